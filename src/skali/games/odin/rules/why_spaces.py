"""Why a space cannot be used: its printed effect, read as a tree beside the table."""
# interpreted: asked by people, one action at a time

from typing import Any

from skali.core.message import Refusal
from skali.games.odin.rules.boards import BUILDINGS, FACES
from skali.games.odin.rules.boards import DATA as BOARDS
from skali.games.odin.rules.boards import ISLANDS as ISLAND_TABLES
from skali.games.odin.rules.components import (
    COLUMN,
    DATA,
    EXPLORATION,
    FIRST_WEAPON,
    SHIP_TABLES,
    SPACE_TABLES,
    THINGS,
)
from skali.games.odin.rules.goods import BOX, NAMES, SPECIAL_TABLES
from skali.games.odin.rules.state import (
    ARMED_BOATS,
    ARMOURY,
    BOATS,
    EMIGRATED,
    KNARRS,
    LONGSHIPS,
    SHEDS,
    THING,
    Table,
)

SMALL, LARGE = DATA.integer("small_berths"), DATA.integer("large_berths")
"""Berths of the bay."""
ISLANDS = len({table.text("letter") for table in ISLAND_TABLES})
SHIP_CELLS = DATA.table("emigration").integer("banquet_cells")
CELLS = BOARDS.table("banquet").integer("cells")
UPGRADED = {"orange", "red", "green"}
ALWAYS = (
    "may", "if", "gain", "draw_weapons", "dice", "overseas_trading", "forge", "draw_occupation",
)  # fmt: skip
"""Steps that can be carried out whatever one has."""
NEEDS = {
    "whaling_boat": "ODIN-237",
    "knarr": "ODIN-202",
    "longship": "ODIN-218",
    "large_ship": "ODIN-242",
    "any_ship": "ODIN-241",
}
"""The rule that asks for a kind of ship."""


def amount(t: Table, seat: int, thing: str) -> int:
    """Return how many of a thing a seat has."""
    number = THINGS.index(thing)
    if number >= FIRST_WEAPON:
        return int(t.of(seat, int(ARMOURY) + number - int(FIRST_WEAPON)))
    return int(t.has(seat, number))


def ships(t: Table, seat: int, kind: str) -> int:
    """Count ships by kind, or large ones, or all."""
    boats = int(t.of(seat, BOATS) + t.of(seat, ARMED_BOATS))
    knarrs = int(t.of(seat, KNARRS))
    longships = sum(
        int(t.of(seat, LONGSHIPS + ore)) for ore in range(SHIP_TABLES[2].integer("ore_slots") + 1)
    )
    large = knarrs + longships
    return {
        "whaling_boat": boats, "knarr": knarrs, "longship": longships, "large_ship": large,
        "any_ship": boats + large,
    }[kind]  # fmt: skip


def berth(t: Table, seat: int, kind: str) -> bool:
    """ODIN-160, ODIN-179: whether a new ship would have a berth."""
    if kind == "whaling_boat":
        return ships(t, seat, kind) < SMALL
    return ships(t, seat, "large_ship") < LARGE


def price_of(kind: str) -> int:
    """ODIN-158: what a ship costs in silver."""
    return next(ship.integer("price") for ship in SHIP_TABLES if ship.text("key") == kind)


def islands(t: Table, reach: str) -> list[int]:
    """ODIN-239: boards without an owner whose upper side belongs to a space."""
    return [
        plot
        for plot in range(ISLANDS)
        if t.owner[plot] < 0 and FACES[t.face(plot)] in EXPLORATION.texts(reach)
    ]


def room(t: Table, seat: int) -> int:
    """ODIN-108, ODIN-209: cells of the banquet table without Vikings and ships."""
    gone = int(t.of(seat, EMIGRATED) + t.of(seat, EMIGRATED + 1))
    return CELLS - int(t.rounds() - t.round) - SHIP_CELLS * gone


def for_sale(t: Table) -> dict[str, int]:
    """ODIN-205, ODIN-206: the prices of the special tiles that are left and for sale."""
    return {
        table.text("key"): table.integer("silver")
        for number, table in enumerate(SPECIAL_TABLES)
        if t.specials >> number & 1 and "silver" in table.data
    }


# --- trees ---


def against(t: Table, seat: int, tree: Any) -> str | None:  # noqa: ANN401 - TOML
    """Name the rule against carrying out a step in full, or None."""
    do = tree["do"]
    if do == "pay":
        for step in (*listed(tree["cost"]), *listed(tree["gain"])):
            if (rule := against(t, seat, step)) is not None:
                return rule
        return None
    if do == "one_of":
        rules = [useless(t, seat, option) for option in tree["options"]]
        return None if None in rules else rules[0]
    return None if do in ALWAYS else against_step(t, seat, do, tree)


def against_step(t: Table, seat: int, do: str, tree: dict[str, Any]) -> str | None:
    """Name the rule against one plain step, or None."""
    if do == "spend":
        short = amount(t, seat, tree["thing"]) < tree.get("n", 1)
        return "ODIN-093" if short else None
    if do == "have":
        return NEEDS[tree["ship"]] if ships(t, seat, tree["ship"]) < tree.get("n", 1) else None
    if do == "ship":
        return None if berth(t, seat, tree["kind"]) else "ODIN-160"
    if do == "building":
        return None if buildings_left(t, tree["kind"]) else "ODIN-272"
    if do == "mountain":
        return None if t.strips else "ODIN-191"
    if do == "upgrade":
        return None if any(amount(t, seat, name) for name in rising()) else "ODIN-195"
    if do == "special_sale":
        return None if min([99, *for_sale(t).values()]) <= amount(t, seat, "silver") else "ODIN-205"
    if do == "explore":
        return None if islands(t, tree["reach"]) else "ODIN-239"
    if do == "emigrate":
        return against_emigrating(t, seat)
    if do == "boat_to_knarr":
        if not ships(t, seat, "whaling_boat"):
            return "ODIN-187"
        return None if berth(t, seat, "knarr") else "ODIN-AMB-21"
    return None if tree.get("lapses") else "ODIN-252"


def against_emigrating(t: Table, seat: int) -> str | None:
    """ODIN-207, ODIN-210, ODIN-211: a large ship, silver, room."""
    if not ships(t, seat, "large_ship"):
        return "ODIN-207"
    if amount(t, seat, "silver") < t.round:
        return "ODIN-210"
    return None if room(t, seat) >= SHIP_CELLS else "ODIN-211"


def buildings_left(t: Table, kind: str) -> bool:
    """ODIN-177, ODIN-272: whether one of the buildings is left."""
    number = {table.text("key"): table.integer("count") for table in BUILDINGS}
    if kind == "shed":
        return sum(int(t.of(seat, SHEDS)) for seat in range(t.seats)) < number[kind]
    first = ISLANDS if kind == "stone_house" else ISLANDS + number["stone_house"]
    return any(t.owner[plot] < 0 for plot in range(first, first + number[kind]))


def rising() -> list[str]:
    """ODIN-195: the goods that have a better one of the same outline."""
    return [NAMES[n] for n, (_, colour) in enumerate(BOX) if colour in UPGRADED]


def useless(t: Table, seat: int, tree: Any) -> str | None:  # noqa: ANN401 - TOML
    """ODIN-093: name the rule by which nothing of an effect can be used, or None."""
    found: str | None = "ODIN-093"
    for step in listed(tree):
        if step["do"] == "may":
            rule = useless(t, seat, step["effect"])
        elif step["do"] == "if":
            test = step["test"]
            met = amount(t, seat, test["count"]) >= test["at_least"]
            rule = useless(t, seat, step["then"]) if met else "ODIN-093"
        else:
            rule = against(t, seat, step)
        if rule is None:
            return None
        found = rule
    return found


def listed(tree: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - TOML
    """Return the steps of an effect."""
    return tree if isinstance(tree, list) else [tree]


def against_using(t: Table, seat: int, space: int) -> Refusal | None:
    """ODIN-090, ODIN-093: Vikings enough, and a part that can be used."""
    if t.of(seat, THING) < COLUMN[space]:
        return Refusal("ODIN-090", needed=int(COLUMN[space]), there=int(t.of(seat, THING)))
    rule = useless(t, seat, SPACE_TABLES[space].data["effect"])
    return Refusal(rule) if rule is not None else None
