"""People who come and go: accounts, clocks, spectators, hosts, notices, chat."""

import re

import pytest
from playwright.sync_api import expect

from skali.games import games
from tests.browser.conftest import GAME, SEATS, Enter
from tests.browser.guest import Guest, see
from tests.browser.test_together import asked_first, join
from tests.server.conftest import LIMITS, RunningHall

PASSWORD = "yggdrasil-and-ash"  # noqa: S105 - of a test


def sign_in(guest: Guest, button: str, password: str = PASSWORD) -> None:
    """Fill in name and password on the page of the account."""
    guest.page.goto("/account")
    guest.page.get_by_label("Name", exact=True).fill(guest.name)
    guest.page.get_by_label("Password").fill(password)
    guest.page.get_by_role("button", name=button).click()


def test_an_account_is_made_and_found_again_in_another_browser(enter: Enter) -> None:
    """The games of the account are there, too; a wrong password opens nothing."""
    runa, elsewhere = enter("Runa the Old"), enter("Runa the Old")
    table = runa.set_up(GAME.key, *SEATS)
    sign_in(runa, "Keep this name with a password")
    see(runa.page.get_by_text("Saved"))
    sign_in(elsewhere, "Sign in", "not-her-password")
    see(elsewhere.page.get_by_role("alert"))
    sign_in(elsewhere, "Sign in")
    see(elsewhere.page.get_by_role("heading", name="Runa the Old"))
    elsewhere.page.goto("/")
    elsewhere.page.locator(f"a[href='/table/{table}']").click()
    elsewhere.click_once()
    elsewhere.errors = [error for error in elsewhere.errors if "40" not in error]


def test_a_seat_out_of_time_goes_to_a_bot_by_vote_and_back_to_its_person(
    enter: Enter, hall: RunningHall
) -> None:
    """The clock runs on the page; one of the others asks, the other agrees."""
    people = [enter(name) for name in ("Astrid", "Bjarni", "Ketil")]
    astrid = people[0]
    astrid.introduce()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    found = astrid.post("/tables", game=GAME.key, seats=seats, clock={"minutes": 1})
    table = str(found["table"]["id"])
    for seat, guest in enumerate(people):
        if seat:
            guest.introduce()
            guest.post(f"/tables/{table}/seats/{seat}")
        guest.page.goto(f"/table/{table}")
    slow, asking, agreeing = asked_first(*people)
    clock = asking.page.locator(".prompt [role=timer]")
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    room = hall.app.state.hall.places[table].room
    room.clocks.asked[people.index(slow)] -= 3600
    asking.page.reload()
    asking.page.get_by_role("button", name="Ask for a bot").click()
    agreeing.page.get_by_role("button", name="Agree").click()
    see(slow.page.get_by_text("A bot plays for now"))
    slow.page.get_by_role("button", name="I am back").click()
    expect(slow.page.get_by_text("A bot plays for now")).to_have_count(0)
    asking.open_page_of("Score")
    expect(asking.page.get_by_role("img", name="A bot plays for now")).to_have_count(0)


def test_a_spectator_sees_the_game_and_touches_nothing(enter: Enter) -> None:
    """Without a name and without an invitation, by the address alone."""
    astrid, ketil = enter("Astrid"), enter("Ketil")
    table = astrid.set_up(GAME.key, *SEATS)
    ketil.page.goto(f"/table/{table}")
    see(ketil.page.get_by_text("You are watching"))
    number = astrid.click_once()
    ketil.wait_for(number=number)
    for button in ("Undo (U)", "Hint (H)"):
        expect(ketil.page.get_by_role("button", name=button)).to_have_count(0)
    expect(ketil.page.locator("[data-actions], [data-refused]")).to_have_count(0)


def test_the_host_removes_a_guest(enter: Enter) -> None:
    """Who was removed is told so; the seat is free again."""
    astrid, bjarni = enter("Astrid"), enter("Bjarni")
    astrid.set_up(GAME.key, "me", "invite", "open")
    join(bjarni, astrid)
    see(bjarni.page.get_by_text("Waiting for players"))
    astrid.page.get_by_role("button", name="Remove from the table").click()
    see(bjarni.page.get_by_text("The host has asked you to leave this table."))
    expect(astrid.page.get_by_text("Free seat")).to_have_count(2)


@pytest.mark.parametrize(
    ("permissions", "answer"),
    [
        ([], "This browser may not show notices"),
        (["notifications"], "push service cannot be reached|This browser will tell you"),
    ],
)
def test_notices_are_asked_for_and_what_prevents_them_is_said(
    enter: Enter, permissions: list[str], answer: str
) -> None:
    """Without a push service, as in these tests, the page says so in words."""
    astrid = enter("Astrid", permissions=permissions)
    astrid.introduce()
    astrid.page.goto("/account")
    astrid.page.get_by_role("button", name="Browser notices").click()
    see(astrid.page.locator(".note").filter(has_text=re.compile(answer)))
    astrid.errors = [error for error in astrid.errors if "Push API" not in error]


def test_who_talks_too_fast_is_told_so_and_loses_no_word(enter: Enter) -> None:
    astrid = enter("Astrid")
    astrid.set_up(GAME.key, *SEATS)
    astrid.page.get_by_role("button", name="Talk", exact=True).click()
    field = astrid.page.get_by_label("Say something")
    for word in range(LIMITS.chats_in_ten_seconds):
        field.fill(f"word {word}")
        field.press("Enter")
        see(astrid.page.locator(".chat li").filter(has_text=f"word {word}"))
    field.fill("one too many")
    field.press("Enter")
    see(astrid.page.get_by_role("alert"))
    expect(field).to_have_value("one too many")
    expect(astrid.page.locator(".chat li")).to_have_count(LIMITS.chats_in_ten_seconds)


@pytest.mark.parametrize("game", ["wikinger", "walhalla"])
def test_what_is_forbidden_names_its_rule(enter: Enter, game: str) -> None:
    """By click with a link, by pointing, by keys; in the first view and in a later one."""
    astrid = enter("Astrid")
    page = astrid.page
    astrid.set_up(game, "me", *["bot"] * (games()[game].seats[0] - 1))
    forbidden = page.locator(".panel:not(.mini) [data-refused]").last
    for _ in range(2):
        astrid.offers()
        while not forbidden.count():
            astrid.click_once()
            astrid.offers()
        number = astrid.number
        spot = forbidden.bounding_box()
        assert spot
        middle = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
        page.mouse.move(*middle)
        see(page.locator(".bubble.ember:not(.pinned)").get_by_text(re.compile("^Rule ")))
        page.mouse.click(*middle)
        link = page.locator(".bubble[role=alert]").get_by_role("link", name=re.compile("^Rule "))
        see(link.first)
        page.keyboard.press("Escape")
        expect(page.locator(".bubble.ember")).to_have_count(0)
        forbidden.focus()
        page.keyboard.press("Enter")
        see(link.first)
        rule = link.first.get_attribute("href") or ""
        assert rule.split("#")[1] in games()[game].catalogue
        page.keyboard.press("Escape")
        assert astrid.number == number
        astrid.click_once()
