"""A counter-offer that begins as the offer was: its lines as steps, each of which can be struck."""
# interpreted: made for people, on request

from collections.abc import Iterator

from skali.core.bits import places
from skali.core.chance import Probe
from skali.core.message import say
from skali.core.proposals import Advised, Plan, Proposal
from skali.games.greenland.rules import actions, asks, deals, offers
from skali.games.greenland.rules.components import DISCS, PEOPLES, SPOTS
from skali.games.greenland.rules.draft import D_FROM, D_GIVER, D_TAKER, G_CROWNED, gift
from skali.games.greenland.rules.flow import Greenland
from skali.games.greenland.shown import words

CHANGE = "change"
Line = tuple[int, ...]
"""The actions that fill in one line; the first says what it is about."""


def plans(t: Greenland, seat: int) -> list[Plan]:
    """GREEN-NEG-15: whoever may make a counter-offer may begin with the offer itself."""
    asked = seat in t.turn and t.asks(asks.ANSWER) and deals.is_valid(t)
    may = asked and int(actions.COUNTER) in t.legal(seat)
    return [Plan(CHANGE, say("greenland-plan-change"))] if may else []


def propose(t: Greenland, seat: int) -> Proposal:
    """Write the offer down again, from the other side, as far as every line is possible."""
    mine, author = int(t.get(asks.CULTURE)), int(t.draft[D_FROM])
    after = t.copy()
    steps = [step(after, seat, (int(actions.COUNTER),))]
    third = next((c for c in places(offers.parties(t)) if c not in (mine, author)), None)
    pairs = [(mine, author)]
    if third is not None:
        pairs += [(mine, third), (author, third)]
    for one, other in pairs:
        for line in lines(t, one, other):
            turned = after.draft[D_GIVER] == one and after.draft[D_TAKER] == other
            between = () if turned else (int(actions.BETWEEN) + one * int(PEOPLES) + other,)
            steps.append(step(after, seat, line, between))
    return Proposal(tuple(each for each in steps if each is not None))


def step(after: Greenland, seat: int, line: Line, between: Line = ()) -> Advised | None:
    """Fill a line in where that is possible; it may need that another pair is turned to first."""
    trial = after.copy()
    says = None
    for action in (*between, *line):
        if trial.why_not(action, seat) is not None:
            return None
        if action == line[0]:
            says = words.describe(trial, action)
        trial.apply(action, Probe(), seat)
    for action in (*between, *line):
        after.apply(action, Probe(), seat)
    return Advised((*between, *line), says) if says is not None else None


def lines(t: Greenland, one: int, other: int) -> Iterator[Line]:
    """List what two give each other, as the first of them would write it."""
    for giver, taker, gives, card, leaves, promises in (
        (one, other, actions.GIVE, actions.GIVE_CARD, actions.LEAVE, actions.PROMISE),
        (other, one, actions.WANT, actions.WANT_CARD, actions.ASK_LEAVE, actions.ASK_PROMISE),
    ):
        for disc in range(len(DISCS)):
            number = int(offers.discs_given(t, giver, taker, disc))
            if number:
                yield (int(gives + disc * actions.MOST_TRADED) + number - 1,)
        for each in places(offers.cards_given(t, giver, taker)):
            yield (int(card) + each,)
        bride = int(offers.bride(t, giver, taker))
        if bride >= 0:
            at = bride * int(SPOTS) + int(offers.groom(t, giver, taker))
            yield (int(actions.MARRY) + at * 2 + int(t.draft[gift(giver, taker) + G_CROWNED]),)
        spot = int(offers.left_card(t, giver))
        if spot >= 0:
            led = offers.left_leader(t, giver)
            family = int(actions.LEAD if led else actions.TAKE)
            yield int(leaves) + spot, family + int(offers.left_number(t, giver)) - 1
        promise = int(offers.promised(t, giver, taker))
        if promise >= 0:
            yield (int(promises) + promise,)
