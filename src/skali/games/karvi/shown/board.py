"""The shared panels: the sea map, and the village with its track of fields."""
# interpreted: made for people

from functools import cache
from typing import Any

from skali.core.bits import places
from skali.core.effects.words import listed
from skali.core.message import say, seat_name
from skali.core.scene import Node, Panel, drawn_once
from skali.games.karvi.effects.programs import BOARD_SIZE
from skali.games.karvi.rules import deck
from skali.games.karvi.rules.actions import SPOT_NAMES
from skali.games.karvi.rules.components import (
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
from skali.games.karvi.rules.places import in_stack, stones_at
from skali.games.karvi.rules.setup import board_order
from skali.games.karvi.rules.state import STOP, TRACK, Table
from skali.games.karvi.rules.village import beer_cost, field_at
from skali.games.karvi.shown.names import (
    good_name,
    kind_name,
    parts_of,
    parts_text,
    place_name,
    spot_name,
    trade_card_text,
)

SEA_W, SEA_H = 1000.0, 780.0
SCALE = 0.72
"""Units of the sea panel for a unit of the map."""
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
    panel = Panel("sea", say("karvi-panel-sea"), SEA_W * SCALE, SEA_H * SCALE, tone="sea")
    panel.add(*chart(four=t.seats == SLOTS))
    for place in range(len(PLACES)):
        panel.add(*stack(t, place), *site(t, place))
    for seat in range(t.seats):
        before = sum(1 for other in range(seat) if t.ship[other] == t.ship[seat])
        panel.add(ship(seat, int(t.ship[seat]), before, int(t.provisions[seat])))
    for seat in range(t.seats):
        panel.add(score(seat, int(t.points[seat])))
    return panel


def shrunk(node: Node) -> Node:
    """Bring a node to other units: a panel with more units gets more room beside others."""
    x, y, w, h = (SCALE * length for length in (node.x, node.y, node.w, node.h))
    return node._replace(x=x, y=y, w=w, h=h, size=SCALE * node.size)


@drawn_once
def chart(*, four: bool) -> tuple[Node, ...]:
    """Draw the map, and the sign and the name of every place."""
    nodes = [Node("chart", 0, 0, SEA_W, SEA_H, sprite="sea-four" if four else "sea-few")]
    for place, key in enumerate(PLACES):
        x, y = at(place)
        kind = PLACE_TABLES[place].text("kind")
        name = place_name(place)
        letters = len(PLACE_TABLES[place].text("name") or "northern map spot")
        rows = 2 if letters > LONG_NAME else 1
        wide = 12.0 + 10.0 * (letters * 0.6 if rows > 1 else letters)
        mark = "reconstructed" if kind in ("trade", "raid") else ""
        nodes += [
            Node(f"place-{key}", x - PLACE / 2, y - PLACE / 2, PLACE, PLACE,
                 sprite=f"place-{kind}", label=name, mark=mark),
            Node(f"name-{key}", x - wide / 2, y + PLACE / 2 - 4, wide, 4 + 20.0 * rows,
                 tone="surface", text=name, size=19),
        ]  # fmt: skip
    return tuple(map(shrunk, nodes))


def stack(t: Table, place: int) -> list[Node]:
    """Show how many tiles lie at a place, and who has looked at them."""
    sort = int(t.stack_at[place])
    if sort < 0:
        return []
    seen = int(t.seen[sort])
    left = int(in_stack(t, sort)).bit_count() if seen else int(t.seats)
    return [tiles(place, sort, left, seen)]


@drawn_once
def tiles(place: int, sort: int, left: int, seen: int) -> Node:
    """Draw the tiles at a place."""
    x, y = at(place)
    known = listed([seat_name(seat) for seat in places(seen)]) if seen else "-"
    label = say("karvi-stack", good=good_name(sort), n=left, seen=known)
    tone = "gold" if sort < 6 else "ember"
    return shrunk(
        Node(f"tiles-{PLACES[place]}", x + 20, y - 34, 32, 32, tone=tone, text=str(left), size=24,
             label=label)
    )  # fmt: skip


def site(t: Table, place: int) -> list[Node]:
    """Show the slots of a building site, and the special runestones there."""
    nodes: list[Node] = []
    number = int(SITE_OF[place])
    if number < 0:
        return nodes
    side = int(SITES) if t.seats == SLOTS else 0
    for slot in range(SLOTS_OPEN[t.seats]):
        points = int(SLOT_POINTS[(side + number) * SLOTS + slot])
        owner = int(t.slots[number * SLOTS + slot])
        nodes.append(slot_node(place, int(slot), points, owner))
    if STONE_SITE_OF[number] >= 0:
        nodes.append(special_stones(place, int(stones_at(t, STONE_SITE_OF[number]))))
    return nodes


@drawn_once
def slot_node(place: int, slot: int, points: int, owner: int) -> Node:
    """Draw a slot of a site: its points while it is free, a building when it is not."""
    x, y = at(place)
    id_, left, top = f"slot-{SITE_OF[place]}-{slot}", x - 60 + slot * 32, y - PLACE / 2 - 32
    kind = BUILDINGS[SITE_BUILDING[SITE_OF[place]]].replace("_", "-")
    if owner >= 0:
        label = say("karvi-built", seat=seat_name(owner), points=points)
        return shrunk(
            Node(id_, left, top, 30, 30, tone=f"seat-{owner}", owner=owner, sprite=kind,
                 label=label)
        )  # fmt: skip
    label = say("karvi-slot", points=points, building=say(f"karvi-building-{kind}"))
    return shrunk(
        Node(id_, left, top, 30, 30, tone="surface", text=str(points), size=22, label=label)
    )


@drawn_once
def special_stones(place: int, left: int) -> Node:
    """Draw the special runestones at a site."""
    x, y = at(place)
    label = say("karvi-special-stones", n=left)
    return shrunk(
        Node(f"stones-{SITE_OF[place]}", x + 30, y - 12, 40, 30, sprite="special-stone", size=14,
             label=label)
    )  # fmt: skip


@drawn_once
def ship(seat: int, place: int, before: int, provisions: int) -> Node:
    """Draw a ship beside its place; ships that share it stand side by side."""
    x, y = at(place)
    label = say("karvi-ship", seat=seat_name(seat), place=place_name(place), provisions=provisions)
    return shrunk(
        Node(f"ship-{seat}", x - 70 + before * (SHIP - 6), y - SHIP / 2, SHIP, SHIP, sprite="ship",
             tone=f"seat-{seat}", shape="disc", owner=seat, label=label)
    )  # fmt: skip


@drawn_once
def score(seat: int, points: int) -> Node:
    """Draw a place on the score track."""
    text = say("karvi-score", seat=seat_name(seat), points=points)
    return shrunk(
        Node(f"score-{seat}", EDGE + seat * 244, SCORE_Y, 232, 44, tone=f"seat-{seat}", owner=seat,
             text=text, size=22)
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
    tones, chosen = board_tones(chaos=t.chaos != 0), (int(t.stop), int(t.variety))
    for place in range(TRACK):
        price = int(beer_cost(t, t.active, place)) if place >= STOP else 0
        field, blocked = int(field_at(t, place)), bool(t.blocked >> place & 1)
        panel.add(*spot(place, tones[place], field, chosen, price, blocked=blocked))
    for number in range(2 * t.seats):
        if t.place[number] >= 0:
            here, level = int(t.place[number]) % int(TRACK), int(t.level[number])
            panel.add(die(number, here, level, int(t.beer[number])))
    return panel


@cache
def board_tones(*, chaos: bool) -> list[str]:
    """Tell the spots of the four boards apart, and the stop area."""
    tones = ["ice"] * int(STOP)
    for number, board in enumerate(board_order(chaos=chaos)):
        tones += ["surface" if number % 2 == 0 else "ground"] * int(BOARD_SIZE[board])
    return tones


@drawn_once
def spot(
    place: int, tone: str, field: int, chosen: tuple[int, int], price: int, *, blocked: bool
) -> tuple[Node, ...]:
    """Draw a field: its pictures, its beer, its number; a blockade covers it."""
    x, y = spot_at(place)
    key, parts = SPOT_NAMES[place], parts_of(place, field, *chosen)
    label = say("karvi-spot", spot=spot_name(place), effect=parts_text(parts))
    nodes = [Node(f"spot-{key}", x, y, CELL, CELL, tone=tone, label=label)]
    if blocked:
        return (*nodes, Node(f"blockade-{key}", x + 12, y + 12, 58, 58, sprite="blockade"))
    rows = glyphs(parts)
    high = (CELL - 28) / len(rows)
    for number, row in enumerate(rows):
        nodes += row_nodes(f"{key}-{number}", x + 3, y + 3 + number * high, high, row)
    if place >= STOP:
        text = str(place - int(STOP) + 1)
        nodes.append(
            Node(f"number-{key}", x + CELL - 28, y + CELL - 24, 24, 20, text=text, size=18)
        )
    if price:
        nodes.append(
            Node(f"beer-{key}", x + 2, y + CELL - 26, 53, 23, tone="gold", shape="pill",
                 text=say("karvi-beer-cost", beer=price), size=20)
        )  # fmt: skip
    return tuple(nodes)


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


@drawn_once
def die(number: int, place: int, level: int, beer: int) -> Node:
    """Draw a die on its spot: its owner's colour, its beer; one on another is set off."""
    x, y = spot_at(place)
    seat, own = number // 2, number % 2 + 1
    label = say("karvi-die", seat=seat_name(seat), die=own, beer=beer, spot=spot_name(place))
    return Node(
        f"die-{seat}-{own}", x + CELL - DIE - 2 - 8 * level, y + CELL - DIE - 2 - 14 * level,
        DIE, DIE, tone=f"seat-{seat}", owner=seat, text=str(beer), size=30, label=label,
    )  # fmt: skip


# --- the market ---


def market(t: Table) -> Panel:
    """Show the open trade cards, and beside them the stacks of equipment cards."""
    panel = Panel("market", say("karvi-panel-market"), MARKET_W, MARKET_H, tone="wood")
    for slot, card in enumerate(t.display):
        panel.add(*(trade_card(slot, int(card)) if card >= 0 else no_card(slot)))
    for kind in range(len(KINDS)):
        panel.add(*card_stack(kind, int(deck.left_in(t, kind))))
    return panel


@drawn_once
def card_stack(kind: int, left: int) -> tuple[Node, ...]:
    """Draw a stack of equipment cards."""
    name, x, y = KINDS[kind], EDGE + CARD_W + 4, EDGE + kind * CARD_STEP
    label = say("karvi-card-stack", kind=kind_name(kind), n=left)
    return (
        Node(f"stack-{name}", x, y, STACK_W, CARD_H, tone="wood-dark", label=label),
        Node(f"stack-icon-{name}", x + 4, y + 22, 48, 48, sprite=f"kind-{name}"),
        Node(f"stack-text-{name}", x + 54, y, STACK_W - 58, CARD_H, tone="wood-dark",
             text=str(left), size=30),
    )  # fmt: skip


@drawn_once
def no_card(slot: int) -> tuple[Node, ...]:
    """Draw the gap where a trade card was taken."""
    id_, y = f"display-{slot + 1}", EDGE + slot * CARD_STEP
    label = say("karvi-no-card")
    return (Node(id_, EDGE, y, CARD_W, CARD_H, tone="ground", shape="veil", label=label),)


@drawn_once
def trade_card(slot: int, card: int) -> tuple[Node, ...]:
    """Draw an open trade card."""
    y, text = EDGE + slot * CARD_STEP, trade_card_text(card)
    source = TRADE_CARD_TABLES[card].data.get("sources", {}).get("boxes", "reconstructed")
    mark = "reconstructed" if source == "reconstructed" else ""
    id_, label = f"display-{slot + 1}", say("karvi-trade-card", effect=text)
    return (
        Node(id_, EDGE, y, CARD_W, CARD_H, tone="surface", label=label, mark=mark),
        Node(f"display-icon-{slot + 1}", EDGE + 4, y + 4, 30, 30, sprite="trade-card"),
        Node(f"display-text-{slot + 1}", EDGE + 36, y + 4, CARD_W - 60, CARD_H - 8, text=text,
             size=19),
    )  # fmt: skip
