"""The way to a database, SQLite or PostgreSQL, and what can be wrong with it."""

from typing import Any

from alembic import command
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from skali.server.condition import StoreError, alembic_config

UNREACHABLE = (OperationalError, InterfaceError, InternalError, NoConnection)
PATIENCE = 5
"""Seconds to wait for a connection."""


class Trouble(StoreError):
    """The database does not answer or cannot write; whether a commit was done is not known."""


def reason(error: Exception) -> str:
    """Say in one line what the database complained about."""
    lines = str(getattr(error, "orig", None) or error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def open_engine(url: str) -> Engine:
    """Open SQLite in WAL mode, or PostgreSQL by its usual address."""
    if url.startswith(("postgres://", "postgresql://")):
        url = "postgresql+psycopg://" + url.split("://", 1)[1]
    try:
        wait = {} if url.startswith("sqlite") else {"connect_timeout": PATIENCE}
        # What was being written is nobody's business who reads a log.
        engine = create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=wait)
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
