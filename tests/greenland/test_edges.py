"""Rules at their edges: what just still works, and what does not any more."""

from tests.greenland.build import (
    NORSE,
    THULE,
    TUNIT,
    allowed,
    asked,
    dice,
    discs,
    fights,
    hunt,
    livestock,
    on,
    placing,
    play,
    player,
    refused,
    shown,
    talks,
)

NO_ELDERS = [0] * 6
ONE_CHIEF = [1, 0, 0, 0, 0, 0]


def test_who_waives_haste_rolls_when_it_is_his_turn() -> None:
    """GREEN-023"""
    table = hunt(player(hunters={"polar-cod": 3}), player(hunters={"polar-cod": 1}))
    assert asked(table) == "haste tunit"
    play(table, "hold", chance=dice("6 1 6 6"))
    assert (shown(table, THULE)["idle"], shown(table, TUNIT)["idle"]) == (7, 10)


def test_haste_at_hunts_is_none_at_raids() -> None:
    """GREEN-023: goggles put their owner first on land, but not where an animal is raided."""
    table = hunt(
        player(hunters={"musk-oxen": 2}, cards="peary-caribou", elders=NO_ELDERS),
        player(hunters={"musk-oxen": 1}, elders=NO_ELDERS),
        player(cards="musk-oxen"),
        north="markland walrus", chance=dice("6 6 6"),
    )  # fmt: skip
    assert not asked(table).startswith("haste")


def test_a_single_elder_pays_for_the_bog() -> None:
    """GREEN-191"""
    table = hunt(
        player(hunters={"bog-iron": 1}, elders=ONE_CHIEF, energy=0, iron=0), chance=dice("1")
    )
    assert asked(table) == "bog tunit"
    play(table, "bury 1")
    assert discs(table, TUNIT) == (0, 1, 1)


def test_elders_alone_pay_for_hay() -> None:
    """GREEN-204"""
    table = livestock(
        player(), player(), player(cards="cattle", energy=0, elders=[1, 1, 0, 0, 0, 0])
    )
    play(table, "bury 1", "bury 2")
    assert (shown(table, NORSE)["cards"], shown(table, NORSE)["elders"]) == (["cattle"], NO_ELDERS)


def test_a_husband_does_not_raid_his_own_wife() -> None:
    """GREEN-156"""
    table = placing(player(), player(wives="birgitta"), first="thule")
    assert refused(table, "send birgitta") == "GREEN-156"
    assert "send meeka" in allowed(table)


def test_colonists_stay_after_their_hunt_and_hunters_do_not() -> None:
    """GREEN-176, GREEN-177, GREEN-194"""
    for roll in ("1 1", "4 4"):
        table = hunt(player(hunters={"vinland": 2}, iron=0, elders=NO_ELDERS), chance=dice(roll))
        assert on(table, TUNIT, "vinland") >= 2, roll
    table = hunt(player(hunters={"capelin": 2}, elders=NO_ELDERS), chance=dice("1 1"))
    assert on(table, TUNIT, "capelin") == 0


def test_who_leaves_and_who_marries_share_a_boat() -> None:
    """GREEN-152, GREEN-NEG-04, GREEN-NEG-10: four and a groom are too many for one mariner."""
    here = {"capelin": 5}
    one_boat = [1, 1, 1, 1, 1, 1]
    table = talks(player(hunters=here, elders=one_boat), player(), player(hunters={"capelin": 1}))
    play(table, "deal norse", "marry birgitta capelin hunter", "leave capelin", "take 3")
    assert "propose" in allowed(table)
    table = talks(player(hunters=here, elders=one_boat), player(), player(hunters={"capelin": 1}))
    play(table, "deal norse", "marry birgitta capelin hunter", "leave capelin", "take 4")
    assert refused(table, "propose") == "GREEN-NEG-04"


def test_a_deal_whose_discs_are_gone_can_only_be_refused() -> None:
    """GREEN-NEG-06"""
    offer = {
        "from": "tunit", "to": "thule", "leaves": [],
        "gives": [{"from": "tunit", "to": "thule", "energy": 4}],
    }  # fmt: skip
    pending = [{"ask": "answer", "seat": 1, "culture": "thule"}]
    here = {"walrus": 1}
    for energy, answers in ((4, ["accept", "refuse", "counter"]), (3, ["refuse", "counter"])):
        table = talks(
            player(hunters=here, energy=energy), player(hunters=here), offer=offer, pending=pending,
        )  # fmt: skip
        assert allowed(table) == answers


def test_without_a_card_of_iron_value_nothing_is_asked() -> None:
    """GREEN-170"""
    there = {"walrus": 3}
    for cards, question in (("crossbow", "save thule"), ("", "")):
        table = fights(player(hunters=there, iron=3), player(hunters=there, iron=0, cards=cards))
        play(table, "attack", chance=dice("1 6 6"))
        assert (asked(table) == "save thule") == bool(question)
