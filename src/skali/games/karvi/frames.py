"""Pending decisions as plain data: what is asked, of whom, and what the game packed behind it."""
# interpreted: reads and writes JSON-like data

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any

from skali.core.bits import places
from skali.core.effects.codes import SIZE, WIDTH
from skali.core.effects.scale import steps_in
from skali.core.position import Fields
from skali.games.karvi.coder import MODES, STATES
from skali.games.karvi.components import (
    EQUIPMENT,
    EQUIPMENT_TABLES,
    KINDS,
    NORMAL,
    RAID_TABLES,
    SITE_KEYS,
    STONE_SITES,
    STONES,
    TILES,
    TRADE_TABLES,
)
from skali.games.karvi.crew import DIED
from skali.games.karvi.effects import CODE, PROGRAMS
from skali.games.karvi.state import ASKS, DIE_REASONS, WAIT_RUN, WAITS, Table
from skali.games.karvi.trading import NO_TILE

ADDRESSES = sorted(PROGRAMS)
BY_NAME = {name: address for address, name in PROGRAMS.items()}
CHOICES = tuple(name for name in BY_NAME if name.endswith("-choice"))
EFFECTS = tuple(name for name in BY_NAME if not name.endswith("-choice"))
STONE_PLACES = tuple(SITE_KEYS[site] for site in STONE_SITES)
RAID_KEYS = tuple(tile.text("key") for tile in RAID_TABLES)
PROGRAM = ("a program",)
"""Marks a part that is a program or a choice, written by its name."""
NAMES = (*ASKS, *WAITS)

# The parts of every frame's cargo: name, first bit, bits, and the words for its values.
Part = tuple[str, int, int, Sequence[str]]
PARTS: dict[str, tuple[Part, ...]] = {
    "move": (("how", 0, 2, ("", "free", "stack")),),
    "sail": (
        ("steps", 0, 6, ()),
        ("mode", 6, 2, MODES),
        ("how", 8, 2, ("routes", "map", "ship")),
    ),
    "displace": (("ships", 0, 4, ()),),
    "stone": (("site", 0, 1, STONE_PLACES),),
    "cover": (("stone", 0, 4, STONES[NORMAL:]),),
    "gather": (
        ("number", 0, 4, ()),
        ("fewest", 4, 4, ()),
        ("most", 8, 4, ()),
        ("paying", 12, 1, ("no", "yes")),
    ),
    "pour": (("beer", 0, 6, ()),),
    "strengthen": (("points", 0, 6, ()),),
    "raise_each": (
        ("waiting", 0, 18, ()),
        ("side", 18, 1, STATES),
        ("warriors", 19, 3, ()),
        ("up_to", 22, 3, ()),
    ),
    "heal": (("number", 0, 6, ()),),
    "wound": (("gain", 0, 16, PROGRAM),),
    "give": (("side", 0, 1, STATES), ("gain", 1, 16, PROGRAM)),
    "recruit": (("strength", 0, 4, ()), ("number", 4, 4, ())),
    "damage": (("number", 0, 8, ()), ("died", 8, 1, ("no", "yes"))),
    "draw": (("kind", 0, 2, (*KINDS, "any")), ("number", 2, 4, ())),
    "equip": (("bonus_taken", 0, 1, ("no", "yes")),),
    "receive": (("number", 0, 6, ()),),
    "part": (("parts", 0, 4, ()), ("field", 4, 12, ())),
    "option": (("options", 0, 3, ()), ("choice", 3, 16, PROGRAM)),
    "die": (("reason", 0, 4, DIE_REASONS), ("value", 4, 8, ())),
    "use": (("how", 0, 2, ("own", "free", "paying")),),
    "pay": (("most", 0, 3, ()), ("gain", 3, 16, PROGRAM)),
    "when": (("tile", 0, 5, EQUIPMENT),),
    "draft": (("pass", 0, 3, ()),),
    "pay_trade": (("tile", 0, 5, tuple(tile.text("key") for tile in TRADE_TABLES)),),
    "lay": (("tile", 0, 6, TILES),),
    "set_stone": (("stone", 0, 4, STONES[NORMAL:]),),
    "set_up": (("step", 0, 3, ()),),
}


def dump_frame(frame: int) -> dict[str, Any]:
    """Write a pending decision; two cards to choose from lie with the stacks of cards."""
    kind, cargo, seats = frame & 63, frame >> 14, places(frame >> 6 & 255)
    name = WAITS[kind - WAIT_RUN] if kind >= WAIT_RUN else ASKS[kind]
    plain: dict[str, Any] = {"ask": name, "seats": seats}
    if name == "run":
        start = ADDRESSES[bisect_right(ADDRESSES, cargo) - 1]
        plain |= {"program": PROGRAMS[start], "step": (cargo - start) // int(WIDTH)}
    elif name == "plunder":
        tile = cargo & NO_TILE
        plain["tile"] = "francia" if tile == NO_TILE else TILES[tile]
        plain["died"] = bool(cargo & DIED)
    elif name == "option":
        plain |= {"options": int(CODE[cargo + SIZE]), "choice": PROGRAMS[cargo]}
    else:
        for key, shift, bits, words in PARTS.get(name, ()):
            value = cargo >> shift & (1 << bits) - 1
            plain[key] = PROGRAMS[value] if words is PROGRAM else words[value] if words else value
    return plain


def load_frame(t: Table, entry: Fields) -> tuple[int, int, int]:
    """Read a pending decision."""
    name = entry.word("ask", NAMES, "turn")
    mask = 0
    for seat in entry.items("seats", int(t.seats)):
        if seat not in range(t.seats):
            raise entry.fail("seats", f"{seat!r} is no seat")
        mask |= 1 << seat
    if mask == 0:
        mask = 1 << int(t.active)
    cargo = 0
    if name == "run":
        start = program(entry, "program")
        last = max(0, steps_in(CODE, start) - 1)
        cargo = start + entry.integer("step", 0, 0, last) * int(WIDTH)
    elif name == "plunder":
        tile = entry.word("tile", (*RAID_KEYS, "francia"), "francia")
        cargo = int(NO_TILE) if tile == "francia" else TILES.index(tile)
        cargo |= int(DIED) if entry.flag("died", default=False) else 0
    elif name == "option":
        cargo = choice(entry)
    else:
        for part in PARTS.get(name, ()):
            cargo |= load_part(entry, part)
    if name == "displace" and not 0 < cargo < 1 << int(t.seats):
        raise entry.fail("ships", f"must name ships of {t.seats} players")
    if name == "gather" and not cargo >> 4 & 15 <= cargo >> 8 & 15 <= cargo & 15:
        raise entry.fail("fewest", "must be at most `most`, and that at most `number`")
    if name == "die" and DIE_REASONS[cargo & 15] == "pay_tile" and not for_beer(cargo >> 4):
        raise entry.fail("value", "must be the number of a tile that is paid for with beer")
    entry.close()
    kind = ASKS.index(name) if name in ASKS else int(WAIT_RUN) + WAITS.index(name)
    return kind, mask, cargo


def for_beer(tile: int) -> bool:
    """Tell whether there is such a tile, and whether it is paid for with beer."""
    if tile >= len(EQUIPMENT_TABLES):
        return False
    first = EQUIPMENT_TABLES[tile].value("boxes", list)[0]
    return bool(first) and "beer" in first[0]


def load_part(entry: Fields, part: Part) -> int:
    """Read one part of a frame's cargo."""
    key, shift, bits, words = part
    if words is PROGRAM:
        return program(entry, key) << shift
    if words:
        return words.index(entry.word(key, words, words[0])) << shift
    return entry.integer(key, 0, 0, (1 << bits) - 1) << shift


def choice(entry: Fields) -> int:
    """Read the name of a choice; its options are counted, if at all, as they are."""
    name = entry.word("choice", CHOICES, CHOICES[0])
    size = int(CODE[BY_NAME[name] + SIZE])
    if entry.integer("options", size, 0, 7) != size:
        raise entry.fail("options", f"must be {size} for {name}")
    return BY_NAME[name]


def program(entry: Fields, key: str) -> int:
    """Read the name of a program."""
    return BY_NAME[entry.word(key, EFFECTS, "nothing")]
