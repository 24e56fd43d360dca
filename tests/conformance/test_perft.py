"""Lines of play from small positions: counted, written down, and counted again another way.

Every game of the hall has some in `perft.toml` in the folder of its tests.
"""

import json
from typing import Any

import pytest

from skali.core.chance import Probe
from skali.core.game import Game
from skali.core.state import State, perft
from skali.games import games
from tests.conformance.folders import declared_in

CASES = {game: declared_in(game, "perft.toml").get("perft", []) for game in games().values()}
SLOWER_UP_TO = 100

every_case = pytest.mark.parametrize(
    ("game", "case"),
    [
        pytest.param(game, case, id=f"{game.key}: {case['name']}")
        for game, cases in CASES.items()
        for case in cases
    ],
)


def asked_one_by_one(state: State, actions: int, depth: int) -> int:
    """Count like `perft`, but ask for every action of the game whether a rule forbids it."""
    if depth == 0 or state.over:
        return 1
    lines = 0
    for action in range(actions):
        if state.why_not(action) is None:
            after = state.copy()
            after.play(action, Probe())
            lines += asked_one_by_one(after, actions, depth - 1)
    return lines


def test_every_game_has_some() -> None:
    assert all(CASES.values())


@every_case
def test_lines_of_play(game: Game, case: dict[str, Any]) -> None:
    state = game.load(json.loads(case["position"]), Probe())
    counts = [int(perft(state, depth)) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]


@every_case
def test_the_rules_forbid_all_other_lines(game: Game, case: dict[str, Any]) -> None:
    state = game.load(json.loads(case["position"]), Probe())
    depths = [n for n, lines in enumerate(case["counts"], start=1) if lines <= SLOWER_UP_TO]
    counts = [asked_one_by_one(state, len(game.space), depth) for depth in depths]
    assert counts == case["counts"][: len(depths)]
