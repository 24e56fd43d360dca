"""Putting a purchase into the display: start tile, tile, figure."""

from mypy_extensions import i64

from skali.games.wikinger.components import BEGIN, COLOURS, END, KINDS, ROWS, SHIPS
from skali.games.wikinger.display import berths, can_settle, fits, lay_tile
from skali.games.wikinger.offer import ask_to_place
from skali.games.wikinger.specials import exchange_set_aside
from skali.games.wikinger.state import ASK_SETTLE, Table


def place_start_tile(t: Table, row: i64) -> None:
    """WIK-055, WIK-056: the start tile goes to column 0 of a row, then the bought tile follows."""
    seat = t.actor()
    t.pop()
    t.start_tiles &= ~(1 << seat)
    lay_tile(t, seat, row, 0, BEGIN)
    bought = t.pop()
    ask_to_place(t, seat, bought >> 4, bought & 15)


def places_in_row(t: Table, row: i64) -> i64:
    """WIK-043: the columns of a row where the bought tile may be laid."""
    seat = t.actor()
    tile = t.cargo() >> 4
    if tile >= KINDS:
        return berths(t, seat) if row == 0 else 0
    return fits(t, seat, row, tile) if row > 0 else 0


def place(t: Table, row: i64, column: i64) -> None:
    """WIK-042, WIK-058..064: lay the tile; its figure may stand on it only in its own row."""
    seat = t.actor()
    bought = t.pop()
    tile = bought >> 4
    figure = bought & 15
    if tile >= KINDS:
        t.ships[seat * SHIPS + tile - KINDS] |= 1 << column
    else:
        lay_tile(t, seat, row, column, tile)
        if tile not in (BEGIN, END):
            exchange_set_aside(t, seat, row, column, tile)
        if can_settle(row, figure):
            t.push(ASK_SETTLE, 1 << seat, row << 10 | column << 4 | figure)
            return
    t.waiting[seat * COLOURS + figure] += 1


def settle(t: Table) -> None:
    """WIK-058: the figure stands on the tile that was laid with it."""
    seat = t.actor()
    place_ = t.pop()
    t.figures[seat * ROWS + (place_ >> 10)] |= 1 << (place_ >> 4 & 63)


def to_mainland(t: Table) -> None:
    """WIK-060: the figure waits on the mainland instead."""
    seat = t.actor()
    figure = t.pop() & 15
    t.waiting[seat * COLOURS + figure] += 1
