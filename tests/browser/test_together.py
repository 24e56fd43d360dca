"""Several browsers at one table: everybody sees what they may, and nothing more."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from skali.games import games
from tests.browser.conftest import Enter
from tests.browser.guest import Guest, see
from tests.server.conftest import RunningHall

ROUNDS = 12


def join(friend: Guest, host: Guest) -> None:
    """Follow the first invitation on the host's page."""
    link = host.page.locator("input[readonly]").first.input_value()
    friend.page.goto(link)
    friend.page.locator("form input").fill(friend.name)
    friend.page.get_by_role("button", name=f"Sit down as {friend.name}").click()


def one_that_may_decide(*guests: Guest) -> tuple[Guest, ...]:
    """Wait until one of them is asked or the game is over; those who are asked come first."""
    while True:
        asked = [guest for guest in guests if guest.page.locator(".prompt.mine").count()]
        if asked or guests[0].end.count():
            return (*asked, *[guest for guest in guests if guest not in asked])
        guests[0].page.wait_for_timeout(20)


@pytest.mark.parametrize("game", games())
def test_two_browsers_and_a_bot_share_a_table(
    enter: Enter, hall: RunningHall, game: str
) -> None:
    """Both see the same number, one of them a decision; what one holds the other never hears."""
    astrid, bjarni = enter("Astrid"), enter("Bjarni")
    table = astrid.set_up(game, "me", "invite", "bot")
    see(astrid.page.get_by_text("Waiting for players"))
    join(bjarni, astrid)
    for _ in range(ROUNDS):
        asked, *others = one_that_may_decide(astrid, bjarni)
        if asked.end.count():
            break
        number = asked.click_once()
        for other in others:
            other.wait_for(number=number)
    room = hall.app.state.hall.places[table].room
    for seat, guest in enumerate((astrid, bjarni)):
        for view in guest.views():
            assert view["seat"] == seat
            assert view["decision"] is None or view["decision"]["seat"] == seat
            assert view["table"]["secret"] is None
            assert heard_only(view, seat)
        secrets = hidden_from(room.state.dump(), room.state.dump(seat))
        assert not secrets or json.dumps(room.state.dump(seat)) != json.dumps(room.state.dump())
