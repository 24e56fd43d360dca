"""A player's goods as in the goods box: a row a colour, a column an outline; material below."""
# interpreted: made for people

from skali.core.message import say, seat_name
from skali.core.polyomino import breadth
from skali.core.scene import Cut, Node, Panel, drawn_once
from skali.games.odin.rules import goods
from skali.games.odin.rules.components import ARMS, FIRST_WEAPON, THINGS
from skali.games.odin.rules.state import ARMOURY, Table
from skali.games.odin.shown.grounds import tile
from skali.games.odin.shown.names import picture, thing_name, tone_of
from skali.games.odin.shown.neat import neat
from skali.games.odin.shown.supply import FLOOR, TRAY_WIDTH

ROW = {"wide": 29.0, "middle": 24.0, "narrow": 34.0}
TOP = 4.0
SPECIAL_ROW = {"wide": 40.0, "middle": 30.0, "narrow": 40.0}
CELL = {"wide": 7.4, "middle": 5.5, "narrow": 7.4}
"""Of special tiles."""
LOOSE = (int(goods.WOOD), int(goods.STONE), int(goods.ORE), int(goods.SILVER))
"""The fifth row: material and silver, then the weapons."""


def high(cut: Cut) -> float:
    """Return how high the panel is."""
    return 2 * TOP + 5 * ROW[cut] + SPECIAL_ROW[cut]


def panel(t: Table, seat: int, cut: Cut) -> Panel:
    """Show everything that a seat has in its supply."""
    title = say("odin-panel-goods", who=seat_name(seat))
    found = Panel(
        f"goods-{seat}", title, TRAY_WIDTH[cut], high(cut), owner=seat, slot="own",
        floor=FLOOR[cut],
    )  # fmt: skip
    for good in range(int(goods.GOODS)):
        row, column = int(goods.COLOUR[good]), int(goods.BOX_COLUMN[good]) - 1
        found.add(*ware(seat, cut, good, row, column, int(t.has(seat, good))))
    for place, thing in enumerate(LOOSE):
        found.add(*ware(seat, cut, thing, 4, place, int(t.has(seat, thing))))
    for kind in range(int(ARMS)):
        thing = int(FIRST_WEAPON) + kind
        found.add(*ware(seat, cut, thing, 4, 4 + kind, int(t.of(seat, ARMOURY + kind))))
    own = [n for n in range(int(goods.SPECIALS)) if t.supply[seat * goods.KINDS + goods.GOODS + n]]
    x = 6.0
    for place in own:
        found.add(special(seat, cut, place, x))
        x += breadth(goods.PRINTED[int(goods.GOODS) + place]) * CELL[cut] + 6
    return found


@drawn_once
def ware(seat: int, cut: Cut, thing: int, row: int, column: int, number: int) -> tuple[Node, ...]:
    """Draw how many of a thing there are, at its place; none is a faint sign."""
    wide, tall = (TRAY_WIDTH[cut] - 2 * TOP) / 8, ROW[cut]
    x, y, size = TOP + column * wide, TOP + row * tall, min(tall - 4, wide * 0.48, 26.0)
    key, label = THINGS[thing], say("odin-have", thing=thing_name(thing), n=number)
    box = Node(f"good-{key}-{seat}", x, y, wide - 3, tall - 2, tone="ground" if number else "",
               label=label)  # fmt: skip
    sign = Node(f"sign-{key}-{seat}", x + 2, y + (tall - 2 - size) / 2, size, size, picture(thing),
                tone_of(thing), faint=number == 0)  # fmt: skip
    if not number:
        return neat((box, sign))
    text = Node(f"count-{key}-{seat}", x + size + 3, y, wide - size - 6, tall - 2,
                text=str(number), size=17, label=label)  # fmt: skip
    return neat((box, sign, text))


@drawn_once
def special(seat: int, cut: Cut, place: int, x: float) -> Node:
    """Draw a special tile that lies in the supply, in its true shape."""
    thing, y = int(goods.GOODS) + place, TOP + 5 * ROW[cut] + 2
    return tile(f"good-{THINGS[thing]}-{seat}", thing, goods.PRINTED[thing], x, y, CELL[cut])
