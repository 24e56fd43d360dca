"""Every state in the middle of an effect can be written down, read back and played on."""

import random
from typing import Any

import pytest

from skali.core.chance import Fast
from skali.core.effects.runner import Kinds
from skali.core.errors import PositionError
from skali.core.forms import Whole
from skali.core.questions import Part, Question, Questions
from tests.toys.sagas import GAME, NAMES
from tests.toys.sagas.vocabulary import CARDS

ONE_OF_TWO, REPEATED = "place-market.3-choice", "place-forge.3-choice"
RUN = ("program", "step", "beside", "origin")
VISITED = {"events": [{"event": "visit"}]}


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
        ({"pending": [{"ask": "order", "event": 1}], "effects": VISITED}, "pending[0].event"),
        ({"pending": [{"ask": "choose"}, {"ask": "turn"}]}, "pending[0].ask"),
        ({"pending": [{"ask": "again", "choice": ONE_OF_TWO, "beside": 4}]}, "pending[0].beside"),
        ({"pending": [{"ask": "run", "origin": "moon"}]}, "pending[0].origin"),
        ({"pending": [{"ask": "run", "program": "nonsense"}]}, "pending[0].program"),
        ({"pending": [{"ask": "run", "program": "raid", "step": 1}]}, "pending[0].step"),
        ({"pending": [{"ask": "choose", "choice": "raid"}]}, "pending[0].choice"),
        (
            {"pending": [{"ask": "choose", "choice": ONE_OF_TWO, "options": 1}]},
            "pending[0].options",
        ),
    ],
)
def test_a_fault_names_its_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.load({"seats": 2, **change})
    assert error.value.field == field


def test_a_choice_is_written_by_its_name() -> None:
    """Beside a choice whose options repeat stands how many were taken, not which."""
    choice = {"ask": "choose", "seat": 1, "options": 1, "choice": REPEATED, "beside": 4}
    table = GAME.load({"seats": 2, "pending": [{"ask": "turn"}, choice]})
    assert table.dump()["pending"][1] == {**choice, "origin": "nowhere"}


def test_a_program_is_written_by_its_name_and_step() -> None:
    """It waits below the choice that one of its steps has asked for."""
    frames = [frame for table in WALKS for frame in table["pending"] if frame["ask"] == "run"]
    assert frames
    assert all(list(frame) == ["ask", "seat", *RUN] for frame in frames)


def test_the_frames_of_effects_are_one_word() -> None:
    wide = (Part("program", Whole(0, 1 << 30)), Part("beside", Whole(0, 1 << 20)))
    run = Question("run", parts=(*wide, Part("origin", Whole(0, 9))))
    Questions(run)
    with pytest.raises(TypeError, match="no room for 'beside'"):
        Kinds(run=run, choose=run)
