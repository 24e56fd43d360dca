import json
import math
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from skali.core.record import read
from skali.core.replay import verify
from skali.games import game, games
from tests.cli.conftest import Call


def test_the_sums_of_many_games(skali: Call) -> None:
    answer = skali("simulate", "wikinger", "--games", "20", "--seats", "3", "--json")
    assert answer.code == 0
    assert answer.err == ""
    found = answer.data
    assert found["games"] == 20
    assert found["decisions"] > 20 * 36
    assert found["decisions_per_second"] > 0
    assert found["mean_length"] == pytest.approx(found["decisions"] / 20, abs=0.01)
    assert len(found["win_share"]) == 3
    assert math.isclose(sum(found["win_share"]), 1, abs_tol=0.001)
    score = found["score"]
    for least, mean, most in zip(score["min"], score["mean"], score["max"], strict=True):
        assert least <= mean <= most


def test_all_arguments_are_understood(skali: Call, tmp_path: Path) -> None:
    answer = skali(
        "simulate", "wikinger", "--games", "4", "--seats", "2", "--bots", "greedy,random",
        "--rotate", "--seed", "9", "--option", "advanced=true", "--option", "auction=false",
        "--jobs", "1", "--records", str(tmp_path / "new" / "games"), "--json",
    )  # fmt: skip
    assert answer.code == 0
    assert {bot["bot"] for bot in answer.data["bots"]} == {"greedy", "random"}
    files = sorted((tmp_path / "new" / "games").iterdir())
    assert len(files) == 4
    for file in files:
        record = read(file.read_text(encoding="utf-8").splitlines(), games())
        assert record.options["advanced"] is True
        assert record.options["auction"] is False
        verify(record, game("wikinger"))
        assert skali("replay", str(file), "--verify").code == 0


def test_one_game_is_one_and_numbers_have_bounds(skali: Call) -> None:
    words = ("simulate", "walhalla", "--games")
    assert "\n1 game of " in skali(*words, "1").out
    assert "\n1 Partie von " in skali(*words, "1", "--lang", "de").out
    refused = skali(*words, "9" * 30)
    assert refused.code == 2
    assert "--games: must be a whole number up to 1000000000" in refused.err
    assert "--ridge: must be a number above 0" in skali("fit", "walhalla", "--ridge", "0").err


def test_the_same_seed_plays_the_same_games(skali: Call) -> None:
    words = ("simulate", "wikinger", "--games", "5", "--json", "--seed")

    def played(seed: str) -> object:
        found = skali(*words, seed).data
        return found["decisions"], found["score"]

    assert played("4") == played("4")
    assert played("4") != played("5")


def test_people_get_a_table(skali: Call) -> None:
    answer = skali("simulate", "wikinger", "--games", "3", "--bots", "random")
    assert answer.code == 0
    assert "mean score" in answer.out
    assert "3 games of" in answer.out
    assert "random: won" in answer.out


def test_records_need_a_place_that_can_be_written(skali: Call, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    answer = skali("simulate", "wikinger", "--games", "1", "--records", str(taken), "--json")
    assert answer.code == 2
    assert str(taken) in answer.data["error"]


def test_a_terminal_shows_progress_apart_from_the_result() -> None:
    screen, keyboard = pty.openpty()
    words = [sys.executable, "-m", "skali", "simulate", "wikinger", "--games", "3", "--json"]
    with os.fdopen(screen, "rb", buffering=0) as shown:
        done = subprocess.run(words, stdout=subprocess.PIPE, stderr=keyboard, check=True)
        os.close(keyboard)
        bar = shown.read(65536)
    assert json.loads(done.stdout)["games"] == 3
    assert b"wikinger: games" in bar
