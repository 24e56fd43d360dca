"""Tables that are in memory: what is known of them, and who listens."""

import asyncio
import hashlib
import hmac
from dataclasses import dataclass, field

import orjson

from skali.core.message import say
from skali.core.scene import Cut, Scene
from skali.server.answers import FromServer
from skali.server.painter import Known, Picture
from skali.server.problems import Problem
from skali.server.room import Room
from skali.server.seen import GameView, LogEntry, Told
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
    cut: Cut = "wide"
    """For which kind of screen it is shown the table."""
    patches: bool = False
    """Whether only what is new may be sent."""
    address: str = ""
    session: str = ""
    """With which session the line was opened."""
    wanted: int | None = None
    """Through which of several seats somebody wants to look; else the one that must decide."""
    known_until: float = 0.0
    """Until when nobody needs to ask whether that session goes on."""
    ended: bool = False
    known: Known = field(default_factory=dict)
    """What was drawn before."""
    log: list[LogEntry] = field(default_factory=list)
    """What was told before."""
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(256))
    code: int = SLOW
    """Why the line ends, once it does."""

    def tell(self, message: FromServer) -> None:
        """Hand a message over; one who does not listen any more is left behind."""
        if self.queue.full():
            self.end(SLOW)
        else:
            self.queue.put_nowait(orjson.dumps(message))

    def end(self, code: int) -> None:
        """Close the line after what was said already, as far as it was heard."""
        self.code, self.ended = code, True
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
    names: list[str] | None = None
    """What everybody is called, during an announcement."""
    views: dict[tuple[int | None, str, Cut], GameView] = field(default_factory=dict)
    told: dict[tuple[int | None, str], Told] = field(default_factory=dict)
    scenes: dict[tuple[int | None, Cut], Scene] = field(default_factory=dict)
    pictures: dict[tuple[int | None, str, Cut], Picture] = field(default_factory=dict)
    latest: dict[tuple[int | None, str, Cut], Picture] = field(default_factory=dict)
    """The last pictures, so that the next ones need not be drawn from scratch."""
    shown: float = 0.0
    """When it was last drawn."""
    words: dict[str, Words] = field(default_factory=dict)
    thinking: set[int] = field(default_factory=set)

    def seats_of(self, user: str | None) -> list[int]:
        """List the seats of a user."""
        return [seat["seat"] for seat in self.seats if user and seat["user_id"] == user]

    def seat_of(self, user: str | None, wanted: int | None = None) -> int | None:
        """Return the seat through which a user looks: the wanted one, or the first asked one."""
        mine = self.seats_of(user)
        if wanted in mine:
            return wanted
        turn = self.room.state.turn if self.room else ()
        return next((seat for seat in mine if seat in turn), mine[0] if mine else None)

    def face_questions(self) -> None:
        """Let everybody who listens look through the right one of his seats."""
        for listener in self.listeners:
            listener.seat = self.seat_of(listener.user, listener.wanted)

    def belongs(self, user: str | None) -> bool:
        """Tell whether a user plays here or has set the table up."""
        return user is not None and (user == self.table["host"] or bool(self.seats_of(user)))

    def may_watch(self, user: str | None) -> None:
        """Refuse those who were removed, and at a private table those who were not invited."""
        if user in self.removed:
            raise Problem(403, "seat", say("hall-removed"))
        if not self.table["open"] and not self.belongs(user) and user not in self.guests:
            raise Problem(403, "private", say("hall-private"))

    def watch_token(self) -> str:
        """Return the secret of the link with which others may watch; it ends with a removal.

        The table's own secret is shown at the end, in every record; those of the seats never are.
        """
        key = bytes.fromhex(self.table["secret"])
        seats = (seat["invite"] for seat in self.seats)
        words = " ".join(["skali-watch", *seats, *sorted(self.removed)])
        return hmac.new(key, words.encode(), hashlib.sha256).hexdigest()[:24]

    def invites(self, token: str | None, seat: Row | None = None) -> bool:
        """Tell whether a token is an invitation: to a given seat, or to look on."""
        if token is None:
            return False
        if seat is not None:
            return same(token, seat["invite"])
        known = [each["invite"] for each in self.seats if each["user_id"] not in self.removed]
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

    def listening_for(self, seat: int) -> list[Listener]:
        """List the lines of whoever holds a seat."""
        holder = self.seats[seat]["user_id"]
        return [each for each in self.listeners if each.user and each.user == holder]

    def rest(self) -> None:
        """Drop what can be drawn and told again."""
        self.latest.clear()
        if self.room is not None:
            self.room.rest()

    def forget_views(self) -> None:
        """Drop what was made for the last announcement."""
        self.names = None
        self.views.clear()
        self.told.clear()
        self.pictures.clear()
        self.scenes.clear()


def same(one: str, other: str) -> bool:
    """Compare secrets; how long it takes tells nothing."""
    return hmac.compare_digest(one.encode(errors="replace"), other.encode(errors="replace"))
