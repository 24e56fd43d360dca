"""Writes `tests/golden/<game>-evaluations.txt` anew: after a change of advice that is meant.

Run `python -m tools.evaluations [GAME …]`. A line is one table of a random game: its number of
decisions so far, the seed, seats and options, and what every seat's position is worth.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from skali.conformance.cases import Case, covering, walk
from skali.core.game import Game
from skali.games import game as game_of
from skali.games import games
from tests.golden.endings import FOLDER

SEED = 7
SPREAD = 9
"""How many tables of a game are taken at even distances, beside one for each thing asked."""
FURTHER_SEEDS = range(100, 104)
ENOUGH = 6
"""For a term that counts in fewer tables than this, further games are searched."""


def file_of(game: Game) -> Path:
    """Return the file of a game's evaluations."""
    return FOLDER / f"{game.key}-evaluations.txt"


def some_tables(case: Case) -> list[int]:
    """Number some tables of a random game: evenly spread, the last of each thing asked, the end."""
    asked = [int(state.asked()) for state, _ in walk(case, SEED)]
    last = {kind: number for number, kind in enumerate(asked)}
    return sorted({*last.values(), *range(0, len(asked), max(1, len(asked) // SPREAD))})


def terms_that_count(case: Case, seed: int) -> Iterator[tuple[int, set[str]]]:
    """Number the tables of a random game, and name the terms that contribute for any seat."""
    for number, (state, _) in enumerate(walk(case, seed)):
        parts = [part for seat in range(case.seats) for part in case.game.terms(state, seat)]
        yield number, {part.name for part in parts if part.contribution}


def chosen(game: Game) -> list[str]:
    """Name tables of every seat count and option, with as many terms as random games meet."""
    names = []
    met: Counter[str] = Counter()
    for case in covering(game):
        numbers = some_tables(case)
        names += [f"{number} {SEED} {case}" for number in numbers]
        for number, terms in terms_that_count(case, SEED):
            if number in numbers:
                met.update(terms)
    for seed in FURTHER_SEEDS:
        for case in covering(game):
            for number, terms in terms_that_count(case, seed):
                if any(met[term] < ENOUGH for term in terms):
                    names.append(f"{number} {seed} {case}")
                    met.update(terms)
    return names


def evaluations(game: Game, names: Iterable[str]) -> dict[str, list[float]]:
    """Play up to the tables named, and say what each is worth to every seat."""
    cases = {str(case): case for case in covering(game)}
    wanted: defaultdict[tuple[str, int], set[int]] = defaultdict(set)
    for name in names:
        number, seed, case = name.split()
        wanted[case, int(seed)].add(int(number))
    found: dict[str, list[float]] = {}
    for (which, luck), numbers in wanted.items():
        for place, (state, _) in enumerate(walk(cases[which], luck)):
            if place in numbers:
                values = [state.evaluate(seat) for seat in range(state.seats)]
                found[f"{place} {luck} {which}"] = values
    return found


def main() -> None:
    """Write the files of the games named, or of all."""
    for game in [game_of(key) for key in sys.argv[1:]] or games().values():
        lines = ["# decisions seed game: worth by seat; written by tools/evaluations.py"]
        for name, values in evaluations(game, chosen(game)).items():
            lines.append(f"{name}: {' '.join(f'{value:.9f}' for value in values)}")
        file_of(game).write_text("\n".join(lines) + "\n", "utf-8")
        print(file_of(game).relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
