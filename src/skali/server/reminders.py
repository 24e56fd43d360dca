"""Whose turn it is, told to those who are away: by webhook, e-mail or browser push."""

import asyncio
import base64
import contextlib
import ipaddress
import json
import logging
import smtplib
import socket
import time
from email.message import EmailMessage
from pathlib import Path
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from skali.core.message import Message
from skali.server.hall import Hall
from skali.server.places import Place
from skali.server.settings import Settings
from skali.server.store import Row
from skali.text import render

GRACE = 30.0
"""Seconds a person may be away before being reminded."""
log = logging.getLogger("skali.reminders")


class Reminders:
    """Collects who is asked, waits a little, and reminds those who did not come."""

    def __init__(self, hall: Hall, settings: Settings, grace: float = GRACE) -> None:
        """Hang on to the hall's turns."""
        self.hall = hall
        self.settings = settings
        self.grace = grace
        self.due: dict[tuple[str, int], float] = {}
        self.vapid = load_vapid(settings)
        hall.on_turn.append(self.note)

    @property
    def public_key(self) -> str:
        """The key with which browsers subscribe."""
        raw = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def note(self, place: Place, seat: int) -> None:
        """Remember that a seat of a game over days was asked."""
        if place.table["pace"] == "days" and place.seats[seat]["user_id"] is not None:
            self.due.setdefault((place.table["id"], seat), time.time() + self.grace)

    async def watch(self) -> None:
        """Remind those whose grace is over."""
        while True:
            await asyncio.sleep(min(self.grace, 5.0))
            now = time.time()
            for key in [key for key, when in self.due.items() if when <= now]:
                del self.due[key]
                with contextlib.suppress(Exception):
                    await self.remind(*key)

    async def remind(self, table_id: str, seat: int) -> None:
        """Tell one person, unless he is there or has decided meanwhile."""
        place = await self.hall.place(table_id)
        if place.room is None or seat not in place.room.state.turn or seat in place.online():
            return
        user = await self.hall.run(self.hall.store.user, place.seats[seat]["user_id"])
        if user is not None:
            await self.hall.run(self.send, user, place.table)

    def send(self, user: Row, table: Row) -> None:
        """Use every way that the person has chosen."""
        link = f"{self.settings.link}/table/{table['id']}"
        values: dict[str, int | str | Message] = {"game": table["game"], "link": link}
        text = render("skali.text", Message("hall-your-turn", values), user["language"])
        for way in (self.send_webhook, self.send_mail, self.send_push):
            try:
                way(user, text, link)
            except (httpx.HTTPError, OSError, smtplib.SMTPException, WebPushException) as error:
                log.warning("a reminder could not be sent: %s", error)

    def send_webhook(self, user: Row, text: str, link: str) -> None:
        """Post to the address that the person gave."""
        if user["webhook"] and self.may_reach(user["webhook"]):
            body = {"text": text, "link": link}
            httpx.post(user["webhook"], json=body, timeout=5, follow_redirects=False)

    def may_reach(self, address: str) -> bool:
        """Refuse addresses inside the hall's own network, unless the operator allows them."""
        if self.settings.private_webhooks:
            return True
        host = urlsplit(address).hostname or ""
        found = socket.getaddrinfo(host, None)
        return all(ipaddress.ip_address(entry[4][0]).is_global for entry in found)

    def send_mail(self, user: Row, text: str, link: str) -> None:
        """Hand a mail over."""
        mail = self.settings.mail
        if not mail.host or not user["email"]:
            return
        letter = EmailMessage()
        letter["From"], letter["To"] = mail.sender, user["email"]
        letter["Subject"] = "Skáli"
        letter.set_content(f"{text}\n{link}\n")
        with smtplib.SMTP(mail.host, mail.port, timeout=10) as server:
            if mail.tls:
                server.starttls()
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(letter)

    def send_push(self, user: Row, text: str, link: str) -> None:
        """Knock at the browser."""
        if user["push"]:
            webpush(
                user["push"],
                json.dumps({"text": text, "link": link}),
                vapid_private_key=self.vapid,
                vapid_claims={"sub": f"mailto:{self.settings.mail.sender}"},
                timeout=10,
            )


def load_vapid(settings: Settings) -> Vapid02:
    """Return the key that signs push notices, made once and kept beside the database."""
    if not settings.database.startswith("sqlite:///"):
        path = Path("skali.vapid.pem")
    else:
        path = Path(settings.database.removeprefix("sqlite:///")).with_suffix(".vapid.pem")
    if settings.key:
        fresh = Vapid02()
        fresh.generate_keys()
        return fresh
    return Vapid02.from_file(str(path))
