"""The shared board: the event and the phases, the piles, both rows and the ice edge."""
# interpreted: made for people

from skali.core.bits import places
from skali.core.message import Message, say
from skali.core.scene import Cut, Node, Panel, drawn_once
from skali.games.greenland.rules import asks
from skali.games.greenland.rules.components import (
    CULTURES,
    HOME_ROW,
    ICON_AT,
    ICON_COUNT,
    ICON_VALUE,
    ICONS,
    IMPORT_OF,
    KNARR,
    MARKLAND,
    MOST_ICONS,
    NOWHERE,
    PEOPLES,
    QUARRY_USE,
    REGIONS,
    ROWS,
    SEA,
    SNOW_PER,
)
from skali.games.greenland.rules.round import EVENT, NOBODY, PHASES
from skali.games.greenland.rules.rows import in_pile, lowest_climax
from skali.games.greenland.rules.state import ROW, Table
from skali.games.greenland.shown import words
from skali.games.greenland.shown.region import region
from skali.games.greenland.shown.sizes import SIZES

HEAD = 34.0
PILE = 74.0
MOST = 7
"""Places of a row."""
LINE = 62.0
STEPS = (
    ("event", "scroll", ("begin", "event", "auction", "council")),
    ("placing", "idle", ("placing", "navigation")),
    ("talks", "talk", ("talks", "fights", "peace")),
    ("hunt", "dice", ("hunt",)),
    ("livestock", "kind-D", ("livestock",)),
    ("elders", "crook", ("elders", "end", "over")),
)
"""The six phases: name, sign, and what the rules call its parts."""


def rows(t: Table, cut: Cut) -> Panel:
    """Show the event, the piles and both rows."""
    size = SIZES[cut]
    w, h = size.rows
    panel = Panel("rows", say("greenland-panel-rows"), w, h, floor=size.floor, tone="wood")
    narrow = cut == "narrow"
    panel.add(*(short_head(t, w) if narrow else head(t, w)))
    for row in range(len(ROWS)):
        panel.add(*(listed_row(t, row, w) if narrow else laid_row(t, row, w, h)))
    return panel


# --- round, phase, event ---


def head(t: Table, w: float) -> list[Node]:
    """Show round, phases, event, first player and icons in one line."""
    nodes = [*round_nodes(t, 8, 4, 122), *phases(t, 136, 4)]
    right = w - 6
    if t.event != NOWHERE:
        strip, right = icons(t, right)
        nodes += strip
    if t.first >= 0:
        first = say("greenland-first", culture=words.culture(int(t.first)))
        nodes.append(Node("first", right - 32, 4, 26, 26, sprite=f"shield-{CULTURES[t.first]}",
                          label=first))  # fmt: skip
        right -= 38
    if t.event != NOWHERE:
        at = 430, 4, right - 434, 26
        nodes.append(Node("event", *at, text=words.event(int(t.event)), size=17, align="end",
                          label=event_label(t)))  # fmt: skip
    return nodes


def short_head(t: Table, w: float) -> list[Node]:
    """Show the same in two lines."""
    nodes = [*round_nodes(t, 6, 2, 116), *phases(t, 128, 2, steps=30)]
    if t.event == NOWHERE:
        return nodes
    strip, right = icons(t, w - 4, 34)
    nodes += strip
    left = 6.0
    if t.first >= 0:
        first = say("greenland-first", culture=words.culture(int(t.first)))
        nodes.append(Node("first", 4, 36, 22, 22, sprite=f"shield-{CULTURES[t.first]}",
                          label=first))  # fmt: skip
        left = 30
    nodes.append(Node("event", left, 34, right - left - 4, 26, text=words.event(int(t.event)),
                      size=15, align="start", label=event_label(t)))  # fmt: skip
    return nodes


def round_nodes(t: Table, x: float, y: float, w: float) -> tuple[Node, ...]:
    """Write the round, and let a wick burn down below it."""
    return drawn_round(int(t.round), int(t.left), x, y, w)


@drawn_once
def drawn_round(number: int, left: int, x: float, y: float, w: float) -> tuple[Node, ...]:
    """Draw the round; what is left of the wick are the rounds to come."""
    text = say("greenland-round", round=number, rounds=number + left)
    label = say("greenland-wick", rounds=left)
    burning = w * left / max(1, number + left)
    found = [
        Node("round", x, y, w, 26, text=text, size=17, align="start"),
        Node("wick", x, y + 25, w, 3, tone="ground", label=label),
    ]
    if left:
        found.append(Node("wick-left", x, y + 25, burning, 3, tone="ember", label=label))
    return tuple(found)


def phases(t: Table, x: float, y: float, steps: float = 34) -> tuple[Node, ...]:
    """Draw the six phases; the current one has its name where there is room."""
    return phase_nodes(PHASES[t.phase], x, y, steps)


@drawn_once
def phase_nodes(phase: str, x: float, y: float, step: float) -> tuple[Node, ...]:
    """Draw the six phases."""
    nodes = []
    for name, sprite, parts in STEPS:
        now = phase in parts
        label = say(f"greenland-phase-{phase if now else name}")
        wide = 100.0 if now and step > 30 else step - 4
        if now:
            nodes.append(Node(f"phase-{name}-now", x, y, wide, 26, tone="gold", shape="pill"))
        nodes.append(Node(f"phase-{name}", x + 4, y + 2, 22, 22, sprite=sprite, label=label))
        if now and step > 30:
            nodes.append(Node("phase", x + 28, y, wide - 34, 26, text=label, size=14))
        x += wide + 4
    return tuple(nodes)


def event_label(t: Table) -> Message:
    """Say how far the event has come."""
    total = int(ICON_COUNT[t.event])
    return say("greenland-about-event", event=words.event(int(t.event)), applied=applied(t),
               icons=total)  # fmt: skip


def applied(t: Table) -> int:
    """Count the icons that have worked."""
    total = int(ICON_COUNT[t.event])
    return min(int(t.step), total) if t.phase == EVENT else total


def icons(t: Table, right: float, y: float = 4) -> tuple[list[Node], float]:
    """Draw the icons in printed order, and the ship; return where they begin."""
    count = int(ICON_COUNT[t.event])
    ship = int(IMPORT_OF[t.event]) != NOWHERE
    step = 42.0 if y < 10 else 36.0
    left = right - step * (count + ship)
    done = applied(t)
    nodes: list[Node] = []
    for number in range(count):
        nodes += icon(int(t.event), number, left + number * step, y, step, done=number < done)
    if ship:
        card = int(IMPORT_OF[t.event])
        what = say("greenland-card-set-aside-livestock") if card == KNARR else words.half(card)
        at = left + count * step
        nodes += [
            Node("ship", at, y, step - 4, 26, tone="surface", shape="pill",
                 label=say("greenland-ship", card=what)),
            Node("ship-sign", at + (step - 26) / 2, y + 2, 22, 22, sprite="ship"),
        ]  # fmt: skip
    return nodes, left


@drawn_once
def icon(event: int, number: int, x: float, y: float, step: float, *, done: bool) -> list[Node]:
    """Draw one icon of an event with its number, and a tick when it has worked."""
    at = event * int(MOST_ICONS) + number
    name, value = ICONS[ICON_AT[at]], int(ICON_VALUE[at])
    note = ""
    if name == "migration":
        note = "N" if value == 0 else "S"
    elif name == "plague":
        note = f"{value}+"
    elif name == "snow":
        note = "D" if SNOW_PER[value] == "animal" else ""
    nodes = [
        Node(f"icon-{number}", x, y, step - 4, 26, tone="surface", shape="pill", faint=done,
             label=say(f"greenland-icon-{name}", value=icon_value(name, value))),
        Node(f"icon-{number}-sign", x + 2, y + 3, 20, 20, sprite=f"icon-{name}"),
    ]  # fmt: skip
    if done:
        nodes.append(Node(f"icon-{number}-done", x + step - 20, y + 6, 14, 14, sprite="yes"))
    elif note:
        nodes.append(Node(f"icon-{number}-n", x + 21, y, step - 26, 26, text=note, size=13))
    return nodes


def icon_value(name: str, value: int) -> int | str | Message:
    """Say what an icon names beside its sign."""
    if name == "migration":
        return say(f"greenland-row-{ROWS[value]}")
    if name == "snow":
        return say(f"greenland-snow-{SNOW_PER[value]}")
    if name == "venereal":
        return words.listed([words.half(card) for card in places(value)])
    return value


# --- rows ---


def pile_nodes(t: Table, row: int, x: float, y: float) -> list[Node]:
    """Show a pile, its number, and who is at home beside it."""
    name, left = ROWS[row], int(in_pile(t, row))
    label = say("greenland-pile", row=say(f"greenland-row-{name}"), cards=left)
    nodes = [
        Node(f"row-{name}", x, y, 66, 22, text=say(f"greenland-row-{name}"), size=16),
        Node(f"pile-{name}", x + 8, y + 24, 50, 62, sprite=f"pile-{name}", label=label,
             faint=left == 0),
        Node(f"pile-{name}-n", x + 8, y + 88, 50, 24, text=str(left), size=18, label=label),
    ]  # fmt: skip
    return [*nodes, *homes(t, row, x + 2, y + 116)]


def homes(t: Table, row: int, x: float, y: float) -> list[Node]:
    """Draw the shields of those whose home a row is."""
    first = 0 if row == 0 else int(HOME_ROW[PEOPLES - 1]).bit_length() - 1
    those = [
        culture
        for culture in range(PEOPLES)
        if t.master[culture] != NOBODY and HOME_ROW[culture] >> first & 1
    ]
    return [
        Node(f"home-{CULTURES[c]}", x + place * 30, y, 26, 26, sprite=f"shield-{CULTURES[c]}",
             label=say("greenland-home", culture=words.culture(c)))
        for place, c in enumerate(those)
    ]  # fmt: skip


def laid_row(t: Table, row: int, w: float, h: float) -> list[Node]:
    """Show a pile and the cards of its row in fixed places, and the ice edge between them."""
    high = (h - HEAD - 8) / 2
    top = HEAD + 2 + row * (high + 2)
    nodes = pile_nodes(t, row, 4, top + 4)
    wide = (w - PILE - 4) / MOST
    for place in range(MOST):
        box = PILE + place * wide, top, wide - 6, high - 2
        nodes += spot(t, row, place, box)
    edge = min(PILE + int(t.warm[row]) * wide - 13, w - 20)
    nodes.append(Node(f"ice-{ROWS[row]}", edge, top - 2, 18, high + 2, sprite="ice-edge",
                      label=say("greenland-ice")))  # fmt: skip
    if t.warm[row]:
        at = min(edge - 3, w - 26), top + high / 2 - 12
        nodes.append(Node(f"freezes-{ROWS[row]}", *at, 24, 24, sprite="next-cold",
                          label=say("greenland-freezes")))  # fmt: skip
    return nodes


def listed_row(t: Table, row: int, w: float) -> list[Node]:
    """Show a row as a list, warm cards above the ice edge, cold ones below."""
    top = 64 + row * (LINE * MOST + 46)
    name, left = ROWS[row], int(in_pile(t, row))
    label = say("greenland-pile", row=say(f"greenland-row-{name}"), cards=left)
    nodes = [
        Node(f"row-{name}", 6, top, 90, 26, text=say(f"greenland-row-{name}"), size=17,
             align="start"),
        *homes(t, row, 98, top),
        Node(f"pile-{name}", w - 70, top, 26, 26, sprite=f"pile-{name}", label=label),
        Node(f"pile-{name}-n", w - 42, top, 36, 26, text=str(left), size=16, label=label),
    ]  # fmt: skip
    first = top + 30
    for place in range(MOST):
        below = 12.0 if place >= t.warm[row] else 0.0
        nodes += spot(t, row, place, (2, first + place * LINE + below, w - 4, LINE - 3))
    nodes.append(Node(f"ice-{name}", 0, first + int(t.warm[row]) * LINE, w, 10, sprite="ice-line",
                      label=say("greenland-ice")))  # fmt: skip
    return nodes


def spot(t: Table, row: int, place: int, box: tuple[float, float, float, float]) -> list[Node]:
    """Show the card in a place, or that none lies there."""
    if place >= t.size[row]:
        return [Node(f"gap-{ROWS[row]}-{place}", *box, tone="ground", shape="veil",
                     label=say("greenland-gap"))]  # fmt: skip
    card = int(t.row[row * ROW + place])
    cold = place >= t.warm[row]
    lowest = place == lowest_climax(t, row)
    closed = bool(t.no_markland) if card == MARKLAND else False
    if card < REGIONS and QUARRY_USE[card] == SEA:
        closed = bool(t.no_sea)
    return region(t, card, box, cold=cold, lowest=lowest, chosen=card == asked_about(t),
                  closed=closed)  # fmt: skip


def asked_about(t: Table) -> int:
    """Return the card that the question is about, or NOWHERE."""
    if t.over or not t.turn or asks.CARD not in t.question().parts:
        return int(NOWHERE)
    return int(t.get(asks.CARD))
