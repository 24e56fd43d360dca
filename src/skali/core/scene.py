"""What to draw, as data: panels with nodes. The client and the SVG draw any scene."""
# interpreted: made for people, one a decision

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple

from skali.core.message import Message

MOST_TRIES = 6
"""How many actions a node names at most of which none is legal."""

drawn_once = lru_cache(maxsize=4096)
"""For nodes that follow from a few numbers: they are made once and shared by all tables."""


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
    align: str = "middle"
    """Where the text stands: start, middle or end."""
    owner: int = -1
    label: Message | None = None
    """What a screen reader says and a tooltip shows."""
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
    answers: bool = False
    """Whether it only holds buttons for what has no place on the table: the hall shows these beside
    the question."""
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
    """All panels, the most important first, and what can be done at their nodes."""

    panels: list[Panel] = field(default_factory=list)
    offers: dict[str, list[int]] = field(default_factory=dict)
    """What a click on a node does now."""
    tries: dict[str, list[int]] = field(default_factory=dict)
    """What people try at a node that offers nothing: it does not glow, and a click asks why."""

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
        shown = {node.id for panel in self.panels for node in panel.nodes}
        for id_, action in tempting:
            if id_ in shown and action not in legal and id_ not in self.offers:
                tries = self.tries.setdefault(id_, [])
                if len(tries) < MOST_TRIES:
                    tries.append(action)

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"panels": _plain(self.panels), "offers": self.offers, "tries": self.tries}


def _plain(value: Any) -> Any:  # noqa: ANN401 - JSON
    """Take panels, nodes and messages apart; several times as fast as `dataclasses.asdict`."""
    if isinstance(value, (str, int, float)):
        return value
    if isinstance(value, Node):
        return {name: _plain(item) for name, item in zip(Node._fields, value, strict=True)}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, Panel | Grid | Piece):
        return {name: _plain(getattr(value, name)) for name in value.__slots__}
    return value
