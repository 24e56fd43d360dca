"""Why a bot would do what it says: which parts of its evaluation speak for an action."""

from skali.core.chance import Fast, Probe
from skali.core.message import Message, say
from skali.core.state import State

MOST_COMPARED = 40
"""Of so many other actions at most the parts are compared."""
WORTH_SAYING = 0.25
"""Points below which a part is no reason."""


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
