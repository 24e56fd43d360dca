"""The stack of pending decisions, and the parts that every state has for nothing."""

import pytest

from skali.core.chance import Fast
from skali.core.errors import ActionError, IllegalAction
from skali.core.state import Result, State, copies, frame, perft, playout, share_of_first
from tests.toys import runes
from tests.toys.runes.table import Runes


def blank(seats: int = 3) -> State:
    state = State(runes.GAME, seats)
    state.clear()
    return state


def test_a_frame_holds_a_question_its_seats_and_a_cargo() -> None:
    state = blank()
    assert (state.asked(), state.actors(), state.turn, state.over) == (-1, 0, (), True)
    largest = (1 << 48) - 1
    state.push(63, 0b101, largest)
    state.push(0, 0b010, 5)
    assert (state.asked(), state.actors(), state.actor(), state.cargo()) == (0, 0b010, 1, 5)
    assert state.pop() == 5
    assert (state.asked(), state.turn, state.actor()) == (63, (0, 2), 0)
    assert state.cargo() == largest
    assert state.pop() == largest
    assert state.over


def test_a_frame_is_one_plain_number() -> None:
    assert frame(3, 0b11, 7) == 3 | 0b11 << 6 | 7 << 14


def test_a_result_has_winners_and_shares() -> None:
    result = Result((30, 41, 41, 12), (3, 1, 1, 4))
    assert result.winners == (1, 2)
    assert [result.share(seat) for seat in range(4)] == [0, 0.5, 0.5, 0]
    assert repr(result) == "Result(scores=(30, 41, 41, 12), places=(3, 1, 1, 4))"


def at_the_end(points: list[int]) -> Runes:
    state = runes.GAME.empty(len(points), {"rounds": 2, "open_omen": True})
    for seat, each in enumerate(points):
        state.points[seat] = each
    return state


@pytest.mark.parametrize(
    ("points", "places", "share"),
    [([5, 9, 1], (2, 1, 3), 0.0), ([9, 9, 1], (1, 1, 3), 0.5), ([4, 4, 4], (1, 1, 1), 1 / 3)],
)
def test_places_are_shared_by_ties(
    points: list[int], places: tuple[int, ...], share: float
) -> None:
    state = at_the_end(points)
    result = state.result()
    assert result is not None
    assert result.scores == tuple(points)
    assert result.places == places
    assert share_of_first(state, 0) == pytest.approx(share)
    assert state.sheet() == {"points": points}
    assert state.evaluate(0) == points[0]


def test_an_action_may_be_given_in_three_ways() -> None:
    state = runes.GAME.new(2, chance=Fast(1))
    action = runes.GAME.space.decode(state.legal()[0])
    for given in (state.legal()[0], str(action), action):
        assert state.number(given) == state.legal()[0]
        assert state.why_not(given) is None
    for wrong in (-1, 99, "jump", "cast", "cast oak"):
        with pytest.raises(ActionError):
            state.number(wrong)


def test_an_illegal_action_carries_its_rule() -> None:
    state = runes.GAME.new(2, chance=Fast(1))
    with pytest.raises(IllegalAction) as caught:
        state.play("cast ash", Fast(1))
    assert caught.value.action == "cast ash"
    assert caught.value.refusal.rule == "RUN-1"
    assert "RUN-1" in str(caught.value)


def test_lines_of_play_are_counted() -> None:
    """Two may look or wait; then seat 0 has two different runes to cast and seat 1 has three."""
    state = runes.GAME.load(
        {
            "seats": 2,
            "asked": "look",
            "omen": "ice",
            "players": [{"hand": {"ash": 2, "elk": 1}}, {"hand": {"ash": 1, "birch": 1, "ice": 1}}],
        }
    )
    assert [perft(state, depth) for depth in range(4)] == [1, 2, 4, 12]


def test_a_playout_counts_decisions_and_copies_are_copies() -> None:
    state = runes.GAME.new(3, {"rounds": 3, "open_omen": True}, Fast(1))
    assert copies(state, 10) == 30
    assert playout(state, Fast(2), Fast(3)) == 9
    assert state.over
