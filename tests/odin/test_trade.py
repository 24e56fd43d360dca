"""Overseas trading and the special sale."""

from tests.odin.build import goods, of, play, player, position, rule, space


def test_overseas_trading_turns_one_of_each_green_good() -> None:
    """ODIN-203, ODIN-EX-46, ODIN-EX-01"""
    have = "2 linen hide oil wool clothing 1 silver"
    table = play(position(player(have, knarrs=1), player()), space(45))
    assert goods(table).get("silver") is None
    for good in ("linen", "hide", "oil", "wool"):
        play(table, f"turn {good}")
    assert rule(table, "turn linen") == "ODIN-203"
    play(table, "turn clothing")
    assert goods(table) == {
        "linen": 1, "silk": 1, "silverware": 1, "rune_stone": 1, "chest": 1, "silver_hoard": 1,
    }  # fmt: skip
    assert table.turn == (1,)


def test_nobody_must_turn_anything() -> None:
    """ODIN-203, ODIN-A09"""
    table = play(
        position(player("hide oil silver", knarrs=1), player()), space(46), "turn oil", "done"
    )
    assert goods(table) == {"hide": 1, "rune_stone": 1}


def test_only_green_goods_of_the_supply() -> None:
    """ODIN-203, ODIN-204: what lies on a board stays as it is"""
    table = position(player("oil mead silver", knarrs=1, home="hide 0.0"), player())
    play(table, space(45))
    assert of("turn", table) == ["oil"]
    assert rule(table, "turn hide") == rule(table, "turn mead") == "ODIN-203"


def test_overseas_trading_costs_a_silver_and_needs_a_knarr() -> None:
    """ODIN-202, ODIN-AMB-64"""
    table = position(player("oil 5 silver", longships=[1], whaling_boats=[1]), player())
    assert rule(table, space(45)) == rule(table, space(46)) == "ODIN-202"
    table = position(player("oil", knarrs=1), player())
    assert rule(table, space(45)) == "ODIN-093"


# --- the special sale ---


def test_two_special_tiles_at_their_prices() -> None:
    """ODIN-205, ODIN-206, ODIN-EX-47"""
    table = play(position(player("silver", knarrs=1), player()), space(47))
    assert of("claim", table) == ["glass_beads", "helmet", "cloakpin"]
    assert rule(table, "claim english_crown") == "ODIN-206"
    assert rule(table, "claim belt") == "ODIN-205"
    assert rule(table, "claim silk") == "ODIN-205"
    assert rule(table, "done") == "ODIN-093"
    play(table, "claim glass_beads", "claim helmet")
    assert goods(table) == {"glass_beads": 1, "helmet": 1}
    assert table.turn == (1,)


def test_one_special_tile_is_enough() -> None:
    """ODIN-205, ODIN-AMB-18"""
    table = play(
        position(player("9 silver", knarrs=1), player()), space(47), "claim chalice", "done"
    )
    assert goods(table) == {"silver": 4, "chalice": 1}


def test_the_sale_needs_a_knarr_and_something_that_can_be_paid() -> None:
    """ODIN-205, ODIN-A22"""
    table = position(player("9 silver", longships=[1]), player())
    assert rule(table, space(47)) == "ODIN-202"
    table = position(player(knarrs=1), player("glass_beads"))
    assert rule(table, space(47)) == "ODIN-205"
