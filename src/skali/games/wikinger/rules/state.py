"""What is on the table: displays as rows of column masks, the wheel, bags, purses."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array, lowest, zeros
from skali.core.questions import Dispatch
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

    def __init__(
        self, game: "Game", seats: i64, dispatch: Dispatch, old: "Table | None" = None
    ) -> None:
        """Lay out an empty table, or take over everything from another one."""
        super().__init__(game, seats, dispatch, old)
        self.gold: vec[i64] = zeros(seats) if old is None else old.gold[:]
        self.points: vec[i64] = zeros(seats) if old is None else old.points[:]
        self.ledger: vec[i64] = zeros(seats * LINES) if old is None else old.ledger[:]
        """Points by seat and line of the score sheet."""
        self.tiles: vec[i64] = zeros(seats * KINDS * ROWS) if old is None else old.tiles[:]
        """Columns of an island kind in a row of a display: (seat * KINDS + kind) * ROWS + row."""
        self.figures: vec[i64] = zeros(seats * ROWS) if old is None else old.figures[:]
        """Columns with a figure: seat * ROWS + row; its colour is the row's."""
        self.ships: vec[i64] = zeros(seats * SHIPS) if old is None else old.ships[:]
        self.waiting: vec[i64] = zeros(seats * COLOURS) if old is None else old.waiting[:]
        """Figures on the mainlands: seat * COLOURS + colour."""
        self.specials: vec[i64] = zeros(seats * SPECIAL_KINDS) if old is None else old.specials[:]
        self.rebuilt: vec[i64] = array([NOWHERE] * (KINDS - 2)) if old is None else old.rebuilt[:]
        """For every building's special tile: the cell where it lies, see `cell`."""
        self.bag: vec[i64] = zeros(TOKENS) if old is None else old.bag[:]
        """Figures, tiles and special tiles not drawn yet; a bag has no order."""
        self.removed: vec[i64] = zeros(TOKENS) if old is None else old.removed[:]
        self.open: vec[i64] = zeros(SPECIAL_KINDS) if old is None else old.open[:]
        """Special tiles that can be taken."""
        self.drawn: vec[i64] = zeros(COLOURS) if old is None else old.drawn[:]
        """Figures drawn but not yet laid around the wheel."""
        self.wheel_tile: vec[i64] = array([NOWHERE] * SLOTS) if old is None else old.wheel_tile[:]
        self.wheel_figure: vec[i64] = (
            array([NOWHERE] * SLOTS) if old is None else old.wheel_figure[:]
        )
        self.advanced: i64 = 0 if old is None else old.advanced
        self.auction: i64 = 0 if old is None else old.auction
        self.exchange: i64 = 0 if old is None else old.exchange
        self.first: i64 = NOWHERE if old is None else old.first
        """The seat that begins the first round; NOWHERE for a random one."""
        self.round: i64 = 1 if old is None else old.round
        self.phase: i64 = BUYING if old is None else old.phase
        self.start: i64 = 0 if old is None else old.start
        self.buyer: i64 = 0 if old is None else old.buyer
        self.scored: i64 = 0 if old is None else old.scored
        self.start_tiles: i64 = 0 if old is None else old.start_tiles
        """Mask of the seats that still hold their start tile."""
        self.occupied: i64 = 0 if old is None else old.occupied
        """Mask of the slots that hold a combination."""
        self.bid: i64 = 0 if old is None else old.bid
        self.bidder: i64 = NOWHERE if old is None else old.bidder
        self.out: i64 = 0 if old is None else old.out
        """Mask of the seats that passed in the auction."""

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


def cell(seat: i64, row: i64, column: i64) -> i64:
    """Pack a place in a display into one number."""
    return seat << 12 | row << 6 | column
