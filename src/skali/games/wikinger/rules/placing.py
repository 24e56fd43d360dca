"""Putting a purchase into the display: start tile, tile, figure."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.wikinger.rules import asks
from skali.games.wikinger.rules.actions import MAINLAND, PLACE, SETTLE, START
from skali.games.wikinger.rules.asks import COLUMN, FIGURE, ROW, TILE
from skali.games.wikinger.rules.components import BEGIN, COLOURS, COLUMNS, END, KINDS, ROWS, SHIPS
from skali.games.wikinger.rules.display import berths, can_settle, fits, lay_tile
from skali.games.wikinger.rules.offer import ask_to_place
from skali.games.wikinger.rules.specials import exchange_set_aside
from skali.games.wikinger.rules.state import Table


class LayingTheStartTile(Answer[Table]):
    """WIK-055, WIK-056: the start tile goes to column 0 of a row, then the bought tile follows."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every row of islands."""
        menu.some(START, ROWS - 1)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Lay it, and ask for the bought tile where that still fits."""
        t.pop()
        t.start_tiles &= ~(1 << seat)
        lay_tile(t, seat, 1 + index, 0, BEGIN)
        tile, figure = t.get(TILE), t.get(FIGURE)
        t.pop()
        ask_to_place(t, seat, tile, figure)


class Placing(Answer[Table]):
    """WIK-042..054: the bought tile goes into the display."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """WIK-043: ships and islands have rows of their own."""
        tile = t.get(TILE)
        if tile >= KINDS:
            menu.add(PLACE, berths(t, seat))
            return
        for row in range(1, ROWS):
            menu.add(PLACE + row * COLUMNS, fits(t, seat, row, tile))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Lay the tile at row and column."""
        place(t, seat, index // COLUMNS, index % COLUMNS)


def place(t: Table, seat: i64, row: i64, column: i64) -> None:
    """WIK-042, WIK-058..064: lay the tile; its figure may stand on it only in its own row."""
    tile, figure = t.get(TILE), t.get(FIGURE)
    t.pop()
    if tile >= KINDS:
        t.ships[seat * SHIPS + tile - KINDS] |= 1 << column
    else:
        lay_tile(t, seat, row, column, tile)
        if tile not in (BEGIN, END):
            exchange_set_aside(t, seat, row, column, tile)
        if can_settle(row, figure):
            t.ask(asks.SETTLE, seat, ROW.at(row) | COLUMN.at(column) | FIGURE.at(figure))
            return
    t.waiting[seat * COLOURS + figure] += 1


class Settling(Answer[Table]):
    """WIK-058..060: the figure stands on the tile laid with it, or waits on the mainland."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer both."""
        menu.one(SETTLE)
        menu.one(MAINLAND)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Put the figure there."""
        if family == SETTLE:
            t.figures[seat * ROWS + t.get(ROW)] |= 1 << t.get(COLUMN)
        else:
            t.waiting[seat * COLOURS + t.get(FIGURE)] += 1
        t.pop()


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    LayingTheStartTile(asks.START), Placing(asks.PLACE), Settling(asks.SETTLE),
)  # fmt: skip
