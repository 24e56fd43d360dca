"""What is in the box: every number of `data/components.toml` under a name."""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array
from skali.core.data import load

DATA: Final = load(files("skali.games.wikinger") / "data" / "components.toml")
SCORING: Final = DATA.table("scoring")
FINAL: Final = DATA.table("final")

ROUNDS: Final[i64] = DATA.integer("rounds")
SLOTS: Final[i64] = DATA.integer("slots")
START_POINTS: Final[i64] = DATA.integer("points_at_start")
PLAYERS: Final = (2, 3, 4)
START_GOLD: Final = array(
    [0, 0, *(DATA.table("gold_at_start").integer(n) for n in ("two", "three", "four"))]
)
DRAWN: Final[i64] = DATA.integer("figures_drawn")
DRAWN_WITH_AUCTION: Final[i64] = DATA.integer("figures_drawn_with_auction")
OPEN_SPECIALS: Final[i64] = DATA.integer("open_specials")
LARGE_SCORINGS: Final = array(DATA.integers("large_scorings"))
FIRST_SHIPS: Final[i64] = DATA.table("homeland").integer("first_ship_columns")

# Figures, in the order of the wheel.
FIGURES: Final = tuple(figure.text("key") for figure in DATA.tables("figure"))
ROW_OF: Final = array([figure.integer("row") for figure in DATA.tables("figure")])
FISHER: Final[i64] = FIGURES.index("fisher")
GOLDSMITH: Final[i64] = FIGURES.index("goldsmith")
SCOUT: Final[i64] = FIGURES.index("scout")
NOBLE: Final[i64] = FIGURES.index("noble")
WARRIOR: Final[i64] = FIGURES.index("warrior")
BOATMAN: Final[i64] = FIGURES.index("boatman")
COLOURS: Final[i64] = len(FIGURES)
SETTLERS: Final[i64] = COLOURS - 1
"""Colours that have a row; boatmen come last and have none."""

# Rows of a display: 0 is the ships', then by the figure that lives there.
ROWS: Final[i64] = 6
ROW_NAMES: Final = ("ships", "warrior", "noble", "scout", "goldsmith", "fisher")
FIGURE_OF_ROW: Final = array([-1, *(FIGURES.index(name) for name in ROW_NAMES[1:])])
WARRIOR_ROW: Final[i64] = ROW_OF[WARRIOR]
NOBLE_ROW: Final[i64] = ROW_OF[NOBLE]
SCOUT_ROW: Final[i64] = ROW_OF[SCOUT]
GOLDSMITH_ROW: Final[i64] = ROW_OF[GOLDSMITH]
FISHER_ROW: Final[i64] = ROW_OF[FISHER]

# Tiles: island kinds first, then ships by their sail.
ISLANDS: Final = tuple(tile.text("key") for tile in DATA.tables("island"))
SAILS: Final = tuple(ship.text("sail") for ship in DATA.tables("ship"))
TILES: Final = (*ISLANDS, *(f"ship-{sail}" for sail in SAILS))
KINDS: Final[i64] = len(ISLANDS)
BEGIN: Final[i64] = ISLANDS.index("begin")
END: Final[i64] = ISLANDS.index("end")
LAND_LEFT: Final = array([tile.text("left") == "land" for tile in DATA.tables("island")])
LAND_RIGHT: Final = array([tile.text("right") == "land" for tile in DATA.tables("island")])
REACH: Final = array([ship.integer("reach") for ship in DATA.tables("ship")])
WORTH: Final = array([ship.integer("worth") for ship in DATA.tables("ship")])
IN_GOLD: Final = array([ship.text("paid_in") == "gold" for ship in DATA.tables("ship")])
SHIPS: Final[i64] = len(SAILS)
TILE_KINDS: Final[i64] = len(TILES)

# Special tiles.
SPECIALS: Final = tuple(tile.text("key") for tile in DATA.tables("special"))
SPECIAL_KINDS: Final[i64] = len(SPECIALS)
GOLD5: Final[i64] = SPECIALS.index("gold5")
BOAT: Final[i64] = SPECIALS.index("boat")
FIRST_BUILDING: Final[i64] = SPECIALS.index("building_church")
OWNED_SPECIALS: Final = tuple(key for key in SPECIALS if key != SPECIALS[GOLD5])
"""Those that a player keeps; gold is paid out at once."""
BUILDINGS: Final = ISLANDS[1:-1]
"""The middles; special tile FIRST_BUILDING + n replaces the island kind 1 + n."""


def special_effect(name: str) -> vec[i64]:
    """Return one parameter of every special tile, 0 where a tile has none."""
    tables = DATA.tables("special")
    return array([table.integer(name) if name in table.data else 0 for table in tables])


GIFT: Final = special_effect("gold")
GOLD_PER_GOLDSMITH: Final = special_effect("gold_per_goldsmith")
POINTS_PER_NOBLE: Final = special_effect("points_per_noble")
POINTS_PER_SCOUT: Final = special_effect("points_per_scout")
POINTS_PER_FISHER: Final = special_effect("points_per_fisher")
BOATMEN_ON_TILE: Final = special_effect("boatmen")
POINTS_PER_SURPLUS: Final = special_effect("points_per_surplus")
GOLD_PER_POINT: Final = special_effect("gold_per_point")

# One numbering for everything that can lie in a bag or leave the game.
FIGURE_BAG: Final[i64] = 0
TILE_BAG: Final[i64] = COLOURS
SPECIAL_BAG: Final[i64] = COLOURS + TILE_KINDS
TOKENS: Final[i64] = COLOURS + TILE_KINDS + SPECIAL_KINDS
BOX: Final = array(
    [table.integer("count") for name in ("figure", "island", "ship", "special")
     for table in DATA.tables(name)]
)  # fmt: skip
"""How many of each the box holds, start tiles apart."""

COLUMNS: Final[i64] = 1 + ROUNDS * SLOTS // 2
"""No display can grow wider: with two players each buys half of all tiles, plus the start tile."""
