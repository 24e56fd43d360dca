import pytest

from skali.arena import wilson
from skali.arena.summary import Tally, summed_up
from skali.core.state import Result


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [
        (0.5, 100, 0.4038, 0.5962),
        (1.0, 200, 0.9812, 1.0),
        (0.0, 10, 0.0, 0.2775),
        (0.3, 200, 0.2408, 0.3667),
    ],
)
def test_the_interval_of_a_share(share: float, games: int, low: float, high: float) -> None:
    assert wilson(share, games) == pytest.approx((low, high), abs=0.0001)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_tie_is_split() -> None:
    tally = Tally(3)
    tally.count(["a", "b", "b"], Result((30, 30, 10), (1, 1, 3)), 50)
    tally.count(["a", "b", "b"], Result((20, 10, 40), (2, 3, 1)), 70)
    found = summed_up(tally, 2.0)
    assert found.win_share == [0.25, 0.25, 0.5]
    shares = [(bot.bot, bot.games, bot.share) for bot in found.bots]
    assert shares == [("a", 2, 0.25), ("b", 4, 0.375)]
    assert found.mean == [25, 20, 25]
    assert (found.lowest, found.highest) == ([20, 10, 10], [30, 30, 40])
    assert found.mean_length == 60
    assert found.decisions_per_second == 60


def test_tallies_of_parts_add_up_to_the_whole() -> None:
    whole, first, second = Tally(2), Tally(2), Tally(2)
    for number, part in enumerate((first, second, second)):
        result = Result((number, 5 - number), (1, 2) if number > 2 else (2, 1))
        whole.count(["a", "b"], result, number)
        part.count(["a", "b"], result, number)
    sums = Tally(2)
    sums.add(first)
    sums.add(second)
    assert sums == whole
