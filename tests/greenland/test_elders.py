"""Parts A5 and I: what elders do, for both faiths."""

import pytest

from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import (
    NORSE,
    THULE,
    TUNIT,
    Plain,
    allowed,
    asked,
    dice,
    discs,
    elders,
    play,
    player,
    refused,
    shown,
)

NORTH = "markland walrus"


def only(**ranks: int) -> list[int]:
    """Write elders by rank: `only(r2=1)`."""
    return [ranks.get(f"r{rank}", 0) for rank in range(1, 7)]


def acting(*players: dict[str, Plain], **fields: Plain) -> Greenland:
    """Build a table at which elders act, with few cards in the north."""
    return elders(*players, **{"north": NORTH} | fields)


def test_those_who_began_as_polytheists_act_first() -> None:
    """GREEN-010, GREEN-024, GREEN-210, GREEN-AMB-03"""
    table = acting(
        player(monotheist=True), player(), player(), pagans=["thule", "norse"], first="tunit"
    )
    assert asked(table) == "elders thule"
    play(table, "done")
    assert asked(table) == "elders norse"
    play(table, "done")
    assert asked(table) == "elders tunit"


def test_monotheists_follow_the_appointed_player() -> None:
    """GREEN-016, GREEN-210"""
    one = player(monotheist=True)
    table = acting(one, one, one, pagans=[], first="norse")
    assert asked(table) == "elders norse"


def test_actions_come_in_any_order_each_once_a_cube() -> None:
    """GREEN-025, GREEN-208, GREEN-AMB-36"""
    table = acting(player(hand="wild-dogs musk-oxen", elders=only(r1=1, r2=1, r3=2)))
    play(table, "banish 1", "domesticate musk-oxen")
    assert refused(table, "banish 3") == "GREEN-208"
    assert refused(table, "domesticate wild-dogs") == "GREEN-208"


def test_domestication_costs_an_energy() -> None:
    """GREEN-211"""
    table = acting(player(hand="wild-dogs", elders=only(r2=1, r3=1), energy=1))
    play(table, "domesticate wild-dogs")
    assert (shown(table, TUNIT)["cards"], discs(table, TUNIT)[0]) == (["wild-dogs"], 0)
    poor = acting(player(hand="wild-dogs", elders=only(r2=1, r3=1), energy=0))
    assert refused(poor, "domesticate wild-dogs") == "GREEN-208"


def test_monotheists_cannot_domesticate() -> None:
    """GREEN-209, GREEN-212, GREEN-254"""
    table = acting(player(hand="wild-dogs", monotheist=True), pagans=[])
    assert refused(table, "domesticate wild-dogs") == "GREEN-212"
    assert refused(table, "banish 1") == "GREEN-213"


def test_two_shamans_act_twice() -> None:
    """GREEN-208"""
    table = acting(player(elders=only(r1=3, r2=2)))
    play(table, "banish 1", "banish 1")
    assert refused(table, "banish 1") == "GREEN-208"


def test_the_last_shaman_banishes_himself_and_is_baptised() -> None:
    """GREEN-213, GREEN-226, GREEN-EX-34"""
    table = acting(player(elders=only(r2=1), energy=1))
    assert refused(table, "baptise") == "GREEN-226"
    play(table, "banish 2", "baptise")
    assert (shown(table, TUNIT)["monotheist"], discs(table, TUNIT)[0]) == (True, 0)


def test_baptism_is_free_and_foreign_cubes_do_not_prevent_it() -> None:
    """GREEN-226, GREEN-AMB-41"""
    table = acting(
        player(elders=only()),
        player(monotheist=True, envoys={"tunit": 1}),
        pagans=["tunit", "norse"],
    )
    play(table, "baptise")
    assert shown(table, TUNIT)["monotheist"]
    with_envoy = acting(player(elders=only(), envoys={"thule": 1}))
    assert asked(with_envoy) != "elders tunit"


def test_martyrs_a_one_kills_a_stranger_of_choice() -> None:
    """GREEN-214"""
    table = acting(
        player(elders=only(r2=1, r3=2)),
        player(monotheist=True, envoys={"tunit": 1}, wives="meeka"),
        pagans=["tunit", "norse"],
    )  # fmt: skip
    play(table, "martyr", chance=dice("1 5"))
    assert allowed(table) == ["kill meeka", "kill thule"]
    play(table, "kill meeka")
    assert shown(table, THULE)["wives"] == []
    assert discs(table, TUNIT)[0] == 4


def test_without_a_hand_there_are_no_dice() -> None:
    """GREEN-215"""
    table = acting(player(elders=only(r2=1)), player(wives="meeka"))
    assert refused(table, "martyr") == "GREEN-215"


@pytest.mark.parametrize(
    ("seats", "circle"), [(3, ["tunit", "thule", "norse"]), (2, ["tunit", "norse"])]
)
def test_norse_husbands_are_immune_where_three_play(seats: int, circle: list[str]) -> None:
    """GREEN-069, GREEN-216, GREEN-218, GREEN-EX-49, GREEN-AMB-38"""
    players = (
        [player(), player(), player(wives="meeka")]
        if seats == 3
        else [player(), player(wives="meeka")]
    )
    table = acting(*players, seats=seats, circle=circle)
    burning = [dict(each) for each in players]
    burning[0]["monotheist"] = True
    bishop = acting(*burning, seats=seats, circle=circle, pagans=["thule", "norse"])
    while asked(bishop) != "elders tunit":
        play(bishop, "done")
    if seats == 3:
        assert refused(table, "martyr") == "GREEN-214"
        assert refused(bishop, "burn meeka") == "GREEN-218"
    else:
        assert "martyr" in allowed(table)
        play(bishop, "burn meeka")
        assert shown(bishop, NORSE)["wives"] == []


def test_bishops_burn_without_a_roll() -> None:
    """GREEN-217: own elders, the acting one too, husbands and representatives."""
    table = acting(
        player(monotheist=True, elders=only(r2=1)),
        player(monotheist=True, envoys={"tunit": 1}, wives="meeka"), pagans=[],
    )  # fmt: skip
    assert {"burn-elder 2", "burn meeka", "burn thule"} <= set(allowed(table))
    play(table, "burn thule")
    assert shown(table, THULE)["envoys"] == {}
    assert refused(table, "burn meeka") == "GREEN-208"


def test_the_toolmaker_plays_an_invention_for_iron() -> None:
    """GREEN-219, GREEN-EX-35"""
    table = acting(player(hand="peary-caribou", elders=only(r3=1), iron=1, energy=0), player())
    assert "make peary-caribou iron" in allowed(table)
    play(table, "make peary-caribou iron")
    assert (shown(table, TUNIT)["cards"], discs(table, TUNIT)[2]) == (["peary-caribou"], 0)
    assert table.sheet()["trophies"][0] == 2


def test_only_the_tunit_carve_ivory() -> None:
    """GREEN-220"""
    table = acting(player(hand="peary-caribou", iron=0), player(hand="bearded-seal", iron=0))
    assert "make peary-caribou ivory" in allowed(table)
    play(table, "done")
    assert refused(table, "make bearded-seal ivory") == "GREEN-220"


def test_an_acolyte_becomes_missionary_or_representative() -> None:
    """GREEN-221, GREEN-253, GREEN-130, GREEN-AMB-39"""
    table = acting(
        player(monotheist=True, elders=only(r5=2)),
        player(),
        player(monotheist=True),
        pagans=["thule"],
    )
    while asked(table) != "elders tunit":
        play(table, "done")
    play(table, "emissary thule", "emissary norse")
    assert shown(table, TUNIT)["envoys"] == {"thule": 1, "norse": 1}
    assert discs(table, TUNIT)[0] == 3


def test_preaching_needs_a_missionary_who_stood_there_all_round() -> None:
    """GREEN-222, GREEN-AMB-40"""
    fresh = player(monotheist=True, envoys={"thule": 1}, fresh={"thule": 1})
    table = acting(fresh, player(elders=only(r6=1)), player(), pagans=["norse"])
    while asked(table) != "elders tunit":
        play(table, "done")
    assert refused(table, "preach thule") == "GREEN-222"


def test_a_one_converts_for_good_and_ranks_are_kept() -> None:
    """GREEN-222, GREEN-223, GREEN-225"""
    table = acting(
        player(monotheist=True, envoys={"thule": 1}),
        player(elders=only(r6=2)),
        pagans=["thule", "norse"],
    )
    while asked(table) != "elders tunit":
        play(table, "done")
    play(table, "preach thule", chance=dice("1"))
    assert shown(table, THULE)["monotheist"]
    assert shown(table, THULE)["elders"] == only(r6=2)
    assert refused(table, "preach thule") in {"GREEN-208", "GREEN-222"}


def test_one_missionary_serves_several_attempts_one_a_bishop() -> None:
    """GREEN-214, GREEN-224, GREEN-EX-36"""
    table = acting(
        player(elders=only(r2=1, r3=2), idle=1),
        player(monotheist=True, elders=only(r2=3, r3=1), envoys={"tunit": 2}),
        pagans=["tunit", "norse"],
    )  # fmt: skip
    play(table, "martyr", chance=dice("1 2"))
    assert shown(table, THULE)["envoys"] == {"tunit": 1}
    play(table, "done")
    play(table, *["done"] * (asked(table) == "elders norse"))
    assert asked(table) == "elders thule"
    play(table, "preach tunit", "preach tunit", "preach tunit", chance=dice("6 6 1"))
    assert shown(table, TUNIT)["monotheist"]
    assert discs(table, THULE)[0] == 2
