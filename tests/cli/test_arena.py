"""`skali arena` and `skali fit`."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call

DUEL = ("arena", "walhalla", "--seats", "3", "--bots", "greedy,random", "--games", "3")


@pytest.mark.slow
def test_a_contest_is_written_and_taken_up_again(skali: Call, tmp_path: Path) -> None:
    words = (*DUEL, "--duplicate", "--out", str(tmp_path / "new"), "--json")
    answer = skali(*words)
    assert answer.code == 0
    found = answer.data
    assert (found["games"], found["deals"], found["par"]) == (6, 1, 0.3333)
    assert found["bots"][0]["bot"] == "greedy"
    files = {file.name for file in (tmp_path / "new").iterdir()}
    assert files == {"results.jsonl", "results.parquet", "summary.json", "report.html"}
    page = (tmp_path / "new" / "report.html").read_text("utf-8")
    assert "a contest of bots" in page
    before = (tmp_path / "new" / "results.jsonl").read_bytes()
    again = skali(*words)
    assert again.data == found
    assert (tmp_path / "new" / "results.jsonl").read_bytes() == before
    summary = json.loads((tmp_path / "new" / "summary.json").read_text("utf-8"))
    assert summary["bots"] == found["bots"]


def test_people_get_a_table(skali: Call) -> None:
    out = skali(*DUEL, "--games", "1", "--lang", "de").out
    assert out.splitlines()[0].split()[0] == "Bot"
    assert "gleich stark wäre 33,3 %" in out


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("--bots", "greedy,greedy"), "named once"),
        (("--bots", "greedy,nobody"), "no bot 'nobody'"),
        (("--ray", "local", "--jobs", "2"), "exclude each other"),
        (("--swiss", "2"), "at least two seats and 3 bots"),
        (("--seats", "9"), "for 3, 4 players"),
    ],
)
def test_what_cannot_be_played_is_said(skali: Call, words: tuple[str, ...], fault: str) -> None:
    answer = skali(*DUEL, *words, "--json")
    assert answer.code == 2
    assert fault in answer.data["error"]


@pytest.mark.slow
def test_a_fit_is_written_down(skali: Call, tmp_path: Path) -> None:
    words = ("fit", "walhalla", "--seats", "3", "--games", "1", "--deals", "1", "--seed", "2")
    answer = skali(*words, "--out", str(tmp_path), "--json")
    assert answer.code == 0
    assert json.loads((tmp_path / "fit.json").read_text("utf-8")) == answer.data
    assert answer.data["kept"] is False
    assert not (tmp_path / "advice.toml").exists()
    assert "not kept" in skali(*words).out
