"""One player's panel: purse, mainland, ships, islands, special tiles."""
# interpreted: made for people

from functools import cache

from skali.core.bits import count, highest
from skali.core.message import Message, say, seat_name
from skali.core.scene import Node, Panel
from skali.games.wikinger.actions import SPACE
from skali.games.wikinger.components import (
    BOATMAN,
    BUILDINGS,
    COLOURS,
    DATA,
    FIGURE_OF_ROW,
    FIGURES,
    FIRST_BUILDING,
    FISHER_ROW,
    IN_GOLD,
    KINDS,
    REACH,
    ROW_NAMES,
    ROWS,
    SAILS,
    SHIPS,
    SPECIAL_KINDS,
    SPECIALS,
    TILES,
    WARRIOR_ROW,
    WORTH,
)
from skali.games.wikinger.display import (
    finished_islands,
    fleet,
    laid,
    repelled,
    safe,
    threatened,
)
from skali.games.wikinger.scoring import FED_BY_FISHER, eaters, standing
from skali.games.wikinger.state import ASK_START, CAT_BOATMEN, Table, cell
from skali.games.wikinger.why import tile_at
from skali.games.wikinger.words import (
    figure,
    row_name,
    special,
    special_help,
    tile,
    worth,
)

CELL = 48.0
EDGE = 8.0
GUTTER = 16.0
HEADER = 46.0
LEFT = EDGE + GUTTER + CELL
"""Where column 0 begins."""
TOP = HEADER + CELL
"""Where row 0 begins."""
BOTTOM = TOP + int(ROWS) * CELL + GUTTER + 4
"""Where the special tiles begin."""
FEWEST_COLUMNS = 8
FIGURE = CELL * 0.62
"""A figure on its tile."""
ISLAND = ("tile-begin", "tile-church", "tile-end")
"""The smallest island with a middle, as a sign for islands."""
WAITING = (BOATMAN, *(int(FIGURE_OF_ROW[row]) for row in range(1, ROWS)))
"""Who waits on the mainland, from left to right."""
RECONSTRUCTED = tuple("worth" in ship.data.get("sources", {}) for ship in DATA.tables("ship"))
"""Which sails' worth is not known from the printed game."""

Chip = tuple[str, tuple[str, ...], str, int, Message]
"""A number in the head of a mat: key, drawings, text, width, label."""


def mat(t: Table, seat: int) -> Panel:
    """Show all that a player has."""
    columns = max(FEWEST_COLUMNS, columns_used(t, seat))
    aside = CELL + 2 if t.advanced else 0
    panel = Panel(
        id=f"mat-{seat}",
        title=seat_name(seat),
        w=LEFT + columns * CELL + EDGE,
        h=BOTTOM + aside,
        owner=seat,
        active=seat in t.turn,
    )
    panel.add(*purse(t, seat))
    panel.add(*homeland(seat, columns))
    panel.add(*mainland(t, seat, columns))
    panel.add(*cells(t, seat, columns))
    panel.add(*threats(t, seat))
    panel.add(*settlers(t, seat))
    panel.add(*own_specials(t, seat, BOTTOM))
    return panel


def columns_used(t: Table, seat: int) -> int:
    """Count the columns up to the last tile, and to the last cell where one may be laid now."""
    used = fleet(t, seat)
    for row in range(1, ROWS):
        used |= laid(t, seat, row)
    here = [column for _, column in open_cells(t, seat)]
    return max([int(highest(used)), *here]) + 1


def place(row: int, column: int) -> tuple[float, float]:
    """Return the upper left corner of a cell."""
    return LEFT + column * CELL, TOP + row * CELL


# --- purse and mainland ---


def purse(t: Table, seat: int) -> list[Node]:
    """Show gold, points and how the seat stands in what counts at the end."""
    islands = int(finished_islands(t, seat))
    done, longest = islands >> 6, islands & 63
    fed, mouths = int(FED_BY_FISHER * count(safe(t, seat, FISHER_ROW))), int(eaters(t, seat))
    crew = int(standing(t, seat, CAT_BOATMEN))
    gold, points = int(t.gold[seat]), int(t.points[seat])
    chips: tuple[Chip, ...] = (
        ("gold", ("coin",), str(gold), 64, say("wikinger-label-gold", count=gold)),
        ("points", ("laurel",), number(points), 66, say("wikinger-label-points", count=points)),
        ("crew", ("boatman",), str(crew), 52, say("wikinger-label-boatmen", count=crew)),
        ("done", ISLAND[::2], str(done), 60, say("wikinger-label-islands", count=done)),
        ("longest", ISLAND, str(longest), 64, say("wikinger-label-longest", count=longest)),
        ("food", ("row-fisher",), f"{fed}/{mouths}", 88,
         say("wikinger-label-food", fed=fed, count=mouths)),
    )  # fmt: skip
    nodes: list[Node] = []
    x = EDGE
    for key, sprites, text, width, label in chips:
        id_ = f"{key}-{seat}"
        side = {1: 28, 2: 18, 3: 13}[len(sprites)]
        for place_, sprite in enumerate(sprites):
            nodes.append(
                Node(f"{id_}-{place_}", x + place_ * side, 23 - side / 2, side, side, sprite=sprite)
            )
        beside = len(sprites) * side + 5
        nodes.append(
            Node(id_, x + beside, 8, width - beside - 2, 30, text=text, size=19, align="start",
                 label=label)
        )  # fmt: skip
        x += width
    if t.start == seat and not t.over:
        label = say("wikinger-label-start-player")
        nodes.append(Node("start-player", x + 2, 4, 38, 38, sprite="start-player", label=label))
    return nodes


def homeland(seat: int, columns: int) -> list[Node]:
    """Lay out the angle of the homeland, and the numbers of rows and columns."""
    corner = LEFT - CELL
    nodes = [Node(f"corner-{seat}", corner, HEADER, CELL, CELL, sprite="mainland-plain")]
    for column in range(columns):
        x, bottom = place(int(ROWS), column)
        nodes.append(Node(f"shore-{seat}-{column}", x, HEADER, CELL, CELL, sprite="mainland"))
        nodes.append(
            Node(f"column-{seat}-{column}", x, bottom, CELL, GUTTER, text=str(column), size=13)
        )
    for row, name in enumerate(ROW_NAMES):
        _, y = place(row, 0)
        id_ = f"row-{seat}-{row}"
        nodes += [
            Node(f"{id_}-number", EDGE - 2, y, GUTTER, CELL, text=str(row), size=13),
            Node(id_, corner, y, CELL, CELL, sprite=f"row-{name}", label=row_name(row)),
        ]
    return nodes


def mainland(t: Table, seat: int, columns: int) -> list[Node]:
    """Show who waits on the mainland, and the start tile still in hand."""
    left, width, label = LEFT - CELL, (columns + 1) * CELL, say("wikinger-label-mainland")
    nodes = [Node(f"mainland-{seat}", left, HEADER, width, CELL - 8, label=label)]
    x = left + 4
    for colour in WAITING:
        waiting = int(t.waiting[seat * COLOURS + colour])
        if waiting:
            id_ = f"waiting-{seat}-{FIGURES[colour]}"
            label = say("wikinger-label-waiting", figure=figure(colour), count=waiting)
            nodes.append(Node(id_, x, HEADER + 1, 38, 38, sprite=FIGURES[colour], label=label))
            if waiting > 1:
                nodes.append(badge(f"{id_}-count", x + 33, HEADER + 17, waiting))
        x += 61
    if t.start_tiles >> seat & 1:
        label = say("wikinger-label-start-tile")
        nodes.append(
            Node(f"start-tile-{seat}", x + 18, HEADER + 3, 36, 36, sprite="tile-start", label=label)
        )
    return nodes


def number(points: int) -> str:
    """Write a number with a true minus."""
    return str(points) if points >= 0 else f"\N{MINUS SIGN}{-points}"


def badge(id_: str, x: float, y: float, copies: int) -> Node:
    """Write how many there are beside a drawing."""
    return Node(id_, x, y, 21, 21, text=str(copies), size=15, tone="surface", shape="disc")


# --- ships and islands ---


def cells(t: Table, seat: int, columns: int) -> list[Node]:
    """Show the ships, the island tiles, the sea between them, and where a tile may be laid."""
    nodes: list[Node] = []
    free = open_cells(t, seat)
    for row in range(ROWS):
        for column in range(columns):
            if (row, column) in free:
                nodes.append(target(t, seat, row, column))
            elif row == 0:
                nodes += berth(t, seat, column)
            else:
                nodes.append(island_cell(t, seat, row, column))
    return nodes


def cell_node(seat: int, row: int, column: int, sprite: str, label: Message) -> Node:
    """Draw one cell of a display."""
    x, y = place(row, column)
    return Node(f"cell-{seat}-{row}-{column}", x, y, CELL, CELL, sprite=sprite, label=label)


def berth(t: Table, seat: int, column: int) -> list[Node]:
    """Show a ship or the free sea in the ships' row."""
    warded = repelled(t, seat) >> column & 1
    for sail in range(SHIPS):
        if t.ships[seat * SHIPS + sail] >> column & 1:
            x, y = place(0, column)
            label = ship_label(sail, int(warded))
            return ship(f"cell-{seat}-0-{column}", sail, x, y, CELL, label)
    return [empty_cell(seat, 0, column)]


@cache
def empty_cell(seat: int, row: int, column: int) -> Node:
    """Show the free sea."""
    label = say("wikinger-label-empty", row=row_name(row), column=column)
    return cell_node(seat, row, column, "sea", label)


def ship_label(sail: int, repelled_now: int) -> Message:
    """Say what a ship threatens, what it is worth, and whether it is repelled."""
    return say(
        "wikinger-label-ship",
        tile=tile(KINDS + sail),
        row=row_name(int(REACH[sail])),
        worth=worth(sail),
        repelled="yes" if repelled_now else "no",
        source="reconstructed" if RECONSTRUCTED[sail] else "printed",
    )


def ship(id_: str, sail: int, x: float, y: float, size: float, label: Message | None) -> list[Node]:
    """Draw a ship with its worth: a coin or a laurel, and the number."""
    sprite = f"ship-{SAILS[sail]}"
    mark = "reconstructed" if RECONSTRUCTED[sail] else ""
    coin = "coin" if IN_GOLD[sail] else "laurel"
    low = y + size - 19
    return [
        Node(id_, x, y, size, size, sprite=sprite, label=label, mark=mark),
        Node(f"{id_}-paid", x + size - 35, low, 34, 18, tone="surface", shape="pill"),
        Node(f"{id_}-coin", x + size - 34, low + 1, 16, 16, sprite=coin),
        Node(f"{id_}-worth", x + size - 17, low, 13, 18, text=str(WORTH[sail]), size=15),
    ]


def island_cell(t: Table, seat: int, row: int, column: int) -> Node:
    """Show an island tile or the free sea."""
    kind = tile_at(t, seat, row, column)
    if kind is None:
        return empty_cell(seat, row, column)
    sprite, name = sprite_of(kind), tile(kind)
    if 0 < kind <= len(BUILDINGS) and t.rebuilt[kind - 1] == cell(seat, row, column):
        sprite, name = f"tile-special-{TILES[kind]}", special(int(FIRST_BUILDING) + kind - 1)
    label = say("wikinger-label-cell", tile=name, row=row_name(row), column=column)
    return cell_node(seat, row, column, sprite, label)


def threats(t: Table, seat: int) -> list[Node]:
    """Show how far every ship that nobody repels reaches."""
    nodes: list[Node] = []
    alone = fleet(t, seat) & ~t.figures[seat * ROWS + WARRIOR_ROW]
    for sail in range(SHIPS):
        for column in range(highest(t.ships[seat * SHIPS + sail]) + 1):
            if t.ships[seat * SHIPS + sail] & alone & 1 << column:
                x, y = place(1, column)
                nodes.append(
                    Node(
                        f"threat-{seat}-{column}", x, y, CELL, CELL * int(REACH[sail]),
                        tone="ember", shape="veil", label=say("wikinger-label-threat"),
                    )
                )  # fmt: skip
    return nodes


def settlers(t: Table, seat: int) -> list[Node]:
    """Show the figures on the islands; a threatened one lies down."""
    nodes: list[Node] = []
    for row in range(1, ROWS):
        colour = int(FIGURE_OF_ROW[row])
        here = t.figures[seat * ROWS + row]
        lying = threatened(t, seat, row)
        for column in range(highest(here) + 1):
            if here >> column & 1:
                x, y = place(row, column)
                down = int(lying >> column & 1)
                nodes.append(
                    Node(
                        f"figure-{seat}-{row}-{column}", x + 0.34 * CELL, y + 0.12 * CELL,
                        FIGURE, FIGURE, sprite=FIGURES[colour], turned=90 * down,
                        label=say(
                            "wikinger-label-figure", figure=figure(colour), column=column,
                            threatened="yes" if down else "no",
                        ),
                    )
                )  # fmt: skip
    return nodes


def open_cells(t: Table, seat: int) -> list[tuple[int, int]]:
    """List the empty cells of the display that can be chosen now."""
    if t.over or seat not in t.turn:
        return []
    found: list[tuple[int, int]] = []
    for action in t.legal():
        family, here = SPACE.family_of(action).name, SPACE.indices(action)
        if family == "place":
            found.append((here[0], here[1]))
        elif family == "start":
            found.append((here[0] + 1, 0))
    return found


def target(t: Table, seat: int, row: int, column: int) -> Node:
    """Show where the tile in hand may be laid, as a shadow of it."""
    kind = "tile-start" if t.asked() == ASK_START else sprite_of(int(t.cargo() >> 4))
    x, y = place(row, column)
    id_ = f"cell-{seat}-{row}-{column}"
    return Node(id_, x + 2, y + 2, CELL - 4, CELL - 4, sprite=kind, tone="sea", faint=True)


def sprite_of(kind: int) -> str:
    """Return the drawing of a tile."""
    return f"tile-{TILES[kind]}" if kind < KINDS else TILES[kind]


# --- special tiles ---


def own_specials(t: Table, seat: int, y: float) -> list[Node]:
    """Show the special tiles that a player has taken, buildings set aside among them."""
    nodes: list[Node] = []
    x = LEFT - CELL
    for kind in range(SPECIAL_KINDS):
        owned = int(t.specials[seat * SPECIAL_KINDS + kind])
        if not owned:
            continue
        id_ = f"special-{seat}-{SPECIALS[kind]}"
        label = say(
            "wikinger-label-special",
            special=special(kind),
            effect=special_help(kind),
            aside="yes" if kind >= FIRST_BUILDING else "no",
        )
        sprite = f"special-{SPECIALS[kind]}"
        nodes.append(
            Node(id_, x, y, CELL, CELL, sprite=sprite, label=label, faint=kind >= FIRST_BUILDING)
        )
        if owned > 1:
            nodes.append(badge(f"{id_}-count", x + 30, y + 28, owned))
        x += CELL + 6
    return nodes
