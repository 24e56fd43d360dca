"""At a place: scouting stacks, building, special runestones."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count
from skali.core.chance import Chance, draw
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects.programs import BUILD_BONUS, STONE_BONUS
from skali.games.karvi.effects.vocabulary import CAT_BUILDINGS
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.actions import BUILD, COVER, DONE, LOOK, STONE, TAKE
from skali.games.karvi.rules.components import (
    NORMAL,
    PER_SORT,
    SITE_BUILDING,
    SITE_OF,
    SITES,
    SLOT_POINTS,
    SLOTS,
    SLOTS_OPEN,
    SPECIAL_BAG,
    SPECIALS,
    STONE_SITE_OF,
    STONE_SPOTS,
    TILE_BAG,
    TILE_KINDS,
)
from skali.games.karvi.rules.running import run
from skali.games.karvi.rules.state import Table

STREAM_TILES: Final[i64] = 8
STREAM_SPECIALS: Final[i64] = 13
FOUR: Final[i64] = 4


def arrive(t: Table, seat: i64) -> None:
    """KARVI-067, KARVI-070: offer what the place has."""
    spot = t.ship[seat]
    if t.stack_at[spot] >= 0:
        if not has_sort(t, seat, t.stack_at[spot]):
            t.ask(asks.LOOK, seat)
    elif can_build(t, seat, spot):
        t.ask(asks.BUILD, seat)


def has_sort(t: Table, seat: i64, sort: i64) -> bool:
    """KARVI-073: one tile of a sort is all that a player may have."""
    return (t.beside[seat] | t.laid[seat]) >> sort * PER_SORT & 15 != 0


def look(t: Table, seat: i64, chance: Chance) -> None:
    """KARVI-003, KARVI-071: look at a stack; until now nobody knew what is in it."""
    sort = t.stack_at[t.ship[seat]]
    if t.seen[sort] == 0:
        for _ in range(PER_SORT - t.seats):
            draw(chance, STREAM_TILES, t.bag, TILE_BAG + sort * PER_SORT, PER_SORT)
    chance.show()
    t.seen = t.seen[:]
    t.seen[sort] |= 1 << seat
    t.ask(asks.TAKE, seat)


def in_stack(t: Table, sort: i64) -> i64:
    """Return the mask of the tiles that lie in a stack."""
    found: i64 = 0
    for letter in range(PER_SORT):
        if t.bag[TILE_BAG + sort * PER_SORT + letter] > 0:
            found |= 1 << letter
    return found


def take(t: Table, seat: i64, letter: i64) -> None:
    """KARVI-071, KARVI-072: keep a tile beside the tableau."""
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


def build(t: Table, seat: i64, chance: Chance) -> None:
    """KARVI-077, KARVI-078, KARVI-188: the building scores its slot at once."""
    site = SITE_OF[t.ship[seat]]
    kind = SITE_BUILDING[site]
    slot = next_slot(t, site)
    side: i64 = SITES if t.seats == FOUR else 0
    t.slots = t.slots[:]
    t.stock = t.stock[:]
    t.built = t.built[:]
    t.slots[site * SLOTS + slot] = seat
    t.stock[2 * seat + kind] -= 1
    t.built[2 * seat + kind] += 1
    t.book(seat, CAT_BUILDINGS, SLOT_POINTS[(side + site) * SLOTS + slot])
    for place in range(len(TILE_KINDS)):
        tile = t.tiles[seat * len(TILE_KINDS) + place]
        if tile >= 0:
            run(t, BUILD_BONUS[tile * 2 + kind])
    if STONE_SITE_OF[site] >= 0:
        show_stones(t, seat, STONE_SITE_OF[site], chance)


def show_stones(t: Table, seat: i64, stack: i64, chance: Chance) -> None:
    """KARVI-013, KARVI-144: look at the special runestones of a yellow place."""
    if t.stones_seen[stack] == 0:
        t.site_stones = t.site_stones[:]
        for _ in range(t.seats):
            stone = draw(chance, STREAM_SPECIALS, t.bag, SPECIAL_BAG, SPECIALS)
            t.site_stones[stack] |= 1 << stone
    chance.show()
    t.stones_seen = t.stones_seen[:]
    t.stones_seen[stack] |= 1 << seat
    t.ask(asks.STONE, seat, asks.SITE.at(stack))


def take_stone(t: Table, seat: i64, stack: i64, stone: i64) -> None:
    """KARVI-144, KARVI-145: the bonus comes at once, then the stone is placed."""
    t.site_stones = t.site_stones[:]
    t.site_stones[stack] &= ~(1 << stone)
    t.ask(asks.SET_STONE, seat, asks.SPECIAL.at(stone))
    run(t, STONE_BONUS[stone])


def set_stone(t: Table, seat: i64, stone: i64) -> None:
    """KARVI-146, KARVI-147: onto a free spot; without one it covers a stone or is discarded."""
    spot = free_stone_spot(t, seat)
    if spot >= 0:
        t.stones = t.stones[:]
        t.stones[seat * STONE_SPOTS + spot] = NORMAL + stone
    else:
        t.ask(asks.COVER, seat, asks.SPECIAL.at(stone))


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
        t.covered_stones = t.covered_stones[:]
        t.covered_stones[seat] |= 1 << old
    t.stones = t.stones[:]
    t.stones[seat * STONE_SPOTS + spot] = stone


def stones_at(t: Table, stack: i64) -> i64:
    """Count the special runestones at a yellow place; one a player until they are taken."""
    return count(t.site_stones[stack]) if t.stones_seen[stack] != 0 else t.seats


# --- answers ---


class Arriving(Answer[Table]):
    """KARVI-067: a movement has ended."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Offer what the place has."""
        t.pop()
        arrive(t, seat)


class Looking(Answer[Table]):
    """KARVI-067, KARVI-071: a stack may be looked at."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer to look."""
        menu.one(LOOK)
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Look; then one tile is taken."""
        t.pop()
        if family == LOOK:
            look(t, seat, chance)


class Taking(Answer[Table]):
    """KARVI-071: one tile of the stack."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what lies in it."""
        menu.add(TAKE, in_stack(t, t.stack_at[t.ship[seat]]))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Take it."""
        t.pop()
        take(t, seat, index)


class Building(Answer[Table]):
    """KARVI-076: a building may be built."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer to build."""
        menu.one(BUILD)
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Build."""
        t.pop()
        if family == BUILD:
            build(t, seat, chance)


class TakingAStone(Answer[Table]):
    """KARVI-144: one of the special runestones."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer those that lie there."""
        menu.add(STONE, t.site_stones[t.get(asks.SITE)])

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Take it."""
        stack = t.get(asks.SITE)
        t.pop()
        take_stone(t, seat, stack, index)


class SettingAStone(Answer[Table]):
    """KARVI-146: a special runestone is placed after its bonus."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Place it."""
        stone = t.get(asks.SPECIAL)
        t.pop()
        set_stone(t, seat, stone)


class Covering(Answer[Table]):
    """KARVI-147: a special runestone covers another, or is discarded."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer all spots."""
        menu.some(COVER, STONE_SPOTS)
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Cover, or discard."""
        stone = t.get(asks.SPECIAL)
        t.pop()
        if family == COVER:
            cover_stone(t, seat, index, NORMAL + stone)
        else:
            t.discarded |= 1 << stone


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Arriving(asks.ARRIVE),
    Looking(asks.LOOK),
    Taking(asks.TAKE),
    Building(asks.BUILD),
    TakingAStone(asks.STONE),
    SettingAStone(asks.SET_STONE),
    Covering(asks.COVER),
)
