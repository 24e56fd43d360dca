"""The words of Odin's effects: every step with its code and its values, and what can be counted."""

from typing import Final

from mypy_extensions import i64

from skali.core.effects.coder import own_code
from skali.core.effects.vocabulary import Number, Permission, Step, Vocabulary, flag, number, word
from skali.games.odin.effects.cards import CARDS, SHIPYARD
from skali.games.odin.effects.events import EVENTS, IN_BAND, SPACE_GROUPS
from skali.games.odin.rules.boards import BUILDING_NAMES
from skali.games.odin.rules.components import DICE, REACHES, SHIPS, SPACES, THINGS
from skali.games.odin.rules.goods import SPECIAL_NAMES

MOST_OPTIONS: Final = 12
"""As many as the actions have numbers for."""

FLEETS: Final = (*SHIPS, "large_ship", "any_ship")
"""Which ships an action asks for."""
LARGE_SHIP: Final[i64] = FLEETS.index("large_ship")

# --- what is counted: things by their number, then what follows from the table ---

TABLE_COUNTS: Final = (
    "players", "round", "whaling_boats", "knarrs", "longships", "large_ships", "houses",
    "ship_sets", "loaded_ore", "armed_longships", "special_tiles", "red_kinds", "meat_pairs",
    "animal_kinds", "income", "islands", "crafters", "in_third_column", "in_second_column",
    "second_column_spaces", "weapon_halves", "mined_kinds", "paid_kinds", "usable", "acting",
    "using", "viking_action", "inner_action", "mead_served", "game_served", "stockfish_served",
    "sober", "feasting", "free_small_berths",
)  # fmt: skip
COUNTS: Final = (*THINGS, *TABLE_COUNTS)
FIRST_COUNT: Final[i64] = len(THINGS)
TALLIES: Final = (
    "wood", "stone", "stockfish", "silver", "occupations", "longships", "mined_wood",
    "mined_stone", "mined_ore", "mined_silver", "paid_wood", "paid_stone", "paid_ore", "won",
    "wood_spent", "boats",
)  # fmt: skip

# --- steps ---

WAYS: Final = ("plain", "meat", "orange", "blue", "same", "rise", "fall")
"""How goods are upgraded: any; only some; to the blue side; one kind; up a diagonal of the box."""
ONLY: Final = ("any", "hard", "ore", "fitting")
"""Which items of a strip may be taken: all; stone and ore; ore; what lets the space be used."""
UNLOADED: Final = ("whaling_boat", "longship-1", "longship-2", "longship-3")
FOLLOWED: Final = ("second_column", "neighbour")
BONUS_PLACES: Final = ("houses", "home")
CALLED: Final = ("just_placed", "fourth_column")
"""Which Vikings return."""
HELD_ALONE: Final = ("feast", "breeding")
"""What one player does as in its phase."""
LAID_AT_ONCE: Final = ("ore", "stockfish")
"""What is laid in the middle of an effect: from the general supply, or from the banquet table."""

THING: Final = word("thing", THINGS, says="thing")
WAY: Final = word("way", WAYS, default="plain")

STEPS: Final = (
    Step("gain", own_code(0), THING, number("n", 1, default=1), simple=True, heard="receive"),
    Step("spend", own_code(1), THING, number("n", 1, default=1), unsure=True),
    Step("have", own_code(2), word("ship", FLEETS), number("n", 1, default=1), unsure=True),
    Step("ship", own_code(3), word("kind", SHIPS), flag("armed"), unsure=True),
    Step("building", own_code(4), word("kind", BUILDING_NAMES), unsure=True),
    Step(
        "mountain", own_code(5), number("n", 1, 4), number("more", 0, 4, default=0),
        number("times", 0, 3, default=0), word("only", ONLY, default="any"), unsure=True,
    ),
    Step("upgrade", own_code(6), number("goods", 1, 4), number("steps", 1, 2, default=1), WAY,
         unsure=True),
    Step("draw_weapons", own_code(7), number("n", 1)),
    Step("dice", own_code(8), word("action", DICE), number("boats", 0, 3, default=0)),
    Step("overseas_trading", own_code(9)),
    Step("special_sale", own_code(10), number("n", 1, 3), unsure=True),
    Step("forge", own_code(11)),
    Step("explore", own_code(12), word("reach", REACHES), unsure=True),
    Step("emigrate", own_code(13), number("less", 0, default=0), unsure=True),
    Step("boat_to_knarr", own_code(14), unsure=True),
    Step("draw_occupation", own_code(15)),
    Step("play_occupation", own_code(16), number("n", 1, 4), flag("lapses"), flag("drawn"),
         unsure=True),
    # what an event that somebody may replace does by itself
    Step("draw_card", own_code(17)),
    Step("cast", own_code(18), word("action", DICE), number("boats", 0, 3, default=0)),
    Step("trade_now", own_code(19)),
    Step("upgrade_now", own_code(20), number("goods", 1, 4), number("steps", 1, 2, default=1),
         WAY),
    Step("put", own_code(21)),
    Step("spend_now", own_code(22), THING, number("n", 0, default=1)),
    Step("draw_arm", own_code(23)),
    Step("harvest_now", own_code(24), number("level", 1, 4)),
    Step("gift", own_code(25), number("n", 0)),
    # what the columns of the action board add
    Step("column_draw", own_code(26)),
    Step("column_play", own_code(27), flag("late")),
    # what only cards do
    Step("special", own_code(28), word("kind", SPECIAL_NAMES), unsure=True),
    Step("lose_ship", own_code(29), word("kind", SHIPS), unsure=True),
    Step("recall", own_code(30), number("second", 0), unsure=True),
    Step("call_back", own_code(31), word("where", CALLED, default="just_placed"), unsure=True),
    Step("follow", own_code(32), word("where", FOLLOWED), number("paid", 0, default=0),
         unsure=True),
    Step("turn_over", own_code(33), number("n", 1, 7), unsure=True),
    Step("hold", own_code(34), word("what", HELD_ALONE)),
    Step("bonus", own_code(35), word("where", BONUS_PLACES)),
    Step("harvest", own_code(36), number("level", 1, 4), flag("quiet")),
    Step("lay", own_code(37), word("what", LAID_AT_ONCE), unsure=True),
    Step("swap", own_code(38), word("kind", ("cloakpin", "drinking_horn")), unsure=True),
    Step("pregnant", own_code(39), unsure=True),
    Step("discard_weapons", own_code(40), number("n", 1, 4), unsure=True),
    Step("store", own_code(41), word("thing", ("wood", "stone")), unsure=True),
    Step("unload", own_code(42), word("ship", UNLOADED), unsure=True),
    Step("take_fourth", own_code(43), unsure=True),
    Step("throw_ore", own_code(44), number("n", 1, 4), unsure=True),
    Step("stay_sober", own_code(45)),
)  # fmt: skip

# --- numbers and permissions ---

EMIGRATION: Final = "emigration"
PRICES: Final = (*THINGS, EMIGRATION)
EMIGRATION_PRICE: Final[i64] = len(THINGS)
WORTHS: Final = ("stone", "spear")
STONE_WORTH: Final[i64] = 0
SPEAR_WORTH: Final[i64] = 1

NUMBERS: Final = (
    Number("price", PRICES),
    Number("roll", DICE),
    Number("rolls", DICE),
    Number("worth", WORTHS, low_is_good=False),
    Number("vikings", SPACES, floor=1),
    Number("sword"),
    Number("long_peas", low_is_good=False),
)
PRICE: Final[i64] = 0
ROLL: Final[i64] = 1
ROLLS: Final[i64] = 2
WORTH: Final[i64] = 3
VIKINGS: Final[i64] = 4
SWORD_VALUE: Final[i64] = 5
LONG_PEAS: Final[i64] = 6

PERMISSIONS: Final = (
    Permission("wood_in_houses"),
    Permission("any_reach", SPACES),
    Permission("spears_as_swords"),
    Permission("split_loot"),
    Permission("green_loot"),
    Permission("knarr_as_longship"),
    Permission("extra_step"),
    Permission("mine_first", SPACES, {**IN_BAND, **SPACE_GROUPS}),
)
WOOD_IN_HOUSES: Final[i64] = 0
ANY_REACH: Final[i64] = 1
SPEARS_AS_SWORDS: Final[i64] = 2
SPLIT_LOOT: Final[i64] = 3
GREEN_LOOT: Final[i64] = 4
KNARR_AS_LONGSHIP: Final[i64] = 5
EXTRA_STEP: Final[i64] = 6
MINE_FIRST: Final[i64] = 7

VOCABULARY: Final = Vocabulary(
    "odin",
    STEPS,
    COUNTS,
    events=EVENTS,
    numbers=NUMBERS,
    permissions=PERMISSIONS,
    tallies=TALLIES,
    origins=(*(f"space:{key}" for key in SPACES), *(f"card:{key}" for key in CARDS)),
    origin_groups={
        "shipyard": SHIPYARD,
        **{
            name: tuple(f"space:{key}" for key in keys)
            for name, keys in {**IN_BAND, **SPACE_GROUPS}.items()
        },
    },
    most_options=MOST_OPTIONS,
)
