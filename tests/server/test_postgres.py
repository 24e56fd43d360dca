"""The hall on a real PostgreSQL, started for these tests and ended with them."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from skali.server.audit import audit
from skali.server.store import Stale, Store
from tests.server.conftest import RunningHall
from tests.server.people import WORDS, Person

GAME = "wikinger"
"""A game for two that asks one seat after the other."""


def programs() -> Path:
    """Find the newest PostgreSQL of the machine."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name)
    )
    if found:
        return found[-1]
    beside = shutil.which("initdb")
    assert beside, "PostgreSQL is missing: run 'make test', which installs it"
    return Path(beside).parent


def as_postgres(*command: str) -> None:
    """Run a program as a user other than root, as PostgreSQL demands."""
    user = pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None
    subprocess.run(command, check=True, user=user, stdout=subprocess.DEVNULL, cwd="/")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A cluster of its own in a temporary folder, on a free port of the loopback."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    bin_ = programs()
    with tempfile.TemporaryDirectory() as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data = f"{folder}/data"
        as_postgres(str(bin_ / "initdb"), "-D", data, "-U", "skali", "-A", "trust", "-N")
        control = (str(bin_ / "pg_ctl"), "-D", data, "-l", f"{folder}/log")
        options = f"-h 127.0.0.1 -p {port} -k {folder}"
        as_postgres(*control, "-o", options, "-w", "start")
        yield f"postgresql://skali@127.0.0.1:{port}/postgres"
        as_postgres(*control, "-m", "immediate", "stop")


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
    store.add_table(table, [seat])
    store.append(table["id"], 1, "decision", 0, {}, 0.0)
    with pytest.raises(Stale):
        store.append(table["id"], 1, "decision", 1, {}, 0.0)
    assert [event["seat"] for event in store.events_of(table["id"])] == [0]
    store.close()
