"""The equip action: drawing a card, placing equipment tiles and runestones."""

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.games.karvi import deck, sea
from skali.games.karvi.coder import ANY_KIND, CAT_EQUIPPING
from skali.games.karvi.components import (
    EQUIPMENT_KIND,
    NORMAL,
    PLACING_COST,
    PLACING_POINTS,
    RUNESTONE,
    STERN,
    STONE_POINTS,
    STONE_SPOTS,
    TILE_KINDS,
)
from skali.games.karvi.counts import stone_fits, tile_fits
from skali.games.karvi.effects import ON_EQUIP, TILE_PROGRAM
from skali.games.karvi.state import ASK_EQUIP, Table
from skali.games.karvi.trading import run_triggered


def placeable(t: Table, seat: i64) -> i64:
    """KARVI-112, KARVI-113: the equipment tiles whose condition and cost are met."""
    found: i64 = 0
    above = t.above[seat]
    tile: i64 = 0
    while above != 0:
        if above & 1 != 0 and can_place(t, seat, tile):
            found |= 1 << tile
        above >>= 1
        tile += 1
    return found


def can_place(t: Table, seat: i64, tile: i64) -> bool:
    """KARVI-112, KARVI-113: whether an equipment tile can be placed now."""
    return pays_place(t, seat, EQUIPMENT_KIND[tile]) and tile_fits(t, seat, tile)


def pays_place(t: Table, seat: i64, pile: i64) -> bool:
    """KARVI-113: whether the cost below a pile can be paid."""
    at = pile * 3
    return t.pays(seat, PLACING_COST[at], PLACING_COST[at + 1], PLACING_COST[at + 2])


def engravable(t: Table, seat: i64) -> i64:
    """KARVI-112, KARVI-117: stones and spots as stone * 3 + spot; free spots are all the same."""
    if not pays_place(t, seat, RUNESTONE):
        return 0
    spots: i64 = 0
    free = sea.free_stone_spot(t, seat)
    for spot in range(STONE_SPOTS):
        if spot == free or t.stones[seat * STONE_SPOTS + spot] >= 0:
            spots |= 1 << spot
    found: i64 = 0
    for stone in range(NORMAL):
        if t.stones_above[seat] >> stone & 1 != 0 and stone_fits(t, seat, stone):
            found |= spots << stone * STONE_SPOTS
    return found


def ask_to_equip(t: Table, seat: i64, bonus_taken: i64) -> None:
    """KARVI-110: draw a card or place a tile."""
    gold = t.gold[seat] > 0 and (t.above[seat] | t.stones_above[seat]) != 0
    if gold or can_equip(t, seat):
        t.push(ASK_EQUIP, 1 << seat, bonus_taken)


def can_equip(t: Table, seat: i64) -> bool:
    """KARVI-AMB-51: whether the equip action can be carried out now."""
    if deck.drawable(t, ANY_KIND) != 0:
        return True
    return placeable(t, seat) != 0 or engravable(t, seat) != 0


def take_stern_bonus(t: Table) -> None:
    """KARVI-182, KARVI-183: the stern's bonus before the equip action, which must follow."""
    seat = t.actor()
    t.pop()
    t.push(ASK_EQUIP, 1 << seat, 1)
    t.run(TILE_PROGRAM[t.tiles[seat * len(TILE_KINDS) + STERN]])


def stern_bonus_due(t: Table, seat: i64, bonus_taken: i64) -> None:
    """KARVI-183, KARVI-AMB-52: the bonus after the action, by the stern that was there before."""
    if bonus_taken == 0:
        run_triggered(t, seat, ON_EQUIP)


def equip_by_card(t: Table, kind: i64, chance: Chance, *, two: bool) -> None:
    """KARVI-111: draw a card."""
    seat = t.actor()
    stern_bonus_due(t, seat, t.pop())
    if two:
        deck.draw_two(t, seat, kind, chance)
    else:
        deck.draw_card(t, seat, kind, chance)


def place_tile(t: Table, tile: i64) -> None:
    """KARVI-112..118, KARVI-183: pay, cover points or an older tile."""
    seat = t.actor()
    stern_bonus_due(t, seat, t.pop())
    kind = EQUIPMENT_KIND[tile]
    t.charge(seat, PLACING_COST[kind * 3], PLACING_COST[kind * 3 + 1], PLACING_COST[kind * 3 + 2])
    old = t.tiles[seat * len(TILE_KINDS) + kind]
    if old >= 0:
        t.covered_tiles[seat] |= 1 << old
    else:
        t.book(seat, CAT_EQUIPPING, PLACING_POINTS[kind])
    t.tiles[seat * len(TILE_KINDS) + kind] = tile
    t.above[seat] &= ~(1 << tile)


def engrave(t: Table, stone: i64, spot: i64) -> None:
    """KARVI-112..118: a runestone by the equip action; only a free spot gives points."""
    seat = t.actor()
    stern_bonus_due(t, seat, t.pop())
    at = RUNESTONE * 3
    t.charge(seat, PLACING_COST[at], PLACING_COST[at + 1], PLACING_COST[at + 2])
    if t.stones[seat * STONE_SPOTS + spot] < 0:
        t.book(seat, CAT_EQUIPPING, STONE_POINTS[spot])
    sea.cover_stone(t, seat, spot, stone)
    t.stones_above[seat] &= ~(1 << stone)
