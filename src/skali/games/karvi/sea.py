"""The sea: moving and displacing ships, scouting stacks, building, special runestones."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count, lowest
from skali.core.chance import Chance, draw
from skali.games.karvi.coder import ALONG, BESIDE, CAT_BUILDINGS, NORMAL_MODE, TO_MAP
from skali.games.karvi.components import (
    DISPLACING,
    DISTANCE,
    MAP_SPOTS,
    NORMAL,
    PER_SORT,
    RAID_MAP,
    SITE_BUILDING,
    SITE_OF,
    SITES,
    SLOT_POINTS,
    SLOTS,
    SLOTS_OPEN,
    SPECIAL_BAG,
    SPECIALS,
    SPOTS,
    START,
    STONE_SITE_OF,
    STONE_SPOTS,
    TILE_BAG,
    TILE_KINDS,
    TRADE_MAP,
    YELLOW,
)
from skali.games.karvi.effects import BUILD_BONUS, HAS_MAP, STONE_BONUS
from skali.games.karvi.state import (
    ASK_BUILD,
    ASK_COVER,
    ASK_DISPLACE,
    ASK_LOOK,
    ASK_SAIL,
    ASK_STONE,
    ASK_TAKE,
    WAIT_ARRIVE,
    WAIT_STONE,
    Table,
)

STREAM_TILES: Final[i64] = 8
STREAM_SPECIALS: Final[i64] = 13
FOUR: Final[i64] = 4


def has_map(t: Table, seat: i64) -> bool:
    """KARVI-141, KARVI-187: slot 4 of either track, or the sail."""
    if t.trades[seat] >= TRADE_MAP or t.raids[seat] >= RAID_MAP:
        return True
    for kind in range(len(TILE_KINDS)):
        tile = t.tiles[seat * len(TILE_KINDS) + kind]
        if tile >= 0 and HAS_MAP[tile] != 0:
            return True
    return False


def charts(t: Table, seat: i64) -> i64:
    """Return where the distances for a seat begin: side of the board and map."""
    side: i64 = 2 if t.seats == FOUR else 0
    return (side + (1 if has_map(t, seat) else 0)) * SPOTS * SPOTS


def others_at(t: Table, seat: i64, spot: i64) -> i64:
    """KARVI-060: the other ships that must go if this one ends here; none in Kaupanger."""
    found: i64 = 0
    if spot != START:
        for other in range(t.seats):
            if other != seat and t.ship[other] == spot:
                found |= 1 << other
    return found


def toll(t: Table, seat: i64, spot: i64, mode: i64) -> i64:
    """KARVI-063, KARVI-064, KARVI-226..228: provisions for displacing those who are not weaker."""
    if mode != NORMAL_MODE or spot == START:
        return 0
    found: i64 = 0
    for other in range(t.seats):
        if other != seat and t.ship[other] == spot and t.strength[other] >= t.strength[seat]:
            found += DISPLACING
    return found


def free_sails(t: Table, seat: i64) -> i64:
    """KARVI-058..064, KARVI-069: where the free action may end, also where the ship is."""
    row = charts(t, seat) + t.ship[seat] * SPOTS
    provisions = t.provisions[seat]
    found: i64 = 1 << t.ship[seat]
    for spot in range(SPOTS):
        steps = DISTANCE[row + spot]
        if 0 < steps <= provisions and steps + toll(t, seat, spot, NORMAL_MODE) <= provisions:
            found |= 1 << spot
    return found


def bonus_sails(t: Table, seat: i64, cargo: i64) -> i64:
    """KARVI-224..228, KARVI-235..237: where a movement of a card or tile may end."""
    steps, mode, how = cargo & 63, cargo >> 6 & 3, cargo >> 8
    here = t.ship[seat]
    row = charts(t, seat) + here * SPOTS
    found: i64 = 0
    for spot in range(SPOTS):
        if how == ALONG:
            reached = 0 < DISTANCE[row + spot] <= steps
        elif how == TO_MAP:
            reached = spot != here and MAP_SPOTS >> spot & 1 != 0
        else:
            reached = spot != here and has_ship(t, seat, spot)
        if reached and toll(t, seat, spot, mode) <= t.provisions[seat]:
            found |= 1 << spot
    return found


def has_ship(t: Table, seat: i64, spot: i64) -> bool:
    """Tell whether another ship stands on a spot."""
    for other in range(t.seats):
        if other != seat and t.ship[other] == spot:
            return True
    return False


def ask_to_sail(t: Table, seat: i64, steps: i64, mode: i64, how: i64) -> None:
    """KARVI-AMB-45: a movement may be left out."""
    cargo = steps | mode << 6 | how << 8
    if bonus_sails(t, seat, cargo) != 0:
        t.push(ASK_SAIL, 1 << seat, cargo)


def sail_freely(t: Table, spot: i64) -> None:
    """KARVI-058, KARVI-059, KARVI-069: the ship action of the turn."""
    seat = t.active
    steps = DISTANCE[charts(t, seat) + t.ship[seat] * SPOTS + spot]
    t.sailed = 1
    if steps == 0:
        t.push(WAIT_ARRIVE, 1 << seat)
        return
    t.provisions[seat] -= steps
    end_movement(t, seat, spot, NORMAL_MODE)


def sail_by_bonus(t: Table, spot: i64) -> None:
    """KARVI-225: an additional movement."""
    seat = t.actor()
    cargo = t.pop()
    end_movement(t, seat, spot, cargo >> 6 & 3)


def end_movement(t: Table, seat: i64, spot: i64, mode: i64) -> None:
    """KARVI-062, KARVI-228: pay for displacing, displace one by one, then the place is reached."""
    t.provisions[seat] -= toll(t, seat, spot, mode)
    t.ship[seat] = spot
    t.push(WAIT_ARRIVE, 1 << seat)
    if mode != BESIDE:
        ask_to_displace(t, seat, others_at(t, seat, spot))


def refuges(t: Table, ship: i64) -> i64:
    """KARVI-062, KARVI-065, KARVI-066: the nearest spots that are free and open to a ship."""
    row = ((3 if t.seats == FOUR else 1) * SPOTS + t.ship[ship]) * SPOTS
    open_: i64 = 0
    for spot in range(SPOTS):
        if spot == START or not has_ship(t, -1, spot):
            open_ |= 1 << spot
    if not has_map(t, ship):
        open_ &= ~YELLOW
    for steps in range(1, SPOTS):
        found: i64 = 0
        for spot in range(SPOTS):
            if open_ >> spot & 1 != 0 and DISTANCE[row + spot] == steps:
                found |= 1 << spot
        if found != 0:
            return found
    return 1 << START


def ask_to_displace(t: Table, seat: i64, ships: i64) -> None:
    """KARVI-062: the mover chooses where the others go; a single way needs no question."""
    while ships != 0:
        ship = lowest(ships)
        spots = refuges(t, ship)
        if ships & (ships - 1) != 0 or spots & (spots - 1) != 0:
            t.push(ASK_DISPLACE, 1 << seat, ships)
            return
        t.ship[ship] = lowest(spots)
        ships = 0


def displace(t: Table, ship: i64, spot: i64) -> None:
    """KARVI-062, KARVI-068: a ship is moved away and triggers nothing."""
    seat = t.actor()
    ships = t.pop()
    t.ship[ship] = spot
    ask_to_displace(t, seat, ships & ~(1 << ship))


# --- at a place ---


def arrive(t: Table, seat: i64) -> None:
    """KARVI-067, KARVI-070: offer what the place has."""
    spot = t.ship[seat]
    if t.stack_at[spot] >= 0:
        if not has_sort(t, seat, t.stack_at[spot]):
            t.push(ASK_LOOK, 1 << seat)
    elif can_build(t, seat, spot):
        t.push(ASK_BUILD, 1 << seat)


def has_sort(t: Table, seat: i64, sort: i64) -> bool:
    """KARVI-073: one tile of a sort is all that a player may have."""
    return (t.beside[seat] | t.laid[seat]) >> sort * PER_SORT & 15 != 0


def look(t: Table, chance: Chance) -> None:
    """KARVI-003, KARVI-071: look at a stack; until now nobody knew what is in it."""
    seat = t.actor()
    t.pop()
    sort = t.stack_at[t.ship[seat]]
    if t.seen[sort] == 0:
        for _ in range(PER_SORT - t.seats):
            draw(chance, STREAM_TILES, t.bag, TILE_BAG + sort * PER_SORT, PER_SORT)
    chance.show()
    t.seen[sort] |= 1 << seat
    t.push(ASK_TAKE, 1 << seat)


def in_stack(t: Table, sort: i64) -> i64:
    """Return the mask of the tiles that lie in a stack."""
    found: i64 = 0
    for letter in range(PER_SORT):
        if t.bag[TILE_BAG + sort * PER_SORT + letter] > 0:
            found |= 1 << letter
    return found


def take(t: Table, letter: i64) -> None:
    """KARVI-071, KARVI-072: keep a tile beside the tableau."""
    seat = t.actor()
    t.pop()
    tile = t.stack_at[t.ship[seat]] * PER_SORT + letter
    t.bag[TILE_BAG + tile] = 0
    t.beside[seat] |= 1 << tile


def next_slot(t: Table, site: i64) -> i64:
    """KARVI-077: the free slot with the most points, or -1."""
    for slot in range(SLOTS_OPEN[t.seats]):
        if t.slots[site * SLOTS + slot] < 0:
            return slot
    return -1


def can_build(t: Table, seat: i64, spot: i64) -> bool:
    """KARVI-076..080: a site, the building in the supply, and no own building there yet."""
    site = SITE_OF[spot]
    if site < 0 or t.stock[2 * seat + SITE_BUILDING[site]] == 0:
        return False
    for slot in range(SLOTS):
        if t.slots[site * SLOTS + slot] == seat:
            return False
    return next_slot(t, site) >= 0


def build(t: Table, chance: Chance) -> None:
    """KARVI-077, KARVI-078, KARVI-188: the building scores its slot at once."""
    seat = t.actor()
    t.pop()
    site = SITE_OF[t.ship[seat]]
    kind = SITE_BUILDING[site]
    slot = next_slot(t, site)
    side: i64 = SITES if t.seats == FOUR else 0
    t.slots[site * SLOTS + slot] = seat
    t.stock[2 * seat + kind] -= 1
    t.built[2 * seat + kind] += 1
    t.book(seat, CAT_BUILDINGS, SLOT_POINTS[(side + site) * SLOTS + slot])
    for place in range(len(TILE_KINDS)):
        tile = t.tiles[seat * len(TILE_KINDS) + place]
        if tile >= 0:
            t.run(BUILD_BONUS[tile * 2 + kind])
    if STONE_SITE_OF[site] >= 0:
        show_stones(t, seat, STONE_SITE_OF[site], chance)


def show_stones(t: Table, seat: i64, stack: i64, chance: Chance) -> None:
    """KARVI-013, KARVI-144: look at the special runestones of a yellow place."""
    if t.stones_seen[stack] == 0:
        for _ in range(t.seats):
            stone = draw(chance, STREAM_SPECIALS, t.bag, SPECIAL_BAG, SPECIALS)
            t.site_stones[stack] |= 1 << stone
    chance.show()
    t.stones_seen[stack] |= 1 << seat
    t.push(ASK_STONE, 1 << seat, stack)


def take_stone(t: Table, stone: i64) -> None:
    """KARVI-144, KARVI-145: the bonus comes at once, then the stone is placed."""
    seat = t.actor()
    stack = t.pop()
    t.site_stones[stack] &= ~(1 << stone)
    t.push(WAIT_STONE, 1 << seat, stone)
    t.run(STONE_BONUS[stone])


def set_stone(t: Table, seat: i64, stone: i64) -> None:
    """KARVI-146, KARVI-147: onto a free spot; without one it covers a stone or is discarded."""
    spot = free_stone_spot(t, seat)
    if spot >= 0:
        t.stones[seat * STONE_SPOTS + spot] = NORMAL + stone
    else:
        t.push(ASK_COVER, 1 << seat, stone)


def free_stone_spot(t: Table, seat: i64) -> i64:
    """Return the first free runestone spot, or -1."""
    for spot in range(STONE_SPOTS):
        if t.stones[seat * STONE_SPOTS + spot] < 0:
            return spot
    return -1


def cover_stone(t: Table, seat: i64, spot: i64, stone: i64) -> None:
    """KARVI-118, KARVI-147: a stone on another; the old one no longer scores."""
    old = t.stones[seat * STONE_SPOTS + spot]
    if old >= 0:
        t.covered_stones[seat] |= 1 << old
    t.stones[seat * STONE_SPOTS + spot] = stone


def stones_at(t: Table, stack: i64) -> i64:
    """Count the special runestones at a yellow place; one a player until they are taken."""
    return count(t.site_stones[stack]) if t.stones_seen[stack] != 0 else t.seats
