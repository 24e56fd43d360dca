"""With `--lang de` everything is German: sentences, headings, frames and the help."""

import re
from pathlib import Path

import pytest

from skali.cli import COMMANDS, main
from skali.cli.tabletop import show_sheet
from skali.games import game, games
from tests.cli.conftest import Call
from tests.printed.shaken import written

RECORD = Path(__file__).parents[1] / "golden" / "wikinger-base-2-points.record"
FRAMES = re.compile(
    r"\b(usage|options|arguments|examples|exit codes|show this|default|seat|total|place|points now"
    r"|action|what it does|engine|players|minutes|weight|rule|value|source|note|won|mean|decisions"
    r"|the game|is legal|the record|checks|conforms)\b",
    re.IGNORECASE,
)


def english(text: str) -> list[str]:
    """List the English words of frames; names of options and of actions are the same everywhere."""
    same = r"--[a-z-]+|\b[A-Z=]{2,}\b|„[^“]*“|{.*?}|\[.*?\]|\bskali \w+|Die englischen Wörter.*"
    same += r"|\bplace\s+[a-z]\w*"
    plain = re.sub(same, "", text)
    return [found for found in FRAMES.findall(plain) if found not in ("Option", "Optionen")]


@pytest.fixture
def table(tmp_path: Path) -> str:
    file = tmp_path / "table.json"
    file.write_text('{"seats": 2}', encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("simulate", "wikinger", "--games", "2", "--seats", "2"),
        ("legal", "wikinger", "--position", "TABLE"),
        ("score", "wikinger", "--position", "TABLE"),
        ("why", "wikinger", "--position", "TABLE", "buy 0"),
        ("why", "wikinger", "--position", "TABLE", "buy 1"),
        ("rules", "wikinger", "--find", "Gleichstand"),
        ("rules", "wikinger", "--coverage", "--find", "WIK-027"),
        ("bench", "wikinger", "--seconds", "0.01"),
        ("conformance", "tests.toys.stones:GAME"),
        ("arena", "wikinger", "--bots", "random,greedy", "--games", "2", "--seats", "2"),
        ("replay", "RECORD"),
        ("replay", "RECORD", "--verify"),
        ("data", "wikinger", "--check", "SET"),
        *(("play", key, "--seed", "3") for key in games()),
        *(("score", key, "--position", "ANY") for key in games()),
        *(("legal", key, "--position", "ANY") for key in games()),
    ],
    ids=" ".join,
)
def test_nothing_english_is_said(
    skali: Call, table: str, tmp_path: Path, words: tuple[str, ...]
) -> None:
    (tmp_path / "any.json").write_text("{}", encoding="utf-8")
    (tmp_path / "set.toml").write_text(written("wikinger", {"ship.red.worth": 7}), encoding="utf-8")
    files = {"TABLE": table, "ANY": str(tmp_path / "any.json"), "RECORD": str(RECORD)}
    files["SET"] = str(tmp_path / "set.toml")
    given = [files.get(word, word) for word in words]
    answer = skali(*given, "--lang", "de", stdin="hilfe\n1\ntipp\ntisch\nende\n")
    assert answer.code == 0
    assert answer.out
    assert english(answer.out) == []


def test_the_values_are_listed_under_german_headings(skali: Call) -> None:
    lines = skali("data", "wikinger", "--lang", "de").out.splitlines()
    assert lines[0].split() == ["Schlüssel", "Wert", "Quelle", "Anmerkung"]
    assert lines[-1].startswith("140 Werte, davon 130 bekannt: ")
    notes = [
        value["note"]
        for value in skali("data", "wikinger", "--lang", "de", "--json").data["values"]
    ]
    assert "Bootsleute haben keine Reihe: sie bleiben auf dem Festland" in notes


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_the_help_is_german(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in ((command, "--help", "--lang", "de"), (command, "--help", "--lang=de")):
        with pytest.raises(SystemExit):
            main(words)
        text = capsys.readouterr().out
        assert text.startswith("Aufruf: skali")
        assert "\nOptionen:\n" in text
        assert "\nBeispiele:\n" in text
        assert english(text.partition("\n\n")[2]) == []


def test_the_help_follows_the_locale(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    with pytest.raises(SystemExit):
        main(["--help"])
    text = capsys.readouterr().out
    assert "eine digitale Halle" in text
    assert "Rückgabewerte:" in text


def test_numbers_are_written_as_germans_do(skali: Call) -> None:
    out = skali("simulate", "wikinger", "--games", "2", "--seats", "2", "--lang", "de").out
    assert re.search(r"gewann \d+,\d % von 4 Plätzen", out)
    assert not re.search(r"\d\.\d\b(?!\d\d)", out)


def test_the_terminal_says_what_broke_a_tie(capsys: pytest.CaptureFixture[str]) -> None:
    """WIK-110"""
    wikinger = game("wikinger")
    purses = [{"gold": gold, "points": 40} for gold in (3, 7)]
    over = wikinger.load({"seats": 2, "phase": "over", "players": purses})
    show_sheet(wikinger, over, 1, "de")
    out = capsys.readouterr().out
    assert "Platz 2 steht bei gleichen Punkten vor Platz 1: mehr übriges Gold" in out
    assert "Du hast gewonnen!" in out
