"""Information-set tree search: many samples of what may be, one tree of what can be done.

Every iteration plays the same number of decisions from the root, through whatever is drawn or
shown: down the tree as far as it reaches, then by what looks best to everybody. So all actions are
compared at the same horizon. Seats that choose at once each choose from the table as it was before,
and stand in lines of their own until all have chosen.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from skali.bots.lookahead import liked, play_on, values, worth
from skali.bots.tree import (
    NONE,
    ROOT,
    Tree,
    action_of,
    choose,
    guess_of,
    guessed,
    insert,
    key_of,
    mover_of,
    rivals,
    tell,
    value,
    weight_of,
)
from skali.core.bits import lowest
from skali.core.chance import Chance
from skali.core.menu import POLICY
from skali.core.state import State

HORIZON: Final[i64] = 24
"""How many decisions are played before a line is valued."""
ROOM: Final[i64] = 16
"""How many ends of a seat's own chain of decisions are compared for a new node."""
ROOT_ROOM: Final[i64] = 512
"""How many are compared at the root, in each of some samples."""
ROOT_WORLDS: Final = 4
WIDE: Final[i64] = 16
"""Of more actions than this, a new node knows only so many; others join as it is visited."""


def search(tree: Tree, iterations: i64, horizon: i64 = HORIZON) -> None:
    """Go down the tree many times, each time with any sample; it may be called again."""
    if not tree.planted:
        plant(tree)
    for _ in range(iterations):
        world = tree.worlds[tree.luck.below(POLICY, len(tree.worlds))].copy()
        descend(tree, world, horizon)
        value(tree, world)
        tree.lines += 1
        tree.steps += len(tree.path)
        for step in tree.path:
            tree.visits[step] += 1.0
            tree.total[step] += tree.standing[mover_of(tree, step)]
        if len(tree.path) > 0:
            tell(tree, tree.path[0])


def plant(tree: Tree) -> None:
    """Guess every action at the root as a mean over some samples, by the seat's long chains."""
    state = tree.worlds[0]
    actions = state.legal(tree.seat)
    points = values(tree.worlds[:ROOT_WORLDS], actions, tree.seat, ROOT_ROOM, tree.luck, 1)
    add_children(tree, ROOT, state, tree.seat, actions, points)
    tree.planted = True


def descend(tree: Tree, state: State, horizon: i64) -> None:
    """Follow the tree until it ends, then play on; up to the horizon or the end of the game."""
    luck = tree.luck
    node = ROOT
    apart: i64 = 0
    waiting: i64 = 0
    before = state
    tree.path.clear()
    for decision in range(horizon):
        actors = state.actors()
        if actors == 0:
            return
        waiting &= actors
        if waiting != actors:
            node = meet(tree, node, apart)
            apart = actors
            waiting = actors
            before = part(tree, state, actors, node)
        seat = tree.seat if decision == 0 else lowest(actors)
        here = tree.at[seat]
        if tree.child[here] == NONE or not known_to(tree, here, seat):
            action = expand(tree, here, before if here == node else state, seat)
            if here == node and waiting != apart and not state.menu(seat).has(action):
                action = liked(state, seat, luck)
            state.apply(action, luck, seat)
            play_on(state, horizon - decision - 1, luck)
            return
        here = choose(tree, possible(tree, here, state, seat))
        tree.at[seat] = here
        tree.path.append(here)
        state.apply(action_of(tree, here), luck, seat)


# --- choosing at once ---


def part(tree: Tree, state: State, seats: i64, node: i64) -> State:
    """Let some seats go on from a node, each by itself; return the table that all of them see."""
    before = state if seats & (seats - 1) == 0 else state.copy()
    while seats != 0:
        tree.at[lowest(seats)] = node
        seats &= seats - 1
    return before


def meet(tree: Tree, node: i64, seats: i64) -> i64:
    """Return the node at which the lines of some seats come together again."""
    if seats == 0:
        return node
    found = tree.at[lowest(seats)]
    seats &= seats - 1
    while seats != 0:
        found = joined(tree, found, tree.at[lowest(seats)])
        seats &= seats - 1
    return found


def joined(tree: Tree, one: i64, other: i64) -> i64:
    """Return the node that stands for two lines at once."""
    key = one << 31 | other
    if key not in tree.joint:
        tree.joint[key] = tree.add(NONE, 0.0)
    return tree.joint[key]


def known_to(tree: Tree, node: i64, seat: i64) -> bool:
    """Tell whether a node has children of a seat: others may have chosen there, too."""
    child = tree.child[node]
    while child != NONE:
        if mover_of(tree, child) == seat:
            return True
        child = tree.sibling[child]
    return False


# --- going down ---


def expand(tree: Tree, node: i64, state: State, seat: i64) -> i64:
    """Add children with guesses; return the action that looks best."""
    actions = some(state.legal(seat), tree.luck)
    room = ROOM // len(actions)
    points = [worth(state, action, seat, room, tree.luck, 1) for action in actions]
    add_children(tree, node, state, seat, actions, points)
    highest = points[0]
    favourite = actions[0]
    for number in range(1, len(actions)):
        if points[number] > highest:
            highest = points[number]
            favourite = actions[number]
    return favourite


def some(actions: list[int], luck: Chance) -> list[int]:
    """Take a few of very many actions, spread evenly from one at random."""
    size = len(actions)
    if size <= WIDE:
        return actions
    first = luck.below(POLICY, size)
    return sorted([actions[(first + number * size // WIDE) % size] for number in range(WIDE)])


def add_children(
    tree: Tree, node: i64, state: State, seat: i64, actions: list[int], points: list[float]
) -> None:
    """Guess some actions by the points that the seat then expects; new ones become children."""
    for other in range(tree.seats):
        tree.standing[other] = state.evaluate(other)
    against = rivals(tree, seat)
    now = tree.standing[seat]
    before = NONE
    child = tree.child[node]
    for number in range(len(actions)):
        key = key_of(actions[number], seat)
        while child != NONE and tree.key[child] < key:
            before = child
            child = tree.sibling[child]
        share = weight_of(tree, points[number] - now)
        guess = share / (share + against)
        if child != NONE and tree.key[child] == key:
            guessed(tree, child, guess)
            before = child
        else:
            before = insert(tree, node, before, tree.add(key, guess))


def possible(tree: Tree, node: i64, state: State, seat: i64) -> list[i64]:
    """List the children whose actions are legal in this sample; new ones are added in order."""
    found: list[i64] = []
    missing: list[int] = []
    actions = state.legal(seat)
    before = NONE
    child = tree.child[node]
    for action in actions:
        key = key_of(action, seat)
        while child != NONE and tree.key[child] < key:
            before = child
            child = tree.sibling[child]
        if child != NONE and tree.key[child] == key:
            found.append(child)
        elif len(actions) > WIDE:
            missing.append(action)
        else:
            child = insert(tree, node, before, tree.add(key, guess_of(tree, node)))
            found.append(child)
    if missing and float(len(found)) < float(WIDE) + sqrt(tree.visits[node]):
        found.append(widen(tree, node, state, seat, missing))
    return found


def widen(tree: Tree, node: i64, state: State, seat: i64, missing: list[int]) -> i64:
    """Add one of the actions that a node does not know yet."""
    action: i64 = missing[tree.luck.below(POLICY, len(missing))]
    points = [worth(state, action, seat, 0, tree.luck, 1)]
    add_children(tree, node, state, seat, [action], points)
    return len(tree.key) - 1
