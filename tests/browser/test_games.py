"""Whole games in the browser."""

import pytest

from skali.games import games
from tests.browser.conftest import Enter
from tests.browser.guest import Guest, see


@pytest.mark.parametrize("game", games())
def test_a_whole_game_is_played_by_clicking(enter: Enter, game: str) -> None:
    astrid = enter("Astrid")
    table = astrid.set_up(game, "me", *["bot"] * (games()[game].seats[0] - 1))
    decisions = astrid.click_to_the_end()
    assert decisions > 5
    see(astrid.end)
    result = astrid.get(f"/tables/{table}")["table"]["result"]
    total = astrid.end.locator("tfoot tr").first.locator("td")
    shown = [int(words.replace("−", "-").replace("·", "0")) for words in total.all_inner_texts()]
    assert len(result["scores"]) == len(shown) == games()[game].seats[0]
    places = astrid.end.locator(".places td")
    assert [int(words[0]) for words in places.all_inner_texts() if words] == result["places"]
