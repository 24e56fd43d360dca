"""Part I: what each action of the elders costs, how often it is done, and what it leaves behind."""

from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import (
    THULE,
    TUNIT,
    Plain,
    allowed,
    asked,
    dice,
    discs,
    play,
    player,
    refused,
    shown,
)
from tests.greenland.test_elders import acting, only


def test_a_monotheist_without_elders_is_not_asked() -> None:
    """GREEN-226: he has been baptised already."""
    table = acting(player(monotheist=True, elders=only()), player(), pagans=["thule", "norse"])
    play(table, "done")
    assert asked(table) != "elders tunit"
    play(table, *["done"] * (asked(table) == "elders norse"))
    assert asked(table) != "elders tunit"


def test_who_has_been_converted_is_not_preached_to() -> None:
    """GREEN-222"""
    table = acting(
        player(monotheist=True, elders=only(r2=1, r3=1), envoys={"thule": 1}),
        player(monotheist=True),
        player(),
        pagans=["norse"],
    )
    play(table, *["done"] * (asked(table) == "elders norse"))
    assert allowed(table, "preach") == []
    assert refused(table, "preach thule") == "GREEN-222"


def test_a_shaman_who_is_banished_takes_his_deed_along() -> None:
    """GREEN-213, GREEN-208: the other one may still act."""
    table = acting(player(elders=only(r1=1, r2=2), energy=3))
    play(table, "banish 2")
    assert "banish 1" in allowed(table)
    play(table, "banish 1")
    assert allowed(table, "banish") == []


def test_a_domesticated_card_leaves_the_hand() -> None:
    """GREEN-211"""
    table = acting(player(hand="wild-dogs", elders=only(r2=1, r3=1), energy=1))
    play(table, "domesticate wild-dogs")
    assert shown(table, TUNIT)["hand"] == []


def test_a_shaman_makes_martyrs_once_and_may_still_domesticate() -> None:
    """GREEN-208, GREEN-213, GREEN-214"""
    table = acting(
        player(hand="wild-dogs", elders=only(r2=1, r3=1), energy=3),
        player(monotheist=True, envoys={"tunit": 1}, wives="meeka"),
        pagans=["tunit", "norse"],
    )
    play(table, "martyr", chance=dice("5"))
    assert allowed(table, "martyr") == []
    assert "domesticate wild-dogs" in allowed(table)


def test_every_one_kills_and_one_payment_is_enough() -> None:
    """GREEN-214"""
    table = acting(
        player(elders=only(r2=1, r3=2), energy=3),
        player(monotheist=True, envoys={"tunit": 1}, wives="meeka"),
        pagans=["tunit", "norse"],
    )
    play(table, "martyr", chance=dice("1 1"))
    play(table, "kill meeka")
    assert (shown(table, THULE)["wives"], shown(table, THULE)["envoys"]) == ([], {})
    assert discs(table, TUNIT)[0] == 2


def test_burning_costs_an_energy_each_time_and_a_bishop_burns_once() -> None:
    """GREEN-208, GREEN-217"""
    table = acting(
        player(monotheist=True, elders=only(r1=1, r2=1, r3=1), energy=3),
        player(monotheist=True, envoys={"tunit": 1}),
        player(monotheist=True),
        pagans=[],
    )
    own, stranger = table, table.copy()
    play(own, "burn-elder 1")
    assert (shown(own, TUNIT)["elders"], discs(own, TUNIT)[0]) == (only(r2=1, r3=1), 2)
    assert allowed(own, "burn-elder") == allowed(own, "burn") == []
    play(stranger, "burn thule")
    assert discs(stranger, TUNIT)[0] == 2
    assert allowed(stranger, "burn-elder") == []


def test_an_emissary_needs_an_energy_and_preaches_in_the_next_round() -> None:
    """GREEN-221, GREEN-222, GREEN-AMB-40"""
    bishop = {"monotheist": True, "elders": only(r2=1, r3=1, r5=1)}
    poor = acting(player(**bishop, energy=0), player(), player(), pagans=["thule", "norse"])
    rich = acting(player(**bishop, energy=3), player(), player(), pagans=["thule", "norse"])
    for table in (poor, rich):
        while asked(table) != "elders tunit":
            play(table, "done")
    assert allowed(poor, "emissary") == []
    play(rich, "emissary thule")
    assert allowed(rich, "preach") == []
    assert refused(rich, "preach thule") == "GREEN-222"


def test_the_leader_goes_abroad_when_no_other_acolyte_is_left() -> None:
    """GREEN-253"""
    table = acting(
        player(monotheist=True, elders=only(r5=2), leader="rank-5", energy=3),
        player(),
        player(),
        pagans=["thule", "norse"],
    )
    while asked(table) != "elders tunit":
        play(table, "done")
    play(table, "emissary norse")
    assert shown(table, TUNIT)["leader"] == "rank-5"
    play(table, "emissary thule")
    assert shown(table, TUNIT)["leader"] == "envoy-thule"


def preacher(**fields: Plain) -> Greenland:
    """Build a table at which a bishop may preach to the Thule."""
    table = acting(
        player(monotheist=True, envoys={"thule": 1}, **fields),
        player(elders=only(r6=2)),
        player(),
        pagans=["thule", "norse"],
    )
    while asked(table) != "elders tunit":
        play(table, "done")
    return table


def test_a_bishop_preaches_once_with_a_die_for_every_card_of_the_hand() -> None:
    """GREEN-208, GREEN-222, GREEN-224"""
    table = preacher(elders=only(r2=1, r3=2), energy=3)
    play(table, "preach thule", chance=dice("6 5"))
    assert not shown(table, THULE)["monotheist"]
    assert allowed(table, "preach") == []
    lucky = preacher(elders=only(r2=1, r3=2), energy=3)
    play(lucky, "preach thule", chance=dice("6 1"))
    assert shown(lucky, THULE)["monotheist"]


def test_without_a_hand_nobody_preaches() -> None:
    """GREEN-222, GREEN-AMB-37"""
    assert allowed(preacher(elders=only(r2=1), energy=3), "preach") == []


def test_a_toolmaker_makes_one_tool_from_what_he_has() -> None:
    """GREEN-208, GREEN-219, GREEN-220"""
    maker = {"elders": only(r2=1, r3=1), "cards": "psalter", "hand": "peary-caribou bearded-seal"}
    table = acting(player(**maker, energy=1, iron=2, ivory=2), player())
    for paid, left in (("iron", (2, 1)), ("ivory", (1, 2))):
        made = table.copy()
        play(made, f"make peary-caribou {paid}")
        assert shown(made, TUNIT)["hand"] == ["bearded-seal"]
        assert discs(made, TUNIT)[1:] == left
        assert allowed(made, "make") == []
    bare = acting(player(**maker, energy=1, iron=0, ivory=0), player())
    assert allowed(bare, "make") == []


def test_in_the_common_game_any_disc_pays() -> None:
    """GREEN-246"""
    table = acting(player(elders=only(r1=1, r2=1), energy=1, ivory=1, iron=1), mode="together")
    play(table, "banish 1", "pay ivory")
    assert discs(table, TUNIT) == (1, 0, 1)
