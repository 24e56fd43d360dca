"""What is still to come for a seat: scorings, purchases, ships, and figures that may be ferried."""

from mypy_extensions import i64

from skali.core.bits import count
from skali.core.chance import total
from skali.games.wikinger.advice import terms
from skali.games.wikinger.rules import asks, components, scoring
from skali.games.wikinger.rules.display import columns_of, fleet, free_tiles, middles, threatened
from skali.games.wikinger.rules.ferry import must_ferry, transportable
from skali.games.wikinger.rules.state import BUYING, SCORING, Table

# --- time ---


def has_scored(t: Table, seat: i64) -> bool:
    """Tell whether the seat has had the scoring of this round."""
    return t.phase == SCORING and (seat - t.start) % t.seats < t.scored


def scorings_left(t: Table, seat: i64) -> float:
    """Count the scorings that the seat still has, small and large."""
    left = components.ROUNDS - t.round
    if not has_scored(t, seat):
        left += 1
    return float(left)


def large_scorings_left(t: Table, seat: i64) -> float:
    """Count the large scorings that the seat still has."""
    left: i64 = 0
    for round_ in components.LARGE_SCORINGS:
        if round_ > t.round or (round_ == t.round and not has_scored(t, seat)):
            left += 1
    return float(left)


def purchases_left(t: Table, seat: i64) -> float:
    """Count the combinations that the seat will still buy."""
    later = (components.ROUNDS - t.round) * components.SLOTS // t.seats
    if t.phase != BUYING:
        return float(later)
    if t.asks(asks.BID) or t.asks(asks.REMOVE):
        return float(later + components.SLOTS // t.seats)
    before = (seat - t.buyer) % t.seats
    offered = count(t.occupied)
    return float(later + (offered - before + t.seats - 1) // t.seats)


def game_ahead(t: Table, seat: i64) -> float:
    """Say how much of the game is still to come, from 1 to 0, by a seat's purchases."""
    return purchases_left(t, seat) / float(components.ROUNDS * components.SLOTS // t.seats)


# --- ships ---


def ships_to_come(t: Table) -> i64:
    """Count the ships that nobody has bought yet."""
    found = total(t.bag, components.TILE_BAG + components.KINDS, components.SHIPS)
    for slot in range(components.SLOTS):
        if t.wheel_tile[slot] >= components.KINDS:
            found += 1
    return found


def landing_columns(t: Table, seat: i64) -> i64:
    """Return the columns at which the seat's next ships will land, a fair share of those left."""
    there = fleet(t, seat)
    share = (ships_to_come(t) + t.seats // 2) // t.seats
    return ((1 << count(there) + share) - 1) & ~there


def rescue(t: Table) -> float:
    """Return how likely a threatened figure will be free again."""
    return terms.RESCUE_A_ROUND * float(components.ROUNDS - t.round)


def counting(t: Table, seat: i64, row: i64, exposed: i64) -> float:
    """Count a row's figures, less for those under a ship and where a ship will land."""
    figures = t.figures[seat * components.ROWS + row]
    if figures == 0:
        return 0.0
    under = figures & threatened(t, seat, row)
    risky = figures & exposed & ~under & ~t.figures[seat * components.ROWS + components.WARRIOR_ROW]
    found = float(count(figures & ~under & ~risky))
    found += rescue(t) * float(count(under))
    return found + (
        1.0
        - terms.RISK * float(components.ROWS - row) / float(components.ROWS - components.NOBLE_ROW)
    ) * float(count(risky))


# --- gold ---


def rate(t: Table, seat: i64) -> i64:
    """Return how much gold makes a point at the end."""
    special = scoring.bonus(t, seat, components.GOLD_PER_POINT)
    return special if special > 0 else scoring.COINS_PER_POINT


def income(
    t: Table, seat: i64, scorings: float, large: float, purchases: float, exposed: i64
) -> float:
    """Add up the gold of goldsmiths and repelled ships over all scorings to come."""
    extra = float(scoring.bonus(t, seat, components.GOLD_PER_GOLDSMITH))
    each = float(scoring.GOLDSMITH_GOLD) + extra
    coins = each * scorings * counting(t, seat, components.GOLDSMITH_ROW, exposed)
    coins += extra * scorings * terms.GOLDSMITHS_TO_COME * purchases
    warriors = t.figures[seat * components.ROWS + components.WARRIOR_ROW]
    for sail in range(components.SHIPS):
        if components.IN_GOLD[sail] != 0:
            there = t.ships[seat * components.SHIPS + sail]
            worth = float(components.WORTH[sail])
            coins += worth * large * float(count(there & warriors))
            coins -= worth * (1.0 - rescue(t)) * float(count(there & ~warriors))
    return coins


# --- islands ---


def shores(t: Table, seat: i64) -> i64:
    """Count rows open to a middle or an end, unfinished islands and free tiles, 8 bits each."""
    open_rows: i64 = 0
    unfinished: i64 = 0
    spare: i64 = 0
    for row in range(1, components.ROWS):
        begins = columns_of(t, seat, row, components.BEGIN)
        ends = columns_of(t, seat, row, components.END)
        inner = middles(t, seat, row)
        land_ends = (begins | inner) << 1 & ~(inner | ends)
        if land_ends != 0:
            open_rows += 1
            unfinished += count(land_ends)
        free = (begins | inner | ends) & ~t.figures[seat * components.ROWS + row]
        if free != 0:
            spare += 1 if free & (free - 1) == 0 else 2
    return open_rows | unfinished << 8 | spare << 16


# --- boatmen ---


def boatmen(t: Table, seat: i64) -> i64:
    """Count boatmen as the majority does."""
    return t.waiting[seat * components.COLOURS + components.BOATMAN] + scoring.bonus(
        t, seat, components.BOATMEN_ON_TILE
    )


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
    if colour == components.FISHER:
        return terms.FISHER_ASHORE
    if colour == components.GOLDSMITH:
        each = scoring.GOLDSMITH_GOLD + scoring.bonus(t, seat, components.GOLD_PER_GOLDSMITH)
        return terms.COIN_ASHORE * float(each) * scorings
    if colour == components.SCOUT:
        each = scoring.SCOUT_POINTS + scoring.bonus(t, seat, components.POINTS_PER_SCOUT)
        return (float(each) + terms.SCOUT_WITH_COMPANY) * large
    if colour == components.NOBLE:
        return (
            float(scoring.NOBLE_POINTS + scoring.bonus(t, seat, components.POINTS_PER_NOBLE))
            * large
        )
    if free_tiles(t, seat, components.WARRIOR) & fleet(t, seat) != 0:
        return terms.REPELLING * large
    return terms.WATCHING * large


def ready_to_cross(t: Table, seat: i64) -> i64:
    """Return the waiting figures that have a free tile by colour, 4 bits each."""
    ready: i64 = 0
    for colour in range(components.SETTLERS):
        ready |= transportable(t, seat, colour) << 4 * colour
    return ready


def crossing(
    t: Table, seat: i64, ready: i64, scorings: float, large: float, purchases: float
) -> i64:
    """Plan the loads of the boatmen at hand: figures by colour, 4 bits each, boatmen used above."""
    boats = t.waiting[seat * components.COLOURS + components.BOATMAN]
    if boats == 0 or large == 0.0:
        return 0
    rest = ready
    lead = lead_in_boatmen(t, seat)
    hulls = (
        t.specials[seat * components.SPECIAL_KINDS + components.BOAT] if t.advanced != 0 else boats
    )
    plan: i64 = 0
    used: i64 = 0
    while used < boats and rest != 0:
        load = best_load(t, seat, rest, scorings, large, whole=used < hulls)
        if not must_ferry(t):
            spread = terms.BOATMEN_SPREAD * purchases
            loss = majority(float(lead - used), spread) - majority(float(lead - used - 1), spread)
            if value_of_load(t, seat, load, scorings, large) < float(scoring.MOST_BOATMEN) * loss:
                break
        plan += load
        rest -= load
        used += 1
    return used << 4 * components.COLOURS | plan


def best_load(t: Table, seat: i64, rest: i64, scorings: float, large: float, *, whole: bool) -> i64:
    """Return the best load: one figure; or, as a whole, all of one colour or one of each."""
    best: i64 = 0
    highest = -1.0
    each: i64 = 0
    for colour in range(components.SETTLERS):
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
    for colour in range(components.SETTLERS):
        figures = load >> 4 * colour & 15
        if figures != 0:
            value += float(figures) * ashore(t, seat, colour, scorings, large)
    return value
