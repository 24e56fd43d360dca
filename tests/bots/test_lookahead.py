from skali.bots.lookahead import best, values
from skali.core.chance import Fast
from skali.core.state import MIDWAY, RESTS, State
from tests.bots.lines import Lines


def looked_at(state: State, room: int) -> list[float]:
    return values([state], state.legal(0), 0, room, Fast(0))


def test_a_chain_is_judged_where_it_ends() -> None:
    state = Lines(
        {(): 0, (1,): 0, (2,): 0},
        {(1,): (5, 0), (2,): (-5, 0), (1, 1): (1, 0), (2, 1): (-9, 0), (2, 2): (8, 0)},
    )
    assert looked_at(state, 100) == [1, 8]


def test_it_ends_where_somebody_else_decides() -> None:
    state = Lines({(): 0, (1,): 1, (2,): 0}, {(1,): (5, 0), (1, 1): (99, 0), (2, 1): (6, 0)})
    assert looked_at(state, 100) == [5, 6]


def test_it_ends_where_something_is_revealed() -> None:
    state = Lines({(): 0, (100,): 0}, {(0,): (3, 0), (100,): (2, 0), (100, 1): (99, 0)})
    assert looked_at(state, 100) == [3, 2]


def test_without_room_a_state_is_judged_as_it_stands() -> None:
    values_ = {(1,): (5, 0), (1, 1): (7, 0), (2,): (6, 0), (2, 1): (1, 0)}
    state = Lines({(): 0, (1,): 0, (2,): 0}, values_)
    assert looked_at(state, 1) == [5, 6]
    assert looked_at(state, 2) == [7, 1]


def test_the_mean_over_several_worlds_counts() -> None:
    worlds: list[State] = [
        Lines({(): 0}, {(1,): (4, 0), (2,): (10, 0)}),
        Lines({(): 0}, {(1,): (6, 0), (2,): (-2, 0)}),
    ]
    assert values(worlds, [1, 2], 0, 8, Fast(0)) == [5, 4]


def test_a_seat_that_need_not_decide_stands_as_it_is() -> None:
    state = Lines({(): 1}, {(): (3, 4), (1,): (9, 9)})
    assert best(state, 0, 8, Fast(0), 1) == 3


def test_it_ends_where_nothing_is_half_done() -> None:
    values_ = {(1,): (5, 0), (1, 1): (99, 0), (2,): (6, 0)}
    state = Lines({(): 0, (1,): 0}, values_, pauses={(1,): int(RESTS)})
    assert looked_at(state, 100) == [5, 6]


def test_what_was_begun_is_ended_even_without_room() -> None:
    movers = {(): 0, (1,): 0, (1, 2): 0}
    values_ = {(1,): (-5, 0), (1, 1): (3, 0), (1, 2): (4, 0), (1, 2, 1): (7, 0), (2,): (6, 0)}
    state = Lines(movers, values_, pauses={(1,): int(MIDWAY), (1, 2): int(MIDWAY)})
    assert looked_at(state, 2) == [7, 6]


def test_what_is_revealed_midway_is_ended_too() -> None:
    state = Lines(
        {(): 0, (100,): 0},
        {(0,): (3, 0), (100,): (2, 0), (100, 1): (9, 0)},
        pauses={(100,): int(MIDWAY)},
    )
    assert looked_at(state, 100) == [3, 9]
