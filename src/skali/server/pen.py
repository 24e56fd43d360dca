"""One thread writes everything down: what waits together is on disk with one commit."""

import asyncio
import queue
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

from skali.server.engine import Trouble
from skali.server.store import Store

MOST = 64
"""Things that are written in one transaction."""
Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Pen:
    """Takes all that waits, writes it in one transaction, then lets everybody know."""

    def __init__(self, store: Store) -> None:
        """Write into a store; the thread starts with the first word."""
        self.store = store
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="pen", daemon=True)
        self.closed = False

    async def write(self, work: Callable[..., Any], *args: Any) -> Any:  # noqa: ANN401
        """Return what the work returns once it is on disk."""
        if self.closed:
            raise Trouble("the hall is being closed")
        if not self.thread.is_alive():
            self.thread.start()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.jobs.put((partial(work, *args), done))
        return await done

    def note(self, work: Callable[..., Any], *args: Any) -> None:  # noqa: ANN401
        """Write something down for which nobody waits, and that can be done without."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        done.add_done_callback(lambda noted: noted.cancelled() or noted.exception())
        self.jobs.put((partial(work, *args), done))

    def close(self) -> None:
        """Write what waits still, then stop."""
        self.closed = True
        self.jobs.put(None)
        if self.thread.is_alive():
            self.thread.join()

    def work(self) -> None:
        """Write until the end."""
        while batch := self.waiting():
            outcomes = self.store.together([work for work, _ in batch])
            waiting = [done for _, done in batch]
            waiting[0].get_loop().call_soon_threadsafe(settle, waiting, outcomes)

    def waiting(self) -> list[Job]:
        """Return all that waits, at least one thing; nothing at the end."""
        batch: list[Job] = []
        while len(batch) < MOST and (not batch or not self.jobs.empty()):
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            batch.append(job)
        return batch


def settle(waiting: "list[asyncio.Future[Any]]", outcomes: list[Any]) -> None:
    """Hand results and errors over, but to those who do not wait any more."""
    for done, outcome in zip(waiting, outcomes, strict=True):
        if done.done():
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)
