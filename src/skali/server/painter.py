"""Pictures of a table as bytes, node by node: what a listener has already is not sent again."""

from dataclasses import dataclass

import orjson

from skali.core.scene import Panel, Scene
from skali.server.store import Row
from skali.server.views import Words, draw_node, panel_frame


@dataclass(slots=True)
class Drawn:
    """A panel: what frames it, and its nodes encoded, lowest first."""

    frame: Row
    owner: int
    nodes: list[tuple[str, bytes]]


@dataclass(slots=True)
class Picture:
    """A scene in one language; what its nodes offer is kept apart: that is a seat's own."""

    panels: list[Drawn]
    offers: dict[str, list[int]]

    def known(self) -> dict[str, int]:
        """Return what a listener has who was sent this picture: a fingerprint of every node."""
        return {key: hash(code) for panel in self.panels for key, code in panel.nodes}

    def since(self, known: dict[str, int], seat: int | None) -> list[Row]:
        """Write the panels in the order of a seat; a node that is known is only named."""
        return [
            panel.frame
            | {
                "nodes": [
                    key if known.get(key) == hash(code) else orjson.Fragment(code)
                    for key, code in panel.nodes
                ]
            }
            for panel in own_first(self.panels, seat)
        ]

    def offered(self, legal: set[int]) -> dict[str, list[int]]:
        """Return which nodes offer a seat something now."""
        found = {
            key: [action for action in actions if action in legal]
            for key, actions in self.offers.items()
        }
        return {key: actions for key, actions in found.items() if actions}


def own_first(panels: list[Drawn], seat: int | None) -> list[Drawn]:
    """Put the shared panels first, then a seat's own, then the others around the table."""
    if seat is None:
        return panels
    seats = 1 + max(panel.owner for panel in panels)
    return sorted(panels, key=lambda p: -1 if p.owner < 0 else (p.owner - seat) % seats)


def paint(scene: Scene, words: Words) -> Picture:
    """Encode a scene."""
    offers = {
        node.id: list(node.actions)
        for panel in scene.panels
        for node in panel.nodes
        if node.actions
    }
    return Picture([draw_panel(panel, words) for panel in scene.panels], offers)


def draw_panel(panel: Panel, words: Words) -> Drawn:
    """Encode a panel."""
    nodes = [(node.id, orjson.dumps(draw_node(node, words))) for node in panel.nodes]
    return Drawn(panel_frame(panel, words), panel.owner, nodes)
