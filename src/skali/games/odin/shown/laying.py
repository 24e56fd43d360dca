"""What can be laid on which grid now, and where."""
# interpreted: made for people

from mypy_extensions import i64

from skali.core.bits import places
from skali.core.grids import Piece, Placements, Placing
from skali.games.odin.rules.actions import HOLD, LAY
from skali.games.odin.rules.anytime import held, to_lay
from skali.games.odin.rules.boards import FACE_ROWS, PLOT_COLUMNS, PLOTS, row_of
from skali.games.odin.rules.goods import CELLS, FORM, FORMS, NAMES, TALL, TURNS
from skali.games.odin.rules.land import REFUSED, anchors, apart, within_reach
from skali.games.odin.rules.places import place
from skali.games.odin.rules.state import Table
from skali.games.odin.shown.grounds import grid_id
from skali.games.odin.shown.names import picture, thing_name, tone_of


def placing(t: Table, seat: int, legal: list[int]) -> Placing:
    """Say which things a seat can lay: the one that it holds, or all that it could take."""
    holding = int(held(t, seat))
    things = [holding] if holding >= 0 else places(to_lay(t, seat))
    offered = set(legal)
    pieces: list[Piece] = []
    areas: list[Placements] = []
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
        areas += where(t, seat, thing)
    return Placing(tuple(pieces), tuple(areas))


def where(t: Table, seat: int, thing: int) -> list[Placements]:
    """List for each form of a thing where it may lie on each plot."""
    found: list[Placements] = []
    mine: i64 = t.plots(seat)
    for plot in range(int(PLOTS)):
        face = int(t.face(plot))
        near = int(apart(face, thing))
        if not mine >> plot & 1 or near == REFUSED:
            continue
        at = int(row_of(seat, plot))
        reach = within_reach(t.land, at, face, CELLS[thing])
        rows = int(FACE_ROWS[face])
        for number, (turn, _) in enumerate(FORMS[thing]):
            form, tall = FORM[thing * TURNS + turn], int(TALL[thing * TURNS + turn])
            masks = [0] * rows
            for top in range(rows - tall + 1):
                masks[top] = int(anchors(t.land, at, face, form, tall, top, near, reach))
            if any(masks):
                base = int(LAY + place(plot, turn, 0, 0))
                step = int(PLOT_COLUMNS[plot])
                grid = grid_id(seat, plot)
                found.append(Placements(NAMES[thing], number, grid, base, step, tuple(masks)))
    return found
