"""Backups of a hall in SQLite: made while the hall may be open, and looked at afterwards."""

import os
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from skali.core.errors import SkaliError
from skali.server.condition import PATIENCE, forms_in, latest_form, reading, refuse_newer
from skali.server.files import BESIDE, PRIVATE, replace

POSTGRES = "the database is PostgreSQL: use its own {program}, such as `{program} {how} skali`"


class BackupError(SkaliError):
    """A backup that cannot be made or put back."""


class Contents(NamedTuple):
    """What is in a database."""

    users: int
    games: int
    events: int

    def __str__(self) -> str:
        """Say it."""
        return f"{self.games} games with {self.events} events, {self.users} users"


def file_of(database: str, program: str, how: str) -> Path:
    """Return the file of a database, or say what serves others."""
    try:
        url = make_url(database)
    except ArgumentError as error:
        raise BackupError("this is no database address; use sqlite:///FILE") from error
    if url.get_backend_name() == "postgresql":
        raise BackupError(POSTGRES.format(program=program, how=how))
    if url.get_backend_name() != "sqlite":
        raise BackupError("this is no database address of a hall; use sqlite:///FILE")
    if not url.database or url.database == ":memory:":
        raise BackupError("a database in memory ends with the hall; use sqlite:///FILE")
    return Path(url.database)


def back_up(database: str, target: Path, *, force: bool) -> Contents:
    """Write a copy of a database as it is at one moment, and read it once more."""
    source = file_of(database, "pg_dump", "--format=custom --file=FILE")
    examined(source)
    if target.exists() and not force:
        raise BackupError(f"{str(target)!r} exists already; --force replaces it")
    if target.exists() and target.samefile(source):
        raise BackupError("a backup cannot be the database itself; name another file")
    with draft_of(target) as draft:
        copy(source, draft)
        found = examined(draft)
        replace(draft, target)
    return found


def restore(backup: Path, database: str, *, force: bool) -> Contents:
    """Put a copy in the place of a database that nobody uses."""
    target = file_of(database, "pg_restore", "--clean --dbname=skali FILE")
    examined(backup)
    if target.exists():
        if target.samefile(backup):
            raise BackupError("the backup is the database itself; name another file")
        refuse_used(target, force=force)
    with draft_of(target) as draft:
        copy(backup, draft)
        found = examined(draft)
        for ending in BESIDE[1:]:
            target.with_name(target.name + ending).unlink(missing_ok=True)
        replace(draft, target)
    return found


def examined(path: Path) -> Contents:
    """Count what is in a file, and refuse what is no hall, damaged or newer than this program."""
    name = repr(str(path))
    if not path.is_file():
        raise BackupError(f"there is no file {name}")
    try:
        with closing(reading(path)) as connection:
            forms = forms_in(connection, name, "integrity_check")
            if not forms:
                raise BackupError(f"the database {name} holds no hall")
            refuse_newer(forms, name)
            return counted(connection)
    except sqlite3.Error as error:
        raise BackupError(f"{name} cannot be read: {error}") from error


def counted(connection: sqlite3.Connection) -> Contents:
    """Count what matters."""
    started = "select count(*) from tables where status != 'waiting'"
    queries = ("select count(*) from users", started, "select count(*) from events")
    return Contents(*(connection.execute(query).fetchone()[0] for query in queries))


def copy(source: Path, draft: Path) -> None:
    """Let SQLite copy a database page by page; who writes meanwhile is in it, or after it."""
    with closing(reading(source)) as old, closing(sqlite3.connect(draft, timeout=PATIENCE)) as new:
        old.backup(new)
        # A backup is one file, with nothing beside it that could be forgotten.
        new.execute("pragma journal_mode=delete")


@contextmanager
def as_it_is(database: str) -> Iterator[str]:
    """Give the address of a database to look at: a copy, where opening would change its form."""
    try:
        path = file_of(database, "pg_dump", "")
    except BackupError:
        path = Path()
    if not path.is_file():
        yield database
        return
    name = repr(database)
    try:
        with closing(reading(path)) as connection:
            forms = forms_in(connection, name, "quick_check")
    except sqlite3.Error as error:
        raise BackupError(f"the database {name} cannot be opened: {error}") from error
    if not forms:
        raise BackupError(f"the database {name} holds no hall")
    refuse_newer(forms, name)
    if forms == {latest_form()}:
        yield database
        return
    with TemporaryDirectory() as folder:
        copy(path, Path(folder) / "older.db")
        yield f"sqlite:///{folder}/older.db"


def refuse_used(path: Path, *, force: bool) -> None:
    """Refuse to replace a database that somebody has open or, without force, that holds a hall."""
    name = repr(str(path))
    try:
        with closing(reading(path)) as connection:
            connection.execute("pragma busy_timeout=1000")
            # Only who is alone with a file can leave the mode in which several work at once.
            connection.execute("pragma locking_mode=exclusive")
            connection.execute("pragma journal_mode=delete")
            connection.execute("begin exclusive")
            connection.rollback()
            tables = {row[0] for row in connection.execute("select name from sqlite_master")}
            held = counted(connection) if "events" in tables else Contents(0, 0, 0)
    except sqlite3.OperationalError as error:
        raise BackupError(f"{name} is in use ({error}); close the hall first") from error
    except sqlite3.DatabaseError as error:
        if not force:
            raise BackupError(f"{name} is there, but {error}; --force replaces it") from error
        return
    if any(held) and not force:
        raise BackupError(f"{name} holds {held}; --force replaces it")


@contextmanager
def draft_of(target: Path) -> Iterator[Path]:
    """Make a private file beside another one, which is gone at the end unless it took its name."""
    draft = target.with_name(f".{target.name}.{secrets.token_hex(8)}")
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    try:
        yield draft
    finally:
        for ending in BESIDE:
            draft.with_name(draft.name + ending).unlink(missing_ok=True)
