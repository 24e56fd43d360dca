"""Part E: placing hunters, transport, permanent placement, raids, navigation, the leader."""

from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import (
    NOBODY,
    NORSE,
    THULE,
    TUNIT,
    Plain,
    allowed,
    asked,
    discs,
    on,
    placing,
    play,
    player,
    position,
    refused,
    shown,
)

NO_MARINER = [1, 1, 1, 1, 1, 0]
NO_CHIEF = [1, 1, 1, 0, 1, 1]


def test_players_place_any_number_in_player_order_and_may_keep_some_idle() -> None:
    """GREEN-006, GREEN-012, GREEN-114, GREEN-115"""
    table = placing(first="norse")
    assert asked(table) == "place norse"
    play(table, "send capelin", "take 3", "send capelin", "lead 2", "done")
    assert (on(table, NORSE, "capelin"), shown(table, NORSE)["idle"]) == (5, 1)
    assert asked(table) == "place tunit"


def test_the_targets_are_regions_the_new_world_ranks_and_tableaus() -> None:
    """GREEN-116, GREEN-026"""
    table = placing(player(), player(), player(cards="cattle"))
    for card in ("polar-cod", "markland", "meeka", "peepeelee", "cattle"):
        assert f"send {card}" in allowed(table, "send")
    assert "promote 3 hunter" in allowed(table)
    assert refused(table, "send polar-bear") == "GREEN-116"


def test_the_own_home_needs_no_transport() -> None:
    """GREEN-117: the north is shared, the New World is nobody's."""
    table = placing(player(elders=NO_MARINER))
    assert "send walrus" in allowed(table)
    assert refused(table, "send capelin") == "GREEN-118"
    assert refused(table, "send markland") == "GREEN-123"
    table = placing(player(), player(), player(elders=NO_MARINER), first="norse")
    assert "send capelin" in allowed(table)
    assert refused(table, "send walrus") == "GREEN-118"


def test_in_a_tableau_the_place_counts_not_the_colour() -> None:
    """GREEN-037, GREEN-117: a southern animal in a northern tableau is at home."""
    table = placing(player(cards="eider-duck", elders=NO_MARINER), player(elders=NO_MARINER))
    assert "send eider-duck" in allowed(table)
    play(table, "done")
    assert "send eider-duck" in allowed(table)


def test_a_mariner_carries_four_to_one_card() -> None:
    """GREEN-118, GREEN-119, GREEN-EX-48"""
    table = placing(player(), player(), player(idle=8), first="norse")
    play(table, "send walrus")
    assert allowed(table) == [
        *(f"take {n}" for n in range(1, 5)),
        *(f"lead {n}" for n in range(1, 5)),
    ]
    assert refused(table, "take 5") == "GREEN-119"
    play(table, "take 3")
    assert "send walrus" in allowed(table)
    assert refused(table, "send narwhal") == "GREEN-118"
    play(table, "send walrus")
    assert allowed(table) == ["take 1", "lead 1"]
    table = placing(player(), player(), player(idle=8, elders=[1, 1, 1, 1, 1, 2]), first="norse")
    play(table, "send walrus", "take 5")
    assert refused(table, "send narwhal") == "GREEN-118"


def test_a_mariner_promoted_in_this_phase_sails_at_once() -> None:
    """GREEN-120, GREEN-129"""
    table = placing(player(), player(), player(elders=NO_MARINER), first="norse")
    play(table, "promote 6 hunter", "send walrus", "take 4")
    assert on(table, NORSE, "walrus") == 4


def test_sledges_take_any_number_to_one_card_but_not_to_the_new_world() -> None:
    """GREEN-121, GREEN-122"""
    table = placing(
        player(), player(), player(idle=8, cards="pony", elders=NO_MARINER), first="norse"
    )
    assert refused(table, "send markland") == "GREEN-123"
    play(table, "send walrus", "lead 8")
    assert on(table, NORSE, "walrus") == 8
    table = placing(
        player(), player(), player(idle=8, cards="pony", elders=NO_MARINER), first="norse"
    )
    play(table, "send walrus", "take 1")
    assert "send walrus" in allowed(table)
    assert refused(table, "send narwhal") == "GREEN-118"


def test_sledge_and_mariner_share_the_work() -> None:
    """GREEN-119, GREEN-121: six to one card and four to another, in any order."""
    table = placing(player(), player(), player(idle=11, cards="pony"), first="norse")
    play(table, "send walrus", "take 4", "send narwhal", "lead 6")
    assert (on(table, NORSE, "walrus"), on(table, NORSE, "narwhal")) == (4, 6)
    assert refused(table, "send polar-cod") == "GREEN-118"


def test_the_new_world_is_reached_with_mariners_and_keeps_its_colonists() -> None:
    """GREEN-123, GREEN-125, GREEN-132"""
    table = placing(player(hunters={"markland": 2}))
    play(table, "send markland", "take 4")
    assert on(table, TUNIT, "markland") == 6


def test_promotion_costs_one_energy_and_ranks_may_be_shared() -> None:
    """GREEN-029, GREEN-129, GREEN-130, GREEN-131"""
    table = placing(player(energy=2))
    play(table, "promote 3 hunter", "promote 3 leader")
    assert shown(table, TUNIT)["elders"] == [1, 1, 3, 1, 1, 1]
    assert (discs(table, TUNIT)[0], shown(table, TUNIT)["leader"]) == (0, "rank-3")
    assert refused(table, "promote 1 hunter") == "GREEN-129"


# --- coming home ---


def test_who_is_nearly_alone_may_bring_one_home() -> None:
    """GREEN-133, GREEN-AMB-15"""
    table = placing(player(idle=1, hunters={"markland": 2}))
    assert {"fetch 1 hunter", "fetch markland hunter"} <= set(allowed(table))
    play(table, "fetch 2 hunter")
    assert (shown(table, TUNIT)["elders"][1], shown(table, TUNIT)["idle"]) == (0, 2)
    assert refused(table, "fetch 1 hunter") == "GREEN-133"
    assert refused(placing(player(idle=2)), "fetch 1 hunter") == "GREEN-133"


def test_what_carries_him_carries_nothing_else() -> None:
    """GREEN-133, GREEN-135, GREEN-AMB-15"""
    table = placing(player(idle=1, hunters={"markland": 2}))
    play(table, "fetch markland hunter")
    assert refused(table, "send vinland") == "GREEN-123"
    table = placing(player(idle=0, elders=[1, 0, 0, 0, 0, 0], hunters={"markland": 1}))
    assert refused(table, "fetch markland hunter") == "GREEN-AMB-15"


def test_a_husband_comes_home_freely_only_within_the_shared_home() -> None:
    """GREEN-133, GREEN-AMB-15"""
    table = placing(player(idle=0, elders=NO_MARINER, wives="kirima birgitta"))
    assert "fetch kirima hunter" in allowed(table)
    assert refused(table, "fetch birgitta hunter") == "GREEN-AMB-15"
    table = placing(player(idle=0, elders=NO_MARINER, wives="birgitta", cards="wild-dogs"))
    play(table, "fetch birgitta hunter")
    assert refused(table, "send capelin") == "GREEN-118"


def test_all_colonists_can_be_evacuated_or_none() -> None:
    """GREEN-134, GREEN-135, GREEN-EX-53, GREEN-AMB-16"""
    one = placing(player(hunters={"markland": 6}))
    assert refused(one, "evacuate") == "GREEN-134"
    table = placing(player(hunters={"markland": 6}, elders=[1, 1, 1, 1, 1, 2]))
    play(table, "evacuate")
    assert asked(table) == "evacuees tunit"
    assert refused(table, "send vinland") == "GREEN-AMB-16"
    assert refused(table, "send meeka") == "GREEN-AMB-16"
    play(table, "send walrus", "take 4", "send polar-cod", "take 2")
    assert asked(table) == "place tunit"
    assert (on(table, TUNIT, "walrus"), on(table, TUNIT, "markland")) == (4, 0)
    assert refused(table, "send capelin") == "GREEN-118"


def test_a_closed_markland_holds_its_colonists() -> None:
    """GREEN-107, GREEN-AMB-16"""
    table = placing(player(idle=0, hunters={"markland": 2}), closed=["markland"])
    assert refused(table, "evacuate") == "GREEN-107"
    assert refused(table, "fetch markland hunter") == "GREEN-107"


# --- raids and defence ---


def test_a_raid_needs_a_war_chief() -> None:
    """GREEN-136, GREEN-250"""
    table = placing(player(elders=NO_CHIEF))
    assert refused(table, "send kirima") == "GREEN-136"
    assert "send kirima" in allowed(placing())


def test_northerners_raid_one_another_without_transport() -> None:
    """GREEN-137, GREEN-EX-41"""
    table = placing(player(), player(elders=NO_MARINER), first="thule")
    assert "send meeka" in allowed(table)
    assert refused(table, "send birgitta") == "GREEN-137"


def test_some_cards_cannot_be_raided_and_tools_and_imports_hold_no_cubes() -> None:
    """GREEN-138, GREEN-251, GREEN-AMB-17"""
    table = placing(
        player(cards="psalter bearded-seal"),
        player(cards="wild-dogs hooded-seal crossbow norse-pony musk-oxen"),
        north="markland walrus",
        south="vinland capelin",
    )  # fmt: skip
    for card in ("wild-dogs", "hooded-seal", "crossbow"):
        assert refused(table, f"send {card}") == "GREEN-138"
    for card in ("psalter", "bearded-seal"):
        assert refused(table, f"send {card}") == "GREEN-251"
    assert {"send norse-pony", "send musk-oxen"} <= set(allowed(table))


def test_own_daughters_and_animals_can_be_defended() -> None:
    """GREEN-139"""
    table = placing(player(cards="wild-dogs"), north="markland walrus")
    play(table, "send meeka", "take 2", "send wild-dogs", "take 1")
    assert (on(table, TUNIT, "meeka"), on(table, TUNIT, "wild-dogs")) == (2, 1)


def test_raiders_come_from_the_idle_only() -> None:
    """GREEN-251"""
    table = placing(player(idle=0, hunters={"walrus": 3}))
    assert refused(table, "send kirima") == "GREEN-114"


# --- navigation ---


def navigating(*players: dict[str, Plain], **fields: Plain) -> Greenland:
    """Build a table after all have placed."""
    return position(*players, phase="navigation", **fields)


def test_navigation_moves_three_to_cards_with_own_hunters_or_to_the_defence() -> None:
    """GREEN-140, GREEN-141, GREEN-142, GREEN-EX-13"""
    table = navigating(
        player(),
        player(cards="sunstone musk-oxen", hunters={"walrus": 2, "capelin": 1}, elders=NO_MARINER),
        player(hunters={"musk-oxen": 1}), north="markland walrus narwhal",
    )  # fmt: skip
    assert asked(table) == "navigate thule"
    play(table, "lift walrus hunter")
    assert "send musk-oxen" in allowed(table)
    assert refused(table, "send narwhal") == "GREEN-141"
    play(table, "send musk-oxen", "lift capelin hunter", "send musk-oxen")
    assert on(table, THULE, "musk-oxen") == 2
    play(table, "lift walrus hunter", "send kirima")
    assert asked(table) != "navigate thule"


def test_never_to_the_new_world_nor_to_the_elders() -> None:
    """GREEN-141, GREEN-248, GREEN-EX-54, GREEN-AMB-18"""
    table = navigating(
        player(cards="sun-compass", energy=0, hunters={"markland": 2, "walrus": 1, "narwhal": 1})
    )
    assert refused(table, "lift markland hunter") == "GREEN-248"
    play(table, "lift walrus hunter")
    assert refused(table, "send markland") == "GREEN-141"
    assert {"send narwhal", "send meeka"} <= set(allowed(table))


def test_two_navigation_cards_move_six_and_the_closed_sea_stays_closed() -> None:
    """GREEN-105, GREEN-AMB-18"""
    table = navigating(
        player(cards="sun-compass sunstone", hunters={"walrus": 1, "polar-cod": 1}), closed=["sea"]
    )
    assert table.dump()["pending"][-1]["left"] == 6
    play(table, "lift polar-cod hunter")
    assert refused(table, "send walrus") == "GREEN-105"


def test_the_leader_is_an_ordinary_cube_when_placed() -> None:
    """GREEN-143"""
    table = placing(player(idle=1))
    play(table, "send polar-cod")
    assert allowed(table) == ["lead 1"]
    assert refused(table, "take 1") == "GREEN-114"
    assert (
        refused(
            play(placing(player(**NOBODY | {"idle": 2}, leader="dead")), "send walrus"), "lead 1"
        )
        == "GREEN-143"
    )


def test_whoever_brings_the_sage_home_loses_what_his_hand_held() -> None:
    """GREEN-044, GREEN-133"""
    table = placing(
        player(idle=1, elders=[0, 0, 1, 1, 0, 0], hand="wild-dogs"), north="markland walrus"
    )
    play(table, "fetch 3 hunter")
    assert (shown(table, TUNIT)["hand"], shown(table, TUNIT)["idle"]) == ([], 2)
    table = placing(
        player(idle=1, elders=[0, 0, 1, 1, 0, 0], hand="wild-dogs"), north="markland walrus"
    )
    play(table, "fetch 4 hunter")
    assert shown(table, TUNIT)["hand"] == ["wild-dogs"]


def test_the_sledge_takes_what_would_need_most_mariners() -> None:
    """GREEN-119, GREEN-121: six by sledge, four by a mariner, and one is left for a third card."""
    fields: Plain = {"idle": 15, "cards": "pony", "elders": [0, 0, 0, 0, 0, 2]}
    table = placing(player(), player(), player(**fields), first="norse")
    play(table, "send walrus", "take 4", "send narwhal", "take 6", "send polar-cod")
    assert allowed(table, "take")[-1] == "take 4"


def test_no_sledge_frees_the_mariner_of_the_new_world() -> None:
    """GREEN-121..123"""
    fields: Plain = {"idle": 12, "cards": "pony", "elders": [0, 0, 0, 0, 0, 1]}
    table = placing(player(), player(), player(**fields), first="norse")
    play(table, "send markland", "take 4")
    assert refused(table, "send vinland") == "GREEN-123"
    play(table, "send walrus", "take 7")
    assert (on(table, NORSE, "markland"), on(table, NORSE, "walrus")) == (4, 7)
