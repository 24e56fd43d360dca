"""What a decision did, told for the log by comparing the table before and after."""
# interpreted: words for people

from skali.core.effects.words import listed
from skali.core.message import Message, say, seat_name
from skali.games.karvi.effects.vocabulary import CATEGORIES, LINES
from skali.games.karvi.rules.actions import SPACE
from skali.games.karvi.rules.state import OVER, Table
from skali.games.karvi.shown import tales

SILENT = ("done", "end", "now", "later")
TOLD_IN_FULL = ("exchange", "gather", "pour", "raise", "heal", "draw", "draw-two", "keep")
"""Deeds whose own sentence says what they brought, apart from points."""


def story(before: Table, seat: int, action: int, after: Table) -> list[Message]:
    """Tell the deed, what it brought, a new round, and the end."""
    family = SPACE.family_of(action).name
    found = [] if family in SILENT else tales.tell(before, seat, action, after)
    if after.phase == OVER:
        return [*found, *final_scores(after)]
    for other in range(after.seats):
        gains = points_won(before, other, after)
        if other != seat or family not in TOLD_IN_FULL:
            gains = [*things_won(before, other, after), *gains]
        if gains:
            found.append(say("karvi-story-gains", seat=seat_name(other), gains=listed(gains)))
    if after.round != before.round:
        found.append(say("karvi-story-round", round=int(after.round)))
    return found


def points_won(before: Table, seat: int, after: Table) -> list[Message]:
    """Name the points that a seat has more than before."""
    points = int(after.points[seat] - before.points[seat])
    return [say("karvi-step-points", n=points)] if points > 0 else []


def things_won(before: Table, seat: int, after: Table) -> list[Message]:
    """Name the things that a seat has more of than before."""
    pairs = {
        "karvi-fur": (before.fur, after.fur),
        "karvi-silver": (before.silver, after.silver),
        "karvi-gold": (before.gold, after.gold),
        "karvi-step-provisions": (before.provisions, after.provisions),
        "karvi-won-strength": (before.strength, after.strength),
    }
    more = {id_: int(now[seat] - then[seat]) for id_, (then, now) in pairs.items()}
    more["karvi-step-beer"] = beer(after, seat) - beer(before, seat)
    held = int(after.hand[seat]).bit_count() - int(before.hand[seat]).bit_count()
    more["karvi-won-cards"] = held
    return [say(id_, n=number) for id_, number in more.items() if number > 0]


def beer(t: Table, seat: int) -> int:
    """Count the beer on a seat's dice."""
    return int(t.beer[2 * seat] + t.beer[2 * seat + 1])


def final_scores(t: Table) -> list[Message]:
    """Tell the lines of the final scoring."""
    found = [say("karvi-story-end")]
    for seat in range(t.seats):
        lines = []
        for line in range(CATEGORIES.index("runestones"), int(LINES)):
            points = int(t.ledger[seat * LINES + line])
            if points:
                what = say(f"karvi-sheet-{CATEGORIES[line]}")
                lines.append(say("karvi-story-line", what=what, points=points))
        if lines:
            found.append(say("karvi-story-final", seat=seat_name(seat), lines=listed(lines)))
    return found
