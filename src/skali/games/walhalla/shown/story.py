"""What a decision did, act by act: the deed, the landings that follow, cards, and what comes next.

Landings that nobody decides are gone through again with the rules themselves, so that each is told
in its turn. Nothing hidden is told: whoever draws a card is told which, and laid cards are told
when all are shown.
"""
# interpreted: words for people

from skali.core.acts import Act, Banner, Move, Shown
from skali.core.bits import places
from skali.core.chance import Probe
from skali.core.message import Message, say
from skali.games.walhalla.rules.actions import ENDS, SPACE
from skali.games.walhalla.rules.asks import CARDS, LAND, LANDING_ROW
from skali.games.walhalla.rules.components import CARDS as CARD_NAMES
from skali.games.walhalla.rules.components import RAIDS, SEATS
from skali.games.walhalla.rules.flow import DISPATCH, Walhalla
from skali.games.walhalla.rules.state import NOBODY, NOWHERE, RAIDING, copies
from skali.games.walhalla.shown.landings import Shore
from skali.games.walhalla.shown.mat import MOST_BACKS, held
from skali.games.walhalla.shown.raid_end import end_of_raid
from skali.games.walhalla.shown.words import CREWS, card, colour, dragon, where, who

PLAYED = ("attack", "shield", "hunt")
"""Cards that are played while landing; the action has the name of its card."""


def acts(before: Walhalla, seat: int, action: int, after: Walhalla) -> list[Act]:
    """Tell the deed, landings and fights, the end of the raid, and what follows."""
    now, luck = before.copy(), Probe()
    family = DISPATCH.families[action]
    now.answer().take(now, seat, family, action - family, luck)
    if before.asks(CARDS):
        told = laying(seat, action, after)
        if now.asks(CARDS):
            return told
    else:
        played = SPACE.family_of(action).name
        shore = Shore(before, seat, played if played in PLAYED else "", after)
        told = [*deed(before, seat, action, after), *shore.landed(before, now)]
        earlier = now.copy()
        while now.asks(LAND) and now.goes_on(luck):
            told += shore.landed(earlier, now)
            earlier = now.copy()
    if before.phase == RAIDING and (after.phase != RAIDING or after.raid != before.raid):
        over = say("walhalla-told-raid-over", raid=int(before.raid))
        told.append(Banner(over, title=over, follows=True))
    if after.over or after.raid != before.raid:
        told += end_of_raid(before, now, after)
    return [*told, *what_follows(before, after)]


def laying(seat: int, action: int, after: Walhalla) -> list[Act]:
    """Tell whoever lays a card which one it is; the others see it when all are shown."""
    if SPACE.family_of(action).name != "lay":
        return []
    kind = SPACE.indices(action)[0]
    left, laid = copies(after.hands[seat], kind), copies(after.laid[seat], kind)
    name = CARD_NAMES[kind]
    moves = (Move(f"laid-{name}-{laid - 1}", f"card-{name}-{left}"),) if laid else ()
    return [Act(say("walhalla-told-lay", who=who(seat), card=card(kind)), moves, only=seat)]


# --- the deed ---

APART = ("land", "fall", "win", "pass", "lay", "done")
"""Families that are told by what they change, or not at all."""


def deed(before: Walhalla, seat: int, action: int, after: Walhalla) -> list[Act]:
    """Tell the decision itself; where vikings landed and who fell is told apart."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "board":
        taken = list(places(here[0]))
        crew = say(f"walhalla-crew-{CREWS[here[0]]}")
        told = say("walhalla-told-board", who=who(seat), count=len(taken), crew=crew)
        return [Act(told, boarding(before, seat, taken))]
    if family == "join":
        told = say("walhalla-answered-join", who=who(seat))
        return [Act(told, boarding(before, seat, [int(before.coloured_seat())]))]
    if family == "dock":
        end = say(f"walhalla-first-{ENDS[here[1]]}")
        told = say("walhalla-told-dock", who=who(seat), fjord=here[0] + 1, end=end)
        return [Act(told, docking(before, here[0], after))]
    if family in PLAYED:
        told = playing(before, seat, family, here)
        moves = discarding(before, seat, after)
        return [Shown(told, moves, sprite=f"card-{family}", node="discard")]
    if family in APART:
        return []
    return [Act(say(f"walhalla-answered-{family}", who=who(seat)))]


def boarding(before: Walhalla, seat: int, taken: list[int]) -> tuple[Move, ...]:
    """Vikings go from Midgard to seats of the dragon."""
    last = int(before.midgard[seat]) - 1
    return tuple(
        Move(f"rider-{SEATS[place]}", f"midgard-{seat}-{last - number}")
        for number, place in enumerate(taken)
    )


def docking(before: Walhalla, fjord: int, after: Walhalla) -> tuple[Move, ...]:
    """The dragon leaves the tray with its crew; whoever lands at once is told apart."""
    berth = int(before.fleet[fjord])
    if after.fleet[fjord] <= berth:
        return ()
    moves = [Move(f"moored-{fjord}-{berth}", "dragon")]
    if after.fjord != NOWHERE:
        moves += [
            Move(f"aboard-{name}", f"rider-{name}")
            for place, name in enumerate(SEATS)
            if after.aboard(place) != NOBODY
        ]
    return tuple(moves)


def playing(before: Walhalla, seat: int, family: str, here: tuple[int, ...]) -> Message:
    """Say which card is played, and an attack against whom."""
    if family != "attack":
        return say(f"walhalla-answered-{family}", who=who(seat))
    field = int(before.field_beside(before.get(LANDING_ROW), here[0]))
    names = {"other": colour(int(before.holder(field))), "where": where(before, field)}
    return say("walhalla-told-attack", who=who(seat), **names)


def discarding(before: Walhalla, seat: int, after: Walhalla) -> tuple[Move, ...]:
    """A played card goes to the discarded ones, unless a new one lies in its place at once."""
    last = held(before, seat) - 1
    if held(after, seat) > last or last >= MOST_BACKS:
        return ()
    return (Move(f"back-{seat}-{last}", end="discard"),)


# --- what follows ---


def what_follows(before: Walhalla, after: Walhalla) -> list[Act]:
    """Tell of the next raid, the next dragon, or the winners."""
    result = after.result()
    if result is not None:
        id_ = "walhalla-won" if len(result.winners) == 1 else "walhalla-shared"
        return [
            Act(say(id_, who=who(seat), points=result.scores[seat]), follows=True)
            for seat in result.winners
        ]
    told: list[Act] = []
    if after.raid != before.raid:
        first = who(int(after.start))
        raid = say("walhalla-told-raid", raid=int(after.raid), last=int(RAIDS), who=first)
        title = say("walhalla-told-banner", raid=int(after.raid))
        told.append(Banner(raid, title=title, follows=True))
    if after.dragon != NOWHERE and (after.dragon != before.dragon or told):
        drawn = say(
            "walhalla-told-dragon", who=who(int(after.active)), dragon=dragon(int(after.dragon))
        )
        told.append(Act(drawn, (Move("dragon", "stack"),), follows=True))
    return told
