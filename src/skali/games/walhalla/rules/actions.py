"""The actions of Walhalla and their numbers: so few that what is legal fits into one mask."""

from typing import Final

from mypy_extensions import i64

from skali.core.actions import ActionSpace, Axis, Family
from skali.games.walhalla.rules.components import CARDS, FJORDS, SEATS

SIDES: Final = ("left", "right")
LEFT: Final[i64] = SIDES.index("left")
RIGHT: Final[i64] = SIDES.index("right")
ENDS: Final = ("bow", "stern")


def seats_of(mask: int) -> str:
    """Write a set of seats in a dragon."""
    if mask in (0, 7):
        return "all" if mask else "none"
    return "+".join(name for place, name in enumerate(SEATS) if mask >> place & 1)


_side: Final = Axis("side", SIDES)

SPACE: Final = ActionSpace(
    Family("board", Axis("seats", tuple(seats_of(mask) for mask in range(8)))),
    Family("join"),
    Family("stay"),
    Family("dock", Axis.numbers("fjord", 0, int(FJORDS) - 1), Axis("first", ENDS)),
    Family("land", _side),
    Family("attack", _side),
    Family("fall"),
    Family("win"),
    Family("shield"),
    Family("hunt"),
    Family("pass"),
    Family("lay", Axis("card", CARDS)),
    Family("done"),
)

BOARD: Final[i64] = SPACE.base("board")
JOIN: Final[i64] = SPACE.base("join")
DOCK: Final[i64] = SPACE.base("dock")
LAND: Final[i64] = SPACE.base("land")
ATTACK_SIDE: Final[i64] = SPACE.base("attack")
FALL: Final[i64] = SPACE.base("fall")
WIN: Final[i64] = SPACE.base("win")
PLAY_SHIELD: Final[i64] = SPACE.base("shield")
PLAY_HUNT: Final[i64] = SPACE.base("hunt")
PASS: Final[i64] = SPACE.base("pass")
LAY: Final[i64] = SPACE.base("lay")
DONE: Final[i64] = SPACE.base("done")
