"""The evaluation: what it must prefer, and the greedy bot that trusts it."""

import pytest

from skali.core.chance import Fast
from skali.core.menu import POLICY
from skali.core.state import State
from skali.games.karvi import GAME
from tests.karvi.build import ALL_TRADE, Plain, luck, play, player, position

GAMES = 4
ROOM = 256
CLOSE = 1e-9


def value(own: dict[str, object], **fields: Plain) -> float:
    """Evaluate the first seat of a table."""
    return position(own, **fields).evaluate(0)


def test_more_is_better() -> None:
    """KARVI-155..161"""
    plain = value(player(dice="f3/2 f9/2", warriors="2"))
    for more in ({"fur": 2}, {"gold": 1}, {"provisions": 2}, {"points": 1}, {"hand": "9"},
                 {"warriors": "3"}, {"dice": "f3/3 f9/2"}, {"dice": "f2/2 f9/2"},
                 {"beside": "t1a"}, {"laid": "t1a"}, {"tiles": "sa7"}):  # fmt: skip
        own = {"dice": "f3/2 f9/2", "warriors": "2", **more}
        assert value(player(**own)) > plain, more


def test_the_end_is_worth_its_points() -> None:
    """KARVI-162"""
    assert value(player(points=33, gold=9), phase="over", round=3) == 33


@pytest.mark.parametrize("seats", GAME.seats)
def test_greed_beats_chance(seats: int) -> None:
    """KARVI-162: one player who takes what looks best wins against random ones."""
    from skali.bots.lookahead import values  # noqa: PLC0415 - only this test looks upwards

    for game in range(GAMES):
        chance, policy, samples = Fast(game), Fast(game + 50), Fast(game + 90)
        table, hero = GAME.new(seats, {}, chance), game % seats
        while not table.over:
            who = table.turn[0]
            legal = table.legal(who)
            if who == hero and len(legal) > 1:
                found = values([table], legal, who, ROOM, samples)
                action = legal[found.index(max(found))]
            else:
                action = legal[policy.below(POLICY, len(legal))]
            table.apply(action, chance, who)
        result = table.result()
        assert result is not None
        assert result.winners == (hero,)
        assert result.scores[hero] > 60


def counts(table: State, term: str) -> bool:
    """Tell whether a term contributes to what the table is worth to the first seat."""
    return any(part.name == term and part.contribution > 0 for part in GAME.terms(table, 0))


@pytest.mark.parametrize(
    ("term", "own", "worth"),
    [
        ("full_track", {"laid": ALL_TRADE}, 122.420277636),
        ("stones_growing", {"stones": "s1"}, 44.582986448),
    ],
)
def test_what_random_games_do_not_meet_is_worth_the_same(
    term: str, own: dict[str, str], worth: float
) -> None:
    table = position(player(dice="f3/2 f9/2", warriors="2", **own))
    assert counts(table, term)
    assert table.evaluate(0) == pytest.approx(worth, abs=CLOSE)


def test_a_stone_to_come_is_worth_the_same() -> None:
    own = player(ship="waterford", laid="t1a t2a t3a t4a", stones="n01")
    table = position(own, player(), sites={"waterford": [1]})
    play(table, "sail waterford")
    play(table, "build", chance=luck(("special_runestones", "s1 s4")))
    assert counts(table, "coming_stone")
    assert table.evaluate(0) == pytest.approx(111.919550540, abs=CLOSE)
