"""The panel that all players share: the coast with its fjords, dragons and besiegers."""
# interpreted: made for people

from skali.core.message import say
from skali.core.scene import Node, Panel, drawn_once
from skali.games.walhalla.rules.actions import ENDS, SIDES
from skali.games.walhalla.rules.asks import LANDING_ROW
from skali.games.walhalla.rules.components import (
    ATTACK,
    BERTHS,
    DATA,
    DRAGON_ROWS,
    FJORDS,
    LETTERS,
    REACH,
    SEATS,
    TERRAIN_OF,
    TERRAINS,
    TONGUES,
    VALUE_OF,
)
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.landing import enemies, field_asked
from skali.games.walhalla.rules.scoring import visible_strength
from skali.games.walhalla.rules.state import NOBODY, NOWHERE, PHASES, Table
from skali.games.walhalla.shown.choices import asked_of, field_id
from skali.games.walhalla.shown.pieces import bench, shield, viking
from skali.games.walhalla.shown.side import track
from skali.games.walhalla.shown.sizes import Coast, longest
from skali.games.walhalla.shown.words import (
    colour,
    docking,
    dragon,
    field_label,
    fields_beside,
    rows,
)


def board(t: Walhalla, seat: int | None, m: Coast, common: list[Node], floor: float) -> Panel:
    """Show the coast as a seat sees it, upon what is common to all."""
    title = say("walhalla-panel-board", raid=int(t.raid), phase=PHASES[t.phase])
    panel = Panel("board", title, m.width, m.height, [*common], tone="wood", floor=floor)
    panel.add(*events(t, m, seat))
    panel.active = asked_of(t, seat) and PHASES[t.phase] == "raid"
    return panel


def coast(t: Walhalla, m: Coast) -> list[Node]:
    """Show what looks the same to everybody: track, tongues, fjords, dragons and standings."""
    nodes = [*track(t, m.width), *sea(m, longest(t))]
    for tongue in range(int(TONGUES)):
        nodes += [*land(t, m, tongue), *standings(t, m, tongue)]
    for fjord in range(int(FJORDS)):
        nodes += moored(t, m, fjord)
    return [*nodes, *crew(t, m), *ghosts(t, m)]


# --- the coast ---


@drawn_once
def sea(m: Coast, longest: int) -> tuple[Node, ...]:
    """Draw the water and the edge of the board, with the names of fjords, tongues and rows."""
    wide = 4 * m.fjord + 3 * m.tongue
    deep = m.height - m.top - 6
    nodes = [Node("sea", m.left, m.top, wide, deep, tone="sea")]
    for number in range(int((deep - 40) // 120) * 3):
        x, y = m.left + number % 3 * wide / 3, m.top + 40 + number // 3 * 120
        nodes.append(Node(f"waves-{number}", x, y, wide / 3, 110, sprite="waves"))
    nodes.append(Node("coast", m.left, m.top, wide, 62, sprite="coast"))
    for fjord in range(int(FJORDS)):
        x = m.fjord_x(fjord)
        name = say("walhalla-fjord", fjord=fjord + 1)
        text = str(fjord + 1) if m.slim else name
        nodes += [
            Node(f"water-{fjord}", x, m.top + m.cliff, m.fjord, deep - m.cliff, label=name),
            Node(f"fjord-{fjord}", x, m.top + 6, m.fjord, 20, text=text, size=16),
        ]
    for tongue in range(int(TONGUES)):
        name = say("walhalla-tongue", tongue=LETTERS[tongue])
        text = LETTERS[tongue] if m.slim else name
        x = m.tongue_x(tongue)
        nodes.append(Node(f"tongue-{tongue}", x, m.top, m.tongue, 20, text=text, size=16))
    for row in range(1, longest + 1):
        nodes.append(
            Node(f"row-{row}", 1, m.row_y(row), m.left - 2, m.row, text=str(row), size=14,
                 tone="wood")
        )  # fmt: skip
    return tuple(nodes)


def standings(t: Table, m: Coast, tongue: int) -> list[Node]:
    """Show how strong everybody is on a tongue now: vikings and villages, no hidden cards."""
    nodes: list[Node] = []
    for seat in range(int(t.seats)):
        nodes += standing(m, tongue, seat, int(visible_strength(t, seat, tongue)))
    return nodes


@drawn_once
def standing(m: Coast, tongue: int, seat: int, strength: int) -> tuple[Node, ...]:
    """Draw how strong a seat is on a tongue."""
    columns = 1 if m.slim else 2
    wide, id_ = m.tongue / columns, f"strength-{tongue}-{seat}"
    x = m.tongue_x(tongue) + seat % columns * wide
    y, letter = m.top + 21 + seat // columns * 21, LETTERS[tongue]
    label = say("walhalla-strength", colour=colour(seat), tongue=letter, count=strength)
    return (
        Node(id_, x, y, wide - 2, 20, tone="surface", label=label),
        shield(f"{id_}-shield", seat, x + 1, y + 1, 18),
        Node(f"{id_}-count", x + 19, y, wide - 21, 20, text=str(strength), size=16),
    )


def land(t: Table, m: Coast, tongue: int) -> list[Node]:
    """Show a tongue: its fields with their besiegers, and the two tips."""
    nodes: list[Node] = []
    first, rows = tongue * int(REACH), int(t.rows[tongue])
    for place in range(first, first + rows):
        nodes += field(m, place, int(t.field[place]), int(t.holder(place)))
    return [
        *nodes,
        *tip(m, "inner", tongue, rows + 1, int(t.inner[tongue])),
        *tip(m, "outer", tongue, rows + 2, int(t.outer[tongue])),
    ]


@drawn_once
def tip(m: Coast, name: str, tongue: int, row: int, value: int) -> tuple[Node, ...]:
    """Draw a tip of a tongue with its points."""
    id_, x, y = f"{name}-{tongue}", m.tongue_x(tongue), m.row_y(row)
    label = say(f"walhalla-tip-{name}", tongue=LETTERS[tongue], points=value)
    return (
        Node(id_, x, y, m.tongue, m.row, sprite=f"tip-{name}", label=label),
        Node(f"{id_}-points", x + m.tongue / 2 - 17, y + m.row * 0.1, 34, m.row * 0.8,
             text=str(value), size=21, label=label),
    )  # fmt: skip


TILES_MADE_UP = any(tile.made_up("fields", "count") for tile in DATA.tables("tile"))
"""Whether it is not known which fields share a tile."""
GROUNDS = {"forest": "land", "village": "ground", "cult": "ice", "wheat": "sand"}
"""What a field lies on where it has no room for its picture."""


@drawn_once
def field(m: Coast, place: int, kind: int, holder: int) -> tuple[Node, ...]:
    """Draw a field: terrain, the number printed on it, and who stands there."""
    terrain, value = TERRAINS[TERRAIN_OF[kind]], int(VALUE_OF[kind])
    x, y = m.tongue_x(place // int(REACH)), m.row_y(place % int(REACH) + 1)
    id_, label = field_id(place), field_label(place, kind, holder)
    sprite, tone = ("", GROUNDS[terrain]) if m.slim else (f"field-{terrain}", "")
    nodes = [
        Node(id_, x, y, m.tongue, m.row, sprite=sprite, tone=tone, label=label,
             mark="reconstructed" if TILES_MADE_UP else "")
    ]  # fmt: skip
    if m.slim and not value:
        nodes.append(Node(f"{id_}-sign", x + 1, y + 4, 20, m.row - 8, sprite=f"card-{terrain}"))
    if value:
        text, tone = (f"+{value}", "surface") if terrain == "village" else (str(value), "gold")
        side, left = (20.0, x + 1) if m.slim else (24.0, x + m.tongue * 0.43)
        nodes.append(
            Node(f"{id_}-value", left, y + (m.row - side) / 2, side, side, text=text, size=15,
                 tone=tone, shape="disc")
        )  # fmt: skip
    if holder != NOBODY:
        side = min(m.viking, 25) if m.slim else m.viking
        at = x + m.tongue - side - (0 if m.slim else 3)
        nodes.append(viking(f"{id_}-viking", holder, at, y + (m.row - side) / 2, side))
    return tuple(nodes)


# --- dragons ---


def moored(t: Table, m: Coast, fjord: int) -> list[Node]:
    """Show the dragons that lie in a fjord."""
    dragons = [int(t.moored[fjord * BERTHS + berth]) for berth in range(t.fleet[fjord])]
    return [node for n, which in enumerate(dragons) for node in moored_dragon(m, fjord, n, which)]


@drawn_once
def moored_dragon(m: Coast, fjord: int, berth: int, which: int) -> tuple[Node, ...]:
    """Draw a dragon in a fjord with its seats, either end first."""
    kind, end = divmod(which, 2)
    id_, wide = f"moored-{fjord}-{berth}", min(m.fjord - 6, 2 * m.row)
    x = m.fjord_x(fjord) + (m.fjord - wide) / 2
    y = m.row_y(int(DRAGON_ROWS) * berth + 1)
    label = say("walhalla-moored", dragon=dragon(kind), fjord=fjord + 1, place=berth + 1)
    side = m.row * 0.62
    left = x + (wide - side) / 2
    return (
        Node(id_, x, y, wide, 3 * m.row, sprite="dragon", label=label, turned=180 * end),
        *(
            bench(f"{id_}-{SEATS[number]}", kind, number, left, y + (row - 0.81) * m.row, side)
            for number, row in rows(1, end)
        ),
    )


def crew(t: Table, m: Coast) -> list[Node]:
    """Draw the vikings that are still on board of the dragon that has docked."""
    if NOWHERE in (t.dragon, t.fjord):
        return []
    nodes: list[Node] = []
    x = m.fjord_x(int(t.fjord)) + (m.fjord - m.viking) / 2
    for number, row in rows(int(DRAGON_ROWS * t.berth) + 1, int(t.lead)):
        who = int(t.aboard(number))
        if who != NOBODY:
            label = say("walhalla-aboard", colour=colour(who), row=row)
            id_ = f"aboard-{SEATS[number]}"
            nodes.append(viking(id_, who, x, m.row_y(row) + 1, m.viking, label))
    return nodes


def ghosts(t: Table, m: Coast) -> list[Node]:
    """Show where the drawn dragon could lie, either end first, and what it would touch there."""
    if t.asking() not in ("board", "join", "dock"):
        return []
    nodes: list[Node] = []
    for fjord in range(int(FJORDS)):
        if t.fleet[fjord] < t.berths[fjord]:
            first = int(DRAGON_ROWS * t.fleet[fjord]) + 1
            for end in range(len(ENDS)):
                nodes += ghost(t, m, fjord, first, end)
            nodes += touched(t, m, fjord, first)
    return nodes


def ghost(t: Table, m: Coast, fjord: int, first: int, end: int) -> list[Node]:
    """Draw the drawn dragon as it could lie from a row on, with who sits in it."""
    id_, w, h = f"dock-{fjord}-{ENDS[end]}", m.fjord / 2 - 3, 3 * m.row
    x, y = m.fjord_x(fjord) + 2 + end * (m.fjord / 2 - 1), m.row_y(first)
    side = min(w - 4, m.row - 6)
    return [
        Node(id_, x, y, w, h, tone="sea-dark", label=docking(t, fjord, end)),
        Node(
            f"{id_}-hull", x + 1, y + 1, w - 2, h - 2, sprite="dragon", turned=180 * end, faint=True
        ),
        *(
            sitting(t, f"{id_}-{SEATS[number]}", number, x + (w - side) / 2, m.row_y(row) + 3, side)
            for number, row in rows(first, end)
        ),
    ]


def sitting(t: Table, id_: str, place: int, x: float, y: float, side: float) -> Node:
    """Draw a seat of the drawn dragon with who sits there."""
    who = int(t.aboard(place))
    if who == NOBODY:
        return bench(id_, int(t.dragon), place, x + 2, y + 2, side - 4)
    return viking(id_, who, x, y, side)


def touched(t: Table, m: Coast, fjord: int, first: int) -> list[Node]:
    """Mark the fields beside the next place: golden where free, ember where somebody stands."""
    nodes: list[Node] = []
    for row in range(first, first + int(DRAGON_ROWS)):
        for field in fields_beside(t, fjord, row):
            side = 0 if field // int(REACH) < fjord else 1
            id_ = f"touch-{fjord}-{row}-{SIDES[side]}"
            x = m.fjord_x(fjord) + (-9, m.fjord - 1)[side]
            tone = "gold" if t.holder(field) == NOBODY else "ember"
            at = x, m.row_y(row) + m.row / 2 - 5, 10, 10
            nodes.append(Node(id_, *at, tone=tone, shape="disc"))
    return nodes


# --- what happens just now ---


def events(t: Table, m: Coast, seat: int | None) -> list[Node]:
    """Show a fight or a hunt where it happens, and the attacks that the viewing seat can play."""
    asked = t.asking()
    if asked in ("defend", "hunt"):
        field = int(field_asked(t))
        x, y = m.tongue_x(field // int(REACH)), m.row_y(field % int(REACH) + 1)
        sprite = "fight" if asked == "defend" else "card-hunt"
        # Beside the field's number: on its drawing, or where there is none at the viking's foot.
        side = 18.0 if m.slim else m.row - 2
        left, top = (m.tongue - side, m.row - side) if m.slim else (6.0, 1.0)
        return [Node("event", x + left, y + top, side, side, sprite=sprite)]
    if asked != "land":
        return []
    x, y = m.fjord_x(int(t.fjord)), m.row_y(int(t.get(LANDING_ROW))) + 1
    nodes = [Node("landing", x + 2, y, m.fjord - 4, m.row - 2, tone="gold", shape="ring")]
    if seat is not None and asked_of(t, seat) and t.holds(seat, ATTACK):
        nodes += attacks(t, m, seat, x, y)
    return nodes


def attacks(t: Table, m: Coast, seat: int, x: float, y: float) -> list[Node]:
    """Lay the attack card beside the enemies that it could be played against."""
    against, w = enemies(t, seat, t.get(LANDING_ROW)), min(30.0, m.fjord / 2 - 1)
    return [
        Node(f"attack-{name}", x + side * (m.fjord - w), y, w, m.row - 2, sprite="axe",
             tone="ember")
        for side, name in enumerate(SIDES)
        if against >> side & 1
    ]  # fmt: skip
