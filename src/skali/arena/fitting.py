"""Fit the weights of a game's advice to how games between greedy bots end.

A row is a table in the middle of a game: of every term, by how much a seat has more than the others
have on average, early and late apart. It is fitted to the lead at the end, and drawn towards the
present weights. What a point is worth stays as it is, and what was good does not become bad.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from skali.arena.match import mixed
from skali.arena.ridge import Normal
from skali.arena.summary import clustered
from skali.bots import Bot, make, see
from skali.bots.weights import Set, lay, taken, weights_of
from skali.core.advice import Weights
from skali.core.chance import Fast
from skali.core.errors import OptionError
from skali.core.game import Game
from skali.core.state import COMPETING, State

FIXED = "points"
"""The term whose weight says what all others are counted in."""
EVERY = 5
"""Of so many tables in a row one becomes a row."""
LUCK = 0.1
"""How often a bot that shows how games go does anything at all, so that all tables are met."""
PLAYER = "greedy"
"""Who shows how games go, and who plays the match unless somebody else is named."""

Step = Callable[[int], None]


@dataclass(slots=True)
class Fit:
    """What was tried, from what, and whether it won."""

    game: str
    seats: int
    seed: int
    games: int
    deals: int
    ridge: float
    judge: str = PLAYER
    """Who plays the match, with the new weights against the present ones."""
    rows: int = 0
    explained_before: float = 0.0
    explained_after: float = 0.0
    share: float = 0.0
    low: float = 0.0
    high: float = 1.0
    weights: dict[str, dict[str, float]] = field(default_factory=dict)

    @property
    def wins(self) -> bool:
        """Whether the whole interval of its share of first places lies above par."""
        return self.low > 1 / self.seats

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        shown = {name: getattr(self, name) for name in self.__slots__}
        return {**shown, "par": round(1 / self.seats, 4), "kept": self.wins}


def fit(
    game: Game,
    seats: int,
    games: int,
    deals: int,
    *,
    seed: int,
    ridge: float,
    judge: str = PLAYER,
    step: Step | None = None,
) -> Fit:
    """Play, fit, and play a duplicate match against the present weights."""
    make(judge)
    found = Fit(game.key, seats, seed, games, deals, ridge, judge)
    weights = weights_of(game)
    present = taken(weights)
    normal = Normal(2 * len(present))
    for number in range(games):
        watch(game, seats, weights, mixed("fit", seed, number), normal)
        if step:
            step(1)
    start = [weight for pair in present for weight in pair]
    fitted = normal.near(start, ridge, signs_of(present))
    fresh = settled(weights, fitted)
    found.rows = normal.rows
    found.explained_before = round(normal.explained(start), 4)
    found.explained_after = round(normal.explained([w for pair in fresh for w in pair]), 4)
    found.weights = {
        term.name: {"early": early, "late": late}
        for term, (early, late) in zip(weights.terms, fresh, strict=True)
    }
    shares = []
    for deal in range(deals):
        shares.append(duel(game, seats, weights, fresh, mixed("duel", seed, deal), judge))
        if step:
            step(seats)
    found.share, found.low, found.high = (round(part, 4) for part in clustered(shares))
    return found


def signs_of(present: Set) -> list[int]:
    """Say of every weight whether it may be above or below 0: what is good now stays good."""
    signs = []
    for early, late in present:
        sign = early or late
        signs += [(sign > 0) - (sign < 0)] * 2
    return signs


def settled(weights: Weights, fitted: Sequence[float]) -> Set:
    """Round fitted weights; what a point is worth stays."""
    present = taken(weights)
    return [
        pair if term.name == FIXED else (round(fitted[2 * n], 3), round(fitted[2 * n + 1], 3))
        for n, (term, pair) in enumerate(zip(weights.terms, present, strict=True))
    ]


# --- rows ---


def watch(game: Game, seats: int, weights: Weights, seed: int, normal: Normal) -> None:
    """Let bots play a game, and add some of its tables with how it ended."""
    chance, whim = Fast(mixed("luck", seed)), Fast(mixed("whim", seed))
    state = game.new(seats, None, chance)
    minds = [make(PLAYER, mixed(f"bot {seat}", seed)) for seat in range(seats)]
    tables: list[list[list[float]]] = []
    decisions = 0
    while not state.over:
        seat = state.turn[0]
        if decisions % EVERY == 0:
            tables.append([values(weights, state, seat) for seat in range(seats)])
        if int(whim.below(0, 1000)) < 1000 * LUCK:
            action = int(state.random_action(whim, seat))
        else:
            action = minds[seat].choose(see(state, seat))
        state.apply(action, chance, seat)
        decisions += 1
    rivals = state.aim() == COMPETING
    scores = [float(state.score(seat)) for seat in range(seats)]
    fixed = [n for n, term in enumerate(weights.terms) if term.name == FIXED]
    for table in tables:
        for seat in range(seats - 1 if rivals else 1):
            row = ahead(table, seat) if rivals else table[seat]
            target = ahead([[score] for score in scores], seat)[0] if rivals else scores[seat]
            for term in fixed:
                early, late = taken(weights)[term]
                target -= row[2 * term] * early + row[2 * term + 1] * late
                row[2 * term] = row[2 * term + 1] = 0.0
            normal.add(row, target)


def values(weights: Weights, state: State, seat: int) -> list[float]:
    """Return the value of every term, as far as it counts early and late."""
    parts = state.terms(seat)
    widest = max(range(weights.size), key=lambda term: abs(weights.more[term]))
    more = weights.more[widest]
    share = (parts[widest].weight - weights.late[widest]) / more if more else 0.0
    return [value for part in parts for value in (part.value * share, part.value * (1 - share))]


def ahead(table: Sequence[Sequence[float]], seat: int) -> list[float]:
    """Return by how much a seat has more of everything than the others have on average."""
    others = [row for number, row in enumerate(table) if number != seat]
    return [
        mine - sum(row[column] for row in others) / len(others)
        for column, mine in enumerate(table[seat])
    ]


# --- the match ---


def duel(
    game: Game, seats: int, weights: Weights, fresh: Set, deal: int, judge: str = PLAYER
) -> float:
    """Play one deal with the new weights in every seat; return their share of first places."""
    return sum(one(game, seats, weights, fresh, deal, hero, judge) for hero in range(seats)) / seats


def one(
    game: Game, seats: int, weights: Weights, fresh: Set, deal: int, hero: int, judge: str
) -> float:
    """Play one game in which one seat thinks with the new weights."""
    present = taken(weights)
    chance = Fast(deal)
    state = game.new(seats, None, chance)
    minds: list[Bot] = [make(judge, mixed(f"mind {seat}", deal, hero)) for seat in range(seats)]
    try:
        while not state.over:
            seat = state.turn[0]
            lay(weights, fresh if seat == hero else present)
            state.apply(minds[seat].choose(see(state, seat)), chance, seat)
    finally:
        lay(weights, present)
    return state.outcome(hero)


# --- writing ---


def rewritten(text: str, fresh: dict[str, dict[str, float]]) -> str:
    """Put new weights into the text of an advice.toml; reasons and order stay."""
    for name, pair in fresh.items():
        line = re.compile(
            rf"^({re.escape(name)} = \{{ early = )[^,]+(, late = )[^,]+", re.MULTILINE
        )
        text, found = line.subn(rf"\g<1>{pair['early']}\g<2>{pair['late']}", text)
        if found != 1:
            raise OptionError(f"advice.toml does not have one line for {name!r}")
    return text
