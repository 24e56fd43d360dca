"""What an option leads to, line by line: who stays at home, what is within reach, what counts."""
# interpreted: words for people

from skali.core.bits import count
from skali.core.chance import Probe
from skali.core.message import Message, say
from skali.games.walhalla.rules import components
from skali.games.walhalla.rules.actions import SPACE
from skali.games.walhalla.rules.cards import worth
from skali.games.walhalla.rules.components import DRAGON_ROWS, LETTERS, TONGUES
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.scoring import visible_strength
from skali.games.walhalla.rules.state import NOBODY, Table, copies
from skali.games.walhalla.shown.words import fields_beside

KINDS = range(int(components.CARD_KINDS))


def outlook(t: Walhalla, action: int, seat: int) -> list[Message]:
    """Say what a legal action leads to, besides what it says of itself."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family in ("board", "join", "stay"):
        sent = {"board": count(here[0]) if here else 0, "join": 1}.get(family, 0)
        return [say("walhalla-then-home", count=int(t.midgard[seat]) - int(sent))]
    if family == "dock":
        return within_reach(t, seat, here[0])
    if family == "lay":
        return laid(t, seat, here[0])
    if family == "done":
        return [say("walhalla-then-kept", count=sum(int(copies(t.hands[seat], k)) for k in KINDS))]
    if family in ("land", "attack", "fall", "win", "shield", "pass"):
        return strengths(t, action, seat)
    return []


def within_reach(t: Table, seat: int, fjord: int) -> list[Message]:
    """Say how many fields the dragon would touch: free, of others, own."""
    first = int(DRAGON_ROWS * t.fleet[fjord]) + 1
    fields = [
        field
        for row in range(first, first + int(DRAGON_ROWS))
        for field in fields_beside(t, fjord, row)
    ]
    holders = [int(t.holder(field)) for field in fields]
    free, own = holders.count(int(NOBODY)), holders.count(seat)
    left = int(t.berths[fjord] - t.fleet[fjord]) - 1
    reach = say("walhalla-then-reach", free=free, others=len(holders) - free - own, own=own)
    return [reach, say("walhalla-then-berths", count=left)]


def laid(t: Table, seat: int, kind: int) -> list[Message]:
    """Say what a card would count: points of terrain, vikings on a tongue or in Walhalla."""
    effect = components.CARD_EFFECT[kind]
    if effect == components.POINTS_A_FIELD:
        return [say("walhalla-then-card", points=int(worth(t, seat, kind)))]
    more = int(components.CARD_VIKINGS[kind])
    if effect == components.VIKINGS_IN_WALHALLA:
        heroes = [int(each) for each in t.walhalla]
        rival = max(each for other, each in enumerate(heroes) if other != seat)
        return [say("walhalla-then-heroes", old=heroes[seat], new=heroes[seat] + more, best=rival)]
    tongues = [n for n in range(int(TONGUES)) if t.outer[n] == components.CARD_TIP[kind]]
    return [strength_line(t, seat, n, visible(t, seat, n) + more) for n in tongues]


def strengths(t: Walhalla, action: int, seat: int) -> list[Message]:
    """Say on which tongues the own strength would change; cards that are drawn do not count."""
    after = t.copy()
    after.apply(action, Probe(), seat)
    if after.raid != t.raid or after.over:
        return []
    new = [visible(after, seat, tongue) for tongue in range(int(TONGUES))]
    return [
        strength_line(t, seat, tongue, strength)
        for tongue, strength in enumerate(new)
        if strength != visible(t, seat, tongue)
    ]


def strength_line(t: Table, seat: int, tongue: int, new: int) -> Message:
    """Compare the own strength on a tongue with the strongest other."""
    best = max(visible(t, other, tongue) for other in range(int(t.seats)) if other != seat)
    old = visible(t, seat, tongue)
    return say("walhalla-then-strength", tongue=LETTERS[tongue], old=old, new=new, best=best)


def visible(t: Table, seat: int, tongue: int) -> int:
    """Return the strength that everybody sees."""
    return int(visible_strength(t, seat, tongue))
