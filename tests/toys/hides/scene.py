"""How the table of Hides looks: the market, and everybody's frame and barn."""

from functools import partial

from skali.core.grids import Grid, Piece, Placements, Placing
from skali.core.message import Message, say, seat_name
from skali.core.polyomino import Rows, breadth
from skali.core.scene import Node, Panel, Scene
from tests.toys.hides.table import (
    ASK_TAKE,
    BOARDS,
    FORMS,
    HIDE,
    HIDES,
    PASS,
    TAKE,
    TONES,
    Hides,
    Laid,
)

CELL = 40
EDGE = 14
HEAD = 34
GAP = 26
SMALL = 26
SLOT = 96
BOARD_X = (EDGE, EDGE + BOARDS[0].columns * CELL + GAP)
TOP = EDGE + HEAD


def hide(kind: int) -> Message:
    """Name a hide."""
    return say("hides-hide", kind=HIDES[kind])


def grid_id(seat: int, board: int) -> str:
    """Name a board of a seat."""
    return f"{BOARDS[board].key}-{seat}"


def scene(t: Hides) -> Scene:
    """Show everything; nothing is hidden."""
    seats = range(t.seats)
    shown = Scene(
        [market(t), *map(partial(mat, t), seats), *map(partial(summary, t), seats), answers()]
    )
    if t.asks(ASK_TAKE):
        shown.offer([("pass", PASS)])
    return shown


def market(t: Hides) -> Panel:
    """Show what can be taken, and how many are left."""
    wide = 2 * EDGE + SLOT * len(HIDES)
    panel = Panel("market", say("hides-market"), wide, 170, floor=13)
    words = {"round": int(t.round), "rounds": int(t.rounds)}
    panel.add(
        Node("round", EDGE, 8, 200, 22, text=say("hides-round", **words), size=17, align="start"),
        Node("bag", panel.w - EDGE - 220, 8, 220, 22, text=bag(t), size=17, align="end"),
    )
    for kind, form in enumerate(forms[0].rows for forms in FORMS):
        x, count = EDGE + SLOT * kind, int(t.market[kind])
        if count:
            panel.add(tile(f"market-{HIDES[kind]}", x + 8, 44, SMALL, form, kind))
        if count > 1:
            text = say("hides-times", count=count)
            panel.add(Node(f"count-{HIDES[kind]}", x + 8, 142, 40, 20, text=text, size=17))
    return panel


def bag(t: Hides) -> Message:
    """Say how many hides are left in the bag."""
    return say("hides-bag", count=sum(map(int, t.bag)))


def tile(id_: str, x: float, y: float, cell: float, form: Rows, kind: int) -> Node:
    """Draw a hide with its upper left corner at a point."""
    w, h = cell * breadth(form), cell * len(form)
    return Node(id_, x, y, w, h, HIDES[kind], TONES[kind], label=hide(kind), cells=form)


def mat(t: Hides, seat: int) -> Panel:
    """Show the frame and the barn of a seat with what lies there."""
    wide = BOARD_X[1] + BOARDS[1].columns * CELL + EDGE
    tall = TOP + BOARDS[0].rows * CELL + EDGE
    title = say("hides-player", who=seat_name(seat))
    panel = Panel(f"mat-{seat}", title, wide, tall, owner=seat, slot="own", floor=13)
    panel.active = seat in t.turn
    now = say("hides-now", income=t.income(seat), points=t.score(seat))
    panel.add(Node(f"now-{seat}", EDGE, 10, wide - 2 * EDGE, 24, text=now, size=19, align="start"))
    panel.grids = [grid(t, seat, board) for board in range(len(BOARDS))]
    own = [hide for hide in t.laid if hide.seat == seat]
    panel.add(*(lying(number, hide) for number, hide in enumerate(own)))
    return panel


def summary(t: Hides, seat: int) -> Panel:
    """Show in one line how a seat stands."""
    title = say("hides-player", who=seat_name(seat))
    panel = Panel(
        f"mat-{seat}~s", title, 304, 48, owner=seat, slot="rival", form="summary", floor=13
    )
    now = say("hides-now", income=t.income(seat), points=t.score(seat))
    panel.add(Node(f"now-{seat}~s", EDGE, 10, 304 - 2 * EDGE, 28, text=now, size=17, align="start"))
    return panel


def grid(t: Hides, seat: int, board: int) -> Grid:
    """Describe a board of a seat."""
    name = say("hides-board", board=BOARDS[board].key)
    rows, columns, cells = BOARDS[board].rows, BOARDS[board].columns, BOARDS[board].cells
    covered = tuple(t.covered(seat, board))
    return Grid(
        grid_id(seat, board), name, BOARD_X[board], TOP, CELL, columns, rows, cells, covered
    )


def lying(number: int, hide: Laid) -> Node:
    """Draw a hide that lies on a board."""
    x, y = BOARD_X[hide.board] + hide.column * CELL, TOP + hide.row * CELL
    return tile(f"laid-{hide.seat}-{number}", x, y, CELL, hide.form, hide.kind)


def answers() -> Panel:
    """Show the button for doing nothing."""
    panel = Panel("answers", say("hides-pass"), 120, 44, answers=True)
    panel.add(Node("pass", 0, 0, 120, 44, text=say("hides-pass")))
    return panel


def placing(t: Hides, seat: int) -> Placing:
    """Say which hides can be laid, and where: those of the market, or the one that was taken."""
    taking = t.asks(ASK_TAKE)
    kinds = [kind for kind in range(len(HIDES)) if t.market[kind] and t.fits(seat, kind)]
    pieces, places = [], []
    for kind in kinds if taking else [t.get(HIDE)]:
        name, node = HIDES[kind], f"market-{HIDES[kind]}" if taking else ""
        first = TAKE + kind if taking else -1
        pieces.append(Piece(name, hide(kind), FORMS[kind], TONES[kind], name, node, first))
        for board in range(len(BOARDS)):
            places += areas(t, seat, kind, board)
    return Placing(tuple(pieces), tuple(places))


def areas(t: Hides, seat: int, kind: int, board: int) -> list[Placements]:
    """Say where a hide fits on a board, for each of its forms."""
    found = []
    for number, form in enumerate(FORMS[kind]):
        anchors = tuple(t.open_to(seat, board, form.rows))
        base, step = BOARDS[board].action(form.turn, 0, 0), BOARDS[board].columns
        found.append(Placements(HIDES[kind], number, grid_id(seat, board), base, step, anchors))
    return found
