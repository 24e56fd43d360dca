"""Pages to keep of finished games: made once, one after the other, in a process of their own."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from skali.core.message import say
from skali.printed.playing import received
from skali.server.problems import Problem
from skali.server.replays import export_page
from skali.server.room import rebuild
from skali.server.store import Row
from skali.server.views import Words
from skali.server.workers import Died, Late, Worker

PATIENCE = 300.0
"""Seconds that a page may take."""
KEPT = 100
"""Pages that are kept; the one that was wanted longest ago is made again."""
WAITING = 8
"""Pages that wait to be made; who wants a further one must come back."""
Key = tuple[str, str, tuple[str, ...]]
"""Table, language, and what everybody is called."""


def make(title: str, table: Row, events: list[Row], language: str, names: tuple[str, ...]) -> str:
    """Play a game again and draw every position; runs in the worker's process."""
    room = rebuild(received(title), table, events)
    return export_page(room, Words(room.game, language, names))


class Archive:
    """The pages, as files that end with the hall."""

    def __init__(self) -> None:
        """Prepare it; the process starts with the first page."""
        self.folder = TemporaryDirectory(prefix="skali-pages-", ignore_cleanup_errors=True)
        self.pages: OrderedDict[Key, Path] = OrderedDict()
        self.making: dict[Key, asyncio.Task[Path]] = {}
        self.worker = Worker()
        self.thread = ThreadPoolExecutor(1, "archive")
        self.made = 0

    async def page(self, title: str, table: Row, events: list[Row], key: Key) -> Path:
        """Return the file of a page, made now if there is none yet."""
        if key in self.pages:
            self.pages.move_to_end(key)
            return self.pages[key]
        if key not in self.making:
            if len(self.making) >= WAITING:
                raise Problem(429, "slow", say("hall-too-fast"))
            task = asyncio.create_task(self.add(title, table, events, key))
            self.making[key] = task
            task.add_done_callback(lambda _: self.making.pop(key))
        return await asyncio.shield(self.making[key])

    async def add(self, title: str, table: Row, events: list[Row], key: Key) -> Path:
        """Make a page and keep it; the oldest one goes."""
        work = (PATIENCE, make, title, table, events, *key[1:])
        loop = asyncio.get_running_loop()
        try:
            text = await loop.run_in_executor(self.thread, self.worker.ask, *work)
        except (Late, Died) as error:
            raise Problem(429, "slow", say("hall-too-fast")) from error
        self.made += 1
        path = Path(self.folder.name) / f"{self.made}.html"
        await asyncio.to_thread(path.write_text, text, encoding="utf-8")
        self.pages[key] = path
        while len(self.pages) > KEPT:
            self.pages.popitem(last=False)[1].unlink(missing_ok=True)
        return path

    def close(self) -> None:
        """End what is being made, and forget all pages."""
        for task in self.making.values():
            task.cancel()
        self.worker.close()
        self.thread.shutdown(wait=False, cancel_futures=True)
        self.folder.cleanup()
