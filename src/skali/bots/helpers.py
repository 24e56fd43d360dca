"""Several cores for one decision: every helper grows a tree of its own, and tries are added up.

A helper is a process that reads tasks and writes what it found, as long as somebody is there to
ask. It is given what a seat may know, never more. Where no process can be had, or for a game that
other processes do not know, its part is searched here.
"""
# interpreted: passes tasks on

import atexit
import os
import pickle
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from select import select
from time import monotonic
from typing import Any, BinaryIO, cast

from skali.bots.base import View
from skali.bots.tree import NONE, ROOT, Tree, action_of, mover_of
from skali.games import games
from skali.printed.playing import received, sent

STARTING = 60.0
"""Seconds for which a helper with a number of iterations is waited for beyond any other."""
LATE = 0.1
"""Seconds that the share of a helper may come after the time is over."""
PART = 7_919
"""Between the seeds of two parts."""
SIZE = 8
"""Bytes that say how long a message is."""
numbers = count(1)


@dataclass(frozen=True, slots=True)
class Task:
    """A decision to think about, as it is sent to another process."""

    number: int
    game: str | None
    view: View
    iterations: int
    seconds: float
    end: float

    @classmethod
    def of(cls, view: View, iterations: int, seconds: float) -> "Task":
        """Write a decision down; the time begins now."""
        known = view.game.data is not None or games().get(view.game.key) is view.game
        end = monotonic() + (seconds or STARTING)
        return cls(
            next(numbers), sent(view.game) if known else None, view, iterations, seconds, end
        )

    def written(self, seed: int) -> bytes:
        """Return what a helper reads."""
        view = self.view
        plain = (self.number, self.game, view.seat, view.position, view.legal)
        return pickle.dumps((*plain, self.iterations, self.seconds, seed))


@dataclass(slots=True)
class Share:
    """What one tree has found: of every action of the root how often, how good, and its guess."""

    tries: dict[int, tuple[float, float, float]] = field(default_factory=dict)

    @classmethod
    def of(cls, tree: Tree) -> "Share":
        """Read the root of a tree."""
        found = cls()
        child = tree.child[ROOT]
        while child != NONE:
            if mover_of(tree, child) == tree.seat:
                action = int(action_of(tree, child))
                found.tries[action] = tree.visits[child], tree.total[child], tree.guess[child]
            child = tree.sibling[child]
        return found

    def add(self, other: "Share") -> None:
        """Add what another tree has found."""
        for action, (visits, total, guess) in other.tries.items():
            mine = self.tries.get(action, (0.0, 0.0, guess))
            self.tries[action] = mine[0] + visits, mine[1] + total, max(mine[2], guess)

    def ranked(self) -> list[int]:
        """List the actions from the one that was tried most on; of two the one guessed better."""
        tries = self.tries
        return sorted(tries, key=lambda action: (-tries[action][0], -tries[action][2]))


class Helpers:
    """The other parts of a search that is shared."""

    def __init__(self, seed: int, parts: int) -> None:
        """Seed every part."""
        self.seeds = [seed + PART * part for part in range(1, parts + 1)]

    def begin(self, task: Task) -> None:
        """Hand out the parts for which there are processes."""
        if task.game is not None:
            for place, seed in enumerate(self.seeds):
                helper(place).ask(task, seed)

    def shares(self, task: Task) -> list[Share]:
        """Gather what was found; parts that nobody had are searched here if no time counts."""
        found = []
        for place, seed in enumerate(self.seeds):
            share = None if task.game is None else helper(place).answer(task)
            if share is None and not task.seconds:
                share = searched(task.view, task.iterations, 0.0, seed)
            if share is not None:
                found.append(share)
        return found


def searched(view: View, iterations: int, seconds: float, seed: int) -> Share:
    """Search a part."""
    from skali.bots.mcts import Searcher  # noqa: PLC0415 - that one asks for helpers

    mind = Searcher(seed)
    mind.iterations, mind.seconds = iterations, seconds
    return Share.of(mind.searched(view))


# --- processes ---


running: "dict[tuple[int, int], Helper]" = {}
"""All helpers by process and place: who was forked has none of its parent's."""


class Helper:
    """A process that thinks with us; one that died is left alone."""

    def __init__(self) -> None:
        """Start it; it ends when nobody holds its lines any more."""
        command = [sys.executable, "-c", f"from {__name__} import serve; serve()"]
        try:
            self.process: subprocess.Popen[bytes] | None = subprocess.Popen(  # noqa: S603 - our own module, without a word from outside
                command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError:
            self.process = None

    def ask(self, task: Task, seed: int) -> None:
        """Send a task."""
        if self.process is None:
            return
        try:
            send(cast("BinaryIO", self.process.stdin), task.written(seed))
        except OSError:
            self.give_up()

    def answer(self, task: Task) -> Share | None:
        """Return what was found, unless it does not come in time; old answers are passed over."""
        while self.process is not None:
            line = cast("BinaryIO", self.process.stdout)
            if not select([line], [], [], max(task.end + LATE - monotonic(), 0.0))[0]:
                return None
            try:
                number, tries = read(line)
            except (EOFError, OSError):
                self.give_up()
                return None
            if number == task.number:
                return Share(tries)
        return None

    def give_up(self) -> None:
        """Go on without this process."""
        if self.process is not None:
            self.process.kill()
            with suppress(OSError):
                self.process.communicate()
        self.process = None


def helper(place: int) -> Helper:
    """Return one of the helpers of this process; it is started when it is first wanted."""
    key = os.getpid(), place
    if key not in running:
        running[key] = Helper()
    return running[key]


@atexit.register
def dismiss() -> None:
    """End the helpers of this process."""
    for key in [key for key in running if key[0] == os.getpid()]:
        running.pop(key).give_up()


def send(line: BinaryIO, data: bytes) -> None:
    """Write a message: its length, then itself."""
    rest = memoryview(len(data).to_bytes(SIZE) + data)
    while rest:
        rest = rest[line.write(rest) :]
    line.flush()


def read(line: BinaryIO) -> Any:  # noqa: ANN401 - what the other side sent
    """Read a message, and not a byte of the next one."""
    size = int.from_bytes(exactly(line, SIZE))
    return pickle.loads(exactly(line, size))  # noqa: S301 - from a process of our own


def exactly(line: BinaryIO, size: int) -> bytes:
    """Read so many bytes."""
    found = b""
    while len(found) < size:
        more = line.read(size - len(found))
        if not more:
            raise EOFError
        found += more
    return found


def serve() -> None:
    """Answer one task after the other; runs in a helper until nobody asks any more."""
    asked, answers = sys.stdin.buffer, sys.stdout.buffer
    while True:
        try:
            number, game, seat, position, legal, iterations, seconds, seed = read(asked)
        except EOFError:
            return
        view = View(received(game), seat, position, legal)
        share = searched(view, iterations, seconds, seed)
        try:
            send(answers, pickle.dumps((number, share.tries)))
        except BrokenPipeError:
            return
