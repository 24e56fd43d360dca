"""A command line that is read, and helps, in German and English."""

import argparse
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NoReturn

from skali.cli import words
from skali.core.errors import SkaliError
from skali.core.message import say
from skali.text import LANGUAGES, preferred_language

HEADINGS = {
    "usage: ": "cli-heading-usage",
    "\npositional arguments:\n": "cli-heading-arguments",
    "\noptions:\n": "cli-heading-options",
}
"""What argparse writes into every help, and how the hall calls it."""


class UsageError(SkaliError):
    """A command line that cannot be understood."""


class Parser(argparse.ArgumentParser):
    """Reports a wrong command line in one line; examples use a game that is installed."""

    def __init__(self, *, language: str = "en", **kwargs: Any) -> None:  # noqa: ANN401 - argparse's own
        """Take the language of the help; `-h` is explained in it too."""
        super().__init__(**{**kwargs, "add_help": False, "allow_abbrev": False})
        self.language = language
        self.add_argument("-h", "--help", action="help", help=told(self, "cli-arg-help"))

    def error(self, message: str) -> NoReturn:
        """Leave it to `main` to report the fault like every other one."""
        raise UsageError(f"{message} (see '{self.prog} --help')")

    def format_help(self) -> str:
        """Translate the headings; put a real game and one of its actions into the examples."""
        text = super().format_help()
        for heading, id_ in HEADINGS.items():
            named = heading.replace(heading.strip(": \n"), told(self, id_))
            text = text.replace(heading, named, 1)
        if "{game}" not in text:
            return text
        from skali.games import games  # noqa: PLC0415 - only for the help of a command

        game = next(iter(games().values()), None)
        action = str(next(iter(game.space))) if game else "ACTION"
        return text.replace("{game}", game.key if game else "GAME").replace("{action}", action)


def told(parser: argparse.ArgumentParser, id_: str, **values: str) -> str:
    """Say something in the language of a parser's help."""
    language = parser.language if isinstance(parser, Parser) else preferred_language()
    return words.hall(say(id_, **values), language).replace("%", "%%")


def language_of(given: Sequence[str]) -> str:
    """Return the language that a command line asks for, before it is read; else the locale's."""
    for before, word in pairwise(["", *given]):
        named = word if before == "--lang" else word.removeprefix("--lang=")
        if named in LANGUAGES and (before == "--lang" or named != word):
            return named
    return preferred_language()
