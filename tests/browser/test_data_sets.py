"""A table that is played with somebody's own values says so."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from skali.printed.reading import read
from tests.browser.conftest import GAME, Enter
from tests.printed.shaken import written
from tests.server.conftest import RunningHall


def test_the_roof_names_the_values_of_a_table(
    tmp_path: Path, start_hall: Callable[..., RunningHall], enter: Enter
) -> None:
    text = written(GAME.key, {"ship.red.worth": 7}, "Anna's box")
    (tmp_path / "anna.toml").write_text(text, encoding="utf-8")
    fingerprint = read(text.encode()).fingerprint
    hall = start_hall(tmp_path / "hall.db", data=str(tmp_path))
    astrid = enter("Astrid", address=hall.address)
    astrid.introduce()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for data in ("", fingerprint):
        table = astrid.post("/tables", game=GAME.key, seats=seats, options={"data": data})["table"]
        astrid.page.goto(f"/table/{table['id']}")
        astrid.page.get_by_role("button", name="Hall, language").click()
        menu = astrid.page.get_by_role("navigation", name="Hall, language")
        named = menu.get_by_text(f"“Anna's box” ({fingerprint[:8]})")
        expect(named).to_have_count(1 if data else 0)
