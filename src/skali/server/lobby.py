"""Setting up tables: seats, invitations, bots, and the moment when a game begins."""

import secrets
import time
from typing import Any

from skali import bots
from skali.core.errors import SkaliError
from skali.core.game import Game
from skali.core.message import say
from skali.server.accounts import Accounts
from skali.server.hall import Hall, missing, printable
from skali.server.places import SLOW, Place
from skali.server.posted import NewTable, PlayNow, SeatPlan
from skali.server.problems import Problem
from skali.server.store import Row, Seating, Stale

DATA = "data"
"""The option that names a data set by its fingerprint."""
LEVELS = tuple(bots.LEVELS)
"""The bots that the lobby offers; who names one as it is written otherwise, gets the same."""
DEFAULT_BOT = next(level for level, bot in bots.LEVELS.items() if bot == "greedy")
UNLISTED = "random"
"""May be asked for, too: it answers at once, for trying something out. Nobody gets others."""


class Lobby:
    """Everything that happens to a table before its first decision."""

    def __init__(self, hall: Hall) -> None:
        """Work on a hall."""
        self.hall = hall
        self.store = hall.store

    def known_game(self, key: str) -> Game:
        """Return a game of the hall."""
        if key not in self.hall.games:
            known = ", ".join(self.hall.games)
            raise Problem(404, "unknown", say("hall-no-game", game=key, known=known))
        return self.hall.games[key]

    def with_data(self, game: Game, wanted: object) -> Game:
        """Return a game with the data set of a fingerprint; none is wanted by an empty word."""
        if wanted == "":
            return game
        title = self.hall.titles.get(f"{game.key}@{wanted}")
        if title is None or title.data is None:
            wrong = say("data-no-set", data=printable(str(wanted)), game=game.key)
            raise Problem(400, "malformed", wrong, field="options")
        return title

    async def set_up(self, user: Row, form: NewTable) -> Place:
        """Set a table up; if nobody is missing, it starts at once."""
        given = dict(form.options)
        game = self.with_data(self.known_game(form.game), given.pop(DATA, ""))
        if len(form.seats) not in game.seats:
            allowed = ", ".join(map(str, game.seats))
            raise Problem(
                400, "malformed", say("hall-players", game=game.key, allowed=allowed), field="seats"
            )
        try:
            options = game.settle(given)
        except SkaliError as error:
            raise Problem(400, "malformed", printable(str(error), 400), field="options") from error
        plan = [self.seat(number, seat, user) for number, seat in enumerate(form.seats)]
        for seat in form.seats:
            if seat.name is not None:
                await self.hall.run(Accounts(self.store).check_free, seat.name, user["id"])
        clock = form.clock.model_dump()
        clock = {"days": clock["days"]} if form.pace == "days" else {
            "minutes": clock["minutes"], "increment": clock["increment"],
        }  # fmt: skip
        wishes: Row = {
            "pace": form.pace, "clock": clock, "title": form.title, "open": form.open,
            "several": form.several,
        }  # fmt: skip
        return await self.open(game, user, options, plan, wishes)

    def seat(self, number: int, plan: SeatPlan, user: Row) -> Row:
        """Prepare one seat."""
        if plan.kind == "bot":
            self.known_bot(plan.bot or DEFAULT_BOT)
        if plan.name is not None and plan.kind != "me":
            raise Problem(400, "malformed", say("hall-own-seat-name"), field="name")
        return {
            "seat": number,
            "kind": plan.kind,
            "user_id": user["id"] if plan.kind == "me" else None,
            "bot": (plan.bot or DEFAULT_BOT) if plan.kind == "bot" else None,
            "invite": secrets.token_urlsafe(12),
            "name": plan.name,
        }

    def known_bot(self, spec: str) -> None:
        """Refuse bots that neither the lobby nor its operator offers."""
        known = [*LEVELS, *bots.LEVELS.values(), UNLISTED, *self.hall.settings.bots]
        if spec not in known:
            wrong = say("hall-no-bot", bot=printable(spec), known=", ".join(known))
            raise Problem(400, "malformed", wrong, field="bot")

    async def play_now(self, user: Row, form: PlayNow) -> Place:
        """Sit down against bots: one click."""
        game = self.known_game(form.game)
        opponents = (
            form.bots if form.bots is not None else [DEFAULT_BOT] * (min(game.seats[-1], 3) - 1)
        )
        seats = [SeatPlan(kind="me"), *(SeatPlan(kind="bot", bot=bot) for bot in opponents)]
        new = NewTable(game=form.game, options=form.options, seats=seats, open=False)
        return await self.set_up(user, new)

    async def open(
        self,
        game: Game,
        user: Row,
        options: dict[str, Any],
        plan: list[Row],
        wishes: Row,
    ) -> Place:
        """Put a table into the hall."""
        now = time.time()
        table: Row = {
            "id": secrets.token_hex(8),
            "game": game.key,
            "version": game.version,
            "seats": len(plan),
            "options": options,
            "data": None if game.data is None else game.data.title,
            "host": user["id"],
            "status": "waiting" if missing(plan) else "running",
            "secret": secrets.token_hex(32),
            "position": None,
            "result": None,
            "created": now,
            "changed": now,
            **wishes,
        }
        own = 0
        for seat in plan:
            seat |= {"table_id": table["id"], "further": seat["seat"] if own else 0}
            own += seat["user_id"] is not None
        most = self.hall.settings.limits.tables_per_user
        if not await self.hall.write(self.store.add_table, table, plan, most):
            raise Problem(409, "state", say("hall-too-many-tables"))
        async with self.hall.holding(table["id"]) as place:
            self.hall.wake_bots(place)
            return place

    async def sit(self, here: Place, seat: int, user: Row, invite: str | None) -> Place:
        """Take a seat: an open one, or one with its invitation."""
        async with self.hall.holding(here.table["id"]) as place:
            row = self.waiting_seat(place, seat)
            if user["id"] in place.removed:
                raise Problem(403, "seat", say("hall-removed"))
            if place.seats_of(user["id"]) and not place.table["several"]:
                raise Problem(409, "state", say("hall-sits"))
            invited = place.invites(invite, row) or user["id"] == place.table["host"]
            if not invited and row["kind"] != "open":
                raise Problem(403, "seat", say("hall-invitation"))
            if not invited:
                place.may_watch(user["id"])
            further = seat if place.table["several"] else 0
            await self.give(place, seat, {"user_id": user["id"], "further": further})
            self.hall.know(user)
            place.guests.add(user["id"])
            await self.go_on(place)
            return place

    async def give(self, place: Place, seat: int, values: Row) -> None:
        """Write down who sits on a free seat; with the last one the game begins."""
        arguments = (place.table["id"], seat, values, time.time())
        place.doubtful = True
        try:
            seating = await self.hall.write(self.store.take_seat, *arguments)
        except Stale as error:
            place.doubtful = False
            raise Problem(409, "state", say("hall-sits")) from error
        if seating is None:
            await self.hall.reload(place)
            raise Problem(409, "state", say("hall-seat-taken"))
        self.take_over(place, seating)

    def take_over(self, place: Place, seating: Seating) -> None:
        """Know what was written down."""
        place.table, place.seats = seating
        place.doubtful = False

    async def go_on(self, place: Place) -> None:
        """Begin the game if nobody is missing, and tell everybody."""
        if place.table["status"] == "running":
            place.doubtful = True
            place.room = await self.hall.run(self.hall.rebuilt, place.table, place.seats)
            place.doubtful = False
        self.hall.announce(place)
        self.hall.wake_bots(place)

    def waiting_seat(self, place: Place, seat: int) -> Row:
        """Return a free seat of a table that has not started."""
        if not 0 <= seat < len(place.seats):
            raise Problem(404, "unknown", say("hall-no-seat", seat=shown(seat)))
        if place.table["status"] != "waiting":
            raise Problem(409, "state", say("hall-begun"))
        row = place.seats[seat]
        if row["user_id"] is not None or row["bot"] is not None:
            raise Problem(409, "state", say("hall-seat-taken"))
        return row

    async def give_to_bot(self, here: Place, seat: int, user: Row, bot: str) -> Place:
        """Let a bot sit down; the host decides."""
        self.known_bot(bot)
        async with self.hall.holding(here.table["id"]) as place:
            self.host_only(place, user)
            self.waiting_seat(place, seat)
            await self.give(place, seat, {"bot": bot})
            await self.go_on(place)
            return place

    async def leave(self, here: Place, seat: int, user: Row) -> Place:
        """Free a seat before the game begins: one's own, or as the host anybody's."""
        async with self.hall.holding(here.table["id"]) as place:
            if not 0 <= seat < len(place.seats):
                raise Problem(404, "unknown", say("hall-no-seat", seat=shown(seat)))
            if place.seats[seat]["user_id"] != user["id"]:
                self.host_only(place, user)
            await self.free(place, seat)
            return place

    async def free(self, place: Place, seat: int) -> None:
        """Free a seat of a table that has not begun."""
        if place.table["status"] != "waiting":
            raise Problem(409, "state", say("hall-begun"))
        place.doubtful = True
        arguments = (place.table["id"], seat, secrets.token_urlsafe(12))
        seating = await self.hall.write(self.store.free_seat, *arguments)
        if seating is None:
            await self.hall.reload(place)
            raise Problem(409, "state", say("hall-begun"))
        self.take_over(place, seating)
        self.hall.announce(place)

    async def remove(self, here: Place, user: Row, other: str) -> Place:
        """Send a guest away; before the start the seat becomes free, later a bot can take it."""
        async with self.hall.holding(here.table["id"]) as place:
            self.host_only(place, user)
            if other == user["id"]:
                raise Problem(409, "state", say("hall-host-stays"))
            if await self.hall.run(self.store.user, other) is None:
                raise Problem(404, "unknown", say("hall-no-person"), field="user")
            await self.hall.write(self.store.remove_user, place.table["id"], other)
            place.removed.add(other)
            if place.table["status"] == "waiting":
                for seat in place.seats_of(other):
                    await self.free(place, seat)
            for listener in list(place.listeners):
                if listener.user == other:
                    listener.tell({"type": "removed"})
                    listener.end(SLOW)
                    del place.listeners[listener]
            self.hall.announce(place, moved=False)  # the link to look on is another one now
            return place

    async def invite(self, here: Place, user: Row, token: str) -> Place:
        """Let somebody watch a private table who has an invitation to it."""
        if user["id"] in here.removed:
            raise Problem(403, "seat", say("hall-removed"))
        if not here.invites(token):
            raise Problem(403, "private", say("hall-private"))
        if not here.belongs(user["id"]) and user["id"] not in here.guests:
            await self.hall.write(self.store.add_watcher, here.table["id"], user["id"])
            here.guests.add(user["id"])
        return here

    def host_only(self, place: Place, user: Row) -> None:
        """Refuse what only the host may do."""
        if user["id"] != place.table["host"]:
            raise Problem(403, "seat", say("hall-host-only"))


def shown(seat: int) -> str:
    """Write the number of a seat that there is not, as people count."""
    return str(seat + 1) if abs(seat) < 1000 else f"{str(seat)[:8]}…"
