"""Phase 2: hunters go to regions, the New World, elder ranks, raids and the defence."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import actions, asks, transport
from skali.games.greenland.rules.asks import CARD, CULTURE, PURPOSE, PURPOSES
from skali.games.greenland.rules.components import (
    ANIMALS,
    DAUGHTER_CARDS,
    DAUGHTER_OF,
    DAUGHTERS,
    HOME_ROW,
    MARKLAND,
    PEOPLES,
    PROMOTE_PRICE,
    RAIDABLE,
    RANKS,
    REGION_CARDS,
    SEA_CARDS,
    SPOTS,
    VINLAND,
    WORLD_CARDS,
)
from skali.games.greenland.rules.cubes import put, take_elder, withdraw
from skali.games.greenland.rules.hands import charge, fuel, trim
from skali.games.greenland.rules.round import (
    FETCHED_ANYHOW,
    FETCHED_BY_BOAT,
    FETCHED_FREE,
    NOBODY,
    NOT_FETCHED,
)
from skali.games.greenland.rules.state import (
    AS_ENVOY,
    AS_HUSBAND,
    IDLE,
    ON_RANK,
    WAR_CHIEF,
    Table,
    is_kin,
)

TO_SEND: Final[i64] = PURPOSES.index("send")
TO_PLACE_EVACUEES: Final[i64] = PURPOSES.index("evacuees")
TO_LEAVE: Final[i64] = PURPOSES.index("leave")
HUNTER: Final[i64] = 0
LEADER: Final[i64] = 1
WIVES: Final[i64] = RANKS + PEOPLES
COLONISTS: Final[i64] = WIVES + DAUGHTERS


class Council(Answer[Table]):
    """GREEN-014..016: the named player with a war chief may make another one first."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer all others."""
        menu.add(actions.APPOINT, t.alive & ~(1 << t.get(CULTURE)))
        menu.one(actions.DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Hand the role on, or keep it."""
        t.pop()
        if family == actions.APPOINT:
            t.first = index


# --- where hunters can go ---


def huntable(t: Table) -> i64:
    """GREEN-105, GREEN-116: the regions of both rows on which cubes may be placed."""
    found = t.laid & REGION_CARDS
    return found & ~SEA_CARDS if t.no_sea != 0 else found


def raids(t: Table, culture: i64, *, kin: bool) -> i64:
    """GREEN-136..138: foreign daughters and D cards, in the own home or outside it."""
    if t.elder(culture, WAR_CHIEF) == 0:
        return 0
    found: i64 = 0
    for other in range(PEOPLES):
        if other != culture and is_kin(culture, other) == kin:
            found |= t.tableau[other] & RAIDABLE
    return found & ~t.wives(culture)


def defended(t: Table, culture: i64) -> i64:
    """GREEN-139, GREEN-251: own daughters and D cards."""
    return t.tableau[culture] & (ANIMALS | DAUGHTER_CARDS)


def near(t: Table, culture: i64) -> i64:
    """What needs no transport, apart from the own tableau."""
    return (huntable(t) & HOME_ROW[culture]) | raids(t, culture, kin=True)


def far(t: Table, culture: i64) -> i64:
    """GREEN-118, GREEN-137: regions and tableaus outside the home that can be reached now."""
    return transport.reachable(
        t, culture, (huntable(t) & ~HOME_ROW[culture]) | raids(t, culture, kin=False)
    )


def overseas(t: Table, culture: i64) -> i64:
    """GREEN-107, GREEN-123: the New World, with mariners."""
    worlds = t.laid & WORLD_CARDS
    if t.no_markland != 0:
        worlds &= ~(1 << MARKLAND)
    return transport.reachable(t, culture, worlds)


def targets(t: Table, culture: i64) -> i64:
    """GREEN-116: all cards to which idle hunters can go."""
    return near(t, culture) | defended(t, culture) | far(t, culture) | overseas(t, culture)


# --- a turn ---


def begin_turn(t: Table, culture: i64) -> None:
    """GREEN-114, GREEN-133: in player order; who has hardly anybody left may bring one home."""
    transport.rest(t)
    t.lonely = 1 if t.idle[culture] <= 1 else 0
    t.evacuees = 0
    t.evacuated_leader = 0
    t.ask(asks.PLACE, t.master[culture], CULTURE.at(culture))


class Placing(Answer[Table]):
    """GREEN-114: send hunters, promote them, bring somebody home, or leave the rest idle."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer cards, ranks and who may come home."""
        culture = t.get(CULTURE)
        if t.idle[culture] > 0:
            menu.add(actions.SEND, targets(t, culture))
            if fuel(t, culture) >= PROMOTE_PRICE:
                menu.add(actions.PROMOTE, promotions(t, culture))
        if t.lonely != 0 and t.fetched == NOT_FETCHED:
            menu.add(actions.FETCH, fetchable(t, culture))
        if can_evacuate(t, culture):
            menu.one(actions.EVACUATE)
        menu.one(actions.DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Do one of them; the question stays until the player is done."""
        culture = t.get(CULTURE)
        if family == actions.SEND:
            ask_number(t, culture, index, TO_SEND)
        elif family == actions.PROMOTE:
            promote(t, culture, index // 2, index % 2)
        elif family == actions.FETCH:
            fetch(t, culture, index // 2, index % 2)
        elif family == actions.EVACUATE:
            evacuate(t, culture)
        else:
            t.pop()


def ask_number(t: Table, culture: i64, spot: i64, purpose: i64) -> None:
    """How many go, and whether the leader is among them."""
    parts = CULTURE.at(culture) | CARD.at(spot) | PURPOSE.at(purpose)
    t.ask(asks.NUMBER, t.master[culture], parts)


def promotions(t: Table, culture: i64) -> i64:
    """GREEN-129..131: any rank, a hunter or the leader: rank * 2 + who."""
    led: i64 = 1 if t.leader[culture] == IDLE else 0
    one_rank: i64 = (1 if t.idle[culture] > led else 0) | led << LEADER
    found: i64 = 0
    for rank in range(RANKS):
        found |= one_rank << 2 * rank
    return found


def promote(t: Table, culture: i64, rank: i64, who: i64) -> None:
    """GREEN-129: an energy makes an idle hunter an elder at once."""
    t.idle[culture] -= 1
    t.elders = t.elders[:]
    t.elders[culture * RANKS + rank] += 1
    if who == LEADER:
        t.leader[culture] = ON_RANK + rank
    charge(t, culture, PROMOTE_PRICE)


# --- how many ---


def available(t: Table, culture: i64, spot: i64, purpose: i64) -> i64:
    """Return how many cubes there are to go."""
    if purpose == TO_SEND:
        return t.idle[culture]
    return t.evacuees if purpose == TO_PLACE_EVACUEES else t.at(culture, spot)


def leader_is_there(t: Table, culture: i64, spot: i64, purpose: i64) -> bool:
    """Tell whether the leader is among them."""
    if purpose == TO_SEND:
        return t.leader[culture] == IDLE
    return t.evacuated_leader != 0 if purpose == TO_PLACE_EVACUEES else t.leader[culture] == spot


def most(t: Table, culture: i64, spot: i64, purpose: i64) -> i64:
    """GREEN-119, GREEN-152: how many can go, by what carries them outside the home."""
    found = available(t, culture, spot, purpose)
    return found if t.is_home(culture, spot) else min(found, transport.capacity(t, culture, spot))


def offer_numbers(t: Table, menu: Menu, culture: i64, spot: i64, purpose: i64) -> None:
    """Offer numbers without the leader, and with him."""
    high = most(t, culture, spot, purpose)
    led = leader_is_there(t, culture, spot, purpose)
    small = available(t, culture, spot, purpose) - (1 if led else 0)
    menu.some(actions.TAKE, min(high, small))
    if led:
        menu.some(actions.LEAD, high)


class Counting(Answer[Table]):
    """GREEN-114, GREEN-115, GREEN-119: how many hunters go to a card, or leave it."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer numbers."""
        offer_numbers(t, menu, t.get(CULTURE), t.get(CARD), t.get(PURPOSE))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """They go."""
        culture = t.get(CULTURE)
        spot = t.get(CARD)
        purpose = t.get(PURPOSE)
        t.pop()
        led: i64 = 1 if family == actions.LEAD else 0
        number = index + 1
        if not t.is_home(culture, spot):
            transport.cross(t, culture, spot, number)
        if purpose == TO_LEAVE:
            withdraw(t, culture, spot, number, led)
            return
        put(t, culture, spot, number, led)
        if purpose == TO_PLACE_EVACUEES:
            t.evacuees -= number
            if led != 0:
                t.evacuated_leader = 0
            if t.evacuees == 0:
                t.pop()


# --- permanent placement undone ---


def fetchable(t: Table, culture: i64) -> i64:
    """GREEN-133, GREEN-AMB-15: elders, husbands, colonists who can come home: place * 2 + who."""
    found: i64 = 0
    for rank in range(RANKS):
        found |= who_of(t, culture, t.elder(culture, rank), ON_RANK + rank) << 2 * rank
    anyhow = transport.can_fetch_anyhow(t, culture)
    for other in range(PEOPLES):
        if is_kin(culture, other) or anyhow:
            here = t.envoys[other * PEOPLES + culture]
            found |= who_of(t, culture, here, AS_ENVOY + other) << 2 * (RANKS + other)
    for daughter in range(DAUGHTERS):
        if t.husband[daughter] == culture and (is_kin(culture, DAUGHTER_OF[daughter]) or anyhow):
            found |= who_of(t, culture, 1, AS_HUSBAND + daughter) << 2 * (WIVES + daughter)
    if transport.boats_left(t, culture, -1, t.sledges(culture)) > 0:
        for spot in range(MARKLAND, VINLAND + 1):
            if spot != MARKLAND or t.no_markland == 0:
                here = who_of(t, culture, t.at(culture, spot), spot)
                found |= here << 2 * (COLONISTS + spot - MARKLAND)
    return found


def who_of(t: Table, culture: i64, here: i64, place: i64) -> i64:
    """Return whether hunters, the leader or both stand at a place: bits HUNTER and LEADER."""
    if here == 0:
        return 0
    if t.leader[culture] != place:
        return 1 << HUNTER
    return 1 << LEADER if here == 1 else 1 << HUNTER | 1 << LEADER


def fetch(t: Table, culture: i64, place: i64, who: i64) -> None:
    """GREEN-133: somebody becomes an idle hunter; what carries him carries nothing else."""
    t.fetched = FETCHED_FREE
    if place < WIVES:
        fetch_elder(t, culture, place)
    elif place < COLONISTS:
        daughter = place - WIVES
        t.husband = t.husband[:]
        t.husband[daughter] = NOBODY
        if not is_kin(culture, DAUGHTER_OF[daughter]):
            t.fetched = FETCHED_ANYHOW
    else:
        t.cubes[culture * SPOTS + MARKLAND + place - COLONISTS] -= 1
        t.fetched = FETCHED_BY_BOAT
    t.idle[culture] += 1
    if who == LEADER:
        t.leader[culture] = IDLE
    trim(t, culture)


def fetch_elder(t: Table, culture: i64, place: i64) -> None:
    """An elder comes down from his rank, or home from another culture's card."""
    take_elder(t, culture, place)
    if place >= RANKS and not is_kin(culture, place - RANKS):
        t.fetched = FETCHED_ANYHOW


def can_evacuate(t: Table, culture: i64) -> bool:
    """GREEN-134, GREEN-AMB-16: mariners for all colonists of both cards, and where to hunt then."""
    there = t.at(culture, MARKLAND)
    others = t.at(culture, VINLAND)
    if there + others == 0 or (there > 0 and t.no_markland != 0):
        return False
    if transport.boats_left(t, culture, -1, t.sledges(culture)) < transport.boats_for(
        there
    ) + transport.boats_for(others):
        return False
    return near(t, culture) != 0


def evacuate(t: Table, culture: i64) -> None:
    """GREEN-134: all colonists come at once, and are placed at once."""
    for spot in range(MARKLAND, VINLAND + 1):
        number = t.at(culture, spot)
        t.sailed += transport.boats_for(number)
        t.evacuees += number
        if t.leader[culture] == spot:
            t.evacuated_leader = 1
        withdraw(t, culture, spot, number, 1 if t.leader[culture] == spot else 0)
    t.ask(asks.EVACUEES, t.master[culture], CULTURE.at(culture))


class Evacuating(Answer[Table]):
    """GREEN-134, GREEN-AMB-16: evacuees become hunters in Greenland, or raiders."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer regions and raids."""
        culture = t.get(CULTURE)
        menu.add(actions.SEND, near(t, culture) | far(t, culture))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Ask how many; the question stays until all are placed."""
        ask_number(t, t.get(CULTURE), index, TO_PLACE_EVACUEES)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Council(asks.COUNCIL),
    Placing(asks.PLACE),
    Counting(asks.NUMBER),
    Evacuating(asks.EVACUEES),
)
