"""The scene: the coast, the hand of the viewing seat, and every player's zones."""
# interpreted: made for people

from skali.core.scene import Scene
from skali.games.walhalla.board import board
from skali.games.walhalla.choices import offer_actions
from skali.games.walhalla.mat import hand, mat
from skali.games.walhalla.rules import Walhalla


def scene(t: Walhalla, seat: int | None) -> Scene:
    """Show the table as a seat sees it: its own hand and zones first, then around the table."""
    viewer = seat if seat is not None and 0 <= seat < t.seats else None
    first = viewer or 0
    order = [(first + n) % int(t.seats) for n in range(t.seats)]
    own = [hand(t, viewer)] if viewer is not None else []
    shown = Scene([board(t, viewer), *own, *(mat(t, each, viewer) for each in order)])
    offer_actions(shown, t, viewer)
    return shown
