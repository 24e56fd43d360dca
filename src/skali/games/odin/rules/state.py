"""What is on the table: supplies, ships, land and feast of everybody, the boards in the middle."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array, zeros
from skali.core.effects.state import EffectState
from skali.core.questions import Dispatch
from skali.games.odin.effects.cards import CARD_WORDS
from skali.games.odin.rules import boards
from skali.games.odin.rules.banquet import CELLS, FEAST_WORDS
from skali.games.odin.rules.components import ALL_SPACES, ARMS, EMIGRATION_CELLS, ROUNDS, STRIPS
from skali.games.odin.rules.goods import KINDS, SPECIALS

if TYPE_CHECKING:
    from skali.core.game import Game

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1

# The phases by their printed numbers; those that ask nobody pass by themselves.
HARVEST: Final[i64] = 2
ARMING: Final[i64] = 4
ACTIONS: Final[i64] = 5
BEFORE_INCOME: Final[i64] = 6
INCOME: Final[i64] = 7
BREEDING: Final[i64] = 8
FEAST: Final[i64] = 9
CLEARING: Final[i64] = 10
BONUSES: Final[i64] = 11
STRIPS_CHANGE: Final[i64] = 12
SCORING: Final[i64] = 13
OVER: Final[i64] = 14
LATE: Final[i64] = 15
PHASES: Final = {
    2: "harvest", 4: "weapons", 5: "actions", 6: "before_income", 7: "income", 8: "breeding",
    9: "feast", 10: "clearing", 11: "bonuses", 12: "strips", 13: "scoring", 14: "over",
    15: "last_placed",
}  # fmt: skip
"""Those between the old ones are seen only where a card asks something in them."""

# What a seat has beside its supply, by its place in `own`.
THING: Final[i64] = 0
"""Vikings on the Thing square."""
PENALTIES: Final[i64] = 1
LAMBS: Final[i64] = 2
"""Pregnant sheep, then pregnant cattle; the supply counts them among the others."""
BOATS: Final[i64] = 4
"""Whaling boats without loaded ore, then those with it."""
ARMED_BOATS: Final[i64] = 5
KNARRS: Final[i64] = 6
LONGSHIPS: Final[i64] = 7
"""Longships by the ore on them: none, one, two, three."""
EMIGRATED: Final[i64] = 11
"""Emigrated knarrs, then longships."""
SHEDS: Final[i64] = 13
SLOTS: Final[i64] = 14
"""Wood and stone in sheds, wood and stone in stone houses."""
ARMOURY: Final[i64] = 18
"""Weapons by kind."""
HELD: Final[i64] = 22
"""What the seat is about to lay, counted from 1."""
OWN: Final[i64] = 23

# Spaces that imitate others come after all printed ones: of columns 1 and 2, of columns 3 and 4.
MIRRORS: Final[i64] = 2
ALL_SQUARES: Final[i64] = ALL_SPACES + MIRRORS
MEN: Final[i64] = 3
"""On a square stands a colour, counted from 1, and beyond these bits how many Vikings of it."""
COLOUR_MASK: Final[i64] = (1 << 3) - 1


@final
class Lying:
    """A tile that lies on a board, and those that were laid before it: never changed, so shared."""

    __slots__ = ("before", "piece")

    def __init__(self, piece: i64, before: "Lying | None") -> None:
        """Lay one more tile."""
        self.piece: i64 = piece
        self.before: Lying | None = before


class Table(EffectState):
    """The things of the game; the rules are functions of the modules beside this one.

    What changes rarely (`land`, `feast`, `owner`, `hoard`, `taken`, `deck`, `men`) is shared by
    copies of a table: who changes one of these arrays takes a fresh one first.
    """

    def __init__(  # noqa: PLR0915 - a list
        self, game: "Game", seats: i64, dispatch: Dispatch, old: "Table | None" = None
    ) -> None:
        """Lay out an empty table, or take over everything from another one."""
        super().__init__(game, seats, dispatch, old)
        self.supply: vec[i64] = zeros(seats * KINDS) if old is None else old.supply[:]
        """Goods, special tiles and materials: seat * KINDS + thing; animals: those in stables."""
        self.own: vec[i64] = zeros(seats * OWN) if old is None else old.own[:]
        """All else that a seat has: seat * OWN + what."""
        self.land: vec[i64] = zeros(boards.land_size(seats)) if old is None else old.land
        """Covered cells of all boards and houses, see `land.py`."""
        self.fitting: vec[i64] = zeros(2 * seats) if old is None else old.fitting[:]
        self.feast: vec[i64] = zeros(seats * FEAST_WORDS) if old is None else old.feast
        """What lies on the banquet tables, see `banquet.py`."""
        self.owner: vec[i64] = array([NOBODY] * boards.HOME_PLOT) if old is None else old.owner
        """Whose the islands, stone houses and long houses are."""
        self.hoard: vec[i64] = zeros(boards.LETTERS) if old is None else old.hoard
        """Silver on the exploration boards."""
        self.taken: vec[i64] = zeros(STRIPS) if old is None else old.taken
        """How many items of each strip are gone."""
        self.deck: vec[i64] = zeros(2 * ARMS) if old is None else old.deck
        """Weapon cards by kind: face down, then discarded."""
        self.men: vec[i64] = zeros(ALL_SQUARES) if old is None else old.men
        """Who stands on the squares of the action board."""
        self.cards: vec[i64] = zeros((seats + 1) * CARD_WORDS) if old is None else old.cards
        """Sets of occupations: the hands by seat, then the dark deck."""
        self.lying: Lying | None = None if old is None else old.lying
        """The tiles on all boards, the last one first."""
        self.length: i64 = 0 if old is None else old.length
        self.round: i64 = 1 if old is None else old.round
        self.phase: i64 = ACTIONS if old is None else old.phase
        self.start: i64 = 0 if old is None else old.start
        """Who has the moose."""
        self.active: i64 = 0 if old is None else old.active
        """Whose turn it is to place Vikings."""
        self.last: i64 = NOBODY if old is None else old.last
        """Who was the last to place Vikings in this round."""
        self.passed: i64 = 0 if old is None else old.passed
        self.occupied: i64 = 0 if old is None else old.occupied
        """Mask of the spaces with Vikings."""
        self.mirrors: i64 = 0 if old is None else old.mirrors
        """The columns that can be imitated, as a mask; each of them once a round."""
        self.turned: i64 = 0 if old is None else old.turned
        """Mask of the exploration boards that lie on their backs."""
        self.strips: i64 = 0 if old is None else old.strips
        """Masks of the mountain strips that are face up, and of those still face down."""
        self.pile: i64 = 0 if old is None else old.pile
        self.specials: i64 = (1 << SPECIALS) - 1 if old is None else old.specials
        """Mask of the special tiles that nobody has."""
        self.acting: i64 = NOBODY if old is None else old.acting
        """Who is in the middle of an action, and on which square its Vikings stand."""
        self.square: i64 = NOWHERE if old is None else old.square
        self.used: i64 = 0 if old is None else old.used
        """Whether a part of that action has been used."""
        self.decks: i64 = 0 if old is None else old.decks
        """Which occupations are in the game, by their place in `DECKS`."""
        self.bonus: i64 = 0 if old is None else old.bonus
        """Whether column 4 has played its card in this action."""
        self.guest: i64 = 0 if old is None else old.guest
        """Whether a space is used on which no Vikings were placed for it."""
        self.edge: i64 = 0 if old is None else old.edge
        """What ore that was thrown away adds to the rolls of the next dice action."""
        self.fallen: i64 = 0 if old is None else old.fallen
        """The last roll of this turn, see `dice.py`; it lies there until the next turn begins."""
        self.sober: i64 = 0 if old is None else old.sober
        """Mask of the seats that do without mead in this feast."""
        self.news: list[i64] = []
        """What cards are still to be told, see `news.py`; nothing at any decision."""

    # --- looking things up ---

    def use_part(self) -> None:
        """ODIN-093: note that a part of the space was used; what cards give is none."""
        if self.origin <= ALL_SPACES:
            self.used = 1

    def rounds(self) -> i64:
        """ODIN-061: how many rounds are played."""
        return ROUNDS[self.length]

    def has(self, seat: i64, thing: i64) -> i64:
        """Return how many of a good, special tile or material a seat has."""
        return self.supply[seat * KINDS + thing]

    def of(self, seat: i64, what: i64) -> i64:
        """Return how many of something else a seat has."""
        return self.own[seat * OWN + what]

    def colour(self, seat: i64) -> i64:
        """ODIN-293, ODIN-297: whose Vikings act: in the solo game two colours take turns."""
        return seat if self.seats > 1 else (self.round - 1) & 1

    def plots(self, seat: i64) -> i64:
        """Return the mask of the plots that a seat may lay things on."""
        found: i64 = 1 << boards.HOME_PLOT
        for plot in range(boards.HOME_PLOT):
            if self.owner[plot] == seat:
                found |= 1 << plot
        return found

    def face(self, plot: i64) -> i64:
        """Return what lies on a plot."""
        return boards.face_of(plot, self.turned)

    def houses(self, seat: i64) -> i64:
        """Count a seat's stone houses."""
        found: i64 = 0
        for plot in range(boards.FIRST_STONE_HOUSE, boards.FIRST_LONG_HOUSE):
            if self.owner[plot] == seat:
                found += 1
        return found

    def first_cell(self, seat: i64) -> i64:
        """ODIN-207, ODIN-209: where the part of the banquet table begins that has to be filled."""
        ships = self.of(seat, EMIGRATED) + self.of(seat, EMIGRATED + 1)
        return EMIGRATION_CELLS * ships

    def last_cell(self) -> i64:
        """ODIN-108, ODIN-304: the last cell that no Viking occupies any more."""
        return CELLS - 1 - (self.rounds() - self.round)

    def men_on(self, square: i64) -> i64:
        """Return how many Vikings stand on a square."""
        return self.men[square] >> MEN

    def colour_on(self, square: i64) -> i64:
        """Return the colour of the Vikings on a square, or -1."""
        return (self.men[square] & COLOUR_MASK) - 1
