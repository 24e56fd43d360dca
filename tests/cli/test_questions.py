"""What is asked about a position: legal, why, score."""

import json
import re
from pathlib import Path

import pytest

from skali.games import game
from tests.cli.conftest import Call

ZERO_WAITS = {
    "seats": 2,
    "wheel": ["begin fisher", "church fisher", "end goldsmith", None, "ship-blue boatman"],
    "players": [{"gold": 3}, {"gold": 9}],
}
OVER = {"seats": 2, "phase": "over", "players": [{"points": 50}, {"points": 61}]}


@pytest.fixture
def table(tmp_path: Path) -> str:
    return written(tmp_path, ZERO_WAITS)


def written(folder: Path, position: object) -> str:
    file = folder / "table.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    return str(file)


# --- legal ---


def test_legal_lists_the_actions_in_notation(skali: Call, table: str) -> None:
    answer = skali("legal", "wikinger", "--position", table, "--json")
    assert answer.code == 0
    assert answer.data["seat"] == 0
    assert answer.data["turn"] == [0]
    assert answer.data["legal"] == ["buy 1", "buy 2", "buy 4"]
    assert [option["action"] for option in answer.data["options"]] == answer.data["legal"]
    assert all(option["sentence"] for option in answer.data["options"])
    assert answer.data["rule"] == "WIK-025"


def test_legal_prints_sentences_for_people(skali: Call, table: str) -> None:
    answer = skali("legal", "wikinger", "--position", table, "--lang", "de")
    assert answer.code == 0
    assert "buy 2" in answer.out
    assert "Goldschmied" in answer.out


def test_a_position_may_come_from_standard_input(skali: Call) -> None:
    answer = skali("legal", "wikinger", "--position", "-", "--json", stdin="{}")
    assert answer.code == 0
    assert answer.data["legal"]


def test_a_seat_that_is_not_asked_has_nothing_to_do(skali: Call, table: str) -> None:
    answer = skali("legal", "wikinger", "--position", table, "--seat", "2", "--json")
    assert answer.code == 0
    assert answer.data["legal"] == []
    assert "nothing to decide" in skali("legal", "wikinger", "--position", table, "--seat", "2").out


def test_nothing_is_legal_after_the_end(skali: Call, tmp_path: Path) -> None:
    table = written(tmp_path, OVER)
    answer = skali("legal", "wikinger", "--position", table, "--json")
    assert answer.data["legal"] == []
    assert "over" in skali("legal", "wikinger", "--position", table).out


# --- why ---


def test_why_names_the_rule_the_values_and_a_sentence(skali: Call, table: str) -> None:
    answer = skali("why", "wikinger", "--position", table, "buy 0", "--json")
    assert answer.code == 0
    found = answer.data
    assert (found["legal"], found["rule"], found["action"]) == (False, "WIK-027", "buy 0")
    assert found["values"]["left"] == 2
    assert found["sentence"]
    assert found["rule_text"] == game("wikinger").catalogue["WIK-027"].text


def test_why_speaks_both_languages(skali: Call, table: str) -> None:
    words = ("why", "wikinger", "--position", table, "buy 0", "--json", "--lang")
    assert skali(*words, "de").data["sentence"] != skali(*words, "en").data["sentence"]


def test_why_says_what_a_legal_action_does(skali: Call, table: str) -> None:
    answer = skali("why", "wikinger", "--position", table, "buy 1", "--json")
    assert answer.code == 0
    assert answer.data["legal"] is True
    assert answer.data["sentence"]
    assert "is legal" in skali("why", "wikinger", "--position", table, "buy 1").out


def test_why_is_readable_without_json(skali: Call, table: str) -> None:
    answer = skali("why", "wikinger", "--position", table, "buy 0")
    assert answer.code == 0
    assert "WIK-027" in answer.out


def test_why_knows_whose_turn_it_is(skali: Call, table: str) -> None:
    answer = skali("why", "wikinger", "--position", table, "buy 1", "--seat", "2", "--json")
    assert answer.data["rule"] == "SKALI-2"
    assert answer.data["sentence"] == "It is not seat 2's turn: seat 1 must decide."
    assert skali("why", "wikinger", "--position", table, "buy 1", "--seat", "3").code == 2


@pytest.mark.parametrize("action", ["", "fly 3", "buy", "buy 12", "buy x", "place 1"])
def test_a_text_that_is_no_action_is_explained(skali: Call, table: str, action: str) -> None:
    answer = skali("why", "wikinger", "--position", table, action, "--json")
    assert answer.code == 2
    assert "expected" in answer.data["error"]


# --- score ---


def test_score_is_broken_down_by_category(skali: Call, tmp_path: Path) -> None:
    final = {
        "seats": 2,
        "round": 6,
        "phase": "scoring",
        "scored": 2,
        "players": [{"gold": 13, "points": 40}, {"gold": 4, "points": 44}],
    }
    answer = skali("score", "wikinger", "--position", written(tmp_path, final), "--json")
    assert answer.code == 0
    first, second = answer.data["players"]
    assert first["categories"]["start"] == 40
    assert first["categories"]["gold"] == 2
    assert first["total"] == sum(first["categories"].values()) == 42
    assert second["total"] == 44
    assert answer.data["result"] == {"scores": [42, 44], "places": [2, 1], "winners": [1]}


def test_score_before_the_end_is_as_if_it_ended_now(skali: Call, table: str) -> None:
    answer = skali("score", "wikinger", "--position", table, "--json")
    assert answer.data["over"] is False
    assert answer.data["result"] is None
    assert answer.data["players"][1]["points_now"] == 10
    assert answer.data["players"][1]["categories"]["gold"] == 1
    text = skali("score", "wikinger", "--position", table)
    assert text.code == 0
    assert "if it ended now" in text.out


def test_score_prints_the_places_at_the_end(skali: Call, tmp_path: Path) -> None:
    answer = skali("score", "wikinger", "--position", written(tmp_path, OVER))
    assert answer.code == 0
    assert re.search(r"^place\s+2\s+1\s*$", answer.out, re.MULTILINE)


# --- positions that are wrong ---


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({"sets": 2}, "sets"),
        ({"seats": 7}, "seats"),
        ({"players": [{"gold": "much"}]}, "players[0].gold"),
        ({"players": [{"rows": {"noble": ["end"]}}]}, "players[0].rows.noble[0]"),
        ({"wheel": ["begin king"]}, "wheel[0]"),
        ({"game": "chess"}, "game"),
        ([], "(whole)"),
    ],
)
def test_a_wrong_position_names_the_field(
    skali: Call, tmp_path: Path, position: object, field: str
) -> None:
    file = written(tmp_path, position)
    for command in (("legal",), ("score",), ("why", "buy 0")):
        name, *rest = command
        answer = skali(name, "wikinger", "--position", file, "--json", *rest)
        assert answer.code == 2
        assert answer.data["field"] == field
        assert field in answer.err


@pytest.mark.parametrize("text", ["", "{", "{'seats': 2}", "[" * 100_000, "9" * 5000, "\ufeff{}"])
def test_what_is_no_json_is_said_so(skali: Call, text: str) -> None:
    answer = skali("legal", "wikinger", "--position", "-", "--json", stdin=text)
    assert answer.code == 2
    assert answer.data["error"]
    assert answer.err.count("\n") == 1


def test_bytes_that_are_no_text_are_said_so(skali: Call, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_bytes(b"\xff\xfe{}")
    answer = skali("legal", "wikinger", "--position", str(file))
    assert answer.code == 2
    assert "UTF-8" in answer.err
