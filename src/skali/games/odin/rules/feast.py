"""Phase 9: everybody lays the table for the feast, one dish at a time."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.odin.effects.events import FEAST_BEGINS, FEASTED, SERVED
from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.effects.vocabulary import LONG_PEAS
from skali.games.odin.rules import asks, banquet
from skali.games.odin.rules.actions import DONE, SERVE
from skali.games.odin.rules.news import herald
from skali.games.odin.rules.state import OWN, PENALTIES, Table
from skali.games.odin.rules.stores import give_up

MEAD_MASK: Final[i64] = 1 << banquet.FOODS.index("mead")


def foods(t: Table, seat: i64) -> i64:
    """ODIN-109: the foods and the silver that a seat has, as a mask."""
    found: i64 = 0
    for food in range(len(banquet.FOODS)):
        if t.has(seat, banquet.FOOD_THING[food]) > 0:
            found |= 1 << food
    if t.sober >> seat & 1 != 0:
        found &= ~MEAD_MASK
    return found


def long_peas(t: Table, seat: i64) -> i64:
    """ODIN-114: how many peas may lie lengthwise."""
    if t.altered[seat] >> LONG_PEAS & 1 == 0:
        return 1
    return MACHINE.number(t, seat, LONG_PEAS, 1, 0)


def empty_cells(t: Table, seat: i64) -> i64:
    """ODIN-118: how many cells are still to be filled."""
    return banquet.unfilled(t.feast, seat * banquet.FEAST_WORDS, t.first_cell(seat), t.last_cell())


def close(t: Table) -> None:
    """ODIN-118, ODIN-121, ODIN-AMB-57: a penalty for every empty cell; the tables are cleared."""
    for seat in range(t.seats):
        clear_table(t, seat)


def clear_table(t: Table, seat: i64) -> None:
    """ODIN-118, ODIN-121: the feast of one player ends."""
    t.own[seat * OWN + PENALTIES] += empty_cells(t, seat)
    t.feast = t.feast[:]
    banquet.clear(t.feast, seat * banquet.FEAST_WORDS)
    t.sober &= ~(1 << seat)


def feast_alone(t: Table, seat: i64) -> None:
    """ODIN-262: a card gives its owner a whole feast, with all that belongs to one."""
    t.ask(asks.CLEAR, seat)
    t.ask(asks.FEASTED, seat)
    t.ask(asks.FEAST, seat)
    MACHINE.happen(t, FEAST_BEGINS, seat, 0, 0, 0, 0)


class AfterFeast(Answer[Table]):
    """ODIN-262: the dishes of one player stand."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Let cards know."""
        t.pop()
        MACHINE.happen(t, FEASTED, seat, 0, 0, 0, 0)


class Clearing(Answer[Table]):
    """ODIN-262: the table of one player is cleared."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Count what is missing."""
        t.pop()
        clear_table(t, seat)


class Feasting(Answer[Table]):
    """ODIN-108..119: a dish somewhere on the table, or no more."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every dish at every place where it may lie."""
        at = seat * banquet.FEAST_WORDS
        banquet.offer_dishes(
            menu, SERVE, t.feast, at, foods(t, seat), t.first_cell(seat), t.last_cell(),
            long_peas(t, seat),
        )  # fmt: skip
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Serve it."""
        if family == DONE:
            t.answered(seat)
            return
        give_up(t, seat, banquet.FOOD_THING[banquet.food_of(index)], 1)
        t.feast = t.feast[:]
        banquet.serve(t.feast, seat * banquet.FEAST_WORDS, index)
        t.origin = 0
        herald(t, SERVED, seat, banquet.food_of(index), 1)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Feasting(asks.FEAST),
    AfterFeast(asks.FEASTED),
    Clearing(asks.CLEAR),
)
