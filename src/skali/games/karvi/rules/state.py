"""What is on the table: dice along the track, ships, crews, hands, tracks, stacks and bags."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array, zeros
from skali.core.effects.state import EffectState
from skali.core.questions import Guide
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
DEEP: Final = 32
"""How many decisions may wait: effects nest deeper here than elsewhere."""

NOWHERE: Final[i64] = -1


class Table(EffectState):
    """The things of the game; the rules are functions of the modules beside this one."""

    # Dice: seat * 2 + die.
    place: vec[i64]
    beer: vec[i64]
    level: vec[i64]
    """How many dice a die stands on."""
    # By seat.
    points: vec[i64]
    fur: vec[i64]
    silver: vec[i64]
    gold: vec[i64]
    provisions: vec[i64]
    ship: vec[i64]
    crew: vec[i64]
    """Warriors: three bits for each strength, healthy ones first."""
    strength: vec[i64]
    hand: vec[i64]
    """Masks of equipment cards."""
    played: vec[i64]
    received: vec[i64]
    """Mask of trade cards."""
    beside: vec[i64]
    """Mask of trade and raid tiles beside the tableau."""
    laid: vec[i64]
    """Mask of tiles on the tracks."""
    trades: vec[i64]
    """How many tiles lie on the trade track, and on the raid track."""
    raids: vec[i64]
    on_track: vec[i64]
    """Mask of the buildings that still lie on the tracks: two posts, two towers."""
    above: vec[i64]
    """Mask of equipment tiles above the tableau."""
    stones_above: vec[i64]
    covered_tiles: vec[i64]
    covered_stones: vec[i64]
    start_card: vec[i64]
    stock: vec[i64]
    """Buildings in the supply: seat * 2 + kind."""
    built: vec[i64]
    tiles: vec[i64]
    """Visible equipment tiles: seat * 3 + kind."""
    stones: vec[i64]
    """Visible runestones: seat * 3 + spot."""
    ledger: vec[i64]
    """Points by seat and line of the score sheet."""
    # On the boards.
    supply: vec[i64]
    """Warriors in the supply, by strength."""
    bag: vec[i64]
    """What can still be drawn; a bag has no order. A stack that nobody has seen is a bag."""
    display: vec[i64]
    slots: vec[i64]
    """Whose building stands in a slot: site * 4 + slot."""
    stack_at: vec[i64]
    """The sort of the stack at a place."""
    seen: vec[i64]
    """Who has looked at a stack: a mask of seats by sort."""
    site_stones: vec[i64]
    """Special runestones at each yellow site, once somebody has seen them."""
    stones_seen: vec[i64]
    under: vec[i64]
    """Cards put under a stack of equipment cards: card and who put it there."""
    under_size: vec[i64]
    top: vec[i64]
    """A card put back on a stack, and who knows it."""
    piles: vec[i64]
    """Who holds a pile of the draft: sterns, sails, heads, runestones."""
    track: vec[i64]
    """The field at each place of the track."""
    cheap: vec[i64]
    """Fields that cost at most so much beer, as masks of spots."""

    def __init__(self, game: "Game", seats: i64, guide: Guide) -> None:
        """Make a blank."""
        super().__init__(game, seats, guide)
        self.choose: i64 = 0
        """How start cards are given: dealt, chosen from a random seat, chosen from the first."""
        self.variety: i64 = 0
        self.chaos: i64 = 0
        self.turned: i64 = 0
        """Mask of the boards on their variety side."""
        self.draft: i64 = 0
        self.draw_two: i64 = 0
        self.phase: i64 = SETUP
        self.round: i64 = 1
        self.active: i64 = 0
        self.moved: i64 = 0
        """Whether the die of this turn has moved, the ship has, the sail was used."""
        self.sailed: i64 = 0
        self.rigged: i64 = 0
        self.stop: i64 = 0
        """The visible stop tile."""
        self.stops: i64 = 0
        """Mask of the stop tiles below it."""
        self.discarded: i64 = 0
        """Mask of the special runestones that found no spot."""
        self.blocked: i64 = 0
        """Mask of the spots with a blockade."""

    def clear(self) -> None:
        """Lay out an empty table."""
        super().clear()
        seats = self.seats
        self.place = array([NOWHERE] * (2 * seats))
        self.beer = zeros(2 * seats)
        self.level = zeros(2 * seats)
        self.points = zeros(seats)
        self.fur = zeros(seats)
        self.silver = zeros(seats)
        self.gold = zeros(seats)
        self.provisions = zeros(seats)
        self.ship = array([START] * seats)
        self.crew = zeros(seats)
        self.strength = zeros(seats)
        self.hand = zeros(seats)
        self.played = zeros(seats)
        self.received = zeros(seats)
        self.beside = zeros(seats)
        self.laid = zeros(seats)
        self.trades = zeros(seats)
        self.raids = zeros(seats)
        self.on_track = zeros(seats)
        self.above = zeros(seats)
        self.stones_above = zeros(seats)
        self.covered_tiles = zeros(seats)
        self.covered_stones = zeros(seats)
        self.start_card = array([NOWHERE] * seats)
        self.stock = zeros(2 * seats)
        self.built = zeros(2 * seats)
        self.tiles = array([NOWHERE] * (len(TILE_KINDS) * seats))
        self.stones = array([NOWHERE] * (STONE_SPOTS * seats))
        self.ledger = zeros(seats * LINES)
        self.supply = zeros(STRONGEST + 1)
        self.bag = zeros(TOKENS)
        self.display = array([NOWHERE] * DISPLAY)
        self.slots = array([NOWHERE] * (SITES * MOST_SEATS))
        self.stack_at = array([NOWHERE] * SPOTS)
        self.seen = zeros(len(SORTS))
        self.site_stones = zeros(len(STONE_SITES))
        self.stones_seen = zeros(len(STONE_SITES))
        self.under = array([NOWHERE] * (len(KINDS) * PER_KIND))
        self.under_size = zeros(len(KINDS))
        self.top = array([NOWHERE] * len(KINDS))
        self.piles = array([NOWHERE] * (len(TILE_KINDS) + 1))
        self.track = zeros(FIELDS)
        self.cheap = zeros(STOP)

    def fill(self, other: "Table") -> None:
        """Take over everything from another table; the layout of the track never changes."""
        self.take_stack(other)
        self.choose = other.choose
        self.variety = other.variety
        self.chaos = other.chaos
        self.turned = other.turned
        self.draft = other.draft
        self.draw_two = other.draw_two
        self.phase = other.phase
        self.round = other.round
        self.active = other.active
        self.moved = other.moved
        self.sailed = other.sailed
        self.rigged = other.rigged
        self.stop = other.stop
        self.stops = other.stops
        self.discarded = other.discarded
        self.blocked = other.blocked
        self.track = other.track
        self.cheap = other.cheap
        self.stack_at = other.stack_at
        self.place = other.place[:]
        self.beer = other.beer[:]
        self.level = other.level[:]
        self.points = other.points[:]
        self.fur = other.fur[:]
        self.silver = other.silver[:]
        self.gold = other.gold[:]
        self.provisions = other.provisions[:]
        self.ship = other.ship[:]
        self.crew = other.crew[:]
        self.strength = other.strength[:]
        self.hand = other.hand[:]
        self.played = other.played[:]
        self.received = other.received[:]
        self.beside = other.beside[:]
        self.laid = other.laid[:]
        self.trades = other.trades[:]
        self.raids = other.raids[:]
        self.on_track = other.on_track[:]
        self.fill_tableaus(other)
        self.fill_boards(other)

    def fill_tableaus(self, other: "Table") -> None:
        """Take over what lies on and above the tableaus."""
        self.above = other.above[:]
        self.stones_above = other.stones_above[:]
        self.covered_tiles = other.covered_tiles[:]
        self.covered_stones = other.covered_stones[:]
        self.start_card = other.start_card[:]
        self.stock = other.stock[:]
        self.built = other.built[:]
        self.tiles = other.tiles[:]
        self.stones = other.stones[:]
        self.ledger = other.ledger[:]

    def fill_boards(self, other: "Table") -> None:
        """Take over supplies, bags and stacks."""
        self.supply = other.supply[:]
        self.bag = other.bag[:]
        self.display = other.display[:]
        self.slots = other.slots[:]
        self.seen = other.seen[:]
        self.site_stones = other.site_stones[:]
        self.stones_seen = other.stones_seen[:]
        self.under = other.under[:]
        self.under_size = other.under_size[:]
        self.top = other.top[:]
        self.piles = other.piles[:]

    def book(self, seat: i64, line: i64, points: i64) -> None:
        """KARVI-180: points count at once."""
        self.points[seat] += points
        self.ledger[seat * LINES + line] += points

    def left_of(self, seat: i64) -> i64:
        """Return the next seat, clockwise."""
        return (seat + 1) % self.seats

    def pays(self, seat: i64, fur: i64, silver: i64, gold: i64) -> bool:
        """KARVI-083, KARVI-113, KARVI-120: whether a cost can be paid from the personal supply."""
        return self.fur[seat] >= fur and self.silver[seat] >= silver and self.gold[seat] >= gold

    def charge(self, seat: i64, fur: i64, silver: i64, gold: i64) -> None:
        """Pay a cost."""
        self.fur[seat] -= fur
        self.silver[seat] -= silver
        self.gold[seat] -= gold
