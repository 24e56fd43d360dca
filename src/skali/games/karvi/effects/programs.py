"""The programs of all cards, tiles, stones and fields, and the rules that tiles change."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import array
from skali.core.data import Section
from skali.core.effects.coder import Tree as Step
from skali.games.karvi.effects.vocabulary import (
    ANY_DISTANCE,
    CAT_CARDS,
    CAT_FIELDS,
    CAT_RAIDS,
    CAT_STONES,
    CAT_TILES,
    CAT_TRADE_CARDS,
    Coder,
)
from skali.games.karvi.rules.components import (
    CARD_TABLES,
    DATA,
    EQUIPMENT_TABLES,
    RAID_TABLES,
    RAID_TRACK,
    SPECIAL_TABLES,
    TRADE_CARD_TABLES,
    TRADE_TRACK,
)

CODER: Final = Coder()
BOXES: Final = 2


def boxes(table: Section, line: int, what: str) -> list[int]:
    """Write the boxes of a component: two addresses, -1 for a box that is not there."""
    found = table.value("boxes", list)
    if not 1 <= len(found) <= BOXES:
        raise table.fail("boxes", "must be one or two lists of steps")
    addresses = []
    for box, name in enumerate(("upper", "lower")[: len(found)]):
        CODER.begin(table, f"{what}-{table.text('key')}-{name}", f"boxes[{box}]")
        addresses.append(CODER.program(found[box], line))
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


def locked(track: Section) -> int:
    """Write what the locked action gives for one track."""
    CODER.begin(track, f"locked-{track.path.removesuffix('_track')}", "locked_steps[0]")
    return CODER.program(track.value("locked_steps", list)[0], int(CAT_FIELDS))


TRADE_LOCKED_BONUS: Final[i64] = locked(TRADE_TRACK)
RAID_LOCKED_BONUS: Final[i64] = locked(RAID_TRACK)
LOCKED_CHOICE: Final[i64] = CODER.table([int(TRADE_LOCKED_BONUS), int(RAID_LOCKED_BONUS)], 1, 1)


def by_own_values(name: str, *values: str) -> int:
    """Write what an action brings by the player's own values."""
    CODER.begin(DATA, name)
    return CODER.program([{"do": "own_value", "of": value} for value in values])


INCOME_PROGRAM: Final[i64] = by_own_values("income", "resources", "strength")
BEER_PROGRAM: Final[i64] = by_own_values("beer", "beer")

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

RULES: Final[dict[str, tuple[str, dict[str, tuple[int, int]]]]] = {
    "beer_cost_cap": ("passive", {"value": (1, 9)}),
    "map": ("passive", {}),
    "paid_move": ("free_once_per_turn", {"provisions": (1, 6), "steps": (1, 9)}),
    "paid_choice": ("free_once_per_turn", {"beer": (1, 9)}),
    "build_bonus": ("on_build", {}),
    "raid_bonus": ("raid_action", {"damage": (-9, 9), "points": (0, 99)}),
    "raid_points_factor": ("raid_action", {"value": (1, 9)}),
}
"""The rules that tiles change: the trigger of such a tile, and the numbers of its step."""
ONLY_RULES: Final = ("passive", "free_once_per_turn", "on_build")
"""Triggers at which nothing is gained: a tile that has one changes a rule."""


def trigger(table: Section) -> int:
    """Return when a tile works."""
    name = table.text("trigger")
    if name not in TRIGGERS:
        raise table.fail("trigger", f"must be one of {', '.join(TRIGGERS)}")
    rule = rule_of(table)
    if not rule:
        if name in ONLY_RULES:
            known = ", ".join(do for do, (when, _) in RULES.items() if when == name)
            raise table.fail("trigger", f"{name} needs boxes that begin with one of {known}")
        return TRIGGERS.index(name)
    right, numbers = RULES[rule["do"]]
    if name != right:
        raise table.fail("trigger", f"must be {right} for boxes with {rule['do']}, not {name}")
    for key, (low, high) in numbers.items():
        found = rule.get(key, low if key == "steps" else None)
        if type(found) is not int or not low <= found <= high:
            raise table.fail("boxes", f"{rule['do']} needs {key} from {low} to {high}")
    return TRIGGERS.index(name)


def rule_of(table: Section) -> Step:
    """Return the rule that a tile changes, or an empty step."""
    steps = table.value("boxes", list)[0]
    return dict(steps[0]) if steps and steps[0].get("do") in RULES else {}


def tile_program(table: Section, key: str = "") -> int:
    """Write what a tile gives when it is triggered; 0 if it only changes a rule."""
    CODER.begin(table, f"tile-{table.text('key')}{'-' if key else ''}{key}", "boxes[0][0]")
    rule = rule_of(table)
    if not rule and not key:
        return boxes(table, int(CAT_TILES), "tile")[0]
    if key and rule.get("do") == "build_bonus":
        return CODER.program(rule[key], int(CAT_TILES))
    if not key and rule["do"] == "paid_choice":
        return CODER.program([{"do": "one_of", "options": rule["options"]}], int(CAT_TILES))
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
FIELD_NAMES: Final[list[str]] = []
"""How fields and stop spots are called: board or tile, side, and the place on it from 1."""
FIELD_TREES: Final[list[list[list[Step]]]] = []


def field(parts: list[list[Step]], spot: Section, name: str) -> None:
    """Write a field's parts; its number is the next one."""
    if not 1 <= len(parts) <= MOST_PARTS:
        raise spot.fail("parts", "must be one to four lists of steps")
    addresses = []
    for number, part in enumerate(parts):
        CODER.begin(spot, f"{name}-part-{number + 1}", f"parts[{number}]")
        addresses.append(CODER.program(part, int(CAT_FIELDS)))
    FIELD_CODES.extend(addresses + [0] * (MOST_PARTS - len(addresses)))
    FIELD_NAMES.append(name)
    FIELD_TREES.append(parts)


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
for _board in BOARD_TABLES:
    for _side in SIDES:
        for _place, _table in enumerate(_board.tables(_side), 1):
            _name = f"board-{_board.text('key')}-{_side}-{_place}"
            field(_table.value("parts", list), _table, _name)
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
        for _place, _parts in enumerate(_stop.value(_side, list), 1):
            field(_parts, _stop, f"{_stop.text('key')}-{_side}-{_place}")
for _place, _parts in enumerate(DATA.table("printed_stop").value("spots", list), 1):
    field(_parts, DATA, f"printed_stop-{_place}")

FIELD_PART: Final = array(FIELD_CODES)
CODE: Final = array(CODER.code)
PROGRAMS: Final = dict(CODER.names)
"""The names of all programs and choices by address, for positions."""
TILE_AUTOMATIC: Final = array([int(int(address) in CODER.simples) for address in TILE_PROGRAM])
"""Whether a program only gives things, so that it does not matter when."""
PART_AUTOMATIC: Final = array([int(int(address) in CODER.simples) for address in FIELD_PART])
