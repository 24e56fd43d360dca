"""Component files: every fault names file and key."""

from collections.abc import Callable
from pathlib import Path

import pytest

from skali.core.data import Component, Section, components, load
from skali.core.errors import DataError

GOOD = """
source = "rulebook"
rounds = 6
stacks = [1, 2]
names = ["a", "b"]

[[ship]]
sail = "red"
worth = 3
sources.worth = "reconstructed"
notes.worth = { en = "not known", de = "nicht bekannt" }

[[ship]]
source = "published"
sail = "blue"
worth = 4

[final.gold]
rate = 5
"""


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    def write_(text: str) -> Path:
        file = tmp_path / "ships.toml"
        file.write_text(text, "utf-8")
        return file

    return write_


def test_every_value_is_listed_with_its_source(write: Callable[[str], Path]) -> None:
    found = {component.key: component for component in components(write(GOOD))}
    assert list(found) == [
        "rounds",
        "stacks",
        "names",
        "ship.red.sail",
        "ship.red.worth",
        "ship.blue.sail",
        "ship.blue.worth",
        "final.gold.rate",
    ]
    assert found["rounds"] == Component("rounds", 6, "rulebook", path="rounds")
    assert found["ship.red.sail"].source == "rulebook"
    notes = {"en": "not known", "de": "nicht bekannt"}
    worth = Component("ship.red.worth", 3, "reconstructed", notes, "ship[0].worth")
    assert found["ship.red.worth"] == worth
    assert found["ship.blue.worth"].source == "published"
    assert found["final.gold.rate"].source == "rulebook"


def test_values_are_read_by_type(write: Callable[[str], Path]) -> None:
    table = load(write(GOOD))
    assert table.integer("rounds") == 6
    assert table.integers("stacks") == (1, 2)
    assert table.texts("names") == ("a", "b")
    assert [ship.text("sail") for ship in table.tables("ship")] == ["red", "blue"]
    assert table.table("final").table("gold").integer("rate") == 5


@pytest.mark.parametrize(
    ("text", "key", "problem"),
    [
        ("rounds = 6", "rounds", "has no source; use one of rulebook, published"),
        ('source = "hearsay"\nrounds = 6', "rounds", "unknown source 'hearsay'"),
        ("source = 3\nrounds = 6", "rounds", "unknown source 3"),
        ('[a]\nx = 1\nsources.x = "hearsay"', "a.x", "unknown source 'hearsay'"),
        ('source = "rulebook"\n[[a]]\nsources.y = "derived"', "a[0].y", "but has no value"),
        (
            'source = "rulebook"\n[[a]]\nnotes.y = { en = "why", de = "warum" }',
            "a[0].y",
            "but has no value",
        ),
        ('source = "rulebook"\nsources = 5', "sources", "must be dict, not 5"),
        ('source = "rulebook"\nnotes = ["x"]', "notes", "must be dict"),
        ('source = "rulebook"\ny = 1\nnotes.y = "why"', "notes.y", "must say it in de and en"),
        ('source = "rulebook"\ny = 1\nnotes.y.en = "why"', "notes.y", "must say it in de and en"),
        ('source = "rulebook"\na = [{x = 1}, 5]', "a", "must be a list of tables"),
        ("[[a]]\nx = 1", "a[0].x", "has no source"),
        ("rounds = ", "(whole)", "is not valid TOML"),
        ("a = 1\na = 2", "(whole)", "is not valid TOML"),
    ],
)
def test_a_wrong_file_names_itself_and_the_key(
    write: Callable[[str], Path], text: str, key: str, problem: str
) -> None:
    with pytest.raises(DataError) as caught:
        load(write(text))
    assert caught.value.file == "ships.toml"
    assert caught.value.key == key
    assert "ships.toml" in str(caught.value)
    assert problem in str(caught.value)


def test_a_file_that_is_no_text_or_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"absent\.toml.*cannot be read"):
        load(tmp_path / "absent.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DataError, match=r"bytes\.toml.*is not valid TOML"):
        load(tmp_path / "bytes.toml")


@pytest.mark.parametrize(
    ("ask", "key", "problem"),
    [
        (lambda t: t.integer("absent"), "absent", "is missing"),
        (lambda t: t.integer("names"), "names", "must be int"),
        (lambda t: t.text("rounds"), "rounds", "must be str, not 6"),
        (lambda t: t.texts("stacks"), "stacks", "must be a list of strings"),
        (lambda t: t.integers("names"), "names", "must be a list of whole numbers"),
        (lambda t: t.integers("rounds"), "rounds", "must be list, not 6"),
        (lambda t: t.table("rounds"), "rounds", "must be dict, not 6"),
        (lambda t: t.tables("stacks"), "stacks", "must be a list of tables"),
        (lambda t: t.tables("ship")[1].integer("reach"), "ship[1].reach", "is missing"),
        (lambda t: t.table("final").table("gold").text("rate"), "final.gold.rate", "must be str"),
    ],
)
def test_asking_for_the_wrong_thing_names_file_and_key(
    write: Callable[[str], Path], ask: Callable[[Section], object], key: str, problem: str
) -> None:
    table = load(write(GOOD))
    with pytest.raises(DataError) as caught:
        ask(table)
    assert (caught.value.file, caught.value.key) == ("ships.toml", key)
    assert problem in str(caught.value)


@pytest.mark.parametrize("value", ["true", "[true]"])
def test_true_is_no_number(write: Callable[[str], Path], value: str) -> None:
    table = load(write(f'source = "rulebook"\nx = {value}'))
    with pytest.raises(DataError):
        table.integers("x") if value.startswith("[") else table.integer("x")
