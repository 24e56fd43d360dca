"""Every page can be used by everybody: axe finds no serious fault, by day and by night."""

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from skali.games import games
from tests.browser.conftest import GAME, Enter
from tests.browser.guest import PHONE, Guest, see

GRAVE = {"serious", "critical"}
BRIEF = {"resultTypes": ["violations"]}
COLOURS = {**BRIEF, "runOnly": ["color-contrast"]}
"""All that can differ between day and night."""


def faults(guest: Guest, light: str, part: str | None = None) -> list[str]:
    """Return what axe finds on the page, or on a part of it, as sentences; at night of colours."""
    options = COLOURS if light == "dark" else BRIEF
    found = Axe().run(guest.page, context=part, options=options).response["violations"]
    return [
        f"{fault['id']}: {fault['help']}: {fault['nodes'][0]['html'][:160]}"
        for fault in found
        if fault["impact"] in GRAVE
    ]


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_no_serious_fault_on_any_page(enter: Enter, finished: str, light: str) -> None:
    astrid = enter("Astrid", color_scheme=light)
    astrid.introduce()
    seats = [{"kind": "me"}, *[{"kind": "invite"}] * (GAME.seats[0] - 1)]
    waiting = astrid.post("/tables", game=GAME.key, seats=seats)["table"]
    pages = {
        "/": "li.door",
        f"/new/{GAME.key}": "fieldset",
        f"/table/{waiting['id']}": "input[readonly]",
        waiting["seats"][1]["invite"]: "main .primary",
        f"/table/{finished}": ".table",
        f"/replay/{finished}?at=3": "input[type=range]",
        f"/rules/{GAME.key}": "dl",
        f"/verify/{finished}": ".verdict",
        "/account": "form",
        "/nowhere": "main a.primary",
    }
    found = {}
    for place, sign in pages.items():
        astrid.page.goto(place)
        see(astrid.page.locator(sign).first)
        found[place] = faults(astrid, light)
    astrid.errors = [error for error in astrid.errors if "/nowhere: " not in error]  # a 404
    assert {place: list_ for place, list_ in found.items() if list_} == {}


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("game", games())
def test_axe_finds_no_serious_fault_at_the_table(enter: Enter, game: str, light: str) -> None:
    """With something to decide, on a desk and on a phone; each drawer is looked at by itself."""
    astrid = enter("Astrid", color_scheme=light)
    table = astrid.set_up(game, "me", *["bot"] * (games()[game].seats[0] - 1))
    astrid.offers()
    found = faults(astrid, light)
    for drawer in ("Options", "Score", "Talk"):
        astrid.page.get_by_role("button", name=drawer, exact=True).click()
        found += faults(astrid, light, "aside.side")
    astrid.page.set_viewport_size(PHONE)
    astrid.page.goto(f"/table/{table}")
    astrid.offers()
    found += faults(astrid, light)
    assert found == []
