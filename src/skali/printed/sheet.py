"""The sheet: one page to fill in beside the box, without a network, in German and English."""

import json
import re
from html import escape
from importlib.resources import files
from typing import Any

from skali.core import svg
from skali.core.data import SOURCES
from skali.core.game import Game
from skali.core.message import LANGUAGES, Message, say
from skali.core.scene import Node, Portrait
from skali.printed.limits import Limits, Value
from skali.text import render

WORDS = (
    "only", "help", "give", "name", "who", "edition", "date", "after", "text", "save", "clear",
    "sure", "count", "faults", "first", "same", "yes", "no", "range", "now",
    "change", "long", "notation",
)  # fmt: skip
"""What the page says, by `sheet-WORD`."""
USED = re.compile(r'href="#art-([^"]+)"')
"""The drawings that a picture is made of."""
NAMED = re.compile(r'<g id="[^"]*"')
EDGE = 2.0
"""Around a drawing."""
SIGN = 56.0
PLACES = re.compile(r"\$(title|palette|art|data)\b")
"""Where the page of a game is filled in."""
REST = "rest"
"""The part of single values that belong to no component."""
Labels = dict[str, str]


def sheet(game: Game, limits: Limits) -> str:
    """Write the page."""
    parts = [part for part in parts_of(game, limits) if part["things"]]
    data = {
        "game": game.key,
        "name": {language: game.speak(say(f"{game.key}-name"), language) for language in LANGUAGES},
        "text": {language: words_in(language) for language in LANGUAGES},
        "words": limits.rules.data.get("word", {}),
        "said": said_words(game, limits),
        "parts": parts,
    }
    drawn = [picture for part in parts for thing in part["things"] for picture in thing["drawing"]]
    needed = {name for picture in drawn for name in USED.findall(picture)}
    filled = {
        "title": escape(game.speak(say(f"{game.key}-name"), "en")),
        "palette": ";".join(f"--sk-{name}:{colour}" for name, colour in svg.PALETTE.items()),
        "art": "\n".join(game.art[name] for name in sorted(needed)),
        "data": json.dumps(data, ensure_ascii=False).replace("<", "\\u003c"),
    }
    page = (files("skali.printed") / "sheet.html").read_text(encoding="utf-8")
    return PLACES.sub(lambda place: filled[place[1]], page)


def words_in(language: str) -> dict[str, Any]:
    """Return what the page itself says."""
    said = {word: render("skali.text", Message(f"sheet-{word}"), language) for word in WORDS}
    sources = {s: render("skali.text", Message(f"sheet-source-{s}"), language) for s in SOURCES}
    return {**said, "source": sources}


def parts_of(game: Game, limits: Limits) -> list[dict[str, Any]]:
    """List the parts of the box as the game orders them, then those that it does not name."""
    by_part: dict[str, list[Value]] = {}
    for value in limits.asked:
        head = value.key.partition(".")[0] if "." in value.key else REST
        by_part.setdefault(head, []).append(value)
    named = limits.rules.data.get("part", {})
    order = [*named, *(head for head in by_part if head not in named and head != REST), REST]
    return [
        {
            "label": labels(named.get(head, {}), head),
            "things": things_of(game, limits, head, by_part.pop(head)),
        }
        for head in order
        if head in by_part
    ]


def things_of(game: Game, limits: Limits, head: str, values: list[Value]) -> list[dict[str, Any]]:
    """List the components of a part, each with its drawing and its fields."""
    by_thing: dict[str, list[Value]] = {}
    for value in values:
        names = value.key.split(".")
        owner = ".".join(names[:2]) if value.column.startswith(f"{head}.*.") else head
        by_thing.setdefault(owner if "." in value.key else value.key, []).append(value)
    return [thing_of(game, limits, head, owner, own) for owner, own in by_thing.items()]


def thing_of(
    game: Game, limits: Limits, head: str, owner: str, values: list[Value]
) -> dict[str, Any]:
    """Describe a component: its name, its drawing, what it does in words, and its fields."""
    portrait = game.portrait(owner) or Portrait(None, signs(game, limits, head, owner))
    told = portrait.nodes[0].label if portrait.nodes else None
    pictures = [picture(game, portrait.nodes, language) for language in LANGUAGES]
    return {
        "label": both(game, portrait.name) if portrait.name else thing_labels(limits, owner, head),
        "told": both(game, told) if told else {},
        "drawing": pictures if pictures[0] != pictures[1] else pictures[:1],
        "fields": [field(limits, value, owner) for value in values],
    }


def both(game: Game, message: Message) -> Labels:
    """Say something in every language, with a capital."""
    said = {language: game.speak(message, language) for language in LANGUAGES}
    return {language: text[:1].upper() + text[1:] for language, text in said.items()}


def thing_labels(limits: Limits, owner: str, head: str) -> Labels:
    """Name a single value or a part without components."""
    own = owner.removeprefix(f"{head}.")
    source = limits.rules.data.get("part" if own == head else "word", {})
    return labels(source.get(own, limits.rules.data.get("word", {}).get(own, {})), own)


def labels(words: dict[str, Any], key: str) -> Labels:
    """Return the name of something in both languages; without one its key speaks for itself."""
    return {language: words.get(language, key.replace("_", " ")) for language in LANGUAGES}


def field(limits: Limits, value: Value, owner: str) -> dict[str, Any]:
    """Describe one value with what may be entered."""
    component, words = value.component, limits.rules.data.get("word", {})
    names = value.key.removeprefix(f"{owner}.").split(".")
    parts = [labels(words.get(name, {}), name) for name in names]
    there = component.value
    least, most = value.lengths or ((len(there),) * 2 if isinstance(there, list) else (0, 0))
    return {
        "key": value.key,
        "label": {lang: " · ".join(part[lang] for part in parts) for lang in LANGUAGES},
        "value": there,
        "source": component.source,
        "note": dict(component.notes),
        "kind": value.kind,
        "nested": value.kind == "list" and any(isinstance(item, list) for item in there),
        "low": value.low,
        "high": value.high,
        "words": list(value.words),
        "said": limits.pattern("said", value.key),
        "least": least,
        "most": most,
    }


def said_words(game: Game, limits: Limits) -> dict[str, dict[str, Labels]]:
    """Name the words of columns whose names are messages of the game, by pattern."""
    found: dict[str, dict[str, Labels]] = {}
    for value in limits.asked:
        pattern = limits.pattern("said", value.key)
        known = found.setdefault(pattern, {}) if pattern else {}
        for word in value.words if pattern else ():
            if word not in known:
                id_ = limits.rules.data["said"][pattern].format(re.sub("[_:]", "-", word))
                known[word] = both(game, say(id_))
    return found


# --- drawings ---


def signs(game: Game, limits: Limits, head: str, owner: str) -> tuple[Node, ...]:
    """Draw the sign of a part, for values that are printed on no component of their own."""
    named = limits.rules.data.get("part", {}).get(head, {}).get("sprite", owner)
    return (Node(owner, 0, 0, SIGN, SIGN, sprite=named),) if named in game.art else ()


def picture(game: Game, nodes: tuple[Node, ...], language: str) -> str:
    """Draw nodes as one picture, as large as they are."""
    if not nodes:
        return ""
    left, top = min(node.x for node in nodes), min(node.y for node in nodes)
    w, h = (
        max(node.x + node.w for node in nodes) - left,
        max(node.y + node.h for node in nodes) - top,
    )
    bare = (node._replace(label=None, mark="") for node in nodes)
    inner = "".join(
        svg.draw(node, lambda message: game.speak(message, language), game.art) for node in bare
    )
    box = f"{left - EDGE:g} {top - EDGE:g} {w + 2 * EDGE:g} {h + 2 * EDGE:g}"
    size = f'width="{w + 2 * EDGE:g}" height="{h + 2 * EDGE:g}"'
    return (
        f'<svg class="art" viewBox="{box}" {size} aria-hidden="true">{NAMED.sub("<g", inner)}</svg>'
    )
