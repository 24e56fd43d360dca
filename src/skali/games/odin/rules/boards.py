"""Every board that tiles are laid on, as masks: `data/boards.toml` cell by cell.

A face is a printed grid: the home board, an exploration board's side, a house. A plot is a place
where a seat may own one: its home, the islands by letter, the stone houses and the long houses.
"""

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array, count
from skali.core.data import Section, load
from skali.games.odin.rules.goods import NAMES

DATA: Final = load(files("skali.games.odin") / "data" / "boards.toml")
ISLANDS: Final = DATA.tables("island")
BUILDINGS: Final = DATA.tables("building")
HOUSES: Final = [table for table in BUILDINGS if "grid" in table.data]
FACE_TABLES: Final = [DATA.table("home"), *ISLANDS, *HOUSES]

# --- faces ---

FACES: Final = ("home", *(table.text("key") for table in [*ISLANDS, *HOUSES]))
HOME: Final[i64] = 0
FIRST_FRONT: Final[i64] = 1
FIRST_BACK: Final[i64] = 5
STONE_HOUSE: Final[i64] = FACES.index("stone_house")
LONG_HOUSE: Final[i64] = FACES.index("long_house")
LETTERS: Final[i64] = 4
"""ODIN-004: exploration boards, each with two sides; fronts come first among the faces."""

ROWS: Final[i64] = 12
"""Rows of the tallest face: arrays by face and row have so many for each."""
NEVER: Final = "#$"
"""Signs of cells that can never be covered."""
GRIDS: Final = tuple(table.texts("grid") for table in FACE_TABLES)
FACE_ROWS: Final = array([len(grid) for grid in GRIDS])
FACE_COLUMNS: Final = array([len(grid[0]) for grid in GRIDS])
FACE_POINTS: Final = array(
    [table.integer("points") if "points" in table.data else 0 for table in FACE_TABLES]
)
"""ODIN-283, ODIN-284: points for owning it."""


def cells(grid: tuple[str, ...], signs: str, *, but: bool = False) -> list[int]:
    """Return the cells with one of the signs, or but these, as a mask a row."""
    return [
        sum(1 << column for column, sign in enumerate(row) if (sign in signs) != but)
        for row in grid
    ]


def by_row(signs: str, *, but: bool = False) -> vec[i64]:
    """Return cells of all faces by `face * ROWS + row`."""
    found: list[int] = []
    for grid in GRIDS:
        rows = cells(grid, signs, but=but)
        found += rows + [0] * (int(ROWS) - len(rows))
    return array(found)


GROUND: Final = by_row(" " + NEVER, but=True)
"""ODIN-145, ODIN-149, ODIN-153: cells that can be covered."""
NEEDED: Final = by_row(" 123456789" + NEVER, but=True)
"""ODIN-137, ODIN-139: cells that must be covered before an income upper right of them."""
MINUS: Final = by_row("-")
"""ODIN-054: cells that cost a point while they are free."""


def minus_of(face: int) -> int:
    """Return how many points an empty face costs by its cells."""
    return sum(int(count(MINUS[face * ROWS + row])) for row in range(ROWS))


FACE_MINUS: Final = array([minus_of(face) for face in range(len(FACES))])

# --- incomes ---

TRACKS: Final[i64] = 2
"""ODIN-A06: Greenland has two income diagonals, the others have one or none."""
STEPS: Final[i64] = 13
"""Numbers on the longest diagonal."""


def tracks() -> list[Section]:
    """List the diagonals of all faces, TRACKS for each; missing ones are empty."""
    found: list[Section] = []
    for table in FACE_TABLES:
        own = table.tables("income") if "income" in table.data else []
        blank = Section({"row": -1, "column": -1, "values": []}, table.file, table.path)
        found += [*own, *[blank] * (int(TRACKS) - len(own))]
    return found


TRACK_TABLES: Final = tracks()
TRACK_ROW: Final = array([track.integer("row") for track in TRACK_TABLES])
"""By `face * TRACKS + track`: where its lowest number stands."""
TRACK_COLUMN: Final = array([track.integer("column") for track in TRACK_TABLES])
TRACK_CELLS: Final = array([max(0, len(track.integers("values")) - 1) for track in TRACK_TABLES])
"""How many of its cells can be covered: all but the last number."""
INCOMES: Final = array(
    [
        value
        for track in TRACK_TABLES
        for value in (*track.integers("values"), *[0] * int(STEPS))[: int(STEPS)]
    ]
)
"""The numbers by `(face * TRACKS + track) * STEPS + step`."""


def income_cells() -> vec[i64]:
    """Return the income cells by `(face * TRACKS + track) * ROWS + row`: a bit or none."""
    found = [0] * (len(TRACK_TABLES) * int(ROWS))
    for number, track in enumerate(TRACK_TABLES):
        row, column = track.integer("row"), track.integer("column")
        grid = GRIDS[number // int(TRACKS)]
        for step in range(int(TRACK_CELLS[number])):
            if grid[row - step][column + step] != "i":
                raise track.fail("values", f"row {row - step} has no income at {column + step}")
            found[number * int(ROWS) + row - step] = 1 << (column + step)
    return array(found)


INCOME_CELL: Final = income_cells()

# --- bonuses ---

STONE_HOUSE_BONUS: Final[i64] = len(NAMES)
"""What the bonus of Newfoundland gives that is no thing of the supply."""
NOTHING: Final[i64] = -1


def gift(table: Section, name: str) -> int:
    """Return the number of what a bonus cell gives."""
    if name == "stone_house":
        return int(STONE_HOUSE_BONUS)
    if name not in NAMES:
        raise table.fail("bonuses", f"{name!r} is no good, special tile or material")
    return NAMES.index(name)


class Bonus:
    """A bonus cell: where it lies, what it gives and which cells lie around it."""

    def __init__(self, face: int, row: int, column: int, gives: tuple[int, ...]) -> None:
        """Take the printed values; the ring follows from the face."""
        self.face = face
        self.row = row
        self.column = column
        self.gives = gives

    def ring(self) -> list[int]:
        """ODIN-051, ODIN-123: return the coverable cells around it in its three rows."""
        around = 7 << self.column >> 1
        found: list[int] = []
        for row in (self.row - 1, self.row, self.row + 1):
            inside = 0 <= row < len(GRIDS[self.face])
            ground = int(GROUND[self.face * ROWS + row]) if inside else 0
            found.append(ground & around)
        found[1] &= ~(1 << self.column)
        return found


def bonuses_of(face: int) -> list[Bonus]:
    """List the bonus cells of a face by their numbers."""
    table = FACE_TABLES[face]
    found: list[Bonus] = []
    for index, names in enumerate(table.value("bonuses", list)):
        sign = str(index + 1)
        spots = [
            (row, column)
            for row, line in enumerate(GRIDS[face])
            for column, other in enumerate(line)
            if other == sign
        ]
        if len(spots) != 1:
            raise table.fail("grid", f"must have one cell {sign}, as there are so many bonuses")
        row, column = spots[0]
        found.append(Bonus(face, row, column, tuple(gift(table, name) for name in names)))
    return found


BONUSES: Final = [bonuses_of(face) for face in range(len(FACES))]
ALL_BONUSES: Final = [bonus for bonuses in BONUSES for bonus in bonuses]
BONUS_COUNT: Final = array([len(bonuses) for bonuses in BONUSES])
BONUS_FIRST: Final = array([sum(map(len, BONUSES[:face])) for face in range(len(FACES))])
"""The number of a face's first bonus among those of all faces."""
BONUS_ROW: Final = array([bonus.row for bonus in ALL_BONUSES])
BONUS_CELL: Final = array([1 << bonus.column for bonus in ALL_BONUSES])
BONUS_RING: Final = array([mask for bonus in ALL_BONUSES for mask in bonus.ring()])
"""By `3 * bonus`: the cells above, beside and below that must be covered."""
BONUS_GIFT: Final = array((*bonus.gives, NOTHING)[n] for bonus in ALL_BONUSES for n in (0, 1))
"""By `2 * bonus`: what it gives, and what else."""

# --- plots ---

STONE_HOUSES: Final[i64] = HOUSES[0].integer("count")
LONG_HOUSES: Final[i64] = HOUSES[1].integer("count")
FIRST_STONE_HOUSE: Final[i64] = LETTERS
FIRST_LONG_HOUSE: Final[i64] = FIRST_STONE_HOUSE + STONE_HOUSES
HOME_PLOT: Final[i64] = FIRST_LONG_HOUSE + LONG_HOUSES
PLOTS: Final[i64] = HOME_PLOT + 1
"""Islands by letter, stone houses, long houses: one owner each; then everybody's own home."""


def face_of(plot: i64, turned: i64) -> i64:
    """Return which face lies on a plot; `turned` is the mask of letters whose back is up."""
    if plot < FIRST_STONE_HOUSE:
        return FIRST_BACK + plot if turned >> plot & 1 != 0 else FIRST_FRONT + plot
    if plot < FIRST_LONG_HOUSE:
        return STONE_HOUSE
    if plot < HOME_PLOT:
        return LONG_HOUSE
    return HOME


def most(sizes: vec[i64], plot: int) -> int:
    """Return the larger size of the faces that can lie on a plot."""
    return max(int(sizes[face_of(plot, 0)]), int(sizes[face_of(plot, (1 << int(LETTERS)) - 1)]))


PLOT_ROWS: Final = array([most(FACE_ROWS, plot) for plot in range(int(PLOTS))])
PLOT_COLUMNS: Final = array([most(FACE_COLUMNS, plot) for plot in range(int(PLOTS))])
PLOT_AREA: Final = array(
    [int(PLOT_ROWS[plot]) * int(PLOT_COLUMNS[plot]) for plot in range(int(PLOTS))]
)
FIRST_ROW: Final = array(
    [sum(int(PLOT_ROWS[other]) for other in range(plot)) for plot in range(int(PLOTS))]
)
"""Where the rows of a plot begin in an array of all land; further homes follow the first."""


def land_size(seats: i64) -> i64:
    """Return how many rows all land has."""
    return FIRST_ROW[HOME_PLOT] + seats * PLOT_ROWS[HOME_PLOT]


def row_of(seat: i64, plot: i64) -> i64:
    """Return where the rows of a seat's plot begin."""
    return FIRST_ROW[plot] + seat * ROWS if plot == HOME_PLOT else FIRST_ROW[plot]


# --- buildings without a grid, and slots ---

BUILDING_NAMES: Final = tuple(table.text("key") for table in BUILDINGS)
SHED: Final[i64] = BUILDING_NAMES.index("shed")
BUILDING_COUNT: Final = array([table.integer("count") for table in BUILDINGS])
BUILDING_POINTS: Final = array([table.integer("points") for table in BUILDINGS])
WOOD_SLOTS: Final = array([table.integer("wood") for table in BUILDINGS])
STONE_SLOTS: Final = array([table.integer("stone") for table in BUILDINGS])
"""ODIN-055, ODIN-A04: slots by building; a free one costs a point."""
