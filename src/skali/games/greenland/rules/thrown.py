"""What was rolled since the last decision: every finished roll, for those who watch.

A roll is two numbers: its dice, and what they were for. It says what every face meant when it fell,
since a card may be claimed or a wife lost by the same decision. The list is shared by copies and
written anew with every roll.
"""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import zeros
from skali.games.greenland.rules.asks import ROLLS
from skali.games.greenland.rules.components import FACES
from skali.games.greenland.rules.state import FINAL, FRESH, Table

KINDS: Final = (*ROLLS, "martyr", "preach", "helmet")
MARTYRS: Final[i64] = KINDS.index("martyr")
SERMON: Final[i64] = KINDS.index("preach")
HELMETS: Final[i64] = KINDS.index("helmet")

ONES: Final[i64] = 2
"""Mask of the face 1."""

FAILED: Final[i64] = 0
SUCCEEDED: Final[i64] = 1
UNSETTLED: Final[i64] = 2
"""A raid whose raiders all die unless iron saves them."""

WORDS: Final[i64] = 2
"""Numbers of a roll."""
NOTHING: Final = zeros(0)

# The first: how many dice show each face, which faces count as ones, the leader's die.
DIE_BITS: Final[i64] = 5
TURNED_SHIFT: Final[i64] = FACES * DIE_BITS
CROWN_SHIFT: Final[i64] = TURNED_SHIFT + FACES

# The second: whose, why, at which card or on whom; what was needed, what hit and what killed.
WHY_SHIFT: Final[i64] = 2
AT_SHIFT: Final[i64] = WHY_SHIFT + 3
END_SHIFT: Final[i64] = AT_SHIFT + 6
NEED_SHIFT: Final[i64] = END_SHIFT + 2
HITS_SHIFT: Final[i64] = NEED_SHIFT + 5
BITES_SHIFT: Final[i64] = HITS_SHIFT + FACES


def on_table(t: Table) -> i64:
    """Write down the dice that lie on the table."""
    shown: i64 = t.crown << CROWN_SHIFT
    for face in range(1, FACES):
        shown += t.dice[FRESH + face] + t.dice[FINAL + face] << face * DIE_BITS
    return shown


def purpose(culture: i64, why: i64, at: i64) -> i64:
    """Write down whose dice they are, why they fell, and at which card or on whom."""
    return culture | why << WHY_SHIFT | at << AT_SHIFT


def meaning(need: i64, hits: i64, bites: i64) -> i64:
    """Write down how many dice had to hit, the faces that do, and those that kill."""
    return need << NEED_SHIFT | hits << HITS_SHIFT | bites << BITES_SHIFT


def note(t: Table, dice: i64, what: i64, end: i64) -> None:
    """Add a roll and how it ended."""
    size = len(t.thrown)
    grown = zeros(size + WORDS)
    for place in range(size):
        grown[place] = t.thrown[place]
    grown[size] = dice
    grown[size + 1] = what | end << END_SHIFT
    t.thrown = grown
