"""The goods box and the special tiles: `data/goods.toml` under names, and the forms of everything.

Things have one numbering: goods column by column of the box (orange, red, green, blue within), then
the special tiles, then what is laid or counted singly.
"""

from collections.abc import Callable
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array
from skali.core.data import Section, load
from skali.core.grids import Turned, forms_of
from skali.core.polyomino import Rows, breadth, drawn, size

DATA: Final = load(files("skali.games.odin") / "data" / "goods.toml")
COLUMNS: Final = DATA.tables("column")
SPECIAL_TABLES: Final = DATA.tables("special")

# Colours: the four rows of the goods box, the grey of special tiles, and what has none.
COLOURS: Final = ("orange", "red", "green", "blue", "special", "single")
ORANGE: Final[i64] = 0
RED: Final[i64] = 1
GREEN: Final[i64] = 2
BLUE: Final[i64] = 3
SPECIAL: Final[i64] = 4
SINGLE: Final[i64] = 5


def box() -> list[tuple[Section, str]]:
    """ODIN-019, ODIN-021: list column and colour of every good, in the order of the box."""
    return [
        (column, colour) for column in COLUMNS for colour in COLOURS[:4] if colour in column.data
    ]


BOX: Final = box()
GOOD_NAMES: Final = tuple(column.text(colour) for column, colour in BOX)
SPECIAL_NAMES: Final = tuple(table.text("key") for table in SPECIAL_TABLES)
SINGLES: Final = ("silver", "ore", "wood", "stone")
NAMES: Final = (*GOOD_NAMES, *SPECIAL_NAMES, *SINGLES)

GOODS: Final[i64] = len(GOOD_NAMES)
SPECIALS: Final[i64] = len(SPECIAL_NAMES)
TILES: Final[i64] = GOODS + SPECIALS
"""Goods and special tiles: what has a form of more than one cell."""
KINDS: Final[i64] = len(NAMES)

PEAS: Final[i64] = NAMES.index("peas")
RUNE_STONE: Final[i64] = NAMES.index("rune_stone")
STOCKFISH: Final[i64] = NAMES.index("stockfish")
SILVERWARE: Final[i64] = NAMES.index("silverware")
WOOL: Final[i64] = NAMES.index("wool")
CHEST: Final[i64] = NAMES.index("chest")
GRAIN: Final[i64] = NAMES.index("grain")
SALT_MEAT: Final[i64] = NAMES.index("salt_meat")
GAME_MEAT: Final[i64] = NAMES.index("game_meat")
SHEEP: Final[i64] = NAMES.index("sheep")
JEWELRY: Final[i64] = NAMES.index("jewelry")
WHALE_MEAT: Final[i64] = NAMES.index("whale_meat")
CATTLE: Final[i64] = NAMES.index("cattle")
CLOAKPIN: Final[i64] = NAMES.index("cloakpin")
DRINKING_HORN: Final[i64] = NAMES.index("drinking_horn")
ENGLISH_CROWN: Final[i64] = NAMES.index("english_crown")
SILVER: Final[i64] = NAMES.index("silver")
ORE: Final[i64] = NAMES.index("ore")
WOOD: Final[i64] = NAMES.index("wood")
STONE: Final[i64] = NAMES.index("stone")


def number(table: Section, key: str, otherwise: int = 0) -> int:
    """Return a number of a tile that not every tile has."""
    return table.integer(key) if key in table.data else otherwise


def partner(colour: str, column: Section, step: dict[str, str]) -> int:
    """Return the good of another colour in the same column, or -1."""
    other = step.get(colour, "")
    return NAMES.index(column.text(other)) if other in column.data else -1


def of_goods(key: str, of_colour: str) -> list[int]:
    """Return a number that goods of one colour have, for all goods."""
    return [number(column, key) if colour == of_colour else 0 for column, colour in BOX]


NO_SINGLE: Final = [0] * len(SINGLES)
UP: Final = {"orange": "red", "red": "green", "green": "blue"}
OTHER_SIDE: Final = {"orange": "red", "red": "orange", "green": "blue", "blue": "green"}

COLOUR: Final = array(
    [COLOURS.index(colour) for _, colour in BOX]
    + [SPECIAL] * len(SPECIAL_NAMES)
    + [SINGLE] * len(SINGLES)
)
BOX_COLUMN: Final = array([COLUMNS.index(column) + 1 for column, _ in BOX])
UPGRADE: Final = array([partner(colour, column, UP) for column, colour in BOX])
"""ODIN-195: what a good becomes by one step, or -1."""
REVERSE: Final = array([partner(colour, column, OTHER_SIDE) for column, colour in BOX])
"""ODIN-020, ODIN-022: the other side of the token; -1 for animals, which are on both."""
HARVEST: Final = array(of_goods("harvest", "orange"))
"""The level from which a harvest gives the good; 0: none does."""
LENGTH: Final = array([column.integer("length") for column, _ in BOX])
BREADTH: Final = array([column.integer("breadth") for column, _ in BOX])
SWORD: Final = array(
    [*of_goods("sword", "blue"), *(table.integer("sword") for table in SPECIAL_TABLES), *NO_SINGLE]
)
"""ODIN-220: what a raid must reach for it; 0: it is no spoil."""
FORGED: Final = array(
    [colour == "blue" and bool(column.data.get("tongs")) for column, colour in BOX]
    + [bool(table.data.get("tongs")) for table in SPECIAL_TABLES]
    + [False] * len(SINGLES)
)
"""ODIN-183, ODIN-A05: those with forge tongs."""
PRICE: Final = array(
    [-1] * len(BOX) + [number(table, "silver", -1) for table in SPECIAL_TABLES] + [-1, -1, -1, -1]
)
"""ODIN-205, ODIN-206: in silver on the special sale; -1: not for sale."""
POINTS: Final = array(
    [0] * len(BOX) + [number(table, "points") for table in SPECIAL_TABLES] + NO_SINGLE
)
"""ODIN-289: points for owning it."""

# --- forms ---

TURNS: Final[i64] = 8
"""Quarter turns, 4 more: turned over first."""
TALLEST: Final[i64] = 5
"""No tile is longer, so a form is packed into one word: five bits a row."""


def printed(thing: int) -> Rows:
    """Return the outline of a thing as printed: goods lie lengthwise."""
    if thing < len(BOX):
        column, _ = BOX[thing]
        return ((1 << column.integer("length")) - 1,) * column.integer("breadth")
    if thing < len(BOX) + len(SPECIAL_TABLES):
        return drawn(SPECIAL_TABLES[thing - len(BOX)].text("form"))
    return (1,)


PRINTED: Final = tuple(printed(thing) for thing in range(len(NAMES)))
FORMS: Final[tuple[tuple[Turned, ...], ...]] = tuple(forms_of(rows) for rows in PRINTED)
"""ODIN-026, ODIN-AMB-04: all ways to lay a thing that look different."""
CELLS: Final = array([size(rows) for rows in PRINTED])


def by_turn(measure: Callable[[Rows], int]) -> vec[i64]:
    """Return something of every form by `thing * TURNS + turn`; 0 where it looks like another."""
    found = [[0] * TURNS for _ in NAMES]
    for thing, forms in enumerate(FORMS):
        for turn, rows in forms:
            found[thing][turn] = measure(rows)
    return array([value for values in found for value in values])


def packed(rows: Rows) -> int:
    """Write a form in one word."""
    word = 0
    for below, row in enumerate(rows):
        word |= row << TALLEST * below
    return word


FORM: Final = by_turn(packed)
TALL: Final = by_turn(len)
WIDE: Final = by_turn(breadth)


def names(mask: i64) -> list[str]:
    """Name the things of a mask."""
    return [name for thing, name in enumerate(NAMES) if mask >> thing & 1 != 0]
