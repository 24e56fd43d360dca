"""The two rows: migrations, cooling, freezing out, gaps and refills."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import array
from skali.core.chance import Chance, draw, total
from skali.games.greenland.rules import components
from skali.games.greenland.rules.cubes import everybody_dies
from skali.games.greenland.rules.round import OVER, TOGETHER
from skali.games.greenland.rules.state import ROW, Table

SETUP_STREAM: Final[i64] = 0
EVENT_STREAM: Final[i64] = 1
NORTH_STREAM: Final[i64] = 2
SOUTH_STREAM: Final[i64] = 3
DICE_STREAM: Final[i64] = 4
PILE_STREAM: Final = array([NORTH_STREAM, SOUTH_STREAM])
PILE_START: Final = array([0, components.FIRST_SOUTH])
PILE_SIZE: Final = array([components.FIRST_SOUTH, components.REGIONS - components.FIRST_SOUTH])


def in_pile(t: Table, row: i64) -> i64:
    """Count the regions that are left to draw."""
    return total(t.pile, PILE_START[row], PILE_SIZE[row])


def draw_region(t: Table, row: i64, chance: Chance) -> i64:
    """Take the top card of a pile."""
    start = PILE_START[row]
    t.pile = t.pile[:]
    return start + draw(chance, PILE_STREAM[row], t.pile, start, PILE_SIZE[row])


def lay(t: Table, row: i64, place: i64, card: i64) -> None:
    """A card lies at a place of a row: warm before the edge, cold behind it."""
    one: i64 = 1
    t.row = t.row[:]
    t.row[row * ROW + place] = card
    t.laid |= one << card
    if place >= t.warm[row]:
        t.cold |= one << card
    else:
        t.cold &= ~(one << card)


def lift(t: Table, card: i64) -> None:
    """A card lies in no row any more."""
    one: i64 = 1
    t.laid &= ~(one << card)
    t.cold &= ~(one << card)
    t.hostile &= ~(one << card)


def place_of(t: Table, row: i64, card: i64) -> i64:
    """Return the place of a card in a row."""
    place: i64 = 0
    while t.row[row * ROW + place] != card:
        place += 1
    return place


def row_of(t: Table, card: i64) -> i64:
    """Return the row of a card that lies in one."""
    for place in range(t.size[components.NORTH]):
        if t.row[components.NORTH * ROW + place] == card:
            return components.NORTH
    return components.SOUTH


def close_gap(t: Table, row: i64, place: i64) -> None:
    """GREEN-197, GREEN-AMB-09: a row is one card shorter, and the gap closes."""
    lift(t, t.row[row * ROW + place])
    if place < t.warm[row]:
        t.warm = t.warm[:]
        t.warm[row] -= 1
    t.size = t.size[:]
    t.size[row] -= 1
    t.row = t.row[:]
    while place < t.size[row]:
        t.row[row * ROW + place] = t.row[row * ROW + place + 1]
        place += 1
    t.row[row * ROW + place] = components.NOWHERE


def leave_game(t: Table, card: i64) -> None:
    """GREEN-128, GREEN-AMB-10: a card that leaves takes its colonists with it."""
    one: i64 = 1
    t.gone |= one << card
    if components.WORLD_CARDS >> card & 1 != 0:
        everybody_dies(t, card)


def lowest_climax(t: Table, row: i64) -> i64:
    """GREEN-078, GREEN-081, GREEN-AMB-08: the place of the card that a migration replaces."""
    found: i64 = 0
    for place in range(t.size[row]):
        if (
            components.CLIMAX[t.row[row * ROW + place]]
            <= components.CLIMAX[t.row[row * ROW + found]]
        ):
            found = place
    return found


def migrate(t: Table, row: i64, chance: Chance) -> None:
    """GREEN-078..081, GREEN-AMB-60: the lowest card makes room for the top card of the pile."""
    if t.size[row] == 0 or in_pile(t, row) == 0:
        return
    place = lowest_climax(t, row)
    card = t.row[row * ROW + place]
    lift(t, card)
    leave_game(t, card)
    lay(t, row, place, draw_region(t, row, chance))


def cool(t: Table, row: i64) -> None:
    """GREEN-097..101: the ice edge moves, or the longest cold card freezes out."""
    if t.warm[row] > 0:
        t.warm = t.warm[:]
        t.warm[row] -= 1
        one: i64 = 1
        t.cold |= one << t.row[row * ROW + t.warm[row]]
    elif t.size[row] > 0:
        card = t.row[row * ROW + t.size[row] - 1]
        close_gap(t, row, t.size[row] - 1)
        leave_game(t, card)


def refill(t: Table, row: i64, place: i64, chance: Chance) -> None:
    """GREEN-075, GREEN-201, GREEN-202: a card taken to hand is replaced, if it can be."""
    if t.survivor != 0 or in_pile(t, row) == 0:
        close_gap(t, row, place)
        return
    lift(t, t.row[row * ROW + place])
    lay(t, row, place, draw_region(t, row, chance))


def end_if_all_is_frozen(t: Table) -> None:
    """GREEN-237: the common game ends at once when both rows are empty."""
    if t.mode == TOGETHER and t.size[components.NORTH] == 0 and t.size[components.SOUTH] == 0:
        t.phase = OVER
        t.look_into(0, 0)
