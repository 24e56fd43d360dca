"""What callers may send, with its bounds; anything else is refused with the field's name."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Notation = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
Number = Annotated[int, Field(ge=0, le=10_000_000)]
Spec = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Action = Annotated[int, Field(ge=0, le=1_000_000)] | Notation


class Form(BaseModel):
    """A body; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=False)


class Guest(Form):
    """A name for the evening."""

    name: Name


class Change(Form):
    """A user's settings."""

    name: Name | None = None
    email: (
        Annotated[str, StringConstraints(max_length=254, pattern=r"^$|^[^@\s]+@[^@\s]+$")] | None
    ) = None
    webhook: (
        Annotated[str, StringConstraints(max_length=500, pattern=r"^$|^https?://\S+$")] | None
    ) = None
    language: Literal["de", "en"] | None = None


class Account(Form):
    """Name and password."""

    name: Name
    password: Annotated[str, StringConstraints(min_length=8, max_length=200)]


class SeatPlan(Form):
    """Who shall sit on a seat."""

    kind: Literal["me", "invite", "open", "bot"]
    bot: Spec | None = None


class Clock(Form):
    """How much time everybody has: minutes with increment for live play, days for the other."""

    minutes: Annotated[int, Field(ge=0, le=600)] = 0
    increment: Annotated[int, Field(ge=0, le=600)] = 0
    days: Annotated[int, Field(ge=1, le=30)] = 3


class NewTable(Form):
    """A table to be set up."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=8)]
    pace: Literal["live", "days"] = "live"
    clock: Clock = Field(default_factory=Clock)
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    open: bool = True


class PlayNow(Form):
    """A game against bots, at once."""

    game: Annotated[str, StringConstraints(max_length=40)]
    bots: Annotated[list[Spec], Field(max_length=7)] | None = None
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)


class Invitation(Form):
    """The secret of an invite link."""

    invite: Annotated[str, StringConstraints(max_length=64)] | None = None


class BotSeat(Form):
    """A bot for a free seat."""

    bot: Spec


class Decide(Form):
    """A decision, by its number or in the notation."""

    number: Number
    action: Action
    seat: Annotated[int, Field(ge=0, le=7)] | None = None


class Why(Form):
    """An action to be judged; `after` is one to be played before it."""

    action: Action
    after: Action | None = None


class GoBack(Form):
    """Back to the position after decision `to`."""

    number: Number
    to: Number


class Ballot(Form):
    """An answer to a question."""

    vote: Number
    agree: bool


class Substitute(Form):
    """A seat that a bot shall take over."""

    seat: Annotated[int, Field(ge=0, le=7)]


class Chat(Form):
    """Something said at the table."""

    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]


class Remove(Form):
    """A guest who shall leave."""

    user: Annotated[str, StringConstraints(max_length=32)]


class Fork(Form):
    """Play on from a decision of this game, against bots."""

    at: Number
    bots: Annotated[list[Spec], Field(max_length=7)] | None = None
    seat: Annotated[int, Field(ge=0, le=7)] = 0


class PushKeys(Form):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, StringConstraints(max_length=200)]
    auth: Annotated[str, StringConstraints(max_length=100)]


class Push(Form):
    """A browser's push subscription."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^https://\S+$")]
    keys: PushKeys
