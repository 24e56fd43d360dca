"""The hall: keeps tables in memory while somebody needs them, and lets things happen there."""

import asyncio
import hmac
import logging
import re
import signal
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any

from skali.core.errors import IllegalAction, SkaliError
from skali.core.message import say
from skali.core.state import Result
from skali.printed.playing import sent
from skali.server.claim import Claim
from skali.server.clocks import Pause
from skali.server.engine import Trouble
from skali.server.litter import Broom
from skali.server.pen import Pen
from skali.server.places import RESTART, Place
from skali.server.problems import Problem
from skali.server.room import Room, rebuild
from skali.server.settings import Settings
from skali.server.steps import ABANDONED, RUNNING, Draft, RoomError
from skali.server.store import Row, Stale, Store
from skali.server.telling import Teller
from skali.server.thinkers import Thinkers
from skali.server.upgrade import began_by_other_rules, closing, difference, updated

ROOMS_KEPT = 256
"""Rooms without a listener that stay in memory; others are rebuilt when somebody comes back."""
QUIET = 10.0
"""Seconds after which a table counts as idle."""
BEAT = 5.0
"""Seconds after which the hall notes again that it is open."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds before something that failed is tried again."""
TAKEN_OVER = 60.0
"""Seconds that the database may think, after trouble, that somebody else uses it."""
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")
log = logging.getLogger("skali.hall")


class Hall(Teller):
    """All tables of one server process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        """Open the hall on a store that no other one uses."""
        super().__init__(settings, store)
        self.claim = Claim(store.engine)
        self.places: OrderedDict[str, Place] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Place]] = {}
        self.thinkers = Thinkers(settings.workers)
        self.pen = Pen(store)
        self.tasks: set[asyncio.Task[None]] = set()
        self.pauses: list[Pause] = []
        self.trouble: float | None = None
        """Since when the database does not answer."""
        self.stalled: set[str] = set()
        """Tables at which bots wait for the database."""
        self.on_turn: list[Callable[[Place, int], None]] = []
        """Called when a seat is asked; reminders hang here."""
        self.on_decision: list[Callable[[str, float], None]] = []
        """Called with the game and the seconds that a decision took; metrics hang here."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:  # noqa: ANN401
        """Do something slow beside the loop."""
        try:
            return await asyncio.to_thread(work, *args)
        except Trouble as error:
            self.troubled(error)
            raise

    async def write(self, work: Callable[..., Any], *args: Any) -> Any:  # noqa: ANN401
        """Write something down; while the database does not answer, nobody waits for it."""
        if self.trouble is not None:
            raise Trouble("the database does not answer")
        try:
            return await self.pen.write(work, *args)
        except Trouble as error:
            self.troubled(error)
            raise

    def spawn(self, work: Any) -> None:  # noqa: ANN401 - any coroutine
        """Let something run on its own."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- opening and closing ---

    async def open(self) -> None:
        """Go on where the hall was closed; meanwhile no clock has run."""
        now, last = time.time(), await self.run(self.store.last_beat)
        await self.write(self.store.open_again, min(now, last or now), now)
        self.pauses[:] = await self.run(self.store.pauses)
        begun = await self.run(self.store.running_tables)
        self.spawn(self.wake([*begun, *await self.run(self.store.full_tables)]))
        self.spawn(self.tidy())
        self.spawn(self.stay_open())

    def farewell(self) -> None:
        """Tell everybody that the hall closes, and end all lines."""
        for place in self.places.values():
            for listener in list(place.listeners):
                listener.tell({"type": "closing"})
                listener.end(RESTART)

    async def close(self) -> None:
        """End everything that runs."""
        self.farewell()
        for task in list(self.tasks):
            task.cancel()
        self.thinkers.close()
        if self.trouble is None:
            self.pen.note(self.store.beat, time.time())
        await asyncio.to_thread(self.pen.close)
        self.claim.release()
        self.store.close()

    async def stay_open(self) -> None:
        """Note now and then that the hall is open."""
        while True:
            await asyncio.sleep(BEAT)
            if self.trouble is None:
                with suppress(Trouble):
                    await self.write(self.store.beat, time.time())

    async def tidy(self) -> None:
        """Of tables at which nothing happens for a while, keep only what cannot be made again."""
        broom = Broom()
        while True:
            await asyncio.sleep(QUIET)
            busy = time.monotonic() - QUIET
            for place in self.places.values():
                if place.latest and place.shown < busy:
                    place.rest()
            broom.sweep(quiet=all(place.shown < busy for place in self.places.values()))

    # --- trouble with the database ---

    def troubled(self, error: Trouble) -> None:
        """Say once that the database does not answer, and wait until it does."""
        if self.trouble is not None:
            return
        self.trouble = time.time()
        log.error("the database does not answer, and everybody waits: %s", error)
        for place in self.places.values():
            for listener in list(place.listeners):
                listener.tell({"type": "trouble"})
        self.spawn(self.recover())

    async def recover(self) -> None:
        """Try again and again, ever less often; then let every table go on."""
        began, pause = self.trouble or time.time(), FIRST_PAUSE
        while not await self.is_well(began):
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)
        self.trouble = None
        log.warning("the database answers again after %.1f seconds", time.time() - began)
        stalled = [*self.stalled]
        self.stalled.clear()
        for place in [place for place in self.places.values() if place.listeners]:
            if not place.doubtful:
                self.announce(place, moved=False)
        doubtful = [key for key, place in self.places.items() if place.doubtful]
        await self.wake(dict.fromkeys([*doubtful, *stalled]))

    async def is_well(self, began: float) -> bool:
        """Tell whether the database can be written to; the time since it could not is a pause."""
        now = time.time()
        try:
            if not await asyncio.to_thread(self.claim.renew):
                if now - began > TAKEN_OVER:
                    log.critical("another hall has taken the database over; this one ends")
                    signal.raise_signal(signal.SIGTERM)
                return False
            await self.pen.write(self.store.open_again, began, now)
        except Trouble:
            return False
        self.pauses.append((began, now))
        return True

    async def wake(self, table_ids: Iterable[str]) -> None:
        """Let the bots of tables go on; one that cannot be read holds up no other."""
        for table_id in table_ids:
            try:
                async with self.holding(table_id) as place:
                    self.wake_bots(place)
            except Trouble:
                self.stalled.add(table_id)
            except SkaliError as error:
                log.warning("table %s cannot go on: %s", table_id, error)
            except Exception:
                log.exception("table %s cannot go on", table_id)

    # --- places ---

    async def place(self, table_id: str) -> Place:
        """Return a table, from memory or rebuilt from what was written down."""
        if table_id in self.places:
            self.places.move_to_end(table_id)
            return self.places[table_id]
        if not TABLE_ID.fullmatch(table_id):
            raise Problem(404, "unknown", say("hall-no-table", table=printable(table_id)))
        if table_id not in self.loading:
            self.loading[table_id] = asyncio.create_task(self.bring(table_id))
            self.loading[table_id].add_done_callback(lambda _: self.loading.pop(table_id))
        return await asyncio.shield(self.loading[table_id])

    async def bring(self, table_id: str) -> Place:
        """Bring a table into memory, once for all who want it."""
        place = self.places[table_id] = await self.mended(table_id)
        self.forget_idle()
        return place

    async def mended(self, table_id: str) -> Place:
        """Read a table; finish what a sudden end of the hall may have left undone."""
        loaded: tuple[Place, Row | None] = await self.run(self.load, table_id)
        place, news = loaded
        if news is not None:
            place.table |= news
            await self.note_rules(place, news)
        status, room = place.table["status"], place.room
        if status == "waiting" and not missing(place.seats):
            await self.write(self.store.start_if_full, table_id, time.time())
            place, _ = await self.run(self.load, table_id)
        if status == "running" and room is not None and room.result is not None:
            place.table |= ending(room.result, time.time())
            values = {key: place.table[key] for key in ("status", "changed", "result")}
            await self.write(self.store.change_table, table_id, values)
        return place

    async def note_rules(self, place: Place, news: Row) -> None:
        """Write down that a table goes on by other rules, or that it cannot."""
        table_id = place.table["id"]
        if news.get("closing"):
            log.warning("table %s cannot go on: %s", table_id, news["closing"])
        if place.room is None:
            await self.write(self.store.change_table, table_id, news)
            return
        number, now = place.room.number + 1, time.time()
        await self.write(self.store.go_on_by, table_id, number, news, now)
        place.room.fold(number, "rules", -1, {}, now)

    def load(self, table_id: str) -> tuple[Place, Row | None]:
        """Read a table with all its events, and what other rules than before change about it."""
        seating = self.store.seating(table_id)
        if seating is None:
            raise Problem(404, "unknown", say("hall-no-table", table=table_id))
        table, seats = seating
        for user in self.store.users_named([s["user_id"] for s in seats if s["user_id"]]).values():
            self.know(user)
        news = self.other_rules(table)
        now = table | (news or {})
        begun = now["status"] in (RUNNING, ABANDONED, "finished") and now["closing"] is None
        room = self.rebuilt(now, seats) if begun else None
        removed, guests = self.store.removed_from(table_id), self.store.watchers_of(table_id)
        return Place(table, seats, room, removed, guests), news

    def other_rules(self, table: Row) -> Row | None:
        """Return what changes about a table that began by other rules than those of now."""
        game = self.game(table)
        if not began_by_other_rules(game, table):
            return None
        events = self.store.events_of(table["id"])
        found = difference(game, table, events, self.store.checkpoints_of(table["id"]))
        return updated(game, table) if found is None else closing(game, table, found)

    def rebuilt(self, table: Row, seats: list[Row]) -> Room:
        """Build a room from the latest checkpoint, or should that be unreadable, from the start."""
        game, events = self.game(table), self.store.events_of(table["id"])
        checkpoint = self.store.checkpoint(table["id"])
        try:
            room = rebuild(game, table, events, checkpoint, self.pauses)
        except (SkaliError, KeyError):
            room = rebuild(game, table, events, None, self.pauses)
        room.holders = [seat["user_id"] for seat in seats]
        return room

    def forget_idle(self) -> None:
        """Drop rooms that nobody listens to, the longest unused first."""
        for table_id in list(self.places)[: max(0, len(self.places) - ROOMS_KEPT)]:
            place = self.places[table_id]
            if not place.listeners and not place.thinking and not place.lock.locked():
                del self.places[table_id]

    @asynccontextmanager
    async def holding(self, table_id: str) -> AsyncIterator[Place]:
        """Let one at a time act at a table, on what is written down about it."""
        place = await self.place(table_id)
        await place.lock.acquire()
        while self.places.get(table_id) is not place:
            place.lock.release()
            place = await self.place(table_id)
            await place.lock.acquire()
        try:
            if place.doubtful:
                await self.reload(place)
            yield place
        finally:
            place.lock.release()

    async def reload(self, place: Place) -> None:
        """Read a table again, and show everybody how things stand."""
        place.take_over(await self.mended(place.table["id"]))
        self.announce(place, moved=False)
        self.wake_bots(place)

    # --- acting ---

    async def act(
        self,
        here: Place,
        number: int | None,
        draft: Callable[[Room], Draft],
        seat: int,
        *,
        asked: bool = False,
    ) -> int:
        """Check, write down, let it happen, tell everybody: in this order.

        The number is as the seat counts; one that is `asked` the same still may answer an old one.
        """
        async with self.holding(here.table["id"]) as place:
            room = self.running(place)
            if place.table["status"] == "finished":
                raise Problem(409, "state", say("hall-over"))
            if room.is_stale(number, seat, asked=asked):
                raise Problem(409, "stale", say("hall-stale"), number=room.number_seen(seat))
            try:
                event = draft(room)
            except RoomError as error:
                raise Problem(409, "state", error.message) from error
            if place.table["status"] == ABANDONED and event.status != RUNNING:
                raise Problem(409, "state", say("hall-abandoned"))
            await self.let_happen(place, room, event)
            return room.number_seen(seat)

    async def let_happen(self, place: Place, room: Room, event: Draft) -> None:
        """Write an event down, let it happen, tell everybody who can see it."""
        now, after, table_id = time.time(), room.number + 1, place.table["id"]
        values: Row | None = None
        if event.result is not None:
            values = ending(event.result, now)
        elif event.status:
            values = {"status": event.status, "changed": now}
        arguments = (table_id, after, event.kind, event.seat, event.data, now, values)
        place.doubtful = True
        try:
            await self.write(self.store.append, *arguments)
        except Stale as error:
            await self.reload(place)
            raise Problem(409, "stale", say("hall-stale")) from error
        except asyncio.CancelledError:
            self.spawn(self.wake([table_id]))
            raise
        room.fold(after, event.kind, event.seat, event.data, now, event.trial)
        place.doubtful = False
        if values is not None:
            place.table |= values
        if event.kind == "decision" and room.at_milestone:
            self.pen.note(self.store.add_checkpoint, table_id, after, room.checkpoint())
        told = event.kind == "decision"
        self.announce(place, told=told, only=event.seat if event.secret else None)
        self.wake_bots(place)

    async def decide(
        self, place: Place, number: int | None, action: int | str, seat: int, language: str
    ) -> int:
        """Play a decision for a seat."""
        began = time.perf_counter()
        try:
            after = await self.act(
                place, number, lambda room: room.decide(action, seat), seat, asked=True
            )
        except IllegalAction as error:
            sentence = self.words(place, language)(error.refusal.message)
            raise Problem(422, "illegal", sentence, rule=error.refusal.rule) from error
        for hook in self.on_decision:
            hook(place.table["game"], time.perf_counter() - began)
        return after

    # --- bots ---

    def bot_asked(self, place: Place, seat: int) -> str | None:
        """Return the bot that must decide for a seat now, if one must."""
        room = place.room
        if room is None or place.table["status"] != RUNNING or seat not in room.state.turn:
            return None
        return room.substitutes.get(seat) or place.seats[seat]["bot"]

    def wake_bots(self, place: Place) -> None:
        """Let every bot that is asked think, and tell who is asked to those who remind."""
        going = place.room is not None and place.table["status"] == RUNNING
        for seat in place.room.state.turn if place.room and going else ():
            for hook in self.on_turn:
                hook(place, seat)
            if seat not in place.thinking and self.bot_asked(place, seat):
                place.thinking.add(seat)
                self.spawn(self.let_bot_play(place, seat))

    async def let_bot_play(self, place: Place, seat: int) -> None:
        """Think and decide as long as the bot is asked; what went wrong is tried again later."""
        failures = 0
        try:
            while (spec := self.bot_asked(place, seat)) is not None:
                try:
                    await self.let_bot_decide(place, seat, spec)
                    failures = 0
                except Trouble:
                    self.stalled.add(place.table["id"])
                    return
                except Problem:
                    failures += 1
                except Exception:
                    failures += 1
                    log.exception("bot %s at table %s", spec, place.table["id"])
                if failures:
                    await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures))
        finally:
            place.thinking.discard(seat)

    async def let_bot_decide(self, place: Place, seat: int, spec: str) -> None:
        """Think beside the table, then decide; who is asked anew meanwhile is refused."""
        room = self.running(place)
        number, state = room.number_seen(seat), room.state
        luck = luck_of_bot(place.table["secret"], seat, number)
        question = (sent(room.game), spec, state.dump(seat), seat, state.legal(seat), luck)
        action = await self.thinkers.choose(place.table["host"], question)
        await self.decide(place, number, action, seat, "en")


def luck_of_bot(secret: str, seat: int, number: int) -> int:
    """Return the seed of one choice: nobody can foretell it, and the opened secret repeats it."""
    choice = f"bot {seat} {number}".encode()
    return int.from_bytes(hmac.digest(secret.encode(), choice, "sha256")[:4])


def missing(seats: list[Row]) -> bool:
    """Tell whether a seat is free."""
    return any(seat["user_id"] is None and seat["bot"] is None for seat in seats)


def ending(result: Result, now: float) -> Row:
    """Write how a game ended."""
    return {"status": "finished", "changed": now, "result": result.to_json()}


def printable(text: str, most: int = 40) -> str:
    """Return words of somebody else as they can be shown."""
    return "".join(sign for sign in text[:most] if sign.isprintable())
