"""The database goes and comes back, the hall ends and opens: everything goes on by itself."""

import json
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from skali.core.errors import SkaliError
from skali.server.app import create_app
from skali.server.audit import audit
from skali.server.clocks import Clocks
from skali.server.hall import Hall
from skali.server.settings import Settings
from tests.server.conftest import RunningHall
from tests.server.people import Person, bad
from tests.server.postgres import cluster
from tests.server.test_commands import answers, free_port, wait_until

GAME = "wikinger"


def test_four_seconds_without_postgresql(caplog: pytest.LogCaptureFixture) -> None:
    """Players are told, nothing is lost, bots go on by themselves, and the log stays short."""
    with cluster() as postgres:
        hall = RunningHall(postgres.url)
        try:
            anna = Person(hall.address, "Anna")
            table = anna.post("/play", game=GAME, bots=["random", "random"])["table"]["id"]
            bots = anna.table(GAME, "bot", "bot", "bot")
            view = anna.wait_for_turn(table)
            with anna.listen(table) as ear:
                ear.hear("view")
                postgres.stop()
                refused = anna.http.get(f"/tables/{table}/view")
                assert (refused.status_code, refused.json()["error"]["code"]) == (503, "trouble")
                assert refused.headers["Retry-After"]
                assert ear.hear("trouble")
                action = view["decision"]["choices"][0]["action"]
                ear.ask(type="decide", id=1, number=view["number"], action=action)
                assert ear.hear("error")["error"]["code"] == "trouble"
                time.sleep(4)
                postgres.start()
                assert ear.hear("view")["view"]["number"] >= view["number"]
                anna.decide(table, anna.wait_for_turn(table))
            anna.play_to_the_end(table)
            wait_until(lambda: anna.get(f"/tables/{bots}")["table"]["status"] == "finished")
            anna.http.close()
        finally:
            hall.stop()
        assert [row["problem"] for row in audit(postgres.url, None)] == ["", ""]
    lines = [record for record in caplog.records if record.levelno >= logging.WARNING]
    assert [line.name for line in lines] == ["skali.hall"] * 2
    assert not any(line.exc_info for line in lines)


@contextmanager
def full_disk(hall: Hall) -> Iterator[None]:
    """Let nothing be written for a while, as if the disk were full."""
    begin = hall.store.engine.begin

    def full() -> None:
        raise OperationalError("COMMIT", {}, Exception("database or disk is full"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall.store.engine, "begin", full)
        yield
    assert hall.store.engine.begin == begin


def test_a_full_disk_stops_nobody_for_good(
    start_hall: Callable[..., RunningHall], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Bots alone at a table go on to the end, though nobody comes to wake them."""
    hall = start_hall(tmp_path / "hall.db")
    inside: Hall = hall.app.state.hall
    anna = Person(hall.address, "Anna")
    tables = [anna.table(GAME, "bot", "bot") for _ in range(3)]
    with full_disk(inside):
        wait_until(lambda: inside.trouble is not None)
        refused = bad(anna.http.post("/play", json={"game": GAME}))
        assert (refused["status"], refused["code"]) == (503, "trouble")
        assert refused["sentence"].startswith("The hall cannot write")
        wait_until(lambda: len(inside.stalled) == 3)
    for table in tables:
        wait_until(lambda: anna.get(f"/tables/{table}")["table"]["status"] == "finished")  # noqa: B023 - waited for at once
    anna.http.close()
    assert len([record for record in caplog.records if record.name == "skali.hall"]) == 2


def test_a_commit_of_which_nobody_knows_whether_it_was_done(
    start_hall: Callable[..., RunningHall], tmp_path: Path
) -> None:
    """It is on disk, but the answer was lost: the table is read again before it goes on."""
    hall = start_hall(tmp_path / "hall.db")
    inside: Hall = hall.app.state.hall
    anna, bert = Person(hall.address, "Anna"), Person(hall.address, "Bert")
    table = anna.table(GAME, "me", "open")
    bert.post(f"/tables/{table}/seats/1")
    mover = (anna, bert)[anna.view(table)["waiting_for"][0]]
    view = mover.view(table)
    action = view["decision"]["choices"][0]["action"]
    append = inside.store.append

    def lost(*event: object) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(inside.store.own, "transaction", None, raising=False)
            append(*event)  # type: ignore[arg-type]
        raise OperationalError("COMMIT", {}, Exception("the line is dead"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(inside.store, "append", lost)
        body = {"number": view["number"], "action": action}
        assert mover.refused(f"/tables/{table}/decisions", **body)["code"] == "trouble"
    wait_until(lambda: inside.trouble is None)
    wait_until(lambda: anna.view(table)["number"] == view["number"] + 1)
    assert mover.refused(f"/tables/{table}/decisions", **body)["code"] == "stale"
    assert len(inside.store.events_of(table)) == 1
    for person in (anna, bert):
        person.http.close()


# --- closing and opening ---


@contextmanager
def hall_process(database: str, folder: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Serve in a process of its own."""
    port = free_port()
    command = [sys.executable, "-m", "skali", "serve", "--host", "127.0.0.1", "--port", str(port),
               "--database", database, "--no-browser"]  # fmt: skip
    with (folder / "printed").open("wb") as printed:
        process = subprocess.Popen(command, cwd=folder, stdout=printed, stderr=printed)
        try:
            wait_until(lambda: answers(f"http://127.0.0.1:{port}"))
            yield f"http://127.0.0.1:{port}", process
        finally:
            process.kill()
            process.wait(30)


def test_no_open_line_keeps_the_hall_from_closing(tmp_path: Path) -> None:
    """A browser and a program listen; both are told, and the hall ends in ten seconds."""
    with hall_process(f"sqlite:///{tmp_path}/hall.db", tmp_path) as (address, process):
        anna = Person(address, "Anna")
        table = anna.post("/play", game=GAME, bots=["greedy"])["table"]["id"]
        with anna.listen(table) as ear, anna.http.stream("GET", f"/tables/{table}/events") as lines:
            ear.hear("view")
            told = lines.iter_lines()
            assert json.loads(next(told))["type"] == "view"
            began = time.monotonic()
            process.send_signal(signal.SIGTERM)
            assert ear.hear("closing")
            assert "closing" in [json.loads(line)["type"] for line in told]
            with pytest.raises(ConnectionClosed, match="1012"):
                ear.hear("nothing but the end")
            process.wait(30)
            assert time.monotonic() - began < 10
        anna.http.close()
    assert "Traceback" not in (tmp_path / "printed").read_text(encoding="utf-8")


def database_of(kind: str, folder: Path, url: str) -> str:
    """Return the address of a database."""
    return f"sqlite:///{folder}/hall.db" if kind == "sqlite" else url


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_second_hall_says_so_and_does_not_serve(kind: str, tmp_path: Path) -> None:
    """Not beside a living one; but at once after one that was killed."""
    with cluster() as postgres:
        database = database_of(kind, tmp_path, postgres.url)
        with hall_process(database, tmp_path) as (_, process):
            with pytest.raises(SkaliError, match="another hall is open"):
                create_app(Settings(database=database, key="x"))
            os.kill(process.pid, signal.SIGKILL)
            process.wait(30)
            second = RunningHall(database)
            assert httpx.get(f"{second.address}/api/v1/games").is_success
            second.stop()


def test_clocks_stand_still_while_the_hall_is_closed() -> None:
    """What lies in a pause is nobody's time; pauses that overlap count once."""
    clocks = Clocks({"created": 0.0}, 2, [(10.0, 20.0), (15.0, 30.0), (90.0, 95.0)])
    assert clocks.between(0.0, 8.0) == 8.0
    assert clocks.between(0.0, 40.0) == 20.0
    assert clocks.between(12.0, 25.0) == 0.0
    assert clocks.between(28.0, 100.0) == 65.0


@pytest.mark.parametrize("sudden", [False, True])
def test_nobody_loses_time_by_a_closed_hall(
    start_hall: Callable[..., RunningHall], tmp_path: Path, *, sudden: bool
) -> None:
    """An hour between the last sign of life and the next opening runs on no clock."""
    first = start_hall(tmp_path / "hall.db")
    anna = Person(first.address, "Anna")
    bert = Person(first.address, "Bert")
    table = anna.table(GAME, "me", "open", clock={"minutes": 30})
    bert.post(f"/tables/{table}/seats/1")
    mover = (anna, bert)[anna.view(table)["waiting_for"][0]]
    mover.decide(table, mover.view(table))
    inside: Hall = first.app.state.hall
    first.stop()
    store = type(inside.store)(f"sqlite:///{tmp_path}/hall.db")
    with store.begin() as connection:
        for change in (
            "events SET time = time - 3600", "heartbeat SET time = time - 3600",
            "tables SET created = created - 3600",
            "pauses SET closed = closed - 3600, opened = opened - 3600",
        ):  # fmt: skip
            connection.exec_driver_sql("UPDATE " + change)
        if sudden:
            connection.exec_driver_sql("UPDATE heartbeat SET time = time - 2")
    store.close()
    second = start_hall(tmp_path / "hall.db")
    for person in (anna, bert):
        person.http.base_url = second.address + "/api/v1"
    left = [seat["left"] for seat in anna.view(table)["table"]["seats"]]
    assert all(1500 < each <= 1800 for each in left)
    for _ in range(2):
        mover = (anna, bert)[anna.view(table)["waiting_for"][0]]
        mover.decide(table, mover.view(table))
    assert all(1500 < seat["left"] <= 1800 for seat in anna.view(table)["table"]["seats"])
    for person in (anna, bert):
        person.http.close()
