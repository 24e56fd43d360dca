"""All games that are tested, and where their tests declare what the shipped checks must know."""

from pathlib import Path

import pytest

from skali.conformance.declared import Declared, declared_in
from skali.core.game import Game
from skali.games import games
from tests.toys import gardens, hides, runes, sagas

TESTS = Path(__file__).parent.parent
GAMES = (*games().values(), gardens.GAME, hides.GAME, runes.GAME, sagas.GAME)

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def folder_of(game: Game) -> Path:
    """Return the folder of a game's own tests; a toy's is the toy itself."""
    own = TESTS / game.key
    return own if own.exists() else TESTS / "toys" / game.key


def declared(game: Game) -> Declared:
    """Read what the tests of a game declare."""
    return declared_in(folder_of(game))
