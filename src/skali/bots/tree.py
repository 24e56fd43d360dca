"""The tree of a search: what can be done, how often it was tried, and what came of it.

A node stands for a sequence of actions, not for a position (open loop): every iteration goes down
the tree with one sample and luck of its own, through the actions that are possible there. Each
seat plays for its own value (max^n): what `State.outcome` says at the end, the share of the first
place or a success; before the end the game's evaluation speaks.
"""

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.state import COMPETING, State

ROOT: Final[i64] = 0
NONE: Final[i64] = -1
LARGEST: Final = 100.0
"""The largest exponent that matters."""

LEAD: Final = 0.12
"""The lead that makes the first place likely (e : 1), as a part of the points expected."""
EXPLORE: Final = 1.0
"""How strongly actions are tried that were tried little."""
SHARPNESS: Final = 0.05
"""Which difference of two guesses makes one action e times as attractive as the other."""
CURIOSITY: Final = 0.1
"""The part of all tries that goes to every action alike."""
TRUST: Final = 1.0
"""How many visits a guess is worth."""


@final
class Tree:
    """The tree as columns, one entry a node; the children of a node are a list in action order."""

    def __init__(self, worlds: list[State], seat: i64, luck: Chance) -> None:
        """Plant a root at which the seat decides."""
        self.worlds: list[State] = worlds
        self.seat: i64 = seat
        self.luck: Chance = luck
        self.seats: i64 = worlds[0].seats
        self.contest: bool = worlds[0].aim() == COMPETING
        self.lead: float = clear_lead(worlds[0])
        self.start: float = together(worlds[0])
        """What all expected together at the root: where nobody competes, more is a success."""
        self.standing: list[float] = [0.0] * self.seats
        """The value of the line just played, by seat."""
        self.expected: list[float] = [0.0] * self.seats
        """The points at the end of that line, by seat."""
        self.planted: bool = False
        """Whether every action of the root has its guess."""
        self.lines: i64 = 0
        """How often the tree was gone down, and in all how far."""
        self.steps: i64 = 0
        self.path: list[i64] = []
        self.at: list[i64] = [ROOT] * self.seats
        """Where each seat stands, while several choose without seeing each other."""
        self.joint: dict[int, int] = {}
        """Where lines of several seats meet again, see `meet`."""
        self.key: list[i64] = []
        """Action and seat, see `key_of`: in other samples somebody else may be on turn."""
        self.child: list[i64] = []
        self.sibling: list[i64] = []
        self.guess: list[float] = []
        self.appeal: list[float] = []
        self.visits: list[float] = []
        self.offered: list[float] = []
        self.total: list[float] = []
        self.told: list[float] = []
        """Of the root's children: how many lines began there, with which points and places."""
        self.points: list[float] = []
        self.places: list[float] = []
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
        self.told.append(0.0)
        self.points.append(0.0)
        self.places.append(0.0)
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


def together(state: State) -> float:
    """Return the points that all seats expect together."""
    points = 0.0
    for seat in range(state.seats):
        points += state.evaluate(seat)
    return points


# --- values ---


def value(tree: Tree, state: State) -> None:
    """Value a position for all seats; the end of a game by its outcome alone."""
    over = state.actors() == 0
    for seat in range(tree.seats):
        points = float(state.score(seat)) if over else state.evaluate(seat)
        tree.expected[seat] = points
        tree.standing[seat] = state.outcome(seat) if over else points
    if not over:
        if tree.contest:
            share_out(tree)
        else:
            hope(tree, together(state))


def tell(tree: Tree, child: i64) -> None:
    """Note what the line just played brought the root's seat, for who asks what to expect."""
    mine = tree.expected[tree.seat]
    place = 1.0
    for other in range(tree.seats):
        if other != tree.seat:
            ahead = weight_of(tree, tree.expected[other] - mine)
            place += ahead / (ahead + 1.0)
    tree.told[child] += 1.0
    tree.points[child] += mine
    tree.places[child] += place


def hope(tree: Tree, points: float) -> None:
    """Turn points that all expect together into a common success: even as at the root is half."""
    more = weight_of(tree, points - tree.start)
    for seat in range(tree.seats):
        tree.standing[seat] = more / (more + 1.0)


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
    if not tree.contest:
        return 1.0
    weight = 0.0
    for other in range(tree.seats):
        if other != seat:
            weight += weight_of(tree, tree.standing[other] - tree.standing[seat])
    return weight


def weight_of(tree: Tree, points: float) -> float:
    """Return what a lead of some points weighs; a very large one no more than a large one."""
    return exp(min(points / tree.lead, LARGEST))


# --- children ---


def choose(tree: Tree, children: list[i64]) -> i64:
    """Choose one of some children: good so far, or attractive and tried little."""
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


def insert(tree: Tree, node: i64, before: i64, fresh: i64) -> i64:
    """Put a child behind another one, or first."""
    if before == NONE:
        tree.sibling[fresh] = tree.child[node]
        tree.child[node] = fresh
    else:
        tree.sibling[fresh] = tree.sibling[before]
        tree.sibling[before] = fresh
    return fresh


def guessed(tree: Tree, child: i64, guess: float) -> None:
    """Give a child another guess."""
    tree.guess[child] = guess
    tree.appeal[child] = exp(guess / SHARPNESS)


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
    """Return the action of the root's seat that was tried most; the better one of two."""
    best = NONE
    child = tree.child[ROOT]
    while child != NONE:
        if mover_of(tree, child) == tree.seat and (best == NONE or beats(tree, child, best)):
            best = child
        child = tree.sibling[child]
    return action_of(tree, best)


def beats(tree: Tree, child: i64, other: i64) -> bool:
    """Tell whether a child was tried more, or as often and looked better."""
    more = tree.visits[child] - tree.visits[other]
    return more > 0.0 or (more == 0.0 and tree.guess[child] > tree.guess[other])
