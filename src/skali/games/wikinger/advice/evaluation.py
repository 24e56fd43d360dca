"""What a strong player looks at: the evaluation behind the greedy bot, hints and search.

Everything is counted in points that a seat may expect at the end. One small function is one
consideration; the weights were fitted by play, and stand under a name each.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from skali.core.bits import count
from skali.games.wikinger.advice.outlook import (
    BOATMEN_SPREAD,
    ashore,
    boatmen,
    counting,
    crossing,
    landing_columns,
    large_scorings_left,
    lead_in_boatmen,
    majority,
    purchases_left,
    ready_to_cross,
    rescue,
    scorings_left,
)
from skali.games.wikinger.rules import asks
from skali.games.wikinger.rules.asks import FIGURE, TILE
from skali.games.wikinger.rules.components import (
    BEGIN,
    BOATMAN,
    BUILDINGS,
    COLOURS,
    END,
    FIRST_BUILDING,
    FISHER,
    FISHER_ROW,
    GOLD_PER_GOLDSMITH,
    GOLD_PER_POINT,
    GOLDSMITH_ROW,
    IN_GOLD,
    KINDS,
    NOBLE_ROW,
    POINTS_PER_FISHER,
    POINTS_PER_NOBLE,
    POINTS_PER_SCOUT,
    POINTS_PER_SURPLUS,
    ROUNDS,
    ROW_OF,
    ROWS,
    SCOUT_ROW,
    SETTLERS,
    SHIPS,
    SLOTS,
    SPECIAL_KINDS,
    WARRIOR_ROW,
    WORTH,
)
from skali.games.wikinger.rules.display import (
    columns_of,
    finished_islands,
    fits,
    laid,
    middles,
    threatened,
)
from skali.games.wikinger.rules.ferry import has_boat
from skali.games.wikinger.rules.scoring import (
    BELOW_SCOUT,
    COINS_PER_POINT,
    FED_BY_FISHER,
    GOLDSMITH_GOLD,
    LONGEST_ISLAND,
    MOST_BOATMEN,
    MOST_FOR_A_BUILDING,
    MOST_ISLANDS,
    NEIGHBOUR,
    NOBLE_POINTS,
    SCOUT_POINTS,
    SURPLUS,
    UNFED,
    bonus,
    eaters,
)
from skali.games.wikinger.rules.state import (
    BUYING,
    OVER,
    Table,
)

GAIN: Final = 1.0
"""Points that a purchase still to come brings, all in all."""

# Gold.
SPENDING: Final = 2.0
"""Gold that a purchase still to come asks for."""
COIN_WHILE_POOR: Final = 0.75
COIN_WHILE_BUYING: Final = 0.4
COINS_LEFT: Final = 8.0
"""Gold that will be left at the end anyhow."""
LATER_COIN: Final = 0.85
"""Gold that comes only with later scorings, against gold in hand."""

# Figures.
LONE_WARRIOR: Final = 0.5
"""Points a large scoring for a warrior where a ship will probably land."""
COMPANY_TO_COME: Final = 0.35
"""Goldsmiths and fishermen that will still come below a scout."""
FISHERS_TO_COME: Final = 0.12
"""Fishermen that find an island, by purchase still to come."""
FIGURES_TO_COME: Final = 0.05
"""Figures of one colour that find an island, by purchase still to come."""
BLUR: Final = 0.23
"""How far supply is open, by purchase still to come."""

# Figures on the mainland, against figures on an island.
FERRIED: Final = 0.56
TILE_READY: Final = 0.35
NO_TILE: Final = 0.15

# A purchase that has not found its place yet.
DIRECT: Final = 0.9
EATER: Final = 1.3
BOATMAN_IN_HAND: Final = 1.1
TILE_IN_HAND: Final = 0.97
SHIP_IN_HAND: Final = -1.7

# Majorities: how far they are open, by purchase still to come.
ISLANDS_SPREAD: Final = 0.15
LONGEST_SPREAD: Final = 0.2
OPEN_ISLAND: Final = 0.33
"""An unfinished island, against a finished one."""

# Room.
OPEN_ROW: Final = 1.1
"""A row in which the next middle or end can be laid."""
SPARE_TILE: Final = 0.2
"""A tile that waits for a figure."""

# The advanced version.
BOAT_IN_HAND: Final = 1.0
BUILDING_IN_HAND: Final = 2.2
NEIGHBOUR_TO_COME: Final = 0.3
START_RIGHT: Final = 2.7
"""What buying first in a round is worth."""
COIN_BID: Final = 0.29
TASTE: Final = 0.1
"""A figure that is offered for nothing, against the same one ashore."""
BOATMAN_OFFERED: Final = 3.0


def evaluate(t: Table, seat: i64) -> float:
    """Say how well a seat stands, in points it may expect at the end."""
    if t.phase == OVER:
        return float(t.points[seat]) + float(t.gold[seat]) / 1000.0
    scorings = scorings_left(t, seat)
    large = large_scorings_left(t, seat)
    purchases = purchases_left(t, seat)
    exposed = landing_columns(t, seat)
    ready = ready_to_cross(t, seat)
    plan = crossing(t, seat, ready, scorings, large, purchases)
    land = shores(t, seat)
    value = float(t.points[seat]) + GAIN * purchases
    value += purse(t, seat, scorings, large, purchases, exposed)
    value += ships(t, seat, large, exposed)
    value += nobles(t, seat, large, purchases, exposed)
    value += scouts(t, seat, large, purchases, exposed)
    value += fishers(t, seat, large, purchases, exposed)
    value += supply(t, seat, purchases, exposed, ready, plan)
    value += mainland(t, seat, scorings, large, ready, plan)
    if t.depth > 0 and t.actor() == seat:
        value += in_hand(t, seat, scorings, large)
    value += most_boatmen(t, seat, purchases, plan)
    value += islands(t, seat, purchases, land)
    value += room(land, purchases)
    if t.advanced != 0:
        value += special_tiles(t, seat, purchases)
        value += start_right(t, seat)
        value += taste_of_offer(t, seat, scorings, large)
    return value


# --- gold ---


def purse(
    t: Table, seat: i64, scorings: float, large: float, purchases: float, exposed: i64
) -> float:
    """Value gold in hand and to come: dear while there is much to buy, a fifth of a point after."""
    coins = float(t.gold[seat]) + LATER_COIN * income(t, seat, scorings, large, purchases, exposed)
    end = 1.0 / float(rate(t, seat))
    need = SPENDING * purchases
    scarce = min(coins, need / 2.0)
    useful = min(coins - scarce, need / 2.0)
    left = coins - scarce - useful
    value = scarce * COIN_WHILE_POOR + useful * COIN_WHILE_BUYING + left * end
    return value + COINS_LEFT * (end - 1.0 / float(COINS_PER_POINT))


def rate(t: Table, seat: i64) -> i64:
    """Return how much gold makes a point at the end."""
    special = bonus(t, seat, GOLD_PER_POINT)
    return special if special > 0 else COINS_PER_POINT


def income(
    t: Table, seat: i64, scorings: float, large: float, purchases: float, exposed: i64
) -> float:
    """Add up the gold of goldsmiths and repelled ships over all scorings to come."""
    extra = float(bonus(t, seat, GOLD_PER_GOLDSMITH))
    each = float(GOLDSMITH_GOLD) + extra
    coins = each * scorings * counting(t, seat, GOLDSMITH_ROW, exposed)
    coins += extra * scorings * FIGURES_TO_COME * purchases
    warriors = t.figures[seat * ROWS + WARRIOR_ROW]
    for sail in range(SHIPS):
        if IN_GOLD[sail] != 0:
            there = t.ships[seat * SHIPS + sail]
            worth = float(WORTH[sail])
            coins += worth * large * float(count(there & warriors))
            coins -= worth * (1.0 - rescue(t)) * float(count(there & ~warriors))
    return coins


# --- figures on islands ---


def ships(t: Table, seat: i64, large: float, exposed: i64) -> float:
    """Value repelled ships, ships that will cost, and warriors that wait for one."""
    warriors = t.figures[seat * ROWS + WARRIOR_ROW]
    value = LONE_WARRIOR * large * float(count(warriors & exposed))
    for sail in range(SHIPS):
        if IN_GOLD[sail] == 0:
            there = t.ships[seat * SHIPS + sail]
            worth = float(WORTH[sail])
            value += worth * large * float(count(there & warriors))
            value -= worth * (1.0 - rescue(t)) * float(count(there & ~warriors))
    return value


def nobles(t: Table, seat: i64, large: float, purchases: float, exposed: i64) -> float:
    """Value nobles, and what a special tile adds to those still to come."""
    extra = float(bonus(t, seat, POINTS_PER_NOBLE))
    value = (float(NOBLE_POINTS) + extra) * large * counting(t, seat, NOBLE_ROW, exposed)
    return value + extra * large * FIGURES_TO_COME * purchases


def scouts(t: Table, seat: i64, large: float, purchases: float, exposed: i64) -> float:
    """Value scouts and the figures below them."""
    extra = float(bonus(t, seat, POINTS_PER_SCOUT))
    value = (float(SCOUT_POINTS) + extra) * large * counting(t, seat, SCOUT_ROW, exposed)
    value += extra * large * FIGURES_TO_COME * purchases
    free = t.figures[seat * ROWS + SCOUT_ROW] & ~threatened(t, seat, SCOUT_ROW)
    goldsmiths = t.figures[seat * ROWS + GOLDSMITH_ROW]
    fishermen = t.figures[seat * ROWS + FISHER_ROW]
    below = float(count(free & goldsmiths) + count(free & fishermen))
    empty = float(count(free & ~goldsmiths) + count(free & ~fishermen))
    hope = COMPANY_TO_COME * purchases / (purchases + 6.0)
    return value + float(BELOW_SCOUT) * large * (below + hope * empty)


def fishers(t: Table, seat: i64, large: float, purchases: float, exposed: i64) -> float:
    """Value what a special tile gives for fishermen in large scorings."""
    extra = bonus(t, seat, POINTS_PER_FISHER)
    if extra == 0:
        return 0.0
    figures = counting(t, seat, FISHER_ROW, exposed) + FIGURES_TO_COME * purchases
    return float(extra) * large * figures


def supply(t: Table, seat: i64, purchases: float, exposed: i64, ready: i64, plan: i64) -> float:
    """Value supply at the end: surplus pays double, hunger single; blurred by what will come."""
    fed = counting(t, seat, FISHER_ROW, exposed) + FISHERS_TO_COME * purchases
    fed += landed(t, seat, FISHER, ready, plan)
    hungry = float(eaters(t, seat) - (plan >> 4 * COLOURS)) + purchases
    left = float(FED_BY_FISHER) * fed - hungry
    better = bonus(t, seat, POINTS_PER_SURPLUS)
    up = float(better if better > 0 else SURPLUS)
    down = float(UNFED)
    blur = BLUR * purchases
    bent = sqrt(left * left + blur * blur)
    return (up + down) / 2.0 * left + (up - down) / 2.0 * bent


def in_hand(t: Table, seat: i64, scorings: float, large: float) -> float:
    """Value a purchase that has not found its place yet by where it probably goes."""
    starting = t.asks(asks.START)
    at = t.frame_at(0, t.depth - 2 if starting else t.depth - 1)
    kind = t.kind_at(at)
    colour = t.part_at(at, FIGURE)
    if kind == asks.SETTLE.number:
        return DIRECT * ashore(t, seat, colour, scorings, large) - EATER
    if kind != asks.PLACE.number:
        return 0.0
    tile = t.part_at(at, TILE)
    if colour == BOATMAN:
        value = BOATMAN_IN_HAND
    else:
        share = TILE_READY
        if tile < KINDS and (starting or fits(t, seat, ROW_OF[colour], tile) != 0):
            share = DIRECT
        value = share * ashore(t, seat, colour, scorings, large) - EATER
    return value + (SHIP_IN_HAND if tile >= KINDS else TILE_IN_HAND)


# --- figures on the mainland ---


def landed(t: Table, seat: i64, colour: i64, ready: i64, plan: i64) -> float:
    """Count how many waiting figures of a colour will come to an island, as far as one can tell."""
    there = t.waiting[seat * COLOURS + colour]
    if there == 0:
        return 0.0
    going = plan >> 4 * colour & 15
    with_tile = (ready >> 4 * colour & 15) - going
    more = float(ROUNDS - t.round) / float(ROUNDS - 1)
    hope = TILE_READY * float(with_tile) + NO_TILE * float(there - with_tile - going)
    return FERRIED * float(going) + more * hope


def mainland(t: Table, seat: i64, scorings: float, large: float, ready: i64, plan: i64) -> float:
    """Value figures on the mainland; fishermen count with supply."""
    value = 0.0
    for colour in range(FISHER + 1, SETTLERS):
        figures = landed(t, seat, colour, ready, plan)
        if figures > 0.0:
            value += figures * ashore(t, seat, colour, scorings, large)
    return value


def most_boatmen(t: Table, seat: i64, purchases: float, plan: i64) -> float:
    """Value the majority of those boatmen that the plan leaves at home."""
    used = plan >> 4 * COLOURS
    if boatmen(t, seat) == used and purchases == 0.0:
        return 0.0
    lead = float(lead_in_boatmen(t, seat) - used)
    return float(MOST_BOATMEN) * majority(lead, BOATMEN_SPREAD * purchases)


# --- islands ---


def shores(t: Table, seat: i64) -> i64:
    """Count rows open to a middle or an end, unfinished islands and free tiles, 8 bits each."""
    open_rows: i64 = 0
    unfinished: i64 = 0
    spare: i64 = 0
    for row in range(1, ROWS):
        begins = columns_of(t, seat, row, BEGIN)
        ends = columns_of(t, seat, row, END)
        inner = middles(t, seat, row)
        land_ends = (begins | inner) << 1 & ~(inner | ends)
        if land_ends != 0:
            open_rows += 1
            unfinished += count(land_ends)
        free = (begins | inner | ends) & ~t.figures[seat * ROWS + row]
        if free != 0:
            spare += 1 if free & (free - 1) == 0 else 2
    return open_rows | unfinished << 8 | spare << 16


def islands(t: Table, seat: i64, purchases: float, land: i64) -> float:
    """Value the majorities of finished islands and of the longest one."""
    mine = finished_islands(t, seat)
    if mine == 0 and purchases == 0.0:
        return 0.0
    most: i64 = 0
    longest: i64 = 0
    for other in range(t.seats):
        if other != seat:
            theirs = finished_islands(t, other)
            most = max(most, theirs >> 6)
            longest = max(longest, theirs & 63)
    begun = min(OPEN_ISLAND * float(land >> 8 & 255), purchases)
    lead = float((mine >> 6) - most) + begun
    value = float(MOST_ISLANDS) * majority(lead, ISLANDS_SPREAD * purchases)
    lead = float((mine & 63) - longest)
    return value + float(LONGEST_ISLAND) * majority(lead, LONGEST_SPREAD * purchases)


def room(land: i64, purchases: float) -> float:
    """Value rows in which a figure can be laid with its tile, and tiles that wait for a figure."""
    value = OPEN_ROW * float(land & 255) + SPARE_TILE * float(land >> 16)
    return value * purchases / (purchases + 3.0)


# --- the advanced version ---


def special_tiles(t: Table, seat: i64, purchases: float) -> float:
    """Value boats, building tiles in hand and buildings in the display."""
    value = 0.0
    if has_boat(t, seat) and t.waiting[seat * COLOURS + BOATMAN] > 0:
        value += BOAT_IN_HAND
    for building in range(len(BUILDINGS)):
        if t.specials[seat * SPECIAL_KINDS + FIRST_BUILDING + building] > 0:
            value += BUILDING_IN_HAND * purchases / (purchases + 4.0)
        place = t.rebuilt[building]
        if place >= 0 and place >> 12 == seat:
            value += neighbours(t, seat, place >> 6 & 63, place & 63, purchases)
    return value


def neighbours(t: Table, seat: i64, row: i64, column: i64, purchases: float) -> float:
    """Value the figures on and around a building, and those that may still come."""
    around = (7 << column) >> 1
    figures: i64 = 0
    places: i64 = 0
    for near in range(max(1, row - 1), min(ROWS - 1, row + 1) + 1):
        figures += count(t.figures[seat * ROWS + near] & around)
        places += count(laid(t, seat, near) & around)
    more = NEIGHBOUR_TO_COME * float(places - figures) * purchases / (purchases + 4.0)
    value = min(float(figures * NEIGHBOUR) + more, float(MOST_FOR_A_BUILDING))
    if threatened(t, seat, row) >> column & 1 != 0:
        return value * rescue(t)
    return value


def start_right(t: Table, seat: i64) -> float:
    """Value the bid that stands: buying first is worth a little, and must be paid."""
    if not t.asks(asks.BID) or t.bidder != seat:
        return 0.0
    return START_RIGHT - COIN_BID * float(t.bid)


def taste_of_offer(t: Table, seat: i64, scorings: float, large: float) -> float:
    """Value an offer before anybody buys: what the seat needs should be there, and cheap."""
    if t.auction == 0 or t.phase != BUYING or t.occupied != (1 << SLOTS) - 1:
        return 0.0
    value = 0.0
    for colour in range(COLOURS):
        nearness: i64 = SLOTS * t.drawn[colour]
        for slot in range(SLOTS):
            if t.wheel_figure[slot] == colour:
                nearness += SLOTS - slot
        if nearness > 0:
            want = BOATMAN_OFFERED
            if colour != BOATMAN:
                want = ashore(t, seat, colour, scorings, large)
            value += want * float(nearness) / float(SLOTS)
    return TASTE * value
