"""Writes `tests/golden/<game>-evaluations.txt` anew: after a change of advice that is meant.

Run `python -m tools.evaluations [GAME …]`. A line is one table of a random game: its number of
decisions so far, the seed, seats and options, and what every seat's position is worth.
"""

import sys
from collections.abc import Iterator

from skali.core.game import Game
from skali.core.state import State
from skali.games import game as game_of
from skali.games import games
from tests.conformance.cases import Case, covering, walk
from tests.golden.endings import FOLDER

SEED = 7
SPREAD = 9
"""How many tables of a game are taken at even distances, beside one for each thing asked."""


def tables(case: Case) -> Iterator[tuple[int, State]]:
    """Show some tables of a random game: evenly spread, the last of each thing asked, the end."""
    asked = [int(state.asked()) for state, _ in walk(case, SEED)]
    last = {kind: number for number, kind in enumerate(asked)}
    chosen = {*last.values(), *range(0, len(asked), max(1, len(asked) // SPREAD))}
    for number, (state, _) in enumerate(walk(case, SEED)):
        if number in chosen:
            yield number, state


def evaluations(game: Game) -> Iterator[tuple[str, list[float]]]:
    """Name tables of every seat count and option, each with its worth for every seat."""
    for case in covering(game):
        for number, state in tables(case):
            values = [state.evaluate(seat) for seat in range(case.seats)]
            yield f"{number} {SEED} {case}", values


def written(game: Game) -> str:
    """Write one line a table."""
    lines = ["# decisions seed game: worth by seat; written by tools/evaluations.py"]
    for name, values in evaluations(game):
        lines.append(f"{name}: {' '.join(f'{value:.9f}' for value in values)}")
    return "\n".join(lines) + "\n"


def file_of(game: Game) -> str:
    """Name the file of a game in the golden folder."""
    return f"{game.key}-evaluations.txt"


def main() -> None:
    """Write the files of the games named, or of all."""
    for game in [game_of(key) for key in sys.argv[1:]] or games().values():
        (FOLDER / file_of(game)).write_text(written(game), "utf-8")
        print((FOLDER / file_of(game)).relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
