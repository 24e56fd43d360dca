"""A real hall on a free port of the loopback, with a database of its own."""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from skali.server.app import create_app
from skali.server.doorkeeper import GRACE, Doorkeeper
from skali.server.gate import GateConfig
from skali.server.settings import Limits, Settings
from tests.server.luck import deal_by_name
from tests.server.people import Person

LIMITS = Limits(chats_in_ten_seconds=3, tables_per_user=5, entries_in_a_minute=1000)


class RunningHall:
    """A server in a thread."""

    def __init__(self, database: str, port: int = 0, **more: Any) -> None:  # noqa: ANN401
        """Start it, on any free port unless one is given, and wait until it answers."""
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            port = probe.getsockname()[1]
        settings = Settings(
            database=database, host="127.0.0.1", port=port, key="test", workers=1, limits=LIMITS,
            private_webhooks=True,
        )  # fmt: skip
        settings = replace(settings, **more)
        self.app = create_app(settings)
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.config = GateConfig(
            self.app, settings, host="127.0.0.1", port=port, log_level="error",
            timeout_graceful_shutdown=GRACE,
        )  # fmt: skip
        self.server = Doorkeeper(self.config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            time.sleep(0.01)

    def stop(self) -> None:
        """End the server as a signal would."""
        self.server.should_exit = True
        self.thread.join(timeout=300)


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same in every run; `make fuzz` looks for new luck."""
    deal_by_name(request.node.nodeid, monkeypatch)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """One hall for the tests of a file."""
    running = RunningHall(f"sqlite:///{tmp_path_factory.mktemp('hall')}/hall.db")
    yield running
    running.stop()


@pytest.fixture
def start_hall() -> Iterator[Callable[..., RunningHall]]:
    """Start halls on a given database file, at will on a given port; all end with the test."""
    started: list[RunningHall] = []

    def start(file: Path, port: int = 0, **more: Any) -> RunningHall:  # noqa: ANN401
        started.append(RunningHall(f"sqlite:///{file}", port, **more))
        return started[-1]

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def come_in(hall: RunningHall) -> Iterator[Callable[[str], Person]]:
    """Let somebody come in by name."""
    inside: list[Person] = []

    def enter(name: str) -> Person:
        inside.append(Person(hall.address, name))
        return inside[-1]

    yield enter
    for person in inside:
        person.http.close()


@pytest.fixture
def stranger(hall: RunningHall) -> Iterator[httpx.Client]:
    """Somebody without a session."""
    with httpx.Client(base_url=hall.address + "/api/v1", timeout=600) as client:
        yield client
