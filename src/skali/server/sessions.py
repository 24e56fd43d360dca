"""Who somebody is: guests by name and signed cookie, accounts by password."""

import secrets
import time
from collections import defaultdict, deque

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from skali.core.message import say
from skali.server.problems import Problem
from skali.server.store import Row, Store

COOKIE = "skali"
MONTH = 30 * 24 * 3600


class Sessions:
    """Signs cookies and checks passwords."""

    def __init__(self, store: Store, key: str) -> None:
        """Take the key that signs."""
        self.store = store
        self.signer = URLSafeSerializer(key, salt="skali-session")
        self.hasher = PasswordHasher()

    def cookie(self, user: Row) -> str:
        """Return what a browser keeps."""
        return str(self.signer.dumps(user["id"]))

    def user(self, cookie: str | None) -> Row | None:
        """Return whose cookie this is; a forged one is nobody's."""
        if not cookie:
            return None
        try:
            return self.store.user(str(self.signer.loads(cookie)))
        except BadSignature:
            return None

    def register(self, guest: Row | None, name: str, password: str) -> Row:
        """Make an account, of the guest if there is one."""
        login = name.strip().lower()
        if self.store.login(login) is not None:
            raise Problem(409, "state", say("hall-account-exists"), field="name")
        hashed = self.hasher.hash(password)
        if guest is None or guest["login"]:
            return self.store.add_user(name, login, hashed)
        self.store.change_user(guest["id"], {"name": name, "login": login, "password": hashed})
        return self.store.user(guest["id"]) or guest

    def login(self, name: str, password: str) -> Row:
        """Check a password; an unknown name takes as long as a wrong password."""
        user = self.store.login(name.strip().lower()) or {}
        known = user.get("password") or self.hasher.hash(secrets.token_hex(8))
        try:
            self.hasher.verify(known, password)
        except VerificationError as error:
            raise Problem(401, "session", say("hall-wrong-password")) from error
        return user


class Pace:
    """Lets a caller do something only so often."""

    def __init__(self, most: int, seconds: float) -> None:
        """Allow `most` times in so many seconds."""
        self.most = most
        self.seconds = seconds
        self.seen: defaultdict[str, deque[float]] = defaultdict(deque)

    def check(self, caller: str) -> None:
        """Refuse what comes too fast."""
        now, times = time.monotonic(), self.seen[caller]
        while times and times[0] < now - self.seconds:
            times.popleft()
        if len(times) >= self.most:
            raise Problem(429, "slow", say("hall-too-fast"), retry=self.seconds)
        times.append(now)
        if len(self.seen) > 10_000:
            self.seen = defaultdict(
                deque, {k: v for k, v in self.seen.items() if v and v[-1] > now - self.seconds}
            )
