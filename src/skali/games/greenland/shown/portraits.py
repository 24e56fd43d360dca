"""Components as they are looked for in the box: regions, halves of cards, events, elder cards."""
# interpreted: made for people

from skali.core.message import say
from skali.core.scene import Node, Portrait
from skali.games.greenland.rules.components import (
    CARDS,
    CULTURES,
    EVENTS,
    FAITHS,
    HALF_NAMES,
    HELD,
    ICON_COUNT,
    IMPORT_OF,
    KNARR,
    NOWHERE,
    PEOPLES,
    RANKS,
    REGIONS,
    WORLD_SIDES,
    WORLD_TABLES,
)
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.shown import words
from skali.games.greenland.shown.board import icon
from skali.games.greenland.shown.mat import drawn_rank, drawn_tile
from skali.games.greenland.shown.region import STAND, front

WIDE, HIGH = 176.0, 172.0
TILE_HIGH = 88.0
GAP = 6.0
ICON = 46.0
NONE = (0,) * int(PEOPLES)
NOT_LED = (False,) * int(PEOPLES)


def portrait(component: str) -> Portrait | None:
    """Name and draw a component by its part and its key."""
    part, _, key = component.partition(".")
    if part == "event":
        return event(EVENTS.index(key))
    if part == "elder_card":
        return elders(CULTURES.index(key))
    if key not in CARDS:
        return None
    card = CARDS.index(key)
    if card >= HELD:
        return world(card)
    if card >= REGIONS:
        return Portrait(words.half(card), half(card, 0))
    nodes = region(card, card, 0)
    if HALF_NAMES[card] != CARDS[card]:
        nodes += half(card, HIGH - STAND + GAP)
    return Portrait(words.card(card), nodes)


def region(card: int, quarry: int, top: float) -> tuple[Node, ...]:
    """Draw a card as it lies in a row, without the room for those who hunt there."""
    nodes = front(card, quarry, (0, top, WIDE, HIGH), cold=False, lowest=False, closed=False)
    low = top + HIGH - STAND
    base, *rest = (node for node in nodes if not node.id.endswith("-stand"))
    return (base._replace(h=low - top), *rest)


def half(card: int, top: float) -> tuple[Node, ...]:
    """Draw a card as it lies in a tableau."""
    box = (0.0, top, WIDE, TILE_HIGH)
    return drawn_tile(card, int(NOBODY), NONE, NOT_LED, box, "-half", raided=False, held=False)


def world(card: int) -> Portrait:
    """Draw both sides of a New World card."""
    nodes: tuple[Node, ...] = ()
    for side, sign in enumerate(WORLD_SIDES):
        quarry = int(REGIONS) + side * len(WORLD_TABLES) + card - int(HELD)
        top = side * (HIGH - STAND + GAP)
        badge = Node(f"side-{sign}", WIDE - 26, top + 76, 22, 22,
                     sprite="peace" if side == 0 else "hostile")  # fmt: skip
        nodes += (*region(card, quarry, top), badge)
    return Portrait(words.card(card), nodes)


def event(number: int) -> Portrait:
    """Draw the icons of an event, and what its ship brings."""
    icons = [
        node
        for place in range(int(ICON_COUNT[number]))
        for node in icon(number, place, place * ICON, 4, ICON, done=False)
    ]
    wide = max(int(ICON_COUNT[number]) * ICON + 4, WIDE + 8)
    ground = Node("event", -4, 0, wide, 34, tone="ground")
    brought = int(IMPORT_OF[number])
    load = half(brought, 40) if brought not in (int(NOWHERE), int(KNARR)) else ()
    return Portrait(words.event(number), (ground, *icons, *load))


def elders(culture: int) -> Portrait:
    """Draw the ranks of both faiths of an elder card."""
    nodes: list[Node] = []
    for faith in range(len(FAITHS)):
        for rank in range(int(RANKS)):
            box = (rank % 3 * 120.0, faith * 188.0 + rank // 3 * 92.0, 116.0, 88.0)
            nodes += drawn_rank(culture * 2 + faith, rank, 0, NONE, NOT_LED, box, "", leads=False)
    drawn = tuple(node._replace(label=None) for node in nodes)  # a label says who stands there
    return Portrait(say("greenland-portrait-elders", culture=words.culture(culture)), drawn)
