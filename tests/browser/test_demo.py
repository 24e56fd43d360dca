"""The demonstration of laying pieces: by keyboard, by mouse, by finger."""

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Enter
from tests.browser.guest import PHONE, Guest, see

CELLS = 'rect[fill="var(--sk-seat-1)"]'


def open_demo(guest: Guest) -> Locator:
    """Go to the demonstration, take the L of four squares; return the line about it."""
    guest.page.goto("/demo/polyomino")
    guest.page.get_by_role("radio", name="L4").click()
    return guest.page.locator(".tools [aria-live=polite]")


def laid(guest: Guest) -> Locator:
    """Return the squares of the L that lie on the board."""
    return guest.page.locator('[data-node^="l4-"]')


def corners(guest: Guest) -> list[list[float]]:
    """Return where the squares of the piece in hand are, relative to it."""
    found: list[list[float]] = guest.page.locator("g.held rect").evaluate_all(
        "all => all.map(one => [one.x.baseVal.value, one.y.baseVal.value])"
    )
    return found


def test_a_piece_is_laid_by_keyboard(enter: Enter) -> None:
    """Arrows move it, R turns it, F flips it, Enter lays it; U takes it back."""
    astrid = enter("Astrid")
    says = open_demo(astrid)
    keyboard = astrid.page.keyboard
    expect(says).to_contain_text("L4")
    upright = corners(astrid)
    keyboard.press("r")
    lying = corners(astrid)
    assert lying != upright
    keyboard.press("f")
    assert corners(astrid) not in (upright, lying)
    where = says.inner_text()
    keyboard.press("ArrowRight")
    keyboard.press("ArrowDown")
    expect(says).not_to_have_text(where)
    while "does not fit" in says.inner_text():
        keyboard.press("ArrowRight")
    keyboard.press("Enter")
    expect(laid(astrid)).to_have_count(4)
    expect(astrid.page.get_by_role("radio", name="L4")).to_have_count(0)
    keyboard.press("u")
    expect(laid(astrid)).to_have_count(0)


def test_a_piece_is_laid_by_mouse(enter: Enter) -> None:
    """It follows the pointer; a click lays it where it fits, and only there."""
    astrid = enter("Astrid")
    says = open_demo(astrid)
    rock = astrid.page.locator('[data-node="cell-4-3"]').bounding_box()
    free = astrid.page.locator('[data-node="cell-6-3"]').bounding_box()
    assert rock
    assert free
    astrid.page.mouse.move(free["x"] + free["width"] / 2, free["y"] + free["height"] / 2)
    expect(says).to_contain_text(": fits")
    astrid.page.mouse.click(free["x"] + free["width"] / 2, free["y"] + free["height"] / 2)
    expect(laid(astrid)).to_have_count(4)
    astrid.page.get_by_role("button", name="Start over").click()
    expect(laid(astrid)).to_have_count(0)


def test_a_piece_is_laid_by_finger(enter: Enter) -> None:
    astrid = enter("Astrid", viewport=PHONE, has_touch=True, is_mobile=True)
    open_demo(astrid)
    free = astrid.page.locator('[data-node="cell-6-3"]').bounding_box()
    assert free
    astrid.page.touchscreen.tap(free["x"] + free["width"] / 2, free["y"] + free["height"] / 2)
    expect(laid(astrid)).to_have_count(4)


def test_a_piece_does_not_lie_on_another(enter: Enter) -> None:
    astrid = enter("Astrid")
    says = open_demo(astrid)
    spot = astrid.page.locator('[data-node="cell-6-3"]').bounding_box()
    assert spot
    middle = (spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    astrid.page.mouse.click(*middle)
    expect(laid(astrid)).to_have_count(4)
    astrid.page.get_by_role("radio", name="O4").click()
    keyboard = astrid.page.keyboard
    places = set()
    for key in ["ArrowRight"] * 8:
        keyboard.press(key)
        places.add(says.inner_text().rsplit(": ", 1)[1])
    keyboard.press("Escape")
    see(astrid.page.get_by_role("radio", name="O4"))
    assert "fits" in places
