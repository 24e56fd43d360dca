"""What is still to come for a seat: scorings, purchases, ships, and figures that may be ferried."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count
from skali.core.chance import total
from skali.games.wikinger.rules import asks
from skali.games.wikinger.rules.components import (
    BOAT,
    BOATMAN,
    BOATMEN_ON_TILE,
    COLOURS,
    FISHER,
    GOLD_PER_GOLDSMITH,
    GOLDSMITH,
    KINDS,
    LARGE_SCORINGS,
    NOBLE,
    POINTS_PER_NOBLE,
    POINTS_PER_SCOUT,
    ROUNDS,
    ROWS,
    SCOUT,
    SETTLERS,
    SHIPS,
    SLOTS,
    SPECIAL_KINDS,
    TILE_BAG,
    WARRIOR,
    WARRIOR_ROW,
)
from skali.games.wikinger.rules.display import fleet, free_tiles, threatened
from skali.games.wikinger.rules.ferry import must_ferry, transportable
from skali.games.wikinger.rules.scoring import (
    GOLDSMITH_GOLD,
    MOST_BOATMEN,
    NOBLE_POINTS,
    SCOUT_POINTS,
    bonus,
)
from skali.games.wikinger.rules.state import BUYING, SCORING, Table

# How likely a threatened column gets its warrior, by round still to come.
RESCUE_A_ROUND: Final = 0.08
# How likely a figure of the row below the ships is threatened where the next ships land.
RISK: Final = 0.37

# What a figure is worth once it is ashore, where scorings do not say it.
SCOUT_WITH_COMPANY: Final = 0.6
COIN_ASHORE: Final = 0.35
FISHER_ASHORE: Final = 13.0
REPELLING: Final = 3.0
WATCHING: Final = 0.8

BOATMEN_SPREAD: Final = 0.055
"""How far the majority of boatmen is open, by purchase still to come."""


# --- time ---


def has_scored(t: Table, seat: i64) -> bool:
    """Tell whether the seat has had the scoring of this round."""
    return t.phase == SCORING and (seat - t.start) % t.seats < t.scored


def scorings_left(t: Table, seat: i64) -> float:
    """Count the scorings that the seat still has, small and large."""
    left = ROUNDS - t.round
    if not has_scored(t, seat):
        left += 1
    return float(left)


def large_scorings_left(t: Table, seat: i64) -> float:
    """Count the large scorings that the seat still has."""
    left: i64 = 0
    for round_ in LARGE_SCORINGS:
        if round_ > t.round or (round_ == t.round and not has_scored(t, seat)):
            left += 1
    return float(left)


def purchases_left(t: Table, seat: i64) -> float:
    """Count the combinations that the seat will still buy."""
    later = (ROUNDS - t.round) * SLOTS // t.seats
    if t.phase != BUYING:
        return float(later)
    if t.asks(asks.BID) or t.asks(asks.REMOVE):
        return float(later + SLOTS // t.seats)
    before = (seat - t.buyer) % t.seats
    offered = count(t.occupied)
    return float(later + (offered - before + t.seats - 1) // t.seats)


# --- ships ---


def ships_to_come(t: Table) -> i64:
    """Count the ships that nobody has bought yet."""
    found = total(t.bag, TILE_BAG + KINDS, SHIPS)
    for slot in range(SLOTS):
        if t.wheel_tile[slot] >= KINDS:
            found += 1
    return found


def landing_columns(t: Table, seat: i64) -> i64:
    """Return the columns at which the seat's next ships will land, a fair share of those left."""
    there = fleet(t, seat)
    share = (ships_to_come(t) + t.seats // 2) // t.seats
    return ((1 << count(there) + share) - 1) & ~there


def rescue(t: Table) -> float:
    """Return how likely a threatened figure will be free again."""
    return RESCUE_A_ROUND * float(ROUNDS - t.round)


def counting(t: Table, seat: i64, row: i64, exposed: i64) -> float:
    """Count a row's figures, less for those under a ship and where a ship will land."""
    figures = t.figures[seat * ROWS + row]
    if figures == 0:
        return 0.0
    under = figures & threatened(t, seat, row)
    risky = figures & exposed & ~under & ~t.figures[seat * ROWS + WARRIOR_ROW]
    found = float(count(figures & ~under & ~risky))
    found += rescue(t) * float(count(under))
    return found + (1.0 - RISK * float(ROWS - row) / 4.0) * float(count(risky))


# --- boatmen ---


def boatmen(t: Table, seat: i64) -> i64:
    """Count boatmen as the majority does."""
    return t.waiting[seat * COLOURS + BOATMAN] + bonus(t, seat, BOATMEN_ON_TILE)


def lead_in_boatmen(t: Table, seat: i64) -> i64:
    """Compare the seat's boatmen with the most that another seat has."""
    most: i64 = 0
    for other in range(t.seats):
        if other != seat:
            most = max(most, boatmen(t, other))
    return boatmen(t, seat) - most


def majority(lead: float, spread: float) -> float:
    """Return how likely a lead lasts; a tie is enough in the end."""
    chance = 0.5 + 0.5 * (lead + 0.5) / (0.5 + spread)
    return min(1.0, max(0.0, chance))


def ashore(t: Table, seat: i64, colour: i64, scorings: float, large: float) -> float:
    """Value one figure that comes from the mainland to an island with the next large scoring."""
    if colour == FISHER:
        return FISHER_ASHORE
    if colour == GOLDSMITH:
        each = GOLDSMITH_GOLD + bonus(t, seat, GOLD_PER_GOLDSMITH)
        return COIN_ASHORE * float(each) * scorings
    if colour == SCOUT:
        each = SCOUT_POINTS + bonus(t, seat, POINTS_PER_SCOUT)
        return (float(each) + SCOUT_WITH_COMPANY) * large
    if colour == NOBLE:
        return float(NOBLE_POINTS + bonus(t, seat, POINTS_PER_NOBLE)) * large
    if free_tiles(t, seat, WARRIOR) & fleet(t, seat) != 0:
        return REPELLING * large
    return WATCHING * large


def ready_to_cross(t: Table, seat: i64) -> i64:
    """Return the waiting figures that have a free tile by colour, 4 bits each."""
    ready: i64 = 0
    for colour in range(SETTLERS):
        ready |= transportable(t, seat, colour) << 4 * colour
    return ready


def crossing(
    t: Table, seat: i64, ready: i64, scorings: float, large: float, purchases: float
) -> i64:
    """Plan the loads of the boatmen at hand: figures by colour, 4 bits each, boatmen used above."""
    boats = t.waiting[seat * COLOURS + BOATMAN]
    if boats == 0 or large == 0.0:
        return 0
    rest = ready
    lead = lead_in_boatmen(t, seat)
    hulls = t.specials[seat * SPECIAL_KINDS + BOAT] if t.advanced != 0 else boats
    plan: i64 = 0
    used: i64 = 0
    while used < boats and rest != 0:
        load = best_load(t, seat, rest, scorings, large, whole=used < hulls)
        if not must_ferry(t):
            spread = BOATMEN_SPREAD * purchases
            loss = majority(float(lead - used), spread) - majority(float(lead - used - 1), spread)
            if value_of_load(t, seat, load, scorings, large) < float(MOST_BOATMEN) * loss:
                break
        plan += load
        rest -= load
        used += 1
    return used << 4 * COLOURS | plan


def best_load(t: Table, seat: i64, rest: i64, scorings: float, large: float, *, whole: bool) -> i64:
    """Return the best load: one figure; or, as a whole, all of one colour or one of each."""
    best: i64 = 0
    highest = -1.0
    each: i64 = 0
    for colour in range(SETTLERS):
        figures = rest >> 4 * colour & 15
        if figures == 0:
            continue
        each |= 1 << 4 * colour
        load = (figures if whole else 1) << 4 * colour
        value = value_of_load(t, seat, load, scorings, large)
        if value > highest:
            highest = value
            best = load
    if whole and value_of_load(t, seat, each, scorings, large) > highest:
        return each
    return best


def value_of_load(t: Table, seat: i64, load: i64, scorings: float, large: float) -> float:
    """Add up what the figures of a load are worth ashore."""
    value = 0.0
    for colour in range(SETTLERS):
        figures = load >> 4 * colour & 15
        if figures != 0:
            value += float(figures) * ashore(t, seat, colour, scorings, large)
    return value
