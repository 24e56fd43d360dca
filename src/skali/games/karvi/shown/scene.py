"""The scene: village, sea and market, every tableau with its summary, and the tray."""
# interpreted: made for people

from collections.abc import Sequence

from skali.core.scene import Cut, Panel, Scene
from skali.games.karvi.rules.state import Table
from skali.games.karvi.shown.board import market, village
from skali.games.karvi.shown.choices import offer_actions
from skali.games.karvi.shown.mat import mat
from skali.games.karvi.shown.rivals import summary
from skali.games.karvi.shown.sea import sea
from skali.games.karvi.shown.sizes import SIZES
from skali.games.karvi.shown.tray import answer_panel, tray


def scenes(t: Table, seats: Sequence[int | None], cut: Cut = "wide") -> list[Scene]:
    """Show the table as each of some seats sees it."""
    common = [village(t, cut), sea(t, cut), market(t, cut)]
    mats = [(mat(t, seat, cut), summary(t, seat, cut)) for seat in range(t.seats)]
    return [scene(t, seat, cut, common, mats) for seat in seats]


def scene(
    t: Table, seat: int | None, cut: Cut, common: list[Panel], mats: list[tuple[Panel, Panel]]
) -> Scene:
    """Show the table to a seat: its own tableau and hand first, then around the table."""
    first = seat or 0
    around = [panel.copy() for pair in mats[first:] + mats[:first] for panel in pair]
    panels = [*(each.copy() for each in common), tray(t, seat, cut), *around]
    shown = Scene(panels, plan="beside", share=SIZES[cut].shared)
    if seat is not None and seat in t.turn:
        answers = answer_panel(t, seat)
        if answers:
            shown.panels.append(answers)
        offer_actions(shown, t, seat)
    return shown
