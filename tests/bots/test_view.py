import gc
import json
from collections.abc import Iterator
from types import BuiltinFunctionType, CellType, FunctionType, ModuleType

import pytest

from skali import bots
from skali.bots import BotError, View
from skali.core.chance import Chance, Fast
from skali.core.game import Game
from skali.core.state import State
from skali.games import game
from tests.toys import runes


def within_reach(start: object) -> Iterator[object]:
    """Go through everything that can be reached from an object without the program's own code."""
    seen = {id(start)}
    ahead = [start]
    while ahead:
        thing = ahead.pop()
        yield thing
        for other in referents(thing):
            if id(other) not in seen:
                seen.add(id(other))
                ahead.append(other)


def referents(thing: object) -> list[object]:
    """Return what an object holds; of a function only what it was made with."""
    if isinstance(thing, type | ModuleType):
        return []
    if isinstance(thing, BuiltinFunctionType):  # a compiled method holds its object
        return [thing.__self__]
    if isinstance(thing, FunctionType):
        return [*(thing.__closure__ or ()), *(thing.__defaults__ or ()), thing.__dict__]
    if isinstance(thing, CellType):
        return [thing.cell_contents]
    return gc.get_referents(thing)


def secrets_in(start: object) -> list[object]:
    return [thing for thing in within_reach(start) if isinstance(thing, State | Chance)]


def in_the_middle(title: Game, decisions: int) -> tuple[State, Chance]:
    chance = Fast(5)
    state = title.new(2, {}, chance)
    for _ in range(decisions):
        state.apply(state.random_action(chance), chance)
    return state, chance


@pytest.mark.parametrize("decisions", [0, 1, 40])
def test_the_true_state_and_its_luck_cannot_be_reached(decisions: int) -> None:
    state, _ = in_the_middle(game("wikinger"), decisions)
    assert secrets_in(bots.see(state, state.turn[0])) == []


def test_what_others_hold_cannot_be_reached() -> None:
    state, _ = in_the_middle(runes.GAME, 1)
    for seat in range(2):
        view = bots.see(state, seat)
        assert secrets_in(view) == []
        assert view.position == state.dump(seat)
        other = view.position["players"][1 - seat]
        assert other["hand"] == {"hidden": 3}
        assert view.position["omen"] == "hidden" or seat == view.position["leader"]
        assert "bag" not in view.position


def test_hiding_places_are_found() -> None:
    state, chance = in_the_middle(runes.GAME, 1)

    class Cheat(View):
        pass

    cheats: list[object] = [state, [{"deep": (chance,)}], lambda: state, state.dump]
    for secret in cheats:
        view = Cheat(runes.GAME, 0, state.dump(0), ())
        vars(view)["pocket"] = secret
        assert secrets_in(view) != []


def test_a_view_is_plain_data_and_the_rules() -> None:
    state, _ = in_the_middle(game("wikinger"), 30)
    seat = state.turn[0]
    view = bots.see(state, seat)
    assert View.__slots__ == ("game", "legal", "position", "seat")
    assert json.loads(json.dumps(view.position)) == view.position
    assert view.legal == tuple(state.legal(seat))
    assert view.seat == seat


def test_a_sample_agrees_with_all_that_the_seat_knows() -> None:
    state, _ = in_the_middle(runes.GAME, 1)
    view = bots.see(state, 1)
    chance = Fast(0)
    samples = [view.sample(chance) for _ in range(20)]
    assert all(sample.dump(1) == view.position for sample in samples)
    assert len({json.dumps(sample.dump()) for sample in samples}) > 1


def test_one_world_is_enough_where_nothing_is_hidden() -> None:
    state, _ = in_the_middle(game("wikinger"), 30)
    assert len(bots.see(state, state.turn[0]).worlds(16, Fast(0))) == 1
    state, _ = in_the_middle(runes.GAME, 1)
    assert len(bots.see(state, 1).worlds(16, Fast(0))) == 16


def test_a_position_can_be_looked_at() -> None:
    state, _ = in_the_middle(runes.GAME, 1)
    view = bots.look(runes.GAME, state.dump(0), 0)
    assert view.position == state.dump(0)
    assert view.legal == tuple(state.legal(0))


def test_only_who_must_decide_can_be_advised() -> None:
    state, _ = in_the_middle(game("wikinger"), 0)
    other = 1 - state.turn[0]
    with pytest.raises(BotError, match=f"seat {other} has nothing to decide"):
        bots.look(state.game, state.dump(other), other)
