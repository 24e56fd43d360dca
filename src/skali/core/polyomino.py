"""Forms made of square cells, as one mask a row: bit 0 is the leftmost column.

A board is such a form too: its free cells, its covered cells, the places where something fits. The
anchor of a form on a board is the cell under its upper left corner, whether or not that corner is
a cell of it.
"""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count

Rows = tuple[int, ...]
"""Masks from the top row to the bottom one."""

TURNS: Final = 4
"""Quarter turns after which a form is itself again; 4 added to a turn means: flipped over first."""
MOST_COLUMNS: Final = 30
"""A browser counts in masks of 32 bits."""


def drawn(text: str) -> Rows:
    """Read a form that is drawn in one line: `##./.##` has two rows, a dot is no cell."""
    rows: list[int] = []
    for line in text.split("/"):
        if len(line) > MOST_COLUMNS or not set(line) <= {"#", "."}:
            raise ValueError(f"{text!r}: a row is made of at most {MOST_COLUMNS} '#' and '.'")
        rows.append(sum(1 << place for place, sign in enumerate(line) if sign == "#"))
    return trimmed(rows)


def written(rows: Rows) -> str:
    """Draw a form in one line."""
    columns = breadth(rows)
    return "/".join(
        "".join("#" if row >> place & 1 else "." for place in range(columns)) for row in rows
    )


def breadth(rows: Rows) -> int:
    """Count the columns from the left edge to the rightmost cell."""
    widest = 0
    for row in rows:
        widest = max(widest, row.bit_length())
    return widest


def size(rows: Rows) -> int:
    """Count the cells."""
    cells = 0
    for row in rows:
        cells += count(row)
    return cells


def trimmed(rows: list[int]) -> Rows:
    """Move a form into the upper left corner."""
    filled = [number for number, row in enumerate(rows) if row]
    if not filled:
        raise ValueError("a form has at least one cell")
    kept = rows[filled[0] : filled[-1] + 1]
    while not any(row & 1 for row in kept):
        kept = [row >> 1 for row in kept]
    return tuple(kept)


def turned(rows: Rows) -> Rows:
    """Turn a form clockwise by a quarter."""
    tall = len(rows)
    found: list[int] = []
    for column in range(breadth(rows)):
        mask = 0
        for number, row in enumerate(rows):
            if row >> column & 1:
                mask |= 1 << (tall - 1 - number)
        found.append(mask)
    return tuple(found)


def flipped(rows: Rows) -> Rows:
    """Flip a form over, left to right."""
    last = breadth(rows) - 1
    found: list[int] = []
    for row in rows:
        mask = 0
        for column in range(last + 1):
            if row >> column & 1:
                mask |= 1 << (last - column)
        found.append(mask)
    return tuple(found)


def oriented(rows: Rows, turn: int) -> Rows:
    """Return a form as it lies after `turn`: 0 to 3 quarters clockwise, 4 more: flipped first."""
    form = flipped(rows) if turn >= TURNS else rows
    for _ in range(turn % TURNS):
        form = turned(form)
    return form


def anchors(free: list[int], form: Rows) -> list[int]:
    """Return, row by row, the anchors at which every cell of a form lies on a free cell."""
    found = [0] * len(free)
    for top in range(len(free) - len(form) + 1):
        mask: i64 = -1
        for below, row in enumerate(form):
            ground: i64 = free[top + below]
            cells: i64 = row
            while cells != 0:
                if cells & 1 != 0:
                    mask &= ground
                cells >>= 1
                ground >>= 1
        found[top] = mask
    return found


def touches(wanted: list[int], form: Rows) -> list[int]:
    """Return, row by row, the anchors at which some cell of a form lies on a wanted cell."""
    found = [0] * len(wanted)
    for top in range(len(wanted)):
        mask: i64 = 0
        for below, row in enumerate(form):
            if top + below >= len(wanted):
                break
            ground: i64 = wanted[top + below]
            cells: i64 = row
            while cells != 0:
                if cells & 1 != 0:
                    mask |= ground
                cells >>= 1
                ground >>= 1
        found[top] = mask
    return found


def beside(cells: list[int], columns: int) -> list[int]:
    """Return the cells that share an edge with one of these, and are none of them."""
    width = (1 << columns) - 1
    found: list[int] = []
    for number, row in enumerate(cells):
        above = cells[number - 1] if number > 0 else 0
        below = cells[number + 1] if number + 1 < len(cells) else 0
        found.append((row << 1 | row >> 1 | above | below) & width & ~row)
    return found


def laid(rows: list[int], form: Rows, row: int, column: int) -> list[int]:
    """Return the rows with the cells of a form added at an anchor."""
    found = rows[:]
    for below, cells in enumerate(form):
        found[row + below] |= cells << column
    return found
