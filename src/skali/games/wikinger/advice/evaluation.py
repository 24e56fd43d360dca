"""What a strong player looks at: the evaluation behind the greedy bot, hints and search.

Everything is counted in points that a seat may expect at the end. One small function is one
consideration: it fills in the values of its terms, which `data/advice.toml` weighs.
"""

from math import sqrt

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import count
from skali.games.wikinger.advice import prospects, terms
from skali.games.wikinger.rules import asks, components, scoring
from skali.games.wikinger.rules.asks import FIGURE, TILE
from skali.games.wikinger.rules.display import finished_islands, fits, laid, threatened
from skali.games.wikinger.rules.ferry import has_boat
from skali.games.wikinger.rules.state import BUYING, OVER, Table


def features(t: Table, seat: i64) -> vec[float]:
    """Return the values of all terms; at the end only points and gold count."""
    out = terms.WEIGHTS.blank()
    out[terms.POINTS] = float(t.points[seat])
    if t.phase == OVER:
        out[terms.LAST_GOLD] = float(t.gold[seat])
        return out
    purchases = prospects.purchases_left(t, seat)
    scorings = prospects.scorings_left(t, seat)
    large = prospects.large_scorings_left(t, seat)
    exposed = prospects.landing_columns(t, seat)
    ready = prospects.ready_to_cross(t, seat)
    plan = prospects.crossing(t, seat, ready, scorings, large, purchases)
    out[terms.PURCHASES] = purchases
    purse(t, seat, prospects.income(t, seat, scorings, large, purchases, exposed), purchases, out)
    ships(t, seat, large, exposed, out)
    figures(t, seat, large, purchases, exposed, out)
    company(t, seat, large, purchases, out)
    out[terms.SUPPLY] = supply(t, seat, purchases, exposed, ready, plan)
    mainland(t, seat, scorings, large, ready, plan, out)
    if t.depth > 0 and t.actor() == seat:
        in_hand(t, seat, scorings, large, out)
    out[terms.MOST_BOATMEN] = most_boatmen(t, seat, purchases, plan)
    land = prospects.shores(t, seat)
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
    coins = float(t.gold[seat]) + terms.LATER_COIN * later
    end = 1.0 / float(prospects.rate(t, seat))
    need = terms.SPENDING * purchases
    scarce = min(coins, need / 2.0)
    useful = min(coins - scarce, need / 2.0)
    out[terms.SCARCE_GOLD] = scarce
    out[terms.USEFUL_GOLD] = useful
    out[terms.SPARE_GOLD] = (coins - scarce - useful) * end
    out[terms.BETTER_RATE] = end - 1.0 / float(scoring.COINS_PER_POINT)


# --- figures on islands ---


def ships(t: Table, seat: i64, large: float, exposed: i64, out: vec[float]) -> None:
    """Value repelled ships, ships that will cost, and warriors that wait for one."""
    warriors = t.figures[seat * components.ROWS + components.WARRIOR_ROW]
    out[terms.LONE_WARRIORS] = large * float(count(warriors & exposed))
    for sail in range(components.SHIPS):
        if components.IN_GOLD[sail] == 0:
            there = t.ships[seat * components.SHIPS + sail]
            worth = float(components.WORTH[sail])
            out[terms.REPELLED] += worth * large * float(count(there & warriors))
            out[terms.RAIDED] += (
                worth * (1.0 - prospects.rescue(t)) * float(count(there & ~warriors))
            )


def figures(
    t: Table, seat: i64, large: float, purchases: float, exposed: i64, out: vec[float]
) -> None:
    """Value nobles, scouts and fishermen, and what special tiles add for those still to come."""
    noble = scoring.bonus(t, seat, components.POINTS_PER_NOBLE)
    scout = scoring.bonus(t, seat, components.POINTS_PER_SCOUT)
    fisher = scoring.bonus(t, seat, components.POINTS_PER_FISHER)
    each = float(scoring.NOBLE_POINTS + noble)
    out[terms.NOBLES] = each * large * prospects.counting(t, seat, components.NOBLE_ROW, exposed)
    each = float(scoring.SCOUT_POINTS + scout)
    out[terms.SCOUTS] = each * large * prospects.counting(t, seat, components.SCOUT_ROW, exposed)
    if fisher != 0:
        out[terms.FISHERS] = (
            float(fisher) * large * prospects.counting(t, seat, components.FISHER_ROW, exposed)
        )
    out[terms.BONUSES_TO_COME] = float(noble + scout + fisher) * large * purchases


def company(t: Table, seat: i64, large: float, purchases: float, out: vec[float]) -> None:
    """Value the figures below scouts, and the places for them."""
    free = t.figures[seat * components.ROWS + components.SCOUT_ROW] & ~threatened(
        t, seat, components.SCOUT_ROW
    )
    goldsmiths = t.figures[seat * components.ROWS + components.GOLDSMITH_ROW]
    fishermen = t.figures[seat * components.ROWS + components.FISHER_ROW]
    below = float(count(free & goldsmiths) + count(free & fishermen))
    empty = float(count(free & ~goldsmiths) + count(free & ~fishermen))
    each = float(scoring.BELOW_SCOUT) * large
    out[terms.COMPANY] = each * below
    out[terms.COMPANY_TO_COME] = each * empty * purchases / (purchases + terms.COMPANY_DELAY)


def supply(t: Table, seat: i64, purchases: float, exposed: i64, ready: i64, plan: i64) -> float:
    """Value supply at the end: surplus pays double, hunger single; blurred by what will come."""
    fed = (
        prospects.counting(t, seat, components.FISHER_ROW, exposed)
        + terms.FISHERS_TO_COME * purchases
    )
    fed += fishers_landed(t, seat, ready, plan)
    hungry = float(scoring.eaters(t, seat) - (plan >> 4 * components.COLOURS)) + purchases
    left = float(scoring.FED_BY_FISHER) * fed - hungry
    better = scoring.bonus(t, seat, components.POINTS_PER_SURPLUS)
    up = float(better if better > 0 else scoring.SURPLUS)
    down = float(scoring.UNFED)
    blur = terms.BLUR * purchases
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
        out[terms.STRAIGHT_ASHORE] = prospects.ashore(t, seat, colour, scorings, large)
        out[terms.NEW_EATER] = 1.0
    if kind != asks.PLACE.number:
        return
    tile = t.part_at(at, TILE)
    out[terms.NEW_SHIP if tile >= components.KINDS else terms.NEW_TILE] = 1.0
    if colour == components.BOATMAN:
        out[terms.NEW_BOATMAN] = 1.0
        return
    where = terms.TO_MAINLAND
    if tile < components.KINDS and (
        starting or fits(t, seat, components.ROW_OF[colour], tile) != 0
    ):
        where = terms.STRAIGHT_ASHORE
    out[where] = prospects.ashore(t, seat, colour, scorings, large)
    out[terms.NEW_EATER] = 1.0


# --- figures on the mainland ---


def still_crossing(t: Table) -> float:
    """Return how likely there is time for boatmen who have not come yet."""
    return float(components.ROUNDS - t.round) / float(components.ROUNDS - 1)


def fishers_landed(t: Table, seat: i64, ready: i64, plan: i64) -> float:
    """Count how many waiting fishermen will come to an island, as far as one can tell."""
    there = t.waiting[seat * components.COLOURS + components.FISHER]
    if there == 0:
        return 0.0
    going = plan >> 4 * components.FISHER & 15
    with_tile = (ready >> 4 * components.FISHER & 15) - going
    hope = terms.FISHER_WITH_TILE * float(with_tile)
    hope += terms.FISHER_WITHOUT_TILE * float(there - with_tile - going)
    return terms.FISHER_FERRIED * float(going) + still_crossing(t) * hope


def mainland(
    t: Table, seat: i64, scorings: float, large: float, ready: i64, plan: i64, out: vec[float]
) -> None:
    """Value figures on the mainland; fishermen count with supply."""
    more = still_crossing(t)
    for colour in range(components.FISHER + 1, components.SETTLERS):
        there = t.waiting[seat * components.COLOURS + colour]
        if there == 0:
            continue
        worth = prospects.ashore(t, seat, colour, scorings, large)
        going = plan >> 4 * colour & 15
        with_tile = (ready >> 4 * colour & 15) - going
        out[terms.FERRIED] += float(going) * worth
        out[terms.WITH_TILE] += more * float(with_tile) * worth
        out[terms.WITHOUT_TILE] += more * float(there - with_tile - going) * worth


def most_boatmen(t: Table, seat: i64, purchases: float, plan: i64) -> float:
    """Value the majority of those boatmen that the plan leaves at home."""
    used = plan >> 4 * components.COLOURS
    if prospects.boatmen(t, seat) == used and purchases == 0.0:
        return 0.0
    lead = float(prospects.lead_in_boatmen(t, seat) - used)
    return float(scoring.MOST_BOATMEN) * prospects.majority(lead, terms.BOATMEN_SPREAD * purchases)


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
    begun = min(terms.OPEN_ISLAND * float(land >> 8 & 255), purchases)
    lead = float((mine >> 6) - most) + begun
    chance = prospects.majority(lead, terms.ISLANDS_SPREAD * purchases)
    out[terms.MOST_ISLANDS] = float(scoring.MOST_ISLANDS) * chance
    chance = prospects.majority(float((mine & 63) - longest), terms.LONGEST_SPREAD * purchases)
    out[terms.LONGEST_ISLAND] = float(scoring.LONGEST_ISLAND) * chance


def room(land: i64, purchases: float, out: vec[float]) -> None:
    """Value rows in which a figure can be laid with its tile, and tiles that wait for a figure."""
    used = purchases / (purchases + terms.ROOM_DELAY)
    out[terms.OPEN_ROWS] = float(land & 255) * used
    out[terms.SPARE_TILES] = float(land >> 16) * used


# --- the advanced version ---


def special_tiles(t: Table, seat: i64, purchases: float, out: vec[float]) -> None:
    """Value boats, building tiles in hand and buildings in the display."""
    if has_boat(t, seat) and t.waiting[seat * components.COLOURS + components.BOATMAN] > 0:
        out[terms.BOAT] = 1.0
    for building in range(len(components.BUILDINGS)):
        if t.specials[seat * components.SPECIAL_KINDS + components.FIRST_BUILDING + building] > 0:
            out[terms.NEW_BUILDINGS] += purchases / (purchases + terms.BUILDING_DELAY)
        place = t.rebuilt[building]
        if place >= 0 and place >> 12 == seat:
            row, column = place >> 6 & 63, place & 63
            out[terms.NEIGHBOURS] += neighbours(t, seat, row, column, purchases)


def neighbours(t: Table, seat: i64, row: i64, column: i64, purchases: float) -> float:
    """Value the figures on and around a building, and those that may still come."""
    around = (7 << column) >> 1
    near_it: i64 = 0
    places: i64 = 0
    for near in range(max(1, row - 1), min(components.ROWS - 1, row + 1) + 1):
        near_it += count(t.figures[seat * components.ROWS + near] & around)
        places += count(laid(t, seat, near) & around)
    more = (
        terms.NEIGHBOUR_TO_COME
        * float(places - near_it)
        * purchases
        / (purchases + terms.BUILDING_DELAY)
    )
    value = min(float(near_it * scoring.NEIGHBOUR) + more, float(scoring.MOST_FOR_A_BUILDING))
    if threatened(t, seat, row) >> column & 1 != 0:
        return value * prospects.rescue(t)
    return value


def start_right(t: Table, seat: i64, out: vec[float]) -> None:
    """Value the bid that stands: buying first is worth a little, and must be paid."""
    if t.asks(asks.BID) and t.bidder == seat:
        out[terms.START_RIGHT] = 1.0
        out[terms.BID] = float(t.bid)


def taste_of_offer(t: Table, seat: i64, scorings: float, large: float, out: vec[float]) -> None:
    """Value an offer before anybody buys: what the seat needs should be there, and cheap."""
    if t.auction == 0 or t.phase != BUYING or t.occupied != (1 << components.SLOTS) - 1:
        return
    for colour in range(components.COLOURS):
        nearness: i64 = components.SLOTS * t.drawn[colour]
        for slot in range(components.SLOTS):
            if t.wheel_figure[slot] == colour:
                nearness += components.SLOTS - slot
        cheap = float(nearness) / float(components.SLOTS)
        if colour == components.BOATMAN:
            out[terms.OFFERED_BOATMEN] = cheap
        elif nearness > 0:
            out[terms.OFFERED] += prospects.ashore(t, seat, colour, scorings, large) * cheap
