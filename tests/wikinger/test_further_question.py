"""The walk-through of CONTRIBUTING.md: a further question with its own family, in five files."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST_FILES = 5
CHECKS = """
from skali.conformance.declared import Declared
from skali.conformance.suite import checks
from skali.games import games
from skali.core import compiled
from skali.core.chance import Fast

DECLARED = {
    "everything is used in the random corpus",
    "every declared line is there",
    "nothing leaks",
}
game = games()["wikinger"]
assert not compiled()
assert game.space.text(game.new(2).legal()[0]) == "toast 0"
seen = set()
for check in checks(game, Declared()):
    if not check.slow and check.name not in seen | DECLARED:
        seen.add(check.name)
        fault = check.fault()
        assert fault is None, f"{check}: {fault}"
state = game.new(2)
decision = game.decision(state)
shown = {node.id for panel in game.scene(state, decision.seat).panels for node in panel.nodes}
for language in ("de", "en"):
    assert "Gold" in game.speak(decision.prompt, language).title()
    for choice in decision.choices:
        assert choice.node in shown
        assert choice.notation.split()[1] in game.speak(choice.message, language)
after = state.copy()
after.play("toast 2", Fast(0), decision.seat)
(told,) = game.story(state, decision.seat, game.space.parse("toast 2"), after)
assert "2" in game.speak(told, "en")
"""


def walk_through() -> dict[str, list[tuple[str, str]]]:
    """Return by file what the walk-through replaces by what."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    (block,) = re.findall(r"```diff\n(.*?)```", text, re.DOTALL)
    changes: dict[str, list[tuple[str, str]]] = {}
    for part in re.split(r"^--- ", block, flags=re.MULTILINE)[1:]:
        file, _, rest = part.partition("\n")
        for hunk in rest.split("@@\n"):
            lines = hunk.splitlines()
            old = "\n".join(line[1:] for line in lines if line[0] in " -")
            new = "\n".join(line[1:] for line in lines if line[0] in " +")
            changes.setdefault(file, []).append((old, new))
    return changes


def test_a_further_question_touches_five_files() -> None:
    assert len(walk_through()) <= MOST_FILES


@pytest.mark.slow
def test_the_walk_through_makes_a_game_that_keeps_all_promises(tmp_path: Path) -> None:
    copy = tmp_path / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for file, hunks in walk_through().items():
        path = tmp_path / file
        text = path.read_text("utf-8")
        for old, new in hunks:
            assert text.count(old) == 1, f"{file}: {old!r}"
            text = text.replace(old, new)
        path.write_text(text, "utf-8")
    subprocess.run(
        [sys.executable, "-c", CHECKS], check=True, env={**os.environ, "PYTHONPATH": str(copy)}
    )
