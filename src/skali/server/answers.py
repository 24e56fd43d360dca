"""What the hall says, as types; see docs/protocol.md.

They are there to be read and checked, by mypy and by tests, and cost nothing while the hall runs.
`tools/client_types.py` writes them down for the browser client: a class becomes an interface, what
stands below a field becomes its comment.
"""

from collections.abc import Sequence
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from skali.server.seen import (
    Act,
    Change,
    ChatMessage,
    LogEntry,
    OptionValue,
    PatchedView,
    TableView,
    User,
    View,
)

Language = Literal["de", "en"]


# --- people ---


class Me(User):
    """A user with the settings that nobody else is told."""

    email: str | None
    pending_email: str | None
    """An address that its owner has not confirmed yet."""
    webhook: str | None
    language: Language | None


class Present(TypedDict):
    """Who the caller is, and whether the hall sends mail."""

    user: Me | None
    mail: bool


class Welcome(TypedDict):
    """The caller, after a change of who he is."""

    user: Me


class Farewell(TypedDict):
    """Nobody any more."""

    user: None


class Session(TypedDict):
    """Where somebody is signed in."""

    id: str
    created: float
    seen: float
    agent: str
    current: bool


class Sessions(TypedDict):
    """All sessions of the caller."""

    sessions: list[Session]


class Asked(TypedDict):
    """A link was asked for, whether there is anybody to send it to or not."""

    asked: bool


class Confirmed(TypedDict):
    """An address that counts from now on."""

    email: str


class PushKey(TypedDict):
    """With which key a browser subscribes to notices."""

    key: str | None


class Subscribed(TypedDict):
    """The browser will be told."""

    subscribed: bool


# --- games ---


class OptionChoice(TypedDict):
    """A value that an option may have."""

    value: OptionValue
    label: str


class Option(TypedDict):
    """Something that can be chosen about a game before it begins."""

    key: str
    label: str
    help: str
    default: OptionValue
    requires: str | None
    values: list[OptionChoice]


class GameCard(TypedDict):
    """A game in the lobby."""

    key: str
    name: str
    blurb: str
    seats: Sequence[int]
    minutes: tuple[int, int]
    weight: int
    version: str
    art: str
    door: str
    cards: int
    """How many cards can be looked up."""
    options: list[Option]


class Bot(TypedDict):
    """A bot in the lobby."""

    spec: str
    label: str
    help: str


class Games(TypedDict):
    """Everything that can be played, and against whom."""

    games: list[GameCard]
    bots: list[Bot]


class Rule(TypedDict):
    """A rule of a game's catalogue."""

    id: str
    part: str
    text: str


class Rules(TypedDict):
    """The catalogue of a game."""

    rules: list[Rule]


class GuidePicture(TypedDict):
    """A table that a chapter shows, in the colours of the page."""

    svg: str
    caption: str


class Chapter(TypedDict):
    """A part of how a game is played."""

    key: str
    title: str
    paragraphs: Sequence[str]
    picture: GuidePicture | None


class Sign(TypedDict):
    """A drawing and what it means."""

    sprite: str
    means: str


class Guide(TypedDict):
    """How a game is played."""

    chapters: list[Chapter]
    signs: list[Sign]


class CardSign(TypedDict):
    """A sign of a card: letters, a drawing, or letters before or in a drawing."""

    sprite: str
    text: str
    inside: bool
    tone: str


class CardElsewhere(TypedDict):
    """A card in another language."""

    language: str
    name: str
    text: str


class Card(TypedDict):
    """A card that can be looked up."""

    number: int
    name: str
    notes: list[str]
    text: str
    also: list[CardElsewhere]
    rows: list[list[CardSign]]


class Cards(TypedDict):
    """All cards of a game that can be looked up."""

    cards: list[Card]


# --- tables ---


class Tables(TypedDict):
    """Tables of the lobby."""

    tables: list[TableView]


class OneTable(TypedDict):
    """The table that a request was about."""

    table: TableView


class Log(TypedDict):
    """The whole game so far."""

    log: list[LogEntry]


class Said(TypedDict):
    """What the caller said, as everybody hears it."""

    message: ChatMessage


class Number(TypedDict):
    """The table's number afterwards, as the caller counts."""

    number: int


class Refusal(TypedDict):
    """Whether an action is allowed, or which rule forbids it."""

    legal: bool
    rule: str | None
    sentence: str | None
    values: dict[str, int | str]
    does: NotRequired[str]
    """Of what is allowed: what it does,"""
    changes: NotRequired[list[str]]
    """what it would change, line by line,"""
    preview: NotRequired[list[Change]]
    """and thing by thing on the table,"""
    reveals: NotRequired[bool]
    """whether it shows something hidden,"""
    final: NotRequired[bool]
    """and whether it cannot be taken back."""


class Counsel(TypedDict):
    """Something that a bot would consider."""

    action: int
    notation: str
    sentence: str
    reason: str
    """What speaks for it."""
    tried: float
    """How sure the bot is of it, from 0 to 1."""
    points: float | None
    """Points that may be expected, as far as the bot looked; null if it had no time to."""
    place: float | None
    """The place that may be expected; null where nobody competes."""


class Hint(Counsel):
    """What a bot would do, and the best few options, that one first."""

    options: list[Counsel]


class Advised(TypedDict):
    """A step of a proposal: actions that belong together, and what they do."""

    actions: list[int]
    sentence: str


class Proposal(TypedDict):
    """What was worked out: steps to be played one by one, and what all of them are worth."""

    number: int
    """The position for which it was worked out."""
    title: str
    steps: list[Advised]
    worth: list[str]


class Trial(TypedDict):
    """What several actions, one after the other, would change."""

    changes: list[str]
    preview: list[Change]


class Verification(TypedDict):
    """Whether the dice were those that were promised."""

    commitment: str
    secret: str
    fits: bool
    luck: bool
    sentence: NotRequired[str]


class Problem(TypedDict):
    """What was wrong."""

    code: str
    sentence: str
    rule: str | None
    field: str | None
    values: dict[str, object]
    number: NotRequired[int]
    """The table's number, where the caller's was an old one."""
    retry: NotRequired[float]
    """Seconds after which it may be tried again."""


class Failure(TypedDict):
    """A request that was refused, and changed nothing."""

    error: Problem


# --- what is heard over a line ---

MessageId = int | str | None


class ViewMessage(TypedDict):
    """Something happened; `moved` is false after a gap: no motion then."""

    type: Literal["view"]
    view: View | PatchedView
    moved: bool
    acts: list[Act]
    """What the decision did that led to this view, for those who saw the one before."""


class TableMessage(TypedDict):
    """Something changed at a table where nobody plays yet."""

    type: Literal["table"]
    table: TableView


class ChatHeard(TypedDict):
    """Somebody said something."""

    type: Literal["chat"]
    message: ChatMessage


class Presence(TypedDict):
    """The seats whose person listens."""

    type: Literal["presence"]
    online: list[int]


class Notice(TypedDict):
    """The database does not answer; the host sent the listener away; the hall closes."""

    type: Literal["trouble", "removed", "closing"]


class Failed(Failure):
    """The answer to a message that was refused."""

    type: Literal["error"]
    id: NotRequired[MessageId]


class Done(TypedDict):
    """The answer to a message that was carried out."""

    type: Literal["done"]
    id: MessageId
    number: NotRequired[int]


class Judged(Refusal):
    """The answer to the question why, or what if."""

    type: Literal["done"]
    id: MessageId


FromServer = ViewMessage | TableMessage | ChatHeard | Presence | Notice | Failed | Done | Judged
