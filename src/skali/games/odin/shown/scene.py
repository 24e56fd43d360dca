"""The scene: the action board, the middle, everybody's mat, and what can be done at each."""
# interpreted: made for people

from collections.abc import Sequence

from skali.core.message import Message, say
from skali.core.scene import SUMMARY, Cut, Node, Panel, Scene, drawn_once
from skali.games.odin.rules import asks
from skali.games.odin.rules.actions import PLACE
from skali.games.odin.rules.components import SPACES
from skali.games.odin.rules.state import Table
from skali.games.odin.shown import actions, hand, holdings, lacks, mat, rivals, supply, wares
from skali.games.odin.shown.choices import node
from skali.games.odin.shown.laying import is_laying

SHARE = {"wide": 548.0, "middle": 490.0, "narrow": 0.0}
BUTTONS = ("pass", "done", "roll", "fail", "option", "pay", "spend", "boats")
"""What is not clicked on a thing of the table."""
BUTTON = (150.0, 44.0)


def scenes(t: Table, seats: Sequence[int | None], cut: Cut = "wide") -> list[Scene]:
    """Show the table to several seats: all see the same, each may do something else."""
    panels = common(t, cut)
    return [seen(t, seat, cut, panels) for seat in seats]


def common(t: Table, cut: Cut) -> list[Panel]:
    """Show everything that all may see."""
    found = [actions.panel(t, cut), supply.panel(t, cut)]
    if cut == "middle":
        found.append(supply.shelf(t, cut))
    for seat in range(t.seats):
        found += [
            mat.panel(t, seat, cut),
            holdings.strip(t, seat, cut),
            wares.panel(t, seat, cut),
            holdings.panel(t, seat, cut),
        ]
        if t.decks:
            found.append(hand.panel(t, seat, cut, mine=False))
        if t.seats > 1:
            found.append(rivals.panel(t, seat, cut))
    return found


def seen(t: Table, seat: int | None, cut: Cut, panels: list[Panel]) -> Scene:
    """Show the table with the hand of a seat, and with what it may do."""
    scene = Scene([*panels, *foot(t, seat, cut)], plan="beside", share=SHARE[cut])
    if t.decks and seat is not None:
        own = hand.panel(t, seat, cut, mine=True)
        scene.panels = [own if each.id == own.id else each for each in scene.panels]
    if seat is None or t.over:
        return scene
    scene.panels[0] = lacks.panel(t, seat, cut, scene.panels[0])
    legal = t.legal(seat)
    offers = [(node(t, action, seat), action) for action in legal if not is_laying(action)]
    scene.panels.append(answers([id_ for id_, _ in offers]))
    small = {each.id for panel in scene.panels if panel.slot == "tray" for each in panel.nodes}
    twice = [(f"{id_}{SUMMARY}", action) for id_, action in offers if f"{id_}{SUMMARY}" in small]
    scene.offer(offers + twice, tempting(t, seat))
    return scene


def tempting(t: Table, seat: int) -> list[tuple[str, int]]:
    """List what a click asks about: Vikings on spaces that cannot be used now."""
    if seat not in t.turn or not t.asks(asks.PLACE):
        return []
    return [(f"space-{key}", int(PLACE) + space) for space, key in enumerate(SPACES)]


def foot(t: Table, seat: int | None, cut: Cut) -> list[Panel]:
    """Show the tray: special tiles; with decks the hand, but while tiles are to be claimed."""
    if not t.decks:
        return [supply.tray(t, cut, supply.TRAY_WIDTH[cut])]
    wide = hand.SIZES[cut].tray
    claims = any(map(t.asks, supply.CLAIMING)) and (seat is None or seat in t.turn)
    if seat is None or claims:
        found = [supply.tray(t, cut, wide)]
    else:
        found = [hand.tray(t, seat, cut)]
    return found if cut == "narrow" else [*found, hand.summary(t, seat or 0, cut)]


def answers(ids: list[str]) -> Panel:
    """Show buttons for what has no place on the table."""
    wide, high = BUTTON
    buttons = [id_ for id_ in dict.fromkeys(ids) if id_.partition("-")[0] in BUTTONS]
    rows = max(4, -(-len(buttons) // 4))
    panel = Panel("answers", say("odin-panel-answers"), 4 * wide, rows * high, answers=True)
    for place, id_ in enumerate(buttons):
        panel.add(button(id_, place % 4 * wide, place // 4 * high))
    return panel


@drawn_once
def button(id_: str, x: float, y: float) -> Node:
    """Draw a button."""
    wide, high = BUTTON
    return Node(id_, x, y, wide - 6, high - 6, text=caption(id_), tone="surface")


def caption(id_: str) -> Message:
    """Say what a button does, in a word."""
    key, _, rest = id_.partition("-")
    if key == "boats":
        plain, armed = (int(number) for number in rest.split("-"))
        return say("odin-crew", plain=plain, armed=armed)
    return say(f"odin-numbered-{key}", n=int(rest)) if rest else say(f"odin-button-{key}")
