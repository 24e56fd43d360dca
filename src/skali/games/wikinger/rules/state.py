"""What is on the table: displays as rows of column masks, the wheel, bags, purses."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array, lowest, zeros
from skali.core.questions import Guide
from skali.core.state import State
from skali.games.wikinger.rules.components import (
    COLOURS,
    KINDS,
    ROWS,
    SHIPS,
    SLOTS,
    SPECIAL_KINDS,
    TOKENS,
)

if TYPE_CHECKING:
    from skali.core.game import Game

# Where a round stands.
PHASES: Final = ("buying", "scoring", "over")
BUYING: Final[i64] = 0
SCORING: Final[i64] = 1
OVER: Final[i64] = 2

# The lines of the score sheet.
CATEGORIES: Final = (
    "start", "ships", "nobles", "scouts", "fishers", "exchanged",
    "unrepelled", "gold", "boatmen", "islands", "longest", "supply", "buildings",
)  # fmt: skip
CAT_START: Final[i64] = CATEGORIES.index("start")
CAT_SHIPS: Final[i64] = CATEGORIES.index("ships")
CAT_NOBLES: Final[i64] = CATEGORIES.index("nobles")
CAT_SCOUTS: Final[i64] = CATEGORIES.index("scouts")
CAT_FISHERS: Final[i64] = CATEGORIES.index("fishers")
CAT_EXCHANGED: Final[i64] = CATEGORIES.index("exchanged")
CAT_UNREPELLED: Final[i64] = CATEGORIES.index("unrepelled")
CAT_GOLD: Final[i64] = CATEGORIES.index("gold")
CAT_BOATMEN: Final[i64] = CATEGORIES.index("boatmen")
CAT_ISLANDS: Final[i64] = CATEGORIES.index("islands")
CAT_LONGEST: Final[i64] = CATEGORIES.index("longest")
CAT_SUPPLY: Final[i64] = CATEGORIES.index("supply")
CAT_BUILDINGS: Final[i64] = CATEGORIES.index("buildings")
LINES: Final[i64] = len(CATEGORIES)

NOWHERE: Final[i64] = -1


class Table(State):
    """The things of the game; the rules are functions of the modules beside this one."""

    gold: vec[i64]
    points: vec[i64]
    ledger: vec[i64]
    """Points by seat and line of the score sheet."""
    tiles: vec[i64]
    """Columns of an island kind in a row of a display: (seat * KINDS + kind) * ROWS + row."""
    figures: vec[i64]
    """Columns with a figure: seat * ROWS + row; its colour is the row's."""
    ships: vec[i64]
    waiting: vec[i64]
    """Figures on the mainlands: seat * COLOURS + colour."""
    specials: vec[i64]
    rebuilt: vec[i64]
    """For every building's special tile: the cell where it lies, see `cell`."""
    bag: vec[i64]
    """Figures, tiles and special tiles not drawn yet; a bag has no order."""
    removed: vec[i64]
    open: vec[i64]
    """Special tiles that can be taken."""
    drawn: vec[i64]
    """Figures drawn but not yet laid around the wheel."""
    wheel_tile: vec[i64]
    wheel_figure: vec[i64]

    def __init__(self, game: "Game", seats: i64, guide: Guide) -> None:
        """Make a blank."""
        super().__init__(game, seats, guide)
        self.advanced: i64 = 0
        self.auction: i64 = 0
        self.exchange: i64 = 0
        self.first: i64 = NOWHERE
        """The seat that begins the first round; NOWHERE for a random one."""
        self.round: i64 = 1
        self.phase: i64 = BUYING
        self.start: i64 = 0
        self.buyer: i64 = 0
        self.scored: i64 = 0
        self.start_tiles: i64 = 0
        """Mask of the seats that still hold their start tile."""
        self.occupied: i64 = 0
        """Mask of the slots that hold a combination."""
        self.bid: i64 = 0
        self.bidder: i64 = NOWHERE
        self.out: i64 = 0
        """Mask of the seats that passed in the auction."""

    def clear(self) -> None:
        """Lay out an empty table."""
        super().clear()
        self.gold = zeros(self.seats)
        self.points = zeros(self.seats)
        self.ledger = zeros(self.seats * LINES)
        self.tiles = zeros(self.seats * KINDS * ROWS)
        self.figures = zeros(self.seats * ROWS)
        self.ships = zeros(self.seats * SHIPS)
        self.waiting = zeros(self.seats * COLOURS)
        self.specials = zeros(self.seats * SPECIAL_KINDS)
        self.rebuilt = array([NOWHERE] * (KINDS - 2))
        self.bag = zeros(TOKENS)
        self.removed = zeros(TOKENS)
        self.open = zeros(SPECIAL_KINDS)
        self.drawn = zeros(COLOURS)
        self.wheel_tile = array([NOWHERE] * SLOTS)
        self.wheel_figure = array([NOWHERE] * SLOTS)

    def fill(self, other: "Table") -> None:
        """Take over everything from another table."""
        self.take_stack(other)
        self.advanced = other.advanced
        self.auction = other.auction
        self.exchange = other.exchange
        self.first = other.first
        self.round = other.round
        self.phase = other.phase
        self.start = other.start
        self.buyer = other.buyer
        self.scored = other.scored
        self.start_tiles = other.start_tiles
        self.gold = other.gold[:]
        self.points = other.points[:]
        self.ledger = other.ledger[:]
        self.tiles = other.tiles[:]
        self.figures = other.figures[:]
        self.ships = other.ships[:]
        self.waiting = other.waiting[:]
        self.specials = other.specials[:]
        self.rebuilt = other.rebuilt[:]
        self.bag = other.bag[:]
        self.removed = other.removed[:]
        self.open = other.open[:]
        self.drawn = other.drawn[:]
        self.occupied = other.occupied
        self.wheel_tile = other.wheel_tile[:]
        self.wheel_figure = other.wheel_figure[:]
        self.bid = other.bid
        self.bidder = other.bidder
        self.out = other.out

    def zero(self) -> i64:
        """WIK-040: the wheel's 0 stands at the lowest occupied slot."""
        return lowest(self.occupied)

    def price(self, slot: i64) -> i64:
        """WIK-040: prices rise by one a slot from the 0; combinations never move."""
        return slot - lowest(self.occupied)

    def purse(self, seat: i64) -> i64:
        """WIK-031: gold, and points that can be exchanged for gold."""
        return self.gold[seat] + self.points[seat]

    def book(self, seat: i64, line: i64, points: i64) -> None:
        """WIK-157: points count at once."""
        self.points[seat] += points
        self.ledger[seat * LINES + line] += points

    def pay(self, seat: i64, price: i64) -> None:
        """WIK-026, WIK-031: pay in gold, and points for what is missing."""
        missing = price - self.gold[seat]
        if missing > 0:
            self.book(seat, CAT_EXCHANGED, -missing)
            self.gold[seat] = 0
        else:
            self.gold[seat] -= price

    def left_of(self, seat: i64) -> i64:
        """Return the next seat, clockwise."""
        return (seat + 1) % self.seats


def cell(seat: i64, row: i64, column: i64) -> i64:
    """Pack a place in a display into one number."""
    return seat << 12 | row << 6 | column
