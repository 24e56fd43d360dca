"""Information-set tree search: many samples of what may be, one tree of what can be done.

A node stands for a sequence of actions, not for a position (open loop): every iteration goes down
the tree with one sample and luck of its own, through the actions that are possible there. Each
seat plays for its own value (max^n): its share of the first place. From a new node everybody plays
on by what looks best, until something is drawn or shown; there the game's evaluation speaks.
"""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from skali.bots.lookahead import play_on, worth
from skali.core.bits import lowest
from skali.core.chance import Chance
from skali.core.state import State, share_of_first

ROOT: Final[i64] = 0
NONE: Final[i64] = -1
LARGEST: Final = 100.0
"""The largest exponent that matters."""

LEAD: Final = 0.12
"""The lead that makes the first place likely (e : 1), as a part of the points expected."""
ROOM: Final[i64] = 16
"""How many ends of a seat's own chain of decisions are compared for a new node."""
EXPLORE: Final = 1.0
"""How strongly actions are tried that were tried little."""
SHARPNESS: Final = 0.05
"""Which difference of two guesses makes one action e times as attractive as the other."""
CURIOSITY: Final = 0.1
"""The part of all tries that goes to every action alike."""
TRUST: Final = 1.0
"""How many visits a guess is worth."""
PLAY_ON: Final[i64] = 12
"""How many decisions are played from a new node before it is valued."""


@final
class Tree:
    """The tree as columns, one entry a node; the children of a node are a list in action order."""

    def __init__(self, worlds: list[State], seat: i64, luck: Chance) -> None:
        """Plant a root at which the seat decides."""
        self.worlds: list[State] = worlds
        self.seat: i64 = seat
        self.luck: Chance = luck
        self.seats: i64 = worlds[0].seats
        self.lead: float = clear_lead(worlds[0])
        self.standing: list[float] = [0.0] * self.seats
        """The value of the line just played, by seat."""
        self.path: list[i64] = []
        self.key: list[i64] = []
        """Action and seat, see `key_of`: in other samples somebody else may be on turn."""
        self.child: list[i64] = []
        self.sibling: list[i64] = []
        self.guess: list[float] = []
        self.appeal: list[float] = []
        self.visits: list[float] = []
        self.offered: list[float] = []
        self.total: list[float] = []
        self.add(NONE, 0.0)

    def add(self, key: i64, guess: float) -> i64:
        """Append a node and return its number."""
        self.key.append(key)
        self.child.append(NONE)
        self.sibling.append(NONE)
        self.guess.append(guess)
        self.appeal.append(exp(guess / SHARPNESS))
        self.visits.append(0.0)
        self.offered.append(0.0)
        self.total.append(0.0)
        return len(self.key) - 1


def key_of(action: i64, seat: i64) -> i64:
    """Pack an action and who takes it, in the order of the actions."""
    return action << 3 | seat


def action_of(tree: Tree, node: i64) -> i64:
    """Return the action that leads to a node."""
    return tree.key[node] >> 3


def mover_of(tree: Tree, node: i64) -> i64:
    """Return the seat whose action leads to a node."""
    return tree.key[node] & 7


def clear_lead(state: State) -> float:
    """Return how many points make the first place likely in this game."""
    points = 0.0
    for seat in range(state.seats):
        points += abs(state.evaluate(seat))
    return max(1.0, LEAD * points / float(state.seats))


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


# --- values ---


def value(tree: Tree, state: State) -> None:
    """Value a position for all seats; the end of a game by the first place alone."""
    over = state.actors() == 0
    for seat in range(tree.seats):
        tree.standing[seat] = share_of_first(state, seat) if over else state.evaluate(seat)
    if not over:
        share_out(tree)


def share_out(tree: Tree) -> None:
    """Turn expected points into shares of the first place."""
    standing = tree.standing
    most = standing[0]
    for seat in range(tree.seats):
        most = max(most, standing[seat])
    together = 0.0
    for seat in range(tree.seats):
        standing[seat] = exp((standing[seat] - most) / tree.lead)
        together += standing[seat]
    for seat in range(tree.seats):
        standing[seat] /= together


def rivals(tree: Tree, seat: i64) -> float:
    """Return how much the other seats weigh against this one, as all stand."""
    weight = 0.0
    for other in range(tree.seats):
        if other != seat:
            weight += weight_of(tree, tree.standing[other] - tree.standing[seat])
    return weight


def weight_of(tree: Tree, points: float) -> float:
    """Return what a lead of some points weighs; a very large one no more than a large one."""
    return exp(min(points / tree.lead, LARGEST))


# --- going down ---


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
    """Choose a child that is possible now: good so far, or attractive and tried little."""
    children = possible(tree, node, state, seat)
    appeal = 0.0
    for child in children:
        tree.offered[child] += 1.0
        appeal += tree.appeal[child]
    alike = CURIOSITY / float(len(children))
    best = children[0]
    highest = -1.0
    for child in children:
        visits = tree.visits[child]
        good = (tree.total[child] + TRUST * tree.guess[child]) / (visits + TRUST)
        prior = alike + (1.0 - CURIOSITY) * tree.appeal[child] / appeal
        good += EXPLORE * prior * sqrt(tree.offered[child]) / (1.0 + visits)
        if good > highest:
            highest = good
            best = child
    return best


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


def insert(tree: Tree, node: i64, before: i64, fresh: i64) -> i64:
    """Put a child behind another one, or first."""
    if before == NONE:
        tree.sibling[fresh] = tree.child[node]
        tree.child[node] = fresh
    else:
        tree.sibling[fresh] = tree.sibling[before]
        tree.sibling[before] = fresh
    return fresh


def guess_of(tree: Tree, node: i64) -> float:
    """Guess an action that other samples did not allow: as good as those known, on average."""
    guess = 0.0
    known = 0.0
    child = tree.child[node]
    while child != NONE:
        guess += tree.guess[child]
        known += 1.0
        child = tree.sibling[child]
    return guess / known


def most_visited(tree: Tree) -> i64:
    """Return the action at the root that was tried most; the better one of two."""
    best = tree.child[ROOT]
    child = tree.sibling[best]
    while child != NONE:
        more = tree.visits[child] - tree.visits[best]
        if more > 0.0 or (more == 0.0 and tree.guess[child] > tree.guess[best]):
            best = child
        child = tree.sibling[child]
    return action_of(tree, best)
