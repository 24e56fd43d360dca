"""Setting up tables: seats, invitations, bots, and the moment when a game begins."""

import hmac
import secrets
import time
from typing import Any

from skali import bots
from skali.bots import BotError
from skali.core.errors import SkaliError
from skali.core.game import Game
from skali.core.message import say
from skali.server.forms import NewTable, PlayNow, SeatPlan
from skali.server.hall import Hall, Place
from skali.server.problems import Problem
from skali.server.room import Room
from skali.server.store import Row

DEFAULT_BOT = "greedy"
LEVELS = (("random", "dice"), ("greedy", "trader"), ("mcts:200", "jarl"), ("mcts:1000", "skald"))
"""The bots that the lobby offers, each with its name."""


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

    async def set_up(self, user: Row, form: NewTable) -> Place:
        """Set a table up; if nobody is missing, it starts at once."""
        game = self.known_game(form.game)
        if len(form.seats) not in game.seats:
            allowed = ", ".join(map(str, game.seats))
            raise Problem(
                400, "malformed", say("hall-players", game=game.key, allowed=allowed), field="seats"
            )
        try:
            options = game.settle(form.options)
            plan = [self.seat(number, seat, user) for number, seat in enumerate(form.seats)]
        except SkaliError as error:
            raise Problem(400, "malformed", str(error), field="options") from error
        if sum(seat["user_id"] is not None for seat in plan) > 1:
            raise Problem(400, "malformed", say("hall-one-seat"), field="seats")
        if self.store.tables_of_host(user["id"]) >= self.hall.settings.limits.tables_per_user:
            raise Problem(409, "state", say("hall-too-many-tables"))
        clock = form.clock.model_dump()
        clock = {"days": clock["days"]} if form.pace == "days" else {
            "minutes": clock["minutes"], "increment": clock["increment"],
        }  # fmt: skip
        wishes: Row = {"pace": form.pace, "clock": clock, "title": form.title, "open": form.open}
        return await self.open(game, user, options, plan, wishes)

    def known_bot(self, spec: str) -> None:
        """Refuse bots that neither the lobby nor its operator offers."""
        known = [*(offered for offered, _ in LEVELS), *self.hall.settings.bots]
        if spec not in known:
            raise BotError(f"there is no bot {spec!r} here; there are: {', '.join(known)}")
        bots.make(spec, 0)

    def seat(self, number: int, plan: SeatPlan, user: Row) -> Row:
        """Prepare one seat."""
        if plan.kind == "bot":
            self.known_bot(plan.bot or DEFAULT_BOT)
        return {
            "seat": number,
            "kind": plan.kind,
            "user_id": user["id"] if plan.kind == "me" else None,
            "bot": (plan.bot or DEFAULT_BOT) if plan.kind == "bot" else None,
            "invite": secrets.token_urlsafe(12),
        }

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
            "id": secrets.token_urlsafe(9),
            "game": game.key,
            "version": game.version,
            "seats": len(plan),
            "options": options,
            "host": user["id"],
            "status": "waiting",
            "secret": secrets.token_hex(32),
            "position": None,
            "result": None,
            "created": now,
            "changed": now,
            **wishes,
        }
        for seat in plan:
            seat["table_id"] = table["id"]
        await self.hall.write(self.store.add_table, table, plan)
        place = await self.hall.place(table["id"])
        await self.start_if_full(place)
        return place

    async def start_if_full(self, place: Place) -> None:
        """Begin the game once nobody is missing."""
        async with place.lock:
            missing = any(s["user_id"] is None and s["bot"] is None for s in place.seats)
            if missing or place.room is not None:
                self.hall.announce(place)
                return
            now = time.time()
            values = {"status": "running", "changed": now, "created": now}
            await self.hall.write(self.store.change_table, place.table["id"], values)
            place.table |= values
            place.room = await self.hall.run(Room, self.hall.game(place.table), place.table)
            self.hall.announce(place)
            self.hall.wake_bots(place)

    async def sit(self, place: Place, seat: int, user: Row, invite: str | None) -> None:
        """Take a seat: an open one, or one with its invitation."""
        row = self.waiting_seat(place, seat)
        if self.store.is_removed(place.table["id"], user["id"]):
            raise Problem(403, "seat", say("hall-removed"))
        if any(other["user_id"] == user["id"] for other in place.seats):
            raise Problem(409, "state", say("hall-sits"))
        invited = invite is not None and hmac.compare_digest(invite, row["invite"])
        if row["kind"] != "open" and not invited and user["id"] != place.table["host"]:
            raise Problem(403, "seat", say("hall-invitation"))
        if not await self.hall.write(self.store.sit, place.table["id"], seat, user["id"]):
            raise Problem(409, "state", say("hall-seat-taken"))
        row["user_id"] = user["id"]
        await self.start_if_full(place)

    def waiting_seat(self, place: Place, seat: int) -> Row:
        """Return a free seat of a table that has not started."""
        if not 0 <= seat < len(place.seats):
            raise Problem(404, "unknown", say("hall-no-seat", seat=seat + 1))
        if place.table["status"] != "waiting":
            raise Problem(409, "state", say("hall-begun"))
        row = place.seats[seat]
        if row["user_id"] is not None or row["bot"] is not None:
            raise Problem(409, "state", say("hall-seat-taken"))
        return row

    async def give_to_bot(self, place: Place, seat: int, user: Row, bot: str) -> None:
        """Let a bot sit down; the host decides."""
        self.host_only(place, user)
        row = self.waiting_seat(place, seat)
        try:
            self.known_bot(bot)
        except SkaliError as error:
            raise Problem(400, "malformed", str(error), field="bot") from error
        await self.hall.write(self.store.change_seat, place.table["id"], seat, {"bot": bot})
        row["bot"] = bot
        await self.start_if_full(place)

    async def leave(self, place: Place, seat: int, user: Row) -> None:
        """Free a seat before the game begins: one's own, or as the host anybody's."""
        if not 0 <= seat < len(place.seats):
            raise Problem(404, "unknown", say("hall-no-seat", seat=seat + 1))
        row = place.seats[seat]
        if row["user_id"] != user["id"]:
            self.host_only(place, user)
        if place.table["status"] != "waiting":
            raise Problem(409, "state", say("hall-begun"))
        values = {"user_id": None, "bot": None, "invite": secrets.token_urlsafe(12)}
        await self.hall.write(self.store.change_seat, place.table["id"], seat, values)
        row |= values
        self.hall.announce(place)

    async def remove(self, place: Place, user: Row, other: str) -> None:
        """Send a guest away; before the start the seat becomes free, later a bot can take it."""
        self.host_only(place, user)
        if other == user["id"]:
            raise Problem(409, "state", say("hall-host-stays"))
        await self.hall.write(self.store.remove_user, place.table["id"], other)
        for row in place.seats:
            if row["user_id"] == other and place.table["status"] == "waiting":
                await self.leave(place, row["seat"], user)
        for listener in list(place.listeners):
            if listener.user == other:
                listener.tell({"type": "removed"})
                listener.queue.put_nowait(None)

    def host_only(self, place: Place, user: Row) -> None:
        """Refuse what only the host may do."""
        if user["id"] != place.table["host"]:
            raise Problem(403, "seat", say("hall-host-only"))
