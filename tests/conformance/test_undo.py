"""Undo by information: what revealed nothing can be taken back, and is the same played again."""

import pytest

from skali.core.chance import Fast, Recorded
from skali.core.match import Match, UndoError
from skali.core.menu import POLICY
from skali.core.record import fingerprint
from skali.core.replay import verify
from tests.conformance.cases import Case, chosen_seat, every_case, plain, played, sampled

NEVER = 10**9


@every_case
def test_what_is_taken_back_can_be_played_again(case: Case) -> None:
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
            steps = [(entry.action, entry.seat) for entry, _ in match.past[-back:]]
            befores = [fingerprint(before) for _, before in match.past[-back:]]
            match.undo(back)
            for (action, who), before in zip(steps, befores, strict=True):
                assert fingerprint(match.state) == before
                match.play(action, who)
            assert fingerprint(match.state) == after
    assert undone
    assert plain(verify(match.record, case.game).dump()) == plain(match.state.dump())


@every_case
def test_what_was_revealed_is_not_taken_back(case: Case) -> None:
    match = played(case, 53)
    free = match.undoable()
    assert free < len(match.past)
    before, entries = fingerprint(match.state), len(match.record.entries)
    for decisions in (free + 1, 0, -1, NEVER):
        with pytest.raises(UndoError):
            match.undo(decisions)
    assert (fingerprint(match.state), len(match.record.entries)) == (before, entries)


@every_case
def test_everybody_together_may_take_anything_back(case: Case) -> None:
    match = played(case, 54)
    start = fingerprint(match.past[0][1])
    match.undo(len(match.past), agreed=True)
    assert fingerprint(match.state) == start
    assert match.record.result is None
    with pytest.raises(UndoError):
        match.undo(agreed=True)
    verify(match.record, case.game)


@every_case
def test_a_decision_says_before_the_click_whether_it_reveals(case: Case) -> None:
    for state, seat in sampled(case, 55, 30):
        for action in state.legal(seat)[:40]:
            chance = Recorded(Fast(56))
            after = state.copy()
            after.apply(action, chance, seat)
            assert state.reveals(action, seat) == (chance.marks > 0)


@every_case
def test_every_played_entry_knows_whether_it_revealed(case: Case) -> None:
    match, policy = case.match(Fast(57)), Fast(58)
    while not match.state.over:
        seat = chosen_seat(match.state, policy)
        action = int(match.state.random_action(policy, seat))
        said = match.state.reveals(action, seat)
        entry = match.play(action, seat)
        assert entry.reveals == said
        assert entry.reveals >= bool(entry.chance)
        assert (match.undoable() == 0) == entry.reveals


@every_case
def test_an_illegal_decision_leaves_no_trace_in_a_match(case: Case) -> None:
    match: Match = case.match(Fast(59))
    legal = match.state.legal()
    action = next(a for a in range(len(case.game.space)) if a not in legal)
    before = fingerprint(match.state)
    with pytest.raises(Exception, match="not allowed"):
        match.play(action)
    assert fingerprint(match.state) == before
    assert match.record.entries == []
    assert match.past == []
