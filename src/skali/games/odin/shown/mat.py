"""A player's mat: the home board, Thing square, bay, stables, stores, and the banquet table."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.message import say, seat_name, signed
from skali.core.scene import Cut, Node, Panel, drawn_once
from skali.games.odin.rules import banquet, components, state
from skali.games.odin.rules.actions import SLOTS as SLOT_NAMES
from skali.games.odin.rules.anytime import slots
from skali.games.odin.rules.banquet import CELLS, FEAST_WORDS, FOOD_THING, WIDTH
from skali.games.odin.rules.bay import boats, longships
from skali.games.odin.rules.boards import HOME_PLOT
from skali.games.odin.rules.goods import CATTLE, SHEEP
from skali.games.odin.rules.phases import income_of
from skali.games.odin.rules.scoring import LINES as SHEET
from skali.games.odin.rules.scoring import score, sheet_of
from skali.games.odin.rules.state import Table
from skali.games.odin.shown.grounds import Spot, grid, nodes
from skali.games.odin.shown.names import name, picture, sprite, thing_name, tone_of
from skali.games.odin.shown.neat import neat
from skali.games.odin.shown.supply import FLOOR


class Measures(NamedTuple):
    """How large a mat is drawn on a kind of screen."""

    width: float
    height: float
    home: Spot
    side: tuple[float, float, float]
    """Corner and width of what stands beside the home board."""
    banquet: float
    """Where the table begins."""
    cell: float


MEASURES = {
    "wide": Measures(556, 396, Spot(8, 28, 26), (354, 28, 196), 350, 45),
    "middle": Measures(510, 346, Spot(6, 26, 23), (312, 26, 194), 305, 41.5),
    "narrow": Measures(344, 520, Spot(4, 26, 25.8), (4, 342, 336), 476, 28),
}
LINE = 22.0


def panel(t: Table, seat: int, cut: Cut) -> Panel:
    """Show what a seat has but for its goods, islands and houses."""
    m = MEASURES[cut]
    title = say("odin-panel-mat", who=seat_name(seat))
    found = Panel(
        f"mat-{seat}", title, m.width, m.height, owner=seat, slot="own", floor=FLOOR[cut],
        active=seat in t.turn,
    )  # fmt: skip
    found.grids = [grid(t, seat, int(HOME_PLOT), m.home)]
    found.add(heading(seat, cut, int(income_of(t, seat)), minus_of(t, seat), int(score(t, seat))))
    found.add(*nodes(t, seat, int(HOME_PLOT), m.home))
    found.add(*side(t, seat, cut), *table(t, seat, cut))
    return found


def minus_of(t: Table, seat: int) -> int:
    """Count everything that costs a point now, but for penalties."""
    lines = dict(zip(SHEET, sheet_of(t, seat), strict=True))
    return -sum(int(lines[line]) for line in ("open_home", "open_islands", "open_buildings"))


@drawn_once
def heading(seat: int, cut: Cut, income: int, minus: int, points: int) -> Node:
    """Say what the mat is worth now."""
    m = MEASURES[cut]
    text = say("odin-now", income=income, minus=minus, points=points, worth=signed(points))
    return Node(f"now-{seat}", m.home.x, 3, m.width - 2 * m.home.x, LINE, text=text, size=16,
                align="start")  # fmt: skip


# --- beside the home board ---


def side(t: Table, seat: int, cut: Cut) -> list[Node]:
    """Draw Thing square, bay, stables, stores, penalties."""
    x, y, w = MEASURES[cut].side
    boxes = {
        "square": (x, y, w),
        "bay": (x, y + 46, w),
        "stables": (x, y + 138, w),
        "stores": (x, y + 184, w),
        "penalties": (x, y + 230, w),
    }
    if cut == "narrow":
        boxes |= {"square": (x, y, 164), "stables": (x + 168, y, 168), "bay": (x, y + 46, 196)}
        boxes |= {"stores": (x + 200, y + 46, 136), "penalties": (x + 200, y + 94, 136)}
    moose, passed = t.start == seat, bool(t.passed >> seat & 1)
    men, colour = int(t.of(seat, state.THING)), int(t.colour(seat))
    found = [*square(seat, *boxes["square"], men, colour, moose=moose, passed=passed)]
    fleet = (int(boats(t, seat)), int(t.of(seat, state.KNARRS)), int(longships(t, seat)))
    on_longships = sum(ore * int(t.of(seat, state.LONGSHIPS + ore)) for ore in range(4))
    found += bay(seat, *boxes["bay"], fleet, (int(t.of(seat, state.ARMED_BOATS)), 0, on_longships))
    found += stables(seat, *boxes["stables"], *animals(t, seat))
    stored = tuple(int(t.of(seat, state.SLOTS + slot)) for slot in range(len(SLOT_NAMES)))
    room = tuple(int(slots(t, seat, slot)) for slot in range(len(SLOT_NAMES)))
    found += stores(seat, *boxes["stores"], stored, room)
    if number := int(t.of(seat, state.PENALTIES)):
        found += penalties(seat, *boxes["penalties"][:2], number)
    return found


def animals(t: Table, seat: int) -> tuple[int, int, int, int]:
    """Return how many sheep and cattle there are, and how many of each are pregnant."""
    sheep, cattle = t.has(seat, SHEEP), t.has(seat, CATTLE)
    return int(sheep), int(t.of(seat, state.LAMBS)), int(cattle), int(t.of(seat, state.LAMBS + 1))


@drawn_once
def square(seat: int, x: float, y: float, w: float, men: int, colour: int, *, moose: bool,
           passed: bool) -> tuple[Node, ...]:  # fmt: skip
    """Draw the Thing square with the Vikings that are left."""
    label = say("odin-thing-square", n=men)
    wide = w
    found = [Node(f"thing-{seat}", x, y, wide, 42, tone="wood", label=label)]
    step = min(14.0, (wide - 74) / max(1, men))
    found += [
        Node(f"viking-{seat}-{n}", x + 6 + n * step, y + 8, 26, 26, "viking",
             tone=f"seat-{colour}", shape="disc", faint=passed)
        for n in range(men)
    ]  # fmt: skip
    found.append(
        Node(f"men-{seat}", x + wide - 36, y + 6, 30, 30, tone="surface", shape="disc",
             text=str(men), size=20, label=label)
    )  # fmt: skip
    if moose:
        found.append(Node(f"moose-{seat}", x + wide - 66, y + 8, 26, 26, "moose",
                          label=say("odin-moose")))  # fmt: skip
    return neat(found)


@drawn_once
def bay(seat: int, x: float, y: float, w: float, fleet: tuple[int, ...],
        loaded: tuple[int, ...]) -> tuple[Node, ...]:  # fmt: skip
    """ODIN-160: draw the ships by kind, how many there are, and the ore on them."""
    found = [Node(f"bay-{seat}", x, y, w, 88, tone="sea", label=say("odin-bay"))]  # fmt: skip
    step = (w - 8) / len(components.SHIPS)
    large = fleet[1] + fleet[2]
    for kind, key in enumerate(components.SHIPS):
        left = x + 4 + kind * step
        label = say("odin-ship-price", ship=name(key), price=int(components.SHIP_PRICE[kind]),
                    points=int(components.SHIP_POINTS[kind]))  # fmt: skip
        most = (
            int(components.SMALL_BERTHS)
            if kind == 0
            else int(components.LARGE_BERTHS) - (large - fleet[kind])
        )
        found += [
            Node(f"ship-{key}-{seat}", left, y + 4, step - 4, 46, tone="ice", label=label),
            Node(f"sail-{key}-{seat}", left + (step - 48) / 2, y + 5, 44, 44, sprite(key),
                 faint=fleet[kind] == 0),
            Node(f"fleet-{key}-{seat}", left, y + 52, step - 4, 18, text=f"{fleet[kind]}/{most}",
                 size=16, tone="sea"),
        ]  # fmt: skip
        for ore in range(min(loaded[kind], 6)):
            found.append(Node(f"ore-{key}-{seat}-{ore}", left + ore * 9, y + 70, 14, 14,
                              "ore-loaded"))  # fmt: skip
    return neat(found)


@drawn_once
def stables(seat: int, x: float, y: float, w: float, sheep: int, lambs: int, cattle: int,
            calves: int) -> tuple[Node, ...]:  # fmt: skip
    """Draw the animals."""
    found: list[Node] = []
    kinds = (("sheep", sheep, lambs), ("cattle", cattle, calves))
    for place, (key, number, young) in enumerate(kinds):
        left = x + place * (w / 2)
        label = say("odin-stable", thing=name(key), n=number, young=young)
        text = f"{number}" if not young else f"{number} ({young})"
        found += [
            Node(f"stable-{key}-{seat}", left, y, w / 2 - 4, 40, tone="ground",
                 label=label),
            Node(f"animal-{key}-{seat}", left + 4, y + 4, 32, 32,
                 f"{key}-young" if young else key, "ember", faint=number == 0),
            Node(f"head-{key}-{seat}", left + 38, y + 8, w / 2 - 44, 24, text=text,
                 size=18),
        ]  # fmt: skip
    return neat(found)


@drawn_once
def stores(seat: int, x: float, y: float, w: float, stored: tuple[int, ...],
           room: tuple[int, ...]) -> tuple[Node, ...]:  # fmt: skip
    """ODIN-055: draw the slots of sheds and stone houses, with the wood and stone in them."""
    found: list[Node] = []
    step = w / len(SLOT_NAMES)
    half = min(20.0, (step - 5) / 2)
    for slot, key in enumerate(SLOT_NAMES):
        house, kind = ("shed" if slot < 2 else "stone_house"), key.partition("-")[2]
        label = say("odin-slot", building=name(house), kind=name(kind), n=stored[slot],
                    most=room[slot])  # fmt: skip
        left = x + slot * step
        faint = room[slot] == 0
        found += [
            Node(f"slot-{key}-{seat}", left, y, step - 3, 42, tone="ground", label=label),
            Node(f"store-{key}-{seat}", left + 1, y + 2, half, half, sprite(house), faint=faint),
            Node(f"kind-{key}-{seat}", left + 1 + half, y + 2, half, half, kind, faint=faint),
            Node(f"full-{key}-{seat}", left, y + 23, step - 3, 17,
                 text=f"{stored[slot]}/{room[slot]}", size=15, faint=faint),
        ]  # fmt: skip
    return neat(found)


@drawn_once
def penalties(seat: int, x: float, y: float, number: int) -> tuple[Node, ...]:
    """ODIN-120: draw the Thing penalties."""
    label = say("odin-penalties", n=number, points=number * int(components.PENALTY_POINTS))
    return (
        Node(f"penalty-{seat}", x, y, 28, 28, "penalty", label=label),
        Node(f"penalties-{seat}", x + 30, y, 40, 28, text=str(number), size=20, label=label),
    )


# --- the banquet table ---


def table(t: Table, seat: int, cut: Cut) -> list[Node]:
    """Draw the banquet table: ships that emigrated, dishes, and Vikings still to come."""
    first, last = int(t.first_cell(seat)), int(t.last_cell())
    gone = int(t.of(seat, state.EMIGRATED)), int(t.of(seat, state.EMIGRATED + 1))
    found = [*cells(seat, cut, first, last, int(t.round), int(t.colour(seat)))]
    found += emigrants(seat, cut, *gone)
    at = seat * int(FEAST_WORDS)
    return found + [dish(seat, cut, serving) for serving in banquet.dishes(t.feast, at)]


@drawn_once
def cells(seat: int, cut: Cut, first: int, last: int, now: int, colour: int) -> tuple[Node, ...]:
    """ODIN-108: draw the cells of the table; Vikings stand on those of later rounds."""
    m = MEASURES[cut]
    x, y, size = m.home.x, m.banquet, m.cell
    found: list[Node] = []
    for cell in range(int(CELLS)):
        left, later = x + cell * size, cell > last
        label = say("odin-cell", n=cell + 1)
        if later:
            label = say("odin-cell-viking", n=cell + 1, round=now + cell - last)
        tone = "wood" if later else "ground" if cell >= first else "sea"
        id_ = f"cell-{cell + 1}-{seat}"
        found.append(Node(id_, left, y, size - 2, size - 4, tone=tone, label=label))
        if later:
            found.append(Node(f"guest-{cell + 1}-{seat}", left + size * 0.2, y + 3, size * 0.55,
                              size * 0.55, "viking", tone=f"seat-{colour}",
                              shape="disc"))  # fmt: skip
    return neat(found)


@drawn_once
def emigrants(seat: int, cut: Cut, knarrs: int, longs: int) -> tuple[Node, ...]:
    """ODIN-207: draw the ships that emigrated at the left end of the table."""
    m = MEASURES[cut]
    kinds = ["knarr"] * knarrs + ["longship"] * longs
    wide = m.cell * int(components.EMIGRATION_CELLS)
    return neat(
        Node(f"emigrated-{n}-{seat}", m.home.x + n * wide, m.banquet, wide - 2, m.cell - 4,
             f"emigrated-{key}", "sea", label=say("odin-emigrated", ship=name(key)))
        for n, key in enumerate(kinds)
    )  # fmt: skip


@drawn_once
def dish(seat: int, cut: Cut, serving: int) -> Node:
    """Draw a dish on the table."""
    m = MEASURES[cut]
    food, across = int(banquet.food_of(serving)), int(banquet.crosswise_of(serving))
    cell, thing = int(banquet.cell_of(serving)), int(FOOD_THING[int(food)])
    wide = int(WIDTH[2 * food + across]) * m.cell
    label = say("odin-dish", thing=thing_name(thing))
    return Node(f"dish-{cell + 1}-{seat}", m.home.x + cell * m.cell, m.banquet, wide - 2,
                m.cell - 4, picture(thing), tone_of(thing) or "ice", label=label)  # fmt: skip
