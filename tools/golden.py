"""Writes `tests/golden` anew: run `python -m tools.golden [GAME …]` after a change that is meant.

`<game>.txt` holds a hash of the record of some random games, the same compiled and interpreted;
`<game>-<ending>.record` is a whole game for each way in which one can end.
"""

import hashlib
import sys

from skali.conformance.cases import few, played
from skali.core.game import Game
from skali.core.record import FIRST_LINE, write
from skali.games import game as game_of
from skali.games import games
from tests.golden.endings import FOLDER, Ending, endings, file_of, random_games

SEEDS = (1, 2, 3)


def hashes(game: Game) -> str:
    """Write one line a game: hash of its record, decisions, seed, seats and options."""
    lines = ["# record decisions seed game; written by tools/golden.py"]
    for case in few(game):
        for seed in SEEDS:
            record = played(case, seed).record()
            digest = hashlib.sha256(write(record, game).encode()).hexdigest()[:16]
            lines.append(f"{digest} {len(record.entries)} {seed} {case}")
    return "\n".join(lines) + "\n"


def record_of(game: Game, ending: Ending) -> str:
    """Play until the ending is met, and write that game with a word about it."""
    for match in random_games(game, ending):
        if ending.reached(match.state):
            text = write(match.record(), game)
            return text.replace(FIRST_LINE, f"{FIRST_LINE}\n# {ending.words}", 1)
    sys.exit(f"{game.key}: no game ends like this: {ending.name}")


def main() -> None:
    """Write the files of the games named, or of all."""
    for game in [game_of(key) for key in sys.argv[1:]] or games().values():
        (FOLDER / f"{game.key}.txt").write_text(hashes(game), "utf-8")
        for ending in endings(game):
            file = file_of(game, ending)
            file.write_text(record_of(game, ending), "utf-8")
            print(file.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
