"""Components as they are looked for in the box: terrain tiles, dragons and action cards."""
# interpreted: made for people

from skali.core.message import say
from skali.core.scene import Node, Portrait
from skali.games.walhalla.rules.components import (
    CARD_TIP,
    CARDS,
    DRAGON_ROWS,
    TERRAIN_OF,
    TERRAINS,
    TILE_FIELDS,
    VALUE_OF,
)
from skali.games.walhalla.shown import words
from skali.games.walhalla.shown.pieces import bench, card_sprite

WIDE, ROW = 104.0, 44.0
CARD = 64.0


def portrait(component: str) -> Portrait | None:
    """Name and draw a component by its part, and its key or its number."""
    part, _, key = component.partition(".")
    if part == "tile":
        return tile(int(key) - 1)
    if part == "dragon":
        return dragon(int(key) - 1)
    return card(CARDS.index(key)) if part == "card" else None


def tile(kind: int) -> Portrait:
    """Draw the two fields of a tile with their numbers."""
    nodes: list[Node] = []
    for row, field in enumerate(TILE_FIELDS[kind]):
        terrain, value = TERRAINS[TERRAIN_OF[field]], int(VALUE_OF[field])
        nodes.append(Node(f"field-{row}", 0, row * ROW, WIDE, ROW, sprite=f"field-{terrain}"))
        if value:
            text, tone = (f"+{value}", "surface") if terrain == "village" else (str(value), "gold")
            nodes.append(
                Node(f"value-{row}", WIDE * 0.4, row * ROW + 9, 26, 26, text=text, size=16,
                     tone=tone, shape="disc")
            )  # fmt: skip
    one, other = (words.kind_of_field(field) for field in TILE_FIELDS[kind])
    return Portrait(say("walhalla-tile", one=one, other=other), tuple(nodes))


def dragon(kind: int) -> Portrait:
    """Draw a dragon with its seats."""
    row = ROW * 0.9
    seats = (
        bench(f"seat-{n}", kind, n, row * 0.69, (n + 0.19) * row, row * 0.62)
        for n in range(int(DRAGON_ROWS))
    )
    nodes = (Node("dragon", 0, 0, 2 * row, 3 * row, sprite="dragon"), *seats)
    return Portrait(words.dragon(kind), nodes)


def card(kind: int) -> Portrait:
    """Draw a card; one for a tongue with the number of its tip."""
    nodes = [
        Node("card", 0, 0, CARD + 12, CARD + 26, tone="surface"),
        Node("art", 6, 13, CARD, CARD, sprite=card_sprite(kind)),
    ]
    if CARD_TIP[kind]:
        text = str(int(CARD_TIP[kind]))
        nodes.append(Node("tip", CARD - 14, 4, 24, 24, text=text, size=16, tone="gold",
                          shape="disc"))  # fmt: skip
    return Portrait(words.card(kind), tuple(nodes))
