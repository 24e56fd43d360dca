import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from skali.cli import COMMANDS, main
from tests.cli.conftest import Call

NAMES = [command.name for command in COMMANDS]
SKALI = [sys.executable, "-m", "skali"]


def helped(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as left:
        main([*words, "--help"])
    assert left.value.code == 0
    return capsys.readouterr().out


def test_the_help_names_every_command_and_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    text = helped(capsys)
    for command in COMMANDS:
        assert re.search(rf"^    {command.name}\s", text, re.MULTILINE)
    assert "exit codes:" in text


def test_no_command_is_missing() -> None:
    wanted = {
        "games", "play", "simulate", "replay", "legal", "why", "score", "rules", "data", "bench"
    }  # fmt: skip
    assert wanted <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_helps_with_examples(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = helped(capsys, name)
    examples = text.partition("examples:\n")[2].splitlines()
    assert examples
    assert all(line.startswith("  ") and f"skali {name}" in line for line in examples if line)
    assert "{" not in text.partition("examples:")[2].replace("'{}'", "")


@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("play", "serve")])
def test_every_command_that_prints_results_has_json(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "--json" in helped(capsys, name)


def test_help_is_quick_because_it_imports_no_game() -> None:
    code = "import sys, skali.cli as c\ntry: c.main(['--help'])\nexcept SystemExit: pass\n"
    code += "print(sorted(m for m in sys.modules if m.startswith(('skali.games', 'rich'))))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"skali {import_module('skali').__version__}\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "COMMAND"),
        (("fly",), "fly"),
        (("games", "--fast"), "--fast"),
        (("legal", "wikinger"), "--position"),
        (("simulate", "wikinger", "--games", "0"), "--games"),
        (("simulate", "wikinger", "--games", "many"), "many"),
        (("simulate", "wikinger", "--option", "advanced"), "key=value"),
        (("simulate", "wikinger", "--bots", "random,,greedy"), "commas"),
        (("bench", "--seconds", "-1"), "seconds"),
        (("bench", "--seconds", "nan"), "seconds"),
        (("bench", "--data", "set.toml"), "--data needs the name of an installed game"),
        (("conformance", "my:GAME", "--data", "x"), "--data needs the name of an installed game"),
        (("data", "chess"), "there is no game 'chess'"),
        (("data", "wikinger", "--source", "hearsay"), "hearsay"),
        (("legal", "wikinger", "--position", "nowhere.json"), "nowhere.json"),
        (("replay", "nowhere.skali"), "nowhere.skali"),
        (("simulate", "wikinger", "--games", "1", "--bots", "oracle"), "oracle"),
        (("simulate", "wikinger", "--games", "1", "--seats", "9"), "players"),
        (("simulate", "wikinger", "--games", "1", "--option", "fast=1"), "fast"),
        (("simulate", "wikinger", "--option", "first=1", "--option", "first=2"), "twice"),
        (("play", "wikinger", "--seats", "2", "--seat", "3"), "no seat 3"),
        (("play", "wikinger", "--seats", "2", "--bots", "greedy,greedy"), "--bots"),
    ],
)
def test_a_wrong_call_is_answered_in_one_line(
    skali: Call, words: tuple[str, ...], said: str
) -> None:
    answer = skali(*words)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("skali: ")
    assert answer.err.count("\n") == 1
    assert said in answer.err


def test_with_json_a_fault_is_json_too(skali: Call) -> None:
    answer = skali("data", "chess", "--json")
    assert answer.code == 2
    assert "chess" in answer.data["error"]
    assert answer.data["kind"] == "UnknownGame"
    assert answer.err.count("\n") == 1


def test_a_folder_is_no_position(skali: Call, tmp_path: Path) -> None:
    answer = skali("score", "wikinger", "--position", str(tmp_path), "--json")
    assert answer.code == 2
    assert str(tmp_path) in answer.data["error"]


def test_a_reader_who_stops_reading_is_no_fault() -> None:
    with subprocess.Popen(
        [*SKALI, "rules", "wikinger", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaints = process.stderr.read()
    assert complaints == b""
    assert process.returncode == 141


def test_an_interrupt_is_quiet(skali: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("skali.cli.games"), "run", interrupted)
    answer = skali("games")
    assert (answer.code, answer.out, answer.err) == (130, "", "")


def test_letters_that_a_terminal_lacks_are_no_fault() -> None:
    plain = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    words = [*SKALI, "games", "--lang", "de"]
    done = subprocess.run(words, env=plain, capture_output=True, check=True)
    assert done.stderr == b""
