"""Which bots a hall offers: its levels, and what its operator lists."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import RunningHall
from tests.server.people import Person

GAME = "wikinger"


def test_an_operator_offers_further_bots(
    start_hall: Callable[..., RunningHall], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SKALI_BOTS", "mcts:3")
    hall = start_hall(tmp_path / "hall.db")
    anna = Person(hall.address, "Anna")
    offered = [bot["spec"] for bot in anna.get("/games")["bots"]]
    assert offered == ["novice", "greedy", "mcts:100", "mcts:400", "mcts:2sx2", "mcts:3"]
    assert anna.post("/play", game=GAME, bots=["mcts:3"])["table"]["id"]
    anna.http.close()


def test_a_guest_asks_in_vain_for_others(come_in: Callable[[str], Person]) -> None:
    answer = come_in("Anna").refused("/play", game=GAME, bots=["mcts:10000000"])
    assert answer["status"] == 400
    assert "There is no bot mcts:10000000" in answer["sentence"]
