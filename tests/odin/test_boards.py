"""The printed boards: cells, minus points, bonuses and incomes as many as printed; clear faults."""

from importlib.resources import files

import pytest

from skali.core.data import components
from skali.core.errors import DataError
from skali.core.polyomino import size
from skali.games.odin.rules import boards
from skali.games.odin.rules.boards import (
    ALL_BONUSES,
    BUILDING_COUNT,
    BUILDING_NAMES,
    BUILDING_POINTS,
    BUILDINGS,
    FACE_MINUS,
    FACE_POINTS,
    FACE_TABLES,
    FACES,
    GRIDS,
    ISLANDS,
    STEPS,
    STONE_SLOTS,
    TRACK_CELLS,
    TRACK_COLUMN,
    TRACK_ROW,
    WOOD_SLOTS,
    face_of,
)
from skali.games.odin.rules.boards import INCOMES as INCOMES_PRINTED
from skali.games.odin.rules.goods import NAMES
from tests.odin.ground import Referee


def test_minus_points_as_printed_beside_each_board() -> None:
    """ODIN-054"""
    for number, table in enumerate(FACE_TABLES):
        slots = sum(table.integer(key) for key in ("wood", "stone") if key in table.data)
        assert FACE_MINUS[number] + slots == table.integer("minus")
    assert FACE_MINUS[0] == 86


def test_so_many_cells_can_be_covered() -> None:
    """ODIN-145, ODIN-149, ODIN-153"""
    assert {face: len(Referee(face).cells) for face in FACES} == {
        "home": 143, "shetland": 60, "faroe_islands": 53, "iceland": 54, "greenland": 52,
        "bear_island": 51, "baffin_island": 61, "labrador": 52, "newfoundland": 53,
        "stone_house": 13, "long_house": 30,
    }  # fmt: skip


ALONG = {
    "home": ("bbbbb5555551 5555555baaaa0", "dddcccccccc8 ccccccccbbbb3"),
    "shetland": ("045422232 323323431", "379958865 677377977"),
    "faroe_islands": ("231412111 011102353", "457857773 356648885"),
    "iceland": ("44334222 11243445", "67788873 67687776"),
    "greenland": ("53333300 13233332", "87878653 56768785"),
    "bear_island": ("465112012 12223543", "468867642 26588985"),
    "baffin_island": ("353224212 222365202", "598469578 598897645"),
    "labrador": ("232378465 233667364", "233579797 344998564"),
    "newfoundland": ("324456583 245556553", "325689893 468867653"),
    "stone_house": ("1222 11212", "2443 13432"),
    "long_house": ("564 12121112121", "b9a 33323332332"),
}
"""Of each face the cells of every row and of every column, in hexadecimal digits: first those that
cost a point, then those that can be covered."""


@pytest.mark.parametrize("face", FACES)
def test_every_row_and_column_of_a_board_as_printed(face: str) -> None:
    """ODIN-054, ODIN-145, ODIN-149"""
    board = Referee(face)
    rows, columns = (range(1 + max(cell[n] for cell in board.signs)) for n in (0, 1))
    costly = {cell for cell, sign in board.signs.items() if sign == "-"}
    counted = tuple(
        "".join(f"{sum(cell[0] == row for cell in cells):x}" for row in rows)
        + " "
        + "".join(f"{sum(cell[1] == column for cell in cells):x}" for column in columns)
        for cells in (costly, board.cells)
    )
    assert counted == ALONG[face]


BONUSES = {
    "home": "5.0 ore, 7.2 wood, 7.6 rune_stone, 9.1 mead, 10.5 stone",
    "shetland": "1.5 silverware, 2.1 game_meat, 3.7 oil, 5.7 cabbage, 7.2 beans",
    "faroe_islands": "0.6 sheep, 2.2 oil, 2.8 milk, 5.5 flax, 6.0 peas, 7.6 hide",
    "iceland": "2.2 stockfish, 4.0 oil, 6.5 ore stone",
    "greenland": "2.1 whale_meat, 5.7 stockfish",
    "bear_island": "3.4 game_meat, 4.7 stockfish, 6.6 rune_stone ore",
    "baffin_island": "0.4 ore, 2.7 whale_meat, 5.7 oil, 8.6 skin_and_bones",
    "labrador": "3.3 game_meat, 6.4 chest, 7.1 linen, 8.6 stockfish",
    "newfoundland": "2.2 skin_and_bones, 5.1 cloakpin, 6.6 stone_house",
    "stone_house": "1.2 hide",
    "long_house": "0.10 peas, 1.1 oil, 2.5 beans",
}
INCOMES = {
    "home": "11.0 0 1 2 2 3 4 5 6 7 9 12 15 18",
    "shetland": "7.0 0 1 2 3",
    "faroe_islands": "7.0 0 1 1 1 2 2 2 3 4",
    "iceland": "6.1 1 2 3 4 5 6 7 8",
    "greenland": "2.3 0 1 2 3, 6.3 0 1 2 3 4 5",
    "bear_island": "4.1 1 3 4 5",
    "baffin_island": "8.0 0 1 2 2 4 6",
}


@pytest.mark.parametrize("face", FACES)
def test_bonuses_and_incomes_as_printed(face: str) -> None:
    """ODIN-097, ODIN-122, ODIN-A06, ODIN-A07, ODIN-A08, ODIN-A20: where they are, what they give"""
    names = [*NAMES, "stone_house"]
    bonuses = [
        " ".join([f"{bonus.row}.{bonus.column}", *(names[gift] for gift in bonus.gives)])
        for bonus in ALL_BONUSES
        if FACES[bonus.face] == face
    ]
    assert sorted(bonuses) == sorted(BONUSES[face].split(", "))
    number = FACES.index(face)
    tracks = [
        " ".join([f"{TRACK_ROW[n]}.{TRACK_COLUMN[n]}",
                  *(str(value) for value in INCOMES_PRINTED[n * STEPS :][: TRACK_CELLS[n] + 1])])
        for n in (2 * number, 2 * number + 1)
        if TRACK_CELLS[n]
    ]  # fmt: skip
    assert ", ".join(tracks) == INCOMES.get(face, "")


def test_each_bonus_needs_the_printed_number_of_cells() -> None:
    """ODIN-051, ODIN-123, ODIN-150, ODIN-A20"""
    needed: dict[str, list[int]] = {face: [] for face in FACES}
    for bonus in ALL_BONUSES:
        cells = size(tuple(bonus.ring()))
        needed[FACES[bonus.face]].append(cells)
    assert needed == {
        "home": [5, 8, 8, 8, 8], "shetland": [8, 8, 8, 8, 5], "faroe_islands": [4, 7, 5, 7, 5, 8],
        "iceland": [7, 5, 6], "greenland": [8, 4], "bear_island": [8, 5, 6],
        "baffin_island": [4, 6, 3, 4], "labrador": [6, 8, 6, 5], "newfoundland": [7, 8, 8],
        "stone_house": [7], "long_house": [3, 8, 5],
    }  # fmt: skip


def test_buildings_as_printed() -> None:
    """ODIN-006, ODIN-055, ODIN-284, ODIN-A04"""
    printed = zip(BUILDING_COUNT, BUILDING_POINTS, WOOD_SLOTS, STONE_SLOTS, strict=True)
    assert dict(zip(BUILDING_NAMES, printed, strict=True)) == {
        "shed": (3, 8, 3, 3),
        "stone_house": (3, 10, 1, 1),
        "long_house": (5, 17, 0, 0),
    }
    assert len(BUILDINGS) == 3


def test_four_exploration_boards_with_two_sides() -> None:
    """ODIN-004, ODIN-044, ODIN-074..077, ODIN-283"""
    sides = [(table.text("letter"), table.text("side")) for table in ISLANDS]
    assert sides == [(letter, side) for side in ("front", "back") for letter in "ABCD"]
    fronts = [FACES[face_of(letter, 0)] for letter in range(4)]
    backs = [FACES[face_of(letter, 15)] for letter in range(4)]
    assert fronts == ["shetland", "faroe_islands", "iceland", "greenland"]
    assert backs == ["bear_island", "baffin_island", "labrador", "newfoundland"]
    points = dict(zip(FACES, FACE_POINTS, strict=True))
    assert [points[name] for name in [*fronts, *backs]] == [6, 4, 16, 12, 12, 12, 36, 38]


def test_every_value_has_a_source() -> None:
    folder = files("skali.games.odin") / "data"
    for name in ("goods.toml", "boards.toml"):
        assert {found.source for found in components(folder / name)} <= {"rulebook", "published"}


def test_grids_are_rectangles_of_known_signs() -> None:
    for grid in GRIDS:
        assert len({len(row) for row in grid}) == 1
        assert set("".join(grid)) <= set(" .-i#$123456")


def test_a_bonus_that_is_nothing_is_refused() -> None:
    with pytest.raises(DataError, match="'gold' is no good"):
        boards.gift(FACE_TABLES[0], "gold")
    assert boards.gift(FACE_TABLES[0], "ore") == NAMES.index("ore")
