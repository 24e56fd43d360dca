"""Numbers beside the wheel: the outlook during the game, the score sheet at its end."""
# interpreted: made for people

from skali.core.message import Message, say, seat_name
from skali.core.scene import Node
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.rules.scoring import goldsmiths_pay, is_large, score_large
from skali.games.wikinger.rules.state import CATEGORIES, SCORING
from skali.games.wikinger.shown.homeland import number

OUTLOOK_LINE = 28.0
SHEET_LINE = 24.0
NAMES = 190.0
"""Room for the names of the lines of the score sheet."""


def outlook_height(t: Wikinger) -> float:
    """Return how high the outlook is."""
    return OUTLOOK_LINE * (int(t.seats) + 1)


def outlook(t: Wikinger, x: float, y: float, width: float) -> list[Node]:
    """Show what each seat would get in the next scoring, and its score if the game ended now."""
    heads: tuple[tuple[str, Message], ...] = (
        ("coin", say("wikinger-label-next-gold")),
        ("laurel", say("wikinger-label-next-points")),
        ("crown", say("wikinger-label-if-over")),
    )
    step = (width - 100) / len(heads)
    nodes = [
        Node("outlook", x, y, width, outlook_height(t), tone="ground"),
        Node("outlook-name", x + 8, y, 90, OUTLOOK_LINE, text=say("wikinger-outlook"), size=15,
             align="start"),
    ]  # fmt: skip
    for column, (sprite, label) in enumerate(heads):
        left = x + 100 + column * step + (step - 22) / 2
        nodes.append(Node(f"outlook-{sprite}", left, y + 3, 22, 22, sprite=sprite, label=label))
    totals = [sum(points) for points in zip(*t.sheet().values(), strict=True)]
    for seat in range(int(t.seats)):
        low = y + OUTLOOK_LINE * (seat + 1)
        received = income(t, seat)
        next_ = [f"+{amount}" for amount in received] if received else ["·", "·"]
        nodes.append(shield(f"outlook-shield-{seat}", seat, x + 30, low + 2, 24))
        for column, text in enumerate((*next_, number(totals[seat]))):
            left = x + 100 + column * step
            id_ = f"outlook-{seat}-{column}"
            nodes.append(Node(id_, left, low, step, OUTLOOK_LINE, text=text, size=17))
    return nodes


def income(t: Wikinger, seat: int) -> tuple[int, ...]:
    """Return gold and points of this round's scoring as the display is now, or nothing after it."""
    if t.phase == SCORING and (seat - t.start) % t.seats < t.scored:
        return ()
    now = t.copy()
    if is_large(t.round):
        score_large(now, seat)
    else:
        goldsmiths_pay(now, seat)
    return int(now.gold[seat] - t.gold[seat]), int(now.points[seat] - t.points[seat])


def shield(id_: str, seat: int, x: float, y: float, side: float) -> Node:
    """Draw the shield of a seat."""
    return Node(id_, x, y, side, side, sprite=f"shield-{seat}", owner=seat, label=seat_name(seat))


def score_sheet(t: Wikinger, x: float, y: float, width: float) -> list[Node]:
    """Write the score sheet: a line for every category, a column for every seat."""
    step = (width - NAMES) / int(t.seats)
    nodes = [
        shield(f"sheet-shield-{seat}", seat, x + NAMES + seat * step + (step - 28) / 2, y, 28)
        for seat in range(int(t.seats))
    ]
    y += 32
    lines = t.sheet()
    for place, name in enumerate(CATEGORIES):
        id_ = f"sheet-{name}"
        if place % 2 == 0:
            nodes.append(Node(f"{id_}-line", x, y, width, SHEET_LINE, tone="ground"))
        title = say(f"wikinger-sheet-{name}")
        nodes.append(Node(id_, x + 8, y, NAMES - 8, SHEET_LINE, text=title, size=15, align="start"))
        for seat, points in enumerate(lines[name]):
            left = x + NAMES + seat * step
            text = number(points) if points else "·"
            nodes.append(Node(f"{id_}-{seat}", left, y, step, SHEET_LINE, text=text, size=16))
        y += SHEET_LINE
    nodes += [
        Node("sheet-total-line", x, y + 2, width, SHEET_LINE + 3, tone="gold"),
        Node("sheet-total", x + 8, y + 2, NAMES - 8, SHEET_LINE + 3,
             text=say("wikinger-sheet-total"), size=17, align="start"),
    ]  # fmt: skip
    for seat in range(int(t.seats)):
        left, text = x + NAMES + seat * step, number(int(t.points[seat]))
        nodes.append(
            Node(f"sheet-total-{seat}", left, y + 2, step, SHEET_LINE + 3, text=text, size=18)
        )
    return nodes
