"""What is asked about a position: legal, why, score."""

import json
import re
from pathlib import Path

import pytest

from skali.core.message import Message
from skali.games import game, games
from skali.text import LANGUAGES
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
    result = {
        "scores": [42, 44],
        "places": [2, 1],
        "outcomes": [0.0, 1.0],
        "aim": "competing",
        "winners": [1],
        "ties": [],
    }
    assert answer.data["result"] == result
    assert answer.data["as_of"] == "As of: the end of the game."
    assert {"field": "phase", "given": "scoring", "now": "over"} in answer.data["went_on"]
    assert {"field": "players[0].points", "given": 40, "now": 42} in answer.data["went_on"]


def test_score_before_the_end_is_as_if_it_ended_now(skali: Call, table: str) -> None:
    answer = skali("score", "wikinger", "--position", table, "--json")
    assert answer.data["over"] is False
    assert answer.data["result"] is None
    assert answer.data["players"][1]["points_now"] == 10
    assert answer.data["players"][1]["categories"]["gold"] == 1
    text = skali("score", "wikinger", "--position", table)
    assert text.code == 0
    assert "as if the game ended now" in text.out
    assert text.out.startswith("As of: Round 1 of 6; to decide: seat 1.")
    assert "went on by itself" not in text.out


def test_score_prints_the_places_at_the_end(skali: Call, tmp_path: Path) -> None:
    answer = skali("score", "wikinger", "--position", written(tmp_path, OVER))
    assert answer.code == 0
    assert re.search(r"^Place\s+2\s+1\s*$", answer.out, re.MULTILINE)
    assert answer.out.startswith("As of: the end of the game.")


def test_score_says_what_broke_a_tie(skali: Call, tmp_path: Path) -> None:
    """WIK-110"""
    purses = [{"gold": gold, "points": 40} for gold in (3, 7, 3)]
    file = written(tmp_path, {"seats": 3, "phase": "over", "players": purses})
    text = skali("score", "wikinger", "--position", file).out
    assert "Seat 2 is before seat 1 with equal points: more gold left (7 against 3)." in text
    assert "Seats 1 and 3 share a place: nothing breaks their tie." in text
    german = skali("score", "wikinger", "--position", file, "--lang", "de").out
    assert (
        "Platz 2 steht bei gleichen Punkten vor Platz 1: mehr übriges Gold (7 gegen 3)." in german
    )
    ties = skali("score", "wikinger", "--position", file, "--json").data["result"]["ties"]
    assert ties == [
        {"seats": [1, 0], "broken_by": {"key": "gold", "more": 7, "less": 3}},
        {"seats": [0, 2], "broken_by": None},
    ]


def test_score_says_that_loading_has_scored_and_prepared(skali: Call, tmp_path: Path) -> None:
    """WAL-079"""
    end = {
        "seats": 3,
        "raid": 1,
        "phase": "end",
        "tongues": [{"fields": ["wheat red", "wheat"]}],
        "players": [{"points": 5}, {}, {}],
    }
    answer = skali("score", "walhalla", "--position", written(tmp_path, end))
    assert answer.code == 0
    assert (
        "the game went on by itself to the next decision: raid 1 → 2, phase end → raid"
        in answer.out
    )
    assert "players[0].points 5 → " in answer.out
    assert answer.out.startswith("As of: Raid 2 of 3;")


def test_score_counts_cards_that_lie_face_down(skali: Call, tmp_path: Path) -> None:
    """WAL-072"""

    def cards(**player: object) -> int:
        end = {
            "seats": 3,
            "phase": "end",
            "tongues": [{"fields": ["wheat red", "wheat"]}],
            "players": [{"cards": 2, "hand": ["forest", "forest"], **player}, {}, {}],
            "pending": [{"ask": "cards", "seats": [0]}],
        }
        answer = skali("score", "walhalla", "--position", written(tmp_path, end), "--json")
        assert "cards laid face down count" in answer.data["counted"]
        return int(answer.data["players"][0]["categories"]["cards"])

    assert cards() == 0
    assert cards(hand=["forest"], laid=["wheat"]) > 0


def test_equal_scores_are_explained_in_every_game() -> None:
    for title in games().values():
        state = title.new()
        for tie in title.tie_breaks(state):
            message = Message(f"{title.key}-tie-{tie.key}", {"more": 2, "less": 1})
            assert len(tie.values) == state.seats
            assert all(title.speak(message, language) for language in LANGUAGES)


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


@pytest.mark.parametrize("text", ["", "{", "{'seats': 2}", "[" * 100_000, "9" * 5000, "\ufeff{"])
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
