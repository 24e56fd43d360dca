"""What a state keeps for effects: where they come from, cards in play, latches, events."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from skali.core.arrays import vec
from skali.core.bits import zeros
from skali.core.effects.codes import EVENT_WORDS, LEVELS
from skali.core.questions import Dispatch
from skali.core.state import State

if TYPE_CHECKING:
    from skali.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectState(State):
    """A state on which programs run; one that knows no events need not lay the arrays out."""

    events: vec[i64]
    """Events under way within one another, EVENT_WORDS each."""
    in_play: vec[i64]
    """Masks of the cards whose clauses work, by seat; shared by copies, like the next two."""
    ears: vec[i64]
    """By seat the mask of those of its events to which any card in play listens."""
    altered: vec[i64]
    """By seat the mask of those of its numbers and permissions that any card in play changes."""
    latches: vec[i64]
    """How often clauses were used for now: seat * latches + latch."""
    tallies: vec[i64]
    """What happened in each event under way: in all, and directly."""

    def __init__(
        self, game: "Game", seats: i64, dispatch: Dispatch, old: "State | None" = None
    ) -> None:
        """Make a blank: what is known of effects comes by `lay_out` or `take_over`."""
        super().__init__(game, seats, dispatch, old)
        self.origin: i64 = 0
        """Where what is happening comes from."""
        self.under_way: i64 = 0
        """How many events are under way."""
        self.noted: i64 = 0
        """Mask of the levels at which something was tallied: the others need no clearing."""

    def lay_out(self, card_words: i64, latches: i64, tallies: i64) -> None:
        """Lay out empty arrays for a machine's cards, latches and tallies."""
        self.origin = 0
        self.under_way = 0
        self.noted = 0
        self.ears = zeros(self.seats)
        self.altered = zeros(self.seats)
        self.events = zeros((LEVELS + 1) * EVENT_WORDS)
        self.in_play = zeros(self.seats * card_words)
        self.latches = zeros(self.seats * latches)
        self.tallies = zeros((LEVELS + 1) * 2 * tallies)

    def take_over(self, other: "EffectState") -> None:
        """Take over everything about effects from another state."""
        self.origin = other.origin
        self.under_way = other.under_way
        self.noted = other.noted
        self.ears = other.ears
        self.altered = other.altered
        self.events = other.events[:]
        self.in_play = other.in_play
        self.latches = other.latches[:]
        self.tallies = other.tallies[:]
