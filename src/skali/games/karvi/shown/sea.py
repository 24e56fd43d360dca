"""The sea: places with their names, stacks of tiles, sites with their slots, and ships."""
# interpreted: made for people

from functools import cache

from skali.core.bits import places
from skali.core.effects.sentences import listed
from skali.core.message import say, seat_name
from skali.core.scene import Box, Cut, Node, Panel, drawn_once
from skali.games.karvi.rules.components import (
    BUILDINGS,
    PLACE_TABLES,
    PLACES,
    SITE_BUILDING,
    SITE_OF,
    SITES,
    SLOT_POINTS,
    SLOTS,
    SLOTS_OPEN,
    STONE_SITE_OF,
)
from skali.games.karvi.rules.places import in_stack, stones_at
from skali.games.karvi.rules.state import Table
from skali.games.karvi.shown.names import good_name, place_name
from skali.games.karvi.shown.sizes import SIZES

CHART = 1000.0, 720.0
"""The units in which places are given."""
PLACE = 28.0
SHIP = 24.0
STONE = 24.0
SLOT = 19.0
LETTER = 7.2
"""How wide a letter of a name is, about."""
LONG_NAME = 11
NAME_WEIGHT, SHIP_WEIGHT = 4.0, 0.4
"""How bad it is that a name covers another, or the place of a ship, beside a sign."""
AGAIN = 3
"""So many times every name looks for a better place once all others have one."""
SMALL = 400.0
"""A narrower sea names no places: they are told when they are pointed at."""


@cache
def at(place: int, cut: Cut) -> tuple[float, float]:
    """Return the middle of a place on the panel."""
    size, table = SIZES[cut], PLACE_TABLES[place]
    x, y = 50 + float(table.value("x", float)) * 90, 34 + float(table.value("y", float)) * 68
    high = size.sea / CHART[1]
    return (
        round(min(max(x * size.shared / CHART[0], 2 * SLOT + 1), size.shared - 2 * SLOT - 1), 1),
        round(min(max(y * high, PLACE / 2 + SLOT), size.sea - PLACE / 2 - 14), 1),
    )


def sea(t: Table, cut: Cut) -> Panel:
    """Show the map: places, stacks, buildings and ships."""
    size = SIZES[cut]
    title = say("karvi-panel-sea")
    panel = Panel("sea", title, size.shared, size.sea, tone="sea", floor=size.floor)
    panel.add(*chart(cut, four=t.seats == SLOTS))
    for place in range(len(PLACES)):
        panel.add(*site(t, place, cut), *stack(t, place, cut))
    for seat in range(t.seats):
        before = sum(1 for other in range(seat) if t.ship[other] == t.ship[seat])
        panel.add(ship(seat, int(t.ship[seat]), before, int(t.provisions[seat]), cut))
    return panel


@drawn_once
def chart(cut: Cut, *, four: bool) -> tuple[Node, ...]:
    """Draw the map, and the sign and the name of every place."""
    size = SIZES[cut]
    sprite = "sea-four" if four else "sea-few"
    nodes = [Node("chart", 0, 0, size.shared, size.sea, sprite=sprite)]
    if size.shared > SMALL:
        nodes += [sea_name(place, cut) for place in range(len(PLACES)) if named(place)]
    for place, key in enumerate(PLACES):
        x, y = at(place, cut)
        kind, name = PLACE_TABLES[place].text("kind"), place_name(place)
        mark = "reconstructed" if PLACE_TABLES[place].made_up("symbols") else ""
        nodes.append(
            Node(f"place-{key}", x - PLACE / 2, y - PLACE / 2, PLACE, PLACE,
                 sprite=f"place-{kind}", label=name, mark=mark)
        )  # fmt: skip
    return tuple(nodes)


def named(place: int) -> bool:
    """Tell whether a place has a name; a spot of the map only has its sign."""
    return bool(PLACE_TABLES[place].text("name"))


def sea_name(place: int, cut: Cut) -> Node:
    """Write the name of a place beside it."""
    at_ = name_boxes(cut)[place]
    return Node(f"name-{PLACES[place]}", *at_, tone="surface", text=place_name(place), size=14)


@cache
def name_boxes(cut: Cut) -> dict[int, Box]:
    """Find for every name where it covers least: the most crowded first, then all again."""
    signs = [each for place in range(len(PLACES)) for each in signs_at(place, cut)]
    found: dict[int, Box] = {}
    rest = [place for place in range(len(PLACES)) if named(place)]
    while rest:
        ways = {place: by_cover(place, cut, signs, found) for place in rest}
        place = max(rest, key=lambda one: ways[one][0][0])
        found[place] = ways[place][0][1]
        rest.remove(place)
    for _ in range(AGAIN):
        for place in found:
            others = {other: box for other, box in found.items() if other != place}
            found[place] = by_cover(place, cut, signs, others)[0][1]
    return found


def by_cover(
    place: int, cut: Cut, signs: list[tuple[float, Box]], names: dict[int, Box]
) -> list[tuple[float, Box]]:
    """List where a name could stand, with how much it would cover there, the least first."""
    taken = [*signs, *((NAME_WEIGHT, box) for box in names.values())]
    ways = [
        (sum(weight * shared_by(box, other) for weight, other in taken), box)
        for box in around(place, cut)
    ]
    return sorted(ways, key=lambda way: way[0])


def around(place: int, cut: Cut) -> list[Box]:
    """List the boxes in which the name of a place could stand: below, beside, above."""
    letters = len(PLACE_TABLES[place].text("name"))
    found = boxes_around(place, cut, 12 + LETTER * letters, 16.0)
    if letters > LONG_NAME:
        found += boxes_around(place, cut, 12 + LETTER * letters * 0.6, 32.0)
    return found


def boxes_around(place: int, cut: Cut, w: float, h: float) -> list[Box]:
    """List where around a sign, and above the slots of its site, something so large could be."""
    x, y = at(place, cut)
    size = SIZES[cut]
    low, high = y + PLACE / 2 - 3, y - PLACE / 2 - h + 3
    right, left = x + PLACE / 2, x - PLACE / 2 - w
    rows = [low, high] if SITE_OF[place] < 0 else [low, high - SLOT]
    across = [x - w / 2, x - 12, x + 12 - w, x - w / 4, x - w * 3 / 4]
    down = [y, y - h / 2, y - h, y - h - 8]
    spots = [(one, row) for row in rows for one in across]
    beside = right + STONE if has_stones(place) else right
    spots += [(one, row) for row in down for one in (right, beside, left)]
    return [
        (min(max(1.0, one), size.shared - w - 1), min(max(1.0, two), size.sea - h - 1), w, h)
        for one, two in spots
    ]


def signs_at(place: int, cut: Cut) -> list[tuple[float, Box]]:
    """List what is drawn at a place: sign, ship, tiles, slots, stones; each with its weight."""
    x, y = at(place, cut)
    boxes: list[tuple[float, Box]] = [
        (1.0, (x - PLACE / 2, y - PLACE / 2, PLACE, PLACE)),
        (SHIP_WEIGHT, (x - PLACE / 2 - SHIP + 2, y - SHIP / 2, SHIP, SHIP)),
    ]
    if PLACE_TABLES[place].text("kind") in ("trade", "raid"):
        boxes.append((1.0, (x + 8, y - 23, 19, 19)))
    if SITE_OF[place] >= 0:
        boxes.append((1.0, (x - 2 * SLOT, y - PLACE / 2 - SLOT + 2, 4 * SLOT, SLOT)))
        if has_stones(place):
            boxes.append((1.0, (x + PLACE / 2, y - STONE / 2, STONE, STONE)))
    return boxes


def has_stones(place: int) -> bool:
    """Tell whether special runestones lie at a place, at the right of its sign."""
    return SITE_OF[place] >= 0 and STONE_SITE_OF[SITE_OF[place]] >= 0


def shared_by(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    wide = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    high = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, wide) * max(0.0, high)


def stack(t: Table, place: int, cut: Cut) -> list[Node]:
    """Show how many tiles lie at a place, and who has looked at them."""
    sort = int(t.stack_at[place])
    if sort < 0:
        return []
    seen = int(t.seen[sort])
    left = int(in_stack(t, sort)).bit_count() if seen else int(t.seats)
    return [tiles(place, sort, left, seen, cut)]


@drawn_once
def tiles(place: int, sort: int, left: int, seen: int, cut: Cut) -> Node:
    """Draw the tiles at a place."""
    x, y = at(place, cut)
    known = listed([seat_name(seat) for seat in places(seen)]) if seen else "-"
    label = say("karvi-stack", good=good_name(sort), n=left, seen=known)
    tone = "gold" if sort < 6 else "ember"
    return Node(
        f"tiles-{PLACES[place]}", x + 8, y - 23, 19, 19, tone=tone, text=str(left), size=15,
        label=label,
    )  # fmt: skip


def site(t: Table, place: int, cut: Cut) -> list[Node]:
    """Show the slots of a building site, and the special runestones there."""
    nodes: list[Node] = []
    number = int(SITE_OF[place])
    if number < 0:
        return nodes
    side = int(SITES) if t.seats == SLOTS else 0
    for slot in range(SLOTS_OPEN[t.seats]):
        points = int(SLOT_POINTS[(side + number) * SLOTS + slot])
        owner = int(t.slots[number * SLOTS + slot])
        nodes.append(slot_node(place, int(slot), points, owner, cut))
    if STONE_SITE_OF[number] >= 0:
        nodes.append(special_stones(place, int(stones_at(t, STONE_SITE_OF[number])), cut))
    return nodes


@drawn_once
def slot_node(place: int, slot: int, points: int, owner: int, cut: Cut) -> Node:
    """Draw a slot of a site: its points while it is free, a building when it is not."""
    x, y = at(place, cut)
    id_, left, top = (
        f"slot-{SITE_OF[place]}-{slot}",
        x - 2 * SLOT + slot * SLOT,
        y - PLACE / 2 - SLOT + 2,
    )
    kind = BUILDINGS[SITE_BUILDING[SITE_OF[place]]].replace("_", "-")
    if owner >= 0:
        label = say("karvi-built", seat=seat_name(owner), points=points)
        return Node(id_, left, top, SLOT - 1, SLOT - 1, tone=f"seat-{owner}", owner=owner,
                    sprite=kind, label=label)  # fmt: skip
    label = say("karvi-slot", points=points, building=say(f"karvi-building-{kind}"))
    return Node(id_, left, top, SLOT - 1, SLOT - 1, tone="surface", text=str(points), size=14,
                label=label)  # fmt: skip


@drawn_once
def special_stones(place: int, left: int, cut: Cut) -> Node:
    """Draw the special runestones at a site."""
    x, y = at(place, cut)
    label = say("karvi-special-stones", n=left)
    return Node(f"stones-{SITE_OF[place]}", x + PLACE / 2, y - STONE / 2, STONE, STONE,
                sprite="special-stone", label=label)  # fmt: skip


@drawn_once
def ship(seat: int, place: int, before: int, provisions: int, cut: Cut) -> Node:
    """Draw a ship beside its place; ships that share it stand side by side."""
    x, y = at(place, cut)
    label = say("karvi-ship", seat=seat_name(seat), place=place_name(place), provisions=provisions)
    left = x - PLACE / 2 - SHIP + 2 + before * (SHIP - 6)
    return Node(f"ship-{seat}", left, y - SHIP / 2, SHIP, SHIP, sprite="ship",
                tone=f"seat-{seat}", shape="disc", owner=seat, label=label)  # fmt: skip
