"""What a decision did, told for the log by comparing the table before and after.

Nothing hidden is told: a drawn card has no name, and laid cards are told when all are shown.
"""
# interpreted: words for people

from skali.core.bits import places
from skali.core.message import Message, say
from skali.games.walhalla.rules.actions import ENDS, SPACE
from skali.games.walhalla.rules.asks import ATTACKER, CARDS, DEFEND, LANDING_ROW
from skali.games.walhalla.rules.components import RAIDS
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.landing import field_asked
from skali.games.walhalla.rules.state import (
    CAT_CARDS,
    CAT_FIELDS,
    CAT_FORESTS,
    CAT_HUNTS,
    CAT_TONGUES,
    CAT_WALHALLA,
    CAT_WHEAT,
    CATEGORIES,
    LINES,
    NOBODY,
    NOWHERE,
    RAIDING,
    Table,
    cards_in,
)
from skali.games.walhalla.shown.pieces import kinds_in
from skali.games.walhalla.shown.words import CREWS, card, colour, dragon, listed, where, who


def story(before: Walhalla, seat: int, action: int, after: Walhalla) -> list[Message]:
    """Tell the deed, landings and fights, the end of the raid, and what follows."""
    if before.asks(CARDS) and after.asks(CARDS) and after.raid == before.raid:
        return []
    told: list[Message] = []
    if not before.asks(CARDS):
        told += [*deed(before, seat, action), *fights(before, after), *beaten(before, seat, after)]
        told += [*sieges(before, action, after), *drawn(before, after)]
    return [*told, *end_of_raid(before, after), *what_follows(before, after)]


# --- the deed ---


def deed(before: Table, seat: int, action: int) -> list[Message]:
    """Tell the decision itself; where vikings landed is told apart."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "board":
        crew = say(f"walhalla-crew-{CREWS[here[0]]}")
        count = here[0].bit_count()
        return [say("walhalla-told-board", who=who(seat), count=count, crew=crew)]
    if family == "dock":
        end = say(f"walhalla-first-{ENDS[here[1]]}")
        return [say("walhalla-told-dock", who=who(seat), fjord=here[0] + 1, end=end)]
    if family in ("land", "attack"):
        field = int(before.field_beside(before.get(LANDING_ROW), here[0]))
        return [ashore(before, seat, field, with_card=family == "attack")]
    if family in ("pass", "fall"):
        return []
    return [say(f"walhalla-answered-{family}", who=who(seat))]


def ashore(before: Table, seat: int, field: int, *, with_card: bool) -> Message:
    """Tell of a landing on a free field, or of an attack."""
    holder = before.holder(field)
    if holder == NOBODY:
        return say("walhalla-told-land", who=who(seat), where=where(before, field))
    id_ = "walhalla-told-attack" if with_card else "walhalla-told-fight"
    return say(id_, who=who(seat), other=colour(int(holder)), where=where(before, field))


def booked(before: Table, after: Table, seat: int, line: int) -> int:
    """Return the points that a line of the score sheet gained."""
    here = seat * int(LINES) + line
    return int(after.ledger[here] - before.ledger[here])


def fights(before: Table, after: Table) -> list[Message]:
    """Tell who fell where."""
    told = []
    for seat in range(after.seats):
        for field in places(before.held[seat] & ~after.held[seat]):
            winner, there = after.holder(field), where(after, field)
            if winner != NOBODY:
                fallen = {"who": who(int(winner)), "other": colour(seat), "where": there}
                told.append(say("walhalla-told-fell", **fallen))
    return told


def beaten(before: Table, seat: int, after: Table) -> list[Message]:
    """Tell of an attack that a hero or a shield has beaten back."""
    if not before.asks(DEFEND) or after.raid != before.raid:
        return []
    field = int(field_asked(before))
    if not after.held[seat] >> field & 1:
        return []
    attacker = who(int(before.aboard(before.get(ATTACKER))))
    return [say("walhalla-told-beaten", who=who(seat), other=attacker, where=where(before, field))]


def sieges(before: Table, action: int, after: Table) -> list[Message]:
    """Tell who besieges which field without having been asked, and what forests scored."""
    told = []
    chosen = NOWHERE
    if SPACE.family_of(action).name == "land":
        chosen = before.field_beside(before.get(LANDING_ROW), SPACE.indices(action)[0])
    for seat in range(after.seats):
        for field in places(after.held[seat] & ~before.held[seat]):
            if field != chosen and before.holder(field) == NOBODY:
                told.append(say("walhalla-told-land", who=who(seat), where=where(after, field)))
        points = booked(before, after, seat, CAT_FORESTS) + booked(before, after, seat, CAT_HUNTS)
        if points:
            told.append(say("walhalla-told-forest", who=who(seat), points=points))
    return told


def drawn(before: Table, after: Table) -> list[Message]:
    """Tell who drew a card; which one, is nobody else's business."""
    told = []
    for seat in range(after.seats):
        held = cards_in(after.hands[seat]) + cards_in(after.laid[seat])
        if held > cards_in(before.hands[seat]) + cards_in(before.laid[seat]):
            told.append(say("walhalla-told-card", who=who(seat)))
    return told


# --- the end of a raid ---


def end_of_raid(before: Walhalla, after: Walhalla) -> list[Message]:
    """Tell that the raid is over, which cards were laid, and what everything scored."""
    told = []
    if before.phase == RAIDING and (after.phase != RAIDING or after.raid != before.raid):
        told.append(say("walhalla-told-raid-over", raid=int(before.raid)))
    if after.raid == before.raid and not after.over:
        return told
    told += laid_cards(before)
    lines = (CAT_CARDS, CAT_WHEAT, CAT_TONGUES, CAT_FIELDS, CAT_WALHALLA)
    for line in lines:
        gained = [
            say("walhalla-gain", colour=colour(each), points=booked(before, after, each, line))
            for each in range(after.seats)
            if booked(before, after, each, line)
        ]
        if gained:
            name = say(f"walhalla-sheet-{CATEGORIES[line]}")
            told.append(say("walhalla-told-scored", line=name, gains=listed(gained)))
    return told


def laid_cards(before: Walhalla) -> list[Message]:
    """Tell which cards were laid: all of them lie open now."""
    told = []
    for each in range(before.seats):
        shown = [card(kind) for kind, _ in kinds_in(before.laid[each])]
        if shown:
            told.append(say("walhalla-told-laid", who=who(each), cards=listed(shown)))
    return told


def what_follows(before: Walhalla, after: Walhalla) -> list[Message]:
    """Tell of the next raid, the next dragon, or the winners."""
    result = after.result()
    if result is not None:
        id_ = "walhalla-won" if len(result.winners) == 1 else "walhalla-shared"
        return [say(id_, who=who(seat), points=result.scores[seat]) for seat in result.winners]
    told: list[Message] = []
    if after.raid != before.raid:
        first = who(int(after.start))
        told.append(say("walhalla-told-raid", raid=int(after.raid), last=int(RAIDS), who=first))
    if after.dragon != NOWHERE and (after.dragon != before.dragon or told):
        drawn_ = dragon(int(after.dragon))
        told.append(say("walhalla-told-dragon", who=who(int(after.active)), dragon=drawn_))
    return told
