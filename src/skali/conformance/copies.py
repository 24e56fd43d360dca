"""A copy is a world of its own: whatever is done in one, the other never changes."""

from skali.conformance.cases import Case, plain, sampled, walk
from skali.core.chance import Fast


def the_past_never_changes(case: Case) -> None:
    past = []
    for state, _ in walk(case, 21):
        past.append((state.copy(), plain(state.dump())))
    for copy, before in past:
        assert plain(copy.dump()) == before


def a_copy_goes_its_own_way(case: Case) -> None:
    for state, seat in sampled(case, 22, 40):
        before = plain(state.dump())
        for action in state.legal(seat)[:3]:
            copy = state.copy()
            copy.apply(action, Fast(0), seat)
            assert plain(copy.dump()) != before
        assert plain(state.dump()) == before


def a_copy_goes_the_same_way_with_the_same_luck(case: Case) -> None:
    for state, seat in sampled(case, 23, 40):
        copy, action = state.copy(), state.random_action(Fast(23), seat)
        state.apply(action, Fast(24), seat)
        copy.apply(action, Fast(24), seat)
        assert plain(copy.dump()) == plain(state.dump())
        assert copy.turn == state.turn


def looking_changes_nothing(case: Case) -> None:
    for state, seat in sampled(case, 25, 10):
        before = plain(state.dump())
        case.game.decision(state, seat)
        case.game.scene(state, seat)
        state.legal(seat)
        state.sheet()
        state.evaluate(seat)
        state.reveals(state.legal(seat)[-1], seat)
        for action in range(0, len(case.game.space), 50):
            state.why_not(action, seat)
        assert plain(state.dump()) == before
