"""Which games are checked how: every pair of seats and option values, in few cases.

A quick look takes only the cases that it takes to show every single value.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any, TypeVar

from skali.core.chance import Chance, Fast
from skali.core.errors import SkaliError
from skali.core.game import Game, Value
from skali.core.match import Match
from skali.core.menu import POLICY
from skali.core.state import State

Fault = TypeVar("Fault", bound=SkaliError)
Row = dict[str, Value]
MOST = 20
"""How many cases a game has at most, unless it takes more to show every value."""


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

    @property
    def row(self) -> Row:
        """The case as a row of the covering set."""
        return {"seats": self.seats, **dict(self.options)}

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


def answers(state: State, seat: int) -> list[int]:
    """List what a seat may do now because it is asked, without what may be done at any time."""
    guide = state.dispatch
    return [action for action in state.legal(seat) if not guide.free[guide.families[action]]]


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


def one_of_each(case: Case, seed: int) -> list[tuple[State, int]]:
    """Return the last table of a random game for each thing asked of each number of seats."""
    last = {}
    for state, seat in walk(case, seed):
        last[int(state.asked()), len(state.turn)] = state.copy(), seat
    return list(last.values())


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


@contextmanager
def refused(kind: type[Fault], words: str = "") -> Iterator[list[Fault]]:
    """Demand that something raises an error of a kind whose text has some words; lend the error."""
    caught: list[Fault] = []
    try:
        yield caught
    except kind as error:
        caught.append(error)
    assert caught, f"expected {kind.__name__}, and nothing was raised"
    assert re.search(words, str(caught[0])), f"expected {words!r} in: {caught[0]}"


def plain(data: Any) -> str:  # noqa: ANN401 - JSON
    """Write data as JSON, byte by byte the same for the same data."""
    return json.dumps(data, sort_keys=True, allow_nan=False)


# --- the covering set ---


def rows(game: Game) -> list[Row]:
    """List all ways to play a game; those that rules out one another are still among them."""
    keys = ("seats", *(option.key for option in game.options))
    values = (game.seats, *(option.values for option in game.options))
    return [dict(zip(keys, row, strict=True)) for row in product(*values)]


def singles(row: Row) -> set[Any]:
    """List the values that a row tests."""
    return set(row.items())


def pairs(row: Row) -> set[Any]:
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


@cache
def covering(game: Game) -> list[Case]:
    """Choose rows that show each value, then more of them for every possible pair of values."""
    possible = [row for each in rows(game) if (row := playable(game, each)) is not None]
    values = {value for row in possible for value in singles(row)}
    couples = {couple for row in possible for couple in pairs(row)}
    chosen: list[Row] = []
    while values or (couples and len(chosen) < MOST):
        best = max(
            possible, key=lambda row: (len(singles(row) & values), len(pairs(row) & couples))
        )
        values -= singles(best)
        couples -= pairs(best)
        chosen.append(best)
    return [
        Case(game, int(row["seats"]), tuple((k, v) for k, v in row.items() if k != "seats"))
        for row in chosen
    ]


@cache
def few(game: Game) -> list[Case]:
    """The first cases of the covering set, which show every value on their own."""
    missing = {part for case in covering(game) for part in singles(case.row)}
    chosen = []
    for case in covering(game):
        if missing:
            missing -= singles(case.row)
            chosen.append(case)
    return chosen
