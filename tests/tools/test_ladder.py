"""The claims about strength: each can be measured, and every deal is one observation."""

from itertools import pairwise
from pathlib import Path

import pytest

from bench.ladder import SEATS, Claim, claims, journal_of, named, plan, told, whole_deals
from skali import bots
from skali.core.state import COMPETING
from skali.games import game


@pytest.mark.parametrize("claim", claims().values(), ids=claims())
def test_a_claim_can_be_played(claim: Claim) -> None:
    title = game(claim.title)
    assert claim.seats in title.seats
    title.settle(claim.options)
    for name in filter(None, (claim.hero, claim.rival)):
        bots.make(name, 1)


@pytest.mark.parametrize("title", SEATS)
def test_every_level_is_measured_against_the_next_lower_one(title: str) -> None:
    steps = {(c.rival, c.hero) for c in claims().values() if c.title == title}
    assert steps >= set(pairwise(bots.LEVELS.values()))


def test_the_hero_sits_in_every_seat_of_every_deal() -> None:
    claim = Claim("walhalla", "a", "b", 3)
    games = list(plan(claim, 2))
    assert [pairing.deal for pairing in games] == [0, 0, 0, 1, 1, 1]
    assert [pairing.players for pairing in games[:3]] == [tuple(x) for x in ("abb", "bab", "bba")]
    assert [pairing.players for pairing in plan(Claim("odin", "a", "", 1), 2)] == [("a",)] * 2


def test_all_games_of_a_deal_are_one_observation() -> None:
    claim = Claim("karvi", "a", "b", 2)
    rows = [
        {
            "deal": deal, "players": list(players), "outcomes": outcomes, "scores": [60, 60],
            "asked": [1, 1], "seconds": [0.5, 0.5], "aim": COMPETING,
        }
        for deal in (0, 1)
        for players, outcomes in (("ab", [1.0, 0.0]), ("ba", [1.0, 0.0]))
    ]  # fmt: skip
    assert "2 deals: 50.0 % (" in told(claim, rows)
    assert "par 50.0 %), mean 60.0 points (60 to 60), 500 ms" in told(claim, rows)


def test_a_deal_that_is_not_played_in_every_seat_does_not_count(tmp_path: Path) -> None:
    claim = Claim("karvi", "greedy", "random", 2)
    _, journal = journal_of("one", claim, 1, tmp_path)
    wanted = list(plan(claim, 2))
    for pairing in wanted[:3]:
        journal.add({"id": pairing.id, "deal": pairing.deal})
    assert [row["id"] for row in whole_deals(wanted, journal)] == ["0/0", "0/1"]


def test_claims_are_named_one_by_one_or_together(tmp_path: Path) -> None:
    steps = named("levels", tmp_path)
    assert len(steps) == len(SEATS) * (len(bots.LEVELS) - 1)
    assert set(steps) <= set(claims())
    assert named("told", tmp_path) == []
    (tmp_path / "karvi-jarl").mkdir()
    assert named("told", tmp_path) == named("karvi-jarl", tmp_path) == ["karvi-jarl"]
