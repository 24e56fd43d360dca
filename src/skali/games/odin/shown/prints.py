"""The printed boards as drawings: made from their cells, so that no cell stands twice.

`python -m skali.games.odin.shown.prints` writes the file `art/boards.svg` anew.
"""
# interpreted: writes a file once, when a board is corrected

from skali.games.odin.rules.boards import FACES, GRIDS, HOME, TRACK_TABLES, TRACKS

CELL = 48
COIN = 20
PLAIN, COSTLY = "var(--sk-field, #f6ecd2)", "var(--sk-field-low, #e4d2ae)"
"""Cells on which nothing is printed, and those that cost a point."""
SEA, TIMBER = "var(--sk-sea, #2f6f8f)", "var(--sk-wood, #8a5a33)"


def symbol(face: int) -> str:
    """Name the drawing of a face."""
    return f"board-{FACES[face].replace('_', '-')}"


def coins(face: int) -> dict[tuple[int, int], int]:
    """Return the incomes of a face by row and column; those beyond its edge, too."""
    found: dict[tuple[int, int], int] = {}
    for track in TRACK_TABLES[face * int(TRACKS) : (face + 1) * int(TRACKS)]:
        for step, value in enumerate(track.integers("values")):
            found[track.integer("row") - step, track.integer("column") + step] = value
    return found


def size(face: int) -> tuple[int, int]:
    """Return columns and rows of a drawing: an income beyond the edge is drawn on it."""
    return len(GRIDS[face][0]), len(GRIDS[face])


def inside(face: int, row: int, column: int) -> bool:
    """Tell whether something is printed there on the board."""
    columns, rows = size(face)
    return 0 <= row < rows and 0 <= column < columns


def squares(face: int, signs: str) -> str:
    """Write the cells with some signs as one path."""
    return "".join(
        f"M{column * CELL} {row * CELL}h{CELL}v{CELL}h-{CELL}z"
        for row, line in enumerate(GRIDS[face])
        for column, sign in enumerate(line)
        if sign in signs
    )


def cells(face: int) -> list[str]:
    """Draw all cells with what is printed on them, but for coins and bonuses."""
    dashes = "".join(
        f"M{column * CELL + 16} {row * CELL + 24}h16"
        for row, line in enumerate(GRIDS[face])
        for column, sign in enumerate(line)
        if sign == "-"
    )
    found = [
        f'<path d="{squares(face, ".i123456")}" fill="{PLAIN}"/>',
        f'<path d="{squares(face, "-")}" fill="{COSTLY}"/>',
        f'<path d="{dashes}" stroke="#b5432a" stroke-opacity="1" stroke-width="4"/>',
    ]
    if never := squares(face, "#$"):
        found.append(f'<path d="{never}" fill="#8b8272"/>')
    return found


def coin(row: int, column: int, value: int) -> str:
    """Draw an income on its coin."""
    x, y = column * CELL + CELL // 2, row * CELL + CELL // 2
    return (
        f'<circle cx="{x}" cy="{y}" r="{COIN}" fill="#dfe3e4"/>'
        f'<text x="{x}" y="{y + 9}" text-anchor="middle" font-size="26" font-weight="bold" '
        f'fill="#24201a" stroke="none">{value}</text>'
    )


def drawing(face: int) -> str:
    """Draw a face on its ground: the sea for islands, timber for houses and home."""
    columns, rows = size(face)
    w, h = columns * CELL, rows * CELL
    house = FACES[face].endswith("house") or face == HOME
    parts = [
        f'<symbol id="{symbol(face)}" viewBox="0 0 {w} {h}">',
        f'<rect width="{w}" height="{h}" fill="{TIMBER if house else SEA}"/>',
        '<g fill="none" stroke="#5a3820" stroke-opacity=".55" stroke-width="2">',
    ]
    parts += cells(face)
    parts += [coin(*spot, value) for spot, value in coins(face).items() if inside(face, *spot)]
    return "\n    ".join([*parts, "</g>"]) + "\n  </symbol>"


def document() -> str:
    """Return the whole file."""
    drawings = "\n  ".join(drawing(face) for face in range(len(FACES)))
    comment = "<!-- Ein Fest für Odin: the boards as printed; made by shown/prints.py -->"
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n  {comment}\n  {drawings}\n</svg>\n'


if __name__ == "__main__":
    from pathlib import Path

    Path(__file__).parents[1].joinpath("art", "boards.svg").write_text(document(), "utf-8")
