"""Golden evaluations: advice that is moved, not changed, values every table as before.

They are written by `python -m tools.evaluations`, after a change that is meant.
"""

import pytest

from skali.core.game import Game
from skali.games import games
from tools.evaluations import evaluations, file_of

CLOSE = 1e-9


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_a_table_is_worth_the_same_for_ever(game: Game) -> None:
    _, *lines = file_of(game).read_text("utf-8").splitlines()
    written = dict(line.split(": ") for line in lines)
    found = evaluations(game, written)
    assert found.keys() == written.keys()
    for name, values in found.items():
        expected = [float(value) for value in written[name].split()]
        assert values == pytest.approx(expected, abs=CLOSE), name
