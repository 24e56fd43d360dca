"""The end of the game: runestones, leftovers, the tie-break."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count
from skali.games.karvi.effects import vocabulary
from skali.games.karvi.effects.counts import count_of
from skali.games.karvi.rules.components import (
    FINAL,
    NORMAL,
    STONE_COUNTS,
    STONE_EACH,
    STONE_EASY,
    STONE_HARD,
    STONE_SPOTS,
)
from skali.games.karvi.rules.state import TRACK, Table
from skali.games.karvi.rules.village import own_die

PER_STRENGTH: Final[i64] = FINAL.integer("points_per_strength")
PER_BEER: Final[i64] = FINAL.integer("points_per_beer")
PROVISIONS_PER_POINT: Final[i64] = FINAL.integer("provisions_per_point")
PER_GOLD: Final[i64] = FINAL.integer("points_per_gold")
CARDS_PER_POINT: Final[i64] = FINAL.integer("cards_per_point")
RESOURCES_PER_POINT: Final[i64] = FINAL.integer("resources_per_point")


def stone_score(t: Table, seat: i64, stone: i64) -> i64:
    """KARVI-153, KARVI-154: the hard goal, else the easy one; special stones score by the piece."""
    have = count_of(t, seat, STONE_COUNTS[stone])
    if stone >= NORMAL:
        return have * STONE_EACH[stone - NORMAL]
    if have >= STONE_HARD[2 * stone]:
        return STONE_HARD[2 * stone + 1]
    return STONE_EASY[2 * stone + 1] if have >= STONE_EASY[2 * stone] else 0


def stones_score(t: Table, seat: i64) -> i64:
    """KARVI-153, KARVI-154: all visible stones."""
    found: i64 = 0
    for spot in range(STONE_SPOTS):
        stone = t.stones[seat * STONE_SPOTS + spot]
        if stone >= 0:
            found += stone_score(t, seat, stone)
    return found


def score_final(t: Table) -> None:
    """KARVI-153..161, KARVI-AMB-31: everything that is left, in the printed order."""
    for seat in range(t.seats):
        t.book(seat, vocabulary.CAT_RUNESTONES, stones_score(t, seat))
        t.book(seat, vocabulary.CAT_STRENGTH, t.strength[seat] * PER_STRENGTH)
        t.book(seat, vocabulary.CAT_GOODS, t.trades[seat] * t.trades[seat])
        t.book(seat, vocabulary.CAT_BEER, (t.beer[2 * seat] + t.beer[2 * seat + 1]) * PER_BEER)
        t.book(seat, vocabulary.CAT_PROVISIONS, t.provisions[seat] // PROVISIONS_PER_POINT)
        t.book(seat, vocabulary.CAT_GOLD, t.gold[seat] * PER_GOLD)
        t.book(seat, vocabulary.CAT_HAND, count(t.hand[seat]) // CARDS_PER_POINT)
        t.book(
            seat, vocabulary.CAT_RESOURCES, (t.fur[seat] + t.silver[seat]) // RESOURCES_PER_POINT
        )


def tie_break(t: Table, seat: i64) -> i64:
    """KARVI-162, KARVI-AMB-01: the die furthest left in the stop area, of a stack the upper one."""
    die = own_die(t, seat)
    return (TRACK - t.place[die] % TRACK) * 8 + t.level[die]
