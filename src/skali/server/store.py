"""What the hall keeps: users, tables, events, chat. Plain SQL, one small function a question."""

import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from skali.core.errors import SkaliError
from skali.server.condition import StoreError, called, refuse_unsound
from skali.server.engine import UNREACHABLE, Trouble, migrate, open_engine, reason
from skali.server.files import private_database
from skali.server.schema import (
    chat,
    checkpoints,
    events,
    heartbeat,
    pauses,
    removed,
    seats,
    tables,
    users,
    watchers,
)

Row = dict[str, Any]
Seating = tuple[Row, list[Row]]
"""A table and its seats."""


class Stale(SkaliError):
    """Somebody else was first: to write an event of this number, or to sit down."""


class Store:
    """A database, SQLite or PostgreSQL."""

    def __init__(self, url: str, *, existing: bool = False) -> None:
        """Open the database and bring its tables up to date; an `existing` one is not made."""
        self.engine = open_engine(url)
        self.own = threading.local()
        """The transaction that a thread is in."""
        name = called(self.engine)
        file = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        if existing and file is not None and not Path(file).is_file():
            raise StoreError(f"there is no database {name}")
        try:
            # Somebody else's file is refused before anything about it is changed.
            if file and Path(file).exists():
                refuse_unsound(self.engine)
            if file:
                private_database(Path(file))
            else:
                refuse_unsound(self.engine)
            migrate(self.engine)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            self.close()
            raise StoreError(f"the database {name} cannot be opened: {reason(error)}") from error
        except SkaliError:
            self.close()
            raise

    def close(self) -> None:
        """Let all connections go."""
        self.engine.dispose()

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """Start a transaction that is on disk when it ends, or join the one that is going on."""
        ongoing: Connection | None = getattr(self.own, "transaction", None)
        if ongoing is not None:
            yield ongoing
            return
        try:
            with self.engine.begin() as connection:
                yield connection
        except UNREACHABLE as error:
            raise Trouble(reason(error)) from error

    def together(self, works: Sequence[Callable[[], Any]]) -> list[Any]:
        """Do several things in one transaction; if one fails, each in a transaction of its own.

        Returns what each returned, or the error it raised.
        """
        try:
            return self.at_once(works)
        except Trouble as error:
            return [error] * len(works)
        except Exception as error:  # noqa: BLE001 - it is handed to whoever asked for the work
            if len(works) == 1:
                return [error]
        return [outcome for work in works for outcome in self.together([work])]

    def at_once(self, works: Sequence[Callable[[], Any]]) -> list[Any]:
        """Do several things in one transaction, or none of them."""
        with self.begin() as connection:
            self.own.transaction = connection
            try:
                return [work() for work in works]
            finally:
                self.own.transaction = None

    def rows(self, query: Any) -> list[Row]:  # noqa: ANN401 - any select
        """Return all rows of a query."""
        ongoing: Connection | None = getattr(self.own, "transaction", None)
        if ongoing is not None:
            return [dict(row) for row in ongoing.execute(query).mappings()]
        try:
            with self.engine.connect() as connection:
                return [dict(row) for row in connection.execute(query).mappings()]
        except UNREACHABLE as error:
            raise Trouble(reason(error)) from error

    def row(self, query: Any) -> Row | None:  # noqa: ANN401 - any select
        """Return the first row of a query."""
        found = self.rows(query)
        return found[0] if found else None

    # --- users ---

    def add_user(self, name: str, login: str | None = None, password: str | None = None) -> Row:
        """Make a guest, or an account."""
        row: Row = {
            "id": secrets.token_hex(12),
            "name": name,
            "login": login,
            "password": password,
            "language": "en",
            "created": time.time(),
        }
        with self.begin() as connection:
            connection.execute(insert(users).values(**row))
        return self.user(row["id"]) or row

    def user(self, user_id: str) -> Row | None:
        """Find a user."""
        return self.row(select(users).where(users.c.id == user_id))

    def login(self, login: str) -> Row | None:
        """Find an account by the name it signs in with."""
        return self.row(select(users).where(users.c.login == login))

    def change_user(self, user_id: str, values: Mapping[str, Any]) -> None:
        """Change a user's settings."""
        with self.begin() as connection:
            connection.execute(update(users).where(users.c.id == user_id).values(**values))

    def users_named(self, ids: Sequence[str]) -> dict[str, Row]:
        """Return several users by id."""
        return {row["id"]: row for row in self.rows(select(users).where(users.c.id.in_(ids)))}

    # --- tables ---

    def add_table(
        self, table: Mapping[str, Any], plan: Sequence[Mapping[str, Any]], most: int
    ) -> bool:
        """Put a table and its seats into the hall; False if its host has too many."""
        with self.begin() as connection:
            if self.tables_of_host(table["host"]) >= most:
                return False
            connection.execute(insert(tables).values(**table))
            connection.execute(insert(seats), [dict(seat) for seat in plan])
            return True

    def table(self, table_id: str) -> Row | None:
        """Find a table."""
        return self.row(select(tables).where(tables.c.id == table_id))

    def change_table(self, table_id: str, values: Mapping[str, Any]) -> None:
        """Change what is not an event: title, status, result."""
        with self.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == table_id).values(**values))

    def seats_of(self, table_id: str) -> list[Row]:
        """Return the seats of a table in order."""
        return self.rows(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat))

    def seats_at(self, table_ids: Sequence[str]) -> list[Row]:
        """Return the seats of several tables in order."""
        here = seats.c.table_id.in_(table_ids)
        return self.rows(select(seats).where(here).order_by(seats.c.table_id, seats.c.seat))

    def seating(self, table_id: str) -> Seating | None:
        """Return a table with its seats."""
        table = self.table(table_id)
        return (table, self.seats_of(table_id)) if table else None

    def take_seat(
        self, table_id: str, seat: int, values: Mapping[str, Any], now: float
    ) -> Seating | None:
        """Give a free seat to a person or a bot; the last one begins the game. None if taken."""
        here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        free = here & seats.c.user_id.is_(None) & seats.c.bot.is_(None) & self.waiting(table_id)
        try:
            with self.begin() as connection:
                done = connection.execute(update(seats).where(free).values(**values))
                if done.rowcount != 1:
                    return None
                if "user_id" in values:
                    self.add_watcher(table_id, values["user_id"])
                self.start_if_full(table_id, now)
                return self.seating(table_id)
        except IntegrityError as error:
            raise Stale(f"nobody has two seats at table {table_id}") from error

    def free_seat(self, table_id: str, seat: int, invite: str) -> Seating | None:
        """Free a seat, with a new invitation; None if the game has begun."""
        here = (seats.c.table_id == table_id) & (seats.c.seat == seat) & self.waiting(table_id)
        values = {"user_id": None, "bot": None, "name": None, "further": 0, "invite": invite}
        with self.begin() as connection:
            done = connection.execute(update(seats).where(here).values(**values))
            return self.seating(table_id) if done.rowcount == 1 else None

    def waiting(self, table_id: str) -> Any:  # noqa: ANN401 - a condition
        """Tell whether a table waits for players; the row is held until the transaction ends."""
        state = select(tables.c.status).where(tables.c.id == table_id).with_for_update()
        return state.scalar_subquery() == "waiting"

    def start_if_full(self, table_id: str, now: float) -> bool:
        """Begin a game at which nobody is missing."""
        missing = select(seats.c.seat).where(
            (seats.c.table_id == table_id) & seats.c.user_id.is_(None) & seats.c.bot.is_(None)
        )
        ready = (tables.c.id == table_id) & (tables.c.status == "waiting") & ~missing.exists()
        values = {"status": "running", "changed": now, "created": now}
        with self.begin() as connection:
            return connection.execute(update(tables).where(ready).values(**values)).rowcount == 1

    def full_tables(self) -> list[str]:
        """List tables that wait though nobody is missing."""
        missing = select(seats.c.table_id).where(seats.c.user_id.is_(None) & seats.c.bot.is_(None))
        full = (tables.c.status == "waiting") & tables.c.id.not_in(missing)
        return [row["id"] for row in self.rows(select(tables.c.id).where(full))]

    def list_tables(self, show: str, user_id: str | None, most: int = 100) -> list[Row]:
        """List open tables, finished ones, or a user's own, the latest first."""
        query = select(tables).order_by(tables.c.changed.desc()).limit(most)
        if show == "open":
            query = query.where(tables.c.open & (tables.c.status == "waiting"))
        elif show == "mine":
            if user_id is None:
                return []
            mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
            query = query.where(tables.c.id.in_(mine) | (tables.c.host == user_id))
        else:
            query = query.where(tables.c.open & (tables.c.status == "finished"))
        return self.rows(query)

    def running_tables(self) -> list[str]:
        """List the tables at which somebody plays."""
        return [
            row["id"] for row in self.rows(select(tables.c.id).where(tables.c.status == "running"))
        ]

    def all_tables(self) -> list[Row]:
        """List every table that was ever started."""
        return self.rows(select(tables).where(tables.c.status != "waiting"))

    def tables_of_host(self, user_id: str) -> int:
        """Count the unfinished tables of a host."""
        query = select(func.count().label("n")).where(
            (tables.c.host == user_id) & tables.c.status.in_(("waiting", "running"))
        )
        row = self.row(query)
        return int(row["n"]) if row else 0

    def remove_user(self, table_id: str, user_id: str) -> None:
        """Keep a user away from a table."""
        if user_id not in self.removed_from(table_id):
            with self.begin() as connection:
                connection.execute(insert(removed).values(table_id=table_id, user_id=user_id))

    def removed_from(self, table_id: str) -> set[str]:
        """Return the users who were removed from a table."""
        found = self.rows(select(removed).where(removed.c.table_id == table_id))
        return {row["user_id"] for row in found}

    def add_watcher(self, table_id: str, user_id: str) -> None:
        """Let a user watch a private table."""
        if user_id not in self.watchers_of(table_id):
            with self.begin() as connection:
                connection.execute(insert(watchers).values(table_id=table_id, user_id=user_id))

    def watchers_of(self, table_id: str) -> set[str]:
        """Return the users who were invited to watch a private table."""
        found = self.rows(select(watchers).where(watchers.c.table_id == table_id))
        return {row["user_id"] for row in found}

    # --- events ---

    def append(
        self,
        table_id: str,
        number: int,
        kind: str,
        seat: int,
        data: Row,
        now: float,
        ending: Mapping[str, Any] | None = None,
    ) -> None:
        """Write an event down, with the game's ending if it is the last; a number is given once."""
        row = {
            "table_id": table_id, "number": number, "kind": kind, "seat": seat, "data": data,
            "time": now,
        }  # fmt: skip
        try:
            with self.begin() as connection:
                connection.execute(insert(events), row)
                if ending is not None:
                    self.change_table(table_id, ending)
        except IntegrityError as error:
            raise Stale(f"event {number} of table {table_id} exists already") from error

    def events_of(self, table_id: str, after: int = 0) -> list[Row]:
        """Return the events of a table in order."""
        return self.rows(
            select(events)
            .where((events.c.table_id == table_id) & (events.c.number > after))
            .order_by(events.c.number)
        )

    def add_checkpoint(self, table_id: str, number: int, data: Row) -> None:
        """Keep a position; one that is there already is as good."""
        here = (checkpoints.c.table_id == table_id) & (checkpoints.c.number == number)
        with self.begin() as connection:
            if self.row(select(checkpoints.c.number).where(here)) is None:
                row = {"table_id": table_id, "number": number, "data": data}
                connection.execute(insert(checkpoints), row)

    def checkpoints_of(self, table_id: str) -> list[Row]:
        """Return all checkpoints of a table in order."""
        here = select(checkpoints).where(checkpoints.c.table_id == table_id)
        return self.rows(here.order_by(checkpoints.c.number))

    def go_on_by(self, table_id: str, number: int, values: Mapping[str, Any], now: float) -> None:
        """Let a table go on by other rules; checkpoints were made by the old ones."""
        before = (self.table(table_id) or {}).get("version")
        data = {"from": before, "to": values["version"]}
        with self.begin() as connection:
            connection.execute(delete(checkpoints).where(checkpoints.c.table_id == table_id))
            self.append(table_id, number, "rules", -1, data, now, values)

    def checkpoint(self, table_id: str) -> Row | None:
        """Return the latest checkpoint of a table."""
        return self.row(
            select(checkpoints)
            .where(checkpoints.c.table_id == table_id)
            .order_by(checkpoints.c.number.desc())
            .limit(1)
        )

    # --- chat ---

    def add_chat(self, table_id: str, user_id: str, text: str) -> Row:
        """Keep what was said."""
        row = {"table_id": table_id, "user_id": user_id, "text": text, "time": time.time()}
        with self.begin() as connection:
            done = connection.execute(insert(chat).values(**row))
            key = done.inserted_primary_key
        return {**row, "id": int(key[0]) if key else 0}

    def chat_of(self, table_id: str, most: int = 100) -> list[Row]:
        """Return what was said last, the oldest first."""
        query = select(chat).where(chat.c.table_id == table_id).order_by(chat.c.id.desc())
        return self.rows(query.limit(most))[::-1]

    # --- when the hall was open ---

    def beat(self, now: float) -> None:
        """Note that the hall is open."""
        with self.begin() as connection:
            done = connection.execute(update(heartbeat).values(time=now))
            if done.rowcount == 0:
                connection.execute(insert(heartbeat).values(id=1, time=now))

    def last_beat(self) -> float | None:
        """Return when the hall was last seen open."""
        row = self.row(select(heartbeat.c.time))
        return float(row["time"]) if row else None

    def open_again(self, closed: float, now: float) -> None:
        """Note that the hall was closed for a while, and is open now."""
        with self.begin() as connection:
            connection.execute(insert(pauses).values(closed=closed, opened=now))
            self.beat(now)

    def pauses(self) -> list[tuple[float, float]]:
        """Return when the hall was closed, in order."""
        found = self.rows(select(pauses).order_by(pauses.c.opened))
        return [(row["closed"], row["opened"]) for row in found]
