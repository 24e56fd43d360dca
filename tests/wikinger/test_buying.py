"""Part C: which combinations may be bought, and how they are paid."""

import pytest

from skali.core.chance import Fast
from skali.core.message import Refusal
from tests.wikinger.build import (
    allowed,
    asked,
    figure,
    gold,
    placing,
    play,
    player,
    points,
    position,
    refused,
    seat,
    walk,
)

FIRST_LAID = {"fisher": "begin"}
"""A display whose start tile has been laid."""


def test_passing_is_impossible() -> None:
    """WIK-025"""
    table = position(wheel="fisher fisher scout")
    assert allowed(table) == ["buy 1", "buy 2"]
    for action in ("pass", "done", "decline", "mainland"):
        assert refused(table, action) == Refusal("WIK-025")


def test_a_turn_is_one_purchase() -> None:
    """WIK-025"""
    table = position(player(**FIRST_LAID), wheel="fisher fisher scout")
    play(table, "buy 1", "place 1 0")
    assert asked(table) == "buy 1"


def test_the_price_goes_to_the_bank() -> None:
    """WIK-026"""
    table = position(player(gold=20), player(gold=7), wheel="fisher fisher . . . . . . scout")
    play(table, "buy 8")
    assert gold(table) == [12, 7]
    assert points(table) == [10, 10]


def test_the_zero_waits_for_the_last_of_its_colour() -> None:
    """WIK-027"""
    table = position(wheel="fisher fisher fisher goldsmith scout noble")
    assert refused(table, "buy 0") == Refusal("WIK-027", figure=figure("fisher"), left=3)
    assert "buy 1" in allowed(table)


def test_a_namesake_far_away_counts_too() -> None:
    """WIK-027: in the advanced version a colour need not stand side by side with itself."""
    table = position(wheel="scout fisher noble . . . . . . . . scout", advanced=True)
    assert refused(table, "buy 0") == Refusal("WIK-027", figure=figure("scout"), left=2)


def test_the_last_of_its_colour_is_free() -> None:
    """WIK-027: however much gold the buyer has."""
    table = position(player(gold=9, **FIRST_LAID), wheel="fisher goldsmith goldsmith")
    assert allowed(table) == ["buy 0", "buy 1", "buy 2"]
    assert gold(play(table, "buy 0"))[0] == 9


def test_above_zero_everything_can_be_bought() -> None:
    """WIK-028"""
    table = position(wheel="fisher fisher scout scout warrior ship-red/boatman . noble")
    assert allowed(table) == ["buy 1", "buy 2", "buy 3", "buy 4", "buy 5", "buy 7"]


def test_what_cannot_be_paid_cannot_be_bought() -> None:
    """WIK-028: three gold and one point are too little for 5."""
    table = position(player(gold=3, points=1), wheel="fisher fisher scout . scout scout")
    assert allowed(table) == ["buy 1", "buy 2", "buy 4"]
    assert refused(table, "buy 5") == Refusal("WIK-028", price=5, gold=3, points=1)


@pytest.mark.parametrize(
    ("coins", "buys"), [(6, ["buy 0"]), (7, ["buy 7"]), (8, ["buy 7", "buy 8"])]
)
def test_too_poor_for_the_cheapest(coins: int, buys: list[str]) -> None:
    """WIK-029, WIK-030: the cheapest combination above 0 may be far above 1."""
    table = position(player(gold=coins, points=0), wheel="fisher . . . . . . fisher fisher")
    assert allowed(table) == buys


@pytest.mark.parametrize(
    ("coins", "buys"), [(1, ["buy 3"]), (2, ["buy 5"]), (3, ["buy 5", "buy 6"])]
)
def test_the_turned_wheel_says_what_is_cheapest(coins: int, buys: list[str]) -> None:
    """WIK-029, WIK-030, WIK-040: the 0 stands at slot 3, so slot 5 costs 2."""
    table = position(player(gold=coins, points=0), wheel=". . . fisher . fisher fisher")
    assert allowed(table) == buys


def test_without_gold_the_zero_is_open() -> None:
    """WIK-029, WIK-034: nobody has to exchange points, however many he has."""
    table = position(player(gold=0, points=50), wheel="fisher fisher fisher")
    assert allowed(table) == ["buy 0", "buy 1", "buy 2"]
    assert (gold(play(table, "buy 0"))[0], points(table)[0]) == (0, 50)


def test_points_do_not_make_rich() -> None:
    """WIK-029: gold in hand is compared, not gold and points."""
    poor = position(player(gold=1, points=30), wheel="fisher . fisher")
    assert "buy 0" in allowed(poor)


def test_who_can_pay_the_cheapest_may_not_take_the_zero() -> None:
    """WIK-030: a single gold is enough."""
    table = position(player(gold=1, points=0), wheel="fisher fisher fisher")
    assert allowed(table) == ["buy 1"]
    assert refused(table, "buy 0") == Refusal("WIK-027", figure=figure("fisher"), left=3)


def test_missing_gold_is_paid_in_points() -> None:
    """WIK-031, WIK-033, WIK-A-13: gold first, and exactly the shortage in points."""
    table = play(position(player(gold=2), wheel="fisher fisher . . . scout"), "buy 5")
    assert (gold(table)[0], points(table)[0]) == (0, 7)
    assert seat(table)["sheet"] == {"start": 10, "exchanged": -3}


def test_enough_gold_costs_no_points() -> None:
    """WIK-031, WIK-A-13"""
    table = play(position(player(gold=5), wheel="fisher fisher . . . scout"), "buy 5")
    assert (gold(table)[0], points(table)[0]) == (0, 10)


def test_points_can_be_spent_down_to_zero_but_not_below() -> None:
    """WIK-032, WIK-033"""
    table = position(player(gold=0, points=3), wheel="fisher . . scout scout")
    assert allowed(table) == ["buy 0", "buy 3"]
    assert refused(table, "buy 4") == Refusal("WIK-028", price=4, gold=0, points=3)
    assert (gold(play(table, "buy 3"))[0], points(table)[0]) == (0, 0)


def test_nobody_ever_owes_anything() -> None:
    """WIK-032, WIK-033: in no state of a random game before the final scoring."""
    for seed in range(4):
        for table in walk(2, seed, free_exchange=True, advanced=True):
            if not table.over:
                assert min(gold(table) + points(table)) >= 0


def test_gold_never_becomes_points_before_the_end() -> None:
    """WIK-035: between two scorings nobody's points rise."""
    before: tuple[int, list[int]] = (0, [])
    for table in walk(3, free_exchange=True):
        now = (int(table.round), points(table))
        if now[0] == before[0] and table.dump()["phase"] == "buying":
            assert all(a <= b for a, b in zip(now[1], before[1], strict=True))
        before = now


def test_a_rich_buyer_is_offered_nothing_but_combinations() -> None:
    """WIK-035"""
    table = position(player(gold=60), wheel="fisher fisher")
    assert allowed(table) == ["buy 1"]


def test_the_last_combination_is_free_for_everybody() -> None:
    """WIK-036"""
    for coins in (0, 1, 30):
        table = position(player(gold=coins, points=0), wheel=". . . . . . . warrior")
        assert allowed(table) == ["buy 7"]
        assert gold(play(table, "buy 7"))[0] == coins


# --- exchange as an action of its own ---


def test_without_the_option_points_are_exchanged_only_in_paying() -> None:
    """WIK-031"""
    assert refused(position(wheel="fisher fisher"), "exchange") == Refusal("WIK-031")


def test_a_point_is_exchanged_at_once() -> None:
    """WIK-031: the turn goes on."""
    table = position(player(gold=0, points=2), wheel="fisher fisher", free_exchange=True)
    play(table, "exchange")
    assert (gold(table)[0], points(table)[0]) == (1, 1)
    assert seat(table)["sheet"] == {"start": 2, "exchanged": -1}
    assert asked(table) == "buy 0"


def test_the_last_point_can_be_exchanged_and_then_no_more() -> None:
    """WIK-032"""
    table = position(player(gold=0, points=1), wheel="fisher fisher", free_exchange=True)
    play(table, "exchange")
    assert points(table)[0] == 0
    assert refused(table, "exchange") == Refusal("WIK-032")


def test_an_early_exchange_closes_the_zero() -> None:
    """WIK-030, WIK-A-13: the gold after the exchange counts."""
    table = position(player(gold=0), wheel="fisher . fisher", free_exchange=True)
    assert allowed(table) == ["buy 0", "buy 2", "exchange"]
    play(table, "exchange")
    assert allowed(table) == ["buy 0", "buy 2", "exchange"]
    play(table, "exchange")
    assert allowed(table) == ["buy 2", "exchange"]


def test_an_early_exchange_never_opens_anything() -> None:
    """WIK-A-13: of two purses with the same sum, the one with more gold has no more options."""
    chance = Fast(7)
    for _ in range(100):
        slots = ["fisher" if chance.below(0, 2) else "." for _ in range(11)]
        coins, score = int(chance.below(0, 12)), int(chance.below(0, 12))
        around = " ".join(["fisher", *slots])
        late = position(player(gold=coins, points=score), wheel=around)
        early = position(player(gold=coins + 1, points=score - 1), wheel=around) if score else late
        assert set(allowed(early)) <= set(allowed(late))


def test_exchange_is_offered_only_where_gold_is_at_stake() -> None:
    """WIK-031: no decision about tiles and figures changes with the purse."""
    table = placing("end", "noble", player(**FIRST_LAID), free_exchange=True)
    assert refused(table, "exchange") == Refusal("WIK-042")
