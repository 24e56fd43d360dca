"""What a decision did, told for the log by comparing the table before and after."""
# interpreted: words for people

from skali.core.message import Message, say, seat_name
from skali.games.karvi.actions import SPACE
from skali.games.karvi.choices import describe
from skali.games.karvi.coder import CATEGORIES, LINES
from skali.games.karvi.state import OVER, Table

SECRET = ("keep", "discard")
"""What others may not read in full: it is told without the thing itself."""


def story(before: Table, seat: int, action: int, after: Table) -> list[Message]:
    """Tell the deed, the points it brought, a new round, and the end."""
    family = SPACE.family_of(action).name
    who = seat_name(seat)
    if family in SECRET:
        found = [say(f"karvi-story-secret-{family}", seat=who)]
    elif family in ("done", "end", "now", "later"):
        found = []
    else:
        found = [say("karvi-story-deed", seat=who, deed=describe(before, action))]
    if after.phase == OVER:
        return [*found, *final_scores(after)]
    for other in range(after.seats):
        points = int(after.points[other] - before.points[other])
        if points:
            found.append(say("karvi-story-points", seat=seat_name(other), points=points))
    if after.round != before.round:
        found.append(say("karvi-story-round", round=int(after.round)))
    return found


def final_scores(t: Table) -> list[Message]:
    """Tell the lines of the final scoring."""
    found = [say("karvi-story-end")]
    for seat in range(t.seats):
        for line in range(CATEGORIES.index("runestones"), int(LINES)):
            points = int(t.ledger[seat * LINES + line])
            if points:
                what = say(f"karvi-sheet-{CATEGORIES[line]}")
                who = seat_name(seat)
                found.append(say("karvi-story-final", seat=who, what=what, points=points))
    return found
