"""What lies around the coast: score track, reinforcements, raids, piles."""
# interpreted: made for people

from skali.core.chance import total
from skali.core.message import say
from skali.core.scene import Cut, Node, Panel, drawn_once
from skali.games.walhalla.rules import components
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.preparation import place_among
from skali.games.walhalla.rules.state import Table, cards_in
from skali.games.walhalla.shown.pieces import shield
from skali.games.walhalla.shown.sizes import SIZES
from skali.games.walhalla.shown.words import who

LAP = 50
LANE = 8.0
LABELS = 16.0
SHIELD = 18.0


def track(t: Table, width: float) -> list[Node]:
    """Show the score track with a lane for every seat; it is run through again after a lap."""
    nodes = [*track_fields(width)]
    for seat in range(int(t.seats)):
        nodes += marker(seat, int(t.points[seat]), width)
    return nodes


@drawn_once
def track_fields(width: float) -> tuple[Node, ...]:
    """Draw the score track; every tenth field is golden, with its number above."""
    cell = (width - 20) / LAP
    nodes = [
        Node(f"track-{number}", 10 + number * cell, LABELS + 3, cell - 1, LANE * 4,
             tone="gold" if number % 10 == 0 else "surface")
        for number in range(LAP)
    ]  # fmt: skip
    return (
        *nodes,
        *(
            Node(f"track-{number}-number", 10 + number * cell, 2, cell * 8, LABELS,
                 text=str(number), size=14, align="start")
            for number in range(0, LAP, 10)
        ),
    )  # fmt: skip


@drawn_once
def marker(seat: int, points: int, width: float) -> tuple[Node, ...]:
    """Draw where a seat stands on the score track; after a lap its points are written beside."""
    cell = (width - 20) / LAP
    x, y = 10 + points % LAP * cell + (cell - SHIELD) / 2, LABELS - 2 + seat * LANE
    label = say("walhalla-score", who=who(seat), points=points)
    shield = Node(
        f"marker-{seat}", max(0, x), y, SHIELD, SHIELD, sprite=f"shield-{seat}", owner=seat,
        label=label,
    )  # fmt: skip
    if points < LAP:
        return (shield,)
    written = Node(
        f"marker-{seat}-points", min(x + SHIELD, width - 34), y, 32, SHIELD, text=str(points),
        size=14, tone="surface", shape="pill",
    )  # fmt: skip
    return (shield, written)


# --- below the coast: reinforcements, raids, piles ---


def raids_panel(t: Walhalla, cut: Cut) -> Panel:
    """Show the reinforcement track, the raids with what wheat is worth, and the piles."""
    size = SIZES[cut]
    panel = Panel("raids", say("walhalla-panel-raids"), size.coast, size.raids, floor=size.floor)
    if cut == "narrow":
        panel.add(*reinforcements(t, 6, 4, 332, 56))
        panel.add(*raids(t, 6, 64, 160, 56), *piles(t, 176, 64, 160, 56))
        return panel
    high, w = size.raids - 8, size.coast - 24
    panel.add(*reinforcements(t, 6, 4, w * 0.46, high))
    panel.add(*raids(t, 12 + w * 0.46, 4, w * 0.27, high))
    panel.add(*piles(t, 18 + w * 0.73, 4, w * 0.27, high))
    return panel


def reinforcements(t: Table, x: float, y: float, w: float, h: float) -> list[Node]:
    """Show how many vikings every place brings back, and who would have it now."""
    printed = (
        components.REINFORCEMENTS_OF_THREE if t.seats == 3 else components.REINFORCEMENTS_OF_FOUR
    )
    sources = components.TRACK.table("three" if t.seats == 3 else "four").data.get("sources", {})
    title = say("walhalla-reinforcements")
    nodes = [Node("reinforcements-title", x, y, w, 18, text=title, size=15, align="start")]
    step, low = w / int(t.seats), h - 20
    for number, value in enumerate(printed):
        left = x + number * step
        label = say("walhalla-reinforcement", place=number + 1, count=int(value))
        mark = "reconstructed" if sources.get(components.PLACES[number]) == "reconstructed" else ""
        nodes.append(
            Node(f"reinforcement-{number}", left, y + 20, step - 4, low, tone="ice", label=label,
                 mark=mark)
        )  # fmt: skip
        nodes.append(
            Node(f"reinforcement-{number}-count", left + 2, y + 20, 24, low, text=str(value),
                 size=19)
        )  # fmt: skip
        if t.raid < components.RAIDS:
            here = [s for s in range(t.seats) if place_among(t.walhalla, t.seats, s) == number]
            side = min(22.0, (step - 32) / 2.0)
            for place, seat in enumerate(here):
                at = left + 28 + place % 2 * side, y + 22 + place // 2 * (side + 1)
                nodes.append(shield(f"rank-{seat}", seat, *at, side))
    return nodes


def raids(t: Table, x: float, y: float, w: float, h: float) -> list[Node]:
    """Show which raid it is, and what a wheat field pays after each."""
    return [
        node
        for raid in range(1, int(components.RAIDS) + 1)
        for node in raid_sign(raid, x, y, w, h, now=raid == t.raid)
    ]


@drawn_once
def raid_sign(raid: int, x: float, y: float, w: float, h: float, *, now: bool) -> tuple[Node, ...]:
    """Draw a raid with what wheat pays after it."""
    step = w / int(components.RAIDS)
    id_, left, worth = f"raid-{raid}", x + (raid - 1) * step, int(components.WHEAT_POINTS[raid - 1])
    label, tone = say("walhalla-raid", raid=raid, points=worth), "gold" if now else "ground"
    return (
        Node(id_, left, y, step - 4, h, tone=tone, label=label),
        Node(f"{id_}-number", left, y + 1, step - 4, h * 0.45, text=str(raid), size=20),
        Node(f"{id_}-ear", left + 3, y + h * 0.46, 24, h * 0.5, sprite="card-wheat"),
        Node(f"{id_}-wheat", left + 27, y + h * 0.46, step - 32, h * 0.5, text=str(worth), size=17),
    )


def piles(t: Table, x: float, y: float, w: float, h: float) -> list[Node]:
    """Show how many dragons and cards are left to draw, and what was discarded."""
    things = (
        ("stack", "dragon-back", int(total(t.dragons, 0, components.FLEET))),
        ("pile", "card-back", int(total(t.pile, 0, components.CARD_KINDS))),
        ("discard", "card-discard", int(cards_in(t.discard))),
    )
    nodes: list[Node] = []
    for column, (id_, sprite, number) in enumerate(things):
        here, label = x + column * w / 3, say(f"walhalla-left-{id_}", count=number)
        nodes += [
            Node(id_, here + 2, y, w / 3 - 6, h - 22, sprite=sprite, label=label),
            Node(f"{id_}-count", here + w / 6 - 18, y + h - 21, 34, 20, text=str(number), size=16,
                 tone="ground", shape="pill"),
        ]  # fmt: skip
    return nodes
