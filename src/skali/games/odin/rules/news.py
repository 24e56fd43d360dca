"""What has just happened, kept until it can be told: cards listen when the rule has done its work.

A rule that receives, builds or returns something says so at once and goes on with its frames; the
events are entered on the stack as soon as the next step would begin. At a decision none is left.
"""

from mypy_extensions import i64

from skali.games.odin.rules.state import Table


def herald(t: Table, event: i64, seat: i64, subject: i64, amount: i64) -> None:
    """Tell what happened to a seat, if anybody listens to it."""
    if t.ears[seat] >> event & 1 != 0:
        t.news.append(event | seat << 8 | subject << 12 | amount << 20 | t.origin << 36)
