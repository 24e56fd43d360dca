"""Warriors: a crew is packed by strength and side; a warrior's kind is side * 6 + strength - 1."""

from typing import Final

from mypy_extensions import i64

from skali.games.karvi.coder import CAT_VALHALLA
from skali.games.karvi.components import STRONGEST, WARRIOR_PLACES
from skali.games.karvi.state import (
    ASK_DAMAGE,
    ASK_EACH,
    ASK_GIVE,
    ASK_HEAL,
    ASK_RECRUIT,
    ASK_STRENGTHEN,
    ASK_WOUND,
    Table,
)

KINDS: Final[i64] = 12
SIDE: Final[i64] = 6
SIDE_BITS: Final[i64] = 18
SIDE_MASK: Final[i64] = (1 << 18) - 1
RAISES: Final[i64] = 5
"""A raise has one action for every kind and every step up to five."""
DIED: Final[i64] = 1 << 8
"""Mark in a frame's cargo: a warrior died."""


def kinds_of(crew: i64) -> i64:
    """Return the mask of the kinds that a crew has."""
    found: i64 = 0
    for kind in range(KINDS):
        if crew >> 3 * kind & 7 != 0:
            found |= 1 << kind
    return found


def size(crew: i64) -> i64:
    """Count warriors."""
    found: i64 = 0
    while crew != 0:
        found += crew & 7
        crew >>= 3
    return found


def healthy(crew: i64) -> i64:
    """KARVI-178: count healthy warriors."""
    return size(crew & SIDE_MASK)


def injured(crew: i64) -> i64:
    """KARVI-178: count injured warriors."""
    return size(crew >> SIDE_BITS)


def strength_of(kind: i64) -> i64:
    """Return the strength of a kind of warrior."""
    return kind % SIDE + 1


def available(t: Table, strength: i64) -> i64:
    """KARVI-164: the strongest warrior in the supply that is not above a strength, or 0."""
    while strength > 0 and t.supply[strength] == 0:
        strength -= 1
    return strength


def enlist(t: Table, seat: i64, strength: i64) -> None:
    """KARVI-095, KARVI-164: a warrior comes from the supply, healthy; a weaker one if need be."""
    found = available(t, strength)
    if found > 0:
        t.supply[found] -= 1
        t.crew[seat] += 1 << 3 * (found - 1)
        t.strength[seat] += found


def remove(t: Table, seat: i64, kind: i64) -> None:
    """A warrior goes back to the supply."""
    t.crew[seat] -= 1 << 3 * kind
    t.supply[strength_of(kind)] += 1
    t.strength[seat] -= strength_of(kind)


def promote(t: Table, seat: i64, kind: i64, by: i64) -> None:
    """KARVI-106, KARVI-109: a stronger warrior takes her place, on the same side."""
    t.crew[seat] += (1 << 3 * (kind + by)) - (1 << 3 * kind)
    t.supply[strength_of(kind)] += 1
    t.supply[strength_of(kind) + by] -= 1
    t.strength[seat] += by


# --- recruiting ---


def recruit(t: Table, seat: i64, strength: i64, number: i64) -> None:
    """KARVI-095, KARVI-096: take warriors while there is room; then somebody must go for each."""
    while number > 0 and size(t.crew[seat]) < WARRIOR_PLACES:
        enlist(t, seat, strength)
        number -= 1
    if number > 0:
        t.push(ASK_RECRUIT, 1 << seat, strength | number << 4)


def make_room(t: Table, kind: i64) -> None:
    """KARVI-096, KARVI-AMB-33: a warrior leaves without points, and the new one comes."""
    seat = t.actor()
    cargo = t.pop()
    remove(t, seat, kind)
    recruit(t, seat, cargo & 15, cargo >> 4)


# --- raising ---


def raises(t: Table, seat: i64, points: i64) -> i64:
    """KARVI-106..109, KARVI-AMB-24, KARVI-AMB-25: who can rise how far, as kind * 5 + by - 1."""
    crew = t.crew[seat]
    found: i64 = 0
    for kind in range(KINDS):
        if crew >> 3 * kind & 7 != 0:
            strength = strength_of(kind)
            most = min(points, STRONGEST - strength)
            for by in range(1, most + 1):
                if t.supply[strength + by] > 0:
                    found |= 1 << (kind * RAISES + by - 1)
    return found


def ask_to_strengthen(t: Table, seat: i64, points: i64) -> None:
    """KARVI-106, KARVI-108: strength that nobody can take is lost."""
    if points > 0 and raises(t, seat, points) != 0:
        t.push(ASK_STRENGTHEN, 1 << seat, points)


def strengthen(t: Table, kind: i64, by: i64) -> None:
    """KARVI-106: spend points on one warrior; the rest can go to others."""
    seat = t.actor()
    points = t.pop()
    promote(t, seat, kind, by)
    ask_to_strengthen(t, seat, points - by)


def each_raises(t: Table, cargo: i64) -> i64:
    """KARVI-198, KARVI-199, KARVI-201: raises of warriors whose turn has not come yet."""
    state = cargo >> 18 & 1
    up_to = cargo >> 22
    found: i64 = 0
    for strength in range(1, STRONGEST):
        if cargo >> 3 * (strength - 1) & 7 != 0:
            kind = state * SIDE + strength - 1
            if up_to == 0:
                by = available_above(t, strength, min(2 * strength, STRONGEST)) - strength
                if by > 0:
                    found |= 1 << (kind * RAISES + by - 1)
            else:
                for by in range(1, min(up_to, STRONGEST - strength) + 1):
                    if t.supply[strength + by] > 0:
                        found |= 1 << (kind * RAISES + by - 1)
    return found


def available_above(t: Table, strength: i64, target: i64) -> i64:
    """KARVI-AMB-24: the strongest in the supply up to the target, or the warrior herself."""
    return max(available(t, target), strength)


def ask_to_raise_each(t: Table, seat: i64, cargo: i64) -> None:
    """Ask for the next warrior to rise, if any can."""
    if cargo >> 19 & 7 != 0 and each_raises(t, cargo) != 0:
        t.push(ASK_EACH, 1 << seat, cargo)


def raise_all(t: Table, seat: i64, state: i64, warriors: i64, up_to: i64) -> None:
    """KARVI-198..201: so many warriors of a side may rise, each once; up_to 0 means double."""
    crew = t.crew[seat] >> SIDE_BITS if state == 1 else t.crew[seat] & SIDE_MASK
    ask_to_raise_each(t, seat, crew | state << 18 | warriors << 19 | up_to << 22)


def raise_one(t: Table, kind: i64, by: i64) -> None:
    """KARVI-198..201: one warrior rises and is done."""
    seat = t.actor()
    cargo = t.pop()
    promote(t, seat, kind, by)
    ask_to_raise_each(t, seat, cargo - (1 << 3 * (strength_of(kind) - 1)) - (1 << 19))


def best_healthy(t: Table, seat: i64, state: i64, warriors: i64) -> i64:
    """KARVI-200, KARVI-202: the summed strength of the strongest warriors of a side."""
    crew = t.crew[seat] >> SIDE_BITS if state == 1 else t.crew[seat] & SIDE_MASK
    found: i64 = 0
    strength: i64 = STRONGEST
    while strength > 0 and warriors > 0:
        here = min(crew >> 3 * (strength - 1) & 7, warriors)
        found += here * strength
        warriors -= here
        strength -= 1
    return found


# --- healing and wounding ---


def ask_to_heal(t: Table, seat: i64, number: i64) -> None:
    """KARVI-135: up to so many injured warriors."""
    if number > 0 and t.crew[seat] >> SIDE_BITS != 0:
        t.push(ASK_HEAL, 1 << seat, number)


def heal(t: Table, strength: i64) -> None:
    """KARVI-135: turn an injured warrior to her healthy side."""
    seat = t.actor()
    number = t.pop()
    t.crew[seat] += (1 << 3 * (strength - 1)) - (1 << 3 * (SIDE + strength - 1))
    ask_to_heal(t, seat, number - 1)


def ask_to_wound(t: Table, seat: i64, gain: i64) -> None:
    """KARVI-203, KARVI-204: any number of healthy warriors, one after the other."""
    if t.crew[seat] & SIDE_MASK != 0:
        t.push(ASK_WOUND, 1 << seat, gain)


def wound(t: Table, strength: i64) -> None:
    """KARVI-203, KARVI-204: a healthy warrior is turned for the gain."""
    seat = t.actor()
    gain = t.pop()
    turn_over(t, seat, strength - 1)
    ask_to_wound(t, seat, gain)
    t.run(gain)


def turn_over(t: Table, seat: i64, kind: i64) -> None:
    """A healthy warrior becomes injured."""
    t.crew[seat] += (1 << 3 * (kind + SIDE)) - (1 << 3 * kind)


def ask_to_give(t: Table, seat: i64, state: i64, gain: i64) -> None:
    """KARVI-205: one warrior of a side can be given back."""
    crew = t.crew[seat] >> SIDE_BITS if state == 1 else t.crew[seat] & SIDE_MASK
    if crew != 0:
        t.push(ASK_GIVE, 1 << seat, gain << 1 | state)


def give(t: Table, kind: i64) -> None:
    """KARVI-205: no death, no points for her strength."""
    seat = t.actor()
    gain = t.pop() >> 1
    remove(t, seat, kind)
    t.run(gain)


# --- damage ---


def suffer(t: Table, seat: i64, damage: i64, died: i64) -> None:
    """KARVI-131, KARVI-134, KARVI-AMB-26: assign all damage while a warrior is left."""
    while damage > 0:
        kinds = kinds_of(t.crew[seat])
        if kinds == 0:
            break
        if kinds & (kinds - 1) != 0:
            t.push(ASK_DAMAGE, 1 << seat, damage | died)
            return
        kind: i64 = 0
        while kinds >> kind & 1 == 0:
            kind += 1
        died |= strike(t, seat, kind)
        damage -= 1
    t.frames[t.depth - 1] |= died << 14


def strike(t: Table, seat: i64, kind: i64) -> i64:
    """KARVI-131, KARVI-132: a healthy warrior is injured; an injured one dies for her strength."""
    if kind < SIDE:
        turn_over(t, seat, kind)
        return 0
    remove(t, seat, kind)
    t.book(seat, CAT_VALHALLA, strength_of(kind))
    return DIED


def hurt(t: Table, kind: i64) -> None:
    """KARVI-131, KARVI-133: one point of damage."""
    seat = t.actor()
    cargo = t.pop()
    died = cargo & DIED | strike(t, seat, kind)
    suffer(t, seat, (cargo & (DIED - 1)) - 1, died)
