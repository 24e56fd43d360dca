"""What a strong player looks at: the evaluation behind the greedy bot, hints and search.

Everything is counted in points that a seat may expect at the end. One small function is one
consideration: it fills in the values of its terms, which `data/advice.toml` weighs.
"""

from math import sqrt

from mypy_extensions import i64

from skali.core.advice import Weighed
from skali.core.arrays import vec
from skali.core.bits import count
from skali.games.wikinger.advice import terms
from skali.games.wikinger.advice.outlook import (
    ashore,
    boatmen,
    counting,
    crossing,
    game_ahead,
    income,
    landing_columns,
    large_scorings_left,
    lead_in_boatmen,
    majority,
    purchases_left,
    rate,
    ready_to_cross,
    rescue,
    scorings_left,
    shores,
)
from skali.games.wikinger.advice.terms import (
    BLUR,
    BOATMEN_SPREAD,
    BUILDING_DELAY,
    COMPANY_DELAY,
    FISHER_FERRIED,
    FISHER_WITH_TILE,
    FISHER_WITHOUT_TILE,
    FISHERS_TO_COME,
    ISLANDS_SPREAD,
    LATER_COIN,
    LONGEST_SPREAD,
    NEIGHBOUR_TO_COME,
    OPEN_ISLAND,
    ROOM_DELAY,
    SPENDING,
    WEIGHTS,
)
from skali.games.wikinger.rules import asks
from skali.games.wikinger.rules.asks import FIGURE, TILE
from skali.games.wikinger.rules.components import (
    BOATMAN,
    BUILDINGS,
    COLOURS,
    FIRST_BUILDING,
    FISHER,
    FISHER_ROW,
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
    finished_islands,
    fits,
    laid,
    threatened,
)
from skali.games.wikinger.rules.ferry import has_boat
from skali.games.wikinger.rules.scoring import (
    BELOW_SCOUT,
    COINS_PER_POINT,
    FED_BY_FISHER,
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


def evaluate(t: Table, seat: i64) -> float:
    """Say how well a seat stands, in points it may expect at the end."""
    purchases = purchases_left(t, seat)
    return WEIGHTS.worth(features(t, seat, purchases), game_ahead(t, purchases))


def parts(t: Table, seat: i64) -> list[Weighed]:
    """Say the same term by term."""
    purchases = purchases_left(t, seat)
    return WEIGHTS.parts(features(t, seat, purchases), game_ahead(t, purchases))


def features(t: Table, seat: i64, purchases: float) -> vec[float]:
    """Return the values of all terms; at the end only points and gold count."""
    out = WEIGHTS.blank()
    out[terms.POINTS] = float(t.points[seat])
    if t.phase == OVER:
        out[terms.LAST_GOLD] = float(t.gold[seat])
        return out
    scorings = scorings_left(t, seat)
    large = large_scorings_left(t, seat)
    exposed = landing_columns(t, seat)
    ready = ready_to_cross(t, seat)
    plan = crossing(t, seat, ready, scorings, large, purchases)
    out[terms.PURCHASES] = purchases
    purse(t, seat, income(t, seat, scorings, large, purchases, exposed), purchases, out)
    ships(t, seat, large, exposed, out)
    figures(t, seat, large, purchases, exposed, out)
    company(t, seat, large, purchases, out)
    out[terms.SUPPLY] = supply(t, seat, purchases, exposed, ready, plan)
    mainland(t, seat, scorings, large, ready, plan, out)
    if t.depth > 0 and t.actor() == seat:
        in_hand(t, seat, scorings, large, out)
    out[terms.MOST_BOATMEN] = most_boatmen(t, seat, purchases, plan)
    land = shores(t, seat)
    islands(t, seat, purchases, land, out)
    room(land, purchases, out)
    if t.advanced != 0:
        special_tiles(t, seat, purchases, out)
        start_right(t, seat, out)
        taste_of_offer(t, seat, scorings, large, out)
    return out


# --- gold ---


def purse(t: Table, seat: i64, later: float, purchases: float, out: vec[float]) -> None:
    """Value gold in hand and to come: dear while there is much to buy, a fifth of a point after."""
    coins = float(t.gold[seat]) + LATER_COIN * later
    end = 1.0 / float(rate(t, seat))
    need = SPENDING * purchases
    scarce = min(coins, need / 2.0)
    useful = min(coins - scarce, need / 2.0)
    out[terms.SCARCE_GOLD] = scarce
    out[terms.USEFUL_GOLD] = useful
    out[terms.SPARE_GOLD] = (coins - scarce - useful) * end
    out[terms.BETTER_RATE] = end - 1.0 / float(COINS_PER_POINT)


# --- figures on islands ---


def ships(t: Table, seat: i64, large: float, exposed: i64, out: vec[float]) -> None:
    """Value repelled ships, ships that will cost, and warriors that wait for one."""
    warriors = t.figures[seat * ROWS + WARRIOR_ROW]
    out[terms.LONE_WARRIORS] = large * float(count(warriors & exposed))
    for sail in range(SHIPS):
        if IN_GOLD[sail] == 0:
            there = t.ships[seat * SHIPS + sail]
            worth = float(WORTH[sail])
            out[terms.REPELLED] += worth * large * float(count(there & warriors))
            out[terms.RAIDED] += worth * (1.0 - rescue(t)) * float(count(there & ~warriors))


def figures(
    t: Table, seat: i64, large: float, purchases: float, exposed: i64, out: vec[float]
) -> None:
    """Value nobles, scouts and fishermen, and what special tiles add for those still to come."""
    noble = bonus(t, seat, POINTS_PER_NOBLE)
    scout = bonus(t, seat, POINTS_PER_SCOUT)
    fisher = bonus(t, seat, POINTS_PER_FISHER)
    each = float(NOBLE_POINTS + noble)
    out[terms.NOBLES] = each * large * counting(t, seat, NOBLE_ROW, exposed)
    each = float(SCOUT_POINTS + scout)
    out[terms.SCOUTS] = each * large * counting(t, seat, SCOUT_ROW, exposed)
    if fisher != 0:
        out[terms.FISHERS] = float(fisher) * large * counting(t, seat, FISHER_ROW, exposed)
    out[terms.BONUSES_TO_COME] = float(noble + scout + fisher) * large * purchases


def company(t: Table, seat: i64, large: float, purchases: float, out: vec[float]) -> None:
    """Value the figures below scouts, and the places for them."""
    free = t.figures[seat * ROWS + SCOUT_ROW] & ~threatened(t, seat, SCOUT_ROW)
    goldsmiths = t.figures[seat * ROWS + GOLDSMITH_ROW]
    fishermen = t.figures[seat * ROWS + FISHER_ROW]
    below = float(count(free & goldsmiths) + count(free & fishermen))
    empty = float(count(free & ~goldsmiths) + count(free & ~fishermen))
    each = float(BELOW_SCOUT) * large
    out[terms.COMPANY] = each * below
    out[terms.COMPANY_TO_COME] = each * empty * purchases / (purchases + COMPANY_DELAY)


def supply(t: Table, seat: i64, purchases: float, exposed: i64, ready: i64, plan: i64) -> float:
    """Value supply at the end: surplus pays double, hunger single; blurred by what will come."""
    fed = counting(t, seat, FISHER_ROW, exposed) + FISHERS_TO_COME * purchases
    fed += fishers_landed(t, seat, ready, plan)
    hungry = float(eaters(t, seat) - (plan >> 4 * COLOURS)) + purchases
    left = float(FED_BY_FISHER) * fed - hungry
    better = bonus(t, seat, POINTS_PER_SURPLUS)
    up = float(better if better > 0 else SURPLUS)
    down = float(UNFED)
    blur = BLUR * purchases
    bent = sqrt(left * left + blur * blur)
    return (up + down) / 2.0 * left + (up - down) / 2.0 * bent


def in_hand(t: Table, seat: i64, scorings: float, large: float, out: vec[float]) -> None:
    """Value a purchase that has not found its place yet by where it probably goes."""
    top = t.depth - 1
    starting = t.asks(asks.START)
    at = t.frame_at(0, top - 1 if starting else top)
    kind = t.kind_at(at)
    colour = t.part_at(at, FIGURE)
    if kind == asks.SETTLE.number:
        out[terms.STRAIGHT_ASHORE] = ashore(t, seat, colour, scorings, large)
        out[terms.NEW_EATER] = 1.0
    if kind != asks.PLACE.number:
        return
    tile = t.part_at(at, TILE)
    out[terms.NEW_SHIP if tile >= KINDS else terms.NEW_TILE] = 1.0
    if colour == BOATMAN:
        out[terms.NEW_BOATMAN] = 1.0
        return
    where = terms.TO_MAINLAND
    if tile < KINDS and (starting or fits(t, seat, ROW_OF[colour], tile) != 0):
        where = terms.STRAIGHT_ASHORE
    out[where] = ashore(t, seat, colour, scorings, large)
    out[terms.NEW_EATER] = 1.0


# --- figures on the mainland ---


def still_crossing(t: Table) -> float:
    """Return how likely there is time for boatmen who have not come yet."""
    return float(ROUNDS - t.round) / float(ROUNDS - 1)


def fishers_landed(t: Table, seat: i64, ready: i64, plan: i64) -> float:
    """Count how many waiting fishermen will come to an island, as far as one can tell."""
    there = t.waiting[seat * COLOURS + FISHER]
    if there == 0:
        return 0.0
    going = plan >> 4 * FISHER & 15
    with_tile = (ready >> 4 * FISHER & 15) - going
    hope = FISHER_WITH_TILE * float(with_tile)
    hope += FISHER_WITHOUT_TILE * float(there - with_tile - going)
    return FISHER_FERRIED * float(going) + still_crossing(t) * hope


def mainland(
    t: Table, seat: i64, scorings: float, large: float, ready: i64, plan: i64, out: vec[float]
) -> None:
    """Value figures on the mainland; fishermen count with supply."""
    more = still_crossing(t)
    for colour in range(FISHER + 1, SETTLERS):
        there = t.waiting[seat * COLOURS + colour]
        if there == 0:
            continue
        worth = ashore(t, seat, colour, scorings, large)
        going = plan >> 4 * colour & 15
        with_tile = (ready >> 4 * colour & 15) - going
        out[terms.FERRIED] += float(going) * worth
        out[terms.WITH_TILE] += more * float(with_tile) * worth
        out[terms.WITHOUT_TILE] += more * float(there - with_tile - going) * worth


def most_boatmen(t: Table, seat: i64, purchases: float, plan: i64) -> float:
    """Value the majority of those boatmen that the plan leaves at home."""
    used = plan >> 4 * COLOURS
    if boatmen(t, seat) == used and purchases == 0.0:
        return 0.0
    lead = float(lead_in_boatmen(t, seat) - used)
    return float(MOST_BOATMEN) * majority(lead, BOATMEN_SPREAD * purchases)


# --- islands ---


def islands(t: Table, seat: i64, purchases: float, land: i64, out: vec[float]) -> None:
    """Value the majorities of finished islands and of the longest one."""
    mine = finished_islands(t, seat)
    if mine == 0 and purchases == 0.0:
        return
    most: i64 = 0
    longest: i64 = 0
    for other in range(t.seats):
        if other != seat:
            theirs = finished_islands(t, other)
            most = max(most, theirs >> 6)
            longest = max(longest, theirs & 63)
    begun = min(OPEN_ISLAND * float(land >> 8 & 255), purchases)
    lead = float((mine >> 6) - most) + begun
    chance = majority(lead, ISLANDS_SPREAD * purchases)
    out[terms.MOST_ISLANDS] = float(MOST_ISLANDS) * chance
    chance = majority(float((mine & 63) - longest), LONGEST_SPREAD * purchases)
    out[terms.LONGEST_ISLAND] = float(LONGEST_ISLAND) * chance


def room(land: i64, purchases: float, out: vec[float]) -> None:
    """Value rows in which a figure can be laid with its tile, and tiles that wait for a figure."""
    used = purchases / (purchases + ROOM_DELAY)
    out[terms.OPEN_ROWS] = float(land & 255) * used
    out[terms.SPARE_TILES] = float(land >> 16) * used


# --- the advanced version ---


def special_tiles(t: Table, seat: i64, purchases: float, out: vec[float]) -> None:
    """Value boats, building tiles in hand and buildings in the display."""
    if has_boat(t, seat) and t.waiting[seat * COLOURS + BOATMAN] > 0:
        out[terms.BOAT] = 1.0
    for building in range(len(BUILDINGS)):
        if t.specials[seat * SPECIAL_KINDS + FIRST_BUILDING + building] > 0:
            out[terms.NEW_BUILDINGS] += purchases / (purchases + BUILDING_DELAY)
        place = t.rebuilt[building]
        if place >= 0 and place >> 12 == seat:
            row, column = place >> 6 & 63, place & 63
            out[terms.NEIGHBOURS] += neighbours(t, seat, row, column, purchases)


def neighbours(t: Table, seat: i64, row: i64, column: i64, purchases: float) -> float:
    """Value the figures on and around a building, and those that may still come."""
    around = (7 << column) >> 1
    near_it: i64 = 0
    places: i64 = 0
    for near in range(max(1, row - 1), min(ROWS - 1, row + 1) + 1):
        near_it += count(t.figures[seat * ROWS + near] & around)
        places += count(laid(t, seat, near) & around)
    more = NEIGHBOUR_TO_COME * float(places - near_it) * purchases / (purchases + BUILDING_DELAY)
    value = min(float(near_it * NEIGHBOUR) + more, float(MOST_FOR_A_BUILDING))
    if threatened(t, seat, row) >> column & 1 != 0:
        return value * rescue(t)
    return value


def start_right(t: Table, seat: i64, out: vec[float]) -> None:
    """Value the bid that stands: buying first is worth a little, and must be paid."""
    if t.asks(asks.BID) and t.bidder == seat:
        out[terms.START_RIGHT] = 1.0
        out[terms.BID] = float(t.bid)


def taste_of_offer(t: Table, seat: i64, scorings: float, large: float, out: vec[float]) -> None:
    """Value an offer before anybody buys: what the seat needs should be there, and cheap."""
    if t.auction == 0 or t.phase != BUYING or t.occupied != (1 << SLOTS) - 1:
        return
    for colour in range(COLOURS):
        nearness: i64 = SLOTS * t.drawn[colour]
        for slot in range(SLOTS):
            if t.wheel_figure[slot] == colour:
                nearness += SLOTS - slot
        cheap = float(nearness) / float(SLOTS)
        if colour == BOATMAN:
            out[terms.OFFERED_BOATMEN] = cheap
        elif nearness > 0:
            out[terms.OFFERED] += ashore(t, seat, colour, scorings, large) * cheap
