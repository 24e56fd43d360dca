"""The game as a whole: what answers its questions, how it goes on, and what it is worth."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.chance import Chance
from skali.core.effects.answers import ChoosingAgain, Happening, Ordering, Running
from skali.core.effects.codes import HEARD
from skali.core.menu import Menu
from skali.core.questions import Dispatch
from skali.core.state import MIDWAY, RESTS, UNSURE
from skali.games.odin.advice import evaluation
from skali.games.odin.advice.terms import WEIGHTS
from skali.games.odin.effects import steps
from skali.games.odin.effects.counts import Counts
from skali.games.odin.effects.machine import COUNTERS, MACHINE, PRIMITIVES
from skali.games.odin.rules import (
    anytime,
    asks,
    dice,
    feast,
    mountains,
    occupations,
    phases,
    placing,
    returns,
    scoring,
    trade,
    voyages,
)
from skali.games.odin.rules.actions import DONE, OPTION, SPACE
from skali.games.odin.rules.anytime import held
from skali.games.odin.rules.components import GOOD_RESULT
from skali.games.odin.rules.news import AMOUNT_AT, MOST_AMOUNT, ORIGIN_AT
from skali.games.odin.rules.state import ACTIONS, Table

if TYPE_CHECKING:
    from skali.core.game import Game

PRIMITIVES.extend(steps.ALL)
COUNTERS.append(Counts())
ANYTIME: Final = anytime.ANY
DEEP: Final = 48
"""How many questions may wait."""
DISPATCH: Final[Dispatch] = Dispatch(
    SPACE,
    asks.QUESTIONS,
    (
        *placing.ANSWERS,
        *mountains.ANSWERS,
        *trade.ANSWERS,
        *dice.ANSWERS,
        *voyages.ANSWERS,
        *feast.ANSWERS,
        *phases.ANSWERS,
        *occupations.ANSWERS,
        *anytime.ANSWERS,
        *returns.ANSWERS,
        Running(asks.RUN, MACHINE),
        ChoosingAgain(asks.AGAIN, MACHINE),
        Happening(asks.EVENT, MACHINE),
        Ordering(asks.ORDER, MACHINE, OPTION, DONE),
    ),
    depth=DEEP,
    anytime=ANYTIME,
    weights=WEIGHTS,
)


@final
class Odin(Table):
    """A game of Ein Fest für Odin."""

    def __init__(self, game: "Game", seats: i64, old: "Odin | None" = None) -> None:
        """Lay out an empty table, or take over everything from another one."""
        super().__init__(game, seats, DISPATCH, old)
        if old is None:
            MACHINE.lay_out(self)
        else:
            self.take_over(old)

    def copy(self) -> "Odin":
        """Return an independent copy."""
        return Odin(self.game, self.seats, self)

    def apply(self, action: i64, chance: Chance, seat: i64 = -1) -> None:
        """Carry out a legal action; cards hear of what it did before anybody decides again."""
        super().apply(action, chance, seat)
        if len(self.news) > 0:
            self.settle(chance)

    def goes_on(self, chance: Chance) -> bool:
        """Tell cards what has happened, then carry on with what nobody needs to decide."""
        if len(self.news) > 0 and not self.gives_more():
            self.tell_news()
            return True
        return super().goes_on(chance)

    def go_on(self, chance: Chance) -> bool:
        """Tell cards what has happened, then take the next phases of the round."""
        if len(self.news) > 0:
            self.tell_news()
            return True
        return phases.go_on(self, chance)

    def gives_more(self) -> bool:
        """Tell whether what has just given something goes on giving: all of it is heard as one."""
        return (
            self.asks(asks.RUN)
            and MACHINE.inline[MACHINE.code[self.get(asks.PROGRAM)]] == HEARD
            and self.get(asks.ORIGIN) == self.news[len(self.news) - 1] >> ORIGIN_AT
        )

    def tell_news(self) -> None:
        """Enter what has happened on the stack, so that the first is told first."""
        while len(self.news) > 0:
            word = self.news.pop()
            event = word & 255
            seat = word >> 8 & 15
            subject = word >> 12 & 255
            amount = word >> AMOUNT_AT & MOST_AMOUNT
            if MACHINE.concerns(self, event, seat, subject, amount, word >> ORIGIN_AT):
                self.origin = word >> ORIGIN_AT
                MACHINE.announce(self, event, seat, subject, amount)

    def may(self) -> i64:
        """ODIN-134: everybody, as long as the game lasts."""
        return (1 << self.seats) - 1 if self.depth > 0 else 0

    def offer(self, menu: Menu, seat: i64) -> None:
        """Put what a seat may do now into the menu: what it holds is laid before anything else."""
        if held(self, seat) >= 0 and self.depth > 0:
            ANYTIME.offer(self, seat, menu)
        else:
            super().offer(menu, seat)

    def score(self, seat: i64) -> i64:
        """Return the seat's points, as if the game ended now."""
        return scoring.score(self, seat)

    def outcome(self, seat: i64) -> float:
        """ODIN-303: alone, how near the result comes to a very good one."""
        if self.seats > 1:
            return super().outcome(seat)
        return max(0.0, min(1.0, float(self.score(seat)) / float(GOOD_RESULT)))

    def features(self, seat: i64) -> vec[float]:
        """Return the values of all terms of the evaluation."""
        return evaluation.features(self, seat)

    def ahead(self, seat: i64) -> float:
        """Say how much of the game is still to come, from 1 to 0."""
        return evaluation.ahead(self)

    def pause(self, seat: i64) -> i64:
        """Tell an action that is under way from the moments between."""
        if held(self, seat) >= 0:
            return RESTS if self.phase == ACTIONS else UNSURE
        if self.asks(asks.PLACE) or self.asks(asks.READY) or self.asks(asks.FEAST):
            return RESTS
        return MIDWAY

    def sheet(self) -> dict[str, list[int]]:
        """Return the score sheet, as if the game ended now."""
        sheets = [scoring.sheet_of(self, seat) for seat in range(self.seats)]
        return {name: [sheet[line] for sheet in sheets] for line, name in enumerate(scoring.LINES)}
