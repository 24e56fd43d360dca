"""Looking for garbage in cycles: everybody waits meanwhile, so often and only among what is new."""

import gc
import sys
import time
from collections.abc import Mapping

YOUNG_OBJECTS = 1_000
"""More new objects than gone ones before garbage is looked for among the new: a moment's looking.

Where many old ones go this is many more new ones: at 600 tables a hundred times as many, and
with ten times this number everybody waited for 50 ms each time."""
SELDOM = 3600.0
"""Seconds after which it is looked for everywhere, even if people play."""


def begin() -> None:
    """Never look again through what was there before, nor let a thread hold others up for long."""
    if keep_survivors not in gc.callbacks:
        gc.callbacks.append(keep_survivors)
    gc.set_threshold(YOUNG_OBJECTS)
    sys.setswitchinterval(0.001)
    gc.collect()


def keep_survivors(phase: str, _info: Mapping[str, int]) -> None:
    """Spare what was looked through once: at a full hall it is a million things, and no garbage."""
    if phase == "stop":
        gc.freeze()


def end() -> None:
    """Look through everything again from now on."""
    if keep_survivors in gc.callbacks:
        gc.callbacks.remove(keep_survivors)
    gc.unfreeze()


class Broom:
    """Sweeps everywhere when nobody plays, and otherwise seldom: what aged before it was left."""

    def __init__(self) -> None:
        """Take what is there as clean."""
        self.swept = time.monotonic()
        self.dusty = False

    def sweep(self, *, quiet: bool) -> bool:
        """Sweep if it is time to; tell whether it was."""
        self.dusty = self.dusty or not quiet
        late = time.monotonic() - self.swept > SELDOM
        if not self.dusty or not (quiet or late):
            return False
        self.dusty, self.swept = False, time.monotonic()
        gc.unfreeze()
        gc.collect()
        return True
