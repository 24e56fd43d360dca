"""The bay: berths, ships that are bought or built, and the ore on board."""

from typing import Final

from mypy_extensions import i64

from skali.games.odin.effects.events import SHIP
from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.effects.vocabulary import KNARR_AS_LONGSHIP, LARGE_SHIP
from skali.games.odin.rules.components import (
    BOAT,
    KNARR,
    LARGE_BERTHS,
    LONGSHIP,
    ORE_SLOTS,
    PRINTED_ORE,
    SHIP_PRICE,
    SHIPS,
    SMALL_BERTHS,
)
from skali.games.odin.rules.goods import ORE, SILVER
from skali.games.odin.rules.news import herald
from skali.games.odin.rules.state import ARMED_BOATS, BOATS, KNARRS, LONGSHIPS, OWN, Table
from skali.games.odin.rules.stores import give_up

CHEAPEST: Final[i64] = min(int(price) for price in SHIP_PRICE)
"""What the cheapest ship costs."""


def boats(t: Table, seat: i64) -> i64:
    """Count the whaling boats."""
    return t.of(seat, BOATS) + t.of(seat, ARMED_BOATS)


def longships(t: Table, seat: i64) -> i64:
    """Count the longships."""
    found: i64 = 0
    for ore in range(ORE_SLOTS[LONGSHIP] + 1):
        found += t.of(seat, LONGSHIPS + ore)
    return found


def large_ships(t: Table, seat: i64) -> i64:
    """ODIN-159: knarrs and longships are large."""
    return t.of(seat, KNARRS) + longships(t, seat)


def fleet(t: Table, seat: i64, kind: i64) -> i64:
    """Count the ships of a kind, the large ones, or all."""
    if kind == BOAT:
        return boats(t, seat)
    if kind == KNARR:
        return t.of(seat, KNARRS)
    if kind == LONGSHIP:
        return longships(t, seat)
    if kind == LARGE_SHIP:
        return large_ships(t, seat)
    return boats(t, seat) + large_ships(t, seat)


def has_berth(t: Table, seat: i64, kind: i64) -> bool:
    """ODIN-160, ODIN-179: three small berths for boats, four large ones for the others."""
    if kind == BOAT:
        return boats(t, seat) < SMALL_BERTHS
    return large_ships(t, seat) < LARGE_BERTHS


def launch(t: Table, seat: i64, kind: i64) -> None:
    """ODIN-160: a new ship goes to a free berth, without any loaded ore."""
    if kind == BOAT:
        t.own[seat * OWN + BOATS] += 1
    elif kind == KNARR:
        t.own[seat * OWN + KNARRS] += 1
    else:
        t.own[seat * OWN + LONGSHIPS] += 1
    if t.decks != 0:
        herald(t, SHIP, seat, kind, 1)
        MACHINE.watch(t)


def launch_armed(t: Table, seat: i64) -> None:
    """A new longship, full of ore from the supply."""
    give_up(t, seat, ORE, ORE_SLOTS[LONGSHIP])
    launch(t, seat, LONGSHIP)
    t.own[seat * OWN + LONGSHIPS] -= 1
    t.own[seat * OWN + LONGSHIPS + ORE_SLOTS[LONGSHIP]] += 1


def sails_enough(t: Table, seat: i64, kind: i64, number: i64) -> bool:
    """ODIN-167, ODIN-AMB-50: whether a seat has the ships for an action.

    With a card one knarr stands for all longships that are asked for.
    """
    if fleet(t, seat, kind) >= number:
        return True
    if kind != LONGSHIP or t.of(seat, KNARRS) == 0 or t.decks == 0:
        return False
    return MACHINE.allowed(t, seat, KNARR_AS_LONGSHIP, 0)


def leave(t: Table, seat: i64, kind: i64) -> None:
    """ODIN-188, ODIN-213: a ship goes, of several the one with the least ore; the ore is lost."""
    place = seat * OWN + BOATS
    if kind == KNARR:
        place = seat * OWN + KNARRS
    elif kind == LONGSHIP:
        place = seat * OWN + LONGSHIPS
    while t.own[place] == 0:
        place += 1
    t.own[place] -= 1


# --- buying and arming ---


def can_buy(t: Table, seat: i64, kind: i64) -> bool:
    """ODIN-158: whether a seat can pay a ship and has a berth for it."""
    return t.has(seat, SILVER) >= SHIP_PRICE[kind] and has_berth(t, seat, kind)


def for_sale(t: Table, seat: i64) -> i64:
    """ODIN-158: return the mask of the ships that a seat can buy now."""
    found: i64 = 0
    if t.has(seat, SILVER) >= CHEAPEST:
        for kind in range(len(SHIPS)):
            if can_buy(t, seat, kind):
                found |= 1 << kind
    return found


def buy(t: Table, seat: i64, kind: i64) -> None:
    """ODIN-158: a ship for its price in silver."""
    give_up(t, seat, SILVER, SHIP_PRICE[kind])
    launch(t, seat, kind)


def armable(t: Table, seat: i64) -> i64:
    """ODIN-162: boats and longships with room for ore, by what they carry; never in an action."""
    found: i64 = 0
    if t.has(seat, ORE) > 0 and t.acting != seat:
        if t.of(seat, BOATS) > 0:
            found = 1
        for ore in range(ORE_SLOTS[LONGSHIP]):
            if t.of(seat, LONGSHIPS + ore) > 0:
                found |= 2 << ore
    return found


def arm(t: Table, seat: i64, index: i64) -> None:
    """ODIN-162, ODIN-163, ODIN-164: an ore from the supply goes on board and stays there."""
    give_up(t, seat, ORE, 1)
    place = seat * OWN + (BOATS if index == 0 else LONGSHIPS + index - 1)
    t.own[place] -= 1
    t.own[place + 1] += 1


def most_ore(t: Table, seat: i64) -> i64:
    """ODIN-223, ODIN-224: the ore of the longship that carries most."""
    ore = ORE_SLOTS[LONGSHIP]
    while ore > 0 and t.of(seat, LONGSHIPS + ore) == 0:
        ore -= 1
    return ore


def ore_of_boats(plain: i64, armed: i64) -> i64:
    """ODIN-231, ODIN-164: printed and loaded ore of whaling boats."""
    return (plain + armed) * PRINTED_ORE[BOAT] + armed
