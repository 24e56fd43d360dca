"""Games that other distributions bring: sound ones are played, faulty ones are named."""

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from skali.games import FaultyGame, faulty, found, game, games, needed_messages
from tests.plugins import copied_runes, distribution
from tests.server.conftest import RunningHall
from tests.toys import runes

OWN = ["greenland", "karvi", "odin", "walhalla", "wikinger"]


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path; what is installed there is found, and forgotten afterwards."""
    monkeypatch.syspath_prepend(str(tmp_path))
    found.cache_clear()
    yield tmp_path
    found.cache_clear()


def skali(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Call the command in a process of its own, where the folder is on the path."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "skali", *words],
        env={**os.environ, "PYTHONPATH": path, "LC_ALL": "en_GB.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )


def test_a_game_of_another_distribution_is_played(tmp_path: Path) -> None:
    copied_runes(tmp_path, "north_runes")
    distribution(tmp_path, "north-runes", "skali.games", runes="north_runes:GAME")
    found = json.loads(skali(tmp_path, "games", "--json").stdout)
    assert [each["key"] for each in found["games"]] == sorted([*OWN, "runes"])
    assert found["faulty"] == {}
    assert skali(tmp_path, "simulate", "runes", "--games", "3").returncode == 0


def test_a_game_that_cannot_be_imported_harms_no_other(tmp_path: Path) -> None:
    (tmp_path / "broken_game.py").write_text("import no_such_thing\n")
    distribution(tmp_path, "broken", "skali.games", broken="broken_game:GAME")
    listed = skali(tmp_path, "games")
    assert listed.returncode == 0
    assert "wikinger: Wikinger" in listed.stdout
    assert "Not playable, broken: broken_game:GAME cannot be imported (Module" in listed.stdout
    assert skali(tmp_path, "data", "wikinger").returncode == 0
    asked = skali(tmp_path, "data", "broken")
    assert asked.returncode == 2
    assert "the game 'broken' cannot be played: broken_game:GAME cannot be" in asked.stderr
    assert "Traceback" not in asked.stderr


def test_a_game_without_a_message_is_left_out_of_the_lobby(elsewhere: Path) -> None:
    package = copied_runes(elsewhere, "mute_runes")
    words = package / "text" / "de.ftl"
    kept = [line for line in words.read_text("utf-8").splitlines() if "blurb" not in line]
    words.write_text("\n".join(kept) + "\n", encoding="utf-8")
    distribution(elsewhere, "mute", "skali.games", runes="mute_runes:GAME")
    assert sorted(games()) == OWN
    assert faulty() == {"runes": "lacks the messages runes-blurb (de.ftl)"}
    with pytest.raises(FaultyGame, match="runes-blurb"):
        game("runes")
    hall = RunningHall(f"sqlite:///{elsewhere}/hall.db")
    try:
        answer = httpx.get(f"{hall.address}/api/v1/games?lang=de")
    finally:
        hall.stop()
    assert answer.status_code == 200
    assert [each["key"] for each in answer.json()["games"]] == OWN


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("GAME = 5", "is no Game but a int"),
        ("from skali.core.game import Game\nGAME = Game()", "does not say its 'key'"),
        ("from tests.toys.stones import GAME", "has the key 'stones', not 'odd'"),
        ("raise SystemError('no')", "SystemError: no"),
    ],
)
def test_what_is_no_whole_game_is_named(elsewhere: Path, source: str, said: str) -> None:
    name = f"odd_{abs(hash(said))}"
    (elsewhere / f"{name}.py").write_text(source + "\n")
    distribution(elsewhere, "odd", "skali.games", odd=f"{name}:GAME")
    assert said in faulty()["odd"]
    assert sorted(games()) == OWN


def test_the_contributing_page_packs_all_that_a_game_is_made_of(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
    written = re.search(r"```toml\n( *\[project\].*?)```", page, re.DOTALL)
    assert written
    project = tomllib.loads(written[1])
    [(key, value)] = project["project"]["entry-points"]["skali.games"].items()
    package = copied_runes(tmp_path, value.partition(":")[0])
    distribution(tmp_path, "my_runes", "skali.games", **{key: value})
    patterns = project["tool"]["setuptools"]["package-data"]["*"]
    for file in [file for file in package.rglob("*") if file.is_file() and file.suffix != ".py"]:
        if not any(file in package.glob(pattern) for pattern in patterns):
            file.unlink()
    assert skali(tmp_path, "simulate", key, "--games", "1").returncode == 0


def test_the_contributing_page_names_the_messages_that_a_game_needs() -> None:
    page = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text("utf-8")
    for id_ in needed_messages(runes.GAME):
        form = id_
        for own, general in (
            ("runes", "KEY"),
            ("rounds", "OPTION"),
            ("open_omen", "OPTION"),
            ("sheet-points", "sheet-LINE"),
            ("term-points", "term-TERM"),
        ):
            form = form.replace(own, general)
        assert f"`{form}`" in page
