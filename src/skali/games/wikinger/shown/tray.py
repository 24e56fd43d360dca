"""The tray: what was bought, who is in the boat, what is auctioned, and answers as things."""
# interpreted: made for people

from skali.core.bits import count
from skali.core.chance import total
from skali.core.message import Message, say, seat_name
from skali.core.pending import waiting
from skali.core.scene import Cut, Node, Panel
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.asks import COLUMN, FIGURE, ROW, TILE
from skali.games.wikinger.rules.components import COLOURS, FIGURES, KINDS
from skali.games.wikinger.rules.ferry import EACH
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.rules.state import NOWHERE, Table
from skali.games.wikinger.rules.why import tile_at
from skali.games.wikinger.shown.choices import caption, has_button
from skali.games.wikinger.shown.mat import ship, sprite_of
from skali.games.wikinger.shown.sizes import SIZES
from skali.games.wikinger.shown.words import aboard, describe, figure, load_of, tile

EDGE = 8.0
GAP = 6.0
BUTTON = 44.0
BID = 112.0
"""Width of the bid that stands."""
NARROW = 48.0
"""A narrower answer has no drawing, so that its number has room."""
FREE = 68.0
"""Width of what opens a bid of any amount."""


def tray(t: Wikinger, cut: Cut) -> Panel:
    """Show what is in hand, and the answers that have no place on the table."""
    size = SIZES[cut]
    panel = Panel("tray", say("wikinger-panel-tray"), size.own, size.tray, slot="tray",
                  floor=size.floor)  # fmt: skip
    if t.over:
        return panel
    upper = [*in_hand(t, EDGE, 6), *lots(t, EDGE, 6, size.own)]
    seat = int(t.actor())
    buttons = [action for action in t.legal(seat) if has_button(t, action, seat)]
    if not upper and not buttons:
        text = say("wikinger-tray-empty")
        panel.add(Node("tray-empty", EDGE, 8, size.own - 2 * EDGE, 24, text=text, size=15,
                       align="start"))  # fmt: skip
        return panel
    panel.add(*upper)
    beside = max((node.x + node.w for node in upper), default=0.0)
    alone = 2 * len(buttons) <= 4 and beside < size.own / 2
    left = beside + EDGE if alone or not upper else EDGE
    top = 6.0 if not upper or alone else 56.0
    room, height = size.own - EDGE - left, size.tray - top - 6
    if t.asking() == "bid":
        room -= FREE + GAP
        panel.add(any_bid(left + room + GAP, top, min(height, 56)))
    panel.add(*answers(t, seat, buttons, left, top, room, height))
    return panel


def any_bid(x: float, y: float, h: float) -> Node:
    """Let any amount be bid, not only those that have a button."""
    text, label = say("wikinger-bid-free"), say("wikinger-bid-free-label")
    return Node("bid", x, y, FREE, h, tone="ground", text=text, size=15, label=label)


def answers(
    t: Wikinger, seat: int, actions: list[int], x: float, y: float, width: float, height: float
) -> list[Node]:
    """Lay out the answers in as many rows as there is room for."""
    if not actions:
        return []
    rows = max(1, min(int((height + GAP) // BUTTON), 2 if len(actions) > 3 else 1))
    columns = -(-len(actions) // rows)
    w, h = (width - (columns - 1) * GAP) / columns, (height - (rows - 1) * GAP) / rows
    nodes: list[Node] = []
    for number, action in enumerate(actions):
        left, top = x + number % columns * (w + GAP), y + number // columns * (h + GAP)
        nodes += answer(t, seat, action, left, top, min(w, 190), min(h, 56))
    return nodes


def answer(
    t: Wikinger, seat: int, action: int, x: float, y: float, w: float, h: float
) -> list[Node]:
    """Draw one answer: the thing itself, and as few words as there is room for."""
    id_, signs = SPACE.button(action), icons(t, action, seat) if w >= NARROW else []
    side = min(h - 8, 36.0 if w >= 72 else 22.0)
    nodes = [Node(id_, x, y, w, h, tone="ground", label=describe(t, action, seat))]
    for number, sprite in enumerate(signs):
        at = x + 4 + number * side * 0.8
        nodes.append(
            Node(f"{id_}-icon-{number}", at, y + (h - side) / 2, side, side, sprite=sprite)
        )
    beside = 6 + (side * (0.8 * len(signs) + 0.2) if signs else 0)
    room = w - beside - 4
    text = short(t, action, seat) if room < 84 else caption(t, action, seat)
    nodes.append(Node(f"{id_}-text", x + beside, y, room, h, text=text, size=16))
    return nodes


def icons(t: Wikinger, action: int, seat: int) -> list[str]:
    """List the drawings of an answer."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "settle":
        kind = tile_at(t, seat, int(t.get(ROW)), int(t.get(COLUMN)))
        return [sprite_of(int(kind or 0)), FIGURES[t.get(FIGURE)]]
    if family in ("ferry", "boat"):
        boat = ["special-boat" if family == "boat" else "boatman"]
        return [*boat, *([] if here[0] == EACH else [FIGURES[here[0]]])]
    return {"mainland": ["mainland"], "exchange": ["laurel"], "bid": ["coin"]}.get(family, [])


def short(t: Wikinger, action: int, seat: int) -> str | Message:
    """Write on a small answer what its drawings do not say."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "bid":
        return str(here[0])
    if family in ("ferry", "boat"):
        load = load_of(t, seat, here[0], with_boat=family == "boat")
        number = f"\N{MULTIPLICATION SIGN}{load.values['count']}"
        return say("wikinger-short-each") if here[0] == EACH else number
    return caption(t, action, seat)


# --- auction ---


def lots(t: Table, x: float, y: float, width: float) -> list[Node]:
    """Show the figures drawn, and the bid that stands."""
    if not total(t.drawn, 0, COLOURS):
        return []
    nodes: list[Node] = []
    step = min(52.0, (width - 2 * x - BID - 2) / int(COLOURS))
    for colour in range(int(COLOURS)):
        number = int(t.drawn[colour])
        if number:
            nodes += lot(colour, number, x, y, step - 4)
            x += step
    nodes.append(
        Node("bid-stands", x + 2, y, BID, BUTTON, tone="ground", text=bid_text(t), size=15)
    )
    return nodes


def lot(colour: int, number: int, x: float, y: float, w: float) -> list[Node]:
    """Show the figures of a colour that were drawn."""
    id_ = f"drawn-{FIGURES[colour]}"
    label = say("wikinger-label-drawn", figure=figure(colour), count=number)
    return [
        Node(id_, x, y, w, BUTTON, tone="ground", label=label),
        Node(f"{id_}-figure", x, y + 6, w - 14, 32, sprite=FIGURES[colour]),
        Node(f"{id_}-count", x + w - 16, y + 11, 15, 22, text=str(number), size=18),
    ]


def bid_text(t: Table) -> Message:
    """Say which bid stands, and whose it is."""
    if t.bidder == NOWHERE:
        return say("wikinger-bid-none")
    if count(t.out) == t.seats - 1 or t.occupied:
        return say("wikinger-bid-won", bid=int(t.bid), who=seat_name(int(t.bidder)))
    return say("wikinger-bid", bid=int(t.bid), who=seat_name(int(t.bidder)))


def in_hand(t: Table, x: float, y: float) -> list[Node]:
    """Show what was just bought, or who is in the boat, until it has a place."""
    asked = t.asking()
    if asked == "land":
        nodes: list[Node] = []
        for colour, figures in enumerate(aboard(t)):
            for number in range(figures):
                id_ = f"aboard-{FIGURES[colour]}-{number}"
                nodes.append(Node(id_, x, y, 44, 44, sprite=FIGURES[colour], label=figure(colour)))
                x += 44
        return nodes
    if asked == "settle":
        colour = int(t.get(FIGURE))
        return [held_figure(colour, x, y)]
    if asked not in ("start", "place"):
        return []
    bought = waiting(t)[-2 if asked == "start" else -1]
    kind, colour = bought[TILE], bought[FIGURE]
    nodes = [held_figure(colour, x + 62, y)]
    if kind >= KINDS:
        sail = kind - int(KINDS)
        return [*ship("held-tile", sail, x, y, 56), *nodes]
    return [Node("held-tile", x, y, 56, 56, sprite=sprite_of(kind), label=tile(kind)), *nodes]


def held_figure(colour: int, x: float, y: float) -> Node:
    """Draw the figure that was just bought."""
    return Node("held-figure", x, y + 4, 48, 48, sprite=FIGURES[colour], label=figure(colour))
