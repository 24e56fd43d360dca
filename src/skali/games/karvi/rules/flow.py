"""The game as a whole: what answers its questions, how it begins, and the final places."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.effects.answers import Choosing, Running
from skali.core.ledger import sheet_of
from skali.core.questions import Dispatch
from skali.games.karvi.advice import evaluation
from skali.games.karvi.advice.terms import WEIGHTS
from skali.games.karvi.effects.steps import RUNNER
from skali.games.karvi.effects.vocabulary import CATEGORIES
from skali.games.karvi.rules import (
    asks,
    crew,
    deck,
    dice,
    equipping,
    named,
    places,
    raiding,
    scoring,
    sea,
    setup,
    trading,
    turn,
    village,
)
from skali.games.karvi.rules.actions import DONE, OPTION, SPACE
from skali.games.karvi.rules.state import OVER, Table

if TYPE_CHECKING:
    from skali.core.game import Game

TIE_BREAKS: Final[i64] = 512
DISPATCH: Final[Dispatch] = Dispatch(
    SPACE,
    asks.QUESTIONS,
    (
        *turn.ANSWERS,
        *village.ANSWERS,
        *dice.ANSWERS,
        *sea.ANSWERS,
        *places.ANSWERS,
        *crew.ANSWERS,
        *trading.ANSWERS,
        *raiding.ANSWERS,
        *equipping.ANSWERS,
        *deck.ANSWERS,
        *named.ANSWERS,
        *setup.ANSWERS,
        Running(asks.RUN, RUNNER),
        Choosing(asks.OPTION, RUNNER, OPTION, DONE),
    ),
    anytime=turn.Exchanging(asks.EXCHANGE),
    weights=WEIGHTS,
)


@final
class Karvi(Table):
    """A game of Karvi."""

    def __init__(self, game: "Game", seats: i64, old: "Karvi | None" = None) -> None:
        """Lay out an empty table, or take over everything from another one."""
        super().__init__(game, seats, DISPATCH, old)

    def copy(self) -> "Karvi":
        """Return an independent copy."""
        return Karvi(self.game, self.seats, self)

    def score(self, seat: i64) -> i64:
        """Return the seat's points now."""
        return self.points[seat]

    def ranking(self, seat: i64) -> i64:
        """KARVI-162: most points, then the die furthest left in the stop area."""
        return self.points[seat] * TIE_BREAKS + scoring.tie_break(self, seat)

    def features(self, seat: i64) -> vec[float]:
        """Return the values of all terms of the evaluation."""
        return evaluation.features(self, seat)

    def ahead(self, seat: i64) -> float:
        """Say how much of the game is still to come, from 1 to 0."""
        return evaluation.ahead(self, seat)

    def sheet(self) -> dict[str, list[int]]:
        """Return the score sheet; before the end, as if the final scoring came now."""
        now = self.copy()
        if self.phase != OVER:
            scoring.score_final(now)
        return sheet_of(now.ledger, self.seats, CATEGORIES)
