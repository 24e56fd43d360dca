"""The words of Karvi's effects: every step with its code and its values."""

from typing import Final

from mypy_extensions import i64

from skali.core.effects import coder
from skali.core.effects.vocabulary import (
    Step,
    Vocabulary,
    context,
    fixed,
    flag,
    inner,
    number,
    repeat,
    word,
)
from skali.games.karvi.rules.components import COUNTED, KINDS

# The codes of the steps, from core's first free one.
GAIN: Final[i64] = 16
GAIN_ANY: Final[i64] = 17
BEER: Final[i64] = 18
PROVISIONS: Final[i64] = 19
ACTION: Final[i64] = 20
DRAW: Final[i64] = 21
TRADE_CARD: Final[i64] = 22
WARRIOR: Final[i64] = 23
STRENGTH: Final[i64] = 24
HEAL: Final[i64] = 25
POINTS: Final[i64] = 26
POINTS_PER: Final[i64] = 27
MOVE: Final[i64] = 28
RELEASE: Final[i64] = 29
EACH_STRENGTH: Final[i64] = 30
DOUBLE_STRENGTH: Final[i64] = 31
POINTS_STRENGTH: Final[i64] = 32
FLIP: Final[i64] = 33
RETURN: Final[i64] = 34
DIE_SET: Final[i64] = 35
DIE_COPY: Final[i64] = 36
DIE_POINTS: Final[i64] = 37
DIE_MOVE_FREE: Final[i64] = 38
DIE_BACK: Final[i64] = 39
FIELD_REUSE: Final[i64] = 40
FIELD_FREE: Final[i64] = 41
DIE_STACK: Final[i64] = 42
PAY_PROVISIONS: Final[i64] = 43
OWN_VALUE: Final[i64] = 44
"""Resources of an income, strength of an income, beer of a beer action: by the player's values."""

ACTIONS: Final = ("beer", "provisions", "income", "equip", "trade", "raid", "locked")
BEER_ACTION: Final[i64] = 0
PROVISIONS_ACTION: Final[i64] = 1
INCOME_ACTION: Final[i64] = 2
EQUIP_ACTION: Final[i64] = 3
TRADE_ACTION: Final[i64] = 4
RAID_ACTION: Final[i64] = 5
LOCKED_ACTION: Final[i64] = 6

MODES: Final = ("normal", "beside", "force")
NORMAL_MODE: Final[i64] = 0
BESIDE: Final[i64] = 1
FORCE: Final[i64] = 2
STATES: Final = ("healthy", "injured")
ANY_KIND: Final[i64] = 3
ANY_DISTANCE: Final[i64] = 63

# How a movement finds its end: along routes, onto a map spot, onto another ship's spot.
ALONG: Final[i64] = 0
TO_MAP: Final[i64] = 1
TO_SHIP: Final[i64] = 2

# How the die of a turn is moved, and a field used, by cards.
MOVE_FREE: Final[i64] = 1
MOVE_STACK: Final[i64] = 2
USE_OWN: Final[i64] = 0
USE_FREE: Final[i64] = 1
USE_PAYING: Final[i64] = 2

# The lines of the score sheet.
CATEGORIES: Final = (
    "fields", "buildings", "equipping", "trade", "raids", "valhalla", "cards", "trade_cards",
    "tiles", "stones", "runestones", "strength", "goods", "beer", "provisions", "gold", "hand",
    "resources",
)  # fmt: skip
CAT_FIELDS: Final[i64] = 0
CAT_BUILDINGS: Final[i64] = 1
CAT_EQUIPPING: Final[i64] = 2
CAT_TRADE: Final[i64] = 3
CAT_RAIDS: Final[i64] = 4
CAT_VALHALLA: Final[i64] = 5
CAT_CARDS: Final[i64] = 6
CAT_TRADE_CARDS: Final[i64] = 7
CAT_TILES: Final[i64] = 8
CAT_STONES: Final[i64] = 9
CAT_RUNESTONES: Final[i64] = 10
CAT_STRENGTH: Final[i64] = 11
CAT_GOODS: Final[i64] = 12
CAT_BEER: Final[i64] = 13
CAT_PROVISIONS: Final[i64] = 14
CAT_GOLD: Final[i64] = 15
CAT_HAND: Final[i64] = 16
CAT_RESOURCES: Final[i64] = 17
LINES: Final[i64] = 18

# --- steps ---

STATE: Final = word("state", STATES)
MODE: Final = word("mode", MODES, "normal")
VALUES: Final = ("resources", "strength", "beer")
MOST_OPTIONS: Final = 4
"""As many as the actions have numbers for."""

STEPS: Final = (
    Step(
        "gain", int(GAIN), number("fur", 0, default=0), number("silver", 0, default=0),
        number("gold", 0, default=0), simple=True,
    ),
    Step("gain_any", int(GAIN_ANY), number("n")),
    Step("beer", int(BEER), number("n")),
    Step("provisions", int(PROVISIONS), number("n"), simple=True),
    Step("action", int(ACTION), word("name", ACTIONS)),
    Step("draw", int(DRAW), number("n"), word("deck", (*KINDS, "any"), "any")),
    Step("trade_card", int(TRADE_CARD), number("n")),
    Step("warrior", int(WARRIOR), number("strength", 1, 6), number("n")),
    Step("strength", int(STRENGTH), number("n")),
    Step("heal", int(HEAL), number("n")),
    Step("points", int(POINTS), number("n"), context(), simple=True),
    Step(
        "points_per", int(POINTS_PER), word("what", COUNTED), number("each", 1, 9),
        number("most"), context(),
    ),
    Step(
        "move", int(MOVE), number("steps", 1, 20), MODE, fixed(int(ALONG)), repeat("times", 4),
    ),
    Step("jump_map", int(MOVE), fixed(0), MODE, fixed(int(TO_MAP))),
    Step("jump_ship", int(MOVE), fixed(0), MODE, fixed(int(TO_SHIP))),
    Step("release", int(RELEASE), word("building", ("trading_post", "tower"))),
    Step("each_warrior_strength", int(EACH_STRENGTH), STATE, number("up_to", 1, 6)),
    Step("double_strength", int(DOUBLE_STRENGTH), STATE, number("warriors", 1, 6)),
    Step("points_strength", int(POINTS_STRENGTH), STATE, number("warriors", 1, 6), context()),
    Step("flip_to_injured", int(FLIP), inner("gain")),
    Step("return_warrior", int(RETURN), STATE, inner("gain")),
    Step("die_set", int(DIE_SET), number("value", 0, 5)),
    Step("die_copy", int(DIE_COPY)),
    Step("die_points", int(DIE_POINTS)),
    Step("die_move_free", int(DIE_MOVE_FREE)),
    Step("die_back", int(DIE_BACK), number("fields", 1, 3), flag("pay")),
    Step("field_reuse_own", int(FIELD_REUSE)),
    Step("field_any_free", int(FIELD_FREE), flag("pay")),
    Step("die_stack", int(DIE_STACK)),
    Step("pay_provisions", int(PAY_PROVISIONS), number("most", 1, 6), inner("gain")),
    Step("own_value", int(OWN_VALUE), word("of", VALUES)),
)  # fmt: skip
VOCABULARY: Final = Vocabulary("karvi", STEPS, COUNTED, most_options=MOST_OPTIONS)


class Coder(coder.Coder):
    """Writes effects with Karvi's words."""

    def __init__(self) -> None:
        """Begin with no programs."""
        super().__init__(VOCABULARY)
