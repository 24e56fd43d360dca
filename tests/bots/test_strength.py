"""A coarse check that the bots are as strong as they should be; `bench/strength.py` measures it."""

import pytest

from skali.arena import simulate
from skali.games import game


@pytest.mark.slow
@pytest.mark.parametrize("advanced", [False, True])
def test_greedy_beats_random(*, advanced: bool) -> None:
    bots = ["greedy", "random", "random", "random"]
    found = simulate(
        game("wikinger"), 20, seats=4, bots=bots, options={"advanced": advanced}, rotate=True
    )
    [greedy] = [bot for bot in found.bots if bot.bot == "greedy"]
    assert greedy.games == 20
    assert greedy.share >= 0.95
