"""How much a browser is sent: the whole table at first, and then what has changed."""

import random
import statistics

import pytest

from bench.telling import Nowhere, decide, place
from skali.games.odin import GAME
from skali.server.settings import Settings
from skali.server.telling import Teller

FIRST, MEDIAN = 150_000, 6_000
"""Bytes at most: of the first view, and of the median decision after it."""
DECISIONS = 120


@pytest.mark.parametrize("decks", ["none", "ABC"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_table_is_sent_in_few_bytes(seats: int, decks: str) -> None:
    """Every seat and a watcher, from the first decision on."""
    teller = Teller(Settings(), Nowhere())  # type: ignore[arg-type]
    here, rng = place("odin", seats, seats, decks=decks), random.Random(seats)
    assert max(decide(teller, here, rng)) <= FIRST
    sent: list[int] = []
    for _ in range(DECISIONS):
        if here.room is None or here.room.state.over:
            break
        sent += decide(teller, here, rng)
    assert statistics.median(sent) <= MEDIAN
