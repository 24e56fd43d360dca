"""Tables that are in memory: what is known of them, and who listens."""

import asyncio
import hashlib
import hmac
from dataclasses import dataclass, field

import orjson

from skali.core.message import say
from skali.core.scene import Scene
from skali.server.painter import Known, Picture
from skali.server.problems import Problem
from skali.server.room import Room
from skali.server.store import Row
from skali.server.views import Words

SLOW, ELSEWHERE, RESTART = 4408, 4409, 1012
"""Why a line is closed: too slow, opened too often by the same person, the hall closes."""


@dataclass(eq=False, slots=True)
class Listener:
    """Somebody who is told about a table: a browser, a program, a spectator."""

    user: str
    seat: int | None
    language: str
    patches: bool = False
    """Whether nodes that did not change may be named instead of sent again."""
    address: str = ""
    session: str = ""
    """With which session the line was opened."""
    known: Known = ()
    """What was sent before."""
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(256))
    code: int = SLOW
    """Why the line ends, once it does."""

    def tell(self, message: Row) -> None:
        """Hand a message over; one who does not listen any more is left behind."""
        if self.queue.full():
            self.end(SLOW)
        else:
            self.queue.put_nowait(orjson.dumps(message))

    def end(self, code: int) -> None:
        """Close the line after what was said already, as far as it was heard."""
        self.code = code
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
        self.queue.put_nowait(None)


@dataclass(eq=False, slots=True)
class Place:
    """A table that is in memory: its room, who listens, and one at a time may act."""

    table: Row
    seats: list[Row]
    room: Room | None
    removed: set[str] = field(default_factory=set)
    """Users who were asked to leave."""
    guests: set[str] = field(default_factory=set)
    """Users who were invited to watch a private table."""
    doubtful: bool = False
    """Whether something may have been written down that is not known here."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: dict[Listener, None] = field(default_factory=dict)
    """In the order in which they came."""
    present: list[int] = field(default_factory=list)
    """The seats whose person listens, as everybody was told."""
    views: dict[tuple[int | None, str], Row] = field(default_factory=dict)
    told: dict[tuple[int | None, str], Row] = field(default_factory=dict)
    scenes: dict[int | None, Scene] = field(default_factory=dict)
    pictures: dict[tuple[int | None, str], Picture] = field(default_factory=dict)
    latest: dict[str, Picture] = field(default_factory=dict)
    """A picture in every language, so that the next one need not be drawn from scratch."""
    shown: float = 0.0
    """When it was last drawn."""
    words: dict[str, Words] = field(default_factory=dict)
    thinking: set[int] = field(default_factory=set)

    def seat_of(self, user: str | None) -> int | None:
        """Return the seat of a user."""
        return next((s["seat"] for s in self.seats if user and s["user_id"] == user), None)

    def belongs(self, user: str | None) -> bool:
        """Tell whether a user plays here or has set the table up."""
        return user is not None and (user == self.table["host"] or self.seat_of(user) is not None)

    def may_watch(self, user: str | None) -> None:
        """Refuse those who were removed, and at a private table those who were not invited."""
        if user in self.removed:
            raise Problem(403, "seat", say("hall-removed"))
        if not self.table["open"] and not self.belongs(user) and user not in self.guests:
            raise Problem(403, "private", say("hall-private"))

    def watch_token(self) -> str:
        """Return the secret of the link with which others may watch."""
        key = bytes.fromhex(self.table["secret"])
        return hmac.new(key, b"skali-watch", hashlib.sha256).hexdigest()[:24]

    def invites(self, token: str | None, seat: Row | None = None) -> bool:
        """Tell whether a token is an invitation: to a given seat, or to look on."""
        if token is None:
            return False
        known = [each["invite"] for each in self.seats] if seat is None else [seat["invite"]]
        if seat is None:
            known.append(self.watch_token())
        return any(same(token, secret) for secret in known)

    def take_over(self, other: "Place") -> None:
        """Know what another reading of the same table knows; those who listen stay."""
        self.table, self.seats, self.room = other.table, other.seats, other.room
        self.removed, self.guests = other.removed, other.guests
        self.doubtful = False
        self.forget_views()
        self.latest.clear()

    def online(self) -> list[int]:
        """List the seats whose person listens."""
        present = {listener.user for listener in self.listeners}
        return [seat["seat"] for seat in self.seats if seat["user_id"] in present]

    def rest(self) -> None:
        """Drop what can be drawn and told again."""
        self.latest.clear()
        if self.room is not None:
            self.room.rest()

    def forget_views(self) -> None:
        """Drop what was made for the last announcement."""
        self.views.clear()
        self.told.clear()
        self.pictures.clear()
        self.scenes.clear()


def same(one: str, other: str) -> bool:
    """Compare secrets; how long it takes tells nothing."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))
