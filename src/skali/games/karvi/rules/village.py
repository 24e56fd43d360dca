"""The village: dice along the action track, beer, fields, rounds."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import array, count, lowest
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects import programs
from skali.games.karvi.effects.vocabulary import MOVE_STACK
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.actions import DONE, MOVE, PART, POUR
from skali.games.karvi.rules.components import MOST_BEER, TILE_KINDS
from skali.games.karvi.rules.running import run
from skali.games.karvi.rules.state import NOWHERE, STOP, STOP_MASK, TRACK, Table

STREAM_STOPS: Final[i64] = 14
FIELD_MASK: Final[i64] = (1 << 32) - 64


def lap(t: Table) -> i64:
    """KARVI-AMB-05: where the stop area lies from which this round started."""
    return (t.round - 1) * TRACK


def hindmost(t: Table) -> i64:
    """KARVI-032, KARVI-034, KARVI-219: the die furthest back; of a stack, the upper one."""
    found: i64 = NOWHERE
    for die in range(2 * t.seats):
        if t.place[die] >= 0 and (found < 0 or is_behind(t, die, found)):
            found = die
    return found


def is_behind(t: Table, die: i64, other: i64) -> bool:
    """KARVI-219: whether a die moves before another."""
    if t.place[die] != t.place[other]:
        return t.place[die] < t.place[other]
    return t.level[die] > t.level[other]


def own_die(t: Table, seat: i64) -> i64:
    """KARVI-AMB-06: the own die that is furthest back."""
    first = 2 * seat
    if t.place[first + 1] >= 0 and is_behind(t, first + 1, first):
        return first + 1
    return first


def taken(t: Table) -> i64:
    """Return the spots on which a die stands."""
    found: i64 = 0
    for die in range(2 * t.seats):
        if t.place[die] >= 0:
            found |= 1 << t.place[die] % TRACK
    return found


def taken_ahead(t: Table) -> i64:
    """Return the fields with a die, and the spots of the coming stop area with one."""
    start = lap(t)
    found: i64 = 0
    for die in range(2 * t.seats):
        if t.place[die] >= start + STOP:
            found |= 1 << t.place[die] % TRACK
    return found


def is_covered(t: Table, die: i64) -> bool:
    """KARVI-220: whether another die stands on this one."""
    for other in range(2 * t.seats):
        if t.place[other] == t.place[die] and t.level[other] > t.level[die]:
            return True
    return False


# --- beer ---


def beer_cap(t: Table, seat: i64) -> i64:
    """KARVI-184: a sail may limit what a field costs."""
    cap: i64 = 99
    for kind in range(len(TILE_KINDS)):
        tile = t.tiles[seat * len(TILE_KINDS) + kind]
        if tile >= 0:
            cap = min(cap, programs.BEER_CAP[tile])
    return cap


def beer_cost(t: Table, seat: i64, spot: i64) -> i64:
    """KARVI-045, KARVI-184: what a field costs; stop spots cost nothing."""
    if spot < STOP:
        return 0
    return min(programs.FIELD_BEER[t.track[spot - STOP]], beer_cap(t, seat))


def affordable(t: Table, seat: i64, beer: i64) -> i64:
    """KARVI-043, KARVI-047: the fields that a die with so much beer can pay."""
    if beer >= beer_cap(t, seat):
        return FIELD_MASK
    return t.cheap[beer]


def most_beer(t: Table, seat: i64) -> i64:
    """Return the beer of the own die that has most."""
    return max(t.beer[2 * seat], t.beer[2 * seat + 1])


def raise_beer(t: Table, die: i64, amount: i64) -> None:
    """KARVI-099: a die never has more than five beer."""
    t.beer[die] = min(t.beer[die] + amount, MOST_BEER)


def ask_to_pour(t: Table, seat: i64, amount: i64) -> None:
    """KARVI-097: one die takes all it can hold; two dice share as their owner likes."""
    if t.place[2 * seat + 1] < 0:
        raise_beer(t, 2 * seat, amount)
    elif t.beer[2 * seat] < MOST_BEER or t.beer[2 * seat + 1] < MOST_BEER:
        t.ask(asks.POUR, seat, asks.BEER.at(amount))


def pours(t: Table, seat: i64, amount: i64) -> i64:
    """KARVI-093, KARVI-097..099: every split, also of less, as first * 6 + second."""
    one = min(amount, MOST_BEER - t.beer[2 * seat])
    other = min(amount, MOST_BEER - t.beer[2 * seat + 1])
    found: i64 = 0
    for first in range(one + 1):
        for second in range(min(other, amount - first) + 1):
            found |= 1 << (first * 6 + second)
    return found


# --- moving ---


def move_targets(t: Table, seat: i64, *, free: bool) -> i64:
    """KARVI-039..048, KARVI-246: where the own hindmost die may go."""
    die = own_die(t, seat)
    spot = t.place[die] - lap(t)
    shut = taken_ahead(t) | t.blocked
    fields = FIELD_MASK & ~shut
    if not free:
        fields &= affordable(t, seat, t.beer[die])
    if spot >= STOP:
        return fields & ~((1 << (spot + 1)) - 1) | STOP_MASK & ~shut
    if fields == 0:
        spots = STOP_MASK & ~shut
        return spots & -spots
    return fields


def stack_targets(t: Table, seat: i64) -> i64:
    """KARVI-218, KARVI-AMB-09: dice further ahead; never from one stop area to the next."""
    spot = t.place[own_die(t, seat)] - lap(t)
    if spot < STOP:
        return taken_ahead(t) & FIELD_MASK
    return taken_ahead(t) & (~((1 << (spot + 1)) - 1) | STOP_MASK)


def set_die(t: Table, die: i64, place: i64) -> None:
    """Put a die on a place, on top of whatever stands there."""
    level: i64 = 0
    for other in range(2 * t.seats):
        if other != die and t.place[other] == place:
            level += 1
    t.place[die] = place
    t.level[die] = level


def move(t: Table, spot: i64, chance: Chance, *, free: bool) -> None:
    """KARVI-033, KARVI-044..046: the die moves and pays, then its owner uses the field."""
    seat = t.active
    die = own_die(t, seat)
    start = lap(t)
    left = t.place[die] < start + STOP
    t.moved = 1
    set_die(t, die, start + spot if spot >= STOP else start + TRACK + spot)
    if left:
        leave_stop(t, chance)
        if spot < STOP:
            return
    if not free:
        t.beer[die] -= beer_cost(t, seat, spot)
    use_field(t, spot)


def leave_stop(t: Table, chance: Chance) -> None:
    """KARVI-054, KARVI-AMB-10: from round 2 a stop tile goes when the last die has left."""
    if t.round == 1:
        return
    for die in range(2 * t.seats):
        if t.place[die] >= 0 and t.place[die] < lap(t) + STOP:
            return
    next_stop(t, chance)


def next_stop(t: Table, chance: Chance) -> None:
    """KARVI-055: the next tile of the stack shows, at last the printed stop area."""
    if t.stops == 0:
        t.stop = programs.PRINTED
        return
    stack = array([t.stops >> tile & 1 for tile in range(programs.PRINTED)])
    t.stop = chance.pick(STREAM_STOPS, stack, 0, programs.PRINTED)
    t.stops &= ~(1 << t.stop)


# --- fields ---


def field_at(t: Table, spot: i64) -> i64:
    """Return the number of the field or stop spot at a spot, as it shows now."""
    if spot >= STOP:
        return t.track[spot - STOP]
    side = t.variety if t.stop < programs.PRINTED else 0
    return programs.STOP_FIELD + (t.stop * 2 + side) * STOP + spot


def use_field(t: Table, spot: i64) -> None:
    """KARVI-090: both parts of a field may be used, in any order; plain gains come at once."""
    first = field_at(t, spot) * programs.MOST_PARTS
    waiting: i64 = 0
    for part in range(programs.MOST_PARTS):
        if programs.FIELD_PART[first + part] != 0 and programs.PART_AUTOMATIC[first + part] == 0:
            waiting |= 1 << part
    if count(waiting) > 1:
        t.ask(asks.PART, t.active, asks.FIELD.at(spot) | asks.PARTS.at(waiting))
    elif waiting != 0:
        run(t, programs.FIELD_PART[first + lowest(waiting)])
    for part in range(programs.MOST_PARTS):
        if programs.FIELD_PART[first + part] != 0 and waiting >> part & 1 == 0:
            run(t, programs.FIELD_PART[first + part])


def use_part(t: Table, part: i64) -> None:
    """KARVI-090: one part now, the other afterwards."""
    waiting = t.get(asks.PARTS) - asks.PARTS.some(part, 1)
    spot = t.get(asks.FIELD)
    first = field_at(t, spot) * programs.MOST_PARTS
    t.pop()
    if count(waiting) > 1:
        t.ask(asks.PART, t.active, asks.FIELD.at(spot) | asks.PARTS.at(waiting))
    elif waiting != 0:
        run(t, programs.FIELD_PART[first + lowest(waiting)])
    run(t, programs.FIELD_PART[first + part])


# --- answers ---


class Pouring(Answer[Table]):
    """KARVI-097: beer on two dice, in any split."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every split."""
        menu.add(POUR, pours(t, seat, t.get(asks.BEER)))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Pour it."""
        t.pop()
        t.beer[2 * seat] += index // 6
        t.beer[2 * seat + 1] += index % 6


class MovingByCard(Answer[Table]):
    """KARVI-AMB-07, KARVI-218: the die move of a turn, by a card."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer where the die may go."""
        if t.get(asks.HOW) == MOVE_STACK:
            menu.add(MOVE, stack_targets(t, seat))
        else:
            menu.add(MOVE, move_targets(t, seat, free=True))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Move without paying."""
        t.pop()
        move(t, index, chance, free=True)


class UsingParts(Answer[Table]):
    """KARVI-090: the parts of a field in any order."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the parts that are left, or an end."""
        menu.add(PART, t.get(asks.PARTS))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Use a part."""
        if family == DONE:
            t.pop()
        else:
            use_part(t, index)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Pouring(asks.POUR),
    MovingByCard(asks.MOVE),
    UsingParts(asks.PART),
)
