"""Pages to keep: each is made once, beside the hall, and only so many wait."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from skali.server import archive
from skali.server.archive import Archive
from tests.server.conftest import RunningHall
from tests.server.people import Person, bad

GAME = "wikinger"


@pytest.fixture
def game_over(come_in: Callable[[str], Person]) -> tuple[Person, str]:
    """Somebody has played a game."""
    anna = come_in("Anna")
    table = anna.post("/play", game=GAME, bots=["random"])["table"]["id"]
    anna.play_to_the_end(table)
    return anna, table


def test_a_page_is_made_once(hall: RunningHall, game_over: tuple[Person, str]) -> None:
    """Five want it at the same time, a sixth one later; in another language it is another page."""
    anna, table = game_over
    kept: Archive = hall.app.state.archive
    before = kept.made

    def fetch(language: str) -> bytes:
        address = f"{anna.http.base_url}tables/{table}/export.html?lang={language}"
        answer = httpx.get(address, cookies=anna.http.cookies, timeout=120)
        assert answer.headers["Content-Type"].startswith("text/html")
        return answer.raise_for_status().content

    with ThreadPoolExecutor(5) as threads:
        pages = set(threads.map(fetch, ["en"] * 5))
    assert len(pages | {fetch("en")}) == 1
    assert kept.made == before + 1
    assert fetch("de") not in pages
    assert kept.made == before + 2


def test_only_so_many_pages_wait(
    hall: RunningHall, game_over: tuple[Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who comes too late is told to come back; the oldest page makes room."""
    anna, table = game_over
    kept: Archive = hall.app.state.archive
    monkeypatch.setattr(archive, "WAITING", 0)
    assert bad(anna.http.get(f"/tables/{table}/export.html"))["status"] == 429
    monkeypatch.setattr(archive, "WAITING", 8)
    monkeypatch.setattr(archive, "KEPT", 1)
    for language in ("en", "de"):
        anna.http.get(f"/tables/{table}/export.html?lang={language}").raise_for_status()
    assert len(kept.pages) == 1
    assert [key[1] for key in kept.pages] == ["de"]
