"""What the rules of occupations say in general, and readings that name several cards."""

import pytest

from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.effects.vocabulary import COUNTS
from skali.games.odin.rules.flow import Odin
from tests.odin.build import (
    Plain,
    allowed,
    goods,
    luck,
    play,
    player,
    position,
    seen,
    space,
    thing,
    weapons,
)
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


def following(*cards: str, occupied: str, goods_: str = "", **seat: Plain) -> Odin:
    """Play the follower as the only part of an action, and use an occupied space with it."""
    mine = player(goods_, hand=["follower"], **seat)
    table = with_card(*cards, seat=mine, spaces={occupied: {"colour": 1}})
    return play(table, space(60), "play follower", "option 1", f"follow {occupied}")


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("woodcutter", "2 wood ore silver"),
        ("stone_crusher", "2 wood ore"),
        ("barkeep", "2 wood ore"),
    ],
)
def test_an_action_within_an_action_is_paid_for_once(card: str, expected: str) -> None:
    """ODIN-AMB-48: what the follower brings belongs to the action on whose space it is played."""
    has(following(card, occupied="wood_per_player_and_ore"), expected)


def test_cooper_is_asked_once_for_an_action_within_an_action() -> None:
    """ODIN-AMB-48"""
    table = following("cooper", occupied="wood_per_player_and_ore")
    play(table, "option 1")
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, "wood ore stockfish")


def test_codliver_oil_presser_is_asked_once_for_an_action_within_an_action() -> None:
    table = following("codliver_oil_presser", occupied="market_flax_stockfish", goods_="silver")
    play(table, "option 1")
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, "flax stockfish silver oil")


def test_helmsman_draws_once_for_an_action_within_an_action() -> None:
    table = following("helmsman", occupied="pillaging_2", longships=[1])
    play(table, "fail")
    assert weapons(table)["sword"] >= 1
    assert sum(weapons(table).values()) == 2


@pytest.mark.parametrize(
    ("card", "gives"), [("woodcutter", {}), ("stone_crusher", {}), ("barkeep", {"mead": 1})]
)
def test_the_latecomers_action_is_no_action_of_vikings(card: str, gives: dict[str, int]) -> None:
    """ODIN-AMB-48: no Vikings are placed for it; cards that hear of spaces still do."""
    strips = {"left": {"5": 4, "1": 7}, "pile": []}
    standing = {"craft_linen": {"colour": 0}}
    seat = player("silver stone", thing=1)
    table = with_card("latecomer", card, seat=seat, spaces=standing, strips=strips)
    play(table, "pass", "pass", "option 1", "follow craft_rune_stone")
    while table.asking() == "ready":
        play(table, "done")
    assert goods(table) == {"rune_stone": 1, "silver": 1, **gives}


def test_the_mountain_guard_looks_at_spaces_with_a_mountain() -> None:
    """ODIN-AMB-47: what the preacher takes on a space without a mountain does not count."""
    strips = {"left": {"1": 7}, "pile": []}
    seat = player("peas", hand=["preacher"])
    table = with_card("mountain_guard", "private_tutor", seat=seat, strips=strips)
    play(table, space(42), "option 1", "play preacher", "option 1", "option 2", "mine 1 4")
    play(table, "upgrade peas 1")
    assert goods(table) == {"mead": 1, "wood": 2, "stone": 1, "ore": 1}


def test_silver_of_an_island_is_not_paid_by_the_space() -> None:
    """The labourer looks at the silver of the space itself."""
    islands = {"a": {"silver": 2}}
    table = with_card("laborer", seat=player("", whaling_boats=[1]), islands=islands)
    play(table, space(52), "explore a")
    assert (table.asking(), goods(table)) == ("place", {"silver": 2})


@pytest.mark.parametrize(("back", "silver"), [(2, 1), (3, 0)])
def test_the_homecomer_brings_all_vikings_back_at_once(back: int, silver: int) -> None:
    """The thing spokesman is paid for one or two that return, once."""
    keys = ("plundering", "market_spices", "whaling_1_boat")[:back]
    seat = player(hand=["homecomer"], thing=4)
    spaces = {key: {"colour": 0, "vikings": 1} for key in keys}
    table = with_card("thing_spokesman", seat=seat, spaces=spaces)
    play(table, space(60), "play homecomer", "option 1")
    assert (thing(table), goods(table).get("silver", 0)) == (4 - 2 + back, silver)


def test_a_split_result_can_be_raised_for_each_tile() -> None:
    """ODIN-AMB-44: a rune stone for the roll and a second one for six swords"""
    seat = player("", "6 sword", longships=[1])
    table = play(with_card("raider", seat=seat), space(48), chance=luck(("d8", "5")))
    play(table, "claim rune_stone")
    assert table.asking() == "split"
    play(table, "claim rune_stone")
    has(table, "2 rune_stone")
    table = play(with_card("raider", "lone_wolf", seat=seat), space(48), chance=luck(("d8", "4")))
    play(table, "claim rune_stone", chance=luck())
    assert table.asking() == "place"
    has(table, "rune_stone", "6 sword")


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
