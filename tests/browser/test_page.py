"""A finished game as a page of its own, and notices, in a real browser."""

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from skali.server.client import FOLDER
from skali.server.replays import export_page, filled
from skali.server.views import Words
from tests.browser.conftest import GAME
from tests.server.conftest import RunningHall

HOSTILE = [
    "{{frames}}<img src=x onerror=hacked()>",
    "<!--<script>",
    "</script><script>hacked()</script>",
    "--></title><svg onload=hacked()>",
    "\u2028\u2029&lt;b&gt;{{title}}",
    '"]}</script><img src=x onerror="hacked()">',
    "\\u003cscript\\u003e'\"`${hacked()}",
]
SERVICE_WORKER = """
async ([source, data]) => {
  const heard = {}, seen = {};
  const self = {
    addEventListener: (kind, work) => { heard[kind] = work; },
    registration: {
      showNotification: async (title, more) => { Object.assign(seen, { title, ...more }); },
    },
    clients: { openWindow: async (address) => { seen.opened = address; } },
  };
  new Function("self", source)(self);
  const waits = [];
  const waitUntil = (work) => waits.push(work);
  heard.push({ data: { json: () => data }, waitUntil });
  heard.notificationclick({ notification: { data: seen.data, close: () => {} }, waitUntil });
  await Promise.all(waits);
  return seen;
}
"""

Open = Callable[[list[str]], Page]


@pytest.fixture
def errors() -> Iterator[list[str]]:
    """What pages complain about, and what they ask for; at the end of a test that is nothing."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def open_page(
    hall: RunningHall, finished: str, chromium: Browser, tmp_path: Path, errors: list[str]
) -> Iterator[Open]:
    """Export a finished game whose players have given names, and open the file."""
    context = chromium.new_context()

    def opened(names: list[str]) -> Page:
        room = hall.app.state.hall.places[finished].room
        file = tmp_path / "game.html"
        file.write_text(export_page(room, Words(room.game, "en", names)), encoding="utf-8")
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        page.on("request", lambda sent: errors.append(sent.url) if elsewhere(sent.url) else None)
        page.add_init_script("window.hacked = () => { window.broken = true; }")
        page.goto(file.as_uri())
        return page

    yield opened
    context.close()


def elsewhere(address: str) -> bool:
    """Tell whether a page asks for something that it does not bring along."""
    return not address.startswith(("file:", "data:"))


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_breaks_or_scripts_an_exported_game(
    open_page: Open, hall: RunningHall, finished: str, name: str
) -> None:
    """Every picture is drawn, the story is told, and the name is only a name."""
    last = len(hall.app.state.hall.places[finished].room.steps)
    page = open_page([name, "Bot"])
    assert page.locator("#number").inner_text() == f"0 / {last}"
    assert page.locator("h1").text_content() == f"{GAME.key} · {name}, Bot"
    told = ""
    for number in range(1, 12):
        page.keyboard.press("ArrowRight")
        assert page.locator("#number").inner_text() == f"{number} / {last}"
        told += page.locator("#story").text_content() or ""
        assert page.locator("#table svg").count() == 1
    assert name in told
    assert page.evaluate("window.broken") is None
    assert page.locator("img, script[src], iframe").count() == 0
    assert page.locator("script").count() == 2


def test_an_exported_game_runs_no_script_but_its_own(open_page: Open, errors: list[str]) -> None:
    """Even one that found its way into the page would not run."""
    page = open_page(["Anna", "Bot"])
    page.evaluate(
        "document.addEventListener('securitypolicyviolation', () => { window.refused = true })"
    )
    page.evaluate(
        "{ const s = document.createElement('div'); "
        "s.innerHTML = '<b onclick=\"hacked()\">x</b>'; document.body.append(s); "
        "s.firstChild.click(); }"
    )
    page.wait_for_function("window.refused")
    assert page.evaluate("window.broken") is None
    assert len(errors) == 1
    assert "Content Security Policy" in errors.pop()


def test_an_exported_game_is_set_in_the_type_of_the_hall(open_page: Open) -> None:
    page = open_page(["Anna", "Bot"])
    page.evaluate("document.fonts.ready.then(() => true)")
    loaded = page.evaluate("[...document.fonts].map((face) => face.family.replaceAll('\"', ''))")
    assert {"Alegreya", "Alegreya Sans"} <= set(loaded)
    assert page.evaluate("document.fonts.check('16px \"Alegreya Sans\"')")


def test_what_is_filled_in_is_not_filled_again() -> None:
    assert filled("{{a}}{{b}}", a="{{b}}", b="{{a}}") == "{{b}}{{a}}"


def test_the_service_worker_shows_what_is_pushed(
    hall: RunningHall, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice that the hall would send, read by the worker that it serves."""
    sent: list[bytes] = []

    class Opened:
        """Lets the notice be seen before it is sealed."""

        def __init__(self, *_: object) -> None:
            pass

        def encode(self, data: bytes) -> dict[str, bytes]:
            sent.append(data)
            return {"body": data}

    async def delivered(*_: object) -> int:
        return 201

    monkeypatch.setattr("skali.server.reminders.WebPusher", Opened)
    reminders = hall.app.state.reminders
    monkeypatch.setattr(reminders.messenger, "post", delivered)
    link = f"{hall.address}/table/x"
    anna = {"id": "x", "language": "en", "push": {"endpoint": "https://push.example/x"}}
    with ThreadPoolExecutor(1) as beside:  # the driver of the browser has a loop of its own here
        beside.submit(asyncio.run, reminders.send_push(anna, "Wikinger", link)).result()
    page = chromium.new_page()
    source = (FOLDER / "sw.js").read_text(encoding="utf-8")
    seen = page.evaluate(SERVICE_WORKER, [source, json.loads(sent[0])])
    page.close()
    assert seen["title"] == "Skáli"
    assert seen["body"] == "It is your turn at Wikinger."
    assert seen["opened"] == link
