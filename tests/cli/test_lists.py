"""What is listed: games, data, rules and their coverage."""

from pathlib import Path

import pytest

from skali.cli.games import print_game
from skali.core import compiled
from skali.games import game, games
from tests.cli.conftest import Call


def test_games_are_listed_with_their_options(skali: Call) -> None:
    answer = skali("games", "--json")
    assert answer.code == 0
    assert [found["key"] for found in answer.data["games"]] == list(games())
    wikinger = next(found for found in answer.data["games"] if found["key"] == "wikinger")
    assert wikinger["seats"] == [2, 3, 4]
    assert wikinger["version"] == game("wikinger").version
    assert wikinger["compiled"] is compiled()
    options = {option["key"]: option for option in wikinger["options"]}
    assert options["auction"]["requires"] == "advanced"
    assert options["advanced"]["values"] == [False, True]
    assert all(option["name"] and option["explanation"] for option in options.values())


def test_games_are_explained_in_both_languages(skali: Call) -> None:
    german, english = skali("games", "--lang", "de").out, skali("games", "--lang", "en").out
    assert "--option advanced=false|true" in german
    assert german != english


def test_a_game_for_one_number_of_players_says_it_once(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {"key": "x", "name": "X", "seats": [1], "minutes": [1, 2], "options": []}
    for language in ("en", "de"):
        print_game({**shown, "weight": 1, "version": "1"}, language)
    out = capsys.readouterr().out
    assert "  1 player, 1 to 2 minutes, " in out
    assert "  1 Person, 1 bis 2 Minuten, " in out


def test_every_value_has_its_source(skali: Call) -> None:
    answer = skali("data", "wikinger", "--json")
    assert answer.code == 0
    assert len(answer.data["values"]) == len(game("wikinger").components)
    assert sum(answer.data["sources"].values()) == len(answer.data["values"])
    assert {value["source"] for value in answer.data["values"]} <= set(answer.data["sources"])


def test_values_can_be_narrowed_to_a_source(skali: Call) -> None:
    answer = skali("data", "wikinger", "--source", "reconstructed", "--json")
    assert {value["source"] for value in answer.data["values"]} == {"reconstructed"}
    text = skali("data", "wikinger", "--source", "reconstructed").out
    assert all(value["key"] in text for value in answer.data["values"])


def test_rules_are_listed(skali: Call) -> None:
    answer = skali("rules", "wikinger", "--json")
    assert answer.code == 0
    assert [rule["id"] for rule in answer.data["rules"]] == list(game("wikinger").catalogue)
    assert "WIK-001" in skali("rules", "wikinger").out


def test_rules_can_be_searched(skali: Call) -> None:
    answer = skali("rules", "wikinger", "--find", "wik-027", "--json")
    assert answer.data["rules"][0]["id"] == "WIK-027"
    assert all("WIK-027" in f"{rule['id']} {rule['text']}" for rule in answer.data["rules"])


# --- coverage ---


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    last = list(game("wikinger").catalogue)[-1]
    source = f'''
def test_a():
    """WIK-001..003"""

def test_b():
    """WIK-003, WIK-999, {last}"""
'''
    (tmp_path / "test_some.py").write_text(source, encoding="utf-8")
    (tmp_path / "excused_rules.toml").write_text('WIK-004 = "cannot be seen"\n', encoding="utf-8")
    return tmp_path


def test_coverage_names_the_tests_of_each_rule(skali: Call, tests: Path) -> None:
    answer = skali("rules", "wikinger", "--coverage", "--tests", str(tests), "--json")
    assert answer.code == 3
    found = {rule["id"]: rule["tests"] for rule in answer.data["rules"]}
    assert found["WIK-003"] == ["test_some.py::test_a", "test_some.py::test_b"]
    assert answer.data["uncovered"][0] == "WIK-005"
    assert answer.data["excused"] == {"WIK-004": "cannot be seen"}
    assert answer.data["unknown"] == ["WIK-999"]


def test_coverage_for_people_lists_what_is_missing(skali: Call, tests: Path) -> None:
    answer = skali("rules", "wikinger", "--coverage", "--tests", str(tests))
    assert answer.code == 3
    assert "no test  WIK-005" in answer.out
    assert "excused  WIK-004  cannot be seen" in answer.out
    assert "unknown  WIK-999" in answer.out


def test_full_coverage_is_a_success(skali: Call, tests: Path) -> None:
    ids = " ".join(game("wikinger").catalogue)
    (tests / "test_all.py").write_text(f'def test_all():\n    """{ids}"""\n', encoding="utf-8")
    answer = skali("rules", "wikinger", "--coverage", "--tests", str(tests), "--json")
    assert answer.code == 0
    assert answer.data["uncovered"] == []


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("excused_rules.toml", 'WIK-004 = ""'),
        ("excused_rules.toml", "WIK-004 = 3"),
        ("excused_rules.toml", "WIK-004"),
        ("test_broken.py", "def test_("),
    ],
)
def test_what_cannot_be_read_is_said_so(skali: Call, tests: Path, file: str, text: str) -> None:
    (tests / file).write_text(text, encoding="utf-8")
    answer = skali("rules", "wikinger", "--coverage", "--tests", str(tests), "--json")
    assert answer.code == 2
    assert answer.data["error"]


def test_a_folder_without_tests_is_said_so(skali: Call, tmp_path: Path) -> None:
    answer = skali("rules", "wikinger", "--coverage", "--tests", str(tmp_path / "nowhere"))
    assert answer.code == 2
    assert "--tests" in answer.err
