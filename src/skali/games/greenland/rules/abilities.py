"""What cards in a tableau and elders on their ranks change: for each change who brings it."""

from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array
from skali.games.greenland.rules.components import (
    EFFECT_TABLES,
    FACES,
    OF_RANKS,
    RANK_TABLES,
    USES,
    effects_of,
    faces,
    mask,
    one_of,
)


def cards_with(does: str) -> int:
    """Return the cards that have an effect."""
    tables = enumerate(EFFECT_TABLES)
    return mask([n for n, effects in tables if any(e.text("does") == does for e in effects)])


def face_cards(does: str) -> vec[i64]:
    """Return for every use and face the cards that change it."""
    found = [0] * (len(USES) * int(FACES))
    for card, effects in enumerate(EFFECT_TABLES):
        for effect in effects:
            if effect.text("does") == does:
                for face in effect.integers("faces"):
                    found[one_of(effect, "use", USES) * int(FACES) + face] |= 1 << card
    return array(found)


REROLL_CARDS: Final = face_cards("reroll")
TO_ONE_CARDS: Final = face_cards("to_one")
FIRST_CARDS: Final = array(
    [
        mask(
            [
                card
                for card, effects in enumerate(EFFECT_TABLES)
                for effect in effects
                if effect.text("does") == "hunt_first" and effect.text("use") == use
            ]
        )
        for use in USES
    ]
)
SLEDGES: Final[i64] = cards_with("sledge")
NAVIGATION: Final[i64] = cards_with("navigation")
WARMTH: Final[i64] = cards_with("snow_reduction")
SPARED: Final = array(
    [
        sum(e.integer("n") for e in effects if e.text("does") == "snow_reduction")
        for effects in EFFECT_TABLES
    ]
)
"""GREEN-096: how many units of an event's snow a card spares."""
TIE_WINNERS: Final[i64] = cards_with("auction_tie_winner")
EDUCATED: Final[i64] = cards_with("hand_size")
HAND_SIZE: Final = array(
    [
        sum(
            effect.integer("n")
            for effect in effects
            if effect.text("does") == "hand_size" and "only" not in effect.data
        )
        for effects in EFFECT_TABLES
    ]
)
ANIMAL_HAND: Final = array(
    [
        sum(effect.integer("n") for effect in effects if "only" in effect.data)
        for effects in EFFECT_TABLES
    ]
)
"""GREEN-042: slots for D cards alone."""
RANK_REROLL: Final = array(
    [
        faces(
            tuple(
                face
                for effect in effects_of(rank, OF_RANKS)
                if effect.text("does") == "reroll" and effect.text("use") == use
                for face in effect.integers("faces")
            )
        )
        for side in RANK_TABLES
        for rank in side
        for use in USES
    ]
)
"""The faces that an elder lets roll again: (side * RANKS + rank) * USES + use."""
RANK_HAND: Final = array(
    [
        sum(e.integer("n") for e in effects_of(rank, OF_RANKS) if e.text("does") == "hand_size")
        for side in RANK_TABLES
        for rank in side
    ]
)
