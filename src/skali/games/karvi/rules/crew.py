"""Warriors: a crew is packed by strength and side; a warrior's kind is side * 6 + strength - 1."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects.vocabulary import CAT_VALHALLA
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.actions import DISMISS, DONE, HEAL, HURT, RAISE, WOUND
from skali.games.karvi.rules.components import STRONGEST, WARRIOR_PLACES
from skali.games.karvi.rules.running import run
from skali.games.karvi.rules.state import Table

KINDS: Final[i64] = 12
SIDE: Final[i64] = 6
SIDE_BITS: Final[i64] = 18
SIDE_MASK: Final[i64] = (1 << 18) - 1
RAISES: Final[i64] = 5
"""A raise has one action for every kind and every step up to five."""


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
        t.ask(asks.RECRUIT, seat, asks.STRENGTH.at(strength) | asks.AMOUNT.at(number))


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
        t.ask(asks.STRENGTHEN, seat, asks.POINTS.at(points))


def each_raises(t: Table, rising: i64, state: i64, up_to: i64) -> i64:
    """KARVI-198, KARVI-199, KARVI-201: raises of warriors whose turn has not come yet."""
    found: i64 = 0
    for strength in range(1, STRONGEST):
        if asks.RISING.of(rising, strength - 1) != 0:
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


def ask_to_raise_each(
    t: Table, seat: i64, rising: i64, state: i64, warriors: i64, up_to: i64
) -> None:
    """Ask for the next warrior to rise, if any can."""
    if warriors > 0 and each_raises(t, rising, state, up_to) != 0:
        who = asks.RISING.at(rising) | asks.SIDE.at(state)
        t.ask(asks.EACH, seat, who | asks.WARRIORS.at(warriors) | asks.UP_TO.at(up_to))


def raise_all(t: Table, seat: i64, state: i64, warriors: i64, up_to: i64) -> None:
    """KARVI-198..201: so many warriors of a side may rise, each once; up_to 0 means double."""
    crew = t.crew[seat] >> SIDE_BITS if state == 1 else t.crew[seat] & SIDE_MASK
    ask_to_raise_each(t, seat, crew, state, warriors, up_to)


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
        t.ask(asks.HEAL, seat, asks.NUMBER.at(number))


def ask_to_wound(t: Table, seat: i64, gain: i64) -> None:
    """KARVI-203, KARVI-204: any number of healthy warriors, one after the other."""
    if t.crew[seat] & SIDE_MASK != 0:
        t.ask(asks.WOUND, seat, asks.GAIN.at(gain))


def turn_over(t: Table, seat: i64, kind: i64) -> None:
    """A healthy warrior becomes injured."""
    t.crew[seat] += (1 << 3 * (kind + SIDE)) - (1 << 3 * kind)


def ask_to_give(t: Table, seat: i64, state: i64, gain: i64) -> None:
    """KARVI-205: one warrior of a side can be given back."""
    crew = t.crew[seat] >> SIDE_BITS if state == 1 else t.crew[seat] & SIDE_MASK
    if crew != 0:
        t.ask(asks.GIVE, seat, asks.GAIN.at(gain) | asks.SIDE.at(state))


# --- damage ---


def suffer(t: Table, seat: i64, damage: i64, died: i64) -> None:
    """KARVI-131, KARVI-134, KARVI-AMB-26: assign all damage while a warrior is left."""
    while damage > 0:
        kinds = kinds_of(t.crew[seat])
        if kinds == 0:
            break
        if kinds & (kinds - 1) != 0:
            t.ask(asks.HURT, seat, asks.DAMAGE.at(damage) | asks.DIED.at(died))
            return
        kind: i64 = 0
        while kinds >> kind & 1 == 0:
            kind += 1
        died |= strike(t, seat, kind)
        damage -= 1
    if died != 0:
        t.put(asks.DEAD, 1)


def strike(t: Table, seat: i64, kind: i64) -> i64:
    """KARVI-131, KARVI-132: a healthy warrior is injured; an injured one dies for her strength."""
    if kind < SIDE:
        turn_over(t, seat, kind)
        return 0
    remove(t, seat, kind)
    t.book(seat, CAT_VALHALLA, strength_of(kind))
    return 1


# --- answers ---


class Recruiting(Answer[Table]):
    """KARVI-096, KARVI-AMB-33: without room somebody leaves, without points, or nobody comes."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every kind of warrior."""
        menu.add(DISMISS, kinds_of(t.crew[seat]))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Make room for the new one."""
        strength, number = t.get(asks.STRENGTH), t.get(asks.AMOUNT)
        t.pop()
        if family == DISMISS:
            remove(t, seat, index)
            recruit(t, seat, strength, number)


class Strengthening(Answer[Table]):
    """KARVI-106: points spent on one warrior; the rest can go to others."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer who can rise how far."""
        menu.add(RAISE, raises(t, seat, t.get(asks.POINTS)))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Raise her."""
        points = t.get(asks.POINTS)
        t.pop()
        if family == RAISE:
            by = index % RAISES + 1
            promote(t, seat, index // RAISES, by)
            ask_to_strengthen(t, seat, points - by)


class RaisingEach(Answer[Table]):
    """KARVI-198..201: so many warriors rise, each once."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer those whose turn has not come."""
        rising, side, up_to = t.get(asks.RISING), t.get(asks.SIDE), t.get(asks.UP_TO)
        menu.add(RAISE, each_raises(t, rising, side, up_to))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """One rises and is done."""
        rising, side = t.get(asks.RISING), t.get(asks.SIDE)
        warriors, up_to = t.get(asks.WARRIORS), t.get(asks.UP_TO)
        t.pop()
        if family == RAISE:
            kind = index // RAISES
            promote(t, seat, kind, index % RAISES + 1)
            rising -= asks.RISING.some(strength_of(kind) - 1, 1)
            ask_to_raise_each(t, seat, rising, side, warriors - 1, up_to)


class Healing(Answer[Table]):
    """KARVI-135: up to so many injured warriors turn to their healthy side."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the injured."""
        menu.add(HEAL, kinds_of(t.crew[seat]) >> SIDE)
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Heal one."""
        number = t.get(asks.NUMBER)
        t.pop()
        if family == HEAL:
            t.crew[seat] += (1 << 3 * index) - (1 << 3 * (SIDE + index))
            ask_to_heal(t, seat, number - 1)


class Wounding(Answer[Table]):
    """KARVI-203, KARVI-204: a healthy warrior is turned for the gain."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the healthy."""
        menu.add(WOUND, kinds_of(t.crew[seat]) & 63)
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Turn one over."""
        gain = t.get(asks.GAIN)
        t.pop()
        if family == WOUND:
            turn_over(t, seat, index)
            ask_to_wound(t, seat, gain)
            run(t, gain)


class Giving(Answer[Table]):
    """KARVI-205: a warrior is given back; no death, no points for her strength."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer one side."""
        side: i64 = 63 << SIDE if t.get(asks.SIDE) != 0 else 63
        menu.add(DISMISS, kinds_of(t.crew[seat]) & side)
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Give her."""
        gain = t.get(asks.GAIN)
        t.pop()
        if family == DISMISS:
            remove(t, seat, index)
            run(t, gain)


class Suffering(Answer[Table]):
    """KARVI-131, KARVI-133: one point of damage after the other."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every kind of warrior."""
        menu.add(HURT, kinds_of(t.crew[seat]))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Strike one."""
        damage, died = t.get(asks.DAMAGE), t.get(asks.DIED)
        t.pop()
        suffer(t, seat, damage - 1, died | strike(t, seat, index))


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Recruiting(asks.RECRUIT),
    Strengthening(asks.STRENGTHEN),
    RaisingEach(asks.EACH),
    Healing(asks.HEAL),
    Wounding(asks.WOUND),
    Giving(asks.GIVE),
    Suffering(asks.HURT),
)
