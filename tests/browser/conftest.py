"""A real browser before a real hall."""

import shutil
from collections.abc import Callable, Iterator
from importlib.resources import files

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from skali.games import games
from tests.browser.guest import Guest
from tests.server.conftest import RunningHall, start_hall
from tests.server.luck import deal_by_name
from tests.server.people import Person

__all__ = ["start_hall"]

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Of this game one test of each kind is enough; nobody decides while somebody else is asked.
GAME = games()["wikinger"]
SEATS = ("me", *["bot"] * (GAME.seats[0] - 1))

Enter = Callable[..., Guest]


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same in every run; `make fuzz` looks for new luck."""
    deal_by_name(request.node.nodeid, monkeypatch)


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """One hall for all tests in the browser, with the client that was built for it."""
    if not (files("skali.server") / "static" / "index.html").is_file():
        pytest.fail("the client is not built: run tools/build-web.sh", pytrace=False)
    running = RunningHall(f"sqlite:///{tmp_path_factory.mktemp('hall')}/hall.db")
    yield running
    running.stop()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """What drives the browser; its loop must not outlive the tests of this folder."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
    yield browser
    browser.close()


@pytest.fixture
def enter(chromium: Browser, hall: RunningHall) -> Iterator[Enter]:
    """Let guests come in, each with a browser profile of its own; no page may report an error."""
    inside: list[Guest] = []

    def come(name: str = "Astrid", address: str = hall.address, **screen: object) -> Guest:
        inside.append(Guest(chromium, address, name, **screen))
        return inside[-1]

    yield come
    for guest in inside:
        guest.context.close()
    assert [error for guest in inside for error in guest.errors] == []


@pytest.fixture(scope="package")
def finished(hall: RunningHall) -> str:
    """A table at which Saga has played to the end."""
    saga = Person(hall.address, "Saga")
    table = saga.table(GAME.key, *SEATS)
    saga.play_to_the_end(table)
    saga.http.close()
    return table
