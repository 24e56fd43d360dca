"""The numbered rules, and the tests that cite them."""

from pathlib import Path

import pytest

from skali.core import catalogue
from skali.core.catalogue import Rule, cited, load_catalogue, translated, uncovered
from skali.core.errors import DataError
from skali.games import games


def rule(id_: str) -> str:
    return f'[[rule]]\nid = "{id_}"\npart = "Setup"\ntext = "So it is."\n'


def test_rules_are_read_by_id(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(rule("ABC-001") + rule("ABC-002"), "utf-8")
    rules = load_catalogue(file)
    assert list(rules) == ["ABC-001", "ABC-002"]
    assert rules["ABC-001"].part == "Setup"
    assert rules["ABC-001"].text == "So it is."


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (rule("ABC-001") + rule("ABC-001"), "rule[1].id"),
        ('[[rule]]\nid = "ABC-001"\npart = "Setup"', "rule[0].text"),
        ('[[rule]]\nid = 5\npart = "Setup"\ntext = "x"', "rule[0].id"),
        ("rule = 5", "rule"),
        ("rule = [5]", "rule"),
        ("", "rule"),
        ("[[rule", "(whole)"),
    ],
)
def test_a_wrong_catalogue_names_file_and_key(tmp_path: Path, text: str, key: str) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(DataError) as caught:
        load_catalogue(file)
    assert (caught.value.file, caught.value.key) == ("rules.toml", key)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("ABC-001", ["ABC-001"]),
        ("ABC-001, ABC-003: so it is", ["ABC-001", "ABC-003"]),
        ("ABC-008..011", ["ABC-008", "ABC-009", "ABC-010", "ABC-011"]),
        ("ABC-EX-01..02 and ABCD-7", ["ABC-EX-01", "ABC-EX-02", "ABCD-7"]),
        ("ABC-A01..02", ["ABC-A01", "ABC-A02"]),
        ("nothing here, not even abc-001 or AB-1", []),
    ],
)
def test_ids_are_found_in_docstrings(text: str, ids: list[str]) -> None:
    assert cited(text) == ids


TESTS = '''
def test_first():
    """ABC-001: so it is."""

class TestMore:
    def test_second(self):
        """ABC-001..002"""

def helper():
    """ABC-003"""

def test_without():
    pass
'''


def test_tests_are_found_by_what_they_cite(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_some.py").write_text(TESTS, "utf-8")
    (tmp_path / "build.py").write_text(TESTS, "utf-8")
    found = catalogue.tests_citing(tmp_path)
    assert found == {
        "ABC-001": ["deep/test_some.py::test_first", "deep/test_some.py::test_second"],
        "ABC-002": ["deep/test_some.py::test_second"],
    }
    rules = ["ABC-001", "ABC-002", "ABC-003", "ABC-004"]
    assert uncovered(rules, found, {"ABC-004": "cannot be tested"}) == ["ABC-003"]


ENGLISH = {"ABC-1": Rule("ABC-1", "Start", "Begin."), "ABC-2": Rule("ABC-2", "Start", "Go on.")}
GERMAN = '[parts]\nStart = "Anfang"\n[rules]\nABC-1 = "Beginne."\nABC-2 = "Weiter."\n'


def test_rules_are_translated_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "rules.de.toml"
    file.write_text(GERMAN, encoding="utf-8")
    assert translated(ENGLISH, file) == {
        "ABC-1": Rule("ABC-1", "Anfang", "Beginne."),
        "ABC-2": Rule("ABC-2", "Anfang", "Weiter."),
    }


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('ABC-2 = "Weiter."', "", "rules.ABC-2"),
        ('Start = "Anfang"', "", "parts.Start"),
        ("ABC-2", "ABC-3", "ABC-3"),
    ],
)
def test_a_wrong_translation_names_the_rule(tmp_path: Path, old: str, new: str, key: str) -> None:
    file = tmp_path / "rules.de.toml"
    file.write_text(GERMAN.replace(old, new), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        translated(ENGLISH, file)
    assert (caught.value.file, caught.value.key) == ("rules.de.toml", key)


def test_every_game_has_its_rules_in_german() -> None:
    for game in games().values():
        german = game.rules_in("de")
        assert german.keys() == game.rules_in("en").keys()
        same = [rule for rule in german if german[rule].text == game.catalogue[rule].text]
        assert same == []
