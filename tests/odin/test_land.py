"""Laying tiles on the printed boards: what may lie where."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skali.core.bits import array, zeros
from skali.core.menu import Menu
from skali.games.odin.rules import land as rules
from skali.games.odin.rules.boards import (
    BONUS_FIRST,
    FACES,
    HOME_PLOT,
    PLOT_COLUMNS,
    PLOT_ROWS,
    PLOTS,
    face_of,
    land_size,
    row_of,
)
from skali.games.odin.rules.goods import FORMS, KINDS, NAMES, TURNS
from skali.games.odin.rules.places import (
    PLACES,
    column_at,
    ground,
    piece,
    piece_column,
    piece_ground,
    piece_row,
    piece_thing,
    piece_turn,
    place,
    plot_of,
    row_at,
    turn_of,
)
from skali.games.odin.rules.yields import bonuses, income, missing
from tests.odin.ground import Ground, Referee

LAID = [name for name in NAMES if name not in ("wood", "stone")]
BOARDS = [face for face in FACES if not face.endswith("house")]
HOUSES = ["stone_house", "long_house"]


# --- what may lie where ---


@pytest.mark.parametrize("face", BOARDS)
def test_boards_take_green_blue_special_silver_and_ore(face: str) -> None:
    """ODIN-048, ODIN-135, ODIN-136, ODIN-148"""
    ground = Ground(face)
    taken = {name for name in NAMES if ground.spots(name)}
    assert {"oil", "rune_stone", "belt", "silver", "ore"} <= taken
    assert not taken & {"peas", "mead", "sheep", "cattle", "fruits", "wood", "stone"}


@pytest.mark.parametrize("face", HOUSES)
def test_houses_take_every_good_and_silver_but_no_ore(face: str) -> None:
    """ODIN-056, ODIN-151, ODIN-154, ODIN-A02, ODIN-A04, ODIN-AMB-05"""
    ground = Ground(face)
    taken = {name for name in NAMES if ground.spots(name)}
    assert {"peas", "mead", "oil", "rune_stone", "beans", "helmet", "silver"} <= taken
    assert not taken & {"ore", "stone"}
    assert not Ground("home").fits("wood")


def test_green_keeps_apart_from_green_on_boards() -> None:
    """ODIN-140: along an edge; a corner is enough."""
    home = Ground("home").lay("fur", 0, 0)
    assert not home.may("wool", 2, 3)  # below
    assert not home.may("wool", 0, 4)  # beside
    assert home.may("wool", 2, 4)  # at the corner
    assert home.may("chest", 2, 3)


def test_blue_special_tiles_silver_and_ore_touch_everything() -> None:
    """ODIN-141, ODIN-142"""
    home = Ground("home").lay("fur", 0, 0).lay("jewelry", 2, 0).lay("belt", 4, 0)
    home.lay("silver", 0, 4).lay("silver", 1, 4).lay("ore", 2, 4).lay("ore", 3, 4)
    assert home.may("silk", 0, 5)
    assert home.may("helmet", 2, 5)
    assert home.may("linen", 0, 5)  # silver lies between


def test_in_houses_orange_and_red_keep_apart_and_green_does_not() -> None:
    """ODIN-152, ODIN-A01, ODIN-AMB-06"""
    house = Ground("long_house").lay("peas", 0, 0).lay("oil", 0, 2).lay("mead", 2, 0)
    assert not house.may("flax", 1, 0)
    assert not house.may("beans", 1, 0)
    assert not house.may("mead", 1, 0)
    assert house.may("hide", 0, 4)  # green beside green
    assert house.may("oil", 1, 2, 1)
    assert not house.may("mead", 2, 2)  # red beside red
    assert house.may("peas", 2, 2)  # orange touches red, and orange only at a corner
    assert house.may("rune_stone", 1, 0)


def test_nothing_overlaps_and_nothing_reaches_beyond() -> None:
    """ODIN-143, ODIN-145"""
    home = Ground("home").lay("silver", 0, 0)
    assert not home.may("chest", 0, 0)
    assert home.may("chest", 0, 1)
    assert not home.may("silk", 11, 5)  # row 11 ends with column 7
    assert home.may("chest", 10, 6)
    assert not home.may("chest", 2, 11)  # the bulge ends with row 2


def test_the_bulge_of_the_home_board() -> None:
    """ODIN-146, ODIN-EX-24: three cells at the upper right, worth nothing themselves."""
    home = Ground("home").lay("silverware", 0, 12, turn=1)
    assert home.minus == 86
    assert not home.may("silver", 3, 12)


def test_bonus_cells_may_be_covered() -> None:
    """ODIN-050, ODIN-144"""
    assert Ground("home").may("chest", 5, 0)
    assert Ground("shetland").may("treasure_chest", 1, 0)


def test_some_cells_can_never_be_covered() -> None:
    """ODIN-149, ODIN-EX-27: the 5 of Bear Island; framed cells elsewhere."""
    bear = Ground("bear_island")
    for thing in ("silver", "ore", "rune_stone", "chest", "treasure_chest", "belt"):
        cells = {(row, column) for _, row, column in bear.spots(thing)}
        assert (1, 4) not in cells
    assert not bear.may("silver", 1, 4)
    assert not Ground("faroe_islands").may("silver", 2, 6)
    assert not Ground("greenland").may("ore", 1, 3)


def test_pillars_are_never_covered() -> None:
    """ODIN-057, ODIN-153"""
    house = Ground("long_house")
    assert not house.may("silver", 1, 3)
    assert not house.may("silver", 1, 7)
    assert not house.may("chest", 0, 3)
    assert house.may("silver", 0, 3)


def test_special_tiles_may_be_turned_over() -> None:
    """ODIN-026, ODIN-AMB-04: it matters for three of them."""
    flipped = [name for name, forms in zip(NAMES, FORMS, strict=True) if forms[-1].turn > 3]
    assert flipped == ["helmet", "cloakpin", "drinking_horn"]
    assert Ground("home").may("cloakpin", 0, 0, turn=4)


# --- incomes are covered in their order ---


def test_an_income_needs_its_lower_left() -> None:
    """ODIN-098, ODIN-137"""
    home = Ground("home")
    assert home.may("silver", 11, 0)
    assert not home.may("silver", 10, 1)
    home.lay("silver", 11, 0).lay("silver", 11, 1)
    assert not home.may("silver", 10, 1)
    home.lay("silver", 10, 0)
    assert home.may("silver", 10, 1)


def test_cells_of_the_same_tile_count() -> None:
    """ODIN-138, ODIN-EX-21: a robe covers three incomes at once."""
    home = Ground("home").lay("robe", 9, 0)
    assert (home.income, home.bonuses) == (2, [])


def test_bonus_cells_count_as_covered() -> None:
    """ODIN-139: the 2 needs eight cells, not the mead between them."""
    home = Ground("home").lay("spices", 10, 0).lay("silver", 9, 0)
    assert home.may("silver", 9, 2)
    assert home.lay("silver", 9, 2).income == 2


def test_incomes_far_up_stay_closed_where_minus_cells_are_open() -> None:
    """ODIN-147, ODIN-EX-23"""
    home = Ground("home")
    assert not home.may("treasure_chest", 0, 9)
    home.lay("treasure_chest", 0, 0)
    assert (home.minus, home.income) == (77, 0)


@pytest.mark.parametrize(
    ("thing", "row", "column", "turn"),
    [("wool", 6, 4, 0), ("skin_and_bones", 6, 4, 0), ("skin_and_bones", 5, 4, 1)],
)
def test_one_tile_closes_a_gap_and_covers_two_incomes(
    thing: str, row: int, column: int, turn: int
) -> None:
    """ODIN-EX-22"""
    square = {(row, column) for row in range(6, 12) for column in range(6)}
    gap = {(6, 4), (6, 5), (7, 4), (7, 5)}
    home = Ground("home").put(*(square - gap - {(7, 2), (9, 1), (10, 5)}))
    assert home.income == 3
    assert home.lay(thing, row, column, turn).income == 5


def test_the_last_corner_of_the_home_board() -> None:
    """ODIN-EX-25"""
    home = Ground("home")
    corner = {(row, column) for row in range(3) for column in range(10, 13)}
    home.put(*(Referee("home").cells - corner))
    assert home.income == 12
    assert home.lay("treasure_chest", 0, 10).income == 18


def test_greenland_has_two_diagonals_each_judged_by_itself() -> None:
    """ODIN-A06, ODIN-AMB-02, ODIN-EX-79"""
    greenland = Ground("greenland")
    greenland.lay("rune_stone", 2, 0, turn=1).lay("skin_and_bones", 0, 0).lay("oil", 3, 1)
    greenland.lay("rune_stone", 5, 1)
    for row, column in ((0, 3), (2, 2), (4, 0), (4, 1), (4, 2), (6, 2)):
        greenland.lay("silver", row, column)
    assert not greenland.may("silver", 2, 3)  # the column below is still free
    greenland.lay("silk", 3, 3, turn=1).lay("silver", 2, 3)
    assert (greenland.income, greenland.bonuses, greenland.minus) == (2, ["whale_meat"], 11)
    full = Ground("greenland").put(*Referee("greenland").cells)
    assert (full.income, full.minus) == (8, 0)


@pytest.mark.parametrize(
    ("face", "cell"),
    [("shetland", (6, 1)), ("iceland", (6, 1)), ("bear_island", (4, 1)), ("baffin_island", (7, 1))],
)
def test_the_square_reaches_below_the_start_of_a_diagonal(face: str, cell: tuple[int, int]) -> None:
    """ODIN-AMB-01: all cells lower or level and left or level, on boards of any outline."""
    referee = Referee(face)
    row, column = cell
    square = {c for c in referee.cells if c[0] >= row and c[1] <= column} - {cell}
    square = {c for c in square if not referee.signs[c].isdigit()}
    for left_out in sorted(square):
        assert not Ground(face).put(*(square - {left_out})).may("silver", row, column)
    assert Ground(face).put(*square).may("silver", row, column)


# --- the fast way against the slow one ---


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_the_masks_agree_with_the_catalogue_cell_by_cell(data: st.DataObject) -> None:
    """ODIN-135..147, ODIN-149, ODIN-151..154, ODIN-097, ODIN-122, ODIN-290"""
    face = data.draw(st.sampled_from(FACES))
    fast, slow = Ground(face), Referee(face)
    for thing in data.draw(st.lists(st.sampled_from(LAID), min_size=1, max_size=12)):
        spots = fast.spots(thing)
        assert spots == slow.spots(thing)
        assert fast.fits(thing) == bool(spots)
        if spots:
            turn, row, column = data.draw(st.sampled_from(sorted(spots)))
            fast.lay(thing, row, column, turn)
            slow.lay(thing, turn, row, column)
    agree(fast, slow)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(FACES), st.randoms(use_true_random=False))
def test_they_agree_on_boards_that_are_nearly_full(face: str, luck: Random) -> None:
    """ODIN-137, ODIN-140, ODIN-152: silver first, from the lower left, then tiles into the gaps."""
    fast, slow = Ground(face), Referee(face)
    order = sorted(slow.cells, key=lambda cell: cell[1] - cell[0])
    for row, column in order:
        if luck.random() < 0.7 and fast.may("silver", row, column):
            fast.lay("silver", row, column)
            slow.lay("silver", 0, row, column)
    for thing in luck.sample(LAID, 8):
        spots = fast.spots(thing)
        assert spots == slow.spots(thing)
        if spots:
            turn, row, column = luck.choice(sorted(spots))
            fast.lay(thing, row, column, turn)
            slow.lay(thing, turn, row, column)
    agree(fast, slow)


def agree(fast: Ground, slow: Referee) -> None:
    """What lies there brings the same by both."""
    covered = {(r, c) for r, c in slow.cells if fast.land[r] >> c & 1}
    assert covered == set(slow.lying)
    assert fast.minus == slow.minus
    earned = bonuses(fast.land, 0, fast.face)
    assert {str(n + 1) for n in range(9) if earned >> n & 1} == slow.surrounded()
    silver = {cell for cell, thing in slow.lying.items() if thing == "silver"}
    assert {(r, c) for r, c in slow.cells if fast.land[r] >> 45 + c & 1} == silver


# --- the table's arrays and the menu ---


def test_every_plot_has_rows_of_its_own() -> None:
    """ODIN-006: four islands, three stone houses, five long houses, and a home for everybody."""
    rows: list[int] = []
    for plot in range(int(PLOTS)):
        for seat in range(4) if plot == HOME_PLOT else (0,):
            first = int(row_of(seat, plot))
            rows += range(first, first + int(PLOT_ROWS[plot]))
    assert sorted(rows) == list(range(int(land_size(4))))


def test_places_have_numbers_and_numbers_places() -> None:
    seen = set()
    for plot in range(int(PLOTS)):
        for turn in range(int(TURNS)):
            for row in range(int(PLOT_ROWS[plot])):
                for column in range(int(PLOT_COLUMNS[plot])):
                    number = place(plot, turn, row, column)
                    seen.add(int(number))
                    assert plot_of(number) == plot
                    assert turn_of(number, plot) == turn
                    assert (row_at(number, plot), column_at(number, plot)) == (row, column)
    assert seen == set(range(int(PLACES)))


def test_a_tile_that_lies_is_one_word() -> None:
    word = piece(ground(3, HOME_PLOT), NAMES.index("english_crown"), 7, 11, 12)
    assert (piece_ground(word), NAMES[piece_thing(word)]) == (HOME_PLOT + 3, "english_crown")
    assert (piece_turn(word), piece_row(word), piece_column(word)) == (7, 11, 12)
    assert ground(3, 2) == 2


def test_the_menu_offers_every_place_on_all_own_land() -> None:
    """ODIN-148, ODIN-151: home, islands and houses, each with its own rules."""
    land, turned = zeros(land_size(2)), 0b0010
    mine = 1 << 1 | 1 << 4 | 1 << HOME_PLOT
    for thing in ("oil", "peas", "helmet", "silver", "ore"):
        menu = Menu()
        rules.offer_places(menu, 1000, land, 1, mine, turned, NAMES.index(thing))
        expected = set()
        for plot in (1, 4, int(HOME_PLOT)):
            slow = Referee(FACES[face_of(plot, turned)])
            expected |= {1000 + int(place(plot, *spot)) for spot in slow.spots(thing)}
        assert set(menu.actions()) == expected


def test_what_fits_is_remembered_until_the_land_changes() -> None:
    land, fitting = zeros(land_size(1)), array((0, 0))
    house, everything = 1 << 4, (1 << KINDS) - 1
    found = rules.layable(land, fitting, 0, house, 0, everything)
    slow = Referee("stone_house")
    things = {name for name in LAID if slow.spots(name)}
    assert {NAMES[n] for n in range(int(KINDS)) if found >> n & 1} - {"wood"} == things
    for row in range(4):
        land[row_of(0, 4) + row] |= (1 << 5) - 1
    assert rules.layable(land, fitting, 0, house, 0, everything) == found
    rules.forget(fitting, 0)
    assert rules.layable(land, fitting, 0, house, 0, everything) == 0


def test_cells_to_the_next_income() -> None:
    """ODIN-137: for the line above a board."""
    home = Ground("home")
    assert missing(home.land, 0, 0) == 1
    home.lay("chest", 10, 0)
    assert missing(home.land, 0, 0) == 4  # without the mead
    assert income(home.land, 0, 0) == 2
    full = Ground("shetland").put(*Referee("shetland").cells)
    assert missing(full.land, 0, full.face) == 0
    assert BONUS_FIRST[0] == 0
