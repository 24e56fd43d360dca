"""The table in words: titled blocks of lines, for a terminal and for reading aloud."""
# interpreted: made for people, one a decision

from dataclasses import dataclass, field

from skali.core.message import Message
from skali.core.scene import Node, Scene

Cell = str | Message


@dataclass(slots=True)
class Block:
    """A part of the table; the cells of its lines stand in columns."""

    title: Message
    lines: list[list[Cell]] = field(default_factory=list)
    owner: int = -1


def from_scene(scene: Scene) -> list[Block]:
    """Read a scene out: a block a panel, its nodes line by line from the left."""
    blocks = []
    for panel in scene.panels:
        lines = [[spoken(node) for node in line] for line in lines_of(panel.nodes)]
        blocks.append(Block(panel.title, lines, panel.owner))
    return blocks


def spoken(node: Node) -> Cell:
    """Return what a node says: its label, or else the text on it."""
    return node.label or node.text


def lines_of(nodes: list[Node]) -> list[list[Node]]:
    """Sort the nodes that say something into lines: one begins where a node lies below the last."""
    lines: list[list[Node]] = []
    bottom = float("-inf")
    for node in sorted((n for n in nodes if spoken(n) != ""), key=lambda n: (n.y, n.x)):
        if node.y >= bottom:
            lines.append([])
            bottom = node.y + node.h
        lines[-1].append(node)
    return [sorted(line, key=lambda n: n.x) for line in lines]
