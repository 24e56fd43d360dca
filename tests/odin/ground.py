"""A board by itself, laid by the engine, and the same by a referee that looks at every cell."""

from typing import Self

from skali.core.bits import zeros
from skali.core.polyomino import oriented
from skali.games.odin.rules import land as rules
from skali.games.odin.rules import yields
from skali.games.odin.rules.boards import (
    ALL_BONUSES,
    BONUS_FIRST,
    FACE_ROWS,
    FACES,
    GRIDS,
    ROWS,
    STONE_HOUSE_BONUS,
)
from skali.games.odin.rules.goods import (
    CELLS,
    COLOUR,
    COLOURS,
    FORM,
    FORMS,
    NAMES,
    PRINTED,
    TALL,
    TURNS,
)

Cell = tuple[int, int]
Spot = tuple[int, int, int]
"""Turn, row and column."""

ISLAND_GOODS = {"green", "blue", "special"}
HOUSE_GOODS = {"orange", "red", "green", "blue", "special"}
SHY_ON_BOARDS, SHY_IN_HOUSES = {"green"}, {"orange", "red"}


def cells_of(thing: str, turn: int, row: int, column: int) -> set[Cell]:
    """List the cells on which a thing comes to lie."""
    rows = oriented(PRINTED[NAMES.index(thing)], turn)
    return {
        (row + y, column + x)
        for y, mask in enumerate(rows)
        for x in range(mask.bit_length())
        if mask >> x & 1
    }


def colour_of(thing: str) -> str:
    return COLOURS[COLOUR[NAMES.index(thing)]]


class Ground:
    """A board as the engine keeps it."""

    def __init__(self, face: str) -> None:
        self.face = FACES.index(face)
        self.land = zeros(ROWS)

    def lay(self, thing: str, row: int, column: int, turn: int = 0) -> Self:
        """Lay a thing by the rules."""
        assert self.may(thing, row, column, turn), f"{thing} cannot lie on {row}, {column}"
        number = NAMES.index(thing)
        rules.cover(self.land, 0, self.face, number, turn, row, column)
        return self

    def put(self, *cells: Cell) -> Self:
        """Cover cells somehow: the examples of the rulebook often say no more."""
        for row, column in cells:
            self.land[row] |= 1 << column
        return self

    def may(self, thing: str, row: int, column: int, turn: int = 0) -> bool:
        number = NAMES.index(thing)
        return rules.may_lie(self.land, 0, self.face, number, turn, row, column)

    def spots(self, thing: str) -> set[Spot]:
        """List all places of a thing, in every form."""
        number = NAMES.index(thing)
        found: set[Spot] = set()
        near = rules.apart(self.face, number)
        if near == rules.REFUSED:
            return found
        reach = rules.within_reach(self.land, 0, self.face, CELLS[number])
        for turn, _ in FORMS[number]:
            form, tall = FORM[number * TURNS + turn], TALL[number * TURNS + turn]
            for top in range(FACE_ROWS[self.face] - tall + 1):
                mask = rules.anchors(self.land, 0, self.face, form, tall, top, near, reach)
                found |= {(turn, top, column) for column in range(15) if mask >> column & 1}
        return found

    def fits(self, thing: str) -> bool:
        return rules.fits(self.land, 0, self.face, NAMES.index(thing))

    @property
    def income(self) -> int:
        return int(yields.income(self.land, 0, self.face))

    @property
    def minus(self) -> int:
        return int(yields.minus(self.land, 0, self.face))

    @property
    def bonuses(self) -> list[str]:
        """Name what the board gives in the bonus phase."""
        earned = yields.bonuses(self.land, 0, self.face)
        first = BONUS_FIRST[self.face]
        return sorted(
            "stone_house" if gift == STONE_HOUSE_BONUS else NAMES[gift]
            for number, bonus in enumerate(ALL_BONUSES[first:])
            if earned >> number & 1
            for gift in bonus.gives
        )


class Referee:
    """The same board by the catalogue's words, cell by cell."""

    def __init__(self, face: str) -> None:
        self.face = face
        grid = GRIDS[FACES.index(face)]
        self.signs = {(r, c): sign for r, row in enumerate(grid) for c, sign in enumerate(row)}
        self.cells = {cell for cell, sign in self.signs.items() if sign not in " #$"}
        self.lying: dict[Cell, str] = {}

    @property
    def house(self) -> bool:
        return self.face.endswith("house")

    def may(self, thing: str, turn: int, row: int, column: int) -> bool:
        """ODIN-135..147, ODIN-151..154"""
        tile = cells_of(thing, turn, row, column)
        if not tile <= self.cells or tile & set(self.lying):
            return False
        allowed = HOUSE_GOODS if self.house else ISLAND_GOODS
        singles = {"silver"} if self.house else {"silver", "ore"}
        if colour_of(thing) not in allowed and thing not in singles:
            return False
        shy = SHY_IN_HOUSES if self.house else SHY_ON_BOARDS
        beside = {(r + y, c + x) for r, c in tile for y, x in ((0, 1), (1, 0), (0, -1), (-1, 0))}
        neighbours = {colour_of(self.lying[cell]) for cell in beside if cell in self.lying}
        if colour_of(thing) in shy & neighbours:
            return False
        covered = set(self.lying) | tile
        return all(self.ordered(cell, covered) for cell in tile if self.signs[cell] == "i")

    def ordered(self, income: Cell, covered: set[Cell]) -> bool:
        """ODIN-137: everything that lies lower or level and left or level is covered."""
        row, column = income
        return all(
            cell in covered or self.signs[cell].isdigit()
            for cell in self.cells
            if cell[0] >= row and cell[1] <= column
        )

    def spots(self, thing: str) -> set[Spot]:
        forms: dict[frozenset[Cell], int] = {}
        for turn in range(8):
            forms.setdefault(frozenset(cells_of(thing, turn, 0, 0)), turn)
        return {
            (turn, row, column)
            for turn in forms.values()
            for row in range(-1, 13)
            for column in range(-1, 14)
            if self.may(thing, turn, row, column)
        }

    def lay(self, thing: str, turn: int, row: int, column: int) -> None:
        for cell in cells_of(thing, turn, row, column):
            self.lying[cell] = thing

    @property
    def minus(self) -> int:
        return sum(sign == "-" for cell, sign in self.signs.items() if cell not in self.lying)

    def surrounded(self) -> set[str]:
        """ODIN-122..124: the digits of bonuses that are free while all cells around are covered."""
        found = set()
        for (row, column), sign in self.signs.items():
            if sign.isdigit() and (row, column) not in self.lying:
                around = {(row + y, column + x) for y in (-1, 0, 1) for x in (-1, 0, 1)}
                if (around & self.cells) - {(row, column)} <= set(self.lying):
                    found.add(sign)
        return found
