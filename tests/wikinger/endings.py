"""The ways in which Wikinger ends: alone in front, in front by gold, together in front."""

from typing import Any, cast

from skali.core.state import State
from skali.games.wikinger.rules.flow import Wikinger
from tests.golden.endings import Ending, result_of


def first_by_points(state: State) -> bool:
    """Nobody else has as many points."""
    scores = result_of(state).scores
    return scores.count(max(scores)) == 1


def first_by_gold(state: State) -> bool:
    """WIK-110: others have as many points, but less gold left."""
    return not first_by_points(state) and len(result_of(state).winners) == 1


def first_together(state: State) -> bool:
    """WIK-110: points and gold are the same."""
    winners, gold = result_of(state).winners, cast("Wikinger", state).gold
    return len(winners) > 1 and len({gold[seat] for seat in winners}) == 1


WAYS = (
    ("points", "one player has most points", first_by_points),
    ("gold", "a tie in points is broken by the gold left over", first_by_gold),
    ("shared", "points and gold are tied, so the victory is shared", first_together),
)
VERSIONS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("base", {}),
    ("advanced", {"advanced": True}),
    ("no-auction", {"advanced": True, "auction": False}),
)

# Every way in every version, with two, three and four players in turn.
ENDINGS = [
    Ending(f"{version}-{seats}-{name}", words, reached, seats, dict(options))
    for row, (version, options) in enumerate(VERSIONS)
    for column, (name, words, reached) in enumerate(WAYS)
    for seats in [2 + (row + column) % 3]
]

# Everybody has a finished island with two fishermen once the last combination is bought: 20 points,
# 7 for most islands, 5 for the longest, 16 for eight meals left over, and 3 gold each.
ENDINGS.append(
    Ending(
        "base-3-everybody",
        "all three have the same points and gold, so everybody wins",
        lambda state: len(result_of(state).winners) == state.seats,
        position={
            "seats": 3,
            "round": 6,
            "start_player": 0,
            "wheel": ["end fisher"],
            "players": [
                {"gold": 3, "points": 20, "rows": {"fisher": ["begin*"]}},
                {"gold": 3, "points": 20, "rows": {"fisher": ["begin*", "end*"]}},
                {"gold": 3, "points": 20, "rows": {"fisher": ["begin*", "end*"]}},
            ],
        },
    )
)
