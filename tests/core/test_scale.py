"""A game with 20,000 actions: `legal` and `why_not` are compared on all that could answer."""

from typing import cast

import pytest

from skali.conformance.cases import Case
from skali.conformance.why import agree
from skali.core.actions import ActionSpace, Axis, Family
from skali.core.chance import Chance
from skali.core.game import Game
from skali.core.menu import Menu
from skali.core.message import Refusal
from skali.core.questions import Answer, Dispatch, Question, Questions
from skali.core.state import State
from tests.toys import stones

WIDE, TALL = 100, 99
CARVE = Family("carve", Axis.numbers("row", 1, TALL), Axis.numbers("column", 1, WIDE))
PAINT = Family("paint", Axis.numbers("row", 1, TALL), Axis.numbers("column", 1, WIDE))
SPACE = ActionSpace(CARVE, PAINT, Family("sing", Axis.numbers("verse", 1, 200)))
ASK_CARVE = Question("carve", "STO-1", ("carve",), against={"sing": "STO-2"})
ASK_SING = Question("sing", "STO-2", ("sing",))


class Wall(State):
    """A wall of stones; every third one can be carved."""

    def __init__(self, game: Game, seats: int, old: "Wall | None" = None) -> None:
        super().__init__(game, seats, DISPATCH, old)

    def copy(self) -> "Wall":
        return Wall(self.game, self.seats, self)

    def score(self, seat: int) -> int:
        return 0


class Carving(Answer[Wall]):
    """Every third stone."""

    def offer(self, t: Wall, seat: int, menu: Menu) -> None:
        for place in range(0, WIDE * TALL, 3):
            menu.one(place)

    def take(self, t: Wall, seat: int, family: int, index: int, chance: Chance) -> None:
        t.pop()


class Singing(Answer[Wall]):
    """All verses but the first."""

    def offer(self, t: Wall, seat: int, menu: Menu) -> None:
        menu.some(SPACE.base("sing") + 1, 199)

    def take(self, t: Wall, seat: int, family: int, index: int, chance: Chance) -> None:
        t.pop()


DISPATCH = Dispatch(SPACE, Questions(ASK_CARVE, ASK_SING), (Carving(ASK_CARVE), Singing(ASK_SING)))


class WallGame(stones.StonesGame):
    """Counts how often it is asked about an action; forgetful on request."""

    key = "wall"
    space = SPACE

    def __init__(self) -> None:
        self.asked = 0
        self.forgets = -1

    def forbids(self, state: State, action: int, seat: int) -> Refusal | None:
        self.asked += 1
        if action == self.forgets:
            return None
        wrong = action % 3 if state.asks(ASK_CARVE) else action == SPACE.base("sing")
        return Refusal("STO-1", left=0) if wrong else None


def table(ask: Question) -> tuple[WallGame, Wall]:
    game = WallGame()
    wall = Wall(cast("Game", game), 2)
    wall.ask(ask, 0)
    return game, wall


def test_the_space_is_as_large_as_said() -> None:
    assert len(SPACE) == 20_000


@pytest.mark.parametrize(("ask", "answers"), [(ASK_CARVE, WIDE * TALL), (ASK_SING, 200)])
def test_every_action_that_could_answer_is_asked_about_once(ask: Question, answers: int) -> None:
    game, wall = table(ask)
    met = agree(Case(game, 2, ()), wall)
    assert game.asked == answers
    assert set(met) == {"STO-1", "STO-2"}


def test_one_forgotten_action_of_twenty_thousand_is_found() -> None:
    game, wall = table(ASK_CARVE)
    game.forgets = 9_899 - 1
    with pytest.raises(AssertionError):
        agree(Case(game, 2, ()), wall)


@pytest.mark.parametrize("action", [SPACE.base("paint"), SPACE.base("paint") + 9_000, 19_999])
def test_families_that_do_not_answer_are_refused_by_the_core(action: int) -> None:
    """Whatever the game would say: it is not asked."""
    game, wall = table(ASK_CARVE)
    game.forgets = action
    refusal = wall.why_not(action, 0)
    assert refusal is not None
    assert refusal.rule == ("STO-2" if action == 19_999 else "STO-1")
    assert game.asked == 0
