"""Bots think beside the tables: none waits for another one's, and a dead one is replaced."""

import asyncio
import os
import signal
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from skali.core.chance import Fast
from skali.games import game
from skali.server import thinkers
from skali.server.thinkers import Thinkers

GAME = game("wikinger")
TABLE = GAME.new(2, {}, Fast(3))
SEAT = TABLE.turn[0]
LEGAL = TABLE.legal(SEAT)
ENDLESS = "mcts:1000000"
"""A bot that nobody can wait for."""
THOROUGH = "mcts:1000"
SEED = 1


@pytest.fixture
def pool() -> Iterator[Thinkers]:
    """Two workers, which end with the test."""
    made = Thinkers(2)
    yield made
    made.close()


def ask(pool: Thinkers, spec: str) -> Coroutine[Any, Any, int]:
    """Ask a bot what it would do at the beginning of a game."""
    return pool.choose(GAME.key, spec, TABLE.dump(SEAT), SEAT, LEGAL, SEED)


def test_nobody_waits_for_a_bot_that_thinks_long(pool: Thinkers) -> None:
    """Another table's bot answers meanwhile."""

    async def both() -> None:
        slow = asyncio.create_task(ask(pool, ENDLESS))
        assert await ask(pool, "greedy") in LEGAL
        assert not slow.done()
        slow.cancel()

    asyncio.run(both())


def test_who_thinks_too_long_is_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who wait behind it are answered, too, each after its own time."""
    monkeypatch.setattr(thinkers, "PATIENCE", 3.0)
    pool = Thinkers(1)

    async def one_after_the_other() -> list[int]:
        slow = asyncio.create_task(ask(pool, ENDLESS))
        await asyncio.sleep(1)
        return await asyncio.gather(slow, *(ask(pool, "greedy") for _ in range(3)))

    try:
        assert set(asyncio.run(one_after_the_other())) <= set(LEGAL)
    finally:
        pool.close()


def test_dead_workers_are_replaced_and_their_questions_asked_again(pool: Thinkers) -> None:
    """Several tables wait when it happens; all of them get the bot's own answer, not luck's."""

    async def in_the_middle() -> list[int]:
        first = await ask(pool, THOROUGH)
        waiting = [asyncio.create_task(ask(pool, THOROUGH)) for _ in range(6)]
        await asyncio.sleep(0)
        for worker in list(pool.pool._processes):
            os.kill(worker, signal.SIGKILL)
        return [first, *await asyncio.gather(*waiting)]

    answers = asyncio.run(in_the_middle())
    lucky = thinkers.think(GAME.key, "random", TABLE.dump(SEAT), SEAT, LEGAL, SEED)
    assert set(answers) == {answers[0]}
    assert answers[0] != lucky
