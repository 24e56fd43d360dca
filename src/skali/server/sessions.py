"""Who somebody is: a session is a row in the database, and a signed cookie that opens it."""

import hashlib
import hmac
import secrets
import time

from itsdangerous import BadData, URLSafeSerializer
from sqlalchemy import delete, insert, select, update

from skali.server.schema import sessions, users
from skali.server.store import Row, Store

COOKIE = "skali"
DEVICE = "skali-device"
MONTH = 30 * 24 * 3600
YEAR = 12 * MONTH
NOTED = 600.0
"""Seconds after which it is written down again that somebody was seen."""
GRACE = 60.0
"""Seconds for which a cookie of the old kind still counts after it was exchanged: for requests that
were on their way, and other tabs."""
MOST_SESSIONS = 50
"""Sessions a user can have; the one that was seen longest ago ends first."""


def sealed(secret: str) -> str:
    """Return what is kept of a secret that is too long to be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Sessions:
    """Opens, finds and ends sessions."""

    def __init__(self, store: Store, key: str) -> None:
        """Take the key that signs."""
        self.store = store
        self.signer = URLSafeSerializer(key, salt="skali-session-2")
        self.old_signer = URLSafeSerializer(key, salt="skali-session")
        self.device_signer = URLSafeSerializer(key, salt="skali-device")

    def open(self, user_id: str, agent: str = "") -> str:
        """Begin a session; return the cookie that a browser keeps."""
        session, secret, now = secrets.token_hex(12), secrets.token_urlsafe(32), time.time()
        row = {"id": session, "user_id": user_id, "secret": sealed(secret), "created": now,
               "seen": now, "agent": agent[:200]}  # fmt: skip
        old = [row["id"] for row in self.of(user_id)[MOST_SESSIONS - 1 :]]
        late = (sessions.c.user_id == user_id) & (sessions.c.seen < now - YEAR)
        with self.store.begin() as connection:
            connection.execute(delete(sessions).where(late | sessions.c.id.in_(old)))
            connection.execute(insert(sessions).values(**row))
        return str(self.signer.dumps([session, secret]))

    def user(self, cookie: str | None) -> Row | None:
        """Return whose cookie this is, with the id of the session; a forged one is nobody's."""
        if not cookie:
            return None
        try:
            session, secret = self.signer.loads(cookie)
        except (BadData, ValueError, TypeError):
            return self.guest_of_old(cookie)
        now = time.time()
        own = (sessions.c.id == session) & (sessions.c.seen > now - YEAR)
        query = select(users, sessions.c.id.label("session"), sessions.c.secret, sessions.c.seen)
        row = self.store.row(query.join(sessions, sessions.c.user_id == users.c.id).where(own))
        if row is None or not hmac.compare_digest(row.pop("secret"), sealed(secret)):
            return None
        if row.pop("seen") < now - NOTED:
            with self.store.begin() as connection:
                connection.execute(update(sessions).where(own).values(seen=now))
        return row

    def guest_of_old(self, cookie: str) -> Row | None:
        """Return a guest who still has a cookie of the old kind; accounts must sign in again.

        An old cookie has no secret that could be changed, so it counts only until it is exchanged.
        """
        try:
            row = self.store.user(str(self.old_signer.loads(cookie)))
        except BadData:
            return None
        if row is None or row["login"] is not None or (row["legacy"] or 0) < time.time():
            return None
        return row | {"session": ""}

    def exchange(self, user_id: str, agent: str) -> str:
        """Return a cookie of the new kind for one of the old, which soon counts no more."""
        until = time.time() + GRACE
        sooner = (users.c.id == user_id) & (users.c.legacy > until)
        with self.store.begin() as connection:
            connection.execute(update(users).where(sooner).values(legacy=until))
        return self.open(user_id, agent)

    def of(self, user_id: str) -> list[Row]:
        """List a user's sessions, the last seen first."""
        query = select(sessions).where(sessions.c.user_id == user_id)
        return self.store.rows(query.order_by(sessions.c.seen.desc(), sessions.c.created.desc()))

    def end(self, user_id: str, session: str) -> bool:
        """End one session of a user; False if there is none."""
        own = (sessions.c.user_id == user_id) & (sessions.c.id == session)
        with self.store.begin() as connection:
            return connection.execute(delete(sessions).where(own)).rowcount == 1

    def end_all(self, user_id: str, but: str = "") -> None:
        """End all sessions of a user, also those of the old kind."""
        others = (sessions.c.user_id == user_id) & (sessions.c.id != but)
        with self.store.begin() as connection:
            connection.execute(delete(sessions).where(others))
            connection.execute(update(users).where(users.c.id == user_id).values(legacy=None))

    def tidy(self) -> None:
        """Forget sessions that nobody has used for a year."""
        with self.store.begin() as connection:
            connection.execute(delete(sessions).where(sessions.c.seen < time.time() - YEAR))

    def device(self, user_id: str) -> str:
        """Return a token by which a browser is known in which somebody has signed in."""
        return str(self.device_signer.dumps([user_id, secrets.token_hex(8)]))

    def device_of(self, token: str | None, user_id: str | None) -> str | None:
        """Return the mark of a browser in which this user has signed in before."""
        try:
            owner, mark = self.device_signer.loads(token or "")
        except (BadData, ValueError, TypeError):
            return None
        return str(mark) if owner == user_id else None
