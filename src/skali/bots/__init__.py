"""Players that see what a seat sees, and nothing else."""

from collections.abc import Mapping
from typing import Any

from skali.bots.base import Bot, BotError, View, look, see
from skali.bots.mcts import SearchBot
from skali.bots.simple import GreedyBot, RandomBot
from skali.core.game import Game

__all__ = ["NAMES", "Bot", "BotError", "View", "hint", "look", "make", "see"]

NAMES = ("random", "greedy", "mcts", "mcts:<iterations>")
"""How the bots are written."""
MOST_ITERATIONS = 10_000_000
HINT = "mcts:400"


def make(name: str, seed: int = 0) -> Bot:
    """Make a bot by its name; the seed fixes everything that it draws."""
    kind, colon, number = name.partition(":")
    if kind == "random" and not colon:
        return RandomBot(seed)
    if kind == "greedy" and not colon:
        return GreedyBot(seed)
    if kind == "mcts":
        return SearchBot(seed, iterations(name, number)) if colon else SearchBot(seed)
    raise BotError(f"there is no bot {name!r}; there are: {', '.join(NAMES)}")


def iterations(name: str, number: str) -> int:
    """Read how often a searching bot goes down its tree for a decision."""
    if number.isascii() and number.isdecimal() and 1 <= int(number) <= MOST_ITERATIONS:
        return int(number)
    raise BotError(f"{name!r}: iterations must be a number from 1 to {MOST_ITERATIONS}")


def hint(game: Game, position: Mapping[str, Any], seat: int, bot: str = HINT, seed: int = 0) -> int:
    """Return what a bot would do in a seat's place, from what that seat sees (`dump(seat)`)."""
    return make(bot, seed).choose(look(game, position, seat))
