"""What to draw, as data: panels with nodes. The client and the SVG draw any scene."""
# interpreted: made for people, one a decision

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from skali.core.grids import Grid
from skali.core.message import Message
from skali.core.polyomino import Rows

Cut = Literal["wide", "middle", "narrow"]
"""For which kind of screen a scene is drawn; one unit is one pixel of 1440 x 900, 1024 x 768 or
360 x 740."""
CUTS: tuple[Cut, ...] = ("wide", "middle", "narrow")
Plan = Literal["beside", "above"]
"""Where the shared boards stand: left of the own mat, or above it over the whole width."""
Slot = Literal["shared", "supply", "own", "tray", "rival"]
Form = Literal["full", "summary"]

SUMMARY = "~s"
"""Ends the id of a summary and of every thing in it: what stands before is the id of the whole."""

HINT = "hint"
"""Marks what lies on the table for one seat alone, to tell it something: no piece and no number
that an action would change."""

MOST_TRIES = 6
"""How many actions a node names at most of which none is legal."""

Align = Literal["start", "middle", "end"]
Shape = Literal["box", "disc", "pill", "ring", "veil"]

drawn_once = lru_cache(maxsize=4096)
"""For nodes that follow from a few numbers: they are made once and shared by all tables."""


SCALED = 50_000
"""Nodes that are kept in another size: most of a table is drawn as it was before."""


MOST_GROUPS = 4096
"""Groups of nodes that are kept in another size, and nodes that are looked up in each."""


MOST_SIZES = 512
"""Sizes, at a distance each, in which nodes are looked up."""


class Node(NamedTuple):
    """A thing on the table: a sprite, a coloured shape, or a text, at a place in its panel.

    A node that offers nothing lets clicks through to the one below it.
    """

    id: str
    x: float
    y: float
    w: float
    h: float
    sprite: str = ""
    tone: str = ""
    """A palette colour for the shape behind: wood, sea, land, ice, gold, ember, surface …"""
    text: str | Message = ""
    """Words in one colour; they are broken into lines and made smaller until they fit."""
    size: float = 0
    """Largest height of the text; 0 means that it fills the node."""
    align: Align = "middle"
    """Where the text stands."""
    owner: int = -1
    label: Message | None = None
    """What a screen reader says and a tooltip shows."""
    turned: int = 0
    """Degrees, clockwise: a figure lying down is turned by 90."""
    faint: bool = False
    shape: Shape = "box"
    """Of the tone: box, disc, pill, ring (an outline), or veil (a box seen through)."""
    mark: str = ""
    """A small sign at the corner: `reconstructed`; or `HINT`."""
    cells: Rows = ()
    """Of the tone: instead of a shape, these cells, row by row; they fill the node's box."""


class Portrait(NamedTuple):
    """A component as it is looked for in the box: what it is called, and how it is drawn."""

    name: Message | None
    """None where the name of its part says enough."""
    nodes: tuple[Node, ...]


SIZES: dict[tuple[float, float, float], dict[int, tuple[Node, Node]]] = {}
"""By size and distance the very nodes that are known in it, kept for their ids, and as they are
then: to look a node up by all that it is takes longer than to draw it."""
GROUPS: dict[tuple[float, ...], tuple[list[Node], list[Node]]] = {}


@lru_cache(SCALED)
def scaled(node: Node, scale: float, x: float, y: float) -> Node:
    """Draw a node in another size, and at a distance."""
    return node._replace(
        x=round(x + node.x * scale, 2),
        y=round(y + node.y * scale, 2),
        w=round(node.w * scale, 2),
        h=round(node.h * scale, 2),
        size=round(node.size * scale, 2),
    )


def all_scaled(nodes: list[Node], scale: float, x: float, y: float) -> list[Node]:
    """Draw nodes in another size; the very same ones, mostly of a mat, are looked up at once."""
    key = (*map(id, nodes), scale, x, y)
    found = GROUPS.get(key)
    if found is None:
        known = SIZES.setdefault((scale, x, y), {})
        for node in nodes:
            if id(node) not in known:
                known[id(node)] = node, scaled(node, scale, x, y)
        found = nodes, [known[id(node)][1] for node in nodes]
        if len(SIZES) > MOST_SIZES or len(known) > MOST_GROUPS:
            SIZES.clear()
        GROUPS[key] = found  # with the nodes themselves, so that no other ones get their ids
        if len(GROUPS) > MOST_GROUPS:
            del GROUPS[next(iter(GROUPS))]
    return found[1]


Box = tuple[float, float, float, float]
"""Left, top, width and height."""


@dataclass(slots=True)
class Panel:
    """A named part of the table with coordinates of its own; it keeps its size all game long."""

    id: str
    title: Message
    w: float
    h: float
    nodes: list[Node] = field(default_factory=list)
    owner: int = -1
    """The seat whose shield stands beside the title, and to whom an own slot belongs."""
    active: bool = False
    """Whether somebody must act here now."""
    tone: str = "surface"
    """The palette colour of the ground."""
    answers: bool = False
    """Whether it only holds buttons for what has no place on the table: the hall shows these beside
    the question."""
    grids: list[Grid] = field(default_factory=list)
    """Boards of cells below the nodes; what can be laid on them, `Game.placing` says."""
    slot: Slot = "shared"
    """Where it stands. `own` is a mat: in the own place for its owner, opened by others on demand;
    `rival` is shown to all but its owner. The tray is there from the first decision to the last."""
    form: Form = "full"
    """A summary stands in place of the panel whose id it has before `~s`; that one is then opened
    on demand."""
    floor: float = 0
    """Smallest text on it, in units: letters are never drawn smaller, but cut short with "…"."""

    def copy(self) -> "Panel":
        """Return the panel for another viewer; nodes and grids are shared, not their lists."""
        return Panel(
            self.id,
            self.title,
            self.w,
            self.h,
            [*self.nodes],
            self.owner,
            self.active,
            self.tone,
            self.answers,
            [*self.grids],
            self.slot,
            self.form,
            self.floor,
        )

    def add(self, *nodes: Node) -> None:
        """Lay nodes on the panel; later ones lie on top."""
        self.nodes.extend(nodes)

    def fit(self, nodes: Iterable[Node], w: float, h: float, at: "Box | None" = None) -> None:
        """Lay nodes that were drawn for a size as large as they fit, in the middle of a box.

        Letters stay as large as the floor; so what is written needs room at the smallest scale.
        """
        left, top, wide, high = at or (0.0, 0.0, self.w, self.h)
        scale = min(wide / w, high / h)
        x, y = left + (wide - w * scale) / 2, top + (high - h * scale) / 2
        if (scale, x, y) == (1, 0, 0):
            self.nodes.extend(nodes)
        else:
            self.nodes.extend(all_scaled(list(nodes), scale, x, y))


@dataclass(slots=True)
class Scene:
    """All panels, the most important first, and what can be done at their nodes."""

    panels: list[Panel] = field(default_factory=list)
    offers: dict[str, list[int]] = field(default_factory=dict)
    """What a click on a node does now."""
    tries: dict[str, list[int]] = field(default_factory=dict)
    """What people try at a node that offers nothing: it does not glow, and a click asks why."""
    plan: Plan = "above"
    share: float = 0
    """How many units the shared slot has of the table's width (beside) or height (above); 0: what
    its panels need. One number a game, cut and number of players."""
    shields: list[str] = field(default_factory=list)
    """The drawing of each seat's shield, where that is not the same in every game."""

    def node(self, id_: str) -> Node | None:
        """Find a node."""
        return next((n for p in self.panels for n in p.nodes if n.id == id_), None)

    def offer(
        self, offers: Iterable[tuple[str, int]], tempting: Iterable[tuple[str, int]] = ()
    ) -> None:
        """Put actions on nodes; what is tempting but not legal goes where nothing is offered."""
        legal = set()
        for id_, action in offers:
            self.offers.setdefault(id_, []).append(action)
            legal.add(action)
        tempting = list(tempting)
        if not tempting:
            return
        shown = {node.id for panel in self.panels for node in panel.nodes}
        for id_, action in tempting:
            if id_ in shown and action not in legal and id_ not in self.offers:
                tries = self.tries.setdefault(id_, [])
                if len(tries) < MOST_TRIES:
                    tries.append(action)

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "plan": self.plan,
            "share": self.share,
            "shields": self.shields,
            "panels": _plain(self.panels),
            "offers": self.offers,
            "tries": self.tries,
        }


def _plain(value: Any) -> Any:  # noqa: ANN401 - JSON
    """Take panels, nodes and messages apart; several times as fast as `dataclasses.asdict`."""
    if isinstance(value, (str, int, float)):
        return value
    if isinstance(value, Node | Grid):
        return {name: _plain(item) for name, item in zip(value._fields, value, strict=True)}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, Panel):
        return {name: _plain(getattr(value, name)) for name in value.__slots__}
    return value
