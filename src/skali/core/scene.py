"""What to draw, as data: panels with nodes. The client and the SVG draw any scene."""
# interpreted: made for people, one a decision

from dataclasses import asdict, dataclass, field
from typing import Any

from skali.core.message import Message


@dataclass(slots=True)
class Node:
    """A thing on the table: a sprite, a coloured box, or a text, at a place in its panel."""

    id: str
    x: float
    y: float
    w: float
    h: float
    sprite: str = ""
    tone: str = ""
    """A palette colour for the box behind: wood, sea, land, ice, gold, ember, surface …"""
    text: str | Message = ""
    size: float = 0
    """Height of the text; 0 means that it fills the node."""
    owner: int = -1
    label: Message | None = None
    """What a screen reader says and a tooltip shows."""
    actions: list[int] = field(default_factory=list)
    turned: int = 0
    """Degrees, clockwise: a figure lying down is turned by 90."""
    faint: bool = False
    shape: str = "box"
    """Of the tone: box, disc or pill."""
    mark: str = ""
    """A small sign at the corner: `reconstructed`, `special`, `start`."""


@dataclass(slots=True)
class Panel:
    """A named part of the table with coordinates of its own."""

    id: str
    title: Message
    w: float
    h: float
    nodes: list[Node] = field(default_factory=list)
    owner: int = -1
    active: bool = False

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

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return asdict(self)
