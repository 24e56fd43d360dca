"""Records: telling, checking, drawing."""

import json
from pathlib import Path

import pytest

from skali.core.chance import Fast, Sealed
from skali.core.match import Match
from skali.core.record import read, write
from skali.core.twin import to_json
from skali.games import game
from tests.cli.conftest import Call

WIKINGER = game("wikinger")


def match(decisions: int) -> Match:
    """Play the first legal action so many times, or to the end."""
    playing = Match(WIKINGER, 2, {"first": "1"}, chance=Fast(5), players=["Ann", "Ben"])
    while not playing.state.over and len(playing.steps) < decisions:
        playing.play(playing.state.legal()[0])
    return playing


@pytest.fixture(scope="module")
def text() -> str:
    return write(match(10_000).record(), WIKINGER)


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.skali"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_sound_record_is_verified(skali: Call, file: Path) -> None:
    answer = skali("replay", str(file), "--verify")
    assert answer.code == 0
    assert answer.out.startswith("The record is sound: ")
    found = skali("replay", str(file), "--verify", "--json").data
    assert found["verified"] is True
    assert found["sealed"] is False
    assert found["decisions"] == len(match(10_000).steps)
    assert len(found["scores"]) == len(found["places"]) == 2


def test_both_forms_and_standard_input_are_read(skali: Call, tmp_path: Path, text: str) -> None:
    twin = tmp_path / "game.json"
    twin.write_text(json.dumps(to_json(match(10_000).record(), WIKINGER)), encoding="utf-8")
    from_twin = skali("replay", str(twin), "--json").data
    assert from_twin == skali("replay", "-", "--json", stdin=text).data


def test_the_story_is_told_in_sentences(skali: Call, file: Path) -> None:
    lines = skali("replay", str(file)).out.splitlines()
    assert lines[1].startswith("   1  Seat 1 buys")
    assert lines[-1].startswith("The end: seat 1 ")
    german = skali("replay", str(file), "--lang", "de", "--at", "1").out
    assert "Platz 1 kauft" in german
    found = skali("replay", str(file), "--json", "--at", "2").data
    assert [step["number"] for step in found["story"]] == [1, 2]
    assert found["story"][0]["sentences"][0].startswith("Seat 1 buys")


def test_any_position_can_be_drawn_and_saved(skali: Call, file: Path, tmp_path: Path) -> None:
    svg, position = tmp_path / "table.svg", tmp_path / "table.json"
    answer = skali("replay", str(file), "--at", "7", "--svg", str(svg), "--position", str(position))
    assert (answer.code, answer.out) == (0, "")
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert json.loads(position.read_text(encoding="utf-8")) == match(7).state.dump()


def test_the_setup_is_decision_0(skali: Call, file: Path) -> None:
    answer = skali("replay", str(file), "--at", "0", "--position", "-")
    assert answer.data == match(0).state.dump()


def test_decisions_taken_back_are_left_out(skali: Call) -> None:
    playing = match(3)
    playing.undo()
    playing.play(playing.state.legal()[-1])
    answer = skali("replay", "-", "--position", "-", stdin=write(playing.record(), WIKINGER))
    assert answer.data == playing.state.dump()
    story = skali("replay", "-", "--json", stdin=write(playing.record(), WIKINGER)).data["story"]
    assert [step["action"] for step in story] == [step.entry.action for step in playing.steps]


def test_an_unfinished_game_says_who_must_decide(skali: Call) -> None:
    answer = skali("replay", "-", stdin=write(match(4).record(), WIKINGER))
    assert answer.code == 0
    assert "must decide" in answer.out.splitlines()[-1]


def test_a_sealed_game_is_checked_against_its_commitment(skali: Call) -> None:
    dice = Sealed(b"runes")
    playing = Match(WIKINGER, 2, chance=dice, commitment=dice.commitment)
    for _ in range(3):
        playing.play(playing.state.legal()[0])
    record = playing.record()
    record.secret = b"runes".hex()
    sound = write(record, WIKINGER)
    assert skali("replay", "-", "--verify", "--json", stdin=sound).data["sealed"] is True
    record.secret = b"other".hex()
    answer = skali("replay", "-", "--verify", stdin=write(record, WIKINGER))
    assert answer.code == 3
    assert "commitment" in answer.err


# --- what can be wrong ---


def test_a_record_that_plays_differently_fails_the_check(skali: Call, text: str) -> None:
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("= "))
    lines[number] = "= 0123456789abcdef"
    forged = "\n".join(lines)
    for words in (("--verify",), ()):
        answer = skali("replay", "-", "--json", *words, stdin=forged)
        assert answer.code == 3
        assert "differs" in answer.data["error"]
        assert answer.data["line"] > 0


def test_a_wrong_result_fails_the_check(skali: Call, text: str) -> None:
    lines = ["scores 1 2" if line.startswith("scores") else line for line in text.splitlines()]
    answer = skali("replay", "-", "--verify", stdin="\n".join(lines))
    assert answer.code == 3
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    "damaged", ["", "chess 1. e4", "skali-record 1\ngame chess\n", "{}", '{"format": 3}', "{"]
)
def test_what_is_no_record_is_said_so(skali: Call, damaged: str) -> None:
    answer = skali("replay", "-", "--verify", "--json", stdin=damaged)
    assert answer.code == 2
    assert answer.data["error"]


def test_rules_that_nobody_knows_are_not_sound(skali: Call, text: str) -> None:
    other = text.replace("\nrules 1\n", "\nrules 99\n")
    answer = skali("replay", "-", "--verify", "--json", stdin=other)
    assert answer.code == 3
    assert "rules version '99'" in answer.data["error"]
    assert "rules version 99, here 1" in skali("replay", "-", stdin=other).out


def test_a_byte_order_mark_is_no_fault(skali: Call, text: str, tmp_path: Path) -> None:
    marked = tmp_path / "marked.skali"
    marked.write_text(text, encoding="utf-8-sig")
    assert skali("replay", str(marked), "--verify").code == 0
    position = tmp_path / "marked.json"
    position.write_text('{"seats": 2}', encoding="utf-8-sig")
    assert skali("legal", "wikinger", "--position", str(position)).code == 0


def test_a_fault_in_json_is_named_by_its_place(skali: Call, text: str) -> None:
    data = to_json(read(text.splitlines(), {"wikinger": WIKINGER}), WIKINGER)
    data["entries"][2]["action"] = "buy"
    answer = skali("replay", "-", "--json", stdin=json.dumps(data))
    assert answer.code == 3
    assert answer.data["place"] == "key 'entries[2]'"
    assert "line" not in answer.data


def test_a_damaged_line_is_named(skali: Call, text: str) -> None:
    lines = text.splitlines()
    place = lines.index("begin") + 3
    lines.insert(place, "?? what")
    answer = skali("replay", "-", "--json", stdin="\n".join(lines))
    assert answer.code == 2
    assert answer.data["line"] == place + 1


def test_a_decision_that_is_not_there_is_said_so(skali: Call, file: Path) -> None:
    answer = skali("replay", str(file), "--at", "9999", "--svg", "-")
    assert answer.code == 2
    assert "9999" in answer.err
    assert skali("replay", str(file), "--seat", "3", "--svg", "-").code == 2
