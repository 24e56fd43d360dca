"""Pictures of a table as bytes, node by node: what a listener has already is not sent again."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

import orjson

from skali.core.scene import Node, Panel, Scene
from skali.server.store import Row
from skali.server.views import Words, draw_node, panel_frame

Known = Sequence[int]
"""Fingerprints of the nodes and panels that a listener was sent."""


@dataclass(slots=True)
class Drawn:
    """A node as it is sent, with its fingerprint."""

    node: Node
    code: bytes
    print: int


@dataclass(slots=True)
class Sheet:
    """A panel as it is sent: what frames it, and its nodes, lowest first."""

    panel: Panel
    frame: Row
    nodes: list[Drawn]
    by_id: dict[str, Drawn]
    print: int

    @property
    def owner(self) -> int:
        """Whose panel it is."""
        return self.panel.owner

    def since(self, known: set[int]) -> Row:
        """Write the panel; it or a node of it is only named to one who has it."""
        if self.print in known:
            return {"id": self.frame["id"]}
        nodes = [
            drawn.node.id if drawn.print in known else orjson.Fragment(drawn.code)
            for drawn in self.nodes
        ]
        return self.frame | {"nodes": nodes}


@dataclass(slots=True)
class Picture:
    """A scene in one language; what its nodes offer is kept apart: that is a seat's own."""

    scene: Scene
    sheets: list[Sheet]
    known: Known = field(init=False)

    def __post_init__(self) -> None:
        """Note what one has who is sent this picture; all such listeners share the note."""
        nodes = [drawn.print for sheet in self.sheets for drawn in sheet.nodes]
        self.known = array("q", [*nodes, *(sheet.print for sheet in self.sheets)])

    def since(self, known: Known, seat: int | None) -> list[Row]:
        """Write the panels in the order of a seat, for one who has been sent something before."""
        before = set(known)
        return [sheet.since(before) for sheet in own_first(self.sheets, seat)]


def own_first(sheets: list[Sheet], seat: int | None) -> list[Sheet]:
    """Put the shared panels first, then a seat's own, then the others around the table."""
    if seat is None:
        return sheets
    seats = 1 + max(sheet.owner for sheet in sheets)
    return sorted(sheets, key=lambda sheet: -1 if sheet.owner < 0 else (sheet.owner - seat) % seats)


def paint(scene: Scene, words: Words, like: Picture | None = None) -> Picture:
    """Encode a scene; what another viewer's picture shows just so is taken from there."""
    before = {sheet.panel.id: sheet for sheet in like.sheets} if like else {}
    sheets = [paint_panel(panel, words, before.get(panel.id)) for panel in scene.panels]
    return Picture(scene, sheets)


def paint_panel(panel: Panel, words: Words, before: Sheet | None) -> Sheet:
    """Encode a panel; the same one, or nodes of it, are not encoded again."""
    if before is not None and same_panel(panel, before.panel):
        return before
    known = before.by_id if before is not None else {}
    by_id: dict[str, Drawn] = {}
    nodes = []
    for node in panel.nodes:
        drawn = known.get(node.id)
        if drawn is None or (drawn.node is not node and drawn.node != node):
            # A copy has the size it needs; the original keeps a buffer of 4 kB.
            code = bytes(memoryview(orjson.dumps(draw_node(node, words))))
            drawn = Drawn(node, code, hash(code))
        by_id[node.id] = drawn
        nodes.append(drawn)
    frame = panel_frame(panel, words)
    own = hash((orjson.dumps(frame), *[drawn.print for drawn in nodes]))
    return Sheet(panel, frame, nodes, by_id, own)


def same_panel(one: Panel, other: Panel) -> bool:
    """Tell whether two panels look the same."""
    return (
        one.nodes == other.nodes
        and one.grids == other.grids
        and one.title == other.title
        and (one.w, one.h, one.owner, one.active, one.tone, one.answers)
        == (other.w, other.h, other.owner, other.active, other.tone, other.answers)
    )
