"""The scene: the coast, what lies around it, every player's zones, and the tray."""
# interpreted: made for people

from collections.abc import Sequence

from skali.core.scene import Cut, Node, Panel, Scene
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.shown.board import board, coast
from skali.games.walhalla.shown.choices import offer_actions
from skali.games.walhalla.shown.mat import mat, summary
from skali.games.walhalla.shown.side import raids_panel
from skali.games.walhalla.shown.sizes import SIZES, Coast, coast_of
from skali.games.walhalla.shown.tray import tray


def scenes(t: Walhalla, seats: Sequence[int | None], cut: Cut = "wide") -> list[Scene]:
    """Show the table as each of some seats sees it."""
    measures = coast_of(t, cut)
    common, around = coast(t, measures), raids_panel(t, cut)
    mats = [(mat(t, seat, cut), summary(t, seat, cut)) for seat in range(t.seats)]
    return [scene(t, seat, cut, (measures, common, around, mats)) for seat in seats]


Common = tuple[Coast, list[Node], Panel, list[tuple[Panel, Panel]]]


def scene(t: Walhalla, seat: int | None, cut: Cut, common: Common) -> Scene:
    """Show the table to a seat: its own zones first, then around the table."""
    measures, nodes, around, mats = common
    viewer = seat if seat is not None and 0 <= seat < t.seats else None
    first = viewer or 0
    shared = [board(t, viewer, measures, nodes, SIZES[cut].floor), around.copy()]
    own = [panel.copy() for pair in mats[first:] + mats[:first] for panel in pair]
    for panel in own:
        panel.active = panel.owner in t.turn_seen(viewer)
    panels = [*shared, tray(t, viewer, cut), *own]
    shown = Scene(panels, plan="beside", share=SIZES[cut].coast)
    offer_actions(shown, t, viewer)
    return shown
