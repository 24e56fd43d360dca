"""What an offer is worth to whoever is asked, by itself: bots answer by it, people may look.

What follows an answer, such as the dice of the next hunt, says nothing about the offer.
"""
# interpreted: made for people, on request

from skali.core.message import say
from skali.core.proposals import Plan, Proposal
from skali.games.greenland.advice.evaluation import gains
from skali.games.greenland.rules import asks, deals
from skali.games.greenland.rules.actions import ACCEPT, REFUSE
from skali.games.greenland.rules.flow import Greenland

WEIGH = "weigh"


def plans(t: Greenland, seat: int) -> list[Plan]:
    """An offer that could be accepted can be weighed."""
    asked = seat in t.turn and (t.asks(asks.ANSWER) or t.asks(asks.CONSENT))
    return [Plan(WEIGH, say("greenland-plan-weigh"))] if asked and deals.is_valid(t) else []


def propose(t: Greenland, seat: int) -> Proposal:
    """GREEN-NEG-18: a party accepts what it gains by; a bystander agrees to what does no harm."""
    after = t.copy()
    deals.carry_out(after)
    better = gains(t, after)[seat]
    agrees = better > 0 or (better == 0 and t.asks(asks.CONSENT))
    tenths = round(10 * better)
    sign = "\N{MINUS SIGN}" if tenths < 0 else "+" if tenths else "\N{PLUS-MINUS SIGN}"
    points = f"{sign}{abs(tenths) // 10}.{abs(tenths) % 10}"
    answer = int(ACCEPT if agrees else REFUSE)
    return Proposal(worth=(say("greenland-plan-worth", points=points),), close=(answer,))
