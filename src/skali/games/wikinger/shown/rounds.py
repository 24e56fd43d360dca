"""How far the game has come, who is next, and what each seat may expect."""
# interpreted: made for people

from skali.core.message import say, seat_name, signed
from skali.core.scene import Cut, Node, Panel, drawn_once
from skali.games.wikinger.rules.components import ROUNDS
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.rules.scoring import goldsmiths_pay, is_large, score_large
from skali.games.wikinger.rules.state import SCORING, Table
from skali.games.wikinger.shown.sizes import SIZES

WIDTH = 552.0
EDGE = 10.0
ROUND_STEP = (WIDTH - 2 * EDGE + 6) / (int(ROUNDS) + 1)
ROUND_HIGH = 60.0
HEADS = 120.0
"""Room for the names of the lines."""
LINES = ("coin", "laurel", "crown")
"""Gold and points of the next scoring, and the score if the game ended now."""


def rounds_panel(t: Wikinger, cut: Cut) -> Panel:
    """Show the rounds, and below them a column for every seat in the order of turns."""
    size = SIZES[cut]
    panel = Panel("rounds", say("wikinger-panel-rounds"), size.board, size.rounds, floor=size.floor)
    line = size.line
    drawn = 6 + ROUND_HIGH + 6 + 4 * line
    scale = size.board / WIDTH
    nodes = [*rounds(t, 6), *expected(t, 12 + ROUND_HIGH, line / scale)]
    panel.fit(nodes, WIDTH, max(drawn, size.rounds / scale))
    return panel


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
    x, wide = EDGE + (number - 1) * ROUND_STEP, ROUND_STEP - 6
    kind, sprite, side = ("large", "laurel", 32) if is_large(number) else ("small", "coin", 26)
    id_, past = f"round-{number}", number < now
    return (
        Node(id_, x, y, wide, ROUND_HIGH, faint=past, tone="gold" if number == now else "ground",
             label=say("wikinger-label-round", round=number, scoring=kind)),
        Node(f"{id_}-number", x, y + 2, wide, 24, text=str(number), size=19),
        Node(f"{id_}-scoring", x + (wide - side) / 2, y + 42 - side / 2, side, side, sprite=sprite,
             faint=past),
    )  # fmt: skip


@drawn_once
def end_sign(y: float, *, reached: bool) -> tuple[Node, ...]:
    """Draw the end of the game behind the rounds."""
    x, tone = EDGE + int(ROUNDS) * ROUND_STEP, "gold" if reached else "ground"
    label = say("wikinger-label-end")
    return (
        Node("round-end", x, y, ROUND_STEP - 6, ROUND_HIGH, tone=tone, label=label),
        Node("round-end-crown", x + (ROUND_STEP - 46) / 2, y + 10, 40, 40, sprite="crown"),
    )


def order(t: Wikinger) -> list[int]:
    """List the seats as they follow one another, whoever must decide first."""
    return t.around(int(t.start if t.over else t.actor()))


def expected(t: Wikinger, y: float, line: float) -> list[Node]:
    """Show what each seat would get in the next scoring, and its score if the game ended now."""
    nodes = [*line_heads(y, line)]
    totals = [sum(points) for points in zip(*t.sheet().values(), strict=True)]
    step = (WIDTH - 2 * EDGE - HEADS - 20) / int(t.seats)
    for place, seat in enumerate(order(t)):
        left = EDGE + HEADS + 20 + place * step
        nodes += queue_sign(seat, place, left, y, step, line, now=not t.over and place == 0)
        received = income(t, seat)
        next_ = [f"+{amount}" for amount in received] if received else ["·", "·"]
        for row, text in enumerate((*next_, signed(totals[seat]))):
            nodes.append(hoped(seat, row, text, left, y + (row + 1) * line, step, line))
    return nodes


@drawn_once
def line_heads(y: float, line: float) -> tuple[Node, ...]:
    """Draw the ground of the outlook, with sign and name of its lines."""
    nodes = [Node("outlook", EDGE, y, WIDTH - 2 * EDGE, 4 * line, tone="ground")]
    for row, sprite in enumerate(LINES):
        low, label = y + (row + 1) * line, say(f"wikinger-label-line-{sprite}")
        side = line - 4
        nodes += [
            Node(f"outlook-{sprite}", EDGE + 6, low + 2, side, side, sprite=sprite, label=label),
            Node(f"outlook-{sprite}-name", EDGE + 10 + side, low, HEADS - side - 4, line,
                 text=say(f"wikinger-line-{sprite}"), size=16, align="start"),
        ]  # fmt: skip
    return tuple(nodes)


@drawn_once
def hoped(seat: int, row: int, text: str, x: float, y: float, step: float, line: float) -> Node:
    """Draw what a seat may expect."""
    return Node(f"outlook-{seat}-{LINES[row]}", x, y, step, line, text=text, size=18)


@drawn_once
def queue_sign(
    seat: int, place: int, x: float, y: float, step: float, line: float, *, now: bool
) -> tuple[Node, ...]:
    """Draw whose column it is, and when that seat comes: ringed if it is its turn."""
    side = line - 3
    left = x + (step - side) / 2
    label = say("wikinger-label-queue", who=seat_name(seat), place=place)
    shield = Node(f"queue-{seat}", left, y + 2, side, side, sprite=f"shield-{seat}", owner=seat,
                  label=label)  # fmt: skip
    if not now:
        return (shield,)
    ring = Node("queue-now", left - 3, y - 1, side + 6, side + 6, tone="gold", shape="ring")
    return (shield, ring)


def income(t: Wikinger, seat: int) -> tuple[int, ...]:
    """Return gold and points of this round's scoring as the display is now, or nothing after it."""
    if t.over or (t.phase == SCORING and (seat - t.start) % t.seats < t.scored):
        return ()
    now = t.copy()
    if is_large(t.round):
        score_large(now, seat)
    else:
        goldsmiths_pay(now, seat)
    return int(now.gold[seat] - t.gold[seat]), int(now.points[seat] - t.points[seat])
