"""The flow of the game: setup, how turns and raids follow one another, and the end."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import places
from skali.core.chance import Chance, total
from skali.core.ledger import sheet_of
from skali.core.questions import Dispatch
from skali.games.walhalla.advice import evaluation
from skali.games.walhalla.advice.terms import WEIGHTS
from skali.games.walhalla.rules import asks, boarding, cards, coast, landing, preparation, scoring
from skali.games.walhalla.rules.actions import SPACE
from skali.games.walhalla.rules.components import (
    CARD_COUNTS,
    CARD_KINDS,
    FJORDS,
    FLEET,
    RAIDS,
    START_CARDS,
    START_MIDGARD,
    START_WALHALLA,
    VIKINGS,
)
from skali.games.walhalla.rules.state import CATEGORIES, ENDING, NOWHERE, OVER, Table

if TYPE_CHECKING:
    from skali.core.game import Game

DEPTH: Final = 4
"""Three vikings wait to land while somebody hunts."""
DISPATCH: Final[Dispatch] = Dispatch(
    SPACE,
    asks.QUESTIONS,
    (*boarding.ANSWERS, *landing.ANSWERS, *cards.ANSWERS),
    depth=DEPTH,
    weights=WEIGHTS,
)


@final
class Walhalla(Table):
    """A game of Walhalla."""

    def __init__(self, game: "Game", seats: i64, old: "Walhalla | None" = None) -> None:
        """Lay out an empty table, or take over everything from another one."""
        super().__init__(game, seats, DISPATCH, old)

    def copy(self) -> "Walhalla":
        """Return an independent copy."""
        return Walhalla(self.game, self.seats, self)

    def go_on(self, chance: Chance) -> bool:
        """WAL-016..018, WAL-039: turn after turn, raid after raid, until it is over."""
        if self.phase == OVER:
            return False
        if self.phase == ENDING:
            end_raid(self)
        elif self.dragon != NOWHERE:
            end_turn(self)
        elif raid_is_over(self):
            self.phase = ENDING
            cards.ask_for_cards(self)
        else:
            boarding.draw_dragon(self, chance)
        return True

    def score(self, seat: i64) -> i64:
        """Return the seat's points now."""
        return self.points[seat]

    def turn_seen(self, seat: int | None = None) -> tuple[int, ...]:
        """WAL-071: at the end of a raid nobody sees who has chosen already, only oneself."""
        if not self.asks(asks.CARDS):
            return self.turn
        own = 0 if seat is None or seat < 0 else 1 << seat
        return tuple(places(cards.with_cards(self) & ~own | self.actors() & own))

    def features(self, seat: i64) -> vec[float]:
        """Return the values of all terms of the evaluation."""
        return evaluation.features(self, seat)

    def ahead(self, seat: i64) -> float:
        """Say how much of the game is still to come, from 1 to 0."""
        return evaluation.ahead(self)

    def sheet(self) -> dict[str, list[int]]:
        """Return the score sheet; before the end, as if the game ended now and without cards."""
        now = self.copy()
        for seat in range(self.seats):
            now.laid[seat] = 0
        return now.full_sheet()

    def full_sheet(self) -> dict[str, list[int]]:
        """Return the same with the cards that lie face down, which not everybody may see."""
        now = self.copy()
        if self.phase != OVER:
            scoring.score_raid(now)
            scoring.score_final(now)
        return sheet_of(now.ledger, self.seats, CATEGORIES)


def set_up(t: Table, chance: Chance) -> None:
    """WAL-002..017: the coast, vikings in their zones, one card each, the start player."""
    coast.lay_out(t, chance)
    for card in range(CARD_KINDS):
        t.pile[card] = CARD_COUNTS[card]
    for seat in range(t.seats):
        t.midgard[seat] = START_MIDGARD[t.seats]
        t.walhalla[seat] = START_WALHALLA
        t.asgard[seat] = VIKINGS - t.midgard[seat] - t.walhalla[seat]
        for _ in range(START_CARDS):
            cards.draw_card(t, seat, chance)
    preparation.collect_dragons(t)
    t.start = t.first if t.first >= 0 else chance.below(coast.SETUP, t.seats)
    t.active = t.start


def end_turn(t: Table) -> None:
    """WAL-017: the dragon stays where it is, the next player's turn begins."""
    t.dragon = NOWHERE
    t.fjord = NOWHERE
    t.active = t.left_of(t.active)


def raid_is_over(t: Table) -> bool:
    """WAL-077, WAL-078, WAL-A-13: asked between turns: twelve dragons, or nobody in Midgard."""
    return total(t.fleet, 0, FJORDS) == FLEET or total(t.midgard, 0, t.seats) == 0


def end_raid(t: Table) -> None:
    """WAL-079, WAL-101, WAL-102: score; then prepare the next raid, or the final scoring."""
    scoring.score_raid(t)
    if t.raid < RAIDS:
        preparation.prepare(t)
    else:
        scoring.score_final(t)
        t.phase = OVER
    cards.discard_laid(t)
