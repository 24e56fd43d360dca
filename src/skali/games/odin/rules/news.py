"""What has just happened, kept until it can be told: cards listen when the rule has done its work.

A rule that receives, builds or returns something says so at once and goes on with its frames; the
events are entered on the stack as soon as the next step would begin. At a decision none is left.
"""

from typing import Final

from mypy_extensions import i64

from skali.games.odin.effects.events import RECEIVE
from skali.games.odin.rules.state import Table

AMOUNT_AT: Final[i64] = 20
MOST_AMOUNT: Final[i64] = 65535
ORIGIN_AT: Final[i64] = 36


def herald(t: Table, event: i64, seat: i64, subject: i64, amount: i64) -> None:
    """Tell what happened to a seat, if anybody listens; what comes piece by piece is one gift."""
    if t.ears[seat] >> event & 1 != 0:
        word = event | seat << 8 | subject << 12 | t.origin << ORIGIN_AT
        if event == RECEIVE:
            for place in range(len(t.news)):
                if t.news[place] & ~(MOST_AMOUNT << AMOUNT_AT) == word:
                    t.news[place] += amount << AMOUNT_AT
                    return
        t.news.append(word | amount << AMOUNT_AT)
