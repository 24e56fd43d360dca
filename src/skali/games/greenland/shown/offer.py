"""The offer on the table as things: what each party gives, who leaves a card, what is promised."""
# interpreted: made for people

from skali.core.bits import places
from skali.core.message import Message, say
from skali.core.scene import Box, Node
from skali.games.greenland.rules import asks, offers
from skali.games.greenland.rules.actions import PROMISES
from skali.games.greenland.rules.components import CARDS, CULTURES, DISCS, FIRST_DAUGHTER
from skali.games.greenland.rules.draft import D_FROM, D_PARTIES, G_CROWNED, gift
from skali.games.greenland.rules.state import Table
from skali.games.greenland.shown import glyphs, words
from skali.games.greenland.shown.mat import art_of

Line = tuple[str, list[glyphs.Glyph], Message]
"""A line of an offer: its id, its signs, and the same as a sentence."""


def is_open_to(t: Table, viewer: int | None) -> bool:
    """GREEN-NEG-05: an offer is for its parties, and while it is composed for its author."""
    if viewer is None or not t.draft[D_PARTIES]:
        return False
    if t.master[t.draft[D_FROM]] == viewer:
        return True
    if t.asks(asks.DRAFT):
        return False
    if any(t.master[party] == viewer for party in places(t.draft[D_PARTIES])):
        return True
    return t.asks(asks.CONSENT) and viewer in t.turn


def is_party(t: Table, viewer: int) -> bool:
    """Tell whether a viewer gives or gets something; else he only sees who leaves."""
    return any(t.master[party] == viewer for party in places(t.draft[D_PARTIES]))


def lines(t: Table, viewer: int) -> list[Line]:
    """List what a viewer may know of the offer."""
    found: list[Line] = []
    parties = places(t.draft[D_PARTIES])
    whole = is_party(t, viewer)
    for giver in parties:
        for taker in parties:
            if giver != taker:
                found += gifts(t, giver, taker, whole=whole)
    for culture in parties:
        card = int(offers.left_card(t, culture))
        if card >= 0:
            found.append(leaving(t, culture, card))
    return found


def gifts(t: Table, giver: int, taker: int, *, whole: bool) -> list[Line]:
    """Write what one gives another in one line."""
    signs: list[glyphs.Glyph] = []
    told: list[Message] = []
    if whole:
        for disc, name in enumerate(DISCS):
            number = int(offers.discs_given(t, giver, taker, disc))
            if number:
                signs.append((name, str(number)))
                what = say(f"greenland-disc-{name}")
                told.append(say("greenland-owned", number=number, disc=what))
        for card in places(offers.cards_given(t, giver, taker)):
            signs.append((art_of(card), ""))
            told.append(words.half(card))
    bride = int(offers.bride(t, giver, taker))
    if bride >= 0:
        card = int(FIRST_DAUGHTER) + bride
        crowned = t.draft[gift(giver, taker) + G_CROWNED]
        groom = f"{'leader' if crowned else 'hunter'}-{CULTURES[taker]}"
        signs += [(art_of(card), ""), ("ring", ""), (groom, "")]
        at = words.name_of(t, int(offers.groom(t, giver, taker)))
        told.append(say("greenland-offer-bride", bride=words.half(card), card=at))
    promise = int(offers.promised(t, giver, taker))
    if whole and promise >= 0:
        signs.append(("talk", ""))
        told.append(say("greenland-offer-promise", what=say(f"greenland-what-{PROMISES[promise]}")))
    if not signs:
        return []
    who = [(f"shield-{CULTURES[giver]}", ""), ("gives", ""), (f"shield-{CULTURES[taker]}", "")]
    label = say("greenland-offer-gives", giver=words.culture(giver), taker=words.culture(taker),
                what=words.listed(told))  # fmt: skip
    return [(f"cloth-{CULTURES[giver]}-{CULTURES[taker]}", [*who, ("", ":"), *signs], label)]


def leaving(t: Table, culture: int, card: int) -> Line:
    """Write who leaves which card."""
    number = int(offers.left_number(t, culture))
    sprite = f"{'leader' if offers.left_leader(t, culture) else 'hunter'}-{CULTURES[culture]}"
    drawn = f"card-{CARDS[card]}" if t.laid >> card & 1 else art_of(card)
    label = say("greenland-offer-leaves", culture=words.culture(culture), number=number,
                card=words.name_of(t, card))  # fmt: skip
    signs = [(sprite, str(number or "?")), ("idle", ""), ("", "\N{LEFTWARDS ARROW}"), (drawn, "")]
    return f"cloth-{CULTURES[culture]}-leaves", signs, label


def cloths(t: Table, viewer: int, box: Box) -> list[Node]:
    """Draw the offer line by line, in two columns where there are many."""
    x, y, w, h = box
    shown = lines(t, viewer)
    if not shown:
        text = say("greenland-offer-empty")
        return [Node("cloth-empty", x, y, w, h, text=text, size=15)]
    rows = max(1, int(h // 25))
    columns = -(-len(shown) // rows)
    wide, high = w / columns, min(34.0, h / min(rows, len(shown)))
    nodes: list[Node] = []
    for number, (id_, signs, label) in enumerate(shown):
        at = x + number // rows * wide, y + number % rows * high, wide - 3, high - 2
        nodes.append(Node(id_, *at, tone="ground", label=label))
        inside = at[0] + 4, at[1], at[2] - 6, at[3]
        nodes += glyphs.row(f"{id_}-signs", inside, signs)
    return nodes
