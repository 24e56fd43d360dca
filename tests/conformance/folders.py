"""What the tests of a game declare for the suites that know no game."""

import tomllib
from pathlib import Path
from typing import Any

from skali.core.game import Game

TESTS = Path(__file__).parent.parent


def folder_of(game: Game) -> Path:
    """Return the folder of a game's own tests; a toy's is the toy itself."""
    own = TESTS / game.key
    return own if own.exists() else TESTS / "toys" / game.key


def declared_in(game: Game, name: str) -> dict[str, Any]:
    """Read one of a game's declarations; without the file there is nothing to declare."""
    file = folder_of(game) / name
    return tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
