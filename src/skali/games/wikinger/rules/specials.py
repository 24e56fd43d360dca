"""Special tiles: taking them, and exchanging buildings."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count, lowest
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.wikinger.rules import asks
from skali.games.wikinger.rules.actions import DECLINE, REBUILD, TAKE
from skali.games.wikinger.rules.asks import SPECIAL
from skali.games.wikinger.rules.components import (
    COLUMNS,
    FIRST_BUILDING,
    GIFT,
    GOLD5,
    ROWS,
    SPECIAL_BAG,
    SPECIAL_KINDS,
    TILE_BAG,
)
from skali.games.wikinger.rules.display import columns_of
from skali.games.wikinger.rules.state import Table, cell


def take(t: Table, seat: i64, special: i64) -> None:
    """WIK-131, WIK-161: the tile works from now on."""
    t.open[special] -= 1
    if special == GOLD5:
        t.gold[seat] += GIFT[special]
        t.removed[SPECIAL_BAG + special] += 1
        return
    t.specials[seat * SPECIAL_KINDS + special] += 1
    if special >= FIRST_BUILDING:
        exchange_now(t, seat, special)


def building_kind(special: i64) -> i64:
    """Return the island kind that a building's special tile replaces."""
    return special - FIRST_BUILDING + 1


def exchange_now(t: Table, seat: i64, special: i64) -> None:
    """WIK-147..149: exchange at once; the player chooses among several, none sets it aside."""
    kind = building_kind(special)
    matches: i64 = 0
    for row in range(1, ROWS):
        matches += count(columns_of(t, seat, row, kind))
    if matches > 1:
        t.ask(asks.REBUILD, seat, SPECIAL.at(special))
    elif matches == 1:
        for row in range(1, ROWS):
            columns = columns_of(t, seat, row, kind)
            if columns != 0:
                exchange_building(t, seat, special, row, lowest(columns))


def exchange_building(t: Table, seat: i64, special: i64, row: i64, column: i64) -> None:
    """WIK-147, WIK-148, WIK-153: the special tile replaces the middle; a figure on it stays."""
    t.specials[seat * SPECIAL_KINDS + special] -= 1
    t.rebuilt[special - FIRST_BUILDING] = cell(seat, row, column)
    t.removed[TILE_BAG + building_kind(special)] += 1


def exchange_set_aside(t: Table, seat: i64, row: i64, column: i64, kind: i64) -> None:
    """WIK-149: a building tile that waited is exchanged for the first match laid."""
    special = FIRST_BUILDING + kind - 1
    if t.specials[seat * SPECIAL_KINDS + special] > 0:
        exchange_building(t, seat, special, row, column)


class Taking(Answer[Table]):
    """WIK-131, WIK-134: any open special tile, or none."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what is open."""
        for special in range(SPECIAL_KINDS):
            if t.open[special] > 0:
                menu.one(TAKE + special)
        menu.one(DECLINE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Take it or leave it."""
        t.pop()
        if family == TAKE:
            take(t, seat, index)


class Rebuilding(Answer[Table]):
    """WIK-148: any own tile with the same building."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer these tiles."""
        kind = building_kind(t.get(SPECIAL))
        for row in range(1, ROWS):
            menu.add(REBUILD + (row - 1) * COLUMNS, columns_of(t, seat, row, kind))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Exchange the building."""
        special = t.get(SPECIAL)
        t.pop()
        exchange_building(t, seat, special, 1 + index // COLUMNS, index % COLUMNS)


ANSWERS: Final[tuple[Answer[Table], ...]] = (Taking(asks.TAKE), Rebuilding(asks.REBUILD))
