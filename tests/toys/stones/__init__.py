"""Stones: the smallest game without any luck or secret; who takes the last stone wins."""

from importlib.resources import files
from typing import Any, cast

from skali.core.actions import ActionSpace, Axis, Family
from skali.core.chance import Chance
from skali.core.data import load
from skali.core.game import Ask, Game, Option, Value
from skali.core.menu import Menu
from skali.core.message import Message, Refusal, say, seat_name
from skali.core.position import Fields
from skali.core.questions import Answer, Dispatch, Question, Questions
from skali.core.scene import Cut, Node, Panel, Scene
from skali.core.state import State
from skali.text import speaker

PACKAGE = "tests.toys.stones"
DATA = load(files(PACKAGE) / "data" / "components.toml")
MOST = DATA.integer("most")
HEAPS = DATA.integers("heaps")
SPACE = ActionSpace(Family("take", Axis.numbers("stones", 1, MOST)))
TAKE = Question("take", "STO-1", ("take",))
QUESTIONS = Questions(TAKE)


class Stones(State):
    """A heap, and who took the last stone."""

    def __init__(self, game: Game, seats: int, old: "Stones | None" = None) -> None:
        super().__init__(game, seats, DISPATCH, old)
        self.size: int = HEAPS[0] if old is None else old.size
        self.heap: int = HEAPS[0] if old is None else old.heap
        self.winner: int = -1 if old is None else old.winner

    def copy(self) -> "Stones":
        return Stones(self.game, self.seats, self)

    def score(self, seat: int) -> int:
        return int(seat == self.winner)


class Taking(Answer[Stones]):
    """One to three stones of the heap."""

    def offer(self, t: Stones, seat: int, menu: Menu) -> None:
        menu.some(0, min(MOST, t.heap))

    def take(self, t: Stones, seat: int, family: int, index: int, chance: Chance) -> None:
        t.pop()
        t.heap -= index + 1
        if t.heap == 0:
            t.winner = seat
        else:
            t.ask(TAKE, (seat + 1) % t.seats)


DISPATCH = Dispatch(SPACE, QUESTIONS, (Taking(TAKE),))


class StonesGame(Game):
    """The title."""

    key = "stones"
    seats = (2, 3)
    version = "1"
    minutes = (1, 1)
    weight = 1
    hidden = False
    options = (Option("heap", HEAPS, default=HEAPS[0]),)
    streams = ()
    space = SPACE
    package = PACKAGE
    speak = staticmethod(speaker(PACKAGE))

    def begin(self, seats: int, options: dict[str, Value], chance: Chance) -> State:
        state = Stones(self, seats)
        state.size = state.heap = int(options["heap"])
        state.ask(TAKE, 0)
        return state

    def dump(self, state: State, seat: int | None) -> dict[str, Any]:
        t = cast("Stones", state)
        turn = None if t.over else t.turn[0]
        table = {"heap": t.heap, "turn": turn, "winner": None if t.winner < 0 else t.winner}
        return {**self.header(t.seats, {"heap": t.size}), **table}

    def restore(self, position: Fields, options: dict[str, Value], chance: Chance) -> State:
        t = cast("Stones", self.begin(position.integer("seats", 2, 2, 3), options, chance))
        t.heap = position.integer("heap", t.size, 0, t.size)
        turn = position.integer("turn", 0, 0, t.seats - 1)
        t.winner = position.integer("winner", -1, 0, t.seats - 1)
        t.pop()
        if t.heap:
            t.ask(TAKE, turn)
        return t

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        left = cast("Stones", state).heap
        return Refusal("STO-1", left=left) if action >= left else None

    def ask(self, state: State, seat: int) -> Ask:
        return Ask(say("stones-ask"), "STO-1")

    def describe(self, state: State, action: int, seat: int) -> Message:
        return say("stones-take", count=action + 1)

    def node(self, state: State, action: int, seat: int) -> str:
        return f"stone-{action}"

    def scene(self, state: State, seat: int | None = None, cut: Cut = "wide") -> Scene:
        heap = Panel("heap", say("stones-heap"), 400, 40, floor=13)
        left = cast("Stones", state).heap
        heap.add(*(Node(f"stone-{n}", 40 * n, 0, 40, 40, text=str(n + 1)) for n in range(left)))
        scene = Scene([heap])
        if seat is not None and seat in state.turn:
            scene.offer((self.node(state, action, seat), action) for action in state.legal(seat))
        return scene

    def story(self, before: State, seat: int, action: int, after: State) -> list[Message]:
        return [say("stones-story", who=seat_name(seat), count=action + 1)]


GAME = StonesGame()
