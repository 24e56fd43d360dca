"""The scene: the coast, the hand of the viewing seat, and every player's zones."""
# interpreted: made for people

from collections.abc import Sequence

from skali.core.scene import Node, Panel, Scene
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.shown.board import board, coast
from skali.games.walhalla.shown.choices import offer_actions
from skali.games.walhalla.shown.mat import hand, mat


def scenes(t: Walhalla, seats: Sequence[int | None]) -> list[Scene]:
    """Show the table as each of some seats sees it."""
    common, mats = coast(t), [mat(t, seat) for seat in range(t.seats)]
    return [scene(t, seat, common, mats) for seat in seats]


def scene(t: Walhalla, seat: int | None, common: list[Node], mats: list[Panel]) -> Scene:
    """Show the table to a seat: its own hand and zones first, then around the table."""
    viewer = seat if seat is not None and 0 <= seat < t.seats else None
    first = viewer or 0
    own = [hand(t, viewer)] if viewer is not None else []
    around = [each.copy() for each in mats[first:] + mats[:first]]
    for each in around:
        each.active = each.owner in t.turn_seen(viewer)
    shown = Scene([board(t, viewer, common), *own, *around])
    offer_actions(shown, t, viewer)
    return shown
