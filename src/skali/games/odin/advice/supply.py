"""What the supply is worth: goods by their cells and colour, after the next feast has been served.

The feast is served here as a thrifty host would, dish by dish, always the one that is worth least
otherwise: near the best one, which `feast.py` finds, and fast enough to be asked for every table.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import array
from skali.games.odin.advice import terms
from skali.games.odin.advice.terms import ORANGE_DISH, POINT, RED_DISH
from skali.games.odin.rules.banquet import (
    COINS,
    FEAST_WORDS,
    FOOD_COLOUR,
    FOOD_THING,
    FOODS,
    WIDTH,
    unfilled,
)
from skali.games.odin.rules.components import ANIMAL_POINTS, ARMS
from skali.games.odin.rules.goods import (
    BLUE,
    CATTLE,
    CELLS,
    COLOUR,
    GOODS,
    GREEN,
    ORANGE,
    ORE,
    RED,
    SHEEP,
    SILVER,
    STONE,
    TILES,
    WOOD,
)
from skali.games.odin.rules.state import ARMOURY, FEAST, Table


def price(food: int) -> int:
    """Say what a dish is worth otherwise: silver a point, animals theirs, other food a little."""
    thing = int(FOOD_THING[food])
    if thing == SILVER:
        return int(POINT)
    points = {int(SHEEP): int(ANIMAL_POINTS[0]), int(CATTLE): int(ANIMAL_POINTS[1])}
    a_cell = RED_DISH if COLOUR[thing] == RED else ORANGE_DISH
    return int(a_cell * CELLS[thing]) + points.get(thing, 0) * int(POINT)


PRICES: Final = [price(food) for food in range(len(FOODS))]


class Dish(NamedTuple):
    """A way to serve a food."""

    food: int
    crosswise: int
    width: int
    price: int
    """Of one cell of the table, in hundredths of a point."""


def dishes(colour: int) -> list[Dish]:
    """ODIN-114, ODIN-115: list the ways to serve food of a colour, those that cost least first."""
    found: list[Dish] = []
    for food in range(int(COINS)):
        if FOOD_COLOUR[food] == colour:
            for crosswise in (0, 1):
                width = int(WIDTH[2 * food + crosswise])
                if width > 0:
                    found.append(Dish(food, crosswise, width, PRICES[food] // width))
    return sorted(found, key=lambda dish: (dish.price, dish.food, dish.crosswise))


MENU: Final = [dishes(int(ORANGE)), dishes(int(RED))]
MENU_SIZE: Final[i64] = max(len(menu) for menu in MENU)
BLANK: Final = Dish(-1, 0, 99, 10**6)
PADDED: Final = [dish for menu in MENU for dish in [*menu, *[BLANK] * (int(MENU_SIZE) - len(menu))]]
"""By `colour * MENU_SIZE + place`."""
DISH_FOOD: Final = array([dish.food for dish in PADDED])
DISH_WIDTH: Final = array([dish.width for dish in PADDED])
DISH_PRICE: Final = array([dish.price for dish in PADDED])
DISH_LONG: Final = array([dish.crosswise == 0 and WIDTH[2 * dish.food + 1] != 0 for dish in PADDED])
"""Whether only the first of the food may be served like this."""


def value(t: Table, seat: i64, out: vec[float]) -> None:
    """Value goods by their cells, material and weapons by their number."""
    for thing in range(GOODS, TILES):
        out[terms.BLUE] += float(t.has(seat, thing) * CELLS[thing])
    for thing in range(GOODS):
        cells = float(t.has(seat, thing) * CELLS[thing])
        colour = COLOUR[thing]
        if colour == BLUE:
            out[terms.BLUE] += cells
        elif colour == GREEN:
            out[terms.GREEN] += cells
        elif thing in (SHEEP, CATTLE):
            out[terms.ANIMALS] += cells
        elif colour == RED:
            out[terms.RED] += cells
        else:
            out[terms.ORANGE] += cells
    out[terms.WOOD] = float(t.has(seat, WOOD))
    out[terms.STONE] = float(t.has(seat, STONE))
    out[terms.ORE] = float(t.has(seat, ORE))
    for kind in range(ARMS):
        out[terms.WEAPONS] += float(t.of(seat, ARMOURY + kind))
    if t.phase <= FEAST:
        serve(t, seat, out)
    out[terms.SILVER] = float(t.has(seat, SILVER)) - out[terms.FEAST_SILVER]


# --- the next feast ---


def serve(t: Table, seat: i64, out: vec[float]) -> None:
    """ODIN-110, ODIN-111, ODIN-114, ODIN-118: take what the next feast needs from the values."""
    room = unfilled(t.feast, seat * FEAST_WORDS, t.first_cell(seat), t.last_cell())
    silver = t.has(seat, SILVER)
    served = array([0] * len(FOODS))
    more: i64 = 0
    """How many more orange dishes than red ones there are."""
    while room > 0:
        orange = cheapest(t, seat, served, ORANGE, room)
        red = cheapest(t, seat, served, RED, room)
        dish = orange if orange_next(orange, red, more) else red
        if dish < 0:
            break
        if DISH_PRICE[dish] > POINT and silver >= room:
            break
        same = more > 0 if dish < MENU_SIZE else more < 0
        if same:
            if room <= DISH_WIDTH[dish]:
                break
            room -= 1
            if silver > 0:
                silver -= 1
                out[terms.FEAST_SILVER] += 1.0
            else:
                out[terms.HUNGER] += 1.0
        else:
            more += 1 if dish < MENU_SIZE else -1
        room -= DISH_WIDTH[dish]
        take(DISH_FOOD[dish], served, out)
    paid = min(room, silver)
    out[terms.FEAST_SILVER] += float(paid)
    out[terms.HUNGER] += float(room - paid)


def orange_next(orange: i64, red: i64, more: i64) -> bool:
    """Tell whether an orange dish comes next: the colour that lies less often, then the cheaper."""
    if orange < 0 or red < 0:
        return red < 0
    if more != 0:
        return more < 0
    return DISH_PRICE[orange] <= DISH_PRICE[red]


def cheapest(t: Table, seat: i64, served: vec[i64], colour: i64, room: i64) -> i64:
    """Return the cheapest way to serve something more of a colour, or -1."""
    for dish in range(colour * MENU_SIZE, (colour + 1) * MENU_SIZE):
        food = DISH_FOOD[dish]
        if food < 0:
            return -1
        more = served[food] < t.has(seat, FOOD_THING[food])
        if more and DISH_WIDTH[dish] <= room and (DISH_LONG[dish] == 0 or served[food] == 0):
            return dish
    return -1


def take(food: i64, served: vec[i64], out: vec[float]) -> None:
    """Take a dish from the values of the supply."""
    served[food] += 1
    thing = FOOD_THING[food]
    cells = float(CELLS[thing])
    if thing in (SHEEP, CATTLE):
        out[terms.ANIMALS] -= cells
        out[terms.EATEN] += float(ANIMAL_POINTS[0] if thing == SHEEP else ANIMAL_POINTS[1])
    elif COLOUR[thing] == RED:
        out[terms.RED] -= cells
    else:
        out[terms.ORANGE] -= cells
