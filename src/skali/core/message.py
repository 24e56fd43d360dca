"""What the core says: ids with values, never sentences. `skali.text` turns them into language."""
# interpreted: small values for people, never met in simulation

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Protocol

LANGUAGES = ("de", "en")
"""All that people read is there in each of them."""


@dataclass(eq=False, slots=True)
class Message:
    """A message id with its values; a value that is a `Message` is rendered first.

    Nobody changes a message: thousands are made and compared for every picture of a table.
    """

    id: str
    values: "dict[str, int | str | Message]" = field(default_factory=dict)
    known_hash: int = field(default=0, init=False, repr=False)
    """Once somebody has asked for it."""

    def __eq__(self, other: object) -> bool:
        """Messages are equal by id and values."""
        if self is other:
            return True
        return isinstance(other, Message) and self.id == other.id and self.values == other.values

    def __hash__(self) -> int:
        """Count equal messages as one."""
        if not self.known_hash:
            self.known_hash = hash((self.id, *self.values.values()))
        return self.known_hash

    def __reduce__(self) -> tuple[Any, ...]:
        """Leave the hash behind: another process counts in its own way."""
        return Message, (self.id, self.values)

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {"id": self.id, "values": {k: _plain(v) for k, v in self.values.items()}}


def say(id_: str, **values: "int | str | Message") -> Message:
    """Make a message in one line."""
    return Message(id_, values)


SEAT = "skali-seat"


MINUS = "\u2212"


def signed(number: int) -> str:
    """Write a number with a true minus."""
    return str(number).replace("-", MINUS)


@cache
def seat_name(seat: int) -> Message:
    """Name a seat; who sits there is known to the hall, not to the game."""
    return say(SEAT, seat=seat + 1)


class Speak(Protocol):
    """Turns a message into a sentence; where names are known, a seat is called by its name."""

    def __call__(self, message: Message, language: str, names: Sequence[str] = ()) -> str:
        """Render a message."""


def _plain(value: "int | str | Message") -> Any:  # noqa: ANN401 - JSON
    return value.to_json() if isinstance(value, Message) else value


class Refusal:
    """A no with its rule: the id in the catalogue and the values involved."""

    __slots__ = ("rule", "values")

    def __init__(self, rule: str, **values: int | str | Message) -> None:
        """Name the rule that forbids, and what it looked at."""
        self.rule = rule
        self.values = values

    @property
    def message(self) -> Message:
        """The sentence's id is the rule's."""
        return Message(self.rule, self.values)

    def __eq__(self, other: object) -> bool:
        """Refusals are equal by rule and values."""
        return (
            isinstance(other, Refusal) and self.rule == other.rule and self.values == other.values
        )

    def __hash__(self) -> int:
        """Hash by rule alone."""
        return hash(self.rule)

    def __repr__(self) -> str:
        """Write it as it is made."""
        values = "".join(f", {key}={value!r}" for key, value in self.values.items())
        return f"Refusal({self.rule!r}{values})"
