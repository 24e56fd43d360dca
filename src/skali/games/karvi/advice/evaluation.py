"""What a strong player looks at: the evaluation behind the greedy bot, hints and search.

Everything is counted in points that a seat may expect at the end. One small function is one
consideration; the weights were fitted by play, and stand under a name each.
"""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count, lowest
from skali.games.karvi.effects.counts import count_of, stone_fits, tile_fits
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.components import (
    DISTANCE,
    NORMAL,
    PER_SORT,
    POST,
    ROUNDS,
    SITE_BUILDING,
    SITE_OF,
    SITES,
    SLOT_POINTS,
    SLOTS,
    SLOTS_ON_TRACK,
    SPOTS,
    STONE_COUNTS,
    STONE_EACH,
    STONE_EASY,
    STONE_HARD,
    STONE_SITE_OF,
    STONE_SPOTS,
    TILE_CARDS,
    TILE_COST,
    TILE_DAMAGE,
    TILE_KINDS,
    TILE_POINTS,
    TILE_STRENGTH,
    TOWER,
    TRADE_SORTS,
    TRADE_TILES,
    WARRIOR_PLACES,
)
from skali.games.karvi.rules.crew import SIDE_BITS, size
from skali.games.karvi.rules.places import has_sort, next_slot
from skali.games.karvi.rules.scoring import stone_score
from skali.games.karvi.rules.sea import charts
from skali.games.karvi.rules.state import (
    OVER,
    STOP,
    TRACK,
    Table,
)
from skali.games.karvi.rules.village import lap

FIELD: Final = 0.62
"""A field that a die still has before it in this lap."""
BEER: Final = 1.9
FIRST_BEER: Final = 0.8
"""More for the first beer of a die: without any it cannot do much."""
RESOURCE: Final = 1.35
SPARE_RESOURCE: Final = 0.55
"""A resource beyond the first seven."""
GOLD: Final = 1.75
PROVISION: Final = 1.1
CARD: Final = 1.7
STRENGTH: Final = 1.25
WOUND: Final = 0.35
POST_INCOME: Final = 2.2
TOWER_INCOME: Final = 2.2
IN_STOCK: Final = 2.4
TRADE_CARD: Final = 4.2
TRACK_STEP: Final = 3.0
"""What a covered slot unlocks: beer, provisions, a building, the map."""
VISIBLE_TILE: Final = 7.0
FITTING_TILE: Final = 1.2
FITTING_STONE: Final = 1.6
NEAR: Final = 0.88
"""What is left of the worth of a place with every step to it."""
FAR: Final[i64] = 99
"""So many steps mean that there is no way."""
PLACE_SHARE: Final = 0.75
SECOND_PLACE: Final = 0.25
STEPS_PER_TURN: Final = 6.0
"""Fields that a die moves in one turn, about."""
TURNS_PER_TILE: Final = 2.6


def evaluate(t: Table, seat: i64) -> float:
    """Say how well a seat stands, in points that it may expect at the end."""
    if t.phase == OVER:
        return float(t.points[seat])
    time = time_left(t, seat)
    value = float(t.points[seat]) + fields_ahead(t, seat) * FIELD
    value += goods(t, seat, time) + dice(t, seat, time) + fighters(t, seat, time)
    value += tiles_beside(t, seat, time) + tracks(t, seat, time) + buildings(t, seat, time)
    value += stones(t, seat, time) + equipment(t, seat, time) + voyage(t, seat, time)
    return value + pending(t, seat, time)


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
    laps = (ROUNDS[t.seats] - t.round) * dice_
    return fields_ahead(t, seat) / STEPS_PER_TURN + float(laps) * float(TRACK) / STEPS_PER_TURN


def share(time: float, turns: float) -> float:
    """Return how surely something can still be done that takes so many turns, from 0 to 1."""
    return time / (time + turns + 0.01)


def between(time: float, late: float, early: float) -> float:
    """Return a worth between that at the end and that with much time."""
    return late + (early - late) * share(time, 3.0)


def goods(t: Table, seat: i64, time: float) -> float:
    """Fur, silver, gold, provisions and cards in hand."""
    resources = t.fur[seat] + t.silver[seat]
    spare = max(resources - 7, 0)
    value = float(resources - spare) * between(time, 0.5, RESOURCE)
    value += float(spare) * between(time, 0.5, SPARE_RESOURCE)
    value += float(min(t.fur[seat], t.silver[seat])) * between(time, 0.0, 0.25)
    value += float(t.gold[seat]) * between(time, 1.0, GOLD)
    value += float(t.provisions[seat]) * between(time, 0.5, PROVISION)
    return value + float(count(t.hand[seat])) * between(time, 0.5, CARD)


def dice(t: Table, seat: i64, time: float) -> float:
    """Beer on the dice."""
    value = 0.0
    for die in range(2 * seat, 2 * seat + 2):
        if t.place[die] >= 0:
            value += float(t.beer[die]) * between(time, 1.0, BEER)
            if t.beer[die] > 0:
                value += between(time, 0.0, FIRST_BEER)
    return value


def fighters(t: Table, seat: i64, time: float) -> float:
    """Strength; wounds and free places matter less."""
    crew = t.crew[seat]
    value = float(t.strength[seat]) * between(time, 1.0, STRENGTH)
    value -= float(size(crew >> SIDE_BITS)) * between(time, 0.0, WOUND)
    return value - float(WARRIOR_PLACES - size(crew)) * between(time, 0.0, 0.3)


def trade_worth(t: Table, seat: i64, tile: i64) -> float:
    """What activating a trade tile would bring, its cost taken off."""
    square = float(2 * t.trades[seat] + 1)
    value = float(TILE_POINTS[tile]) + float(TILE_CARDS[tile]) * TRADE_CARD + square + TRACK_STEP
    return value - float(TILE_COST[tile * 3] + TILE_COST[tile * 3 + 1]) * RESOURCE


def raid_worth(tile: i64) -> float:
    """What activating a raid tile would bring, the wounds taken off."""
    return float(TILE_POINTS[tile]) + 4.0 + TRACK_STEP - float(TILE_DAMAGE[tile - TRADE_TILES])


def readiness(t: Table, seat: i64, tile: i64) -> float:
    """How near a tile is to being activated, from 0 to 1."""
    if tile >= TRADE_TILES:
        need = float(TILE_STRENGTH[tile - TRADE_TILES])
        return min(float(t.strength[seat]) / need, 1.0)
    need = float(TILE_COST[tile * 3] + TILE_COST[tile * 3 + 1] + TILE_COST[tile * 3 + 2])
    fur = min(t.fur[seat], TILE_COST[tile * 3])
    silver = min(t.silver[seat], TILE_COST[tile * 3 + 1])
    return min((float(fur + silver + t.gold[seat])) / need, 1.0)


def tiles_beside(t: Table, seat: i64, time: float) -> float:
    """Tiles that wait for a trade or raid action; there is time for some of them only."""
    value = 0.0
    waiting = 0.0
    beside = t.beside[seat]
    while beside != 0:
        tile = lowest(beside)
        beside &= beside - 1
        worth = raid_worth(tile) if tile >= TRADE_TILES else trade_worth(t, seat, tile)
        ready = readiness(t, seat, tile)
        value += max(worth, 0.0) * (0.25 + 0.6 * ready * ready)
        waiting += 1.0
    return value * share(time, TURNS_PER_TILE * waiting)


def tracks(t: Table, seat: i64, time: float) -> float:
    """Tiles on the tracks: squares at the end, and what they unlocked."""
    laid = t.trades[seat] + t.raids[seat]
    value = float(t.trades[seat] * t.trades[seat])
    value += float(laid) * between(time, 0.0, TRACK_STEP)
    if t.trades[seat] == SLOTS_ON_TRACK:
        value += between(time, 0.0, 4.0)
    return value


def buildings(t: Table, seat: i64, time: float) -> float:
    """Buildings on the map bring more income; those in the supply want to be built."""
    value = float(t.built[2 * seat + POST]) * between(time, 0.0, POST_INCOME)
    value += float(t.built[2 * seat + TOWER]) * between(time, 0.0, TOWER_INCOME)
    stock = t.stock[2 * seat + POST] + t.stock[2 * seat + TOWER]
    return value + float(stock) * between(time, 0.0, IN_STOCK)


def stones(t: Table, seat: i64, time: float) -> float:
    """Runestones on the tableau: what they score now, and what they may still score."""
    value = 0.0
    for spot in range(STONE_SPOTS):
        stone = t.stones[seat * STONE_SPOTS + spot]
        if stone >= 0:
            value += stone_worth(t, seat, stone, time)
    fitting: i64 = 0
    above = t.stones_above[seat]
    while above != 0:
        if stone_fits(t, seat, lowest(above)):
            fitting += 1
        above &= above - 1
    return value + float(fitting) * between(time, 0.0, FITTING_STONE)


def stone_worth(t: Table, seat: i64, stone: i64, time: float) -> float:
    """What a visible stone will score: the next goal counts by how near it is."""
    have = count_of(t, seat, STONE_COUNTS[stone])
    if stone >= NORMAL:
        return float(STONE_EACH[stone - NORMAL]) * (float(have) + 1.5 * share(time, 6.0))
    now = float(stone_score(t, seat, stone))
    goal, prize = STONE_HARD[2 * stone], STONE_HARD[2 * stone + 1]
    if have < STONE_EASY[2 * stone]:
        goal, prize = STONE_EASY[2 * stone], STONE_EASY[2 * stone + 1]
    if have >= goal:
        return now
    done = float(have) / float(goal)
    chance = (0.15 + 0.75 * done * done) * share(time, 8.0 * (1.0 - done))
    return now + (float(prize) - now) * chance


def equipment(t: Table, seat: i64, time: float) -> float:
    """Visible tiles work on; those above the tableau count when their condition is met."""
    visible: i64 = 0
    for kind in range(len(TILE_KINDS)):
        if t.tiles[seat * len(TILE_KINDS) + kind] >= 0:
            visible += 1
    fitting: i64 = 0
    above = t.above[seat]
    while above != 0:
        if tile_fits(t, seat, lowest(above)):
            fitting += 1
        above &= above - 1
    value = float(visible) * between(time, 0.0, VISIBLE_TILE)
    return value + float(fitting) * between(time, 0.0, FITTING_TILE)


# --- where the ship can go ---


def place_worth(t: Table, seat: i64, spot: i64) -> float:
    """What ending at a place would bring."""
    sort = t.stack_at[spot]
    if sort >= 0:
        if has_sort(t, seat, sort):
            return 0.0
        tile = sort * PER_SORT + 1
        if sort < TRADE_SORTS:
            return trade_worth(t, seat, tile) * (0.3 + 0.35 * readiness(t, seat, tile))
        ready = readiness(t, seat, tile)
        return raid_worth(tile) * (0.15 + 0.6 * ready * ready)
    site = SITE_OF[spot]
    if site < 0 or t.stock[2 * seat + SITE_BUILDING[site]] == 0:
        return 0.0
    slot = next_slot(t, site)
    if slot < 0:
        return 0.0
    for other in range(SLOTS):
        if t.slots[site * SLOTS + other] == seat:
            return 0.0
    side: i64 = SITES if t.seats == SLOTS else 0
    value = float(SLOT_POINTS[(side + site) * SLOTS + slot]) + 3.0
    return value + 7.0 if STONE_SITE_OF[site] >= 0 else value


def voyage(t: Table, seat: i64, time: float) -> float:
    """The best places that the ship can reach, by steps; provisions bring them nearer."""
    row = charts(t, seat) + t.ship[seat] * SPOTS
    provisions = t.provisions[seat]
    first = 0.0
    second = 0.0
    for spot in range(SPOTS):
        steps = DISTANCE[row + spot]
        if steps >= FAR:
            continue
        worth = place_worth(t, seat, spot)
        if worth <= second:
            continue
        lacking = steps - provisions
        if lacking > 0:
            steps += 2 * lacking
        while steps > 0:
            worth *= NEAR
            steps -= 1
        if worth > first:
            second = first
            first = worth
        elif worth > second:
            second = worth
    return (first * PLACE_SHARE + second * SECOND_PLACE) * share(time, 2.0)


# --- decisions that still wait ---


def pending(t: Table, seat: i64, time: float) -> float:
    """What the seat will still receive by decisions that wait."""
    value = 0.0
    for place in range(t.depth):
        at = t.frame_at(0, place)
        if t.seats_at(at) >> seat & 1 != 0:
            value += waiting_worth(t, seat, at, time)
    return value


def waiting_worth(t: Table, seat: i64, at: i64, time: float) -> float:
    """What one waiting decision is worth, about."""
    kind = t.kind_at(at)
    if kind == asks.GATHER.number:
        if t.part_at(at, asks.PAYING) != 0:
            return 0.0
        return float(t.part_at(at, asks.AMOUNT)) * between(time, 0.5, RESOURCE)
    if kind == asks.POUR.number:
        return float(min(t.part_at(at, asks.BEER), 4)) * between(time, 1.0, BEER) * 0.9
    if kind == asks.STRENGTHEN.number:
        return float(t.part_at(at, asks.POINTS)) * between(time, 1.0, STRENGTH)
    if kind == asks.DRAW.number:
        return float(t.part_at(at, asks.AMOUNT)) * between(time, 0.5, CARD)
    if kind == asks.RECEIVE.number:
        return float(t.part_at(at, asks.NUMBER)) * TRADE_CARD
    if kind in (asks.LOOK.number, asks.TAKE.number, asks.BUILD.number):
        return place_worth(t, seat, t.ship[seat]) * 0.9
    if kind == asks.STONE.number:
        return 8.0
    if kind == asks.EQUIP.number:
        return between(time, 0.5, CARD)
    return 3.0 if kind in (asks.TRADE.number, asks.RAID.number) else 0.0
