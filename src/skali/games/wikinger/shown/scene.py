"""The scene: the shared board, and every player's mat."""
# interpreted: made for people

from skali.core.scene import Scene
from skali.games.wikinger.rules.flow import Wikinger
from skali.games.wikinger.shown.board import board
from skali.games.wikinger.shown.choices import offer_actions
from skali.games.wikinger.shown.mat import mat


def scene(t: Wikinger, seat: int | None) -> Scene:
    """Show the table as a seat sees it: its own mat first, then around the table."""
    first = seat or 0
    order = [(first + n) % int(t.seats) for n in range(t.seats)]
    shown = Scene([board(t), *(mat(t, each) for each in order)])
    offer_actions(shown, t, seat)
    return shown
