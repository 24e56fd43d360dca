"""The hall: keeps tables in memory while somebody needs them, and tells everybody what happened."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import orjson

from skali.core.errors import IllegalAction, SkaliError
from skali.core.game import Game
from skali.core.message import say
from skali.core.scene import Scene
from skali.core.state import Result
from skali.games import games
from skali.server.names import called
from skali.server.painter import Known, Picture, paint
from skali.server.problems import Problem
from skali.server.room import Draft, Room, RoomError, rebuild
from skali.server.settings import Settings
from skali.server.store import Row, Stale, Store
from skali.server.thinkers import Thinkers
from skali.server.views import Words, offered, open_to, table_part, told_part

ROOMS_KEPT = 256
"""Rooms without a listener that stay in memory; others are rebuilt when somebody comes back."""
QUIET = 10.0
"""Seconds after which a table counts as idle."""


@dataclass(eq=False, slots=True)
class Listener:
    """Somebody who is told about a table: a browser, a program, a spectator."""

    user: str
    seat: int | None
    language: str
    patches: bool = False
    """Whether nodes that did not change may be named instead of sent again."""
    known: Known = ()
    """What was sent before."""
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
    scenes: dict[int | None, Scene] = field(default_factory=dict)
    pictures: dict[tuple[int | None, str], Picture] = field(default_factory=dict)
    latest: dict[str, Picture] = field(default_factory=dict)
    """A picture in every language, so that the next one need not be drawn from scratch."""
    shown: float = 0.0
    """When it was last drawn."""
    words: dict[str, Words] = field(default_factory=dict)
    thinking: set[int] = field(default_factory=set)

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


class Hall:
    """All tables of one server process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """Open the hall on a store."""
        self.settings = settings
        self.store = store
        self.games: dict[str, Game] = games()
        self.places: OrderedDict[str, Place] = OrderedDict()
        self.thinkers = Thinkers(settings.workers)
        self.pen = ThreadPoolExecutor(1, "pen")
        self.tasks: set[asyncio.Task[None]] = set()
        self.people: dict[str, Row] = {}
        """Users as others see them, so that a view does not ask the database for names."""
        self.on_turn: list[Callable[[Place, int], None]] = []
        """Called when a seat is asked; reminders hang here."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:  # noqa: ANN401
        """Do something slow beside the loop."""
        return await asyncio.to_thread(work, *args)

    async def write(self, work: Callable[..., Any], *args: Any) -> Any:  # noqa: ANN401
        """Write something down, one after the other: nobody waits for a lock of the database."""
        return await asyncio.get_running_loop().run_in_executor(self.pen, work, *args)

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
        self.pen.shutdown()
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
            raise Problem(404, "unknown", say("hall-no-table", table=table_id))
        seats = self.store.seats_of(table_id)
        room = None
        if table["status"] != "waiting":
            room = self.rebuilt(table)
        return Place(table, seats, room)

    def rebuilt(self, table: Row) -> Room:
        """Build a room from the latest checkpoint, or should that be unreadable, from the start."""
        game, events = self.game(table), self.store.events_of(table["id"])
        checkpoint = self.store.checkpoint(table["id"])
        try:
            return rebuild(game, table, events, checkpoint)
        except (SkaliError, KeyError):
            return rebuild(game, table, events)

    def game(self, table: Row) -> Game:
        """Return the game of a table, in the rules version that it was started with."""
        game = self.games.get(table["game"])
        if game is None:
            raise Problem(404, "unknown", say("hall-game-gone", game=table["game"]))
        if game.version != table["version"]:
            versions = say("hall-version", table=table["version"], hall=game.version)
            raise Problem(409, "state", versions)
        return game

    def forget_idle(self) -> None:
        """Drop rooms that nobody listens to, the longest unused first."""
        for table_id in list(self.places)[: max(0, len(self.places) - ROOMS_KEPT)]:
            place = self.places[table_id]
            if not place.listeners and not place.thinking and not place.lock.locked():
                del self.places[table_id]

    async def tidy(self) -> None:
        """Of tables at which nothing happens for a while, keep only what cannot be made again."""
        while True:
            await asyncio.sleep(QUIET)
            for place in self.places.values():
                if place.latest and place.shown < time.monotonic() - QUIET:
                    place.rest()

    # --- acting ---

    async def act(
        self,
        place: Place,
        number: int | None,
        draft: Callable[[Room], Draft],
        decider: int | None = None,
    ) -> int:
        """Check, write down, let it happen, tell everybody: in this order."""
        async with place.lock:
            room = self.running(place)
            if room.is_stale(number, decider):
                raise Problem(409, "stale", say("hall-stale"), number=room.number)
            try:
                event = draft(room)
            except RoomError as error:
                raise Problem(409, "state", error.message) from error
            now, after = time.time(), room.number + 1
            arguments = (place.table["id"], after, event.kind, event.seat, event.data, now)
            try:
                await self.write(self.store.append, *arguments)
            except Stale as error:
                del self.places[place.table["id"]]
                raise Problem(409, "stale", say("hall-stale")) from error
            room.fold(after, event.kind, event.seat, event.data, now)
            place.forget_views()
            if event.kind == "decision" and room.at_milestone:
                checkpoint = (place.table["id"], after, room.checkpoint())
                await self.write(self.store.add_checkpoint, *checkpoint)
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
            raise Problem(409, "state", say("hall-not-started"))
        return place.room

    async def finish(self, place: Place, result: Result) -> None:
        """Note that a game is over."""
        place.table |= {
            "status": "finished",
            "changed": time.time(),
            "result": {"scores": list(result.scores), "places": list(result.places)},
        }
        values = {key: place.table[key] for key in ("status", "changed", "result")}
        await self.write(self.store.change_table, place.table["id"], values)

    async def decide(
        self, place: Place, number: int | None, action: int | str, seat: int, language: str
    ) -> int:
        """Play a decision for a seat."""
        try:
            return await self.act(place, number, lambda room: room.decide(action, seat), seat)
        except IllegalAction as error:
            sentence = self.words(place, language)(error.refusal.message)
            raise Problem(422, "illegal", sentence, rule=error.refusal.rule) from error

    # --- telling ---

    def view(self, place: Place, seat: int | None, language: str) -> Row:
        """Return the game's part of a view, made once for everybody who sees the same."""
        key = (seat, language)
        if key not in place.views:
            words = self.words(place, language)
            place.views[key] = table_part(self.running(place), seat, None, words)
        return place.views[key]

    def names(self, place: Place) -> list[str]:
        """Name everybody at a table; a free seat is called like the bot that may take it."""
        people = [self.person(seat["user_id"]) for seat in place.seats]
        return called(place.table["id"], [person["name"] if person else None for person in people])

    def words(self, place: Place, language: str) -> Words:
        """Return who speaks about a table in a language, calling everybody by name."""
        names = self.names(place)
        words = place.words.get(language)
        if words is None or words.names != tuple(names):
            place.latest.pop(language, None)
            words = place.words[language] = Words(self.game(place.table), language, names)
        return words

    def announce(self, place: Place, *, moved: bool = True) -> None:
        """Send every listener the view of its seat."""
        if place.room is not None:
            hidden = place.room.game.hidden
            viewers = list({each.seat if hidden else None for each in place.listeners})
            scenes = place.room.game.scenes(place.room.state, viewers)
            place.scenes = dict(zip(viewers, scenes, strict=True))
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
        words = self.words(place, language)
        told = place.told.get((seat, language))
        if told is None:
            told = place.told[seat, language] = told_part(room, seat, None, words)
        viewer = seat if room.game.hidden else None
        picture = place.pictures.get((viewer, language))
        if picture is None:
            scene = place.scenes.get(viewer) or room.game.scene(room.state, viewer)
            picture = paint(scene, words, place.latest.get(language))
            place.pictures[viewer, language] = place.latest[language] = picture
            place.shown = time.monotonic()
        legal = offered(told)
        panels = picture.since(listener.known, seat)
        listener.known = picture.known
        offers, refused = open_to(picture.scene, legal)
        return told | {"scene": {"panels": panels}, "offers": offers, "refused": refused}

    def summary(self, place: Place, user: str | None) -> Row:
        """Describe a table; invitations are for the host."""
        table, room, now = place.table, place.room, time.time()
        me = next((s["seat"] for s in place.seats if user and s["user_id"] == user), None)
        turn = room.state.turn_seen(me) if room else ()
        online, names = place.online(), self.names(place)
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
                    "name": names[seat["seat"]],
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
