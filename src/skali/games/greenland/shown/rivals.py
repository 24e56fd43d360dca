"""What a strong player looks at in another's mat, readable in its place."""
# interpreted: made for people

from skali.core.scene import SUMMARY, Cut, Panel
from skali.games.greenland.rules.components import CULTURES, RANKS
from skali.games.greenland.rules.state import Table
from skali.games.greenland.shown import mat, words
from skali.games.greenland.shown.heads import figures, miniature, rival_head
from skali.games.greenland.shown.sizes import SIZES


def summary(t: Table, culture: int, cut: Cut, hand: int) -> Panel:
    """Show a rival in some lines, or as a miniature; things have the ids of the mat, and `~s`."""
    size = SIZES[cut]
    w, h = size.summary
    name = CULTURES[culture]
    panel = Panel(f"mat-{name}{SUMMARY}", words.who(t, culture), w, h, owner=mat.owner(t, culture),
                  slot="rival", form="summary", floor=size.floor)  # fmt: skip
    of = figures(t, culture)
    if cut == "narrow":
        panel.add(*miniature(of, w))
        return panel
    line = 34.0 if cut == "wide" else 26.0
    panel.add(*rival_head(of, w, line))
    top = 2 * line - 3
    panel.add(*mat.ranks(t, culture, (4, top, w - 8, line - 4), int(RANKS), SUMMARY))
    below = top + line - 5
    panel.add(*mat.tiles(t, culture, hand, (4, below, w - 4, h - below - 1), 5, SUMMARY))
    return panel
