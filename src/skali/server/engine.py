"""The way to a database, SQLite or PostgreSQL, and what can be wrong with it."""

from importlib.resources import files
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from skali.core.errors import SkaliError

UNREACHABLE = (OperationalError, InterfaceError, InternalError, NoConnection)
PATIENCE = 5
"""Seconds to wait for a connection."""


class StoreError(SkaliError):
    """The database cannot be used."""


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
        engine = create_engine(url, pool_pre_ping=True, connect_args=wait)
    except Exception as error:
        raise StoreError(
            f"{url!r} is no database address; use sqlite:///FILE or postgresql://…"
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
    config = Config()
    config.set_main_option("script_location", str(files("skali.server") / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
