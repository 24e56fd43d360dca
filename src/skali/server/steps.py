"""What a table is made of besides its position: tales, questions, drafts."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import is_
from typing import Literal, NamedTuple

from skali.core.acts import Act
from skali.core.errors import SkaliError
from skali.core.match import Step, Trial
from skali.core.message import Message
from skali.core.state import Result
from skali.server import seen
from skali.server.store import Row

RUNNING, ABANDONED = "running", "abandoned"
"""The status of a table at which somebody plays, and of one that everybody has left."""


class RoomError(SkaliError):
    """Not possible at this table now."""

    def __init__(self, message: Message) -> None:
        """Keep what is to be said about it."""
        super().__init__(message.id)
        self.message = message


@dataclass(slots=True)
class Tale:
    """What a decision did."""

    acts: list[Act]
    staged: dict[object, list[seen.Act]] = field(default_factory=dict)
    """The acts as they are sent, for those who may know all of it and for others."""
    lines: dict[object, seen.LogEntry | None] = field(default_factory=dict)
    """The lines of the log."""
    apart: set[int | None] = field(init=False)
    """Seats that are told something else than everybody."""

    def __post_init__(self) -> None:
        """Note who is told apart; everybody asks for it again and again."""
        self.apart = {seat for act in self.acts for seat in (act.only, act.but)}

    def eyes(self, viewer: int | None) -> int | None:
        """Return the viewer if he is told something else than everybody."""
        return viewer if viewer in self.apart else None

    def is_for(self, seat: int) -> bool:
        """Tell whether nobody but one seat is told anything."""
        return all(act.only == seat for act in self.acts)


def shared(one: Sequence[object], other: Sequence[object]) -> int:
    """Count the things with which both begin: the very same ones, not equal ones."""
    same = [*map(is_, one, other)]
    return same.index(False) if False in same else len(same)


class Lines(NamedTuple):
    """Decisions from one on and the lines of the log that tell them; None where nothing is."""

    first: int
    steps: list[Step]
    lines: list[seen.LogEntry | None]

    def lines_of(self, first: int, steps: list[Step]) -> list[seen.LogEntry | None]:
        """Return the lines of decisions from another one on, as far as they are the very same."""
        gone = first - self.first
        same = shared(self.steps[gone:], steps) if gone >= 0 else 0
        return self.lines[gone : gone + same] if same else []


@dataclass(slots=True)
class Vote:
    """A question to everybody: take decisions back, or let a bot play for a seat."""

    id: int
    what: Literal["takeback", "substitute"]
    seat: int
    target: int
    """The decision to go back to, or the seat that a bot shall take."""
    voters: list[int]
    agreed: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Draft:
    """An event that can be written down, and what the table will be when it is."""

    kind: str
    seat: int
    data: Row
    result: Result | None = None
    """How the game ends with it, if it does."""
    trial: Trial | None = None
    """A decision as it was checked: that copy becomes the table."""
    status: str = ""
    """What the table is then, if that changes otherwise."""

    @property
    def secret(self) -> bool:
        """Whether nobody but its seat can see that it happened."""
        return bool(self.data.get("secret"))
