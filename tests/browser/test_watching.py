"""Looking on by a link, at a table and in its replay; a hall that cannot write anything down."""

import re

import pytest
from playwright.sync_api import expect

from skali.server.engine import Trouble
from tests.browser.conftest import GAME, SEATS, Enter
from tests.browser.guest import see
from tests.server.conftest import RunningHall
from tests.server.people import Person

BANNER = "The hall cannot write anything down"


def test_the_link_to_look_on_opens_a_private_table(enter: Enter) -> None:
    """Without it the table stays closed; the button copies it."""
    astrid, ketil, stranger = enter("Astrid"), enter("Ketil"), enter("Ulf")
    astrid.introduce()
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "random"} for _ in range(GAME.seats[0] - 1))]
    table = astrid.post("/tables", game=GAME.key, seats=seats, open=False)["table"]["id"]
    astrid.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    astrid.page.goto(f"/table/{table}")
    astrid.open_page_of("Score")
    astrid.page.get_by_role("button", name="Link to look on").first.click()
    see(astrid.page.get_by_text("Copied"))
    link = astrid.page.evaluate("navigator.clipboard.readText()")
    assert f"/table/{table}?invite=" in link
    stranger.page.goto(f"/table/{table}")
    see(stranger.page.get_by_text("private"))
    ketil.page.goto(link)
    see(ketil.page.get_by_text("You are watching"))
    stranger.errors = [error for error in stranger.errors if "403" not in error]


def test_the_replay_of_a_private_table_opens_with_its_link(
    enter: Enter, hall: RunningHall, finished: str
) -> None:
    inside = hall.app.state.hall
    inside.store.change_table(finished, {"open": False})
    inside.places.pop(finished, None)
    ketil, stranger = enter("Ketil"), enter("Ulf")
    token = inside.load(finished)[0].watch_token()
    try:
        stranger.page.goto(f"/replay/{finished}")
        see(stranger.page.get_by_text("private"))
        ketil.page.goto(f"/replay/{finished}?invite={token}")
        see(ketil.page.locator("[data-panel]").first)
        expect(ketil.page).not_to_have_url(re.compile("invite"))
    finally:
        inside.store.change_table(finished, {"open": True})
        inside.places.pop(finished, None)
    stranger.errors = [error for error in stranger.errors if "403" not in error]


def test_a_hall_that_cannot_write_says_so_and_goes_on(
    enter: Enter, hall: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The banner stands above the table until something can be written down again."""
    astrid, other = enter("Astrid"), Person(hall.address, "Ulf")
    astrid.set_up(GAME.key, *SEATS)
    astrid.click_once()

    async def full_disk(*_: object) -> None:
        raise Trouble("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(hall.app.state.hall.pen, "write", full_disk)
        assert other.refused("/play", game=GAME.key, bots=["random"])["status"] == 503
        see(astrid.page.get_by_text(BANNER))
    expect(astrid.page.get_by_text(BANNER)).to_have_count(0, timeout=600_000)
    astrid.click_once()
    other.http.close()
