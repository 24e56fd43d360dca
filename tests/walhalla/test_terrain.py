"""Part F: what the terrain gives, at once or at the end of a raid."""

import pytest

from skali.core.chance import Fast
from tests.walhalla.build import (
    allowed,
    asked,
    at,
    ending,
    hand,
    landing,
    line,
    luck,
    play,
    player,
    points,
)

THREE = (player(), player(), player())


def test_a_cult_site_gives_a_card_at_once() -> None:
    """WAL-058"""
    table = landing("red-bow", "red . .", *THREE, tongues=("cult village-1", "wheat village-1"))
    play(table, "land left", chance=luck(cards="shield", dragons="black-bow"))
    assert hand(table) == ["shield"]
    assert sum(table.pile) == 31
    assert points(table) == [0, 0, 0]


@pytest.mark.parametrize("value", [2, 3])
def test_a_forest_scores_what_is_printed_at_once(value: int) -> None:
    """WAL-059"""
    table = landing("red-bow", "red . .", *THREE, tongues=(f"forest-{value}", "wheat"))
    play(table, "land left")
    assert points(table) == [value, 0, 0]


@pytest.mark.parametrize("value", [1, 2])
def test_a_village_waits_for_the_end_of_the_raid(value: int) -> None:
    """WAL-060: then its bonus counts in the majority."""
    table = landing("red-bow", "red . .", *THREE, tongues=(f"village-{value}", "wheat"))
    play(table, "land left")
    assert points(table) == [0, 0, 0]
    assert hand(table) == []
    fields = {"fields": [f"village-{value} red", "wheat black"], "inner": 3, "outer": 8}
    table = ending(*THREE, tongues=(fields,))
    assert line(table, "tongues") == [8, 3, 0]


def test_the_bonus_of_a_village_is_for_who_stands_there_then() -> None:
    """WAL-060: two vikings of black against red on a village of 2."""
    fields = {"fields": ["village-2 red", "wheat black", "wheat black"], "inner": 3, "outer": 8}
    assert line(ending(*THREE, tongues=(fields,)), "tongues") == [8, 3, 0]


def test_wheat_waits_for_the_end_of_the_raid() -> None:
    """WAL-061"""
    table = landing("red-bow", "red . .", *THREE, tongues=("wheat", "village-1"))
    play(table, "land left")
    assert points(table) == [0, 0, 0]
    for raid in (1, 2, 3):
        table = ending(*THREE, raid=raid, tongues=("wheat/red",))
        assert line(table, "wheat") == [raid, 0, 0]


def test_points_of_a_forest_are_kept() -> None:
    """WAL-062"""
    table = landing(
        "black-bow", "black . .", player(points=2), player(), player(),
        tongues=("forest-2/red", "wheat/black"),
    )  # fmt: skip
    play(table, "land left", "fall")
    assert points(table) == [2, 2, 0]
    assert at(table, 0, 1) == "black"


def test_the_conqueror_of_a_cult_site_draws_and_the_other_keeps_his_card() -> None:
    """WAL-DT-17, WAL-A-06"""
    table = landing(
        "black-bow", "black . .", player(hand="wheat"), player(), player(),
        tongues=("cult/red", "wheat/black"),
    )  # fmt: skip
    play(table, "land left", "fall", chance=luck(cards="hunt", dragons="red-bow"))
    assert (hand(table, 0), hand(table, 1)) == (["wheat"], ["hunt"])


# --- the hunt ---


@pytest.mark.parametrize(("value", "scored"), [(2, 4), (3, 6)])
def test_a_hunt_doubles_the_forest(value: int, scored: int) -> None:
    """WAL-067, WAL-EX-10"""
    table = landing(
        "red-bow", "red . .", player(hand="hunt"), player(), player(),
        tongues=(f"forest-{value}", "wheat"),
    )  # fmt: skip
    play(table, "land left")
    assert asked(table) == "hunt 0"
    assert allowed(table) == ["hunt", "pass"]
    play(table, "hunt")
    assert points(table) == [scored, 0, 0]
    assert hand(table) == []
    assert table.dump()["discard"] == {"hunt": 1}


def test_a_hunt_can_be_kept_for_later() -> None:
    """WAL-067"""
    table = landing(
        "red-bow", "red . .", player(hand="hunt"), player(), player(), tongues=("forest-2", "wheat")
    )
    play(table, "land left", "pass")
    assert points(table) == [2, 0, 0]
    assert hand(table) == ["hunt"]


def test_a_hunt_in_a_conquered_forest_comes_after_the_fight() -> None:
    """WAL-067, WAL-A-20: and one hunt is all."""
    table = landing(
        "black-bow", "black . .", player(), player(hand="hunt hunt"), player(),
        tongues=("forest-3/red", "wheat/black"),
    )  # fmt: skip
    play(table, "land left")
    assert asked(table) == "defend 0"
    play(table, "fall")
    assert asked(table) == "hunt 1"
    play(table, "hunt")
    assert points(table) == [0, 6, 0]
    assert hand(table, 1) == ["hunt"]
    assert not asked(table).startswith("hunt")


def test_no_hunt_after_a_lost_attack() -> None:
    """WAL-067, WAL-057"""
    table = landing(
        "black-bow", "black . .", player(), player(hand="hunt"), player(),
        tongues=("forest-3/red", "wheat/black"),
    )  # fmt: skip
    play(table, "land left", "win")
    assert points(table) == [0, 0, 0]
    assert not asked(table).startswith("hunt")


def test_a_hunt_is_for_forests_only() -> None:
    """WAL-067, WAL-113"""
    for terrain in ("village-2", "wheat"):
        table = landing(
            "red-bow", "red . .", player(hand="hunt"), player(), player(), tongues=(terrain, "cult")
        )
        play(table, "land left", chance=Fast(0))
        assert not asked(table).startswith("hunt")


def test_a_guest_hunts_too() -> None:
    """WAL-113: on turn or not."""
    table = landing(
        "black-bow", "black . .", player(), player(hand="hunt"), player(),
        tongues=("forest-2", "wheat"),
    )  # fmt: skip
    assert asked(play(table, "land left")) == "hunt 1"


def test_a_card_just_drawn_can_be_played_at_once() -> None:
    """WAL-066, WAL-A-07: the second viking hunts with what the first one drew."""
    table = landing(
        "red-bow", "red red .", *THREE, tongues=("cult forest-3", "wheat/red wheat/red")
    )
    play(table, "land left", chance=luck(cards="hunt"))
    assert asked(table) == "hunt 0"
    assert "hunt" in allowed(table)
