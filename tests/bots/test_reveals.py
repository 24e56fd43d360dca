"""Search through what is drawn and shown, to one horizon, and among seats that choose at once."""

import pytest

from skali import bots
from skali.bots import BotError, shallow
from skali.bots.search import WIDE, search
from skali.bots.tree import ROOT, Tree, action_of, most_visited, mover_of
from skali.core.chance import Chance, Fast
from skali.core.menu import Menu
from skali.core.state import State
from skali.games import game
from tests.bots.lines import Lines, Values
from tests.bots.test_search import children_of
from tests.toys import runes
from tests.toys.runes.table import ASK_CAST, DISPATCH

FIRST = [
    [1, 2, 5, 1, 4, 4],
    [1, 5, 4, 1, 3, 5],
    [0, 2, 4, 0, 5, 3],
    [0, 5, 3, 0, 4, 2],
    [1, 5, 4, 1, 2, 4],
    [1, 5, 4, 1, 2, 3],
]
"""What version 0.2 chose as mcts:30 in some games of runes."""


class Pennies(State):
    """Both seats show a side at once; the first wins if they are equal."""

    def __init__(self, shown: tuple[int, ...] = ()) -> None:
        """Start before anybody has shown."""
        super().__init__(runes.GAME, 2, DISPATCH)
        self.clear()
        self.shown = shown
        if len(shown) < self.seats:
            self.push(ASK_CAST, 3 >> len(shown) << len(shown))

    def menu(self, seat: int = -1) -> Menu:
        menu = Menu()
        menu.some(0, 2)
        return menu

    def legal(self, seat: int = -1) -> list[int]:
        return [0, 1]

    def apply(self, action: int, chance: Chance, seat: int = -1) -> None:
        self.shown = (*self.shown, action)
        self.answered(seat)

    def copy(self) -> "Pennies":
        return Pennies(self.shown)

    def evaluate(self, seat: int) -> float:
        return 0.0

    def score(self, seat: int) -> int:
        first = int(len(self.shown) == self.seats and self.shown[0] == self.shown[1])
        return first if seat == 0 else 1 - first


def searched(state: State, iterations: int, horizon: int = 8) -> Tree:
    tree = Tree([state], 0, Fast(0))
    search(tree, iterations, horizon)
    return tree


def test_it_looks_behind_what_is_revealed() -> None:
    """After action 100 something is drawn and the table looks bad, but then it is won."""
    values: Values = {(1,): (5.0, 5.0), (100,): (0.0, 9.0), (100, 1): (9.0, 1.0)}
    state = Lines({(): 0, (100,): 1}, values)
    assert most_visited(searched(state, 60)) == 100
    before = Tree([state], 0, Fast(0))
    shallow.search(before, 60)
    assert most_visited(before) == 1


@pytest.mark.parametrize(("horizon", "action"), [(1, 2), (2, 2), (3, 1), (9, 1)])
def test_all_actions_are_compared_at_the_horizon(horizon: int, action: int) -> None:
    movers = {(): 0, (1,): 1, (1, 1): 1, (2,): 1, (2, 1): 1}
    values: Values = {
        (1,): (1.0, 9.0), (1, 1): (1.0, 9.0), (1, 1, 1): (9.0, 1.0),
        (2,): (5.0, 5.0), (2, 1): (5.0, 5.0), (2, 1, 1): (1.0, 9.0),
    }  # fmt: skip
    assert most_visited(searched(Lines(movers, values), 60, horizon)) == action


def test_who_chooses_at_once_does_not_see_the_other_choice() -> None:
    tree = searched(Pennies(), 400)
    mine = [child for child in children_of(tree, ROOT) if mover_of(tree, child) == 0]
    assert [action_of(tree, child) for child in mine] == [0, 1]
    theirs = [child for child in children_of(tree, ROOT) if mover_of(tree, child) == 1]
    assert len(theirs) == 2
    won = sum(tree.total[child] for child in mine) / sum(tree.visits[child] for child in mine)
    assert 0.35 < won < 0.65
    first = Tree([Pennies()], 0, Fast(0))
    shallow.search(first, 400)
    seen = children_of(first, ROOT)
    assert sum(first.total[child] for child in seen) < 0.2 * sum(first.visits[c] for c in seen)


def test_lines_of_several_seats_meet_again() -> None:
    state = runes.GAME.new(2, {"open_omen": True}, Fast(2))
    assert state.turn == (0, 1)
    tree = searched(state, 200, 6)
    assert tree.joint
    assert {mover_of(tree, child) for child in children_of(tree, ROOT)} == {0, 1}
    behind = [node for node in tree.joint.values() if tree.child[node] >= 0]
    assert behind


def test_a_wide_decision_is_widened_as_it_is_visited() -> None:
    movers = {(): 0, (1,): 1}
    values: Values = {(1, action): (5.0, 5.0) for action in range(400)}

    def known(iterations: int) -> int:
        tree = searched(Lines(movers, values), iterations)
        return len(children_of(tree, children_of(tree, ROOT)[0]))

    assert known(2) == WIDE + 1
    assert WIDE + 5 < known(200) < WIDE + 20


def test_a_wide_decision_finds_what_is_best_at_the_root() -> None:
    values: Values = {(action,): (float(action == 150), 0.5) for action in range(200)}
    assert most_visited(searched(Lines({(): 0}, values), 50)) == 150


def test_the_fixed_opponent_plays_as_it_always_did() -> None:
    def course(seed: int) -> list[int]:
        chance = Fast(seed)
        state = runes.GAME.new(2, {}, chance)
        minds = [bots.make("mcts1:30", seed + seat) for seat in range(2)]
        actions: list[int] = []
        while not state.over:
            seat = state.turn[-1]
            actions.append(minds[seat].choose(bots.see(state, seat)))
            state.apply(actions[-1], chance, seat)
        return actions

    assert [course(seed) for seed in range(len(FIRST))] == FIRST


@pytest.mark.parametrize("title", ["walhalla", "wikinger", "karvi", "greenland", "odin"])
def test_the_same_seed_and_iterations_make_the_same_choice(title: str) -> None:
    state = game(title).new(None, {}, Fast(5))
    view = bots.see(state, state.turn[0])
    assert bots.make("mcts:6", 3).choose(view) == bots.make("mcts:6", 3).choose(view)


def test_a_search_can_go_on_where_it_stopped() -> None:
    tree = searched(Pennies(), 10)
    search(tree, 10, 8)
    assert sum(tree.visits[c] for c in children_of(tree, ROOT) if mover_of(tree, c) == 0) == 20


def test_a_bot_may_think_for_some_time() -> None:
    state = runes.GAME.new(2, {}, Fast(0))
    view = bots.see(state, state.turn[0])
    bot = bots.make("mcts:0.01s", 1)
    assert bot.name == "mcts:0.01s"
    assert bot.choose(view) in view.legal


@pytest.mark.parametrize("number", ["0s", "s", "-1s", "1e3s", "nans", "9999s", "1.s"])
def test_a_time_must_be_a_number_of_seconds(number: str) -> None:
    with pytest.raises(BotError, match="seconds above 0, up to 3600"):
        bots.make(f"mcts:{number}", 1)
