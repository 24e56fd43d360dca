"""The action board: eighteen rows of spaces in four columns, by bands."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.message import Message, say, seat_name
from skali.core.scene import Cut, Node, Panel, drawn_once
from skali.games.odin.rules.components import (
    ALL_SPACES,
    BANDS,
    COLUMNS,
    DRAWING_COLUMN,
    PLAYING_COLUMN,
    SPACE_TABLES,
    SPACES,
)
from skali.games.odin.rules.state import MIRRORS, Table
from skali.games.odin.shown.motion import man_node, mirrored
from skali.games.odin.shown.names import space_name, sprite
from skali.games.odin.shown.neat import neat
from skali.games.odin.shown.signs import LETTER, OR, Glyph, Line, lines_of

BAND_SIGNS = {
    "houses": "shed",
    "ships": "knarr",
    "hunting": "bow",
    "livestock_market": "sheep",
    "weekly_market": "beans",
    "products": "milk",
    "crafting": "tongs",
    "mountains_and_trade": "mountain",
    "sailing": "longship",
    "emigration_and_occupation": "card-draw",
}
GROUND_OF = {
    "exchange": "wood-dark",
    "yield": "land",
    "dice": "ember",
    "mountain": "wood",
    "knarr": "sea",
    "exploration": "gold",
    "emigration": "gold",
    "occupation": "wood-dark",
}
"""The palette's colour of a space's edge."""


class Measures(NamedTuple):
    """How large the board is drawn on a kind of screen."""

    width: float
    head: float
    row: float
    band: float
    columns: tuple[float, ...]
    largest: float
    least: float
    """How high signs are at most and at least."""


WIDE = Measures(548, 30, 36, 28, (118, 126, 140, 136), 24, 14)
MIDDLE = Measures(490, 28, 31.7, 26, (104, 114, 124, 122), 21, 13)
NARROW = Measures(344, 24, 27.6, 20, (74, 78, 88, 84), 17, 10)
EDGE = 5.0
GAP = 2.0


def measures(cut: Cut) -> Measures:
    """Return the sizes for a kind of screen."""
    return {"wide": WIDE, "middle": MIDDLE, "narrow": NARROW}[cut]


class Field(NamedTuple):
    """Where a space stands: its first row, how many rows it is high, and its column from 0."""

    row: int
    rows: int
    column: int


def in_column(band: str, column: int) -> list[int]:
    """List the spaces of a band in a column."""
    return [
        n
        for n, table in enumerate(SPACE_TABLES)
        if table.text("band") == band and table.integer("column") == column
    ]


def band_rows(band: str) -> int:
    """Return how many rows a band has."""
    return max(len(in_column(band, column)) for column in range(1, int(COLUMNS) + 1))


def fields() -> list[Field]:
    """Place all spaces: the last one of a band's column is as high as there is room for."""
    found = [Field(0, 0, 0)] * int(ALL_SPACES)
    first = {band: sum(band_rows(b) for b in BANDS[:n]) for n, band in enumerate(BANDS)}
    total = sum(map(band_rows, BANDS))
    for column in range(1, int(COLUMNS) + 1):
        taken = [band for band in BANDS if in_column(band, column)]
        for place, band in enumerate(taken):
            end = first[taken[place + 1]] if place + 1 < len(taken) else total
            spaces = in_column(band, column)
            for number, space in enumerate(spaces):
                row = first[band] + number
                rows = end - row if number + 1 == len(spaces) else 1
                found[space] = Field(row, rows, column - 1)
    return found


FIELDS = fields()
ROWS = max(field.row + field.rows for field in FIELDS)


def box(m: Measures, field: Field) -> tuple[float, float, float, float]:
    """Return corner and size of a space."""
    x = m.band + sum(m.columns[: field.column])
    y = m.head + field.row * m.row
    return x + GAP / 2, y + GAP / 2, m.columns[field.column] - GAP, field.rows * m.row - GAP


def panel(t: Table, cut: Cut) -> Panel:
    """Show the action board with everybody's Vikings."""
    m = measures(cut)
    found = Panel(
        "actions", say("odin-panel-actions"), m.width, m.head + ROWS * m.row, tone="wood",
        floor=12 if cut == "narrow" else 13,
    )  # fmt: skip
    found.add(*heads(cut, int(t.mirrors)), *bands(cut))
    for space in range(int(ALL_SPACES)):
        owner = int(t.colour_on(space))
        found.add(ground(cut, space, owner))
        found.add(*signs(cut, space, int(t.seats), int(t.round), owner >= 0))
        if owner >= 0:
            found.add(*men(cut, space, owner, int(t.men_on(space))))
    for mirror in range(int(MIRRORS)):
        square = int(ALL_SPACES) + mirror
        if t.men_on(square):
            column = mirrored(t, mirror)
            owner, number = int(t.colour_on(square)), int(t.men_on(square))
            found.add(*imitators(cut, mirror, column, owner, number))
    return found


@drawn_once
def imitators(cut: Cut, mirror: int, column: int, owner: int, number: int) -> tuple[Node, ...]:
    """ODIN-253: draw the Vikings that imitate a space, at the head of its column."""
    m = measures(cut)
    x, wide, size = m.band + sum(m.columns[: column - 1]), m.columns[column - 1], m.head - 6
    step = min(size * 0.8, (wide - size - 4) / max(1, number))
    label = say("odin-men", who=seat_name(owner), n=number)
    return neat(
        Node(man_node(int(ALL_SPACES) + mirror, n), x + 2 + n * step, 3, size, size, "viking",
             tone=f"seat-{owner}", shape="disc", owner=owner, label=label)
        for n in range(number)
    )  # fmt: skip


@drawn_once
def heads(cut: Cut, mirrors: int) -> tuple[Node, ...]:
    """Draw how many Vikings the spaces of a column take, and what comes with it."""
    m = measures(cut)
    found: list[Node] = []
    for column in range(1, int(COLUMNS) + 1):
        x = m.band + sum(m.columns[: column - 1])
        wide, size = m.columns[column - 1], m.head - 8
        signs = ["viking"] * column
        signs += ["card-draw"] if column == DRAWING_COLUMN else []
        signs += ["card-play"] if column == PLAYING_COLUMN else []
        signs += ["imitate"] if mirrors >> column & 1 else []
        step = min(size * 0.86, (wide - 6) / len(signs))
        left = x + (wide - step * len(signs)) / 2
        found.append(
            Node(f"column-{column}", x, 0, wide, m.head, label=say("odin-column", n=column))
        )
        found += [
            Node(f"head-{column}-{n}", left + n * step, 4, size, size, sprite=sign)
            for n, sign in enumerate(signs)
        ]
    return neat(found)


@drawn_once
def bands(cut: Cut) -> tuple[Node, ...]:
    """Draw the sign of every band at its left edge."""
    m = measures(cut)
    found: list[Node] = []
    row = 0
    for band in BANDS:
        high = band_rows(band) * m.row
        size = min(m.band - 4, 24)
        y = m.head + row * m.row + (high - size) / 2
        label: Message = say(f"odin-band-{band.replace('_', '-')}")
        found.append(Node(f"band-{band}", 2, y, size, size, sprite=BAND_SIGNS[band], label=label))
        row += band_rows(band)
    return neat(found)


@drawn_once
def ground(cut: Cut, space: int, owner: int) -> Node:
    """Draw the ground of a space; an occupied one has the colour of who stands there."""
    key = SPACES[space]
    x, y, w, h = box(measures(cut), FIELDS[space])
    tone = "surface" if owner < 0 else "ground"
    [found] = neat([Node(f"space-{key}", x, y, w, h, tone=tone, label=space_name(key))])
    return found


@drawn_once
def signs(cut: Cut, space: int, players: int, now: int, faint: bool) -> tuple[Node, ...]:  # noqa: FBT001 - one of a few numbers
    """Draw what a space does, as large as it fits."""
    m = measures(cut)
    x, y, w, h = box(m, FIELDS[space])
    tone = GROUND_OF[SPACE_TABLES[space].text("colour")]
    edge = Node(f"edge-{space + 1}", x, y, EDGE, h, tone=tone)
    lines = rows_of(lines_of(space, players, now), FIELDS[space].rows)
    room = w - EDGE - 4
    size = fitting(lines, room, h - 2, m)
    step = min(h / len(lines), size * 1.5)
    top = y + (h - step * len(lines)) / 2
    found = [edge]
    for number, line in enumerate(lines):
        left = x + EDGE + 2 + (room - sum(glyph.width for glyph in line) * size) / 2
        at = top + number * step + (step - size) / 2
        for place, glyph in enumerate(line):
            id_ = f"s{space + 1}-{number}-{place}"
            found += drawn(id_, glyph, left, at, size, faint=faint)
            left += glyph.width * size
    return neat(found)


def rows_of(lines: list[Line], rows: int) -> list[tuple[Glyph, ...]]:
    """Divide signs into rows: a high space has its price above its gain."""
    if rows > 1 and len(lines) == 1 and lines[0].price:
        return [lines[0].price, lines[0].gain]
    if rows > 1 or len(lines) == 1:
        return [(OR, *line.glyphs) if line.either else line.glyphs for line in lines]
    whole: tuple[Glyph, ...] = ()
    for line in lines:
        whole += (OR, *line.glyphs) if whole else line.glyphs
    return [whole]


def fitting(lines: list[tuple[Glyph, ...]], room: float, high: float, m: Measures) -> float:
    """Return the largest size at which all signs have room."""
    widest = max(sum(glyph.width for glyph in line) for line in lines)
    return max(m.least, min(m.largest, room / widest, high / (1.15 * len(lines))))


def drawn(id_: str, glyph: Glyph, x: float, y: float, size: float, *, faint: bool) -> list[Node]:
    """Draw a sign and the number before it."""
    found: list[Node] = []
    letters = size * 0.82
    if glyph.text and not glyph.inside:
        wide = LETTER * len(glyph.text) * size
        found.append(
            Node(f"{id_}n", x, y, wide + 2, size, text=glyph.text, size=letters, faint=faint)
        )
        x += wide
    if glyph.sprite == "arrow":
        found.append(Node(id_, x, y + size * 0.24, size * 0.56, size * 0.56, "arrow", faint=faint))
    elif glyph.inside:
        found.append(
            Node(id_, x, y, size, size, glyph.sprite, text=glyph.text, size=size * 0.66,
                 faint=faint)
        )  # fmt: skip
    elif glyph.sprite:
        found.append(Node(id_, x, y, size, size, glyph.sprite, glyph.tone, faint=faint))
        if glyph.kept:
            found.append(Node(f"{id_}k", x, y + 2, size, size, "have", faint=faint))
    return found


@drawn_once
def men(cut: Cut, space: int, owner: int, number: int) -> tuple[Node, ...]:
    """Draw the Vikings that stand on a space."""
    m, key = measures(cut), SPACES[space]
    x, y, w, h = box(m, FIELDS[space])
    size = min(m.row - 8, 26)
    step = min(size * 0.8, (w - size - 6) / max(1, number - 1))
    left = x + (w - size - step * (number - 1)) / 2
    label = say("odin-men", who=seat_name(owner), n=number)
    return neat(
        Node(f"men-{key}-{n}", left + n * step, y + (h - size) / 2, size, size,
             sprite=sprite("viking"), tone=f"seat-{owner}", shape="disc", owner=owner, label=label)
        for n in range(number)
    )  # fmt: skip
