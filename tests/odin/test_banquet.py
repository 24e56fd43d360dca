"""The feast: what may be laid on the banquet table, and the best that can be made of it."""

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skali.core.bits import zeros
from skali.core.menu import Menu
from skali.games.odin.advice.feast import best_feast, names
from skali.games.odin.rules import banquet
from skali.games.odin.rules.banquet import (
    CELLS,
    FEAST_WORDS,
    FOOD_COLOUR,
    FOOD_THING,
    FOODS,
    SERVINGS,
    WIDTH,
    serving,
)
from skali.games.odin.rules.goods import COLOURS, NAMES

LAST = int(CELLS) - 1
SILVER = FOODS.index("silver")


class Board:
    """A banquet table by itself."""

    def __init__(self, first: int = 0, last: int = LAST) -> None:
        self.feast = zeros(2 * FEAST_WORDS)
        self.at = int(FEAST_WORDS)
        self.first, self.last = first, last

    def offered(self, *foods: str, long_peas: int = 1) -> set[tuple[str, int, int]]:
        """List food, crosswise or not, and first cell of everything that may be served."""
        menu, kinds = Menu(), sum(1 << FOODS.index(food) for food in foods)
        banquet.offer_dishes(menu, 0, self.feast, self.at, kinds, self.first, self.last, long_peas)
        return {read(action) for action in menu.actions()}

    def serve(self, food: str, cell: int, crosswise: int = 0, long_peas: int = 1) -> "Board":
        assert (food, crosswise, cell) in self.offered(food, long_peas=long_peas)
        banquet.serve(self.feast, self.at, serving(FOODS.index(food), crosswise, cell))
        return self

    @property
    def unfilled(self) -> int:
        return int(banquet.unfilled(self.feast, self.at, self.first, self.last))


def read(number: int) -> tuple[str, int, int]:
    """Take a way to serve apart."""
    food, crosswise = banquet.food_of(number), banquet.crosswise_of(number)
    return FOODS[food], int(crosswise), int(banquet.cell_of(number))


def width(food: str, crosswise: int = 0) -> int:
    return int(WIDTH[2 * FOODS.index(food) + crosswise])


# --- the rules ---


def test_orange_and_red_goods_and_silver_are_food() -> None:
    """ODIN-109, ODIN-113, ODIN-A11"""
    assert set(FOODS) == {
        *("peas", "flax", "beans", "grain", "cabbage", "fruits"),
        *("mead", "stockfish", "milk", "salt_meat", "game_meat", "sheep", "whale_meat", "cattle"),
        "silver",
    }
    assert [NAMES[thing] for thing in FOOD_THING] == list(FOODS)


@pytest.mark.parametrize("colour", ["orange", "red"])
def test_no_colour_lies_beside_itself(colour: str) -> None:
    """ODIN-110, ODIN-111"""
    first, second = [f for n, f in enumerate(FOODS) if COLOURS[FOOD_COLOUR[n]] == colour][:2]
    table = Board().serve(first, 3)
    end = 3 + width(first)
    spots = {cell for _, crosswise, cell in table.offered(second) if not crosswise}
    assert end not in spots
    assert end + 1 in spots
    assert 3 - width(second) not in spots


def test_orange_lies_beside_red_and_silver_beside_all() -> None:
    """ODIN-110, ODIN-111, ODIN-112"""
    table = Board().serve("peas", 0).serve("mead", 2).serve("silver", 4).serve("silver", 5)
    assert ("stockfish", 0, 6) in table.offered("stockfish")
    assert table.unfilled == 6


def test_only_the_first_of_a_kind_lies_lengthwise() -> None:
    """ODIN-114, ODIN-A10, ODIN-EX-16"""
    table = Board().serve("salt_meat", 0)
    again = table.offered("salt_meat")
    assert {crosswise for _, crosswise, _ in again} == {1}
    assert min(cell for _, _, cell in again) == 5  # something other than red lies between
    table.serve("silver", 4).serve("salt_meat", 5, crosswise=1)
    assert table.unfilled == 12 - 4 - 1 - 1


def test_square_tiles_lose_nothing() -> None:
    """ODIN-115, ODIN-EX-17"""
    table = Board().serve("beans", 0)
    assert ("beans", 0, 2) not in table.offered("beans")
    table.serve("beans", 3)
    assert table.unfilled == 12 - 4
    assert {crosswise for _, crosswise, _ in Board().offered("beans", "fruits")} == {0}


def test_the_first_may_stand_upright_too() -> None:
    """ODIN-117"""
    table = Board().serve("grain", 0, crosswise=1)
    assert table.unfilled == 11
    assert ("grain", 0, 2) in table.offered("grain")


def test_nothing_reaches_beyond_the_cells_to_be_filled() -> None:
    """ODIN-108, ODIN-116, ODIN-209"""
    table = Board(first=2, last=8)
    cells = [cell for _, _, cell in table.offered("salt_meat") if cell >= 0]
    assert (min(cells), max(cells)) == (2, 8)
    assert max(cell for _, crosswise, cell in table.offered("salt_meat") if not crosswise) == 5
    assert table.unfilled == 7
    assert Board(first=4, last=3).unfilled == 0
    assert Board(first=4, last=3).offered("silver", "peas") == set()


def test_emigrated_ships_lie_on_the_table() -> None:
    """ODIN-209, ODIN-AMB-10, ODIN-EX-15, ODIN-EX-49: nine open cells, two ships, five remain."""
    assert Board(last=8).unfilled == 9
    table = Board(first=4, last=8)
    assert table.unfilled == 5
    assert ("peas", 0, 4) in table.offered("peas")


def test_an_empty_cell_keeps_colours_apart() -> None:
    """ODIN-118, ODIN-119, ODIN-AMB-08"""
    table = Board(last=4).serve("peas", 0).serve("flax", 3, crosswise=1)
    assert table.unfilled == 2


def test_the_table_is_cleared() -> None:
    """ODIN-121"""
    table = Board().serve("sheep", 0).serve("peas", 4)
    assert [read(n) for n in banquet.dishes(table.feast, table.at)] == [
        ("sheep", 0, 0),
        ("peas", 0, 4),
    ]
    assert banquet.served(table.feast, table.at, FOODS.index("sheep")) == 1
    banquet.clear(table.feast, table.at)
    assert (table.unfilled, banquet.dishes(table.feast, table.at)) == (12, [])


def test_a_card_may_let_two_peas_lie_lengthwise() -> None:
    table = Board().serve("peas", 0)
    assert ("peas", 0, 3) not in table.offered("peas")
    table.serve("peas", 3, long_peas=2)
    assert ("peas", 0, 6) not in table.offered("peas", long_peas=2)
    assert ("peas", 1, 6) in table.offered("peas", long_peas=2)


def test_every_way_to_serve_has_a_number() -> None:
    ways = product(FOODS, (0, 1), range(12))
    numbers = [int(serving(FOODS.index(food), across, cell)) for food, across, cell in ways]
    assert numbers == list(range(int(SERVINGS)))


# --- the best feast ---

PLAIN = [*(20 + 2 * food for food in range(SILVER)), 100]
EMPTY = 300


def counted(**foods: int) -> list[int]:
    return [foods.get(food, 0) for food in FOODS]


def played(table: Board, servings: tuple[int, ...]) -> None:
    """Serve by the rules."""
    for number in servings:
        food, crosswise, cell = read(number)
        table.serve(food, cell, crosswise)


def test_the_best_feast_needs_neither_silver_nor_penalties() -> None:
    counts = counted(peas=1, salt_meat=1, grain=1, milk=1, silver=9)
    table = Board(last=8)
    found = best_feast(table.feast, table.at, 0, 8, counts, PLAIN, EMPTY)
    played(table, found.servings)
    assert (table.unfilled, found.silver, found.empty) == (0, 0, 0)
    assert found.cost == sum(PLAIN[FOODS.index(n)] for n in names(found.servings))


def test_what_is_served_already_is_kept() -> None:
    table = Board(last=6).serve("mead", 2)
    counts = counted(peas=1, stockfish=1, beans=1, silver=1)
    found = best_feast(table.feast, table.at, 0, 6, counts, PLAIN, EMPTY)
    played(table, found.servings)
    assert (table.unfilled, found.empty) == (0, 0)
    assert [food for food, _, _ in map(read, found.servings)] == ["peas", "beans", "stockfish"]
    assert found.cost == sum(PLAIN[FOODS.index(food)] for food in names(found.servings))


def test_empty_cells_where_they_cost_less() -> None:
    found = best_feast(zeros(3), 0, 0, 2, counted(peas=1, silver=3), PLAIN, 50)
    assert (names(found.servings), found.empty, found.silver) == (["peas"], 1, 0)
    nothing = best_feast(zeros(3), 0, 4, 3, counted(peas=1), PLAIN, EMPTY)
    assert nothing.servings == ()


FEW = ("peas", "beans", "grain", "mead", "milk", "game_meat", "silver")


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_the_best_feast_is_as_good_as_any(data: st.DataObject) -> None:
    """ODIN-108..118: against every feast that the menu offers, dish by dish."""
    cells = data.draw(st.integers(1, 6))
    some = st.dictionaries(st.sampled_from(FEW), st.integers(1, 2), max_size=4)
    counts = counted(**data.draw(some))
    costs = [data.draw(st.integers(0, 400)) for _ in FOODS]
    table = Board(last=cells - 1)
    for food in data.draw(st.lists(st.sampled_from(("mead", "peas", "silver")), max_size=1)):
        table.serve(food, data.draw(st.integers(0, cells - 1)), crosswise=food != "silver")
    found = best_feast(table.feast, table.at, 0, cells - 1, counts, costs, EMPTY)
    assert found.cost == min(all_costs(table, counts, costs, 0))
    played(table, found.servings)
    used = [names(found.servings).count(food) for food in FOODS]
    assert all(number <= count for number, count in zip(used, counts, strict=True))
    spent = sum(number * cost for number, cost in zip(used, costs, strict=True))
    assert found.cost == spent + EMPTY * table.unfilled


def all_costs(table: Board, counts: list[int], costs: list[int], cell: int) -> Iterator[int]:
    """Go through every feast from left to right; a cell may stay empty."""
    if cell > table.last:
        yield EMPTY * table.unfilled
        return
    yield from all_costs(table, counts, costs, cell + 1)
    kept = table.feast[:]
    for food, crosswise, first in sorted(table.offered(*(f for f in FEW if left(counts, f)))):
        if first == cell:
            number = FOODS.index(food)
            counts[number] -= 1
            banquet.serve(table.feast, table.at, serving(number, crosswise, cell))
            for cost in all_costs(table, counts, costs, cell + 1):
                yield cost + costs[number]
            counts[number] += 1
            table.feast = kept[:]


def left(counts: list[int], food: str) -> int:
    return counts[FOODS.index(food)]
