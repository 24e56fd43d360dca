"""F2 to F4: attacks, defenders, the hostile New World, iron."""

from tests.greenland.build import (
    NORSE,
    THULE,
    TUNIT,
    allowed,
    asked,
    dice,
    discs,
    fights,
    luck,
    on,
    play,
    player,
    position,
    refused,
    shown,
)

THERE = {"walrus": 3}
NO_CHIEF = [1, 1, 1, 0, 1, 1]


def test_the_one_with_most_iron_is_asked_first() -> None:
    """GREEN-017, GREEN-019, GREEN-031, GREEN-NEG-20"""
    table = fights(
        player(hunters=THERE, iron=1), player(hunters=THERE, iron=3), player(hunters=THERE, iron=2)
    )
    assert asked(table) == "attack thule"
    play(table, "hold")
    assert asked(table) == "attack norse"
    play(table, "hold")
    assert asked(table) == "attack tunit"


def test_cards_of_iron_value_do_not_count_and_ties_follow_player_order() -> None:
    """GREEN-018, GREEN-019, GREEN-016"""
    table = fights(
        player(hunters=THERE), player(hunters=THERE, cards="crossbow broadaxes"), first="tunit"
    )
    assert asked(table) == "attack tunit"
    table = fights(player(hunters=THERE), player(hunters=THERE), first="thule")
    assert asked(table) == "attack thule"


def test_only_with_a_war_chief() -> None:
    """GREEN-160, GREEN-166, GREEN-AMB-51"""
    table = fights(player(hunters=THERE, elders=NO_CHIEF), player(hunters=THERE))
    assert asked(table) == "attack thule"
    assert allowed(table) == ["hold", "attack"]
    play(table, "hold")
    assert not asked(table).startswith("attack")


def test_every_one_kills_and_never_a_two() -> None:
    """GREEN-160, GREEN-161, GREEN-162: and later attackers roll with those who are left."""
    table = fights(player(hunters=THERE, iron=2), player(hunters=THERE, iron=0))
    play(table, "attack", chance=dice("1 2 1"))
    assert on(table, THULE, "walrus") == 1
    assert asked(table) == "attack thule"
    play(table, "attack", chance=dice("1"))
    assert asked(table) == "save tunit"


def test_kills_are_split_by_the_attacker_and_lost_beyond_the_cubes() -> None:
    """GREEN-161"""
    table = fights(
        player(hunters={"walrus": 4}, iron=3),
        player(hunters={"walrus": 1}, iron=0),
        player(hunters={"walrus": 2}, iron=0),
    )
    play(table, "attack", chance=dice("1 1 5 5"))
    assert asked(table) == "strike tunit"
    assert allowed(table) == ["strike thule", "strike norse"]
    play(table, "strike thule")
    assert (on(table, THULE, "walrus"), on(table, NORSE, "walrus")) == (0, 1)
    table = fights(player(hunters={"walrus": 4}, iron=3), player(hunters={"walrus": 1}, iron=0))
    play(table, "attack", chance=luck("dice 1 1 1 1 6 6 6 6"))
    assert on(table, THULE, "walrus") == 0


def test_a_victim_spares_his_leader() -> None:
    """GREEN-161, GREEN-084"""
    table = fights(player(hunters=THERE, iron=2), player(hunters=THERE, iron=0, leader="walrus"))
    play(table, "attack", chance=dice("1 1 6"))
    assert shown(table, THULE)["leader"] == "walrus"


def test_each_attacks_once_with_all_and_cards_are_fought_one_by_one() -> None:
    """GREEN-247, GREEN-022, GREEN-AMB-20"""
    both = {"walrus": 1, "narwhal": 1}
    table = fights(player(hunters=both), player(hunters=both), first="thule")
    assert asked(table) == "battle thule"
    assert allowed(table, "next") == ["next narwhal", "next walrus"]
    play(table, "next walrus", "hold", "hold")
    assert asked(table) == "attack thule"
    play(table, "hold", "hold")
    assert not asked(table).startswith(("attack", "battle"))


def test_only_archers_help_in_a_fight() -> None:
    """GREEN-163, GREEN-AMB-32: no sea harpoon, no faces turned into ones."""
    table = fights(
        player(hunters=THERE, iron=2, cards="improved-sword bearded-seal"),
        player(hunters=THERE, iron=0), north="markland walrus",
    )  # fmt: skip
    script = dice("6 3 5 1")
    play(table, "attack", chance=script)
    assert asked(table) == "reroll tunit"
    assert allowed(table) == ["reroll 6 hunter", "keep"]
    play(table, "reroll 6 hunter", chance=script)
    assert on(table, THULE, "walrus") == 2


def test_defenders_strike_without_war_chief_and_without_rolling() -> None:
    """GREEN-164, GREEN-252, GREEN-AMB-23"""
    table = fights(
        player(hunters={"meeka": 2}, elders=NO_CHIEF, iron=0),
        player(hunters={"meeka": 3}, iron=0, elders=NO_CHIEF),
    )  # fmt: skip
    assert asked(table) == "attack tunit"
    play(table, "attack", chance=dice("5"))
    assert (shown(table, THULE)["idle"], shown(table, THULE)["dead"]) == (7, 7)
    assert shown(table, TUNIT)["idle"] == 8


def test_a_husband_strikes_for_his_own_player_and_not_against_the_owner() -> None:
    """GREEN-157, GREEN-164, GREEN-252, GREEN-AMB-57"""
    table = fights(
        player(hunters={"meeka": 1}, iron=0), player(wives="meeka", iron=3),
        player(hunters={"meeka": 3}, iron=1),
    )  # fmt: skip
    assert asked(table) == "attack thule"
    play(table, "attack", "done")
    assert on(table, NORSE, "meeka") == 2
    assert asked(table) == "attack norse"
    no_raiders = fights(player(hunters={"meeka": 2}), player(wives="meeka"))
    assert not asked(no_raiders).startswith("attack")


def test_the_raider_with_more_iron_strikes_first() -> None:
    """GREEN-EX-15, GREEN-AMB-21, GREEN-165: the worked example, up to the last raider's death."""
    table = fights(
        player(), player(hunters={"birgitta": 2}, iron=3, cards="improved-sword"),
        player(hunters={"birgitta": 2}, iron=2),
    )  # fmt: skip
    script = dice("5 6 1 3")
    play(table, "attack", "reroll 6 hunter", chance=script)
    assert asked(table) == "save norse"
    play(table, "done", "attack", "done", chance=script)
    assert (on(table, NORSE, "birgitta"), shown(table, NORSE)["idle"]) == (0, 7)
    assert asked(table) == "save thule"
    play(table, "done")
    assert on(table, THULE, "birgitta") == 0
    assert shown(table, THULE)["wives"] == []


def test_raiders_of_two_players_may_fight_each_other() -> None:
    """GREEN-AMB-22"""
    table = fights(player(), player(hunters={"meeka": 1}), player(hunters={"meeka": 1}))
    assert asked(table) == "attack thule"


def test_all_defenders_go_home_before_the_hunt() -> None:
    """GREEN-165, GREEN-139"""
    table = fights(player(hunters={"meeka": 2}))
    assert (on(table, TUNIT, "meeka"), shown(table, TUNIT)["idle"]) == (0, 8)


# --- iron ---


def test_one_iron_cancels_all_casualties_of_one_roll() -> None:
    """GREEN-170, GREEN-031, GREEN-AMB-63"""
    table = fights(player(hunters=THERE, iron=3), player(hunters=THERE, iron=1))
    play(table, "attack", chance=dice("1 1 1"))
    assert asked(table) == "save thule"
    play(table, "save")
    assert (on(table, THULE, "walrus"), discs(table, THULE)[2]) == (3, 0)


def test_a_card_of_iron_value_can_be_exchanged_for_it() -> None:
    """GREEN-048, GREEN-AMB-48"""
    table = fights(player(hunters=THERE, iron=3), player(hunters=THERE, iron=0, cards="crossbow"))
    play(table, "attack", chance=dice("1 1 1"))
    assert refused(table, "save") == "GREEN-170"
    play(table, "exchange crossbow", "save")
    assert on(table, THULE, "walrus") == 3


def test_survivors_have_no_iron_rule() -> None:
    """GREEN-074"""
    table = fights(player(hunters=THERE, iron=3), player(hunters=THERE, iron=2), survivor=True)
    play(table, "attack", chance=dice("1 1 6"))
    assert on(table, THULE, "walrus") == 1


# --- the New World ---


def test_more_than_six_make_it_hostile() -> None:
    """GREEN-126, GREEN-127, GREEN-167, GREEN-EX-45"""
    six = fights(player(hunters={"markland": 4}), player(hunters={"markland": 2}, elders=NO_CHIEF))
    play(six, "hold")
    assert six.dump()["hostile"] == []
    seven = fights(player(hunters={"markland": 7}, ivory=0))
    assert seven.dump()["hostile"] == ["markland"]
    assert on(seven, TUNIT, "markland") >= 0


def test_an_ivory_makes_peace_even_with_more_than_six() -> None:
    """GREEN-168, GREEN-169, GREEN-AMB-25"""
    table = fights(player(hunters={"markland": 7}, ivory=1), player(ivory=3))
    assert asked(table) == "pacify tunit"
    play(table, "pacify markland")
    assert (table.dump()["hostile"], discs(table, TUNIT)[1]) == ([], 0)
    other = position(player(hunters={"vinland": 1}), phase="peace", hostile=["markland"])
    assert not asked(other).startswith("pacify")


def test_who_has_no_cubes_there_cannot_pacify() -> None:
    """GREEN-168"""
    table = position(
        player(hunters={"markland": 1}), phase="peace", hostile=["markland", "vinland"]
    )
    assert refused(table, "pacify vinland") == "GREEN-168"
