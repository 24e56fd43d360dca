"""What is on the table of Hides, what is asked, and what an answer does."""

from importlib.resources import files
from typing import NamedTuple

from mypy_extensions import i64

from skali.core.actions import ActionSpace, Axis, Family
from skali.core.arrays import vec
from skali.core.bits import array, zeros
from skali.core.chance import Chance, draw, total
from skali.core.data import load
from skali.core.forms import Word
from skali.core.game import Game
from skali.core.grids import forms_of
from skali.core.menu import Menu
from skali.core.polyomino import Rows, anchors, beside, breadth, drawn, laid, size, touches
from skali.core.questions import Answer, Dispatch, Part, Question, Questions
from skali.core.state import State

DATA = load(files("tests.toys.hides") / "data" / "components.toml")
HIDES = tuple(hide.text("key") for hide in DATA.tables("hide"))
COUNTS = tuple(hide.integer("count") for hide in DATA.tables("hide"))
TONES = tuple(hide.text("tone") for hide in DATA.tables("hide"))
FORMS = tuple(forms_of(drawn(hide.text("form"))) for hide in DATA.tables("hide"))
CELLS_A_POINT = DATA.integer("cells_a_point")
FULL_BARN = DATA.integer("full_barn")
SPARE = DATA.integer("spare_hides")
SETUP, BAG = 0, 1
TURNS = 8


class Board(NamedTuple):
    """A board that everybody has: which cells it has, and which family of actions lays there."""

    key: str
    family: str
    cells: Rows

    @property
    def rows(self) -> int:
        """How many rows it has."""
        return len(self.cells)

    @property
    def columns(self) -> int:
        """How many columns it has."""
        return breadth(self.cells)

    @property
    def base(self) -> int:
        """The first action that lays something here."""
        return SPACE.base(self.family)

    def action(self, turn: int, row: int, column: int) -> int:
        """Return the action that lays a hide here."""
        return self.base + (turn * self.rows + row) * self.columns + column


class Laid(NamedTuple):
    """A hide that lies on a board."""

    seat: int
    board: int
    kind: int
    turn: int
    row: int
    column: int

    @property
    def form(self) -> Rows:
        """The cells as they lie."""
        return next(form.rows for form in FORMS[self.kind] if form.turn == self.turn)


BOARDS = tuple(
    Board(board.text("key"), board.text("family"), drawn(board.text("cells")))
    for board in DATA.tables("board")
)


def family(board: Board) -> Family:
    """Make the actions of a board."""
    rows, columns = Axis.numbers("row", 1, board.rows), Axis.numbers("column", 1, board.columns)
    return Family(board.family, Axis.numbers("turn", 0, TURNS - 1), rows, columns)


SPACE = ActionSpace(Family("take", Axis("hide", HIDES)), Family("pass"), *map(family, BOARDS))
TAKE, PASS = SPACE.base("take"), SPACE.base("pass")

HIDE = Part("hide", Word(HIDES))
ASK_TAKE = Question("take", "HID-1", ("take", "pass"))
ASK_LAY = Question("lay", "HID-1", tuple(board.family for board in BOARDS), (HIDE,))
QUESTIONS = Questions(ASK_TAKE, ASK_LAY)


class Hides(State):
    """What is on the table."""

    def __init__(self, game: Game, seats: int, old: "Hides | None" = None) -> None:
        super().__init__(game, seats, DISPATCH, old)
        self.bag: vec[i64] = array(COUNTS) if old is None else old.bag[:]
        self.market: vec[i64] = zeros(len(HIDES)) if old is None else old.market[:]
        self.points: vec[i64] = zeros(seats) if old is None else old.points[:]
        self.laid: list[Laid] = [] if old is None else [*old.laid]
        self.round: int = 1 if old is None else old.round
        self.rounds: int = 3 if old is None else old.rounds
        self.leader: int = 0 if old is None else old.leader
        self.moved: int = 0 if old is None else old.moved

    def copy(self) -> "Hides":
        return Hides(self.game, self.seats, self)

    # --- the boards ---

    def covered(self, seat: int, board: int) -> list[int]:
        """Return the cells of a board on which hides lie."""
        rows = [0] * BOARDS[board].rows
        for hide in self.laid:
            if hide.seat == seat and hide.board == board:
                rows = laid(rows, hide.form, hide.row, hide.column)
        return rows

    def open_to(self, seat: int, board: int, form: Rows) -> list[int]:
        """HID-5, HID-6: where a hide may lie: on free cells, beside another one."""
        covered = self.covered(seat, board)
        free = [row & ~over for row, over in zip(BOARDS[board].cells, covered, strict=True)]
        found = anchors(free, form)
        if any(covered):
            near = touches(beside(covered, BOARDS[board].columns), form)
            found = [row & other for row, other in zip(found, near, strict=True)]
        return found

    def fits(self, seat: int, kind: int) -> bool:
        """HID-3: whether there is a place for a hide."""
        return any(
            any(self.open_to(seat, board, form.rows))
            for form in FORMS[kind]
            for board in range(len(BOARDS))
        )

    def income(self, seat: int) -> int:
        """HID-7: what the frame earns now."""
        return size(tuple(self.covered(seat, 0))) // CELLS_A_POINT

    def barn_bonus(self, seat: int) -> int:
        """HID-8: what the barn is worth."""
        return FULL_BARN if self.covered(seat, 1) == list(BOARDS[1].cells) else 0

    # --- the turn ---

    def spot(self, seat: int, kind: int, action: int) -> Laid:
        """Read where an action lays a hide."""
        board = next(n for n, b in enumerate(BOARDS) if b.family == SPACE.family_of(action).name)
        return Laid(seat, board, kind, *SPACE.indices(action))

    def end_turn(self, seat: int, chance: Chance) -> None:
        """HID-7: the next one takes a hide, until all have had their turn."""
        self.moved += 1
        if self.moved == self.seats:
            self.end_round(chance)
        else:
            self.ask(ASK_TAKE, (seat + 1) % self.seats)

    def end_round(self, chance: Chance) -> None:
        """HID-7: income, and a new market; after the last round the game is over."""
        for seat in range(self.seats):
            self.points[seat] += self.income(seat)
        if self.round == self.rounds:
            return
        self.round += 1
        self.leader = (self.leader + 1) % self.seats
        self.begin_round(chance)

    def begin_round(self, chance: Chance) -> None:
        """HID-7: the market goes back into the bag, and others are drawn."""
        for kind in range(len(HIDES)):
            self.bag[kind] += self.market[kind]
            self.market[kind] = 0
        for _ in range(min(self.seats + SPARE, total(self.bag, 0, len(HIDES)))):
            self.market[draw(chance, BAG, self.bag, 0, len(HIDES))] += 1
        self.moved = 0
        self.ask(ASK_TAKE, self.leader)

    def score(self, seat: int) -> int:
        return int(self.points[seat]) + self.barn_bonus(seat)

    def sheet(self) -> dict[str, list[int]]:
        seats = range(self.seats)
        return {
            "income": [int(self.points[seat]) for seat in seats],
            "barn": [self.barn_bonus(seat) for seat in seats],
        }


class Taking(Answer[Hides]):
    """HID-1: one hide of the market, or none."""

    def offer(self, t: Hides, seat: int, menu: Menu) -> None:
        for kind in range(len(HIDES)):
            if t.market[kind] and t.fits(seat, kind):
                menu.one(TAKE + kind)
        menu.one(PASS)

    def take(self, t: Hides, seat: int, family: int, index: int, chance: Chance) -> None:
        t.pop()
        if family == PASS:
            t.end_turn(seat, chance)
        else:
            t.market[index] -= 1
            t.ask(ASK_LAY, seat, HIDE.at(index))


class Laying(Answer[Hides]):
    """HID-5, HID-6: the hide that was taken, wherever it fits."""

    def offer(self, t: Hides, seat: int, menu: Menu) -> None:
        for number, board in enumerate(BOARDS):
            for form in FORMS[t.get(HIDE)]:
                for row, mask in enumerate(t.open_to(seat, number, form.rows)):
                    menu.add(board.action(form.turn, row, 0), mask)

    def take(self, t: Hides, seat: int, family: int, index: int, chance: Chance) -> None:
        t.laid.append(t.spot(seat, t.get(HIDE), family + index))
        t.pop()
        t.end_turn(seat, chance)


DISPATCH = Dispatch(SPACE, QUESTIONS, (Taking(ASK_TAKE), Laying(ASK_LAY)))
