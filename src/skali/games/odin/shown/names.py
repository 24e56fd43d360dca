"""Names of things, boards, ships and spaces, and the drawings that stand for them."""
# interpreted: words for people

from skali.core.message import Message, say
from skali.games.odin.rules.boards import FACES
from skali.games.odin.rules.components import THINGS
from skali.games.odin.rules.goods import COLOUR, KINDS

TONES = ("gold", "ember", "land", "sea", "ice", "")
"""The palette's colours of orange, red, green, blue and special tiles; single things have none."""


def sprite(key: str) -> str:
    """Return the drawing of something."""
    return key.replace("_", "-")


def name(key: str) -> Message:
    """Name something by its key."""
    return say(f"odin-called-{key.replace('_', '-')}")


def thing_name(thing: int) -> Message:
    """Name a good, a special tile, a material or a weapon."""
    return name(THINGS[thing])


def picture(thing: int) -> str:
    """Return the drawing of a thing."""
    return sprite(THINGS[thing])


def face_name(face: int) -> Message:
    """Name a board or a house."""
    return name(FACES[face])


def space_name(key: str) -> Message:
    """Name a space of the action board."""
    return say(f"odin-space-{key.replace('_', '-')}")


def tone_of(thing: int) -> str:
    """Return the colour of a thing's tile."""
    return TONES[int(COLOUR[thing])] if thing < KINDS else ""
