"""The clocks of a table: who was asked when, and how much time everybody has used."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from skali.server.store import Row

DAY = 24 * 3600.0
Pause = tuple[float, float]
"""From when until when the hall was closed, and nobody could decide."""
Reading = tuple[float, float, int]
"""Seconds used, when the seat was asked, and how many of its decisions stand."""


@dataclass(slots=True)
class Clocks:
    """Time runs for a seat from the moment it is asked, but not while the hall is closed."""

    table: Row
    seats: int
    pauses: Sequence[Pause] = ()
    """In the order in which they ended, and shared by all tables of a hall."""
    spent: list[float] = field(init=False)
    asked: list[float] = field(init=False)
    """When each seat was asked for the decision it owes."""
    stood: list[int] = field(init=False)
    """How many decisions of each seat stand."""
    veiled: list[Reading] | None = None
    """What others still see while it is secret who has chosen."""

    def __post_init__(self) -> None:
        """Ask nobody yet."""
        self.spent = [0.0] * self.seats
        self.asked = [self.table["created"]] * self.seats
        self.stood = [0] * self.seats

    def between(self, start: float, end: float) -> float:
        """Return how long the hall was open between two moments."""
        open_, until = end - start, end
        for closed, opened in reversed(self.pauses):
            if opened <= start:
                break
            open_ -= max(0.0, min(until, opened) - max(start, closed))
            until = min(until, closed)
        return max(0.0, open_)

    def stop(self, seat: int, now: float) -> None:
        """Let a seat's time end with its decision."""
        self.spent[seat] += self.between(self.asked[seat], now)
        self.stood[seat] += 1

    def veil(self) -> None:
        """Let others see the clocks as they are now until something can be seen by all."""
        if self.veiled is None:
            self.veiled = list(zip(self.spent, self.asked, self.stood, strict=True))

    def left(self, seat: int, now: float, turn: Sequence[int], viewer: int | None) -> float | None:
        """Return the seconds a seat has left, as it looks to a viewer who sees whose turn it is."""
        spent, asked, stood = self.spent[seat], self.asked[seat], self.stood[seat]
        if self.veiled is not None and seat != viewer:
            spent, asked, stood = self.veiled[seat]
        clock = self.table["clock"]
        waiting = self.between(asked, now) if seat in turn else 0.0
        if self.table["pace"] == "days":
            return float(clock["days"]) * DAY - waiting
        if not clock.get("minutes"):
            return None
        earned = float(clock.get("increment", 0)) * stood
        return float(clock["minutes"]) * 60.0 + earned - spent - waiting

    def to_json(self) -> Row:
        """Return plain data for a checkpoint."""
        plain: Row = {"spent": [*self.spent], "asked": [*self.asked], "stood": [*self.stood]}
        return plain | ({"veiled": self.veiled} if self.veiled is not None else {})

    def resume(self, plain: Row) -> None:
        """Go on from a checkpoint."""
        self.spent, self.asked = [*plain["spent"]], [*plain["asked"]]
        self.stood = [*plain["stood"]]
        veiled = plain.get("veiled")
        self.veiled = [(used, asked, stood) for used, asked, stood in veiled] if veiled else None
