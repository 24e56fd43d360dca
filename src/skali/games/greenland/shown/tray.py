"""The tray: dice, the auction, the offer, what can be chosen as things, and the cards in hand."""
# interpreted: made for people

from skali.core.message import Message, say
from skali.core.scene import Box, Cut, Node, Panel
from skali.games.greenland.rules import asks, offers
from skali.games.greenland.rules.actions import SPACE
from skali.games.greenland.rules.components import (
    CULTURES,
    FIRST_SIDE,
    IMPORT_OF,
    KNARR,
    NOWHERE,
    PEOPLES,
)
from skali.games.greenland.rules.round import AUCTION, NOBODY, PHASES
from skali.games.greenland.rules.state import Table
from skali.games.greenland.shown import dice, glyphs, offer, partners, words
from skali.games.greenland.shown.mat import art_of, tile, visible_hand
from skali.games.greenland.shown.sizes import SIZES

EDGE = 4.0
NARROW = 40.0
"""A narrower answer is written as its number alone; with the leader, he stands in its corner."""
CROWN = 16.0
THINGS = ("take", "lead", "bid", "choose", "promise", "ask-promise", "between", "counter")
"""Families whose answers are shown as things in the tray."""
TOGETHER = ("promise", "ask-promise")
"""Families of which one thing stands for all."""


def thing_id(action: int) -> str:
    """Name the thing or the button of an action."""
    family = SPACE.family_of(action).name
    return f"do-{family}" if family in TOGETHER else f"do-{'-'.join(SPACE.text(action).split())}"


def tray(t: Table, viewer: int | None, cut: Cut) -> Panel:
    """Show what is going on and can be chosen at the left, the viewer's hand at the right."""
    size = SIZES[cut]
    w, h = size.long_tray if t.seats == 1 else size.tray
    panel = Panel("tray", say("greenland-panel-tray"), w, h, slot="tray", floor=size.floor)
    if viewer is not None:
        panel.owner = viewer
    stage: Box
    hand: Box
    if cut == "narrow":
        stage, hand = (EDGE, EDGE, w - 2 * EDGE, 68), (EDGE, 76, w - 2 * EDGE, 42)
    else:
        wide = 216.0 if cut == "wide" else 168.0
        stage = EDGE, EDGE, w - wide - 3 * EDGE, h - 2 * EDGE
        hand = w - wide - EDGE, EDGE, wide, h - 2 * EDGE
    panel.add(*staged(t, viewer, stage), *held(t, viewer, hand))
    return panel


def held(t: Table, viewer: int | None, box: Box) -> list[Node]:
    """Show the cards in the viewer's hand, or that there are none."""
    x, y, w, h = box
    mine = [c for c in range(PEOPLES) if viewer is not None and t.master[c] == viewer]
    shown = [
        card
        for culture in mine
        for card in range(int(t.hand[culture]).bit_length())
        if visible_hand(t, culture, viewer) >> card & 1
    ]
    if not shown:
        return [Node("tray-hand", x, y, w, h, text=say("greenland-no-hand"), size=14, tone="ground",
                     faint=True)]  # fmt: skip
    step = w / max(2, len(shown))
    return [
        node
        for place, card in enumerate(shown)
        for node in tile(t, card, (x + place * step, y, step - 3, h), held=True)
    ]


def staged(t: Table, viewer: int | None, box: Box) -> list[Node]:
    """Show what is going on; with it, or alone, what can be chosen."""
    x, y, w, h = box
    chosen = things(t, viewer)
    told = going_on(t, viewer)
    if told and chosen:
        part = w * (0.5 if told != "auction" else 0.55)
        return [*informed(t, viewer, told, (x, y, part - 6, h)),
                *grid(t, chosen, (x + part, y, w - part, h))]  # fmt: skip
    if chosen:
        return grid(t, chosen, box)
    if told:
        return informed(t, viewer, told, box)
    text = say("greenland-tray-waits", phase=say(f"greenland-phase-{PHASES[t.phase]}"))
    return [Node("tray-waits", x, y, w, h, text=text, size=15, faint=True)]


def going_on(t: Table, viewer: int | None) -> str:
    """Name what the tray shows: an offer, dice, an auction, talks, or nothing."""
    if offer.is_open_to(t, viewer):
        return "offer"
    if dice.faces(t):
        return "dice"
    if t.phase == AUCTION:
        return "auction"
    return "talks" if partners.are_met(t, viewer) else ""


def informed(t: Table, viewer: int | None, told: str, box: Box) -> list[Node]:
    """Draw what is going on."""
    if told == "offer" and viewer is not None:
        return offer.cloths(t, viewer, box)
    if told == "talks" and viewer is not None:
        return partners.nodes(t, viewer, box)
    return dice.nodes(t, box) if told == "dice" else auction(t, box)


def auction(t: Table, box: Box) -> list[Node]:
    """Draw what the ship brings, and what everybody bids."""
    x, y, w, h = box
    card = int(IMPORT_OF[t.event]) if t.event != NOWHERE else int(NOWHERE)
    nodes: list[Node] = []
    if card == KNARR:
        label = say("greenland-card-set-aside-livestock")
        nodes.append(Node("sold", x, y, min(72, h * 1.4), h, sprite="ship", label=label))
    elif card != NOWHERE and not t.gone >> card & 1 and t.holder(card) == NOBODY:
        nodes += tile(t, card, (x, y, 104, h), held=False)
    bidders = [c for c in range(PEOPLES) if t.master[c] != NOBODY]
    step = (w - 108) / max(1, len(bidders))
    for place, culture in enumerate(bidders):
        at, name, bid = x + 108 + place * step, CULTURES[culture], int(t.bids[culture])
        label = say("greenland-bid", culture=words.culture(culture), ivory=bid)
        side = min(26.0, h / 2 - 2)
        top = bid > 0 and bid == t.bid
        nodes.append(Node(f"bidder-{name}", at, y, step - 3, h, label=label,
                          tone="gold" if top else "ground"))  # fmt: skip
        nodes.append(Node(f"bidder-{name}-sign", at + 3, y + 3, side, side,
                          sprite=f"shield-{name}"))  # fmt: skip
        low = (at + 3, y + side + 4, step - 8, h - side - 6)
        if step < 60 or h < 60:
            low = (at + side + 4, y + 2, step - side - 8, h - 4)
        nodes += glyphs.row(f"bid-{name}", low, [("ivory", str(bid))])
    return nodes


# --- what can be chosen ---


def things(t: Table, viewer: int | None) -> list[int]:
    """List the answers that are shown as things, one for each thing."""
    if viewer is None or viewer not in t.turn:
        return []
    found: dict[str, int] = {}
    for action in t.legal(viewer):
        if SPACE.family_of(action).name in THINGS:
            found.setdefault(thing_id(action), action)
    return list(found.values())


def grid(t: Table, actions: list[int], box: Box) -> list[Node]:
    """Lay answers side by side, in as many lines as have room."""
    x, y, w, h = box
    lines = 1
    while w / -(-len(actions) // lines) < 46 and h / (lines + 1) >= 24:
        lines += 1
    columns = max(3, -(-len(actions) // lines))
    step, high = min(120.0, w / columns), min(52.0, h / lines)
    nodes: list[Node] = []
    for number, action in enumerate(actions):
        at = x + number % columns * step, y + number // columns * high, step - 3, high - 3
        nodes += thing(t, action, at)
    return nodes


def thing(t: Table, action: int, box: Box) -> list[Node]:
    """Draw one answer."""
    x, y, w, h = box
    id_, label = thing_id(action), label_of(t, action)
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    base = Node(id_, *box, tone="ground", label=label)
    if family == "counter":
        return [base, Node(f"{id_}-text", x + 3, y, w - 6, h, text=label, size=14)]
    number = str(here[0] + 1)
    if family == "lead" and w < NARROW:
        sign = Node(
            f"{id_}-leader", x + w - CROWN, y + 1, CROWN, CROWN, sprite=looks(t, family, here)[0][0]
        )
        return [base, Node(f"{id_}-text", x + 1, y, w - CROWN, h, text=number, size=16), sign]
    if family in ("take", "bid") and w < NARROW:
        return [Node(id_, *box, tone="ground", text=number, size=16, label=label)]
    signs = looks(t, family, here)
    return [base, *glyphs.row(f"{id_}-looks", (x + 2, y, w - 4, h), signs, "middle")]


def looks(t: Table, family: str, here: tuple[int, ...]) -> list[glyphs.Glyph]:
    """Write an answer as signs."""
    if family == "bid":
        return [("ivory", str(here[0] + 1))]
    if family == "choose":
        card = int(FIRST_SIDE) + here[0]
        return [(art_of(card), ""), *glyphs.of_card(card)]
    if family == "between":
        return [(f"shield-{CULTURES[here[0]]}", ""), ("gives", ""),
                (f"shield-{CULTURES[here[1]]}", "")]  # fmt: skip
    if family in TOGETHER:
        return [("talk", ""), ("gives", "")] if family == "promise" else [("gives", ""),
                                                                          ("talk", "")]  # fmt: skip
    name = CULTURES[t.get(asks.CULTURE)]
    if t.asks(asks.DRAFT):
        name = CULTURES[offers.half_said(t)]
    return [(f"{'leader' if family == 'lead' else 'hunter'}-{name}", str(here[0] + 1))]


def label_of(t: Table, action: int) -> Message:
    """Say what a thing stands for."""
    family = SPACE.family_of(action).name
    return say(f"greenland-any-{family}") if family in TOGETHER else words.describe(t, action)
