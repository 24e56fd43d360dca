"""Voyages that change what one owns: exploration, emigration, houses and ships that are built."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.odin.effects.events import EMIGRATED as HAS_EMIGRATED
from skali.games.odin.effects.events import EXPLORED, HOUSE
from skali.games.odin.effects.machine import MACHINE, note
from skali.games.odin.effects.vocabulary import ANY_REACH, EMIGRATION_PRICE, TALLIES
from skali.games.odin.rules import asks, boards, components
from skali.games.odin.rules.actions import EMIGRATE, EXPLORE
from skali.games.odin.rules.bay import launch, leave, longships
from skali.games.odin.rules.goods import SILVER
from skali.games.odin.rules.land import forget
from skali.games.odin.rules.news import herald
from skali.games.odin.rules.state import EMIGRATED, KNARRS, NOBODY, OWN, SHEDS, Table
from skali.games.odin.rules.stores import give_up, price, receive

LONGSHIP_TALLY: Final[i64] = TALLIES.index("longships")

# --- houses ---


def free_house(t: Table, kind: i64) -> i64:
    """ODIN-177, ODIN-272: the plot of a house that nobody has, or -1; kinds follow the sheds."""
    first = boards.FIRST_STONE_HOUSE if kind == boards.SHED + 1 else boards.FIRST_LONG_HOUSE
    for plot in range(first, first + boards.BUILDING_COUNT[kind]):
        if t.owner[plot] == NOBODY:
            return plot
    return -1


def can_build(t: Table, kind: i64) -> bool:
    """ODIN-177, ODIN-272: whether a building of a kind is left."""
    if kind != boards.SHED:
        return free_house(t, kind) >= 0
    sheds: i64 = 0
    for seat in range(t.seats):
        sheds += t.of(seat, SHEDS)
    return sheds < boards.BUILDING_COUNT[boards.SHED]


def build(t: Table, seat: i64, kind: i64) -> None:
    """ODIN-175, ODIN-176, ODIN-180: take a shed or a house."""
    if kind == boards.SHED:
        t.own[seat * OWN + SHEDS] += 1
    else:
        t.owner = t.owner[:]
        t.owner[free_house(t, kind)] = seat
        forget(t.fitting, seat)
        if t.decks != 0:
            if 0 < t.origin <= components.ALL_SPACES:
                herald(t, HOUSE, seat, 0, 1)
            MACHINE.watch(t)


# --- exploration ---


def to_explore(t: Table, seat: i64, reach: i64) -> i64:
    """ODIN-239, ODIN-241..243, ODIN-273: boards nobody has whose side lies within reach."""
    found: i64 = 0
    anywhere = goes_anywhere(t, seat)
    for island in range(boards.LETTERS):
        if t.owner[island] == NOBODY and (
            anywhere or components.IN_REACH[reach] >> t.face(island) & 1 != 0
        ):
            found |= 1 << island
    return found


def goes_anywhere(t: Table, seat: i64) -> bool:
    """Tell whether a card lets the space in use lead to every board."""
    if t.decks == 0 or not 0 < t.origin <= components.ALL_SPACES:
        return False
    return MACHINE.allowed(t, seat, ANY_REACH, t.origin - 1)


def ask_to_explore(t: Table, seat: i64, reach: i64) -> None:
    """ODIN-239: a single board is taken unasked."""
    islands = to_explore(t, seat, reach)
    if islands & (islands - 1) != 0:
        t.ask(asks.EXPLORE, seat, asks.REACH.at(reach))
        return
    for island in range(boards.LETTERS):
        if islands >> island & 1 != 0:
            explore(t, seat, island)


def explore(t: Table, seat: i64, island: i64) -> None:
    """ODIN-239, ODIN-240, ODIN-244: the board and the silver on it; the ship is kept."""
    t.owner = t.owner[:]
    t.owner[island] = seat
    forget(t.fitting, seat)
    receive(t, seat, SILVER, t.hoard[island])
    t.hoard = t.hoard[:]
    t.hoard[island] = 0
    herald(t, EXPLORED, seat, 0, 1)


class Exploring(Answer[Table]):
    """ODIN-239: which board."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer those within reach."""
        menu.add(EXPLORE, to_explore(t, seat, t.get(asks.REACH)))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Take it."""
        t.pop()
        explore(t, seat, index)


# --- emigration ---


def emigrants(t: Table, seat: i64) -> i64:
    """ODIN-207: the large ships that could go, as a mask: knarr, longship."""
    found: i64 = 0
    if t.of(seat, KNARRS) > 0:
        found |= 1
    if longships(t, seat) > 0:
        found |= 2
    return found


def passage(t: Table, seat: i64, less: i64) -> i64:
    """ODIN-210: as much silver as the number of the round, less what cards say."""
    return price(t, seat, EMIGRATION_PRICE, max(0, t.round - less))


def can_emigrate(t: Table, seat: i64, less: i64) -> bool:
    """ODIN-207, ODIN-210, ODIN-211: a large ship, the price, and room on the banquet table."""
    return (
        t.has(seat, SILVER) >= passage(t, seat, less)
        and t.last_cell() + 1 - t.first_cell(seat) >= components.EMIGRATION_CELLS
        and emigrants(t, seat) != 0
    )


def ask_to_emigrate(t: Table, seat: i64, less: i64) -> None:
    """ODIN-210: the price is paid; then a knarr or a longship goes."""
    t.use_part()
    give_up(t, seat, SILVER, passage(t, seat, less))
    ships = emigrants(t, seat)
    if ships & (ships - 1) != 0:
        t.ask(asks.EMIGRATE, seat)
    else:
        emigrate(t, seat, components.KNARR if ships == 1 else components.LONGSHIP)


def emigrate(t: Table, seat: i64, kind: i64) -> None:
    """ODIN-207, ODIN-208, ODIN-213: the ship lies turned over on the banquet table."""
    leave(t, seat, kind)
    t.own[seat * OWN + EMIGRATED + kind - components.KNARR] += 1
    if kind == components.LONGSHIP:
        note(t, seat, LONGSHIP_TALLY, 1)
    herald(t, HAS_EMIGRATED, seat, 0, 1)


class Emigrating(Answer[Table]):
    """ODIN-207: which ship."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer knarr and longship."""
        menu.add(EMIGRATE, emigrants(t, seat))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Let it go."""
        t.pop()
        emigrate(t, seat, components.KNARR + index)


def boat_to_knarr(t: Table, seat: i64) -> None:
    """ODIN-187, ODIN-188: a whaling boat becomes a knarr; ore on it is lost."""
    t.use_part()
    leave(t, seat, components.BOAT)
    launch(t, seat, components.KNARR)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Exploring(asks.EXPLORE),
    Emigrating(asks.EMIGRATE),
)
