"""The hall: keeps tables in memory while somebody needs them, and tells everybody what happened."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import orjson

from skali.core.errors import IllegalAction, SkaliError
from skali.core.game import Game
from skali.core.state import Result
from skali.games import games
from skali.server.painter import Picture, paint
from skali.server.room import Draft, Room, RoomError, rebuild
from skali.server.settings import Settings
from skali.server.store import Row, Stale, Store
from skali.server.thinkers import Thinkers
from skali.server.views import Words, table_part, told_part

ROOMS_KEPT = 256
"""Rooms without a listener that stay in memory; others are rebuilt when somebody comes back."""


class Problem(SkaliError):
    """A request that is refused: code and status of the protocol."""

    def __init__(self, status: int, code: str, sentence: str, **more: Any) -> None:  # noqa: ANN401
        """Keep everything that the answer will say."""
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.more = more

    def to_json(self) -> Row:
        """Return the answer's body."""
        body: Row = {
            "code": self.code,
            "sentence": str(self),
            "rule": None,
            "field": None,
            "values": {},
        }
        return {"error": body | self.more}


@dataclass(eq=False, slots=True)
class Listener:
    """Somebody who is told about a table: a browser, a program, a spectator."""

    user: str
    seat: int | None
    language: str
    patches: bool = False
    """Whether nodes that did not change may be named instead of sent again."""
    known: dict[str, int] = field(default_factory=dict)
    """Fingerprints of the nodes that were sent."""
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(256))

    def tell(self, message: Row) -> None:
        """Hand a message over; one who does not listen any more is left behind."""
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
            self.queue.put_nowait(None)
        else:
            self.queue.put_nowait(orjson.dumps(message))


@dataclass(eq=False, slots=True)
class Place:
    """A table that is in memory: its room, who listens, and one at a time may act."""

    table: Row
    seats: list[Row]
    room: Room | None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    views: dict[tuple[int | None, str], Row] = field(default_factory=dict)
    told: dict[tuple[int | None, str], Row] = field(default_factory=dict)
    pictures: dict[tuple[int | None, str], Picture] = field(default_factory=dict)
    thinking: set[int] = field(default_factory=set)

    def online(self) -> list[int]:
        """List the seats whose person listens."""
        present = {listener.user for listener in self.listeners}
        return [seat["seat"] for seat in self.seats if seat["user_id"] in present]

    def forget_views(self) -> None:
        """Drop what was made for the last announcement."""
        self.views.clear()
        self.told.clear()
        self.pictures.clear()


class Hall:
    """All tables of one server process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """Open the hall on a store."""
        self.settings = settings
        self.store = store
        self.games: dict[str, Game] = games()
        self.places: OrderedDict[str, Place] = OrderedDict()
        self.thinkers = Thinkers(settings.workers)
        self.tasks: set[asyncio.Task[None]] = set()
        self.people: dict[str, Row] = {}
        """Users as others see them, so that a view does not ask the database for names."""
        self.on_turn: list[Callable[[Place, int], None]] = []
        """Called when a seat is asked; reminders hang here."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:  # noqa: ANN401
        """Do something slow beside the loop."""
        return await asyncio.to_thread(work, *args)

    def spawn(self, work: Any) -> None:  # noqa: ANN401 - any coroutine
        """Let something run on its own."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """End everything that runs."""
        for task in list(self.tasks):
            task.cancel()
        self.thinkers.close()
        self.store.close()

    # --- places ---

    async def place(self, table_id: str) -> Place:
        """Return a table, from memory or rebuilt from what was written down."""
        if table_id not in self.places:
            place = await self.run(self.load, table_id)
            self.places.setdefault(table_id, place)
            self.forget_idle()
        self.places.move_to_end(table_id)
        return self.places[table_id]

    def load(self, table_id: str) -> Place:
        """Read a table with all its events."""
        table = self.store.table(table_id)
        if table is None:
            raise Problem(404, "unknown", f"there is no table {table_id!r}")
        seats = self.store.seats_of(table_id)
        room = None
        if table["status"] != "waiting":
            room = rebuild(self.game(table), table, self.store.events_of(table_id))
        return Place(table, seats, room)

    def game(self, table: Row) -> Game:
        """Return the game of a table, in the rules version that it was started with."""
        game = self.games.get(table["game"])
        if game is None:
            raise Problem(404, "unknown", f"there is no game {table['game']!r}")
        if game.version != table["version"]:
            raise Problem(
                409, "state",
                f"this table plays by version {table['version']} of the rules, "
                f"the hall has {game.version}",
            )  # fmt: skip
        return game

    def forget_idle(self) -> None:
        """Drop rooms that nobody listens to, the longest unused first."""
        for table_id in list(self.places)[: max(0, len(self.places) - ROOMS_KEPT)]:
            place = self.places[table_id]
            if not place.listeners and not place.thinking and not place.lock.locked():
                del self.places[table_id]

    # --- acting ---

    async def act(self, place: Place, number: int | None, draft: Callable[[Room], Draft]) -> int:
        """Check, write down, let it happen, tell everybody: in this order."""
        async with place.lock:
            room = self.running(place)
            if number is not None and number != room.number:
                raise Problem(
                    409, "stale", "the table has moved on since you saw it", number=room.number
                )
            try:
                event = draft(room)
            except RoomError as error:
                raise Problem(409, "state", str(error)) from error
            now, after = time.time(), room.number + 1
            arguments = (place.table["id"], after, event.kind, event.seat, event.data, now)
            try:
                await self.run(self.store.append, *arguments)
            except Stale as error:
                del self.places[place.table["id"]]
                raise Problem(409, "stale", "the table has moved on since you saw it") from error
            room.fold(after, event.kind, event.seat, event.data, now)
            place.forget_views()
            result = room.result
            if result is not None and place.table["status"] == "running":
                await self.finish(place, result)
            self.announce(place)
            self.wake_bots(place)
            for seat in room.state.turn:
                for hook in self.on_turn:
                    hook(place, seat)
            return after

    def running(self, place: Place) -> Room:
        """Return the room of a table at which play goes on."""
        if place.room is None:
            raise Problem(409, "state", "the table has not started yet")
        return place.room

    async def finish(self, place: Place, result: Result) -> None:
        """Note that a game is over."""
        place.table |= {
            "status": "finished",
            "changed": time.time(),
            "result": {"scores": list(result.scores), "places": list(result.places)},
        }
        values = {key: place.table[key] for key in ("status", "changed", "result")}
        await self.run(self.store.change_table, place.table["id"], values)

    async def decide(
        self, place: Place, number: int | None, action: int | str, seat: int, language: str
    ) -> int:
        """Play a decision for a seat."""
        try:
            return await self.act(place, number, lambda room: room.decide(action, seat))
        except IllegalAction as error:
            room = self.running(place)
            sentence = room.game.speak(error.refusal.message, language)
            raise Problem(422, "illegal", sentence, rule=error.refusal.rule) from error

    # --- telling ---

    def view(self, place: Place, seat: int | None, language: str) -> Row:
        """Return the game's part of a view, made once for everybody who sees the same."""
        key = (seat, language)
        if key not in place.views:
            place.views[key] = table_part(self.running(place), seat, None, language)
        return place.views[key]

    def announce(self, place: Place, *, moved: bool = True) -> None:
        """Send every listener the view of its seat."""
        for listener in list(place.listeners):
            self.show(place, listener, moved=moved)
        place.forget_views()

    def show(self, place: Place, listener: Listener, *, moved: bool) -> None:
        """Send one listener what it may see now."""
        table = self.summary(place, listener.user)
        if place.room is None:
            listener.tell({"type": "table", "table": table})
            return
        if listener.patches:
            part = self.patch(place, place.room, listener)
        else:
            part = self.view(place, listener.seat, listener.language)
        listener.tell({"type": "view", "moved": moved, "view": part | {"table": table}})

    def patch(self, place: Place, room: Room, listener: Listener) -> Row:
        """Return a view in which nodes that the listener has are only named."""
        seat, language = listener.seat, listener.language
        told = place.told.get((seat, language))
        if told is None:
            told = place.told[seat, language] = told_part(room, seat, None, language)
        sharing = (seat if room.game.hidden else None, language)
        picture = place.pictures.get(sharing)
        if picture is None:
            scene = room.game.scene(room.state, sharing[0])
            picture = place.pictures[sharing] = paint(scene, Words(room.game, language))
        panels = picture.since(listener.known, seat)
        listener.known = picture.known()
        choices = told["decision"]["choices"] if told["decision"] else []
        offers = picture.offered({choice["action"] for choice in choices})
        return told | {"scene": {"panels": panels}, "offers": offers}

    def summary(self, place: Place, user: str | None) -> Row:
        """Describe a table; invitations are for the host."""
        table, room, now = place.table, place.room, time.time()
        me = next((s["seat"] for s in place.seats if user and s["user_id"] == user), None)
        turn = room.state.turn_seen(me) if room else ()
        online = place.online()
        is_host = user is not None and user == table["host"]
        return {
            "id": table["id"],
            "game": table["game"],
            "title": table["title"],
            "status": table["status"],
            "pace": table["pace"],
            "clock": table["clock"],
            "options": table["options"],
            "version": table["version"],
            "open": table["open"],
            "number": room.number if room else 0,
            "host": table["host"],
            "is_host": is_host,
            "commitment": room.commitment if room else None,
            "secret": table["secret"] if table["status"] == "finished" else None,
            "result": table["result"],
            "turn": list(turn),
            "created": table["created"],
            "changed": table["changed"],
            "me": me,
            "seats": [
                {
                    "seat": seat["seat"],
                    "kind": seat["kind"],
                    "user": self.person(seat["user_id"]),
                    "bot": seat["bot"],
                    "substitute": (room.substitutes.get(seat["seat"]) if room else None),
                    "invite": self.invite_link(table, seat) if is_host else None,
                    "online": seat["seat"] in online,
                    "left": room.time_left(seat["seat"], now, turn) if room else None,
                }
                for seat in place.seats
            ],
        }

    def person(self, user_id: str | None) -> Row | None:
        """Name a user for others."""
        if user_id is None:
            return None
        if user_id not in self.people:
            user = self.store.user(user_id)
            if user is None:
                return None
            known = {"id": user_id, "name": user["name"], "account": bool(user["login"])}
            self.people[user_id] = known
        return self.people[user_id]

    def invite_link(self, table: Row, seat: Row) -> str | None:
        """Return the link that seats a friend; taken seats have none."""
        if seat["user_id"] is not None or seat["bot"] is not None:
            return None
        return f"{self.settings.link}/join/{table['id']}/{seat['seat']}/{seat['invite']}"

    # --- bots ---

    def bot_of(self, place: Place, seat: int) -> str | None:
        """Return the bot that plays a seat, if one does."""
        room = self.running(place)
        return room.substitutes.get(seat) or place.seats[seat]["bot"]

    def wake_bots(self, place: Place) -> None:
        """Let every bot that is asked think."""
        room = place.room
        if room is None:
            return
        for seat in room.state.turn:
            spec = self.bot_of(place, seat)
            if spec is not None and seat not in place.thinking:
                place.thinking.add(seat)
                self.spawn(self.let_bot_play(place, seat, spec))

    async def let_bot_play(self, place: Place, seat: int, spec: str) -> None:
        """Think beside the table, then decide; if the table moved on meanwhile, think again."""
        try:
            room = self.running(place)
            number, state = room.number, room.state
            if seat not in state.turn:
                return
            position, legal = state.dump(seat), state.legal(seat)
            seed = secrets.randbits(32)
            action = await self.thinkers.choose(room.game.key, spec, position, seat, legal, seed)
            if room.number == number:
                place.thinking.discard(seat)
                await self.decide(place, number, action, seat, "en")
        except Problem:
            pass
        finally:
            place.thinking.discard(seat)
        if place.room is not None and seat in place.room.state.turn:
            self.wake_bots(place)
