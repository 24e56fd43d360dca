"""What is in the box: every number of `data/components.toml` under a name.

A card is one number wherever it lies: in a row, in a hand or in a tableau. Cubes stand on cards, so
the same number says where a hunter is.
"""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array
from skali.core.data import Section, load

DATA: Final = load(files("skali.games.greenland") / "data" / "components.toml")
START: Final = DATA.table("start")
PRICES: Final = DATA.table("prices")

CULTURES: Final = DATA.texts("cultures")
COLOURS: Final = DATA.texts("colours")
USES: Final = DATA.texts("uses")
DISCS: Final = DATA.texts("discs")
TUNIT: Final[i64] = CULTURES.index("tunit")
THULE: Final[i64] = CULTURES.index("thule")
NORSE: Final[i64] = CULTURES.index("norse")
PEOPLES: Final[i64] = len(CULTURES)
SEA: Final[i64] = USES.index("sea")
METAL: Final[i64] = USES.index("metal")
RAID: Final[i64] = USES.index("raid")
ENERGY: Final[i64] = DISCS.index("energy")
IVORY: Final[i64] = DISCS.index("ivory")
IRON: Final[i64] = DISCS.index("iron")

CUBES: Final[i64] = DATA.integer("cubes")
MOST_ENERGY: Final[i64] = DATA.integer("most_energy")
LEADER_FACE: Final[i64] = DATA.integer("leader_face")
SURVIVORS_FACE: Final[i64] = DATA.integer("leader_face_of_survivors")
CARRIED: Final[i64] = DATA.integer("carried_by_a_mariner")
STEERED: Final[i64] = DATA.integer("moved_by_navigation")
MOST_AT_PEACE: Final[i64] = DATA.integer("most_at_peace")
EMISSARY_POINTS: Final[i64] = DATA.integer("emissary_points")
IRON_POINTS: Final[i64] = DATA.integer("iron_points")
COLD_POINTS: Final[i64] = DATA.integer("cold_colonist_points")


def faces(numbers: tuple[int, ...]) -> int:
    """Write faces of a die as a mask: face 1 is bit 1."""
    return sum(1 << number for number in numbers)


HITS_WARM: Final[i64] = faces(DATA.integers("hits_warm"))
HITS_COLD: Final[i64] = faces(DATA.integers("hits_cold"))

START_EVENTS: Final[i64] = START.integer("events")
TOGETHER_EVENTS: Final[i64] = START.integer("events_together")
START_REGIONS: Final[i64] = START.integer("regions")
REGIONS_OF_TWO: Final[i64] = START.integer("regions_of_two")
START_IDLE: Final[i64] = START.integer("idle")
START_COLONISTS: Final[i64] = START.integer("colonists_of_the_tunit")
START_DISCS: Final = array([START.integer(disc) for disc in DISCS])

# --- cards: regions, imports, livestock sides, daughters, the New World ---

ROWS: Final = ("north", "south")
NORTH: Final[i64] = ROWS.index("north")
SOUTH: Final[i64] = ROWS.index("south")
NORTH_TABLES: Final = DATA.tables("north")
SOUTH_TABLES: Final = DATA.tables("south")
REGION_TABLES: Final = [*NORTH_TABLES, *SOUTH_TABLES]
EVENT_TABLES: Final = DATA.tables("event")
IMPORTED: Final = [event for event in EVENT_TABLES if "import" in event.data]
"""The events with a ship."""
IMPORT_TABLES: Final = [
    event.table("import") for event in IMPORTED if "livestock" not in event.table("import").data
]
LIVESTOCK_TABLES: Final = DATA.tables("livestock")
DAUGHTER_TABLES: Final = DATA.tables("daughter")
WORLD_TABLES: Final = DATA.tables("new_world")

REGIONS: Final[i64] = len(REGION_TABLES)
IMPORTS: Final[i64] = len(IMPORT_TABLES)
SIDES: Final[i64] = len(LIVESTOCK_TABLES)
DAUGHTERS: Final[i64] = len(DAUGHTER_TABLES)
FIRST_SOUTH: Final[i64] = len(NORTH_TABLES)
FIRST_IMPORT: Final[i64] = REGIONS
FIRST_SIDE: Final[i64] = FIRST_IMPORT + IMPORTS
FIRST_DAUGHTER: Final[i64] = FIRST_SIDE + SIDES
HELD: Final[i64] = FIRST_DAUGHTER + DAUGHTERS
"""Cards that can lie in a tableau; the New World comes after them."""
MARKLAND: Final[i64] = HELD
VINLAND: Final[i64] = HELD + 1
SPOTS: Final[i64] = HELD + 2
NOWHERE: Final[i64] = -1

CARD_TABLES: Final = [
    *REGION_TABLES, *IMPORT_TABLES, *LIVESTOCK_TABLES, *DAUGHTER_TABLES, *WORLD_TABLES
]  # fmt: skip
CARDS: Final = tuple(table.text("key") for table in CARD_TABLES)
if len(set(CARDS)) != len(CARDS):
    raise DATA.fail("key", "two cards have the same")


def mask(numbers: list[int]) -> int:
    """Write a set of cards."""
    return sum(1 << number for number in numbers)


def span(first: int, size: int) -> int:
    """Write a set of cards that follow one another."""
    return ((1 << size) - 1) << first


REGION_CARDS: Final[i64] = span(0, int(REGIONS))
NORTH_CARDS: Final[i64] = span(0, int(FIRST_SOUTH))
SOUTH_CARDS: Final[i64] = REGION_CARDS & ~NORTH_CARDS
DAUGHTER_CARDS: Final[i64] = span(int(FIRST_DAUGHTER), int(DAUGHTERS))
WORLD_CARDS: Final[i64] = span(int(HELD), 2)


def effective(table: Section) -> Section:
    """Return the half of a card that works in a tableau: the turned one, where it has two."""
    return table.table("turned") if "turned" in table.data else table


HALVES: Final = [effective(table) for table in CARD_TABLES]
HALF_NAMES: Final = tuple(half.text("key") for half in HALVES)
"""What a card is called in a tableau."""


def numbers_of(tables: list[Section], key: str) -> vec[i64]:
    """Return one value of every card, 0 where a card has none."""
    return array([table.integer(key) if key in table.data else 0 for table in tables])


def faces_of(tables: list[Section], key: str) -> vec[i64]:
    """Return one list of faces of every card as masks."""
    return array([faces(table.integers(key)) if key in table.data else 0 for table in tables])


def one_of(table: Section, key: str, names: tuple[str, ...]) -> int:
    """Return the place of a word among the allowed ones."""
    if table.text(key) not in names:
        raise table.fail(key, f"must be one of {', '.join(names)}")
    return names.index(table.text(key))


# What is hunted: regions by their numbers, then both sides of each New World card.
WORLD_SIDES: Final = ("peaceful", "hostile")
QUARRY_TABLES: Final = [
    *REGION_TABLES, *(world.table(side) for side in WORLD_SIDES for world in WORLD_TABLES)
]  # fmt: skip
QUARRY_USE: Final = array([one_of(table, "use", USES) for table in QUARRY_TABLES])
QUARRY_HITS: Final = numbers_of(QUARRY_TABLES, "hits")
QUARRY_BITES: Final = faces_of(QUARRY_TABLES, "bites")
QUARRY_NEWBORNS: Final = numbers_of(QUARRY_TABLES, "newborns")
QUARRY_ENERGY: Final = numbers_of(QUARRY_TABLES, "energy")
QUARRY_IVORY: Final = numbers_of(QUARRY_TABLES, "ivory")
QUARRY_IRON: Final = numbers_of(QUARRY_TABLES, "iron")
SNOWFLAKES: Final = numbers_of(QUARRY_TABLES, "snowflakes")
TROPHY_SET: Final = numbers_of(REGION_TABLES, "trophy")
HAND_SET: Final = array(
    [table.integer("to_hand") if "to_hand" in table.data else -1 for table in REGION_TABLES]
)
"""How many equal dice bring a region to the hand; 0 for a success, -1 for never."""
CLIMAX: Final = array(
    [
        table.integer("climax") if "climax" in table.data else 0
        for table in [*CARD_TABLES[: int(HELD)], *WORLD_TABLES]
    ]
)
SEA_CARDS: Final[i64] = mask([n for n in range(int(REGIONS)) if QUARRY_USE[n] == SEA])

KINDS: Final = ("D", "I", "M")
KIND_OF: Final = array(
    [
        KINDS.index("D")
        if int(FIRST_SIDE) <= number < int(FIRST_DAUGHTER)
        else one_of(table, "kind", KINDS)
        if "kind" in table.data
        else -1
        for number, table in enumerate(CARD_TABLES)
    ]
)
ANIMALS: Final[i64] = mask([n for n in range(int(HELD)) if KIND_OF[n] == 0])
"""D cards."""
TOOLS: Final[i64] = mask([n for n in range(int(HELD)) if KIND_OF[n] == 1])
"""I cards."""
HANDS: Final[i64] = (ANIMALS | TOOLS) & REGION_CARDS
ADVANCED: Final[i64] = HANDS
"""GREEN-070: regions that the beginner game does not use."""

HAY: Final = numbers_of(HALVES, "hay")
BIRTHS: Final = numbers_of(HALVES, "births")
WOOL: Final = numbers_of(HALVES, "wool")
POINTS: Final = numbers_of(HALVES, "points")
RAID_FACES: Final = faces_of(HALVES, "raid")
RAID_BITES: Final = faces_of(HALVES, "raid_bites")
RAIDABLE: Final[i64] = mask([n for n in range(int(HELD)) if RAID_FACES[n] != 0])
VALUE: Final = numbers_of(HALVES, "value")
VALUE_IN: Final = array(
    [one_of(half, "value_in", DISCS) if "value_in" in half.data else 0 for half in HALVES]
)
VALUED: Final[i64] = mask([n for n in range(int(HELD)) if VALUE[n] > 0])
IRON_VALUED: Final[i64] = mask(
    [n for n in range(int(HELD)) if VALUE[n] > 0 and VALUE_IN[n] == IRON]
)
IVORY_VALUED: Final[i64] = mask(
    [n for n in range(int(HELD)) if VALUE[n] > 0 and VALUE_IN[n] == IVORY]
)
ENERGY_VALUED: Final[i64] = VALUED & ~IRON_VALUED & ~IVORY_VALUED
LIVESTOCK_CARD: Final = tuple(table.text("card") for table in LIVESTOCK_TABLES)
OTHER_SIDE: Final = array(
    [
        next(
            other
            for other in range(int(SIDES))
            if other != side and LIVESTOCK_CARD[other] == LIVESTOCK_CARD[side]
        )
        for side in range(int(SIDES))
    ]
)
"""The back of a livestock side."""
DAUGHTER_OF: Final = array([one_of(table, "culture", CULTURES) for table in DAUGHTER_TABLES])
DAUGHTERS_OF: Final = array(
    [
        mask([int(FIRST_DAUGHTER) + n for n in range(int(DAUGHTERS)) if DAUGHTER_OF[n] == culture])
        for culture in range(int(PEOPLES))
    ]
)
HOME_ROW: Final = array([NORTH_CARDS, NORTH_CARDS, SOUTH_CARDS])
"""GREEN-117: the regions of every culture's home."""

# --- what cards in a tableau change; `abilities.py` says which cards bring what ---

EFFECT_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "reroll": ("use", "faces"),
    "to_one": ("use", "faces"),
    "hunt_first": ("use",),
    "hand_size": ("n", "only"),
    "sledge": (),
    "navigation": (),
    "snow_reduction": ("n",),
    "auction_tie_winner": (),
}
"""What is said of each effect."""
EFFECTS: Final = tuple(EFFECT_PARTS)
OF_RANKS: Final = ("reroll", "hand_size")
"""The effects that elders can have."""
ONLY: Final = ("D",)
MOST_MORE: Final[i64] = 3
"""By how much an effect can change a number."""
FACES: Final[i64] = 7
"""Numbers kept for the faces of a die, from 1 on: use * FACES + face."""


def parts_of(entry: Section, name: str, parts: dict[str, tuple[str, ...]]) -> None:
    """Refuse a key that an effect or an icon does not have."""
    known = (name, *parts.get(entry.text(name), ()))
    for key in entry.data:
        if key not in known:
            raise entry.fail(key, f"{entry.text(name)} has only {', '.join(known)}")


def within(table: Section, key: str, high: int) -> int:
    """Return a number from 1 on that is not too high."""
    number = table.integer(key)
    if not 1 <= number <= high:
        raise table.fail(key, f"must be from 1 to {high}, not {number}")
    return number


def effects_of(table: Section, known: tuple[str, ...] = EFFECTS) -> list[Section]:
    """List the effects of a card or a rank; an unknown one is refused, and what does not fit it."""
    found = table.tables("effects") if table.data.get("effects") else []
    for effect in found:
        parts = EFFECT_PARTS[known[one_of(effect, "does", known)]]
        parts_of(effect, "does", EFFECT_PARTS)
        if "use" in parts:
            one_of(effect, "use", USES)
        if "n" in parts:
            within(effect, "n", int(MOST_MORE))
        if "only" in effect.data:
            one_of(effect, "only", ONLY)
        if "faces" in parts and not {*effect.integers("faces")} <= {*range(1, int(FACES))}:
            raise effect.fail("faces", f"must be from 1 to {int(FACES) - 1}")
    return found


EFFECT_TABLES: Final = [effects_of(half) for half in HALVES]


# --- elders ---

RANKS: Final[i64] = 6
FAITHS: Final = ("polytheist", "monotheist")
ELDER_TABLES: Final = DATA.tables("elder_card")
RANK_TABLES: Final = [card.tables(faith) for card in ELDER_TABLES for faith in FAITHS]
"""The ranks of every side: culture * 2 + faith."""
TITLES: Final = tuple(rank.text("key") for side in RANK_TABLES for rank in side)
ACTIONS: Final = ("domesticate", "banish", "burn", "make", "carve", "emissary", "preach")
RANK_ACTIONS: Final = array(
    [
        sum(1 << ACTIONS.index(action) for action in rank.texts("actions"))
        for side in RANK_TABLES
        for rank in side
    ]
)
"""(culture * 2 + faith) * RANKS + rank: which actions stand there."""
PRICE: Final = array([PRICES.integer(action) for action in ACTIONS])
PROMOTE_PRICE: Final[i64] = PRICES.integer("promote")
PACIFY_PRICE: Final[i64] = PRICES.integer("pacify")
IRON_RULE_PRICE: Final[i64] = PRICES.integer("iron_rule")

# --- events ---

EVENTS: Final = tuple(event.text("key") for event in EVENT_TABLES)
ICONS: Final = (
    "migration", "plague", "venereal", "feud", "snow", "sunspot", "helmet", "breakage", "no_sea",
    "storm", "no_markland",
)  # fmt: skip
MIGRATION: Final[i64] = ICONS.index("migration")
PLAGUE: Final[i64] = ICONS.index("plague")
VENEREAL: Final[i64] = ICONS.index("venereal")
FEUD: Final[i64] = ICONS.index("feud")
SNOW: Final[i64] = ICONS.index("snow")
SUNSPOT: Final[i64] = ICONS.index("sunspot")
HELMET: Final[i64] = ICONS.index("helmet")
BREAKAGE: Final[i64] = ICONS.index("breakage")
NO_SEA: Final[i64] = ICONS.index("no_sea")
STORM: Final[i64] = ICONS.index("storm")
NO_MARKLAND: Final[i64] = ICONS.index("no_markland")
SNOW_PER: Final = ("elder", "animal")
MOST_ICONS: Final[i64] = 6
ICON_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "migration": ("row",), "plague": ("hunters",), "venereal": ("colours",), "snow": ("per",)
}  # fmt: skip
"""What is said of an icon beside its sign."""


def icon_value(icon: Section) -> int:
    """Return what an icon says beside its sign: a row, a number, daughters, what is counted."""
    name = icon.text("icon")
    parts_of(icon, "icon", ICON_PARTS)
    if name == "migration":
        return one_of(icon, "row", ROWS)
    if name == "plague":
        return within(icon, "hunters", int(CUBES))
    if name == "venereal":
        found = {*icon.texts("colours")}
        if not found or not found <= {*COLOURS}:
            raise icon.fail("colours", f"must be some of {', '.join(COLOURS)}")
        return sum(int(DAUGHTERS_OF[COLOURS.index(colour)]) for colour in found)
    if name == "snow":
        return one_of(icon, "per", SNOW_PER)
    return 0


def icons_of(event: Section) -> list[tuple[int, int]]:
    """Return the icons of an event from left to right."""
    found = [(one_of(icon, "icon", ICONS), icon_value(icon)) for icon in event.tables("icons")]
    if len(found) > MOST_ICONS:
        raise event.fail("icons", f"there can be {MOST_ICONS}")
    return found


EVENT_ICONS: Final = [icons_of(event) for event in EVENT_TABLES]
ICON_COUNT: Final = array([len(icons) for icons in EVENT_ICONS])
ICON_AT: Final = array(
    [icons[n][0] if n < len(icons) else -1 for icons in EVENT_ICONS for n in range(int(MOST_ICONS))]
)
ICON_VALUE: Final = array(
    [icons[n][1] if n < len(icons) else 0 for icons in EVENT_ICONS for n in range(int(MOST_ICONS))]
)


def first_of_two(event: Section) -> int:
    """GREEN-067: whoever begins where the colour of the symbol is absent; so it is another one."""
    colour = one_of(event, "first_of_two", COLOURS)
    if colour == one_of(event, "first", COLOURS):
        raise event.fail("first_of_two", "must be another colour than `first`")
    return colour


FIRST_COLOUR: Final = array([one_of(event, "first", COLOURS) for event in EVENT_TABLES])
FIRST_OF_TWO: Final = array([first_of_two(event) for event in EVENT_TABLES])
KNARR: Final[i64] = HELD
"""Stands for the livestock set aside, where an import would stand."""


def import_of(event: Section) -> int:
    """Return the card that a ship brings, KNARR for livestock, NOWHERE without a ship."""
    if "import" not in event.data:
        return int(NOWHERE)
    brought = event.table("import")
    return int(KNARR) if "livestock" in brought.data else CARDS.index(brought.text("key"))


IMPORT_OF: Final = array([import_of(event) for event in EVENT_TABLES])
DEARER: Final = [event.table("dearer") for event in EVENT_TABLES if "dearer" in event.data]
RANSOM: Final[i64] = next(n for n, event in enumerate(EVENT_TABLES) if "dearer" in event.data)
FALCON: Final[i64] = CARDS.index(DEARER[0].text("card"))
FALCON_IVORY: Final[i64] = DEARER[0].integer("ivory")
