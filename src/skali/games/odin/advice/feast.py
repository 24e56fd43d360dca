"""The best feast: which food goes on the banquet table so that the least is lost, exactly.

Of a gap of the table only this counts: how many of its cells are taken, by how many orange and how
many red dishes; whether those can be put in a row follows from the numbers. So all choices are gone
through kind by kind, and of those that come to the same numbers only the cheapest is kept.
"""

from functools import cache
from typing import Final, NamedTuple

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.games.odin.rules.banquet import (
    CELLS,
    COINS,
    FOOD_COLOUR,
    FOODS,
    PEAS_FOOD,
    SHADE,
    SHADES,
    TWICE,
    WIDTH,
    serving,
    window,
)
from skali.games.odin.rules.goods import ORANGE, RED

FREE: Final = -1
"""The colour of coins, of empty cells, and of what is no neighbour."""


class Gap(NamedTuple):
    """Free cells in a row, and the colours of the dishes at both ends."""

    first: int
    size: int
    left: int
    right: int


class Filling(NamedTuple):
    """What lies in a gap: how many cells are taken, by how many orange and red dishes."""

    cells: int
    orange: int
    red: int

    def with_dish(self, width: int, colour: int) -> "Filling":
        """Add a dish."""
        if colour == ORANGE:
            return Filling(self.cells + width, self.orange + 1, self.red)
        return Filling(self.cells + width, self.orange, self.red + 1)


class Choice(NamedTuple):
    """Chosen dishes as a chain: the last one, and what was chosen before."""

    cost: int
    before: "Choice | None" = None
    food: int = -1
    crosswise: int = 0
    gap: int = -1


class Feast(NamedTuple):
    """The dishes to serve from left to right, and what they cost."""

    servings: tuple[int, ...]
    cost: int
    silver: int
    empty: int


@cache
def in_some_order(orange: int, red: int, single: int, before: int, after: int) -> bool:
    """ODIN-110, ODIN-111: tell whether so many dishes and single cells can be put in a row."""
    if orange + red + single == 0:
        return before == FREE or before != after
    return (
        (orange > 0 and before != ORANGE and in_some_order(orange - 1, red, single, 0, after))
        or (red > 0 and before != RED and in_some_order(orange, red - 1, single, 1, after))
        or (single > 0 and in_some_order(orange, red, single - 1, FREE, after))
    )


def gaps(feast: vec[i64], at: i64, first: int, last: int) -> list[Gap]:
    """List the free cells that are to be filled."""
    free = int(window(first, last) & ~feast[at])
    found: list[Gap] = []
    cell = 0
    while free >> cell:
        if free >> cell & 1:
            size = 0
            while free >> (cell + size) & 1:
                size += 1
            ends = colour_at(feast, at, cell - 1), colour_at(feast, at, cell + size)
            found.append(Gap(cell, size, *ends))
            cell += size
        cell += 1
    return found


def colour_at(feast: vec[i64], at: i64, cell: int) -> int:
    """Return the colour of the dish on a cell."""
    for colour in (ORANGE, RED):
        if cell >= 0 and feast[at] >> SHADES[colour] & SHADE & 1 << cell != 0:
            return int(colour)
    return FREE


def best_feast(
    feast: vec[i64], at: i64, first: int, last: int, counts: list[int], costs: list[int],
    empty: int, long_peas: int = 1,
) -> Feast:  # fmt: skip
    """ODIN-108..119: return how to go on so that the sum of all costs is the least possible.

    `counts` and `costs` go by the foods, silver last; `empty` is what an empty cell costs.
    """
    open_gaps = gaps(feast, at, first, last)
    start = tuple(Filling(0, 0, 0) for _ in open_gaps)
    found: dict[tuple[Filling, ...], Choice] = {start: Choice(0)}
    for food in range(int(COINS)):
        if counts[food] > 0:
            lengthwise = long_dishes(feast, at, food, long_peas)
            found = with_food(found, open_gaps, food, counts[food], lengthwise, costs[food])
    best: tuple[int, tuple[Filling, ...]] | None = None
    for parts, choice in found.items():
        if all(map(fits_in, parts, open_gaps)):
            cost = choice.cost + filling(parts, open_gaps, counts, costs, empty)
            if best is None or cost < best[0]:
                best = cost, parts
    if best is None:  # nothing at all can always be served
        return Feast((), 0, 0, 0)
    return laid_out(best[1], found[best[1]], best[0], open_gaps, counts, costs, empty)


def long_dishes(feast: vec[i64], at: i64, food: int, long_peas: int) -> int:
    """ODIN-114, ODIN-115: count how many more dishes of a food may lie lengthwise."""
    if WIDTH[2 * food + 1] == 0:
        return int(CELLS)
    most = long_peas if food == PEAS_FOOD else 1
    lying = int(feast[at + 1] >> food & 1) + (food == PEAS_FOOD and feast[at + 1] & TWICE != 0)
    return max(0, most - lying)


def with_food(
    found: dict[tuple[Filling, ...], Choice], open_gaps: list[Gap], food: int, count: int,
    lengthwise: int, cost: int,
) -> dict[tuple[Filling, ...], Choice]:  # fmt: skip
    """Add every number of dishes of a food in every gap: those that lie lengthwise, then others."""
    most = min(count, int(CELLS))
    layers: list[dict[tuple[Filling, ...], Choice]] = [found, *({} for _ in range(most))]
    for crosswise, limit in ((0, min(lengthwise, most)), (1, most)):
        width = int(WIDTH[2 * food + crosswise])
        for served in range(limit if width > 0 else 0):
            for parts, choice in layers[served].items():
                more = Choice(choice.cost + cost, choice, food, crosswise)
                add_dish(layers[served + 1], parts, more, open_gaps, width)
    every = dict(found)
    for layer in layers[1:]:
        for parts, choice in layer.items():
            if parts not in every or choice.cost < every[parts].cost:
                every[parts] = choice
    return every


def add_dish(
    layer: dict[tuple[Filling, ...], Choice], parts: tuple[Filling, ...], dish: Choice,
    open_gaps: list[Gap], width: int,
) -> None:  # fmt: skip
    """Put a dish into each gap that has room for it; keep it where nothing cheaper is known."""
    for number, gap in enumerate(open_gaps):
        part = parts[number].with_dish(width, int(FOOD_COLOUR[dish.food]))
        if part.cells <= gap.size:
            new = (*parts[:number], part, *parts[number + 1 :])
            if new not in layer or dish.cost < layer[new].cost:
                layer[new] = dish._replace(gap=number)


def fits_in(part: Filling, gap: Gap) -> bool:
    """Tell whether the dishes of a gap can be put in a row with single cells between them."""
    return in_some_order(part.orange, part.red, gap.size - part.cells, gap.left, gap.right)


def filling(
    parts: tuple[Filling, ...],
    open_gaps: list[Gap],
    counts: list[int],
    costs: list[int],
    empty: int,
) -> int:
    """ODIN-112, ODIN-118: return what the other cells cost, with silver where that pays."""
    left = sum(gap.size - part.cells for part, gap in zip(parts, open_gaps, strict=True))
    coins = min(left, counts[COINS]) if costs[COINS] < empty else 0
    return coins * costs[COINS] + (left - coins) * empty


def laid_out(
    parts: tuple[Filling, ...], choice: Choice, cost: int, open_gaps: list[Gap], counts: list[int],
    costs: list[int], empty: int,
) -> Feast:  # fmt: skip
    """Put the chosen dishes in an order that the colours allow, and coins where cells remain."""
    chosen: list[dict[int, list[tuple[int, int]]]] = [{0: [], 1: []} for _ in open_gaps]
    link: Choice | None = choice
    while link is not None and link.gap >= 0:
        chosen[link.gap][int(FOOD_COLOUR[link.food])].append((link.food, link.crosswise))
        link = link.before
    coins = counts[COINS] if costs[COINS] < empty else 0
    servings: list[int] = []
    silver = unfilled = 0
    for part, gap, dishes in zip(parts, open_gaps, chosen, strict=True):
        cell, before = gap.first, gap.left
        singles = gap.size - part.cells
        while cell < gap.first + gap.size:
            colour = following_colour(dishes, singles, before, gap.right)
            if colour != FREE:
                food, crosswise = dishes[colour].pop()
                servings.append(int(serving(food, crosswise, cell)))
                cell += int(WIDTH[2 * food + crosswise])
            else:
                if silver < coins:
                    servings.append(int(serving(COINS, 0, cell)))
                    silver += 1
                else:
                    unfilled += 1
                singles -= 1
                cell += 1
            before = colour
    return Feast(tuple(servings), cost, silver, unfilled)


def following_colour(
    dishes: dict[int, list[tuple[int, int]]], singles: int, before: int, after: int
) -> int:
    """Choose what comes next in a row so that the rest can still be put in order."""
    orange, red = len(dishes[0]), len(dishes[1])
    if orange and before != ORANGE and in_some_order(orange - 1, red, singles, 0, after):
        return 0
    if red and before != RED and in_some_order(orange, red - 1, singles, 1, after):
        return 1
    return FREE


def names(servings: tuple[int, ...]) -> list[str]:
    """Name the foods of some servings."""
    return [FOODS[serving // (2 * int(CELLS))] for serving in servings]
