"""Lines of play from small positions: counted, written down, and counted again another way."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from skali.core.chance import Probe
from skali.core.state import State, perft
from skali.games.karvi import GAME

CASES = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))["perft"]
SLOWER_UP_TO = 100

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])


def asked_one_by_one(state: State, depth: int) -> int:
    """Count like `perft`, but ask for every action of the game whether a rule forbids it."""
    if depth == 0 or state.over:
        return 1
    lines = 0
    for action in range(len(GAME.space)):
        if state.why_not(action) is None:
            after = state.copy()
            after.play(action, Probe())
            lines += asked_one_by_one(after, depth - 1)
    return lines


@every_case
def test_lines_of_play(case: dict[str, Any]) -> None:
    state = GAME.load(json.loads(case["position"]), Probe())
    counts = [int(perft(state, depth)) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]


@every_case
def test_the_rules_forbid_all_other_lines(case: dict[str, Any]) -> None:
    state = GAME.load(json.loads(case["position"]), Probe())
    depths = [n for n, lines in enumerate(case["counts"], start=1) if lines <= SLOWER_UP_TO]
    counts = [asked_one_by_one(state, depth) for depth in depths]
    assert counts == case["counts"][: len(depths)]
