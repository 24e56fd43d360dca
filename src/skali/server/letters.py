"""Letters with a link that is good once: to confirm an address, to choose a new password."""

import logging
import secrets
import smtplib
import time
from email.message import EmailMessage
from typing import Literal

from sqlalchemy import delete, func, insert, select, update

from skali.core.message import Message, say
from skali.server.problems import Problem
from skali.server.schema import letters, users
from skali.server.sessions import sealed
from skali.server.settings import Mail, Settings
from skali.server.store import Row, Store
from skali.text import render

Purpose = Literal["confirm", "reset"]
GOOD_FOR: dict[Purpose, float] = {"confirm": 24 * 3600.0, "reset": 3600.0}
"""Seconds for which a link can be used."""
MOST_ACCOUNTS = 5
"""Accounts with one address to which letters go at a time."""
log = logging.getLogger("skali.letters")


class Letters:
    """Writes links down and sends them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        """Take where mail is handed over."""
        self.store = store
        self.settings = settings

    @property
    def possible(self) -> bool:
        """Whether this hall sends mail."""
        return bool(self.settings.mail.host)

    def issue(self, user_id: str, purpose: Purpose, address: str) -> str:
        """Return a new token; earlier ones for the same purpose count no more."""
        token = secrets.token_urlsafe(32)
        row = {"token": sealed(token), "user_id": user_id, "purpose": purpose, "address": address,
               "expires": time.time() + GOOD_FOR[purpose]}  # fmt: skip
        earlier = (letters.c.user_id == user_id) & (letters.c.purpose == purpose)
        with self.store.begin() as connection:
            connection.execute(delete(letters).where(earlier | (letters.c.expires < time.time())))
            connection.execute(insert(letters).values(**row))
        return token

    def read(self, token: str, purpose: Purpose) -> Row:
        """Return the user to whom a token was sent, with the `address`; it can still be used."""
        own = (letters.c.token == sealed(token)) & (letters.c.purpose == purpose)
        fresh = own & (letters.c.expires > time.time())
        query = select(users, letters.c.address).join(letters, letters.c.user_id == users.c.id)
        row = self.store.row(query.where(fresh))
        if row is None:
            raise Problem(404, "unknown", say("hall-no-letter"), field="token")
        return row

    def use(self, token: str, purpose: Purpose) -> Row:
        """Return the user to whom a token was sent, once."""
        row = self.read(token, purpose)
        with self.store.begin() as connection:
            own = letters.c.token == sealed(token)
            if connection.execute(delete(letters).where(own)).rowcount != 1:
                raise Problem(404, "unknown", say("hall-no-letter"), field="token")
        return row

    def forget(self, user_id: str, purpose: Purpose) -> None:
        """Let no link of this kind count any more."""
        own = (letters.c.user_id == user_id) & (letters.c.purpose == purpose)
        with self.store.begin() as connection:
            connection.execute(delete(letters).where(own))

    def keep_only(self, user_id: str, address: str) -> None:
        """Wait for no other address than the confirmed one; without any, send nothing more."""
        self.forget(user_id, "confirm")
        values: Row = {"pending_email": None}
        if not address:
            self.forget(user_id, "reset")
            values["email"] = None
        self.store.change_user(user_id, values)

    def expect(self, user_id: str, address: str) -> str:
        """Keep an address until its owner has confirmed it; return the token for him."""
        self.store.change_user(user_id, {"pending_email": address})
        return self.issue(user_id, "confirm", address)

    def confirm(self, token: str) -> Row:
        """Take an address as confirmed, if the user still wants it."""
        user = self.use(token, "confirm")
        wanted = (users.c.id == user["id"]) & (users.c.pending_email == user["address"])
        values = {"email": user["address"], "pending_email": None}
        with self.store.begin() as connection:
            if connection.execute(update(users).where(wanted).values(**values)).rowcount != 1:
                raise Problem(404, "unknown", say("hall-no-letter"), field="token")
        self.forget(user["id"], "reset")
        return user

    def owners(self, named: str, login: str) -> list[Row]:
        """Find the accounts of a name or of a confirmed address."""
        of_name = (users.c.login == login) & users.c.email.is_not(None)
        of_address = (func.lower(users.c.email) == named.lower()) & users.c.login.is_not(None)
        return self.store.rows(select(users).where(of_name | of_address).limit(MOST_ACCOUNTS))

    def send(self, purpose: Purpose, address: str, name: str, token: str, language: str) -> None:
        """Send a link; behind the # it stands in no log on the way."""
        link = f"{self.settings.link}/account#{purpose}={token}"
        text = render(
            "skali.text", Message(f"hall-letter-{purpose}", {"name": name, "link": link}), language
        )
        title = render("skali.text", Message(f"hall-letter-{purpose}-title"), language)
        try:
            deliver(self.settings.mail, address, title, text)
        except (OSError, smtplib.SMTPException) as error:
            log.warning("a letter could not be sent: %s", error)


def deliver(mail: Mail, address: str, title: str, text: str) -> None:
    """Hand a letter over to one address."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = mail.sender, address, title
    letter.set_content(text + "\n")
    with smtplib.SMTP(mail.host, mail.port, timeout=10) as server:
        if mail.tls:
            server.starttls()
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(letter, to_addrs=[address])
