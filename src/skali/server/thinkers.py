"""Bots think in processes of their own, with a budget, and never block a table."""

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from typing import Any

from skali import bots
from skali.bots import View
from skali.games import game

PATIENCE = 20.0
"""Seconds after which a bot's answer is no longer awaited and a simple one decides instead."""
ATTEMPTS = 2
"""How often a bot is asked whose process died."""


def think(
    key: str, spec: str, position: dict[str, Any], seat: int, legal: list[int], seed: int
) -> int:
    """Choose an action; runs in a worker process and knows only what the seat may know."""
    return bots.make(spec, seed).choose(View(game(key), seat, position, tuple(legal)))


def watch_the_hall() -> None:
    """Let a worker end with the hall, in whichever way that went."""
    threading.Thread(target=end_with_the_hall, daemon=True).start()


def end_with_the_hall() -> None:
    """Wait for the hall's end, then leave at once."""
    hall = parent_process()
    if hall is not None:
        hall.join()
        os._exit(0)


class Thinkers:
    """The pool of worker processes."""

    def __init__(self, workers: int) -> None:
        """Prepare the pool; processes start with the first question."""
        self.workers = workers
        self.pool = self.fresh()

    def fresh(self) -> ProcessPoolExecutor:
        """Make a pool; processes are renewed now and then, so that none grows."""
        return ProcessPoolExecutor(
            self.workers,
            mp_context=get_context("spawn"),
            initializer=watch_the_hall,
            max_tasks_per_child=2000,
        )

    async def choose(
        self, key: str, spec: str, position: dict[str, Any], seat: int, legal: list[int], seed: int
    ) -> int:
        """Ask a bot; one that takes too long or dies again and again is answered for by luck."""
        loop = asyncio.get_running_loop()
        question = (key, spec, position, seat, legal, seed)
        for _ in range(ATTEMPTS):
            pool = self.pool
            try:
                answer = loop.run_in_executor(pool, think, *question)
                return await asyncio.wait_for(answer, PATIENCE)
            except TimeoutError:
                break
            except BrokenProcessPool:
                # All who waited come here; the first one brings new workers.
                if self.pool is pool:
                    self.pool = self.fresh()
        return think(key, "random", position, seat, legal, seed)

    def close(self) -> None:
        """End the processes, whatever they think about."""
        for worker in active_children():
            worker.terminate()
        self.pool.shutdown(cancel_futures=True)
