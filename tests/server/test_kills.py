"""The process is killed at the points where a table changes what it is: nothing is left between."""

import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from skali.games import game as game_of
from skali.server.audit import audit
from skali.server.store import Store
from tests.server.people import Person
from tests.server.postgres import cluster
from tests.server.test_commands import answers, free_port, wait_until
from tests.server.test_races import Stage, nearly_over

GAME = "wikinger"
KILLED_AFTER = 0.05
"""Seconds in which decisions go on before the process is killed."""
REPOSITORY = Path(__file__).parents[2]


def address_of(file: Path) -> str:
    """Name a database of SQLite."""
    return f"sqlite:///{file}"


@contextmanager
def serving(database: str, point: str = "") -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Serve in a process of its own, which dies at a point."""
    port = free_port()
    program = ["tests.server.mortal", point] if point else ["skali"]
    command = [sys.executable, "-m", *program, "serve", "--host", "127.0.0.1", "--port", str(port),
               "--database", database, "--workers", "1",
               "--no-browser"]  # fmt: skip
    process = subprocess.Popen(
        command, cwd=REPOSITORY, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until(lambda: process.poll() is not None or answers(address))
        yield address, process
    finally:
        process.kill()
        process.wait(30)


@pytest.mark.parametrize(
    ("point", "left"), [("end-written", "running"), ("end-on-disk", "finished")]
)
def test_a_game_whose_hall_is_killed_at_its_end_is_finished(
    point: str, left: str, tmp_path: Path
) -> None:
    """Bots play the last decision; afterwards it has not happened, or the game is over."""
    database = tmp_path / "hall.db"
    stage = Stage(database)
    table, _, _ = nearly_over(stage)
    secret = (stage.store.table(table) or {})["secret"]
    stage.fall_over()
    with serving(address_of(database), point) as (_, process):
        assert process.wait(120) == -signal.SIGKILL
    stage = Stage(database)
    assert stage.status(table) == (left, left == "finished")
    stage.fall_over()

    def shown(address: str) -> dict[str, object]:
        found: dict[str, object] = httpx.get(f"{address}/api/v1/tables/{table}").json()["table"]
        return found

    with serving(address_of(database)) as (address, _):
        wait_until(lambda: shown(address)["status"] == "finished")
        assert shown(address)["secret"] == secret
        assert shown(address)["result"]


@contextmanager
def a_database(kind: str, folder: Path) -> Iterator[str]:
    """Name a new database, and have it for a while."""
    if kind == "sqlite":
        yield address_of(folder / "hall.db")
        return
    with cluster() as postgres:
        yield postgres.url


@pytest.mark.parametrize(
    ("kind", "point", "left"),
    [
        ("sqlite", "seat-written", "waiting"),
        ("sqlite", "seat-on-disk", "running"),
        ("postgresql", "seat-written", "waiting"),
    ],
)
def test_a_table_whose_hall_is_killed_at_the_last_seat_waits_or_plays(
    kind: str, point: str, left: str, tmp_path: Path
) -> None:
    """The seat was not taken and can be; or it was, and the game has begun."""
    with a_database(kind, tmp_path) as database:
        killed_at_the_last_seat(database, point, left)


def killed_at_the_last_seat(database: str, point: str, left: str) -> None:
    """Kill the hall while the last one sits down, and open it again."""
    with serving(database, point) as (address, process):
        anna, bert = Person(address, "Anna"), Person(address, "Bert")
        table = anna.table(GAME, "me", "open")
        with pytest.raises(httpx.TransportError):
            bert.http.post(f"/tables/{table}/seats/1", json={})
        assert process.wait(30) == -signal.SIGKILL
    with serving(database) as (address, _):
        for person in (anna, bert):
            person.http.base_url = httpx.URL(f"{address}/api/v1/")
        assert bert.get(f"/tables/{table}")["table"]["status"] == left
        if left == "waiting":
            bert.post(f"/tables/{table}/seats/1")
        found = bert.get(f"/tables/{table}")["table"]
        assert (found["status"], found["me"]) == ("running", 1)
        assert anna.view(table)["number"] == 0
    for person in (anna, bert):
        person.http.close()


def decided_until_killed(
    table: str, people: tuple[Person, Person], process: subprocess.Popen[bytes], most: int
) -> dict[int, str]:
    """Decide again and again; after so many answers somebody kills the hall meanwhile."""
    answered: dict[int, str] = {}
    killer = threading.Timer(KILLED_AFTER, process.kill)
    while True:
        if len(answered) == most:
            killer.start()
        try:
            mover = people[people[0].view(table)["waiting_for"][0]]
            view = mover.view(table)
            action = view["decision"]["choices"][0]["action"]
            answered[mover.decide(table, view, action)] = game_of(GAME).space.text(action)
        except httpx.TransportError:
            killer.join()
            return answered


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_decision_that_was_acknowledged_is_lost(kind: str, tmp_path: Path) -> None:
    """The process is killed while decisions arrive; each one that was answered is on disk."""
    with a_database(kind, tmp_path) as database:
        answered: dict[int, str] = {}
        with serving(database) as (address, process):
            anna, bert = Person(address, "Anna"), Person(address, "Bert")
            table = anna.table(GAME, "me", "open")
            bert.post(f"/tables/{table}/seats/1")
            answered |= decided_until_killed(table, (anna, bert), process, 5)
        with serving(database) as (address, process):
            for person in (anna, bert):
                person.http.base_url = httpx.URL(f"{address}/api/v1/")
            answered |= decided_until_killed(table, (anna, bert), process, 19)
        store = Store(database, existing=True)
        found = {event["number"]: event for event in store.events_of(table)}
        store.close()
        assert len(answered) >= 24
        assert {number: found[number]["data"]["action"] for number in answered} == answered
        assert [row["problem"] for row in audit(database, None)] == [""]
        for person in (anna, bert):
            person.http.close()
