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
    glowing = astrid.page.locator(".panel.slot [data-actions]")
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
    board = astrid.page.locator(".panel.slot .window > svg").first
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
        ("/cards/odin", "li"),
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


# The smallest letters in the drawings of a page, in pixels.
SMALLEST = """
() => Math.min(...[...document.querySelectorAll(".picture text")].map((text) =>
  Math.round(10 * Number(text.getAttribute("font-size")) * text.getScreenCTM().a) / 10))
"""


@pytest.mark.parametrize(
    ("width", "height", "floor"), [(1440, 900, 13), (1024, 768, 13), (360, 740, 12)]
)
@pytest.mark.parametrize("game", games())
def test_the_drawings_that_teach_a_game_can_be_read(
    enter: Enter, game: str, width: int, height: int, floor: int
) -> None:
    """They are as large as at the table; the page is no wider than the screen."""
    ketil = enter("Ketil", viewport={"width": width, "height": height})
    ketil.page.goto(f"/learn/{game}")
    see(ketil.page.locator(".picture svg").first)
    assert ketil.page.evaluate(SMALLEST) >= floor
    assert ketil.page.evaluate(WIDER) == 0


@pytest.mark.parametrize("width", [360, 640, 768, 1024, 1440])
def test_no_door_stands_alone_in_its_row(enter: Enter, width: int) -> None:
    """It shares the row, or fills it."""
    ketil = enter("Ketil", viewport={"width": width, "height": 740})
    ketil.page.goto("/")
    see(ketil.page.locator(".door").nth(len(games()) - 1))
    doors = ketil.page.locator(".door")
    boxes = [box for door in doors.all() if (box := door.bounding_box())]
    rows = [[box for box in boxes if box["y"] == top] for top in {box["y"] for box in boxes}]
    whole = max(sum(box["width"] for box in row) for row in rows)
    assert all(len(row) > 1 or row[0]["width"] >= 0.95 * whole for row in rows)
    names = doors.get_by_role("button").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert len(set(names)) == len(games())
    assert ketil.page.evaluate(WIDER) == 0


def test_the_log_is_hidden_shown_again_and_widened(enter: Enter) -> None:
    """The table takes the room that the side leaves; the choice stays."""
    astrid = enter("Astrid", viewport={"width": 1920, "height": 1000})
    astrid.set_up("karvi", "me", "bot")
    astrid.offers()
    side = astrid.page.locator("aside.side")
    narrow = side.evaluate("one => one.getBoundingClientRect().width")
    astrid.page.get_by_role("button", name="Wider log and talk").click()
    astrid.page.wait_for_function(
        "least => document.querySelector('aside.side').clientWidth > least", arg=narrow + 50
    )
    astrid.page.get_by_role("button", name="Hide log and talk").click()
    expect(side).to_have_count(0)
    astrid.page.reload()
    astrid.offers()
    expect(side).to_have_count(0)
    astrid.page.get_by_role("button", name="Show log and talk").click()
    see(side)


def test_few_games_of_ones_own_stand_above_the_doors(enter: Enter) -> None:
    """On a phone, too, a door is in sight; all of them can be asked for."""
    astrid = enter("Astrid", viewport=PHONE, has_touch=True, is_mobile=True)
    astrid.introduce()
    for _ in range(5):
        astrid.post("/play", game=GAME.key, bots=["random"] * (GAME.seats[0] - 1))
    astrid.page.goto("/")
    see(astrid.page.locator(".mine li").first)
    assert astrid.page.locator(".mine li").count() == 3
    expect(astrid.page.locator(".door svg").first).to_be_in_viewport()
    astrid.page.get_by_role("button", name="Show all 5").tap()
    expect(astrid.page.locator(".mine li")).to_have_count(5)


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


# What is offered and can be brought nowhere where a pointer finds it.
OUT_OF_REACH = """
() => [...document.querySelectorAll(".panel:not(.mini) [data-actions]")].filter((node) => {
  node.scrollIntoView({ block: "center", inline: "center" });
  const { x, y, width, height } = node.getBoundingClientRect();
  const at = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  return !at.some((across) => at.some((down) =>
    node.contains(document.elementFromPoint(x + width * across, y + height * down))));
}).map((node) => node.dataset.node)
"""


SIZES = "all => all.map((one) => [one.dataset.panel, one.clientWidth, one.clientHeight])"


@pytest.mark.parametrize("width", [1024, 1120, 1260])
@pytest.mark.parametrize("game", games())
def test_an_open_drawer_leaves_everything_in_reach(enter: Enter, game: str, width: int) -> None:
    """The table keeps its size and is scrolled beside it."""
    astrid = enter("Astrid", viewport={"width": width, "height": 780})
    astrid.set_up(game, "me", *["bot"] * (games()[game].seats[0] - 1))
    astrid.offers()
    size = astrid.page.locator(".panel.slot").evaluate_all(SIZES)
    astrid.page.get_by_role("button", name="Log", exact=True).click()
    see(astrid.page.locator(".drawer"))
    assert astrid.page.evaluate(OUT_OF_REACH) == []
    assert astrid.page.locator(".panel.slot").evaluate_all(SIZES) == size
    astrid.page.keyboard.press("Escape")
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
    roof = astrid.page.locator("button.roof")
    roof.click()
    astrid.page.get_by_role("button", name="DE: Deutsch").click()
    expect(astrid.prompt).to_contain_text(asked["de"])
    expect(root).to_have_attribute("lang", "de")
    see(astrid.page.get_by_role("button", name="Verlauf", exact=True))
    roof.click()
    assert {words for words in words_of(astrid) & english if len(words.split()) > 4} == set()
    roof.click()
    assert astrid.offers()["number"] == offers["number"]
    astrid.page.get_by_role("button", name="EN: English").click()
    expect(astrid.prompt).to_contain_text(asked["en"])
    roof.click()
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
