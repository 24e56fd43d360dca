"""What the hall says about one action before it is done: what it would change, or why not."""

from skali.core.chance import Probe
from skali.core.state import State
from skali.server.store import Row
from skali.server.views import Words, refusal_view

Action = int | str


def verdict(state: State, seat: int, action: Action, after: Action | None, words: Words) -> Row:
    """Say what an action of a seat would change now, or which rule forbids it.

    `after` is an action to be played before, such as taking the piece that is to be laid; one that
    reveals something is not tried out.
    """
    if after is not None:
        refusal = state.why_not(after, seat)
        if refusal is not None:
            return refusal_view(refusal, words)
        then, probe = state.copy(), Probe()
        then.apply(state.number(after), probe, seat)
        state = state if probe.marks else then
    refusal = state.why_not(action, seat)
    answer = refusal_view(refusal, words)
    return answer if refusal else answer | outlook(state, state.number(action), seat, words)


def outlook(state: State, action: int, seat: int, words: Words) -> Row:
    """Say what a legal action would do."""
    game = state.game
    return {
        "does": words(game.describe(state, action, seat)),
        "changes": [words(line) for line in game.foretell(state, action, seat)],
        "reveals": state.reveals(action, seat),
    }
