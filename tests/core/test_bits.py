"""Masks and arrays."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skali.core.bits import array, count, highest, lowest, nth, places, zeros

masks = st.integers(0, 2**62 - 1)


@given(masks)
def test_a_mask_is_its_places(mask: int) -> None:
    found = places(mask)
    assert sum(1 << place for place in found) == mask
    assert found == sorted(found)
    assert count(mask) == len(found) == mask.bit_count()
    assert highest(mask) == mask.bit_length() - 1
    if mask:
        assert lowest(mask) == found[0]
        assert [nth(mask, index) for index in range(len(found))] == found


@pytest.mark.parametrize("place", range(62))
def test_a_single_one_is_found_anywhere(place: int) -> None:
    mask = 1 << place
    assert lowest(mask) == highest(mask) == nth(mask, 0) == place
    assert places(mask) == [place]


def test_an_empty_mask_has_no_highest_place() -> None:
    assert highest(0) == -1
    assert count(0) == 0
    assert places(0) == []


def test_arrays_are_made_of_zeros_or_of_items() -> None:
    assert list(zeros(3)) == [0, 0, 0]
    assert list(array(n * n for n in range(4))) == [0, 1, 4, 9]
    assert list(array([-1, True])) == [-1, 1]


def test_a_slice_of_an_array_is_a_copy() -> None:
    first = array([1, 2, 3])
    second = first[:]
    second[0] = 9
    assert list(first) == [1, 2, 3]
