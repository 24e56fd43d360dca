"""What covered cells bring: incomes, bonuses, fewer minus points; the rulebook's examples."""

import pytest

from skali.games.odin.rules.boards import (
    ALL_BONUSES,
    BONUS_FIRST,
    BONUS_GIFT,
    FACES,
    NOTHING,
    STONE_HOUSE_BONUS,
)
from skali.games.odin.rules.goods import NAMES
from skali.games.odin.rules.yields import left_around
from tests.odin.ground import Cell, Ground, Referee

RINGS = {
    "mead": [(8, 0), (8, 1), (8, 2), (9, 0), (9, 2), (10, 0), (10, 1), (10, 2)],
    "wood": [(6, 1), (6, 2), (6, 3), (7, 1), (7, 3), (8, 1), (8, 2), (8, 3)],
    "stone": [(9, 4), (9, 5), (9, 6), (10, 4), (10, 6), (11, 4), (11, 5), (11, 6)],
    "ore": [(4, 0), (4, 1), (5, 1), (6, 0), (6, 1)],
    "rune_stone": [(6, 5), (6, 6), (6, 7), (7, 5), (7, 7), (8, 5), (8, 6), (8, 7)],
}


# --- incomes ---


def test_an_empty_board_pays_its_lowest_number() -> None:
    """ODIN-097, ODIN-099"""
    lowest = {face: Ground(face).income for face in FACES}
    assert lowest == {**dict.fromkeys(FACES, 0), "iceland": 1, "bear_island": 1}


def test_a_full_board_pays_its_highest_number() -> None:
    """ODIN-097, ODIN-099, ODIN-149, ODIN-A06"""
    highest = {face: Ground(face).put(*Referee(face).cells).income for face in FACES}
    assert highest == {
        "home": 18, "shetland": 3, "faroe_islands": 4, "iceland": 8, "greenland": 8,
        "bear_island": 5, "baffin_island": 6, "labrador": 0, "newfoundland": 0,
        "stone_house": 0, "long_house": 0,
    }  # fmt: skip


def test_wool_in_the_corner_earns_two() -> None:
    """ODIN-EX-03"""
    assert Ground("home").lay("wool", 10, 0).income == 2


def test_the_lowest_free_number_counts() -> None:
    """ODIN-097, ODIN-EX-11"""
    square = [(row, column) for row in range(6, 12) for column in range(6)]
    assert Ground("home").put(*square).income == 5


# --- bonuses ---


def test_a_bonus_is_surrounded_and_free() -> None:
    """ODIN-051, ODIN-122, ODIN-EX-04"""
    home = Ground("home").lay("spices", 10, 0).lay("silverware", 8, 0).lay("silver", 9, 0)
    assert home.bonuses == []
    home.lay("silver", 9, 2)
    assert (home.bonuses, home.income) == (["mead"], 2)


def test_a_covered_bonus_gives_nothing() -> None:
    """ODIN-050, ODIN-124, ODIN-EX-05"""
    home = Ground("home").put(*RINGS["mead"])
    assert home.bonuses == ["mead"]
    assert home.lay("silver", 9, 1).bonuses == []
    assert Ground("home").lay("robe", 9, 0).bonuses == []


def test_at_an_edge_fewer_cells_are_needed() -> None:
    """ODIN-123, ODIN-EX-18: five for the ore."""
    home = Ground("home")
    for row, column in RINGS["ore"]:
        assert home.bonuses == []
        home.lay("silver", row, column)
    assert home.bonuses == ["ore"]


def test_several_bonuses_at_the_same_time() -> None:
    """ODIN-125, ODIN-EX-19"""
    cells = {cell for name in ("mead", "wood", "stone", "ore") for cell in RINGS[name]}
    assert Ground("home").put(*cells).bonuses == ["mead", "ore", "stone", "wood"]


def test_silver_closes_the_last_gap() -> None:
    """ODIN-126, ODIN-EX-20"""
    home = Ground("home").put(*RINGS["ore"][:-1])
    assert home.lay("silver", *RINGS["ore"][-1]).bonuses == ["ore"]


def test_one_cell_may_give_two_things() -> None:
    """ODIN-150, ODIN-A08, ODIN-EX-26: six cells are enough on Bear Island."""
    bear = Ground("bear_island").put((5, 5), (5, 6), (5, 7), (6, 5), (7, 5), (7, 6))
    assert bear.bonuses == ["ore", "rune_stone"]
    iceland = Ground("iceland").put((5, 4), (5, 5), (5, 6), (6, 4), (6, 6), (7, 4))
    assert iceland.bonuses == ["ore", "stone"]


def test_newfoundland_names_what_is_limited() -> None:
    """ODIN-A07, ODIN-EX-80: whether there is one left, the table knows."""
    ring = [(4, 0), (4, 1), (4, 2), (5, 0), (5, 2), (6, 0), (6, 1), (6, 2)]
    assert Ground("newfoundland").put(*ring).bonuses == ["cloakpin"]
    around = [(row, column) for row in (5, 6, 7) for column in (5, 6, 7) if (row, column) != (6, 6)]
    assert Ground("newfoundland").put(*around).bonuses == ["stone_house"]
    assert STONE_HOUSE_BONUS not in range(len(NAMES))


@pytest.mark.parametrize(
    ("face", "gift", "ring"),
    [
        ("stone_house", "hide", [(0, 1), (0, 2), (1, 1), (1, 3), (2, 1), (2, 2), (2, 3)]),
        ("long_house", "peas", [(0, 9), (1, 9), (1, 10)]),
        ("long_house", "beans", [(1, 4), (1, 5), (1, 6), (2, 4), (2, 6)]),
        (
            "long_house",
            "oil",
            [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)],
        ),
    ],
)
def test_houses_have_bonuses_too(face: str, gift: str, ring: list[Cell]) -> None:
    """ODIN-A20"""
    for cell in ring:
        assert Ground(face).put(*(other for other in ring if other != cell)).bonuses == []
    assert Ground(face).put(*ring).bonuses == [gift]


def test_how_many_cells_are_left_around_a_bonus() -> None:
    """ODIN-122: for the line above a board."""
    home = Ground("home").put(*RINGS["mead"][:3])
    number = next(n for n, b in enumerate(ALL_BONUSES) if b.gives == (NAMES.index("mead"),))
    assert left_around(home.land, 0, number) == 5
    home.put((9, 1))
    assert left_around(home.land, 0, number) == -1


def test_gifts_by_number() -> None:
    """ODIN-A08"""
    last = BONUS_FIRST[FACES.index("iceland")] + 2
    gifts = [NAMES[BONUS_GIFT[2 * last + n]] for n in (0, 1)]
    assert gifts == ["ore", "stone"]
    assert BONUS_GIFT[1] == NOTHING


# --- points ---


def test_covered_cells_cost_nothing() -> None:
    """ODIN-054, ODIN-290, ODIN-EX-07"""
    home = Ground("home")
    assert home.minus == 86
    assert home.lay("fur", 0, 0).minus == 78
