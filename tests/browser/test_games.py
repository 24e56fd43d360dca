"""Whole games in the browser."""

import pytest

from skali.core.game import Game
from skali.games import games
from tests.browser.conftest import Enter
from tests.browser.guest import Guest, Json, see

ARROWS = ["ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"]


@pytest.mark.parametrize("game", games())
def test_a_whole_game_is_played_by_clicking(enter: Enter, game: str) -> None:
    astrid = enter("Astrid")
    table = astrid.set_up(game, "me", *["bot"] * (games()[game].seats[0] - 1))
    decisions = astrid.click_to_the_end()
    assert decisions > 5
    see(astrid.end)
    result = astrid.get(f"/tables/{table}")["table"]["result"]
    assert len(result["scores"]) == games()[game].seats[0]
    places = astrid.end.locator(".places td")
    competing = result["places"] if result["aim"] == "competing" else []
    assert [int(words[0]) for words in places.all_inner_texts() if words] == competing


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_a_whole_game_is_played_by_keyboard(enter: Enter, game: Game) -> None:
    """From the lobby to the replay without a pointer: arrows and Enter, the list, notation."""
    astrid = enter("Astrid")
    astrid.introduce()
    table = astrid.post("/play", game=game.key, bots=["random"] * (game.seats[0] - 1))["table"]
    astrid.page.goto("/")
    see(astrid.page.locator(f"a[href='/table/{table['id']}']"))
    astrid.tab_to(f"a[href='/table/{table['id']}']")
    astrid.page.keyboard.press("Enter")
    number, decisions = -1, 0
    while "points" in (offers := astrid.offers(after=number)):
        number = offers["number"]
        decide_by_keyboard(astrid, offers, decisions)
        astrid.wait_for(number=number + 1)
        decisions += 1
    assert decisions > 5
    astrid.tab_to("dialog a.primary")
    astrid.page.keyboard.press("Enter")
    see(astrid.page.locator("input[type=range]"))


def decide_by_keyboard(guest: Guest, offers: Json, turn: int) -> None:
    """Take a thing on the board, an entry of the list, or type what is to be done."""
    keyboard, page = guest.page.keyboard, guest.page
    if offers["points"] and turn % 4:
        keyboard.press("ArrowDown")
        page.wait_for_function("document.activeElement.matches('[data-actions]')")
        for _ in range(guest.luck.randrange(3)):
            keyboard.press(guest.luck.choice(ARROWS))
        keyboard.press("Enter")
        guest.press_if_asked(offers["number"])
    elif turn % 2:
        keyboard.press("o")
        page.wait_for_function("document.activeElement.matches('.options .choice')")
        keyboard.press("Enter")
    else:
        keyboard.press("/")
        field = page.locator(".prompt input[list]")
        see(field)
        keyboard.type(field.get_attribute("placeholder") or "")
        keyboard.press("Enter")
