"""Bots think in processes of their own, with a budget, and never block a table.

Whoever owns a table waits in a line of its own, and those lines take turns: nobody's tables can
make every other bot wait. Where there are several processes, nobody holds all of them.
"""

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from skali import bots
from skali.bots import View, counsel
from skali.bots.counsel import Option
from skali.core.message import Message
from skali.printed.playing import received
from skali.server.workers import Died, Failed, Late, Worker

log = logging.getLogger("skali.hall")

PATIENCE = 20.0
"""Seconds of thinking after which a simple bot decides instead."""
ENOUGH = 0.8 * PATIENCE
"""Seconds of thinking after which a bot that searches answers with the best found so far."""
ATTEMPTS = 2
"""How often a bot is asked whose process died."""
WAITING = 64
"""Questions of one owner that wait; for further ones a simple bot decides at once."""
HINT = 2.0
"""Seconds of thinking for a hint."""
SIMPLE = "greedy"
"""Who answers for a bot that is late or at fault."""

Question = tuple[str, str, dict[str, Any], int, list[int], int]
"""Game as it is `sent`, bot, position, seat, legal actions and seed."""
Steps = list[tuple[tuple[int, ...], Message]]
"""Actions that belong together, and what they do."""


def think(
    key: str,
    spec: str,
    position: dict[str, Any],
    seat: int,
    legal: list[int],
    seed: int,
    seconds: float | None = None,
) -> int:
    """Choose an action; runs in a worker process and knows only what the seat may know."""
    mind = bots.make(spec, seed)
    if seconds is not None:
        mind.hurry(seconds)
    return bots.answer_of(mind, View(received(key), seat, position, tuple(legal)))


def advise(
    key: str, position: dict[str, Any], seat: int, legal: list[int], seed: int, seconds: float
) -> list[Option]:
    """Name the best few options; runs in a worker process, as `think` does."""
    view = View(received(key), seat, position, tuple(legal))
    return counsel.advise(view, seed, seconds=seconds)


def work_out(
    key: str, position: dict[str, Any], seat: int, plan: str
) -> tuple[Steps, list[Message]]:
    """Work out a plan of a game; runs in a worker process and knows only what the seat may know."""
    title = received(key)
    found = title.propose(title.sample(position), seat, plan)
    return [(step.actions, step.says) for step in found.steps], list(found.worth)


@dataclass(eq=False, slots=True)
class Asked:
    """A question that waits for its turn, and the work that answers it."""

    owner: str
    work: Callable[..., Any]
    question: tuple[Any, ...]
    answer: "asyncio.Future[Any]"


class Thinkers:
    """The processes, and the lines in front of them."""

    def __init__(self, workers: int) -> None:
        """Prepare the processes; each starts with its first question."""
        self.workers = [Worker() for _ in range(workers)]
        self.free = list(self.workers)
        self.threads = ThreadPoolExecutor(workers, "thinkers")
        self.simple = ThreadPoolExecutor(1, "simple")
        """Where a simple bot decides: however often, it keeps no process from being asked."""
        self.lines: OrderedDict[str, deque[Asked]] = OrderedDict()
        """Who waits, by owner; the owner whose turn is next stands first."""
        self.busy: dict[str, int] = {}
        """How many processes think for each owner."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def choose(self, owner: str, question: Question, *, urgent: bool = False) -> int:
        """Ask a bot; somebody waits for an `urgent` answer: it goes before the owner's others."""
        line = self.lines.setdefault(owner, deque())
        if len(line) >= WAITING:
            return await self.answer_simply(question)
        asked = Asked(owner, think, question, asyncio.get_running_loop().create_future())
        if urgent:
            line.appendleft(asked)
        else:
            line.append(asked)
        self.hand_out()
        return int(await asked.answer)

    async def advise(
        self, owner: str, question: tuple[str, dict[str, Any], int, list[int], int]
    ) -> list[Option]:
        """Ask for the best few options; somebody waits, so it goes before the owner's others.

        If no process has time for it, the only option is what a simple bot would do.
        """
        line = self.lines.setdefault(owner, deque())
        if len(line) < WAITING:
            asked = Asked(
                owner, advise, (*question, HINT), asyncio.get_running_loop().create_future()
            )
            line.appendleft(asked)
            self.hand_out()
            try:
                found: list[Option] = await asked.answer
            except (Late, Died):
                pass
            else:
                return found
        key, *view = question
        return [Option(await self.answer_simply((key, SIMPLE, *view)), 1.0, None, None)]

    async def propose(
        self, owner: str, key: str, position: dict[str, Any], seat: int, plan: str
    ) -> tuple[Steps, list[Message]]:
        """Let a plan be worked out; somebody waits for it, so it goes before the owner's others."""
        line = self.lines.setdefault(owner, deque())
        if len(line) >= WAITING:
            raise Late("too much is waiting already")
        question = (key, position, seat, plan)
        asked = Asked(owner, work_out, question, asyncio.get_running_loop().create_future())
        line.appendleft(asked)
        self.hand_out()
        steps, worth = await asked.answer
        return steps, worth

    def hand_out(self) -> None:
        """Give every free process a question, one owner after the other."""
        most = max(1, len(self.workers) - 1)
        for owner in list(self.lines):
            if not self.free:
                return
            line = self.lines[owner]
            while line and line[0].answer.done():
                line.popleft()
            if line and self.busy.get(owner, 0) < most:
                self.lines.move_to_end(owner)
                self.busy[owner] = self.busy.get(owner, 0) + 1
                task = asyncio.get_running_loop().create_task(
                    self.think(self.free.pop(), line.popleft())
                )
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
            if not line:
                del self.lines[owner]

    async def think(self, worker: Worker, asked: Asked) -> None:
        """Let a process think; then it is free for the next question."""
        try:
            answer = await self.ask(worker, asked)
            if not asked.answer.done():
                asked.answer.set_result(answer)
        except Exception as error:  # noqa: BLE001 - it is for whoever asked
            if not asked.answer.done():
                asked.answer.set_exception(error)
        finally:
            self.free.append(worker)
            self.busy[asked.owner] -= 1
            if not self.busy[asked.owner]:
                del self.busy[asked.owner]
            self.hand_out()

    async def ask(self, worker: Worker, asked: Asked) -> Any:  # noqa: ANN401 - by the work
        """Return the answer; a simple bot's if a bot is late, at fault, or dies again and again."""
        loop = asyncio.get_running_loop()
        late: Exception = Late("no process answered")
        question = asked.question
        if asked.work is think:
            question = (*question, ENOUGH)
        for _ in range(ATTEMPTS):
            try:
                return await loop.run_in_executor(
                    self.threads, worker.ask, PATIENCE, asked.work, *question
                )
            except Late as error:
                late = error
                break
            except Failed as error:
                if asked.work is not think or question[1] == SIMPLE:
                    raise
                log.error("%s answers for the bot %s: %s", SIMPLE, question[1], error)  # noqa: TRY400 - the trace is of the process
                break
            except Died as error:
                late = error
        if asked.work is not think:
            raise late
        return await self.answer_simply(asked.question)

    async def answer_simply(self, question: tuple[Any, ...]) -> int:
        """Let a simple bot decide, beside the processes."""
        key, _, position, seat, legal, seed = question
        simple = (key, SIMPLE, position, seat, legal, seed)
        return await asyncio.get_running_loop().run_in_executor(self.simple, think, *simple)

    def close(self) -> None:
        """End the processes, whatever they think about."""
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.close()
        for threads in (self.threads, self.simple):
            threads.shutdown(wait=False, cancel_futures=True)
