"""One local match: bots at a table, each seeing what its seat may see."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from skali.bots import Bot, BotError, make, see
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
        return MatchResult(*run(match.state, players, thoughts, match), match.record)
    state = game.new(len(players), options, chance)
    return MatchResult(*run(state, players, thoughts, chance))


def run(
    state: State, players: Sequence[str], thoughts: int, course: Match | Chance
) -> tuple[Result, int]:
    """Let everybody decide until the game is over; return the result and how many decisions."""
    if set(players) == {BLIND}:
        decisions = run_blind(state, Fast(mixed("policy", thoughts)), course)
    else:
        minds = [make(spec, mixed(f"bot {seat}", thoughts)) for seat, spec in enumerate(players)]
        decisions = run_seeing(state, minds, course)
    return cast("Result", state.result()), decisions


def run_blind(state: State, policy: Chance, course: Match | Chance) -> int:
    """Play at random; without a record, all inside the engine."""
    if isinstance(course, Chance):
        return playout(state, course, policy)
    decisions = 0
    while not state.over:
        seat = state.turn[0]
        course.play(state.random_action(policy, seat), seat)
        decisions += 1
    return decisions


def run_seeing(state: State, minds: Sequence[Bot], course: Match | Chance) -> int:
    """Ask bot after bot; an answer that is not legal ends the match with an error."""
    decisions = 0
    while not state.over:
        seat = state.turn[0]
        view = see(state, seat)
        action = minds[seat].choose(view)
        if action not in view.legal:
            raise BotError(f"the bot {minds[seat].name} chose {action}, which is not legal now")
        if isinstance(course, Chance):
            state.apply(action, course, seat)
        else:
            course.play(action, seat)
        decisions += 1
    return decisions


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
