"""What lies around the coast: score track, Walhalla, reinforcements, the drawn dragon, piles."""
# interpreted: made for people

from skali.core.chance import total
from skali.core.message import say
from skali.core.scene import Node, drawn_once
from skali.games.walhalla.rules.components import (
    CARD_KINDS,
    COLOURED_SEAT,
    DRAGON_COLOUR,
    FLEET,
    PLACES,
    RAIDS,
    REINFORCEMENTS_OF_FOUR,
    REINFORCEMENTS_OF_THREE,
    SEATS,
    TRACK,
    WHEAT_POINTS,
)
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.preparation import place_among
from skali.games.walhalla.rules.state import NOBODY, NOWHERE, Table, cards_in
from skali.games.walhalla.shown.choices import asked_of, buttons
from skali.games.walhalla.shown.pieces import bench_sprite, shield, viking
from skali.games.walhalla.shown.sheet import score_sheet
from skali.games.walhalla.shown.words import colour, dragon, place, prompt, waiting, who

LAP = 50
LANE = 13.0


def track(t: Table, width: float) -> list[Node]:
    """Show the score track with a lane for every seat; it is run through again after a lap."""
    nodes = [*track_fields(width)]
    for seat in range(int(t.seats)):
        nodes += marker(seat, int(t.points[seat]), width)
    return nodes


@drawn_once
def track_fields(width: float) -> tuple[Node, ...]:
    """Draw the fields of the score track."""
    cell = (width - 20) / LAP
    return tuple(
        Node(f"track-{number}", 10 + number * cell, 6, cell - 1, LANE * 4,
             tone="surface" if number % 10 else "gold", text="" if number % 5 else str(number),
             size=9)
        for number in range(LAP)
    )  # fmt: skip


@drawn_once
def marker(seat: int, points: int, width: float) -> tuple[Node, ...]:
    """Draw where a seat stands on the score track; after a lap its points are written beside."""
    cell = (width - 20) / LAP
    x, y = 10 + points % LAP * cell + (cell - LANE) / 2, 5 + seat * LANE
    label = say("walhalla-score", who=who(seat), points=points)
    shield = Node(
        f"marker-{seat}", x - 2, y, LANE + 4, LANE + 2, sprite=f"shield-{seat}", owner=seat,
        label=label,
    )  # fmt: skip
    if points < LAP:
        return (shield,)
    written = Node(
        f"marker-{seat}-points", x + LANE + 2, y, 20, LANE + 1, text=str(points), size=11,
        tone="surface", shape="pill",
    )  # fmt: skip
    return (shield, written)


def parchment(id_: str, x: float, y: float, w: float, h: float) -> Node:
    """Draw a sheet for other things to lie on."""
    return Node(id_, x, y, w, h, tone="surface")


# --- the left column: Walhalla, reinforcements, raids ---


def left_column(t: Table, x: float, y: float, w: float) -> list[Node]:
    """Show the hall of heroes, the reinforcement track, and what wheat is worth."""
    nodes = hall(t, x, y, w)
    nodes += reinforcements(t, x, y + 224, w)
    return nodes + raids(t, x, y + 400, w)


def hall(t: Table, x: float, y: float, w: float) -> list[Node]:
    """Show Walhalla: the heroes of every colour."""
    title = say("walhalla-zone-walhalla")
    nodes = [
        parchment("hall", x, y, w, 214),
        Node("hall-icon", x + 8, y + 4, 44, 44, sprite="walhalla"),
        Node("hall-title", x + 54, y + 10, w - 60, 30, text=title, size=18, align="start"),
    ]
    for seat in range(int(t.seats)):
        nodes += heroes(seat, int(t.walhalla[seat]), x, y + 52 + seat * 40, w)
    return nodes


@drawn_once
def heroes(seat: int, number: int, x: float, y: float, w: float) -> tuple[Node, ...]:
    """Draw the heroes of a colour."""
    label = say("walhalla-heroes", who=who(seat), count=number)
    step = min(15.0, (w - 74) / max(number - 1, 1))
    return (
        *(viking(f"hero-{seat}-{n}", seat, x + 4 + n * step, y, 34) for n in range(number)),
        Node(f"heroes-{seat}", x + w - 36, y + 2, 30, 30, text=str(number), size=21, label=label),
    )


def reinforcements(t: Table, x: float, y: float, w: float) -> list[Node]:
    """Show how many vikings every place brings back, and who would have it now."""
    printed = REINFORCEMENTS_OF_THREE if t.seats == 3 else REINFORCEMENTS_OF_FOUR
    sources = TRACK.table("three" if t.seats == 3 else "four").data.get("sources", {})
    title = say("walhalla-reinforcements")
    nodes = [
        parchment("reinforcements", x, y, w, 166),
        Node("reinforcements-title", x + 4, y + 2, w - 8, 24, text=title, size=15),
    ]
    for number, value in enumerate(printed):
        top = y + 28 + number * 34
        label = say("walhalla-reinforcement", place=number + 1, count=int(value))
        mark = "reconstructed" if sources.get(PLACES[number]) == "reconstructed" else ""
        nodes.append(
            Node(f"reinforcement-{number}", x + 6, top, 42, 31, tone="ice", text=str(value),
                 size=18, label=label, mark=mark)
        )  # fmt: skip
        if t.raid < RAIDS:
            here = [s for s in range(t.seats) if place_among(t.walhalla, t.seats, s) == number]
            for column, seat in enumerate(here):
                nodes.append(shield(f"rank-{seat}", seat, x + 54 + column * 22, top + 4, 22))
    return nodes


def raids(t: Table, x: float, y: float, w: float) -> list[Node]:
    """Show which raid it is, and what a wheat field pays after each."""
    return [
        node
        for raid in range(1, int(RAIDS) + 1)
        for node in raid_sign(raid, x, y, w, now=raid == t.raid)
    ]


@drawn_once
def raid_sign(raid: int, x: float, y: float, w: float, *, now: bool) -> tuple[Node, ...]:
    """Draw a raid with what wheat pays after it."""
    id_, left, worth = f"raid-{raid}", x + (raid - 1) * (w + 4) / 3, int(WHEAT_POINTS[raid - 1])
    label, tone = say("walhalla-raid", raid=raid, points=worth), "gold" if now else "surface"
    return (
        Node(id_, left, y, w / 3 - 4, 62, tone=tone, label=label),
        Node(f"{id_}-number", left, y + 1, w / 3 - 4, 28, text=str(raid), size=20),
        Node(f"{id_}-ear", left + 2, y + 29, 26, 30, sprite="card-wheat"),
        Node(f"{id_}-wheat", left + 26, y + 30, 18, 28, text=str(worth), size=15),
    )


# --- the right column: what is asked, the dragon, the piles ---


def right_column(t: Walhalla, seat: int | None, x: float, y: float, w: float) -> list[Node]:
    """Show what is asked, the dragon of this turn, the answers, and the piles."""
    mine = asked_of(t, seat)
    text = prompt(t) if mine else waiting(t, seat)
    nodes = [
        Node("prompt", x, y, w, 92, tone="gold" if mine else "surface"),
        Node("prompt-text", x + 6, y + 4, w - 12, 84, text=text, size=15),
    ]
    if t.over:
        return nodes + score_sheet(t, x, y + 100, w)
    below = y + 100
    if t.dragon != NOWHERE:
        nodes += drawn_dragon(t, x, below, w)
        below += 152
    nodes += buttons(t, seat, x, below, w)
    return nodes + piles(t, x, y + 422, w)


def drawn_dragon(t: Table, x: float, y: float, w: float) -> list[Node]:
    """Show the dragon that was drawn, bow up, with its seats and crew."""
    kind = int(t.dragon)
    nodes = [
        parchment("dragon-sheet", x, y - 2, w, 144),
        Node("dragon", x + 4, y, 78, 140, sprite="dragon", label=dragon(kind)),
        Node("dragon-name", x + 82, y + 6, w - 86, 66, text=dragon(kind), size=14),
        Node("dragon-hint", x + 82, y + 80, w - 86, 40, text=say("walhalla-bow-up"), size=13),
    ]
    for number, name in enumerate(SEATS):
        top, label, mark = y + 14 + number * 40, place(number), ""
        if COLOURED_SEAT[kind] == number:
            tint = colour(int(DRAGON_COLOUR[kind]))
            label, mark = say("walhalla-seat-of", place=label, colour=tint), "reconstructed"
        sprite, aboard = bench_sprite(kind, number), int(t.aboard(number))
        nodes.append(
            Node(f"dragon-{name}", x + 26, top, 34, 34, sprite=sprite, label=label, mark=mark)
        )
        if aboard != NOBODY:
            label = say("walhalla-sits", colour=colour(aboard), place=place(number))
            nodes.append(viking(f"rider-{name}", aboard, x + 24, top - 3, 38, label))
    return nodes


def piles(t: Table, x: float, y: float, w: float) -> list[Node]:
    """Show how many dragons and cards are left to draw, and what was discarded."""
    things = (
        ("stack", "dragon-back", int(total(t.dragons, 0, FLEET))),
        ("pile", "card-back", int(total(t.pile, 0, CARD_KINDS))),
        ("discard", "card-discard", int(cards_in(t.discard))),
    )
    nodes: list[Node] = []
    for column, (id_, sprite, number) in enumerate(things):
        here, label = x + column * w / 3, say(f"walhalla-left-{id_}", count=number)
        at = here + w / 6 - 14, y + 56, 26, 22
        nodes += [
            Node(id_, here + 2, y, w / 3 - 6, 56, sprite=sprite, label=label),
            Node(f"{id_}-count", *at, text=str(number), size=16, tone="surface", shape="pill"),
        ]
    return nodes
