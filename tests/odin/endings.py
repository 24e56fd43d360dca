"""The ways in which Ein Fest für Odin ends: alone in front, side by side, or with a solo result."""

from skali.core.state import State
from tests.golden.endings import Ending, result_of


def one_winner(state: State) -> bool:
    """Nobody else has as many points."""
    return len(result_of(state).winners) == 1


def shared(state: State) -> bool:
    """ODIN-280: several have most points."""
    return len(result_of(state).winners) == 2


def any_result(state: State) -> bool:
    """ODIN-303: alone every result counts, by how near it comes to a very good one."""
    return 0 <= result_of(state).share(0) <= 1


ENDINGS = [
    *(
        Ending(f"{length}-{seats}-points", words, one_winner, seats, {"length": length})
        for words in ["one player has most points"]
        for length in ("long", "short")
        for seats in (2, 3, 4)
    ),
    *(
        Ending(f"{length}-1-alone", "a result of the solo game", any_result, 1, {"length": length})
        for length in ("long", "short")
    ),
    Ending(
        "long-3-shared",
        "two players have most points",
        shared,
        position={
            "seats": 3,
            "round": 7,
            "players": [
                {"thing": 0, "goods": {"sheep": 2}, "penalties": 1},
                {"thing": 0, "goods": {"sheep": 2}, "penalties": 1},
                {"thing": 0, "goods": {"sheep": 1}, "penalties": 2},
            ],
            "phase": "feast",
            "pending": [{"ask": "feast", "seats": [0, 1, 2]}],
        },
    ),
]
