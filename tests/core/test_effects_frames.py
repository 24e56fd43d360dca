"""Every state in the middle of an effect can be written down, read back and played on."""

import random
from typing import Any

import pytest

from skali.core.chance import Fast
from skali.core.errors import PositionError
from tests.toys.sagas import GAME, NAMES
from tests.toys.sagas.words import CARDS


def walked(seed: int) -> list[dict[str, Any]]:
    """Play a random game with all cards in play, and write down every table on the way."""
    luck, rng = Fast(seed), random.Random(seed)
    position = {"seats": 2, "effects": {"in_play": [list(CARDS[:9]), list(CARDS[9:])]}}
    state, found = GAME.load(position), []
    while not state.over:
        found.append(state.dump())
        state.play(rng.choice(state.legal()), luck)
    return found


WALKS = [table for seed in range(12) for table in walked(seed)]


def test_all_kinds_of_frames_are_met() -> None:
    met = {frame["ask"] for table in WALKS for frame in table["pending"]}
    assert met == set(NAMES)
    assert any(len(table["effects"]["events"]) > 1 for table in WALKS)
    assert any(event["tallies"] for table in WALKS for event in table["effects"]["events"])


def test_a_table_in_the_middle_is_read_back_as_it_was() -> None:
    for table in WALKS:
        assert GAME.load(table).dump() == table


def test_a_table_in_the_middle_plays_on_as_it_would_have() -> None:
    for number, table in enumerate(WALKS[::5]):
        first, second = GAME.load(table), GAME.load(table)
        rng = random.Random(number)
        luck, same = Fast(number), Fast(number)
        while not first.over:
            action = rng.choice(first.legal())
            first.play(action, luck)
            second = GAME.load(second.dump())
            second.play(action, same)
        assert first.dump() == second.dump()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"effects": {"in_play": [["pedler"]]}}, "effects.in_play[0]"),
        ({"effects": {"in_play": [3]}}, "effects.in_play[0]"),
        ({"effects": {"used": [{"skald-1": 1}]}}, "effects.used[0].skald-1"),
        ({"effects": {"used": [{"weaver-1": -1}]}}, "effects.used[0].weaver-1"),
        ({"effects": {"origin": "moon"}}, "effects.origin"),
        ({"effects": {"events": [{"event": "rain"}]}}, "effects.events[0].event"),
        ({"effects": {"events": [{"subject": "moon"}]}}, "effects.events[0].subject"),
        ({"pending": [{"ask": "event"}]}, "pending[0].event"),
        ({"pending": [{"ask": "run", "program": "nonsense"}]}, "pending[0].program"),
        ({"pending": [{"ask": "run", "program": "raid", "step": 1}]}, "pending[0].step"),
        ({"pending": [{"ask": "choose", "choice": "raid"}]}, "pending[0].choice"),
    ],
)
def test_a_fault_names_its_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.load({"seats": 2, **change})
    assert error.value.field == field
