"""Guests and accounts: who is called what, and what is left of somebody who goes for good."""

import secrets
import time

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from skali.core.message import say
from skali.server import schema
from skali.server.problems import Problem
from skali.server.spelling import fold, likenesses, numbered
from skali.server.store import Row, Store

NOBODY = "N. N."
"""What somebody is called whose account was deleted, in every language."""
RESERVED = frozenset().union(*map(likenesses, (NOBODY, "Skáli", "Skali")))
"""Names that would pass for the hall itself, or for somebody who is gone."""

users, marks = schema.users, schema.likenesses


class Accounts:
    """Gives names away, so that nobody passes for an account."""

    def __init__(self, store: Store) -> None:
        """Work on a store."""
        self.store = store

    def find(self, name: str) -> Row | None:
        """Find an account by its name."""
        return self.store.row(select(users).where(users.c.login == fold(name)))

    def check_free(self, name: str, user_id: str | None = None) -> None:
        """Refuse a name that is an account's, or looks like one."""
        wanted = likenesses(name)
        others = marks.c.mark.in_(sorted(wanted)) & marks.c.account
        query = select(users.c.name).join(marks, marks.c.user_id == users.c.id).where(others)
        found = self.store.row(query.where(users.c.id != (user_id or "")))
        if found is not None:
            raise taken(name, found["name"])
        if wanted & RESERVED:
            raise Problem(409, "state", say("hall-name-reserved", name=name), field="name")

    def add_guest(self, name: str, language: str) -> Row:
        """Let a guest in."""
        self.check_free(name)
        row: Row = {"id": secrets.token_hex(12), "name": name, "language": language,
                    "created": time.time()}  # fmt: skip
        with self.store.begin() as connection:
            connection.execute(insert(users).values(**row))
            self.mark(connection, row["id"], name, account=False)
        return self.known(row["id"])

    def register(self, guest: Row | None, name: str, hashed: str, language: str) -> Row:
        """Make an account, of the guest if there is one."""
        user_id = guest["id"] if guest is not None else secrets.token_hex(12)
        values: Row = {"name": name, "login": fold(name), "password": hashed}
        try:
            with self.store.begin() as connection:
                if guest is None:
                    values |= {"id": user_id, "language": language, "created": time.time()}
                    connection.execute(insert(users).values(**values))
                else:
                    own = (users.c.id == user_id) & users.c.login.is_(None)
                    done = connection.execute(update(users).where(own).values(**values))
                    if done.rowcount != 1:
                        raise Problem(409, "state", say("hall-account-exists"), field="name")
                self.mark(connection, user_id, name, account=True)
        except IntegrityError as error:
            raise taken(name, name) from error
        return self.known(user_id)

    def rename(self, user: Row, name: str) -> None:
        """Change a name; an account signs in with the new one from then on."""
        self.check_free(name, user["id"])
        values = {"name": name} | ({"login": fold(name)} if user["login"] is not None else {})
        try:
            with self.store.begin() as connection:
                connection.execute(update(users).where(users.c.id == user["id"]).values(**values))
                self.mark(connection, user["id"], name, account=user["login"] is not None)
        except IntegrityError as error:
            raise taken(name, name) from error

    def mark(self, connection: Connection, user_id: str, name: str, *, account: bool) -> None:
        """Keep how a name looks; guests who bore what is now an account's get a number."""
        looks = sorted(likenesses(name))
        connection.execute(delete(marks).where(marks.c.user_id == user_id))
        if account:
            alike = select(marks.c.user_id).where(marks.c.mark.in_(looks) & ~marks.c.account)
            for other in connection.execute(alike.distinct()).scalars().all():
                here = users.c.id == other
                old = connection.execute(select(users.c.name).where(here)).scalar_one()
                connection.execute(update(users).where(here).values(name=numbered(old)))
                self.mark(connection, other, numbered(old), account=False)
        rows = [{"mark": look, "user_id": user_id, "account": account} for look in looks]
        connection.execute(insert(marks), rows)

    def known(self, user_id: str) -> Row:
        """Return a user who is there for certain."""
        row = self.store.user(user_id)
        if row is None:
            raise Problem(401, "session", say("hall-no-name"))
        return row

    def forget(self, user_id: str) -> None:
        """Leave only a row without a name, for the games that others have played with it."""
        nothing = dict.fromkeys(
            ("login", "password", "email", "pending_email", "webhook", "push", "legacy")
        )
        with self.store.begin() as connection:
            for table in (schema.sessions, schema.letters, marks):
                connection.execute(delete(table).where(table.c.user_id == user_id))
            own = users.c.id == user_id
            connection.execute(update(users).where(own).values(name=NOBODY, **nothing))
            theirs = schema.seats.c.user_id == user_id
            connection.execute(update(schema.seats).where(theirs).values(name=None))


def taken(name: str, other: str) -> Problem:
    """Say that a name is an account's."""
    if fold(name) == fold(other):
        return Problem(409, "state", say("hall-account-exists"), field="name")
    return Problem(409, "state", say("hall-name-alike", name=name, other=other), field="name")
