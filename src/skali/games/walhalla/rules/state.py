"""What is on the table: the coast as masks of fields, vikings by zone, dragons, cards.

Seats have the colours in their order, so that a colour is a seat's number.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import zeros
from skali.core.questions import Guide
from skali.core.state import State
from skali.games.walhalla.rules.components import (
    BERTHS,
    CARD_KINDS,
    COLOURED_SEAT,
    DRAGON_COLOUR,
    DRAGON_ROWS,
    FIELD_KINDS,
    FJORDS,
    FLEET,
    REACH,
    TERRAIN_OF,
    TONGUES,
    VALUE_OF,
    VILLAGE,
)

if TYPE_CHECKING:
    from skali.core.game import Game

# Where a raid stands.
PHASES: Final = ("raid", "end", "over")
RAIDING: Final[i64] = PHASES.index("raid")
ENDING: Final[i64] = PHASES.index("end")
OVER: Final[i64] = PHASES.index("over")

# The lines of the score sheet.
CATEGORIES: Final = (
    "start", "forests", "hunts", "cards", "wheat", "tongues", "fields", "walhalla"
)  # fmt: skip
CAT_START: Final[i64] = CATEGORIES.index("start")
CAT_FORESTS: Final[i64] = CATEGORIES.index("forests")
CAT_HUNTS: Final[i64] = CATEGORIES.index("hunts")
CAT_CARDS: Final[i64] = CATEGORIES.index("cards")
CAT_WHEAT: Final[i64] = CATEGORIES.index("wheat")
CAT_TONGUES: Final[i64] = CATEGORIES.index("tongues")
CAT_FIELDS: Final[i64] = CATEGORIES.index("fields")
CAT_WALHALLA: Final[i64] = CATEGORIES.index("walhalla")
LINES: Final[i64] = len(CATEGORIES)

NOWHERE: Final[i64] = -1
NOBODY: Final[i64] = -1
ANY_LAYOUT: Final[i64] = -1

# A hand of cards is one number: so many bits for the count of every kind.
CARD_BITS: Final[i64] = 3
CARD_MASK: Final[i64] = 7


class Table(State):
    """The things of the game; the rules are functions of the modules beside this one."""

    # The coast: laid out once, never changed, and so shared by copies.
    rows: vec[i64]
    """Field rows of every tongue."""
    berths: vec[i64]
    """WAL-034: how many dragons every fjord can hold."""
    field: vec[i64]
    """The kind of every field, NOWHERE beyond a tongue's end."""
    terrain: vec[i64]
    """Mask of the fields of every kind."""
    inner: vec[i64]
    outer: vec[i64]

    midgard: vec[i64]
    asgard: vec[i64]
    walhalla: vec[i64]
    held: vec[i64]
    """Mask of the fields that every seat besieges."""
    points: vec[i64]
    ledger: vec[i64]
    """Points by seat and line of the score sheet."""
    hands: vec[i64]
    """Cards in hand, packed."""
    laid: vec[i64]
    """Cards laid face down at the end of a raid, packed."""
    pile: vec[i64]
    """Cards to draw: a bag without order."""
    dragons: vec[i64]
    """Dragons not drawn in this raid: a bag without order."""
    fleet: vec[i64]
    """How many dragons lie in every fjord."""
    moored: vec[i64]
    """Who lies where: fjord * BERTHS + berth holds kind * 2 + end."""

    def __init__(self, game: "Game", seats: i64, guide: Guide) -> None:
        """Make a blank."""
        super().__init__(game, seats, guide)
        self.first: i64 = NOBODY
        """The seat that begins the first raid; NOBODY for a random one."""
        self.layout: i64 = 0
        self.zero_ranks: i64 = 0
        """WAL-A-08: whether an empty Walhalla has a place in the final ranking."""
        self.raid: i64 = 1
        self.phase: i64 = RAIDING
        self.start: i64 = 0
        self.active: i64 = 0
        self.discard: i64 = 0
        self.dragon: i64 = NOWHERE
        """The kind of the dragon whose turn it is, from drawing to the last landing."""
        self.crew: i64 = 0
        """Who sits in it: three bits a seat, 0 for nobody, else 1 + player."""
        self.fjord: i64 = NOWHERE
        self.berth: i64 = 0
        self.lead: i64 = 0
        """The end that lies towards the board."""

    def clear(self) -> None:
        """Lay out an empty table."""
        super().clear()
        self.rows = zeros(TONGUES)
        self.berths = zeros(FJORDS)
        self.field = zeros(TONGUES * REACH)
        self.terrain = zeros(FIELD_KINDS)
        self.inner = zeros(TONGUES)
        self.outer = zeros(TONGUES)
        self.midgard = zeros(self.seats)
        self.asgard = zeros(self.seats)
        self.walhalla = zeros(self.seats)
        self.held = zeros(self.seats)
        self.points = zeros(self.seats)
        self.ledger = zeros(self.seats * LINES)
        self.hands = zeros(self.seats)
        self.laid = zeros(self.seats)
        self.pile = zeros(CARD_KINDS)
        self.dragons = zeros(FLEET)
        self.fleet = zeros(FJORDS)
        self.moored = zeros(FJORDS * BERTHS)

    def fill(self, other: "Table") -> None:
        """Take over everything from another table."""
        self.take_stack(other)
        self.first = other.first
        self.layout = other.layout
        self.zero_ranks = other.zero_ranks
        self.rows = other.rows
        self.berths = other.berths
        self.field = other.field
        self.terrain = other.terrain
        self.inner = other.inner
        self.outer = other.outer
        self.raid = other.raid
        self.phase = other.phase
        self.start = other.start
        self.active = other.active
        self.midgard = other.midgard[:]
        self.asgard = other.asgard[:]
        self.walhalla = other.walhalla[:]
        self.held = other.held[:]
        self.points = other.points[:]
        self.ledger = other.ledger[:]
        self.hands = other.hands[:]
        self.laid = other.laid[:]
        self.pile = other.pile[:]
        self.discard = other.discard
        self.dragons = other.dragons[:]
        self.fleet = other.fleet[:]
        self.moored = other.moored[:]
        self.dragon = other.dragon
        self.crew = other.crew
        self.fjord = other.fjord
        self.berth = other.berth
        self.lead = other.lead

    def book(self, seat: i64, line: i64, points: i64) -> None:
        """Move the score marker."""
        self.points[seat] += points
        self.ledger[seat * LINES + line] += points

    def left_of(self, seat: i64) -> i64:
        """Return the next seat, clockwise."""
        return (seat + 1) % self.seats

    def coloured_seat(self) -> i64:
        """WAL-020: return where in the dragon the coloured seat is."""
        return COLOURED_SEAT[self.dragon]

    def invited(self) -> i64:
        """WAL-022, WAL-025: return who may use the coloured seat; NOBODY has an absent colour."""
        colour = DRAGON_COLOUR[self.dragon]
        return colour if colour < self.seats else NOBODY

    def aboard(self, place: i64) -> i64:
        """Return who sits on a seat of the dragon, or NOBODY."""
        return (self.crew >> 3 * place & 7) - 1

    def place_at(self, row: i64) -> i64:
        """WAL-032: return the seat of the docked dragon that lies in a row."""
        distance = row - 1 - DRAGON_ROWS * self.berth
        return distance if self.lead == 0 else DRAGON_ROWS - 1 - distance

    def field_beside(self, row: i64, side: i64) -> i64:
        """WAL-033, WAL-040: return the field left or right of a row, or NOWHERE."""
        tongue = self.fjord - 1 + side
        if tongue < 0 or tongue >= TONGUES or row > self.rows[tongue]:
            return NOWHERE
        return tongue * REACH + row - 1

    def holder(self, field: i64) -> i64:
        """Return who besieges a field, or NOBODY."""
        for seat in range(self.seats):
            if self.held[seat] >> field & 1 != 0:
                return seat
        return NOBODY

    def holds(self, seat: i64, card: i64) -> bool:
        """Tell whether a card is in a hand."""
        return copies(self.hands[seat], card) != 0

    def of_terrain(self, terrain: i64) -> i64:
        """Return the mask of all fields of a terrain, whatever is printed on them."""
        fields: i64 = 0
        for kind in range(FIELD_KINDS):
            if TERRAIN_OF[kind] == terrain:
                fields |= self.terrain[kind]
        return fields

    def villages(self, fields: i64) -> i64:
        """WAL-060: add up the bonuses of the villages among the fields."""
        bonus: i64 = 0
        for kind in range(FIELD_KINDS):
            if TERRAIN_OF[kind] == VILLAGE:
                here = fields & self.terrain[kind]
                while here != 0:
                    here &= here - 1
                    bonus += VALUE_OF[kind]
        return bonus


def card(kind: i64) -> i64:
    """Return one card as part of a packed hand."""
    one: i64 = 1
    return one << CARD_BITS * kind


def copies(hand: i64, kind: i64) -> i64:
    """Return how many cards of a kind are in a packed hand."""
    return hand >> CARD_BITS * kind & CARD_MASK


def cards_in(hand: i64) -> i64:
    """Count the cards of a packed hand."""
    cards: i64 = 0
    while hand != 0:
        cards += hand & CARD_MASK
        hand >>= CARD_BITS
    return cards
