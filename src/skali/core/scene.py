"""What to draw, as data: panels with nodes. The client and the SVG draw any scene."""
# interpreted: made for people, one a decision

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, NamedTuple

from skali.core.grids import Grid
from skali.core.message import Message
from skali.core.polyomino import Rows

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
    cells: Rows = ()
    """Of the tone: instead of a shape, these cells, row by row; they fill the node's box."""


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
    grids: list[Grid] = field(default_factory=list)
    """Boards of cells below the nodes; what can be laid on them, `Game.placing` says."""

    def copy(self) -> "Panel":
        """Return the panel for another viewer; nodes and grids are shared, not their lists."""
        return replace(self, nodes=[*self.nodes], grids=[*self.grids])

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
    if isinstance(value, Node | Grid):
        return {name: _plain(item) for name, item in zip(value._fields, value, strict=True)}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, Panel):
        return {name: _plain(getattr(value, name)) for name in value.__slots__}
    return value
