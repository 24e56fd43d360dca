"""The search of version 0.2, kept as a fixed opponent: its tree ends at the first reveal.

From a new node everybody plays on by what looks best, until something is drawn or shown; seats
that choose at once do so one after the other.
"""

from typing import Final

from mypy_extensions import i64

from skali.bots.lookahead import favourite, worth
from skali.bots.tree import (
    NONE,
    ROOT,
    Tree,
    action_of,
    choose,
    guess_of,
    insert,
    key_of,
    mover_of,
    rivals,
    value,
    weight_of,
)
from skali.core.bits import lowest
from skali.core.chance import Chance
from skali.core.state import State

ROOM: Final[i64] = 16
"""How many ends of a seat's own chain of decisions are compared for a new node."""
PLAY_ON: Final[i64] = 12
"""How many decisions are played from a new node before it is valued."""


def search(tree: Tree, iterations: i64) -> None:
    """Go down the tree many times, each time with the next sample."""
    for number in range(iterations):
        iterate(tree, tree.worlds[number % len(tree.worlds)].copy())


def iterate(tree: Tree, state: State) -> None:
    """Go down to a new node, play on and value that, and note the value all the way up."""
    descend(tree, state)
    value(tree, state)
    for step in tree.path:
        tree.visits[step] += 1.0
        tree.total[step] += tree.standing[mover_of(tree, step)]


def descend(tree: Tree, state: State) -> None:
    """Follow the tree until it ends, something is revealed, or the game is over."""
    luck = tree.luck
    marks = luck.marks
    node = ROOT
    tree.path.clear()
    while luck.marks == marks:
        actors = state.actors()
        if actors == 0:
            return
        seat = tree.seat if node == ROOT else lowest(actors)
        if tree.child[node] == NONE:
            action = expand(tree, node, state, seat)
            marks = luck.marks
            state.apply(action, luck, seat)
            if luck.marks == marks:
                play_on(state, PLAY_ON, luck)
            return
        node = select(tree, node, state, seat)
        tree.path.append(node)
        state.apply(action_of(tree, node), luck, seat)


def play_on(state: State, decisions: i64, luck: Chance) -> None:
    """Let everybody take what looks best at once, until something is revealed."""
    for _ in range(decisions):
        actors = state.actors()
        if actors == 0:
            return
        seat = lowest(actors)
        action = favourite(state, state.legal(seat), seat, luck)
        marks = luck.marks
        state.apply(action, luck, seat)
        if luck.marks != marks:
            return


def expand(tree: Tree, node: i64, state: State, seat: i64) -> i64:
    """Add a child with a guess for every action; return the action that looks best."""
    for other in range(tree.seats):
        tree.standing[other] = state.evaluate(other)
    against = rivals(tree, seat)
    now = tree.standing[seat]
    actions = state.legal(seat)
    room = ROOM // len(actions)
    favourite = actions[0]
    highest = -1e300
    last = NONE
    for action in actions:
        points = worth(state, action, seat, room, tree.luck, 1)
        if points > highest:
            highest = points
            favourite = action
        part = weight_of(tree, points - now)
        fresh = tree.add(key_of(action, seat), part / (part + against))
        if last == NONE:
            tree.child[node] = fresh
        else:
            tree.sibling[last] = fresh
        last = fresh
    return favourite


def select(tree: Tree, node: i64, state: State, seat: i64) -> i64:
    """Choose a child that is possible now."""
    return choose(tree, possible(tree, node, state, seat))


def possible(tree: Tree, node: i64, state: State, seat: i64) -> list[i64]:
    """List the children whose actions are legal in this sample; new ones are added in order."""
    found: list[i64] = []
    before = NONE
    child = tree.child[node]
    for action in state.legal(seat):
        key = key_of(action, seat)
        while child != NONE and tree.key[child] < key:
            before = child
            child = tree.sibling[child]
        if child == NONE or tree.key[child] != key:
            child = insert(tree, node, before, tree.add(key, guess_of(tree, node)))
        found.append(child)
    return found
