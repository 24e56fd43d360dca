"""The actions of Karvi and their numbers."""

from typing import Final

from mypy_extensions import i64

from skali.core.actions import ActionSpace, Axis, Family
from skali.games.karvi.effects.vocabulary import STATES
from skali.games.karvi.rules import components
from skali.games.karvi.rules.state import FIELDS, STOP

BOX_NAMES: Final = ("upper", "lower")
SPOT_NAMES: Final = (
    *(f"s{n}" for n in range(1, int(STOP) + 1)),
    *(f"f{n}" for n in range(1, int(FIELDS) + 1)),
)
"""Stop spots and fields, clockwise."""
WARRIORS: Final = tuple(f"{state}-{n}" for state in STATES for n in range(1, 7))
WARES: Final = ("fur", "silver", "provision", "beer-1", "beer-2")
DICE_NAMES: Final = ("1", "2")
SHIPS: Final = ("1", "2", "3", "4")
SORTS_AND_FRANCIA: Final = ("1", "2", "3", "4", "5", "6", "francia")

_spot: Final = Axis("spot", SPOT_NAMES)
_place: Final = Axis("place", components.PLACES)
_card: Final = Axis("card", components.CARDS)
_box: Final = Axis("box", BOX_NAMES)
_warrior: Final = Axis("warrior", WARRIORS)
_strength: Final = Axis.numbers("strength", 1, 6)
_die: Final = Axis("die", DICE_NAMES)
_stone_spot: Final = Axis.numbers("spot", 1, 3)

SPACE: Final = ActionSpace(
    Family("exchange", Axis("for", WARES)),
    Family("move", _spot),
    Family("sail", _place),
    Family("play", _box, _card),
    Family("discard", _card),
    Family("rig"),
    Family("gather", Axis.numbers("fur", 0, 7)),
    Family("pour", Axis.numbers("first", 0, 5), Axis.numbers("second", 0, 5)),
    Family("raise", _warrior, Axis.numbers("by", 1, 5)),
    Family("heal", _strength),
    Family("wound", _strength),
    Family("dismiss", _warrior),
    Family("hurt", _warrior),
    Family("draw", Axis("kind", components.KINDS)),
    Family("draw-two", Axis("kind", components.KINDS)),
    Family("keep", _card),
    Family("bonus"),
    Family("place", Axis("tile", components.EQUIPMENT)),
    Family("engrave", Axis("stone", components.STONES[: components.NORMAL]), _stone_spot),
    Family("trade", Axis("sort", SORTS_AND_FRANCIA)),
    Family("raid", Axis("sort", SORTS_AND_FRANCIA)),
    Family("receive", Axis.numbers("slot", 1, 3), _box),
    Family("part", Axis.numbers("part", 1, 4)),
    Family("option", Axis.numbers("option", 1, 4)),
    Family("look"),
    Family("take", Axis("tile", components.LETTERS)),
    Family("build"),
    Family("stone", Axis("stone", components.STONES[components.NORMAL :])),
    Family("cover", _stone_spot),
    Family("displace", Axis("ship", SHIPS), _place),
    Family("die", _die),
    Family("copy", _die, Axis("seat", SHIPS), Axis("other", DICE_NAMES)),
    Family("use", _spot),
    Family("pay", Axis.numbers("provisions", 1, 6)),
    Family("now"),
    Family("later"),
    Family("start", Axis("card", components.START_CARDS)),
    Family("pick", Axis("tile", (*components.EQUIPMENT, *components.STONES[: components.NORMAL]))),
    Family("done"),
    Family("end"),
)

EXCHANGE: Final[i64] = SPACE.base("exchange")
MOVE: Final[i64] = SPACE.base("move")
SAIL: Final[i64] = SPACE.base("sail")
PLAY: Final[i64] = SPACE.base("play")
DISCARD: Final[i64] = SPACE.base("discard")
RIG: Final[i64] = SPACE.base("rig")
GATHER: Final[i64] = SPACE.base("gather")
POUR: Final[i64] = SPACE.base("pour")
RAISE: Final[i64] = SPACE.base("raise")
HEAL: Final[i64] = SPACE.base("heal")
WOUND: Final[i64] = SPACE.base("wound")
DISMISS: Final[i64] = SPACE.base("dismiss")
HURT: Final[i64] = SPACE.base("hurt")
DRAW: Final[i64] = SPACE.base("draw")
DRAW_TWO: Final[i64] = SPACE.base("draw-two")
KEEP: Final[i64] = SPACE.base("keep")
BONUS: Final[i64] = SPACE.base("bonus")
PLACE: Final[i64] = SPACE.base("place")
ENGRAVE: Final[i64] = SPACE.base("engrave")
TRADE: Final[i64] = SPACE.base("trade")
RAID: Final[i64] = SPACE.base("raid")
RECEIVE: Final[i64] = SPACE.base("receive")
PART: Final[i64] = SPACE.base("part")
OPTION: Final[i64] = SPACE.base("option")
LOOK: Final[i64] = SPACE.base("look")
TAKE: Final[i64] = SPACE.base("take")
BUILD: Final[i64] = SPACE.base("build")
STONE: Final[i64] = SPACE.base("stone")
COVER: Final[i64] = SPACE.base("cover")
DISPLACE: Final[i64] = SPACE.base("displace")
DIE: Final[i64] = SPACE.base("die")
COPY: Final[i64] = SPACE.base("copy")
USE: Final[i64] = SPACE.base("use")
PAY: Final[i64] = SPACE.base("pay")
NOW: Final[i64] = SPACE.base("now")
LATER: Final[i64] = SPACE.base("later")
TAKE_START: Final[i64] = SPACE.base("start")
PICK: Final[i64] = SPACE.base("pick")
DONE: Final[i64] = SPACE.base("done")
END_TURN: Final[i64] = SPACE.base("end")

FRANCIA: Final[i64] = 6
"""The place of Francia among the sorts."""
FUR: Final[i64] = 0
SILVER: Final[i64] = 1
PROVISION: Final[i64] = 2
BEER: Final[i64] = 3
