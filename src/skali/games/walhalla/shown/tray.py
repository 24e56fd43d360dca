"""The tray: the dragon of this turn, the answers, and the cards of the viewing seat."""
# interpreted: made for people

from skali.core.message import say
from skali.core.scene import Cut, Node, Panel, drawn_once, scaled
from skali.games.walhalla.rules import components
from skali.games.walhalla.rules.actions import SPACE
from skali.games.walhalla.rules.asks import CARDS as CARDS_ASKED
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.state import NOBODY, NOWHERE, Table
from skali.games.walhalla.shown.choices import ICONS, asked_of, node
from skali.games.walhalla.shown.pieces import bench_sprite, card_sprite, kinds_in, viking
from skali.games.walhalla.shown.sheet import score_sheet
from skali.games.walhalla.shown.sizes import SIZES
from skali.games.walhalla.shown.words import card, card_text, colour, describe, dragon, place

EDGE = 8.0
GAP = 6.0
WORDLESS = 110.0
"""Below this height cards show their pictures and numbers alone."""


def tray(t: Walhalla, seat: int | None, cut: Cut) -> Panel:
    """Show what is in hand and what can be chosen; the same room is there when nothing is."""
    size = SIZES[cut]
    w, h = size.own, size.tray
    panel = Panel("tray", say("walhalla-panel-tray"), w, h, slot="tray", floor=size.floor)
    panel.active = asked_of(t, seat) and t.asks(CARDS_ASKED)
    if t.over:
        panel.add(*score_sheet(t, EDGE, EDGE, w - 2 * EDGE, h - 2 * EDGE))
        return panel
    asked = [] if seat is None or not asked_of(t, seat) else t.legal(seat)
    crews = [action for action in asked if SPACE.family_of(action).name == "board"]
    answers = [action for action in asked if node(t, action) == SPACE.button(action)]
    if cut == "narrow":
        panel.add(*low_tray(t, seat, crews, answers, w, h))
        return panel
    high = h * 0.3
    panel.add(*drawn_dragon(t, EDGE, EDGE, high - 2 * EDGE, w))
    panel.add(Node("tray-line", EDGE, high, w - 2 * EDGE, 2, tone="ground"))
    choices = Choices(w, EDGE, high + 8, h * 0.22)
    panel.add(*choices.crews(t, crews), *choices.answers(t, answers, seat or 0))
    low = high + 16 + h * 0.22
    panel.add(Node("hand-line", EDGE, low - 6, w - 2 * EDGE, 2, tone="ground"))
    if seat is not None:
        panel.add(*hand(t, seat, w, low, h - low - 6))
    return panel


def low_tray(
    t: Walhalla, seat: int | None, crews: list[int], answers: list[int], w: float, h: float
) -> list[Node]:
    """Show answers or the hand, where there is room for one of them; both where cards are laid."""
    laying = t.asks(CARDS_ASKED)
    if answers and laying and seat is not None:
        slim = w * 0.26
        done = Choices(slim + EDGE, EDGE, (h - 64) / 2, 64, least=1)
        cards = [scaled(node, 1, slim, 0) for node in hand(t, seat, w - slim, 6, h - 12)]
        return [*done.answers(t, answers, seat), *cards]
    choices = Choices(w, EDGE, 6, h - 12)
    if crews or answers:
        return [*choices.crews(t, crews), *choices.answers(t, answers, seat or 0)]
    return [] if seat is None else hand(t, seat, w, 6, h - 12)


class Choices:
    """The part of the tray in which answers stand, as the things that they are about."""

    def __init__(self, w: float, x: float, y: float, h: float, least: int = 2) -> None:
        """Take some room, at least for so many answers."""
        self.x, self.y, self.w, self.h, self.least = x, y, w - 2 * x, h, least

    def crews(self, t: Table, actions: list[int]) -> list[Node]:
        """Draw the ways to board side by side: the three seats, own vikings on those taken."""
        nodes: list[Node] = []
        step = self.w / max(len(actions), 5)
        for number, action in enumerate(actions):
            nodes += crew(t, action, self.x + number * step, self.y, step - GAP, self.h)
        return nodes

    def answers(self, t: Table, actions: list[int], seat: int) -> list[Node]:
        """Draw the other answers: a drawing and a few words."""
        nodes: list[Node] = []
        step = self.w / max(len(actions), self.least)
        high = min(self.h, 64.0)
        for number, action in enumerate(actions):
            family = SPACE.family_of(action).name
            id_, x = SPACE.button(action), self.x + number * step
            drawing = (
                f"viking-{components.COLOURS[seat]}" if family == "join" else ICONS.get(family, "")
            )
            left = 44.0 if drawing else 6.0
            nodes += [
                Node(id_, x, self.y, step - GAP, high, tone="ground", label=describe(t, action)),
                Node(f"{id_}-text", x + left, self.y, step - GAP - left - 4, high,
                     text=say(f"walhalla-button-{family}", **SPACE.values(action)), size=16),
            ]  # fmt: skip
            if drawing:
                nodes.append(Node(f"{id_}-icon", x + 4, self.y + high / 2 - 19, 38, 38,
                                  sprite=drawing))  # fmt: skip
        return nodes


def crew(t: Table, action: int, x: float, y: float, w: float, h: float) -> list[Node]:
    """Draw one way to board."""
    taken = SPACE.indices(action)[0]
    id_, size = f"board-{taken}", min(w - 6, (h - 8) / 3)
    nodes = [Node(id_, x, y, w, h, tone="wood", label=describe(t, action))]
    for number, name in enumerate(components.SEATS):
        here = x + (w - size) / 2, y + 4 + number * (h - 8) / 3
        own = taken >> number & 1
        sprite = (
            f"viking-{components.COLOURS[t.active]}" if own else bench_sprite(int(t.dragon), number)
        )
        nodes.append(Node(f"{id_}-{name}", *here, size, size, sprite=sprite))
    return nodes


def drawn_dragon(t: Table, x: float, y: float, h: float, w: float) -> list[Node]:
    """Show the dragon that was drawn, bow up, with its seats and crew."""
    if t.dragon == NOWHERE:
        text = say("walhalla-tray-dragon")
        return [Node("no-dragon", x, y, w - 2 * x, 24, text=text, size=15, align="start")]
    kind, wide = int(t.dragon), h * 0.56
    nodes = [
        Node("dragon", x, y, wide, h, sprite="dragon", label=dragon(kind)),
        Node("dragon-name", x + wide + 8, y + 4, w - wide - 3 * EDGE, h * 0.4, text=dragon(kind),
             size=17, align="start"),
        Node("dragon-hint", x + wide + 8, y + h * 0.5, w - wide - 3 * EDGE, h * 0.3,
             text=say("walhalla-bow-up"), size=15, align="start"),
    ]  # fmt: skip
    side = h * 0.25
    for number, name in enumerate(components.SEATS):
        top, label, mark = y + h * (0.1 + 0.285 * number), place(number), ""
        if components.COLOURED_SEAT[kind] == number:
            tint = colour(int(components.DRAGON_COLOUR[kind]))
            label = say("walhalla-seat-of", place=label, colour=tint)
            mark = "reconstructed" if components.DATA.tables("dragon")[kind].made_up("seat") else ""
        sprite, aboard = bench_sprite(kind, number), int(t.aboard(number))
        left = x + (wide - side) / 2
        nodes.append(
            Node(f"dragon-{name}", left, top, side, side, sprite=sprite, label=label, mark=mark)
        )
        if aboard != NOBODY:
            label = say("walhalla-sits", colour=colour(aboard), place=place(number))
            nodes.append(viking(f"rider-{name}", aboard, left - 1, top - 2, side + 2, label))
    return nodes


# --- the hand ---


def hand(t: Walhalla, seat: int, w: float, y: float, h: float) -> list[Node]:
    """Show the cards of the viewing seat: those in hand, and those it has laid face down."""
    held = [("card", *each) for each in kinds_in(t.hands[seat])]
    laid = [("laid", *each) for each in kinds_in(t.laid[seat])]
    cards = held + laid
    if not cards:
        text = say("walhalla-no-cards")
        return [Node("no-cards", EDGE, y, w - 2 * EDGE, 24, text=text, size=15, align="start")]
    rows = 2 if h > 2 * WORDLESS and len(cards) > 4 else 1
    columns = max(4, -(-len(cards) // rows))
    step, high = (w - 2 * EDGE) / columns, h / rows
    nodes: list[Node] = []
    for number, (there, kind, copy) in enumerate(cards):
        id_ = f"{there}-{components.CARDS[kind]}-{copy}"
        x, top = EDGE + number % columns * step, y + number // columns * high
        nodes += card_nodes(id_, kind, x, top, step - GAP, high - GAP)
        if there == "laid":
            nodes.append(Node(f"{id_}-veil", x, top, step - GAP, high - GAP, tone="sea-dark",
                              shape="veil"))  # fmt: skip
    return nodes


@drawn_once
def card_nodes(id_: str, kind: int, x: float, y: float, w: float, h: float) -> tuple[Node, ...]:
    """Draw a card with its name and the number on it; what it does, its label tells."""
    label = say("walhalla-card", card=card(kind), text=card_text(kind))
    named = h >= WORDLESS and w >= 84
    high = h - 22 if named else h
    wide = min(w, high * 0.727)
    left, high = x + (w - wide) / 2, wide / 0.727
    nodes = [Node(id_, left, y, wide, high, sprite=card_sprite(kind), label=label)]
    if named:
        nodes.append(Node(f"{id_}-name", x, y + high + 1, w, 20, text=card(kind), size=15))
    number = printed(kind)
    if number:
        at = left + wide - 32, y + high - 32, 28, 28
        nodes.append(Node(f"{id_}-number", *at, tone="gold", shape="disc", text=number, size=15))
    if components.CARD_TIP[kind]:
        nodes.append(Node(f"{id_}-tip", left + wide * 0.2, y + high * 0.14, wide * 0.34,
                          high * 0.28, text=str(components.CARD_TIP[kind]), size=24))  # fmt: skip
    return tuple(nodes)


def printed(kind: int) -> str:
    """Return the number on a card."""
    if kind == components.HUNT:
        return f"\N{MULTIPLICATION SIGN}{components.HUNT_FACTOR}"
    number = int(components.CARD_POINTS[kind] + components.CARD_VIKINGS[kind])
    return f"+{number}" if number else ""
