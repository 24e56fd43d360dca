"""The scene: the shared board and the rounds, and of every player mat, standing and summary."""
# interpreted: made for people

from skali.core.scene import Cut, Scene
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.shown.board import board
from skali.games.wikinger.shown.choices import offer_actions
from skali.games.wikinger.shown.mat import mat
from skali.games.wikinger.shown.rounds import rounds_panel
from skali.games.wikinger.shown.sizes import SIZES
from skali.games.wikinger.shown.standing import standing_panel, summary
from skali.games.wikinger.shown.tray import tray


def scene(t: Wikinger, seat: int | None = None, cut: Cut = "wide") -> Scene:
    """Show the table as a seat sees it: its own mat first, then around the table."""
    panels = [board(t, cut), rounds_panel(t, cut), tray(t, cut)]
    for each in t.around(seat):
        panels += [mat(t, each, cut), standing_panel(t, each, cut), summary(t, each, cut)]
    shown = Scene(panels, plan="beside", share=SIZES[cut].board)
    offer_actions(shown, t, seat)
    return shown
