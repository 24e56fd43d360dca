"""What is in the box and has no shape: the numbers of `data/components.toml` under a name."""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array
from skali.core.data import Section, load
from skali.games.odin.rules.boards import FACES
from skali.games.odin.rules.goods import NAMES, SILVER

DATA: Final = load(files("skali.games.odin") / "data" / "components.toml")

VIKINGS: Final[i64] = DATA.integer("vikings_per_colour")
PENALTY_POINTS: Final[i64] = DATA.integer("thing_penalty_points")
GOOD_RESULT: Final[i64] = DATA.integer("good_solo_result")
MOST_ROLLS: Final[i64] = DATA.integer("most_rolls")
SMALL_BERTHS: Final[i64] = DATA.integer("small_berths")
LARGE_BERTHS: Final[i64] = DATA.integer("large_berths")

# --- setup and rounds ---

SETUP: Final = DATA.table("setup")
FIRST_STRIPS: Final = array([0, *SETUP.integers("strips")])
"""Strips that are face up at first, by the number of players."""
IMITATING: Final[i64] = SETUP.integer("imitating_players")
LENGTHS: Final = ("long", "short")
LENGTH_TABLES: Final = [DATA.table(key) for key in LENGTHS]
ROUNDS: Final = array(table.integer("rounds") for table in LENGTH_TABLES)
MOST_ROUNDS: Final[i64] = max(table.integer("rounds") for table in LENGTH_TABLES)
FIRST_THING: Final = array(table.integer("thing") for table in LENGTH_TABLES)
"""Vikings on the Thing square before the first round."""


def by_round(key: str) -> vec[i64]:
    """Return a number of every round by `length * MOST_ROUNDS + round - 1`."""
    found: list[int] = []
    for table in LENGTH_TABLES:
        values = table.integers(key)
        if len(values) != table.integer("rounds"):
            raise table.fail(
                key, f"must have a number for each of {table.integer('rounds')} rounds"
            )
        found += [*values, *[0] * (int(MOST_ROUNDS) - len(values))]
    return array(found)


HARVEST_LEVEL: Final = by_round("harvest")
TURNED: Final = by_round("turned")
"""Which board is turned over, counted from 1; 0: none."""
EXPLORATION: Final = DATA.table("exploration")
BOARD_SILVER: Final[i64] = EXPLORATION.integer("silver")
REACHES: Final = ("near", "middle", "far")


def faces_within(reach: str) -> int:
    """Return the mask of the faces that one exploration space leads to."""
    names = EXPLORATION.texts(reach)
    if not set(names) <= set(FACES):
        raise EXPLORATION.fail(reach, f"must be sides of exploration boards, not {names!r}")
    return sum(1 << FACES.index(name) for name in names)


IN_REACH: Final = array(faces_within(reach) for reach in REACHES)

# --- weapons ---

WEAPON_TABLES: Final = DATA.tables("weapon")
WEAPONS: Final = tuple(weapon.text("key") for weapon in WEAPON_TABLES)
ARMS: Final[i64] = len(WEAPONS)
WEAPON_CARDS: Final = array(weapon.integer("count") for weapon in WEAPON_TABLES)
BOW: Final[i64] = WEAPONS.index("bow")
SPEAR: Final[i64] = WEAPONS.index("spear")
SWORD: Final[i64] = WEAPONS.index("sword")

THINGS: Final = (*NAMES, *WEAPONS)
"""All that is received and paid by its name: weapons come after goods, tiles and materials."""
FIRST_WEAPON: Final[i64] = len(NAMES)


def start(key: str, names: tuple[str, ...]) -> vec[i64]:
    """Return how many of each everybody has at the start."""
    table = SETUP.table(key)
    return array(table.integer(name) if name in table.data else 0 for name in names)


START_GOODS: Final = start("goods", NAMES)
START_WEAPONS: Final = start("weapons", WEAPONS)

# --- ships ---

SHIP_TABLES: Final = DATA.tables("ship")
SHIPS: Final = tuple(ship.text("key") for ship in SHIP_TABLES)
BOAT: Final[i64] = SHIPS.index("whaling_boat")
KNARR: Final[i64] = SHIPS.index("knarr")
LONGSHIP: Final[i64] = SHIPS.index("longship")
SHIP_PRICE: Final = array(ship.integer("price") for ship in SHIP_TABLES)
SHIP_POINTS: Final = array(ship.integer("points") for ship in SHIP_TABLES)
EMIGRATED_POINTS: Final = array(
    ship.integer("emigrated_points") if "emigrated_points" in ship.data else 0
    for ship in SHIP_TABLES
)
PRINTED_ORE: Final = array(ship.integer("printed_ore") for ship in SHIP_TABLES)
ORE_SLOTS: Final = array(ship.integer("ore_slots") for ship in SHIP_TABLES)
EMIGRATION_CELLS: Final[i64] = DATA.table("emigration").integer("banquet_cells")

# --- animals ---

ANIMALS: Final = DATA.table("animals")
ANIMAL_POINTS: Final = array([ANIMALS.integer("sheep"), ANIMALS.integer("cattle")])
PREGNANT_POINTS: Final[i64] = ANIMALS.integer("pregnant")
BREEDING: Final[i64] = ANIMALS.integer("breeding")

# --- mountains ---

COIN: Final[i64] = DATA.table("mountain").integer("coin")
STRIP_TABLES: Final = DATA.tables("strip")
STRIPS: Final[i64] = len(STRIP_TABLES)
EVERY_STRIP: Final[i64] = (1 << len(STRIP_TABLES)) - 1


def items_of(strip: Section) -> list[int]:
    """Return what lies on a strip, from the arrow on."""
    items = strip.texts("items")
    if not set(items) <= {"wood", "stone", "ore", "silver"}:
        raise strip.fail("items", f"must be building materials and silver, not {items!r}")
    return [NAMES.index(item) for item in items]


STRIP_ITEMS: Final = [items_of(strip) for strip in STRIP_TABLES]
POSITIONS: Final[i64] = max(len(items) for items in STRIP_ITEMS)
ITEM: Final = array(item for items in STRIP_ITEMS for item in items)
"""By `strip * POSITIONS + position`."""
ITEM_WORTH: Final = array(COIN if item == SILVER else 1 for items in STRIP_ITEMS for item in items)

# --- dice ---

DICE_TABLES: Final = DATA.tables("dice")
DICE: Final = tuple(action.text("key") for action in DICE_TABLES)
WHALING: Final[i64] = DICE.index("whaling")
PILLAGING: Final[i64] = DICE.index("pillaging")
DIE: Final = array(action.integer("die") for action in DICE_TABLES)
LARGEST_DIE: Final[i64] = max(action.integer("die") for action in DICE_TABLES)
AIMS_HIGH: Final = array(action.text("aim") == "high" for action in DICE_TABLES)
MATERIAL: Final = array(NAMES.index(action.text("material")) for action in DICE_TABLES)
WEAPON: Final = array(WEAPONS.index(action.text("weapon")) for action in DICE_TABLES)
VIKINGS_BACK: Final = array(action.integer("back") for action in DICE_TABLES)

# --- the action board ---

SPACE_TABLES: Final = DATA.tables("space")
SPACES: Final = tuple(space.text("key") for space in SPACE_TABLES)
ALL_SPACES: Final[i64] = len(SPACES)
COLUMNS: Final[i64] = 4
COLUMN: Final = array(space.integer("column") for space in SPACE_TABLES)
BANDS: Final = tuple(dict.fromkeys(space.text("band") for space in SPACE_TABLES))
IN_COLUMN: Final = array(
    sum(1 << n for n, space in enumerate(SPACE_TABLES) if space.integer("column") == column)
    for column in range(int(COLUMNS) + 1)
)
"""Masks of the spaces of a column."""
WITHIN: Final = array(
    sum(1 << n for n, space in enumerate(SPACE_TABLES) if space.integer("column") <= vikings)
    for vikings in range(int(COLUMNS) + 1)
)
"""Masks of the spaces that so many Vikings can occupy."""
DRAWING_COLUMN: Final[i64] = 3
PLAYING_COLUMN: Final[i64] = 4
