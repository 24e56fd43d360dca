"""Clocks, substitutes and reminders for those who are away."""

import asyncio
import base64
import json
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from socketserver import StreamRequestHandler, TCPServer
from typing import Any, ClassVar

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from skali.server.reminders import Reminders
from skali.server.settings import Mail, Settings
from tests.server.conftest import RunningHall
from tests.server.people import Person

Enter = Callable[[str], Person]
GAME = "wikinger"
"""A game for two that asks one seat after the other."""


class Letterbox(BaseHTTPRequestHandler):
    """Keeps what is posted to it."""

    received: ClassVar[list[tuple[str, bytes]]] = []

    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length", 0))
        self.received.append((self.path, self.rfile.read(length)))
        self.send_response(410 if self.path == "/gone" else 201)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Stay silent."""


class MailServer(StreamRequestHandler):
    """Speaks just enough SMTP to take a letter."""

    letters: ClassVar[list[str]] = []

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        letter: list[str] | None = None
        for raw in self.rfile:
            line = raw.decode().rstrip("\r\n")
            if letter is not None:
                if line == ".":
                    self.letters.append("\n".join(letter))
                    letter = None
                    self.wfile.write(b"250 taken\r\n")
                else:
                    letter.append(line)
            elif line.upper() == "DATA":
                letter = []
                self.wfile.write(b"354 go on\r\n")
            elif line.upper() == "QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"250 ok\r\n")


@pytest.fixture
def letterbox() -> Iterator[str]:
    """A web server that takes posts."""
    Letterbox.received.clear()
    server = HTTPServer(("127.0.0.1", 0), Letterbox)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def post_office() -> Iterator[int]:
    """A mail server."""
    MailServer.letters.clear()
    with TCPServer(("127.0.0.1", 0), MailServer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield int(server.server_address[1])
        server.shutdown()


@pytest.fixture
def browser_key() -> ec.EllipticCurvePrivateKey:
    """What a browser keeps to itself when it subscribes."""
    return ec.generate_private_key(ec.SECP256R1())


def subscription(key: ec.EllipticCurvePrivateKey, endpoint: str) -> dict[str, Any]:
    """Return what a browser hands over when it subscribes."""
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {
        "p256dh": base64.urlsafe_b64encode(point).decode(),
        "auth": base64.urlsafe_b64encode(b"0" * 16).decode(),
    }
    return {"endpoint": endpoint, "keys": keys}


def notice(key: ec.EllipticCurvePrivateKey, body: bytes) -> dict[str, str]:
    """Read a push message as the browser does."""
    opened: dict[str, str] = json.loads(
        http_ece.decrypt(body, private_key=key, auth_secret=b"0" * 16, version="aes128gcm")
    )
    return opened


def received(path: str) -> list[bytes]:
    """Return what was posted to a path."""
    return [body for where, body in Letterbox.received if where == path]


def wait_for(so: Callable[[], object]) -> None:
    """Wait for something, however busy the machine is."""
    deadline = time.monotonic() + 600
    while not so() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert so()


def test_a_person_away_is_reminded_in_every_chosen_way(
    hall: RunningHall, come_in: Enter, letterbox: str, post_office: int,
    browser_key: ec.EllipticCurvePrivateKey,
) -> None:  # fmt: skip
    """Webhook, e-mail and push carry the link to the table."""
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME, "me", "open", pace="days", clock={"days": 2})
    bert.post(f"/tables/{table}/seats/1")
    store = hall.app.state.hall.store
    ways = {
        "webhook": f"{letterbox}/hook",
        "email": "x@example.org",
        "language": "de",
        "push": subscription(browser_key, f"{letterbox}/push"),
    }
    store.change_user(anna.me["id"], ways)
    mail = Mail(host="127.0.0.1", port=post_office)
    settings_ = Settings(database="sqlite://", key="test", mail=mail, private_webhooks=True,
                         address="https://hall.example")  # fmt: skip
    reminders = Reminders(hall.app.state.hall, settings_)
    asyncio.run(reminders.send(store.user(anna.me["id"]), store.table(table)))
    link = f"https://hall.example/table/{table}"
    hook = json.loads(received("/hook")[0])
    assert hook["link"] == link
    assert hook["text"].startswith("Du bist am Zug bei Wikinger")
    assert notice(browser_key, received("/push")[0]) == {
        "title": "Skáli", "body": "Du bist am Zug bei Wikinger.", "url": link
    }  # fmt: skip
    assert f"/table/{table}" in MailServer.letters[0].replace("=\n", "")
    assert "To: x@example.org" in MailServer.letters[0]


@pytest.mark.parametrize(
    "address",
    ["x@example.org\nBcc: y@example.org", "x@example.org\r\n\r\nBuy!", "x,y@example.org",
     "x@example.org, y@example.org", "<x@example.org> SIZE=1", "X <x@example.org>"],
)  # fmt: skip
def test_nothing_can_be_smuggled_into_a_letter(
    hall: RunningHall, post_office: int, address: str
) -> None:
    """Not even by an address that should never have got into the database."""
    mail = Mail(host="127.0.0.1", port=post_office)
    settings_ = Settings(database="sqlite://", key="test", mail=mail)
    reminders = Reminders(hall.app.state.hall, settings_)
    user = {"email": address, "webhook": None, "push": None, "language": "en"}
    table = {"id": "x", "game": GAME, "version": hall.app.state.hall.games[GAME].version}
    asyncio.run(reminders.send(user, table))
    assert not MailServer.letters


def nobody_is_due(hall: RunningHall, table: str) -> bool:
    """Tell whether a table was looked at and everybody was reminded who had to be."""
    if table not in hall.app.state.hall.places or hall.app.state.reminders.due:
        return False
    time.sleep(0.5)
    return True


def test_the_one_who_begins_is_reminded_once_also_after_a_restart(
    tmp_path: Path, start_hall: Callable[..., RunningHall], letterbox: str
) -> None:
    """The hall closes before anybody was reminded, opens, reminds, closes and opens again."""
    file = tmp_path / "hall.db"
    hall = start_hall(file, remind_after=3600)
    people = [Person(hall.address, name) for name in ("Anna", "Bert")]
    for person in people:
        hook = {"webhook": f"{letterbox}/{person.me['id']}"}
        hall.app.state.hall.store.change_user(person.me["id"], hook)
    table = people[0].table(GAME, "me", "open", pace="days", clock={"days": 2})
    people[1].post(f"/tables/{table}/seats/1")
    first = people[0].view(table)["waiting_for"][0]
    beginner, other = people[first], people[1 - first]
    hall.stop()
    for _ in range(2):
        hall = start_hall(file, remind_after=0.1)
        wait_for(lambda: received(f"/{beginner.me['id']}"))
        wait_for(partial(nobody_is_due, hall, table))
        hall.stop()
    assert len(received(f"/{beginner.me['id']}")) == 1
    hall = start_hall(file, remind_after=0.1)
    again = Person(hall.address, "Anna")
    again.http.cookies = beginner.http.cookies
    while again.view(table)["waiting_for"] == [first]:
        again.decide(table, again.view(table))
    wait_for(lambda: received(f"/{other.me['id']}"))
    hall.stop()
    for person in (*people, again):
        person.http.close()


def test_the_one_who_begins_is_reminded_while_the_hall_stays_open(
    tmp_path: Path, start_hall: Callable[..., RunningHall], letterbox: str
) -> None:
    hall = start_hall(tmp_path / "hall.db", remind_after=0.1)
    anna = Person(hall.address, "Anna")
    hall.app.state.hall.store.change_user(anna.me["id"], {"webhook": f"{letterbox}/hook"})
    table = anna.table(GAME, "me", "bot", pace="days", clock={"days": 2})
    wait_for(lambda: received("/hook"))
    assert table in json.loads(received("/hook")[0])["link"]
    anna.http.close()


def test_a_browser_that_wants_no_more_notices_is_forgotten(
    hall: RunningHall, come_in: Enter, letterbox: str, browser_key: ec.EllipticCurvePrivateKey
) -> None:
    anna = come_in("Anna")
    store = hall.app.state.hall.store
    for path, kept in (("/push", True), ("/gone", False)):
        push = subscription(browser_key, letterbox + path)
        store.change_user(anna.me["id"], {"push": push})
        user = store.user(anna.me["id"])
        reminders = Reminders(hall.app.state.hall, hall.app.state.settings)
        asyncio.run(reminders.send_push(user, GAME, "https://hall.example/table/x"))
        assert bool(store.user(anna.me["id"])["push"]) == kept


def test_a_seat_out_of_time_is_taken_by_a_bot_after_a_vote(
    hall: RunningHall, come_in: Enter
) -> None:
    """The others agree, the bot plays on, and the person may come back."""
    anna, bert = come_in("Anna"), come_in("Bert")
    table = anna.table(GAME, "me", "open", clock={"minutes": 1})
    bert.post(f"/tables/{table}/seats/1")
    players = [anna, bert]
    slow = anna.view(table)["waiting_for"][0]
    other = players[1 - slow]
    assert other.refused(f"/tables/{table}/substitute", seat=slow)["code"] == "state"
    room = hall.app.state.hall.places[table].room
    room.clocks.asked[slow] -= 3600
    assert other.view(table)["table"]["seats"][slow]["left"] < 0
    other.post(f"/tables/{table}/substitute", seat=slow)
    deadline = time.monotonic() + 600
    while other.view(table)["at"] == 0 and time.monotonic() < deadline:
        time.sleep(0.02)
    assert other.view(table)["at"] > 0
    assert players[slow].http.request("DELETE", f"/tables/{table}/substitute").is_success
    assert players[slow].view(table)["table"]["seats"][slow]["substitute"] is None
