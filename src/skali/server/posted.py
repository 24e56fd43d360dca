"""What callers may send, with its bounds; anything else is refused with the field's name."""

from functools import partial
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    WithJsonSchema,
)

from skali.core.message import say
from skali.core.scene import Cut
from skali.server import spelling
from skali.server.problems import Problem

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
ADDRESS = (
    r"^$|^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?"
    r"(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)*$"
)
"""One address as browsers understand it; no list, no name beside it."""


def long_enough(password: str) -> str:
    """Refuse a password by its length."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        wrong = say("hall-password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        raise Problem(400, "malformed", wrong, field="password")
    return spelling.whole(password, "password")


def described(least: int, most: int) -> WithJsonSchema:
    """Describe a text to programs."""
    return WithJsonSchema({"type": "string", "minLength": least, "maxLength": most})


Name = Annotated[str, AfterValidator(spelling.named), described(1, 40)]
KnownName = Annotated[
    str, AfterValidator(partial(spelling.said, field="name", most=40)), described(1, 40)
]
Password = Annotated[
    str, AfterValidator(long_enough), described(SHORTEST_PASSWORD, LONGEST_PASSWORD)
]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]
Notation = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
Number = Annotated[int, Field(ge=0, le=10_000_000)]
Seat = Annotated[int, Field(ge=0, le=7)]
Spec = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Action = Annotated[int, Field(ge=0, le=1_000_000)] | Notation


class Body(BaseModel):
    """A body; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", strict=False)


class Guest(Body):
    """A name for the evening."""

    name: Name


class Change(Body):
    """A user's settings."""

    name: Name | None = None
    email: Annotated[str, StringConstraints(max_length=254, pattern=ADDRESS)] | None = None
    webhook: (
        Annotated[str, StringConstraints(max_length=500, pattern=r"^$|^https?://[!-~]+$")] | None
    ) = None
    language: Literal["de", "en"] | None = None


class Account(Body):
    """Name and password of a new account."""

    name: Name
    password: Password


class Login(Body):
    """Name and password of an account."""

    name: KnownName
    password: Password


class NewPassword(Body):
    """A password in place of the present one."""

    password: Password
    new: Password


class Goodbye(Body):
    """One's name, so that nobody goes by mistake; an account also gives its password."""

    name: KnownName
    password: Password | None = None


class Forgotten(Body):
    """The name or the confirmed address of an account."""

    name: Annotated[
        str, AfterValidator(partial(spelling.said, field="name", most=254)), described(1, 254)
    ]


class Letter(Body):
    """The token of a link that was sent by mail."""

    token: Token


class Reset(Letter):
    """A new password, with the token of a link that was sent by mail."""

    password: Password


class SeatPlan(Body):
    """Who shall sit on a seat."""

    kind: Literal["me", "invite", "open", "bot"]
    bot: Spec | None = None
    name: Name | None = None
    """What a friend at one's own machine is called, on a further seat of one's own."""


class Clock(Body):
    """How much time everybody has: minutes with increment for live play, days for the other."""

    minutes: Annotated[int, Field(ge=0, le=600)] = 0
    increment: Annotated[int, Field(ge=0, le=600)] = 0
    days: Annotated[int, Field(ge=1, le=30)] = 3


class NewTable(Body):
    """A table to be set up."""

    game: Annotated[str, StringConstraints(max_length=40)]
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=8)]
    pace: Literal["live", "days"] = "live"
    clock: Clock = Field(default_factory=Clock)
    title: Annotated[
        str, AfterValidator(partial(spelling.checked, field="title", most=80)), described(0, 80)
    ] = ""
    open: bool = True
    several: bool = False
    """Whether somebody may sit down on several seats."""


class PlayNow(Body):
    """A game against bots, at once."""

    game: Annotated[str, StringConstraints(max_length=40)]
    bots: Annotated[list[Spec], Field(max_length=7)] | None = None
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)


class Invitation(Body):
    """The secret of an invite link."""

    invite: Annotated[str, StringConstraints(max_length=64)] | None = None


class Watch(Body):
    """The secret of a link to look on, or of an invite link."""

    invite: Annotated[str, StringConstraints(max_length=64)]


class BotSeat(Body):
    """A bot for a free seat."""

    bot: Spec


class Decide(Body):
    """A decision, by its number or in the notation."""

    number: Number
    action: Action
    seat: Seat | None = None


class Why(Body):
    """An action to be judged; `after` is one to be played before it."""

    action: Action
    after: Action | None = None
    seat: Seat | None = None


class Screen(Body):
    """For which kind of screen the table shall be shown from now on."""

    cut: Cut


class Plan(Body):
    """Something to be worked out for a seat."""

    plan: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    seat: Seat | None = None


class Trial(Body):
    """Actions to be tried out, one after the other."""

    actions: Annotated[list[Annotated[int, Field(ge=0, lt=2**31)]], Field(max_length=200)]
    seat: Seat | None = None
    cut: Cut = "wide"


class GoBack(Body):
    """Back to the position after decision `to`."""

    number: Number
    to: Number
    seat: Seat | None = None


class Look(Body):
    """The own seat through which a line looks; none for the one that must decide."""

    seat: Seat | None = None


class Ballot(Body):
    """An answer to a question."""

    vote: Number
    agree: bool


class Substitute(Body):
    """A seat that a bot shall take over."""

    seat: Seat


class Chat(Body):
    """Something said at the table."""

    text: Annotated[
        str, AfterValidator(partial(spelling.said, field="text", most=500)), described(1, 500)
    ]


class Remove(Body):
    """A guest who shall leave."""

    user: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{1,32}$")]


class Fork(Body):
    """Play on from a decision of this game, against bots."""

    at: Number
    bots: Annotated[list[Spec], Field(max_length=7)] | None = None
    seat: Seat = 0


class PushKeys(Body):
    """The keys of a browser's subscription."""

    p256dh: Annotated[str, StringConstraints(max_length=200)]
    auth: Annotated[str, StringConstraints(max_length=100)]


class Push(Body):
    """A browser's push subscription."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^https://\S+$")]
    keys: PushKeys
