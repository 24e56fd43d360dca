"""What many matches add up to."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from skali.core.state import COMPETING, Result

SURE: float = 1.959964
"""Standard deviations on both sides that hold 95 % of a normal distribution."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of successes (Wilson's score interval).

    Where outcomes are graded, the true interval is narrower.
    """
    if games == 0:
        return 0.0, 1.0
    square = SURE * SURE / games
    middle = share + square / 2
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games))
    low, high = (middle - reach) / (1 + square), (middle + reach) / (1 + square)
    return max(low, 0.0), min(high, 1.0)


def clustered(shares: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of what deals brought, with its 95 % interval.

    All games of one deal are one observation: they depend on each other.
    """
    deals = len(shares)
    if deals == 0:
        return 0.0, 0.0, 1.0
    mean = sum(shares) / deals
    spread = sum((share - mean) ** 2 for share in shares)
    if deals == 1 or spread == 0:
        return mean, *wilson(mean, deals)
    reach = SURE * sqrt(spread / (deals - 1) / deals)
    return mean, max(mean - reach, 0.0), min(mean + reach, 1.0)


@dataclass(slots=True)
class Tally:
    """Sums over some matches; tallies of chunks are added in their order."""

    seats: int
    games: int = 0
    decisions: int = 0
    aim: str = COMPETING
    points: list[int] = field(default_factory=list)
    lowest: list[int] = field(default_factory=list)
    highest: list[int] = field(default_factory=list)
    firsts: list[float] = field(default_factory=list)
    """Outcomes by seat: shares of first places, where a tie is split, or successes."""
    bot_games: dict[str, int] = field(default_factory=dict)
    """Games by bot, one for every seat it had."""
    bot_firsts: dict[str, float] = field(default_factory=dict)

    def count(self, players: Sequence[str], result: Result, decisions: int) -> None:
        """Add one match."""
        self.add(
            Tally(
                self.seats,
                1,
                decisions,
                result.aim,
                [*result.scores],
                [*result.scores],
                [*result.scores],
                [result.share(seat) for seat in range(self.seats)],
            )
        )
        for seat, bot in enumerate(players):
            self.bot_games[bot] = self.bot_games.get(bot, 0) + 1
            self.bot_firsts[bot] = self.bot_firsts.get(bot, 0.0) + result.share(seat)

    def add(self, other: "Tally") -> None:
        """Add the matches of another tally."""
        if self.games == 0:
            self.points, self.firsts = [0] * self.seats, [0.0] * self.seats
            self.lowest, self.highest = other.lowest, other.highest
        self.games += other.games
        self.aim = other.aim
        self.decisions += other.decisions
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]
        self.firsts = [a + b for a, b in zip(self.firsts, other.firsts, strict=True)]
        self.lowest = [min(pair) for pair in zip(self.lowest, other.lowest, strict=True)]
        self.highest = [max(pair) for pair in zip(self.highest, other.highest, strict=True)]
        for bot, games in other.bot_games.items():
            self.bot_games[bot] = self.bot_games.get(bot, 0) + games
            self.bot_firsts[bot] = self.bot_firsts.get(bot, 0.0) + other.bot_firsts[bot]


@dataclass(frozen=True, slots=True)
class BotShare:
    """A bot's mean outcome with its 95 % interval; a game counts for every seat it had."""

    bot: str
    games: int
    share: float
    low: float
    high: float

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "bot": self.bot,
            "games": self.games,
            "share": round(self.share, 4),
            "low": round(self.low, 4),
            "high": round(self.high, 4),
        }


@dataclass(frozen=True, slots=True)
class Summary:
    """The statistics of a simulation."""

    games: int
    decisions: int
    seconds: float
    mean: list[float]
    lowest: list[int]
    highest: list[int]
    win_share: list[float]
    """The mean outcome by seat."""
    bots: list[BotShare]
    aim: str = COMPETING

    @property
    def decisions_per_second(self) -> float:
        """The speed, with everything that a simulation needs."""
        return self.decisions / self.seconds

    @property
    def mean_length(self) -> float:
        """The decisions of a game."""
        return self.decisions / self.games

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "games": self.games,
            "aim": self.aim,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "score": {
                "mean": [round(points, 2) for points in self.mean],
                "min": self.lowest,
                "max": self.highest,
            },
            "mean_length": round(self.mean_length, 2),
            "win_share": [round(share, 4) for share in self.win_share],
            "bots": [bot.to_json() for bot in self.bots],
        }


def summed_up(tally: Tally, seconds: float) -> Summary:
    """Turn sums into means and shares."""
    games = tally.games
    return Summary(
        games=games,
        decisions=tally.decisions,
        seconds=seconds,
        mean=[points / games for points in tally.points],
        lowest=tally.lowest,
        highest=tally.highest,
        win_share=[firsts / games for firsts in tally.firsts],
        bots=[bot_share(bot, tally) for bot in tally.bot_games],
        aim=tally.aim,
    )


def bot_share(bot: str, tally: Tally) -> BotShare:
    """Return a bot's mean outcome."""
    games = tally.bot_games[bot]
    share = tally.bot_firsts[bot] / games
    return BotShare(bot, games, share, *wilson(share, games))
