"""What a bot receives, and what it must answer."""
# interpreted: one step a decision; the thinking is in compiled modules beside this one

from collections.abc import Mapping
from typing import Any

from skali.core.chance import Chance, Fast
from skali.core.errors import SkaliError
from skali.core.game import Game
from skali.core.state import State


class BotError(SkaliError):
    """There is no such bot, or a bot gave an answer that is not allowed."""


class View:
    """All that a seat may know when it must decide: never the true state, never its luck."""

    __slots__ = ("game", "legal", "position", "seat")

    def __init__(
        self, game: Game, seat: int, position: Mapping[str, Any], legal: tuple[int, ...]
    ) -> None:
        """Keep the game's rules, the seat, what it sees as plain data, and its legal actions."""
        self.game = game
        self.seat = seat
        self.position = position
        self.legal = legal

    def sample(self, chance: Chance) -> State:
        """Return a state that could be the true one: what the seat cannot know is drawn."""
        return self.game.sample(self.position, chance)

    def worlds(self, most: int, chance: Chance) -> list[State]:
        """Return several samples; a single one where nothing is hidden, since all are equal."""
        marks = chance.marks
        found = [self.sample(chance)]
        while len(found) < most and chance.marks != marks:
            found.append(self.sample(chance))
        return found


def see(state: State, seat: int) -> View:
    """Return what a seat sees of a table."""
    return View(state.game, seat, state.dump(seat), tuple(state.legal(seat)))


def look(game: Game, position: Mapping[str, Any], seat: int) -> View:
    """Return what a seat sees of a position that is written down."""
    state = game.load(position, Fast(0))
    if seat not in state.turn:
        turn = ", ".join(map(str, state.turn)) or "nobody, the game is over"
        raise BotError(f"seat {seat} has nothing to decide; to move: {turn}")
    return see(state, seat)


class Bot:
    """A player: chooses one of the legal actions from what its seat sees."""

    name: str

    def choose(self, view: View) -> int:
        """Return one of `view.legal`."""
        raise TypeError("a bot must choose")

    def hurry(self, seconds: float) -> None:
        """Be told within how many seconds an answer is of use; who searches, stops in time."""


def answer_of(bot: Bot, view: View) -> int:
    """Ask a bot; an answer that is not legal is an error, with the bot's name."""
    action = bot.choose(view)
    if action not in view.legal:
        raise BotError(f"the bot {bot.name} chose {action}, which is not legal now")
    return action
