"""Writing effect trees as flat code: four ints a step, and every program ends with END.

A tree is checked here: an unknown step, a missing value or a wrong one names file and key.
"""

from typing import Any, Final

from mypy_extensions import i64

from skali.core.data import Table
from skali.games.karvi.components import COUNTED, DATA, KINDS

END: Final[i64] = 0
GAIN: Final[i64] = 1
GAIN_ANY: Final[i64] = 2
BEER: Final[i64] = 3
PROVISIONS: Final[i64] = 4
ACTION: Final[i64] = 5
CHOOSE: Final[i64] = 6
DRAW: Final[i64] = 7
TRADE_CARD: Final[i64] = 8
WARRIOR: Final[i64] = 9
STRENGTH: Final[i64] = 10
HEAL: Final[i64] = 11
POINTS: Final[i64] = 12
POINTS_PER: Final[i64] = 13
MOVE: Final[i64] = 14
RELEASE: Final[i64] = 15
EACH_STRENGTH: Final[i64] = 16
DOUBLE_STRENGTH: Final[i64] = 17
POINTS_STRENGTH: Final[i64] = 18
FLIP: Final[i64] = 19
RETURN: Final[i64] = 20
DIE_SET: Final[i64] = 21
DIE_COPY: Final[i64] = 22
DIE_POINTS: Final[i64] = 23
DIE_MOVE_FREE: Final[i64] = 24
DIE_BACK: Final[i64] = 25
FIELD_REUSE: Final[i64] = 26
FIELD_FREE: Final[i64] = 27
DIE_STACK: Final[i64] = 28
PAY_PROVISIONS: Final[i64] = 29
OWN_VALUE: Final[i64] = 31
"""Resources of an income, strength of an income, beer of a beer action: by the player's values."""
WIDTH: Final[i64] = 4

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

Step = dict[str, Any]


class Coder:
    """Writes programs into one list of ints."""

    __slots__ = ("code", "inner", "label", "names", "spot")

    def __init__(self) -> None:
        """Address 0 is a program that does nothing."""
        self.code: list[int] = [0, 0, 0, 0]
        self.spot: Table = DATA
        """Where the tree stands that is being written, for errors."""
        self.label: str = ""
        """What the programs being written are called; inner ones are numbered."""
        self.inner: int = 0
        self.names: dict[int, str] = {0: "nothing"}

    def begin(self, spot: Table, label: str) -> None:
        """Say where the next tree stands and what its program is called."""
        self.spot = spot
        self.label = label
        self.inner = 0

    def named(self, name: str) -> int:
        """Call what is written next by a name, and return its address."""
        self.names[len(self.code)] = name
        return len(self.code)

    def program(self, steps: list[Step], line: int, *, inner: bool = False) -> int:
        """Write steps one after the other and return their address; inner programs come first."""
        rows = [row for step in steps for row in self.rows(step, line)]
        address = self.named(f"{self.label}.{self.inner}" if inner else self.label)
        for row in rows:
            self.code += [*row, *([0] * (int(WIDTH) - len(row)))]
        self.code += [0] * int(WIDTH)
        return address

    def table(self, addresses: list[int]) -> int:
        """Write a list of addresses and return where it stands."""
        address = self.named(f"{self.names[addresses[0]]}-choice")
        self.code += addresses
        return address

    def within(self, steps: list[Step], line: int) -> int:
        """Write a program that is part of another."""
        self.inner += 1
        return self.program(steps, line, inner=True)

    def number(self, step: Step, key: str, low: int = 0, high: int = 99) -> int:
        """Return a whole number of a step."""
        value = step.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.spot.fail(str(step.get("do")), f"needs {key} from {low} to {high}")
        return value

    def word(self, step: Step, key: str, allowed: tuple[str, ...], default: str = "") -> int:
        """Return the place of a word of a step among those allowed."""
        value = step.get(key, default)
        if value not in allowed:
            raise self.spot.fail(str(step.get("do")), f"needs {key}: {', '.join(allowed)}")
        return allowed.index(value)

    def rows(self, step: Step, line: int) -> list[list[int]]:
        """Return the code of one step."""
        do = step.get("do")
        if do in ("gain", "gain_any", "beer", "provisions", "strength", "heal", "points",
                  "trade_card", "draw", "warrior"):  # fmt: skip
            return [self.gain(step, line)]
        if do == "action":
            return [[int(ACTION), self.word(step, "name", ACTIONS)]]
        if do == "choose":
            return [[int(CHOOSE), *self.options(step, line)]]
        if do in ("move", "jump_map", "jump_ship"):
            return self.movement(step)
        if do in ("die_set", "die_copy", "die_points", "die_move_free", "die_back", "die_stack",
                  "field_reuse_own", "field_any_free"):  # fmt: skip
            return [self.dice(step, line)]
        return [self.crew(step, line)]

    def gain(self, step: Step, line: int) -> list[int]:
        """Write a step that gives something."""
        do = step["do"]
        if do == "gain":
            amounts = [self.number({"do": do, key: step.get(key, 0)}, key) for key in
                       ("fur", "silver", "gold")]  # fmt: skip
            return [int(GAIN), *amounts]
        if do == "draw":
            kind = self.word(step, "deck", (*KINDS, "any"), "any")
            return [int(DRAW), self.number(step, "n", 1), kind]
        if do == "warrior":
            return [int(WARRIOR), self.number(step, "strength", 1, 6), self.number(step, "n", 1)]
        ops = {"gain_any": GAIN_ANY, "beer": BEER, "provisions": PROVISIONS, "strength": STRENGTH,
               "heal": HEAL, "points": POINTS, "trade_card": TRADE_CARD}  # fmt: skip
        return [int(ops[do]), self.number(step, "n", 1), line]

    def options(self, step: Step, line: int) -> list[int]:
        """Write the options of a choice: how many, and where their addresses stand."""
        options = step.get("options")
        if not isinstance(options, list) or not 2 <= len(options) <= 4:
            raise self.spot.fail(str(step.get("do")), "needs two to four options")
        return [len(options), self.table([self.within(option, line) for option in options])]

    def movement(self, step: Step) -> list[list[int]]:
        """Write a ship movement, or several."""
        mode = self.word(step, "mode", MODES, "normal")
        if step["do"] == "jump_map":
            return [[int(MOVE), 0, mode, int(TO_MAP)]]
        if step["do"] == "jump_ship":
            return [[int(MOVE), 0, mode, int(TO_SHIP)]]
        one = [int(MOVE), self.number(step, "steps", 1, 20), mode, int(ALONG)]
        return [one] * self.number({"times": 1, **step}, "times", 1, 4)

    def dice(self, step: Step, line: int) -> list[int]:
        """Write a step that works on dice and fields."""
        do = step["do"]
        if do == "die_set":
            return [int(DIE_SET), self.number(step, "value", 0, 5)]
        if do == "die_back":
            return [int(DIE_BACK), self.number(step, "fields", 1, 3), int(step.get("pay", False))]
        if do == "field_any_free":
            return [int(FIELD_FREE), int(step.get("pay", False))]
        ops = {"die_copy": DIE_COPY, "die_points": DIE_POINTS, "die_move_free": DIE_MOVE_FREE,
               "die_stack": DIE_STACK, "field_reuse_own": FIELD_REUSE}  # fmt: skip
        return [int(ops[do]), line]

    def crew(self, step: Step, line: int) -> list[int]:
        """Write a step that works on warriors, buildings, provisions or counts."""
        do = step.get("do")
        if do == "release":
            return [int(RELEASE), self.word(step, "building", ("trading_post", "tower"))]
        if do == "points_per":
            what = self.word(step, "what", COUNTED)
            each = self.number(step, "each", 1, 9)
            return [int(POINTS_PER), what, each << 8 | self.number(step, "most", 1), line]
        if do == "pay_provisions":
            return [int(PAY_PROVISIONS), self.number(step, "most", 1, 6),
                    self.within(step["gain"], line)]  # fmt: skip
        if do == "flip_to_injured":
            return [int(FLIP), self.within(step["gain"], line)]
        ops = {"each_warrior_strength": EACH_STRENGTH, "double_strength": DOUBLE_STRENGTH,
               "points_strength": POINTS_STRENGTH, "return_warrior": RETURN}  # fmt: skip
        if do not in ops:
            raise self.spot.fail(str(do), "there is no such step")
        state = self.word(step, "state", STATES)
        if do == "return_warrior":
            return [int(RETURN), state, self.within(step["gain"], line)]
        key = "up_to" if do == "each_warrior_strength" else "warriors"
        return [int(ops[do]), state, self.number(step, key, 1, 6), line]
