"""A board or a house as it lies on the table: its print, its grid, and what lies on it."""
# interpreted: made for people

from typing import NamedTuple

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import places
from skali.core.grids import Grid
from skali.core.message import say, seat_name
from skali.core.polyomino import Rows, breadth
from skali.core.scene import Node, drawn_once
from skali.games.odin.rules import boards
from skali.games.odin.rules.goods import FORMS, NAMES, ORE, SILVER
from skali.games.odin.rules.land import COINS, MASK, ORES, is_house
from skali.games.odin.rules.places import (
    ground,
    piece_column,
    piece_ground,
    piece_row,
    piece_thing,
    piece_turn,
)
from skali.games.odin.rules.state import Table
from skali.games.odin.rules.yields import covered_steps, income, left_around
from skali.games.odin.shown.names import face_name, name, picture, sprite, thing_name, tone_of
from skali.games.odin.shown.prints import coins, inside, symbol

SMALLEST = 15.0
"""The height of letters that can be read, also where the tools for laying take some room."""


class Spot(NamedTuple):
    """Where a board is drawn: its corner, the size of a cell, and how its things are called."""

    x: float
    y: float
    cell: float
    ending: str = ""


def grid_id(seat: int, plot: int) -> str:
    """Name the grid of a plot."""
    return f"home-{seat}" if plot == boards.HOME_PLOT else f"plot-{plot}"


def cells_of(face: int) -> Rows:
    """Return the cells of a face that can be covered."""
    return tuple(
        int(boards.GROUND[face * boards.ROWS + row]) for row in range(int(boards.FACE_ROWS[face]))
    )


def grid(t: Table, seat: int, plot: int, spot: Spot) -> Grid:
    """Describe the cells of a plot, for laying."""
    face, at = int(t.face(plot)), int(boards.row_of(seat, plot))
    cells = cells_of(face)
    covered = tuple(int(t.land[at + row] & mask) for row, mask in enumerate(cells))
    label = say("odin-board", face=face_name(face), who=seat_name(seat))
    columns, rows = int(boards.FACE_COLUMNS[face]), int(boards.FACE_ROWS[face])
    return Grid(
        grid_id(seat, plot), label, spot.x, spot.y, spot.cell, columns, rows, cells, covered, ""
    )


def nodes(t: Table, seat: int, plot: int, spot: Spot, *, small: bool = False) -> list[Node]:
    """Draw a plot with everything on it; a small picture has no numbers and signs."""
    face, at, key = int(t.face(plot)), int(boards.row_of(seat, plot)), grid_id(seat, plot)
    found = [board(key, face, spot)]
    if not small:
        found += [*purse(t.land, at, face, key, spot)]
        first = int(boards.BONUS_FIRST[face])
        for index in range(int(boards.BONUS_COUNT[face])):
            left = int(left_around(t.land, at, first + index))
            if left >= 0:
                found += bonus(key, face, index, left, spot)
    found += [lying(key, word, spot) for word in pieces(t, int(ground(seat, plot)))]
    for row in range(int(boards.FACE_ROWS[face])):
        word = int(t.land[at + row])
        found += [single(key, int(SILVER), row, c, spot) for c in places(word >> COINS & MASK)]
        if not is_house(face):
            found += [single(key, int(ORE), row, c, spot) for c in places(word >> ORES & MASK)]
    return found


def pieces(t: Table, where: int) -> list[int]:
    """List the tiles that lie on a ground, the first one first."""
    found: list[int] = []
    here = t.lying
    while here is not None:
        if piece_ground(here.piece) == where:
            found.append(int(here.piece))
        here = here.before
    return found[::-1]


@drawn_once
def board(key: str, face: int, spot: Spot) -> Node:
    """Draw the print of a board."""
    w, h = int(boards.FACE_COLUMNS[face]) * spot.cell, int(boards.FACE_ROWS[face]) * spot.cell
    id_ = f"board-{key}{spot.ending}"
    return Node(id_, spot.x, spot.y, w, h, sprite=symbol(face), label=face_name(face))


def purse(land: "vec[i64]", at: int, face: int, key: str, spot: Spot) -> list[Node]:
    """ODIN-097: mark the number of each diagonal that counts now, where it stands on the board."""
    found: list[Node] = []
    for track in range(int(boards.TRACKS)):
        number = face * int(boards.TRACKS) + track
        if boards.TRACK_CELLS[number]:
            step = int(covered_steps(land, at, number))
            row, column = (
                int(boards.TRACK_ROW[number]) - step,
                int(boards.TRACK_COLUMN[number]) + step,
            )
            if inside(face, row, column):
                found.append(earning(key, face, row, column, int(income(land, at, face)), spot))
    return found


@drawn_once
def earning(key: str, face: int, row: int, column: int, total: int, spot: Spot) -> Node:
    """Draw the number that counts now, in gold."""
    size = spot.cell
    x, y = spot.x + column * size, spot.y + row * size
    id_ = f"income-{key}-{row}-{column}{spot.ending}"
    label = say("odin-income-now", n=total)
    text = str(coins(face)[row, column])
    high = max(size * 0.6, SMALLEST)
    return Node(id_, x, y, size, size, tone="gold", shape="disc", text=text, size=high, label=label)


@drawn_once
def bonus(key: str, face: int, index: int, left: int, spot: Spot) -> tuple[Node, ...]:
    """ODIN-122: draw what a bonus cell gives; one that is earned has a golden edge."""
    printed = boards.BONUSES[face][index]
    size, inset = spot.cell, spot.cell * 0.1
    x, y = spot.x + printed.column * size, spot.y + printed.row * size
    found: list[Node] = []
    for place, gift in enumerate(printed.gives):
        key_ = "stone_house" if gift == boards.STONE_HOUSE_BONUS else None
        what = name(key_) if key_ else thing_name(gift)
        wide = (size - 2 * inset) / len(printed.gives)
        found.append(
            Node(f"bonus-{key}-{index}-{place}{spot.ending}", x + inset + place * wide, y + inset,
                 wide, size - 2 * inset, sprite=sprite(key_) if key_ else picture(gift),
                 tone="" if key_ else tone_of(gift), label=say("odin-bonus", thing=what, left=left))
        )  # fmt: skip
    if left == 0:
        id_ = f"earned-{key}-{index}{spot.ending}"
        found.append(Node(id_, x + 1, y + 1, size - 2, size - 2, tone="gold", shape="ring"))
    return tuple(found)


@drawn_once
def lying(key: str, word: int, spot: Spot) -> Node:
    """Draw a tile that lies on a board."""
    thing, turn = int(piece_thing(word)), int(piece_turn(word))
    row, column = int(piece_row(word)), int(piece_column(word))
    rows = next(form.rows for form in FORMS[thing] if form.turn == turn)
    return tile(
        f"laid-{key}-{NAMES[thing]}-{row}-{column}{spot.ending}",
        thing, rows, spot.x + column * spot.cell, spot.y + row * spot.cell, spot.cell,
    )  # fmt: skip


def tile(id_: str, thing: int, rows: Rows, x: float, y: float, cell: float) -> Node:
    """Draw a tile with its upper left corner at a point."""
    w, h = breadth(rows) * cell, len(rows) * cell
    label = thing_name(thing)
    return Node(id_, x, y, w, h, picture(thing), tone_of(thing), label=label, cells=rows)


@drawn_once
def single(key: str, thing: int, row: int, column: int, spot: Spot) -> Node:
    """Draw a coin or a lump of ore on a cell."""
    x, y = spot.x + column * spot.cell, spot.y + row * spot.cell
    id_ = f"laid-{key}-{NAMES[thing]}-{row}-{column}{spot.ending}"
    return Node(id_, x, y, spot.cell, spot.cell, picture(thing), label=thing_name(thing))
