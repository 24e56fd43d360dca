"""What was done on the own board is taken back, though others acted since, if none built on it."""

import json

import pytest

from skali.core.chance import Fast, Sealed
from skali.core.errors import RecordError
from skali.core.game import Game
from skali.core.match import Match, UndoError
from skali.core.record import read, write
from skali.core.replay import replay, verify
from skali.core.twin import from_json, to_json
from tests.toys import gardens

GAMES: dict[str, Game] = {"gardens": gardens.GAME}
HEAP = 8


def played(*decisions: str, seats: int = 3, seed: int = 1) -> Match:
    """Play decisions such as `0 work`; the first player has seeds for two plants."""
    position = {
        "seats": seats,
        "options": {"rounds": 20},
        "players": [{"seeds": 4}, *({} for _ in range(seats - 1))],
    }
    match = Match(gardens.GAME, chance=Fast(seed), position=position)
    for decision in decisions:
        seat, action = decision.split()
        match.play(action, int(seat))
    return match


def garden(match: Match, seat: int) -> tuple[int, int, int]:
    bed = match.state.dump()["players"][seat]
    return bed["seeds"], bed["plants"], bed["silver"]


def standing(match: Match) -> list[str]:
    return [f"{step.entry.number} {step.entry.seat} {step.entry.action}" for step in match.steps]


def test_a_plant_is_dug_up_again_though_others_have_worked() -> None:
    match = played("0 work", "0 plant", "1 work", "2 work")
    match.take_out(1, [0])
    assert garden(match, 0) == (6, 0, 0)
    assert (garden(match, 1), garden(match, 2)) == ((2, 0, 0), (2, 0, 0))
    assert match.state.turn == (0,)
    assert standing(match) == ["1 0 work", "2 1 work", "3 2 work"]


def test_several_decisions_go_together_and_the_others_stay_in_order() -> None:
    match = played("0 plant", "0 work", "0 plant", "1 work", "0 sell", "2 work")
    match.take_out(2, [0])
    assert garden(match, 0) == (4, 1, 0)
    assert standing(match) == ["1 0 plant", "2 0 work", "3 1 work", "4 2 work"]
    assert match.state.dump()["heap"] == {"stone": 3, "gold": 1}


def test_who_counted_the_plant_has_built_on_it() -> None:
    """The same silver would be paid for nothing: the later decision is legal, but not the same."""
    match = played("0 work", "0 plant", "1 work", "2 envy", "0 work")
    with pytest.raises(UndoError, match="decision 4 depends on what came before it") as caught:
        match.take_out(1, [0])
    assert caught.value.dependent is match.steps[3]
    assert standing(match)[1] == "2 0 plant"


def test_luck_that_was_drawn_among_other_things_depends_on_it() -> None:
    """Whatever came out of the heap: with the gold of the sold plant in it the odds were others."""
    for seed in range(HEAP):
        match = played("0 plant", "0 work", "0 sell", "1 dig", seed=seed)
        with pytest.raises(UndoError, match="decision 4 depends") as caught:
            match.take_out(2, [0])
        assert caught.value.dependent is match.steps[3]


def test_luck_that_has_nothing_to_do_with_it_stays_as_it_was() -> None:
    for seed in range(HEAP):
        match = played("0 work", "0 plant", "1 dig", "2 dig", seed=seed)
        before = match.state.dump()
        match.take_out(1, [0])
        after = match.state.dump()
        assert after["heap"] == before["heap"]
        assert after["players"][1:] == before["players"][1:]


def test_whose_turn_it_is_depends_on_it() -> None:
    match = played("0 work", "1 work")
    with pytest.raises(UndoError, match="decision 2 depends"):
        match.take_out(0, [0])


def test_what_revealed_something_is_not_taken_back() -> None:
    match = played("0 dig", "0 plant", "1 work")
    with pytest.raises(UndoError, match="decision 1 has revealed something") as caught:
        match.take_out(0, [0])
    assert caught.value.dependent is None
    match.take_out(1, [0])
    assert standing(match) == ["1 0 dig", "2 1 work"]


def sealed_match() -> Match:
    """Play a whole sealed game in which a plant is taken back after others have drawn."""
    dice = Sealed(b"gardens")
    secret = dice.secret.hex()
    match = Match(gardens.GAME, 2, chance=dice, commitment=dice.commitment, secret=secret)
    for action, seat in (("work", 0), ("plant", 0), ("dig", 1)):
        match.play(action, seat)
    match.take_out(1, [0])
    for action, seat in (("plant", 0), ("envy", 0), ("dig", 1)):
        match.play(action, seat)
    return match


def test_it_is_written_down_and_replayed_with_the_same_luck() -> None:
    match = sealed_match()
    text = write(match.record(), gardens.GAME).splitlines()
    assert text[text.index("3 1 dig") + 2] == "undo 1 0"
    assert "3 0 plant" in text
    record = read(text, GAMES)
    assert verify(record, gardens.GAME).dump() == match.state.dump()
    twin = json.loads(json.dumps(to_json(record, gardens.GAME)))
    assert {"undo": 1, "seats": [0]} in twin["entries"]
    assert write(from_json(twin, GAMES), gardens.GAME).splitlines() == text
    *_, last = replay(record, gardens.GAME)
    assert standing(last) == standing(match)


@pytest.mark.parametrize(
    ("undo", "problem"),
    [
        ("undo 1 2", "seat 2 decided nothing after decision 1"),
        ("undo 3 0", "cannot go back to 3: 3 decisions stand"),
        ("undo 0 0", "decision 3 depends on what came before it"),
        ("undo 1 x", "expected a whole number"),
    ],
)
def test_a_record_cannot_take_back_what_others_depend_on(undo: str, problem: str) -> None:
    text = write(sealed_match().record(), gardens.GAME).splitlines()
    line = text.index("undo 1 0")
    del text[line + 1 : -1]
    text[line] = undo
    with pytest.raises(RecordError, match=f"line {line + 1}: .*{problem}"):
        verify(read(text, GAMES), gardens.GAME)
