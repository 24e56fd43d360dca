"""The ways in which Walhalla ends: alone or together in front, after a full or a short raid."""

from typing import cast

from skali.core.state import State
from skali.games.walhalla.rules.components import FLEET
from skali.games.walhalla.rules.flow import Walhalla
from tests.golden.endings import Ending, result_of


def docked(state: State) -> int:
    """Count the dragons that lie in the fjords at the end."""
    return int(sum(cast("Walhalla", state).fleet))


def winners(state: State) -> int:
    """Count who share the first place."""
    return len(result_of(state).winners)


def alone(state: State) -> bool:
    """WAL-077, WAL-108: one player has most points, after the twelfth dragon."""
    return winners(state) == 1 and docked(state) == FLEET


def together(state: State) -> bool:
    """WAL-108: the victory is shared by some, not by all."""
    return 1 < winners(state) < state.seats


def everybody(state: State) -> bool:
    """WAL-108: all have the same points."""
    return winners(state) == state.seats


def nobody_left(state: State) -> bool:
    """WAL-078: the last raid ended although dragons were left."""
    return docked(state) < FLEET and not any(cast("Walhalla", state).midgard)


def alone_for_want(state: State) -> bool:
    """WAL-078, WAL-108: one winner after a short raid."""
    return nobody_left(state) and winners(state) == 1


def together_for_want(state: State) -> bool:
    """WAL-078, WAL-108: a shared victory after a short raid."""
    return nobody_left(state) and winners(state) > 1


LAST_VIKINGS = {
    "seats": 3,
    "raid": 3,
    "players": [
        {"points": 50, "midgard": 2, "walhalla": 1, "hand": ["hunt"]},
        {"points": 52, "midgard": 1, "walhalla": 2},
        {"points": 51, "midgard": 1, "walhalla": 0, "hand": ["wheat", "tongue-8"]},
    ],
}

ENDINGS = [
    Ending("base-3-points", "one of three has most points", alone, 3),
    Ending("base-4-points", "one of four has most points", alone, 4),
    Ending("base-3-shared", "two of three share the victory: ties are not broken", together, 3),
    Ending("base-4-shared", "some of four share the victory", together, 4),
    Ending("long-3-points", "tongues of 5, 5 and 8 tiles", alone, 3, {"layout": "5-5-8"}),
    Ending(
        "mixed-4-shared", "a random layout, and a shared victory", together, 4, {"layout": "random"}
    ),
    Ending("strict-3-points", "an empty Walhalla has a place", alone, 3, {"zero_ranks": True}),
    Ending(
        "short-3-points",
        "the last raid ends because nobody is left in Midgard; one has most points",
        alone_for_want,
        position=LAST_VIKINGS,
    ),
    Ending(
        "short-3-shared",
        "the last raid ends because nobody is left in Midgard; the victory is shared",
        together_for_want,
        position=LAST_VIKINGS,
    ),
    Ending(
        "base-4-everybody",
        "all four have the same points, so everybody wins",
        everybody,
        position={
            "seats": 4,
            "raid": 3,
            "phase": "end",
            "players": [
                {"points": 40, "hand": ["shield"]},
                {"points": 40, "hand": ["hunt"]},
                {"points": 40},
                {"points": 40},
            ],
        },
    ),
]
