"""What may be done at any moment, also in others' turns: lay things, buy ships, arm them, store."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.effects.codes import NOTHING
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.odin.effects.events import GRAIN_IN_HOUSE, LAYING, RUNE_IN_HOUSE, RUNE_ON_ISLAND
from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.effects.vocabulary import WOOD_IN_HOUSES
from skali.games.odin.rules import asks, bay, boards, goods, trade
from skali.games.odin.rules.actions import ARM, BUY, HOLD, LAY, STORE, USE
from skali.games.odin.rules.land import cover, forget, layable, offer_places
from skali.games.odin.rules.news import herald
from skali.games.odin.rules.places import column_at, ground, piece, plot_of, row_at, turn_of
from skali.games.odin.rules.placing import is_paying
from skali.games.odin.rules.state import HELD, OWN, SHEDS, SLOTS, Lying, Table
from skali.games.odin.rules.stores import give_up

SLOT_KINDS: Final[i64] = 4
ON_BOARDS: Final[i64] = sum(
    1 << thing for thing in range(int(goods.ORE) + 1) if goods.COLOUR[thing] >= goods.GREEN
)
"""Mask of what is laid on the home board and on islands; orange and red only in houses."""
HOUSE_PLOTS: Final[i64] = (1 << boards.HOME_PLOT) - (1 << boards.FIRST_STONE_HOUSE)

# --- laying ---


def things_of(t: Table, seat: i64) -> i64:
    """Return the mask of the goods, tiles, silver and ore that a seat has."""
    found: i64 = 0
    at = seat * goods.KINDS
    for thing in range(goods.ORE + 1):
        if t.supply[at + thing] != 0:
            found |= 1 << thing
    if (
        t.supply[at + goods.WOOD] != 0
        and t.altered[seat] != 0
        and MACHINE.allowed(t, seat, WOOD_IN_HOUSES, 0)
    ):
        found |= 1 << goods.WOOD
    return found


def to_lay(t: Table, seat: i64) -> i64:
    """ODIN-135, ODIN-148, ODIN-151: what of a seat's things has a place on its land, as a mask."""
    plots = t.plots(seat)
    things = things_of(t, seat)
    if plots & HOUSE_PLOTS == 0:
        things &= ON_BOARDS
    return layable(t.land, t.fitting, seat, plots, t.turned, things)


def fits_somewhere(t: Table, seat: i64, thing: i64) -> bool:
    """Tell whether a thing that a seat need not have has a place on its land."""
    return layable(t.land, t.fitting, seat, t.plots(seat), t.turned, 1 << thing) != 0


def hold(t: Table, seat: i64, thing: i64) -> None:
    """Take a thing in hand, to be laid next; the table goes on meanwhile."""
    t.own[seat * OWN + HELD] = thing + 1


def held(t: Table, seat: i64) -> i64:
    """Return what a seat is about to lay, or -1."""
    return t.own[seat * OWN + HELD] - 1


def lay(t: Table, seat: i64, place: i64) -> None:
    """ODIN-049, ODIN-155: lay what is held; it stays there."""
    thing = held(t, seat)
    plot = plot_of(place)
    turn = turn_of(place, plot)
    row = row_at(place, plot)
    column = column_at(place, plot)
    t.own[seat * OWN + HELD] = 0
    give_up(t, seat, thing, 1)
    t.land = t.land[:]
    cover(t.land, boards.row_of(seat, plot), t.face(plot), thing, turn, row, column)
    forget(t.fitting, seat)
    if thing < goods.TILES or thing == goods.WOOD:
        t.lying = Lying(piece(ground(seat, plot), thing, turn, row, column), t.lying)
        trade.forget_made(t, seat, thing)
    if plot != boards.HOME_PLOT:
        tell_laid(t, seat, plot, thing)


def tell_laid(t: Table, seat: i64, plot: i64, thing: i64) -> None:
    """Let cards know of rune stones on islands and in houses, and of grain in houses."""
    house = plot >= boards.FIRST_STONE_HOUSE
    if thing == goods.RUNE_STONE:
        herald(t, LAYING, seat, RUNE_IN_HOUSE if house else RUNE_ON_ISLAND, 1)
    elif thing == goods.GRAIN:
        herald(t, LAYING, seat, GRAIN_IN_HOUSE, 1)


# --- slots ---


def slots(t: Table, seat: i64, slot: i64) -> i64:
    """ODIN-055, ODIN-A04: how many slots of a kind a seat has: in sheds, then in stone houses."""
    printed = boards.WOOD_SLOTS if slot % 2 == 0 else boards.STONE_SLOTS
    if slot < 2:
        return t.of(seat, SHEDS) * printed[boards.SHED]
    return t.houses(seat) * printed[boards.SHED + 1]


def to_store(t: Table, seat: i64) -> i64:
    """ODIN-278, ODIN-AMB-31: wood and stone for which a slot is free."""
    found: i64 = 0
    for slot in range(SLOT_KINDS):
        material = goods.WOOD if slot % 2 == 0 else goods.STONE
        if t.has(seat, material) > 0 and t.of(seat, SLOTS + slot) < slots(t, seat, slot):
            found |= 1 << slot
    return found


def store(t: Table, seat: i64, slot: i64) -> None:
    """ODIN-278: a wood or a stone goes onto its slot."""
    give_up(t, seat, goods.WOOD if slot % 2 == 0 else goods.STONE, 1)
    t.own[seat * OWN + SLOTS + slot] += 1


# --- answers ---


def usable(t: Table, seat: i64) -> i64:
    """ODIN-263: what cards let a seat do now, as a mask; not while a cost is paid."""
    return MACHINE.usable(t, seat) if t.depth > 0 and not is_paying(t) else 0


def anything(t: Table, seat: i64) -> bool:
    """Tell whether a seat could do anything at all beside what is asked."""
    return (
        t.has(seat, goods.SILVER) > 0
        or to_lay(t, seat) != 0
        or bay.armable(t, seat) != 0
        or to_store(t, seat) != 0
        or (t.decks != 0 and usable(t, seat) != 0)
    )


class BeingLaid(Answer[Table]):
    """A thing that a card gave is laid at once; then what waited goes on."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer its places."""
        ANY.offer(t, seat, menu)

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """Go on as soon as nothing is held."""
        if held(t, seat) >= 0:
            return False
        t.pop()
        return True


class Anytime(Answer[Table]):
    """ODIN-134: as often as one likes, at any moment."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the places of what is held, or everything that can be begun."""
        thing = held(t, seat)
        if thing >= 0:
            offer_places(menu, LAY, t.land, seat, t.plots(seat), t.turned, thing)
        elif t.acting != seat or not is_paying(t):
            menu.add(HOLD, to_lay(t, seat))
            menu.add(BUY, bay.for_sale(t, seat))
            menu.add(ARM, bay.armable(t, seat))
            menu.add(STORE, to_store(t, seat))
            if t.decks != 0:
                menu.add(USE, usable(t, seat))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Do it; what is asked stays as it is."""
        if family == USE:
            MACHINE.use(t, seat, index)
            return
        origin = t.origin
        t.origin = 0
        self.act(t, seat, family, index)
        t.origin = origin
        if len(t.news) > 0:
            t.ask(asks.RUN, seat, asks.EFFECTS.pack(NOTHING, 0, origin))

    def act(self, t: Table, seat: i64, family: i64, index: i64) -> None:
        """Lay, buy, arm or store something."""
        if family == HOLD:
            hold(t, seat, index)
        elif family == BUY:
            bay.buy(t, seat, index)
        elif family == ARM:
            bay.arm(t, seat, index)
        elif family == STORE:
            store(t, seat, index)
        else:
            lay(t, seat, family + index - LAY)


ANY: Final = Anytime(asks.ANYTIME)
ANSWERS: Final[tuple[Answer[Table], ...]] = (BeingLaid(asks.LAY),)
