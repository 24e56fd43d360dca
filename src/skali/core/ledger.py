"""A book of points: for each seat a number on every line of the score sheet."""

from mypy_extensions import i64

from skali.core.arrays import vec


def sheet_of(ledger: vec[i64], seats: i64, names: tuple[str, ...]) -> dict[str, list[int]]:
    """Return the points of all seats, line by line."""
    lines = len(names)
    return {
        name: [int(ledger[seat * lines + line]) for seat in range(seats)]
        for line, name in enumerate(names)
    }


def booked(ledger: vec[i64], seat: i64, names: tuple[str, ...]) -> dict[str, int]:
    """Return what a seat has on the lines that are not empty."""
    points = {name: int(ledger[seat * len(names) + line]) for line, name in enumerate(names)}
    return {name: number for name, number in points.items() if number}
