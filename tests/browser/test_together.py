"""Several browsers at one table: everybody sees what they may, and nothing more."""

import json

import pytest
from playwright.sync_api import expect

from skali.games import games
from tests.browser.conftest import GAME, Enter
from tests.browser.guest import Guest, Json, see

ROUNDS = 10


def join(friend: Guest, host: Guest) -> None:
    """Follow the first invitation on the host's page."""
    friend.page.goto(host.page.locator("input[readonly]").first.input_value())
    friend.page.locator("form input").fill(friend.name)
    friend.page.get_by_role("button", name=f"Sit down as {friend.name}").click()


def asked_first(*guests: Guest) -> list[Guest]:
    """Wait until one of them must decide; those come first."""
    while not any(guest.page.locator(".prompt.mine").count() for guest in guests):
        guests[0].page.wait_for_timeout(20)
    return sorted(guests, key=lambda guest: -guest.page.locator(".prompt.mine").count())


def hands_on(guest: Guest) -> list[str]:
    """List the panels of the page that show cards in somebody's hand."""
    panels = guest.page.locator('[data-panel^="hand"]').all()
    return [panel.get_attribute("data-panel") or "" for panel in panels]


def held_by(position: Json, seat: int) -> list[str]:
    """List what a seat holds in its hand, if its game has hands."""
    return list(position["players"][seat].get("hand", []))


@pytest.mark.parametrize("game", games())
def test_two_browsers_and_a_bot_share_a_table(enter: Enter, game: str) -> None:
    """Whoever is asked decides, the others see that it happened; hands and deeds stay hidden."""
    astrid, bjarni, ketil = enter("Astrid"), enter("Bjarni"), enter("Ketil")
    table = astrid.set_up(game, "me", "invite", "bot")
    see(astrid.page.get_by_text("Waiting for players"))
    join(bjarni, astrid)
    ketil.page.goto(f"/table/{table}")
    see(ketil.page.get_by_text("You are watching"))
    for _ in range(ROUNDS):
        asked_first(astrid, bjarni)[0].click_once()
        for guest in (astrid, bjarni, ketil):  # what somebody chose in secret others do not count
            guest.wait_for(number=guest.get(f"/tables/{table}/view")["number"])
        expect(ketil.page.locator(".prompt.mine, [data-actions], [data-action]")).to_have_count(0)
    assert hands_on(ketil) == []
    for seat, guest in enumerate((astrid, bjarni)):
        assert len(hands_on(guest)) <= 1
        for view in guest.views():
            assert seat_of_everything(view) <= {seat}
    assert all(seat_of_everything(view) == set() for view in ketil.views())
    assert {view["seat"] for view in ketil.views()} == {None}


def seat_of_everything(view: Json) -> set[int]:
    """Collect the seats whose private things are in a view: decision, notation, hand, undo."""
    seats = {line["seat"] for line in view["log"] if line["action"] is not None}
    if view["decision"]:
        seats.add(view["decision"]["seat"])
    for panel in view["scene"]["panels"]:
        if panel["id"].startswith("hand") and "owner" in panel:  # else it was sent before
            seats.add(panel["owner"])
    assert "secret" not in json.dumps(view["scene"])
    assert view["table"]["secret"] is None
    return seats


def test_what_somebody_says_is_heard_by_the_others(enter: Enter) -> None:
    astrid, bjarni = enter("Astrid"), enter("Bjarni")
    astrid.set_up(GAME.key, "me", "invite", "bot")
    join(bjarni, astrid)
    for guest in (astrid, bjarni):
        guest.page.get_by_role("button", name="Talk", exact=True).click()
    astrid.page.get_by_label("Say something").fill("Skål <b>Bjarni</b>!")
    astrid.page.get_by_role("button", name="Send").click()
    see(bjarni.page.get_by_text("Skål <b>Bjarni</b>!"))


def test_a_friend_sits_down_at_an_open_table_from_the_lobby(enter: Enter) -> None:
    """The host sets the table up by hand; whoever finds it in the lobby may sit down."""
    astrid, bjarni = enter("Astrid"), enter("Bjarni")
    astrid.introduce()
    bjarni.introduce()
    astrid.page.goto(f"/new/{GAME.key}")
    astrid.page.locator('input[type=radio][value="2"]').check()
    astrid.page.locator("fieldset select").nth(1).select_option("open")
    astrid.page.get_by_label("Name of the table").fill("At the fire")
    astrid.page.get_by_role("button", name="Lay the table").click()
    see(astrid.page.get_by_role("heading", name="At the fire"))
    bjarni.page.goto("/")
    bjarni.page.get_by_role("link", name="At the fire").click()
    bjarni.page.get_by_role("button", name="Sit down").click()
    asked_first(astrid, bjarni)[0].click_once()
