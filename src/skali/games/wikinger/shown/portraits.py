"""Components as they are looked for in the box: figures, tiles, ships and special tiles."""
# interpreted: made for people

from skali.core.message import Message, say
from skali.core.scene import Node, Portrait
from skali.games.wikinger.rules.components import FIGURES, SAILS
from skali.games.wikinger.shown.mat import ship

SIDE = 76.0
SPRITES = {"figure": "{}", "island": "tile-{}", "special": "special-{}"}


def portrait(component: str) -> Portrait | None:
    """Name and draw a component by its part and its key."""
    part, _, key = component.partition(".")
    if part == "ship":
        nodes = ship("ship", SAILS.index(key), 0, 0, SIDE, repelled=False)
        return Portrait(say(f"wikinger-tile-ship-{key}"), nodes)
    if part not in SPRITES or not key:
        return None
    drawing = Node(component, 0, 0, SIDE, SIDE, sprite=SPRITES[part].format(key))
    return Portrait(name(part, key), (drawing,))


def name(part: str, key: str) -> Message:
    """Name a figure, an island tile or a special tile."""
    if key in FIGURES:
        return say(f"wikinger-figure-{key}")
    return say(f"wikinger-tile-{key}" if part == "island" else f"wikinger-special-{key}")
