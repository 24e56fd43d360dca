"""Why a thing cannot be laid somewhere: the rules of covering, cell by cell."""
# interpreted: asked by people, one action at a time

from skali.core.message import Refusal
from skali.games.odin.rules import places
from skali.games.odin.rules.boards import FACE_TABLES as TABLES
from skali.games.odin.rules.boards import GRIDS, HOME_PLOT, PLOTS, row_of
from skali.games.odin.rules.goods import COLOUR, COLOURS, FORMS, NAMES
from skali.games.odin.rules.land import COINS, MASK, ORES
from skali.games.odin.rules.state import Table

Cell = tuple[int, int]
HOUSES = ("stone_house", "long_house")
CLOSED = " #$"
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))


def colour_of(thing: int) -> str:
    """Return the colour of a thing by its name."""
    return COLOURS[COLOUR[thing]]


def shape(thing: int, turn: int, row: int, column: int) -> set[Cell]:
    """Return the cells of a thing as it lies; nothing where that turn looks like another."""
    rows = next((form.rows for form in FORMS[thing] if form.turn == turn), ())
    return {
        (row + y, column + x)
        for y, mask in enumerate(rows)
        for x in range(mask.bit_length())
        if mask >> x & 1
    }


def is_mine(t: Table, seat: int, plot: int) -> bool:
    """Tell whether a seat has what lies on a plot."""
    return plot == HOME_PLOT or int(t.owner[plot]) == seat


def is_house(face: int) -> bool:
    """Tell houses from boards."""
    return face >= len(TABLES) - len(HOUSES)


def lying(t: Table, seat: int, plot: int) -> list[tuple[str, set[Cell]]]:
    """List what lies on a plot, by colour and cells."""
    where = plot + seat if plot == HOME_PLOT else plot
    found: list[tuple[str, set[Cell]]] = []
    tile = t.lying
    while tile is not None:
        word = int(tile.piece)
        if places.piece_ground(word) == where:
            thing = int(places.piece_thing(word))
            place = (
                int(places.piece_turn(word)),
                int(places.piece_row(word)),
                int(places.piece_column(word)),
            )
            found.append((colour_of(thing), shape(thing, *place)))
        tile = tile.before
    grid = GRIDS[t.face(plot)]
    first = int(row_of(seat, plot))
    fields = (COINS,) if is_house(int(t.face(plot))) else (COINS, ORES)
    for row in range(len(grid)):
        for column in range(len(grid[0])):
            if any(t.land[first + row] >> field & MASK & 1 << column for field in fields):
                found.append(("single", {(row, column)}))
    return found


def against_laying(t: Table, seat: int, thing: int, place: int) -> Refusal | None:
    """ODIN-135..154: whether a thing may lie at a place."""
    plot = int(places.plot_of(place))
    if not is_mine(t, seat, plot):
        return Refusal("ODIN-052")
    face = int(t.face(plot))
    colour = colour_of(thing)
    if is_house(face):
        if NAMES[thing] == "ore":
            return Refusal("ODIN-154")
    elif colour in ("orange", "red"):
        return Refusal("ODIN-136")
    elif NAMES[thing] == "wood":
        return Refusal("ODIN-A04")
    turn, row = int(places.turn_of(place, plot)), int(places.row_at(place, plot))
    cells = shape(thing, turn, row, int(places.column_at(place, plot)))
    if not cells:
        return Refusal("ODIN-145", turn=turn)
    return against_cells(t, seat, plot, colour, cells)


def against_cells(t: Table, seat: int, plot: int, colour: str, cells: set[Cell]) -> Refusal | None:
    """ODIN-140..154: inside the board, on free cells, apart from its like, incomes in order."""
    face = int(t.face(plot))
    grid = GRIDS[face]
    there = {
        (row, column): sign
        for row, line in enumerate(grid)
        for column, sign in enumerate(line)
        if sign != " "
    }
    if not cells <= set(there):
        return Refusal("ODIN-145")
    if any(there[cell] in CLOSED for cell in cells):
        return Refusal("ODIN-153" if is_house(face) else "ODIN-149")
    others = lying(t, seat, plot)
    covered = {cell for _, other in others for cell in other}
    if cells & covered:
        return Refusal("ODIN-143")
    shy = ("orange", "red") if is_house(face) else ("green",)
    if colour in shy:
        near = {(row + y, column + x) for row, column in cells for y, x in BESIDE}
        if any(other == colour and near & its for other, its in others):
            return Refusal("ODIN-152" if is_house(face) else "ODIN-140")
    return against_order(there, covered | cells, cells)


def against_order(there: dict[Cell, str], covered: set[Cell], cells: set[Cell]) -> Refusal | None:
    """ODIN-137..139, ODIN-AMB-01: an income needs all cells to its lower left; bonuses count so."""
    for row, column in cells:
        if there[row, column] == "i":
            needed = {
                cell
                for cell, sign in there.items()
                if cell[0] >= row
                and cell[1] <= column
                and sign not in CLOSED
                and not sign.isdigit()
            }
            if not needed <= covered:
                return Refusal("ODIN-137", missing=len(needed - covered))
    return None


def has_place(t: Table, seat: int, thing: int) -> bool:
    """Tell whether a thing fits anywhere on a seat's land."""
    colour = colour_of(thing)
    for plot in range(PLOTS):
        face = int(t.face(plot))
        if not is_mine(t, seat, plot) or (NAMES[thing] == "ore" and is_house(face)):
            continue
        if (colour in ("orange", "red") or NAMES[thing] == "wood") and not is_house(face):
            continue
        grid = GRIDS[face]
        for form in FORMS[thing]:
            for row in range(len(grid) - len(form.rows) + 1):
                for column in range(len(grid[0])):
                    cells = shape(thing, form.turn, row, column)
                    if against_cells(t, seat, plot, colour, cells) is None:
                        return True
    return False
