"""Which games are tested how: every pair of seats and option values, in few cases."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

import pytest

from skali.core.chance import Chance, Fast
from skali.core.errors import SkaliError
from skali.core.game import Game, Value
from skali.core.match import Match
from skali.core.state import POLICY, State
from skali.games import games
from tests.toys import runes

Row = dict[str, Value]


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: Game
    seats: int
    options: tuple[tuple[str, Value], ...]

    def __str__(self) -> str:
        """Name the case by what differs from the defaults."""
        values = dict(self.options)
        chosen = [
            f"{option.key}={values[option.key]}"
            for option in self.game.options
            if values[option.key] != option.default and values.get(option.requires, True)
        ]
        return "-".join((self.game.key, str(self.seats), *chosen)).lower()

    def new(self, chance: Chance) -> State:
        """Set up a table."""
        return self.game.new(self.seats, dict(self.options), chance)

    def match(self, chance: Chance) -> Match:
        """Set up a table with a record."""
        return Match(self.game, self.seats, dict(self.options), chance=chance)


def chosen_seat(state: State, policy: Chance) -> int:
    """Choose one of the seats that must decide."""
    turn = state.turn
    return turn[policy.below(POLICY, len(turn))] if len(turn) > 1 else turn[0]


def walk(case: Case, seed: int) -> Iterator[tuple[State, int]]:
    """Play a random game; show the table and a seat before every decision, and the end with -1."""
    chance, policy = Fast(seed), Fast(seed + 1_000_000)
    state = case.new(chance)
    while not state.over:
        seat = chosen_seat(state, policy)
        yield state, seat
        state.apply(state.random_action(policy, seat), chance, seat)
    yield state, -1


def spread(case: Case, seed: int, most: int) -> list[tuple[State, int]]:
    """Return copies of some tables of a random game, evenly spread, the end among them."""
    tables = [(state.copy(), seat) for state, seat in walk(case, seed)]
    step = max(1, (len(tables) - 1) // (most - 1))
    return tables[-1::-step][:most]


def sampled(case: Case, seed: int, most: int) -> list[tuple[State, int]]:
    """Return copies of some tables of a random game, each with a seat that must decide."""
    return [(state, seat) for state, seat in spread(case, seed, most + 1) if seat >= 0]


def played(case: Case, seed: int, chance: Chance | None = None) -> Match:
    """Play a whole random game with a record."""
    match, policy = case.match(chance or Fast(seed)), Fast(seed + 1_000_000)
    while not match.state.over:
        seat = chosen_seat(match.state, policy)
        match.play(int(match.state.random_action(policy, seat)), seat)
    return match


def plain(data: Any) -> str:  # noqa: ANN401 - JSON
    """Write data as JSON, byte by byte the same for the same data."""
    return json.dumps(data, sort_keys=True, allow_nan=False)


# --- the covering set ---


def rows(game: Game) -> list[Row]:
    """List all ways to play a game; those that rules out one another are still among them."""
    keys = ("seats", *(option.key for option in game.options))
    values = (game.seats, *(option.values for option in game.options))
    return [dict(zip(keys, row, strict=True)) for row in product(*values)]


def pairs(row: Row) -> set[tuple[tuple[str, Value], tuple[str, Value]]]:
    """List the pairs of values that a row tests together."""
    return set(combinations(row.items(), 2))


def playable(game: Game, row: Row) -> Row | None:
    """Return a row as the game understands it, or None if it refuses it."""
    options = {key: value for key, value in row.items() if key != "seats"}
    try:
        settled = game.settle(options)
        game.new(int(row["seats"]), options, Fast(0))
    except SkaliError:
        return None
    return {"seats": row["seats"], **settled}


def covering(game: Game) -> list[Case]:
    """Choose few rows so that every possible pair of values is in one of them, greedily."""
    possible = [row for each in rows(game) if (row := playable(game, each)) is not None]
    missing = {pair for row in possible for pair in pairs(row)}
    chosen: list[Row] = []
    while missing:
        best = max(possible, key=lambda row: len(pairs(row) & missing))
        missing -= pairs(best)
        chosen.append(best)
    return [
        Case(game, int(row["seats"]), tuple((k, v) for k, v in row.items() if k != "seats"))
        for row in sorted(chosen, key=lambda row: int(row["seats"]))
    ]


GAMES = (*games().values(), runes.GAME)
CASES = tuple(case for game in GAMES for case in covering(game))

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
