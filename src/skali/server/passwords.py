"""Passwords: which are too easy, and how they are kept. Few at a time: each check takes 64 MB."""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from skali.core.message import say
from skali.games import games
from skali.server.problems import Problem
from skali.server.spelling import fold

Made = TypeVar("Made")
AT_ONCE = 2
"""Threads that check passwords, and so 64 MB each at most."""
MOST_WAITING = 16
"""Checks that may wait for a thread; each takes a tenth of a second of a processor, or two."""
JUDGED = 24
"""Letters of a password that are judged: what they are worth it is worth at least."""
EASY = 2
"""Below this score a million guesses are enough."""
COMMON = (
    "passwort", "kennwort", "geheim", "hallo", "schatz", "qwertz", "asdfgh", "sommer", "winter",
    "fussball", "berlin", "deutschland", "skali", "hall", "halle", "viking", "vikings", "valhalla",
    "thor", "loki", "freya", "midgard", "asgard", "ragnarok",
)  # fmt: skip
"""Words that the lists of zxcvbn, which are English, do not have, and those of this hall.

To them come the names of its games.
"""


class Passwords:
    """Hashes and checks, a bounded number at a time."""

    def __init__(self, waiting: int = MOST_WAITING) -> None:
        """Prepare a hash for names that nobody has, so that they take as long as others."""
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex(16))
        self.threads = ThreadPoolExecutor(AT_ONCE, "password")
        self.most = AT_ONCE + waiting
        self.busy = 0

    async def hash(self, password: str, own_words: Iterable[str]) -> str:
        """Return what is kept of a new password; refuse one that is easily guessed."""
        words = tuple(own_words)

        def work() -> str:
            check_strength(password, words)
            return self.hasher.hash(password)

        return await self.run(work)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Tell whether a password is right; where none is kept, take the same time."""

        def work() -> bool:
            try:
                self.hasher.verify(kept or self.nobody, password)
            except (VerificationError, InvalidHashError):
                return False
            return kept is not None

        return await self.run(work)

    async def run(self, work: Callable[[], Made]) -> Made:
        """Do it beside the loop, unless too many wait already."""
        if self.busy >= self.most:
            raise Problem(503, "busy", say("hall-busy"), retry=5)
        self.busy += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.busy -= 1

    def close(self) -> None:
        """Let the threads go."""
        self.threads.shutdown(wait=False, cancel_futures=True)


def check_strength(password: str, own_words: tuple[str, ...]) -> None:
    """Refuse what is guessed first: one's own name, common words, rows of keys."""
    own = [word for word in map(fold, own_words) if word]
    if fold(password) in own:
        raise Problem(400, "malformed", say("hall-password-is-name"), field="password")
    words = [part for word in own for part in (word, *word.split())]
    judged = zxcvbn(password[:JUDGED], user_inputs=[*words, *COMMON, *games()])
    if judged["score"] < EASY:
        raise Problem(400, "malformed", say("hall-easy-password"), field="password")
