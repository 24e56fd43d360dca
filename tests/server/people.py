"""People and programs that use the hall in tests."""

import json
import time
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.fitting import check_answer, check_message

Json = dict[str, Any]
WORDS = "three unlikely oars"
"""A password that nobody guesses."""


class Person:
    """A guest with a browser's cookie."""

    def __init__(self, address: str, name: str) -> None:
        """Come in under a name."""
        self.address = address
        self.http = httpx.Client(
            base_url=address + "/api/v1", timeout=600, event_hooks={"response": [check_answer]}
        )
        try:
            self.me = self.post("/session", name=name)["user"]
        except AssertionError:
            self.http.close()
            raise

    def get(self, path: str, **query: object) -> Json:
        """Ask, and expect an answer."""
        return good(self.http.get(path, params={key: str(value) for key, value in query.items()}))

    def post(self, path: str, **body: object) -> Json:
        """Send, and expect success."""
        return good(self.http.post(path, json=body))

    def patch(self, path: str, **body: object) -> Json:
        """Change, and expect success."""
        return good(self.http.patch(path, json=body))

    def delete(self, path: str) -> Json:
        """End something, and expect success."""
        return good(self.http.delete(path))

    def register(self, password: str = WORDS) -> "Person":
        """Make an account of one's own name."""
        self.me = self.post("/account", name=self.me["name"], password=password)["user"]
        return self

    def refused(self, path: str, **body: object) -> Json:
        """Send, and expect a refusal; return its body with the status."""
        return bad(self.http.post(path, json=body))

    def table(self, game: str, *kinds: str, **more: object) -> str:
        """Set a table up with seats such as `me`, `open`, `invite`, `bot`."""
        seats = [
            {"kind": kind, "bot": "random"} if kind == "bot" else {"kind": kind} for kind in kinds
        ]
        return str(self.post("/tables", game=game, seats=seats, **more)["table"]["id"])

    def view(self, table: str, **query: object) -> Json:
        """Look at a table."""
        return self.get(f"/tables/{table}/view", **query)

    def decide(self, table: str, view: Json, action: object = None) -> int:
        """Play the given action, or the first one that can be decided."""
        chosen = actions_of(view["decision"])[0] if action is None else action
        return int(
            self.post(f"/tables/{table}/decisions", number=view["number"], action=chosen)["number"]
        )

    def wait_for_turn(self, table: str) -> Json:
        """Look until it is the own turn or the game is over."""
        deadline = time.monotonic() + 600
        while time.monotonic() < deadline:
            view = self.view(table)
            if view["decision"] or view["result"]:
                return view
            time.sleep(0.01)
        raise AssertionError("nobody played")

    def play_to_the_end(self, table: str) -> Json:
        """Decide the first of all until the game is over; where all decide at once, look again."""
        while not (view := self.wait_for_turn(table))["result"]:
            action = actions_of(view["decision"])[0]
            decision = {"number": view["number"], "action": action}
            answer = self.http.post(f"/tables/{table}/decisions", json=decision)
            assert answer.is_success or answer.json()["error"]["code"] == "stale", answer.text
        return view

    def listen(self, table: str, cut: str = "wide", *, patches: bool = False) -> "Listening":
        """Open the table's WebSocket, for a kind of screen."""
        return Listening(self, table, f"cut={cut}&patch={int(patches)}")


class Listening:
    """A WebSocket to a table."""

    def __init__(self, person: Person, table: str, query: str = "", **headers: str) -> None:
        """Connect with the person's cookie."""
        cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        address = person.address.replace("http", "ws")
        self.connecting = connect(
            f"{address}/api/v1/tables/{table}/live?{query}",
            additional_headers={"Cookie": cookies, **headers},
            open_timeout=600,
            max_queue=None,  # reads on while the test does something else, however long that takes
            ping_interval=None,
        )
        self.socket: ClientConnection

    def __enter__(self) -> Self:
        """Keep it open for a while."""
        self.socket = self.connecting.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        """Close it."""
        self.connecting.__exit__(None, None, None)

    def send(self, text: str) -> None:
        """Send text as it is."""
        self.socket.send(text)

    def ask(self, **message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def hear(self, *kinds: str) -> Json:
        """Wait for a message of one of the kinds."""
        while True:
            heard = self.socket.recv(timeout=600)
            check_message(heard)
            message: Json = json.loads(heard)
            if message["type"] in kinds:
                return message


def actions_of(decision: Json) -> list[int]:
    """List what can be decided: the choices, the pieces to take, and all places of one in hand."""
    found = [choice["action"] for choice in decision["choices"]]
    for piece in decision.get("placing", ()):
        if piece["first"] >= 0:
            found.append(piece["first"])
            continue
        for _, _, base, step, top, masks in piece["places"]:
            for row, mask in enumerate(masks, start=top):
                columns = range(mask.bit_length())
                found += [base + row * step + column for column in columns if mask >> column & 1]
    return found


def copy_of(person: Person) -> httpx.Client:
    """Return somebody who has got hold of a person's present cookie."""
    return httpx.Client(
        base_url=person.http.base_url, cookies=dict(person.http.cookies), timeout=60
    )


def good(answer: httpx.Response) -> Json:
    """Expect success."""
    assert answer.is_success, answer.text
    body: Json = answer.json()
    return body


def bad(answer: httpx.Response) -> Json:
    """Expect a refusal in the protocol's form."""
    assert answer.is_error, answer.text
    body: Json = answer.json()["error"]
    assert body["sentence"]
    return body | {"status": answer.status_code}
