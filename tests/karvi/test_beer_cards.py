"""Part X: beer cards, that move dice and use fields."""

import pytest

from skali.core.chance import Fast
from tests.karvi.build import (
    allowed,
    asked,
    beer,
    goods,
    of,
    play,
    player,
    points,
    position,
    refused,
    rule,
    seat,
    spots,
    using,
)


def test_card_16_is_a_beer_action() -> None:
    """KARVI-207: no die moves."""
    table = using("card-16-upper", player(dice="f2/0 f5/0", laid="t1a"))
    play(table, "pour 3 0")
    assert (beer(table), spots(table)) == ([3, 0], ["f2", "f5"])


def test_card_17_pours_three() -> None:
    """KARVI-097, KARVI-099"""
    table = using("card-17-upper", player(dice="f2/0 f5/3"))
    play(table, "pour 1 2")
    assert beer(table) == [1, 5]


def test_card_18_sets_a_die() -> None:
    """KARVI-208: up or down."""
    table = using("card-18-upper", player(dice="f2/0 f5/5"))
    assert allowed(table) == ["die 1", "die 2", "done"]
    assert beer(play(table.copy(), "die 1")) == [2, 5]
    assert beer(play(table, "die 2")) == [0, 2]
    lower = using("card-18-lower", player(dice="f2/0 f5/5"))
    assert beer(play(lower, "pour 1 0")) == [1, 5]


def test_card_19_moves_for_nothing() -> None:
    """KARVI-206, KARVI-209, KARVI-AMB-07: the die move of the turn, so before it and only once."""
    table = position(player(dice="s1/0 s6/3", hand="19 30", fur=2, silver=2), seats=3)
    play(table, "play upper 19")
    assert (asked(table), "f20" in of("move", table)) == ("move", True)
    assert rule(table, "done") == "KARVI-AMB-07"
    play(table, "move f20", "option 1")
    assert (beer(table), points(table), spots(table)[0]) == ([0, 3], 2, "f20")
    assert rule(table, "move f21") == "KARVI-AMB-55"
    assert rule(table, "play upper 30") == "KARVI-AMB-07"


@pytest.mark.parametrize(
    ("card", "spot", "left"), [("20", "f7", 2), ("27", "f7", 3), ("28", "f6", 3), ("29", "f6", 3)]
)
def test_dice_go_back(card: str, spot: str, left: int) -> None:
    """KARVI-212, KARVI-215..217, KARVI-AMB-06: and the field is used; the turn's move remains."""
    costs = {"fur": 2, "silver": 2}
    table = position(player(dice="f9/3 s6/3!", hand=card, warriors="1", **costs),
                     player(dice="f10/3 f11/3"), seats=2)  # fmt: skip
    play(table, f"play upper {card}", "die 1")
    assert (spots(table)[0], beer(table)[0]) == (spot, left)
    while asked(table) != "turn":
        table.apply(table.legal()[0], Fast(0))
    assert of("move", table)


def test_going_back_counts_free_fields_only() -> None:
    """KARVI-213, KARVI-AMB-08: neither dice, own ones too, nor blockades."""
    table = using("card-20-upper", player(dice="f9/3 f7/3"), player(dice="f6/3 f11/3"))
    play(table, "die 1")
    assert spots(table) == ["f5", "f7"]
    assert goods(table) == (3, 0, 0)


def test_which_dice_can_go_back() -> None:
    """KARVI-214, KARVI-220: none of the stop area, none past the first field, none covered."""
    table = using("card-20-upper", player(dice="s1/3 f5/3"), player(dice="f10/3 f11/3"))
    assert of("die", table) == ["2"]
    assert rule(table, "die 1") == "KARVI-214"
    first = using("card-20-upper", player(dice="f1/3 f2/3"), player(dice="f10/3 f11/3"))
    assert asked(first) == "turn"
    under = using("card-20-upper", player(dice="f9/3 f5/3"), player(dice="f9/3^ f11/3"))
    assert rule(under, "die 1") == "KARVI-220"
    upper = using("card-20-upper", player(dice="f9/3^ f5/3"), player(dice="f9/3 f11/3"))
    assert of("die", upper) == ["1", "2"]
    poor = using("card-29-upper", player(dice="f9/3 f22/0"), player(dice="f10/3 f11/3"), seats=3)
    assert rule(poor, "die 2") == "KARVI-046"


@pytest.mark.parametrize(("card", "dice"), [("20", "f10/0 f23/0"), ("29", "f7/0 f23/0")])
def test_going_back_is_asked_of_who_has_gold(card: str, dice: str) -> None:
    """KARVI-212, KARVI-217, KARVI-AMB-34: beer for the field behind may be exchanged when due."""
    others = player(dice="f11/3 f15/3")
    table = using(f"card-{card}-upper", player(dice=dice, gold=2), others, seats=2)
    assert (asked(table), of("die", table)) == ("die", [])
    play(table, "exchange beer-1")
    assert of("die", table) == ["1"]
    assert asked(using(f"card-{card}-upper", player(dice=dice), others, seats=2)) == "turn"


def test_card_21_uses_an_own_field_again() -> None:
    """KARVI-221, KARVI-AMB-09, KARVI-AMB-10: also a stop spot, with the tile that shows now."""
    table = using("card-21-upper", player(dice="f2/0 s6/0!"), player(dice="f6/3 f5/3"))
    assert of("use", table) == ["s6", "f2"]
    assert rule(table, "use f5") == "KARVI-221"
    assert goods(play(table.copy(), "use f2")) == (0, 3, 0)
    play(table, "use s6")
    assert (goods(table), beer(table)) == ((0, 0, 1), [0, 0])
    both = using("card-21-upper", player(dice="f2/0^ s6/0!"), player(dice="f2/0 f5/3"))
    assert of("use", both) == ["s6", "f2"]


def test_card_22_copies_a_die() -> None:
    """KARVI-210: any other die, own or foreign."""
    table = using("card-22-upper", player(dice="f2/1 f5/4"), player(dice="f3/0 f6/5"))
    assert "1 1 1" not in of("copy", table)
    assert beer(play(table.copy(), "copy 1 1 2")) == [4, 4]
    assert rule(table, "copy 1 1 1") == "KARVI-210"
    assert rule(table, "copy 1 3 1") == "KARVI-028"
    play(table, "copy 1 2 2")
    assert beer(table) == [5, 4]


def test_card_23_scores_beer() -> None:
    """KARVI-211, KARVI-EX-36: each own die once."""
    assert points(using("card-23-upper", player(dice="f2/3 f5/3"))) == 6
    assert points(using("card-23-upper", player(dice="f2/5"), seats=4)) == 5
    assert points(using("card-23-upper", player(dice="f2/5 f5/5"))) == 10


def test_card_24_trades_or_raids() -> None:
    """KARVI-091, KARVI-AMB-29"""
    table = using("card-24-upper", player(warriors="4", beside="r1b"))
    play(table, "option 2", "raid 1")
    assert goods(table)[2] == 1


def test_card_25_uses_any_free_field() -> None:
    """KARVI-222, KARVI-AMB-08: no die moves, no beer; also a stop spot."""
    table = using("card-25-upper", player(dice="f2/0 f5/0"), player(dice="f3/0 s1/0!"))
    free = of("use", table)
    assert {"s2", "s6", "f1", "f26"} <= set(free)
    assert rule(table, "use f3") == rule(table, "use s1") == "KARVI-042"
    assert rule(table, "use f4") == "KARVI-009"
    play(table, "use f7", "gather 1")
    assert (spots(table), beer(table)) == (["f2", "f5"], [0, 0])


def test_card_26_lets_one_die_pay() -> None:
    """KARVI-223, KARVI-046"""
    table = using("card-26-upper", player(dice="f3/1 f5/1"), player(dice="f6/0 f9/0"))
    refusal = refused(table, "use f20")
    assert (refusal.rule, refusal.values) == ("KARVI-046", {"price": 2, "beer": 1})
    play(table, "use f2")
    assert (asked(table), allowed(table)) == ("die", ["die 1", "die 2"])
    assert rule(table, "done") == "KARVI-223"
    play(table, "die 2")
    assert (beer(table), goods(table)) == ([1, 0], (0, 3, 0))
    one = using("card-26-upper", player(dice="f3/2 f5/1"), player(dice="f6/0 f9/0"))
    play(one, "use f20")
    assert beer(one) == [0, 1]
    free = using("card-26-upper", player(dice="f2/1 f5/1"), player(dice="f7/0 f9/0"))
    play(free, "use f3")
    assert beer(free) == [1, 1]


def test_card_30_stacks_dice() -> None:
    """KARVI-218, KARVI-219, KARVI-AMB-09: no beer; the upper die moves first."""
    own = player(dice="f2/0 f20/3", hand="30", fur=1, silver=2)
    table = position(own, player(dice="f5/3 f22/3"), seats=2)
    play(table, "play upper 30")
    assert of("move", table) == ["f5", "f20", "f22"]
    assert rule(table, "move f6") == "KARVI-218"
    play(table, "move f5")
    assert (spots(table)[0], beer(table)[0], goods(table)) == ("f5", 0, (3, 0, 0))
    assert seat(table)["dice"][0]["level"] == 1
    play(table, "end")
    assert table.turn == (0,)
    play(table, "move f6", "pour 0 0", "end")
    assert table.turn == (1,)


def test_card_30_on_a_stopped_die() -> None:
    """KARVI-AMB-09: only from a field; and three dice may stand on one another."""
    table = position(player(dice="f26/0 s6/0!", hand="30", fur=1, silver=2),
                     player(dice="s1/0! s1/0!^"), active=0)  # fmt: skip
    play(table, "play upper 30")
    assert of("move", table) == ["s1", "s6"]
    play(table, "move s1", "end")
    assert int(table.round) == 2
    assert table.turn == (0,)
    play(table, "move f3", "end")
    assert table.turn == (1,)


def test_card_30_needs_a_die_ahead() -> None:
    """KARVI-218, KARVI-041: not from the stop area onto the stop area."""
    table = position(player(dice="s1/0 s6/0", hand="30", fur=1, silver=2), player(dice="s2 s5"))
    assert rule(table, "play upper 30") == "KARVI-218"
