"""A search that goes on with its tree, that is shared by several processes, and that is hurried."""

from collections.abc import Iterator
from time import monotonic

import pytest

from skali import bots
from skali.bots import BotError, View, helpers
from skali.bots.mcts import AT_ONCE, SearchBot, Searcher
from skali.bots.regrow import regrown, transplanted
from skali.bots.search import search
from skali.bots.tree import NONE, ROOT, Tree, action_of, mover_of
from skali.core.chance import Fast
from skali.core.menu import Menu
from skali.core.state import State
from skali.games import game
from tests.bots.lines import Lines, Values
from tests.bots.test_search import children_of
from tests.toys import runes


class Told(Lines):
    """Lines of which everybody sees the whole."""

    def dump(self, seat: int | None = None) -> dict[str, object]:
        del seat
        return {"line": list(self.line)}

    def copy(self) -> "Told":
        return Told(self.movers, self.values, self.line, self.pauses)

    def menu(self, seat: int = -1) -> Menu:
        menu = Menu()
        for action in self.legal(seat):
            menu.one(action)
        return menu


MOVERS = {(): 0, (1,): 1, (2,): 1, (1, 1): 0, (1, 2): 0, (2, 1): 0}
VALUES: Values = {
    (1, 1, 1): (5.0, 1.0), (1, 1, 2): (9.0, 1.0), (1, 2, 1): (1.0, 5.0), (1, 2, 2): (2.0, 5.0),
    (2, 1, 1): (0.0, 9.0), (2, 1, 2): (1.0, 9.0),
}  # fmt: skip


def grown(iterations: int = 60) -> Tree:
    tree = Tree([Told(MOVERS, VALUES)], 0, Fast(1))
    search(tree, iterations, 3)
    return tree


def node_of(tree: Tree, *line: tuple[int, int]) -> int:
    """Return the node to which actions of seats lead."""
    node = int(ROOT)
    for seat, action in line:
        [node] = [
            child
            for child in children_of(tree, node)
            if (mover_of(tree, child), action_of(tree, child)) == (seat, action)
        ]
    return node


@pytest.mark.parametrize("answer", [1, 2])
def test_what_was_found_below_the_answers_of_others_is_kept(answer: int) -> None:
    tree = grown()
    now: list[State] = [Told(MOVERS, VALUES, (1, answer))]
    found = regrown(tree, 1, {"line": [1, answer]}, now)
    assert found is not None
    old = node_of(tree, (0, 1), (1, answer))
    for action in (1, 2):
        before, after = node_of(tree, (0, 1), (1, answer), (0, action)), node_of(found, (0, action))
        assert found.visits[after] == tree.visits[before]
        assert found.total[after] == tree.total[before]
    assert len(children_of(tree, old)) == len(children_of(found, ROOT)) == 2
    assert (found.lead, found.start, found.planted) == (tree.lead, tree.start, False)


def test_a_table_that_was_not_met_is_searched_afresh() -> None:
    tree = grown()
    assert regrown(tree, 1, {"line": [1, 3]}, tree.worlds) is None
    assert regrown(tree, 7, {"line": [7]}, tree.worlds) is None


def test_lines_that_meet_again_are_kept() -> None:
    """Both seats of this game choose at once: the nodes behind them have no parent."""
    state = runes.GAME.new(2, {"open_omen": True}, Fast(2))
    tree = Tree([state], 0, Fast(3))
    search(tree, 200, 8)
    deep = [node for node in tree.joint.values() if tree.child[node] != NONE]
    assert deep
    fresh = transplanted(tree, ROOT, tree.worlds)
    assert len(fresh.key) == len(tree.key)
    assert len(fresh.joint) == len(tree.joint)
    assert sorted(fresh.visits) == sorted(tree.visits)


@pytest.mark.parametrize("title", ["wikinger", "karvi", "walhalla"])
def test_going_on_is_repeatable_and_does_happen(title: str) -> None:
    kept = 0

    def course(seed: int) -> list[int]:
        nonlocal kept
        chance = Fast(seed)
        state = game(title).new(None, {}, chance)
        minds = [SearchBot(seat, 6) for seat in range(state.seats)]
        actions = []
        for _ in range(24):
            seat = state.turn[0]
            view = bots.see(state, seat)
            mind = minds[seat]
            known = mind.tree
            actions.append(mind.choose(view))
            grown_on = mind.tree is not None and mind.tree is not known
            kept += grown_on and mind.tree is not None and int(mind.tree.lines) < total(mind.tree)
            state.apply(actions[-1], chance, seat)
        return actions

    assert course(3) == course(3)
    assert kept > 0


def total(tree: Tree) -> float:
    """Count the tries of all actions of the root's seat."""
    own = [child for child in children_of(tree, ROOT) if mover_of(tree, child) == tree.seat]
    return sum(tree.visits[child] for child in own)


# --- several cores ---


def opening(title: str, seed: int = 4) -> View:
    state = game(title).new(None, {}, Fast(seed))
    return bots.see(state, state.turn[0])


def test_iterations_are_shared_and_the_same_whoever_makes_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = opening("wikinger")
    with_processes = bots.make("mcts:40x2", 5)
    there = [with_processes.choose(view), with_processes.choose(view)]
    monkeypatch.setattr(helpers.Task, "written", broken)
    monkeypatch.setattr(helpers.Helper, "answer", lambda *_: None)
    alone = bots.make("mcts:40x2", 5)
    assert [alone.choose(view), alone.choose(view)] == there


@pytest.fixture(autouse=True)
def _without_helpers() -> Iterator[None]:
    yield
    helpers.dismiss()


def broken(*_: object) -> bytes:
    """Stand for a process that cannot be reached."""
    raise OSError


def test_all_tries_count() -> None:
    one = helpers.Share({1: (5.0, 2.0, 0.5), 2: (4.0, 3.0, 0.6)})
    one.add(helpers.Share({2: (2.0, 1.0, 0.4), 3: (6.0, 1.0, 0.1)}))
    assert one.tries == {1: (5.0, 2.0, 0.5), 2: (6.0, 4.0, 0.6), 3: (6.0, 1.0, 0.1)}
    assert one.ranked() == [2, 3, 1]


def test_a_helper_that_dies_is_done_without() -> None:
    view = opening("wikinger")
    mind = bots.make("mcts:20x2", 6)
    first = mind.choose(view)
    process = helpers.helper(0).process
    assert process is not None
    process.kill()
    process.wait()
    assert bots.make("mcts:20x2", 6).choose(view) == first
    assert helpers.helper(0).process is None


def test_a_game_that_others_do_not_know_is_searched_here() -> None:
    state = runes.GAME.new(2, {}, Fast(0))
    view = bots.see(state, state.turn[0])
    assert helpers.Task.of(view, 10, 0.0).game is None
    assert bots.make("mcts:20x2", 1).choose(view) in view.legal
    assert bots.make("mcts:0.01sx2", 1).choose(view) in view.legal


@pytest.mark.parametrize("name", ["mcts:10x", "mcts:10x0", "mcts:10x65", "mcts:1sxx"])
def test_cores_must_be_a_number(name: str) -> None:
    with pytest.raises(BotError):
        bots.make(name, 1)


# --- in time ---


def test_who_is_hurried_answers_with_the_best_so_far() -> None:
    view = opening("wikinger")
    mind = bots.make("mcts:10000000", 2)
    assert isinstance(mind, Searcher)
    mind.hurry(0.01)
    start = monotonic()
    assert mind.choose(view) in view.legal
    assert mind.tree is not None
    assert AT_ONCE <= mind.tree.lines < mind.iterations
    assert monotonic() > start


def test_hurry_does_not_change_who_is_in_time() -> None:
    view = opening("wikinger")
    slow, quick = SearchBot(3, 30), SearchBot(3, 30)
    quick.hurry(3600)
    assert slow.choose(view) == quick.choose(view)
    bots.make("greedy", 1).hurry(1.0)


# --- what others know ---


@pytest.mark.parametrize("title", ["greenland", "karvi", "odin", "walhalla", "wikinger"])
def test_what_a_seat_cannot_see_does_not_change_its_evaluation(title: str) -> None:
    """So everybody whom the search lets play acts on what he sees, in whichever sample."""
    luck = Fast(8)
    state = game(title).new(None, {}, luck)
    for number in range(120):
        if state.over:
            break
        if number % 30 == 29:
            for seat in range(state.seats):
                world = state.game.sample(state.dump(seat), Fast(number))
                assert world.evaluate(seat) == pytest.approx(state.evaluate(seat))
        seat = state.turn[0]
        state.apply(state.random_action(luck, seat), luck, seat)
