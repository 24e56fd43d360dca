"""Why a space cannot be used: its printed effect, read as a tree beside the table."""
# interpreted: asked by people, one action at a time

from typing import Any, NamedTuple

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


class Lack(NamedTuple):
    """What a step would need and there is not: the rule, the thing, and how many are missing."""

    rule: str
    thing: str = ""
    n: int = 1


NOTHING = Lack("ODIN-093")


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


def against(t: Table, seat: int, tree: Any) -> Lack | None:  # noqa: ANN401 - TOML
    """Name what is missing to carry out a step in full, or None."""
    do = tree["do"]
    if do == "pay":
        for step in (*listed(tree["cost"]), *listed(tree["gain"])):
            if (lack := against(t, seat, step)) is not None:
                return lack
        return None
    if do == "one_of":
        lacks = [useless(t, seat, option) for option in tree["options"]]
        return None if None in lacks else lacks[0]
    return None if do in ALWAYS else against_step(t, seat, do, tree)


def against_step(t: Table, seat: int, do: str, tree: dict[str, Any]) -> Lack | None:
    """Name what is missing for one plain step, or None."""
    if do in ("spend", "have"):
        return against_cost(t, seat, do, tree)
    if do == "ship":
        return None if berth(t, seat, tree["kind"]) else Lack("ODIN-160", "berth")
    if do == "building":
        return None if buildings_left(t, tree["kind"]) else Lack("ODIN-272", tree["kind"])
    if do == "mountain":
        return None if t.strips else Lack("ODIN-191", "mountain")
    if do == "upgrade":
        better = any(amount(t, seat, name) for name in rising())
        return None if better else Lack("ODIN-195", "upgrade")
    if do == "special_sale":
        prices = for_sale(t).values()
        short = min(prices, default=0) - amount(t, seat, "silver")
        if not prices:
            return Lack("ODIN-205", "special")
        return Lack("ODIN-205", "silver", short) if short > 0 else None
    if do == "explore":
        return None if islands(t, tree["reach"]) else Lack("ODIN-239", "island")
    if do == "emigrate":
        return against_emigrating(t, seat)
    if do == "boat_to_knarr":
        if not ships(t, seat, "whaling_boat"):
            return Lack("ODIN-187", "whaling_boat")
        return None if berth(t, seat, "knarr") else Lack("ODIN-AMB-21", "berth")
    return None if tree.get("lapses") else Lack("ODIN-252", "card")


def against_cost(t: Table, seat: int, do: str, tree: dict[str, Any]) -> Lack | None:
    """ODIN-093: name what is missing of something to be paid, or of ships that one must have."""
    needed: int = tree.get("n", 1)
    if do == "spend":
        short = needed - amount(t, seat, tree["thing"])
        return Lack("ODIN-093", tree["thing"], short) if short > 0 else None
    short = needed - ships(t, seat, tree["ship"])
    return Lack(NEEDS[tree["ship"]], tree["ship"], short) if short > 0 else None


def against_emigrating(t: Table, seat: int) -> Lack | None:
    """ODIN-207, ODIN-210, ODIN-211: a large ship, silver, room."""
    if not ships(t, seat, "large_ship"):
        return Lack("ODIN-207", "large_ship")
    short = int(t.round) - amount(t, seat, "silver")
    if short > 0:
        return Lack("ODIN-210", "silver", short)
    return None if room(t, seat) >= SHIP_CELLS else Lack("ODIN-211", "banquet")


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


def useless(t: Table, seat: int, tree: Any) -> Lack | None:  # noqa: ANN401 - TOML
    """ODIN-093: name what is missing to use anything of an effect, or None."""
    found: Lack | None = NOTHING
    for step in listed(tree):
        if step["do"] == "may":
            lack = useless(t, seat, step["effect"])
        elif step["do"] == "if":
            test = step["test"]
            met = amount(t, seat, test["count"]) >= test["at_least"]
            lack = useless(t, seat, step["then"]) if met else Lack("ODIN-093", test["count"])
        else:
            lack = against(t, seat, step)
        if lack is None:
            return None
        found = lack
    return found


def listed(tree: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - TOML
    """Return the steps of an effect."""
    return tree if isinstance(tree, list) else [tree]


def against_using(t: Table, seat: int, space: int) -> Refusal | None:
    """ODIN-090, ODIN-093: Vikings enough, and a part that can be used."""
    if t.of(seat, THING) < COLUMN[space]:
        return Refusal("ODIN-090", needed=int(COLUMN[space]), there=int(t.of(seat, THING)))
    lack = missing(t, seat, space)
    return Refusal(lack.rule) if lack is not None else None


def missing(t: Table, seat: int, space: int) -> Lack | None:
    """ODIN-093: name what is missing to use a part of a space, whoever stands there, or None."""
    return useless(t, seat, SPACE_TABLES[space].data["effect"])
