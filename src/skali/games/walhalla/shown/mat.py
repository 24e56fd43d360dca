"""A player's zones: Midgard, Asgard, Walhalla, points and the backs of the cards; and short."""
# interpreted: made for people

from skali.core.message import Message, say, seat_name
from skali.core.scene import SUMMARY, Cut, Node, Panel, drawn_once
from skali.games.walhalla.rules.components import COLOURS, LETTERS, REACH, TONGUES
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.scoring import visible_strength
from skali.games.walhalla.rules.state import cards_in
from skali.games.walhalla.shown.pieces import viking
from skali.games.walhalla.shown.sizes import SIZES
from skali.games.walhalla.shown.words import colour, who

LOOSE = 5
"""So many vikings stand in a zone without hiding one another."""
ZONES = ("midgard", "asgard", "walhalla")
MOST_BACKS = 12


def mat(t: Walhalla, seat: int, cut: Cut) -> Panel:
    """Show one player's vikings at home and beyond, points, and the backs of the cards."""
    size = SIZES[cut]
    w, h = size.own, size.mat
    panel = Panel(f"mat-{seat}", who(seat), w, h, owner=seat, slot="own", floor=size.floor)
    panel.active = seat in t.turn
    step, high = (w - 8) / 3, h - 62
    for column, (name, vikings) in enumerate(zip(ZONES, in_zones(t, seat), strict=True)):
        panel.add(*zone(seat, name, vikings, 6 + column * step, step - 6, high))
    points, y = int(t.points[seat]), h - 50
    label = say("walhalla-score", who=who(seat), points=points)
    panel.add(
        Node(f"points-{seat}", 6, y, 68, 42, tone="gold", text=str(points), size=26, label=label,
             shape="pill")
    )  # fmt: skip
    if seat == t.start:
        begins = say("walhalla-start")
        panel.add(Node(f"start-{seat}", 80, y, 40, 40, sprite="start-player", label=begins))
    cards = held(t, seat)
    for number in range(min(cards, MOST_BACKS)):
        id_, x = f"back-{seat}-{number}", 126 + number * 15
        panel.add(Node(id_, x, y - 1, 32, 44, sprite="card-back"))
    label = say("walhalla-hand-size", who=who(seat), count=cards)
    panel.add(Node(f"cards-{seat}", w - 34, y + 2, 28, 38, text=str(cards), size=20, label=label))
    return panel


def in_zones(t: Walhalla, seat: int) -> tuple[int, ...]:
    """Count a seat's vikings in Midgard, Asgard and Walhalla."""
    return int(t.midgard[seat]), int(t.asgard[seat]), int(t.walhalla[seat])


def held(t: Walhalla, seat: int) -> int:
    """Count the cards that a seat holds or has laid face down."""
    return int(cards_in(t.hands[seat]) + cards_in(t.laid[seat]))


@drawn_once
def zone(seat: int, name: str, vikings: int, x: float, w: float, h: float) -> tuple[Node, ...]:
    """Show the vikings of a colour in one place."""
    id_, tone = f"{name}-{seat}", "ice" if name == "asgard" else "ground"
    label, title = say(f"walhalla-in-{name}", who=who(seat), count=vikings), f"walhalla-zone-{name}"
    figure = min(38.0, h - 46)
    step = (w - figure - 8) / (max(vikings, LOOSE) - 1)
    return (
        Node(id_, x, 6, w, h, tone=tone, label=label),
        Node(f"{id_}-icon", x + 2, 8, 32, 32, sprite=name),
        Node(f"{id_}-name", x + 36, 9, w - 66, 30, text=say(title), size=15, align="start"),
        Node(f"{id_}-count", x + w - 30, 9, 28, 30, text=str(vikings), size=20),
        *(viking(f"{id_}-{n}", seat, x + 4 + n * step, h - figure + 2, figure)
          for n in range(vikings)),
    )  # fmt: skip


# --- rivals ---


def summary(t: Walhalla, seat: int, cut: Cut) -> Panel:
    """Show what a strong player looks at: vikings by zone, fields held, cards, points."""
    size = SIZES[cut]
    w, h = size.summary
    panel = Panel(f"mat-{seat}{SUMMARY}", seat_name(seat), w, h, owner=seat, slot="rival",
                  form="summary", floor=size.floor)  # fmt: skip
    panel.active = seat in t.turn
    points = str(t.points[seat])
    score = say("walhalla-score", who=who(seat), points=int(t.points[seat]))
    home = Node(f"head-{seat}{SUMMARY}", 5, 4, 26, 26, sprite=f"shield-{seat}", owner=seat)
    if cut == "narrow":
        panel.add(home._replace(x=w / 2 - 13, y=2, label=who(seat)))
        panel.add(*sign(seat, "points", "crown", points, (6, 29, 17, 54), score))
        cards = held(t, seat)
        told = say("walhalla-hand-size", who=who(seat), count=cards)
        panel.add(
            *sign(
                seat,
                "midgard",
                "midgard",
                str(t.midgard[seat]),
                (6, 48, 17, 32),
                say("walhalla-in-midgard", who=who(seat), count=int(t.midgard[seat])),
            )
        )
        panel.add(*sign(seat, "cards", "card-back", str(cards), (36, 48, 15, 28), told))
        return panel
    name = Node(f"name-{seat}{SUMMARY}", 35, 4, 118, 26, text=seat_name(seat), size=17,
                align="start")  # fmt: skip
    if cut == "middle":
        panel.add(home._replace(w=20, h=20, y=3), name._replace(x=29, y=2, h=22, w=110, size=15))
        panel.add(*turn(t, seat, (140, 2, 50, 22)))
        panel.add(*sign(seat, "points", "crown", points, (192, 3, 19, 48), score))
        panel.add(*numbers(t, seat, 5, 25, 19, 39))
        return panel
    panel.add(home, name, *turn(t, seat, (156, 4, 70, 26)))
    panel.add(*sign(seat, "points", "crown", points, (w - 66, 5, 25, 62), score))
    panel.add(*numbers(t, seat, 6, 40, 28, 49))
    panel.add(*strengths(t, seat, 6, 76))
    return panel


def turn(t: Walhalla, seat: int, at: tuple[float, float, float, float]) -> list[Node]:
    """Say when a seat comes: now, next, or later."""
    if t.over:
        return []
    first = t.turn_seen(None)
    place = 0 if seat in first else (seat - int(t.active)) % int(t.seats)
    return [Node(f"turn-{seat}{SUMMARY}", *at, text=say("walhalla-turn", place=place), size=14)]


def numbers(t: Walhalla, seat: int, x: float, y: float, side: float, step: float) -> list[Node]:
    """Show vikings by zone, fields besieged, cards, and who begins."""
    nodes: list[Node] = []
    for name, vikings in zip(ZONES, in_zones(t, seat), strict=True):
        label = say(f"walhalla-in-{name}", who=who(seat), count=vikings)
        nodes += sign(seat, name, name, str(vikings), (x, y, side, step), label)
        x += step
    fields = sum(1 for place in range(int(TONGUES) * int(REACH)) if held_by(t, place, seat))
    told = say("walhalla-fields-held", who=who(seat), count=fields)
    nodes += sign(seat, "fields", f"viking-{COLOURS[seat]}", str(fields), (x, y, side, step), told)
    cards = held(t, seat)
    label = say("walhalla-hand-size", who=who(seat), count=cards)
    nodes += sign(seat, "cards", "card-back", str(cards), (x + step, y, side, step), label)
    if seat == t.start:
        at = x + 2 * step, y, side, side
        nodes.append(Node(f"start-{seat}{SUMMARY}", *at, sprite="start-player",
                          label=say("walhalla-start")))  # fmt: skip
    return nodes


def held_by(t: Walhalla, place: int, seat: int) -> bool:
    """Tell whether a seat besieges a field."""
    tongue, row = divmod(place, int(REACH))
    return row < t.rows[tongue] and t.holder(place) == seat


def strengths(t: Walhalla, seat: int, x: float, y: float) -> list[Node]:
    """Show how strong a seat is on every tongue."""
    nodes: list[Node] = []
    for tongue in range(int(TONGUES)):
        strength = int(visible_strength(t, seat, tongue))
        letter = LETTERS[tongue]
        label = say("walhalla-strength", colour=colour(seat), tongue=letter, count=strength)
        text = say("walhalla-tongue-strength", tongue=letter, count=strength)
        nodes.append(Node(f"strength-{tongue}-{seat}{SUMMARY}", x + tongue * 98, y, 92, 28,
                          tone="ground", text=text, size=15, label=label))  # fmt: skip
    return nodes


def sign(
    seat: int, what: str, sprite: str, text: str, at: tuple[float, float, float, float],
    label: Message,
) -> list[Node]:  # fmt: skip
    """Draw a sign with its number in a summary."""
    x, y, side, wide = at
    return [
        Node(f"{what}-{seat}-icon{SUMMARY}", x, y, side, side, sprite=sprite),
        Node(f"{what}-{seat}{SUMMARY}", x + side + 2, y, wide - side - 3, side, text=text, size=16,
             align="start", label=label),
    ]  # fmt: skip
