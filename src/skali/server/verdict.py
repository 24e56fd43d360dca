"""What the hall says about one action before it is done: what it would change, or why not."""

from skali.core.chance import Probe
from skali.core.preview import Change
from skali.core.scene import Cut
from skali.core.state import State
from skali.server.answers import Refusal
from skali.server.seen import Change as ChangeSeen
from skali.server.views import Words, draw_node, refusal_view

Action = int | str


def verdict(
    state: State,
    seat: int,
    action: Action,
    after: Action | None,
    words: Words,
    cut: Cut = "wide",
) -> Refusal:
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
    if refusal is not None:
        return answer
    return outlook(answer, state, state.number(action), seat, words, cut)


def outlook(
    answer: Refusal, state: State, action: int, seat: int, words: Words, cut: Cut
) -> Refusal:
    """Add what a legal action would do."""
    choice = state.game.choice(state, action, seat)
    preview = state.game.preview(state, action, seat, cut)
    return {
        **answer,
        "does": words(choice.message),
        "changes": [words(line) for line in preview.lines],
        "preview": [change_view(change, words) for change in preview.changes],
        "reveals": choice.reveals,
        "final": choice.final,
    }


def change_view(change: Change, words: Words) -> ChangeSeen:
    """Write a thing that would be different."""
    return {
        "panel": change.panel,
        "tone": change.tone,
        "node": draw_node(change.node, words),
    }
