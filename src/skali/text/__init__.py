"""Messages to German and English, with Project Fluent.

Every package that speaks has `text/de.ftl` and `text/en.ftl`; the hall's own words lie here.
"""

import locale
import os
from collections.abc import Sequence
from contextlib import suppress
from functools import cache, lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Pattern

from skali.core.errors import SkaliError
from skali.core.message import LANGUAGES as LANGUAGES
from skali.core.message import SEAT, Message, Speak
from skali.text.patterns import Part, is_plain, sentence_of

MARK = "\x01"
"""Around the number of a seat, until names are filled in; no text and no name has it."""


class TextError(SkaliError):
    """A message that cannot be rendered: unknown id, language or missing value."""


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """Load the words of a package on top of the hall's own."""
    if language not in LANGUAGES:
        raise TextError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    loaded = FluentBundle([language], use_isolating=False)
    sources = [files("skali.text") / f"{language}.ftl"]
    if package != "skali.text":
        sources.append(files(package) / "text" / f"{language}.ftl")
    for source in sources:
        loaded.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return loaded


def render(package: str, message: Message, language: str, names: Sequence[str] = ()) -> str:
    """Render a message, seats by their names; these are filled in last, into a shared sentence."""
    text = sentence(package, message, language, marked=bool(names))
    if MARK in text:
        for seat, name in enumerate(names, start=1):
            text = text.replace(f"{MARK}{seat}{MARK}", name)
    return text


@lru_cache(maxsize=20_000)
def sentence(package: str, message: Message, language: str, *, marked: bool) -> str:
    """Render a message, values that are messages first; a mark stands for a seat with a name.

    The same sentence is wanted again and again.
    """
    if marked and message.id == SEAT:
        return f"{MARK}{message.values['seat']}{MARK}"
    rendered = tuple(
        (key, sentence(package, value, language, marked=marked))
        if isinstance(value, Message)
        else (key, value)
        for key, value in message.values.items()
    )
    return fill_in(package, language, message.id, rendered)


def fill_in(
    package: str, language: str, message_id: str, values: tuple[tuple[str, int | str], ...]
) -> str:
    """Fill values into a message's text."""
    plain = plain_sentence(package, language, message_id)
    if plain is not None and is_plain(values):
        with suppress(KeyError):  # a value is missing: Fluent says which
            return plain(dict(values))
    return filled_by_fluent(package, language, message_id, values)


@cache
def plain_sentence(package: str, language: str, message_id: str) -> Part | None:
    """Take a message's text apart, once; None if it is not plain enough, or not there."""
    loaded = bundle(package, language)

    def look(name: str) -> Pattern | None:
        return loaded.get_message(name).value if loaded.has_message(name) else None

    pattern = look(message_id)
    return None if pattern is None else sentence_of(pattern, look)


def filled_by_fluent(
    package: str, language: str, message_id: str, values: tuple[tuple[str, int | str], ...]
) -> str:
    """Let Fluent fill values into a message's text."""
    loaded = bundle(package, language)
    if not loaded.has_message(message_id):
        raise TextError(f"{package} has no message {message_id!r} in {language!r}")
    pattern = loaded.get_message(message_id).value
    if pattern is None:
        raise TextError(f"message {message_id!r} has no text of its own in {language!r}")
    text, errors = loaded.format_pattern(pattern, dict(values))
    if errors:
        raise TextError(f"message {message_id!r} in {language!r}: {errors[0]}")
    return str(text)


def speaker(package: str) -> Speak:
    """Return the function that renders the messages of a package."""

    def speak(message: Message, language: str, names: Sequence[str] = ()) -> str:
        return render(package, message, language, names)

    return speak


def message_ids(package: str, language: str) -> set[str]:
    """List the ids that a package brings in a language."""
    folder = files("skali.text") if package == "skali.text" else files(package) / "text"
    lines = (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    heads = (line.split(" =")[0] for line in lines if " =" in line)
    return {head for head in heads if head and not head[0].isspace() and head[0] not in "#-"}


def preferred_language() -> str:
    """Return German for a German locale, English otherwise."""
    named = (os.environ.get(key) for key in ("LC_ALL", "LC_MESSAGES", "LANG"))
    word = next((name for name in named if name), None) or locale.getlocale()[0] or "en"
    return "de" if word.lower().startswith("de") else "en"
