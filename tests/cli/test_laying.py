"""A person at the terminal lays pieces, step by step."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Answer, Call
from tests.toys.installed import toys_installed

HIDES = ("play", "hides", "--seats", "2", "--bots", "random", "--seed", "3")


@pytest.fixture(autouse=True)
def toys(tmp_path: Path) -> Iterator[None]:
    """The toy is a game like any other here."""
    with toys_installed(tmp_path):
        yield


def played(skali: Call, *lines: str, lang: str = "en") -> Answer:
    return skali(*HIDES, "--lang", lang, stdin="".join(f"{line}\n" for line in lines))


def test_a_piece_is_one_option_with_its_number_of_places(skali: Call) -> None:
    answer = played(skali)
    assert answer.code == 0
    assert "Take a hide and lay it, or pass. [HID-1]" in answer.out
    assert "1  Pass (pass)" in answer.out
    assert "2  hare skin: 55 places" in answer.out
    assert "Frame" in answer.out
    assert "   1  ·  ·  ·  ·  ·\n" in answer.out


def test_board_form_row_and_column_are_asked_one_after_the_other(skali: Call) -> None:
    """The piece is then taken and laid; the story tells both."""
    answer = played(skali, "2", "1", "1", "5", "2")
    assert "1  Frame: 45 places" in answer.out
    assert "1  ##: 23 places" in answer.out
    assert "row 5: 4 places" in answer.out
    assert "   5     o  o  o  o  ·\n" in answer.out
    assert "2  column 3" in answer.out
    assert "Seat 1 lays the hare skin on the frame: row 5, column 3." in answer.out


def test_everything_is_said_in_german_too(skali: Call) -> None:
    answer = played(skali, "2", "1", "1", "5", "2", lang="de")
    assert "2  Hasenfell: 55 Plätze" in answer.out
    assert "Zeile 5: 4 Plätze" in answer.out


def test_who_goes_back_has_done_nothing(skali: Call) -> None:
    answer = played(skali, "2", "0", "2", "99", "")
    assert "There is no option 99; they go from 1 to 2." in answer.out
    assert "takes" not in answer.out


def test_the_notation_still_works(skali: Call) -> None:
    answer = played(skali, "take hare", "hang 0 1 6", "hang 0 1 1")
    assert "HID-5" in answer.out
    assert "Seat 1 lays the hare skin on the frame: row 1, column 1." in answer.out


def test_a_forbidden_place_names_its_rule(skali: Call) -> None:
    answer = played(skali, "take hare", "why hang 2 1 1")
    assert "Not now (HID-4)" in answer.out


def test_the_list_of_what_is_legal_is_short(skali: Call) -> None:
    answer = skali("legal", "hides", "--position", "-", stdin="{}")
    assert "places" in answer.out
    assert len(answer.out.splitlines()) < 12
    data = skali("legal", "hides", "--position", "-", "--json", stdin="{}").data
    assert [option["action"] for option in data["options"]] == ["pass"]
    assert data["legal"] == [*(piece["first"] for piece in data["placing"]), "pass"]
    assert all(piece["places"] > 0 for piece in data["placing"])


def test_programs_read_every_place_of_a_piece_in_hand(skali: Call) -> None:
    taken = json.dumps({"asked": "lay", "hand": "hare", "market": {}})
    data = skali("legal", "hides", "--position", "-", "--json", stdin=taken).data
    assert "hang 0 1 1" in data["legal"]
    assert data["options"] == []
    assert data["placing"] == [{"piece": "hare", "first": None, "places": len(data["legal"])}]
