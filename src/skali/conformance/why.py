"""Every no has a rule: the fast generator and the catalogue's predicates say the same."""

from collections.abc import Iterator

from skali.conformance.cases import Case, answers, sampled, walk
from skali.core.bits import places
from skali.core.message import Refusal
from skali.core.state import State
from skali.text import LANGUAGES

NOT_ASKED = "SKALI-2"
"""What is said of what only those may do who are asked."""


def agree(case: Case, state: State) -> dict[str, Refusal]:
    """Ask about every action of the game; return one refusal of each rule met.

    Of a family that does not answer what is asked, the core refuses all actions alike, whatever
    the game says: one of them stands for the others.
    """
    met: dict[str, Refusal] = {}
    for seat in [*state.turn, *beside(state)]:
        allowed = []
        for action in worth_asking(state, seat):
            refusal = state.why_not(action, seat)
            if refusal is None:
                allowed.append(action)
            elif refusal.rule != NOT_ASKED:
                met[refusal.rule] = refusal
        assert allowed == state.legal(seat), [case.game.space.text(a) for a in allowed]
    return met


def worth_asking(state: State, seat: int) -> Iterator[int]:
    """List the actions of every family that answers, and the last one of every other."""
    state.look_at(seat)
    answer = state.answer() if seat in state.turn else state.dispatch.anytime
    for family in state.game.space.families.values():
        actions = range(family.base, family.base + family.size)
        fits = answer is not None and state.dispatch.fits(answer, family.base)
        yield from actions if fits else actions[-1:]


def beside(state: State) -> list[int]:
    """List the seats that may act though nobody waits for them."""
    return [seat for seat in places(state.may()) if seat not in state.turn]


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
            for action in answers(state, seat)[:1]:
                refusal = state.why_not(action, other)
                turn = state.turn_seen(other)[0]
                assert refusal == Refusal("SKALI-2", seat=other + 1, turn=turn + 1)
                for language in LANGUAGES:
                    assert case.game.speak(refusal.message, language)
