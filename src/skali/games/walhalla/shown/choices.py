"""Where on the scene an action is clicked, and the buttons of those without a place there."""
# interpreted: made for people

from skali.core.scene import Scene
from skali.games.walhalla.rules.actions import (
    ATTACK_SIDE,
    BOARD,
    DOCK,
    ENDS,
    LAND,
    LAY,
    SIDES,
    SPACE,
    WIN,
)
from skali.games.walhalla.rules.asks import LANDING_ROW
from skali.games.walhalla.rules.components import CARDS, FJORDS, REACH, SEATS, TONGUES
from skali.games.walhalla.rules.state import Table
from skali.games.walhalla.shown.pieces import kinds_in

NEUTRAL_CREWS = tuple(
    [mask for mask in range(1, 8) if not mask >> coloured & 1] for coloured in range(3)
)
"""The crews without the coloured seat, for each place where that can be."""
ICONS = {
    "stay": "home",
    "fall": "walhalla",
    "win": "hero",
    "shield": "card-shield",
    "hunt": "card-hunt",
}


def node(t: Table, action: int) -> str:
    """Name the node on which an action is clicked."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "board":
        return f"board-{here[0]}"
    if family == "dock":
        return f"dock-{here[0]}-{ENDS[here[1]]}"
    if family == "land":
        return field_id(int(t.field_beside(t.get(LANDING_ROW), here[0])))
    if family == "attack":
        return f"attack-{SIDES[here[0]]}"
    if family == "lay":
        return f"card-{CARDS[here[0]]}-0"
    return SPACE.button(action)


def field_id(field: int) -> str:
    """Name the node of a field."""
    return f"field-{field // int(REACH)}-{field % int(REACH) + 1}"


def asked_of(t: Table, seat: int | None) -> bool:
    """Tell whether a seat must decide now."""
    return seat is not None and seat in t.turn


def offer_actions(scene: Scene, t: Table, seat: int | None) -> None:
    """Put the actions of a seat on the nodes, and what it may try; nobody else sees them."""
    if seat is None or not asked_of(t, seat):
        return
    offers = [
        (id_, action) for action in t.legal(seat) for id_ in (node(t, action), *also_at(action))
    ]
    scene.offer(offers, tempting(t, seat))


def also_at(action: int) -> list[str]:
    """Name the card in hand with which an action is done."""
    family = SPACE.family_of(action).name
    return [f"card-{family}-0"] if family in ("attack", "shield", "hunt") else []


def tempting(t: Table, seat: int) -> list[tuple[str, int]]:
    """List what people try: places where the asked action seems possible, and cards in hand."""
    asked = t.asking()
    tries: list[tuple[str, int]] = []
    if asked == "board":
        tries += [(f"dragon-{name}", BOARD + (1 << place)) for place, name in enumerate(SEATS)]
        tries += [(f"midgard-{seat}", BOARD + mask) for mask in NEUTRAL_CREWS[t.coloured_seat()]]
    elif asked == "dock":
        for fjord in range(int(FJORDS)):
            tries += [(f"water-{fjord}", DOCK + 2 * fjord + end) for end in range(len(ENDS))]
    elif asked == "land":
        tries += [(id_, LAND + side) for side in range(2) for id_ in shores(t, side)]
        tries += [("card-attack-0", ATTACK_SIDE + side) for side in range(2)]
    elif asked == "defend":
        tries += [(f"walhalla-{seat}", WIN), (f"heroes-{seat}", WIN)]
    held = kinds_in(t.hands[seat])
    return tries + [(f"card-{CARDS[kind]}-{copy}", LAY + kind) for kind, copy in held]


def shores(t: Table, side: int) -> list[str]:
    """Name what lies beside the next viking on a side: a field, a tip, or open sea."""
    tongue, row = int(t.fjord) - 1 + side, int(t.get(LANDING_ROW))
    if not 0 <= tongue < int(TONGUES):
        return [f"water-{t.fjord}"]
    if row <= t.rows[tongue]:
        return [field_id(tongue * int(REACH) + row - 1)]
    return [f"inner-{tongue}", f"outer-{tongue}"]
