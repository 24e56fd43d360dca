"""A position is the whole table: written down and read again, the same game goes on."""

import json

from skali.conformance.cases import Case, chosen_seat, plain, refused, sampled, walk
from skali.core.chance import Chance, Fast
from skali.core.errors import OptionError, PositionError
from skali.core.game import Game
from skali.core.state import State


def goes_on(state: State, seed: int) -> list[tuple[int, int, str]]:
    """Play at random to the end; tell every step."""
    chance, policy = Fast(seed), Fast(seed + 1)
    steps: list[tuple[int, int, str]] = []
    while not state.over:
        seat = chosen_seat(state, policy)
        action = int(state.random_action(policy, seat))
        state.apply(action, chance, seat)
        steps.append((seat, action, plain(state.dump()) if len(steps) % 10 == 0 else ""))
    return [*steps, (-1, -1, plain(state.dump()))]


def a_position_survives_writing_and_reading(case: Case) -> None:
    no_luck = Chance()
    for state, _ in walk(case, 31):
        written = plain(state.dump())
        again = case.game.load(json.loads(written), no_luck)
        assert plain(again.dump()) == written
        assert again.turn == state.turn
        assert again.over == state.over
        for seat in state.turn:
            assert again.legal(seat) == state.legal(seat)
        for seat in range(case.seats):
            assert (again.score(seat), again.ranking(seat)) == (
                state.score(seat),
                state.ranking(seat),
            )


def the_same_game_goes_on_from_a_position(case: Case) -> None:
    for number, (state, _) in enumerate(sampled(case, 32, 6)):
        again = case.game.load(json.loads(plain(state.dump())), Chance())
        assert goes_on(again, 300 + number) == goes_on(state, 300 + number)


def a_position_says_what_game_it_is_of(case: Case) -> None:
    position = case.new(Fast(33)).dump()
    assert position["game"] == case.game.key
    assert position["version"] == case.game.version
    assert position["seats"] == case.seats
    assert position["options"] == dict(case.options)


def a_position_with_a_wrong_word_is_refused_by_name(game: Game) -> None:
    position = game.new().dump()
    with refused(PositionError, "no_such_field"):
        game.load({**position, "no_such_field": 1})
    with refused(PositionError, "game"):
        game.load({**position, "game": "another"})
    with refused(PositionError, "seats"):
        game.load({**position, "seats": 99})
    with refused(OptionError, "no_such_option"):
        game.load({**position, "options": {"no_such_option": True}})
    with refused(PositionError, "options"):
        game.load({**position, "options": 5})


def a_game_refuses_seats_and_options_that_it_does_not_have(game: Game) -> None:
    with refused(OptionError, "players"):
        game.new(seats=99)
    with refused(OptionError, "no_such_option"):
        game.new(options={"no_such_option": True})
    for option in game.options:
        with refused(OptionError, option.key):
            game.new(options={option.key: "no such value"})
