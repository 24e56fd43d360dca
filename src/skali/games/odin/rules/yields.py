"""What covered cells bring: incomes, bonuses, and points that free cells no longer cost."""

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import count
from skali.games.odin.rules import boards
from skali.games.odin.rules.land import lacking


def income(land: vec[i64], at: i64, face: i64) -> i64:
    """ODIN-097, ODIN-099, ODIN-AMB-02: return the lowest free number of each diagonal, added up."""
    found: i64 = 0
    for track in range(boards.TRACKS):
        number = face * boards.TRACKS + track
        found += boards.INCOMES[number * boards.STEPS + covered_steps(land, at, number)]
    return found


def covered_steps(land: vec[i64], at: i64, number: i64) -> i64:
    """Count how many incomes of a diagonal are covered: from the lowest on, without a gap."""
    row = boards.TRACK_ROW[number]
    column = boards.TRACK_COLUMN[number]
    for step in range(boards.TRACK_CELLS[number]):
        if land[at + row - step] >> (column + step) & 1 == 0:
            return step
    return boards.TRACK_CELLS[number]


def missing(land: vec[i64], at: i64, face: i64, track: i64 = 0) -> i64:
    """Count the cells that lie between now and the next income of a diagonal; 0: none is left."""
    number = face * boards.TRACKS + track
    step = covered_steps(land, at, number)
    if step == boards.TRACK_CELLS[number]:
        return 0
    return lacking(
        land, at, face, boards.TRACK_ROW[number] - step, boards.TRACK_COLUMN[number] + step
    )


def bonuses(land: vec[i64], at: i64, face: i64) -> i64:
    """ODIN-122..124, ODIN-150, ODIN-A20: return a mask of a face's bonuses that are earned."""
    found: i64 = 0
    first = boards.BONUS_FIRST[face]
    for index in range(boards.BONUS_COUNT[face]):
        if left_around(land, at, first + index) == 0:
            found |= 1 << index
    return found


def left_around(land: vec[i64], at: i64, bonus: i64) -> i64:
    """Count the free cells around a bonus; -1 if its own cell is covered."""
    row = at + boards.BONUS_ROW[bonus]
    if land[row] & boards.BONUS_CELL[bonus] != 0:
        return -1
    found: i64 = 0
    for line in range(3):
        ring = boards.BONUS_RING[3 * bonus + line]
        if ring != 0:
            found += count(ring & ~land[row + line - 1])
    return found


def minus(land: vec[i64], at: i64, face: i64) -> i64:
    """ODIN-290: count the free cells that cost a point each."""
    found: i64 = 0
    for row in range(boards.FACE_ROWS[face]):
        found += count(boards.MINUS[face * boards.ROWS + row] & ~land[at + row])
    return found
