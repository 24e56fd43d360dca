"""What cards listen to, and what is told as soon as it has happened."""

from typing import Final

from mypy_extensions import i64

from skali.core.effects.vocabulary import Event
from skali.games.odin.rules.banquet import FOODS
from skali.games.odin.rules.components import BANDS, DICE, SHIPS, SPACE_TABLES, SPACES, THINGS

IN_BAND: Final = {
    band: tuple(space.text("key") for space in SPACE_TABLES if space.text("band") == band)
    for band in BANDS
}
MOUNTAIN: Final = tuple(
    space.text("key") for space in SPACE_TABLES if "'mountain'" in str(space.data["effect"])
)
"""Spaces on which something is taken from mountain strips."""
COLUMN_NAMES: Final = ("first_column", "second_column", "third_column", "fourth_column")
SPACE_GROUPS: Final = {
    **{
        name: tuple(
            space.text("key") for space in SPACE_TABLES if space.integer("column") == column + 1
        )
        for column, name in enumerate(COLUMN_NAMES)
    },
    "house_building": IN_BAND["houses"],
    "building": (*IN_BAND["houses"], *IN_BAND["ships"]),
    "overseas": ("overseas_trading_1", "overseas_trading_2"),
    "ore_crafts": ("craft_chest", "forge"),
    "mountain": MOUNTAIN,
    "mountain_and_upgrade": ("mountain_1_upgrade_1", "mountain_3_upgrade_1"),
    "two_silver": ("mead_and_silver", "craft_clothing", *MOUNTAIN),
    "one_silver": (
        "market_beans",
        "market_flax_stockfish",
        "market_fruits_oil_salt_meat",
        "market_spices",
        "craft_rune_stone",
        "craft_chest",
        "draw_occupation",
        "play_occupation_1",
    ),
}
"""Names for several spaces at once, beside the bands of the board."""
LAID: Final = ("rune_stone_island", "rune_stone_house", "grain_house")
ITEMS: Final = ("silver", "ore", "wood", "stone")

EVENTS: Final = (
    Event("use", SPACES, {**IN_BAND, **SPACE_GROUPS}),
    Event("receive", THINGS),
    Event("dice", DICE),
    Event("success", DICE),
    Event("failure", DICE),
    Event("trade"),
    Event("upgrade"),
    Event("draw"),
    Event("played"),
    Event("explored"),
    Event("emigrated"),
    Event("ship", SHIPS),
    Event("house"),
    Event("mined", ITEMS),
    Event("laid", LAID),
    Event("served", FOODS),
    Event("returned"),
    Event("thing"),
    Event("placed", SPACES, SPACE_GROUPS),
    Event("ore"),
    Event("harvest"),
    Event("no_harvest"),
    Event("weapon"),
    Event("last_placed"),
    Event("income"),
    Event("feast"),
    Event("feasted"),
    Event("bonus"),
    Event("bonus_paid"),
    Event("erosion", ITEMS),
    Event("house_bonus"),
    Event("scoring"),
)
USE: Final[i64] = 0
RECEIVE: Final[i64] = 1
DICE_ACTION: Final[i64] = 2
SUCCESS: Final[i64] = 3
FAILURE: Final[i64] = 4
TRADE: Final[i64] = 5
UPGRADE: Final[i64] = 6
DRAW: Final[i64] = 7
PLAYED: Final[i64] = 8
EXPLORED: Final[i64] = 9
EMIGRATED: Final[i64] = 10
SHIP: Final[i64] = 11
HOUSE: Final[i64] = 12
MINED: Final[i64] = 13
LAYING: Final[i64] = 14
SERVED: Final[i64] = 15
RETURNED: Final[i64] = 16
THING_IS: Final[i64] = 17
PLACED: Final[i64] = 18
ORE_SPENT: Final[i64] = 19
HARVEST: Final[i64] = 20
NO_HARVEST: Final[i64] = 21
WEAPON_DRAW: Final[i64] = 22
LAST_PLACED: Final[i64] = 23
INCOME: Final[i64] = 24
FEAST_BEGINS: Final[i64] = 25
FEASTED: Final[i64] = 26
BONUS: Final[i64] = 27
BONUS_PAID: Final[i64] = 28
EROSION: Final[i64] = 29
HOUSE_BONUS: Final[i64] = 30
SCORING: Final[i64] = 31

RUNE_ON_ISLAND: Final[i64] = 0
RUNE_IN_HOUSE: Final[i64] = 1
GRAIN_IN_HOUSE: Final[i64] = 2
THING_NUMBER: Final[i64] = 3
"""What the Thing square is watched for: exactly so many Vikings."""
