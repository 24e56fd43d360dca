"""The coast: tongues of terrain tiles, their tips, and how many dragons the fjords hold."""

from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import zeros
from skali.core.chance import Chance, draw
from skali.games.walhalla.rules.components import (
    DRAGON_ROWS,
    FJORDS,
    INNER_TIPS,
    LAYOUTS,
    LENGTHS,
    OUTER_TIPS,
    REACH,
    TILE_COUNTS,
    TILE_FIELDS,
    TILE_KINDS,
    TILE_ROWS,
    TONGUES,
)
from skali.games.walhalla.rules.state import ANY_LAYOUT, NOWHERE, Table

SETUP: Final[i64] = 0
TILE_STREAM: Final[i64] = 1


def lay_out(t: Table, chance: Chance) -> None:
    """WAL-002..006: tiles, then inner tips, then outer tips, all at random."""
    layout = t.layout if t.layout != ANY_LAYOUT else chance.below(SETUP, len(LAYOUTS))
    measure(t, LENGTHS[layout])
    tiles = TILE_COUNTS[:]
    for tongue in range(TONGUES):
        for tile in range(LENGTHS[layout][tongue]):
            lay_tile(t, tongue, tile, draw(chance, TILE_STREAM, tiles, 0, TILE_KINDS), chance)
    lay_tips(t.inner, INNER_TIPS, chance)
    lay_tips(t.outer, OUTER_TIPS, chance)


def measure(t: Table, lengths: tuple[int, ...]) -> None:
    """WAL-003, WAL-004, WAL-034: rows of the tongues, and the room in the fjords beside them."""
    for tongue in range(TONGUES):
        t.rows[tongue] = lengths[tongue] * TILE_ROWS
    for fjord in range(FJORDS):
        longest = max(rows_of(t, fjord - 1), rows_of(t, fjord))
        t.berths[fjord] = (longest + DRAGON_ROWS - 1) // DRAGON_ROWS
    for field in range(TONGUES * REACH):
        t.field[field] = NOWHERE


def rows_of(t: Table, tongue: i64) -> i64:
    """Return the field rows of a tongue; beyond the outer ones there are none."""
    return t.rows[tongue] if 0 <= tongue < TONGUES else 0


def lay_tile(t: Table, tongue: i64, tile: i64, kind: i64, chance: Chance) -> None:
    """WAL-002: a tile comes to lie either way round."""
    turned = chance.below(SETUP, TILE_ROWS)
    for row in range(TILE_ROWS):
        field = TILE_FIELDS[kind][(row + turned) % TILE_ROWS]
        lay_field(t, tongue * REACH + tile * TILE_ROWS + row, field)


def lay_field(t: Table, field: i64, kind: i64) -> None:
    """Put a field of a kind at its place."""
    one: i64 = 1
    t.field[field] = kind
    t.terrain[kind] |= one << field


def lay_tips(tips: vec[i64], values: vec[i64], chance: Chance) -> None:
    """WAL-005, WAL-006: one tip of the set to each tongue."""
    left = zeros(TONGUES)
    for tip in range(TONGUES):
        left[tip] = 1
    for tongue in range(TONGUES):
        tips[tongue] = values[draw(chance, SETUP, left, 0, TONGUES)]
