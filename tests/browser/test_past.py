"""Undo, looking back, and the replay."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import GAME, SEATS, Enter
from tests.browser.guest import Guest, see


def until_something_can_be_undone(guest: Guest) -> None:
    """Click until the last decision was one's own and revealed nothing."""
    undo = guest.page.get_by_role("button", name=re.compile(r"^Undo \(U\): goes back"))
    guest.click_once()
    while guest.offers() and not undo.count():
        guest.click_once()


def test_a_decision_is_taken_back_by_a_button(enter: Enter) -> None:
    astrid = enter("Astrid")
    astrid.set_up(GAME.key, *SEATS)
    until_something_can_be_undone(astrid)
    number, at = astrid.number, astrid.at
    astrid.page.get_by_role("button", name="Undo (U)").click()
    astrid.wait_for(number=number + 1)
    assert astrid.at < at
    astrid.click_once()
    assert astrid.at >= at


def test_the_log_goes_back_to_a_decision(enter: Enter) -> None:
    """As far as one may alone; beyond that the same place asks everybody."""
    astrid = enter("Astrid")
    astrid.set_up(GAME.key, *SEATS)
    for _ in range(3):
        until_something_can_be_undone(astrid)
    astrid.open_page_of("Log")
    here = astrid.page.get_by_role("button", name=re.compile("^Undo to here")).first
    target = int(re.findall(r"\d+", here.get_attribute("aria-label") or "")[-1])
    assert target < astrid.at
    see(astrid.page.get_by_role("button", name=re.compile("^Ask all to take back to here")).first)
    number = astrid.number
    here.click()
    see(astrid.page.get_by_role("dialog", name="Undo"))
    assert astrid.number == number
    astrid.page.get_by_role("dialog").get_by_role("button", name="Undo", exact=True).click()
    astrid.wait_for(number=number + 1)
    assert astrid.at == target
    astrid.click_once()


def test_the_wheel_zooms_and_dragging_moves_the_part_that_is_seen(enter: Enter) -> None:
    """Closer around the pointer, elsewhere by dragging, and all of it again."""
    astrid = enter("Astrid")
    astrid.set_up(GAME.key, *SEATS)
    astrid.offers()
    astrid.page.keyboard.press("0")
    board = astrid.page.locator("[data-panel=board].large .window > svg")
    whole = board.get_attribute("viewBox")
    area = board.bounding_box()
    assert area is not None
    x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    astrid.page.mouse.move(x, y)
    astrid.page.mouse.wheel(0, -400)
    expect(board).not_to_have_attribute("viewBox", whole or "")
    closer = board.get_attribute("viewBox") or ""
    assert float(closer.split()[2]) < float((whole or "").split()[2])
    astrid.page.mouse.down()
    astrid.page.mouse.move(x + 60, y + 40, steps=4)
    astrid.page.mouse.up()
    moved = board.get_attribute("viewBox") or ""
    assert moved != closer
    assert moved.split()[2] == closer.split()[2]
    astrid.page.get_by_role("button", name="Show all").first.click()
    expect(board).to_have_attribute("viewBox", whole or "")


def test_the_log_leads_to_every_position_and_back(enter: Enter) -> None:
    astrid = enter("Astrid")
    astrid.set_up(GAME.key, *SEATS)
    for _ in range(3):
        astrid.click_once()
    astrid.offers()
    at = astrid.at
    astrid.open_page_of("Log")
    astrid.page.locator(".log .line").first.click()
    expect(astrid.prompt).to_contain_text("You are looking back")
    expect(astrid.page.locator("[data-actions]")).to_have_count(0)
    assert astrid.at < at
    astrid.page.get_by_role("button", name="Back to now").click()
    expect(astrid.page.locator(".table[data-at]")).to_have_attribute("data-at", str(at))
    astrid.page.get_by_role("button", name="Log", exact=True).first.click()  # it covers the mat
    astrid.click_once()


def picture(guest: Guest) -> str:
    """Return which things lie where on the board, as text."""
    things: list[str] = guest.page.locator(".board [data-node]").evaluate_all(
        """all => all.map((one) => {
          const drawn = one.querySelector("use, rect, circle, tspan");
          const at = ["href", "x", "y", "cx", "cy"].map((name) => drawn?.getAttribute(name));
          return [one.dataset.node, one.textContent.trim(), ...at].join(" ");
        })"""
    )
    return "\n".join(sorted(things))


def test_the_replay_goes_to_any_move(enter: Enter, finished: str) -> None:
    """By slider, by keys, by the log, by a link; each has its own picture."""
    ketil = enter("Ketil")
    page = ketil.page
    page.goto(f"/replay/{finished}")
    slider, shown = page.locator("input[type=range]"), page.locator("output")
    see(slider)
    expect(shown).to_have_text(re.compile(r"^0 / [1-9]"))
    last = int(shown.inner_text().split(" / ")[1])
    pictures = {picture(ketil)}
    for at in (last // 2, last):
        slider.fill(str(at))
        expect(shown).to_have_text(f"{at} / {last}")
        expect(page).to_have_url(re.compile(rf"at={at}\b"))
        expect(page.locator("[aria-current=step]")).to_contain_text(str(at))
        pictures.add(picture(ketil))
    assert len(pictures) == 3
    page.keyboard.press("Home")
    page.locator(".title").click()
    page.keyboard.press("Home")
    expect(shown).to_have_text(f"0 / {last}")
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_text(f"1 / {last}")
    page.goto(f"/replay/{finished}?at={last // 2}")
    expect(page.locator("output")).to_have_text(f"{last // 2} / {last}")
    assert picture(ketil) in pictures
    page.get_by_label("As seen by").select_option("all")
    expect(page).to_have_url(re.compile("seat=all"))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("output")).to_have_text(f"{last // 2 + 1} / {last}")


def test_the_record_and_the_page_are_downloaded(
    enter: Enter, finished: str, tmp_path: Path
) -> None:
    ketil = enter("Ketil")
    ketil.page.goto(f"/replay/{finished}")
    with ketil.page.expect_download() as record:
        ketil.page.get_by_role("link", name="Download the record").click()
    assert f"game {GAME.key}" in record.value.path().read_text(encoding="utf-8")
    with ketil.page.expect_download() as saved:
        ketil.page.get_by_role("link", name="Export as one page").click()
    saved.value.save_as(tmp_path / "replay.html")
    lone = ketil.open_page()
    lone.goto((tmp_path / "replay.html").as_uri())
    see(lone.locator("#table svg"))
    first = lone.locator("#table").inner_html()
    lone.locator("#next").click()
    expect(lone.locator("output")).to_contain_text("1 / ")
    assert lone.locator("#table").inner_html() != first


def test_one_plays_on_from_a_move(enter: Enter, finished: str) -> None:
    ketil = enter("Ketil")
    ketil.page.goto(f"/replay/{finished}?at=2")
    ketil.page.get_by_role("button", name="Play on from here").click()
    expect(ketil.page).to_have_url(re.compile("/table/"))
    ketil.click_once()


def test_the_sealed_dice_are_checked_in_the_browser(enter: Enter, finished: str) -> None:
    ketil = enter("Ketil")
    ketil.page.goto(f"/verify/{finished}")
    see(ketil.page.get_by_text("Your own browser has checked it"))
