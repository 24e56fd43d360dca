"""Parts A4, E7 and G: hunting, step by step, with all worked examples."""

import pytest

from skali.games.greenland.rules.components import CARDS
from tests.greenland.build import (
    NORSE,
    THULE,
    TUNIT,
    allowed,
    asked,
    cold,
    dice,
    discs,
    hunt,
    luck,
    on,
    play,
    player,
    refused,
    shown,
    whole,
)

PLAIN = [1, 0, 0, 1, 0, 0]
"""Elders that change no die."""


def hunters(number: int, card: str = "walrus", **fields: object) -> dict[str, object]:
    """Write a culture with hunters on a card, whose ranks change no die."""
    return player(hunters={card: number}, elders=PLAIN, **fields)


# --- order ---


def test_the_first_player_names_one_card_after_the_other() -> None:
    """GREEN-008, GREEN-022, GREEN-AMB-59"""
    table = hunt(
        hunters(1, "polar-cod"), hunters(1, "capelin"), hunters(1, "bog-iron"), first="norse"
    )
    assert asked(table) == "quarry norse"
    assert allowed(table) == ["next polar-cod", "next capelin", "next bog-iron"]
    assert refused(table, "next walrus") == "GREEN-022"
    play(table, "next capelin", chance=dice("6"))
    assert allowed(table) == ["next polar-cod", "next bog-iron"]


def test_fewest_cubes_roll_first_and_the_first_success_takes_all() -> None:
    """GREEN-020, GREEN-177, GREEN-194, GREEN-EX-22"""
    table = hunt(
        hunters(3, "wild-dogs"), hunters(2, "wild-dogs", idle=1), north="markland wild-dogs",
        chance=dice("1 4"),
    )  # fmt: skip
    assert asked(table) != "claim thule"
    assert (shown(table, THULE)["idle"], shown(table, TUNIT)["idle"]) == (4, 9)
    assert on(table, TUNIT, "wild-dogs") == 0


def test_equal_numbers_follow_player_order() -> None:
    """GREEN-021"""
    table = hunt(
        hunters(1, "harbour-seal"),
        player(),
        hunters(1, "harbour-seal"),
        first="norse",
        chance=dice("1"),
    )
    assert shown(table, NORSE)["idle"] == 8
    assert shown(table, TUNIT)["idle"] == 7


def test_who_hunts_first_may_roll_before_all_others_or_waive_it() -> None:
    """GREEN-023, GREEN-AMB-55"""
    table = hunt(hunters(3, "polar-cod"), hunters(1, "polar-cod"))
    assert asked(table) == "haste tunit"
    waived = play(
        hunt(hunters(3, "polar-cod"), hunters(1, "polar-cod")), "hold", chance=dice("6 6 6 6")
    )
    assert shown(waived, THULE)["idle"] == 7
    play(table, "first", chance=dice("1 6 6"))
    assert shown(table, TUNIT)["idle"] == 10


def test_it_is_for_one_kind_of_card_only() -> None:
    """GREEN-023"""
    table = hunt(hunters(3), hunters(1), chance=dice("6 6 6 6"))
    assert not asked(table).startswith("haste")


# --- the roll ---


def test_warm_cards_hit_on_one_and_two_cold_ones_on_one() -> None:
    """GREEN-098, GREEN-171, GREEN-172, GREEN-173, GREEN-033"""
    warm = hunt(hunters(2, "capelin"), chance=dice("2 5"))
    assert shown(warm, TUNIT)["idle"] == 9
    cold_ = hunt(hunters(2, "capelin"), south="vinland | capelin", chance=dice("2 5"))
    assert shown(cold_, TUNIT)["idle"] == 8


def test_three_hits_are_needed_where_three_dice_are_shown() -> None:
    """GREEN-173, GREEN-EX-42"""
    miss = hunt(hunters(3, "bowhead-whale"), north="bowhead-whale", chance=dice("1 2 5"))
    assert discs(miss, TUNIT)[0] == 5
    hit = hunt(hunters(3, "bowhead-whale"), north="bowhead-whale", chance=dice("1 2 2"))
    assert discs(hit, TUNIT)[0] == 8


def test_everybody_who_was_sent_must_roll() -> None:
    """GREEN-174"""
    table = hunt(hunters(1, "markland"), chance=dice("6"))
    assert table.dump()["hunted"] == ["markland"]


def test_the_norse_walrus_hunt_fails_and_costs_a_life() -> None:
    """GREEN-175, GREEN-176, GREEN-EX-30"""
    table = hunt(
        player(),
        player(),
        hunters(6, iron=0),
        north="markland | walrus",
        chance=dice("1 2 3 4 4 6"),
    )
    assert (shown(table, NORSE)["idle"], shown(table, NORSE)["dead"]) == (11, 6)
    assert discs(table, NORSE) == (5, 1, 0)


def test_with_kirima_as_a_wife_fours_are_rolled_again() -> None:
    """GREEN-182, GREEN-EX-31"""
    script = dice("1 2 3 4 4 6 1 5")
    table = hunt(
        player(),
        player(),
        hunters(6, iron=0, wives="kirima"),
        north="markland | walrus",
        chance=script,
    )
    assert allowed(table) == ["reroll 4 hunter", "keep"]
    play(table, "reroll 4 hunter", "reroll 4 hunter", chance=script)
    assert discs(table, NORSE) == (7, 2, 0)


def test_with_the_harpoon_threes_are_ones_and_nobody_dies() -> None:
    """GREEN-185, GREEN-186, GREEN-EX-32, GREEN-AMB-28"""
    table = hunt(
        player(), player(), hunters(6, cards="bearded-seal"), north="markland | walrus",
        chance=dice("1 2 3 4 4 6"),
    )  # fmt: skip
    assert (shown(table, NORSE)["idle"], shown(table, NORSE)["dead"]) == (16, 1)
    assert discs(table, NORSE) == (7, 2, 1)
    assert "walrus" in whole(table, "north")


def test_the_crossbow_makes_a_three_succeed_on_land() -> None:
    """GREEN-185, GREEN-EX-20"""
    table = hunt(hunters(1, "elkhounds", cards="crossbow"), chance=dice("3"))
    assert shown(table, TUNIT)["idle"] == 8


@pytest.mark.parametrize(("north", "idle"), [("markland polar-cod", 11), ("| polar-cod", 10)])
def test_meeka_rolls_fours_again_once(north: str, idle: int) -> None:
    """GREEN-182..184, GREEN-EX-18, GREEN-EX-19"""
    script = dice("3 3 4 4 2 4")
    table = hunt(hunters(4, "polar-cod"), north=north, chance=script)
    play(table, "reroll 4 hunter", "reroll 4 hunter", chance=script)
    assert asked(table) != "reroll tunit"
    assert shown(table, TUNIT)["idle"] == idle


def test_a_re_roll_can_be_declined() -> None:
    """GREEN-184"""
    table = hunt(hunters(2, "polar-cod"), chance=dice("4 1"))
    play(table, "keep")
    assert shown(table, TUNIT)["idle"] == 9


def test_an_elder_helps_only_while_he_is_there() -> None:
    """GREEN-182"""
    shaman = player(hunters={"polar-cod": 1}, elders=[0, 1, 0, 0, 0, 0])
    assert allowed(hunt(shaman, chance=dice("3"))) == ["reroll 3 hunter", "keep"]
    assert asked(hunt(hunters(1, "polar-cod"), chance=dice("3"))) != "reroll tunit"


def test_first_re_rolls_then_conversion() -> None:
    """GREEN-AMB-27: the bow turns land 4s into ones, the tracker may roll them again before."""
    tracker = player(hunters={"elkhounds": 1}, elders=[0, 0, 0, 0, 1, 0], cards="arctic-wolf")
    table = hunt(tracker, north="markland walrus", chance=dice("4"))
    assert allowed(table) == ["reroll 4 hunter", "keep"]
    play(table, "keep")
    assert shown(table, TUNIT)["idle"] == 8


# --- the leader ---


def test_the_leader_alone_goes_fishing() -> None:
    """GREEN-144, GREEN-EX-14"""
    table = hunt(hunters(1, "polar-cod", leader="polar-cod"))
    assert asked(table) == "leader tunit"
    play(table, "command", chance=dice(""))
    assert (shown(table, TUNIT)["idle"], discs(table, TUNIT)[0]) == (8, 6)


def test_not_for_metal_nor_in_raids() -> None:
    """GREEN-145, GREEN-AMB-54"""
    for card, extra in (("bog-iron", {}), ("birgitta", {}), ("vinland", {"hostile": ["vinland"]})):
        table = hunt(hunters(1, card, leader=card, iron=0), chance=dice("6"), **extra)
        assert not asked(table).startswith("leader"), card
    peaceful = hunt(hunters(1, "vinland", leader="vinland"))
    assert asked(peaceful) == "leader tunit"


def test_without_the_ability_he_has_a_die_of_his_own() -> None:
    """GREEN-146, GREEN-AMB-19"""
    table = hunt(hunters(2, leader="walrus", iron=0))
    play(table, "roll", chance=dice("5 3"))
    assert shown(table, TUNIT)["leader"] == "dead"
    table = hunt(hunters(2, leader="walrus", iron=0))
    play(table, "roll", chance=dice("3 5"))
    assert shown(table, TUNIT)["leader"] == "idle"


def test_his_own_die_turns_into_a_one_too() -> None:
    """GREEN-143, GREEN-186: the harpoon saves him from his 3."""
    table = hunt(hunters(2, leader="walrus", iron=0, cards="bearded-seal"), north="| walrus")
    play(table, "roll", chance=dice("5 3"))
    assert (shown(table, TUNIT)["leader"], shown(table, TUNIT)["idle"]) == ("idle", 8)
    table = hunt(hunters(2, leader="walrus", iron=0, cards="bearded-seal"), north="| walrus")
    play(table, "roll", chance=dice("1 3"))
    assert discs(table, TUNIT) == (7, 2, 0)


def test_a_dead_leader_returns_as_the_next_newborn() -> None:
    """GREEN-147, GREEN-053"""
    table = hunt(hunters(1, "capelin", leader="dead"), chance=dice("1"))
    assert shown(table, TUNIT)["leader"] == "idle"


def test_survivors_lead_with_a_two() -> None:
    """GREEN-072, GREEN-073, GREEN-EX-07"""
    table = hunt(hunters(5, "polar-bear", leader="polar-bear"), north="polar-bear", survivor=True)
    play(table, "command", chance=dice("1 5 5 4"))
    assert shown(table, TUNIT)["leader"] == "idle"
    assert shown(table, TUNIT)["dead"] == 19 - 2 - 6 - 5 + 1 - 4
    cold_ = hunt(hunters(1, "polar-cod", leader="polar-cod"), north="| polar-cod", survivor=True)
    play(cold_, "command", chance=dice(""))
    assert shown(cold_, TUNIT)["idle"] == 7


# --- what it brings ---


def test_a_card_pays_once() -> None:
    """GREEN-189, GREEN-EX-21"""
    table = hunt(player(), player(), hunters(3, "harbour-seal"), chance=dice("1 1 1"))
    assert (shown(table, NORSE)["idle"], discs(table, NORSE)[0]) == (10, 6)


def test_energy_stops_at_eight() -> None:
    """GREEN-055, GREEN-EX-44"""
    table = hunt(hunters(2, energy=7), chance=dice("1 1"))
    assert discs(table, TUNIT)[0] == 8


def test_newborns_come_from_valhalla_as_far_as_there_are_any() -> None:
    """GREEN-053, GREEN-187, GREEN-188"""
    table = hunt(hunters(2, idle=14, iron=0), chance=dice("1 2"))
    assert (shown(table, TUNIT)["idle"], shown(table, TUNIT)["dead"]) == (17, 0)


def test_the_killed_may_return_as_newborns_of_the_same_hunt() -> None:
    """GREEN-187, GREEN-AMB-26"""
    table = hunt(hunters(3, idle=14, iron=0), chance=dice("1 1 3"))
    assert (shown(table, TUNIT)["idle"], shown(table, TUNIT)["dead"]) == (17, 0)


def test_five_colonists_are_saved_by_one_iron() -> None:
    """GREEN-170, GREEN-EX-16"""
    table = hunt(hunters(5, "markland", iron=1), chance=dice("3 3 3 3 3"))
    assert asked(table) == "save tunit"
    play(table, "save")
    assert (on(table, TUNIT, "markland"), discs(table, TUNIT)[2]) == (5, 0)


def test_hostile_vinland_feeds_and_kills() -> None:
    """GREEN-190, GREEN-EX-23, GREEN-124"""
    table = hunt(hunters(3, "vinland", iron=0), hostile=["vinland"], chance=dice("2 3 6"))
    assert asked(table) == "save tunit"
    assert discs(table, TUNIT) == (7, 1, 1)
    play(table, "done")
    assert on(table, TUNIT, "vinland") == 2


def test_the_sword_and_the_iron_just_gained_help() -> None:
    """GREEN-EX-24, GREEN-EX-25, GREEN-AMB-26"""
    script = dice("2 3 6 5")
    table = hunt(
        hunters(3, "vinland", iron=0, cards="improved-sword"), hostile=["vinland"], chance=script
    )
    assert allowed(table) == ["reroll 6 hunter", "keep"]
    play(table, "keep", "save", chance=script)
    assert (on(table, TUNIT, "vinland"), discs(table, TUNIT)[2]) == (5, 0)


def test_any_number_may_succeed_in_the_new_world() -> None:
    """GREEN-124, GREEN-125"""
    table = hunt(hunters(2, "markland"), hunters(1, "markland"), chance=dice("1 1 5"))
    assert (on(table, TUNIT, "markland"), on(table, THULE, "markland")) == (3, 2)


def test_bog_iron_costs_a_snowflake_or_fails() -> None:
    """GREEN-191, GREEN-AMB-07"""
    table = hunt(hunters(1, "bog-iron", iron=0), chance=dice("1"))
    assert asked(table) == "bog tunit"
    play(table, "pay energy")
    assert discs(table, TUNIT) == (4, 1, 1)
    table = hunt(hunters(1, "bog-iron", iron=0), chance=dice("1"))
    play(table, "refuse")
    assert discs(table, TUNIT) == (5, 1, 0)
    poor = hunt(player(hunters={"bog-iron": 1}, elders=[0] * 6, energy=0, iron=0), chance=dice("1"))
    assert discs(poor, TUNIT) == (0, 1, 0)
    assert not asked(poor).startswith("bog")


def test_who_fails_at_the_bog_leaves_it_to_the_next() -> None:
    """GREEN-191"""
    table = hunt(hunters(1, "bog-iron"), hunters(2, "bog-iron", iron=0), chance=dice("1"))
    play(table, "refuse", chance=dice("1 5"))
    assert asked(table) == "bog thule"


def test_falcons_are_dear_in_the_round_of_the_ransom() -> None:
    """GREEN-052, GREEN-EX-03, GREEN-EX-04, GREEN-002"""
    fields = {"south": "vinland gyrfalcons", "chance": dice("1 2")}
    table = hunt(hunters(2, "gyrfalcons", ivory=0), event="falconers-ransom", **fields)
    assert discs(table, TUNIT)[1] == 3
    fields["chance"] = dice("1 2")
    assert discs(hunt(hunters(2, "gyrfalcons", ivory=0), **fields), TUNIT)[1] == 1
    tamed = hunt(
        player(cards="gyrfalcons", ivory=0, hunters={"polar-cod": 1}, leader="polar-cod"),
        event="falconers-ransom",
    )
    play(tamed, "exchange gyrfalcons")
    assert discs(tamed, TUNIT)[1] == 3
    assert "gyrfalcons" in tamed.dump()["gone"]


def test_unclaimed_the_region_stays() -> None:
    """GREEN-192"""
    table = hunt(hunters(2), chance=dice("1 2"))
    assert "walrus" in whole(table, "north")


# --- trophies and hand cards ---


def test_a_triple_claims_the_walrus_without_success() -> None:
    """GREEN-195, GREEN-197, GREEN-EX-26"""
    table = hunt(hunters(4, wives="kirima"), chance=dice("1 4 4 4"))
    play(table, "keep")
    assert asked(table) == "claim tunit"
    play(table, "claim")
    assert shown(table, TUNIT)["cards"] == ["walrus"]
    assert len(whole(table, "north")) == 6
    assert discs(table, TUNIT) == (5, 1, 1)


def test_or_the_fours_are_rolled_again_for_a_success() -> None:
    """GREEN-EX-27"""
    script = dice("1 4 4 4 1 5 6")
    table = hunt(hunters(4, wives="kirima"), chance=script)
    play(table, "reroll 4 hunter", "reroll 4 hunter", "reroll 4 hunter", chance=script)
    assert discs(table, TUNIT) == (7, 2, 1)
    assert "walrus" in whole(table, "north")


def test_any_pair_is_enough_where_a_pair_is_shown() -> None:
    """GREEN-195, GREEN-EX-28"""
    table = hunt(hunters(3, "great-auk"), south="vinland great-auk", chance=dice("5 5 3"))
    assert asked(table) == "claim tunit"


def test_a_hit_of_two_remains_a_two_for_sets() -> None:
    """GREEN-193"""
    table = hunt(hunters(2, "great-auk"), south="vinland great-auk", chance=dice("1 2"))
    assert asked(table) != "claim tunit"


def test_claiming_is_optional_and_comes_on_top_of_the_rewards() -> None:
    """GREEN-196"""
    table = hunt(hunters(3), chance=dice("1 1 1"))
    assert (asked(table), discs(table, TUNIT)) == ("claim tunit", (7, 2, 1))
    play(table, "done")
    assert shown(table, TUNIT)["cards"] == []


def test_the_triple_of_ones_takes_the_musk_oxen_to_hand() -> None:
    """GREEN-199, GREEN-201, GREEN-EX-29, GREEN-198"""
    table = hunt(player(hunters={"musk-oxen": 3}, leader="musk-oxen", elders=[1, 0, 1, 1, 0, 0]))
    play(table, "command", chance=dice("1 1"))
    play(table, "claim", chance=luck("north wild-dogs"))
    assert shown(table, TUNIT)["hand"] == ["musk-oxen"]
    assert whole(table, "north")[5] == "wild-dogs"


def test_a_hand_without_dice_needs_a_success() -> None:
    """GREEN-199"""
    table = hunt(
        player(hunters={"driftwood-strand": 2}, elders=[1, 0, 1, 0, 0, 0]),
        south="vinland driftwood-strand",
        chance=dice("5 5"),
    )
    assert asked(table) != "claim tunit"
    table = hunt(
        player(hunters={"driftwood-strand": 2}, elders=[1, 0, 1, 0, 0, 0]),
        south="vinland driftwood-strand",
        chance=dice("1 5"),
    )
    assert asked(table) == "claim tunit"


def test_beyond_the_hand_a_card_is_discarded_at_once() -> None:
    """GREEN-200, GREEN-043, GREEN-AMB-31"""
    fields = {"north": "markland wild-dogs", "chance": dice("5 5")}
    table = hunt(hunters(2, "wild-dogs"), **fields)
    play(table, "claim", chance=luck("north walrus"))
    assert "wild-dogs" in table.dump()["gone"]
    assert shown(table, TUNIT)["hand"] == []
    fields["chance"] = dice("5 5")
    full = hunt(
        player(hunters={"wild-dogs": 2}, hand="bearded-seal", elders=[1, 0, 1, 0, 0, 0]), **fields
    )
    play(full, "claim", chance=luck("north walrus"))
    assert allowed(full) == ["discard wild-dogs", "discard bearded-seal"]


def test_survivors_do_not_refill_the_row() -> None:
    """GREEN-075"""
    table = hunt(
        hunters(2, "wild-dogs"),
        north="markland wild-dogs walrus",
        survivor=True,
        chance=dice("5 5"),
    )
    play(table, "claim")
    assert whole(table, "north") == ["markland", "walrus"]


def test_without_a_pile_the_gap_closes() -> None:
    """GREEN-202"""
    gone = [name for name in CARDS[:14] if name not in ("wild-dogs", "walrus")]
    table = hunt(
        hunters(2, "wild-dogs"), north="markland wild-dogs walrus", gone=gone, chance=dice("5 5")
    )
    play(table, "claim")
    assert whole(table, "north") == ["markland", "walrus"]


def test_a_claim_ends_the_hunt_there_for_all() -> None:
    """GREEN-AMB-29, GREEN-AMB-30"""
    table = hunt(
        hunters(2, "great-auk"),
        hunters(3, "great-auk"),
        south="vinland great-auk",
        chance=dice("5 5"),
    )
    play(table, "claim")
    assert shown(table, THULE)["idle"] == 9
    assert cold(table, "south") == []


def test_monotheists_may_claim_and_take_too() -> None:
    """GREEN-254"""
    table = hunt(
        hunters(2, "great-auk", monotheist=True), south="vinland great-auk", chance=dice("5 5")
    )
    play(table, "claim")
    assert shown(table, TUNIT)["cards"] == ["great-auk"]


# --- raids ---


def test_two_raiders_one_dies_and_one_marries() -> None:
    """GREEN-178, GREEN-181, GREEN-EX-17, GREEN-250"""
    table = hunt(player(), player(hunters={"birgitta": 2}, iron=0), chance=dice("3 5"))
    assert shown(table, THULE)["wives"] == ["birgitta"]
    assert shown(table, THULE)["dead"] == 19 - 6 - 6 - 1


def test_a_face_without_a_survivor_is_no_success() -> None:
    """GREEN-178, GREEN-EX-43"""
    table = hunt(player(), player(hunters={"birgitta": 1}, iron=0), chance=dice("3"))
    assert shown(table, THULE)["wives"] == []


def test_iron_saves_the_raider_and_the_raid() -> None:
    """GREEN-170, GREEN-178, GREEN-EX-52"""
    table = hunt(player(), player(hunters={"birgitta": 1}, iron=1), chance=dice("3"))
    play(table, "save")
    assert shown(table, THULE)["wives"] == ["birgitta"]


def test_a_new_marriage_kills_the_former_husband() -> None:
    """GREEN-158, GREEN-181, GREEN-AMB-61"""
    table = hunt(
        player(wives="birgitta", iron=3), player(hunters={"birgitta": 1}), chance=dice("1")
    )
    assert shown(table, THULE)["wives"] == ["birgitta"]
    assert (shown(table, TUNIT)["wives"], shown(table, TUNIT)["dead"]) == ([], 7)
    assert asked(table) != "save tunit"


def test_stolen_newborns_are_the_raider_s() -> None:
    """GREEN-049, GREEN-179, GREEN-AMB-33"""
    table = hunt(
        player(),
        player(hunters={"cattle": 2}),
        player(cards="cattle", energy=2),
        chance=dice("1 5"),
    )
    assert shown(table, THULE)["idle"] == 11
    assert table.dump()["raided"] == ["cattle"]
    assert asked(table) == "hay norse"
    play(table, "pay energy", "pay energy")
    assert shown(table, NORSE)["idle"] == 6


def test_a_sheep_raider_may_take_ivory() -> None:
    """GREEN-180"""
    table = hunt(player(), player(hunters={"sheep": 1}), player(cards="sheep"), chance=dice("1"))
    assert allowed(table) == ["newborn", "wool"]
    play(table, "wool")
    assert discs(table, THULE)[1] == 2


def test_only_archers_help_raiders() -> None:
    """GREEN-AMB-32"""
    table = hunt(
        player(), player(hunters={"birgitta": 1}, cards="broadaxes", elders=PLAIN), chance=dice("4")
    )
    assert allowed(table) == ["reroll 4 hunter", "keep", *allowed(table, "exchange")]


def test_two_raiding_players_the_first_success_takes_it() -> None:
    """GREEN-AMB-34"""
    table = hunt(hunters(2, "birgitta"), hunters(1, "birgitta"), chance=dice("1"))
    assert shown(table, THULE)["wives"] == ["birgitta"]
    assert shown(table, TUNIT)["idle"] == 8


def test_a_stolen_bride_helps_at_once() -> None:
    """GREEN-155, GREEN-181: later rolls of the same phase."""
    table = hunt(
        player(),
        player(),
        player(hunters={"kirima": 1, "walrus": 1}, elders=PLAIN, iron=0),
        first="norse",
    )
    play(table, "next kirima", chance=luck("dice 1 4"))
    assert asked(table) == "reroll norse"
