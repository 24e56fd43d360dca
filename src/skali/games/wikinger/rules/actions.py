"""The actions of Wikinger and their numbers."""

from typing import Final

from mypy_extensions import i64

from skali.core.actions import ActionSpace, Axis, Family
from skali.games.wikinger.rules.components import COLUMNS, FIGURES, ROWS, SLOTS, SPECIALS

LARGEST_BID: Final[i64] = 1199
"""More than anybody can own: 13 goldsmiths at 7 gold in six scorings, all ships, all points."""

_columns: Final = Axis.numbers("column", 0, int(COLUMNS) - 1)
_rows: Final = Axis.numbers("row", 1, int(ROWS) - 1)
_figure: Final = Axis("figure", FIGURES)
_load: Final = Axis("load", (*FIGURES[:-1], "each"))

SPACE: Final = ActionSpace(
    Family("buy", Axis.numbers("slot", 0, int(SLOTS) - 1)),
    Family("start", _rows),
    Family("place", Axis.numbers("row", 0, int(ROWS) - 1), _columns),
    Family("settle"),
    Family("mainland"),
    Family("ferry", _load),
    Family("boat", _load),
    Family("land", _rows, _columns),
    Family("done"),
    Family("take", Axis("special", SPECIALS)),
    Family("decline"),
    Family("rebuild", _rows, _columns),
    Family("remove", _figure),
    Family("lay", _figure),
    Family("pass"),
    Family("exchange"),
    Family("bid", Axis.numbers("gold", 0, int(LARGEST_BID))),
)

BUY: Final[i64] = SPACE.base("buy")
START: Final[i64] = SPACE.base("start")
PLACE: Final[i64] = SPACE.base("place")
SETTLE: Final[i64] = SPACE.base("settle")
MAINLAND: Final[i64] = SPACE.base("mainland")
FERRY: Final[i64] = SPACE.base("ferry")
BOAT_LOAD: Final[i64] = SPACE.base("boat")
LAND: Final[i64] = SPACE.base("land")
DONE: Final[i64] = SPACE.base("done")
TAKE: Final[i64] = SPACE.base("take")
DECLINE: Final[i64] = SPACE.base("decline")
REBUILD: Final[i64] = SPACE.base("rebuild")
REMOVE: Final[i64] = SPACE.base("remove")
LAY: Final[i64] = SPACE.base("lay")
PASS: Final[i64] = SPACE.base("pass")
EXCHANGE: Final[i64] = SPACE.base("exchange")
BID: Final[i64] = SPACE.base("bid")
