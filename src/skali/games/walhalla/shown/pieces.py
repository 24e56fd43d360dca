"""Things that lie in several places: vikings, shields, the seats of dragons, cards of a hand."""
# interpreted: made for people

from skali.core.message import Message
from skali.core.scene import Node
from skali.games.walhalla.rules.components import (
    CARD_EFFECT,
    CARDS,
    COLOURED_SEAT,
    COLOURS,
    DRAGON_COLOUR,
    VIKINGS_ON_TONGUE,
)
from skali.games.walhalla.rules.state import copies


def viking(
    id_: str, seat: int, x: float, y: float, size: float, label: Message | None = None
) -> Node:
    """Draw a viking of a seat's colour."""
    sprite = f"viking-{COLOURS[seat]}"
    return Node(id_, x, y, size, size, sprite=sprite, owner=seat, label=label)


def shield(id_: str, seat: int, x: float, y: float, size: float) -> Node:
    """Draw the shield of a seat."""
    return Node(id_, x, y, size, size, sprite=f"shield-{seat}", owner=seat)


def bench(id_: str, kind: int, place: int, x: float, y: float, size: float = 22) -> Node:
    """Draw a seat of a dragon."""
    return Node(id_, x, y, size, size, sprite=bench_sprite(kind, place))


def bench_sprite(kind: int, place: int) -> str:
    """Choose the drawing of a seat: in its colour, or neutral."""
    if COLOURED_SEAT[kind] == place:
        return f"seat-{COLOURS[DRAGON_COLOUR[kind]]}"
    return "seat-neutral"


def kinds_in(hand: int) -> list[tuple[int, int]]:
    """List the cards of a packed hand: the kind of each, and which copy it is."""
    return [(kind, copy) for kind in range(len(CARDS)) for copy in range(copies(hand, kind))]


def card_sprite(kind: int) -> str:
    """Choose the drawing of a card; those for a tongue look alike."""
    return "card-tongue" if CARD_EFFECT[kind] == VIKINGS_ON_TONGUE else f"card-{CARDS[kind]}"
