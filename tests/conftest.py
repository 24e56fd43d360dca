"""What all tests share."""

import pytest
from hypothesis import settings

from skali.core.game import Game
from skali.games import games
from tests.toys import hides, runes

# The same examples on every machine and in every run; a search for new ones is a matter of a seed.
settings.register_profile("skali", deadline=None, derandomize=True, database=None)
settings.load_profile("skali")


@pytest.fixture(scope="session")
def hall() -> dict[str, Game]:
    """All games by key: those of the hall, and the toys that no entry point names."""
    return {**games(), **{toy.key: toy for toy in (hides.GAME, runes.GAME)}}
