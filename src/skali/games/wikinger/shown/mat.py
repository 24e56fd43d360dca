"""One player's panel: purse, mainland, ships, islands, special tiles."""
# interpreted: made for people

from functools import lru_cache

from skali.core.bits import highest
from skali.core.message import Message, say, seat_name
from skali.core.scene import Cut, Node, Panel, drawn_once
from skali.games.wikinger.rules.actions import SPACE
from skali.games.wikinger.rules.asks import TILE
from skali.games.wikinger.rules.components import (
    BUILDINGS,
    COLUMNS,
    DATA,
    FIGURE_OF_ROW,
    FIGURES,
    FIRST_BUILDING,
    IN_GOLD,
    KINDS,
    REACH,
    ROWS,
    SAILS,
    SHIPS,
    SPECIAL_KINDS,
    SPECIALS,
    TILES,
    WARRIOR_ROW,
    WORTH,
)
from skali.games.wikinger.rules.display import fleet, laid, repelled, threatened
from skali.games.wikinger.rules.state import Table, cell
from skali.games.wikinger.shown.homeland import (
    CELL,
    EDGE,
    GUTTER,
    HEADER,
    LEFT,
    PURSE,
    TOP,
    badge,
    homeland,
    mainland,
    place,
    purse,
)
from skali.games.wikinger.shown.sizes import SIZES
from skali.games.wikinger.shown.words import figure, row_name, special, special_help, tile, worth

BOTTOM = TOP + int(ROWS) * CELL + GUTTER + 4
"""Where the special tiles begin."""
FEWEST_COLUMNS = 10
FIGURE = CELL * 0.62
"""A figure on its tile."""
RECONSTRUCTED = tuple(ship.made_up("worth", "paid_in") for ship in DATA.tables("ship"))
"""Which sails' worth is not known from the printed game."""


rows_once = lru_cache(maxsize=16_384)
"""For rows of a display: several thousand differ where hundreds of tables are played."""


def mat(t: Table, seat: int, cut: Cut) -> Panel:
    """Show all that a player has; a longer display is drawn smaller, the panel stays."""
    size = SIZES[cut]
    panel = Panel(
        id=f"mat-{seat}",
        title=seat_name(seat),
        w=size.own,
        h=size.mat,
        owner=seat,
        active=seat in t.turn,
        slot="own",
        floor=size.floor,
    )
    columns = max(FEWEST_COLUMNS, columns_used(t, seat))
    nodes = [
        *homeland(seat, columns),
        *mainland(t, seat, columns),
        *cells(t, seat, columns),
        *threats(t, seat),
        *settlers(t, seat),
        *own_specials(t, seat, BOTTOM),
    ]
    panel.fit(
        purse(t, seat), PURSE, HEADER, (0, 0, min(size.own, 460), HEADER * min(size.own / PURSE, 1))
    )
    aside = CELL + 4 if t.advanced else 0
    room = (0, HEADER, size.own, size.mat - HEADER)
    panel.fit(nodes, LEFT + columns * CELL + EDGE, BOTTOM + aside, room)
    return panel


def columns_used(t: Table, seat: int) -> int:
    """Count the columns up to the last tile, and to the last cell where one may be laid now."""
    used = fleet(t, seat)
    for row in range(1, ROWS):
        used |= laid(t, seat, row)
    here = [column for _, column in open_cells(t, seat)]
    return max([int(highest(used)), *here]) + 1


# --- ships and islands ---


def cells(t: Table, seat: int, columns: int) -> list[Node]:
    """Show the ships, the island tiles, the sea between them, and where a tile may be laid."""
    nodes: list[Node] = []
    free = open_cells(t, seat)
    sprite = sprite_in_hand(t) if free else ""
    for row in range(int(ROWS)):
        here = tuple(column for at, column in free if at == row)
        if row == 0:
            nodes += harbour(seat, columns, ships_of(t, seat),
                             int(repelled(t, seat)), here, sprite)  # fmt: skip
        else:
            nodes += islands(seat, row, columns, tiles_in(t, seat, row), rebuilt_in(t, seat, row),
                             here, sprite)  # fmt: skip
    return nodes


def ships_of(t: Table, seat: int) -> tuple[int, ...]:
    """Return the columns of a player's ships, as a mask for each sail."""
    first = seat * int(SHIPS)
    return tuple([int(t.ships[first + sail]) for sail in range(int(SHIPS))])


def tiles_in(t: Table, seat: int, row: int) -> tuple[int, ...]:
    """Return the columns of a row's tiles, as a mask for each kind."""
    first, rows = seat * int(KINDS) * int(ROWS) + row, int(ROWS)
    return tuple([int(t.tiles[first + kind * rows]) for kind in range(int(KINDS))])


def rebuilt_in(t: Table, seat: int, row: int) -> tuple[int, ...]:
    """Return the columns of a row in which special buildings stand, by building; -1: elsewhere."""
    first = int(cell(seat, row, 0))
    places = [int(at) - first for at in t.rebuilt]
    return tuple([at if 0 <= at < int(COLUMNS) else -1 for at in places])


@rows_once
def harbour(
    seat: int, columns: int, ships: tuple[int, ...], warded: int, free: tuple[int, ...], sprite: str
) -> tuple[Node, ...]:
    """Draw the row of the ships."""
    nodes: list[Node] = []
    for column in range(columns):
        if column in free:
            nodes.append(target(seat, 0, column, sprite))
        else:
            nodes += berth(seat, column, ships, repelled=bool(warded >> column & 1))
    return tuple(nodes)


@rows_once
def islands(
    seat: int, row: int, columns: int, tiles: tuple[int, ...], rebuilt: tuple[int, ...],
    free: tuple[int, ...], sprite: str,
) -> tuple[Node, ...]:  # fmt: skip
    """Draw a row of islands."""
    nodes: list[Node] = []
    for column in range(columns):
        kind = next((kind for kind, mask in enumerate(tiles) if mask >> column & 1), None)
        if column in free:
            nodes.append(target(seat, row, column, sprite))
        elif kind is None:
            nodes.append(empty_cell(seat, row, column))
        else:
            special_ = 0 < kind <= len(BUILDINGS) and rebuilt[kind - 1] == column
            nodes.append(tile_cell(seat, row, column, kind, rebuilt=special_))
    return tuple(nodes)


def cell_node(seat: int, row: int, column: int, sprite: str, label: Message) -> Node:
    """Draw one cell of a display."""
    x, y = place(row, column)
    return Node(f"cell-{seat}-{row}-{column}", x, y, CELL, CELL, sprite=sprite, label=label)


def berth(seat: int, column: int, ships: tuple[int, ...], *, repelled: bool) -> tuple[Node, ...]:
    """Show a ship or the free sea in the ships' row."""
    for sail, mask in enumerate(ships):
        if mask >> column & 1:
            x, y = place(0, column)
            return ship(f"cell-{seat}-0-{column}", sail, x, y, CELL, repelled=repelled)
    return (empty_cell(seat, 0, column),)


@drawn_once
def empty_cell(seat: int, row: int, column: int) -> Node:
    """Show the free sea."""
    label = say("wikinger-label-empty", row=row_name(row), column=column)
    return cell_node(seat, row, column, "sea", label)


def ship_label(sail: int, *, repelled: bool) -> Message:
    """Say what a ship threatens, what it is worth, and whether it is repelled."""
    return say(
        "wikinger-label-ship",
        tile=tile(KINDS + sail),
        row=row_name(int(REACH[sail])),
        worth=worth(sail),
        repelled="yes" if repelled else "no",
        source="reconstructed" if RECONSTRUCTED[sail] else "printed",
    )


@drawn_once
def ship(
    id_: str, sail: int, x: float, y: float, size: float, *, repelled: bool = False
) -> tuple[Node, ...]:
    """Draw a ship with its worth: a coin or a laurel, and the number."""
    label = ship_label(sail, repelled=repelled)
    sprite = f"ship-{SAILS[sail]}"
    mark = "reconstructed" if RECONSTRUCTED[sail] else ""
    coin = "coin" if IN_GOLD[sail] else "laurel"
    low = y + size - 20
    return (
        Node(id_, x, y, size, size, sprite=sprite, label=label, mark=mark),
        Node(f"{id_}-paid", x + size - 41, low, 41, 20, tone="surface", shape="pill"),
        Node(f"{id_}-coin", x + size - 40, low + 2, 17, 17, sprite=coin),
        Node(f"{id_}-worth", x + size - 23, low - 1, 22, 22, text=str(WORTH[sail]), size=17),
    )


@drawn_once
def tile_cell(seat: int, row: int, column: int, kind: int, *, rebuilt: bool) -> Node:
    """Draw an island tile, or the special building upon it."""
    sprite, name = sprite_of(kind), tile(kind)
    if rebuilt:
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
                nodes.append(threat(seat, column, int(REACH[sail])))
    return nodes


@drawn_once
def threat(seat: int, column: int, reach: int) -> Node:
    """Draw the shadow of a ship upon the islands below it."""
    id_, label = f"threat-{seat}-{column}", say("wikinger-label-threat")
    x, y = place(1, column)
    return Node(id_, x, y, CELL, CELL * reach, tone="ember", shape="veil", label=label)


def settlers(t: Table, seat: int) -> list[Node]:
    """Show the figures on the islands; a threatened one lies down."""
    nodes: list[Node] = []
    for row in range(1, ROWS):
        here = t.figures[seat * ROWS + row]
        lying = threatened(t, seat, row)
        for column in range(highest(here) + 1):
            if here >> column & 1:
                nodes.append(settler(seat, row, column, lying=bool(lying >> column & 1)))
    return nodes


@drawn_once
def settler(seat: int, row: int, column: int, *, lying: bool) -> Node:
    """Draw a figure on its island."""
    colour = int(FIGURE_OF_ROW[row])
    x, y = place(row, column)
    label = say(
        "wikinger-label-figure", figure=figure(colour), column=column,
        threatened="yes" if lying else "no",
    )  # fmt: skip
    return Node(
        f"figure-{seat}-{row}-{column}", x + 0.34 * CELL, y + 0.12 * CELL, FIGURE, FIGURE,
        sprite=FIGURES[colour], turned=90 if lying else 0, label=label,
    )  # fmt: skip


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


def sprite_in_hand(t: Table) -> str:
    """Return the drawing of the tile that is to be laid."""
    return "tile-start" if t.asking() == "start" else sprite_of(int(t.get(TILE)))


@drawn_once
def target(seat: int, row: int, column: int, sprite: str) -> Node:
    """Show where the tile in hand may be laid, as a shadow of it."""
    x, y = place(row, column)
    id_ = f"cell-{seat}-{row}-{column}"
    return Node(id_, x + 2, y + 2, CELL - 4, CELL - 4, sprite=sprite, tone="sea", faint=True)


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
