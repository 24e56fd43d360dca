"""The sheet for owners in a real browser, without any network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from skali.games import game
from skali.printed.check import faults
from skali.printed.playing import limits_of
from skali.printed.reading import read
from skali.printed.sheet import sheet


@pytest.fixture(params=[(1024, 768), (360, 740)], ids=["desk", "phone"])
def page(request: pytest.FixtureRequest, chromium: Browser, tmp_path: Path) -> Iterator[Page]:
    file = tmp_path / "sheet.html"
    file.write_text(sheet(game("wikinger"), limits_of("wikinger")), encoding="utf-8")
    width, height = request.param
    context = chromium.new_context(
        viewport={"width": width, "height": height}, locale="de-DE", offline=True
    )
    opened = context.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    opened.goto(file.as_uri())
    yield opened
    assert not wrong
    context.close()


def wait_until_kept(page: Page, entered: str) -> None:
    """Wait until a second window of the browser sees what was entered in the first one."""
    second = page.context.new_page()
    second.goto(page.url)
    kept = "(entered) => Object.values({ ...localStorage }).some((text) => text.includes(entered))"
    second.wait_for_function(kept, arg=entered)
    second.close()


def test_what_is_entered_is_kept_and_saved_as_a_data_set(page: Page, tmp_path: Path) -> None:
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"] if page.viewport_size else True
    assert page.locator("h2").first.inner_text() == "Schiffe"
    page.get_by_role("button", name="English").click()
    assert page.locator("h2").first.inner_text() == "Ships"
    assert page.locator("article header svg").count() == page.locator("article").count()
    worth = page.locator("[id='f-ship.red.worth']")
    worth.fill("99")
    assert "wrong" in (worth.get_attribute("class") or "")
    worth.fill("4")
    assert "wrong" not in (worth.get_attribute("class") or "")
    page.locator("[id='f-ship.red.paid_in']").select_option("points")
    page.locator(".field", has=page.locator("[id='f-ship.yellow.worth']")).get_by_role(
        "checkbox"
    ).check()
    page.get_by_role("button", name="Save the file").click()
    assert "who you are" in page.locator("#state").inner_text()
    for name, text in (("name", 'My "box"'), ("who", "Ann <b>"), ("edition", "first")):
        page.locator(f"#a-{name}").fill(text)
    wait_until_kept(page, "first")
    page.reload()
    page.get_by_role("button", name="English").click()
    assert page.locator("[id='f-ship.red.worth']").input_value() == "4"
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save the file").click()
    saved = tmp_path / "saved.toml"
    waiting.value.save_as(saved)
    found = read(saved.read_bytes())
    assert (found.name, found.who) == ('My "box"', "Ann <b>")
    assert dict(found.values) == {
        "ship.red.worth": 4, "ship.red.paid_in": "points", "ship.yellow.worth": 2,
    }  # fmt: skip
    assert faults(found, limits_of("wikinger")) == []


def test_everything_can_be_shown_and_forgotten(page: Page) -> None:
    few = page.locator(".field").count()
    page.locator("#open-only").uncheck()
    assert page.locator(".field").count() == len(limits_of("wikinger").asked) > few
    page.locator("[id='f-rounds']").fill("5")
    assert "1" in page.locator("#state").inner_text()
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("#clear").click()
    assert page.locator("#state").inner_text().startswith("0")
