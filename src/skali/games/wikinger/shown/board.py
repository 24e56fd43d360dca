"""The panel that all players share: score track, wheel, offer, rounds, special tiles, auction."""
# interpreted: made for people

from skali.core.bits import count
from skali.core.chance import total
from skali.core.message import Message, say, seat_name
from skali.core.pending import waiting
from skali.core.scene import Node, Panel, drawn_once
from skali.games.wikinger.rules.asks import FIGURE, TILE
from skali.games.wikinger.rules.components import (
    COLOURS,
    FIGURES,
    KINDS,
    ROUNDS,
    SPECIAL_KINDS,
    SPECIALS,
)
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.rules.scoring import is_large
from skali.games.wikinger.rules.state import (
    NOWHERE,
    PHASES,
    Table,
)
from skali.games.wikinger.shown.choices import strip
from skali.games.wikinger.shown.mat import ship, sprite_of
from skali.games.wikinger.shown.sheet import outlook, outlook_height, score_sheet
from skali.games.wikinger.shown.wheel import offer, supply, wheel
from skali.games.wikinger.shown.words import (
    aboard,
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

RIGHT = 506.0
ROOM = WIDTH - DEPTH - 12 - RIGHT
ROUND_STEP = (ROOM + 6) / (int(ROUNDS) + 1)


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


def track(t: Table) -> list[Node]:
    """Show the track with the players' shields."""
    nodes = [*track_fields()]
    for seat in range(t.seats):
        here = t.points[seat] % LAP
        sharing = [s for s in range(t.seats) if t.points[s] % LAP == here]
        nodes.append(track_shield(seat, int(t.points[seat]), sharing.index(seat), len(sharing)))
    return nodes


@drawn_once
def track_fields() -> tuple[Node, ...]:
    """Draw the fields of the track."""
    return tuple(
        Node(f"track-{number}", *field(number), tone="ground" if number % 10 else "gold",
             text=str(number), size=14)
        for number in range(LAP)
    )  # fmt: skip


@drawn_once
def track_shield(seat: int, points: int, place: int, sharing: int) -> Node:
    """Draw a player's shield on the track; those that share a field lie side by side."""
    x, y, w, h = field(points % LAP)
    shift, side = (place - (sharing - 1) / 2) * 11, 27
    x += (w - side) / 2 + (shift if w > h else 0)
    y += (h - side) / 2 + (shift if h >= w else 0)
    label = say("wikinger-label-track", who=seat_name(seat), count=points)
    return Node(
        f"track-shield-{seat}", x, y, side, side, sprite=f"shield-{seat}", owner=seat, label=label
    )


# --- beside the wheel ---


def headline(t: Wikinger) -> list[Node]:
    """Write what is asked of whom, or who has won."""
    result = t.result()
    if result is None:
        seats, words = t.turn, prompt(t, t.turn[0])
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
    now = int(ROUNDS) + 1 if t.over else int(t.round)
    return [
        *(node for number in range(1, int(ROUNDS) + 1) for node in round_sign(number, now, y)),
        *end_sign(y, reached=t.over),
    ]


@drawn_once
def round_sign(number: int, now: int, y: float) -> tuple[Node, ...]:
    """Draw a round with the scoring that ends it."""
    x, wide = RIGHT + (number - 1) * ROUND_STEP, ROUND_STEP - 6
    kind, sprite, side = ("large", "laurel", 38) if is_large(number) else ("small", "coin", 26)
    id_, past = f"round-{number}", number < now
    return (
        Node(id_, x, y, wide, 68, faint=past, tone="gold" if number == now else "ground",
             label=say("wikinger-label-round", round=number, scoring=kind)),
        Node(f"{id_}-number", x, y + 2, wide, 28, text=str(number), size=21),
        Node(f"{id_}-scoring", x + (wide - side) / 2, y + 47 - side / 2, side, side, sprite=sprite,
             faint=past),
    )  # fmt: skip


@drawn_once
def end_sign(y: float, *, reached: bool) -> tuple[Node, ...]:
    """Draw the end of the game behind the rounds."""
    x, tone = RIGHT + int(ROUNDS) * ROUND_STEP, "gold" if reached else "ground"
    label = say("wikinger-label-end")
    return (
        Node("round-end", x, y, ROUND_STEP - 6, 68, tone=tone, label=label),
        Node("round-end-crown", x + (ROUND_STEP - 50) / 2, y + 12, 44, 44, sprite="crown"),
    )


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
    asked, x = t.asking(), RIGHT
    if asked == "land":
        nodes: list[Node] = []
        for colour, figures in enumerate(aboard(t)):
            for number in range(figures):
                id_ = f"aboard-{FIGURES[colour]}-{number}"
                nodes.append(Node(id_, x, y, 46, 46, sprite=FIGURES[colour], label=figure(colour)))
                x += 44
        return nodes
    if asked == "settle":
        colour = int(t.get(FIGURE))
        return [held_figure(colour, RIGHT, y)]
    if asked not in ("start", "place"):
        return []
    bought = waiting(t)[-2 if asked == "start" else -1]
    kind, colour = bought[TILE], bought[FIGURE]
    nodes = [held_figure(colour, RIGHT + 66, y)]
    if kind >= KINDS:
        sail = kind - int(KINDS)
        return [*ship("held-tile", sail, RIGHT, y, 56), *nodes]
    return [Node("held-tile", RIGHT, y, 56, 56, sprite=sprite_of(kind), label=tile(kind)), *nodes]


def held_figure(colour: int, x: float, y: float) -> Node:
    """Draw the figure that was just bought."""
    return Node("held-figure", x, y + 4, 48, 48, sprite=FIGURES[colour], label=figure(colour))
