"""What can be asked: every question with its rule, its answers and what it carries."""

from typing import Final

from skali.core.forms import Whole, Word
from skali.core.questions import Part, Question, Questions
from skali.games.walhalla.rules.actions import SPACE
from skali.games.walhalla.rules.components import BERTHS, DRAGON_ROWS, REACH, SEATS, TONGUES

# What a question carries; row 1 touches the board.
TONGUE: Final[Part] = Part("tongue", Whole(0, int(TONGUES) - 1))
ROW: Final[Part] = Part("row", Whole(1, int(REACH)))
LANDING_ROW: Final[Part] = Part("row", Whole(1, int(DRAGON_ROWS * BERTHS)))
"""The row of a seat in a dragon, which may lie beyond all fields."""
ATTACKER: Final[Part] = Part("attacker", Word(SEATS))

# WAL-076: cards of the raid's end are not played before it, the others not at it.
BEFORE: Final = {"lay": "WAL-076"}
AFTER: Final = dict.fromkeys(("hunt", "attack", "shield"), "WAL-076")

BOARD: Final[Question] = Question("board", "WAL-021", ("board",), against=BEFORE)
JOIN: Final[Question] = Question("join", "WAL-022", ("join", "stay"), against=BEFORE)
DOCK: Final[Question] = Question("dock", "WAL-029", ("dock",), against=BEFORE)
LAND: Final[Question] = Question(
    "land", "WAL-048", ("land", "attack"), (LANDING_ROW,), forced=True, against=BEFORE
)  # fmt: skip
DEFEND: Final[Question] = Question(
    "defend", "WAL-051", ("fall", "win", "shield"), (TONGUE, ROW, ATTACKER), against=BEFORE
)
HUNT: Final[Question] = Question("hunt", "WAL-067", ("hunt", "pass"), (TONGUE, ROW), against=BEFORE)
CARDS: Final[Question] = Question("cards", "WAL-079", ("lay", "done"), against=AFTER)

QUESTIONS: Final[Questions] = Questions(BOARD, JOIN, DOCK, LAND, DEFEND, HUNT, CARDS, space=SPACE)
