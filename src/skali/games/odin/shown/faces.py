"""Occupation cards as they are drawn: whole with a head, low as a chip, or as a row of signs."""
# interpreted: made for people

from functools import cache

from skali.core.guide import Entry, Glimpse
from skali.core.message import Message, say, signed
from skali.core.scene import Box, Node, drawn_once
from skali.games.odin.effects.cards import CARD_POINTS, CARDS, IS_START, TABLES
from skali.games.odin.shown.actions import drawn
from skali.games.odin.shown.card_signs import Row, rows_of
from skali.games.odin.shown.cards import card_name, card_text
from skali.games.odin.shown.signs import Glyph

TONES = {"once": "gold", "anytime": "sea", "each-time": "ember", "as-soon": "land"}
HEAD = 19.0
LARGEST, SMALLEST = 21.0, 16.0
"""How high signs are at most and at least."""
BROAD = 116.0
"""A card less broad has no room for number and points beside its name."""
HIGH = 80.0
"""A card so high has room for two lines of its name, and for points at its foot."""
MORE = Glyph(text="…")


def card_id(card: int, end: str = "") -> str:
    """Name the node of a card."""
    return f"card-{CARDS[card]}{end}"


@drawn_once
def label(card: int) -> Message:
    """Say all that is printed on a card."""
    deck, kind, points = notes(card)
    return say("odin-occupation", number=card + 1, card=card_name(card), deck=deck, kind=kind,
               points=points, text=card_text(card))  # fmt: skip


def notes(card: int) -> tuple[Message, Message, Message]:
    """Say to which deck a card belongs, when it works, and what it is worth."""
    deck = "odin-deck-start" if IS_START[card] else "odin-deck"
    return (
        say(deck, deck=TABLES[card].text("deck")),
        say(f"odin-kind-{kind_of(card)}"),
        say("odin-scores", n=int(CARD_POINTS[card])),
    )


def kind_of(card: int) -> str:
    """Return the kind of a card: that of its clause which works longest."""
    kinds = {row.kind for row in rows_of(card)}
    return next(kind for kind in ("anytime", "each-time", "as-soon", "once") if kind in kinds)


@drawn_once
def face(card: int, box: Box, end: str = "") -> tuple[Node, ...]:
    """Draw a card with number, name and points above its rows of signs."""
    x, y, w, h = box
    id_ = card_id(card)
    points = signed(int(CARD_POINTS[card]))
    broad, high = w >= BROAD, h >= HIGH
    head = HEAD if broad or not high else 2 * HEAD - 6
    name = say("odin-titled", number=card + 1, card=card_name(card))
    found = [
        Node(f"{id_}{end}", x, y, w, h, tone="surface", label=label(card)),
        Node(f"{id_}-head{end}", x + 1, y + 1, w - 2, head, tone="wood"),
        Node(f"{id_}-name{end}", x + 4, y + 1, w - (25 if broad else 6), head, align="start",
             text=name if w > 1.3 * BROAD else card_name(card), size=14, tone="wood"),
        Node(f"{id_}-kind{end}", x + 1, y + h - 4, w - 2, 3, tone=TONES[kind_of(card)]),
    ]  # fmt: skip
    if broad:
        found.append(Node(f"{id_}-points{end}", x + w - 21, y + 1, 18, head, text=points, size=14,
                          tone="wood"))  # fmt: skip
    elif high:
        found.append(Node(f"{id_}-points{end}", x + w - 21, y + h - 21, 18, 16, text=points,
                          size=14))  # fmt: skip
    foot = 20 if high and not broad else 6
    inside = x + 3, y + head + 2, w - 6, h - head - foot
    return (*found, *written(f"{id_}-row", inside, rows_of(card), end))


@drawn_once
def strip(card: int, box: Box, end: str = "") -> tuple[Node, ...]:
    """Draw a card that was played as one row of its signs, in the colour of its kind."""
    x, y, w, h = box
    id_ = card_id(card)
    lasting = [row for row in rows_of(card) if row.kind != "once"] or list(rows_of(card))
    return (
        Node(f"{id_}{end}", x, y, w, h, tone="surface", label=label(card)),
        Node(f"{id_}-kind{end}", x + 1, y + 1, 4, h - 2, tone=TONES[kind_of(card)]),
        *written(f"{id_}-row", (x + 7, y + 1, w - 9, h - 2), tuple(lasting[:1]), end, bare=True),
    )


# --- rows of signs ---


def written(
    id_: str, box: Box, rows: tuple[Row, ...], end: str, *, bare: bool = False
) -> list[Node]:
    """Draw rows as large as they have room; where something has none are three dots."""
    x, y, w, h = box
    size, lines = fitted(rows, w, h, bare=bare)
    step = min(h / max(1, len(lines)), size * 1.3)
    top = y + (h - step * len(lines)) / 2
    found: list[Node] = []
    for number, line in enumerate(lines):
        left, at = x, top + number * step + (step - size) / 2
        for place, glyph in enumerate(line):
            for node in drawn(f"{id_}-{number}-{place}", glyph, left, at, size, faint=False):
                found.append(node._replace(id=f"{node.id}{end}"))
            left += glyph.width * size
    return found


def fitted(
    rows: tuple[Row, ...], w: float, h: float, *, bare: bool
) -> tuple[float, list[list[Glyph]]]:
    """Return the largest size at which all rows have room, and their lines."""
    size = min(LARGEST, h)
    while size > SMALLEST:
        lines = broken(rows, w / size, bare=bare)
        if len(lines) * size * 1.08 <= h:
            return size, lines
        size -= 1
    size = SMALLEST
    lines = broken(rows, w / size, bare=bare)
    most = max(1, int(h / size))
    if len(lines) > most:
        last = lines[-1][-1]
        lines = lines[:most]
        while lines[-1] and breadth([*lines[-1], MORE, last]) > w / size:
            lines[-1].pop()
        lines[-1] += [MORE, last]
    return size, lines


def breadth(line: list[Glyph]) -> float:
    """Return how broad a line is, for signs of size 1."""
    return sum(glyph.width for glyph in line)


def broken(rows: tuple[Row, ...], room: float, *, bare: bool) -> list[list[Glyph]]:
    """Break rows into lines; a row begins with the sign of its kind, unless an edge tells it.

    The bound of a tier stands before what that brings.
    """
    lines: list[list[Glyph]] = []
    for row in rows:
        lines.append([] if bare else [Glyph(row.kind)])
        for place, glyph in enumerate(row.glyphs):
            bound = glyph.text.endswith(":") and len(glyph.text) > 1
            needed = [glyph, *row.glyphs[place + 1 : place + 2]] if bound else [glyph]
            if breadth([*lines[-1], *needed]) > room and lines[-1]:
                lines.append([])
            lines[-1].append(glyph)
    return lines


# --- all cards, to be looked up ---


def glimpse(glyph: Glyph) -> Glimpse:
    """Return a sign as a page shows it."""
    return Glimpse(glyph.sprite, glyph.text, glyph.inside, glyph.tone)


def entry(card: int) -> Entry:
    """Return a card as it can be looked up."""
    rows = tuple(
        (Glimpse(row.kind), *(glimpse(glyph) for glyph in row.glyphs)) for row in rows_of(card)
    )
    return Entry(card + 1, card_name(card), notes(card), card_text(card), rows)


@cache
def entries() -> list[Entry]:
    """Return all cards."""
    return [entry(card) for card in range(len(CARDS))]
