"""The score sheet at the end of the game."""
# interpreted: made for people

from skali.core.message import say
from skali.core.scene import Node
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.shown.pieces import shield

NAMES = 0.44
"""The part of the width that the names of the lines take."""


def score_sheet(t: Walhalla, x: float, y: float, w: float, h: float) -> list[Node]:
    """Show where every seat's points come from, line by line."""
    lines = {name: gained for name, gained in t.sheet().items() if any(gained)}
    line = min(34.0, h / (len(lines) + 2))
    left = x + w * NAMES
    step = w * (1 - NAMES) / int(t.seats)
    nodes: list[Node] = []
    for seat in range(int(t.seats)):
        at = left + seat * step + (step - line) / 2, y
        nodes.append(shield(f"sheet-{seat}", seat, *at, line - 3))
    totals = [int(t.points[seat]) for seat in range(int(t.seats))]
    for number, (name, gained) in enumerate([*lines.items(), ("total", totals)], 1):
        top, title = y + line * number, say(f"walhalla-sheet-{name}")
        named = x, top, w * NAMES - 4, line
        nodes.append(Node(f"sheet-{name}", *named, text=title, size=15, align="start"))
        for seat, points in enumerate(gained):
            column = left + seat * step, top, step, line
            nodes.append(Node(f"sheet-{name}-{seat}", *column, text=str(points), size=16))
    return nodes
