"""Undo by information: what revealed nothing can be taken back, and is the same played again."""

from skali.conformance.cases import Case, chosen_seat, plain, played, refused, sampled
from skali.core.chance import Fast, Recorded
from skali.core.errors import IllegalAction
from skali.core.match import UndoError
from skali.core.menu import POLICY
from skali.core.record import fingerprint
from skali.core.replay import verify

NEVER = 10**9


def what_is_taken_back_can_be_played_again(case: Case) -> None:
    match, policy = case.match(Fast(51)), Fast(52)
    undone = 0
    while not match.state.over:
        seat = chosen_seat(match.state, policy)
        match.play(int(match.state.random_action(policy, seat)), seat)
        free = match.undoable()
        if free and (undone == 0 or policy.below(POLICY, 4) == 0):
            back = 1 + policy.below(POLICY, free)
            undone += back
            after = fingerprint(match.state)
            entries = [step.entry for step in match.steps[-back:]]
            befores = [fingerprint(match.at(entry.number - 1)) for entry in entries]
            match.undo(back)
            for entry, before in zip(entries, befores, strict=True):
                assert fingerprint(match.state) == before
                match.play(entry.action, entry.seat)
            assert fingerprint(match.state) == after
    assert undone or all(step.entry.reveals for step in match.steps)
    assert plain(verify(match.record(), case.game).dump()) == plain(match.state.dump())


def what_was_revealed_is_not_taken_back(case: Case) -> None:
    match = played(case, 53)
    free = match.undoable()
    assert (free < len(match.steps)) == any(step.entry.reveals for step in match.steps)
    before, entries = fingerprint(match.state), len(match.entries)
    for decisions in (free + 1, 0, -1, NEVER):
        with refused(UndoError):
            match.undo(decisions)
    assert (fingerprint(match.state), len(match.entries)) == (before, entries)


def everybody_together_may_take_anything_back(case: Case) -> None:
    match = played(case, 54)
    start = fingerprint(match.at(0))
    match.undo(len(match.steps), agreed=True)
    assert fingerprint(match.state) == start
    assert match.record().result is None
    with refused(UndoError):
        match.undo(agreed=True)
    verify(match.record(), case.game)


def a_decision_says_before_the_click_whether_it_reveals(case: Case) -> None:
    for state, seat in sampled(case, 55, 30):
        for action in state.legal(seat)[:40]:
            chance = Recorded(Fast(56))
            after = state.copy()
            after.apply(action, chance, seat)
            assert state.reveals(action, seat) == (chance.marks > 0)


def every_played_entry_knows_whether_it_revealed(case: Case) -> None:
    match, policy = case.match(Fast(57)), Fast(58)
    while not match.state.over:
        seat = chosen_seat(match.state, policy)
        action = int(match.state.random_action(policy, seat))
        said = match.state.reveals(action, seat)
        entry = match.play(action, seat)
        assert entry.reveals == said
        assert entry.reveals >= bool(entry.chance)
        assert (match.undoable() == 0) == entry.reveals


def an_illegal_decision_leaves_no_trace_in_a_match(case: Case) -> None:
    match, policy = case.match(Fast(59)), Fast(60)
    while len(match.state.legal()) == len(case.game.space):
        match.play(int(match.state.random_action(policy)))
    legal = match.state.legal()
    action = next(a for a in range(len(case.game.space)) if a not in legal)
    before, entries, steps = fingerprint(match.state), match.entries[:], match.steps[:]
    with refused(IllegalAction, "not allowed"):
        match.play(action)
    assert fingerprint(match.state) == before
    assert match.entries == entries
    assert match.steps == steps
