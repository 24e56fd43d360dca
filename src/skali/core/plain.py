"""The table in words: titled blocks of lines, for a terminal and for reading aloud."""
# interpreted: made for people, one a decision

from dataclasses import dataclass, field

from skali.core.grids import Grid
from skali.core.message import Message
from skali.core.polyomino import Rows
from skali.core.scene import Node, Scene

Cell = str | Message

FREE, COVERED, ANCHOR = "·", "#", "o"


@dataclass(slots=True)
class Block:
    """A part of the table; the cells of its lines stand in columns."""

    title: Message
    lines: list[list[Cell]] = field(default_factory=list)
    owner: int = -1


def from_scene(scene: Scene) -> list[Block]:
    """Read a scene out: a block a whole panel, its nodes line by line from the left."""
    blocks = []
    for panel in scene.panels:
        if panel.form == "summary":
            continue
        lines = [[spoken(node) for node in line] for line in lines_of(panel.nodes)]
        for grid in panel.grids:
            lines.append([grid.label])
            lines += [[line] for line in grid_lines(grid)]
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


def grid_lines(grid: Grid, anchors: Rows = ()) -> list[str]:
    """Draw a grid with letters, its rows and columns numbered; legal anchors may be marked."""
    heads = " ".join(f"{column + 1:>2}" for column in range(grid.columns))
    lines = [f"   {heads}"]
    free, existing = grid.free, grid.existing
    for row in range(grid.rows):
        signs = []
        for column in range(grid.columns):
            if anchors and anchors[row] >> column & 1:
                sign = ANCHOR
            elif free[row] >> column & 1:
                sign = FREE
            else:
                sign = COVERED if existing[row] >> column & 1 else " "
            signs.append(f" {sign}")
        lines.append(f"{row + 1:>2} {' '.join(signs)}".rstrip())
    return lines
