"""The scene: village, market and sea, what can be chosen, every tableau and the own hand."""
# interpreted: made for people

from collections.abc import Sequence

from skali.core.scene import Panel, Scene
from skali.games.karvi.rules.state import Table
from skali.games.karvi.shown.board import market, sea, village
from skali.games.karvi.shown.choices import buttons, offer_actions
from skali.games.karvi.shown.mat import hand, mat


def scenes(t: Table, seats: Sequence[int | None]) -> list[Scene]:
    """Show the table as each of some seats sees it."""
    common = [village(t), market(t), sea(t)]
    mats = [mat(t, seat) for seat in range(t.seats)]
    return [scene(t, seat, common, mats) for seat in seats]


def scene(t: Table, seat: int | None, common: list[Panel], mats: list[Panel]) -> Scene:
    """Show the table to a seat: its own tableau and hand first, then around the table."""
    first = seat or 0
    own = [hand(t, seat)] if seat is not None else []
    around = mats[first:] + mats[:first]
    shown = Scene([*(each.copy() for each in common), *own, *(each.copy() for each in around)])
    if seat is not None and seat in t.turn:
        choices = buttons(t, seat)
        if choices:
            shown.panels.insert(0, choices)
        offer_actions(shown, t, seat)
    return shown
