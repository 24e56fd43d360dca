"""A player's zones and cards: Midgard, Asgard, Walhalla, and the hand of the viewing seat."""
# interpreted: made for people

from skali.core.message import say
from skali.core.scene import Node, Panel, drawn_once
from skali.games.walhalla.choices import asked_of, button
from skali.games.walhalla.components import (
    CARD_EFFECT,
    CARD_POINTS,
    CARD_TIP,
    CARD_VIKINGS,
    CARDS,
    COLOURS,
    HUNT,
    HUNT_FACTOR,
    VIKINGS_ON_TONGUE,
)
from skali.games.walhalla.position import copies
from skali.games.walhalla.rules import Walhalla
from skali.games.walhalla.state import ASK_CARDS, cards_in
from skali.games.walhalla.words import card, card_text, who

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
    points = int(t.points[seat])
    label = say("walhalla-score", who=who(seat), points=points)
    panel.add(
        Node(
            f"points-{seat}",
            8,
            HEIGHT - 48,
            74,
            40,
            tone="gold",
            text=str(points),
            size=26,
            label=label,
            shape="pill",
        )
    )
    if seat == t.start:
        panel.add(
            Node(
                f"start-{seat}",
                92,
                HEIGHT - 48,
                40,
                40,
                sprite="start-player",
                label=say("walhalla-start"),
            )
        )
    cards = int(cards_in(t.hands[seat]) + cards_in(t.laid[seat]))
    for number in range(min(cards, 12)):
        panel.add(
            Node(
                f"back-{seat}-{number}", 150 + number * 19, HEIGHT - 50, 32, 44, sprite="card-back"
            )
        )
    held = say("walhalla-hand-size", who=who(seat), count=cards)
    panel.add(
        Node(f"cards-{seat}", WIDTH - 78, HEIGHT - 46, 70, 38, text=str(cards), size=20, label=held)
    )
    return panel


@drawn_once
def zone(seat: int, name: str, vikings: int, x: float) -> tuple[Node, ...]:
    """Show the vikings of a colour in one place."""
    id_ = f"{name}-{seat}"
    label = say(f"walhalla-in-{name}", who=who(seat), count=vikings)
    nodes = [
        Node(
            id_, x, 8, ZONE, ZONE_HEIGHT, tone="ice" if name == "asgard" else "ground", label=label
        ),
        Node(f"{id_}-icon", x + 4, 10, 34, 34, sprite=name),
        Node(
            f"{id_}-name",
            x + 40,
            12,
            ZONE - 74,
            30,
            text=say(f"walhalla-zone-{name}"),
            size=15,
            align="start",
        ),
        Node(f"{id_}-count", x + ZONE - 36, 12, 32, 30, text=str(vikings), size=21),
    ]
    step = (ZONE - FIGURE - 8) / (max(vikings, LOOSE) - 1)
    for number in range(vikings):
        nodes.append(
            Node(
                f"{id_}-{number}",
                x + 4 + number * step,
                52,
                FIGURE,
                FIGURE,
                sprite=f"viking-{COLOURS[seat]}",
                owner=seat,
            )
        )
    return tuple(nodes)


# --- the hand ---


def hand(t: Walhalla, seat: int) -> Panel:
    """Show the cards of the viewing seat: those in hand, and those it has laid face down."""
    held = [
        (kind, n) for kind in range(len(CARDS)) for n in range(copies(int(t.hands[seat]), kind))
    ]
    laid = [(kind, n) for kind in range(len(CARDS)) for n in range(copies(int(t.laid[seat]), kind))]
    height = CARD_H + 66 if held or laid else 44.0
    asked = asked_of(t, seat) and t.asked() == ASK_CARDS
    beside = 190 if asked else 20
    width = (CARD_W + 10) * len(held + laid) + beside
    width = min(MOST_HAND, max(LEAST_HAND, width))
    panel = Panel("hand", say("walhalla-panel-hand"), width, height, owner=seat)
    panel.active = asked
    room = width - beside
    step = min(CARD_W + 10, (room - CARD_W) / max(len(held) + len(laid) - 1, 1))
    x = 10.0
    for kind, number in held:
        panel.add(*card_nodes(f"card-{CARDS[kind]}-{number}", kind, x, 8))
        x += step
    for kind, number in laid:
        panel.add(*card_nodes(f"laid-{CARDS[kind]}-{number}", kind, x, 8))
        panel.add(
            Node(
                f"laid-{CARDS[kind]}-{number}-veil",
                x,
                8,
                CARD_W,
                CARD_H,
                tone="sea-dark",
                shape="veil",
            )
        )
        x += step
    if not held and not laid:
        panel.add(Node("no-cards", 10, 6, width - 20, 32, text=say("walhalla-no-cards"), size=16))
    if asked:
        panel.add(*button(t, "done", width - 180, 50, 170))
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
        nodes.append(
            Node(
                f"{id_}-number",
                x + CARD_W - 36,
                y + CARD_H - 36,
                28,
                28,
                tone="gold",
                shape="disc",
                text=number,
                size=15,
            )
        )
    if CARD_TIP[kind]:
        nodes.append(Node(f"{id_}-tip", x + 20, y + 18, 26, 34, text=str(CARD_TIP[kind]), size=24))
    return tuple(nodes)


def printed(kind: int) -> str:
    """Return the number on a card."""
    if kind == HUNT:
        return f"\N{MULTIPLICATION SIGN}{HUNT_FACTOR}"
    number = int(CARD_POINTS[kind] + CARD_VIKINGS[kind])
    return f"+{number}" if number else ""
