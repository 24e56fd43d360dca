"""The ways in which Karvi ends: alone in front, or in front by the die furthest left."""

from typing import Any

from skali.core.state import State
from tests.golden.endings import Ending, result_of


def first_by_points(state: State) -> bool:
    """Nobody else has as many points."""
    scores = result_of(state).scores
    return scores.count(max(scores)) == 1


def first_by_the_die(state: State) -> bool:
    """KARVI-162: others have as many points, but their dice stand further right."""
    return not first_by_points(state) and len(result_of(state).winners) == 1


WAYS = (
    ("points", "one player has most points", first_by_points),
    ("die", "a tie in points goes to the die furthest left in the stop area", first_by_the_die),
)
VERSIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("base", {}),
    ("variety", {"variety": True, "start_cards": "first"}),
    ("chaos", {"chaos": True, "turn_a": True, "turn_d": True, "draw_two": True}),
    ("draft", {"draft": True, "start_cards": "random"}),
)

# Every way in every version, with two, three and four players in turn.
ENDINGS = [
    Ending(f"{version}-{seats}-{name}", words, reached, seats, dict(options))
    for row, (version, options) in enumerate(VERSIONS)
    for column, (name, words, reached) in enumerate(WAYS)
    for seats in [2 + (row + column) % 3]
]

# A die of each player stands on stop spot 2: whose die is on top has the better one.
ENDINGS.append(
    Ending(
        "base-2-stack",
        "a tie goes to the upper die of a stack",
        lambda state: result_of(state).winners == (1,) and not first_by_points(state),
        position={
            "seats": 2,
            "round": 3,
            "stop": "printed",
            "active": 0,
            "players": [
                {
                    "points": 16,
                    "dice": [
                        {"at": "f26", "beer": 0},
                        {"at": "s2", "beer": 0, "stopped": True},
                    ],
                },
                {
                    "points": 20,
                    "dice": [
                        {"at": "s2", "beer": 0, "stopped": True, "level": 1},
                        {"at": "s3", "beer": 0, "stopped": True},
                    ],
                },
            ],
        },
    )
)
