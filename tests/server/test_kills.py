"""The process is killed at the points where a table changes what it is: nothing is left between."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.people import Person
from tests.server.test_commands import answers, free_port, wait_until
from tests.server.test_races import Stage, nearly_over

GAME = "wikinger"
REPOSITORY = Path(__file__).parents[2]


@contextmanager
def serving(database: Path, point: str = "") -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Serve in a process of its own, which dies at a point."""
    port = free_port()
    program = ["tests.server.mortal", point] if point else ["skali"]
    command = [sys.executable, "-m", *program, "serve", "--host", "127.0.0.1", "--port", str(port),
               "--database", f"sqlite:///{database}", "--workers", "1",
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
    with serving(database, point) as (_, process):
        assert process.wait(120) == -signal.SIGKILL
    stage = Stage(database)
    assert stage.status(table) == (left, left == "finished")
    stage.fall_over()

    def shown(address: str) -> dict[str, object]:
        found: dict[str, object] = httpx.get(f"{address}/api/v1/tables/{table}").json()["table"]
        return found

    with serving(database) as (address, _):
        wait_until(lambda: shown(address)["status"] == "finished")
        assert shown(address)["secret"] == secret
        assert shown(address)["result"]


@pytest.mark.parametrize(
    ("point", "left"), [("seat-written", "waiting"), ("seat-on-disk", "running")]
)
def test_a_table_whose_hall_is_killed_at_the_last_seat_waits_or_plays(
    point: str, left: str, tmp_path: Path
) -> None:
    """The seat was not taken and can be; or it was, and the game has begun."""
    database = tmp_path / "hall.db"
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
