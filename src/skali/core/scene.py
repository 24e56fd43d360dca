"""What to draw, as data: panels with nodes. The client and the SVG draw any scene."""
# interpreted: made for people, one a decision

from collections.abc import Callable, Iterable
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any

from skali.core.message import Message

MOST_TRIES = 6
"""How many actions a node names at most of which none is legal."""


@dataclass(slots=True)
class Node:
    """A thing on the table: a sprite, a coloured shape, or a text, at a place in its panel.

    A node without actions lets clicks through to the one below it.
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
    align: str = "middle"
    """Where the text stands: start, middle or end."""
    owner: int = -1
    label: Message | None = None
    """What a screen reader says and a tooltip shows."""
    actions: list[int] = field(default_factory=list)
    """What a click here does, or tries to do."""
    barred: bool = False
    """None of its actions is legal now: it does not glow, and a click asks why."""
    turned: int = 0
    """Degrees, clockwise: a figure lying down is turned by 90."""
    faint: bool = False
    shape: str = "box"
    """Of the tone: box, disc, pill, ring (an outline), or veil (a box seen through)."""
    mark: str = ""
    """A small sign at the corner: `reconstructed`."""


@dataclass(slots=True)
class Piece:
    """A form of square cells that may be laid on a grid."""

    id: str
    label: Message
    cells: list[tuple[int, int]]
    """Columns and rows, as it lies before it is turned."""
    places: list[tuple[int, int, int, int]]
    """Where it may lie: quarter turns clockwise (4 more: flipped first), column, row, action."""
    tone: str = "wood"
    sprite: str = ""


@dataclass(slots=True)
class Grid:
    """Square cells on a panel, and the pieces that can be laid on them."""

    x: float
    y: float
    cell: float
    columns: int
    rows: int
    pieces: list[Piece] = field(default_factory=list)


@dataclass(slots=True)
class Panel:
    """A named part of the table with coordinates of its own."""

    id: str
    title: Message
    w: float
    h: float
    nodes: list[Node] = field(default_factory=list)
    owner: int = -1
    """The seat whose shield stands beside the title."""
    active: bool = False
    """Whether somebody must act here now."""
    tone: str = "surface"
    """The palette colour of the ground."""
    grid: Grid | None = None
    """Cells onto which pieces are laid; the client turns, flips and places them."""

    def copy(self) -> "Panel":
        """Return the panel for another viewer; nodes are shared, not their list."""
        return replace(self, nodes=[*self.nodes])

    def add(self, *nodes: Node) -> None:
        """Lay nodes on the panel; later ones lie on top."""
        self.nodes.extend(nodes)


@dataclass(slots=True)
class Scene:
    """All panels, the most important first."""

    panels: list[Panel] = field(default_factory=list)

    def node(self, id_: str) -> Node | None:
        """Find a node."""
        return next((n for p in self.panels for n in p.nodes if n.id == id_), None)

    def offer(
        self,
        offers: Iterable[tuple[str, int]],
        tempting: Iterable[tuple[str, int]],
        tell: Callable[[int], Message],
    ) -> None:
        """Put actions on nodes: where only one is open, the node tells what it does.

        What people try elsewhere though it is not legal goes on nodes that offer nothing. Nodes
        that always look the same are shared by all scenes, so a copy takes their place.
        """
        at = {node.id: (p, n) for p in self.panels for n, node in enumerate(p.nodes)}
        touched: dict[str, Node] = {}

        def touch(id_: str) -> Node:
            if id_ not in touched:
                panel, number = at[id_]
                touched[id_] = panel.nodes[number] = copy(panel.nodes[number])
                touched[id_].actions = []
            return touched[id_]

        legal = set()
        for id_, action in offers:
            touch(id_).actions.append(action)
            legal.add(action)
        for node in touched.values():
            if len(node.actions) == 1:
                node.label = tell(node.actions[0])
        for id_, action in tempting:
            if id_ in at and action not in legal and (id_ not in touched or touched[id_].barred):
                node = touch(id_)
                node.barred = True
                if len(node.actions) < MOST_TRIES:
                    node.actions.append(action)

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"panels": _plain(self.panels)}


def _plain(value: Any) -> Any:  # noqa: ANN401 - JSON
    """Take panels, nodes and messages apart; several times as fast as `dataclasses.asdict`."""
    if isinstance(value, (str, int, float)):
        return value
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, Node | Panel | Grid | Piece):
        return {name: _plain(getattr(value, name)) for name in value.__slots__}
    return value
