"""Golden evaluations: advice that is moved, not changed, values every table as before.

They are written by `python -m tools.evaluations`, after a change that is meant.
"""

import pytest

from skali.core.game import Game
from skali.games import games
from tests.golden.endings import FOLDER
from tools.evaluations import evaluations, file_of

CLOSE = 1e-9


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_a_table_is_worth_the_same_for_ever(game: Game) -> None:
    _, *lines = (FOLDER / file_of(game)).read_text("utf-8").splitlines()
    tables = list(evaluations(game))
    assert len(lines) == len(tables)
    for line, (name, values) in zip(lines, tables, strict=True):
        there, _, written = line.partition(": ")
        assert there == name
        assert values == pytest.approx([float(value) for value in written.split()], abs=CLOSE)
