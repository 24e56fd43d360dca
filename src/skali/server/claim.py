"""One database, one hall: who opens it holds a claim that ends with the process, however that ends.

Two halls would not hear of each other's decisions, and their players would not see the same table.
"""

import sqlite3
import time

from sqlalchemy import Connection, Engine, text

from skali.server.engine import UNREACHABLE, StoreError, Trouble, reason

LOCK = 0x536B616C69
"""The number of the lock in PostgreSQL: the name of the hall."""
PATIENCE = 3.0
"""Seconds that the claim of a hall that was ended may take to be noticed."""


class Claim:
    """A lock of PostgreSQL on a connection of its own; for SQLite, a locked file beside it."""

    def __init__(self, engine: Engine) -> None:
        """Take the claim, or say who has it."""
        self.engine = engine
        self.line: Connection | None = None
        self.file: sqlite3.Connection | None = None
        end = time.monotonic() + PATIENCE
        while not self.take():
            if time.monotonic() > end:
                name = engine.url.render_as_string(hide_password=True)
                engine.dispose()
                raise StoreError(
                    f"another hall is open on the database {name}; end it first, or choose "
                    "another database"
                )
            time.sleep(0.1)

    def take(self) -> bool:
        """Try to take the claim."""
        if self.engine.dialect.name == "postgresql":
            return self.take_lock()
        file = self.engine.url.database
        return file in (None, "", ":memory:") or self.take_file(f"{file}.lock")

    def take_lock(self) -> bool:
        """Take the lock of PostgreSQL; it lasts as long as the connection."""
        try:
            line = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            if line.execute(text(f"SELECT pg_try_advisory_lock({LOCK})")).scalar():
                self.line = line
                return True
            line.close()
        except UNREACHABLE as error:
            raise Trouble(reason(error)) from error
        return False

    def take_file(self, name: str) -> bool:
        """Lock a file; the system unlocks it when the process ends."""
        file = sqlite3.connect(name, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            file.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            file.close()
            return False
        self.file = file
        return True

    def renew(self) -> bool:
        """After trouble, take the claim again if it was lost; False if somebody else has it."""
        if self.engine.dialect.name != "postgresql":
            return True
        if self.line is not None:
            try:
                self.line.execute(text("SELECT 1"))
            except UNREACHABLE:
                self.line.invalidate()
                self.line.close()
                self.line = None
            else:
                return True
        return self.take_lock()

    def release(self) -> None:
        """Let the next hall open."""
        if self.line is not None:
            self.line.detach()
            self.line.close()
        if self.file is not None:
            self.file.close()
        self.line = self.file = None
