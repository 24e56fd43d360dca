"""Spaces that a seat cannot use now: they are dimmed and say what is missing."""
# interpreted: made for people

from dataclasses import replace
from typing import NamedTuple

from skali.core.message import MINUS, Message, say
from skali.core.scene import HINT, Cut, Node, Panel, drawn_once
from skali.games.odin.rules import asks
from skali.games.odin.rules.components import ALL_SPACES, COLUMN, COLUMNS, SPACES, THINGS
from skali.games.odin.rules.placing import usable, vikings_for
from skali.games.odin.rules.state import ACTIONS, THING, Table
from skali.games.odin.rules.why_spaces import NOTHING, Lack, missing
from skali.games.odin.shown.actions import FIELDS, box, ground, heads, measures
from skali.games.odin.shown.names import name, space_name, sprite
from skali.games.odin.shown.neat import neat

SIGNS = {
    "silver": "coin",
    "any_ship": "whaling-boat",
    "upgrade": "upgrade-1",
    "banquet": "banquet",
    "card": "card-play",
}
"""Drawings of what is missing, where they are called otherwise than the thing."""
NONE_LEFT = ("mountain", "special", "island", "berth", "shed", "stone_house", "long_house")
"""What nobody can bring along: there is none left, and a word says so."""
HIGH = {"wide": 17.0, "middle": 16.0, "narrow": 14.0}
"""How high a mark is."""


class Shortage(NamedTuple):
    """What one seat lacks: for each space that it cannot use, and Vikings for whole columns."""

    spaces: dict[int, Lack]
    """Spaces that have room for Vikings; those for which Vikings are missing are among them."""
    columns: tuple[int, ...]
    """By column, how many Vikings are missing."""


NO_SHORTAGE = Shortage({}, (0,) * int(COLUMNS))


def shortage(t: Table, seat: int) -> Shortage:
    """ODIN-090, ODIN-093: say what a seat lacks, as long as it has a turn before it."""
    waits = seat not in t.turn or t.asks(asks.PLACE)
    there = int(t.of(seat, THING))
    if t.phase != ACTIONS or not waits or t.passed >> seat & 1 or not there:
        return NO_SHORTAGE
    spaces: dict[int, Lack] = {}
    free = (1 << int(ALL_SPACES)) - 1 & ~int(t.occupied)
    useless = free & ~int(usable(t, seat, free))
    for space in range(int(ALL_SPACES)):
        short = int(vikings_for(t, seat, space)) - there
        if useless >> space & 1:
            spaces[space] = missing(t, seat, space) or NOTHING
        elif free >> space & 1 and short > 0:
            spaces[space] = Lack("ODIN-090", "viking", short)
    columns = [0] * int(COLUMNS)
    for space in range(int(ALL_SPACES)):
        columns[int(COLUMN[space]) - 1] = max(0, int(vikings_for(t, seat, space)) - there)
    return Shortage(spaces, tuple(columns))


def panel(t: Table, seat: int, cut: Cut, whole: Panel) -> Panel:
    """Show the action board as a seat sees it, which all see whole."""
    short = shortage(t, seat)
    if short is NO_SHORTAGE:
        return whole
    faded: dict[str, Node] = {}
    found: list[Node] = []
    for space, lack in short.spaces.items():
        node = dimmed(cut, space, lack)
        faded[node.id] = node
        found += marks(cut, space, lack)
    for place, number in enumerate(short.columns):
        if number:
            faded |= dimmed_head(cut, int(t.mirrors), place + 1)
            found += column_marks(cut, place + 1, number)
    return replace(whole, nodes=[faded.get(node.id, node) for node in whole.nodes] + found)


@drawn_once
def dimmed(cut: Cut, space: int, lack: Lack) -> Node:
    """Draw the ground of a space that cannot be used; its name says what is missing."""
    return ground(cut, space, -1)._replace(faint=True, label=label(space, lack))


@drawn_once
def dimmed_head(cut: Cut, mirrors: int, column: int) -> dict[str, Node]:
    """Draw the head of a column for which Vikings are missing."""
    here = f"head-{column}-"
    return {
        node.id: node._replace(faint=True)
        for node in heads(cut, mirrors)
        if node.id.startswith(here)
    }


def described(lack: Lack) -> Message:
    """Say what is missing."""
    if lack.thing in THINGS:
        return say("odin-many", n=lack.n, thing=name(lack.thing))
    return say(f"odin-lack-{lack.thing.replace('_', '-') or 'anything'}", n=lack.n)


def label(space: int, lack: Lack) -> Message:
    """Name a space and say what is missing there."""
    return say("odin-missing-there", space=space_name(SPACES[space]), lack=described(lack))


@drawn_once
def marks(cut: Cut, space: int, lack: Lack) -> tuple[Node, ...]:
    """Draw in the corner of a space what is missing; Vikings are missing in the column's head."""
    if lack.thing in ("", "viking"):
        return ()
    x, y, w, h = box(measures(cut), FIELDS[space])
    return mark(cut, str(space + 1), lack, x + w, y + h)


@drawn_once
def column_marks(cut: Cut, column: int, short: int) -> tuple[Node, ...]:
    """Draw in the head of a column how many Vikings are missing for it."""
    m = measures(cut)
    lack = Lack("ODIN-090", "viking", short)
    right = m.band + sum(m.columns[:column])
    return mark(cut, f"column-{column}", lack, right, m.head)


def mark(cut: Cut, key: str, lack: Lack, right: float, low: float) -> tuple[Node, ...]:
    """Draw a mark: a minus and the sign of what is missing, or a word."""
    high = HIGH[cut]
    number = MINUS if lack.n == 1 else f"{MINUS}{lack.n}"
    text: str | Message = number
    wide = high * (0.4 + 0.5 * len(number))
    whole = wide + high + 1
    if lack.thing in NONE_LEFT:
        text, whole = say("odin-lack-none"), high * 2.6
        wide = whole
    x, y = right - whole - 1, low - high - 1
    found = [
        Node(f"lack-{key}", x, y, wide, high, tone="ember", shape="pill", text=text, size=high - 2,
             mark=HINT)
    ]  # fmt: skip
    if lack.thing not in NONE_LEFT:
        known = SIGNS.get(lack.thing, sprite(lack.thing))
        found.append(
            Node(f"lacks-{key}", x + wide, y, high, high, known, "surface", shape="disc", mark=HINT)
        )
    return neat(found)
