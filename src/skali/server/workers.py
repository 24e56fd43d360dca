"""A process of its own for what takes long: one question at a time, and it can be ended."""

import os
import threading
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from typing import Any

QUESTIONS = 2000
"""After so many a process is renewed, so that none grows."""
STARTING = 60.0
"""Seconds that a process may take until it is ready."""


class Late(Exception):
    """The answer did not come in time; the process was ended."""


class Died(Exception):
    """The process ended in the middle of a question."""


class Failed(Exception):
    """The work itself went wrong."""


def serve(line: "Connection[Any, Any]") -> None:
    """Answer questions, one after the other; runs in the process."""
    threading.Thread(target=end_with_the_hall, daemon=True).start()
    line.send(None)
    while True:
        work, args = line.recv()
        try:
            line.send((True, work(*args)))
        except Exception as error:  # noqa: BLE001 - it is raised again where it was asked for
            line.send((False, repr(error)))


def end_with_the_hall() -> None:
    """Wait for the hall's end, in whichever way that went, then leave at once."""
    hall = parent_process()
    if hall is not None:
        hall.join()
        os._exit(0)


class Worker:
    """A process that starts with the first question, and anew when it was ended."""

    def __init__(self) -> None:
        """Prepare it."""
        self.process: Any = None
        self.line: Connection[Any, Any] | None = None
        self.asked = 0
        self.closed = False

    def ask(self, patience: float, work: Callable[..., Any], *args: Any) -> Any:  # noqa: ANN401
        """Return what the work returns, done in the process; starting it takes no patience."""
        try:
            line = self.ready()
            line.send((work, args))
            if not line.poll(patience):
                self.end()
                raise Late(f"no answer in {patience:.0f} seconds")
            good, answer = line.recv()
        except (EOFError, OSError) as error:
            self.end()
            raise Died("the process ended") from error
        if not good:
            raise Failed(answer)
        return answer

    def ready(self) -> "Connection[Any, Any]":
        """Return the line to the process, once it listens."""
        self.asked += 1
        if self.asked > QUESTIONS:
            self.end()
        if self.line is None:
            if self.closed:
                raise EOFError
            context = get_context("spawn")
            self.line, far = context.Pipe()
            process = context.Process(target=serve, args=(far,), daemon=True)
            process.start()
            self.process = process
            far.close()
            if self.is_closed():
                process.kill()
            self.asked = 1
            if not self.line.poll(STARTING):
                raise EOFError
            self.line.recv()
        return self.line

    def is_closed(self) -> bool:
        """Tell whether the process was ended for good meanwhile."""
        return self.closed

    def end(self) -> None:
        """End the process, whatever it thinks about."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None

    def close(self) -> None:
        """End the process for good; who waits for an answer is told that it died."""
        self.closed = True
        if self.process is not None:
            self.process.kill()
