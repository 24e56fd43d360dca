"""What can be counted: for the conditions of tiles and the goals of runestones."""

from mypy_extensions import i64

from skali.core.bits import count
from skali.games.karvi.rules import components, crew
from skali.games.karvi.rules.state import Table


def equipment_tiles(t: Table, seat: i64) -> i64:
    """KARVI-118, KARVI-174: placed tiles, covered ones included."""
    found = count(t.covered_tiles[seat])
    for kind in range(len(components.TILE_KINDS)):
        if t.tiles[seat * len(components.TILE_KINDS) + kind] >= 0:
            found += 1
    return found


def count_of(t: Table, seat: i64, what: i64) -> i64:
    """KARVI-173..179: how many of a thing a player has."""
    if what >= components.FIRST_GOOD:
        return (
            1
            if t.laid[seat] >> (what - components.FIRST_GOOD) * components.PER_SORT & 15 != 0
            else 0
        )
    if what == 0:
        return t.trades[seat]
    if what == 1:
        return t.raids[seat]
    if what == 2:
        return equipment_tiles(t, seat)
    if what <= 5:
        return count(t.played[seat] & components.KIND_MASK[what - 3])
    if what == 6:
        return count(t.played[seat])
    if what == 7:
        return count(t.received[seat])
    if what == 8:
        return t.built[seat * 2 + components.POST]
    if what == 9:
        return t.built[seat * 2 + components.TOWER]
    if what == 10:
        return t.built[seat * 2 + components.POST] + t.built[seat * 2 + components.TOWER]
    if what == 11:
        return crew.healthy(t.crew[seat])
    if what == 12:
        return crew.injured(t.crew[seat])
    if what == 13:
        return crew.size(t.crew[seat])
    return t.strength[seat] if what == 14 else t.provisions[seat]


def tile_fits(t: Table, seat: i64, tile: i64) -> bool:
    """KARVI-112: whether the condition of an equipment tile is met."""
    return count_of(t, seat, components.TILE_NEEDS[tile]) >= components.TILE_NEEDED[tile]


def stone_fits(t: Table, seat: i64, stone: i64) -> bool:
    """KARVI-112: whether the condition of a runestone is met."""
    return count_of(t, seat, components.STONE_NEEDS[stone]) >= components.STONE_NEEDED[stone]
