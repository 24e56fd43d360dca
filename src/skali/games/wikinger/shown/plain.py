"""The table in words: the offer with its prices, and every display drawn with letters.

An island reads as it lies, `(●───●†──○─)`: coasts in round brackets, `●` a figure, `○` one that a
ship threatens, a sign for the building, `!` beside a special one. `<3>` is a ship that threatens
the rows down to 3, `{3}` one that is repelled.
"""
# interpreted: words for people

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import highest
from skali.core.message import Message, say, seat_name
from skali.core.plain import Block, Cell
from skali.games.wikinger.rules import components
from skali.games.wikinger.rules.display import fleet, laid, repelled, threatened
from skali.games.wikinger.rules.state import NOWHERE, Table, cell
from skali.games.wikinger.rules.why import tile_at
from skali.games.wikinger.shown.words import figure, special

SIGNS = ("(", "†", "⌂", "≡", "♜", ")")
"""By island kind: coasts at both ends, and the buildings of the middles."""
EMPTY = "    "


def plain(t: Table, seat: int | None = None) -> list[Block]:
    """Show the offer, then the displays, the reader's own first; for everybody also the signs."""
    return [offer(t), *(display(t, player) for player in t.around(seat))]


# --- the offer ---


def offer(t: Table) -> Block:
    """WIK-040: what can be bought, by figure, each tile with its price and its slot."""
    start = seat_name(int(t.start))
    title = say(
        "wikinger-plain-round", round=int(t.round), rounds=int(components.ROUNDS), who=start
    )
    lines: list[list[Cell]] = [
        [heading(colour), *(combination(t, slot) for slot in slots_of(t, colour))]
        for colour in (*range(components.COLOURS), NOWHERE)
        if slots_of(t, colour)
    ]
    drawn = numbered(t.drawn, 0)
    if drawn:
        lines.append([say("wikinger-plain-drawn"), *drawn])
    opened = [
        special(kind) for kind in range(components.SPECIAL_KINDS) for _ in range(t.open[kind])
    ]
    if opened:
        lines.append([say("wikinger-plain-open"), *opened])
    return Block(title, lines)


def slots_of(t: Table, colour: int) -> list[int]:
    """List the slots in which a figure of a colour stands, or in which none stands yet."""
    return [
        slot
        for slot in range(components.SLOTS)
        if t.wheel_tile[slot] != NOWHERE and t.wheel_figure[slot] == colour
    ]


def heading(colour: int) -> Message:
    """Name the figure that comes with a line of tiles."""
    return say("wikinger-plain-tiles") if colour == NOWHERE else figure(colour)


def combination(t: Table, slot: int) -> Message:
    """Write the price, the tile and the slot."""
    kind = say(f"wikinger-short-{components.TILES[t.wheel_tile[slot]]}")
    return say("wikinger-plain-offer", price=int(t.price(slot)), tile=kind, slot=slot)


def numbered(counts: vec[i64], start: int) -> list[Cell]:
    """Write how many figures of each colour there are."""
    return [
        say("wikinger-plain-count", count=int(counts[start + colour]), figure=figure(colour))
        for colour in range(len(components.FIGURES))
        if counts[start + colour]
    ]


# --- a display ---


def display(t: Table, seat: int) -> Block:
    """Draw a display row by row, with purse, mainland and special tiles."""
    title = say(
        "wikinger-plain-player",
        who=seat_name(seat),
        gold=int(t.gold[seat]),
        points=int(t.points[seat]),
        start="yes" if t.start_tiles >> seat & 1 else "no",
    )
    lines: list[list[Cell]] = []
    columns = columns_used(t, seat)
    if columns:
        lines.append([EMPTY, "".join(f" {column:<3}" for column in range(columns))])
    for row in range(components.ROWS if columns else 0):
        name = figure(int(components.FIGURE_OF_ROW[row])) if row else say("wikinger-plain-ships")
        label = say("wikinger-plain-row", number=row, row=name)
        lines.append([label, "".join(drawn(t, seat, row, column) for column in range(columns))])
    waiting = numbered(t.waiting, seat * int(components.COLOURS))
    if waiting:
        lines.append([say("wikinger-plain-mainland"), *waiting])
    owned = [
        special(kind)
        for kind in range(len(components.SPECIALS))
        for _ in range(t.specials[seat * components.SPECIAL_KINDS + kind])
    ]
    if owned:
        lines.append([say("wikinger-plain-specials"), *owned])
    return Block(title, lines, seat)


def columns_used(t: Table, seat: int) -> int:
    """Count the columns up to the last tile or ship."""
    used = fleet(t, seat)
    for row in range(1, components.ROWS):
        used |= laid(t, seat, row)
    return int(highest(used)) + 1 if used else 0


def drawn(t: Table, seat: int, row: int, column: int) -> str:
    """Draw one cell with four letters."""
    if row == 0:
        return ship(t, seat, column)
    kind = tile_at(t, seat, row, column)
    if kind is None:
        return EMPTY
    middle = figure_at(t, seat, row, column)
    if kind == components.BEGIN:
        return f"({middle}──"
    if kind == components.END:
        return f"─{middle}─)"
    special_one = cell(seat, row, column) in t.rebuilt
    return f"─{middle}{SIGNS[kind]}{'!' if special_one else '─'}"


def figure_at(t: Table, seat: int, row: int, column: int) -> str:
    """Draw the figure on a tile: standing, lying under a threat, or none."""
    if not t.figures[seat * components.ROWS + row] >> column & 1:
        return "─"
    return "○" if threatened(t, seat, row) >> column & 1 else "●"


def ship(t: Table, seat: int, column: int) -> str:
    """Draw the ship of a column by the last row that it threatens."""
    for sail in range(len(components.SAILS)):
        if t.ships[seat * components.SHIPS + sail] >> column & 1:
            reach = int(components.REACH[sail])
            return f"{{{reach}}} " if repelled(t, seat) >> column & 1 else f"<{reach}> "
    return EMPTY
