"""The occupation cards: `data/occupations.toml` under names, and the decks that they belong to."""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array
from skali.core.data import load

DATA: Final = load(files("skali.games.odin") / "data" / "occupations.toml")
TABLES: Final = DATA.tables("occupation")
CARDS: Final = tuple(card.text("key") for card in TABLES)
"""All cards by their printed numbers, from 1 on."""
ALL_CARDS: Final[i64] = len(CARDS)
SHIPYARD: Final = tuple(DATA.value("shipyard", list))
"""ODIN-AMB-52: spaces and cards by which ships are built with wood."""
CARD_POINTS: Final = array(card.integer("points") for card in TABLES)
IS_START: Final = array(card.value("start", bool) for card in TABLES)
"""ODIN-A13: light brown cards, of which everybody gets one at the start."""

DECKS: Final = ("none", "A", "B", "C", "AB", "AC", "BC", "ABC")
"""ODIN-029: which cards are in the game."""
SET_WORD: Final[i64] = 60
CARD_WORDS: Final[i64] = len(CARDS) // 60 + 1
"""Words of a set of cards: as in the machine of effects."""


def set_of(decks: str, *, start: bool) -> list[int]:
    """Return the light or dark brown cards of some decks as words of a set."""
    words = [0] * int(CARD_WORDS)
    for number, card in enumerate(TABLES):
        if card.text("deck") in decks and card.value("start", bool) == start:
            words[number // int(SET_WORD)] |= 1 << number % int(SET_WORD)
    return words


def sets(*, start: bool) -> vec[i64]:
    """Return the sets of all choices of decks, one after the other."""
    return array(
        word for decks in DECKS for word in set_of("" if decks == DECKS[0] else decks, start=start)
    )


LIGHT: Final = sets(start=True)
"""ODIN-030, ODIN-AMB-37: by `decks * CARD_WORDS + word`."""
DARK: Final = sets(start=False)


def lasting() -> list[int]:
    """List the cards that go on working after they were played, as words of a set."""
    words = [0] * int(CARD_WORDS)
    for number, card in enumerate(TABLES):
        if any(clause.data.get("when") != "play" for clause in card.tables("clauses")):
            words[number // int(SET_WORD)] |= 1 << number % int(SET_WORD)
    return words


LASTING: Final = array(lasting())
