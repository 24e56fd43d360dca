"""A game written down by hand: every line of play, and what everybody has at its end."""

from collections.abc import Mapping

from skali.core.chance import Chance
from skali.core.state import UNSURE, State
from tests.toys import runes
from tests.toys.runes.table import ASK_CAST, DISPATCH

Line = tuple[int, ...]
Values = Mapping[Line, tuple[float, ...]]
REVEALING = 100
"""Actions from here on draw something."""


class Lines(State):
    """A position is the line so far; whoever must decide in it is written in `movers`."""

    def __init__(
        self,
        movers: Mapping[Line, int],
        values: Values,
        line: Line = (),
        pauses: Mapping[Line, int] | None = None,
    ) -> None:
        """Start at a line; one that nobody goes on from is an end."""
        super().__init__(runes.GAME, len(next(iter(values.values()))), DISPATCH)
        self.movers = movers
        self.values = values
        self.line = line
        self.pauses = pauses or {}
        if line in movers:
            self.ask(ASK_CAST, movers[line])

    def pause(self, seat: int) -> int:
        return self.pauses.get(self.line, int(UNSURE))

    def legal(self, seat: int = -1) -> list[int]:
        here = len(self.line)
        lines = [*self.movers, *self.values]
        on = {line[here] for line in lines if line[:here] == self.line and len(line) > here}
        return sorted(on)

    def apply(self, action: int, chance: Chance, seat: int = -1) -> None:
        self.line = (*self.line, action)
        self.pop()
        if self.line in self.movers:
            self.ask(ASK_CAST, self.movers[self.line])
        if action >= REVEALING:
            chance.below(0, 2)

    def copy(self) -> "Lines":
        return Lines(self.movers, self.values, self.line, self.pauses)

    def evaluate(self, seat: int) -> float:
        return self.values.get(self.line, (0.0,) * self.seats)[seat]

    def score(self, seat: int) -> int:
        return int(self.evaluate(seat))
