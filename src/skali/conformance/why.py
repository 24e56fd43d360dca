"""Every no has a rule: the fast generator and the catalogue's predicates say the same."""

from collections.abc import Iterator

from skali.conformance.cases import Case, sampled, walk
from skali.core.message import Refusal
from skali.core.state import State
from skali.text import LANGUAGES


def agree(case: Case, state: State) -> dict[str, Refusal]:
    """Ask about every action of the game; return one refusal of each rule met.

    Of a family that does not answer what is asked, the core refuses all actions alike, whatever
    the game says: one of them stands for the others.
    """
    met: dict[str, Refusal] = {}
    for seat in state.turn:
        allowed = []
        for action in worth_asking(state, seat):
            refusal = state.why_not(action, seat)
            if refusal is None:
                allowed.append(action)
            else:
                met[refusal.rule] = refusal
        assert allowed == state.legal(seat), [case.game.space.text(a) for a in allowed]
    return met


def worth_asking(state: State, seat: int) -> Iterator[int]:
    """List the actions of every family that answers, and the last one of every other."""
    state.look_at(seat)
    answer = state.answer()
    for family in state.game.space.families.values():
        actions = range(family.base, family.base + family.size)
        yield from actions if state.guide.fits(answer, family.base) else actions[-1:]


def what_is_legal_and_what_nothing_forbids_are_the_same(case: Case) -> None:
    met: dict[str, Refusal] = {}
    for state, _ in sampled(case, 41, 25):
        met |= agree(case, state)
    assert met
    for refusal in met.values():
        assert refusal.rule in case.game.catalogue
        for language in LANGUAGES:
            assert case.game.speak(refusal.message, language)


def they_are_the_same_in_every_state_of_whole_games(case: Case) -> None:
    for state, _ in walk(case, 42):
        agree(case, state)


def who_is_not_asked_is_told_so(case: Case) -> None:
    for state, seat in sampled(case, 43, 20):
        for other in set(range(case.seats)) - set(state.turn):
            refusal = state.why_not(state.legal(seat)[0], other)
            assert refusal == Refusal("SKALI-2", seat=other + 1, turn=state.turn_seen(other)[0] + 1)
            for language in LANGUAGES:
                assert case.game.speak(refusal.message, language)
