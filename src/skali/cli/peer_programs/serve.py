"""Answers each line `run SECONDS` with one JSON line of one peer's speed; ends with its input.

Called as `python serve.py MODULE VARIANT`, where MODULE is a file beside this one.
"""

import json
import os
import random
import sys
from collections.abc import Callable
from importlib import import_module
from time import perf_counter
from typing import Protocol, TextIO

Copier = Callable[[], object]

COPYING_SHARE = 0.2
SEED = 1


class Peer(Protocol):
    """What a peer's module offers: `peer(variant)` returns one of these."""

    def play_game(self) -> int:
        """Play one random game to its end and return the decisions made in it."""

    def copiers(self) -> list[Copier]:
        """Return, for positions met throughout a random game, the call that copies each."""


def decisions_per_second(peer: Peer, seconds: float) -> float:
    """Whole games, their set-up included, until the time is used up; at least one."""
    decisions = 0
    start = perf_counter()
    while True:
        decisions += peer.play_game()
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return decisions / elapsed


def copy_microseconds(copiers: list[Copier], seconds: float) -> float:
    """The mean over all positions, copied in turn until the time is used up; at least once each."""
    copies = 0
    start = perf_counter()
    while True:
        for copy in copiers:
            copy()
        copies += len(copiers)
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return elapsed / copies * 1e6


def answer(peer: Peer, seconds: float) -> str:
    """One measurement; gathering the positions plays a game first, which warms the peer up."""
    copiers = peer.copiers()
    speed = {
        "decisions_per_second": decisions_per_second(peer, seconds * (1 - COPYING_SHARE)),
        "copy_us": copy_microseconds(copiers, seconds * COPYING_SHARE),
    }
    return json.dumps(speed)


def only_for_answers() -> TextIO:
    """Keep standard output for the answers: whatever a peer prints goes to standard error."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def main() -> None:
    """Load the peer named on the command line and serve it."""
    answers = only_for_answers()
    module, variant = sys.argv[1:]
    peer: Peer = import_module(module).peer(variant)
    random.seed(SEED)
    for line in sys.stdin:
        _run, seconds = line.split()
        answers.write(answer(peer, float(seconds)) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
