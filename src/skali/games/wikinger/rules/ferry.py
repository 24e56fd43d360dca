"""Boatmen: which loads they can take to the islands, and where the figures land."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.wikinger.rules import asks
from skali.games.wikinger.rules.actions import BOAT_LOAD, DONE, FERRY, LAND
from skali.games.wikinger.rules.asks import GOING
from skali.games.wikinger.rules.components import (
    BOAT,
    BOATMAN,
    COLOURS,
    COLUMNS,
    FIGURE_BAG,
    FIGURE_OF_ROW,
    ROUNDS,
    ROW_OF,
    ROWS,
    SETTLERS,
    SPECIAL_BAG,
    SPECIAL_KINDS,
)
from skali.games.wikinger.rules.display import free_tiles
from skali.games.wikinger.rules.scoring import finish_large
from skali.games.wikinger.rules.state import Table

EACH: Final[i64] = SETTLERS
"""The load that takes one figure of every waiting colour."""


def transportable(t: Table, seat: i64, colour: i64) -> i64:
    """WIK-081, WIK-155: how many waiting figures of a colour find a free tile."""
    waiting = t.waiting[seat * COLOURS + colour]
    if waiting == 0:
        return 0
    return min(waiting, count(free_tiles(t, seat, colour)))


def anyone_can_go(t: Table, seat: i64) -> bool:
    """WIK-086: whether a boatman could take at least one figure."""
    for colour in range(SETTLERS):
        if transportable(t, seat, colour) > 0:
            return True
    return False


def can_ferry(t: Table, seat: i64) -> bool:
    """WIK-079, WIK-086: a boatman is there, and somebody can go."""
    return t.waiting[seat * COLOURS + BOATMAN] > 0 and anyone_can_go(t, seat)


def must_ferry(t: Table) -> bool:
    """WIK-087, WIK-129: in the last large scoring boatmen must be used."""
    return t.round == ROUNDS


def has_boat(t: Table, seat: i64) -> bool:
    """WIK-139: whether the seat owns a boat tile."""
    return t.specials[seat * SPECIAL_KINDS + BOAT] > 0


def carries_one(t: Table, *, with_boat: bool) -> bool:
    """WIK-128: in the advanced version a boatman without a boat carries a single figure."""
    return t.advanced != 0 and not with_boat


def loads(t: Table, seat: i64, *, with_boat: bool) -> i64:
    """WIK-080, WIK-128, WIK-139: the possible loads as a mask; bit EACH is one of each colour."""
    found: i64 = 0
    for colour in range(SETTLERS):
        if transportable(t, seat, colour) > 0:
            found |= 1 << colour
    if found != 0 and not carries_one(t, with_boat=with_boat):
        found |= 1 << EACH
    return found


class Ferrying(Answer[Table]):
    """WIK-079..088, WIK-128, WIK-139, WIK-140: loads by boatman or boat, and stopping."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what can be carried."""
        menu.add(FERRY, loads(t, seat, with_boat=False))
        if has_boat(t, seat):
            menu.add(BOAT_LOAD, loads(t, seat, with_boat=True))
        if not must_ferry(t):
            menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Carry a load, or score."""
        t.pop()
        if family == DONE:
            finish_large(t, seat)
        else:
            ferry(t, seat, index, with_boat=family == BOAT_LOAD)


def ferry(t: Table, seat: i64, load: i64, *, with_boat: bool) -> None:
    """WIK-080..085: a load goes as a whole, cut short by missing tiles only; the boatman leaves."""
    t.waiting[seat * COLOURS + BOATMAN] -= 1
    t.removed[FIGURE_BAG + BOATMAN] += 1
    if with_boat:
        t.specials[seat * SPECIAL_KINDS + BOAT] -= 1
        t.removed[SPECIAL_BAG + BOAT] += 1
    going: i64 = 0
    for colour in range(SETTLERS):
        figures = transportable(t, seat, colour)
        if load == EACH or carries_one(t, with_boat=with_boat):
            figures = min(figures, 1)
        if load in (colour, EACH):
            going += GOING.some(colour, figures)
    disembark(t, seat, going)


def disembark(t: Table, seat: i64, going: i64) -> None:
    """WIK-082: figures without a choice land at once; for the others the player is asked."""
    undecided: i64 = 0
    for colour in range(SETTLERS):
        figures = GOING.of(going, colour)
        if figures == 0:
            continue
        free = free_tiles(t, seat, colour)
        if count(free) == figures:
            t.figures[seat * ROWS + ROW_OF[colour]] |= free
            t.waiting[seat * COLOURS + colour] -= figures
        else:
            undecided += GOING.some(colour, figures)
    if undecided != 0:
        t.ask(asks.LAND, seat, GOING.at(undecided))


class Landing(Answer[Table]):
    """WIK-082: any free tile in the rows of the figures on their way."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer these tiles, row by row."""
        for row in range(1, ROWS):
            colour = FIGURE_OF_ROW[row]
            if t.get_of(GOING, colour) != 0:
                menu.add(LAND + (row - 1) * COLUMNS, free_tiles(t, seat, colour))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """One figure goes ashore."""
        going = t.get(GOING)
        t.pop()
        row = 1 + index // COLUMNS
        colour = FIGURE_OF_ROW[row]
        t.figures[seat * ROWS + row] |= 1 << index % COLUMNS
        t.waiting[seat * COLOURS + colour] -= 1
        disembark(t, seat, going - GOING.some(colour, 1))


ANSWERS: Final[tuple[Answer[Table], ...]] = (Ferrying(asks.FERRY), Landing(asks.LAND))
