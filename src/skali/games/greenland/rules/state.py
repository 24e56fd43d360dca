"""What is on the table: cubes by place, discs, cards as masks, the two rows with their ice edge.

Everything of a player belongs to a culture, since one person may lead all three. A row is one line
of cards: the warm ones, the nearest to the pile first, then the cold ones, the newest first. So a
sunspot only moves the edge between them (GREEN-097), and the last card is the longest cold one.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array, zeros
from skali.core.questions import Dispatch
from skali.games.greenland.rules.abilities import SLEDGES
from skali.games.greenland.rules.components import (
    DAUGHTERS,
    DISCS,
    ENERGY,
    EVENTS,
    FACES,
    FIRST_DAUGHTER,
    HOME_ROW,
    IRON,
    IVORY,
    MARKLAND,
    NORSE,
    NOWHERE,
    PEOPLES,
    RANKS,
    REGIONS,
    SPOTS,
    WORLD_CARDS,
)
from skali.games.greenland.rules.draft import DRAFT
from skali.games.greenland.rules.round import NOBODY, Round

if TYPE_CHECKING:
    from skali.core.game import Game

ROW: Final[i64] = 8
"""Numbers kept for the places of a row."""

# Ranks, from 0; an elder stands on one of them, or as an emissary on another culture's rank 1.
CHIEF: Final[i64] = 0
SHAMAN: Final[i64] = 1
SAGE: Final[i64] = 2
WAR_CHIEF: Final[i64] = 3
ACOLYTE: Final[i64] = 4
MARINER: Final[i64] = 5

# Where a leader is: on a card, or in one of these places.
ON_RANK: Final[i64] = SPOTS
AS_ENVOY: Final[i64] = ON_RANK + RANKS
AS_HUSBAND: Final[i64] = AS_ENVOY + PEOPLES
IDLE: Final[i64] = AS_HUSBAND + DAUGHTERS
DEAD: Final[i64] = IDLE + 1

# Dice on the table: those that may still be rolled again, then the final ones, by face.
FRESH: Final[i64] = 0
FINAL: Final[i64] = FACES
DICE: Final[i64] = 2 * FACES


class Table(Round):
    """The things of the game; the rules are functions of the modules beside this one."""

    def __init__(  # noqa: PLR0915 - a list
        self, game: "Game", seats: i64, dispatch: Dispatch, old: "Table | None" = None
    ) -> None:
        """Lay out an empty table, or take over everything from another one."""
        super().__init__(game, seats, dispatch, old)
        # Who plays: laid out once, never changed, and so shared by copies.
        self.circle: vec[i64] = zeros(PEOPLES) if old is None else old.circle
        """The cultures in play, clockwise."""
        self.master: vec[i64] = array([NOBODY] * PEOPLES) if old is None else old.master
        """The seat that leads every culture, NOBODY for one that is not in play."""
        self.discs: vec[i64] = zeros(PEOPLES * len(DISCS)) if old is None else old.discs[:]
        """culture * 3 + disc."""
        self.idle: vec[i64] = zeros(PEOPLES) if old is None else old.idle[:]
        self.dead: vec[i64] = zeros(PEOPLES) if old is None else old.dead[:]
        """Cubes in Valhalla."""
        self.leader: vec[i64] = array([DEAD] * PEOPLES) if old is None else old.leader[:]
        """Where every leader is; he is counted among the cubes there."""
        self.tableau: vec[i64] = zeros(PEOPLES) if old is None else old.tableau[:]
        """Cards of every culture as masks, own daughters among them."""
        self.cubes: vec[i64] = zeros(PEOPLES * SPOTS) if old is None else old.cubes[:]
        """Hunters, colonists, raiders, defenders: culture * SPOTS + card."""
        # What changes seldom is shared by copies, so it is never changed in place: a rule that
        # changes such an array gives the table one of its own first (`t.hand = t.hand[:]`).
        self.elders: vec[i64] = zeros(PEOPLES * RANKS) if old is None else old.elders
        """Own cubes on the own elder card: culture * RANKS + rank."""
        self.envoys: vec[i64] = zeros(PEOPLES * PEOPLES) if old is None else old.envoys
        """Cubes on rank 1 of another elder card: its culture * PEOPLES + whose they are."""
        self.fresh: vec[i64] = zeros(PEOPLES * PEOPLES) if old is None else old.fresh
        """Those of them that came in this round."""
        self.hand: vec[i64] = zeros(PEOPLES) if old is None else old.hand
        """Cards of every culture as masks."""
        self.husband: vec[i64] = array([NOBODY] * DAUGHTERS) if old is None else old.husband
        """The culture whose cube is married to every daughter, or NOBODY."""
        self.ferried: vec[i64] = zeros(PEOPLES * SPOTS) if old is None else old.ferried
        """Cubes that crossed to or from a card in this phase: culture * SPOTS + card."""
        self.crossed: vec[i64] = zeros(PEOPLES) if old is None else old.crossed
        """The cards of which that is more than none, as masks."""
        self.row: vec[i64] = array([NOWHERE] * (2 * ROW)) if old is None else old.row
        """Cards of both rows: row * ROW + place."""
        self.size: vec[i64] = zeros(2) if old is None else old.size
        self.warm: vec[i64] = zeros(2) if old is None else old.warm
        """How many cards of every row are warm; they come first."""
        self.pile: vec[i64] = zeros(REGIONS) if old is None else old.pile
        """Regions to draw: bags without order, north first."""
        self.deck: vec[i64] = zeros(len(EVENTS)) if old is None else old.deck
        """Events not seen yet: a bag without order."""
        self.bids: vec[i64] = zeros(PEOPLES) if old is None else old.bids
        self.offers: vec[i64] = zeros(PEOPLES * PEOPLES) if old is None else old.offers
        """Offers made in this round: from * PEOPLES + to."""
        self.promises: vec[i64] = zeros(PEOPLES * PEOPLES) if old is None else old.promises
        """Promises of accepted offers of this round: from * PEOPLES + to."""
        self.draft: vec[i64] = zeros(DRAFT) if old is None else old.draft
        self.dice: vec[i64] = zeros(DICE) if old is None else old.dice
        self.thrown: vec[i64] = zeros(0) if old is None else old.thrown
        """The rolls of the last decision, two numbers each (`rules/thrown.py`)."""
        self.used: vec[i64] = zeros(3) if old is None else old.used
        """How often the two actions of rank 2 and the toolmaker were used in this elder turn."""

    # --- who ---

    def place_of(self, culture: i64) -> i64:
        """Return where in the circle a culture sits."""
        place: i64 = 0
        while self.circle[place] != culture:
            place += 1
        return place

    def after(self, first: i64, step: i64) -> i64:
        """GREEN-012, GREEN-013: the culture so many places clockwise of another."""
        return self.circle[(self.place_of(first) + step) % self.players]

    def lives(self, culture: i64) -> bool:
        """Tell whether a culture is in play and not extinct."""
        return self.alive >> culture & 1 != 0

    def is_monotheist(self, culture: i64) -> bool:
        """Tell which side of the elder card is up."""
        return self.faith >> culture & 1 != 0

    def elder(self, culture: i64, rank: i64) -> i64:
        """Count the own elders on a rank of the own card."""
        return self.elders[culture * RANKS + rank]

    def elders_of(self, culture: i64) -> i64:
        """GREEN-092: count a culture's elders, on all elder cards together."""
        found: i64 = 0
        for rank in range(RANKS):
            found += self.elders[culture * RANKS + rank]
        for card in range(PEOPLES):
            found += self.envoys[card * PEOPLES + culture]
        return found

    # --- what ---

    def energy(self, culture: i64) -> i64:
        """Count energy."""
        return self.discs[culture * 3 + ENERGY]

    def ivory(self, culture: i64) -> i64:
        """Count ivory."""
        return self.discs[culture * 3 + IVORY]

    def iron(self, culture: i64) -> i64:
        """Count iron."""
        return self.discs[culture * 3 + IRON]

    def wives(self, culture: i64) -> i64:
        """GREEN-155: the daughters to whom a culture's husbands are married."""
        found: i64 = 0
        for daughter in range(DAUGHTERS):
            if self.husband[daughter] == culture:
                found |= 1 << (FIRST_DAUGHTER + daughter)
        return found

    def abilities(self, culture: i64) -> i64:
        """GREEN-155, GREEN-182: the cards that work for a culture."""
        return self.tableau[culture] | self.wives(culture)

    def holder(self, card: i64) -> i64:
        """Return in whose tableau a card lies, or NOBODY."""
        for culture in range(PEOPLES):
            if self.tableau[culture] >> card & 1 != 0:
                return culture
        return NOBODY

    # --- where ---

    def at(self, culture: i64, spot: i64) -> i64:
        """Count a culture's cubes on a card, husbands apart."""
        return self.cubes[culture * SPOTS + spot]

    def husband_on(self, spot: i64) -> i64:
        """Return whose husband stands on a card, or NOBODY."""
        if FIRST_DAUGHTER <= spot < FIRST_DAUGHTER + DAUGHTERS:
            return self.husband[spot - FIRST_DAUGHTER]
        return NOBODY

    def stands(self, culture: i64, spot: i64) -> i64:
        """Count a culture's cubes on a card, its husband there among them."""
        found = self.cubes[culture * SPOTS + spot]
        return found + 1 if self.husband_on(spot) == culture else found

    def is_home(self, culture: i64, spot: i64) -> bool:
        """GREEN-117, GREEN-123: own row without the New World, own tableau; the north is shared."""
        if WORLD_CARDS >> spot & 1 != 0:
            return False
        owner = self.holder(spot)
        if owner == NOBODY:
            return HOME_ROW[culture] >> spot & 1 != 0
        return is_kin(culture, owner)

    def sledges(self, culture: i64) -> i64:
        """GREEN-121: count the D cards with a sledge."""
        found: i64 = 0
        here = self.tableau[culture] & SLEDGES
        while here != 0:
            here &= here - 1
            found += 1
        return found

    def world_total(self, spot: i64) -> i64:
        """GREEN-126: count the cubes of all players on a New World card."""
        found: i64 = 0
        for culture in range(PEOPLES):
            found += self.cubes[culture * SPOTS + spot]
        return found

    def quarry(self, spot: i64) -> i64:
        """Return what is hunted on a card of the rows: a New World card shows one of two sides."""
        if spot < REGIONS:
            return spot
        side: i64 = 2 if self.hostile >> spot & 1 != 0 else 0
        return REGIONS + side + spot - MARKLAND


def is_kin(culture: i64, owner: i64) -> bool:
    """GREEN-117: whether two cultures have the same home: Tunit and Thule do."""
    return culture == owner or NORSE not in (culture, owner)
