"""What a strong player looks at: the evaluation behind the greedy bot, hints and search.

Everything is counted in points that a seat may expect at the end. One small function is one
consideration: it fills in the values of its terms, which `data/advice.toml` weighs.
"""

from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import count, lowest
from skali.games.karvi.advice import terms
from skali.games.karvi.effects.counts import count_of, stone_fits, tile_fits
from skali.games.karvi.rules import asks, components
from skali.games.karvi.rules.crew import SIDE_BITS, size
from skali.games.karvi.rules.places import has_sort, next_slot
from skali.games.karvi.rules.scoring import stone_score
from skali.games.karvi.rules.sea import charts
from skali.games.karvi.rules.state import OVER, STOP, TRACK, Table
from skali.games.karvi.rules.village import lap

FAR: Final[i64] = 99
"""So many steps mean that there is no way."""


def features(t: Table, seat: i64) -> vec[float]:
    """Return the values of all terms; at the end only points count."""
    out = terms.WEIGHTS.blank()
    out[terms.POINTS] = float(t.points[seat])
    if t.phase == OVER:
        return out
    time = time_left(t, seat)
    out[terms.FIELDS] = fields_ahead(t, seat)
    goods(t, seat, out)
    dice(t, seat, out)
    fighters(t, seat, out)
    tiles_beside(t, seat, time, out)
    tracks(t, seat, out)
    buildings(t, seat, out)
    stones(t, seat, time, out)
    equipment(t, seat, out)
    voyage(t, seat, time, out)
    pending(t, seat, out)
    return out


def fields_ahead(t: Table, seat: i64) -> float:
    """Count the fields before the own dice in this lap."""
    found: i64 = 0
    for die in range(2 * seat, 2 * seat + 2):
        if t.place[die] >= 0:
            spot = t.place[die] - lap(t)
            found += max(TRACK - max(spot, STOP), 0)
    return float(found)


def time_left(t: Table, seat: i64) -> float:
    """Guess the own turns that are left."""
    dice_: i64 = 0
    for die in range(2 * seat, 2 * seat + 2):
        if t.place[die] >= 0:
            dice_ += 1
    laps = (components.ROUNDS[t.seats] - t.round) * dice_
    return (
        fields_ahead(t, seat) / terms.STEPS_PER_TURN
        + float(laps) * float(TRACK) / terms.STEPS_PER_TURN
    )


def ahead(t: Table, seat: i64) -> float:
    """Say how much of the game is still to come, from 1 to 0, by a seat's turns."""
    return share(time_left(t, seat), terms.TURNS_AHEAD)


def share(time: float, turns: float) -> float:
    """Return how surely something can still be done that takes so many turns, from 0 to 1."""
    return time / (time + turns + terms.A_MOMENT)


def goods(t: Table, seat: i64, out: vec[float]) -> None:
    """Fur, silver, gold, provisions and cards in hand."""
    resources = t.fur[seat] + t.silver[seat]
    spare = max(resources - terms.GOOD_STOCK, 0)
    out[terms.RESOURCES] = float(resources - spare)
    out[terms.SPARE_RESOURCES] = float(spare)
    out[terms.PAIRS] = float(min(t.fur[seat], t.silver[seat]))
    out[terms.GOLD] = float(t.gold[seat])
    out[terms.PROVISIONS] = float(t.provisions[seat])
    out[terms.CARDS] = float(count(t.hand[seat]))


def dice(t: Table, seat: i64, out: vec[float]) -> None:
    """Beer on the dice."""
    for die in range(2 * seat, 2 * seat + 2):
        if t.place[die] >= 0 and t.beer[die] > 0:
            out[terms.BEER] += float(t.beer[die])
            out[terms.FIRST_BEER] += 1.0


def fighters(t: Table, seat: i64, out: vec[float]) -> None:
    """Strength; wounds and free places matter less."""
    crew = t.crew[seat]
    out[terms.STRENGTH] = float(t.strength[seat])
    out[terms.WOUNDS] = float(size(crew >> SIDE_BITS))
    out[terms.EMPTY_PLACES] = float(components.WARRIOR_PLACES - size(crew))


def trade_worth(t: Table, seat: i64, tile: i64) -> float:
    """What activating a trade tile would bring, its cost taken off."""
    square = float(2 * t.trades[seat] + 1)
    value = (
        float(components.TILE_POINTS[tile])
        + float(components.TILE_CARDS[tile]) * terms.TRADE_CARD
        + square
        + terms.TRACK_STEP
    )
    return (
        value
        - float(components.TILE_COST[tile * 3] + components.TILE_COST[tile * 3 + 1])
        * terms.PAID_RESOURCE
    )


def raid_worth(tile: i64) -> float:
    """What activating a raid tile would bring, the wounds taken off."""
    return (
        float(components.TILE_POINTS[tile])
        + terms.RAID
        + terms.TRACK_STEP
        - float(components.TILE_DAMAGE[tile - components.TRADE_TILES])
    )


def readiness(t: Table, seat: i64, tile: i64) -> float:
    """How near a tile is to being activated, from 0 to 1."""
    if tile >= components.TRADE_TILES:
        need = float(components.TILE_STRENGTH[tile - components.TRADE_TILES])
        return min(float(t.strength[seat]) / need, 1.0)
    need = float(
        components.TILE_COST[tile * 3]
        + components.TILE_COST[tile * 3 + 1]
        + components.TILE_COST[tile * 3 + 2]
    )
    fur = min(t.fur[seat], components.TILE_COST[tile * 3])
    silver = min(t.silver[seat], components.TILE_COST[tile * 3 + 1])
    return min((float(fur + silver + t.gold[seat])) / need, 1.0)


def tiles_beside(t: Table, seat: i64, time: float, out: vec[float]) -> None:
    """Tiles that wait for a trade or raid action; there is time for some of them only."""
    value = 0.0
    nearly = 0.0
    waiting = 0.0
    beside = t.beside[seat]
    while beside != 0:
        tile = lowest(beside)
        beside &= beside - 1
        worth = raid_worth(tile) if tile >= components.TRADE_TILES else trade_worth(t, seat, tile)
        worth = max(worth, 0.0)
        ready = readiness(t, seat, tile)
        value += worth
        nearly += worth * ready * ready
        waiting += 1.0
    in_time = share(time, terms.TURNS_PER_TILE * waiting)
    out[terms.WAITING_TILES] = value * in_time
    out[terms.READY_TILES] = nearly * in_time


def tracks(t: Table, seat: i64, out: vec[float]) -> None:
    """Tiles on the tracks: squares at the end, and what they unlocked."""
    out[terms.TRADE_SQUARE] = float(t.trades[seat] * t.trades[seat])
    out[terms.LAID_TILES] = float(t.trades[seat] + t.raids[seat])
    if t.trades[seat] == components.SLOTS_ON_TRACK:
        out[terms.FULL_TRACK] = 1.0


def buildings(t: Table, seat: i64, out: vec[float]) -> None:
    """Buildings on the map bring more income; those in the supply want to be built."""
    out[terms.POSTS] = float(t.built[2 * seat + components.POST])
    out[terms.TOWERS] = float(t.built[2 * seat + components.TOWER])
    out[terms.STOCK] = float(
        t.stock[2 * seat + components.POST] + t.stock[2 * seat + components.TOWER]
    )


def stones(t: Table, seat: i64, time: float, out: vec[float]) -> None:
    """Runestones on the tableau: what they score now, and what they may still score."""
    for spot in range(components.STONE_SPOTS):
        stone = t.stones[seat * components.STONE_SPOTS + spot]
        if stone >= 0:
            out[terms.STONES] += float(stone_score(t, seat, stone))
            if stone >= components.NORMAL:
                each = float(components.STONE_EACH[stone - components.NORMAL])
                out[terms.STONES_GROWING] += each * share(time, terms.TURNS_PER_PIECE)
            else:
                next_goal(t, seat, stone, time, out)
    above = t.stones_above[seat]
    while above != 0:
        if stone_fits(t, seat, lowest(above)):
            out[terms.FITTING_STONES] += 1.0
        above &= above - 1


def next_goal(t: Table, seat: i64, stone: i64, time: float, out: vec[float]) -> None:
    """What the next goal of a visible stone would add: it counts by how near it is."""
    have = count_of(t, seat, components.STONE_COUNTS[stone])
    goal, prize = components.STONE_HARD[2 * stone], components.STONE_HARD[2 * stone + 1]
    if have < components.STONE_EASY[2 * stone]:
        goal, prize = components.STONE_EASY[2 * stone], components.STONE_EASY[2 * stone + 1]
    if have < goal:
        done = float(have) / float(goal)
        more = float(prize - stone_score(t, seat, stone))
        more *= share(time, terms.TURNS_PER_GOAL * (1.0 - done))
        out[terms.NEXT_GOALS] += more
        out[terms.NEAR_GOALS] += more * done * done


def equipment(t: Table, seat: i64, out: vec[float]) -> None:
    """Visible tiles work on; those above the tableau count when their condition is met."""
    for kind in range(len(components.TILE_KINDS)):
        if t.tiles[seat * len(components.TILE_KINDS) + kind] >= 0:
            out[terms.VISIBLE_TILES] += 1.0
    above = t.above[seat]
    while above != 0:
        if tile_fits(t, seat, lowest(above)):
            out[terms.FITTING_TILES] += 1.0
        above &= above - 1


# --- where the ship can go ---


def place_worth(t: Table, seat: i64, spot: i64) -> float:
    """What ending at a place would bring."""
    sort = t.stack_at[spot]
    if sort >= 0:
        if has_sort(t, seat, sort):
            return 0.0
        tile = sort * components.PER_SORT + 1
        if sort < components.TRADE_SORTS:
            return trade_worth(t, seat, tile) * (
                terms.TRADE_AWAY + terms.TRADE_AWAY_READY * readiness(t, seat, tile)
            )
        ready = readiness(t, seat, tile)
        return raid_worth(tile) * (terms.RAID_AWAY + terms.RAID_AWAY_READY * ready * ready)
    site = components.SITE_OF[spot]
    if site < 0 or t.stock[2 * seat + components.SITE_BUILDING[site]] == 0:
        return 0.0
    slot = next_slot(t, site)
    if slot < 0:
        return 0.0
    for other in range(components.SLOTS):
        if t.slots[site * components.SLOTS + other] == seat:
            return 0.0
    side: i64 = components.SITES if t.seats == components.SLOTS else 0
    value = float(components.SLOT_POINTS[(side + site) * components.SLOTS + slot]) + terms.BUILDING
    return value + terms.STONE_BESIDE if components.STONE_SITE_OF[site] >= 0 else value


def voyage(t: Table, seat: i64, time: float, out: vec[float]) -> None:
    """The best places that the ship can reach, by steps; provisions bring them nearer."""
    row = charts(t, seat) + t.ship[seat] * components.SPOTS
    provisions = t.provisions[seat]
    first = 0.0
    second = 0.0
    for spot in range(components.SPOTS):
        steps = components.DISTANCE[row + spot]
        if steps >= FAR:
            continue
        worth = place_worth(t, seat, spot)
        if worth <= second:
            continue
        lacking = steps - provisions
        if lacking > 0:
            steps += terms.STEPS_FOR_PROVISION * lacking
        while steps > 0:
            worth *= terms.NEAR
            steps -= 1
        if worth > first:
            second = first
            first = worth
        elif worth > second:
            second = worth
    in_time = share(time, terms.TURNS_TO_SAIL)
    out[terms.BEST_PLACE] = first * in_time
    out[terms.SECOND_PLACE] = second * in_time


# --- decisions that still wait ---


def pending(t: Table, seat: i64, out: vec[float]) -> None:
    """What the seat will still receive by decisions that wait."""
    for place in range(t.depth):
        at = t.frame_at(0, place)
        if t.seats_at(at) >> seat & 1 != 0:
            waiting(t, seat, at, out)


def waiting(t: Table, seat: i64, at: i64, out: vec[float]) -> None:
    """What one waiting decision will bring, about."""
    kind = t.kind_at(at)
    if kind == asks.GATHER.number:
        if t.part_at(at, asks.PAYING) == 0:
            out[terms.COMING_RESOURCES] += float(t.part_at(at, asks.AMOUNT))
    elif kind == asks.POUR.number:
        out[terms.COMING_BEER] += float(min(t.part_at(at, asks.BEER), terms.MOST_POURED))
    elif kind == asks.STRENGTHEN.number:
        out[terms.COMING_STRENGTH] += float(t.part_at(at, asks.POINTS))
    elif kind == asks.DRAW.number:
        out[terms.COMING_CARDS] += float(t.part_at(at, asks.AMOUNT))
    elif kind == asks.RECEIVE.number:
        out[terms.COMING_TRADE_CARDS] += float(t.part_at(at, asks.NUMBER))
    elif kind in (asks.LOOK.number, asks.TAKE.number, asks.BUILD.number):
        out[terms.COMING_PLACE] += place_worth(t, seat, t.ship[seat])
    elif kind == asks.STONE.number:
        out[terms.COMING_STONE] += 1.0
    elif kind == asks.EQUIP.number:
        out[terms.COMING_EQUIPMENT] += 1.0
    elif kind in (asks.TRADE.number, asks.RAID.number):
        out[terms.COMING_TILE] += 1.0
