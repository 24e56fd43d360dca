"""The panel that all players share: the coast with its fjords, dragons and besiegers."""
# interpreted: made for people

from skali.core.message import say
from skali.core.scene import Node, Panel, drawn_once
from skali.games.walhalla.rules.actions import ENDS, SIDES
from skali.games.walhalla.rules.asks import LANDING_ROW
from skali.games.walhalla.rules.components import (
    ATTACK,
    BERTHS,
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
from skali.games.walhalla.shown.side import left_column, right_column, track
from skali.games.walhalla.shown.words import (
    colour,
    docking,
    dragon,
    field_label,
    fields_beside,
    rows,
)

WIDTH = 1010.0
LEFT = 170.0
TOP = 62.0
CLIFF = 62.0
ROW = 36.0
TONGUE = 108.0
FJORD = 84.0
BOTTOM = 18.0
MAP = FJORD * 4 + TONGUE * 3
VIKING = 33.0


def board(t: Walhalla, seat: int | None, common: list[Node]) -> Panel:
    """Show the shared board as a seat sees it, upon what is common to all."""
    title = say("walhalla-panel-board", raid=int(t.raid), phase=PHASES[t.phase])
    panel = Panel("board", title, WIDTH, height(t), [*common], tone="wood")
    panel.add(*events(t, seat))
    x = LEFT + MAP + 12
    panel.add(*right_column(t, seat, x, TOP + 6, WIDTH - x - 10))
    panel.active = asked_of(t, seat) and PHASES[t.phase] == "raid"
    return panel


def longest(t: Table) -> int:
    """Return the rows of the longest tongue."""
    return max(int(t.rows[tongue]) for tongue in range(int(TONGUES)))


def height(t: Table) -> float:
    """Return how high the board is."""
    return TOP + CLIFF + (longest(t) + 2) * ROW + BOTTOM


def coast(t: Walhalla) -> list[Node]:
    """Show what looks the same to everybody: track, tongues, fjords, dragons and standings."""
    nodes = [*track(t, WIDTH), *sea(height(t), longest(t))]
    for tongue in range(int(TONGUES)):
        nodes += [*land(t, tongue), *standings(t, tongue)]
    for fjord in range(int(FJORDS)):
        nodes += moored(t, fjord)
    return [*nodes, *crew(t), *ghosts(t), *left_column(t, 10, TOP + 6, LEFT - 22)]


# --- places ---


def tongue_x(tongue: int) -> float:
    """Return where a tongue begins."""
    return LEFT + FJORD + tongue * (FJORD + TONGUE)


def fjord_x(fjord: int) -> float:
    """Return where a fjord begins."""
    return LEFT + fjord * (FJORD + TONGUE)


def row_y(row: int) -> float:
    """Return where a row begins; row 1 touches the board."""
    return TOP + CLIFF + (row - 1) * ROW


# --- the coast ---


@drawn_once
def sea(height: float, longest: int) -> tuple[Node, ...]:
    """Draw the water and the edge of the board, with the names of fjords, tongues and rows."""
    nodes = [Node("sea", LEFT, TOP, MAP, height - TOP - 8, tone="sea")]
    for number in range(int((height - TOP) // 120) * 3):
        x, y = LEFT + number % 3 * 220, TOP + 40 + number // 3 * 120
        nodes.append(Node(f"waves-{number}", x, y, 220, 110, sprite="waves"))
    nodes.append(Node("coast", LEFT, TOP, MAP, CLIFF, sprite="coast"))
    for fjord in range(int(FJORDS)):
        x = fjord_x(fjord)
        name = say("walhalla-fjord", fjord=fjord + 1)
        nodes += [
            Node(f"water-{fjord}", x, TOP + CLIFF, FJORD, height - TOP - CLIFF - 8, label=name),
            Node(f"fjord-{fjord}", x, TOP + 10, FJORD, 20, text=name, size=16),
        ]
    for tongue in range(int(TONGUES)):
        name = say("walhalla-tongue", tongue=LETTERS[tongue])
        x = tongue_x(tongue)
        nodes.append(Node(f"tongue-{tongue}", x, TOP + 2, TONGUE, 20, text=name, size=16))
    for row in range(1, longest + 1):
        nodes.append(
            Node(f"row-{row}", LEFT - 14, row_y(row), 14, ROW, text=str(row), size=11, tone="wood")
        )
    return tuple(nodes)


def standings(t: Table, tongue: int) -> list[Node]:
    """Show how strong everybody is on a tongue now: vikings and villages, no hidden cards."""
    nodes: list[Node] = []
    for seat in range(int(t.seats)):
        nodes += standing(tongue, seat, int(t.seats), int(visible_strength(t, seat, tongue)))
    return nodes


@drawn_once
def standing(tongue: int, seat: int, seats: int, strength: int) -> tuple[Node, ...]:
    """Draw how strong a seat is on a tongue."""
    step, id_ = TONGUE / seats, f"strength-{tongue}-{seat}"
    x, y, letter = tongue_x(tongue) + seat * step, TOP + 23, LETTERS[tongue]
    label = say("walhalla-strength", colour=colour(seat), tongue=letter, count=strength)
    return (
        Node(id_, x, y, step - 2, 17, tone="surface", label=label),
        shield(f"{id_}-shield", seat, x, y, 16),
        Node(f"{id_}-count", x + 15, y, step - 17, 17, text=str(strength), size=12),
    )


def land(t: Table, tongue: int) -> list[Node]:
    """Show a tongue: its fields with their besiegers, and the two tips."""
    nodes: list[Node] = []
    first, rows = tongue * int(REACH), int(t.rows[tongue])
    for place in range(first, first + rows):
        nodes += field(place, int(t.field[place]), int(t.holder(place)))
    return [
        *nodes,
        *tip("inner", tongue, rows + 1, int(t.inner[tongue])),
        *tip("outer", tongue, rows + 2, int(t.outer[tongue])),
    ]


@drawn_once
def tip(name: str, tongue: int, row: int, value: int) -> tuple[Node, ...]:
    """Draw a tip of a tongue with its points."""
    id_, x, y = f"{name}-{tongue}", tongue_x(tongue), row_y(row)
    label = say(f"walhalla-tip-{name}", tongue=LETTERS[tongue], points=value)
    return (
        Node(id_, x, y, TONGUE, ROW, sprite=f"tip-{name}", label=label),
        Node(f"{id_}-points", x + 37, y + 3, 34, 28, text=str(value), size=21, label=label),
    )


@drawn_once
def field(place: int, kind: int, holder: int) -> tuple[Node, ...]:
    """Draw a field: terrain, the number printed on it, and who stands there."""
    terrain, value = TERRAINS[TERRAIN_OF[kind]], int(VALUE_OF[kind])
    x, y = tongue_x(place // int(REACH)), row_y(place % int(REACH) + 1)
    id_, label = field_id(place), field_label(place, kind, holder)
    nodes = [
        Node(id_, x, y, TONGUE, ROW, sprite=f"field-{terrain}", label=label, mark="reconstructed")
    ]
    if value:
        text, tone = (f"+{value}", "surface") if terrain == "village" else (str(value), "gold")
        nodes.append(
            Node(f"{id_}-value", x + 49, y + 8, 20, 20, text=text, size=13, tone=tone, shape="disc")
        )
    if holder != NOBODY:
        nodes.append(viking(f"{id_}-viking", holder, x + TONGUE - VIKING - 4, y + 1.5, VIKING))
    return tuple(nodes)


# --- dragons ---


def moored(t: Table, fjord: int) -> list[Node]:
    """Show the dragons that lie in a fjord."""
    dragons = [int(t.moored[fjord * BERTHS + berth]) for berth in range(t.fleet[fjord])]
    return [node for n, which in enumerate(dragons) for node in moored_dragon(fjord, n, which)]


@drawn_once
def moored_dragon(fjord: int, berth: int, which: int) -> tuple[Node, ...]:
    """Draw a dragon in a fjord with its seats, either end first."""
    kind, end = divmod(which, 2)
    id_, x, y = f"moored-{fjord}-{berth}", fjord_x(fjord) + 12, row_y(int(DRAGON_ROWS) * berth + 1)
    label = say("walhalla-moored", dragon=dragon(kind), fjord=fjord + 1, place=berth + 1)
    return (
        Node(id_, x, y, FJORD - 24, 3 * ROW, sprite="dragon", label=label, turned=180 * end),
        *(
            bench(f"{id_}-{SEATS[number]}", kind, number, x + 19, y + (row - 1) * ROW + 7)
            for number, row in rows(1, end)
        ),
    )


def crew(t: Table) -> list[Node]:
    """Draw the vikings that are still on board of the dragon that has docked."""
    if NOWHERE in (t.dragon, t.fjord):
        return []
    nodes: list[Node] = []
    x = fjord_x(int(t.fjord)) + (FJORD - VIKING) / 2
    for number, row in rows(int(DRAGON_ROWS * t.berth) + 1, int(t.lead)):
        who = int(t.aboard(number))
        if who != NOBODY:
            label = say("walhalla-aboard", colour=colour(who), row=row)
            nodes.append(viking(f"aboard-{SEATS[number]}", who, x, row_y(row) + 1, VIKING, label))
    return nodes


def ghosts(t: Table) -> list[Node]:
    """Show where the drawn dragon could lie, either end first, and what it would touch there."""
    if t.asking() not in ("board", "join", "dock"):
        return []
    nodes: list[Node] = []
    for fjord in range(int(FJORDS)):
        if t.fleet[fjord] < t.berths[fjord]:
            first = int(DRAGON_ROWS * t.fleet[fjord]) + 1
            for end in range(len(ENDS)):
                nodes += ghost(t, fjord, first, end)
            nodes += touched(t, fjord, first)
    return nodes


def ghost(t: Table, fjord: int, first: int, end: int) -> list[Node]:
    """Draw the drawn dragon as it could lie from a row on, with who sits in it."""
    id_, w, h = f"dock-{fjord}-{ENDS[end]}", FJORD / 2 - 4, 3 * ROW
    x, y = fjord_x(fjord) + 3 + end * (FJORD / 2 - 2), row_y(first)
    return [
        Node(id_, x, y, w, h, tone="sea-dark", label=docking(t, fjord, end)),
        Node(
            f"{id_}-hull", x + 1, y + 1, w - 2, h - 2, sprite="dragon", turned=180 * end, faint=True
        ),
        *(
            sitting(t, f"{id_}-{SEATS[number]}", number, x + 5, row_y(row) + 4)
            for number, row in rows(first, end)
        ),
    ]


def sitting(t: Table, id_: str, place: int, x: float, y: float) -> Node:
    """Draw a seat of the drawn dragon with who sits there."""
    who = int(t.aboard(place))
    if who == NOBODY:
        return bench(id_, int(t.dragon), place, x + 2, y + 2, 24)
    return viking(id_, who, x, y, 28)


def touched(t: Table, fjord: int, first: int) -> list[Node]:
    """Mark the fields beside the next place: golden where free, ember where somebody stands."""
    nodes: list[Node] = []
    for row in range(first, first + int(DRAGON_ROWS)):
        for field in fields_beside(t, fjord, row):
            side = 0 if field // int(REACH) < fjord else 1
            id_, x = f"touch-{fjord}-{row}-{SIDES[side]}", fjord_x(fjord) + (-9, FJORD - 1)[side]
            tone = "gold" if t.holder(field) == NOBODY else "ember"
            nodes.append(Node(id_, x, row_y(row) + 13, 10, 10, tone=tone, shape="disc"))
    return nodes


# --- what happens just now ---


def events(t: Table, seat: int | None) -> list[Node]:
    """Show a fight or a hunt where it happens, and the attacks that the viewing seat can play."""
    asked = t.asking()
    if asked in ("defend", "hunt"):
        field = int(field_asked(t))
        x, y = tongue_x(field // int(REACH)), row_y(field % int(REACH) + 1)
        sprite = "fight" if asked == "defend" else "card-hunt"
        return [Node("event", x + 39, y + 1, 34, 34, sprite=sprite)]
    if asked != "land":
        return []
    x, y = fjord_x(int(t.fjord)), row_y(int(t.get(LANDING_ROW))) + 1
    nodes = [Node("landing", x + 4, y, FJORD - 8, ROW - 2, tone="gold", shape="ring")]
    if seat is not None and asked_of(t, seat) and t.holds(seat, ATTACK):
        nodes += attacks(t, seat, x, y)
    return nodes


def attacks(t: Table, seat: int, x: float, y: float) -> list[Node]:
    """Lay the attack card beside the enemies that it could be played against."""
    against = enemies(t, seat, t.get(LANDING_ROW))
    return [
        Node(f"attack-{name}", x + side * (FJORD - 30), y, 30, ROW - 2, sprite="axe", tone="ember")
        for side, name in enumerate(SIDES)
        if against >> side & 1
    ]
