"""Parts U and V: limits of the material, symbols and conditions."""

from skali.games.karvi.effects.counts import count_of
from skali.games.karvi.rules.components import CARDS, COUNTED
from tests.karvi.build import (
    ALL_TRADE,
    Plain,
    asked,
    goods,
    line,
    of,
    play,
    player,
    points,
    position,
    rule,
    seat,
    using,
)


def have(what: str, own: dict[str, object], **fields: Plain) -> int:
    """Count something of the first seat."""
    return int(count_of(position(own, **fields), 0, COUNTED.index(what)))


def test_resources_are_unlimited() -> None:
    """KARVI-163, KARVI-012"""
    table = using("board-a-base-2-part-1", player(silver=500))
    assert goods(table) == (0, 503, 0)


def test_an_empty_stack_lets_another_be_chosen() -> None:
    """KARVI-166: with all stacks empty nothing is drawn."""
    table = using("trade-card-11-upper", player(played=" ".join(CARDS[:15])))
    assert of("draw", table) == ["beer", "ship"]
    assert rule(table, "draw helmet") == "KARVI-166"
    assert asked(using("trade-card-11-upper", player(played=" ".join(CARDS)))) == "turn"


def test_the_last_card_ends_the_drawing() -> None:
    """KARVI-166: who should draw two of one card that is left is asked once."""
    asks = [{"ask": "turn"}, {"ask": "draw", "kind": "any", "number": 2}]
    table = position(player(played=" ".join(CARDS[1:])), player(), moved=True, pending=asks)
    assert of("draw", table) == ["helmet"]
    assert asked(play(table, "draw helmet")) == "turn"


def test_without_trade_cards_none_is_received() -> None:
    """KARVI-167"""
    assert asked(using("stone-s2-upper", player(), display=[None, None, None])) == "turn"


def test_only_activated_tiles_count() -> None:
    """KARVI-174, KARVI-175"""
    assert have("trade_tiles", player(beside=ALL_TRADE)) == 0
    assert have("trade_tiles", player(laid=ALL_TRADE)) == 6
    assert have("raid_tiles", player(laid="r1a r2a", beside="r3a")) == 2
    assert have("good:amber", player(beside="t4a")) == 0
    assert have("good:amber", player(laid="t4c")) == 1
    assert have("equipment_tiles", player(tiles="st1 he1", covered_tiles="st2",
                                          tiles_above="sa1")) == 3  # fmt: skip


def test_only_played_cards_count() -> None:
    """KARVI-176, KARVI-085"""
    own = player(hand="1 2 16", played="3 17 18 31")
    assert [have(f"{kind}_cards", own) for kind in ("helmet", "beer", "ship")] == [1, 2, 1]
    assert have("equipment_cards", own) == 4
    assert have("trade_cards", player(trade_cards="1 1 9")) == 3


def test_only_buildings_on_the_map_count() -> None:
    """KARVI-177"""
    sites = {"skye": [0], "ulstein": [0, 1]}
    counts = [have(what, player(laid="t1a t2a"), sites=sites)
              for what in ("trading_posts", "towers", "buildings")]  # fmt: skip
    assert counts == [1, 1, 2]


def test_warriors_by_their_side() -> None:
    """KARVI-178, KARVI-179"""
    own = player(warriors="2 3 4i", provisions=4)
    counts = [have(what, own) for what in ("healthy", "injured", "warriors", "strength")]
    assert counts == [2, 1, 3, 9]
    assert have("provisions", own) == 4


def test_points_at_once() -> None:
    """KARVI-180, KARVI-250"""
    table = using("trade-card-9-upper", player())
    assert (points(table), line(table, "trade_cards")) == (5, 5)


def test_a_condition_is_not_paid() -> None:
    """KARVI-173"""
    table = using("board-c-base-4-part-1", player(fur=2, tiles_above="st7", warriors="6"))
    play(table, "place st7")
    assert seat(table)["warriors"] == ["healthy-6"]


def test_any_split_of_a_bracket() -> None:
    """KARVI-168, KARVI-171, KARVI-EX-33"""
    table = using("trade-card-18-lower", player())
    assert of("gather", table) == ["0", "1", "2", "3"]


def test_costs_are_never_reduced_by_choice() -> None:
    """KARVI-AMB-62, KARVI-169: a card, a tile and damage cost what they cost."""
    assert rule(position(player(hand="30", fur=1, silver=1)), "play upper 30") == "KARVI-083"
