"""The scene: village, market and sea, what can be chosen, every tableau and the own hand."""
# interpreted: made for people

from skali.core.scene import Scene
from skali.games.karvi.board import market, sea, village
from skali.games.karvi.choices import buttons, offer_actions
from skali.games.karvi.mat import hand, mat
from skali.games.karvi.state import Table


def scene(t: Table, seat: int | None) -> Scene:
    """Show the table as a seat sees it: its own tableau and hand first, then around the table."""
    shown = Scene([village(t), market(t), sea(t)])
    first = seat or 0
    order = [(first + n) % int(t.seats) for n in range(t.seats)]
    if seat is not None:
        shown.panels.append(hand(t, seat))
    shown.panels += [mat(t, each) for each in order]
    if seat is not None and seat in t.turn:
        choices = buttons(t, seat)
        if choices:
            shown.panels.insert(0, choices)
        offer_actions(shown, t, seat)
    return shown
