"""Mariners and sledges: how many cubes can cross to a card outside the home, or back from it.

Nobody says which mariner or sledge carries whom: a crossing is allowed if there is a way to share
them out, the sledges taking what would need most mariners.
"""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import lowest, zeros
from skali.games.greenland.rules.components import CARRIED, CUBES, PEOPLES, SPOTS, WORLD_CARDS
from skali.games.greenland.rules.round import FETCHED_ANYHOW, FETCHED_BY_BOAT
from skali.games.greenland.rules.state import MARINER, Table

NO_CUBES: Final = zeros(PEOPLES * SPOTS)
NO_CARDS: Final = zeros(PEOPLES)


def boats_for(cubes: i64) -> i64:
    """GREEN-119: how many mariners carry so many cubes to one card."""
    return (cubes + CARRIED - 1) // CARRIED


def boats_left(t: Table, culture: i64, but: i64, sledges: i64) -> i64:
    """GREEN-118..122: mariners that are free, with so many sledges, not counting one card."""
    left = t.elder(culture, MARINER) - t.sailed
    if t.fetched == FETCHED_BY_BOAT:
        left -= 1
    spots = t.crossed[culture]
    if but >= 0:
        one: i64 = 1
        spots &= ~(one << but)
    some = spots
    while some != 0:
        spot = lowest(some)
        some &= some - 1
        left -= boats_for(t.ferried[culture * SPOTS + spot])
    fetched: i64 = 1 if t.fetched == FETCHED_ANYHOW else 0
    left -= fetched
    land = spots & ~WORLD_CARDS
    while sledges > 0:
        sledges -= 1
        most: i64 = -1
        some = land
        while some != 0:
            spot = lowest(some)
            some &= some - 1
            if most < 0 or t.ferried[culture * SPOTS + spot] > t.ferried[culture * SPOTS + most]:
                most = spot
        if most >= 0:
            left += boats_for(t.ferried[culture * SPOTS + most])
            one_spot: i64 = 1
            land &= ~(one_spot << most)
        else:
            left += fetched
            fetched = 0
    return left


def capacity(t: Table, culture: i64, spot: i64) -> i64:
    """GREEN-119, GREEN-121, GREEN-152: how many more cubes can cross."""
    sledges = t.sledges(culture)
    if sledges > 0 and WORLD_CARDS >> spot & 1 == 0:
        if boats_left(t, culture, spot, sledges - 1) >= 0:
            return CUBES
    elif t.elder(culture, MARINER) == 0:
        return 0
    left = boats_left(t, culture, spot, sledges)
    return max(0, left * CARRIED - t.ferried[culture * SPOTS + spot])


def reachable(t: Table, culture: i64, spots: i64) -> i64:
    """Return those of some cards outside the home to which at least one more can cross."""
    if spots == 0 or (t.elder(culture, MARINER) == 0 and t.sledges(culture) == 0):
        return 0
    found: i64 = 0
    alike = spots & ~t.crossed[culture] & ~WORLD_CARDS
    if alike != 0 and capacity(t, culture, lowest(alike)) > 0:
        found = alike
    others = spots & ~alike
    while others != 0:
        spot = lowest(others)
        others &= others - 1
        if capacity(t, culture, spot) > 0:
            found |= 1 << spot
    return found


def cross(t: Table, culture: i64, spot: i64, cubes: i64) -> None:
    """Note that cubes crossed."""
    one: i64 = 1
    t.ferried = t.ferried[:]
    t.ferried[culture * SPOTS + spot] += cubes
    t.crossed = t.crossed[:]
    t.crossed[culture] |= one << spot


def rest(t: Table) -> None:
    """GREEN-AMB-14, GREEN-AMB-24: mariners and sledges are free again."""
    t.ferried = NO_CUBES
    t.crossed = NO_CARDS
    t.sailed = 0
    t.fetched = 0


def can_fetch_anyhow(t: Table, culture: i64) -> bool:
    """GREEN-AMB-15: whether a mariner or a sledge is free for one who comes home."""
    sledges = t.sledges(culture)
    if boats_left(t, culture, -1, sledges) > 0:
        return True
    t.fetched = FETCHED_ANYHOW
    enough = boats_left(t, culture, -1, sledges) >= 0
    t.fetched = 0
    return enough
