"""A hall that kills its own process, as `kill -9` does, at one point of what it does.

python -m tests.server.mortal POINT serve …
"""

import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from skali.cli import main
from skali.core.match import Trial
from skali.server.lobby import Lobby
from skali.server.room import Room
from skali.server.store import Store


def always(*_: object) -> bool:
    """Die in any case."""
    return True


def die_at(owner: type, name: str, when: Callable[..., bool] = always, *, done: bool) -> None:
    """Let the process end where something is to be done, or right after it is `done`."""
    work = getattr(owner, name)

    def mortal(*args: Any) -> Any:  # noqa: ANN401 - as it is called
        outcome = work(*args) if done else None
        if when(*args):
            os.kill(os.getpid(), signal.SIGKILL)
        return outcome if done else work(*args)

    setattr(owner, name, mortal)


def ends_a_game(*written: Any) -> bool:  # noqa: ANN401 - as it is called
    """Tell whether an event comes with the game's ending."""
    return written[-1] is not None


def is_over(*happening: Any) -> bool:  # noqa: ANN401 - as it is called
    """Tell whether the game is over after a decision that was tried out."""
    trial = happening[-1]
    return isinstance(trial, Trial) and bool(trial.after.over)


POINTS: dict[str, Callable[[], None]] = {
    # In the transaction: written, but not on disk.
    "end-written": lambda: die_at(Store, "append", ends_a_game, done=True),
    "seat-written": lambda: die_at(Store, "start_if_full", done=True),
    # On disk, but nobody in the process knows.
    "end-on-disk": lambda: die_at(Room, "fold", is_over, done=False),
    "seat-on-disk": lambda: die_at(Lobby, "take_over", done=False),
}

if __name__ == "__main__":
    POINTS[sys.argv[1]]()
    sys.exit(main(sys.argv[2:]))
