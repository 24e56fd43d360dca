"""The shared panels: the sea map, and the village with its track of fields."""
# interpreted: made for people

from typing import Any

from skali.core.bits import places
from skali.core.message import say, seat_name
from skali.core.scene import Node, Panel
from skali.games.karvi import deck
from skali.games.karvi.actions import SPOT_NAMES
from skali.games.karvi.components import (
    BUILDINGS,
    DESIGNS,
    KINDS,
    PLACE_TABLES,
    PLACES,
    SITE_BUILDING,
    SITE_OF,
    SITES,
    SLOT_POINTS,
    SLOTS,
    SLOTS_OPEN,
    SORTS,
    STONE_SITE_OF,
    TRADE_CARD_TABLES,
)
from skali.games.karvi.effects import BOARD_SIZE, FIELD_TABLES, STOPS
from skali.games.karvi.sea import in_stack, stones_at
from skali.games.karvi.setup import board_order
from skali.games.karvi.state import STOP, TRACK, Table
from skali.games.karvi.village import beer_cost
from skali.games.karvi.words import (
    field_parts,
    field_text,
    good_name,
    kind_name,
    place_name,
    spot_name,
    trade_card_text,
)

SEA_W, SEA_H = 1000.0, 780.0
PLACE = 46.0
SHIP = 34.0
SCORE_Y = 724.0
CELL_W, CELL_H = 64.0, 76.0
VILLAGE_W = 1000.0
VILLAGE_H = 592.0
EDGE = 14.0
CARD_W, CARD_H = 230.0, 150.0
SHORT_ROWS = 5


def at(place: int) -> tuple[float, float]:
    """Return the middle of a place on the map."""
    table = PLACE_TABLES[place]
    return 50 + float(table.value("x", float)) * 90, 34 + float(table.value("y", float)) * 68


def sea(t: Table) -> Panel:
    """Show the map: places, stacks, buildings, ships, and the score track below."""
    panel = Panel("sea", say("karvi-panel-sea", round=int(t.round)), SEA_W, SEA_H, tone="sea")
    four = t.seats == SLOTS
    panel.add(Node("chart", 0, 0, SEA_W, SEA_H, sprite="sea-four" if four else "sea-few"))
    for place in range(len(PLACES)):
        panel.add(*place_nodes(t, place))
    for seat in range(t.seats):
        panel.add(ship_node(t, seat))
    for seat in range(t.seats):
        x = EDGE + int(seat) * 244
        panel.add(
            Node(f"score-{seat}", x, SCORE_Y, 232, 44, tone=f"seat-{seat}", owner=seat, size=22,
                 text=say("karvi-score", seat=seat_name(seat), points=int(t.points[seat]))),
        )  # fmt: skip
    return panel


def place_nodes(t: Table, place: int) -> list[Node]:
    """Draw a place: its sign, its name, and what lies or stands there."""
    x, y = at(place)
    kind = PLACE_TABLES[place].text("kind")
    key = PLACES[place]
    name = place_name(place)
    wide = 14.0 + 8.4 * len(PLACE_TABLES[place].text("name") or "northern map spot")
    left, top = x - PLACE / 2, y - PLACE / 2
    mark = "reconstructed" if kind in ("trade", "raid") else ""
    nodes = [
        Node(f"place-{key}", left, top, PLACE, PLACE, sprite=f"place-{kind}", label=name,
             mark=mark),
        Node(f"name-{key}", x - wide / 2, y + PLACE / 2 - 2, wide, 18, tone="surface",
             shape="pill", text=name, size=14),
    ]  # fmt: skip
    sort = int(t.stack_at[place])
    if sort >= 0:
        left_ = int(t.seats) if t.seen[sort] == 0 else int(in_stack(t, sort)).bit_count()
        seen = ", ".join(str(seat + 1) for seat in places(t.seen[sort])) or "-"
        label = say("karvi-stack", good=good_name(sort), n=left_, seen=seen)
        nodes += [
            Node(f"tiles-{key}", x + 14, y - 30, 34, 24, tone="gold" if sort < 6 else "ember",
                 text=f"{SORTS[sort].upper()}: {left_}", size=14, label=label),
        ]  # fmt: skip
    if SITE_OF[place] >= 0:
        nodes += site_nodes(t, int(SITE_OF[place]), x, y)
    return nodes


def site_nodes(t: Table, site: int, x: float, y: float) -> list[Node]:
    """Draw the slots of a site: points while they are free, buildings when they are not."""
    side = int(SITES) if t.seats == SLOTS else 0
    kind = BUILDINGS[SITE_BUILDING[site]].replace("_", "-")
    nodes = []
    for slot in range(SLOTS_OPEN[t.seats]):
        left, top = x - 48 + int(slot) * 26, y - PLACE / 2 - 27
        owner = int(t.slots[site * SLOTS + slot])
        points = int(SLOT_POINTS[(side + site) * SLOTS + slot])
        label = say("karvi-slot", points=points, building=say(f"karvi-building-{kind}"))
        if owner >= 0:
            nodes.append(
                Node(f"slot-{site}-{slot}", left, top, 24, 24, tone=f"seat-{owner}", owner=owner,
                     sprite=kind, label=say("karvi-built", seat=seat_name(owner), points=points))
            )  # fmt: skip
        else:
            nodes.append(
                Node(f"slot-{site}-{slot}", left, top, 24, 24, tone="surface", text=str(points),
                     size=16, label=label)
            )  # fmt: skip
    stack = int(STONE_SITE_OF[site])
    if stack >= 0:
        left_ = int(stones_at(t, stack))
        nodes.append(
            Node(f"stones-{site}", x + 30, y - 12, 40, 30, sprite="special-stone", size=14,
                 label=say("karvi-special-stones", n=left_))
        )  # fmt: skip
    return nodes


def ship_node(t: Table, seat: int) -> Node:
    """Draw a ship beside its place; ships that share it stand side by side."""
    place = int(t.ship[seat])
    x, y = at(place)
    before = sum(1 for other in range(seat) if t.ship[other] == place)
    label = say("karvi-ship", seat=seat_name(seat), place=place_name(place),
                provisions=int(t.provisions[seat]))  # fmt: skip
    return Node(
        f"ship-{seat}", x - 62 + before * (SHIP - 4), y - SHIP / 2, SHIP, SHIP, sprite="ship",
        tone=f"seat-{seat}", shape="disc", owner=seat, label=label,
    )  # fmt: skip


# --- the village ---


def spot_at(t: Table, spot: int) -> tuple[float, float]:
    """Return where a spot lies: stop area and first board on top, then clockwise."""
    if spot < STOP:
        return EDGE + spot * CELL_W, EDGE
    boards = board_order(chaos=t.chaos != 0)
    first = int(BOARD_SIZE[boards[0]])
    second = first + int(BOARD_SIZE[boards[1]])
    third = second + int(BOARD_SIZE[boards[2]])
    n = spot - int(STOP)
    right = VILLAGE_W - EDGE - CELL_W
    bottom = EDGE + (SHORT_ROWS + 1) * (CELL_H + 4) + 4
    if n < first:
        return EDGE + (6 + n) * CELL_W + 12, EDGE
    if n < second:
        return right, EDGE + (n - first + 1) * (CELL_H + 4)
    if n < third:
        return right - (n - second) * 122, bottom
    return EDGE, bottom - (n - third + 1) * (CELL_H + 4)


def village(t: Table) -> Panel:
    """Show the track, its dice, the open trade cards and the stacks of cards."""
    name = STOPS[t.stop]
    title = say("karvi-panel-village", below=int(t.stops).bit_count(), stop=name)
    panel = Panel("village", title, VILLAGE_W, VILLAGE_H, tone="wood")
    panel.add(Node("hall", 108, 106, 784, 382, tone="ground"))
    panel.add(
        Node(
            "longhouse",
            790,
            404,
            96,
            84,
            sprite="longhouse",
            mark="reconstructed",
            label=say("karvi-boards"),
        )
    )
    for spot in range(TRACK):
        panel.add(*spot_nodes(t, spot))
    for die in range(2 * t.seats):
        if t.place[die] >= 0:
            panel.add(die_node(t, die))
    panel.add(*card_nodes(t))
    return panel


def spot_nodes(t: Table, spot: int) -> list[Node]:
    """Draw a field: its picture, its beer, its few words; a blockade covers it."""
    x, y = spot_at(t, spot)
    key = SPOT_NAMES[spot]
    text = field_text(t, spot)
    tone = "ice" if spot < STOP else "surface"
    nodes = [
        Node(f"spot-{key}", x, y, CELL_W - 3, CELL_H, tone=tone,
             label=say("karvi-spot", spot=spot_name(spot), effect=text)),
    ]  # fmt: skip
    if t.blocked >> spot & 1:
        nodes.append(Node(f"blockade-{key}", x + 8, y + 14, 48, 48, sprite="blockade"))
        return nodes
    tokens = glyphs(field_parts(t, spot))
    room = (CELL_W - 7) / len(tokens)
    for number, (sprite, caption) in enumerate(tokens):
        left = x + 2 + number * room
        side = min(34.0, room)
        if sprite:
            middle = left + (room - side) / 2
            picture = f"icon-{key}-{number}"
            nodes.append(Node(picture, middle, y + 4 + (34 - side) / 2, side, side, sprite=sprite))
        if caption:
            top = y + 38 if sprite else y + 10
            nodes.append(Node(f"text-{key}-{number}", left, top, room, 20, text=caption, size=15))
    if spot >= STOP:
        beer = FIELD_TABLES[t.track[spot - STOP]].integer("beer")
        price = int(beer_cost(t, t.active, spot))
        nodes.append(
            Node(f"beer-{key}", x + 4, y + CELL_H - 17, 40, 15, tone="gold" if beer else "ice",
                 shape="pill", text=say("karvi-beer-cost", beer=price), size=12)
        )  # fmt: skip
    return nodes


def glyphs(parts: list[list[dict[str, Any]]]) -> list[tuple[str, str]]:
    """Write a field as pictures with numbers: `+` joins parts, `/` joins options."""
    found: list[tuple[str, str]] = []
    for number, part in enumerate(parts):
        if number:
            found.append(("", "+"))
        for place, option in enumerate(part[0].get("options", [part])):
            if place:
                found.append(("", "/"))
            for step in option:
                found += pictures(step)
    return found


def pictures(step: dict[str, Any]) -> list[tuple[str, str]]:
    """Choose the drawings of a step and the numbers below them."""
    do = step["do"]
    if do == "action":
        return [(f"action-{step['name']}", "")]
    if do == "gain":
        return [(key, str(step[key])) for key in ("fur", "silver", "gold") if step.get(key)]
    if do == "warrior":
        times = f"{step['n']} x " if step["n"] > 1 else ""
        return [("warrior-healthy", f"{times}{step['strength']}")]
    sprites = {
        "gain_any": "resource",
        "beer": "action-beer",
        "provisions": "action-provisions",
        "strength": "strength",
        "points": "points",
        "draw": "card-back",
    }
    sign = "+" if do in ("strength", "beer") else ""
    return [(sprites.get(do, "points"), f"{sign}{step.get('n', '')}")]


def die_node(t: Table, die: int) -> Node:
    """Draw a die on its spot: its owner's colour, its beer; one on another is set off."""
    spot = int(t.place[die]) % int(TRACK)
    x, y = spot_at(t, spot)
    level = int(t.level[die])
    beer = int(t.beer[die])
    label = say("karvi-die", seat=seat_name(die // 2), die=die % 2 + 1, beer=beer,
                spot=spot_name(spot))  # fmt: skip
    return Node(
        f"die-{die // 2}-{die % 2 + 1}", x + 30 - 6 * level, y + CELL_H - 34 - 14 * level, 32, 32,
        tone=f"seat-{die // 2}", owner=die // 2, text=str(beer), size=20, label=label,
    )  # fmt: skip


def card_nodes(t: Table) -> list[Node]:
    """Draw the open trade cards and the stacks of equipment cards."""
    nodes = []
    for slot, card in enumerate(t.display):
        x = 124 + slot * (CARD_W + 12)
        if card < 0:
            nodes.append(
                Node(f"display-{slot + 1}", x, 124, CARD_W, CARD_H, tone="wood", shape="veil",
                     label=say("karvi-no-card"))
            )  # fmt: skip
            continue
        text = trade_card_text(int(card))
        source = TRADE_CARD_TABLES[card].data.get("sources", {}).get("boxes", "reconstructed")
        mark = "reconstructed" if source == "reconstructed" else ""
        label = say("karvi-trade-card", number=DESIGNS[card], effect=text)
        nodes += [
            Node(f"display-{slot + 1}", x, 124, CARD_W, CARD_H, tone="surface", label=label,
                 mark=mark),
            Node(f"display-icon-{slot + 1}", x + 4, 128, 30, 30, sprite="trade-card"),
            Node(f"display-text-{slot + 1}", x + 8, 160, CARD_W - 16, CARD_H - 44, text=text,
                 size=15),
        ]  # fmt: skip
    for kind, name in enumerate(KINDS):
        x = 124 + kind * (CARD_W + 12)
        left = int(deck.left_in(t, kind))
        nodes += [
            Node(f"stack-{name}", x, 290, CARD_W, 92, tone="wood-dark", sprite=f"kind-{name}",
                 label=say("karvi-card-stack", kind=kind_name(kind), n=left)),
            Node(f"stack-text-{name}", x, 384, CARD_W, 20, text=say("karvi-left", n=left), size=15),
        ]  # fmt: skip
    return nodes
