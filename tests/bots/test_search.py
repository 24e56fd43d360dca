from skali import bots
from skali.bots.search import search
from skali.bots.tree import Tree, action_of, most_visited, mover_of
from skali.core.chance import Fast
from skali.core.state import State
from skali.games import game
from tests.bots.lines import Lines, Values
from tests.toys import runes


def found(worlds: list[State], seat: int = 0, iterations: int = 200) -> int:
    tree = Tree(worlds, seat, Fast(0))
    search(tree, iterations)
    return most_visited(tree)


def children_of(tree: Tree, node: int) -> list[int]:
    children = []
    child = tree.child[node]
    while child >= 0:
        children.append(child)
        child = tree.sibling[child]
    return children


def test_it_sees_the_answer_to_what_looks_best() -> None:
    movers = {(): 0, (1,): 1, (2,): 1}
    values: Values = {
        (1,): (50.0, 0.0), (1, 1): (0.0, 40.0), (1, 2): (60.0, 0.0),
        (2,): (30.0, 20.0), (2, 1): (30.0, 20.0), (2, 2): (30.0, 10.0),
    }  # fmt: skip
    assert found([Lines(movers, values)]) == 2


def test_everybody_plays_for_himself() -> None:
    movers = {(): 0, (1,): 1}
    values: Values = {
        (1,): (8.0, 8.0, 8.0), (1, 1): (9.0, 9.0, 0.0), (1, 2): (0.0, 0.0, 9.0),
        (2,): (9.0, 9.0, 9.0),
    }  # fmt: skip
    assert found([Lines(movers, values)]) == 1


def test_only_the_first_place_counts_at_the_end() -> None:
    values: Values = {(1,): (10.0, 9.0), (2,): (60.0, 61.0)}
    assert found([Lines({(): 0}, values)]) == 1


def test_samples_with_different_actions_share_one_tree() -> None:
    movers = {(): 0, (1,): 1, (2,): 1}
    harmless: Values = {(1, 2): (20.0, 10.0), (2, 2): (16.0, 10.0)}
    harmful: Values = {(1, 3): (0.0, 30.0), (2, 3): (16.0, 10.0)}
    worlds: list[State] = [Lines(movers, harmless), Lines(movers, harmful)]
    assert found(worlds) == 2
    assert found(worlds[:1]) == 1


def test_samples_in_which_another_seat_goes_on_are_told_apart() -> None:
    values: Values = {(1, 1): (20.0, 10.0), (1, 2): (0.0, 30.0), (2,): (16.0, 16.0)}
    worlds: list[State] = [Lines({(): 0, (1,): mover}, values) for mover in (0, 1)]
    assert found(worlds[:1]) == 1
    assert found(worlds[1:]) == 2
    tree = Tree(worlds, 0, Fast(0))
    search(tree, 200)
    [first, _] = children_of(tree, 0)
    goes_on = [(action_of(tree, node), mover_of(tree, node)) for node in children_of(tree, first)]
    assert goes_on == [(1, 0), (1, 1), (2, 0), (2, 1)]


def test_a_crushing_lead_is_no_obstacle() -> None:
    assert found([Lines({(): 0, (2,): 0}, {(1,): (1.0, 0.0), (2, 1): (1e6, -1e6)})]) == 2


def test_the_visits_add_up() -> None:
    state = game("wikinger").new(2, {}, Fast(1))
    tree = Tree([state], state.turn[0], Fast(0))
    before = state.dump()
    search(tree, 50)
    assert state.dump() == before
    children = children_of(tree, 0)
    assert [action_of(tree, child) for child in children] == state.legal()
    assert sum(tree.visits[child] for child in children) == 50
    assert all(0 <= tree.total[child] <= tree.visits[child] for child in children)


def test_where_several_decide_at_once_each_can_think() -> None:
    state = runes.GAME.new(2, {"open_omen": True}, Fast(2))
    assert state.turn == (0, 1)
    for seat in state.turn:
        view = bots.see(state, seat)
        assert bots.make("mcts:40", 1).choose(view) in view.legal


def test_the_last_cast_is_the_winning_one() -> None:
    position = {
        "seats": 2, "round": 2, "leader": 0, "asked": "cast", "looked": [0, 1], "omen": "elk",
        "options": {"open_omen": True},
        "players": [
            {"hand": {"ash": 1, "ice": 2}, "points": 0},
            {"hand": {"birch": 3}, "points": 1},
        ],
    }  # fmt: skip
    assert runes.GAME.space.text(bots.hint(runes.GAME, position, 0)) == "cast ice"
