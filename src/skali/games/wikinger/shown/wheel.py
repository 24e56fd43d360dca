"""The wheel with its prices, the offer around it, and what is left to draw."""
# interpreted: made for people

from math import cos, pi, sin

from skali.core.chance import total
from skali.core.message import Message, say
from skali.core.scene import Node, drawn_once
from skali.games.wikinger.rules import components
from skali.games.wikinger.rules.state import NOWHERE, Table
from skali.games.wikinger.shown.mat import ship, sprite_of
from skali.games.wikinger.shown.words import dearest, figure, tile

CENTRE = 276.0, 276.0
WHEEL = 200.0
NUMBERS = WHEEL * 34 / 96
TILE = 48.0
FIGURE = 42.0
SLOT = 66.0, 122.0
SLOT_AT, TILE_AT, FIGURE_AT = 162.0, 138.0, 189.0
"""How far from the middle of the wheel things lie."""


def around(slot: int, distance: float, w: float, h: float) -> tuple[float, float, float, float]:
    """Return place and size of a thing at a slot, at a distance from the middle of the wheel."""
    angle = slot * 2 * pi / int(components.SLOTS)
    x = CENTRE[0] + distance * sin(angle) - w / 2
    y = CENTRE[1] - distance * cos(angle) - h / 2
    return round(x, 2), round(y, 2), w, h


def wheel(t: Table) -> list[Node]:
    """Show the wheel as it stands: its numbers are the prices of the slots beside them."""
    zero = int(t.zero()) if t.occupied else 0
    return [
        *hub(zero),
        *(
            price_mark(n, zero, taken=bool(t.occupied >> (zero + n) % int(components.SLOTS) & 1))
            for n in range(int(components.SLOTS))
        ),
    ]


@drawn_once
def hub(zero: int) -> tuple[Node, ...]:
    """Draw the wheel and the arrow to its zero."""
    turned, label = zero * 360 // int(components.SLOTS), say("wikinger-label-wheel")
    return (
        Node("wheel", *around(0, 0, WHEEL, WHEEL), sprite="wheel", turned=turned, label=label),
        Node("zero", *around(zero, 38, 44, 44), sprite="wheel-arrow", turned=turned),
    )


@drawn_once
def price_mark(number: int, zero: int, *, taken: bool) -> Node:
    """Draw a number of the wheel; it is large beside something that can be bought."""
    at = around((zero + number) % int(components.SLOTS), NUMBERS, 28, 28)
    return Node(f"price-{number}", *at, text=str(number), size=20 if taken else 17, faint=not taken)


def offer(t: Table) -> list[Node]:
    """Show the combinations around the wheel."""
    nodes: list[Node] = []
    best = dearest(t)
    for slot in range(components.SLOTS):
        kind, colour = int(t.wheel_tile[slot]), int(t.wheel_figure[slot])
        price = int(t.price(slot)) if colour != NOWHERE else 0
        nodes += combination(int(slot), kind, colour, price)
        if slot == best:
            nodes.append(
                Node("dearest", *around(slot, TILE_AT + 26, 24, 24), sprite="special-back",
                     shape="ring", tone="gold", label=say("wikinger-label-dearest"))
            )  # fmt: skip
    return nodes


@drawn_once
def combination(slot: int, kind: int, colour: int, price: int) -> tuple[Node, ...]:
    """Draw a slot with the tile and the figure there."""
    empty = kind == NOWHERE and colour == NOWHERE
    nodes = [
        Node(
            f"slot-{slot}", *around(slot, SLOT_AT, *SLOT), tone="ground", shape="pill",
            turned=slot * 360 // int(components.SLOTS), faint=empty,
            label=None if empty else slot_label(kind, colour, price),
        )
    ]  # fmt: skip
    if kind != NOWHERE:
        nodes += offered_tile(slot, kind)
    if colour != NOWHERE:
        at = around(slot, FIGURE_AT, FIGURE, FIGURE)
        nodes.append(Node(f"slot-{slot}-figure", *at, sprite=components.FIGURES[colour]))
    return tuple(nodes)


def offered_tile(slot: int, kind: int) -> tuple[Node, ...]:
    """Draw a tile of the offer."""
    id_ = f"slot-{slot}-tile"
    x, y, w, h = around(slot, TILE_AT, TILE, TILE)
    if kind >= components.KINDS:
        return ship(id_, kind - int(components.KINDS), x, y, w)
    return (Node(id_, x, y, w, h, sprite=sprite_of(kind), label=tile(kind)),)


def slot_label(kind: int, colour: int, price: int) -> Message:
    """Say what lies at a slot and what it costs."""
    if colour == NOWHERE:
        return tile(kind)
    return say("wikinger-label-slot", figure=figure(colour), tile=tile(kind), price=price)


def supply(t: Table) -> list[Node]:
    """Show in the corners of the wheel how much is left in the bag and in the stacks."""
    figures = int(total(t.bag, components.FIGURE_BAG, components.COLOURS))
    tiles = int(total(t.bag, components.TILE_BAG, components.TILE_KINDS))
    nodes = [*left("bag", "bag", figures, 98, 38), *left("stack", "stack-back", tiles, 98, 470)]
    if t.advanced:
        hidden = int(total(t.bag, components.SPECIAL_BAG, components.SPECIAL_KINDS))
        nodes += left("hidden", "special-back", hidden, 404, 470)
    return nodes


@drawn_once
def left(what: str, sprite: str, number: int, x: float, y: float) -> tuple[Node, ...]:
    """Draw the bag or a stack with the number of things in it."""
    label = say(f"wikinger-left-{what}", count=number)
    return (
        Node(what, x, y, 38, 38, sprite=sprite, label=label),
        Node(f"{what}-count", x + 24, y + 20, 30, 22, text=str(number), size=17, tone="surface",
             shape="pill"),
    )  # fmt: skip
