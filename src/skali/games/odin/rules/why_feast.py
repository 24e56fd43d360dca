"""ODIN-108..117: what speaks against serving food, written apart from the menus."""
# interpreted: asked by people, one action at a time

from skali.core.message import Refusal
from skali.games.odin.rules import feast
from skali.games.odin.rules.banquet import (
    FEAST_WORDS,
    FOODS,
    cell_of,
    crosswise_of,
    dishes,
    food_of,
)
from skali.games.odin.rules.goods import BOX, NAMES
from skali.games.odin.rules.state import Table
from skali.games.odin.rules.why_spaces import CELLS, amount, room


def against_serving(t: Table, seat: int, food: int, way: int, cell: int) -> Refusal | None:
    """ODIN-108..117: food of the own supply, on free cells, apart from its colour."""
    name = FOODS[food]
    if not amount(t, seat, name) or (name == "mead" and t.sober >> seat & 1):
        return Refusal("ODIN-109")
    table = {dish: FOODS[food_of(dish)] for dish in dishes(t.feast, seat * int(FEAST_WORDS))}
    size = width(name, way)
    if size is None:
        return Refusal("ODIN-115")
    long_ones = [dish for dish, other in table.items() if other == name and not crosswise_of(dish)]
    most = int(feast.long_peas(t, seat)) if name == "peas" else 1
    if way == 0 and len(long_ones) >= most and width(name, 1) is not None:
        return Refusal("ODIN-114")
    cells = set(range(cell, cell + size))
    gone = CELLS - int(t.rounds() - t.round) - room(t, seat)
    if not cells <= set(range(gone, gone + room(t, seat))):
        return Refusal("ODIN-116" if cell + size > CELLS else "ODIN-108")
    for dish, other in table.items():
        start = int(cell_of(dish))
        taken = set(range(start, start + (width(other, int(crosswise_of(dish))) or 0)))
        if cells & taken:
            return Refusal("ODIN-108")
        near = {each + step for each in cells for step in (-1, 1)}
        if near & taken and food_colour(name) == food_colour(other) != "silver":
            return Refusal("ODIN-110" if food_colour(name) == "orange" else "ODIN-111")
    return None


def width(food: str, way: int) -> int | None:
    """ODIN-114, ODIN-115: cells along the table; None where another way would be the same."""
    if food == "silver":
        return 1 if way == 0 else None
    column, _ = BOX[NAMES.index(food)]
    length, breadth = column.integer("length"), column.integer("breadth")
    if way == 0:
        return length
    return breadth if breadth != length else None


def food_colour(food: str) -> str:
    """Return the colour of a food; silver has its own."""
    return "silver" if food == "silver" else BOX[NAMES.index(food)][1]
