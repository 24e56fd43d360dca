"""A player's zones and cards: Midgard, Asgard, Walhalla, and the hand of the viewing seat."""
# interpreted: made for people

from skali.core.message import say
from skali.core.scene import Node, Panel, drawn_once
from skali.games.walhalla.rules.asks import CARDS as CARDS_ASKED
from skali.games.walhalla.rules.components import (
    CARD_EFFECT,
    CARD_POINTS,
    CARD_TIP,
    CARD_VIKINGS,
    CARDS,
    HUNT,
    HUNT_FACTOR,
    VIKINGS_ON_TONGUE,
)
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.state import cards_in
from skali.games.walhalla.shown.choices import asked_of, button
from skali.games.walhalla.shown.pieces import kinds_in, viking
from skali.games.walhalla.shown.words import card, card_text, who

WIDTH = 480.0
HEIGHT = 152.0
ZONE = 150.0
ZONE_HEIGHT = 90.0
FIGURE = 34.0
LOOSE = 5
"""So many vikings stand in a zone without hiding one another."""
CARD_W, CARD_H = 88.0, 121.0
LEAST_HAND, MOST_HAND = 600.0, 974.0


def mat(t: Walhalla, seat: int) -> Panel:
    """Show one player's vikings at home and beyond, points, and the backs of the cards."""
    panel = Panel(f"mat-{seat}", who(seat), WIDTH, HEIGHT, owner=seat)
    zones = (("midgard", t.midgard), ("asgard", t.asgard), ("walhalla", t.walhalla))
    for column, (name, counts) in enumerate(zones):
        panel.add(*zone(seat, name, int(counts[seat]), 8 + column * (ZONE + 7)))
    points, y = int(t.points[seat]), HEIGHT - 48
    label = say("walhalla-score", who=who(seat), points=points)
    panel.add(
        Node(f"points-{seat}", 8, y, 74, 40, tone="gold", text=str(points), size=26, label=label,
             shape="pill")
    )  # fmt: skip
    if seat == t.start:
        begins = say("walhalla-start")
        panel.add(Node(f"start-{seat}", 92, y, 40, 40, sprite="start-player", label=begins))
    cards = int(cards_in(t.hands[seat]) + cards_in(t.laid[seat]))
    for number in range(min(cards, 12)):
        id_, x = f"back-{seat}-{number}", 150 + number * 19
        panel.add(Node(id_, x, y - 2, 32, 44, sprite="card-back"))
    held = say("walhalla-hand-size", who=who(seat), count=cards)
    panel.add(
        Node(f"cards-{seat}", WIDTH - 78, y + 2, 70, 38, text=str(cards), size=20, label=held)
    )
    return panel


@drawn_once
def zone(seat: int, name: str, vikings: int, x: float) -> tuple[Node, ...]:
    """Show the vikings of a colour in one place."""
    id_, tone = f"{name}-{seat}", "ice" if name == "asgard" else "ground"
    label, title = say(f"walhalla-in-{name}", who=who(seat), count=vikings), f"walhalla-zone-{name}"
    step = (ZONE - FIGURE - 8) / (max(vikings, LOOSE) - 1)
    return (
        Node(id_, x, 8, ZONE, ZONE_HEIGHT, tone=tone, label=label),
        Node(f"{id_}-icon", x + 4, 10, 34, 34, sprite=name),
        Node(f"{id_}-name", x + 40, 12, ZONE - 74, 30, text=say(title), size=15, align="start"),
        Node(f"{id_}-count", x + ZONE - 36, 12, 32, 30, text=str(vikings), size=21),
        *(viking(f"{id_}-{n}", seat, x + 4 + n * step, 52, FIGURE) for n in range(vikings)),
    )


# --- the hand ---


def hand(t: Walhalla, seat: int) -> Panel:
    """Show the cards of the viewing seat: those in hand, and those it has laid face down."""
    held = [("card", *each) for each in kinds_in(t.hands[seat])]
    laid = [("laid", *each) for each in kinds_in(t.laid[seat])]
    cards = held + laid
    height = CARD_H + 66 if cards else 44.0
    asked = asked_of(t, seat) and t.asks(CARDS_ASKED)
    beside = 190 if asked else 20
    width = min(MOST_HAND, max(LEAST_HAND, (CARD_W + 10) * len(cards) + beside))
    panel = Panel("hand", say("walhalla-panel-hand"), width, height, owner=seat)
    panel.active = asked
    step = min(CARD_W + 10, (width - beside - CARD_W) / max(len(cards) - 1, 1))
    x = 10.0
    for place, kind, number in cards:
        id_ = f"{place}-{CARDS[kind]}-{number}"
        panel.add(*card_nodes(id_, kind, x, 8))
        if place == "laid":
            panel.add(Node(f"{id_}-veil", x, 8, CARD_W, CARD_H, tone="sea-dark", shape="veil"))
        x += step
    if not cards:
        panel.add(Node("no-cards", 10, 6, width - 20, 32, text=say("walhalla-no-cards"), size=16))
    if asked:
        panel.add(*button("done", seat, width - 180, 50, 170))
    return panel


@drawn_once
def card_nodes(id_: str, kind: int, x: float, y: float) -> tuple[Node, ...]:
    """Draw a card with its name, the number on it, and what it does."""
    sprite = "card-tongue" if CARD_EFFECT[kind] == VIKINGS_ON_TONGUE else f"card-{CARDS[kind]}"
    label = say("walhalla-card", card=card(kind), text=card_text(kind))
    nodes = [
        Node(id_, x, y, CARD_W, CARD_H, sprite=sprite, label=label),
        Node(f"{id_}-name", x, y + CARD_H + 2, CARD_W, 20, text=card(kind), size=14),
        Node(f"{id_}-text", x, y + CARD_H + 22, CARD_W, 32, text=card_text(kind), size=11),
    ]
    number = printed(kind)
    if number:
        at = x + CARD_W - 36, y + CARD_H - 36, 28, 28
        nodes.append(Node(f"{id_}-number", *at, tone="gold", shape="disc", text=number, size=15))
    if CARD_TIP[kind]:
        nodes.append(Node(f"{id_}-tip", x + 20, y + 18, 26, 34, text=str(CARD_TIP[kind]), size=24))
    return tuple(nodes)


def printed(kind: int) -> str:
    """Return the number on a card."""
    if kind == HUNT:
        return f"\N{MULTIPLICATION SIGN}{HUNT_FACTOR}"
    number = int(CARD_POINTS[kind] + CARD_VIKINGS[kind])
    return f"+{number}" if number else ""
