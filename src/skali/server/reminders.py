"""Whose turn it is, told to those who are away: by webhook, e-mail or browser push."""

import asyncio
import base64
import json
import logging
import smtplib
import time
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from pywebpush import WebPusher, WebPushException
from sqlalchemy import delete, insert, select

from skali.core.errors import SkaliError
from skali.core.message import say
from skali.server.hall import Hall
from skali.server.keys import push_key
from skali.server.places import Place
from skali.server.reach import Messenger
from skali.server.schema import reminded
from skali.server.settings import Settings
from skali.server.store import Row, Store
from skali.server.views import Words
from skali.text import render

DAY = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is closed."""
GONE = (404, 410)
"""What a push service says of a browser that wants no notices any more."""
FAULTS = (SkaliError, OSError, ValueError, MessageError, smtplib.SMTPException, WebPushException)
log = logging.getLogger("skali.reminders")


class Reminders:
    """Collects who is asked, waits a little, and reminds those who did not come."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        """Hang on to the hall's turns; after a restart it names them all again."""
        self.hall = hall
        self.settings = settings
        self.grace = settings.remind_after
        self.due: dict[tuple[str, int], float] = {}
        self.vapid = push_key(settings)
        self.messenger = Messenger(settings)
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
        """Remind those whose grace is over; nobody waits for a slow address of somebody else."""
        while True:
            await asyncio.sleep(min(self.grace, 5.0))
            now = time.time()
            for key in [key for key, when in self.due.items() if when <= now]:
                del self.due[key]
                self.hall.spawn(self.remind(*key))

    async def remind(self, table_id: str, seat: int) -> None:
        """Tell one person once, unless he is there or has decided meanwhile."""
        try:
            place = await self.hall.place(table_id)
            room = place.room
            if room is None or seat not in room.state.turn or seat in place.online():
                return
            if place.seat_of(place.seats[seat]["user_id"]) != seat:
                return  # of several seats that are asked, one is enough to call somebody
            since = room.since[seat]
            if not await self.hall.write(mark, self.hall.store, table_id, seat, since):
                return
            user = await self.hall.run(self.hall.store.user, place.seats[seat]["user_id"])
        except SkaliError as error:
            log.warning("nobody at table %s could be reminded: %s", table_id, error)
            return
        if user is not None:
            await self.send(user, place.table)

    async def send(self, user: Row, table: Row) -> None:
        """Use every way that the person has chosen."""
        link = f"{self.settings.link}/table/{table['id']}"
        words = Words(self.hall.game(table), user["language"])
        game = words(say(f"{table['game']}-name"))
        for way in (self.send_webhook, self.send_mail, self.send_push):
            try:
                await way(user, game, link)
            except FAULTS as error:
                log.warning("a reminder could not be sent: %s", error)

    async def send_webhook(self, user: Row, game: str, link: str) -> None:
        """Post to the address that the person gave."""
        if user["webhook"]:
            body = {"text": in_words(user, game, link), "link": link}
            content = {"Content-Type": "application/json"}
            await self.messenger.post(user["webhook"], json.dumps(body).encode(), content)

    async def send_mail(self, user: Row, game: str, link: str) -> None:
        """Hand a mail over, to the address that the person has confirmed and to no other."""
        if not self.settings.mail.host or not user["email"]:
            return
        letter = EmailMessage()
        letter["From"] = self.settings.mail.sender
        letter["To"] = Address(addr_spec=user["email"])
        letter["Subject"] = "Skáli"
        letter.set_content(in_words(user, game, link) + "\n")
        await self.hall.run(self.hand_over, letter, user["email"])

    def hand_over(self, letter: EmailMessage, address: str) -> None:
        """Give a letter to the mail server."""
        mail = self.settings.mail
        with smtplib.SMTP(mail.host, mail.port, timeout=10) as server:
            if mail.tls:
                server.starttls()
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(letter, to_addrs=[address])

    async def send_push(self, user: Row, game: str, link: str) -> None:
        """Knock at the browser; web/public/sw.js reads what is sent."""
        if not user["push"]:
            return
        endpoint = urlsplit(user["push"]["endpoint"])
        text = render("skali.text", say("hall-turn", game=game), user["language"])
        notice = json.dumps({"title": "Skáli", "body": text, "url": link})
        signed = self.vapid.sign(
            {
                "aud": f"{endpoint.scheme}://{endpoint.netloc}",
                "sub": f"mailto:{self.settings.mail.sender}",
                "exp": int(time.time()) + DAY // 2,
            }
        )
        headers = {"Content-Encoding": "aes128gcm", "TTL": str(DAY), **signed}
        sealed = WebPusher(user["push"]).encode(notice.encode())["body"]
        status = await self.messenger.post(user["push"]["endpoint"], sealed, headers)
        if status in GONE:
            await self.hall.write(self.hall.store.change_user, user["id"], {"push": None})


def in_words(user: Row, game: str, link: str) -> str:
    """Say in the person's language whose turn it is, and where."""
    return render("skali.text", say("hall-your-turn", game=game, link=link), user["language"])


def mark(store: Store, table_id: str, seat: int, since: int) -> bool:
    """Note that a seat is reminded of what it was asked after an event; False if it was before."""
    here = (reminded.c.table_id == table_id) & (reminded.c.seat == seat)
    before = store.row(select(reminded.c.since).where(here))
    if before is not None and before["since"] == since:
        return False
    with store.begin() as connection:
        connection.execute(delete(reminded).where(here))
        connection.execute(insert(reminded).values(table_id=table_id, seat=seat, since=since))
    return True
