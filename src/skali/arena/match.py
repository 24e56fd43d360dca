"""One local match: bots at a table, each seeing what its seat may see."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import cast

from skali.bots import Bot, BotError, answer_of, make, see
from skali.core.chance import Chance, Fast
from skali.core.errors import OptionError
from skali.core.game import Game
from skali.core.match import Match
from skali.core.record import Record
from skali.core.state import Result, State, playout

BLIND = "random"
"""The bot that needs no view: where all are blind, the engine plays by itself."""


@dataclass(slots=True)
class MatchResult:
    """How a match went; the record is there if it was asked for."""

    result: Result
    decisions: int
    record: Record | None = None
    thought: list[tuple[int, float]] | None = None
    """By seat, how often it was asked and how many seconds it thought; None for blind bots."""


def play_match(
    game: Game,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    *,
    thinking: int | None = None,
    record: bool = False,
) -> MatchResult:
    """Play a match to its end; `seed` makes the luck, and the thoughts unless `thinking` does."""
    players = seated(bots, game, seats)
    thoughts = seed if thinking is None else thinking
    chance = Fast(mixed("luck", seed))
    if record:
        match = Match(game, len(players), options, chance=chance, players=players)
        return run(match.state, players, thoughts, match)
    return run(game.new(len(players), options, chance), players, thoughts, chance)


def run(state: State, players: Sequence[str], thoughts: int, course: Match | Chance) -> MatchResult:
    """Let everybody decide until the game is over."""
    if set(players) == {BLIND}:
        policy = Fast(mixed("policy", thoughts))
        if isinstance(course, Chance):
            decisions = playout(state, course, policy)
            return MatchResult(cast("Result", state.result()), decisions)
        return ask_all(state, lambda now, seat: now.random_action(policy, seat), course)
    minds = [make(spec, mixed(f"bot {seat}", thoughts)) for seat, spec in enumerate(players)]
    thought = [(0, 0.0)] * len(minds)

    def choose(now: State, seat: int) -> int:
        start = perf_counter()
        action = asked(minds[seat], now, seat)
        times, seconds = thought[seat]
        thought[seat] = times + 1, seconds + perf_counter() - start
        return action

    found = ask_all(state, choose, course)
    found.thought = thought
    return found


def ask_all(
    state: State, choose: Callable[[State, int], int], course: Match | Chance
) -> MatchResult:
    """Ask seat after seat; with a record, every decision is written down."""
    decisions = 0
    while not state.over:
        seat = state.turn[0]
        action = choose(state, seat)
        if isinstance(course, Chance):
            state.apply(action, course, seat)
        else:
            course.play(action, seat)
            state = course.state
        decisions += 1
    record = None if isinstance(course, Chance) else course.record()
    return MatchResult(cast("Result", state.result()), decisions, record)


def asked(bot: Bot, state: State, seat: int) -> int:
    """Ask a bot; an answer that is not legal ends the match with an error."""
    return answer_of(bot, see(state, seat))


def seated(bots: Sequence[str], game: Game, seats: int | None) -> list[str]:
    """Give every seat its bot: one for all, or one for each."""
    players = game.seats[-1] if seats is None else seats
    if players not in game.seats:
        allowed = ", ".join(map(str, game.seats))
        raise OptionError(f"{game.key} is for {allowed} players, not {players}")
    if len(bots) not in (1, players):
        raise BotError(f"{len(bots)} bots are named for {players} seats; name 1 or {players}")
    for spec in bots:
        make(spec)
    return [*bots] if len(bots) == players else [*bots] * players


def mixed(purpose: str, *numbers: int) -> int:
    """Make a seed of its own for every purpose."""
    text = " ".join((purpose, *map(str, numbers)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest())
