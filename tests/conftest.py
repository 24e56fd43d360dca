"""What all tests share."""

import os

import pytest
from hypothesis import settings

from skali.core.game import Game
from skali.games import games
from tests.toys import hides, runes

# The same examples on every machine and in every run; `make fuzz` looks for new ones.
settings.register_profile("skali", deadline=None, derandomize=True, database=None)
settings.register_profile("fuzz", deadline=None, database=None, print_blob=True)
settings.load_profile(os.environ.get("SKALI_HYPOTHESIS", "skali"))


@pytest.fixture(scope="session")
def hall() -> dict[str, Game]:
    """All games by key: those of the hall, and the toys that no entry point names."""
    return {**games(), **{toy.key: toy for toy in (hides.GAME, runes.GAME)}}
