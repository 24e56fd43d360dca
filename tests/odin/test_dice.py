"""Dice actions: hunting, snares, whaling, raiding, pillaging; and plundering."""

import pytest

from skali.games.odin.rules.flow import Odin
from tests.odin.build import (
    Plain,
    allowed,
    goods,
    luck,
    of,
    play,
    player,
    position,
    rule,
    seen,
    space,
    thing,
    weapons,
)

DIE = {8: "d8", 10: "d8", 11: "d8", 12: "d12", 13: "d12", 48: "d8", 49: "d12", 50: "d12"}


def rolling(number: int, rolls: str, have: str = "", arms: str = "", **fields: Plain) -> Odin:
    """Let the first seat use a space and roll so often, each time once more."""
    table = position(player(have, arms, **{"thing": 9, **fields}), player())
    chance = luck((DIE[number], rolls))
    play(table, space(number), chance=chance)
    for _ in rolls.split()[1:]:
        play(table, "roll", chance=chance)
    return table


# --- rolling ---


def test_up_to_three_rolls_each_cancels_the_one_before() -> None:
    """ODIN-216, ODIN-217, ODIN-215: three more wood are needed than after the first roll"""
    table = rolling(8, "3", "8 wood")
    assert of("pay", table) == ["0"]
    table = rolling(8, "3 7 4", "8 wood")
    assert rule(table, "roll") == "ODIN-216"
    assert goods(play(table, "pay 0")) == {"wood": 4, "hide": 1, "game_meat": 1}


def test_one_may_stop_and_fail_after_any_roll() -> None:
    """ODIN-217, ODIN-AMB-16"""
    for rolls in ("1", "1 1", "1 1 1"):
        table = rolling(8, rolls, "wood")
        assert {"pay 0", "fail"} <= set(allowed(table))


def test_without_another_roll_and_without_payment_it_fails_by_itself() -> None:
    """ODIN-217, ODIN-233"""
    table = rolling(8, "8 8 8", "3 wood", "4 bow")
    assert table.turn == (1,)
    assert goods(table) == {"wood": 4}
    assert weapons(table) == {"bow": 5}


# --- hunting ---


@pytest.mark.parametrize("number", [8, 10])
def test_a_hunt_is_paid_in_wood_and_bows(number: int) -> None:
    """ODIN-230, ODIN-232"""
    table = rolling(number, "3", "2 wood", "2 bow 3 spear")
    assert of("pay", table) == ["1", "2"]
    assert rule(table, "pay 0") == rule(table, "pay 3") == "ODIN-230"
    play(table, "pay 2")
    assert goods(table) == {"wood": 1, "hide": 1, "game_meat": 1}
    assert weapons(table) == {"spear": 3}
    assert table.dump()["weapons"]["discard"] == {"bow": 2}


def test_a_hunt_that_is_given_up() -> None:
    """ODIN-233, ODIN-234, ODIN-EX-52: no Viking comes back"""
    table = play(rolling(10, "3 7 4", "2 wood", "2 bow"), "fail")
    assert goods(table) == {"wood": 3}
    assert weapons(table) == {"bow": 3}
    assert thing(table) == 7


def test_a_snare() -> None:
    """ODIN-230, ODIN-232, ODIN-234: a fur and a snare; failing gives a Viking back"""
    table = play(rolling(11, "2", "", "2 snare"), "pay 2")
    assert goods(table) == {"fur": 1}
    assert weapons(table) == {"snare": 1}
    assert thing(table) == 7
    table = play(rolling(11, "2", "", "2 snare"), "fail")
    assert goods(table) == {"wood": 1}
    assert weapons(table) == {"snare": 3}
    assert thing(table) == 8
    assert table.dump()["spaces"]["laying_a_snare"]["vikings"] == 1


# --- whaling ---


def test_ore_on_boats_lowers_the_result_and_is_kept() -> None:
    """ODIN-164, ODIN-231, ODIN-EX-29"""
    table = rolling(13, "6", "", "4 spear", whaling_boats=[0, 1])
    assert of("pay", table) == ["4"]
    play(table, "pay 4")
    assert goods(table) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    assert seen(table)["whaling_boats"] == [0, 1]


def test_a_result_of_nothing_succeeds_at_once() -> None:
    """ODIN-231, ODIN-236, ODIN-EX-53, ODIN-AMB-13: it is never negative"""
    for roll in ("1", "2"):
        table = rolling(13, roll, "", "4 spear", whaling_boats=[0, 1])
        assert table.turn == (1,)
        assert goods(table) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
        assert weapons(table) == {"spear": 4}


def test_whaling_with_three_boats() -> None:
    """ODIN-237, ODIN-EX-54: the third boat is bought just before"""
    table = position(player("3 silver", "3 spear", whaling_boats=[0, 2]), player())
    chance = luck(("d12", "8 4"))
    play(table, "buy whaling_boat", space(12), "boats 1 2", chance=chance)
    assert of("pay", table) == ["3"]
    play(table, "roll", chance=chance)
    assert goods(table) == {"oil": 1, "skin_and_bones": 1, "whale_meat": 1}
    assert table.turn == (1,)


def test_which_boats_sail_is_chosen_before_the_first_roll() -> None:
    """ODIN-237, ODIN-AMB-12: one to three in column 3, exactly one in column 4"""
    table = play(position(player(whaling_boats=[1, 2]), player()), space(12))
    assert of("boats", table) == ["0 1", "0 2", "1 0", "1 1", "1 2"]
    table = play(position(player(whaling_boats=[1, 2]), player()), space(13))
    assert of("boats", table) == ["0 1", "1 0"]
    assert rule(table, "boats 1 1") == "ODIN-237"


def test_whaling_needs_a_boat_and_failing_gives_two_vikings_back() -> None:
    """ODIN-233, ODIN-234, ODIN-237, ODIN-AMB-22"""
    table = position(player(knarrs=1, thing=9), player())
    assert rule(table, space(12)) == rule(table, space(13)) == "ODIN-237"
    for number, vikings in ((12, 3), (13, 4)):
        table = play(rolling(number, "12", whaling_boats=[1]), "fail")
        assert goods(table) == {"wood": 1}
        assert weapons(table) == {"spear": 1}
        assert thing(table) == 9 - vikings + 2


def test_a_boat_bought_after_the_first_roll_does_not_count() -> None:
    """ODIN-AMB-38: and ore is not loaded during the action"""
    table = rolling(13, "4", "5 silver ore", "4 spear", whaling_boats=[1])
    play(table, "buy whaling_boat")
    assert of("pay", table) == ["3"]
    assert rule(table, "arm whaling_boat") == "ODIN-162"


# --- raiding ---


def test_a_raid_takes_a_tile_within_the_result() -> None:
    """ODIN-215, ODIN-218, ODIN-220: ore on the longship does not count"""
    table = rolling(48, "7", longships=[0, 0, 0, 1])
    assert of("claim", table) == ["rune_stone", "silverware", "glass_beads"]
    assert rule(table, "claim chest") == "ODIN-220"
    assert rule(table, "claim hide") == "ODIN-220"
    play(table, "claim glass_beads")
    assert goods(table) == {"glass_beads": 1}
    assert table.turn == (1,)


def test_stones_and_swords_raise_the_result() -> None:
    """ODIN-219: also beyond 8, and one chooses which"""
    table = rolling(48, "8", "2 stone", "2 sword", longships=[1])
    assert rule(table, "claim round_shield") == "ODIN-220"
    play(table, "claim treasure_chest")
    assert of("spend", table) == ["1", "2"]
    assert rule(table, "spend 0") == "ODIN-219"
    play(table, "spend 1")
    assert goods(table) == {"treasure_chest": 1}
    assert weapons(table) == {"sword": 1}
    assert table.dump()["weapons"]["discard"] == {"sword": 1}


def test_where_only_stones_or_swords_are_there_nobody_is_asked() -> None:
    """ODIN-219"""
    table = play(rolling(48, "5", "2 stone", longships=[1]), "claim rune_stone")
    assert goods(table) == {"stone": 1, "rune_stone": 1}


def test_a_raid_that_is_given_up() -> None:
    """ODIN-221, ODIN-222, ODIN-EX-50, ODIN-AMB-16"""
    table = rolling(48, "4 5 3", "2 stone", "sword", longships=[1])
    assert of("claim", table) == ["rune_stone"]
    play(table, "fail")
    assert goods(table) == {"stone": 3}
    assert weapons(table) == {"sword": 2}
    assert thing(table) == 8


def test_a_low_raid_that_is_not_improved_fails() -> None:
    """ODIN-221, ODIN-222, ODIN-AMB-14"""
    table = rolling(48, "1 2 5", longships=[1])
    assert table.turn == (1,)
    assert goods(table) == {"stone": 1}
    assert weapons(table) == {"sword": 1}
    assert rolling(48, "1 2", longships=[1]).turn == (0,)  # a roll is left


def test_a_tile_that_somebody_has_is_no_spoil() -> None:
    """ODIN-220, ODIN-A22"""
    table = position(player(longships=[1]), player("glass_beads"))
    play(table, space(48), chance=luck(("d8", "8")))
    assert rule(table, "claim glass_beads") == "ODIN-A22"


def test_nothing_is_spent_before_the_last_roll() -> None:
    """ODIN-AMB-15"""
    table = rolling(48, "8", "2 stone", "2 sword", longships=[1])
    assert set(of("spend", table)) == set()
    play(table, "claim treasure_chest")
    assert rule(table, "roll") == "ODIN-219"


@pytest.mark.parametrize("number", [48, 49, 50])
def test_raids_need_a_longship(number: int) -> None:
    """ODIN-218, ODIN-223"""
    table = position(player(knarrs=1, whaling_boats=[1], thing=9), player())
    assert rule(table, space(number)) == "ODIN-218"


# --- pillaging ---


def test_pillaging_counts_the_ore_of_the_best_longship() -> None:
    """ODIN-223..226, ODIN-EX-51, ODIN-AMB-11"""
    table = position(player("ore", "sword", longships=[1, 0, 1], thing=9), player())
    chance = luck(("d12", "4 6"))
    play(table, "arm longship-2", space(49), "roll", chance=chance)
    assert rule(table, "claim treasure_chest") == "ODIN-220"
    play(table, "claim jewelry")
    assert goods(table) == {"jewelry": 1}
    assert weapons(table) == {}
    assert seen(table)["longships"] == [1, 0, 0, 1]


def test_the_crown_has_the_highest_value() -> None:
    """ODIN-224, ODIN-226, ODIN-229: 12 and 3 ore and a stone"""
    table = rolling(50, "12", "stone", longships=[0, 0, 0, 1])
    play(table, "claim english_crown")
    assert goods(table) == {"english_crown": 1}


@pytest.mark.parametrize(("number", "vikings"), [(49, 2), (50, 3)])
def test_a_failed_pillage_gives_a_viking_back(number: int, vikings: int) -> None:
    """ODIN-227, ODIN-228, ODIN-AMB-22: it can be placed again"""
    table = rolling(number, "5 5 5", longships=[1])
    assert goods(table) == {"stone": 1}
    assert weapons(table) == {"sword": 1}
    assert thing(table) == 9 - vikings + 1
    table = play(rolling(number, "9", longships=[1]), "fail")
    assert thing(table) == 9 - vikings + 1


# --- plundering ---


def test_plundering_needs_two_longships() -> None:
    """ODIN-238, ODIN-EX-55"""
    table = play(position(player(longships=[1, 1]), player()), space(51))
    assert goods(table) == {"silver_hoard": 1}
    assert rule(position(player(longships=[1], knarrs=1), player()), space(51)) == "ODIN-218"


# --- weapons by name ---


def test_a_weapon_by_name_comes_from_the_discard_pile_first() -> None:
    """ODIN-235, ODIN-AMB-34, ODIN-AMB-35"""
    cards = {"deck": {"sword": 10}, "discard": {"sword": 1}}
    table = position(player(longships=[1]), player(), weapons=cards)
    play(table, space(48), "fail", chance=luck(("d8", "8")))
    assert weapons(table) == {"sword": 1}
    assert table.dump()["weapons"] == {"deck": {"sword": 10}, "discard": {}}
    table = position(player(longships=[1]), player(), weapons={"deck": {"sword": 11}})
    play(table, space(48), "fail", chance=luck(("d8", "8")))
    assert table.dump()["weapons"]["deck"] == {"sword": 10}


def test_the_last_card_of_the_deck_is_found() -> None:
    """ODIN-235: also the very last one; no token is needed for it"""
    table = position(
        player("", "10 sword", longships=[1]), player(), weapons={"deck": {"sword": 1}}
    )
    play(table, space(48), "fail", chance=luck(("d8", "8")))
    assert weapons(table) == {"sword": 11}
    assert table.dump()["weapons"] == {"deck": {}, "discard": {}}


def test_a_missing_weapon_is_replaced() -> None:
    """ODIN-274, ODIN-276, ODIN-EX-72: the token goes back when it is spent"""
    table = position(player("", "6 sword", longships=[1]), player("", "5 sword"))
    play(table, space(48), "fail", chance=luck(("d8", "8")))
    assert weapons(table) == {"sword": 7}
    table = position(player("", "12 sword", longships=[1]), player())
    play(table, space(48), "claim silverware", chance=luck(("d8", "5")))
    assert weapons(table) == {"sword": 10}
    assert table.dump()["weapons"]["discard"] == {"sword": 1}
