"""Occupations on the table: the hand in the tray, rows of what was played, and all cards large."""
# interpreted: made for people

from typing import NamedTuple

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import places
from skali.core.message import Message, say, seat_name
from skali.core.scene import SUMMARY, Box, Cut, Node, Panel, drawn_once
from skali.games.odin.effects.cards import CARD_WORDS, LIGHT, SET_WORD
from skali.games.odin.rules import asks
from skali.games.odin.rules.occupations import hand_size, points
from skali.games.odin.rules.state import Table
from skali.games.odin.shown import faces
from skali.games.odin.shown.supply import FLOOR, TRAY_HIGH, TRAY_WIDTH

Grids = tuple[tuple[int, float], ...]


class Size(NamedTuple):
    """How cards are laid out on a kind of screen."""

    tray: float
    """How wide the tray is; what was played has the rest of its row."""
    rows: tuple[tuple[int, int], ...]
    """Up to so many cards of the hand stand in so many rows of the tray."""
    strips: int
    """So many rows of played cards stand below each other."""
    panel: tuple[float, float]
    """How large the panel of all cards is; who plays alone chooses among many."""
    grids: Grids
    """How many columns it has, and how high cards are at least with these."""


SIZES = {
    "wide": Size(400, ((4, 1), (10, 2)), 3, (548, 780), ((3, 72), (4, 56), (5, 42))),
    "middle": Size(384, ((6, 1),), 2, (490, 600), ((3, 72), (4, 52), (5, 42))),
    "narrow": Size(344, ((3, 1), (8, 2)), 0, (344, 520), ((2, 66), (2, 52), (3, 40))),
}
GAP = 8.0
EDGE = 3.0
LINE = 20.0
HIGHEST = 92.0
ALONE = 180.0
FEWEST = 3
"""The tray has room for so many cards, however few there are."""
NARROWEST = 55.0
"""A row of signs less broad says little."""
IN_TRAY = 8
"""With more cards in hand, questions about them are answered on the large panel."""
LASTING = ("anytime", "each-time", "as-soon")
"""The order of what was played; what has worked once is only counted."""


# --- which cards ---


def cards_in(words: vec[i64], first: int) -> list[int]:
    """List the cards of a set, whose words begin somewhere."""
    return [
        word * int(SET_WORD) + place
        for word in range(int(CARD_WORDS))
        for place in places(words[first + word])
    ]


def held(t: Table, seat: int) -> list[int]:
    """ODIN-302: list the hand of a seat, or the cards among which it chooses the first one."""
    if t.asks(asks.KEEP) and seat in t.turn:
        return cards_in(LIGHT, int(t.decks) * int(CARD_WORDS))
    return cards_in(t.cards, seat * int(CARD_WORDS))


def played(t: Table, seat: int) -> list[int]:
    """List what a seat has played: what works at any time first, what has worked last."""
    found = cards_in(t.in_play, seat * int(CARD_WORDS))
    order = (*LASTING, "once")
    return sorted(found, key=lambda card: (order.index(faces.kind_of(card)), card))


# --- the tray ---


def tray(t: Table, seat: int, cut: Cut) -> Panel:
    """Show the hand of a seat to itself."""
    size, high = SIZES[cut], TRAY_HIGH[cut]
    found = Panel("tray", say("odin-panel-hand"), size.tray, high, slot="tray", floor=FLOOR[cut])
    cards = held(t, seat)
    if not cards:
        found.add(empty("no-hand", say("odin-no-hand"), size.tray, high))
        return found
    rows = next((rows for most, rows in size.rows if len(cards) <= most), size.rows[-1][1])
    columns = -(-min(len(cards), size.rows[-1][0]) // rows)
    wide = (size.tray - 2 * EDGE) / max(FEWEST, columns)
    tall = (high - 2 * EDGE) / rows
    room = rows * columns
    shown = cards if len(cards) <= room else cards[: room - 1]
    for place, card in enumerate(shown):
        found.add(*faces.face(card, cell(place, columns, (EDGE, EDGE, wide, tall)), SUMMARY))
    if len(shown) < len(cards):
        box = cell(room - 1, columns, (EDGE, EDGE, wide, tall))
        found.add(more("more-hand", len(cards) - len(shown), box))
    return found


def cell(place: int, columns: int, box: Box) -> Box:
    """Return where a card stands among others of the same size."""
    x, y, w, h = box
    return x + place % columns * w, y + place // columns * h, w - EDGE, h - EDGE


@drawn_once
def empty(id_: str, text: Message, wide: float, high: float) -> Node:
    """Say what will stand here."""
    return Node(id_, 8, 4, wide - 16, high - 8, text=text, size=15, faint=True)


@drawn_once
def more(id_: str, number: int, box: Box) -> Node:
    """Say how many cards have no room; a click opens all of them."""
    return Node(id_, *box, tone="ground", text=f"+{number}", size=17)


# --- what was played, in the row of the tray ---


def summary(t: Table, seat: int, cut: Cut) -> Panel:
    """Show the played cards of a seat as rows of signs; all that can be used has room."""
    size, high = SIZES[cut], TRAY_HIGH[cut]
    wide = TRAY_WIDTH[cut] - size.tray - GAP
    title = say("odin-panel-cards", who=seat_name(seat))
    found = Panel(
        f"cards-{seat}{SUMMARY}", title, wide, high, slot="tray", form="summary", owner=seat,
        floor=FLOOR[cut],
    )  # fmt: skip
    cards = played(t, seat)
    if not cards:
        found.add(empty(f"no-cards-{seat}{SUMMARY}", say("odin-no-cards"), wide, high))
        return found
    top = EDGE
    if size.strips > 2:
        top = LINE
        found.add(heading(seat, len(cards), int(points(t, seat)), wide, SUMMARY))
    rows = size.strips
    lasting = [card for card in cards if faces.kind_of(card) != "once"]
    usable = sum(faces.kind_of(card) == "anytime" for card in cards)
    most = max(int((wide - EDGE) / NARROWEST) * rows, usable + 1)
    shown = lasting if len(cards) <= len(lasting) <= most else lasting[: most - 1]
    rest = len(cards) - len(shown)
    columns = max(1, -(-(len(shown) + (rest > 0)) // rows))
    box = EDGE, top, (wide - EDGE) / columns, (high - top - EDGE / 2) / rows
    for place, card in enumerate(shown):
        found.add(*faces.strip(card, cell(place, columns, box), SUMMARY))
    if rest:
        found.add(more(f"more-{seat}{SUMMARY}", rest, cell(len(shown), columns, box)))
    return found


@drawn_once
def heading(seat: int, number: int, worth: int, wide: float, end: str = "") -> Node:
    """Say how many cards were played, and how many points they are worth."""
    text = say("odin-played", n=number, points=worth)
    id_ = f"open-{seat}{end}" if end else f"played-{seat}"
    return Node(id_, EDGE + 2, 1, wide - 3 * EDGE, LINE - 2, text=text, size=15, align="start")


# --- all cards of a seat, large ---


def panel(t: Table, seat: int, cut: Cut, *, mine: bool) -> Panel:
    """Show what a seat has played, and to itself its hand; of others only how many those are."""
    wide, high = SIZES[cut].panel
    if cut == "narrow" and t.seats == 1:
        high += ALONE
    title = say("odin-panel-cards", who=seat_name(seat))
    found = Panel(f"cards-{seat}", title, wide, high, owner=seat, slot="own", floor=FLOOR[cut])
    hand, open_ = held(t, seat) if mine else [], played(t, seat)
    number = len(hand) if mine else int(hand_size(t, seat))
    columns, tall = grid(len(hand), len(open_), high, SIZES[cut].grids)
    box = EDGE, LINE + 2, (wide - EDGE) / columns, tall
    found.add(in_hand(seat, number, wide))
    for place, card in enumerate(hand):
        found.add(*faces.face(card, cell(place, columns, box)))
    top = LINE + 2 + -(-len(hand) // columns) * tall
    worth = heading(seat, len(open_), int(points(t, seat)), wide)
    found.add(worth._replace(y=top + 1))
    box = EDGE, top + LINE + 2, (wide - EDGE) / columns, tall
    for place, card in enumerate(open_):
        found.add(*faces.face(card, cell(place, columns, box)))
    return found


@drawn_once
def in_hand(seat: int, number: int, wide: float) -> Node:
    """Say how many cards are in a hand."""
    text = say("odin-in-hand", n=number)
    return Node(f"hand-{seat}", EDGE + 2, 1, wide - 3 * EDGE, LINE - 2, text=text, size=15,
                align="start")  # fmt: skip


def grid(hand: int, open_: int, high: float, grids: Grids) -> tuple[int, float]:
    """Return how many columns all cards need, and how high each can be."""
    room = high - 2 * (LINE + 2) - EDGE
    columns, tall = 1, 0.0
    for columns, least in grids:
        rows = max(1, -(-hand // columns) + -(-open_ // columns))
        tall = min(HIGHEST, room / rows)
        if tall >= least:
            break
    return columns, tall
