"""What the rules of occupations say in general, and readings that name several cards."""

from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.effects.vocabulary import COUNTS
from tests.odin.build import allowed, goods, luck, play, player, position, seen, space
from tests.odin.cards import has, playing, with_card


def test_a_card_in_the_hand_does_nothing() -> None:
    """ODIN-245"""
    table = position(player(hand=["messenger"]), player(), decks="ABC")
    has(play(table, space(20)), "beans silver")
    has(play(with_card("messenger"), space(20)), "beans silver mead stone")


def test_a_standing_rule_is_not_used_but_holds() -> None:
    """ODIN-264, ODIN-AMB-50: with the steersman one knarr is enough for plundering."""
    knarr = player(knarrs=1)
    table = with_card("steersman", seat=knarr)
    assert "use steersman" not in allowed(table)
    assert space(51) in allowed(table)
    assert space(51) not in allowed(with_card(seat=knarr))


def test_two_boxes_of_a_card_come_in_their_order() -> None:
    """ODIN-268: the sheep is asked about first, then the drinking horn; each may be left."""
    table = play(playing("hornturner", goods="sheep 3 silver"), "option 1")
    assert goods(table)["wool"] == 1
    assert goods(table)["silver"] == 3
    assert table.asking() == "choose"
    table = play(playing("hornturner", goods="sheep 3 silver"), "done")
    assert goods(table) == {"sheep": 1, "silver": 3}
    play(table, "option 1")
    assert goods(table) == {"sheep": 1, "drinking_horn": 1}


def test_a_card_goes_before_a_rule() -> None:
    """ODIN-A12, ODIN-EX-88: with the merchant a good may be upgraded a step further."""
    table = play(with_card("merchant", seat=player("cabbage")), space(39))
    assert "upgrade cabbage 2" in allowed(table)
    play(table, "upgrade cabbage 2")
    assert goods(table) == {"skin_and_bones": 1}
    plain = play(with_card(seat=player("cabbage")), space(39))
    assert "upgrade cabbage 2" not in allowed(plain)


def test_the_patron_pays_less_for_what_costs_two_or_more() -> None:
    """ODIN-EX-81: the helmet for 1 and the belt for 2 cost 2 together."""
    table = play(with_card("patron", seat=player("3 silver", knarrs=1)), space(47))
    play(table, "claim helmet", "claim belt")
    assert goods(table)["silver"] == 1


def test_imitation_has_the_bonus_of_its_column() -> None:
    """ODIN-AMB-27: a space of the third column that is imitated draws a card, too."""
    there = {"market_fruits_oil_salt_meat": {"colour": 1, "vikings": 3}}
    table = with_card(seats=4, imitated=[1, 3], spaces=there)
    play(table, "imitate market_fruits_oil_salt_meat", chance=luck(("occupations", "miner")))
    assert seen(table)["hand"] == ["miner"]


def test_kinds_of_the_mountain_guard_are_those_of_one_action() -> None:
    """ODIN-AMB-47: two wood and a stone are two kinds; two wood are one."""
    strips = {"left": {"1": 7}, "pile": []}
    table = with_card("mountain_guard", seat=player(), strips=strips)
    play(table, space(38), "mine 1 3")
    assert goods(table).get("mead") == 1
    table = with_card("mountain_guard", seat=player(), strips=strips)
    play(table, space(34), "mine 1 2")
    assert goods(table) == {"wood": 2}


def test_what_a_card_gives_in_an_action_belongs_to_it() -> None:
    """ODIN-AMB-48: the messenger's stone counts for the stone crusher."""
    table = play(with_card("messenger", "stone_crusher"), space(20))
    assert goods(table)["silver"] == 2
    table = play(with_card("stone_crusher"), space(20))
    assert goods(table)["silver"] == 1


def test_no_boat_is_left_out_for_another_reward() -> None:
    """ODIN-AMB-51: the space for one boat counts one, the other all that are there."""
    boats = player(whaling_boats=[3])
    table = play(with_card("ivory_sculptor", seat=boats), space(13), chance=luck(("d12", "1")))
    assert "cabbage" in goods(table)
    table = play(with_card("ivory_sculptor", seat=boats), space(12))
    play(table, "boats 1 0", chance=luck(("d12", "1")))
    assert "peas" in goods(table)
    assert "cabbage" not in goods(table)


def test_a_ship_that_is_bought_is_not_built_with_wood() -> None:
    """ODIN-AMB-52"""
    table = play(with_card("shipowner", seat=player("8 silver peas")), "buy longship")
    assert table.asking() == "place"
    table = play(with_card("shipowner", seat=player("2 wood peas")), space(6))
    assert table.asking() != "place"


def test_alone_the_colour_of_the_round_counts() -> None:
    """ODIN-AMB-62"""
    there = {
        "forge": {"colour": 0, "vikings": 3},
        "wool_from_sheep": {"colour": 1, "vikings": 3},
    }
    table = with_card("whaling_assistant", seats=1, spaces=there)
    assert MACHINE.count(table, 0, COUNTS.index("in_third_column")) == 3


def test_discounts_add_up_and_look_at_the_printed_price() -> None:
    """ODIN-AMB-63"""
    table = play(with_card("peddler", "patron", seat=player("silver")), space(17))
    assert goods(table) == {"cattle": 1, "milk": 1}
    table = play(with_card("peddler", "patron", seat=player("")), space(16))
    assert goods(table) == {"sheep": 1}


def test_the_dorestad_traveller_needs_the_ship_of_the_space() -> None:
    """ODIN-AMB-69"""
    assert space(48) not in allowed(with_card("dorestad_traveller", seat=player("peas")))
    ship = player("peas", longships=[1])
    assert space(48) in allowed(with_card("dorestad_traveller", seat=ship))
