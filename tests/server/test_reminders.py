"""Clocks, substitutes and reminders for those who are away."""

import base64
import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from socketserver import StreamRequestHandler, TCPServer
from typing import ClassVar

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
        self.send_response(201)
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


def test_a_person_away_is_reminded_in_every_chosen_way(
    hall: RunningHall, come_in: Enter, letterbox: str, post_office: int
) -> None:
    """Webhook, e-mail and push carry the link to the table."""
    anna, bert = come_in("Anna"), come_in("Bert")
    for person in (anna, bert):
        settings = {"webhook": f"{letterbox}/hook", "language": "de"}
        assert person.http.patch("/session", json=settings).json()["user"]["webhook"]
    table = anna.table(GAME, "me", "open", pace="days", clock={"days": 2})
    bert.post(f"/tables/{table}/seats/1")
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    store = hall.app.state.hall.store
    subscription = {
        "endpoint": f"{letterbox}/push",
        "keys": {
            "p256dh": base64.urlsafe_b64encode(point).decode(),
            "auth": base64.urlsafe_b64encode(b"0" * 16).decode(),
        },
    }
    store.change_user(anna.me["id"], {"push": subscription, "email": "x@example.org"})
    mail = Mail(host="127.0.0.1", port=post_office)
    settings_ = Settings(database="sqlite://", key="test", mail=mail, private_webhooks=True,
                         address="https://hall.example")  # fmt: skip
    reminders = Reminders(hall.app.state.hall, settings_)
    user = store.user(anna.me["id"])
    reminders.send(user, store.table(table))
    hook = json.loads(next(body for path, body in Letterbox.received if path == "/hook"))
    assert hook["link"] == f"https://hall.example/table/{table}"
    assert "Zug" in hook["text"]
    assert any(path == "/push" and body for path, body in Letterbox.received)
    assert f"/table/{table}" in MailServer.letters[0].replace("=\n", "")


def test_addresses_of_the_own_network_are_not_reached(hall: RunningHall) -> None:
    """A webhook cannot be used to knock at doors inside the operator's network."""
    reminders = Reminders(hall.app.state.hall, Settings(database="sqlite://", key="test"))
    assert not reminders.may_reach("http://127.0.0.1/hook")
    assert not reminders.may_reach("http://10.0.0.1/hook")


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
