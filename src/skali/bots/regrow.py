"""Going on with a tree: what was found below the decisions that were made meanwhile is kept.

A tree knows actions, not positions. So the seat's last action and, below it, what the others tried
most are played in a sample, until the table looks to the seat as it does now.
"""

from typing import Any, Final

from mypy_extensions import i64

from skali.bots.tree import NONE, ROOT, Tree, action_of, guessed, mover_of
from skali.core.bits import lowest
from skali.core.state import State

TRIES: Final[i64] = 12
"""How many decisions are tried out at most to find where the table stands now."""
BREADTH: Final[i64] = 3
"""How many answers of others are tried out after each decision."""


def regrown(tree: Tree, action: i64, position: Any, worlds: list[State]) -> Tree | None:  # noqa: ANN401 - plain data
    """Return what a tree knows of a position after the seat's action, if it met that at all."""
    node = child_by(tree, ROOT, action, tree.seat)
    if node == NONE:
        return None
    after = tree.worlds[0].copy()
    if not unseen(after, action, tree.seat, tree):
        return None
    nodes: list[i64] = [node]
    states: list[State] = [after]
    tries: i64 = 0
    while len(nodes) > 0 and tries < TRIES:
        node = nodes.pop(0)
        state = states.pop(0)
        tries += 1
        actors = state.actors()
        if actors >> tree.seat & 1 != 0:
            if state.dump(tree.seat) == position:
                return transplanted(tree, node, worlds)
        elif actors != 0 and actors & (actors - 1) == 0:
            for child in favoured(tree, node, lowest(actors), state):
                later = state.copy()
                if unseen(later, action_of(tree, child), lowest(actors), tree):
                    nodes.append(child)
                    states.append(later)
    return None


def unseen(state: State, action: i64, seat: i64, tree: Tree) -> bool:
    """Carry out an action; tell whether it neither drew nor showed anything."""
    marks = tree.luck.marks
    state.apply(action, tree.luck, seat)
    return tree.luck.marks == marks


def child_by(tree: Tree, node: i64, action: i64, seat: i64) -> i64:
    """Return the child to which an action of a seat leads."""
    child = tree.child[node]
    while child != NONE and (action_of(tree, child) != action or mover_of(tree, child) != seat):
        child = tree.sibling[child]
    return child


def favoured(tree: Tree, node: i64, seat: i64, state: State) -> list[i64]:
    """List the children of a seat that were tried most, as far as they are possible here."""
    found: list[i64] = []
    child = tree.child[node]
    while child != NONE:
        if mover_of(tree, child) == seat and tree.visits[child] > 0.0:
            found.append(child)
        child = tree.sibling[child]
    menu = state.menu(seat)
    found.sort(key=lambda one: (-tree.visits[one], one))
    return [one for one in found if menu.has(action_of(tree, one))][:BREADTH]


def transplanted(tree: Tree, node: i64, worlds: list[State]) -> Tree:
    """Make a tree of its own from all that is below a node; values keep their scale."""
    fresh = Tree(worlds, tree.seat, tree.luck)
    fresh.lead = tree.lead
    fresh.start = tree.start
    moved: dict[int, int] = {int(node): int(ROOT)}
    waiting: list[i64] = [node]
    while len(waiting) > 0:
        old = waiting.pop()
        last = NONE
        child = tree.child[old]
        while child != NONE:
            twin = copied(tree, child, fresh)
            if last == NONE:
                fresh.child[moved[old]] = twin
            else:
                fresh.sibling[last] = twin
            last = twin
            moved[child] = twin
            waiting.append(child)
            child = tree.sibling[child]
        if len(waiting) == 0:
            waiting = reunited(tree, fresh, moved)
    return fresh


def copied(tree: Tree, node: i64, fresh: Tree) -> i64:
    """Copy one node, without its children."""
    twin = fresh.add(tree.key[node], 0.0)
    guessed(fresh, twin, tree.guess[node])
    fresh.visits[twin] = tree.visits[node]
    fresh.offered[twin] = tree.offered[node]
    fresh.total[twin] = tree.total[node]
    return twin


def reunited(tree: Tree, fresh: Tree, moved: dict[int, int]) -> list[i64]:
    """Copy the nodes at which lines meet that were both kept; return those that are new."""
    found: list[i64] = []
    for key, node in tree.joint.items():
        one = key >> 31
        other = key & ((1 << 31) - 1)
        if node not in moved and one in moved and other in moved:
            twin = copied(tree, node, fresh)
            moved[node] = int(twin)
            fresh.joint[moved[one] << 31 | moved[other]] = int(twin)
            found.append(node)
    return found
