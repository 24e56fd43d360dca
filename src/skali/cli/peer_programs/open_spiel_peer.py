"""OpenSpiel's games in C++, driven from Python by a uniform choice from `legal_actions`.

A decision is one action of a player. Chance nodes (dice, deals) are sampled by their probabilities:
their time counts, they themselves do not.
"""

from collections.abc import Callable
from random import random

import pyspiel  # type: ignore[import-not-found]  # installed in the peers' environment only

DECISIONS_BETWEEN_COPIED_POSITIONS = 5


def chance_outcome(state: pyspiel.State) -> int:
    """One outcome of a chance node, by its probability."""
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    left = random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]  # the probabilities add up to a little less than 1


def advance(state: pyspiel.State) -> int:
    """Play one random action, or let chance act; return the decisions made, 1 or 0."""
    if state.is_chance_node():
        state.apply_action(chance_outcome(state))
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[int(random() * len(actions))])
    return 1


class OpenSpiel:
    """Random games of one of OpenSpiel's titles."""

    def __init__(self, title: str) -> None:
        """Load the game by OpenSpiel's short name."""
        self.game = pyspiel.load_game(title)

    def play_game(self) -> int:
        """Play to a terminal state."""
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += advance(state)
        return decisions

    def copiers(self) -> list[Callable[[], object]]:
        """`State.clone` of the positions after decisions 1, 6, 11 and so on of one game."""
        state = self.game.new_initial_state()
        kept = []
        decisions = 0
        while not state.is_terminal():
            made = advance(state)
            decisions += made
            if made and decisions % DECISIONS_BETWEEN_COPIED_POSITIONS == 1:
                kept.append(state.clone())
        return [position.clone for position in kept]


def peer(variant: str) -> OpenSpiel:
    """The variant is OpenSpiel's short name of a game."""
    return OpenSpiel(variant)
