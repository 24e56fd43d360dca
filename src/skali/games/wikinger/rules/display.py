"""Displays: laying tiles and ships, settling figures, islands and threats."""

from mypy_extensions import i64

from skali.core.bits import count
from skali.games.wikinger.rules.components import (
    BEGIN,
    BOATMAN,
    COLUMNS,
    END,
    FIRST_SHIPS,
    KINDS,
    LAND_LEFT,
    LAND_RIGHT,
    REACH,
    ROW_OF,
    ROWS,
    SHIPS,
    WARRIOR_ROW,
)
from skali.games.wikinger.rules.state import Table


def columns_of(t: Table, seat: i64, row: i64, kind: i64) -> i64:
    """Return the columns in which a kind of island tile lies."""
    return t.tiles[(seat * KINDS + kind) * ROWS + row]


def middles(t: Table, seat: i64, row: i64) -> i64:
    """Return the columns of all middles, whatever their building."""
    tiles = t.tiles
    found: i64 = 0
    at = (seat * KINDS + BEGIN + 1) * ROWS + row
    for _ in range(BEGIN + 1, END):
        found |= tiles[at]
        at += ROWS
    return found


def laid(t: Table, seat: i64, row: i64) -> i64:
    """Return the columns of all island tiles of a row."""
    tiles = t.tiles
    found: i64 = 0
    at = seat * KINDS * ROWS + row
    for _ in range(KINDS):
        found |= tiles[at]
        at += ROWS
    return found


def fits(t: Table, seat: i64, row: i64, kind: i64) -> i64:
    """WIK-046..051: the columns of a row into which an island tile may be laid."""
    begins = columns_of(t, seat, row, BEGIN)
    ends = columns_of(t, seat, row, END)
    inner = middles(t, seat, row)
    tiles = begins | inner | ends
    touched = tiles << 1 | tiles >> 1 | 1
    if row > 1:
        touched |= laid(t, seat, row - 1)
    if row < ROWS - 1:
        touched |= laid(t, seat, row + 1)
    if LAND_LEFT[kind] != 0:
        clash = ends << 1 | 1
    else:
        clash = (begins | inner) << 1
    if LAND_RIGHT[kind] != 0:
        clash |= begins >> 1
    else:
        clash |= (inner | ends) >> 1
    return touched & ~tiles & ~clash & ((1 << COLUMNS) - 1)


def fits_anywhere(t: Table, seat: i64, kind: i64) -> bool:
    """WIK-053: whether an island tile finds a place in any row."""
    for row in range(1, ROWS):
        if fits(t, seat, row, kind) != 0:
            return True
    return False


def fleet(t: Table, seat: i64) -> i64:
    """Return the columns of all ships."""
    found: i64 = 0
    for sail in range(SHIPS):
        found |= t.ships[seat * SHIPS + sail]
    return found


def berths(t: Table, seat: i64) -> i64:
    """WIK-044, WIK-045: the first three ships take columns 0 to 2, later ones the next."""
    ships = fleet(t, seat)
    first = (1 << FIRST_SHIPS) - 1
    if ships & first != first:
        return first & ~ships
    return ships + 1 & ~ships


def lay_tile(t: Table, seat: i64, row: i64, column: i64, kind: i64) -> None:
    """Lay an island tile."""
    t.tiles[(seat * KINDS + kind) * ROWS + row] |= 1 << column


def free_tiles(t: Table, seat: i64, colour: i64) -> i64:
    """WIK-065, WIK-066: the columns in a figure's row where a tile has no figure yet."""
    row = ROW_OF[colour]
    return laid(t, seat, row) & ~t.figures[seat * ROWS + row]


def can_settle(row: i64, colour: i64) -> bool:
    """WIK-058, WIK-064: a figure stands only in its own row; a boatman has none."""
    return colour != BOATMAN and ROW_OF[colour] == row


def repelled(t: Table, seat: i64) -> i64:
    """WIK-072: the columns in which a warrior stands directly below a ship."""
    return fleet(t, seat) & t.figures[seat * ROWS + WARRIOR_ROW]


def threatened(t: Table, seat: i64, row: i64) -> i64:
    """WIK-070..072: the columns of a row under a ship whose sail reaches it."""
    found: i64 = 0
    for sail in range(SHIPS):
        if REACH[sail] >= row:
            found |= t.ships[seat * SHIPS + sail]
    return found & ~t.figures[seat * ROWS + WARRIOR_ROW]


def safe(t: Table, seat: i64, row: i64) -> i64:
    """WIK-073, WIK-074: the columns with a figure on an island that no ship threatens."""
    return t.figures[seat * ROWS + row] & ~threatened(t, seat, row)


def finished_islands(t: Table, seat: i64) -> i64:
    """WIK-101: islands from a beginning over any middles to an end, packed as count * 64 + longest.

    WIK-103: unfinished ones do not count, however long.
    """
    islands: i64 = 0
    longest: i64 = 0
    for row in range(1, ROWS):
        begins = columns_of(t, seat, row, BEGIN)
        ends = columns_of(t, seat, row, END)
        if begins == 0 or ends == 0:
            continue
        inner = middles(t, seat, row)
        island = begins
        length: i64 = 1
        while island != 0:
            island <<= 1
            length += 1
            closed = island & ends
            if closed != 0:
                islands += count(closed)
                longest = max(longest, length)
            island &= inner
    return islands * 64 + longest


def population(t: Table, seat: i64) -> i64:
    """Count the figures on the islands of a display."""
    found: i64 = 0
    for row in range(1, ROWS):
        found += count(t.figures[seat * ROWS + row])
    return found
