"""A hint says why: the parts of the evaluation for which it is better than the others."""

from skali.core.chance import Fast, Probe
from skali.core.state import State
from skali.games import games
from skali.server.counsel import WORTH_SAYING, parts_after, reason

GAME = games()["wikinger"]


def opened(seed: int = 3) -> tuple[State, int]:
    """Begin a game, and say who is asked."""
    state = GAME.new(2, {}, Fast(seed))
    return state, state.turn[0]


def gains(state: State, action: int, seat: int) -> dict[str, float]:
    """Say by how much an action is better in each part than all others on average."""
    others = [other for other in state.legal(seat) if other != action]
    parts = {other: parts_after(state, other, seat) for other in [action, *others]}
    return {
        name: points - sum(parts[other][name] for other in others) / len(others)
        for name, points in parts[action].items()
    }


def test_the_parts_that_speak_most_for_an_action_are_named() -> None:
    """For every opening purchase: the two largest gains, the larger one first."""
    state, seat = opened()
    for action in state.legal(seat):
        said = reason(state, action, seat)
        found = gains(state, action, seat)
        best = sorted((n for n in found if found[n] >= WORTH_SAYING), key=lambda n: -found[n])[:2]
        if not best:
            assert said.id == "hall-hint-even"
            continue
        assert said.id == "hall-hint-terms"
        assert said.values["count"] == len(best)
        named = [said.values["first"], said.values["second"]][: len(best)]
        assert named == [GAME.name_of_term(name) for name in best]
        for language in ("de", "en"):
            assert "{" not in GAME.speak(said, language)


def test_luck_and_single_answers_have_reasons_of_their_own() -> None:
    state, seat = opened()
    luck = Fast(1)
    met: set[str] = set()
    for _ in range(400):
        if state.over or met == {"only", "luck"}:
            break
        seat = state.turn[0]
        legal = state.legal(seat)
        for action in legal:
            probe = Probe()
            state.copy().apply(action, probe, seat)
            if len(legal) == 1:
                assert reason(state, action, seat).id == "hall-hint-only"
                met.add("only")
            elif probe.marks:
                assert reason(state, action, seat).id == "hall-hint-luck"
                met.add("luck")
        state.apply(legal[0], luck, seat)
    assert met == {"only", "luck"}
