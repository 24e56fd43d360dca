"""Filling a board: a strong proposal for what to lay where, in a bounded amount of work.

Two orders of the cells are tried: along the income diagonals, and row by row. As long as no
beginning had to be dropped, the result is the best there is, and says so. Neither luck nor the
clock has a part in it.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array
from skali.games.odin.advice.packer import Aims, Node, Packer
from skali.games.odin.advice.terms import (
    GIFT_CELL,
    HOUSE_GIFT,
    KEPT_CELL,
    KEPT_ORE,
    KEPT_SILVER,
    POINT,
    SMALL_GIFT,
)
from skali.games.odin.rules.boards import (
    FACE_ROWS,
    GROUND,
    INCOME_CELL,
    PLOTS,
    ROWS,
    STEPS,
    TRACK_CELLS,
    TRACK_COLUMN,
    TRACK_ROW,
    TRACKS,
    face_of,
    row_of,
)
from skali.games.odin.rules.goods import CELLS, KINDS, ORE, SILVER
from skali.games.odin.rules.land import cover, may_lie
from skali.games.odin.rules.yields import bonuses, income, minus

WORK: Final = 16000
"""How many beginnings are kept on the whole: on a small board more for each of its cells."""


class Move(NamedTuple):
    """A thing, how it is turned, and where its upper left corner lies."""

    thing: int
    turn: int
    row: int
    column: int


class Filling(NamedTuple):
    """What is laid, in an order that is legal, and what it changes."""

    moves: tuple[Move, ...]
    worth: int
    """All in all, in hundredths of a point by the aims; never less than doing nothing."""
    minus: tuple[int, int]
    """Free cells that cost a point, before and after."""
    income: tuple[int, int]
    bonuses: tuple[int, int]
    """Masks of the face's bonuses that are earned, before and after."""
    exact: bool
    """Whether every way to fill the board was looked at."""


def plain_aims(rounds: int) -> Aims:
    """Say what counts with so many incomes to come: cells, silver, and what is kept for later."""
    kept = int(KEPT_CELL) if rounds > 0 else 1
    costs = [kept * int(CELLS[thing]) for thing in range(KINDS)]
    costs[SILVER] = int(POINT) + (int(KEPT_SILVER) if rounds > 0 else 1)
    costs[ORE] = int(KEPT_ORE) if rounds > 0 else 1
    cells = (*(max(int(CELLS[thing]), int(SMALL_GIFT)) for thing in range(KINDS)), int(HOUSE_GIFT))
    gifts = tuple(int(GIFT_CELL) * number * max(0, rounds - 1) for number in cells)
    return Aims(int(POINT) * rounds, gifts, tuple(costs))


def moves_of(node: Node) -> list[Move]:
    """List what was laid on the way to a node."""
    found: list[Move] = []
    here: Node | None = node
    while here is not None and here.thing >= 0:
        found.append(Move(int(here.thing), int(here.turn), int(here.row), int(here.column)))
        here = here.before
    return found[::-1]


def in_legal_order(start: vec[i64], face: i64, moves: list[Move]) -> list[Move] | None:
    """ODIN-137: put moves in an order in which each is legal, or return None."""
    rows = start[:]
    waiting = moves[:]
    found: list[Move] = []
    while waiting:
        for move in waiting:
            if may_lie(rows, 0, face, move.thing, move.turn, move.row, move.column):
                cover(rows, 0, face, move.thing, move.turn, move.row, move.column)
                found.append(move)
                waiting.remove(move)
                break
        else:
            return None
    return found


# --- orders of the cells ---


def cells_of(face: int) -> list[int]:
    """List the cells of a face, row by row; a cell is its row times 16 plus its column."""
    return [
        row * 16 + column
        for row in range(int(FACE_ROWS[face]))
        for column in range(16)
        if GROUND[face * ROWS + row] >> column & 1 != 0
    ]


def shell(face: int, cell: int) -> tuple[int, int, int, int]:
    """Say when a cell comes along the diagonals: with the first income that needs it."""
    row, column = cell >> 4, cell & 15
    best = (int(STEPS), 0, 0, 0)
    for track in range(int(TRACKS)):
        number = face * int(TRACKS) + track
        up = int(TRACK_ROW[number]) - row
        right = column - int(TRACK_COLUMN[number])
        step = max(up, right, 0)
        if step < TRACK_CELLS[number]:
            bears = INCOME_CELL[number * ROWS + row] >> column & 1
            best = min(best, (step, int(bears), int(right >= up), -abs(up - right)))
    return best


def along_diagonals(face: int) -> list[int]:
    """List the cells of a face in the order of its incomes, then the others row by row."""
    return sorted(cells_of(face), key=lambda cell: (shell(face, cell), cell))


ORDERS: Final = [
    [along_diagonals(face), cells_of(face)]
    if along_diagonals(face) != cells_of(face)
    else [cells_of(face)]
    for face in range(len(FACE_ROWS))
]

# --- proposals ---


def fill(
    land: vec[i64], at: int, face: int, counts: list[int], aims: Aims, work: int = WORK
) -> Filling:
    """Propose what to lay on a board of so many things; `counts` and `aims` go by thing."""
    rows = array([land[at + row] if row < FACE_ROWS[face] else 0 for row in range(int(ROWS))])
    reach: i64 = STEPS | STEPS << 8
    ends: list[tuple[int, Node]] = []
    exact = False
    for order in ORDERS[face]:
        packer = Packer(face, aims, order, max(1, work // len(order)))
        packer.run(Node(rows, array(counts), reach, 0))
        ends += packer.ends
        nothing = int(packer.worth(Node(rows, array(counts), reach, 0)))
        if packer.exact:
            exact = True
            break
    ends.sort(key=lambda end: -end[0])
    for worth, node in ends:
        if worth <= nothing:
            break
        moves = in_legal_order(rows, face, moves_of(node))
        if moves is not None:
            return filling(rows, face, moves, worth - nothing, exact)
        exact = False
    return filling(rows, face, [], 0, exact)


def filling(rows: vec[i64], face: int, moves: list[Move], worth: int, exact: bool) -> Filling:  # noqa: FBT001 - a value like the others
    """Say what moves change."""
    after = rows[:]
    for thing, turn, row, column in moves:
        cover(after, 0, face, thing, turn, row, column)
    return Filling(
        tuple(moves),
        worth,
        (int(minus(rows, 0, face)), int(minus(after, 0, face))),
        (int(income(rows, 0, face)), int(income(after, 0, face))),
        (int(bonuses(rows, 0, face)), int(bonuses(after, 0, face))),
        exact,
    )


def fill_everything(
    land: vec[i64], seat: int, mine: int, turned: int, counts: list[int], aims: Aims,
    work: int = WORK,
) -> list[tuple[int, Filling]]:  # fmt: skip
    """Propose what to lay on all plots of a mask: one by one, where it is worth most."""
    left = counts[:]
    waiting = [plot for plot in range(int(PLOTS)) if mine >> plot & 1]
    found: list[tuple[int, Filling]] = []
    while waiting:
        tried = []
        for plot in waiting:
            at, face = int(row_of(seat, plot)), int(face_of(plot, turned))
            tried.append((fill(land, at, face, left, aims, work), plot))
        best, plot = max(tried, key=lambda each: (each[0].worth, -each[1]))
        if not best.moves:
            return found
        for move in best.moves:
            left[move.thing] -= 1
        waiting.remove(plot)
        found.append((plot, best))
    return found
