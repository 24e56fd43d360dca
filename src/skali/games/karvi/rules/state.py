"""What is on the table: dice along the track, ships, crews, hands, tracks, stacks and bags."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array, zeros
from skali.core.effects.state import EffectState
from skali.core.questions import Dispatch
from skali.games.karvi.effects.vocabulary import LINES
from skali.games.karvi.rules.components import (
    DISPLAY,
    KINDS,
    MOST_SEATS,
    PER_KIND,
    SITES,
    SORTS,
    SPOTS,
    START,
    STONE_SITES,
    STONE_SPOTS,
    STRONGEST,
    TILE_KINDS,
    TOKENS,
)

if TYPE_CHECKING:
    from skali.core.game import Game

# Where the game stands.
PHASES: Final = ("setup", "playing", "over")
SETUP: Final[i64] = 0
PLAYING: Final[i64] = 1
OVER: Final[i64] = 2

# The track: six stop spots, then the fields clockwise. A die's place is lap * TRACK + spot.
STOP: Final[i64] = 6
FIELDS: Final[i64] = 26
TRACK: Final[i64] = 32
STOP_MASK: Final[i64] = 63

NOWHERE: Final[i64] = -1


class Table(EffectState):
    """The things of the game; the rules are functions of the modules beside this one."""

    def __init__(  # noqa: PLR0915 - a list
        self, game: "Game", seats: i64, dispatch: Dispatch, old: "Table | None" = None
    ) -> None:
        """Lay out an empty table, or take over everything from another one."""
        super().__init__(game, seats, dispatch, old)
        # What changes seldom is shared by copies, without `[:]` here: a rule that changes such an
        # array gives the table one of its own first (`t.seen = t.seen[:]`).
        # Dice: seat * 2 + die.
        self.place: vec[i64] = array([NOWHERE] * (2 * seats)) if old is None else old.place[:]
        self.beer: vec[i64] = zeros(2 * seats) if old is None else old.beer[:]
        self.level: vec[i64] = zeros(2 * seats) if old is None else old.level[:]
        """How many dice a die stands on."""
        # By seat.
        self.points: vec[i64] = zeros(seats) if old is None else old.points[:]
        self.fur: vec[i64] = zeros(seats) if old is None else old.fur[:]
        self.silver: vec[i64] = zeros(seats) if old is None else old.silver[:]
        self.gold: vec[i64] = zeros(seats) if old is None else old.gold[:]
        self.provisions: vec[i64] = zeros(seats) if old is None else old.provisions[:]
        self.ship: vec[i64] = array([START] * seats) if old is None else old.ship[:]
        self.crew: vec[i64] = zeros(seats) if old is None else old.crew[:]
        """Warriors: three bits for each strength, healthy ones first."""
        self.strength: vec[i64] = zeros(seats) if old is None else old.strength[:]
        self.hand: vec[i64] = zeros(seats) if old is None else old.hand[:]
        """Masks of equipment cards."""
        self.played: vec[i64] = zeros(seats) if old is None else old.played[:]
        self.received: vec[i64] = zeros(seats) if old is None else old.received[:]
        """Mask of trade cards."""
        self.beside: vec[i64] = zeros(seats) if old is None else old.beside[:]
        """Mask of trade and raid tiles beside the tableau."""
        self.laid: vec[i64] = zeros(seats) if old is None else old.laid[:]
        """Mask of tiles on the tracks."""
        self.trades: vec[i64] = zeros(seats) if old is None else old.trades[:]
        """How many tiles lie on the trade track, and on the raid track."""
        self.raids: vec[i64] = zeros(seats) if old is None else old.raids[:]
        self.on_track: vec[i64] = zeros(seats) if old is None else old.on_track
        """Mask of the buildings that still lie on the tracks: two posts, two towers."""
        self.above: vec[i64] = zeros(seats) if old is None else old.above
        """Mask of equipment tiles above the tableau."""
        self.stones_above: vec[i64] = zeros(seats) if old is None else old.stones_above
        self.covered_tiles: vec[i64] = zeros(seats) if old is None else old.covered_tiles
        self.covered_stones: vec[i64] = zeros(seats) if old is None else old.covered_stones
        self.start_card: vec[i64] = array([NOWHERE] * seats) if old is None else old.start_card
        self.stock: vec[i64] = zeros(2 * seats) if old is None else old.stock
        """Buildings in the supply: seat * 2 + kind."""
        self.built: vec[i64] = zeros(2 * seats) if old is None else old.built
        self.tiles: vec[i64] = (
            array([NOWHERE] * (len(TILE_KINDS) * seats)) if old is None else old.tiles
        )
        """Visible equipment tiles: seat * 3 + kind."""
        self.stones: vec[i64] = (
            array([NOWHERE] * (STONE_SPOTS * seats)) if old is None else old.stones
        )
        """Visible runestones: seat * 3 + spot."""
        self.ledger: vec[i64] = zeros(seats * LINES) if old is None else old.ledger[:]
        """Points by seat and line of the score sheet."""
        # On the boards.
        self.supply: vec[i64] = zeros(STRONGEST + 1) if old is None else old.supply[:]
        """Warriors in the supply, by strength."""
        self.bag: vec[i64] = zeros(TOKENS) if old is None else old.bag[:]
        """What can still be drawn; a bag has no order. A stack that nobody has seen is a bag."""
        self.display: vec[i64] = array([NOWHERE] * DISPLAY) if old is None else old.display[:]
        self.slots: vec[i64] = array([NOWHERE] * (SITES * MOST_SEATS)) if old is None else old.slots
        """Whose building stands in a slot: site * 4 + slot."""
        self.stack_at: vec[i64] = array([NOWHERE] * SPOTS) if old is None else old.stack_at
        """The sort of the stack at a place."""
        self.seen: vec[i64] = zeros(len(SORTS)) if old is None else old.seen
        """Who has looked at a stack: a mask of seats by sort."""
        self.site_stones: vec[i64] = zeros(len(STONE_SITES)) if old is None else old.site_stones
        """Special runestones at each yellow site, once somebody has seen them."""
        self.stones_seen: vec[i64] = zeros(len(STONE_SITES)) if old is None else old.stones_seen
        self.under: vec[i64] = (
            array([NOWHERE] * (len(KINDS) * PER_KIND)) if old is None else old.under
        )
        """Cards put under a stack of equipment cards: card and who put it there."""
        self.under_size: vec[i64] = zeros(len(KINDS)) if old is None else old.under_size
        self.top: vec[i64] = array([NOWHERE] * len(KINDS)) if old is None else old.top
        """A card put back on a stack, and who knows it."""
        self.piles: vec[i64] = (
            array([NOWHERE] * (len(TILE_KINDS) + 1)) if old is None else old.piles
        )
        """Who holds a pile of the draft: sterns, sails, heads, runestones."""
        self.track: vec[i64] = zeros(FIELDS) if old is None else old.track
        """The field at each place of the track."""
        self.cheap: vec[i64] = zeros(STOP) if old is None else old.cheap
        """Fields that cost at most so much beer, as masks of spots."""
        self.choose: i64 = 0 if old is None else old.choose
        """How start cards are given: dealt, chosen from a random seat, chosen from the first."""
        self.variety: i64 = 0 if old is None else old.variety
        self.chaos: i64 = 0 if old is None else old.chaos
        self.turned: i64 = 0 if old is None else old.turned
        """Mask of the boards on their variety side."""
        self.draft: i64 = 0 if old is None else old.draft
        self.draw_two: i64 = 0 if old is None else old.draw_two
        self.phase: i64 = SETUP if old is None else old.phase
        self.round: i64 = 1 if old is None else old.round
        self.active: i64 = 0 if old is None else old.active
        self.moved: i64 = 0 if old is None else old.moved
        """Whether the die of this turn has moved, the ship has, the sail was used."""
        self.sailed: i64 = 0 if old is None else old.sailed
        self.rigged: i64 = 0 if old is None else old.rigged
        self.stop: i64 = 0 if old is None else old.stop
        """The visible stop tile."""
        self.stops: i64 = 0 if old is None else old.stops
        """Mask of the stop tiles below it."""
        self.discarded: i64 = 0 if old is None else old.discarded
        """Mask of the special runestones that found no spot."""
        self.blocked: i64 = 0 if old is None else old.blocked
        """Mask of the spots with a blockade."""

    def book(self, seat: i64, line: i64, points: i64) -> None:
        """KARVI-180: points count at once."""
        self.points[seat] += points
        self.ledger[seat * LINES + line] += points

    def pays(self, seat: i64, fur: i64, silver: i64, gold: i64) -> bool:
        """KARVI-083, KARVI-113, KARVI-120: whether a cost can be paid from the personal supply."""
        return self.fur[seat] >= fur and self.silver[seat] >= silver and self.gold[seat] >= gold

    def charge(self, seat: i64, fur: i64, silver: i64, gold: i64) -> None:
        """Pay a cost."""
        self.fur[seat] -= fur
        self.silver[seat] -= silver
        self.gold[seat] -= gold
