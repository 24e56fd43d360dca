"""Bots think beside the tables: none waits for another one's, and a dead one is replaced."""

import asyncio
import os
import signal
import threading
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from skali import bots
from skali.bots import Bot, BotError, View
from skali.core.chance import Fast
from skali.games import game
from skali.server import thinkers
from skali.server.thinkers import Question, Thinkers

GAME = game("wikinger")
TABLE = GAME.new(2, {}, Fast(3))
"""Here luck and a simple bot choose differently."""
SEAT = TABLE.turn[0]
LEGAL = TABLE.legal(SEAT)
ENDLESS = "mcts:1000000"
"""A bot that nobody can wait for."""
THOROUGH = "mcts:1000"
SEED = 4


class Liar(Bot):
    """Chooses what nobody offers."""

    name = "liar"

    def choose(self, _: View) -> int:
        return -1


@pytest.fixture
def pool() -> Iterator[Thinkers]:
    """Two workers, which end with the test."""
    made = Thinkers(2)
    yield made
    made.close()


@pytest.fixture
def lonely() -> Iterator[Thinkers]:
    """One worker."""
    made = Thinkers(1)
    yield made
    made.close()


def question(spec: str) -> Question:
    """What would a bot do at the beginning of a game?"""
    return (GAME.key, spec, TABLE.dump(SEAT), SEAT, LEGAL, SEED)


def ask(pool: Thinkers, spec: str, owner: str = "anna", **how: bool) -> Coroutine[Any, Any, int]:
    """Ask a bot."""
    return pool.choose(owner, question(spec), **how)


def answered_here(spec: str) -> int:
    """Think here and now."""
    return thinkers.think(*question(spec))


def test_nobody_waits_for_a_bot_that_thinks_long(pool: Thinkers) -> None:
    """Another owner's bot answers meanwhile, however many questions the first one asks."""

    async def both() -> None:
        slow = [asyncio.create_task(ask(pool, ENDLESS)) for _ in range(5)]
        await asyncio.sleep(0)
        assert await ask(pool, "greedy", "bert") in LEGAL
        assert not any(each.done() for each in slow)
        for each in slow:
            each.cancel()

    asyncio.run(both())


def test_owners_take_turns(lonely: Thinkers) -> None:
    """Who asked twenty times first does not keep the other one waiting; an urgent one is first."""
    order: list[str] = []

    async def wait(owner: str, name: str, **how: bool) -> None:
        await ask(lonely, "random", owner, **how)
        order.append(name)

    async def all_of_them() -> None:
        many = [asyncio.create_task(wait("anna", f"anna {n}")) for n in range(20)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(wait("bert", "bert"))]
        others.append(asyncio.create_task(wait("anna", "hint", urgent=True)))
        await asyncio.gather(*many, *others)

    asyncio.run(all_of_them())
    assert order.index("bert") <= 2
    assert order.index("hint") <= 2


def test_who_searches_too_long_answers_with_the_best_so_far(
    lonely: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to answer for it, and its process lives on."""
    monkeypatch.setattr(thinkers, "ENOUGH", 0.2)
    monkeypatch.setattr(lonely, "answer_simply", unwanted)
    assert asyncio.run(ask(lonely, ENDLESS)) in question(ENDLESS)[4]
    [worker] = lonely.workers
    assert worker.process is not None
    assert worker.process.is_alive()


async def unwanted(*_: object) -> int:
    """Stand for a simple bot that must not be asked."""
    raise AssertionError


def test_who_thinks_too_long_is_answered_for_by_greedy(
    lonely: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who wait behind it get their own bot's answer: waiting is not thinking."""
    monkeypatch.setattr(thinkers, "PATIENCE", 3.0)
    monkeypatch.setattr(thinkers, "ENOUGH", 3600.0)

    async def one_after_the_other() -> list[int]:
        slow = asyncio.create_task(ask(lonely, ENDLESS))
        await asyncio.sleep(0.5)
        return await asyncio.gather(slow, *(ask(lonely, "random") for _ in range(2)))

    late, *others = asyncio.run(one_after_the_other())
    assert late == answered_here("greedy") != answered_here("random")
    assert set(others) == {answered_here("random")}


def test_greedy_answers_for_a_bot_at_fault(
    lonely: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    """The table goes on, and the operator is told; here the process knows no such bot."""
    assert asyncio.run(ask(lonely, "nobody")) == answered_here("greedy")
    assert "greedy answers for the bot nobody: " in caplog.text
    assert "there is no bot 'nobody'" in caplog.text


def test_an_answer_that_is_not_legal_is_a_fault_of_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make", lambda *_: Liar())
    with pytest.raises(BotError, match="the bot liar chose -1, which is not legal now"):
        answered_here("liar")


def test_one_owner_cannot_fill_the_waiting_room(
    lonely: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beyond a bound a simple bot decides at once."""
    monkeypatch.setattr(thinkers, "WAITING", 3)

    async def too_many() -> int:
        waiting = [asyncio.create_task(ask(lonely, ENDLESS)) for _ in range(4)]
        await asyncio.sleep(0)
        answer = await ask(lonely, ENDLESS)
        assert not any(each.done() for each in waiting)
        for each in waiting:
            each.cancel()
        return answer

    assert asyncio.run(too_many()) == answered_here("greedy")


def test_simple_answers_keep_no_process_waiting(
    lonely: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One owner asks for more than there is room for; another one's bot is asked all the same."""
    over = threading.Event()
    monkeypatch.setattr(bots, "make", lambda *_: over.wait(60))
    monkeypatch.setattr(lonely.workers[0], "ask", lambda *_: SEED)

    async def meanwhile() -> None:
        simple = [asyncio.create_task(lonely.answer_simply(question(ENDLESS))) for _ in range(5)]
        await asyncio.sleep(0)
        assert await ask(lonely, THOROUGH, "bert") == SEED
        assert not any(each.done() for each in simple)
        over.set()
        await asyncio.gather(*simple, return_exceptions=True)

    asyncio.run(meanwhile())


def test_dead_workers_are_replaced_and_their_questions_asked_again(pool: Thinkers) -> None:
    """Several tables wait when it happens; all of them get the bot's own answer."""

    async def in_the_middle() -> list[int]:
        first = await ask(pool, THOROUGH)
        waiting = [asyncio.create_task(ask(pool, THOROUGH, str(n))) for n in range(6)]
        await asyncio.sleep(0.01)
        for worker in pool.workers:
            if worker.process is not None:
                os.kill(worker.process.pid, signal.SIGKILL)
        return [first, *await asyncio.gather(*waiting)]

    assert set(asyncio.run(in_the_middle())) == {answered_here(THOROUGH)}
