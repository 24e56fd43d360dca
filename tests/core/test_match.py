"""A game being played: seats that decide at once, and undo by information."""

import pytest

from skali.core.chance import Fast, Recorded
from skali.core.match import Match, UndoError
from skali.core.record import Entry, Undo, fingerprint
from tests.toys import runes

POSITION = {
    "seats": 2,
    "asked": "look",
    "omen": "ice",
    "players": [{"hand": {"ash": 2, "elk": 1}}, {"hand": {"ash": 1, "birch": 1, "ice": 1}}],
}


def match() -> Match:
    return Match(runes.GAME, chance=Fast(1), position=POSITION)


def test_waiting_shows_nothing_and_looking_does() -> None:
    table = match()
    assert not table.state.reveals(table.state.number("wait"))
    assert table.state.reveals(table.state.number("look"))
    table.play("wait")
    assert table.undoable() == 1
    table.undo()
    table.play("look")
    assert table.undoable() == 0
    with pytest.raises(UndoError, match="only 0 can be taken back"):
        table.undo()


def test_several_decide_at_once_in_any_order() -> None:
    first, second = match(), match()
    first.play("wait")
    second.play("wait")
    assert list(first.state.turn) == [0, 1]
    first.play("cast elk", 0)
    assert list(first.state.turn) == [1]
    first.play("cast ice", 1)
    second.play("cast ice", 1)
    assert list(second.state.turn) == [0]
    second.play("cast elk", 0)
    assert fingerprint(first.state) == fingerprint(second.state)
    assert first.state.dump()["players"][1]["points"] == 4


def test_a_hidden_choice_can_be_taken_back_until_all_have_chosen() -> None:
    table = match()
    table.play("wait")
    table.play("cast elk", 0)
    assert table.state.dump(1)["players"][0]["chosen"] == "hidden"
    assert table.state.dump(0)["players"][0]["chosen"] == "elk"
    assert table.undoable() == 2
    table.undo()
    table.play("cast ash", 0)
    assert table.state.reveals(table.state.number("cast ice"), 1)
    table.play("cast ice", 1)
    assert table.undoable() == 0


def test_an_undo_is_an_entry_and_never_a_deletion() -> None:
    table = match()
    table.play("wait")
    table.play("cast elk", 0)
    table.undo(2)
    table.play("look")
    kinds = [type(entry) for entry in table.entries]
    assert kinds == [Entry, Entry, Undo, Entry]
    assert [step.entry.number for step in table.steps] == [1]


def test_luck_goes_on_after_an_undo_that_everybody_agreed_to() -> None:
    dice = Recorded(Fast(1))
    table = Match(runes.GAME, chance=dice, position=POSITION)
    for action, seat in (("wait", 0), ("cast elk", 0), ("cast ice", 1)):
        table.play(action, seat)
    drawn = len(dice.outcomes)
    assert drawn == 2
    table.undo(agreed=True)
    table.play("cast ice", 1)
    assert len(dice.outcomes) == 2 * drawn


def test_the_setup_is_written_down() -> None:
    table = Match(runes.GAME, 2, chance=Fast(5))
    chance = Recorded(Fast(5))
    runes.GAME.new(2, chance=chance)
    assert table.record().setup == chance.outcomes
    assert table.record().options == {"rounds": 2, "open_omen": False}


def test_names_of_players_are_one_line() -> None:
    table = Match(runes.GAME, 2, chance=Fast(5), players=["  Aud\nthe  Deep-Minded ", "Ívar"])
    assert table.record().players == ["Aud the Deep-Minded", "Ívar"]


def test_a_checkpoint_is_written_now_and_then_and_at_the_end() -> None:
    table = Match(runes.GAME, 3, {"rounds": 3, "open_omen": True}, chance=Fast(5))
    while not table.state.over:
        seat = table.state.turn[0]
        table.play(table.state.legal(seat)[0], seat)
    assert [bool(step.entry.check) for step in table.steps] == [False] * 8 + [True]
    assert table.steps[-1].entry.check == fingerprint(table.state)
    assert table.record().result is not None
