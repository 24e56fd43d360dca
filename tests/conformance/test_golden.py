"""Golden games: the same record for the same seed, compiled or not; and every way to end.

Both are written by `python -m tools.golden`, after a change that is meant.
"""

import pytest

from skali.core.game import Game
from skali.core.record import read, write
from skali.core.replay import verify
from skali.games import games
from tests.golden.endings import FOLDER, Ending, endings, file_of
from tools.golden import hashes

HALL = tuple(games().values())
ENDINGS = [(game, ending) for game in HALL for ending in endings(game)]


@pytest.mark.parametrize("game", HALL, ids=lambda game: game.key)
def test_a_seed_gives_the_same_record_for_ever(game: Game) -> None:
    written = (FOLDER / f"{game.key}.txt").read_text("utf-8").splitlines()
    assert hashes(game).splitlines() == written


@pytest.mark.parametrize("game", HALL, ids=lambda game: game.key)
def test_every_game_tells_how_it_can_end(game: Game) -> None:
    assert endings(game)
    names = {file_of(game, ending).name for ending in endings(game)}
    assert names == {file.name for file in FOLDER.glob(f"{game.key}-*.record")}


@pytest.mark.parametrize(
    ("game", "ending"), ENDINGS, ids=[f"{game.key}-{ending.name}" for game, ending in ENDINGS]
)
def test_a_golden_game_ends_as_it_says(game: Game, ending: Ending) -> None:
    lines = file_of(game, ending).read_text("utf-8").splitlines()
    record = read(lines, {game.key: game})
    state = verify(record, game)
    assert record.result is not None
    assert ending.reached(state)
    assert write(record, game).splitlines() == [line for line in lines if not line.startswith("#")]
