"""Talks in the tray: with whom one may deal, how many offers are left, and what was promised."""
# interpreted: made for people

from skali.core.message import Message, say
from skali.core.scene import Box, Node
from skali.games.greenland.rules.actions import PROMISES
from skali.games.greenland.rules.components import CULTURES, PEOPLES
from skali.games.greenland.rules.offers import MOST_OFFERS
from skali.games.greenland.rules.round import NOBODY, TALKING, TOGETHER
from skali.games.greenland.rules.state import Table
from skali.games.greenland.rules.talks import eligible
from skali.games.greenland.shown import words

KNOT = 17.0
LOW = 60.0
"""In less height promises are not written; the label says them."""


def are_met(t: Table, viewer: int | None) -> bool:
    """Tell whether a viewer is at talks in which everybody deals for himself."""
    return viewer is not None and t.phase == TALKING and t.mode != TOGETHER


def promise(t: Table, giver: int, taker: int) -> list[Message]:
    """GREEN-NEG-05: say what one promised another in this round, for all to know."""
    kind = int(t.promises[giver * PEOPLES + taker])
    if not kind:
        return []
    return [say("greenland-promised", giver=words.culture(giver), taker=words.culture(taker),
                what=say(f"greenland-what-{PROMISES[kind - 1]}"))]  # fmt: skip


def nodes(t: Table, viewer: int, box: Box) -> list[Node]:
    """Show every other culture side by side."""
    mine = int(t.circle[viewer])
    others = [c for c in range(PEOPLES) if c != mine and t.master[c] != NOBODY]
    x, y, w, h = box
    step = w / len(others)
    return [
        node
        for place, other in enumerate(others)
        for node in partner(t, mine, other, (x + place * step, y, step - 4, h))
    ]


def partner(t: Table, mine: int, other: int, box: Box) -> list[Node]:
    """GREEN-NEG-02, GREEN-NEG-15: shield, whether one may talk, a knot for every offer left."""
    x, y, w, h = box
    name, may = CULTURES[other], bool(eligible(t, mine) >> other & 1)
    left = int(MOST_OFFERS - t.offers[mine * PEOPLES + other])
    said = [*promise(t, mine, other), *promise(t, other, mine)]
    label = say("greenland-partner", culture=words.culture(other), may=int(may), left=left,
                promises=words.listed(said))  # fmt: skip
    line = min(30.0, h)
    found = [
        Node(f"partner-{name}", *box, tone="ground", label=label, faint=not may),
        Node(f"partner-{name}-sign", x + 3, y + 2, line - 6, line - 6, sprite=f"shield-{name}"),
        Node(f"partner-{name}-talk", x + line, y + 3, line - 8, line - 8,
             sprite="talk" if may else "no", faint=not may),
    ]  # fmt: skip
    for knot in range(int(MOST_OFFERS)):
        at = x + 2 * line + knot * KNOT, y + (line - KNOT) / 2
        found.append(Node(f"knot-{name}-{knot}", *at, KNOT - 1, KNOT - 1, sprite="knot",
                          faint=knot >= left or not may))  # fmt: skip
    if h >= LOW:
        high = (h - line) / 2
        found += [
            Node(f"promise-{name}-{row}", x + 4, y + line + row * high, w - 8, high, text=text,
                 size=14, align="start")
            for row, text in enumerate(said)
        ]  # fmt: skip
    return found
