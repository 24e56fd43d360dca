"""Effect trees of the data as flat code: four ints a step, and every program ends with END.

A tree is checked here: an unknown step, a missing value or a wrong one names file and key.
"""

from typing import Any, Final

from mypy_extensions import i64

from skali.core.bits import array
from skali.core.data import Table
from skali.games.karvi.components import (
    CARD_TABLES,
    COUNTED,
    DATA,
    EQUIPMENT_TABLES,
    KINDS,
    RAID_TABLES,
    RAID_TRACK,
    SPECIAL_TABLES,
    TRADE_CARD_TABLES,
    TRADE_TRACK,
)

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


CODER: Final = Coder()
BOXES: Final = 2


def boxes(table: Table, line: int, what: str) -> list[int]:
    """Write the boxes of a component: two addresses, -1 for a box that is not there."""
    found = table.value("boxes", list)
    if not 1 <= len(found) <= BOXES:
        raise table.fail("boxes", "must be one or two lists of steps")
    addresses = []
    for steps, name in zip(found, ("upper", "lower"), strict=False):
        CODER.begin(table, f"{what}-{table.text('key')}-{name}")
        addresses.append(CODER.program(steps, line))
    return addresses + [-1] * (BOXES - len(addresses))


CARD_BOX: Final = array(
    [address for card in CARD_TABLES for address in boxes(card, int(CAT_CARDS), "card")]
)
"""Programs of the equipment cards: card * 2 + box."""
TRADE_CARD_BOX: Final = array(
    [
        address
        for card in TRADE_CARD_TABLES
        for address in boxes(card, int(CAT_TRADE_CARDS), "trade-card")
    ]
)
RAID_BONUS: Final = array([boxes(tile, int(CAT_RAIDS), "raid")[0] for tile in RAID_TABLES])
STONE_BONUS: Final = array([boxes(stone, int(CAT_STONES), "stone")[0] for stone in SPECIAL_TABLES])
DIE_BOX: Final = array([CODER.code[address] if address >= 0 else 0 for address in CARD_BOX])
"""The first step of a box: some need the die move of the turn."""


def locked(track: Table) -> int:
    """Write what the locked action gives for one track."""
    CODER.begin(track, f"locked-{track.path.removesuffix('_track')}")
    return CODER.program(track.value("locked_steps", list)[0], int(CAT_FIELDS))


TRADE_LOCKED_BONUS: Final[i64] = locked(TRADE_TRACK)
RAID_LOCKED_BONUS: Final[i64] = locked(RAID_TRACK)
LOCKED_CHOICE: Final[i64] = CODER.table([int(TRADE_LOCKED_BONUS), int(RAID_LOCKED_BONUS)])
CODER.code += [0] * 4
INCOME_PROGRAM: Final[i64] = CODER.named("income")
CODER.code += [int(OWN_VALUE), 0, 0, 0, int(OWN_VALUE), 1, 0, 0, 0, 0, 0, 0]
BEER_PROGRAM: Final[i64] = CODER.named("beer")
CODER.code += [int(OWN_VALUE), 2, 0, 0, 0, 0, 0, 0]

# --- equipment tiles ---

TRIGGERS: Final = (
    "passive", "free_once_per_turn", "equip_action", "beer_action", "income_action",
    "trade_action", "raid_action", "after_raid_death", "trade_card_received", "on_build",
)  # fmt: skip
PASSIVE: Final[i64] = 0
ONCE_PER_TURN: Final[i64] = 1
ON_EQUIP: Final[i64] = 2
ON_BEER: Final[i64] = 3
ON_INCOME: Final[i64] = 4
ON_TRADE: Final[i64] = 5
ON_RAID: Final[i64] = 6
ON_DEATH: Final[i64] = 7
ON_TRADE_CARD: Final[i64] = 8
ON_BUILD: Final[i64] = 9

RULES: Final = (
    "beer_cost_cap", "paid_move", "map", "build_bonus", "paid_choice", "raid_bonus",
    "raid_points_factor",
)  # fmt: skip


def trigger(table: Table) -> int:
    """Return when a tile works."""
    name = table.text("trigger")
    if name not in TRIGGERS:
        raise table.fail("trigger", f"must be one of {', '.join(TRIGGERS)}")
    return TRIGGERS.index(name)


def rule_of(table: Table) -> Step:
    """Return the rule that a tile changes, or an empty step."""
    steps = table.value("boxes", list)[0]
    return dict(steps[0]) if steps and steps[0].get("do") in RULES else {}


def tile_program(table: Table, key: str = "") -> int:
    """Write what a tile gives when it is triggered; 0 if it only changes a rule."""
    CODER.begin(table, f"tile-{table.text('key')}{'-' if key else ''}{key}")
    rule = rule_of(table)
    if not rule and not key:
        return boxes(table, int(CAT_TILES), "tile")[0]
    if key and rule.get("do") == "build_bonus":
        return CODER.program(rule[key], int(CAT_TILES))
    if not key and rule["do"] == "paid_choice":
        return CODER.program([{"do": "choose", "options": rule["options"]}], int(CAT_TILES))
    return 0


def rule_value(rule: str, key: str, default: int) -> list[int]:
    """List a parameter of a rule for every tile; the default for tiles that do not change it."""
    found: list[int] = []
    for table in EQUIPMENT_TABLES:
        step = rule_of(table)
        value = step.get(key, ANY_DISTANCE if key == "steps" else 0)
        found.append(int(value) if step.get("do") == rule else default)
    return found


TILE_TRIGGER: Final = array([trigger(table) for table in EQUIPMENT_TABLES])
TILE_PROGRAM: Final = array([tile_program(table) for table in EQUIPMENT_TABLES])
BUILD_BONUS: Final = array(
    [tile_program(table, key) for table in EQUIPMENT_TABLES for key in ("trading_post", "tower")]
)
BEER_CAP: Final = array(rule_value("beer_cost_cap", "value", 99))
PAID_MOVE: Final = array(rule_value("paid_move", "provisions", 0))
PAID_STEPS: Final = array(rule_value("paid_move", "steps", 0))
PAID_BEER: Final = array(rule_value("paid_choice", "beer", 0))
RAID_DAMAGE: Final = array(rule_value("raid_bonus", "damage", 0))
RAID_MORE: Final = array(rule_value("raid_bonus", "points", 0))
RAID_FACTOR: Final = array(rule_value("raid_points_factor", "value", 1))
HAS_MAP: Final = array([int(rule_of(table).get("do") == "map") for table in EQUIPMENT_TABLES])

# --- fields and stop spots ---

MOST_PARTS: Final = 4
FIELD_CODES: Final[list[int]] = []
"""Addresses of the parts of every field and stop spot, MOST_PARTS each, 0 where there is none."""


def field(parts: list[list[Step]], spot: Table) -> int:
    """Write a field's parts and return the field's number."""
    if not 1 <= len(parts) <= MOST_PARTS:
        raise spot.fail("parts", "must be one to four lists of steps")
    addresses = []
    for number, part in enumerate(parts):
        CODER.begin(spot, f"field-{len(FIELD_CODES) // MOST_PARTS + 1}-part-{number + 1}")
        addresses.append(CODER.program(part, int(CAT_FIELDS)))
    FIELD_CODES.extend(addresses + [0] * (MOST_PARTS - len(addresses)))
    return len(FIELD_CODES) // MOST_PARTS - 1


SIDES: Final = ("base", "variety")
BOARD_TABLES: Final = DATA.tables("board")
BOARDS: Final = tuple(board.text("key") for board in BOARD_TABLES)
FIELD_TABLES: Final = [
    field_table for board in BOARD_TABLES for side in SIDES for field_table in board.tables(side)
]
BOARD_START: Final = array(
    [
        sum(
            len(board.tables(side))
            for number, board in enumerate(BOARD_TABLES)
            for place, side in enumerate(SIDES)
            if number * 2 + place < index
        )
        for index in range(2 * len(BOARDS))
    ]
)
"""The first field of every board and side: board * 2 + side."""
BOARD_SIZE: Final = array([len(board.tables("base")) for board in BOARD_TABLES])
LONG: Final = tuple(board.text("length") == "long" for board in BOARD_TABLES)
for _table in FIELD_TABLES:
    field(_table.value("parts", list), _table)
FIELD_BEER: Final = array([table.integer("beer") for table in FIELD_TABLES])
THREE_PLUS: Final = array([int(bool(table.data.get("three_plus"))) for table in FIELD_TABLES])
STOP_TABLES: Final = DATA.tables("stop")
STOPS: Final = (*(stop.text("key") for stop in STOP_TABLES), "printed")
PRINTED: Final[i64] = len(STOP_TABLES)
FOUR_ONLY: Final = array([int(bool(stop.data.get("four_only"))) for stop in STOP_TABLES])
STOP_FIELD: Final[i64] = len(FIELD_TABLES)
"""Stop spots are numbered after the fields: (tile * 2 + side) * 6 + spot."""
for _stop in STOP_TABLES:
    for _side in SIDES:
        for _parts in _stop.value(_side, list):
            field(_parts, _stop)
for _parts in DATA.table("printed_stop").value("spots", list):
    field(_parts, DATA)

FIELD_PART: Final = array(FIELD_CODES)
CODE: Final = array(CODER.code)
PROGRAMS: Final = dict(CODER.names)
"""The names of all programs and choices by address, for positions."""


def automatic(address: int) -> bool:
    """Tell whether a program only gives things, so that it does not matter when."""
    at = address
    while CODE[at] != END:
        if CODE[at] not in (GAIN, POINTS, PROVISIONS):
            return False
        at += int(WIDTH)
    return True


TILE_AUTOMATIC: Final = array([int(automatic(int(address))) for address in TILE_PROGRAM])
PART_AUTOMATIC: Final = array([int(automatic(int(address))) for address in FIELD_PART])
