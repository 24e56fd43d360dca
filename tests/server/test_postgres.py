"""The hall on a real PostgreSQL, started for these tests and ended with them."""

import time
from collections.abc import Iterator

import pytest

from skali.server.audit import audit
from skali.server.store import Stale, Store
from tests.server.conftest import RunningHall
from tests.server.people import Person
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
