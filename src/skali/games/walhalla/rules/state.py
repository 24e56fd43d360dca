"""What is on the table: the coast as masks of fields, vikings by zone, dragons, cards.

Seats have the colours in their order, so that a colour is a seat's number.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import zeros
from skali.core.questions import Dispatch
from skali.core.state import State
from skali.games.walhalla.rules import components

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

    def __init__(
        self, game: "Game", seats: i64, dispatch: Dispatch, old: "Table | None" = None
    ) -> None:
        """Lay out an empty table, or take over everything from another one."""
        super().__init__(game, seats, dispatch, old)
        # The coast: laid out once, never changed, and so shared by copies.
        self.rows: vec[i64] = zeros(components.TONGUES) if old is None else old.rows
        """Field rows of every tongue."""
        self.berths: vec[i64] = zeros(components.FJORDS) if old is None else old.berths
        """WAL-034: how many dragons every fjord can hold."""
        self.field: vec[i64] = (
            zeros(components.TONGUES * components.REACH) if old is None else old.field
        )
        """The kind of every field, NOWHERE beyond a tongue's end."""
        self.terrain: vec[i64] = zeros(components.FIELD_KINDS) if old is None else old.terrain
        """Mask of the fields of every kind."""
        self.inner: vec[i64] = zeros(components.TONGUES) if old is None else old.inner
        self.outer: vec[i64] = zeros(components.TONGUES) if old is None else old.outer
        self.midgard: vec[i64] = zeros(seats) if old is None else old.midgard[:]
        self.asgard: vec[i64] = zeros(seats) if old is None else old.asgard[:]
        self.walhalla: vec[i64] = zeros(seats) if old is None else old.walhalla[:]
        self.held: vec[i64] = zeros(seats) if old is None else old.held[:]
        """Mask of the fields that every seat besieges."""
        self.points: vec[i64] = zeros(seats) if old is None else old.points[:]
        self.ledger: vec[i64] = zeros(seats * LINES) if old is None else old.ledger[:]
        """Points by seat and line of the score sheet."""
        self.hands: vec[i64] = zeros(seats) if old is None else old.hands[:]
        """Cards in hand, packed."""
        self.laid: vec[i64] = zeros(seats) if old is None else old.laid[:]
        """Cards laid face down at the end of a raid, packed."""
        self.pile: vec[i64] = zeros(components.CARD_KINDS) if old is None else old.pile[:]
        """Cards to draw: a bag without order."""
        self.dragons: vec[i64] = zeros(components.FLEET) if old is None else old.dragons[:]
        """Dragons not drawn in this raid: a bag without order."""
        self.fleet: vec[i64] = zeros(components.FJORDS) if old is None else old.fleet[:]
        """How many dragons lie in every fjord."""
        self.moored: vec[i64] = (
            zeros(components.FJORDS * components.BERTHS) if old is None else old.moored[:]
        )
        """Who lies where: fjord * BERTHS + berth holds kind * 2 + end."""
        self.first: i64 = NOBODY if old is None else old.first
        """The seat that begins the first raid; NOBODY for a random one."""
        self.layout: i64 = 0 if old is None else old.layout
        self.zero_ranks: i64 = 0 if old is None else old.zero_ranks
        """WAL-A-08: whether an empty Walhalla has a place in the final ranking."""
        self.raid: i64 = 1 if old is None else old.raid
        self.phase: i64 = RAIDING if old is None else old.phase
        self.start: i64 = 0 if old is None else old.start
        self.active: i64 = 0 if old is None else old.active
        self.discard: i64 = 0 if old is None else old.discard
        self.dragon: i64 = NOWHERE if old is None else old.dragon
        """The kind of the dragon whose turn it is, from drawing to the last landing."""
        self.crew: i64 = 0 if old is None else old.crew
        """Who sits in it: three bits a seat, 0 for nobody, else 1 + player."""
        self.fjord: i64 = NOWHERE if old is None else old.fjord
        self.berth: i64 = 0 if old is None else old.berth
        self.lead: i64 = 0 if old is None else old.lead
        """The end that lies towards the board."""

    def book(self, seat: i64, line: i64, points: i64) -> None:
        """Move the score marker."""
        self.points[seat] += points
        self.ledger[seat * LINES + line] += points

    def coloured_seat(self) -> i64:
        """WAL-020: return where in the dragon the coloured seat is."""
        return components.COLOURED_SEAT[self.dragon]

    def invited(self) -> i64:
        """WAL-022, WAL-025: return who may use the coloured seat; NOBODY has an absent colour."""
        colour = components.DRAGON_COLOUR[self.dragon]
        return colour if colour < self.seats else NOBODY

    def aboard(self, place: i64) -> i64:
        """Return who sits on a seat of the dragon, or NOBODY."""
        return (self.crew >> 3 * place & 7) - 1

    def place_at(self, row: i64) -> i64:
        """WAL-032: return the seat of the docked dragon that lies in a row."""
        distance = row - 1 - components.DRAGON_ROWS * self.berth
        return distance if self.lead == 0 else components.DRAGON_ROWS - 1 - distance

    def field_beside(self, row: i64, side: i64) -> i64:
        """WAL-033, WAL-040: return the field left or right of a row, or NOWHERE."""
        tongue = self.fjord - 1 + side
        if tongue < 0 or tongue >= components.TONGUES or row > self.rows[tongue]:
            return NOWHERE
        return tongue * components.REACH + row - 1

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
        for kind in range(components.FIELD_KINDS):
            if components.TERRAIN_OF[kind] == terrain:
                fields |= self.terrain[kind]
        return fields

    def villages(self, fields: i64) -> i64:
        """WAL-060: add up the bonuses of the villages among the fields."""
        bonus: i64 = 0
        for kind in range(components.FIELD_KINDS):
            if components.TERRAIN_OF[kind] == components.VILLAGE:
                here = fields & self.terrain[kind]
                while here != 0:
                    here &= here - 1
                    bonus += components.VALUE_OF[kind]
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
