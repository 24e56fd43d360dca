"""Reloading, and a line that breaks in the middle of a game."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import GAME, SEATS, Enter
from tests.browser.guest import PATIENCE, see
from tests.server.conftest import RunningHall


def test_a_reload_in_the_middle_keeps_the_position(enter: Enter) -> None:
    astrid = enter("Astrid")
    astrid.set_up(GAME.key, *SEATS)
    for _ in range(3):
        astrid.click_once()
    before = astrid.offers()
    prompt, at = astrid.prompt.inner_text(), astrid.at
    astrid.page.reload()
    after = astrid.offers()
    assert astrid.prompt.inner_text() == prompt
    assert (astrid.at, after["number"]) == (at, before["number"])
    assert [point["node"] for point in after["points"]] == [
        point["node"] for point in before["points"]
    ]
    astrid.click_once()


def test_a_hall_that_restarts_is_waited_for(
    enter: Enter, start_hall: Callable[..., RunningHall], tmp_path: Path
) -> None:
    """The page says that the line is lost, comes back by itself, and the game goes on."""
    first = start_hall(tmp_path / "hall.db")
    astrid = enter("Astrid", first.address)
    astrid.set_up(GAME.key, *SEATS)
    astrid.click_once()
    before = astrid.offers()
    # What is asked of a closed hall is an error of the browser's, not of the page.
    astrid.expected = ("WebSocket", "ERR_CONNECTION_REFUSED")
    first.stop()
    see(astrid.page.get_by_text("Connection lost"))
    start_hall(tmp_path / "hall.db", first.port)
    expect(astrid.page.get_by_text("Connection lost")).to_be_hidden(timeout=PATIENCE)
    assert astrid.offers()["number"] == before["number"]
    astrid.click_once()


def test_a_cut_line_is_mended_at_a_click(enter: Enter) -> None:
    """Without a network nothing can be decided; the table shows what happened meanwhile."""
    astrid = enter("Astrid")
    open_lines = []
    cut = [False]

    def line(socket: object) -> None:
        if cut[0]:
            socket.close()  # type: ignore[attr-defined]
        else:
            socket.connect_to_server()  # type: ignore[attr-defined]
            open_lines.append(socket)

    astrid.page.clock.install()
    astrid.page.route_web_socket("**/live?**", line)
    table = astrid.set_up(GAME.key, *SEATS)
    before = astrid.offers()
    cut[0] = True
    open_lines[-1].close()  # type: ignore[attr-defined]
    see(astrid.page.get_by_text("Connection lost"))
    view = astrid.get(f"/tables/{table}/view")
    action = view["decision"]["choices"][0]["action"]
    astrid.post(f"/tables/{table}/decisions", number=view["number"], action=action)
    assert astrid.number == before["number"]
    astrid.page.clock.pause_at(astrid.page.evaluate("Date.now()") + 60_000)  # tries nothing alone
    cut[0] = False
    astrid.page.get_by_role("button", name="Try again").click()
    expect(astrid.page.get_by_text("Connection lost")).to_be_hidden()
    astrid.page.clock.resume()
    astrid.wait_for(number=before["number"] + 1)
