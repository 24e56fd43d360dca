"""What a table is made of besides its position: decisions that stand, questions, drafts."""

from dataclasses import dataclass, field

from skali.core.errors import SkaliError
from skali.core.message import Message
from skali.core.record import Entry
from skali.core.state import Result
from skali.server.store import Row


class RoomError(SkaliError):
    """Not possible at this table now."""

    def __init__(self, message: Message) -> None:
        """Keep what is to be said about it."""
        super().__init__(message.id)
        self.message = message


@dataclass(slots=True)
class Tale:
    """What a decision did."""

    story: list[Message]
    deed: Message | None
    """What was chosen, where the story keeps silent about it."""
    told: dict[object, list[str]] = field(default_factory=dict)
    """The story in the words of those who were told."""
    lines: dict[object, Row | None] = field(default_factory=dict)
    """The lines of the log, for those who may know the decision and for others."""


@dataclass(slots=True)
class Step:
    """A decision that stands: what was done, and what the log tells about it."""

    entry: Entry
    action: int
    secret: bool = False
    """Whether nobody else could see that it was taken."""
    tale: Tale | None = None
    """Kept for the latest decisions only; it can be told again."""


@dataclass(slots=True)
class Vote:
    """A question to everybody: take decisions back, or let a bot play for a seat."""

    id: int
    what: str
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

    @property
    def secret(self) -> bool:
        """Whether nobody but its seat can see that it happened."""
        return bool(self.data.get("secret"))
