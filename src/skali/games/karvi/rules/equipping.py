"""The equip action: drawing a card, placing equipment tiles and runestones."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects.counts import stone_fits, tile_fits
from skali.games.karvi.effects.programs import ON_EQUIP, TILE_PROGRAM
from skali.games.karvi.effects.vocabulary import ANY_KIND, CAT_EQUIPPING
from skali.games.karvi.rules import asks, deck, places
from skali.games.karvi.rules.actions import BONUS, DONE, DRAW, DRAW_TWO, ENGRAVE, PLACE
from skali.games.karvi.rules.components import (
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
from skali.games.karvi.rules.running import run
from skali.games.karvi.rules.state import Table
from skali.games.karvi.rules.trading import run_triggered, visible


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
    free = places.free_stone_spot(t, seat)
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
        t.ask(asks.EQUIP, seat, asks.BONUS_TAKEN.at(bonus_taken))


def can_equip(t: Table, seat: i64) -> bool:
    """KARVI-AMB-51: whether the equip action can be carried out now."""
    if deck.drawable(t, ANY_KIND) != 0:
        return True
    return placeable(t, seat) != 0 or engravable(t, seat) != 0


def take_stern_bonus(t: Table, seat: i64) -> None:
    """KARVI-182, KARVI-183: the stern's bonus before the equip action, which must follow."""
    t.put(asks.BONUS_TAKEN, 1)
    run(t, TILE_PROGRAM[t.tiles[seat * len(TILE_KINDS) + STERN]])


def stern_bonus_due(t: Table, seat: i64) -> None:
    """KARVI-183, KARVI-AMB-52: the bonus after the action, by the stern that was there before."""
    taken = t.get(asks.BONUS_TAKEN)
    t.pop()
    if taken == 0:
        run_triggered(t, seat, ON_EQUIP)


def place_tile(t: Table, seat: i64, tile: i64) -> None:
    """KARVI-112..118, KARVI-183: pay, cover points or an older tile."""
    stern_bonus_due(t, seat)
    kind = EQUIPMENT_KIND[tile]
    t.charge(seat, PLACING_COST[kind * 3], PLACING_COST[kind * 3 + 1], PLACING_COST[kind * 3 + 2])
    old = t.tiles[seat * len(TILE_KINDS) + kind]
    if old >= 0:
        t.covered_tiles = t.covered_tiles[:]
        t.covered_tiles[seat] |= 1 << old
    else:
        t.book(seat, CAT_EQUIPPING, PLACING_POINTS[kind])
    t.tiles = t.tiles[:]
    t.above = t.above[:]
    t.tiles[seat * len(TILE_KINDS) + kind] = tile
    t.above[seat] &= ~(1 << tile)


def engrave(t: Table, seat: i64, stone: i64, spot: i64) -> None:
    """KARVI-112..118: a runestone by the equip action; only a free spot gives points."""
    stern_bonus_due(t, seat)
    at = RUNESTONE * 3
    t.charge(seat, PLACING_COST[at], PLACING_COST[at + 1], PLACING_COST[at + 2])
    if t.stones[seat * STONE_SPOTS + spot] < 0:
        t.book(seat, CAT_EQUIPPING, STONE_POINTS[spot])
    places.cover_stone(t, seat, spot, stone)
    t.stones_above = t.stones_above[:]
    t.stones_above[seat] &= ~(1 << stone)


class Equipping(Answer[Table]):
    """KARVI-110: draw a card, place a tile or a runestone; the stern's bonus before or after."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what can be drawn, paid and placed."""
        deck.offer_draws(t, menu, deck.drawable(t, ANY_KIND))
        taken = t.get(asks.BONUS_TAKEN) != 0
        able = can_equip(t, seat)
        if not taken and able and visible(t, seat, ON_EQUIP) >= 0:
            menu.one(BONUS)
        menu.add(PLACE, placeable(t, seat))
        menu.add(ENGRAVE, engravable(t, seat))
        if not taken or not able:
            menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Do one of them."""
        if family == BONUS:
            take_stern_bonus(t, seat)
        elif family == PLACE:
            place_tile(t, seat, index)
        elif family == ENGRAVE:
            engrave(t, seat, index // STONE_SPOTS, index % STONE_SPOTS)
        elif family == DRAW:
            stern_bonus_due(t, seat)
            deck.draw_card(t, seat, index, chance)
        elif family == DRAW_TWO:
            stern_bonus_due(t, seat)
            deck.draw_two(t, seat, index, chance)
        else:
            t.pop()


ANSWERS: Final[tuple[Answer[Table], ...]] = (Equipping(asks.EQUIP),)
