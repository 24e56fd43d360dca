"""The upper and the left edge of a player's panel: purse, mainland, names of the rows."""
# interpreted: made for people

from skali.core.bits import count
from skali.core.message import say, signed
from skali.core.scene import Node, drawn_once
from skali.games.wikinger.rules.components import (
    BOATMAN,
    COLOURS,
    FIGURE_OF_ROW,
    FIGURES,
    FISHER_ROW,
    ROW_NAMES,
    ROWS,
)
from skali.games.wikinger.rules.display import finished_islands, safe
from skali.games.wikinger.rules.scoring import FED_BY_FISHER, eaters, standing
from skali.games.wikinger.rules.state import CAT_BOATMEN, Table
from skali.games.wikinger.shown.words import figure, row_name

CELL = 48.0
EDGE = 6.0
GUTTER = 20.0
HEADER = 46.0
LEFT = EDGE + GUTTER + CELL
"""Where column 0 begins."""
TOP = CELL
"""Where row 0 begins."""
ISLAND = ("tile-begin", "tile-church", "tile-end")
"""The smallest island with a middle, as a sign for islands."""
WAITING = (BOATMAN, *(int(FIGURE_OF_ROW[row]) for row in range(1, ROWS)))
"""Who waits on the mainland, from left to right."""
CHIPS = {
    "gold": (("coin",), 66),
    "points": (("laurel",), 70),
    "boatmen": (("boatman",), 58),
    "islands": (ISLAND[::2], 64),
    "longest": (ISLAND, 70),
    "food": (("row-fisher",), 92),
}
"""Numbers in the head of a mat, from left to right, with their drawings and their width."""
CHIPS_WIDTH = sum(width for _, width in CHIPS.values())
PURSE = CHIPS_WIDTH + 56
"""Width of the numbers in the head of a mat."""


def place(row: int, column: int) -> tuple[float, float]:
    """Return the upper left corner of a cell."""
    return LEFT + column * CELL, TOP + row * CELL


def purse(t: Table, seat: int) -> list[Node]:
    """Show gold, points and how the seat stands in what counts at the end."""
    islands = int(finished_islands(t, seat))
    done, longest = islands >> 6, islands & 63
    fed, mouths = int(FED_BY_FISHER * count(safe(t, seat, FISHER_ROW))), int(eaters(t, seat))
    crew = int(standing(t, seat, CAT_BOATMEN))
    gold, points = int(t.gold[seat]), int(t.points[seat])
    nodes: list[Node] = []
    for key, counted in (
        ("gold", gold), ("points", points), ("boatmen", crew), ("islands", done),
        ("longest", longest),
    ):  # fmt: skip
        nodes += chip(seat, key, counted)
    nodes += chip(seat, "food", mouths, fed)
    if t.start == seat and not t.over:
        nodes.append(start_player())
    return nodes


@drawn_once
def start_player() -> Node:
    """Draw the sign of the seat that begins."""
    x, label = EDGE + CHIPS_WIDTH + 2, say("wikinger-label-start-player")
    return Node("start-player", x, 4, 38, 38, sprite="start-player", label=label)


@drawn_once
def chip(seat: int, key: str, counted: int, fed: int = -1) -> tuple[Node, ...]:
    """Draw a number in the head of a mat: food is told as what is there and what is needed."""
    keys = list(CHIPS)
    x = EDGE + sum(CHIPS[other][1] for other in keys[: keys.index(key)])
    sprites, width = CHIPS[key]
    side = {1: 28, 2: 18, 3: 13}[len(sprites)]
    id_, beside = f"{key}-{seat}", len(sprites) * side + 5
    text, label = signed(counted), say(f"wikinger-chip-{key}", count=counted)
    if key == "food":
        text, label = f"{fed}/{counted}", say("wikinger-label-food", fed=fed, count=counted)
    return (
        *(
            Node(f"{id_}-{n}", x + n * side, 23 - side / 2, side, side, sprite=sprite)
            for n, sprite in enumerate(sprites)
        ),
        Node(id_, x + beside, 8, width - beside - 2, 30, text=text, size=19, align="start",
             label=label),
    )  # fmt: skip


@drawn_once
def homeland(seat: int, columns: int) -> tuple[Node, ...]:
    """Lay out the angle of the homeland, and the numbers of rows and columns."""
    corner = LEFT - CELL
    nodes = [Node(f"corner-{seat}", corner, 0, CELL, CELL, sprite="mainland-plain")]
    for column in range(columns):
        x, bottom = place(int(ROWS), column)
        nodes.append(Node(f"shore-{seat}-{column}", x, 0, CELL, CELL, sprite="mainland"))
        nodes.append(
            Node(f"column-{seat}-{column}", x, bottom, CELL, GUTTER, text=str(column), size=15)
        )
    for row, name in enumerate(ROW_NAMES):
        _, y = place(row, 0)
        id_ = f"row-{seat}-{row}"
        nodes += [
            Node(f"{id_}-number", EDGE - 2, y, GUTTER, CELL, text=str(row), size=15),
            Node(id_, corner, y, CELL, CELL, sprite=f"row-{name}", label=row_name(row)),
        ]
    return tuple(nodes)


def mainland(t: Table, seat: int, columns: int) -> list[Node]:
    """Show who waits on the mainland, and the start tile still in hand."""
    nodes = [coast(seat, columns)]
    x = LEFT - CELL + 4.0
    for colour in WAITING:
        nodes += waiting(seat, colour, int(t.waiting[seat * COLOURS + colour]), x)
        x += 61
    if t.start_tiles >> seat & 1:
        nodes.append(start_tile(seat, x + 18))
    return nodes


@drawn_once
def coast(seat: int, columns: int) -> Node:
    """Name the ground on which figures wait."""
    label = say("wikinger-label-mainland")
    return Node(f"mainland-{seat}", LEFT - CELL, 0, (columns + 1) * CELL, CELL - 8, label=label)


@drawn_once
def start_tile(seat: int, x: float) -> Node:
    """Draw the start tile in hand."""
    label = say("wikinger-label-start-tile")
    return Node(f"start-tile-{seat}", x, 3, 36, 36, sprite="tile-start", label=label)


@drawn_once
def waiting(seat: int, colour: int, figures: int, x: float) -> tuple[Node, ...]:
    """Draw the figures of a colour on the mainland."""
    if not figures:
        return ()
    id_ = f"waiting-{seat}-{FIGURES[colour]}"
    label = say("wikinger-label-waiting", figure=figure(colour), count=figures)
    drawn = Node(id_, x, 1, 38, 38, sprite=FIGURES[colour], label=label)
    return (drawn, badge(f"{id_}-count", x + 31, 16, figures)) if figures > 1 else (drawn,)


def badge(id_: str, x: float, y: float, copies: int) -> Node:
    """Write how many there are beside a drawing."""
    return Node(id_, x, y, 24, 24, text=str(copies), size=17, tone="surface", shape="disc")
