"""Numbers stand once: whatever is printed, the menus and the reasons against an action agree."""

import subprocess
import sys
from pathlib import Path

import pytest

from skali.core.game import Game
from skali.games import games
from tests.conformance.folders import folder_of

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
@pytest.mark.parametrize("key", games())
def test_changed_values_are_read_by_both_sides(key: str) -> None:
    """Each change in a process of its own, since components are read when a game is imported."""
    asked = [sys.executable, "-m", "tests.conformance.changed", key]
    done = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_every_game_says_which_values_are_changed(game: Game) -> None:
    assert (folder_of(game) / "numbers.toml").is_file()
