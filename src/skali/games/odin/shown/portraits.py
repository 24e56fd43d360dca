"""Components as they are looked for in the box: ships, boards, goods, special tiles and cards."""
# interpreted: made for people

from skali.core.effects.sentences import joined
from skali.core.message import say
from skali.core.polyomino import breadth
from skali.core.scene import Node, Portrait
from skali.games.odin.effects.cards import CARDS
from skali.games.odin.rules import boards, goods
from skali.games.odin.rules.components import THINGS
from skali.games.odin.shown.cards import card_name
from skali.games.odin.shown.faces import face
from skali.games.odin.shown.grounds import Spot, bonus, tile
from skali.games.odin.shown.names import name, sprite
from skali.games.odin.shown.prints import symbol

COLOURS = ("orange", "red", "green", "blue")
CELL, LAND, SIGN = 21.0, 15.0, 76.0
CARD = (0.0, 0.0, 176.0, 96.0)


def portrait(component: str) -> Portrait | None:
    """Name and draw a component by its part and its key."""
    part, _, key = component.partition(".")
    if part == "occupation":
        card = CARDS.index(key)
        return Portrait(say("odin-titled", number=card + 1, card=card_name(card)), face(card, CARD))
    if part in ("island", "building") and key in boards.FACES:
        return Portrait(name(key), board(boards.FACES.index(key)))
    if part == "column":
        return column(key)
    if part == "special":
        thing = THINGS.index(key)
        return Portrait(name(key), (tile(key, thing, goods.PRINTED[thing], 0, 0, CELL),))
    if part in ("ship", "building"):
        return Portrait(name(key), (Node(key, 0, 0, SIGN, SIGN, sprite=sprite(key)),))
    return None


def board(number: int) -> tuple[Node, ...]:
    """Draw a board or a house with what its bonus cells give."""
    w, h = int(boards.FACE_COLUMNS[number]) * LAND, int(boards.FACE_ROWS[number]) * LAND
    gifts = range(int(boards.BONUS_COUNT[number]))
    return (
        Node("board", 0, 0, w, h, sprite=symbol(number)),
        *(node for each in gifts for node in bonus("b", number, each, 1, Spot(0, 0, LAND))),
    )


def column(key: str) -> Portrait:
    """Draw the goods of one outline, as they are upgraded."""
    table = next(t for t in goods.COLUMNS if key in t.data.values())
    found: list[Node] = []
    x = 0.0
    colours = [colour for colour in COLOURS if colour in table.data]
    for colour in colours:
        thing = THINGS.index(table.text(colour))
        rows = goods.PRINTED[thing]
        found.append(tile(f"tile-{colour}", thing, rows, x, 0, CELL))
        x += (breadth(rows) + 0.4) * CELL
    named = [name(table.text(colour)) for colour in colours]
    return Portrait(joined("skali-effect-list", named), tuple(found))
