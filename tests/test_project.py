"""What the project says about itself in its papers is true."""

import ast
import re
import shlex
import subprocess
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from skali import __version__
from skali.cli import main
from skali.core.chance import Fast
from skali.core.data import SOURCES
from skali.core.message import Refusal
from skali.games import game, games

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
LAYERS = ("cli", "server", "arena", "conformance", "bots", "printed", "games", "text", "core")


@pytest.mark.parametrize("key", games())
def test_the_readme_says_how_many_values_are_known_and_reconstructed(key: str) -> None:
    components = game(key).components
    made_up = Counter(component.source for component in components)["reconstructed"]
    row = next(line for line in README.splitlines() if line.startswith(f"| {key.capitalize()} "))
    assert row.endswith(f"| {len(components) - made_up:,} | {made_up:,} |")


def test_every_layer_that_is_named_exists_and_every_one_is_named() -> None:
    found = {path.parent.name for path in (ROOT / "src" / "skali").glob("*/__init__.py")}
    assert found == set(LAYERS)
    for page in (CONTRIBUTING, (ROOT / "docs" / "images" / "layers.svg").read_text("utf-8")):
        assert all(layer in page for layer in LAYERS)
        assert "envs" not in page
    assert not re.search(r"Gymnasium|PettingZoo|OpenSpiel|tournament", README)


def test_the_four_sources_are_explained() -> None:
    for source in SOURCES:
        assert f"| `{source}` |" in CONTRIBUTING


def test_the_version_is_the_same_everywhere() -> None:
    assert PROJECT["project"]["version"] == __version__
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    [version, day], *_ = re.findall(r"^## \[(.+)\] - ([0-9-]{10})$", changes, re.MULTILINE)
    assert version == __version__
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {version}\ndate-released: {day}\n" in cited


def test_every_package_that_is_imported_is_declared() -> None:
    """Names that differ from their distributions are told here."""
    distributions = {
        "fluent": "fluent.runtime",
        "prometheus_client": "prometheus-client",
        "py_vapid": "py-vapid",
        "psycopg": "psycopg",
        "argon2": "argon2-cffi",
        "starlette": "fastapi",
        "pydantic": "fastapi",
        "anyio": "fastapi",
    }
    extras = PROJECT["project"]["optional-dependencies"]
    entries = [*PROJECT["project"]["dependencies"], *extras["ray"], *extras["parquet"]]
    declared = {re.split(r"[>=\[]", entry)[0] for entry in entries}
    for file in (ROOT / "src" / "skali").rglob("*.py"):
        if "peer_programs" in file.parts or file.name == "with_pytest.py":
            continue  # these say by themselves what they need
        for name in imported(ast.parse(file.read_text("utf-8"))):
            assert distributions.get(name, name) in declared, f"{file.name} imports {name}"


def imported(tree: ast.AST) -> set[str]:
    """Name the packages that a module imports from outside Python and this project."""
    import sys  # noqa: PLC0415 - only for its list of names

    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"skali"}


def test_the_licence_of_the_typefaces_is_shipped() -> None:
    assert "licenses/*" in PROJECT["project"]["license-files"]
    licence = (ROOT / "licenses" / "Alegreya-OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
    assert "Alegreya Sans Project Authors" in licence
    assert "licenses/Alegreya-OFL.txt" in (ROOT / "NOTICE").read_text("utf-8")


def test_cleaning_names_everything_that_is_made() -> None:
    """What git ignores as built, and not as made by people who play, is removed by `make clean`."""
    done = subprocess.run(
        ["make", "-n", "clean"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for made in (
        *(".venv", "build", "dist", "web/node_modules", "src/skali/server/static"),
        *("docs/images/screenshots", ".schemathesis", ".mypy_cache", "__pycache__"),
    ):
        assert made in done.stdout


def test_the_workflow_runs_what_everybody_can_run() -> None:
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    assert "run: .ci/run" in workflow
    for classifier in PROJECT["project"]["classifiers"]:
        if found := re.search(r"Python :: (3\.1[2-9])$", classifier):
            assert f'"{found[1]}"' in workflow


# --- in Python ---


def test_the_readme_s_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    first, second = re.findall(r"^```python\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(first, names)  # noqa: S102 - our own page
    assert capsys.readouterr().out.startswith("<wikinger, 3 seats: over, Result(scores=(")
    exec(second, names)  # noqa: S102 - our own page
    refusal, sentence, rule = capsys.readouterr().out.splitlines()
    assert refusal.startswith("Refusal('WIK-0")
    assert sentence
    assert rule


def test_the_readme_s_commands_run_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In an empty folder; fewer games, and without what waits for somebody or takes minutes."""
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    lines = [shlex.split(line, comments=True)[1:] for line in blocks[1].splitlines()]
    done = []
    for words in lines:
        if words[0] in ("play", "conformance", "bench"):
            continue
        given = " ".join(map(shlex.quote, words))
        given = given.replace("--games 1000 --jobs 2", "--games 2 --jobs 1")
        assert main(shlex.split(given)) == 0, given
        assert capsys.readouterr().out or "--svg" in words or "--position" in words
        done.append(words[0])
    assert {*done} == {"games", "simulate", "replay", "legal", "why", "score", "rules", "data"}
    assert (tmp_path / "table.svg").stat().st_size > 1000


def test_things_say_what_they_are() -> None:
    table = game("wikinger").new(3, {"first": "2"}, Fast(1))
    assert repr(table) == "<wikinger, 3 seats: to decide: seat 1>"
    assert repr(Refusal("WIK-027", left=3)) == "Refusal('WIK-027', left=3)"
