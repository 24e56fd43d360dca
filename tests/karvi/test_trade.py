"""Part Q: trade tiles and trade cards."""

import pytest

from skali.games.karvi.rules.components import TRADE_TABLES
from tests.karvi.build import (
    acting,
    allowed,
    asked,
    goods,
    line,
    luck,
    of,
    play,
    player,
    points,
    refused,
    rule,
    seat,
    using,
)

OPEN = ["9", "3", "5"]


def test_trading() -> None:
    """KARVI-119..122, KARVI-EX-20: cost, points, a card, then the tile frees the trading post."""
    own = player(silver=3, beside="t2b", laid="t1a")
    table = acting("trade", own, display=OPEN)
    assert seat(table)["supply"]["trading_post"] == 1
    play(table, "trade 2")
    assert (goods(table), line(table, "trade"), asked(table)) == ((0, 0, 0), 4, "receive")
    assert seat(table)["laid"] == ["t1a"]
    play(table, "receive 1 upper")
    assert (seat(table)["laid"], seat(table)["beside"]) == (["t1a", "t2b"], [])
    assert seat(table)["supply"]["trading_post"] == 2
    assert seat(table)["buildings_on_tracks"]["trading_post"] == [4]


def test_only_tiles_beside_the_tableau_that_can_be_paid() -> None:
    """KARVI-119, KARVI-120, KARVI-AMB-02"""
    table = acting("trade", player(silver=2, fur=1, gold=1, beside="t2b t3a t6c"))
    assert allowed(table)[-1] == "done"
    assert of("trade", table) == []
    assert rule(table, "trade 1") == "KARVI-119"
    assert refused(table, "trade 3").rule == "KARVI-120"
    play(table, "exchange silver", "trade 2")
    assert goods(table) == (1, 0, 0)
    assert asked(acting("trade", player(silver=9, fur=9))) == "turn"


def test_two_trade_cards() -> None:
    """KARVI-120, KARVI-AMB-30: one after the other; the second choice sees two cards."""
    own = player(fur=2, silver=2, beside="t2d")
    table = acting("trade", own, display=OPEN)
    play(table, "trade 2", "receive 1 upper")
    assert of("receive", table) == ["2 upper", "3 upper"]
    play(table, "receive 2 upper")
    assert goods(table) == (0, 0, 1)
    play(table, "pour 1 0")
    assert seat(table)["trade_cards"] == ["3", "9"]


def test_the_effect_of_a_trade_card_comes_at_once() -> None:
    """KARVI-123, KARVI-124, KARVI-EX-21: the display is refilled after the turn only."""
    own = player(silver=3, beside="t2b")
    table = acting("trade", own, display=["1", "3", "5"])
    play(table, "trade 2", "receive 1 upper", "draw ship", "pour 0 1")
    assert len(seat(table)["hand"]) == 1
    assert seat(table)["trade_cards"] == ["1"]
    assert table.dump()["display"] == [None, "3", "5"]
    play(table, "end", chance=luck(("trade_cards", "9")))
    assert table.dump()["display"] == ["9", "3", "5"]


def test_one_box_of_a_trade_card() -> None:
    """KARVI-123: card 7 brings a warrior or two silver."""
    table = using("stone-s2-upper", player(), display=["7", "9", None])
    assert of("receive", table) == ["1 upper", "1 lower", "2 upper"]
    assert rule(table, "receive 2 lower") == "KARVI-084"
    assert rule(table, "receive 3 upper") == "KARVI-125"
    play(table, "receive 1 lower")
    assert goods(table) == (0, 2, 0)


def test_three_trade_cards_a_turn() -> None:
    """KARVI-125, KARVI-AMB-29: chains end when the display is empty."""
    own = player(tiles="sa7", warriors="1")
    table = acting("income", own, display=["13", "13", "9"])
    play(table, "now", "receive 1 upper", "now", "receive 2 upper", "now", "receive 3 upper")
    assert len(seat(table)["trade_cards"]) == 3
    while asked(table) != "turn":
        play(table, allowed(table)[0])
    assert goods(table)[0] + goods(table)[1] == 3
    assert table.dump()["display"] == [None, None, None]


def test_improvements_count_after_the_tile_is_laid() -> None:
    """KARVI-AMB-53: a beer action of the trade card still has the old value."""
    own = player(fur=2, beside="t1a", dice="s1/0 s6/0")
    table = acting("trade", own, display=["15", None, None])
    play(table, "trade 1", "receive 1 upper")
    assert "3 0" not in of("pour", table)
    play(table, "pour 2 0")
    later = using("board-a-base-6-part-1", player(laid="t1a", dice="s1/0 s6/0"))
    assert "3 0" in of("pour", later)


def test_the_sixth_tile_is_not_yet_francia() -> None:
    """KARVI-AMB-14, KARVI-AMB-54, KARVI-150: the next trade action is."""
    five = "t1a t2a t3a t4a t5a"
    table = acting("trade", player(fur=9, silver=9, beside="t6a", laid=five), display=OPEN)
    assert rule(table, "trade francia") == "KARVI-148"
    play(table, "trade 6", "receive 1 upper", "receive 2 upper", "pour 0 0")
    assert asked(table) == "turn"
    assert len(seat(table)["laid"]) == 6


@pytest.mark.parametrize("number", range(len(TRADE_TABLES)))
def test_every_trade_tile(number: int) -> None:
    """KARVI-120, KARVI-175: its cost, its points, its cards, its good."""
    tile = TRADE_TABLES[number]
    fur, silver, gold = tile.integers("cost")
    own = player(fur=fur, silver=silver, gold=gold, beside=tile.text("key"))
    table = acting("trade", own, display=["9", "9", "10"])
    play(table, f"trade {number // 4 + 1}")
    assert goods(table) == (0, 0, 0)
    assert line(table, "trade") == tile.integer("points")
    for slot in range(tile.integer("trade_cards")):
        play(table, f"receive {slot + 1} upper")
    assert asked(table) == "turn"
    assert points(table) == tile.integer("points") + 5 * tile.integer("trade_cards")
    assert seat(table)["laid"] == [tile.text("key")]
    if fur:
        short = player(fur=fur - 1, silver=silver, gold=gold + 1, beside=tile.text("key"))
        assert rule(acting("trade", short), f"trade {number // 4 + 1}") == "KARVI-120"
