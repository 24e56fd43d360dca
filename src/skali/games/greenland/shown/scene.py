"""The scene: both rows, every culture's mat and its summary, the tray."""
# interpreted: made for people

from collections.abc import Sequence

from skali.core.scene import Cut, Panel, Scene
from skali.games.greenland.rules import asks
from skali.games.greenland.rules.components import CULTURES
from skali.games.greenland.rules.state import Table
from skali.games.greenland.shown.board import rows
from skali.games.greenland.shown.choices import offer_actions
from skali.games.greenland.shown.mat import mat, owner, visible_hand
from skali.games.greenland.shown.rivals import summary
from skali.games.greenland.shown.sizes import SIZES
from skali.games.greenland.shown.tray import tray


def scenes(t: Table, seats: Sequence[int | None], cut: Cut = "wide") -> list[Scene]:
    """Show the table as each of some seats sees it; what looks the same is drawn once."""
    common = rows(t, cut)
    drawn: dict[tuple[int, int], tuple[Panel, Panel]] = {}
    return [scene(t, seat, common, drawn, cut) for seat in seats]


def scene(
    t: Table, seat: int | None, common: Panel, drawn: dict[tuple[int, int], tuple[Panel, Panel]],
    cut: Cut,
) -> Scene:  # fmt: skip
    """Show the table to a seat; its own hand lies in the tray, others' in their mats."""
    viewer = seat if seat is not None and 0 <= seat < t.seats else None
    panels = [common, tray(t, viewer, cut)]
    for place in range(t.players):
        culture = int(t.circle[place])
        mine = viewer is not None and t.master[culture] == viewer
        hand = 0 if mine else visible_hand(t, culture, viewer)
        if (culture, hand) not in drawn:
            drawn[culture, hand] = both(t, culture, cut, hand)
        panels += drawn[culture, hand]
    share = SIZES[cut].rows[1] if cut != "narrow" else 0
    shown = Scene(panels, plan="above", share=share, shields=shields(t))
    if viewer is not None:
        offer_actions(shown, t, viewer)
    return shown


def shields(t: Table) -> list[str]:
    """Give each seat the shield of its culture; who leads all three has the hall's."""
    return [f"shield-{CULTURES[t.circle[seat]]}" for seat in range(t.seats)] if t.seats > 1 else []


def both(t: Table, culture: int, cut: Cut, hand: int) -> tuple[Panel, Panel]:
    """Draw a mat and its summary, marked when it is their turn."""
    panels = mat(t, culture, cut, hand), summary(t, culture, cut, hand)
    for panel in panels:
        panel.active = owner(t, culture) in t.turn and (t.seats > 1 or acts(t) == culture)
    return panels


def acts(t: Table) -> int:
    """Return the culture that is asked, where one person leads several."""
    return int(t.get(asks.CULTURE))
