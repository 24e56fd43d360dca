"""How a game is played, for somebody who does not know it: chapters with drawn tables, and signs.

A game tells it in `data/guide.toml`, German and English side by side, so that both have the same
chapters, pictures and signs. A game without that file has an empty guide.
"""
# interpreted: reads files once

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from skali.core.data import Section, parse
from skali.core.message import LANGUAGES, Message


@dataclass(frozen=True, slots=True)
class Picture:
    """A table that is drawn: a position, and which panels of it are shown to whom."""

    position: Mapping[str, Any]
    panels: tuple[str, ...]
    seat: int | None
    caption: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the guide; paragraphs are plain text."""

    key: str
    title: str
    paragraphs: tuple[str, ...]
    picture: Picture | None


@dataclass(frozen=True, slots=True)
class Sign:
    """A drawing and what it means."""

    sprite: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A sign in a row: letters, a drawing, or letters before or in a drawing."""

    sprite: str = ""
    text: str = ""
    inside: bool = False
    tone: str = ""
    """A palette colour behind the drawing."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A card that can be looked up: what is printed on it, and what it does in signs."""

    number: int
    name: Message
    notes: tuple[Message, ...]
    """Short ones: where it belongs, what it is worth."""
    text: Message
    rows: tuple[tuple[Glimpse, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Guide:
    """How a game is played, in one language."""

    chapters: tuple[Chapter, ...] = ()
    signs: tuple[Sign, ...] = ()
    scenery: frozenset[str] = frozenset()
    """Drawings that mean nothing: they only look nice."""


def load_guide(file: Traversable, language: str) -> Guide:
    """Read a game's guide in a language; every text must be there in all of them."""
    if not file.is_file():
        return Guide()
    data = parse(file)
    return Guide(
        tuple(read_chapter(entry, language) for entry in data.tables("chapter")),
        tuple(
            Sign(sprite, told(entry, "means", language))
            for entry in data.tables("sign")
            for sprite in entry.texts("sprites")
        ),
        frozenset(data.texts("scenery")),
    )


def read_chapter(entry: Section, language: str) -> Chapter:
    """Read one chapter; an empty line ends a paragraph."""
    text = told(entry, "text", language)
    paragraphs = tuple(" ".join(part.split()) for part in text.split("\n\n") if part.strip())
    picture = read_picture(entry.table("picture"), language) if "picture" in entry.data else None
    return Chapter(entry.text("key"), told(entry, "title", language), paragraphs, picture)


def read_picture(entry: Section, language: str) -> Picture:
    """Read which table is drawn; the position is JSON, as in a file of one's own."""
    try:
        position = json.loads(entry.text("position"))
    except ValueError as error:
        raise entry.fail("position", f"is no JSON: {error}") from error
    seat = entry.integer("seat") if "seat" in entry.data else None
    return Picture(position, entry.texts("panels"), seat, told(entry, "caption", language))


def told(entry: Section, key: str, language: str) -> str:
    """Return a text in a language; where one is missing, none is used."""
    texts = entry.table(key)
    return {each: texts.text(each) for each in LANGUAGES}[language].strip()
