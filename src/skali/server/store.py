"""What the hall keeps: users, tables, events, chat. Plain SQL, one small function a question."""

import secrets
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from skali.core.errors import SkaliError
from skali.server.condition import StoreError, alembic_config, called, refuse_unsound
from skali.server.files import private_database
from skali.server.schema import chat, checkpoints, events, removed, seats, tables, users

Row = dict[str, Any]


class Stale(SkaliError):
    """Somebody else's event took the number first."""


class Store:
    """A database, SQLite or PostgreSQL."""

    def __init__(self, url: str, *, existing: bool = False) -> None:
        """Open the database and bring its tables up to date; an `existing` one is not made."""
        self.engine = open_engine(url)
        name = called(self.engine)
        file = self.engine.url.database if self.engine.dialect.name == "sqlite" else None
        if existing and file is not None and not Path(file).is_file():
            raise StoreError(f"there is no database {name}")
        try:
            if file:
                private_database(Path(file))
            refuse_unsound(self.engine)
            migrate(self.engine)
        except (DBAPIError, sqlite3.Error, OSError) as error:
            self.close()
            reason = getattr(error, "orig", error)
            raise StoreError(f"the database {name} cannot be opened: {reason}") from error
        except SkaliError:
            self.close()
            raise

    def close(self) -> None:
        """Let all connections go."""
        self.engine.dispose()

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """Start a transaction that is on disk when it ends."""
        with self.engine.begin() as connection:
            yield connection

    def rows(self, query: Any) -> list[Row]:  # noqa: ANN401 - any select
        """Return all rows of a query."""
        with self.engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

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

    def add_table(self, table: Mapping[str, Any], plan: Sequence[Mapping[str, Any]]) -> None:
        """Put a table and its seats into the hall."""
        with self.begin() as connection:
            connection.execute(insert(tables).values(**table))
            connection.execute(insert(seats), [dict(seat) for seat in plan])

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

    def sit(self, table_id: str, seat: int, user_id: str) -> bool:
        """Take a free seat; False if somebody was quicker."""
        free = (
            (seats.c.table_id == table_id)
            & (seats.c.seat == seat)
            & seats.c.user_id.is_(None)
            & seats.c.bot.is_(None)
        )
        with self.begin() as connection:
            done = connection.execute(update(seats).where(free).values(user_id=user_id))
            return done.rowcount == 1

    def change_seat(self, table_id: str, seat: int, values: Mapping[str, Any]) -> None:
        """Change who sits on a seat."""
        here = (seats.c.table_id == table_id) & (seats.c.seat == seat)
        with self.begin() as connection:
            connection.execute(update(seats).where(here).values(**values))

    def list_tables(self, show: str, user_id: str | None, most: int = 100) -> list[Row]:
        """List open tables, finished ones, or a user's own, the latest first."""
        query = select(tables).order_by(tables.c.changed.desc()).limit(most)
        if show == "open":
            query = query.where(tables.c.open & (tables.c.status == "waiting"))
        elif show == "mine":
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
            (tables.c.host == user_id) & (tables.c.status != "finished")
        )
        row = self.row(query)
        return int(row["n"]) if row else 0

    def remove_user(self, table_id: str, user_id: str) -> None:
        """Keep a user away from a table."""
        if not self.is_removed(table_id, user_id):
            with self.begin() as connection:
                connection.execute(insert(removed).values(table_id=table_id, user_id=user_id))

    def is_removed(self, table_id: str, user_id: str) -> bool:
        """Tell whether a user was removed from a table."""
        here = (removed.c.table_id == table_id) & (removed.c.user_id == user_id)
        return self.row(select(removed).where(here)) is not None

    # --- events ---

    def append(
        self, table_id: str, number: int, kind: str, seat: int, data: Row, now: float
    ) -> None:
        """Write an event down; the number is given once."""
        row = {
            "table_id": table_id, "number": number, "kind": kind, "seat": seat, "data": data,
            "time": now,
        }  # fmt: skip
        try:
            with self.begin() as connection:
                connection.execute(insert(events).values(**row))
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
        try:
            with self.begin() as connection:
                connection.execute(
                    insert(checkpoints).values(table_id=table_id, number=number, data=data)
                )
        except IntegrityError:
            return

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


def open_engine(url: str) -> Engine:
    """Open SQLite in WAL mode, or PostgreSQL by its usual address."""
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    try:
        # What was being written is nobody's business who reads a log.
        engine = create_engine(url, pool_pre_ping=True, hide_parameters=True)
    except Exception as error:
        kind = url.partition(":")[0][:40]
        raise StoreError(
            f"{kind}:… is no database address; use sqlite:///FILE or postgresql://…"
        ) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    elif engine.dialect.name != "postgresql":
        raise StoreError(f"{engine.dialect.name} is not supported; use SQLite or PostgreSQL")
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:  # noqa: ANN401 - DBAPI
    """Let readers and the writer work at once, and wait instead of failing."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(engine: Engine) -> None:
    """Bring the database to the latest form."""
    config = alembic_config()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
