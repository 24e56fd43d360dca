"""Data sets on the command line: checked, played with, named where they are missing."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.printed.shaken import shaken, written

VALUES = {"ship.red.worth": 7, "ship.red.paid_in": "gold", "ship.blue.count": 3}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "mine.toml"
    made.write_text(written("wikinger", VALUES, "Mine"), encoding="utf-8")
    return made


def test_check_says_what_changes_and_how_much_is_then_known(skali: Call, file: Path) -> None:
    found = skali("data", "wikinger", "--check", str(file), "--json").data
    assert found["fits"]
    assert found["changes"] == [{"key": "ship.red.worth", "before": 3, "value": 7}]
    assert found["confirmed"] == 2
    assert found["known"] == {"count": 140, "before": 130, "after": 133}
    text = skali("data", "wikinger", "--check", str(file), "--lang", "de").out
    assert "Bekannt sind damit 133 von 140 Werten, vorher 130." in text


def test_check_names_every_fault_and_fails(skali: Call, file: Path) -> None:
    file.write_text(written("wikinger", {"ship.red.worht": 1, "slots": 9}), encoding="utf-8")
    answer = skali("data", "wikinger", "--check", str(file))
    assert answer.code == 3
    assert "ship.red.worth is perhaps meant" in answer.out
    assert "slots: the rules are built on this" in answer.out
    assert "2 faults" in answer.out
    german = skali("data", "wikinger", "--check", str(file), "--lang", "de", "--json").data
    assert not german["fits"]
    assert "gemeint ist vielleicht ship.red.worth" in german["faults"][0]


def test_a_set_comes_through_a_pipe_and_a_sheet_goes_into_one(skali: Call, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert skali("data", "wikinger", "--check", "-", "--json", stdin=text).data["fits"]
    assert skali("rules", "wikinger", "--data", "-", stdin=text).code == 0
    assert "no text in UTF-8" in skali("data", "wikinger", "--check", "-", stdin="\udcff").out
    assert skali("data", "walhalla", "--sheet", "-").out.startswith("<!doctype html>")


@pytest.mark.parametrize("option", ["--data", "--check", "--sheet"])
def test_a_variable_that_is_not_set_is_no_file(skali: Call, option: str) -> None:
    answer = skali("data", "wikinger", option, "")
    assert answer.code == 2
    assert f"argument {option}: must name a file" in answer.err


def test_a_set_of_another_game_is_refused(skali: Call, file: Path) -> None:
    assert "is for wikinger, not for karvi" in skali("data", "karvi", "--check", str(file)).out
    answer = skali("simulate", "karvi", "--data", str(file))
    assert answer.code == 2
    assert "is for wikinger, not for karvi" in answer.err


def test_every_command_plays_with_the_set(skali: Call, file: Path, tmp_path: Path) -> None:
    data = ("--data", str(file))
    values = skali("data", "wikinger", *data, "--json").data
    assert values["sources"]["owner"] == 3
    position = tmp_path / "position.json"
    position.write_text(json.dumps({"seats": 2}), encoding="utf-8")
    for words in (
        ("legal", "wikinger", "--position", str(position)),
        ("why", "wikinger", "buy 0", "--position", str(position)),
        ("score", "wikinger", "--position", str(position)),
        ("rules", "wikinger", "--find", "WIK-027"),
        ("simulate", "wikinger", "--games", "3", "--records", str(tmp_path)),
    ):
        assert skali(*words, *data).code == 0, words
    record = str(tmp_path / "wikinger-0-00001.record")
    assert skali("replay", record, "--verify", *data).code == 0
    missing = skali("replay", record)
    assert missing.code != 0
    assert "'Mine'" in missing.err
    assert "which is not here" in missing.err


def test_a_process_of_its_own_plays_it_with_several_jobs(tmp_path: Path) -> None:
    """The game is imported with the set laid over its values, in this process and its workers."""
    file = tmp_path / "shaken.toml"
    file.write_text(shaken("wikinger").text, encoding="utf-8")
    words = ["simulate", "wikinger", "--data", str(file), "--games", "12", "--bots", "greedy"]
    one, two = (
        json.loads(
            subprocess.run(
                [sys.executable, "-m", "skali", *words, "--jobs", jobs, "--json"],
                check=True, capture_output=True, text=True,
            ).stdout
        )
        for jobs in ("1", "2")
    )  # fmt: skip
    assert one["score"] == two["score"]


@pytest.mark.slow
def test_conformance_runs_on_a_data_set(skali: Call, file: Path) -> None:
    answer = skali("conformance", "wikinger", "--data", str(file), "--json")
    assert answer.data["conforms"], answer.data["failed"][:3]


def test_the_sheet_is_one_page(skali: Call, tmp_path: Path) -> None:
    page = tmp_path / "sheet.html"
    assert skali("data", "walhalla", "--sheet", str(page)).code == 0
    text = page.read_text(encoding="utf-8")
    assert "tile.1.fields" in text
    assert "http://" not in text.replace("http://www.w3.org/", "")
    assert "https://" not in text
