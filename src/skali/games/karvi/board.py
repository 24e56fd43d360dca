"""The shared panels: the sea map, and the village with its track of fields."""
# interpreted: made for people

from functools import cache
from typing import Any

from skali.core.bits import places
from skali.core.message import say, seat_name
from skali.core.scene import Node, Panel
from skali.games.karvi import deck
from skali.games.karvi.actions import SPOT_NAMES
from skali.games.karvi.components import (
    BUILDINGS,
    KINDS,
    PLACE_TABLES,
    PLACES,
    ROUNDS,
    SITE_BUILDING,
    SITE_OF,
    SITES,
    SLOT_POINTS,
    SLOTS,
    SLOTS_OPEN,
    STONE_SITE_OF,
    TRADE_CARD_TABLES,
)
from skali.games.karvi.effects import BOARD_SIZE
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
SEA_SCALE = 0.72
PLACE = 54.0
SHIP = 40.0
SCORE_Y = 724.0
EDGE = 12.0
COLUMNS = 7
"""The track is read like a text: the stop area first, then the fields row by row."""
ROWS = 5
CELL, STEP = 84.0, 88.0
VILLAGE_W, VILLAGE_H = 2 * EDGE + COLUMNS * STEP - 4, 2 * EDGE + ROWS * STEP - 4
DIE = 42.0
CARD_W, CARD_H, CARD_STEP = 190.0, 92.0, 96.0
STACK_W = 104.0
MARKET_W, MARKET_H = 2 * EDGE + CARD_W + 4 + STACK_W, 2 * EDGE + 3 * CARD_STEP - 4
LETTER = 13.0
"""How wide a letter of a name or of a caption is, about."""
LONG_NAME = 11


Glyph = tuple[str, str]
"""A drawing and the number beside it; either may be missing."""


@cache
def at(place: int) -> tuple[float, float]:
    """Return the middle of a place on the map."""
    table = PLACE_TABLES[place]
    return 50 + float(table.value("x", float)) * 90, 34 + float(table.value("y", float)) * 68


def sea(t: Table) -> Panel:
    """Show the map: places, stacks, buildings, ships, and the score track below."""
    panel = Panel("sea", say("karvi-panel-sea"), SEA_W, SEA_H, tone="sea")
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
    return shrunk(panel, SEA_SCALE)


def shrunk(panel: Panel, scale: float) -> Panel:
    """Bring a panel to other units: those with more units get more room beside others."""
    panel.w *= scale
    panel.h *= scale
    for node in panel.nodes:
        node.x *= scale
        node.y *= scale
        node.w *= scale
        node.h *= scale
        node.size *= scale
    return panel


def place_nodes(t: Table, place: int) -> list[Node]:
    """Draw a place: its sign, its name, and what lies or stands there."""
    x, y = at(place)
    kind = PLACE_TABLES[place].text("kind")
    key = PLACES[place]
    name = place_name(place)
    letters = len(PLACE_TABLES[place].text("name") or "northern map spot")
    rows = 2 if letters > LONG_NAME else 1
    wide = 12.0 + 10.0 * (letters * 0.6 if rows > 1 else letters)
    left, top = x - PLACE / 2, y - PLACE / 2
    mark = "reconstructed" if kind in ("trade", "raid") else ""
    nodes = [
        Node(f"place-{key}", left, top, PLACE, PLACE, sprite=f"place-{kind}", label=name,
             mark=mark),
        Node(f"name-{key}", x - wide / 2, y + PLACE / 2 - 4, wide, 4 + 20.0 * rows, tone="surface",
             text=name, size=19),
    ]  # fmt: skip
    sort = int(t.stack_at[place])
    if sort >= 0:
        left_ = int(t.seats) if t.seen[sort] == 0 else int(in_stack(t, sort)).bit_count()
        seen = ", ".join(str(seat + 1) for seat in places(t.seen[sort])) or "-"
        label = say("karvi-stack", good=good_name(sort), n=left_, seen=seen)
        nodes += [
            Node(f"tiles-{key}", x + 20, y - 34, 32, 32, tone="gold" if sort < 6 else "ember",
                 text=str(left_), size=24, label=label),
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
        left, top = x - 60 + int(slot) * 32, y - PLACE / 2 - 32
        owner = int(t.slots[site * SLOTS + slot])
        points = int(SLOT_POINTS[(side + site) * SLOTS + slot])
        label = say("karvi-slot", points=points, building=say(f"karvi-building-{kind}"))
        if owner >= 0:
            nodes.append(
                Node(f"slot-{site}-{slot}", left, top, 30, 30, tone=f"seat-{owner}", owner=owner,
                     sprite=kind, label=say("karvi-built", seat=seat_name(owner), points=points))
            )  # fmt: skip
        else:
            nodes.append(
                Node(f"slot-{site}-{slot}", left, top, 30, 30, tone="surface", text=str(points),
                     size=22, label=label)
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
        f"ship-{seat}", x - 70 + before * (SHIP - 6), y - SHIP / 2, SHIP, SHIP, sprite="ship",
        tone=f"seat-{seat}", shape="disc", owner=seat, label=label,
    )  # fmt: skip


# --- the village ---


def spot_at(spot: int) -> tuple[float, float]:
    """Return where a spot lies; the longhouse stands behind the stop area."""
    place = spot if spot < STOP else spot + 1
    return EDGE + place % COLUMNS * STEP, EDGE + place // COLUMNS * STEP


def village(t: Table) -> Panel:
    """Show the track and its dice."""
    title = say("karvi-panel-village", round=int(t.round), rounds=int(ROUNDS[t.seats]))
    panel = Panel("village", title, VILLAGE_W, VILLAGE_H, tone="wood")
    panel.add(
        Node("longhouse", EDGE + int(STOP) * STEP, EDGE, CELL, CELL, sprite="longhouse",
             mark="reconstructed", label=say("karvi-boards"))
    )  # fmt: skip
    for spot in range(TRACK):
        panel.add(*spot_nodes(t, spot))
    for die in range(2 * t.seats):
        if t.place[die] >= 0:
            panel.add(die_node(t, die))
    return panel


def board_tone(t: Table, spot: int) -> str:
    """Tell the four boards apart, and the stop area."""
    if spot < STOP:
        return "ice"
    end = int(STOP)
    for number, board in enumerate(board_order(chaos=t.chaos != 0)):
        end += int(BOARD_SIZE[board])
        if spot < end:
            return "surface" if number % 2 == 0 else "ground"
    return "surface"


def spot_nodes(t: Table, spot: int) -> list[Node]:
    """Draw a field: its pictures, its beer, its number; a blockade covers it."""
    x, y = spot_at(spot)
    key = SPOT_NAMES[spot]
    nodes = [
        Node(f"spot-{key}", x, y, CELL, CELL, tone=board_tone(t, spot),
             label=say("karvi-spot", spot=spot_name(spot), effect=field_text(t, spot))),
    ]  # fmt: skip
    if t.blocked >> spot & 1:
        nodes.append(Node(f"blockade-{key}", x + 12, y + 12, 58, 58, sprite="blockade"))
        return nodes
    nodes += printed(spot, glyphs(field_parts(t, spot)))
    if spot >= STOP:
        price = int(beer_cost(t, t.active, spot))
        if price:
            nodes.append(
                Node(f"beer-{key}", x + 2, y + CELL - 26, 53, 23, tone="gold", shape="pill",
                     text=say("karvi-beer-cost", beer=price), size=20)
            )  # fmt: skip
    return nodes


@cache
def printed(spot: int, rows: tuple[tuple[Glyph, ...], ...]) -> list[Node]:
    """Draw what is printed on a field: its pictures and its number."""
    x, y = spot_at(spot)
    key = SPOT_NAMES[spot]
    high = (CELL - 28) / len(rows)
    nodes: list[Node] = []
    for number, row in enumerate(rows):
        nodes += row_nodes(f"{key}-{number}", x + 3, y + 3 + number * high, high, row)
    if spot >= STOP:
        text = str(spot - int(STOP) + 1)
        nodes.append(
            Node(f"number-{key}", x + CELL - 28, y + CELL - 24, 24, 20, text=text, size=18)
        )
    return nodes


def row_nodes(key: str, x: float, y: float, high: float, row: tuple[Glyph, ...]) -> list[Node]:
    """Draw pictures with their numbers side by side, in the middle of a row."""
    letters = [6.0 + LETTER * len(caption) if caption else 0.0 for _, caption in row]
    drawn = sum(1 for sprite, _ in row if sprite)
    side = min(high, 44.0, (CELL - 6 - sum(letters)) / max(drawn, 1))
    left = x + (CELL - 6 - side * drawn - sum(letters)) / 2
    nodes = []
    for number, (sprite, caption) in enumerate(row):
        if sprite:
            top = y + (high - side) / 2
            nodes.append(Node(f"icon-{key}-{number}", left, top, side, side, sprite=sprite))
            left += side
        if caption:
            wide = letters[number]
            nodes.append(Node(f"text-{key}-{number}", left, y, wide, high, text=caption, size=26))
            left += wide
    return nodes


def glyphs(parts: list[list[dict[str, Any]]]) -> tuple[tuple[Glyph, ...], ...]:
    """Write a field as pictures with numbers: a row for a part, `/` joins options."""
    rows: list[tuple[Glyph, ...]] = []
    for number, part in enumerate(parts):
        row: list[Glyph] = [("", "+")] if number else []
        for place, option in enumerate(part[0].get("options", [part])):
            if place:
                row.append(("", "/"))
            for step in option:
                row += pictures(step)
        rows.append(tuple(row))
    return tuple(rows)


def pictures(step: dict[str, Any]) -> list[Glyph]:
    """Choose the drawings of a step and the numbers below them."""
    do = step["do"]
    if do == "action":
        return [(f"action-{step['name']}", "")]
    if do == "gain":
        return [(key, str(step[key])) for key in ("fur", "silver", "gold") if step.get(key)]
    if do == "warrior":
        return [("warrior-healthy", str(step["strength"]))] * int(step["n"])
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
    x, y = spot_at(spot)
    level = int(t.level[die])
    beer = int(t.beer[die])
    label = say("karvi-die", seat=seat_name(die // 2), die=die % 2 + 1, beer=beer,
                spot=spot_name(spot))  # fmt: skip
    return Node(
        f"die-{die // 2}-{die % 2 + 1}", x + CELL - DIE - 2 - 8 * level,
        y + CELL - DIE - 2 - 14 * level, DIE, DIE,
        tone=f"seat-{die // 2}", owner=die // 2, text=str(beer), size=30, label=label,
    )  # fmt: skip


# --- the market ---


def market(t: Table) -> Panel:
    """Show the open trade cards, and beside them the stacks of equipment cards."""
    panel = Panel("market", say("karvi-panel-market"), MARKET_W, MARKET_H, tone="wood")
    for slot, card in enumerate(t.display):
        y = EDGE + slot * CARD_STEP
        panel.add(*(trade_card(y, slot + 1, int(card)) if card >= 0 else no_card(y, slot + 1)))
    for kind, name in enumerate(KINDS):
        x, y = EDGE + CARD_W + 4, EDGE + kind * CARD_STEP
        left = int(deck.left_in(t, kind))
        panel.add(
            Node(f"stack-{name}", x, y, STACK_W, CARD_H, tone="wood-dark",
                 label=say("karvi-card-stack", kind=kind_name(kind), n=left)),
            Node(f"stack-icon-{name}", x + 4, y + 22, 48, 48, sprite=f"kind-{name}"),
            Node(f"stack-text-{name}", x + 54, y, STACK_W - 58, CARD_H, tone="wood-dark",
                 text=str(left), size=30),
        )  # fmt: skip
    return panel


def no_card(y: float, place: int) -> list[Node]:
    """Draw the gap where a trade card was taken."""
    label = say("karvi-no-card")
    return [
        Node(f"display-{place}", EDGE, y, CARD_W, CARD_H, tone="ground", shape="veil", label=label)
    ]


def trade_card(y: float, place: int, card: int) -> list[Node]:
    """Draw an open trade card."""
    text = trade_card_text(card)
    source = TRADE_CARD_TABLES[card].data.get("sources", {}).get("boxes", "reconstructed")
    mark = "reconstructed" if source == "reconstructed" else ""
    label = say("karvi-trade-card", effect=text)
    return [
        Node(f"display-{place}", EDGE, y, CARD_W, CARD_H, tone="surface", label=label, mark=mark),
        Node(f"display-icon-{place}", EDGE + 4, y + 4, 30, 30, sprite="trade-card"),
        Node(f"display-text-{place}", EDGE + 36, y + 4, CARD_W - 60, CARD_H - 8, text=text,
             size=19),
    ]  # fmt: skip
