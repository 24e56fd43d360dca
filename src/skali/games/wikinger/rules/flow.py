"""The flow of the game: setup, how rounds and scorings follow one another, and the end."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.chance import Chance
from skali.core.ledger import sheet_of
from skali.core.questions import Dispatch
from skali.games.wikinger.advice import evaluation, prospects
from skali.games.wikinger.advice.terms import WEIGHTS
from skali.games.wikinger.rules import asks, auction, ferry, offer, placing, scoring, specials
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.components import (
    BOX,
    ROUNDS,
    SPECIAL_BAG,
    START_GOLD,
    START_POINTS,
    TOKENS,
)
from skali.games.wikinger.rules.state import BUYING, CAT_START, CATEGORIES, OVER, SCORING, Table

if TYPE_CHECKING:
    from skali.core.game import Game

DISPATCH: Final[Dispatch] = Dispatch(
    SPACE,
    asks.QUESTIONS,
    (*offer.ANSWERS, *placing.ANSWERS, *specials.ANSWERS, *ferry.ANSWERS, *auction.ANSWERS),
    depth=8,
    weights=WEIGHTS,
)


@final
class Wikinger(Table):
    """A game of Wikinger."""

    def __init__(self, game: "Game", seats: i64, old: "Wikinger | None" = None) -> None:
        """Lay out an empty table, or take over everything from another one."""
        super().__init__(game, seats, DISPATCH, old)

    def copy(self) -> "Wikinger":
        """Return an independent copy."""
        return Wikinger(self.game, self.seats, self)

    def go_on(self, chance: Chance) -> bool:
        """WIK-021..024: buy until the wheel is empty, score, next round, until it is over."""
        if self.phase == OVER:
            return False
        if self.phase == BUYING:
            if self.occupied != 0:
                offer.ask_to_buy(self)
            else:
                self.phase = SCORING
                self.scored = 0
        elif self.scored < self.seats:
            score_next_seat(self)
        else:
            end_round(self, chance)
        return True

    def score(self, seat: i64) -> i64:
        """Return the seat's points now."""
        return self.points[seat]

    def ranking(self, seat: i64) -> i64:
        """WIK-110: most points, then more gold left."""
        return self.points[seat] * 65536 + self.gold[seat]

    def features(self, seat: i64) -> vec[float]:
        """Return the values of all terms of the evaluation."""
        return evaluation.features(self, seat)

    def ahead(self, seat: i64) -> float:
        """Say how much of the game is still to come, from 1 to 0."""
        return prospects.game_ahead(self, seat)

    def sheet(self) -> dict[str, list[int]]:
        """Return the score sheet; before the end, as if the final scoring came now."""
        now = self.copy()
        if self.phase != OVER:
            scoring.score_final(now)
        return sheet_of(now.ledger, self.seats, CATEGORIES)


def set_up(t: Table, chance: Chance) -> None:
    """WIK-001..010: purses, start tiles, bags and the start player."""
    for seat in range(t.seats):
        t.gold[seat] = START_GOLD[t.seats]
        t.book(seat, CAT_START, START_POINTS)
    t.start_tiles = (1 << t.seats) - 1
    for token in range(TOKENS):
        if token < SPECIAL_BAG or t.advanced != 0:
            t.bag[token] = BOX[token]
    t.start = t.first if t.first >= 0 else chance.below(offer.SETUP, t.seats)
    offer.begin_round(t, chance)


def score_next_seat(t: Table) -> None:
    """WIK-078: from the start player on, seat after seat uses boatmen and scores."""
    seat = (t.start + t.scored) % t.seats
    if not scoring.is_large(t.round):
        scoring.goldsmiths_pay(t, seat)
        t.scored += 1
    elif ferry.can_ferry(t, seat):
        t.ask(asks.FERRY, seat)
    else:
        scoring.finish_large(t, seat)


def end_round(t: Table, chance: Chance) -> None:
    """WIK-023, WIK-024: after the last round the final scoring; else the figure passes left."""
    if t.round == ROUNDS:
        scoring.score_final(t)
        t.phase = OVER
        return
    t.round += 1
    t.start = t.left_of(t.start)
    t.phase = BUYING
    offer.begin_round(t, chance)
