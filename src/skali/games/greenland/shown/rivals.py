"""What a strong player looks at in another's mat, readable in its place."""
# interpreted: made for people

from skali.core.message import seat_name
from skali.core.scene import SUMMARY, Cut, Node, Panel
from skali.games.greenland.rules.components import CULTURES, RANKS
from skali.games.greenland.rules.state import Table
from skali.games.greenland.shown import mat, words
from skali.games.greenland.shown.sizes import SIZES


def summary(t: Table, culture: int, cut: Cut, hand: int) -> Panel:
    """Show a rival in some lines, or as a miniature; things have the ids of the mat, and `~s`."""
    size = SIZES[cut]
    w, h = size.summary
    name = CULTURES[culture]
    panel = Panel(f"mat-{name}{SUMMARY}", words.who(t, culture), w, h, owner=mat.owner(t, culture),
                  slot="rival", form="summary", floor=size.floor)  # fmt: skip
    if cut == "narrow":
        panel.add(*miniature(t, culture, w))
        return panel
    line = 34.0 if cut == "wide" else 26.0
    panel.add(*mat.title(t, culture, SUMMARY, (5, 3, line - 6)))
    panel.add(Node(f"player-{name}{SUMMARY}", 172, 2, w - 240, line - 4, align="start", size=15,
                   text=seat_name(mat.owner(t, culture))))  # fmt: skip
    panel.add(*mat.points(t, culture, SUMMARY, (w - 62, 3, 58, line - 6)))
    step = (w - 8) / 6
    for place, (id_, sprite, text, label) in enumerate(mat.numbers_of(t, culture)):
        at = 5 + place * step, line, step, line - 6
        panel.add(*mat.counted(id_, sprite, text, label, at, SUMMARY))
    top = 2 * line - 3
    for rank in range(int(RANKS)):
        box = 4 + rank * step, top, step - 3, line - 8
        panel.add(*mat.rank_nodes(t, culture, rank, box, SUMMARY))
    below = top + line - 5
    panel.add(*mat.tiles(t, culture, hand, (4, below, w - 4, h - below - 1), 5, SUMMARY))
    return panel


def miniature(t: Table, culture: int, w: float) -> list[Node]:
    """Show shield, points, energy and who is idle."""
    nodes = mat.title(t, culture, SUMMARY, (3, 3, 24))[:1]
    shield = mat.points(t, culture, SUMMARY, (30, 3, w - 32, 24))
    numbers = mat.numbers_of(t, culture)
    energy, idle = numbers[0], numbers[3]
    return [
        *nodes,
        *shield,
        *mat.counted(energy[0], energy[1], energy[2].split("/")[0], energy[3], (2, 36, 30, 24),
                 SUMMARY),
        *mat.counted(idle[0], idle[1], idle[2], idle[3], (33, 36, 30, 24), SUMMARY),
    ]  # fmt: skip
