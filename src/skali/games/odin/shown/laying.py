"""What can be laid on which grid now, and where."""
# interpreted: made for people

from functools import lru_cache

from skali.core.bits import array, places
from skali.core.grids import Piece, Placements, Placing
from skali.games.odin.rules.actions import BUY, HOLD, LAY
from skali.games.odin.rules.anytime import held, to_lay
from skali.games.odin.rules.boards import FACE_ROWS, PLOT_COLUMNS, row_of
from skali.games.odin.rules.goods import CELLS, FORM, FORMS, NAMES, TALL, TURNS
from skali.games.odin.rules.land import REFUSED, anchors, apart, within_reach
from skali.games.odin.rules.places import place
from skali.games.odin.rules.state import Table
from skali.games.odin.shown.grounds import grid_id
from skali.games.odin.shown.names import picture, thing_name, tone_of

MOST_AREAS = 8192
"""Plots with a thing that can be laid there, of all tables, of which the places are kept."""


def placing(t: Table, seat: int, legal: list[int]) -> Placing:
    """Say which things a seat can lay: the one that it holds, or all that it could take."""
    holding = int(held(t, seat))
    things = [holding] if holding >= 0 else places(to_lay(t, seat))
    offered = set(legal)
    pieces: list[Piece] = []
    areas: list[Placements] = []
    land = [lying(t, seat, plot) for plot in places(t.plots(seat))]
    for thing in things:
        first = int(HOLD) + thing if holding < 0 else -1
        if first >= 0 and first not in offered:
            continue
        key = NAMES[thing]
        node = f"good-{key}-{seat}"
        tone = tone_of(thing) or "ice"
        pieces.append(
            Piece(key, thing_name(thing), FORMS[thing], tone, picture(thing), node, first)
        )
        for plot, face, covered in land:
            areas += on_plot(seat, plot, face, thing, covered)
    return Placing(tuple(pieces), tuple(areas))


def is_laying(action: int) -> bool:
    """Tell whether an action takes a thing in hand or lays it."""
    return HOLD <= action < BUY


def lying(t: Table, seat: int, plot: int) -> tuple[int, int, tuple[int, ...]]:
    """Return a plot of a seat with its face and with what lies in its rows."""
    face, at = int(t.face(plot)), int(row_of(seat, plot))
    return plot, face, tuple([int(t.land[at + row]) for row in range(int(FACE_ROWS[face]))])


@lru_cache(MOST_AREAS)
def on_plot(
    seat: int, plot: int, face: int, thing: int, covered: tuple[int, ...]
) -> tuple[Placements, ...]:
    """List where a thing may lie on a plot; most plots are as they were a decision before."""
    near = int(apart(face, thing))
    if near == REFUSED:
        return ()
    found: list[Placements] = []
    land, rows = array(covered), len(covered)
    reach = within_reach(land, 0, face, CELLS[thing])
    for number, (turn, _) in enumerate(FORMS[thing]):
        form, tall = FORM[thing * TURNS + turn], int(TALL[thing * TURNS + turn])
        masks = [0] * rows
        for top in range(rows - tall + 1):
            masks[top] = int(anchors(land, 0, face, form, tall, top, near, reach))
        if any(masks):
            base = int(LAY + place(plot, turn, 0, 0))
            step, grid = int(PLOT_COLUMNS[plot]), grid_id(seat, plot)
            found.append(Placements(NAMES[thing], number, grid, base, step, tuple(masks)))
    return tuple(found)
