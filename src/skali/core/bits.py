"""Masks of up to 62 bits, and arrays of them: the parts every fast board is made of."""

from collections.abc import Iterable

from mypy_extensions import i64

from skali.core.arrays import vec


def zeros(size: i64) -> vec[i64]:
    """Make an array of zeros."""
    return vec[i64]([0] * size)


def array(items: Iterable[int]) -> vec[i64]:
    """Make an array of the items."""
    return vec[i64]([i64(item) for item in items])


def count(mask: i64) -> i64:
    """Count the ones."""
    ones: i64 = 0
    while mask != 0:
        mask &= mask - 1
        ones += 1
    return ones


def lowest(mask: i64) -> i64:
    """Return the place of the lowest one; the mask must have one."""
    place: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        place += 8
    while mask & 1 == 0:
        mask >>= 1
        place += 1
    return place


def highest(mask: i64) -> i64:
    """Return the place of the highest one, or -1."""
    place: i64 = -1
    while mask != 0:
        mask >>= 1
        place += 1
    return place


def nth(mask: i64, index: i64) -> i64:
    """Return the place of the one number `index`, from 0."""
    while index > 0:
        mask &= mask - 1
        index -= 1
    return lowest(mask)


def places(mask: i64) -> list[int]:
    """List the places of the ones, lowest first."""
    found: list[int] = []
    place: i64 = 0
    while mask != 0:
        if mask & 1 != 0:
            found.append(place)
        mask >>= 1
        place += 1
    return found
