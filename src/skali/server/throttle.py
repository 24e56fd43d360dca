"""How often somebody may try something, and who comes next."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from skali.core.message import say
from skali.server.problems import Problem

QUARTER = 15 * 60.0
MOST_CALLERS = 10_000
"""Callers that are remembered at a time; whoever came longest ago is forgotten first."""


class Pace:
    """Lets a caller do something only so often."""

    def __init__(self, most: int, seconds: float) -> None:
        """Allow `most` times in so many seconds."""
        self.most = most
        self.seconds = seconds
        self.seen: OrderedDict[str, deque[float]] = OrderedDict()

    def check(self, caller: str) -> None:
        """Refuse what comes too fast."""
        if not self.allows(caller):
            raise Problem(429, "slow", say("hall-too-fast"), retry=self.wait(caller))

    def allows(self, caller: str) -> bool:
        """Count one more, unless there are too many."""
        now = time.monotonic()
        times = self.seen.setdefault(caller, deque())
        self.seen.move_to_end(caller)
        while times and times[0] < now - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            return False
        times.append(now)
        if len(self.seen) > MOST_CALLERS:
            self.seen.popitem(last=False)
        return True

    def wait(self, caller: str) -> float:
        """Return the seconds until the caller may come again."""
        times = self.seen.get(caller)
        return max(1.0, times[0] + self.seconds - time.monotonic()) if times else 1.0

    def give_back(self, caller: str) -> None:
        """Do not count the last one after all."""
        times = self.seen.get(caller)
        if times:
            times.pop()


class Doorkeeper:
    """Bounds tries at passwords so that no stranger can keep an owner out.

    Tries count for the account together with the household that they come from, and for the
    household alone. Tries at one account from everywhere together only become slow. A browser in
    which the owner has signed in before carries a token and is counted by that alone; and in a
    household from which he has signed in, a new browser does not wait for what others try.
    """

    def __init__(self, tries: int, household_tries: int, account_tries: int) -> None:
        """Take how many tries there are in a quarter of an hour."""
        self.devices = Pace(tries, QUARTER)
        self.doors = Pace(tries, QUARTER)
        self.households = Pace(household_tries, QUARTER)
        self.accounts = Pace(account_tries, QUARTER)
        self.slowly = Pace(1, 10.0)
        self.homes: OrderedDict[str, None] = OrderedDict()
        """Doors through which an owner has come since the hall was opened."""

    def admit(self, account: str, household: str, device: str | None) -> "Try":
        """Let somebody try, or say that it is too often."""
        if device is not None and self.devices.allows(device):
            return Try([(self.devices, device)], lambda: self.remember(f"{household} {account}"))
        door = f"{household} {account}"
        self.doors.check(door)
        self.households.check(household)
        counted = [(self.doors, door), (self.households, household)]
        if self.accounts.allows(account):
            counted.append((self.accounts, account))
        elif door not in self.homes:
            self.slowly.check(account)
        return Try(counted, lambda: self.remember(door))

    def remember(self, door: str) -> None:
        """Note that the owner has come through a door."""
        self.homes[door] = None
        self.homes.move_to_end(door)
        if len(self.homes) > MOST_CALLERS:
            self.homes.popitem(last=False)


class Try:
    """A try at a password that was counted."""

    def __init__(self, counted: list[tuple[Pace, str]], welcome: Callable[[], None]) -> None:
        """Remember where, and what is to be done if it succeeds."""
        self.counted = counted
        self.welcome = welcome

    def succeeded(self) -> None:
        """Count only what went wrong."""
        for pace, caller in self.counted:
            pace.give_back(caller)
        self.welcome()


class Turns:
    """Lets what takes long be done one at a time, and the hall rest as long before the next.

    Each household waits in a line of its own, so that whoever asks a hundred times keeps
    nobody else waiting for more than one of them.
    """

    def __init__(self) -> None:
        """Begin without anybody."""
        self.now = asyncio.Lock()
        self.lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """By household, as long as somebody waits there."""

    @asynccontextmanager
    async def turn(self, household: str) -> AsyncIterator[None]:
        """Wait for one's turn, then have it."""
        async with self.lines.setdefault(household, asyncio.Lock()):
            await self.now.acquire()
            began = time.monotonic()
            try:
                yield
            finally:
                took = time.monotonic() - began
                asyncio.get_running_loop().call_later(took, self.now.release)
