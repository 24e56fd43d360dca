from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from skali.cli import peers
from tests.cli.conftest import Call


@pytest.mark.slow
def test_every_number_of_players_is_measured(skali: Call) -> None:
    answer = skali("bench", "wikinger", "--seconds", "0.05", "--json")
    assert answer.code == 0
    rows = answer.data["rows"]
    assert [row["engine"] for row in rows] == [
        f"skali wikinger ({seats} players)" for seats in (2, 3, 4)
    ]
    for row in rows:
        assert row["decisions_per_second"] > 0
        assert row["copy_us"] > 0
        assert row["search_per_second"] > 0


@pytest.mark.slow
def test_peers_stand_in_the_same_table(skali: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    yardstick, missing = peers.PEERS[0].engine, peers.PEERS[1].engine

    @contextmanager
    def opened(_: peers.Say) -> Iterator[list[peers.Measurer]]:
        yield [
            peers.Measurer(yardstick, lambda _: peers.Speed(100.0, 50.0)),
            peers.unavailable(peers.PEERS[1], "It is not here."),
        ]

    monkeypatch.setattr(peers, "opened", opened)
    answer = skali("bench", "wikinger", "--peers", "--seconds", "0.05", "--json")
    rows = {row["engine"]: row for row in answer.data["rows"]}
    assert rows[yardstick]["decisions_per_second"] == 100.0
    assert rows[missing]["decisions_per_second"] is None
    text = skali("bench", "wikinger", "--peers", "--seconds", "0.05").out
    assert "x catanatron" in text
    assert f"{missing}: It is not here." in text


def test_the_search_is_measured_over_positions_of_whole_games(skali: Call) -> None:
    answer = skali("bench", "walhalla", "--search", "--seconds", "0.001", "--json")
    assert answer.code == 0
    rows = answer.data["rows"]
    assert [row["engine"] for row in rows] == [
        f"skali walhalla ({seats} players)" for seats in (3, 4)
    ]
    for row in rows:
        assert row["search_per_second"] > 0
        assert row["search_per_second_two"] > 0
        assert 1 <= row["mean_depth"] <= 24
        assert 0 < row["sampling_share"] < 1
        assert row["positions"] >= 1
