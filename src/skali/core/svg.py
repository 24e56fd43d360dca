"""A scene as one self-contained SVG: for notebooks, documentation and replays."""
# interpreted: writes text

import re
from collections.abc import Callable
from html import escape
from importlib.resources.abc import Traversable

from skali.core.bits import places
from skali.core.grids import Grid, Placing
from skali.core.message import Message
from skali.core.polyomino import Rows
from skali.core.polyomino import breadth as breadth_of
from skali.core.scene import Node, Panel, Scene

SYMBOL = re.compile(r'<symbol\s+id="([^"]+)"(.*?)</symbol>', re.DOTALL)

PALETTE = {
    "ground": "#efe6d2",
    "surface": "#fbf6ea",
    "wood": "#8a5a33",
    "wood-dark": "#5a3820",
    "sea": "#2f6f8f",
    "sea-dark": "#1f4a63",
    "land": "#7a8f4a",
    "ice": "#dfeaf0",
    "gold": "#c98f1d",
    "ember": "#b5432a",
    "ink": "#24201a",
    "on-dark": "#fbf6ea",
    "on-gold": "#24201a",
    "seat-0": "#c8502a",
    "seat-1": "#1f6fae",
    "seat-2": "#d69a1e",
    "seat-3": "#8d5a97",
}
BRIGHT_TONES = {"gold", "seat-2"}
DARK_TONES = {"wood", "wood-dark", "sea", "sea-dark", "ember", "seat-0", "seat-1", "seat-3"}
FONT = "'Alegreya Sans','Gill Sans',Optima,Candara,'Noto Sans',sans-serif"
WIDTH = 1000.0
GAP = 18.0
TITLE = 32.0
LARGEST_SCALE = 1.3
SMALLEST_TEXT = 6.0
LARGEST_MARK = 16.0
LINE = 1.12
"""Height of a line of text in sizes of the letters."""

Speak = Callable[[Message], str]


def symbols(folder: Traversable) -> dict[str, str]:
    """Read the drawings of a folder by name; in a document their ids begin with `art-`."""
    found: dict[str, str] = {}
    if not folder.is_dir():
        return found
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".svg"):
            for name, rest in SYMBOL.findall(file.read_text(encoding="utf-8")):
                found[name] = f'<symbol id="art-{name}"{rest}</symbol>'
    return found


def render(
    scene: Scene,
    art: dict[str, str],
    speak: Speak,
    placing: Placing | None = None,
    *,
    themed: bool = False,
) -> str:
    """Draw all whole panels: the first over the whole width, the others in columns below.

    A `themed` drawing takes its colours and letters from the page in which it stands, and is as
    large as it was drawn: one panel below the other.
    """
    panels = [panel for panel in scene.panels if panel.form == "full"]
    placed, height = column(panels) if themed else arrange(panels)
    colours = ";".join(f"--sk-{name}:{value}" for name, value in PALETTE.items())
    style = "" if themed else f' style="{colours};font-family:{FONT}"'
    width = max(panel.w for panel in panels) if themed else WIDTH
    box = f'viewBox="0 0 {width:g} {height:g}"'
    box += f' width="{width:g}" height="{height:g}"' if themed else ""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {box}{style}>',
        "<defs>",
        *(art[name] for name in drawings(scene) if name in art),
        *(hatching(tone) for tone in veils(scene)),
        "</defs>",
        "" if themed else f'<rect width="{WIDTH:g}" height="{height:g}" fill="var(--sk-ground)"/>',
    ]
    for panel, x, y, scale in placed:
        parts.append(f'<g id="panel-{escape(panel.id)}" transform="translate({x:g} {y:g})">')
        parts.append(
            f"<title>{escape(speak(panel.title))}</title>" if themed
            else heading(panel, shield_of(scene, panel), speak, art)
        )  # fmt: skip
        down = 0 if themed else TITLE
        parts.append(f'<g transform="translate(0 {down:g}) scale({scale:.4g})">')
        parts.append(frame(panel))
        parts += [board(grid, speak) for grid in panel.grids]
        parts += [draw(node, speak, art, panel.floor, ground(panel, number))
                  for number, node in enumerate(panel.nodes)]  # fmt: skip
        parts += [openings(grid, placing) for grid in panel.grids if placing]
        parts += [glow(node) for node in panel.nodes if node.id in scene.offers]
        parts.append("</g></g>")
    parts.append("</svg>")
    return "\n".join(parts)


def drawings(scene: Scene) -> list[str]:
    """List the drawings that a scene needs."""
    needed = {node.sprite for panel in scene.panels for node in panel.nodes}
    needed |= {shield_of(scene, panel) for panel in scene.panels}
    if any(node.mark == "reconstructed" for panel in scene.panels for node in panel.nodes):
        needed.add("chisel")
    return sorted(needed)


def veils(scene: Scene) -> list[str]:
    """List the tones of all veils."""
    return sorted({n.tone for panel in scene.panels for n in panel.nodes if n.shape == "veil"})


def hatching(tone: str) -> str:
    """Define the strokes of a veil."""
    return (
        f'<pattern id="veil-{tone}" width="9" height="9" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><path d="M0 0V9" stroke="var(--sk-{tone})" '
        'stroke-width="5"/></pattern>'
    )


# --- panels ---


def arrange(panels: list[Panel]) -> tuple[list[tuple[Panel, float, float, float]], float]:
    """Place the first panel and every very wide one over the width, the others in pairs."""
    placed: list[tuple[Panel, float, float, float]] = []
    whole = WIDTH - 2 * GAP
    half = (whole - GAP) / 2
    y = GAP / 2
    pair: list[Panel] = []
    for number, panel in enumerate(panels):
        wide = number == 0 or panel.w > 1.5 * half
        if pair and (wide or len(pair) == 2):
            y += place_row(placed, pair, half, y)
            pair = []
        if wide:
            y += place_row(placed, [panel], whole, y)
        else:
            pair.append(panel)
    if pair:
        y += place_row(placed, pair, half, y)
    return placed, y + GAP / 2


def column(panels: list[Panel]) -> tuple[list[tuple[Panel, float, float, float]], float]:
    """Place panels one below the other, each at its own size; they bear their own titles."""
    placed: list[tuple[Panel, float, float, float]] = []
    y = 0.0
    for panel in panels:
        placed.append((panel, 0.0, y, 1.0))
        y += panel.h + GAP / 2
    return placed, y - GAP / 2


def place_row(
    placed: list[tuple[Panel, float, float, float]], row: list[Panel], room: float, y: float
) -> float:
    """Place panels side by side and return the height of their row."""
    height = 0.0
    for column, panel in enumerate(row):
        scale = min(room / panel.w, LARGEST_SCALE)
        placed.append((panel, GAP + column * (room + GAP), y, scale))
        height = max(height, panel.h * scale)
    return TITLE + height + GAP / 2


def shield_of(scene: Scene, panel: Panel) -> str:
    """Name the shield of the seat that owns a panel: the game's own for it, or the hall's."""
    given = 0 <= panel.owner < len(scene.shields)
    return scene.shields[panel.owner] if given else f"shield-{panel.owner}"


def heading(panel: Panel, shield: str, speak: Speak, art: dict[str, str]) -> str:
    """Write a panel's title above it, with the shield of the seat that owns it."""
    parts = []
    indent = 0.0
    if shield in art:
        size = TITLE - 8
        parts.append(f'<use href="#art-{shield}" x="0" y="4" width="{size:g}" height="{size:g}"/>')
        indent = size + 7
    parts.append(
        f'<text x="{indent:g}" y="{TITLE - 9:g}" font-size="19" font-weight="bold" '
        f'fill="var(--sk-ink)">{escape(speak(panel.title))}</text>'
    )
    return "".join(parts)


def frame(panel: Panel) -> str:
    """Draw a panel's ground; the one that matters now has a golden edge."""
    edge, width = ("gold", 5) if panel.active else ("wood-dark", 2)
    return (
        f'<rect width="{panel.w:g}" height="{panel.h:g}" rx="7" '
        f'fill="var(--sk-{panel.tone})" stroke="var(--sk-{edge})" stroke-width="{width}"/>'
    )


# --- grids ---


def board(grid: Grid, speak: Speak) -> str:
    """Draw the cells of a grid."""
    name = f"<title>{escape(speak(grid.label))}</title>"
    if not grid.tone:
        return f'<g id="grid-{escape(grid.id)}">{name}</g>'
    cells = squares(grid.existing, grid.x, grid.y, grid.cell, grid.cell)
    return (
        f'<g id="grid-{escape(grid.id)}">{name}<path d="{cells}" fill="var(--sk-{grid.tone})" '
        'stroke="var(--sk-wood-dark)" stroke-opacity="0.35"/></g>'
    )


def openings(grid: Grid, placing: Placing) -> str:
    """Tint the cells on which something can be laid now."""
    cells = squares(tuple(placing.reach(grid)), grid.x, grid.y, grid.cell, grid.cell)
    return f'<path d="{cells}" fill="var(--sk-gold)" fill-opacity="0.3"/>' if cells else ""


def squares(rows: Rows, x: float, y: float, wide: float, tall: float) -> str:
    """Write cells as a path, one square each."""
    return "".join(
        f"M{x + column * wide:g} {y + row * tall:g}h{wide:g}v{tall:g}h{-wide:g}z"
        for row, mask in enumerate(rows)
        for column in places(mask)
    )


def edges(rows: Rows, x: float, y: float, wide: float, tall: float) -> str:
    """Write the edges between cells and what is around them as a path."""
    parts = []
    for row, mask in enumerate(rows):
        above = rows[row - 1] if row else 0
        below = rows[row + 1] if row + 1 < len(rows) else 0
        for column in places(mask):
            left, top = x + column * wide, y + row * tall
            if not above >> column & 1:
                parts.append(f"M{left:g} {top:g}h{wide:g}")
            if not below >> column & 1:
                parts.append(f"M{left:g} {top + tall:g}h{wide:g}")
            if not mask << 1 >> column & 1:
                parts.append(f"M{left:g} {top:g}v{tall:g}")
            if not mask >> 1 >> column & 1:
                parts.append(f"M{left + wide:g} {top:g}v{tall:g}")
    return "".join(parts)


def tiling(node: Node, paint: str) -> str:
    """Draw a node made of cells, with a dark edge around them."""
    form = (node.cells, node.x, node.y, *cell_of(node))
    edge = f'<path d="{edges(*form)}" stroke="var(--sk-wood-dark)" stroke-width="2"/>'
    return f'<path d="{squares(*form)}" {paint}/>{edge}'


def cell_of(node: Node) -> tuple[float, float]:
    """Return how wide and how tall a cell of a node made of cells is."""
    return node.w / max(1, breadth_of(node.cells)), node.h / len(node.cells)


def picture_box(node: Node) -> tuple[float, float, float, float]:
    """Return where the sprite of a node stands: of cells, in the middle if they all are there."""
    if not node.cells:
        return node.x, node.y, node.w, node.h
    wide, tall = cell_of(node)
    columns, rows = breadth_of(node.cells), len(node.cells)
    if all(mask == (1 << columns) - 1 for mask in node.cells):
        side = min(node.w, node.h)
        return node.x + (node.w - side) / 2, node.y + (node.h - side) / 2, side, side
    cells = [(row, column) for row, mask in enumerate(node.cells) for column in places(mask)]
    row, column = min(
        cells, key=lambda cell: (abs(2 * cell[0] + 1 - rows) + abs(2 * cell[1] + 1 - columns), cell)
    )
    return node.x + column * wide, node.y + row * tall, wide, tall


# --- nodes ---


def draw(
    node: Node, speak: Speak, art: dict[str, str], floor: float = 0, ground: str = "surface"
) -> str:
    """Draw one node: shape, sprite, text and mark."""
    parts = [f'<g id="{escape(node.id)}"{turning(node)}>']
    if node.label:
        parts.append(f"<title>{escape(speak(node.label))}</title>")
    faint = ' opacity="0.5"' if node.faint else ""
    if node.tone:
        paint = f"{backing(node)}{faint}"
        parts.append(tiling(node, paint) if node.cells else outline(node, 0, paint))
    if node.sprite in art:
        parts.append(use(node.sprite, *picture_box(node), faint))
    if node.text != "":
        parts.append(lettering(node, speak, floor, ground))
    if node.mark == "reconstructed" and "chisel" in art:
        size = min(min(node.w, node.h) * 0.34, LARGEST_MARK)
        parts.append(use("chisel", node.x + node.w - size, node.y, size, size))
    parts.append("</g>")
    return "".join(parts)


def turning(node: Node) -> str:
    """Turn a node around its middle."""
    if not node.turned:
        return ""
    return f' transform="rotate({node.turned} {node.x + node.w / 2:g} {node.y + node.h / 2:g})"'


def glow(node: Node) -> str:
    """Draw the golden edge of what can be done, above everything else."""
    edges = "".join(
        outline(node, 0, f'stroke-width="{width}" stroke-opacity="{strength}"')
        for width, strength in ((8, 0.35), (3, 1))
    )
    return (
        f'<g fill="none" stroke="var(--sk-gold)" pointer-events="none"{turning(node)}>{edges}</g>'
    )


def use(name: str, x: float, y: float, w: float, h: float, more: str = "") -> str:
    """Draw a symbol at a place."""
    return (
        f'<use href="#art-{escape(name)}" x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{more}/>'
    )


def backing(node: Node) -> str:
    """Say how the shape behind a node is painted."""
    colour = f"var(--sk-{node.tone})"
    if node.shape == "ring":
        return f'fill="none" stroke="{colour}" stroke-width="3"'
    if node.shape == "veil":
        return f'fill="url(#veil-{node.tone})" fill-opacity="0.55"'
    edge = "" if node.tone in DARK_TONES else ' stroke="var(--sk-wood-dark)" stroke-opacity="0.45"'
    return f'fill="{colour}"{edge}'


def outline(node: Node, beyond: float, paint: str) -> str:
    """Draw the outline of a node's shape, a little beyond its edge."""
    if node.cells:
        edge = edges(node.cells, node.x, node.y, *cell_of(node))
        return f'<path d="{edge}" stroke-linecap="round" {paint}/>'
    x, y, w, h = node.x - beyond, node.y - beyond, node.w + 2 * beyond, node.h + 2 * beyond
    if node.shape in ("disc", "ring"):
        return f'<circle cx="{x + w / 2:g}" cy="{y + h / 2:g}" r="{min(w, h) / 2:g}" {paint}/>'
    corner = {"pill": min(w, h) / 2, "veil": 0}.get(node.shape, 4)
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{corner:g}" {paint}/>'


# --- text ---


def solid(node: Node) -> bool:
    """Tell whether a node is a ground for what stands on it."""
    return node.tone != "" and node.shape not in ("ring", "veil")


def ground(panel: Panel, number: int) -> str:
    """Name the tone on which the words of a node without its own stand: of what lies below."""
    node = panel.nodes[number]
    x, y = node.x + node.w / 2, node.y + node.h / 2
    for below in reversed(panel.nodes[:number]) if node.text != "" and not solid(node) else ():
        inside = below.x <= x <= below.x + below.w and below.y <= y <= below.y + below.h
        if inside and below.sprite:
            return "surface"
        if inside and solid(below):
            return below.tone
    return panel.tone


def lettering(node: Node, speak: Speak, floor: float, ground: str) -> str:
    """Write a node's text in it, light on dark tones."""
    words = speak(node.text) if isinstance(node.text, Message) else node.text
    lines, size = fit(words, node.w, node.h, node.size, floor)
    ground = node.tone if solid(node) else ground
    bright = "on-gold" if ground in BRIGHT_TONES else "ink"
    ink = "on-dark" if ground in DARK_TONES else bright
    x = node.x + {"start": 0.0, "end": node.w}.get(node.align, node.w / 2)
    y = node.y + node.h / 2 + size * (0.35 - LINE * (len(lines) - 1) / 2)
    spans = "".join(
        f'<tspan x="{x:g}" y="{y + number * LINE * size:.1f}">{escape(line)}</tspan>'
        for number, line in enumerate(lines)
    )
    return (
        f'<text font-size="{size:.1f}" text-anchor="{node.align}" font-weight="bold" '
        f'fill="var(--sk-{ink})">{spans}</text>'
    )


def fit(
    words: str, width: float, height: float, largest: float, floor: float = 0
) -> tuple[list[str], float]:
    """Break words into lines and return them with the largest size of letters that fits.

    Letters never become smaller than the floor; what has no room then is cut short.
    """
    least = floor or SMALLEST_TEXT
    size = max(largest or height * 0.75, least)
    while True:
        lines = broken(words, width / size)
        fits = all(breadth(line) * size <= width for line in lines)
        if fits and len(lines) * LINE * size <= height * 1.05:
            return lines, size
        if size <= least:
            return (cut_short(lines, width / size, height / size) if floor else lines), size
        size = max(size * 0.95, least)


def cut_short(lines: list[str], room: float, rows: float) -> list[str]:
    """Leave out what has no room, with "…" where something is missing."""
    kept = lines[: max(1, int(rows * 1.05 / LINE))]
    ends = [*(False for _ in kept[1:]), len(kept) < len(lines)]
    return [shortened(line, room, more=more) for line, more in zip(kept, ends, strict=True)]


def shortened(line: str, room: float, *, more: bool) -> str:
    """Shorten a line to a breadth."""
    if breadth(line) <= room and not more:
        return line
    while line and breadth(f"{line}…") > room:
        line = line[:-1]
    return f"{line.rstrip()}…"


def broken(words: str, room: float) -> list[str]:
    """Break words into lines of a breadth."""
    lines: list[str] = []
    for word in words.split():
        if lines and breadth(f"{lines[-1]} {word}") <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def breadth(words: str) -> float:
    """Estimate how broad words are in bold letters of size 1."""
    return sum(0.32 if letter in " .,:;'|!ijlt()" else 0.6 for letter in words)
