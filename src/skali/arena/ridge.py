"""Ridge regression with nothing but Python: a few dozen unknowns, many rows."""

from collections.abc import Sequence
from math import sqrt

TINY = 1e-9
"""Added to what is squared, so that a column of zeros has an answer: no change."""
SELDOM = 15.0
"""A column that was seen in fewer rows than about this stays where it starts."""


class Normal:
    """Normal equations that grow row by row; no row is kept."""

    def __init__(self, size: int) -> None:
        """Begin without rows."""
        self.size = size
        self.rows = 0
        self.squares = [[0.0] * (row + 1) for row in range(size)]
        """The lower half of the sum of all products of two columns."""
        self.products = [0.0] * size
        self.total = 0.0
        """The sum of all squared targets."""

    def add(self, row: Sequence[float], target: float) -> None:
        """Add a row; most of its columns may be zero."""
        filled = [(column, value) for column, value in enumerate(row) if value]
        for number, (column, value) in enumerate(filled):
            line = self.squares[column]
            for other, factor in filled[: number + 1]:
                line[other] += value * factor
            self.products[column] += value * target
        self.total += target * target
        self.rows += 1

    def near(
        self, start: Sequence[float], ridge: float, signs: Sequence[int] | None = None
    ) -> list[float]:
        """Return what fits best, drawn towards a start: `ridge` is a part of each column.

        A weight that would get the wrong sign is 0, and the others are fitted again.
        """
        free = list(range(self.size))
        while True:
            found = self.near_some(start, ridge, free)
            wrong = [n for n in free if signs is not None and found[n] * signs[n] < 0]
            if not wrong:
                return found
            free = [n for n in free if n not in wrong]

    def near_some(self, start: Sequence[float], ridge: float, free: list[int]) -> list[float]:
        """Fit some columns; all others weigh nothing."""
        wanted = [
            self.products[row] - sum(self.square(row, other) * start[other] for other in free)
            for row in free
        ]
        seldom = SELDOM * self.total / max(self.rows, 1)
        lines = [[self.square(row, other) for other in free[: n + 1]] for n, row in enumerate(free)]
        for n, line in enumerate(lines):
            line[n] += ridge * (line[n] + seldom) + TINY
        found = [0.0] * self.size
        for row, change in zip(free, solve(lines, wanted), strict=True):
            found[row] = start[row] + change
        return found

    def explained(self, weights: Sequence[float]) -> float:
        """Return which part of the squared targets some weights explain; below 0 if they harm."""
        if not self.total:
            return 0.0
        missed = self.total
        for row, weight in enumerate(weights):
            missed -= 2 * weight * self.products[row]
            missed += weight * sum(
                self.square(row, other) * factor for other, factor in enumerate(weights)
            )
        return 1 - missed / self.total

    def square(self, row: int, column: int) -> float:
        """Return a sum of products of two columns."""
        return self.squares[max(row, column)][min(row, column)]


def solve(lower: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve symmetric positive equations, given by their lower half (Cholesky)."""
    size = len(right)
    root = [[0.0] * (row + 1) for row in range(size)]
    for row in range(size):
        for column in range(row + 1):
            done = sum(root[row][k] * root[column][k] for k in range(column))
            rest = lower[row][column] - done
            if row == column:
                root[row][row] = sqrt(max(rest, TINY))
            else:
                root[row][column] = rest / root[column][column]
    half = [0.0] * size
    for row in range(size):
        done = sum(root[row][k] * half[k] for k in range(row))
        half[row] = (right[row] - done) / root[row][row]
    found = [0.0] * size
    for row in reversed(range(size)):
        done = sum(root[k][row] * found[k] for k in range(row + 1, size))
        found[row] = (half[row] - done) / root[row][row]
    return found
