"""The checks for games outside this repository: by command, with pytest, with and without luck."""

import subprocess
import sys
from pathlib import Path

import pytest

from skali.conformance.declared import declared_in
from skali.conformance.with_pytest import every_check
from skali.core.errors import SkaliError
from skali.core.message import Refusal
from skali.core.state import State
from tests.cli.conftest import (
    Call,
    skali,  # noqa: F401 - a fixture
)
from tests.plugins import RUNES, copied_runes
from tests.toys import runes, stones

LENIENT = """
from tests.toys.stones import StonesGame

class Lenient(StonesGame):
    def forbids(self, state, action, seat):
        return None

GAME = Lenient()
"""

STRICT = """
from skali.core.message import Refusal
from tests.toys.stones import StonesGame

class Strict(StonesGame):
    def forbids(self, state, action, seat):
        return super().forbids(state, action, seat) or (
            Refusal("STO-1", left=0) if (action, state.heap) == (0, 2) else None
        )

GAME = Strict()
"""


def test_a_game_without_luck_conforms(skali: Call) -> None:  # noqa: F811
    answer = skali("conformance", "tests.toys.stones:GAME", "--all")
    assert answer.code == 0, answer.out
    assert answer.out.startswith("stones conforms: ")


def test_a_game_of_another_package_conforms(
    skali: Call,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    copied_runes(tmp_path, "far_runes")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    words = ("conformance", "far_runes:GAME", "--json")
    answer = skali(*words, "--declarations", str(RUNES))
    assert answer.code == 0
    assert answer.data["conforms"] is True
    assert answer.data["checks"] > 50
    undeclared = skali(*words)
    assert undeclared.code == 3
    problems = {fault["check"]: fault["problem"] for fault in undeclared.data["failed"]}
    assert "omen is hidden, but not declared" in problems["nothing leaks"]


def test_a_game_at_fault_is_told_which_promise_it_breaks(
    skali: Call,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "lenient.py").write_text(LENIENT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    answer = skali("conformance", "lenient:GAME")
    assert answer.code == 3
    assert "what is legal and what nothing forbids are the same, stones-2: Asser" in answer.out
    assert "stones does not conform: " in answer.out
    (tmp_path / "strict.py").write_text(STRICT, encoding="utf-8")
    failed = skali("conformance", "strict:GAME", "--json").data["failed"]
    assert {"what is legal and what nothing forbids are the same"} <= {f["check"] for f in failed}
    assert any("['take 2']" in fault["problem"] for fault in failed)
    german = skali("conformance", "lenient:GAME", "--lang", "de")
    assert "stones hält nicht alles ein: " in german.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("no_such_module:GAME",), "'no_such_module:GAME' cannot be imported"),
        (("tests.toys.stones:SPACE",), "is no Game but a ActionSpace"),
        (("chess",), "there is no game 'chess'"),
        (("tests.toys.stones:GAME", "--declarations", "nowhere"), "there is no folder 'nowhere'"),
    ],
)
def test_what_is_no_game_is_said_so(skali: Call, words: tuple[str, ...], said: str) -> None:  # noqa: F811
    answer = skali("conformance", *words)
    assert answer.code == 2
    assert said in answer.err


@pytest.mark.parametrize("reason", ['""', '" "', "true", "{}"])
def test_nothing_is_excused_without_a_reason(tmp_path: Path, reason: str) -> None:
    (tmp_path / "excused.toml").write_text(f'"family look" = {reason}\n', encoding="utf-8")
    with pytest.raises(SkaliError, match=r"excused\.toml: 'family look' is excused without a"):
        declared_in(tmp_path)


def test_pytest_runs_the_same_checks() -> None:
    mark = every_check(runes.GAME, RUNES).mark
    assert mark.name == "parametrize"
    ids = [parameter.id for parameter in mark.args[1]]
    assert "the past never changes-runes-2" in ids
    assert any(parameter.marks for parameter in mark.args[1])


def test_without_pytest_the_command_still_works(tmp_path: Path) -> None:
    (tmp_path / "pytest.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    code = "import sys; sys.path.insert(0, sys.argv[1])\nimport skali.conformance.suite\n"
    code += "try: import skali.conformance.with_pytest\nexcept Exception as error: print(error)\n"
    words = [sys.executable, "-c", code, str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    assert "needs pytest: pip install pytest" in done.stdout


def test_a_refusal_that_the_rules_do_not_have_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbids(self: stones.StonesGame, state: State, action: int, seat: int) -> Refusal | None:
        refusal = original(self, state, action, seat)
        return refusal and Refusal("STO-9", left=1)

    original = stones.StonesGame.forbids
    monkeypatch.setattr(stones.StonesGame, "forbids", forbids)
    faults = [
        parameter.values[0].name
        for parameter in every_check(stones.GAME).mark.args[1]
        if parameter.values[0].fault()
    ]
    assert "what is legal and what nothing forbids are the same" in faults
