"""Boards of square cells and the pieces that can be laid on them now: whole areas, never a list.

Where a piece fits is sent as one mask a row, and the number of an action follows from the place by
a formula; so nine hundred places take a few kilobytes, and nobody describes them one by one.
"""
# interpreted: made for people, one a decision

from collections.abc import Iterator
from typing import NamedTuple

from skali.core.bits import count, places
from skali.core.message import Message
from skali.core.polyomino import TURNS, Rows, laid, oriented


class Grid(NamedTuple):
    """Square cells on a panel; a cell is named by row and column, from the upper left."""

    id: str
    label: Message
    x: float
    y: float
    cell: float
    columns: int
    rows: int
    cells: Rows = ()
    """Which cells there are; nothing given means all of them."""
    covered: Rows = ()
    """On which of them something lies."""
    tone: str = "ground"
    """The palette colour of a cell; "" where the board is drawn by nodes."""

    @property
    def existing(self) -> Rows:
        """The cells that there are, row by row."""
        return self.cells or ((1 << self.columns) - 1,) * self.rows

    @property
    def free(self) -> Rows:
        """The cells on which nothing lies, row by row."""
        covered = self.covered or (0,) * self.rows
        return tuple(row & ~other for row, other in zip(self.existing, covered, strict=True))


class Turned(NamedTuple):
    """A piece as it lies: turned clockwise by so many quarters; 4 more: flipped over first."""

    turn: int
    rows: Rows


class Piece(NamedTuple):
    """A thing that can be laid; its forms are those that look different."""

    id: str
    label: Message
    forms: tuple[Turned, ...]
    tone: str = "wood"
    sprite: str = ""
    node: str = ""
    """Where it lies now: a click there takes it in hand."""
    first: int = -1
    """An action that takes the piece, to be played before it is laid; -1: it is laid at once."""


class Placements(NamedTuple):
    """Where a piece may lie in one form on one grid, and which action lays it there."""

    piece: str
    form: int
    """The number of the form among those of the piece."""
    grid: str
    base: int
    """The action of the anchor in the upper left corner of the grid, legal or not."""
    step: int
    """How much further the action of the row below is; that of the next column is the next one."""
    anchors: Rows
    """The legal anchors, row by row: cells under the upper left corner of the form."""

    def action(self, row: int, column: int) -> int:
        """Return the action that lays the piece with its corner on a cell."""
        return self.base + row * self.step + column

    def spots(self) -> Iterator[tuple[int, int]]:
        """Go through the legal anchors as rows and columns."""
        for row, mask in enumerate(self.anchors):
            for column in places(mask):
                yield row, column

    @property
    def total(self) -> int:
        """How many legal anchors there are."""
        return sum(int(count(mask)) for mask in self.anchors)


class Spot(NamedTuple):
    """One way to lay a piece."""

    where: Placements
    row: int
    column: int

    @property
    def action(self) -> int:
        """The action that lays it there."""
        return self.where.action(self.row, self.column)


class Placing(NamedTuple):
    """All that can be laid now, and where."""

    pieces: tuple[Piece, ...] = ()
    placements: tuple[Placements, ...] = ()

    def of(self, piece: Piece) -> list[Placements]:
        """List where a piece may lie: an entry for each of its forms on each grid."""
        return [where for where in self.placements if where.piece == piece.id]

    def count(self, piece: Piece) -> int:
        """Count the places of a piece, in all its forms."""
        return sum(where.total for where in self.of(piece))

    def spots(self, piece: Piece) -> list[Spot]:
        """List all places of a piece: for somebody who is led through them step by step."""
        return [Spot(where, *spot) for where in self.of(piece) for spot in where.spots()]

    def actions(self) -> set[int]:
        """Return the legal actions that take or lay a piece now."""
        at_once = {piece.id for piece in self.pieces if piece.first < 0}
        found = {piece.first for piece in self.pieces if piece.first >= 0}
        for where in self.placements:
            if where.piece in at_once:
                found.update(where.action(*spot) for spot in where.spots())
        return found

    def reach(self, grid: Grid) -> list[int]:
        """Return the cells of a grid on which some piece could come to lie, row by row."""
        forms = {piece.id: piece.forms for piece in self.pieces}
        found = [0] * grid.rows
        for where in self.placements:
            if where.grid == grid.id:
                rows = forms[where.piece][where.form].rows
                for row, column in where.spots():
                    found = laid(found, rows, row, column)
        return found


def forms_of(rows: Rows, *, flips: bool = True) -> tuple[Turned, ...]:
    """List the forms of a piece that look different, each by its first turn."""
    found: dict[Rows, int] = {}
    for turn in range(2 * TURNS if flips else TURNS):
        found.setdefault(oriented(rows, turn), turn)
    return tuple(Turned(turn, form) for form, turn in found.items())
