"""What the project promises about itself: no game outside its package, nothing half done."""

import importlib
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from skali.core import compiled
from skali.games import games

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "skali"
WRITTEN = {".py", ".toml", ".ftl", ".svg", ".md", ".sh", ".ts", ".svelte", ".css", ".html", ".txt"}
MADE = {"node_modules", "__pycache__", "dist", "build"}


def files(*folders: str) -> Iterator[Path]:
    """Go through what people wrote in some folders of the project."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and path.suffix in WRITTEN and MADE.isdisjoint(path.parts):
                yield path


def found(pattern: str, *folders: str, flags: int = 0) -> list[str]:
    """List file and line of everything that fits a pattern."""
    wanted = re.compile(pattern, flags)
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files(*folders)
        if path != Path(__file__)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if wanted.search(line)
    ]


def game_packages() -> list[str]:
    """List the games that have a package here: those with the object of a title."""
    titles = re.compile(r"^GAME = |^from .* import GAME$", re.MULTILINE)
    return sorted(
        file.parent.name
        for file in SOURCE.glob("games/*/__init__.py")
        if titles.search(file.read_text("utf-8"))
    )


def test_every_game_that_has_golden_records_is_registered() -> None:
    """One that has none yet is being built, and nobody is offered it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    whole = [key for key in game_packages() if [*(ROOT / "tests/golden").glob(f"{key}-*.record")]]
    assert sorted(project["entry-points"]["skali.games"]) == whole
    assert set(whole) <= set(games())


@pytest.mark.parametrize("key", game_packages())
def test_nothing_outside_its_package_knows_a_game(key: str) -> None:
    mentions = found(rf"\b{key}\b", "src")
    assert [each for each in mentions if not each.startswith("src/skali/games/")] == []


@pytest.mark.parametrize("key", game_packages())
def test_no_game_knows_another(key: str) -> None:
    mentions = found(rf"skali\.games\.{key}\b", "src")
    assert [each for each in mentions if not each.startswith(f"src/skali/games/{key}/")] == []


def test_the_suites_for_every_game_know_none() -> None:
    for key in game_packages():
        assert found(rf"\b{key}\b", "tests/conformance", "tests/core", "tools") == []


def test_no_game_takes_a_question_apart_by_hand() -> None:
    """What a question carries is read by name, place by place; no game knows where a bit lies."""
    assert found(r"\.frames\b", "src/skali/games") == []
    assert found(r"(?<!, t\.)\bget\([\w.]+\)\)? *(>>|<<)", "src/skali/games") == []
    assert found(r"\bput\(.*\bget\(.*\| *1 <<", "src/skali/games") == []


def test_no_game_guesses_the_seat() -> None:
    """Who speaks about an action is told the seat; several may be asked at once."""
    assert found(r"turn\[0\]", "src/skali/games") == []


def test_no_path_of_one_machine() -> None:
    folders = "work|root|opt|tmp|home/[a-z]+|Users/[A-Za-z]+"
    assert found(rf"(^|[^A-Za-z0-9_.])/({folders})/", "src", "tests", "tools", "docs") == []


def test_nothing_is_half_done() -> None:
    marks = ("TO" + "DO", "FIX" + "ME", "X" * 3, "NotImplemented" + "Error")
    assert found(rf"\b({'|'.join(marks)})\b", "src", "tests", "tools", "docs") == []


def test_no_test_is_left_out() -> None:
    ways = ("pytest.skip", "importorskip", "mark.skip", "mark.xfail", "pytest.xfail")
    assert found("|".join(map(re.escape, ways)), "tests") == []


# --- compiled or not ---


def test_the_engine_is_the_one_that_is_meant_to_be_tested() -> None:
    meant = os.environ.get("SKALI_EXPECT", "")
    assert meant in ("", "compiled" if compiled() else "pure")


def engine_modules() -> list[str]:
    """List the modules that a compiled engine has compiled."""
    interpreted = re.compile(r"^# interpreted: \S", re.MULTILINE)
    paths = [*SOURCE.glob("core/**/*.py"), *SOURCE.glob("games/**/*.py"), *SOURCE.glob("bots/*.py")]
    return [
        ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)
        for path in sorted(paths)
        if path.name != "__init__.py" and not interpreted.search(path.read_text("utf-8"))
    ]


@pytest.mark.parametrize("name", engine_modules())
def test_the_whole_engine_is_compiled_or_none_of_it(name: str) -> None:
    module = importlib.import_module(name)
    assert module.__file__ is not None
    assert module.__file__.endswith(".py") != compiled()
