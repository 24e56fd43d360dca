"""Laying things on boards and houses: where they fit, and what covered cells bring.

A row of a board is one word of four masks: cells that are covered; cells beside a green tile, or in
houses beside an orange one; in houses cells beside a red one, on boards single ore; single silver.
"""

from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array, count, lowest
from skali.core.menu import Menu
from skali.games.odin.rules import boards, goods
from skali.games.odin.rules.places import place

FIELD: Final[i64] = 15
"""Bits of one mask of a row; no board has more columns."""
MASK: Final[i64] = (1 << FIELD) - 1
NEAR_FIRST: Final[i64] = FIELD
NEAR_SECOND: Final[i64] = 2 * FIELD
ORES: Final[i64] = 30
COINS: Final[i64] = 45
"""Where in a word the cells near tiles of a colour begin, and those with single ore and silver."""
FREELY: Final[i64] = 60
"""Where nothing stands: for tiles that may lie beside all others."""
REFUSED: Final[i64] = -1
FORM_ROW: Final[i64] = (1 << 5) - 1

# By colour: on boards green keeps apart from green, in houses orange from orange and red from red.
ON_BOARDS: Final = array((REFUSED, REFUSED, NEAR_FIRST, FREELY, FREELY, FREELY))
IN_HOUSES: Final = array((NEAR_FIRST, NEAR_SECOND, FREELY, FREELY, FREELY, FREELY))


def is_house(face: i64) -> bool:
    """Tell houses from the home board and the islands."""
    return face >= boards.STONE_HOUSE


def apart(face: i64, thing: i64) -> i64:
    """ODIN-135, 136, 140, 151, 152, 154: where a row says what a thing must keep away from.

    REFUSED: the thing is never laid there. Green may touch green in houses (ODIN-A01), special
    tiles count as blue (ODIN-142, ODIN-A02). Wood in houses needs a card: that is the caller's.
    """
    colour = goods.COLOUR[thing]
    if colour == goods.SINGLE and (
        thing == goods.STONE or thing == (goods.ORE if is_house(face) else goods.WOOD)
    ):
        return REFUSED
    return IN_HOUSES[colour] if is_house(face) else ON_BOARDS[colour]


# --- the order of incomes ---


def lacking(land: vec[i64], at: i64, face: i64, row: i64, column: i64) -> i64:
    """ODIN-137, ODIN-139, ODIN-AMB-01: count the free cells to the lower left of one."""
    left: i64 = (2 << column) - 1
    found: i64 = 0
    for below in range(row, boards.FACE_ROWS[face]):
        found += count(boards.NEEDED[face * boards.ROWS + below] & left & ~land[at + below])
    return found


def within_reach(land: vec[i64], at: i64, face: i64, size: i64) -> i64:
    """Return which free incomes so many cells could cover: their rows, `ROWS` bits a diagonal."""
    found: i64 = 0
    for track in range(boards.TRACKS):
        number = face * boards.TRACKS + track
        row = boards.TRACK_ROW[number]
        column = boards.TRACK_COLUMN[number]
        for _ in range(boards.TRACK_CELLS[number]):
            if land[at + row] >> column & 1 == 0:
                if lacking(land, at, face, row, column) > size:
                    break
                found |= 1 << (track * boards.ROWS + row)
            row -= 1
            column += 1
    return found


def in_order(
    land: vec[i64], at: i64, face: i64, form: i64, tall: i64, top: i64, column: i64
) -> bool:
    """ODIN-098, ODIN-137, ODIN-138, ODIN-A06: no income is covered before its lower left."""
    for track in range(boards.TRACKS):
        incomes = (face * boards.TRACKS + track) * boards.ROWS
        for below in range(tall):
            row = top + below
            cells = (form >> goods.TALLEST * below & FORM_ROW) << column
            income = boards.INCOME_CELL[incomes + row] & cells
            if income != 0:
                if leaves_gap(land, at, face, form, top, column, row, income):
                    return False
                break  # the squares of lower incomes lie within this one
    return True


def leaves_gap(
    land: vec[i64], at: i64, face: i64, form: i64, top: i64, column: i64, row: i64, income: i64
) -> bool:
    """Tell whether a cell to the lower left of an income would stay free."""
    left = 2 * income - 1
    for lower in range(row, boards.FACE_ROWS[face]):
        free = boards.NEEDED[face * boards.ROWS + lower] & left & ~land[at + lower]
        if lower - top < goods.TALLEST:
            free &= ~((form >> goods.TALLEST * (lower - top) & FORM_ROW) << column)
        if free != 0:
            return True
    return False


# --- where a form fits ---


def row_anchors(
    land: vec[i64], at: i64, face: i64, form: i64, tall: i64, top: i64, near: i64, reach: i64
) -> i64:  # fmt: skip
    """ODIN-143..147: return the columns at which a form may lie with its upper edge in a row.

    `reach` tells which incomes it could cover in their order; all others are closed to it.
    """
    found: i64 = -1
    incomes = face * boards.TRACKS * boards.ROWS + top
    for below in range(tall):
        row = top + below
        word = land[at + row]
        ground = boards.GROUND[face * boards.ROWS + row] & ~(word | word >> near)
        if reach >> row & 1 == 0:
            ground &= ~boards.INCOME_CELL[incomes + below]
        if reach >> (boards.ROWS + row) & 1 == 0:
            ground &= ~boards.INCOME_CELL[incomes + boards.ROWS + below]
        cells = form & FORM_ROW
        form >>= goods.TALLEST
        while cells != 0:
            if cells & 1 != 0:
                found &= ground
            cells >>= 1
            ground >>= 1
        if found == 0:
            return 0
    return found


def anchors(
    land: vec[i64], at: i64, face: i64, form: i64, tall: i64, top: i64, near: i64, reach: i64
) -> i64:  # fmt: skip
    """Return the legal columns in a row: where it fits and covers no income too early."""
    found = row_anchors(land, at, face, form, tall, top, near, reach)
    if found == 0 or (reach | reach >> boards.ROWS) >> top & ((1 << tall) - 1) == 0:
        return found
    left = found
    while left != 0:
        column = lowest(left)
        left &= left - 1
        if not in_order(land, at, face, form, tall, top, column):
            found &= ~(1 << column)
    return found


def fits(land: vec[i64], at: i64, face: i64, thing: i64) -> bool:
    """Tell whether a thing can be laid somewhere on a board."""
    near = apart(face, thing)
    if near == REFUSED:
        return False
    reach = within_reach(land, at, face, goods.CELLS[thing])
    rows = boards.FACE_ROWS[face]
    for turn in range(goods.TURNS):
        form = goods.FORM[thing * goods.TURNS + turn]
        if form != 0:
            tall = goods.TALL[thing * goods.TURNS + turn]
            for top in range(rows - tall + 1):
                if anchors(land, at, face, form, tall, top, near, reach) != 0:
                    return True
    return False


def may_lie(
    land: vec[i64], at: i64, face: i64, thing: i64, turn: i64, row: i64, column: i64
) -> bool:
    """Tell whether a thing can be laid at one place."""
    near = apart(face, thing)
    form = goods.FORM[thing * goods.TURNS + turn]
    tall = goods.TALL[thing * goods.TURNS + turn]
    if near == REFUSED or form == 0 or row + tall > boards.FACE_ROWS[face]:
        return False
    reach = within_reach(land, at, face, goods.CELLS[thing])
    return anchors(land, at, face, form, tall, row, near, reach) >> column & 1 != 0


def offer_places(
    menu: Menu, lay: i64, land: vec[i64], seat: i64, mine: i64, turned: i64, thing: i64
) -> None:
    """Offer every place of a thing on the plots of a mask; `lay` is the first action of laying."""
    for plot in range(boards.PLOTS):
        if mine >> plot & 1 != 0:
            face = boards.face_of(plot, turned)
            near = apart(face, thing)
            if near != REFUSED:
                offer_plot(menu, lay, land, boards.row_of(seat, plot), face, plot, thing, near)


def offer_plot(
    menu: Menu, lay: i64, land: vec[i64], at: i64, face: i64, plot: i64, thing: i64, near: i64
) -> None:
    """Offer every place of a thing on one plot, a run of actions for each row."""
    reach = within_reach(land, at, face, goods.CELLS[thing])
    rows = boards.FACE_ROWS[face]
    for turn in range(goods.TURNS):
        form = goods.FORM[thing * goods.TURNS + turn]
        if form != 0:
            tall = goods.TALL[thing * goods.TURNS + turn]
            base = lay + place(plot, turn, 0, 0)
            for top in range(rows - tall + 1):
                found = anchors(land, at, face, form, tall, top, near, reach)
                menu.add(base + top * boards.PLOT_COLUMNS[plot], found)


def layable(
    land: vec[i64], fitting: vec[i64], seat: i64, mine: i64, turned: i64, things: i64
) -> i64:
    """Return those things of a mask that fit somewhere on the plots of a mask.

    `fitting` remembers for each seat which things were looked at since its land changed, and which
    of them fit.
    """
    unknown = things & ~fitting[2 * seat]
    fitting[2 * seat] |= unknown
    while unknown != 0:
        thing = lowest(unknown)
        unknown &= unknown - 1
        if fits_anywhere(land, seat, mine, turned, thing):
            fitting[2 * seat + 1] |= 1 << thing
    return things & fitting[2 * seat + 1]


def fits_anywhere(land: vec[i64], seat: i64, mine: i64, turned: i64, thing: i64) -> bool:
    """Tell whether a thing fits on one of the plots of a mask; the home board has the most room."""
    plot = boards.HOME_PLOT
    while plot >= 0:
        owned = mine >> plot & 1 != 0
        if owned and fits(land, boards.row_of(seat, plot), boards.face_of(plot, turned), thing):
            return True
        plot -= 1
    return False


def forget(fitting: vec[i64], seat: i64) -> None:
    """Look anew at what fits: the land of a seat has changed."""
    fitting[2 * seat] = 0
    fitting[2 * seat + 1] = 0


# --- laying ---


def cover(land: vec[i64], at: i64, face: i64, thing: i64, turn: i64, row: i64, column: i64) -> None:
    """ODIN-049, ODIN-155: lay a thing; what it must not touch keeps away from it from now on."""
    form = goods.FORM[thing * goods.TURNS + turn]
    near = apart(face, thing)
    last = boards.FACE_ROWS[face] - 1
    while form != 0:
        cells = (form & FORM_ROW) << column
        form >>= goods.TALLEST
        land[at + row] |= cells
        if thing == goods.SILVER:
            land[at + row] |= cells << COINS
        elif thing == goods.ORE:
            land[at + row] |= cells << ORES
        elif near != FREELY:
            land[at + row] |= ((cells << 1 | cells >> 1) & MASK) << near
            if row > 0:
                land[at + row - 1] |= cells << near
            if row < last:
                land[at + row + 1] |= cells << near
        row += 1
