"""Which bots a hall offers: its levels, and what its operator lists."""

from collections.abc import Callable
from pathlib import Path

import pytest

from skali import bots
from tests.plugins import distribution
from tests.server.conftest import RunningHall
from tests.server.people import Person
from tests.server.test_commands import wait_until

GAME = "wikinger"
STUBBORN = """
from skali.bots import Bot

class Stubborn(Bot):
    name = "stubborn"

    def __init__(self, seed):
        pass

    def choose(self, view):
        return max(view.legal)
"""


def test_an_operator_offers_further_bots(
    start_hall: Callable[..., RunningHall], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKALI_BOTS", "mcts:3")
    hall = start_hall(tmp_path / "hall.db")
    anna = Person(hall.address, "Anna")
    offered = [bot["spec"] for bot in anna.get("/games")["bots"]]
    assert offered == [*bots.LEVELS, "mcts:3"]
    assert anna.post("/play", game=GAME, bots=["mcts:3"])["table"]["id"]
    anna.http.close()


def test_a_guest_asks_in_vain_for_others(come_in: Callable[[str], Person]) -> None:
    answer = come_in("Anna").refused("/play", game=GAME, bots=["mcts:10000000"])
    assert answer["status"] == 400
    assert "There is no bot mcts:10000000" in answer["sentence"]


def test_a_bot_of_another_distribution_decides_in_the_hall(
    start_hall: Callable[..., RunningHall], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is offered by the name of its entry point, and thinks in the hall's own processes."""
    (tmp_path / "stubborn_bot.py").write_text(STUBBORN, encoding="utf-8")
    distribution(tmp_path, "stubborn-bot", "skali.bots", stubborn="stubborn_bot:Stubborn")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("SKALI_BOTS", "stubborn")
    bots.brought.cache_clear()
    bots.visitor.cache_clear()
    try:
        hall = start_hall(tmp_path / "hall.db")
        anna = Person(hall.address, "Anna")
        seats = [{"kind": "bot", "bot": "stubborn"}] * 2
        table = anna.post("/tables", game=GAME, seats=seats)["table"]["id"]
        wait_until(lambda: anna.get(f"/tables/{table}")["table"]["status"] == "finished")
        room = hall.app.state.hall.load(table)[0].room
        anna.http.close()
    finally:
        bots.brought.cache_clear()
        bots.visitor.cache_clear()
    decisions = list(room.walk(0, len(room.steps)))
    assert len(decisions) > 20
    for step, before, _ in decisions:
        assert step.action == max(before.legal(step.entry.seat))
