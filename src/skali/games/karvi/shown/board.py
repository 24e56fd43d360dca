"""The village with its track of fields and the dice, and the market of cards."""
# interpreted: made for people

from functools import cache

from skali.core.message import say, seat_name
from skali.core.scene import Cut, Node, Panel, drawn_once
from skali.games.karvi.effects.programs import BOARD_SIZE, FIELD_TABLES
from skali.games.karvi.rules import deck
from skali.games.karvi.rules.actions import SPOT_NAMES
from skali.games.karvi.rules.components import KINDS, ROUNDS, TRADE_CARD_TABLES
from skali.games.karvi.rules.setup import board_order
from skali.games.karvi.rules.state import STOP, TRACK, Table
from skali.games.karvi.rules.village import beer_cost, field_at, is_behind
from skali.games.karvi.shown import names, signs
from skali.games.karvi.shown.sizes import SIZES

EDGE = 4.0
HEAD = 34.0
COLUMNS = 7
"""The track is read like a text: the stop area first, then the fields row by row."""
ROWS = 5
DIE = 26.0
BEER = 20.0
SMALL = 60.0
"""A narrower field has smaller signs: its die covers none of its values."""
BOARDS_MADE_UP = any(table.made_up("parts", "beer") for table in FIELD_TABLES)
"""Whether something on the boards is not known."""


def village(t: Table, cut: Cut) -> Panel:
    """Show the track and its dice."""
    size = SIZES[cut]
    title = say("karvi-panel-village", round=int(t.round), rounds=int(ROUNDS[t.seats]))
    panel = Panel("village", title, size.shared, size.village, tone="wood", floor=size.floor)
    panel.add(Node("village-title", 8, 4, size.shared * 0.5, HEAD - 8, text=title, size=17,
                   align="start"))  # fmt: skip
    panel.add(*queue(t, size.shared))
    x, y, w, h = cell(int(STOP), cut)
    panel.add(
        Node("longhouse", x, y, w, h, sprite="longhouse", label=say("karvi-boards"),
             mark="reconstructed" if BOARDS_MADE_UP else "")
    )  # fmt: skip
    tones, chosen = board_tones(chaos=t.chaos != 0), (int(t.stop), int(t.variety))
    for place in range(TRACK):
        price = int(beer_cost(t, t.active, place)) if place >= STOP else 0
        field, blocked = int(field_at(t, place)), bool(t.blocked >> place & 1)
        panel.add(*spot(place, tones[place], field, chosen, price, cut, blocked=blocked))
    first = next(iter(in_order(t)), -1)
    for number in range(2 * t.seats):
        if t.place[number] >= 0:
            here, level = int(t.place[number]) % int(TRACK), int(t.level[number])
            panel.add(*die(number, here, level, int(t.beer[number]), cut, now=number == first))
    return panel


def in_order(t: Table) -> list[int]:
    """KARVI-032, KARVI-219: list the dice as they will move, the hindmost first."""
    dice = [die for die in range(2 * int(t.seats)) if t.place[die] >= 0]
    return sorted(dice, key=lambda die: sum(is_behind(t, other, die) for other in dice))


def queue(t: Table, width: float) -> list[Node]:
    """Show in the head which die moves next, and which then."""
    nodes: list[Node] = []
    dice = in_order(t)[: 4 if width < 400 else 8]
    step = 30.0
    left = width - 6 - step * len(dice)
    for place, number in enumerate(dice):
        seat, own, beer = number // 2, number % 2 + 1, int(t.beer[number])
        nodes += queued(seat, own, beer, place, left + place * step)
    if dice:
        text = say("karvi-moves-next")
        nodes.append(Node("queue-text", left - 92, 4, 86, HEAD - 8, text=text, size=14,
                          align="end"))  # fmt: skip
    return nodes


@drawn_once
def queued(seat: int, own: int, beer: int, place: int, x: float) -> tuple[Node, ...]:
    """Draw a die in the queue; the one that moves next is ringed."""
    label = say("karvi-queued", seat=seat_name(seat), die=own, beer=beer, place=place + 1)
    shown = Node(f"queue-{seat}-{own}", x, 5, 25, 25, tone=f"seat-{seat}", owner=seat,
                 text=str(beer), size=16, label=label)  # fmt: skip
    if place:
        return (shown,)
    return (shown, Node("queue-first", x - 3, 2, 31, 31, tone="gold", shape="ring"))


# --- the track ---


@cache
def cell(place: int, cut: Cut) -> tuple[float, float, float, float]:
    """Return place and size of a cell, row by row."""
    size = SIZES[cut]
    w = (size.shared - 2 * EDGE) / COLUMNS
    h = (size.village - HEAD - EDGE) / ROWS
    x, y = EDGE + place % COLUMNS * w, HEAD + place // COLUMNS * h
    return round(x, 2), round(y, 2), round(w - 3, 2), round(h - 3, 2)


def spot_box(spot: int, cut: Cut) -> tuple[float, float, float, float]:
    """Return where a spot lies; the longhouse stands behind the stop area."""
    return cell(spot if spot < STOP else spot + 1, cut)


@cache
def board_tones(*, chaos: bool) -> list[str]:
    """Tell the spots of the four boards apart, and the stop area."""
    tones = ["ice"] * int(STOP)
    for number, board in enumerate(board_order(chaos=chaos)):
        tones += ["surface" if number % 2 == 0 else "ground"] * int(BOARD_SIZE[board])
    return tones


@drawn_once
def spot(
    place: int,
    tone: str,
    field: int,
    chosen: tuple[int, int],
    price: int,
    cut: Cut,
    *,
    blocked: bool,
) -> tuple[Node, ...]:
    """Draw a field: what it gives above, its beer below, its number in the corner."""
    x, y, w, h = spot_box(place, cut)
    key, parts = SPOT_NAMES[place], names.parts_of(place, field, *chosen)
    label = say("karvi-spot", spot=names.spot_name(place), effect=names.parts_text(parts))
    nodes = [Node(f"spot-{key}", x, y, w, h, tone=tone, label=label)]
    if blocked:
        side = min(w, h) - 8
        at = x + (w - side) / 2, y + (h - side) / 2, side, side
        return (*nodes, Node(f"blockade-{key}", *at, sprite="blockade"))
    glyphs = [glyph for number, part in enumerate(parts) for glyph in part_signs(number, part)]
    above = h - BEER - 2
    numbered = place >= STOP and w > 72
    nodes += signs.row(key, (x + 3, y + 2, w - (22 if numbered else 6), above), glyphs)
    if numbered:
        text = str(place - int(STOP) + 1)
        nodes.append(
            Node(f"number-{key}", x + w - 22, y + 1, 20, 17, text=text, size=14, align="end")
        )
    if price:
        mug, room = (BEER, 16.0) if w > SMALL else (15.0, 9.0)
        nodes += [
            Node(f"mug-{key}", x + 1, y + h - mug - 2, mug, mug, sprite="action-beer"),
            Node(f"beer-{key}", x + 1 + mug, y + h - mug - 2, room, mug, text=str(price), size=15),
        ]
    return tuple(nodes)


def part_signs(number: int, part: list[signs.Step]) -> list[signs.Glyph]:
    """Write a part of a field as signs; `/` joins options."""
    row: list[signs.Glyph] = [("", "+")] if number else []
    for place, option in enumerate(part[0].get("options", [part])):
        if place:
            row.append(signs.OR)
        for step in option:
            row += signs.pictures(step) or [("points", "")]
    return row


@drawn_once
def die(number: int, place: int, level: int, beer: int, cut: Cut, *, now: bool) -> tuple[Node, ...]:
    """Draw a die on its spot: its owner's colour, its beer; one on another is set off."""
    x, y, w, h = spot_box(place, cut)
    seat, own = number // 2, number % 2 + 1
    label = say("karvi-die", seat=seat_name(seat), die=own, beer=beer, spot=names.spot_name(place))
    side = DIE if w > SMALL else 19.0
    left, top = x + w - side - 6 * level, y + h - side - 1 - 9 * level
    shown = Node(
        f"die-{seat}-{own}", left, top, side, side, tone=f"seat-{seat}", owner=seat,
        text=str(beer), size=side * 0.7, label=label,
    )  # fmt: skip
    if not now:
        return (shown,)
    ring = Node("die-first", left - 3, top - 3, side + 6, side + 6, tone="gold", shape="ring")
    return (shown, ring)


# --- the market ---


def market(t: Table, cut: Cut) -> Panel:
    """Show the stacks of equipment cards, and beside each an open trade card."""
    size = SIZES[cut]
    panel = Panel("market", say("karvi-panel-market"), size.shared, size.market, slot="supply",
                  floor=size.floor)  # fmt: skip
    for number in range(len(KINDS)):
        panel.add(*card_stack(number, int(deck.left_in(t, number)), cut))
        card = int(t.display[number])
        panel.add(*(trade_card(number, card, cut) if card >= 0 else no_card(number, cut)))
    return panel


@cache
def stall(number: int, cut: Cut) -> tuple[float, float, float, float]:
    """Return the room for a stack and a trade card: side by side, on a phone in rows."""
    size = SIZES[cut]
    if cut == "narrow":
        high = (size.market - 4) / len(KINDS)
        return 4, 2 + number * high, size.shared - 8, high - 4
    wide = (size.shared - 4) / len(KINDS)
    return 4 + number * wide, 3, wide - 4, size.market - 6


@drawn_once
def card_stack(kind: int, left: int, cut: Cut) -> tuple[Node, ...]:
    """Draw a stack of equipment cards."""
    name = KINDS[kind]
    x, y, w, h = stall(kind, cut)
    wide = min(62.0, w * 0.36)
    side = min(wide - 26, h - 4, 36)
    label = say("karvi-card-stack", kind=names.kind_name(kind), n=left)
    return (
        Node(f"stack-{name}", x, y, wide, h, tone="wood-dark", label=label),
        Node(f"stack-icon-{name}", x + 2, y + (h - side) / 2, side, side, sprite=f"kind-{name}"),
        Node(f"stack-text-{name}", x + side + 3, y, wide - side - 4, h, tone="wood-dark",
             text=str(left), size=18),
    )  # fmt: skip


@drawn_once
def no_card(slot: int, cut: Cut) -> tuple[Node, ...]:
    """Draw the gap where a trade card was taken."""
    x, y, w, h = stall(slot, cut)
    wide = min(62.0, w * 0.36)
    label = say("karvi-no-card")
    at = x + wide + 3, y, w - wide - 4, h
    return (Node(f"display-{slot + 1}", *at, tone="ground", shape="veil", label=label),)


@drawn_once
def trade_card(slot: int, card: int, cut: Cut) -> tuple[Node, ...]:
    """Draw an open trade card."""
    x, y, w, h = stall(slot, cut)
    wide = min(62.0, w * 0.36)
    left, room = x + wide + 3, w - wide - 4
    text = names.trade_card_text(card)
    mark = "reconstructed" if TRADE_CARD_TABLES[card].made_up("boxes") else ""
    id_, label = f"display-{slot + 1}", say("karvi-trade-card", effect=text)
    glyphs = signs.boxes(TRADE_CARD_TABLES[card].value("boxes", list))
    inside = left + 3, y + 2, room - 6, h - 4
    drawn = (
        [Node(f"display-text-{slot + 1}", *inside, text=text, size=15)]
        if glyphs is None
        else signs.row(f"display-{slot + 1}", inside, glyphs, "middle")
    )
    return (Node(id_, left, y, room, h, tone="surface", label=label, mark=mark), *drawn)
