"""A hint says why: the parts of the evaluation for which it is better than the others."""

from skali import bots
from skali.bots.counsel import FEW, WORTH_SAYING, advise, parts_after, reason
from skali.core.chance import Fast, Probe
from skali.core.state import State
from skali.games import games
from tests.toys import gardens

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


def test_the_best_few_options_come_with_what_they_promise() -> None:
    state, seat = opened()
    view = bots.see(state, seat)
    found = advise(view, 2, 60)
    assert found == advise(view, 2, 60)
    assert 1 <= len(found) <= FEW
    assert len({option.action for option in found}) == len(found)
    assert found[0].action == bots.make("mcts:60", 2).choose(view)
    for option in found:
        assert option.action in view.legal
        assert 0 < option.tried <= 1
        assert option.place is not None
        assert 1 <= option.place <= 2
    assert [option.tried for option in found] == sorted((o.tried for o in found), reverse=True)


def test_alone_no_place_is_promised() -> None:
    state = gardens.GAME.new(1, {}, Fast(1))
    view = bots.see(state, state.turn[0])
    assert {option.place for option in advise(view, 1, 20)} == {None}


def test_a_lead_promises_the_first_place() -> None:
    """The same table, with many more points for the seat that asks: it expects to win."""
    state, seat = opened()
    position = state.dump(seat)

    def place(points: int) -> float:
        players = [
            {key: value for key, value in player.items() if key != "sheet"}
            for player in position["players"]
        ]
        players[seat]["points"] = points
        table = GAME.load(position | {"players": players}, Fast(0))
        best = advise(bots.see(table, seat), 1, 40)[0].place
        assert best is not None
        return best

    assert place(200) < 1.1 < place(0)
