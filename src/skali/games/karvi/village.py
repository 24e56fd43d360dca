"""The village: dice along the action track, beer, fields, rounds."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import array, count, lowest
from skali.core.chance import Chance
from skali.games.karvi.components import MOST_BEER, TILE_KINDS
from skali.games.karvi.effects import (
    BEER_CAP,
    FIELD_BEER,
    FIELD_PART,
    MOST_PARTS,
    PART_AUTOMATIC,
    PRINTED,
    STOP_FIELD,
)
from skali.games.karvi.state import (
    ASK_DIE,
    ASK_PART,
    ASK_POUR,
    DIE_REASONS,
    FOR_BACK,
    FOR_FIELD,
    NOWHERE,
    STOP,
    STOP_MASK,
    TRACK,
    Table,
)

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
            cap = min(cap, BEER_CAP[tile])
    return cap


def beer_cost(t: Table, seat: i64, spot: i64) -> i64:
    """KARVI-045, KARVI-184: what a field costs; stop spots cost nothing."""
    if spot < STOP:
        return 0
    return min(FIELD_BEER[t.track[spot - STOP]], beer_cap(t, seat))


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
        t.push(ASK_POUR, 1 << seat, amount)


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
        t.stop = PRINTED
        return
    stack = array([t.stops >> tile & 1 for tile in range(PRINTED)])
    t.stop = chance.pick(STREAM_STOPS, stack, 0, PRINTED)
    t.stops &= ~(1 << t.stop)


# --- fields ---


def field_at(t: Table, spot: i64) -> i64:
    """Return the number of the field or stop spot at a spot, as it shows now."""
    if spot >= STOP:
        return t.track[spot - STOP]
    side = t.variety if t.stop < PRINTED else 0
    return STOP_FIELD + (t.stop * 2 + side) * STOP + spot


def use_field(t: Table, spot: i64) -> None:
    """KARVI-090: both parts of a field may be used, in any order; plain gains come at once."""
    first = field_at(t, spot) * MOST_PARTS
    waiting: i64 = 0
    for part in range(MOST_PARTS):
        if FIELD_PART[first + part] != 0 and PART_AUTOMATIC[first + part] == 0:
            waiting |= 1 << part
    if count(waiting) > 1:
        t.push(ASK_PART, 1 << t.active, first << 4 | waiting)
    elif waiting != 0:
        t.run(FIELD_PART[first + lowest(waiting)])
    for part in range(MOST_PARTS):
        if FIELD_PART[first + part] != 0 and waiting >> part & 1 == 0:
            t.run(FIELD_PART[first + part])


def use_part(t: Table, part: i64) -> None:
    """KARVI-090: one part now, the other afterwards."""
    cargo = t.pop()
    waiting = cargo & 15 & ~(1 << part)
    first = cargo >> 4
    if count(waiting) > 1:
        t.push(ASK_PART, 1 << t.active, first << 4 | waiting)
    elif waiting != 0:
        t.run(FIELD_PART[first + lowest(waiting)])
    t.run(FIELD_PART[first + part])


# --- beer cards ---


def field_behind(t: Table, seat: i64, die: i64, fields: i64, *, pay: bool) -> i64:
    """KARVI-212..217, KARVI-220: the spot so many free fields behind a die, or NOWHERE."""
    spot = t.place[die] - lap(t)
    if t.place[die] < 0 or spot < STOP or spot >= TRACK or is_covered(t, die):
        return NOWHERE
    shut = taken(t) | t.blocked
    while fields > 0:
        spot -= 1
        if spot < STOP:
            return NOWHERE
        if shut >> spot & 1 == 0:
            fields -= 1
    if pay and beer_cost(t, seat, spot) > t.beer[die]:
        return NOWHERE
    return spot


def dice_that_go_back(t: Table, seat: i64, fields: i64, *, pay: bool) -> i64:
    """Return the mask of the own dice that can be moved back."""
    found: i64 = 0
    for die in range(2):
        if field_behind(t, seat, 2 * seat + die, fields, pay=pay) >= 0:
            found |= 1 << die
    return found


def ask_for_die(t: Table, seat: i64, reason: i64, value: i64) -> None:
    """Ask for one of the own dice."""
    t.push(ASK_DIE, 1 << seat, reason | value << len(DIE_REASONS))


def ask_to_go_back(t: Table, seat: i64, fields: i64, pay: i64) -> None:
    """KARVI-212..217: a die goes back, if any can."""
    if dice_that_go_back(t, seat, fields, pay=pay != 0) != 0:
        ask_for_die(t, seat, FOR_BACK, fields << 1 | pay)


def go_back(t: Table, seat: i64, die: i64, value: i64) -> None:
    """KARVI-212: the die moves back, pays unless the card pays, and the field is used."""
    pay = value & 1 != 0
    spot = field_behind(t, seat, die, value >> 1, pay=pay)
    set_die(t, die, lap(t) + spot)
    if pay:
        t.beer[die] -= beer_cost(t, seat, spot)
    use_field(t, spot)


def own_fields(t: Table, seat: i64) -> i64:
    """KARVI-221: the spots on which an own die stands."""
    found: i64 = 0
    for die in range(2 * seat, 2 * seat + 2):
        if t.place[die] >= 0:
            found |= 1 << t.place[die] % TRACK
    return found


def free_fields(t: Table, seat: i64, *, pay: bool) -> i64:
    """KARVI-222, KARVI-223, KARVI-AMB-08: free fields and stop spots, payable by one own die."""
    found = (FIELD_MASK | STOP_MASK) & ~taken(t) & ~t.blocked
    if pay:
        found &= affordable(t, seat, most_beer(t, seat)) | STOP_MASK
    return found


def pay_and_use(t: Table, seat: i64, spot: i64) -> None:
    """KARVI-223: one own die pays all; the owner says which if both can."""
    cost = beer_cost(t, seat, spot)
    one, other = 2 * seat, 2 * seat + 1
    if cost == 0:
        use_field(t, spot)
    elif t.beer[one] >= cost and t.beer[other] >= cost:
        ask_for_die(t, seat, FOR_FIELD, spot)
    else:
        t.beer[one if t.beer[one] >= cost else other] -= cost
        use_field(t, spot)
