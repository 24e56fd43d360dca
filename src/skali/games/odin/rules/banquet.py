"""The feast: food is laid along the banquet table, one dish at a time.

The table of a seat is three words: masks of cells by colour; which foods lie lengthwise; and for
each cell the dish that begins there.
"""

from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array, count, lowest
from skali.core.menu import Menu
from skali.games.odin.rules.boards import DATA
from skali.games.odin.rules.goods import (
    BREADTH,
    COLOUR,
    GOODS,
    LENGTH,
    NAMES,
    ORANGE,
    PEAS,
    RED,
    SILVER,
)

CELLS: Final[i64] = DATA.table("banquet").integer("cells")
FEAST_WORDS: Final[i64] = 3


def foods() -> list[int]:
    """ODIN-109, ODIN-113, ODIN-A11: orange and red goods, and single silver; nothing else."""
    goods = [good for good in range(GOODS) if COLOUR[good] == ORANGE or COLOUR[good] == RED]
    return [*goods, int(SILVER)]


FOOD_THING: Final = array(foods())
FOODS: Final = tuple(NAMES[thing] for thing in foods())
COINS: Final[i64] = len(FOODS) - 1
"""Silver as a food."""
PEAS_FOOD: Final[i64] = foods().index(PEAS)
FOOD_COLOUR: Final = array([COLOUR[thing] for thing in foods()])


def widths() -> list[int]:
    """ODIN-114, ODIN-115, ODIN-AMB-09: list cells along the table by `food * 2 + crosswise`.

    0 where a dish would lie as it does lengthwise: coins and square tiles.
    """
    found: list[int] = []
    for thing in foods():
        if thing == SILVER:
            found += [1, 0]
        else:
            square = LENGTH[thing] == BREADTH[thing]
            found += [int(LENGTH[thing]), 0 if square else int(BREADTH[thing])]
    return found


WIDTH: Final = array(widths())
SERVINGS: Final[i64] = len(FOODS) * 2 * CELLS
"""How many ways there are to serve: food, crosswise or not, and its first cell."""

# In the first word all cells that are taken come first, then those of orange, of red, and coins.
SHADES: Final = array((12, 24))
SHADE: Final[i64] = (1 << 12) - 1
COINS_AT: Final[i64] = 36
DISH: Final[i64] = 5
"""Bits of a cell in the third word: 0, or 1 more than `2 * food + crosswise` of its dish."""
TWICE: Final[i64] = 1 << 20
"""In the second word: peas lie lengthwise a second time."""


def window(first: i64, last: i64) -> i64:
    """ODIN-108, ODIN-209: return the cells that are to be filled, from first to last."""
    if last < first:
        return 0
    return (1 << (last + 1)) - (1 << first)


def may_lie_long(feast: vec[i64], at: i64, food: i64, long_peas: i64) -> bool:
    """ODIN-114, ODIN-115, ODIN-AMB-07: only the first of a kind; squares and coins always may.

    `long_peas` is how many peas may lie lengthwise: one, unless a card allows more.
    """
    if WIDTH[2 * food + 1] == 0 or feast[at + 1] >> food & 1 == 0:
        return True
    return food == PEAS_FOOD and long_peas > 1 and feast[at + 1] & TWICE == 0


def dish_anchors(feast: vec[i64], at: i64, food: i64, crosswise: i64, first: i64, last: i64) -> i64:
    """ODIN-110..112, ODIN-116, ODIN-AMB-08, ODIN-AMB-10: return where a dish may begin."""
    cells = feast[at]
    free = window(first, last) & ~cells
    colour = FOOD_COLOUR[food]
    if colour <= RED:
        same = cells >> SHADES[colour] & SHADE
        free &= ~(same << 1 | same >> 1)
    found = free
    for _ in range(1, WIDTH[2 * food + crosswise]):
        free >>= 1
        found &= free
    return found


def offer_dishes(
    menu: Menu, base: i64, feast: vec[i64], at: i64, kinds: i64, first: i64, last: i64,
    long_peas: i64 = 1,
) -> None:  # fmt: skip
    """Offer every dish of the foods of a mask at every place; `base` is the first way to serve."""
    while kinds != 0:
        food = lowest(kinds)
        kinds &= kinds - 1
        if may_lie_long(feast, at, food, long_peas):
            menu.add(base + 2 * food * CELLS, dish_anchors(feast, at, food, 0, first, last))
        if WIDTH[2 * food + 1] != 0:
            menu.add(base + (2 * food + 1) * CELLS, dish_anchors(feast, at, food, 1, first, last))


def serving(food: i64, crosswise: i64, cell: i64) -> i64:
    """Return the number of a way to serve."""
    return (2 * food + crosswise) * CELLS + cell


def food_of(serving: i64) -> i64:
    """Return which food is served."""
    return serving // (2 * CELLS)


def crosswise_of(serving: i64) -> i64:
    """Return 1 for a dish that stands upright, else 0."""
    return serving // CELLS & 1


def cell_of(serving: i64) -> i64:
    """Return the first cell of a dish."""
    return serving % CELLS


def serve(feast: vec[i64], at: i64, serving: i64) -> None:
    """ODIN-109, ODIN-117: lay a dish on the table."""
    food = food_of(serving)
    crosswise = crosswise_of(serving)
    cell = cell_of(serving)
    cells: i64 = ((1 << WIDTH[2 * food + crosswise]) - 1) << cell
    feast[at] |= cells
    if food == COINS:
        feast[at] |= cells << COINS_AT
    else:
        feast[at] |= cells << SHADES[FOOD_COLOUR[food]]
        if crosswise == 0:
            if feast[at + 1] >> food & 1 != 0 and food == PEAS_FOOD:
                feast[at + 1] |= TWICE
            feast[at + 1] |= 1 << food
    feast[at + 2] |= (2 * food + crosswise + 1) << DISH * cell


def unfilled(feast: vec[i64], at: i64, first: i64, last: i64) -> i64:
    """ODIN-118, ODIN-119: count the cells that are to be filled and are not: a penalty for each."""
    return count(window(first, last) & ~feast[at])


def clear(feast: vec[i64], at: i64) -> None:
    """ODIN-121: all food and silver leaves the table."""
    for word in range(FEAST_WORDS):
        feast[at + word] = 0


def dish_at(feast: vec[i64], at: i64, cell: i64) -> i64:
    """Return how the dish was served that begins on a cell, or -1."""
    dish = feast[at + 2] >> DISH * cell & ((1 << DISH) - 1)
    return (dish - 1) * CELLS + cell if dish > 0 else -1


def dishes(feast: vec[i64], at: i64) -> list[int]:
    """List how every dish on the table was served, from left to right."""
    found: list[int] = []
    for cell in range(CELLS):
        serving = dish_at(feast, at, cell)
        if serving >= 0:
            found.append(serving)
    return found


def served(feast: vec[i64], at: i64, food: i64) -> i64:
    """Count the dishes of a food on the table."""
    found: i64 = 0
    for serving in dishes(feast, at):
        if food_of(serving) == food:
            found += 1
    return found


def remove(feast: vec[i64], at: i64, food: i64) -> None:
    """Take the last dish of a food from the table."""
    found: i64 = -1
    for serving in dishes(feast, at):
        if food_of(serving) == food:
            found = serving
    if found >= 0:
        cell = cell_of(found)
        cells: i64 = ((1 << WIDTH[2 * food + crosswise_of(found)]) - 1) << cell
        feast[at + 2] &= ~(((1 << DISH) - 1) << DISH * cell)
        feast[at] &= ~(cells | cells << SHADES[FOOD_COLOUR[food]])
        if crosswise_of(found) == 0:
            feast[at + 1] &= ~(1 << food)
