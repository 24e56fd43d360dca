"""The panel that all players share: score track, wheel, offer, rounds, special tiles, auction."""
# interpreted: made for people

from functools import cache
from math import cos, pi, sin

from skali.core.bits import count
from skali.core.chance import total
from skali.core.message import Message, say, seat_name
from skali.core.scene import Node, Panel
from skali.games.wikinger.choices import strip
from skali.games.wikinger.components import (
    COLOURS,
    FIGURE_BAG,
    FIGURES,
    KINDS,
    ROUNDS,
    SLOTS,
    SPECIAL_BAG,
    SPECIAL_KINDS,
    SPECIALS,
    TILE_BAG,
    TILE_KINDS,
)
from skali.games.wikinger.mat import ship, ship_label, sprite_of
from skali.games.wikinger.rules import Wikinger
from skali.games.wikinger.scoring import is_large
from skali.games.wikinger.sheet import outlook, outlook_height, score_sheet
from skali.games.wikinger.state import (
    ASK_LAND,
    ASK_PLACE,
    ASK_SETTLE,
    ASK_START,
    NOWHERE,
    PHASES,
    Table,
)
from skali.games.wikinger.words import (
    aboard,
    dearest,
    figure,
    prompt,
    special,
    special_help,
    tile,
)

WIDTH = 960.0
HEIGHT = 520.0
DEPTH = 34.0
"""Of the score track around the board."""
LAP = 50
ACROSS = 18
"""Fields of the track along the upper and the lower edge; the rest goes down the sides."""

CENTRE = DEPTH + 226, HEIGHT / 2
WHEEL = 200.0
NUMBERS = WHEEL * 34 / 96
TILE = 48.0
FIGURE = 42.0
SLOT = 66.0, 122.0
SLOT_AT, TILE_AT, FIGURE_AT = 162.0, 138.0, 189.0
"""How far from the middle of the wheel things lie."""

RIGHT = 506.0
ROOM = WIDTH - DEPTH - 12 - RIGHT


def board(t: Wikinger) -> Panel:
    """Show the shared board."""
    title = say("wikinger-panel-board", round=int(t.round), phase=PHASES[t.phase])
    panel = Panel("board", title, WIDTH, HEIGHT, tone="wood")
    panel.add(*track(t))
    inner = WIDTH - 2 * DEPTH, HEIGHT - 2 * DEPTH
    panel.add(Node("parchment", DEPTH, DEPTH, *inner, tone="surface"))
    panel.add(*supply(t))
    panel.add(*offer(t))
    panel.add(*wheel(t))
    panel.add(*beside(t))
    return panel


def beside(t: Wikinger) -> list[Node]:
    """Fill the right half from top to bottom; the outlook takes the room that is left."""
    nodes = headline(t)
    if t.over:
        return [*nodes, *score_sheet(t, RIGHT, 98, ROOM)]
    nodes += rounds(t, 106)
    y = 188.0
    if t.advanced:
        nodes += open_specials(t, y)
        y += 106
    if total(t.drawn, 0, COLOURS):
        nodes += auction(t, y)
        y += 102
    held = in_hand(t, y)
    if held:
        nodes += held
        y += 68
    buttons = strip(t, RIGHT, y, ROOM)
    nodes += buttons
    below = max((node.y + node.h for node in buttons), default=y) + 8
    low = HEIGHT - DEPTH - 12 - outlook_height(t)
    if below <= low:
        nodes += outlook(t, RIGHT, low, ROOM)
    return nodes


# --- score track ---


def field(number: int) -> tuple[float, float, float, float]:
    """Return place and size of a field of the track, clockwise from the upper left corner."""
    down = LAP // 2 - ACROSS
    w, h = WIDTH / ACROSS, (HEIGHT - 2 * DEPTH) / down
    side, step = divmod(number, LAP // 2)
    if step < ACROSS:
        x, y = step * w, 0.0
        wide, high = w, DEPTH
    else:
        x, y = WIDTH - DEPTH, DEPTH + (step - ACROSS) * h
        wide, high = DEPTH, h
    if side:
        x, y = WIDTH - x - wide, HEIGHT - y - high
    return x + 2, y + 2, wide - 4, high - 4


@cache
def track_field(number: int) -> Node:
    """Draw a field of the track."""
    x, y, w, h = field(number)
    tone = "gold" if number % 10 == 0 else "ground"
    return Node(f"track-{number}", x, y, w, h, tone=tone, text=str(number), size=14)


def track(t: Table) -> list[Node]:
    """Show the track with the players' shields."""
    nodes = [track_field(number) for number in range(LAP)]
    for seat in range(t.seats):
        points = int(t.points[seat])
        here = points % LAP
        sharing = [s for s in range(t.seats) if t.points[s] % LAP == here]
        x, y, w, h = field(here)
        shift = (sharing.index(seat) - (len(sharing) - 1) / 2) * 11
        side = 27
        x += (w - side) / 2 + (shift if w > h else 0)
        y += (h - side) / 2 + (shift if h >= w else 0)
        label = say("wikinger-label-track", who=seat_name(seat), count=points)
        nodes.append(
            Node(f"track-shield-{seat}", x, y, side, side,
                 sprite=f"shield-{seat}", owner=seat, label=label)
        )  # fmt: skip
    return nodes


# --- wheel and offer ---


def around(slot: int, distance: float, w: float, h: float) -> tuple[float, float, float, float]:
    """Return place and size of a thing at a slot, at a distance from the middle of the wheel."""
    angle = slot * 2 * pi / int(SLOTS)
    x = CENTRE[0] + distance * sin(angle) - w / 2
    y = CENTRE[1] - distance * cos(angle) - h / 2
    return round(x, 2), round(y, 2), w, h


def wheel(t: Table) -> list[Node]:
    """Show the wheel as it stands: its numbers are the prices of the slots beside them."""
    zero = int(t.zero()) if t.occupied else 0
    turned = zero * 360 // int(SLOTS)
    nodes = [
        Node("wheel", *around(0, 0, WHEEL, WHEEL), sprite="wheel", turned=turned,
             label=say("wikinger-label-wheel")),
    ]  # fmt: skip
    for number in range(SLOTS):
        slot = (zero + number) % int(SLOTS)
        taken = t.occupied >> slot & 1
        nodes.append(
            Node(f"price-{number}", *around(slot, NUMBERS, 28, 28), text=str(number),
                 size=19 if taken else 14, faint=not taken)
        )  # fmt: skip
    x, y, w, h = around(zero, 38, 44, 44)
    nodes.append(Node("zero", x, y, w, h, sprite="wheel-arrow", turned=turned))
    return nodes


def offer(t: Table) -> list[Node]:
    """Show the combinations around the wheel."""
    nodes: list[Node] = []
    best = dearest(t)
    for slot in range(SLOTS):
        kind, colour = int(t.wheel_tile[slot]), int(t.wheel_figure[slot])
        empty = kind == NOWHERE and colour == NOWHERE
        nodes.append(
            Node(
                f"slot-{slot}", *around(slot, SLOT_AT, *SLOT), tone="ground", shape="pill",
                turned=slot * 360 // int(SLOTS), faint=empty,
                label=None if empty else slot_label(t, slot),
            )
        )  # fmt: skip
        if kind != NOWHERE:
            nodes += offered_tile(slot, kind)
        if colour != NOWHERE:
            nodes.append(
                Node(f"slot-{slot}-figure", *around(slot, FIGURE_AT, FIGURE, FIGURE),
                     sprite=FIGURES[colour])
            )  # fmt: skip
        if slot == best:
            nodes.append(
                Node("dearest", *around(slot, TILE_AT + 26, 24, 24), sprite="special-back",
                     shape="ring", tone="gold", label=say("wikinger-label-dearest"))
            )  # fmt: skip
    return nodes


def offered_tile(slot: int, kind: int) -> list[Node]:
    """Draw a tile of the offer."""
    id_ = f"slot-{slot}-tile"
    x, y, w, h = around(slot, TILE_AT, TILE, TILE)
    if kind >= KINDS:
        return ship(id_, kind - int(KINDS), x, y, w, ship_label(kind - int(KINDS), 0))
    return [Node(id_, x, y, w, h, sprite=sprite_of(kind), label=tile(kind))]


def slot_label(t: Table, slot: int) -> Message:
    """Say what lies at a slot and what it costs."""
    kind, colour = int(t.wheel_tile[slot]), int(t.wheel_figure[slot])
    if colour == NOWHERE:
        return tile(kind)
    return say(
        "wikinger-label-slot", figure=figure(colour), tile=tile(kind), price=int(t.price(slot))
    )


def supply(t: Table) -> list[Node]:
    """Show in the corners of the wheel how much is left in the bag and in the stacks."""
    figures = int(total(t.bag, FIGURE_BAG, COLOURS))
    tiles = int(total(t.bag, TILE_BAG, TILE_KINDS))
    left = [
        ("bag", "bag", figures, say("wikinger-label-bag", count=figures), (44, 42)),
        ("stack", "stack-back", tiles, say("wikinger-label-stack", count=tiles), (44, 436)),
    ]
    if t.advanced:
        hidden = int(total(t.bag, SPECIAL_BAG, SPECIAL_KINDS))
        label = say("wikinger-label-hidden", count=hidden)
        left.append(("hidden", "special-back", hidden, label, (440, 436)))
    nodes: list[Node] = []
    for id_, sprite, number, label, (x, y) in left:
        nodes.append(Node(id_, x, y, 40, 40, sprite=sprite, label=label))
        nodes.append(Node(f"{id_}-count", x + 26, y + 24, 26, 20, text=str(number), size=15,
                          tone="surface", shape="pill"))  # fmt: skip
    return nodes


# --- beside the wheel ---


def headline(t: Wikinger) -> list[Node]:
    """Write what is asked of whom, or who has won."""
    result = t.result()
    if result is None:
        seats, words = t.turn, prompt(t)
    elif len(result.winners) > 1:
        seats, words = result.winners, say("wikinger-over")
    else:
        seats, best = result.winners, result.winners[0]
        words = say("wikinger-won", who=seat_name(best), points=result.scores[best])
    nodes = [
        Node(f"asked-{seat}", RIGHT + 44 * n, 46, 40, 40, sprite=f"shield-{seat}", owner=seat)
        for n, seat in enumerate(seats)
    ]
    x = RIGHT + 44 * len(seats) + 6
    nodes.append(Node("prompt", x, 40, RIGHT + ROOM - x, 54, text=words, size=20, align="start"))
    return nodes


def rounds(t: Table, y: float) -> list[Node]:
    """Show the rounds, which scoring ends each, and where the game stands."""
    nodes: list[Node] = []
    step = (ROOM + 6) / (int(ROUNDS) + 1)
    for number in range(1, int(ROUNDS) + 1):
        x = RIGHT + (number - 1) * step
        large = is_large(number)
        past = number < t.round or t.over
        kind = "large" if large else "small"
        nodes.append(
            Node(f"round-{number}", x, y, step - 6, 68, faint=past,
                 tone="gold" if number == t.round and not t.over else "ground",
                 label=say("wikinger-label-round", round=number, scoring=kind))
        )  # fmt: skip
        nodes.append(
            Node(f"round-{number}-number", x, y + 2, step - 6, 28, text=str(number), size=21)
        )
        sprite, side = ("laurel", 38) if large else ("coin", 26)
        nodes.append(
            Node(f"round-{number}-scoring", x + (step - 6 - side) / 2, y + 47 - side / 2,
                 side, side, sprite=sprite, faint=past)
        )  # fmt: skip
    x = RIGHT + int(ROUNDS) * step
    nodes.append(
        Node("round-end", x, y, step - 6, 68, tone="gold" if t.over else "ground", shape="box",
             label=say("wikinger-label-end"))
    )  # fmt: skip
    nodes.append(Node("round-end-crown", x + (step - 50) / 2, y + 12, 44, 44, sprite="crown"))
    return nodes


def open_specials(t: Table, y: float) -> list[Node]:
    """Show the special tiles that can be taken, with what they do."""
    nodes: list[Node] = []
    step = ROOM / 4
    places = iter(range(4))
    for kind in range(SPECIAL_KINDS):
        for copy in range(int(t.open[kind])):
            x = RIGHT + next(places) * step
            id_ = f"open-{SPECIALS[kind]}-{copy}"
            label = say("wikinger-label-special", special=special(kind),
                        effect=special_help(kind), aside="no")  # fmt: skip
            nodes.append(
                Node(id_, x + (step - 62) / 2, y, 56, 56, sprite=f"special-{SPECIALS[kind]}",
                     label=label)
            )  # fmt: skip
            nodes.append(Node(f"{id_}-name", x, y + 59, step - 6, 34, text=special(kind), size=14))
    return nodes


def auction(t: Table, y: float) -> list[Node]:
    """Show the figures drawn, and the bid that stands."""
    nodes: list[Node] = []
    step = (ROOM + 6) / int(COLOURS)
    for colour in range(int(COLOURS)):
        number = int(t.drawn[colour])
        if not number:
            continue
        x = RIGHT + colour * step
        id_ = f"drawn-{FIGURES[colour]}"
        label = say("wikinger-label-drawn", figure=figure(colour), count=number)
        nodes += [
            Node(id_, x, y, step - 6, 50, tone="ground", label=label),
            Node(f"{id_}-figure", x + 2, y + 5, 40, 40, sprite=FIGURES[colour]),
            Node(f"{id_}-count", x + 42, y + 10, step - 50, 30, text=str(number), size=20),
        ]
    nodes.append(Node("bid", RIGHT, y + 58, ROOM, 32, tone="ground", text=bid_text(t), size=17))
    return nodes


def bid_text(t: Table) -> Message:
    """Say which bid stands, and whose it is."""
    if t.bidder == NOWHERE:
        return say("wikinger-bid-none")
    if count(t.out) == t.seats - 1 or t.occupied:
        return say("wikinger-bid-won", bid=int(t.bid), who=seat_name(int(t.bidder)))
    return say("wikinger-bid", bid=int(t.bid), who=seat_name(int(t.bidder)))


def in_hand(t: Table, y: float) -> list[Node]:
    """Show what was just bought, or who is in the boat, until it has a place."""
    asked, x = t.asked(), RIGHT
    if asked == ASK_LAND:
        nodes: list[Node] = []
        for colour, figures in enumerate(aboard(t)):
            for number in range(figures):
                id_ = f"aboard-{FIGURES[colour]}-{number}"
                nodes.append(Node(id_, x, y, 46, 46, sprite=FIGURES[colour], label=figure(colour)))
                x += 44
        return nodes
    if asked == ASK_SETTLE:
        colour = int(t.cargo() & 15)
        return [held_figure(colour, RIGHT, y)]
    if asked not in (ASK_START, ASK_PLACE):
        return []
    below = 2 if asked == ASK_START else 1
    bought = int(t.frames[t.depth - below] >> 14)
    kind, colour = bought >> 4, bought & 15
    nodes = [held_figure(colour, RIGHT + 66, y)]
    if kind >= KINDS:
        sail = kind - int(KINDS)
        return [*ship("held-tile", sail, RIGHT, y, 56, ship_label(sail, 0)), *nodes]
    return [Node("held-tile", RIGHT, y, 56, 56, sprite=sprite_of(kind), label=tile(kind)), *nodes]


def held_figure(colour: int, x: float, y: float) -> Node:
    """Draw the figure that was just bought."""
    return Node("held-figure", x, y + 4, 48, 48, sprite=FIGURES[colour], label=figure(colour))
