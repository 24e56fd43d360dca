"""Luck: fair enough, repeatable, provable afterwards, and never silently wrong."""

import pytest

from skali.core.bits import array
from skali.core.chance import (
    STREAMS,
    Chance,
    Fast,
    Probe,
    Recorded,
    Scripted,
    Sealed,
    commitment,
    draw,
    total,
)
from skali.core.errors import ChanceError, SkaliError

SECRET = bytes(range(32))


def numbers(chance: Chance, stream: int, size: int, times: int) -> list[int]:
    return [int(chance.below(stream, size)) for _ in range(times)]


# --- fast ---


def test_the_same_seed_gives_the_same_luck() -> None:
    assert numbers(Fast(7), 0, 1000, 50) == numbers(Fast(7), 0, 1000, 50)
    assert numbers(Fast(7), 0, 1000, 50) != numbers(Fast(8), 0, 1000, 50)


def test_any_whole_number_is_a_seed() -> None:
    assert len({tuple(numbers(Fast(seed), 0, 1000, 5)) for seed in (-1, 0, 1, 2**64, 10**40)}) == 5


def test_fast_luck_is_the_same_on_every_machine() -> None:
    """Seeds are written down in files and reports."""
    assert numbers(Fast(1), 0, 1_000_000, 4) == [526987, 335630, 959514, 715981]


@pytest.mark.parametrize("chance", [Fast(3), Sealed(SECRET)], ids=["fast", "sealed"])
@pytest.mark.parametrize("size", [1, 2, 6, 13, 72])
def test_every_outcome_is_about_equally_likely(chance: Chance, size: int) -> None:
    times = 400 * size
    found = numbers(chance, 2, size, times)
    assert set(found) == set(range(size))
    # Five standard deviations of a count with mean 400.
    assert all(300 < found.count(value) < 500 for value in range(size))


@pytest.mark.parametrize("make", [lambda: Fast(5), lambda: Sealed(SECRET)], ids=["fast", "sealed"])
def test_streams_do_not_disturb_one_another(make: type[Chance]) -> None:
    alone, mixed = make(), make()
    expected = numbers(alone, 3, 100, 20)
    found = []
    for _ in range(20):
        numbers(mixed, 4, 6, 3)
        found += numbers(mixed, 3, 100, 1)
    assert found == expected
    assert len({tuple(numbers(make(), stream, 100, 10)) for stream in range(STREAMS)}) == STREAMS


# --- bags ---


def test_a_bag_is_drawn_empty_and_every_thing_comes_once() -> None:
    bag = array([9, 3, 0, 2, 1, 9])
    drawn = [int(draw(Fast(1), 0, bag, 1, 4)) for _ in range(1)]
    chance = Fast(2)
    drawn += [int(draw(chance, 0, bag, 1, 4)) for _ in range(5)]
    assert sorted(drawn) == [0, 0, 0, 2, 2, 3]
    assert list(bag) == [9, 0, 0, 0, 0, 9]
    assert total(bag, 1, 4) == 0


@pytest.mark.parametrize("chance", [Fast(1), Sealed(SECRET), Probe(), Recorded(Fast(1))])
def test_nothing_can_be_drawn_from_an_empty_bag(chance: Chance) -> None:
    with pytest.raises(ChanceError, match="empty"):
        draw(chance, 0, array([0, 0]), 0, 2)


def test_a_thing_is_drawn_as_often_as_there_are_many_of_it() -> None:
    chance = Fast(4)
    found = [int(chance.pick(0, array([1, 0, 3]), 0, 3)) for _ in range(2000)]
    assert set(found) == {0, 2}
    assert 400 < found.count(0) < 600


# --- marks ---


@pytest.mark.parametrize("chance", [Fast(1), Sealed(SECRET), Probe(), Recorded(Fast(1))])
def test_everything_drawn_or_shown_leaves_a_mark(chance: Chance) -> None:
    assert chance.marks == 0
    chance.below(0, 6)
    assert chance.marks == 1
    chance.pick(0, array([1, 1]), 0, 2)
    assert chance.marks == 2
    chance.show()
    assert chance.marks == 3


def test_a_probe_takes_the_first_thing_there_is() -> None:
    probe = Probe()
    assert probe.below(0, 6) == 0
    assert probe.pick(0, array([0, 0, 2, 5]), 0, 4) == 2


def test_a_chance_of_nothing_has_no_outcome() -> None:
    with pytest.raises(ChanceError, match="no outcome"):
        Chance().below(0, 6)


# --- sealed ---


def test_sealed_luck_is_fixed_by_its_secret() -> None:
    assert numbers(Sealed(SECRET), 1, 100, 30) == numbers(Sealed(SECRET), 1, 100, 30)
    assert numbers(Sealed(SECRET), 1, 100, 30) != numbers(Sealed(b"other"), 1, 100, 30)


def test_sealed_luck_can_be_computed_by_anybody() -> None:
    """HMAC-SHA256 of "stream/number", the first 62 of its bits modulo the size."""
    import hashlib  # noqa: PLC0415 - what somebody without Skáli would use
    import hmac  # noqa: PLC0415

    digest = hmac.new(SECRET, b"2/0", hashlib.sha256).digest()
    assert Sealed(SECRET).below(2, 78) == (int.from_bytes(digest[:8]) >> 2) % 78


def test_the_commitment_is_published_and_tells_nothing() -> None:
    import hashlib  # noqa: PLC0415

    assert Sealed(SECRET).commitment == hashlib.sha256(SECRET).hexdigest() == commitment(SECRET)
    assert commitment(SECRET) != commitment(SECRET[:-1])


def test_without_a_secret_one_is_made() -> None:
    first, second = Sealed(), Sealed()
    assert len(first.secret) == 32
    assert first.secret != second.secret


# --- recorded and scripted ---


def test_what_is_recorded_can_be_played_back() -> None:
    recorded = Recorded(Fast(9))
    bag = array([2, 2, 2])
    asked = [
        int(recorded.below(0, 6)),
        int(draw(recorded, 1, bag, 0, 3)),
        int(recorded.below(0, 4)),
    ]
    assert recorded.outcomes == [(0, asked[0]), (1, asked[1]), (0, asked[2])]
    script = Scripted(recorded.outcomes)
    bag = array([2, 2, 2])
    assert [script.below(0, 6), draw(script, 1, bag, 0, 3), script.below(0, 4)] == asked


def test_a_kind_is_recorded_not_the_number_behind_it() -> None:
    recorded = Recorded(Probe())
    recorded.pick(1, array([0, 0, 5]), 0, 3)
    assert recorded.outcomes == [(1, 2)]


@pytest.mark.parametrize(
    ("outcomes", "problem"),
    [
        ([], "ends before"),
        ([(1, 0)], "stream 1 where the game draws 0"),
        ([(0, 6)], "0 to 5"),
        ([(0, -1)], "0 to 5"),
    ],
)
def test_a_script_that_does_not_fit_says_so(outcomes: list[tuple[int, int]], problem: str) -> None:
    with pytest.raises(ChanceError, match=problem):
        Scripted(outcomes).below(0, 6)


@pytest.mark.parametrize("kind", [-1, 1, 3, 99])
def test_a_script_cannot_draw_what_the_bag_has_not(kind: int) -> None:
    with pytest.raises(ChanceError, match="the bag has none"):
        Scripted([(0, kind)]).pick(0, array([2, 0, 1, 7]), 0, 3)


def test_wrong_luck_is_a_fault_of_what_was_handed_in() -> None:
    assert issubclass(ChanceError, SkaliError)


class Loaded(Chance):
    """A die of plain Python on the engine's contract: always the highest."""

    def below(self, stream: int, size: int) -> int:
        self.marks += 1
        return size - 1


def test_a_chance_of_plain_python_works_with_the_engine() -> None:
    recorded = Recorded(Loaded())
    assert recorded.below(0, 6) == 5
    assert draw(recorded, 1, array([4, 0, 1, 0]), 0, 4) == 2
    assert recorded.outcomes == [(0, 5), (1, 2)]
