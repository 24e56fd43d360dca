"""Lines of play from small positions: counted, written down, and counted again another way.

A game may declare some in `perft.toml` in the folder of its tests.
"""

import json
from typing import Any

from skali.conformance.declared import Declared
from skali.core.chance import Probe
from skali.core.game import Game
from skali.core.state import State, perft

SLOWER_UP_TO = 100


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


def lines_of_play(game: Game, case: dict[str, Any]) -> None:
    """Count the lines of every depth that is declared."""
    state = game.load(json.loads(case["position"]), Probe())
    counts = [int(perft(state, depth)) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"], f"{case['name']}: {counts}"


def the_rules_forbid_all_other_lines(game: Game, case: dict[str, Any]) -> None:
    """Count the lines of small depths by asking the rules."""
    state = game.load(json.loads(case["position"]), Probe())
    depths = [n for n, lines in enumerate(case["counts"], start=1) if lines <= SLOWER_UP_TO]
    counts = [asked_one_by_one(state, len(game.space), depth) for depth in depths]
    assert counts == case["counts"][: len(depths)], f"{case['name']}: {counts}"


def every_declared_line_is_there(game: Game, declared: Declared) -> None:
    """Count all that is declared, both ways."""
    for case in declared.perft:
        lines_of_play(game, case)
        the_rules_forbid_all_other_lines(game, case)
