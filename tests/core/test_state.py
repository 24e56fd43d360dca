"""The stack of pending questions, lanes, and the parts that every state has for nothing."""

from itertools import combinations

import pytest

from skali.core.chance import Fast
from skali.core.errors import ActionError, IllegalAction
from skali.core.message import Refusal
from skali.core.pending import dump_lanes, dump_pending, waiting
from skali.core.state import Result, State, copies, perft, playout, share_of_first
from tests.toys import harvest, runes
from tests.toys.harvest import Harvest
from tests.toys.runes.table import ASK_CAST, ASK_LOOK, DISPATCH, Runes


def blank(seats: int = 3) -> State:
    return State(runes.GAME, seats, DISPATCH)


# --- asking ---


def test_the_last_question_is_asked_first() -> None:
    state = blank()
    assert (state.asked(), state.asking(), state.turn, state.over) == (-1, "", (), True)
    assert not state.asks(ASK_CAST)
    state.push(ASK_CAST, 0b101)
    state.ask(ASK_LOOK, 1)
    assert state.asks(ASK_LOOK)
    assert (state.asking(), state.actors(), state.actor(), state.turn) == ("look", 0b010, 1, (1,))
    state.pop()
    assert (state.asking(), state.turn, state.actor()) == ("cast", (0, 2), 0)
    state.pop()
    assert state.over


def test_nothing_is_legal_for_who_is_not_asked() -> None:
    state = runes.GAME.new(2, chance=Fast(1))
    (leader,) = state.turn
    assert state.legal(leader) == state.legal()
    assert state.legal(1 - leader) == []


def test_what_is_pending_can_be_looked_at() -> None:
    table = harvest.begin(2)
    play(table, 0, "pick blue")
    assert [(each.name, each.seats, each.parts) for each in waiting(table)] == [
        ("feast", (0, 1), {})
    ]


# --- lanes ---

DEEDS = (
    ("pick red", "store barn", "pick blue", "store cellar"),
    ("pick blue", "store cellar", "pick blue", "store barn"),
)


def play(table: Harvest, seat: int, action: str) -> None:
    """Play what must be legal."""
    assert table.number(action) in table.legal(seat)
    table.play(action, Fast(0), seat)


@pytest.mark.parametrize("turns", list(combinations(range(8), 4)))
def test_lanes_end_alike_in_any_order(turns: tuple[int, ...]) -> None:
    table = harvest.begin(2)
    deeds = [iter(each) for each in DEEDS]
    for turn in range(8):
        assert not table.feasts
        seat = 0 if turn in turns else 1
        play(table, seat, next(deeds[seat]))
    assert list(table.stores) == [1, 0, 0, 1, 0, 0, 1, 1]
    assert (table.feasts, table.over) == (1, True)


def test_every_lane_keeps_its_own_questions() -> None:
    table = harvest.begin(3)
    play(table, 2, "pick blue")
    play(table, 0, "pick red")
    play(table, 0, "store barn")
    one = {"ask": "pick", "seats": [0], "left": 1}
    two = {"ask": "pick", "seats": [1], "left": 2}
    three = [
        {"ask": "pick", "seats": [2], "left": 1},
        {"ask": "store", "seats": [2], "berry": "blue"},
    ]
    assert dump_lanes(table) == [[one], [two], three]
    assert dump_pending(table) == [{"ask": "feast", "seats": [0, 1, 2]}]
    assert table.turn == (0, 1, 2)
    table.look_at(2)
    assert table.asking() == "store"
    table.look_at(1)
    assert table.asking() == "pick"


def test_a_copy_has_lanes_of_its_own() -> None:
    table = harvest.begin(2)
    play(table, 0, "pick red")
    other = table.copy()
    play(other, 0, "store barn")
    play(other, 1, "pick red")
    assert [frame["ask"] for frame in dump_lanes(table)[0]] == ["pick", "store"]
    assert [frame["ask"] for frame in dump_lanes(table)[1]] == ["pick"]


def test_a_lane_in_which_nothing_is_asked_closes_by_itself() -> None:
    table = harvest.begin(3)
    for seat in range(3):
        table.look_at(seat)
        if seat != 1:
            table.pop()
    table.settle(Fast(0))
    assert (table.turn, table.feasts) == ((1,), 0)
    for deed in DEEDS[0]:
        play(table, 1, deed)
    assert (table.feasts, table.over) == (1, True)


def test_lanes_that_were_opened_for_nothing_leave_no_trace() -> None:
    table = harvest.begin(2)
    for seat in range(2):
        table.look_at(seat)
        table.pop()
    table.settle(Fast(0))
    assert (table.busy, table.feasts, table.over) == (0, 1, True)


def test_who_waits_may_act_where_a_game_allows_it() -> None:
    table = harvest.begin(2)
    for deed in DEEDS[0]:
        play(table, 0, deed)
    assert table.turn == (1,)
    play(table, 0, "sing")
    play(table, 1, "pick red")
    play(table, 0, "sing")
    assert table.turn == (1,)
    assert table.legal(0) == [harvest.SING]
    assert table.why_not("pick red", 0) == Refusal("SKALI-2", seat=1, turn=2)
    assert [table.score(seat) for seat in range(2)] == [2, 0]
    for deed in ("store barn", "pick red", "store barn"):
        play(table, 1, deed)
    assert table.over
    assert table.feasts == 1


def test_what_may_be_done_at_any_time_is_open_to_who_is_asked() -> None:
    table = harvest.begin(2)
    assert table.legal(0) == [harvest.PICK, harvest.PICK + 1, harvest.SING]
    play(table, 0, "sing")
    assert (table.score(0), table.turn) == (1, (0, 1))
    assert table.legal(0) == [harvest.PICK, harvest.PICK + 1, harvest.SING]
    assert table.why_not("store barn", 0) == Refusal("HAR-1")


# --- what every state has ---


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
