"""Phase 3a of the common game: a swap a culture, and husbands wherever they are wanted."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import actions, asks, offers
from skali.games.greenland.rules.asks import CULTURE, ITEM, OTHER
from skali.games.greenland.rules.components import (
    DAUGHTER_OF,
    DAUGHTERS,
    MARKLAND,
    PEOPLES,
    SPOTS,
    TOOLS,
)
from skali.games.greenland.rules.cubes import marry
from skali.games.greenland.rules.hands import gain, trim
from skali.games.greenland.rules.placing import TO_LEAVE, ask_number, who_of
from skali.games.greenland.rules.state import AS_HUSBAND, IDLE, Table
from skali.games.greenland.rules.talks import alone_on

WIFE: Final[i64] = 3
"""Items: discs, then wives by daughter, then cards."""
TOOL: Final[i64] = WIFE + DAUGHTERS


def discs_of(t: Table, culture: i64) -> i64:
    """Return the colours of which a culture has a disc."""
    found: i64 = 0
    for disc in range(3):
        if t.discs[culture * 3 + disc] > 0:
            found |= 1 << disc
    return found


def wives_for(t: Table, giver: i64, taker: i64, *, idle: bool) -> i64:
    """GREEN-243, GREEN-AMB-64: wives of the giver whom an idle hunter of the taker could marry."""
    if not idle:
        return 0
    found: i64 = 0
    for daughter in range(DAUGHTERS):
        if t.husband[daughter] == giver and DAUGHTER_OF[daughter] != taker:
            found |= 1 << daughter
    return found


def has_item(t: Table, giver: i64, taker: i64, *, idle: bool) -> bool:
    """Tell whether a culture has anything to swap with another one."""
    return (
        discs_of(t, giver) != 0
        or t.tableau[giver] & TOOLS != 0
        or wives_for(t, giver, taker, idle=idle) != 0
    )


def swappers(t: Table, culture: i64) -> i64:
    """GREEN-243, GREEN-NEG-19: those who have not swapped yet, and something to swap."""
    found: i64 = 0
    if t.tokens >> culture & 1 == 0:
        return 0
    for other in range(PEOPLES):
        if (
            other != culture
            and t.tokens >> other & 1 != 0
            and has_item(t, culture, other, idle=t.idle[other] > 0)
            and has_item(t, other, culture, idle=t.idle[culture] > 0)
        ):
            found |= 1 << other
    return found


class Swapping(Answer[Table]):
    """GREEN-243, GREEN-244: a swap, free marriages, leaving a card; or no more."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer cultures, brides and cards."""
        culture = t.get(CULTURE)
        menu.add(actions.SWAP, swappers(t, culture))
        menu.add(actions.LEAVE, alone_on(t, culture))
        for daughter in range(DAUGHTERS):
            if DAUGHTER_OF[daughter] != culture and offers.bride_is_free(t, daughter):
                menu.add(actions.WED + 2 * daughter, who_of(t, culture, t.idle[culture], IDLE))
                for spot in range(SPOTS):
                    here = t.at(culture, spot)
                    if here > 0 and (spot != MARKLAND or t.no_markland == 0):
                        who = who_of(t, culture, here, spot)
                        menu.add(actions.MARRY + (daughter * SPOTS + spot) * 2, who)
        menu.one(actions.DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Do it; the question stays until the player is done."""
        culture = t.get(CULTURE)
        if family == actions.SWAP:
            t.ask(asks.OFFERED, seat, CULTURE.at(culture) | OTHER.at(index))
        elif family == actions.LEAVE:
            ask_number(t, culture, index, TO_LEAVE)
        elif family == actions.MARRY:
            marry(t, culture, index // 2 % SPOTS, index // (2 * SPOTS), index % 2)
        elif family == actions.WED:
            wed_idle(t, culture, index // 2, index % 2)
        else:
            t.pop()


def wed_idle(t: Table, culture: i64, daughter: i64, led: i64) -> None:
    """GREEN-244, GREEN-AMB-64: an idle hunter becomes a husband."""
    t.idle[culture] -= 1
    t.husband = t.husband[:]
    t.husband[daughter] = culture
    if led != 0:
        t.leader[culture] = AS_HUSBAND + daughter


def offer_items(t: Table, menu: Menu, giver: i64, taker: i64, *, idle: bool) -> None:
    """Offer what one culture can give another."""
    menu.add(actions.SWAP_DISC, discs_of(t, giver))
    menu.add(actions.SWAP_WIFE, wives_for(t, giver, taker, idle=idle))
    menu.add(actions.SWAP_CARD, t.tableau[giver] & TOOLS)


def item_of(family: i64, index: i64) -> i64:
    """Number what is swapped."""
    if family == actions.SWAP_DISC:
        return index
    return WIFE + index if family == actions.SWAP_WIFE else TOOL + index


class Offering(Answer[Table]):
    """GREEN-243, GREEN-AMB-46: what the own culture gives."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the own items."""
        other = t.get(OTHER)
        offer_items(t, menu, t.get(CULTURE), other, idle=t.idle[other] > 0)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Then it is asked what comes back."""
        parts = CULTURE.at(t.get(CULTURE)) | OTHER.at(t.get(OTHER))
        t.pop()
        t.ask(asks.WANTED, seat, parts)
        t.put(ITEM, item_of(family, index))


class Wanting(Answer[Table]):
    """GREEN-243, GREEN-NEG-19: what the other culture gives; both have swapped then."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the other one's items; a husband who is given makes room for another marriage."""
        culture = t.get(CULTURE)
        idle = t.idle[culture] > 0 or WIFE <= t.get(ITEM) < TOOL
        offer_items(t, menu, t.get(OTHER), culture, idle=idle)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Both items change their places."""
        culture = t.get(CULTURE)
        other = t.get(OTHER)
        given = t.get(ITEM)
        t.pop()
        t.tokens &= ~(1 << culture) & ~(1 << other)
        hand_over(t, culture, other, given)
        hand_over(t, other, culture, item_of(family, index))
        trim(t, culture)
        trim(t, other)


def hand_over(t: Table, giver: i64, taker: i64, item: i64) -> None:
    """GREEN-243, GREEN-245: a disc, an I card, or a wife: no cube changes its colour."""
    one: i64 = 1
    if item < WIFE:
        t.discs[giver * 3 + item] -= 1
        gain(t, taker, item, 1)
    elif item >= TOOL:
        t.tableau[giver] &= ~(one << (item - TOOL))
        t.tableau[taker] |= one << (item - TOOL)
    else:
        daughter = item - WIFE
        t.idle[giver] += 1
        if t.leader[giver] == AS_HUSBAND + daughter:
            t.leader[giver] = IDLE
        t.husband = t.husband[:]
        t.husband[daughter] = taker
        t.idle[taker] -= 1
        if t.leader[taker] == IDLE and t.idle[taker] == 0:
            t.leader[taker] = AS_HUSBAND + daughter


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Swapping(asks.SWAP),
    Offering(asks.OFFERED),
    Wanting(asks.WANTED),
)
