"""Part R: raids, strength, damage, healing."""

import pytest

from skali.games.karvi.rules.components import RAID_TABLES
from tests.karvi.build import (
    acting,
    allowed,
    asked,
    crew,
    goods,
    line,
    of,
    play,
    player,
    points,
    position,
    refused,
    rule,
    seat,
    using,
)


def test_a_raid() -> None:
    """KARVI-126, KARVI-127, KARVI-130..133, KARVI-EX-23"""
    own = player(warriors="6 5 1 1i", beside="r3c")
    table = acting("raid", own)
    play(table, "raid 3", "hurt injured-1", "hurt healthy-1", "hurt injured-1")
    assert (crew(table), line(table, "valhalla"), line(table, "raids")) == ("5 6", 2, 8)
    assert (goods(table), asked(table)) == ((0, 0, 2), "draw")
    assert seat(table)["laid"] == []
    play(table, "draw helmet")
    assert (seat(table)["laid"], points(table)) == (["r3c"], 10)


def test_the_strength_must_reach() -> None:
    """KARVI-126, KARVI-AMB-27"""
    table = acting("raid", player(warriors="6 5", beside="r1a r3c r4a"))
    assert of("raid", table) == ["1"]
    refusal = refused(table, "raid 3")
    assert (refusal.rule, refusal.values) == ("KARVI-AMB-27", {"need": 12, "strength": 11})
    assert rule(table, "raid 2") == "KARVI-126"
    play(table, "done")
    assert asked(table) == "turn"


def test_in_any_order() -> None:
    """KARVI-128: the strongest first."""
    table = acting("raid", player(warriors="6 6 6 6", beside="r1a r6a"))
    play(table, "raid 6", "hurt healthy-6", "hurt healthy-6", "hurt healthy-6")
    assert seat(table)["laid"] == ["r6a"]


def test_a_raid_frees_a_tower() -> None:
    """KARVI-129"""
    table = acting("raid", player(warriors="4", beside="r1b", laid="r2a"))
    play(table, "raid 1")
    assert seat(table)["supply"]["tower"] == 2
    assert seat(table)["buildings_on_tracks"]["tower"] == [4]


def test_strength_counts_the_injured() -> None:
    """KARVI-130, KARVI-179, KARVI-EX-22"""
    assert int(position(player(warriors="2 1i 2")).strength[0]) == 5


def test_damage_is_the_owners_choice() -> None:
    """KARVI-131, KARVI-AMB-26: but none may be left out."""
    table = acting("raid", player(warriors="3 4i", beside="r2a"))
    play(table, "raid 2")
    assert (asked(table), allowed(table)) == ("damage", ["hurt healthy-3", "hurt injured-4"])
    assert rule(table, "done") == "KARVI-131"
    play(table, "hurt healthy-3", "hurt injured-3")
    assert (crew(table), line(table, "valhalla")) == ("4i", 3)


def test_damage_without_warriors_is_lost() -> None:
    """KARVI-134"""
    table = acting("raid", player(warriors="6 6i", beside="r3c"))
    play(table, "raid 3", "hurt injured-6")
    assert (crew(table), line(table, "valhalla")) == ("", 12)


def test_healing() -> None:
    """KARVI-135: up to so many."""
    table = using("card-2-lower", player(warriors="2i 3i 4i", dice="s1/5 s6/5"))
    play(table, "heal 4", "heal 2")
    assert (crew(table), asked(table)) == ("2 4 3i", "turn")
    less = using("card-2-lower", player(warriors="2i 3i", dice="s1/5 s6/5"))
    play(less, "heal 2", "done")
    assert crew(less) == "2 3i"
    assert rule(using("card-2-lower", player(warriors="2i")), "heal 3") == "KARVI-178"


@pytest.mark.parametrize("number", range(len(RAID_TABLES)))
def test_every_raid_tile(number: int) -> None:
    """KARVI-126, KARVI-127: need, damage, points and bonus of each."""
    tile = RAID_TABLES[number]
    need, damage = tile.integer("strength"), tile.integer("damage")
    full, rest = divmod(need, 6)
    warriors = " ".join(["6"] * full + ([str(rest)] if rest else []))
    table = acting("raid", player(warriors=warriors, beside=tile.text("key"), dice="s1/0 s6/0"))
    before = int(table.strength[0])
    play(table, f"raid {number // 4 + 1}")
    while asked(table) == "damage":
        play(table, allowed(table)[0])
    turned = sum(word.endswith("i") for word in crew(table).split())
    died = len(warriors.split()) - len(crew(table).split())
    assert turned + 2 * died == damage
    assert line(table, "raids") == tile.integer("points")
    assert before - int(table.strength[0]) == line(table, "valhalla")
    drawn = 0
    while asked(table) != "turn":
        drawn += asked(table) == "draw"
        play(table, allowed(table)[-1])
    steps = tile.value("boxes", list)[0]
    fur, silver, gold = goods(table)
    assert fur + silver == sum(
        step.get("fur", 0) + step.get("silver", 0) + (step["n"] if step["do"] == "gain_any" else 0)
        for step in steps
    )
    assert gold == sum(step.get("gold", 0) for step in steps)
    assert drawn == sum(step["n"] for step in steps if step["do"] == "draw")
    assert seat(table)["provisions"] == sum(s["n"] for s in steps if s["do"] == "provisions")
    weak = acting("raid", player(warriors=warriors, beside="r1a", ship="hov"))
    assert weak.why_not("raid 6") is not None
