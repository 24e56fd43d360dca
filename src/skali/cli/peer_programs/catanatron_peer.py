"""Catanatron, a Catan engine in Python, played by its own random players.

A decision is one `play_tick`: one player's choice from `playable_actions`, applied. Forced ones
count too (rolling the dice, ending a turn when nothing else is possible: about six in ten); what
chance does happens inside a tick.
"""

from collections.abc import Callable
from itertools import count

from catanatron.game import (  # type: ignore[import-not-found]  # the peers' environment
    TURNS_LIMIT,
    Game,
)
from catanatron.models.player import (  # type: ignore[import-not-found]  # the peers' environment
    Color,
    RandomPlayer,
)

DECISIONS_BETWEEN_COPIED_POSITIONS = 20


def over(game: Game) -> bool:
    """Somebody has won, or catanatron's own limit of turns is reached."""
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


class Catanatron:
    """Random games at a table of `seats` players."""

    def __init__(self, seats: int) -> None:
        """Seat the first so many colours."""
        self.colours = list(Color)[:seats]

    def new_game(self) -> Game:
        """Lay out a new random board."""
        return Game([RandomPlayer(colour) for colour in self.colours])

    def play_game(self) -> int:
        """Tick as catanatron's own `Game.play` does, without the two copies that it makes."""
        game = self.new_game()
        decisions = 0
        while not over(game):
            game.play_tick()
            decisions += 1
        return decisions

    def copiers(self) -> list[Callable[[], object]]:
        """`Game.copy` of every twentieth position of one game."""
        game = self.new_game()
        kept = []
        for decision in count():
            if over(game):
                break
            if decision % DECISIONS_BETWEEN_COPIED_POSITIONS == 0:
                kept.append(game.copy())
            game.play_tick()
        return [position.copy for position in kept]


def peer(variant: str) -> Catanatron:
    """The variant is the number of players."""
    return Catanatron(int(variant))
