"""Information-set tree search: many samples of what may be, one tree of what can be done.

Nodes stand for sequences of actions, not for positions (open loop): each iteration goes down the
tree with one sample and its own luck, through the actions that are possible there. Everybody
plays for his own value (max^n), a share of the first place.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from skali.bots.lookahead import worth
from skali.core.bits import lowest
from skali.core.chance import Chance
from skali.core.state import State, share_of_first

ROOT: Final[i64] = 0
NONE: Final[i64] = -1

TEMPERATURE: Final = 0.12
ROOM: Final[i64] = 64
EXPLORE: Final = 1.0
SHARPNESS: Final = 0.05
GUESS_VISITS: Final = 1.0


class Tree:
    """The tree as columns: one entry a node in each list."""

    def __init__(self, worlds: list[State], luck: Chance) -> None:
        """Plant a root."""
        self.worlds: list[State] = worlds
        self.luck: Chance = luck
        self.action: list[i64] = []
        self.mover: list[i64] = []
        self.child: list[i64] = []
        self.sibling: list[i64] = []
        self.visits: list[float] = []
        self.chances: list[float] = []
        self.total: list[float] = []
        self.guess: list[float] = []
        self.weight: list[float] = []
        self.seats: i64 = worlds[0].seats
        self.scale: float = scale_of(worlds[0])
        self.standing: list[float] = [0.0] * self.seats
        self.path: list[i64] = []
        self.add(NONE, NONE, 0.0)

    def add(self, action: i64, mover: i64, guess: float) -> i64:
        """Append a node."""
        self.action.append(action)
        self.mover.append(mover)
        self.child.append(NONE)
        self.sibling.append(NONE)
        self.visits.append(0.0)
        self.chances.append(0.0)
        self.total.append(0.0)
        self.guess.append(guess)
        self.weight.append(0.0)
        return len(self.action) - 1


def scale_of(state: State) -> float:
    """Return how many points make a clear lead in this game."""
    mean = 0.0
    for seat in range(state.seats):
        mean += abs(state.evaluate(seat))
    return max(1.0, TEMPERATURE * mean / float(state.seats))


def search(tree: Tree, iterations: i64) -> None:
    """Go down the tree many times, each time with the next sample."""
    worlds = tree.worlds
    for number in range(iterations):
        iterate(tree, worlds[number % len(worlds)].copy())


def iterate(tree: Tree, state: State) -> None:
    """Go down to a new place, value it, and remember the value all the way up."""
    luck = tree.luck
    marks = luck.marks
    node = ROOT
    path = tree.path
    path.clear()
    while True:
        actors = state.actors()
        if actors == 0:
            finish(tree, state)
            break
        seat = lowest(actors)
        if luck.marks != marks:
            stand(tree, state)
            break
        if tree.child[node] == NONE:
            expand(tree, node, state, seat)
            break
        node = select(tree, node, state, seat)
        path.append(node)
        state.apply(tree.action[node], luck, seat)
    standing = tree.standing
    for step in path:
        tree.visits[step] += 1.0
        tree.total[step] += standing[tree.mover[step]]


def finish(tree: Tree, state: State) -> None:
    """Value the end of a game by shares of the first place."""
    for seat in range(tree.seats):
        tree.standing[seat] = share_of_first(state, seat)


def stand(tree: Tree, state: State) -> None:
    """Value a position by everybody's expected points."""
    for seat in range(tree.seats):
        tree.standing[seat] = state.evaluate(seat)
    to_shares(tree)


def to_shares(tree: Tree) -> None:
    """Turn points into chances of the first place."""
    standing = tree.standing
    most = standing[0]
    for seat in range(tree.seats):
        most = max(most, standing[seat])
    together = 0.0
    for seat in range(tree.seats):
        part = exp((standing[seat] - most) / tree.scale)
        standing[seat] = part
        together += part
    for seat in range(tree.seats):
        standing[seat] /= together


def expand(tree: Tree, node: i64, state: State, seat: i64) -> None:
    """Add a child for every action, with a guess from looking ahead; value the best of them."""
    standing = tree.standing
    for other in range(tree.seats):
        standing[other] = state.evaluate(other)
    actions = state.legal(seat)
    room = ROOM // len(actions)
    rivals = 0.0
    scale = tree.scale
    for other in range(tree.seats):
        if other != seat:
            rivals += exp((standing[other] - standing[seat]) / scale)
    now = standing[seat]
    best = -1e300
    last = NONE
    top = 0.0
    for action in actions:
        points = worth(state, action, seat, room, tree.luck)
        best = max(best, points)
        part = exp((points - now) / scale)
        guess = part / (part + rivals)
        top = max(top, guess)
        fresh = tree.add(action, seat, guess)
        if last == NONE:
            tree.child[node] = fresh
        else:
            tree.sibling[last] = fresh
        last = fresh
    together = 0.0
    child = tree.child[node]
    while child != NONE:
        weight = exp((tree.guess[child] - top) / SHARPNESS)
        tree.weight[child] = weight
        together += weight
        child = tree.sibling[child]
    child = tree.child[node]
    while child != NONE:
        tree.weight[child] /= together
        child = tree.sibling[child]
    standing[seat] = best
    to_shares(tree)


def select(tree: Tree, node: i64, state: State, seat: i64) -> i64:
    """Choose among the possible actions: what was good, what looks good, what was tried little."""
    actions = state.legal(seat)
    best = NONE
    highest = -1.0
    child = tree.child[node]
    index: i64 = 0
    size: i64 = len(actions)
    tried = 1.0
    step = child
    while step != NONE:
        tried += tree.visits[step]
        step = tree.sibling[step]
    push = EXPLORE * sqrt(tried)
    while child != NONE and index < size:
        action = i64(actions[index])
        here = tree.action[child]
        if here < action:
            child = tree.sibling[child]
            continue
        if here > action:
            index += 1
            continue
        visits = tree.visits[child]
        value = (tree.total[child] + GUESS_VISITS * tree.guess[child]) / (visits + GUESS_VISITS)
        value += push * tree.weight[child] / (1.0 + visits)
        if value > highest:
            highest = value
            best = child
        child = tree.sibling[child]
        index += 1
    return best


def most_visited(tree: Tree) -> i64:
    """Return the action at the root that was tried most."""
    child = tree.child[ROOT]
    best = child
    while child != NONE:
        if tree.visits[child] > tree.visits[best]:
            best = child
        child = tree.sibling[child]
    return tree.action[best]
