"""What the table does by itself, and asks before it does: single answers, ways back, leaving."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import GAME, SEATS, Enter
from tests.browser.guest import PHONE, see


def test_one_goes_back_learns_why_and_leaves(enter: Enter) -> None:
    """The button says what it will do; a hint has a reason; who leaves can come back."""
    astrid = enter("Astrid")
    table = astrid.set_up(GAME.key, *SEATS)
    astrid.offers()
    expect(astrid.page).to_have_title(re.compile("^● Your turn · "))
    expect(astrid.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    astrid.page.get_by_role("button", name="Hint (H)").click()
    expect(astrid.page.locator(".preview .reason").first).not_to_be_empty()
    number = astrid.click_once()
    asked = astrid.page.get_by_role("button", name=re.compile(r"^(Undo|Take back) \(U\): \w+"))
    expect(asked).to_be_enabled()
    astrid.page.locator("button.roof").click()
    astrid.page.get_by_role("button", name="Leave the game").click()
    astrid.page.get_by_role("dialog").get_by_role("button", name="Stay").click()
    assert astrid.number >= number
    astrid.page.locator("button.roof").click()
    astrid.page.get_by_role("button", name="Leave the game").click()
    astrid.page.get_by_role("button", name="Abandon the game").click()
    see(astrid.page.get_by_role("button", name="Play now").first)
    assert astrid.get(f"/tables/{table}")["table"]["status"] == "abandoned"
    astrid.page.goto(f"/table/{table}")
    expect(astrid.prompt).to_contain_text("Everybody has left this game")
    astrid.page.get_by_role("button", name="I am back").click()
    astrid.click_once()


def test_on_a_phone_one_leafs_through_what_is_offered(enter: Enter) -> None:
    """The sheet stands at the foot; previous and next show the other things of the panel."""
    astrid = enter("Astrid", viewport=PHONE, has_touch=True, is_mobile=True)
    astrid.set_up(GAME.key, *SEATS)
    number = astrid.offers()["number"]
    astrid.page.locator(".panel.slot [data-actions]").first.tap()
    sheet = astrid.page.locator(".menu.foot")
    first = sheet.locator(".choice").first.inner_text()
    astrid.page.get_by_role("button", name="The next thing").tap()
    expect(sheet.locator(".choice").first).not_to_have_text(first)
    astrid.page.get_by_role("button", name="The thing before").tap()
    expect(sheet.locator(".choice").first).to_have_text(first)
    assert astrid.number == number
    sheet.locator(".choice").first.tap()
    astrid.wait_for(number=number + 1)
