"""What is in the box: every number of `data/components.toml` under a name."""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array
from skali.core.data import Section, load

DATA: Final = load(files("skali.games.karvi") / "data" / "components.toml")
SEAT_WORDS: Final = ("two", "three", "four")

PLAYERS: Final = (2, 3, 4)
MOST_SEATS: Final[i64] = PLAYERS[-1]
MOST_BEER: Final[i64] = DATA.integer("most_beer")
MOST_PROVISIONS: Final[i64] = DATA.integer("most_provisions")
WARRIOR_PLACES: Final[i64] = DATA.integer("warrior_places")
PER_STRENGTH: Final[i64] = DATA.integer("warriors_per_strength")
STRONGEST: Final[i64] = DATA.integer("strongest")
DISPLAY: Final[i64] = DATA.integer("trade_display")
STONES_DEALT: Final[i64] = DATA.integer("runestones_dealt")
TILES_DEALT: Final[i64] = DATA.integer("tiles_dealt_per_kind")
FIRST_BUILDINGS: Final[i64] = DATA.integer("buildings_in_supply")
PER_SORT: Final[i64] = DATA.integer("tiles_per_sort")
CARDS_FOR_GOLD: Final[i64] = DATA.integer("cards_for_gold")
DISPLACING: Final[i64] = DATA.integer("displacing_costs")


def by_seats(name: str) -> vec[i64]:
    """Return a number that depends on the players, by their number."""
    table = DATA.table(name)
    return array([0, 0, *(table.integer(word) for word in SEAT_WORDS)])


ROUNDS: Final = by_seats("rounds")
DICE: Final = by_seats("dice")
INCOME: Final = DATA.table("income")
INCOME_RESOURCES: Final[i64] = INCOME.integer("resources")
INCOME_STRENGTH: Final[i64] = INCOME.integer("strength")
RESOURCES_PER_POST: Final[i64] = INCOME.integer("resources_per_trading_post")
STRENGTH_PER_TOWER: Final[i64] = INCOME.integer("strength_per_tower")
FINAL: Final = DATA.table("final")

# Resources, in the order of every cost.
RESOURCES: Final = ("fur", "silver", "gold")

# --- the sea map ---

PLACE_TABLES: Final = DATA.tables("place")
PLACES: Final = tuple(place.text("key") for place in PLACE_TABLES)
SPOTS: Final[i64] = len(PLACES)
START: Final[i64] = PLACES.index(DATA.text("start_place"))
BUILDINGS: Final = ("trading_post", "tower")
POST: Final[i64] = 0
TOWER: Final[i64] = 1


def flag(table: Section, key: str) -> bool:
    """Return a flag that is false when it is left out."""
    return bool(table.data.get(key, False))


def mask_of(chosen: list[bool]) -> int:
    """Return the mask of the true entries."""
    return sum(1 << place for place, true in enumerate(chosen) if true)


YELLOW: Final[i64] = mask_of([flag(place, "locked") for place in PLACE_TABLES])
MAP_SPOTS: Final[i64] = mask_of([place.text("kind") == "map" for place in PLACE_TABLES])

# Building sites.
SITE_TABLES: Final = [place for place in PLACE_TABLES if place.text("kind") == "site"]
SITE_KEYS: Final = tuple(place.text("key") for place in SITE_TABLES)
SITES: Final[i64] = len(SITE_KEYS)
SITE_OF: Final = array([SITE_KEYS.index(key) if key in SITE_KEYS else -1 for key in PLACES])
SITE_BUILDING: Final = array([BUILDINGS.index(place.text("building")) for place in SITE_TABLES])
STONE_SITES: Final = tuple(
    number for number, place in enumerate(SITE_TABLES) if flag(place, "stones")
)
STONE_SITE_OF: Final = array(
    [STONE_SITES.index(site) if site in STONE_SITES else -1 for site in range(SITES)]
)
"""Which stack of special runestones lies at a site, or -1."""
SLOTS: Final[i64] = MOST_SEATS


def slot_points(key: str) -> list[int]:
    """List the points of every site's slots, padded to four."""
    found: list[int] = []
    for place in SITE_TABLES:
        points = list(place.integers(key))
        found += points + [0] * (int(SLOTS) - len(points))
    return found


SLOT_POINTS: Final = array(slot_points("slots") + slot_points("slots_four"))
SLOTS_OPEN: Final = array(
    [0, 0, *(len(SITE_TABLES[0].integers(key)) for key in ("slots", "slots", "slots_four"))]
)

# Stacks: six sorts of trade tiles, then six of raid tiles, by the letter of their keys.
TRADE_TABLES: Final = DATA.tables("trade_tile")
RAID_TABLES: Final = DATA.tables("raid_tile")
TILES: Final = tuple(tile.text("key") for tile in (*TRADE_TABLES, *RAID_TABLES))
SORTS: Final = tuple(dict.fromkeys(key[:-1] for key in TILES))
LETTERS: Final = ("a", "b", "c", "d")
TRADE_SORTS: Final[i64] = len(TRADE_TABLES) // len(LETTERS)
TRADE_TILES: Final[i64] = len(TRADE_TABLES)
ALL_TILES: Final[i64] = len(TILES)
TRADE_MASK: Final[i64] = (1 << len(TRADE_TABLES)) - 1
SLOTS_ON_TRACK: Final[i64] = 6
SYMBOLS: Final = tuple(
    tuple(SORTS.index(sort) for sort in place.texts("symbols")) if "symbols" in place.data else ()
    for place in PLACE_TABLES
)
"""The sorts whose stack may lie at a place."""


def routes(*, four: bool) -> list[tuple[int, int]]:
    """List the routes of a side of the board."""
    table = DATA.table("routes")
    pairs = [*table.value("both", list), *(table.value("four", list) if four else [])]
    return [(PLACES.index(pair[0]), PLACES.index(pair[1])) for pair in pairs]


def distances(*, four: bool, chart: bool) -> list[int]:
    """KARVI-058, KARVI-141, KARVI-143: steps from everywhere to everywhere, 99 where none lead.

    Without the map a route into the yellow area can be sailed only by a ship that is in it.
    """
    yellow = int(YELLOW)
    ways: list[list[int]] = [[] for _ in PLACES]
    for one, other in routes(four=four):
        for here, there in ((one, other), (other, one)):
            if chart or yellow >> here & 1 or not yellow >> there & 1:
                ways[here].append(there)
    found: list[int] = []
    for start in range(len(PLACES)):
        steps = [99] * len(PLACES)
        steps[start] = 0
        edge = [start]
        while edge:
            here = edge.pop(0)
            for there in ways[here]:
                if steps[there] == 99:
                    steps[there] = steps[here] + 1
                    edge.append(there)
        found += steps
    return found


DISTANCE: Final = array(
    [
        steps
        for four in (False, True)
        for chart in (False, True)
        for steps in distances(four=four, chart=chart)
    ]
)
"""Steps: ((side * 2 + map) * SPOTS + from) * SPOTS + to."""

OUT_AND_BACK: Final = array(
    [
        any(
            there == 1 and steps[other * len(PLACES) + place] == 1
            for other, there in enumerate(steps[place * len(PLACES) : (place + 1) * len(PLACES)])
        )
        for four in (False, True)
        for steps in (distances(four=four, chart=False), distances(four=four, chart=True))
        for place in range(len(PLACES))
    ]
)
"""KARVI-AMB-19: whether a ship can leave a place and return: (side * 2 + map) * SPOTS + place."""

# --- cards ---

KINDS: Final = ("helmet", "beer", "ship")
BACKS: Final = tuple(f"{kind}-{deck}" for kind in KINDS for deck in (1, 2))
CARD_TABLES: Final = sorted(
    DATA.tables("equipment_card"),
    key=lambda card: (
        KINDS.index(card.text("kind")),
        card.integer("deck"),
        int(card.text("key")),
    ),
)
CARDS: Final = tuple(card.text("key") for card in CARD_TABLES)
ALL_CARDS: Final[i64] = len(CARDS)
CARD_KIND: Final = array([KINDS.index(card.text("kind")) for card in CARD_TABLES])
CARD_BACK: Final = array(
    [KINDS.index(card.text("kind")) * 2 + card.integer("deck") - 1 for card in CARD_TABLES]
)
BACK_SIZE: Final = array([sum(1 for back in CARD_BACK if back == n) for n in range(len(BACKS))])
BACK_START: Final = array([sum(1 for back in CARD_BACK if back < n) for n in range(len(BACKS))])
KIND_MASK: Final = array(
    [
        sum(1 << card for card in range(len(CARDS)) if CARD_KIND[card] == kind)
        for kind in range(len(KINDS))
    ]
)
CARD_COST: Final = array([n for card in CARD_TABLES for n in card.integers("cost")])
PER_KIND: Final[i64] = max(int(BACK_SIZE[2 * kind] + BACK_SIZE[2 * kind + 1]) for kind in range(3))

TRADE_CARD_TABLES: Final = DATA.tables("trade_card")
DESIGNS: Final = tuple(card.text("key") for card in TRADE_CARD_TABLES)
DESIGN_COPIES: Final = array([card.integer("copies") for card in TRADE_CARD_TABLES])
ALL_DESIGNS: Final[i64] = len(DESIGNS)
MOST_COPIES: Final[i64] = 2
"""A hand of received trade cards has two bits a design."""

# --- equipment tiles and runestones ---

TILE_KINDS: Final = ("stern", "sail", "head")
STERN: Final[i64] = 0
EQUIPMENT_TABLES: Final = DATA.tables("equipment_tile")
EQUIPMENT: Final = tuple(tile.text("key") for tile in EQUIPMENT_TABLES)
ALL_EQUIPMENT: Final[i64] = len(EQUIPMENT)
EQUIPMENT_KIND: Final = array([TILE_KINDS.index(tile.text("kind")) for tile in EQUIPMENT_TABLES])
EQUIPMENT_START: Final = array(
    [sum(1 for kind in EQUIPMENT_KIND if kind < n) for n in range(len(TILE_KINDS) + 1)]
)
STONE_TABLES: Final = DATA.tables("runestone")
SPECIAL_TABLES: Final = DATA.tables("special_runestone")
STONES: Final = tuple(stone.text("key") for stone in (*STONE_TABLES, *SPECIAL_TABLES))
NORMAL: Final[i64] = len(STONE_TABLES)
SPECIALS: Final[i64] = len(SPECIAL_TABLES)
STONE_SPOTS: Final[i64] = len(DATA.table("tableau").table("runestone").integers("points"))

# What can be counted for conditions and runestones.
GOODS: Final = tuple(dict.fromkeys(tile.text("good") for tile in TRADE_TABLES))
COUNTED: Final = (
    "trade_tiles", "raid_tiles", "equipment_tiles", "helmet_cards", "beer_cards", "ship_cards",
    "equipment_cards", "trade_cards", "trading_posts", "towers", "buildings", "healthy",
    "injured", "warriors", "strength", "provisions", *(f"good:{good}" for good in GOODS),
)  # fmt: skip
FIRST_GOOD: Final[i64] = COUNTED.index(f"good:{GOODS[0]}")


def counted(table: Section, key: str) -> int:
    """Return the number of a thing that can be counted."""
    name = table.text(key)
    if name not in COUNTED:
        raise table.fail(key, f"nothing counts {name!r}; known: {', '.join(COUNTED)}")
    return COUNTED.index(name)


TILE_NEEDS: Final = array([counted(tile, "needs") for tile in EQUIPMENT_TABLES])
TILE_NEEDED: Final = array([tile.integer("needed") for tile in EQUIPMENT_TABLES])
STONE_NEEDS: Final = array([counted(stone, "needs") for stone in STONE_TABLES])
STONE_NEEDED: Final = array([stone.integer("needed") for stone in STONE_TABLES])
STONE_COUNTS: Final = array(
    [counted(stone, "counts") for stone in (*STONE_TABLES, *SPECIAL_TABLES)]
)
STONE_EASY: Final = array([n for stone in STONE_TABLES for n in stone.integers("easy")])
STONE_HARD: Final = array([n for stone in STONE_TABLES for n in stone.integers("hard")])
STONE_EACH: Final = array([stone.integer("each") for stone in SPECIAL_TABLES])

TABLEAU: Final = DATA.table("tableau")
PLACING_COST: Final = array(
    [n for kind in (*TILE_KINDS, "runestone") for n in TABLEAU.table(kind).integers("cost")]
)
PLACING_POINTS: Final = array([TABLEAU.table(kind).integer("points") for kind in TILE_KINDS])
STONE_POINTS: Final = array(TABLEAU.table("runestone").integers("points"))
RUNESTONE: Final[i64] = 3
"""The pile of runestones beside the three kinds of equipment tiles."""

# --- tracks and tiles ---

TRADE_TRACK: Final = DATA.table("trade_track")
RAID_TRACK: Final = DATA.table("raid_track")
BEER_VALUE: Final = array([TABLEAU.integer("beer_at_start"), *TRADE_TRACK.integers("beer")])
PROVISIONS_VALUE: Final = array(
    [TABLEAU.integer("provisions_at_start"), *RAID_TRACK.integers("provisions")]
)
TRADE_MAP: Final[i64] = TRADE_TRACK.integer("map")
RAID_MAP: Final[i64] = RAID_TRACK.integer("map")
TRADE_LOCKED: Final[i64] = TRADE_TRACK.integer("locked")
RAID_LOCKED: Final[i64] = RAID_TRACK.integer("locked")
TRACK_BUILDINGS: Final = array(
    [*TRADE_TRACK.integers("buildings"), *RAID_TRACK.integers("buildings")]
)
"""Slots on which buildings lie: two of the trade track, two of the raid track."""
ON_TRACK: Final[i64] = 2
FRANCIA_COST: Final[i64] = TRADE_TRACK.integer("francia_resources")
FRANCIA_TRADE: Final[i64] = TRADE_TRACK.integer("francia_points")
FRANCIA_STRENGTH: Final[i64] = RAID_TRACK.integer("francia_strength")
FRANCIA_RAID: Final[i64] = RAID_TRACK.integer("francia_points")
FRANCIA_DAMAGE: Final[i64] = RAID_TRACK.integer("francia_damage")

TILE_COST: Final = array([n for tile in TRADE_TABLES for n in tile.integers("cost")])
TILE_CARDS: Final = array([tile.integer("trade_cards") for tile in TRADE_TABLES])
TILE_POINTS: Final = array([tile.integer("points") for tile in (*TRADE_TABLES, *RAID_TABLES)])
TILE_STRENGTH: Final = array([tile.integer("strength") for tile in RAID_TABLES])
TILE_DAMAGE: Final = array([tile.integer("damage") for tile in RAID_TABLES])

# --- start cards ---

START_TABLES: Final = DATA.tables("start_card")
START_CARDS: Final = tuple(card.text("key") for card in START_TABLES)


def start_values(key: str) -> vec[i64]:
    """Return a value of every start card: those of the side for few players, then for four."""
    sides = [card.table(side) for side in ("few", "four") for card in START_TABLES]
    return array([side.integer(key) for side in sides])


def start_lists(key: str) -> vec[i64]:
    """Return two values of every start card and side; one that is missing is 0."""
    sides = [card.table(side) for side in ("few", "four") for card in START_TABLES]
    return array([n for side in sides for n in (*side.integers(key), 0)[:2]])


START_DICE: Final = start_lists("dice")
START_RESOURCES: Final = start_lists("resources")
START_PROVISIONS: Final = start_values("provisions")
START_WARRIOR: Final = start_values("warrior")
START_DRAWS: Final = start_values("cards")


def start_positions() -> list[int]:
    """List the stop positions (from 0) of the dice by number of players and order of the cards."""
    table = DATA.table("start_positions")
    found: list[int] = []
    for word in SEAT_WORDS:
        rows = table.value(word, list)
        for order in range(MOST_SEATS):
            row = rows[order] if order < len(rows) else []
            found += [row[die] - 1 if die < len(row) else -1 for die in range(2)]
    return found


START_SPOTS: Final = array(start_positions())
"""((players - 2) * 4 + order) * 2 + die."""

# --- everything that can be drawn, in one numbering ---

CARD_BAG: Final[i64] = 0
TRADE_BAG: Final[i64] = ALL_CARDS
TILE_BAG: Final[i64] = TRADE_BAG + ALL_DESIGNS
EQUIPMENT_BAG: Final[i64] = TILE_BAG + ALL_TILES
STONE_BAG: Final[i64] = EQUIPMENT_BAG + ALL_EQUIPMENT
SPECIAL_BAG: Final[i64] = STONE_BAG + NORMAL
TOKENS: Final[i64] = SPECIAL_BAG + SPECIALS
