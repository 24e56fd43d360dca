"""What a contest says: intervals by deal, ratings, pairs, seats, and the page."""

import json
import re
from pathlib import Path

import pytest

from skali.arena.contest import Contest, here, hold
from skali.arena.journal import PARQUET, Row, write_parquet
from skali.arena.report import page
from skali.arena.standing import standing
from skali.arena.summary import clustered
from tests.toys import gardens, runes


def row(number: int, deal: int, players: str, winner: int) -> Row:
    outcomes = [float(seat == winner) for seat in range(len(players))]
    return {
        "id": f"0/0/{number}", "deal": deal, "players": [*players], "aim": "competing",
        "scores": [10 * int(share) + number for share in outcomes],
        "places": [2 - int(share) for share in outcomes], "outcomes": outcomes,
        "decisions": 20 + number, "asked": [10] * len(players), "seconds": [0.5, 0.1],
    }  # fmt: skip


ROWS = [row(0, 0, "ab", 0), row(1, 0, "ba", 1), row(2, 1, "ab", 0), row(3, 1, "ba", 0)]


def test_a_deal_is_one_observation() -> None:
    """Deals of 1, 1/2 and 0: the mean 1/2 with a standard error of 0.5/√3."""
    mean, low, high = clustered([1.0, 0.5, 0.0])
    assert mean == 0.5
    assert (low, high) == pytest.approx((0.0, 1.0))
    mean, low, high = clustered([0.5, 0.75, 0.5, 0.75] * 25)
    assert high - low == pytest.approx(2 * 1.96 * 0.1256 / 10, abs=0.001)
    assert clustered([]) == (0.0, 0.0, 1.0)
    assert clustered([1.0, 1.0])[1] < 0.5


def test_bots_pairs_and_seats() -> None:
    found = standing(ROWS, ["a", "b"])
    first, second = found["bots"]
    assert (first["bot"], first["share"], first["games"]) == ("a", 0.75, 4)
    assert second["share"] == 0.25
    assert first["mu"] > second["mu"]
    assert first["scores"] == [3, 10, 11, 12]
    assert first["ms"] == 30.0
    assert found["pairs"][0]["share"] == 0.75
    assert [seat["share"] for seat in found["seats"]] == [0.75, 0.25]
    assert (found["deals"], found["games"], found["par"]) == (2, 4, 0.5)


def test_where_nobody_competes_nobody_is_rated() -> None:
    held = Contest(gardens.GAME, ("greedy", "random"), 1, 2)
    found = standing(hold(held, here), held.bots)
    assert found["aim"] == "alone"
    assert all("mu" not in bot for bot in found["bots"])


def test_the_page_stands_alone() -> None:
    text = page(
        standing(ROWS, ["a", "b"]),
        "A <contest>",
        ["x & y"],
        lambda id_: id_,
        lambda v, d: f"{v:.{d}f}",
    )
    assert "A &lt;contest&gt;" in text
    assert "x &amp; y" in text
    assert not re.search(r"https?:|src=|href=|@import|url\(", text)
    assert text.count("<svg") == text.count("</svg>") == 5
    for id_ in ("ratings", "shares", "pairs", "scores", "seats", "lengths"):
        assert f"arena-{id_}" in text


def test_results_can_be_columns(tmp_path: Path) -> None:
    from pyarrow import parquet  # noqa: PLC0415 - an extra

    held = Contest(runes.GAME, ("greedy", "random"), 2, 2)
    rows = hold(held, here)
    assert write_parquet(rows, tmp_path) == tmp_path / PARQUET
    table = parquet.read_table(tmp_path / PARQUET)
    assert json.loads(json.dumps(table.to_pylist())) == rows
