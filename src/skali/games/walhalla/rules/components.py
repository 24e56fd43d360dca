"""What is in the box: every number of `data/components.toml` under a name."""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array
from skali.core.data import load

DATA: Final = load(files("skali.games.walhalla") / "data" / "components.toml")
COAST: Final = DATA.table("coast")
SCORING: Final = DATA.table("scoring")

PLAYERS: Final = (3, 4)
RAIDS: Final[i64] = DATA.integer("raids")
COLOURS: Final = DATA.texts("colours")
VIKINGS: Final[i64] = DATA.integer("vikings_of_a_colour")
START_WALHALLA: Final[i64] = DATA.integer("walhalla_at_start")
START_CARDS: Final[i64] = DATA.integer("cards_at_start")
START_MIDGARD: Final = array(
    [0, 0, 0, *(DATA.table("midgard_at_start").integer(n) for n in ("three", "four"))]
)
PLACES: Final = ("first", "second", "third", "fourth")
TRACK: Final = DATA.table("reinforcements")
REINFORCEMENTS_OF_THREE: Final = array([TRACK.table("three").integer(n) for n in PLACES[:3]])
REINFORCEMENTS_OF_FOUR: Final = array([TRACK.table("four").integer(n) for n in PLACES])

# The coast: tongues of fields, and the fjords on both sides of each.
TONGUES: Final[i64] = COAST.integer("tongues")
FJORDS: Final[i64] = TONGUES + 1
TILE_ROWS: Final[i64] = COAST.integer("rows_of_a_tile")
DRAGON_ROWS: Final[i64] = COAST.integer("rows_of_a_dragon")
INNER_TIPS: Final = array(COAST.integers("inner_tips"))
OUTER_TIPS: Final = array(COAST.integers("outer_tips"))
LAYOUTS: Final = COAST.texts("layouts")
LENGTHS: Final = tuple(tuple(int(n) for n in name.split("-")) for name in LAYOUTS)
"""Tiles of the tongues in every layout."""
LETTERS: Final = "ABC"
"""Names of the tongues, from the left."""
REACH: Final[i64] = 16
"""Numbers kept for the rows of a tongue: field = tongue * REACH + row - 1."""
TONGUE: Final[i64] = (1 << REACH) - 1
"""Mask of all rows of tongue 0."""
BERTHS: Final[i64] = 6
"""Most dragons that one fjord can hold, in any layout."""

# Fields and the tiles they lie on.
TERRAINS: Final = ("cult", "forest", "village", "wheat")
CULT: Final[i64] = TERRAINS.index("cult")
FOREST: Final[i64] = TERRAINS.index("forest")
VILLAGE: Final[i64] = TERRAINS.index("village")
WHEAT: Final[i64] = TERRAINS.index("wheat")
FIELDS: Final = tuple(field.text("key") for field in DATA.tables("field"))
TERRAIN_OF: Final = array([TERRAINS.index(field.text("terrain")) for field in DATA.tables("field")])
VALUE_OF: Final = array([field.integer("value") for field in DATA.tables("field")])
FIELD_KINDS: Final[i64] = len(FIELDS)
TILE_FIELDS: Final = tuple(
    tuple(FIELDS.index(name) for name in tile.texts("fields")) for tile in DATA.tables("tile")
)
TILES: Final = tuple("+".join(FIELDS[field] for field in fields) for fields in TILE_FIELDS)
TILE_COUNTS: Final = array([tile.integer("count") for tile in DATA.tables("tile")])
TILE_KINDS: Final[i64] = len(TILES)

# Dragons: the three seats by name, and the kinds by colour and place of the coloured seat.
SEATS: Final = ("bow", "middle", "stern")


def told_apart(names: list[str]) -> tuple[str, ...]:
    """Number the second and third of those that are called the same."""
    return tuple(
        name if name not in names[:place] else f"{name}-{names[: place + 1].count(name)}"
        for place, name in enumerate(names)
    )


DRAGONS: Final = told_apart(
    [f"{dragon.text('colour')}-{dragon.text('seat')}" for dragon in DATA.tables("dragon")]
)
DRAGON_COLOUR: Final = array([COLOURS.index(d.text("colour")) for d in DATA.tables("dragon")])
COLOURED_SEAT: Final = array([SEATS.index(d.text("seat")) for d in DATA.tables("dragon")])
FLEET: Final[i64] = len(DRAGONS)

# Action cards.
EFFECTS: Final = (
    "points_a_field", "vikings_on_tongue", "vikings_in_walhalla",
    "forest_times", "attack_wins", "defence_wins",
)  # fmt: skip
POINTS_A_FIELD: Final[i64] = EFFECTS.index("points_a_field")
VIKINGS_ON_TONGUE: Final[i64] = EFFECTS.index("vikings_on_tongue")
VIKINGS_IN_WALHALLA: Final[i64] = EFFECTS.index("vikings_in_walhalla")
CARDS: Final = tuple(card.text("key") for card in DATA.tables("card"))
CARD_COUNTS: Final = array([card.integer("count") for card in DATA.tables("card")])
CARD_KINDS: Final[i64] = len(CARDS)


def card_effects() -> list[int]:
    """Return the effect of every card; an unknown one is refused."""
    found = []
    for card in DATA.tables("card"):
        if card.text("effect") not in EFFECTS:
            raise card.fail("effect", f"must be one of {', '.join(EFFECTS)}")
        found.append(EFFECTS.index(card.text("effect")))
    return found


def card_values(name: str) -> vec[i64]:
    """Return one parameter of every card, 0 where a card has none."""
    tables = DATA.tables("card")
    return array([table.integer(name) if name in table.data else 0 for table in tables])


CARD_EFFECT: Final = array(card_effects())
CARD_TERRAIN: Final = array(
    [
        TERRAINS.index(card.text("terrain")) if "terrain" in card.data else -1
        for card in DATA.tables("card")
    ]
)
CARD_POINTS: Final = card_values("points")
CARD_TIP: Final = card_values("tip")
CARD_VIKINGS: Final = card_values("vikings")
HUNT: Final[i64] = CARDS.index("hunt")
ATTACK: Final[i64] = CARDS.index("attack")
SHIELD: Final[i64] = CARDS.index("shield")
HUNT_FACTOR: Final[i64] = card_values("factor")[HUNT]
RAID_END_CARDS: Final[i64] = sum(
    1 << card for card in range(len(CARDS)) if CARD_EFFECT[card] <= VIKINGS_IN_WALHALLA
)
"""Mask of the cards that are laid at the end of a raid; the others are played while landing."""
LAID_CARDS: Final = tuple(name for card, name in enumerate(CARDS) if RAID_END_CARDS >> card & 1)

# Points.
WHEAT_POINTS: Final = array(SCORING.integers("wheat_after_raid"))
FIELD_POINTS: Final[i64] = SCORING.integer("field_at_the_end")
WALHALLA_FIRST: Final[i64] = SCORING.integer("walhalla_first")
WALHALLA_SECOND: Final[i64] = SCORING.integer("walhalla_second")
