"""Players that see what a seat sees, and nothing else; other packages may bring theirs."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from skali.bots.base import Bot, BotError, View, answer_of, look, see
from skali.bots.mcts import FirstSearchBot, SearchBot, SharingBot, TimedBot
from skali.bots.simple import FirstGreedyBot, GreedyBot, NoviceBot, RandomBot
from skali.core.game import Game

__all__ = [
    "LEVELS", "NAMES", "Bot", "BotError", "View",
    "answer_of", "hint", "look", "make", "names", "see",
]  # fmt: skip

LEVELS = {
    "novice": "novice:50",
    "trader": "novice:80",
    "jarl": "greedy",
    "skald": "mcts:50",
    "norn": "mcts:400in2s",
}
"""The levels of every game from the weakest on, by which bot plays them."""
NAMES = (
    "random",
    "novice:<percent>",
    "greedy",
    "mcts",
    "mcts:<iterations>",
    "mcts:<iterations>in<seconds>s",
    "mcts:<seconds>s",
    "mcts:<seconds>sx<cores>",
    "mcts1:<iterations>",
    "greedy1",
    *LEVELS,
)
"""How the bots of the hall are written."""
GROUP = "skali.bots"
"""The group of entry points by which a package brings a bot: `name = "package:make_bot"`."""
ALL = 100
"""Per cent of what it could do that somebody notices who misses nothing."""
MOST_ITERATIONS = 10_000_000
MOST_SECONDS = 3600
MOST_CORES = 64
BOTH = re.compile(r"[^n]+in[^n]+s")
SHARED = re.compile(r"[^x]+x[^x]*")
HINT = "mcts:400"


def make(name: str, seed: int = 0) -> Bot:
    """Make a bot by its name; the seed fixes everything that it draws."""
    kind, colon, number = LEVELS.get(name, name).partition(":")
    if kind == "mcts" and SHARED.fullmatch(number):
        return sharing(name, number, seed)
    if kind == "novice":
        return NoviceBot(seed, noticed(name, number))
    if kind == "random" and not colon:
        return RandomBot(seed)
    if kind == "greedy" and not colon:
        return GreedyBot(seed)
    if kind == "greedy1" and not colon:
        return FirstGreedyBot(seed)
    if kind == "mcts" and BOTH.fullmatch(number):
        return bounded(name, number, seed)
    if kind == "mcts" and number.endswith("s"):
        return TimedBot(seed, seconds(name, number.removesuffix("s")))
    if kind == "mcts1":
        return FirstSearchBot(seed, iterations(name, number)) if colon else FirstSearchBot(seed)
    if kind == "mcts":
        return SearchBot(seed, iterations(name, number)) if colon else SearchBot(seed)
    if name in brought():
        return visitor(name)(seed)
    raise BotError(f"there is no bot {name!r}; there are: {', '.join(names())}")


def names() -> list[str]:
    """List how all bots are written: the hall's own, then those of other packages."""
    return [*NAMES, *(name for name in sorted(brought()) if name not in NAMES)]


@cache
def brought() -> dict[str, EntryPoint]:
    """Return the bots that other packages bring, by name; none is imported before it is wanted."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


@cache
def visitor(name: str) -> Callable[[int], Bot]:
    """Import a bot that another package brings: whatever makes one from a seed."""
    try:
        found: Callable[[int], object] = brought()[name].load()
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise BotError(f"the bot {name!r} cannot be imported ({problem})") from error
    return lambda seed: named(found, seed, name)


def named(maker: Callable[[int], object], seed: int, name: str) -> Bot:
    """Make a bot; one that has no name is given the one by which it was asked for."""
    try:
        bot = maker(seed)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise BotError(f"the bot {name!r} cannot be made ({problem})") from error
    if not isinstance(bot, Bot):
        raise BotError(f"the bot {name!r} is no bot but a {type(bot).__name__}")
    if not hasattr(bot, "name"):
        bot.name = name
    return bot


def bounded(name: str, number: str, seed: int) -> Bot:
    """Make a bot with a number of iterations that answers in time: `mcts:400in2s`."""
    many, _, most = number.removesuffix("s").partition("in")
    mind = SearchBot(seed, iterations(name, many))
    mind.hurry(seconds(name, most))
    mind.name = f"mcts:{mind.iterations}in{mind.seconds:g}s"
    return mind


def sharing(name: str, number: str, seed: int) -> Bot:
    """Make a bot that searches on several cores: `mcts:2sx2`, `mcts:400x2`."""
    budget, _, many = number.partition("x")
    if not (many.isascii() and many.isdecimal() and 1 <= int(many) <= MOST_CORES):
        raise BotError(f"{name!r}: cores must be a number from 1 to {MOST_CORES}")
    if budget.endswith("s"):
        return SharingBot(seed, int(many), seconds=seconds(name, budget.removesuffix("s")))
    return SharingBot(seed, int(many), iterations(name, budget))


def noticed(name: str, number: str) -> int:
    """Read how much of what it could do a novice notices."""
    if number.isascii() and number.isdecimal() and 1 <= int(number) <= ALL:
        return int(number)
    raise BotError(f"{name!r}: what a novice notices must be a number from 1 to {ALL} (per cent)")


def iterations(name: str, number: str) -> int:
    """Read how often a searching bot goes down its tree for a decision."""
    if number.isascii() and number.isdecimal() and 1 <= int(number) <= MOST_ITERATIONS:
        return int(number)
    raise BotError(f"{name!r}: iterations must be a number from 1 to {MOST_ITERATIONS}")


def seconds(name: str, number: str) -> float:
    """Read how long a searching bot thinks about a decision."""
    if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?", number) and 0 < float(number) <= MOST_SECONDS:
        return float(number)
    raise BotError(f"{name!r}: the time must be seconds above 0, up to {MOST_SECONDS}")


def hint(game: Game, position: Mapping[str, Any], seat: int, bot: str = HINT, seed: int = 0) -> int:
    """Return what a bot would do in a seat's place, from what that seat sees (`dump(seat)`)."""
    return answer_of(make(bot, seed), look(game, position, seat))
