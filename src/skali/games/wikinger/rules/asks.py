"""What can be asked: every question with its rule, its answers and what it carries."""

from typing import Final

from skali.core.forms import Counts, Whole, Word
from skali.core.questions import Part, Question, Questions
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.components import COLUMNS, FIGURES, ROWS, SETTLERS, SPECIALS, TILES

# What a question carries.
TILE: Final[Part] = Part("tile", Word(TILES))
FIGURE: Final[Part] = Part("figure", Word(FIGURES))
ROW: Final[Part] = Part("row", Whole(1, int(ROWS) - 1))
COLUMN: Final[Part] = Part("column", Whole(0, int(COLUMNS) - 1))
SPECIAL: Final[Part] = Part("special", Word(SPECIALS))
GOING: Final[Part] = Part("figures", Counts(FIGURES[:SETTLERS], 13))
"""Figures on their way to the islands."""

BUY: Final[Question] = Question("buy", "WIK-025", ("buy", "exchange"))
START: Final[Question] = Question("start", "WIK-055", ("start",))
PLACE: Final[Question] = Question("place", "WIK-042", ("place",), (TILE, FIGURE))
SETTLE: Final[Question] = Question(
    "settle", "WIK-058", ("settle", "mainland"), (ROW, COLUMN, FIGURE)
)
TAKE: Final[Question] = Question("take", "WIK-131", ("take", "decline"))
REBUILD: Final[Question] = Question("rebuild", "WIK-148", ("rebuild",), (SPECIAL,))
FERRY: Final[Question] = Question("ferry", "WIK-079", ("ferry", "boat", "done"))
LAND: Final[Question] = Question("land", "WIK-082", ("land",), (GOING,))
BID: Final[Question] = Question("bid", "WIK-116", ("bid", "pass", "exchange"))
REMOVE: Final[Question] = Question("remove", "WIK-121", ("remove",))
LAY: Final[Question] = Question("lay", "WIK-124", ("lay",))

QUESTIONS: Final[Questions] = Questions(
    BUY, START, PLACE, SETTLE, TAKE, REBUILD, FERRY, LAND, BID, REMOVE, LAY, space=SPACE,
)  # fmt: skip
