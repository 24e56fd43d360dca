"""The score sheet at the end of the game."""
# interpreted: made for people

from skali.core.message import say
from skali.core.scene import Node
from skali.games.walhalla.rules import Walhalla

LINE = 30.0


def score_sheet(t: Walhalla, x: float, y: float, w: float) -> list[Node]:
    """Show where every seat's points come from, line by line."""
    lines = {name: gained for name, gained in t.sheet().items() if any(gained)}
    height = LINE * (len(lines) + 2) + 8
    nodes = [Node("sheet", x, y, w, height, tone="surface")]
    step = 25.0
    left = x + w - step * int(t.seats) - 4
    for seat in range(int(t.seats)):
        nodes.append(
            Node(
                f"sheet-{seat}",
                left + seat * step,
                y + 5,
                step - 2,
                step - 2,
                sprite=f"shield-{seat}",
                owner=seat,
            )
        )
    table = [(name, say(f"walhalla-sheet-{name}"), gained) for name, gained in lines.items()]
    totals = [int(t.points[seat]) for seat in range(int(t.seats))]
    table.append(("total", say("walhalla-sheet-total"), totals))
    for number, (name, title, gained) in enumerate(table):
        top = y + LINE * (number + 1) + 4
        nodes.append(
            Node(
                f"sheet-{name}", x + 4, top, left - x - 6, LINE, text=title, size=13, align="start"
            )
        )
        for seat, points in enumerate(gained):
            nodes.append(
                Node(
                    f"sheet-{name}-{seat}",
                    left + seat * step,
                    top,
                    step - 1,
                    LINE,
                    text=str(points),
                    size=14,
                )
            )
    return nodes
