"""What a bot advises: the best few actions, what may be expected of each, and why."""
# interpreted: for people, on request

from dataclasses import dataclass

from skali.bots.base import View
from skali.bots.helpers import Share
from skali.bots.mcts import Searcher
from skali.bots.regrow import child_by
from skali.bots.tree import ROOT, Tree
from skali.core.chance import Fast, Probe
from skali.core.message import Message, say
from skali.core.state import State

FEW = 3
"""How many options a hint names at most."""
SELDOM = 0.05
"""The part of all tries below which an action is no option worth naming."""
ITERATIONS = 200

MOST_COMPARED = 40
"""Of so many other actions at most the parts are compared."""
WORTH_SAYING = 0.25
"""Points below which a part is no reason."""


@dataclass(frozen=True, slots=True)
class Option:
    """An action that a bot would consider, and what the lines that began with it came to."""

    action: int
    tried: float
    """The part of all tries that it got: how sure the bot is of it."""
    points: float | None
    """Points that the seat may expect, where the lines end; None if nobody looked."""
    place: float | None
    """The place that it may expect, from 1; None where nobody competes."""


def advise(
    view: View, seed: int = 0, iterations: int = ITERATIONS, seconds: float | None = None
) -> list[Option]:
    """Search, and name the best few actions; what the game works out itself comes first."""
    mind = Searcher(seed)
    mind.iterations = iterations
    if seconds is not None:
        mind.hurry(seconds)
    planned = mind.unthinking(view)
    tree = mind.searched(view)
    share = Share.of(tree)
    first = mind.settle(share, tree) if planned is None else planned
    tries = sum(tried for tried, _, _ in share.tries.values())
    named = [action for action in share.ranked() if share.tries[action][0] >= SELDOM * tries]
    others = [action for action in named if action != first and action in view.legal]
    return [option(tree, action, tries) for action in [first, *others[: FEW - 1]]]


def option(tree: Tree, action: int, tries: float) -> Option:
    """Say what may be expected of an action; without a line of its own, what the table says."""
    child = child_by(tree, ROOT, action, tree.seat)
    told = tree.told[child]
    if told:
        points, place = tree.points[child] / told, tree.places[child] / told
    else:
        standing = [tree.worlds[0].evaluate(seat) for seat in range(int(tree.seats))]
        points = standing[int(tree.seat)]
        place = 1.0 + sum(other > points for other in standing)
    part = tree.visits[child] / tries if tries else 1.0
    return Option(action, part, points, place if tree.contest else None)


def reason(state: State, action: int, seat: int, seed: int = 0) -> Message:
    """Name the parts for which an action is better than the others are on average.

    The table is looked at as the seat knows it; where luck decides, no part can be named.
    """
    legal = state.legal(seat)
    if len(legal) == 1:
        return say("hall-hint-only")
    if state.reveals(action, seat):
        return say("hall-hint-luck")
    known = state.game.sample(state.dump(seat), Fast(seed))
    others = [other for other in legal if other != action][:MOST_COMPARED]
    compared = [parts_after(known, other, seat) for other in others]
    gains = {
        name: points - sum(parts[name] for parts in compared) / len(compared)
        for name, points in parts_after(known, action, seat).items()
    }
    best = sorted((name for name in gains if gains[name] >= WORTH_SAYING), key=gains.__getitem__)
    terms = [state.game.name_of_term(name) for name in reversed(best[-2:])]
    if not terms:
        return say("hall-hint-even")
    return say("hall-hint-terms", first=terms[0], second=terms[-1], count=len(terms))


def parts_after(state: State, action: int, seat: int) -> dict[str, float]:
    """Say what each part of the evaluation is worth after an action."""
    after = state.copy()
    after.apply(action, Probe(), seat)
    return {term.name: term.contribution for term in state.game.terms(after, seat)}
