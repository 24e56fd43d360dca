"""A scene as one self-contained SVG: for notebooks, documentation and replays."""
# interpreted: writes text

import re
from collections.abc import Callable
from html import escape
from importlib.resources.abc import Traversable

from skali.core.message import Message
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
    "seat-0": "#c8502a",
    "seat-1": "#1f6fae",
    "seat-2": "#d69a1e",
    "seat-3": "#8d5a97",
}
DARK_TONES = {"wood", "wood-dark", "sea", "sea-dark", "land", "ember", "seat-0", "seat-1", "seat-3"}
WIDTH = 1000.0
GAP = 18.0
TITLE = 26.0

Speak = Callable[[Message], str]


def symbols(folder: Traversable) -> dict[str, str]:
    """Read the drawings of a folder: symbols by name."""
    found: dict[str, str] = {}
    if not folder.is_dir():
        return found
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".svg"):
            for name, rest in SYMBOL.findall(file.read_text(encoding="utf-8")):
                found[name] = f'<symbol id="{name}"{rest}</symbol>'
    return found


def render(scene: Scene, art: dict[str, str], speak: Speak) -> str:
    """Draw all panels: the first over the whole width, the others in columns below."""
    placed, height = arrange(scene.panels)
    used = sorted({node.sprite for panel in scene.panels for node in panel.nodes if node.sprite})
    colours = ";".join(f"--sk-{name}:{value}" for name, value in PALETTE.items())
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {height:g}" '
        f'style="{colours};background:var(--sk-ground);'
        "font-family:'Alegreya Sans','Gill Sans',Optima,Candara,sans-serif\">",
        "<defs>",
        *(art[name] for name in used if name in art),
        "</defs>",
        f'<rect width="{WIDTH:g}" height="{height:g}" fill="var(--sk-ground)"/>',
    ]
    for panel, x, y, scale in placed:
        parts.append(
            f'<text x="{x:g}" y="{y + TITLE - 9:g}" font-size="17" font-weight="bold" '
            f'fill="var(--sk-ink)">{escape(speak(panel.title))}</text>'
        )
        parts.append(f'<g transform="translate({x:g} {y + TITLE:g}) scale({scale:g})">')
        parts.append(frame(panel))
        parts += [draw(node, speak, art) for node in panel.nodes]
        parts.append("</g>")
    parts.append("</svg>")
    return "\n".join(parts)


def arrange(panels: list[Panel]) -> tuple[list[tuple[Panel, float, float, float]], float]:
    """Place the first panel over the width and the others two by two below it."""
    placed: list[tuple[Panel, float, float, float]] = []
    y = GAP / 2
    for number, panel in enumerate(panels):
        wide = number == 0
        room = WIDTH - 2 * GAP if wide else (WIDTH - 3 * GAP) / 2
        scale = room / panel.w
        column = 0 if wide else (number - 1) % 2
        placed.append((panel, GAP + column * (room + GAP), y, scale))
        if wide or column == 1 or number == len(panels) - 1:
            row = placed[number - column : number + 1]
            y += TITLE + max(p.h * s for p, _, _, s in row) + GAP / 2
    return placed, y + GAP / 2


def frame(panel: Panel) -> str:
    """Draw a panel's ground; the one that matters now has a golden edge."""
    edge = "gold" if panel.active else "wood-dark"
    return (
        f'<rect width="{panel.w:g}" height="{panel.h:g}" rx="6" fill="var(--sk-surface)" '
        f'stroke="var(--sk-{edge})" stroke-width="{3 if panel.active else 1.5}"/>'
    )


def draw(node: Node, speak: Speak, art: dict[str, str]) -> str:
    """Draw one node: tone, sprite, text, and the glow of what can be done."""
    middle = f"{node.x + node.w / 2:g} {node.y + node.h / 2:g}"
    turn = f' transform="rotate({node.turned} {middle})"' if node.turned else ""
    faint = ' opacity="0.45"' if node.faint else ""
    parts = [f'<g id="{escape(node.id)}"{turn}{faint}>']
    if node.label:
        parts.append(f"<title>{escape(speak(node.label))}</title>")
    if node.tone:
        parts.append(backing(node))
    if node.sprite in art:
        parts.append(
            f'<use href="#{escape(node.sprite)}" x="{node.x:g}" y="{node.y:g}" '
            f'width="{node.w:g}" height="{node.h:g}"/>'
        )
    if node.text != "":
        parts.append(lettering(node, speak))
    if node.mark == "reconstructed" and "chisel" in art:
        parts.append(
            f'<use href="#chisel" x="{node.x + node.w - 12:g}" y="{node.y:g}" width="12" height="12"/>'
        )
    if node.actions:
        parts.append(
            f'<rect x="{node.x - 1.5:g}" y="{node.y - 1.5:g}" width="{node.w + 3:g}" '
            f'height="{node.h + 3:g}" rx="4" fill="none" stroke="var(--sk-gold)" stroke-width="3"/>'
        )
    parts.append("</g>")
    return "".join(parts)


def backing(node: Node) -> str:
    """Draw the coloured shape behind a node."""
    fill = f'fill="var(--sk-{node.tone})"'
    if node.shape == "disc":
        radius = min(node.w, node.h) / 2
        x, y = node.x + node.w / 2, node.y + node.h / 2
        return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {fill}/>'
    round_ = node.h / 2 if node.shape == "pill" else 4
    return (
        f'<rect x="{node.x:g}" y="{node.y:g}" width="{node.w:g}" height="{node.h:g}" '
        f'rx="{round_:g}" {fill}/>'
    )


def lettering(node: Node, speak: Speak) -> str:
    """Write a node's text in the middle of it, light on dark tones."""
    words = speak(node.text) if isinstance(node.text, Message) else node.text
    size = node.size or min(node.h * 0.7, node.w * 1.5 / max(len(words), 1))
    ink = "surface" if node.tone in DARK_TONES else "ink"
    x, y = node.x + node.w / 2, node.y + node.h / 2 + size * 0.35
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="middle" font-weight="bold" '
        f'fill="var(--sk-{ink})">{escape(words)}</text>'
    )
