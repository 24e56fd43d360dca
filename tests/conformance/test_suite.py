"""Every game of the hall, and two toys, keep what every game promises."""

import pytest

from skali.conformance.suite import Check, checks
from skali.games import games
from tests.conformance.folders import GAMES, declared

CHECKS = [check for game in GAMES for check in checks(game, declared(game))]


@pytest.mark.parametrize(
    "check",
    [
        pytest.param(check, id=str(check), marks=pytest.mark.slow if check.slow else ())
        for check in CHECKS
    ],
)
def test_a_game_keeps_what_every_game_promises(check: Check) -> None:
    check()


def test_every_game_of_the_hall_has_counted_lines_of_play() -> None:
    assert all(declared(game).perft for game in games().values())
