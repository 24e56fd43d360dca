"""The panel that all players share: score track, wheel, offer, and special tiles to be had."""
# interpreted: made for people

from skali.core.message import say, seat_name
from skali.core.scene import Cut, Node, Panel, drawn_once
from skali.games.wikinger.rules.components import SPECIAL_KINDS, SPECIALS
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.rules.state import PHASES, Table
from skali.games.wikinger.shown.sizes import SIZES
from skali.games.wikinger.shown.wheel import offer, supply, wheel
from skali.games.wikinger.shown.words import special, special_help

SIDE = 552.0
"""Of the board as it is drawn; it is fitted into the panel of a cut."""
DEPTH = 32.0
"""Of the score track around the board."""
LAP = 50
ACROSS = 14
"""Fields of the track along the upper and the lower edge; the rest goes down the sides."""
CORNERS = ((40.0, 40.0), (458.0, 40.0), (458.0, 458.0), (40.0, 458.0))
"""Where special tiles lie, in the corners that the wheel leaves free."""


def board(t: Wikinger, cut: Cut) -> Panel:
    """Show the shared board."""
    title = say("wikinger-panel-board", round=int(t.round), phase=PHASES[t.phase])
    size = SIZES[cut]
    panel = Panel("board", title, size.board, size.board, tone="wood", floor=size.floor)
    inner = SIDE - 2 * DEPTH
    nodes = [
        *track(t),
        Node("parchment", DEPTH, DEPTH, inner, inner, tone="surface"),
        *offer(t),
        *wheel(t),
        *supply(t),
        *open_specials(t),
    ]
    panel.fit(nodes, SIDE, SIDE)
    return panel


# --- score track ---


def field(number: int) -> tuple[float, float, float, float]:
    """Return place and size of a field of the track, clockwise from the upper left corner."""
    down = LAP // 2 - ACROSS
    w, h = SIDE / ACROSS, (SIDE - 2 * DEPTH) / down
    side, step = divmod(number, LAP // 2)
    if step < ACROSS:
        x, y = step * w, 0.0
        wide, high = w, DEPTH
    else:
        x, y = SIDE - DEPTH, DEPTH + (step - ACROSS) * h
        wide, high = DEPTH, h
    if side:
        x, y = SIDE - x - wide, SIDE - y - high
    return x + 1, y + 1, wide - 2, high - 2


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
             text=str(number), size=16)
        for number in range(LAP)
    )  # fmt: skip


@drawn_once
def track_shield(seat: int, points: int, place: int, sharing: int) -> Node:
    """Draw a player's shield on the track; those that share a field lie side by side."""
    x, y, w, h = field(points % LAP)
    shift, side = (place - (sharing - 1) / 2) * 11, 27
    x += (w - side) / 2 + (shift if w > h else 0)
    y += (h - side) / 2 + (shift if h >= w else 0)
    x, y = min(max(0, x), SIDE - side), min(max(0, y), SIDE - side)
    label = say("wikinger-label-track", who=seat_name(seat), count=points)
    return Node(
        f"track-shield-{seat}", x, y, side, side, sprite=f"shield-{seat}", owner=seat, label=label
    )


# --- corners ---


def open_specials(t: Table) -> list[Node]:
    """Show the special tiles that can be taken, in the corners."""
    nodes: list[Node] = []
    corners = iter(CORNERS)
    for kind in range(SPECIAL_KINDS):
        for copy in range(int(t.open[kind])):
            nodes.append(open_special(int(kind), copy, *next(corners)))
    return nodes


@drawn_once
def open_special(kind: int, copy: int, x: float, y: float) -> Node:
    """Draw a special tile that can be taken; what it does is told when it is pointed at."""
    label = say("wikinger-label-special", special=special(kind), effect=special_help(kind),
                aside="no")  # fmt: skip
    return Node(f"open-{SPECIALS[kind]}-{copy}", x, y, 54, 54,
                sprite=f"special-{SPECIALS[kind]}", label=label)  # fmt: skip
