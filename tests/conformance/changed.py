"""Plays a game whose printed values were changed: run by test_numbers in a process of its own.

`python -m tests.conformance.changed GAME` changes the values that `numbers.toml` beside the game's
tests names, each in a process that has not met the game before, and says of which `legal` and
`why_not` disagree: in random games, and on the tables that stand there.
"""

import os
import sys
import tomllib
import traceback
from importlib import import_module
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from skali.conformance.cases import Case, few, spread, walk
from skali.conformance.why import agree
from skali.core import data
from skali.core.errors import DataError

TABLES = 12
"""How many tables of a game are compared action by action."""
parse = data.parse


def changed(table: dict[str, Any], key: str, value: object) -> None:
    """Change a value that is there: `trade_track.map`, `figure[2].count`."""
    place: Any = table
    *way, last = key.replace("[", ".[").split(".")
    for step in way:
        place = place[int(step[1:-1])] if step.startswith("[") else place[step]
    if type(place[last]) is not type(value):
        raise DataError("components.toml", key, f"is {place[last]!r}, so it cannot be {value!r}")
    place[last] = value


def play_with(game: str, key: str, value: object, positions: list[dict[str, Any]]) -> None:
    """Import the game with one value changed, play it, and look at the tables at its limits."""

    def parse_changed(file: Traversable) -> data.Section:
        section = parse(file)
        if file.name == "components.toml":
            changed(section.data, key, value)
        return section

    data.parse = parse_changed
    title = import_module(f"skali.games.{game}").GAME
    for number, case in enumerate(few(title)[: len(title.seats) + 1]):
        look_at(case, number)
    for position in positions:
        agree(few(title)[0], title.load(position))


def look_at(case: Case, seed: int) -> None:
    """Compare some tables of a game that is played to its end."""
    for state, seat in spread(case, seed, TABLES):
        if seat >= 0:
            agree(case, state)
    *_, (last, _) = walk(case, seed + 50)
    if last.result() is None:
        raise AssertionError(f"{case} does not end")


def in_a_process_of_its_own(game: str, change: str, positions: list[dict[str, Any]]) -> bool:
    """Tell whether everything went well there."""
    child = os.fork()
    if child == 0:
        try:
            key, _, value = change.partition(" = ")
            play_with(game, key, tomllib.loads(f"it = {value}")["it"], positions)
        except Exception:  # noqa: BLE001 - whatever a changed value breaks
            sys.stdout.write(f"{change}: {traceback.format_exc(limit=-3)}")
            sys.stdout.flush()
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def main() -> None:
    """Change what is named, one after the other."""
    [game] = sys.argv[1:]
    file = Path(__file__).parent.parent / game / "numbers.toml"
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    tables = found.get("position", [])
    done = [in_a_process_of_its_own(game, change, tables) for change in found["changes"]]
    sys.exit(0 if all(done) else 1)


if __name__ == "__main__":
    main()
