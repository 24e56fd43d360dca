"""Where on the scene an action is clicked, and the buttons of those without a place there."""
# interpreted: made for people

from skali.core.message import Message, say
from skali.core.scene import Scene, drawn_once
from skali.games.wikinger.rules import actions
from skali.games.wikinger.rules.asks import COLUMN, ROW
from skali.games.wikinger.rules.auction import lowest_bid
from skali.games.wikinger.rules.components import COLUMNS, FIGURES, ROWS, SLOTS, SPECIALS
from skali.games.wikinger.rules.ferry import EACH
from skali.games.wikinger.rules.state import Table
from skali.games.wikinger.shown.words import load_of

RAISES = (0, 1, 2, 4, 9)
"""Bids with a button of their own, counted from the lowest possible one."""


def node(t: Table, action: int, seat: int) -> str:
    """Name the node on which an action is clicked."""
    return nodes_of(t, action, seat)[0]


def nodes_of(t: Table, action: int, seat: int) -> list[str]:
    """Name all nodes that offer an action, the main one first."""
    family, here = actions.SPACE.family_of(action).name, actions.SPACE.indices(action)
    if family == "buy":
        return [f"slot-{here[0]}"]
    if family == "place":
        return [f"cell-{seat}-{here[0]}-{here[1]}"]
    if family == "start":
        return [f"cell-{seat}-{here[0] + 1}-0"]
    if family in ("land", "rebuild"):
        return [f"cell-{seat}-{here[0] + 1}-{here[1]}"]
    if family in ("remove", "lay"):
        return [f"drawn-{FIGURES[here[0]]}"]
    if family == "take":
        copies = range(int(t.open[here[0]]))
        return [f"open-{SPECIALS[here[0]]}-{copy}" for copy in copies]
    if family == "bid":
        return ["bid", actions.SPACE.button(action)] if raised_by(t, action) in RAISES else ["bid"]
    return [actions.SPACE.button(action), *also_at(t, seat, family, here)]


def also_at(t: Table, seat: int, family: str, here: tuple[int, ...]) -> list[str]:
    """Name the places that offer what a button offers, too."""
    if family == "settle":
        return [f"cell-{seat}-{t.get(ROW)}-{t.get(COLUMN)}"]
    if family == "mainland":
        return [f"mainland-{seat}"]
    if family == "ferry" and here[0] != EACH:
        return [f"waiting-{seat}-{FIGURES[here[0]]}"]
    return []


def offer_actions(scene: Scene, t: Table, seat: int | None) -> None:
    """Put actions on the nodes, and what people try elsewhere; all is open, so all may look on."""
    for who in t.turn:
        if seat in (None, who):
            offers = [(id_, action) for action in t.legal(who) for id_ in nodes_of(t, action, who)]
            scene.offer(offers, tempting(t, who))


def tempting(t: Table, seat: int) -> list[tuple[str, int]]:
    """List what people try: wherever the asked action seems possible on the table."""
    asked = t.asking()
    if asked == "buy":
        slots = [(f"slot-{slot}", int(actions.BUY) + slot) for slot in range(int(SLOTS))]
        return [*slots, (f"points-{seat}", int(actions.EXCHANGE))]
    if asked in ("place", "land", "rebuild"):
        return everywhere(asked, seat)
    if asked == "ferry":
        return [
            (f"waiting-{seat}-{FIGURES[load]}", int(actions.FERRY) + load) for load in range(EACH)
        ]
    if asked == "bid":
        return [(f"points-{seat}", int(actions.EXCHANGE))]
    return []


@drawn_once
def everywhere(asked: str, seat: int) -> list[tuple[str, int]]:
    """List all cells of a display with what would be done there."""
    family = {"place": actions.PLACE, "land": actions.LAND, "rebuild": actions.REBUILD}[asked]
    first = 0 if asked == "place" else 1
    return [
        (f"cell-{seat}-{row}-{column}", int(family + (row - first) * COLUMNS) + column)
        for row in range(first, int(ROWS))
        for column in range(int(COLUMNS))
    ]


# --- buttons ---


def raised_by(t: Table, action: int) -> int:
    """Say how far a bid is above the lowest possible one."""
    return int(action - actions.BID - lowest_bid(t))


def has_button(t: Table, action: int, seat: int) -> bool:
    """Tell whether an action is done with a button: it has no place of its own on the table."""
    return actions.SPACE.button(action) in nodes_of(t, action, seat)


def caption(t: Table, action: int, seat: int) -> Message:
    """Write on a button what it does, in a few words."""
    family, here = actions.SPACE.family_of(action).name, actions.SPACE.indices(action)
    if family in ("ferry", "boat"):
        return load_of(t, seat, here[0], with_boat=family == "boat")
    if family == "bid":
        return say("wikinger-button-bid", amount=here[0])
    return say(f"wikinger-button-{family}", **actions.SPACE.values(action))
