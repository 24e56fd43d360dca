"""Laying pieces at a real table: by mouse, by keys, by finger, from the list, with the rule."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter
from tests.browser.guest import PATIENCE, PHONE, Guest, see
from tests.server.conftest import RunningHall
from tests.toys.installed import toys_installed

Sit = Callable[..., Guest]
TOUCH = "Input.dispatchTouchEvent"


@pytest.fixture(scope="module")
def toy_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall in which the toy is a game like any other."""
    folder: Path = tmp_path_factory.mktemp("toys")
    with toys_installed(folder):
        running = RunningHall(f"sqlite:///{folder}/hall.db")
        yield running
        running.stop()


@pytest.fixture
def sit(enter: Enter, toy_hall: RunningHall) -> Sit:
    """Let somebody sit down at a table of the toy; it is the own turn then."""

    def come(**screen: object) -> Guest:
        guest = enter("Astrid", address=toy_hall.address, **screen)
        guest.prefer(careful=False)  # not asked once more before what cannot be taken back
        guest.set_up("hides", "me", "bot")
        see(guest.page.locator("[role=radio]").first)
        return guest

    return come


def says(guest: Guest) -> Locator:
    """Return the line about the piece in hand."""
    return guest.page.locator(".tools [aria-live=polite]")


def laid(guest: Guest) -> Locator:
    """Return the own hides that lie somewhere."""
    return guest.page.locator('[data-node^="laid-0-"]')


def take(guest: Guest) -> None:
    """Take the first piece in hand."""
    guest.page.locator("[role=radio]").first.click()
    see(guest.page.locator("g.held"))


def form(guest: Guest) -> str:
    """Return how the piece in hand lies."""
    return guest.page.locator("g.held path").first.get_attribute("d") or ""


def drag(guest: Guest, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Push with a finger from one point of the screen to another."""
    glass = guest.context.new_cdp_session(guest.page)
    for step in range(9):
        x, y = (a + (b - a) * step / 8 for a, b in zip(start, end, strict=True))
        what = "touchMove" if step else "touchStart"
        glass.send(TOUCH, {"type": what, "touchPoints": [{"x": x, "y": y}]})
    glass.send(TOUCH, {"type": "touchEnd", "touchPoints": []})


def corner(guest: Guest, grid: str) -> tuple[float, float, float]:
    """Return where a board begins on the screen, and how large its cells are."""
    box = guest.page.locator(f'[data-placer="{grid}"] > rect').bounding_box()
    assert box
    return box["x"], box["y"], box["width"] / (6 if grid.startswith("frame") else 3)


def test_a_piece_is_laid_by_mouse(sit: Sit) -> None:
    """It follows the pointer, says what it would change, and a click lays it."""
    astrid = sit()
    take(astrid)
    x, y, cell = corner(astrid, "frame-0")
    astrid.page.mouse.move(x + 2.5 * cell, y + 2.5 * cell)
    expect(says(astrid)).to_contain_text("Frame, row")
    expect(says(astrid)).to_contain_text(": fits")
    expect(astrid.page.locator("[data-changes]")).to_contain_text(
        "Covered cells: 0", timeout=PATIENCE
    )
    before = astrid.number
    astrid.page.mouse.click(x + 2.5 * cell, y + 2.5 * cell)
    expect(laid(astrid)).to_have_count(1)
    assert astrid.number >= before + 2  # it was taken, then laid


def test_a_piece_is_taken_where_it_lies(sit: Sit) -> None:
    """What can be taken glows in the market; a click there takes it in hand."""
    astrid = sit()
    market = astrid.page.locator('[data-node^="market-"][data-actions]')
    expect(market).not_to_have_count(0)
    market.first.click()
    see(astrid.page.locator("g.held"))
    astrid.page.keyboard.press("Escape")
    expect(astrid.page.locator("g.held")).to_have_count(0)


def test_a_piece_is_laid_by_keyboard(sit: Sit) -> None:
    """R turns, F flips, arrows go from place to place, N to the barn, Enter lays."""
    astrid = sit()
    keyboard, page = astrid.page.keyboard, astrid.page
    keyboard.press("ArrowDown")
    page.wait_for_function("document.activeElement.matches('[data-actions]')")
    keyboard.press("Enter")
    see(page.locator("g.held"))
    upright = form(astrid)
    keyboard.press("r")
    assert form(astrid) != upright
    keyboard.press("Shift+R")
    assert form(astrid) == upright
    keyboard.press("f")
    keyboard.press("f")
    assert form(astrid) == upright
    where = says(astrid).inner_text()
    keyboard.press("ArrowDown")
    expect(says(astrid)).not_to_have_text(where)
    expect(says(astrid)).to_contain_text(": fits")
    keyboard.press("n")
    expect(says(astrid)).to_contain_text("Barn, row")
    keyboard.press("Shift+N")
    expect(says(astrid)).to_contain_text("Frame, row")
    keyboard.press("Enter")
    expect(laid(astrid)).to_have_count(1)


def test_with_a_piece_in_hand_tab_still_reaches_the_buttons(sit: Sit) -> None:
    """Enter on a button then presses it: the piece goes to the barn, and is not laid."""
    astrid = sit()
    take(astrid)
    expect(says(astrid)).to_contain_text("Frame, row")
    astrid.tab_to(".tools button[title='Other board (N)']")
    astrid.page.keyboard.press("Enter")
    expect(says(astrid)).to_contain_text("Barn, row")
    expect(laid(astrid)).to_have_count(0)


def test_a_forbidden_place_names_its_rule(sit: Sit) -> None:
    """By Shift and arrows one comes to where it does not fit; Enter or a click there asks why."""
    astrid = sit()
    take(astrid)
    x, y, cell = corner(astrid, "frame-0")
    astrid.page.mouse.click(x + 2.5 * cell, y + 2.5 * cell)
    expect(laid(astrid)).to_have_count(1)
    see(astrid.page.locator("[role=radio]").first)
    take(astrid)
    box = laid(astrid).first.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    before = astrid.number
    astrid.page.mouse.move(*middle)
    expect(says(astrid)).to_contain_text("does not fit")
    astrid.page.mouse.click(*middle)
    see(astrid.page.get_by_text("HID-5"))
    assert astrid.number == before
    astrid.page.keyboard.press("Enter")
    see(astrid.page.get_by_text("It does not lie on free cells only."))


def test_a_piece_is_laid_by_finger(sit: Sit) -> None:
    """A tap moves it, the button lays it; nothing runs over the edge."""
    astrid = sit(viewport=PHONE, has_touch=True, is_mobile=True)
    astrid.page.locator("[role=radio]").first.tap()
    see(astrid.page.locator("g.held"))
    expect(astrid.page.locator(".panel.slot g.held")).to_have_count(1)
    x, y, cell = corner(astrid, "frame-0")
    astrid.page.touchscreen.tap(x + 2.5 * cell, y + 3.5 * cell)
    expect(says(astrid)).to_contain_text(": fits")
    expect(laid(astrid)).to_have_count(0)
    assert cell > 26
    wide = astrid.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    lay = astrid.page.get_by_role("button", name="Lay it")
    box = lay.bounding_box()
    assert box
    assert box["height"] >= 44
    lay.tap()
    expect(laid(astrid)).to_have_count(1)


def test_a_finger_pushes_a_piece(sit: Sit) -> None:
    """One cell further, and the page stays where it is."""
    astrid = sit(viewport=PHONE, has_touch=True, is_mobile=True)
    astrid.page.locator("[role=radio]").first.tap()
    see(astrid.page.locator("g.held"))
    x, y, cell = corner(astrid, "frame-0")
    astrid.page.touchscreen.tap(x + 2.5 * cell, y + 3.5 * cell)
    expect(says(astrid)).to_contain_text(": fits")
    row, column = map(int, re.findall(r"[0-9]+", says(astrid).inner_text()))
    drag(astrid, (x + 2.5 * cell, y + 3.5 * cell), (x + 2.5 * cell, y + 2.5 * cell))
    expect(says(astrid)).to_contain_text(f"Frame, row {row - 1}, column {column}:")
    assert astrid.page.evaluate("scrollY") == 0
    expect(laid(astrid)).to_have_count(0)


def test_the_list_leads_to_a_place_step_by_step(sit: Sit) -> None:
    """One entry a piece, then board, turn, row and column."""
    astrid = sit()
    astrid.page.keyboard.press("o")
    entry = astrid.page.locator(".options .choice[data-piece]").first
    expect(entry).to_contain_text("places")
    entry.click()
    for _ in range(4):
        if laid(astrid).count():
            break
        astrid.page.locator(".steps .choice").first.click()
    expect(laid(astrid)).to_have_count(1)


def test_a_hint_takes_the_piece_in_hand(sit: Sit) -> None:
    astrid = sit()
    astrid.page.keyboard.press("h")
    see(astrid.page.get_by_role("button", name="Play it"))
    astrid.page.get_by_role("button", name="Play it").click()
    astrid.page.wait_for_function(
        "() => document.querySelector('g.held') || !document.querySelector('[role=radio]')"
    )


def test_a_whole_game_is_played_by_keys(sit: Sit) -> None:
    """Take, lay, again, until the end."""
    astrid = sit()
    for _ in range(40):
        astrid.page.wait_for_function(
            "() => document.querySelector('dialog[open]') || "
            "document.querySelector('.prompt.mine:not(.busy)')"
        )
        if astrid.end.count():
            break
        number = astrid.number
        if not astrid.page.locator("[role=radio]").count():
            astrid.page.get_by_role("button", name="Pass").click()
            astrid.wait_for(number=number + 1)
            continue
        expect(astrid.page.locator("g.held")).to_have_count(0)
        astrid.page.locator("[role=radio]").first.focus()
        astrid.page.keyboard.press("Enter")
        see(astrid.page.locator("g.held"))
        astrid.page.keyboard.press("Enter")
        astrid.wait_for(number=number + 2)
    see(astrid.end)
