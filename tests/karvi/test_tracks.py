"""Part S: what the tracks unlock, and Francia."""

import pytest

from tests.karvi.build import (
    ALL_RAIDS,
    ALL_TRADE,
    acting,
    allowed,
    asked,
    beer,
    crew,
    goods,
    line,
    of,
    play,
    player,
    points,
    refused,
    rule,
    seat,
)

VALUES = [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5)]


@pytest.mark.parametrize(("tiles", "value"), VALUES)
def test_more_beer(tiles: int, value: int) -> None:
    """KARVI-100, KARVI-136, KARVI-137, KARVI-EX-24: only the highest value counts."""
    laid = " ".join(ALL_TRADE.split()[:tiles])
    table = acting("beer", player(laid=laid, dice="s1/0 s6/0"))
    assert max(sum(map(int, text.split())) for text in of("pour", table)) == value
    if value == 4:
        play(table, "pour 3 1")
        assert beer(table) == [3, 1]


@pytest.mark.parametrize(("tiles", "value"), VALUES)
def test_more_provisions(tiles: int, value: int) -> None:
    """KARVI-101, KARVI-136, KARVI-138, KARVI-EX-25: six aboard at most."""
    laid = " ".join(ALL_RAIDS.split()[:tiles])
    assert seat(acting("provisions", player(laid=laid)))["provisions"] == value
    assert seat(acting("provisions", player(laid=laid, provisions=3)))["provisions"] == min(
        3 + value, 6
    )


def test_the_locked_action() -> None:
    """KARVI-139, KARVI-140, KARVI-EX-26, KARVI-EX-27: by either track, with both one is chosen."""
    assert asked(acting("locked", player(laid="t1a r1a", warriors="1"))) == "turn"
    assert goods(acting("locked", player(laid="t1a r1a"))) == (0, 0, 0)
    assert goods(acting("locked", player(laid="t1a t2a"))) == (0, 1, 1)
    raid = acting("locked", player(laid="r1a r2a", warriors="2"))
    play(raid, "raise healthy-2 3")
    assert crew(raid) == "5"
    both = acting("locked", player(laid="r1a r2a t1a t2a", warriors="2"))
    assert of("option", both) == ["1", "2"]
    play(both, "option 2", "raise healthy-2 3")
    assert (crew(both), goods(both)) == ("5", (0, 0, 0))


def test_trading_in_francia() -> None:
    """KARVI-148, KARVI-AMB-14, KARVI-AMB-15, KARVI-EX-31: four fur or silver for eight points."""
    table = acting("trade", player(laid=ALL_TRADE, fur=3, silver=2))
    play(table, "trade francia")
    assert of("gather", table) == ["2", "3"]
    play(table, "gather 3")
    assert (goods(table), line(table, "trade")) == ((0, 1, 0), 8)
    poor = acting("trade", player(laid=ALL_TRADE, fur=2, silver=1, gold=1))
    assert refused(poor, "trade francia").values == {"have": 3, "need": 4}
    play(poor, "exchange fur", "trade francia")
    assert (goods(poor), points(poor)) == ((0, 0, 0), 8)
    declined = acting("trade", player(laid=ALL_TRADE, fur=3, silver=2))
    play(declined, "done")
    assert asked(declined) == "turn"


def test_a_bonus_may_pay_in_francia() -> None:
    """KARVI-148, KARVI-182, KARVI-AMB-34: two fur, two of the head; two gold make it four."""
    table = acting("trade", player(laid=ALL_TRADE, tiles="he6", fur=2))
    play(table, "trade francia")
    assert of("gather", table) == ["0", "1", "2"]
    play(table, "gather 1")
    assert (goods(table), line(table, "trade"), asked(table)) == ((0, 0, 0), 8, "turn")
    golden = acting("trade", player(laid=ALL_TRADE, tiles="he6", fur=1, gold=1))
    assert refused(golden, "trade francia").values == {"have": 3, "need": 4}
    play(golden, "exchange fur", "trade francia", "gather 0")
    assert (goods(golden), line(golden, "trade")) == ((0, 0, 0), 8)
    none = acting("trade", player(laid=ALL_TRADE, tiles="he6", fur=1))
    assert asked(none) == "turn"


def test_a_bonus_that_is_not_needed_in_francia_comes_afterwards() -> None:
    """KARVI-182: four silver pay, and then the head gives two."""
    table = acting("trade", player(laid=ALL_TRADE, tiles="he6", silver=4))
    play(table, "trade francia")
    assert (goods(table), line(table, "trade"), asked(table)) == ((0, 0, 0), 8, "gather")
    assert goods(play(table, "gather 2")) == (2, 0, 0)


def test_raiding_in_francia() -> None:
    """KARVI-149, KARVI-EX-32: strength 25, three damage, twelve points."""
    table = acting("raid", player(laid=ALL_RAIDS, warriors="6 6 6 6 1"))
    play(table, "raid francia", "hurt healthy-1", "hurt injured-1")
    assert (line(table, "raids"), line(table, "valhalla")) == (12, 1)
    weak = acting("raid", player(laid=ALL_RAIDS, warriors="6 6 6 6"))
    assert asked(weak) == "turn"


def test_francia_needs_all_six_tiles() -> None:
    """KARVI-148, KARVI-149, KARVI-150"""
    table = acting("raid", player(laid="r1a r2a r3a r4a r5a", warriors="6 6 6 6 6", beside="r6a"))
    assert rule(table, "raid francia") == "KARVI-149"
    assert "raid 6" in allowed(table)
