"""The score sheet at the end of the game."""
# interpreted: made for people

from skali.core.message import say
from skali.core.scene import Node
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.shown.pieces import shield

LINE = 30.0


def score_sheet(t: Walhalla, x: float, y: float, w: float) -> list[Node]:
    """Show where every seat's points come from, line by line."""
    lines = {name: gained for name, gained in t.sheet().items() if any(gained)}
    height = LINE * (len(lines) + 2) + 8
    nodes = [Node("sheet", x, y, w, height, tone="surface")]
    step = 25.0
    left = x + w - step * int(t.seats) - 4
    for seat in range(int(t.seats)):
        nodes.append(shield(f"sheet-{seat}", seat, left + seat * step, y + 5, step - 2))
    totals = [int(t.points[seat]) for seat in range(int(t.seats))]
    for number, (name, gained) in enumerate([*lines.items(), ("total", totals)], 1):
        top, title = y + LINE * number + 4, say(f"walhalla-sheet-{name}")
        at = x + 4, top, left - x - 6, LINE
        nodes.append(Node(f"sheet-{name}", *at, text=title, size=13, align="start"))
        for seat, points in enumerate(gained):
            at = left + seat * step, top, step - 1, LINE
            nodes.append(Node(f"sheet-{name}-{seat}", *at, text=str(points), size=14))
    return nodes
