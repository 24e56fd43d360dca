"""The ways in which games end: one readable record of each, made by `tools/golden.py`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from skali.conformance.cases import chosen_seat
from skali.core.chance import Chance, Fast
from skali.core.game import Game
from skali.core.match import Match
from skali.core.state import Result, State
from tests.conformance.folders import folder_of

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Ending:
    """One way to end: the table it is played at, and how to recognise it."""

    name: str
    words: str
    """What the reader of the record is told."""
    reached: Callable[[State], bool]
    seats: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    """Where the record starts, if not at the beginning."""


def result_of(state: State) -> Result:
    """Return how a game ended that has ended."""
    result = state.result()
    assert result is not None
    return result


def endings(game: Game) -> list[Ending]:
    """Return what the tests of a game declare in their `endings.py`."""
    name = f"tests.{folder_of(game).name}.endings"
    return import_module(name).ENDINGS if find_spec(name) else []


def file_of(game: Game, ending: Ending) -> Path:
    """Return where the record of an ending lies."""
    return FOLDER / f"{game.key}-{ending.name}.record"


def random_games(game: Game, ending: Ending) -> Iterator[Match]:
    """Play one seed after the other."""
    for seed in range(100_000):
        table, policy = ending_table(game, ending, Fast(seed)), Fast(seed + 1_000_000)
        while not table.state.over:
            seat = chosen_seat(table.state, policy)
            table.play(int(table.state.random_action(policy, seat)), seat)
        yield table


def ending_table(game: Game, ending: Ending, chance: Chance) -> Match:
    """Set up the table of an ending."""
    if ending.position is not None:
        return Match(game, chance=chance, position=ending.position)
    return Match(game, ending.seats, ending.options, chance=chance)
