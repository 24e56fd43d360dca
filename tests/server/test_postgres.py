"""The hall on a real PostgreSQL, started for these tests and ended with them."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from skali.server.audit import audit
from skali.server.store import Stale, Store
from tests.server.conftest import RunningHall
from tests.server.people import WORDS, Person
from tests.server.postgres import cluster

GAME = "wikinger"
"""A game for two that asks one seat after the other."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A cluster of its own in a temporary folder, on a free port of the loopback."""
    with cluster() as made:
        yield made.url


def test_a_game_is_played_and_verified_on_postgresql(postgres: str) -> None:
    """The same hall, the same promises."""
    hall = RunningHall(postgres)
    try:
        anna = Person(hall.address, "Anna")
        table = anna.post("/play", game=GAME, bots=["random"])["table"]["id"]
        anna.play_to_the_end(table)
        assert anna.get(f"/tables/{table}/verify")["luck"]
        anna.http.close()
    finally:
        hall.stop()
    assert [row["problem"] for row in audit(postgres, table)] == [""]


def test_accounts_live_on_postgresql_too(postgres: str) -> None:
    """Names, sessions and farewells; what PostgreSQL could not keep is refused before."""
    hall = RunningHall(postgres)
    try:
        sif, other = Person(hall.address, "Sif"), Person(hall.address, "Sif")
        sif.register()
        assert other.get("/session")["user"]["name"] == "Sif (2)"
        alike = {"name": "\N{CYRILLIC CAPITAL LETTER DZE}if", "password": WORDS}
        assert other.refused("/account", **alike)["status"] == 409
        assert len(sif.get("/sessions")["sessions"]) == 1
        assert other.refused("/account/login", name="S\0if", password=WORDS)["status"] == 400
        other.post("/account/login", name="SIF", password=WORDS)
        assert len(sif.delete("/sessions")["sessions"]) == 1
        assert other.get("/session")["user"] is None
        sif.post("/account/delete", name="Sif", password=WORDS)
        heir = Person(hall.address, "Sif").register()
        assert heir.me["account"]
        for person in (sif, other, heir):
            person.http.close()
    finally:
        hall.stop()


def test_a_number_is_given_once(postgres: str) -> None:
    """Two processes that write the same event cannot both win."""
    store = Store(postgres)
    host = store.add_user("Anna")
    table = {
        "id": f"t{time.time_ns() % 10**12}", "game": GAME, "version": "1", "seats": 2,
        "options": {}, "title": "", "pace": "live", "clock": {}, "open": True, "host": host["id"],
        "status": "running", "secret": "00" * 32, "position": None, "created": 0.0, "changed": 0.0,
    }  # fmt: skip
    seat = {"table_id": table["id"], "seat": 0, "user_id": host["id"], "bot": None, "invite": "",
            "kind": "me"}  # fmt: skip
    store.add_table(table, [seat], 1)
    store.append(table["id"], 1, "decision", 0, {}, 0.0)
    with pytest.raises(Stale):
        store.append(table["id"], 1, "decision", 1, {}, 0.0)
    assert [event["seat"] for event in store.events_of(table["id"])] == [0]
    store.close()


def test_nobody_gets_two_seats_and_the_last_one_begins(postgres: str) -> None:
    """Three joins at once, over lines of their own; then leaving, and a full table."""
    hall = RunningHall(postgres)
    try:
        anna, bert = Person(hall.address, "Anna"), Person(hall.address, "Bert")
        table = anna.table(GAME, "open", "open", "open", open=True)

        def sit(seat: int) -> int:
            with httpx.Client(base_url=bert.http.base_url, cookies=bert.http.cookies) as line:
                return line.post(f"/tables/{table}/seats/{seat}", json={}).status_code

        with ThreadPoolExecutor(3) as threads:
            assert sorted(threads.map(sit, range(3))) == [200, 409, 409]
        seats = anna.get(f"/tables/{table}")["table"]["seats"]
        taken = next(seat["seat"] for seat in seats if seat["user"])
        assert bert.http.delete(f"/tables/{table}/seats/{taken}").is_success
        anna.post(f"/tables/{table}/seats/0")
        for seat in (1, 2):
            anna.post(f"/tables/{table}/seats/{seat}/bot", bot="random")
        assert anna.get(f"/tables/{table}")["table"]["status"] == "running"
        assert bert.refused(f"/tables/{table}/seats/1")["code"] == "state"
        for person in (anna, bert):
            person.http.close()
    finally:
        hall.stop()
