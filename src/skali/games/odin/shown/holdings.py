"""A player's islands and houses: small in the mat's strip, large where tiles are laid."""
# interpreted: made for people

from skali.core.message import Message, say, seat_name
from skali.core.scene import SUMMARY, Cut, Node, Panel, drawn_once
from skali.games.odin.rules.boards import FACE_COLUMNS, FACE_POINTS, FACE_ROWS, HOME_PLOT, row_of
from skali.games.odin.rules.state import Table
from skali.games.odin.rules.yields import income, minus
from skali.games.odin.shown.grounds import SMALLEST, Spot, grid, nodes
from skali.games.odin.shown.names import face_name
from skali.games.odin.shown.supply import FLOOR, TRAY_WIDTH

STRIP = {"wide": 101.0, "middle": 58.0, "narrow": 104.0}
CELL = {"wide": 21.0, "middle": 14.0, "narrow": 26.0}
"""So large that all of a seat's land is opened large without being shrunk."""
HEAD = 22.0
CAPTION = 228.0
ROOM = 4
"""Room for so many is outlined from the start."""


def owned(t: Table, seat: int) -> list[int]:
    """List the plots of a seat but for its home."""
    return [plot for plot in range(int(HOME_PLOT)) if t.owner[plot] == seat]


def strip(t: Table, seat: int, cut: Cut) -> Panel:
    """Show all islands and houses of a seat as small pictures."""
    title = say("odin-panel-land", who=seat_name(seat))
    wide, high = TRAY_WIDTH[cut], STRIP[cut]
    found = Panel(
        f"land-{seat}{SUMMARY}", title, wide, high, owner=seat, slot="own", form="summary",
        floor=FLOOR[cut],
    )  # fmt: skip
    plots = owned(t, seat)
    step = (wide - 8) / max(ROOM, len(plots))
    for place in range(len(plots), ROOM):
        found.add(vacant(seat, place, 4 + place * step, step, high))
    for place, plot in enumerate(plots):
        face = int(t.face(plot))
        rows, columns = int(FACE_ROWS[face]), int(FACE_COLUMNS[face])
        cell = min((high - 8) / rows, (step * 0.58) / columns, 9.0)
        spot = Spot(4 + place * step, 4, cell, SUMMARY)
        found.add(*nodes(t, seat, plot, spot, small=True))
        x = spot.x + cell * columns + 4
        found.add(*caption(t, seat, plot, x, 4, step - cell * columns - 8, high - 8))
    return found


def caption(t: Table, seat: int, plot: int, x: float, y: float, w: float,
            high: float = 0) -> tuple[Node, ...]:  # fmt: skip
    """Write name, points, income and minus points of a plot beside it; small ones have a height."""
    face, at = int(t.face(plot)), int(row_of(seat, plot))
    numbers = int(income(t.land, at, face)), int(minus(t.land, at, face))
    return written(plot, face, x, y, w, *numbers, high)


@drawn_once
def written(plot: int, face: int, x: float, y: float, w: float, earned: int, lost: int,
            high: float) -> tuple[Node, ...]:  # fmt: skip
    """Write the lines of a caption: one above the other where there is little room."""
    points: Message = say("odin-plot-points", points=int(FACE_POINTS[face]))
    numbers: Message = say("odin-plot-numbers", income=earned, minus=lost)
    if not high:
        line: Message = say("odin-plot-line", points=points, numbers=numbers)
        return (
            Node(f"name-{plot}", x, y, 92, HEAD - 2, text=face_name(face), size=15, align="start"),
            Node(
                f"line-{plot}", x + 92, y, w - 92, HEAD - 2, text=line, size=SMALLEST, align="start"
            ),
        )
    name_high, line_high = high * 0.4, high * 0.3
    size = 14 if name_high > 2 * SMALLEST else 13
    return (
        Node(f"name-{plot}{SUMMARY}", x, y, w, name_high, text=face_name(face), size=size,
             align="start"),
        Node(f"worth-{plot}{SUMMARY}", x, y + name_high, w, line_high, text=points, size=13,
             align="start"),
        Node(f"line-{plot}{SUMMARY}", x, y + name_high + line_high, w, line_high, text=numbers,
             size=13, align="start"),
    )  # fmt: skip


@drawn_once
def vacant(seat: int, place: int, x: float, step: float, high: float) -> Node:
    """Outline the room for an island or a house."""
    return Node(f"room-{seat}-{place}{SUMMARY}", x, 4, step - 4, high - 8, tone="ground",
                label=say("odin-no-land"), faint=True)  # fmt: skip


def corners(faces: list[int], cut: Cut) -> list[Spot]:
    """Return where boards are drawn large: row by row, each as far left as there is room."""
    cell, wide = CELL[cut], width(cut)
    found: list[Spot] = []
    x, y, tall = 6.0, HEAD + 4, 0.0
    for face in faces:
        w, h = int(FACE_COLUMNS[face]) * cell, int(FACE_ROWS[face]) * cell
        if x > 6 and x + w > wide - 4:
            x, y, tall = 6.0, y + tall + HEAD + 6, 0.0
        found.append(Spot(x, y, cell))
        x += max(w, CAPTION) + 12
        tall = max(tall, h)
    return found


def width(cut: Cut) -> float:
    """Return how wide the large panel is."""
    return 2 * (max(11 * CELL[cut], CAPTION) + 14) if cut != "narrow" else TRAY_WIDTH[cut]


def height(cut: Cut) -> float:
    """Return how high the large panel is: all four islands and some houses have room."""
    return (2 if cut != "narrow" else 4) * (9 * CELL[cut] + HEAD + 6) + 13 * CELL[cut] + 3 * HEAD


def panel(t: Table, seat: int, cut: Cut) -> Panel:
    """Show all islands and houses of a seat large, for laying."""
    title = say("odin-panel-land", who=seat_name(seat))
    found = Panel(
        f"land-{seat}", title, width(cut), height(cut), owner=seat, slot="own", floor=FLOOR[cut]
    )
    plots = owned(t, seat)
    for plot, spot in zip(plots, corners([int(t.face(p)) for p in plots], cut), strict=True):
        found.grids.append(grid(t, seat, plot, spot))
        found.add(*caption(t, seat, plot, spot.x, spot.y - HEAD, CAPTION))
        found.add(*nodes(t, seat, plot, spot))
    return found
