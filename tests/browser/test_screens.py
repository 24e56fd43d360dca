"""Phone and desk, day and night, German and English, and what is refused."""

import re

import pytest
from playwright.sync_api import expect

from skali.games import games
from tests.browser.conftest import GAME, SEATS, Enter
from tests.browser.guest import PHONE, Guest, see

WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


# What a finger should hit and could miss; a box to tick counts with its words.
TOO_SMALL = """
() => [...document.querySelectorAll("button, a, select, input, summary")]
  .map((one) => [one, one.matches("[type=checkbox], [type=radio]") ? one.closest("label") : one])
  .map(([one, hit]) => [one, (hit ?? one).getBoundingClientRect()])
  .filter(([one, { width }]) => width > 1 && one.checkVisibility())
  .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
  .map(([one]) => one.outerHTML)
"""


@pytest.mark.parametrize("game", games())
def test_on_a_phone_a_decision_is_made_by_tapping(enter: Enter, game: str) -> None:
    """The prompt is in sight, nothing has to be scrolled sideways, fingers find the nodes."""
    astrid = enter("Astrid", viewport=PHONE, has_touch=True, is_mobile=True)
    astrid.set_up(game, "me", *["bot"] * (games()[game].seats[0] - 1))
    offers = astrid.offers()
    expect(astrid.prompt).to_be_in_viewport()
    assert astrid.page.evaluate(WIDER) == 0
    glowing = astrid.page.locator(".panel.main [data-actions]")
    if glowing.count():
        glowing.first.tap()
    else:
        astrid.page.locator(".doing button.primary").first.tap()
    astrid.choose_if_asked(offers["number"])
    astrid.wait_for(number=offers["number"] + 1)
    assert astrid.page.evaluate(WIDER) == 0


def test_two_fingers_bring_the_board_closer(enter: Enter) -> None:
    """They move apart on the board, as far as from edge to edge."""
    astrid = enter("Astrid", viewport=PHONE, has_touch=True, is_mobile=True)
    astrid.set_up(GAME.key, *SEATS)
    astrid.offers()
    board = astrid.page.locator(".panel.main .window > svg")
    before = board.get_attribute("viewBox") or ""
    area = board.bounding_box()
    assert area is not None
    x, y = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    glass = astrid.context.new_cdp_session(astrid.page)

    def touch(what: str, *apart: float) -> None:
        fingers = [{"x": x + side, "y": y, "id": n} for n, side in enumerate(apart)]
        glass.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": fingers})

    touch("touchStart", -20, 20)
    for step in range(25, 90, 10):
        touch("touchMove", -step, step)
    touch("touchEnd")
    expect(board).not_to_have_attribute("viewBox", before)
    after = board.get_attribute("viewBox") or ""
    assert float(after.split()[2]) < float(before.split()[2])


@pytest.mark.parametrize("place", ["/", "/account", f"/new/{GAME.key}"])
def test_no_page_is_wider_than_a_phone(enter: Enter, place: str) -> None:
    ketil = enter("Ketil", viewport=PHONE, has_touch=True, is_mobile=True)
    ketil.page.goto(place)
    see(ketil.page.locator("main h1, main h2").last)
    assert ketil.page.evaluate(WIDER) == 0


@pytest.mark.parametrize(
    ("place", "sign"),
    [
        ("/", ".door .primary"),
        ("/account", "form"),
        (f"/new/{GAME.key}", "fieldset"),
        (f"/rules/{GAME.key}", "dl"),
        ("/replay/{finished}", "output"),
        ("/table/{finished}", "dialog[open] tfoot"),
        ("/verify/{finished}", ".verdict"),
    ],
)
def test_fingers_find_everything_and_nothing_is_cut_off(
    enter: Enter, finished: str, place: str, sign: str
) -> None:
    """44 pixels for every target, and no page nor dialog wider than the phone."""
    ketil = enter("Ketil", viewport=PHONE, has_touch=True, is_mobile=True)
    ketil.introduce()
    ketil.page.goto(place.format(finished=finished))
    see(ketil.page.locator(sign).first)
    assert ketil.page.evaluate(TOO_SMALL) == []
    assert ketil.page.evaluate(WIDER) == 0
    wide = "all => all.filter((one) => one.scrollWidth > one.clientWidth).length"
    assert ketil.page.locator("dialog, dialog .scroll").evaluate_all(wide) == 0


def test_the_drawers_of_a_phone_open_and_close(enter: Enter) -> None:
    astrid = enter("Astrid", viewport=PHONE, has_touch=True, is_mobile=True)
    astrid.set_up(GAME.key, *SEATS)
    astrid.offers()
    for drawer in ("Log", "Options", "Score", "Talk"):
        button = astrid.page.get_by_role("button", name=drawer, exact=True)
        button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")
        see(astrid.page.locator(".drawer"))
    astrid.page.get_by_role("button", name="Talk", exact=True).tap()
    expect(astrid.page.locator(".drawer")).to_have_count(0)


def words_of(guest: Guest) -> set[str]:
    """Collect what the page says: its text and the names of things on the board."""
    labels = guest.page.locator("[aria-label]").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    return set(guest.page.locator("body").inner_text().splitlines()) | set(labels)


def test_the_language_changes_in_the_middle_of_a_game(enter: Enter) -> None:
    """Everything speaks German after one click, the hall's sentences too; and back."""
    astrid = enter("Astrid", locale="en")
    table = astrid.set_up(GAME.key, *SEATS)
    offers = astrid.offers()
    asked = {
        language: astrid.get(f"/tables/{table}/view?lang={language}")["decision"]["prompt"]
        for language in ("de", "en")
    }
    root = astrid.page.locator("html")
    expect(root).to_have_attribute("lang", "en")
    expect(astrid.prompt).to_contain_text(asked["en"])
    english = words_of(astrid)
    astrid.page.get_by_role("button", name="DE: Deutsch").click()
    expect(astrid.prompt).to_contain_text(asked["de"])
    expect(root).to_have_attribute("lang", "de")
    see(astrid.page.get_by_role("button", name="Verlauf", exact=True))
    assert {words for words in words_of(astrid) & english if len(words.split()) > 4} == set()
    assert astrid.offers()["number"] == offers["number"]
    astrid.page.get_by_role("button", name="EN: English").click()
    expect(astrid.prompt).to_contain_text(asked["en"])
    astrid.click_once()


def test_a_german_browser_is_greeted_in_german_and_the_choice_stays(enter: Enter) -> None:
    astrid = enter("Astrid", locale="de-DE")
    astrid.page.goto("/")
    see(astrid.page.get_by_role("button", name="Sofort spielen").first)
    astrid.page.get_by_role("button", name="EN: English").click()
    see(astrid.page.get_by_role("button", name="Play now").first)
    astrid.page.reload()
    see(astrid.page.get_by_role("button", name="Play now").first)


def wait_for_light(guest: Guest, sign: str) -> None:
    """Wait until the page's ground is bright (`>`) or dark (`<`)."""
    guest.page.wait_for_function(
        f"""() => {{
          const ground = getComputedStyle(document.documentElement).backgroundColor;
          const [red, green, blue] = ground.match(/[\\d.]+/g).map(Number);
          return (red + green + blue) / 3 {sign} 128;
        }}"""
    )


def test_day_and_night(enter: Enter) -> None:
    """The system decides until somebody chooses; the choice stays."""
    day, night = enter("Dag", color_scheme="light"), enter("Nott", color_scheme="dark")
    for guest in (day, night):
        guest.page.goto("/")
        see(guest.page.get_by_role("button", name="Play now").first)
    wait_for_light(day, ">")
    wait_for_light(night, "<")
    night.page.get_by_role("button", name=re.compile("^Light: ")).click()
    wait_for_light(night, ">")
    night.page.reload()
    wait_for_light(night, ">")


@pytest.mark.parametrize("game", games())
def test_a_typed_command_that_is_not_allowed_is_refused_with_its_rule(
    enter: Enter, game: str
) -> None:
    """Anything of the game's notation that is not offered now; the position stays."""
    astrid = enter("Astrid")
    table = astrid.set_up(game, "me", *["bot"] * (games()[game].seats[0] - 1))
    astrid.offers()
    choices = astrid.get(f"/tables/{table}/view")["decision"]["choices"]
    offered = {choice["action"] for choice in choices}
    space = games()[game].space
    forbidden = next(action for action in range(len(space)) if action not in offered)
    astrid.page.keyboard.press("/")
    astrid.page.keyboard.type(str(space.text(forbidden)))
    astrid.page.keyboard.press("Enter")
    see(astrid.page.get_by_role("alert").get_by_role("link"))
    assert astrid.get(f"/tables/{table}/view")["decision"]["choices"] == choices


def test_a_typed_command_without_meaning_is_refused_and_a_good_one_is_played(enter: Enter) -> None:
    astrid = enter("Astrid")
    table = astrid.set_up(GAME.key, *SEATS)
    number = astrid.offers()["number"]
    astrid.page.keyboard.press("/")
    astrid.page.keyboard.type("sing loudly")
    astrid.page.keyboard.press("Enter")
    see(astrid.page.get_by_role("alert"))
    assert astrid.number == number
    choice = astrid.get(f"/tables/{table}/view")["decision"]["choices"][0]
    astrid.page.keyboard.press("/")
    astrid.page.keyboard.type(choice["notation"])
    astrid.page.keyboard.press("Enter")
    astrid.wait_for(number=number + 1)


def test_a_click_on_what_is_not_offered_says_so(enter: Enter) -> None:
    """A bubble with a sentence and the rule behind the question."""
    astrid = enter("Astrid")
    astrid.set_up(GAME.key, *SEATS)
    number = astrid.offers()["number"]
    dull = astrid.page.locator(".panel:not(.mini) [data-node][aria-label]:not([data-actions])")
    found = dull.first.element_handle()
    found.wait_for_element_state("stable")
    found.click(force=True)  # others may lie upon it
    see(astrid.page.locator(".bubble[role=alert]"))
    assert astrid.number == number


def test_a_hint_is_shown_and_played(enter: Enter) -> None:
    astrid = enter("Astrid")
    astrid.set_up(GAME.key, *SEATS)
    number = astrid.offers()["number"]
    astrid.page.get_by_role("button", name="Hint (H)").click()
    astrid.page.get_by_role("button", name="Play it").click()
    astrid.wait_for(number=number + 1)


@pytest.mark.parametrize("place", ["/nowhere", "/table/nothing", "/replay/nothing"])
def test_an_address_without_a_page_leads_home(enter: Enter, place: str) -> None:
    ketil = enter("Ketil")
    ketil.page.goto(place)
    ketil.page.locator("main a.primary").click()
    ketil.errors = [error for error in ketil.errors if "404" not in error]
