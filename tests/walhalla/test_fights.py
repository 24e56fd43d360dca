"""Part E, fights: who decides, what it costs, and where the beaten go."""

import pytest

from skali.core.message import Refusal
from skali.games.walhalla.rules.flow import Walhalla
from tests.walhalla.build import (
    Plain,
    allowed,
    asgard,
    asked,
    at,
    card,
    hand,
    landing,
    midgard,
    play,
    player,
    points,
    refused,
    walhalla,
)

GUEST = "black-bow", "black . ."


def attack_on_yellow(terrain: str = "wheat", **yellow: Plain) -> Walhalla:
    """Black, a guest of red, stands before a field of yellow's; the other one is his own."""
    return landing(
        *GUEST, player(), player(), player(**yellow), player(),
        tongues=(f"{terrain}/yellow", "wheat/black"),
    )  # fmt: skip


def test_the_defender_is_who_stands_there() -> None:
    """WAL-050, WAL-A-10: the guest attacks, though red is on turn."""
    table = attack_on_yellow()
    assert asked(table) == "land 1"
    assert asked(play(table, "land left")) == "defend 2"


def test_the_active_player_can_be_the_defender() -> None:
    """WAL-050, WAL-DT-09"""
    table = landing(*GUEST, tongues=("wheat/red", "wheat/black"))
    assert asked(play(table, "land left")) == "defend 0"


def test_the_defender_chooses_to_fall_or_to_win() -> None:
    """WAL-051"""
    table = play(attack_on_yellow(), "land left")
    assert allowed(table) == ["fall", "win"]
    for action in ("pass", "land left", "done"):
        assert refused(table, action) == Refusal("WAL-051")


def test_who_falls_goes_to_walhalla_and_the_attacker_stays() -> None:
    """WAL-052"""
    table = play(attack_on_yellow(), "land left", "fall")
    assert walhalla(table) == [1, 1, 2, 1]
    assert asgard(table) == [6, 6, 6, 6]
    assert at(table, 0, 1) == "black"


def test_winning_costs_a_hero() -> None:
    """WAL-053, WAL-A-17: an own one; the beaten attacker enters Walhalla."""
    table = play(attack_on_yellow(walhalla=3), "land left", "win")
    assert walhalla(table) == [1, 2, 2, 1]
    assert asgard(table) == [6, 6, 5, 6]
    assert at(table, 0, 1) == "yellow"


def test_without_a_hero_there_is_no_winning() -> None:
    """WAL-054, WAL-DT-07"""
    table = play(attack_on_yellow(walhalla=0, hand="forest"), "land left")
    assert allowed(table) == ["fall"]
    assert refused(table, "win") == Refusal("WAL-054")
    assert refused(table, "shield") == Refusal("WAL-113", card=card("shield"))


def test_with_neither_hero_nor_card_nobody_is_asked() -> None:
    """WAL-DT-07, WAL-A-19: everybody can see that there is no choice."""
    table = play(attack_on_yellow(walhalla=0), "land left")
    assert not asked(table).startswith("defend")
    assert at(table, 0, 1) == "black"
    assert walhalla(table) == [1, 1, 1, 1]


def test_the_attacker_never_loses_a_hero() -> None:
    """WAL-055: whatever the defender chooses."""
    for answer, after in (("fall", 4), ("win", 5)):
        table = landing(
            *GUEST, player(), player(walhalla=4), player(), player(),
            tongues=("wheat/yellow", "wheat/black"),
        )  # fmt: skip
        play(table, "land left", answer)
        assert walhalla(table)[1] == after


def test_a_conquered_field_has_its_effect_for_the_attacker() -> None:
    """WAL-056, WAL-A-06: the same forest may pay again and again."""
    table = play(attack_on_yellow("forest-3"), "land left", "fall")
    assert points(table) == [0, 3, 0, 0]


def test_a_defended_field_has_no_effect() -> None:
    """WAL-057"""
    for terrain in ("forest-3", "cult"):
        table = play(attack_on_yellow(terrain), "land left", "win")
        assert points(table) == [0, 0, 0, 0]
        assert [hand(table, seat) for seat in range(4)] == [[], [], [], []]


def test_a_defence_with_the_last_hero() -> None:
    """WAL-DT-08"""
    table = play(attack_on_yellow("forest-3"), "land left", "win")
    assert walhalla(table) == [1, 2, 0, 1]
    assert asgard(table) == [6, 6, 7, 6]
    assert at(table, 0, 1) == "yellow"
    assert points(table) == [0, 0, 0, 0]


@pytest.mark.parametrize("walhallas", [1, 13 - 7])
def test_walhalla_has_no_limit(walhallas: int) -> None:
    """WAL-A-14"""
    table = attack_on_yellow(walhalla=walhallas + 6, midgard=0)
    play(table, "land left", "fall")
    assert walhalla(table)[2] == walhallas + 7


# --- the cards of a fight ---


def test_attack_leaves_no_choice() -> None:
    """WAL-068, WAL-A-11: named together with the field, before the defender could answer."""
    table = landing(
        *GUEST, player(), player(hand="attack"), player(walhalla=5), player(),
        tongues=("forest-2/yellow", "wheat/black"),
    )  # fmt: skip
    assert allowed(table) == ["land left", "attack left"]
    play(table, "attack left")
    assert walhalla(table) == [1, 1, 6, 1]
    assert at(table, 0, 1) == "black"
    assert points(table) == [0, 2, 0, 0]
    assert table.dump()["discard"] == {"attack": 1}


def test_attack_needs_the_card_and_is_never_needed() -> None:
    """WAL-068, WAL-113"""
    table = landing(
        *GUEST, player(), player(hand="hunt"), player(), player(),
        tongues=("wheat/yellow", "wheat/black"),
    )  # fmt: skip
    assert allowed(table) == ["land left"]
    assert refused(table, "attack left") == Refusal("WAL-113", card=card("attack"))
    assert asked(play(table, "land left")) == "defend 2"


def test_attack_is_for_an_attack_only() -> None:
    """WAL-114"""
    table = landing(
        "red-bow", "red . .", player(hand="attack"), player(), player(), player(),
        tongues=("wheat", "wheat/yellow"),
    )  # fmt: skip
    assert allowed(table) == ["land left", "land right", "attack right"]
    assert refused(table, "attack left") == Refusal("WAL-114", row=1, tongue="A")


def test_nobody_attacks_himself_with_a_card() -> None:
    """WAL-044"""
    table = landing(
        "red-bow", "red . .", player(hand="attack"), player(), player(), player(),
        tongues=("wheat/red", "wheat/yellow"),
    )  # fmt: skip
    assert refused(table, "attack left") == Refusal("WAL-044", row=1, tongue="A")


def test_a_shield_wins_without_a_price() -> None:
    """WAL-069"""
    table = play(attack_on_yellow(walhalla=2, hand="shield"), "land left")
    assert allowed(table) == ["fall", "win", "shield"]
    play(table, "shield")
    assert walhalla(table) == [1, 2, 2, 1]
    assert asgard(table) == [6, 6, 5, 6]
    assert at(table, 0, 1) == "yellow"
    assert hand(table, 2) == []
    assert table.dump()["discard"] == {"shield": 1}


def test_a_shield_works_with_an_empty_walhalla() -> None:
    """WAL-054, WAL-069, WAL-A-05"""
    table = play(attack_on_yellow(walhalla=0, hand="shield"), "land left")
    assert allowed(table) == ["fall", "shield"]
    play(table, "shield")
    assert walhalla(table) == [1, 2, 0, 1]
    assert at(table, 0, 1) == "yellow"


def test_a_shield_does_not_help_against_an_attack_card() -> None:
    """WAL-070, WAL-EX-11: nobody asks for it, and it stays in hand."""
    table = landing(
        *GUEST, player(), player(hand="attack"), player(hand="shield"), player(),
        tongues=("wheat/yellow", "wheat/black"),
    )  # fmt: skip
    play(table, "attack left")
    assert not asked(table).startswith("defend")
    assert hand(table, 2) == ["shield"]
    assert walhalla(table) == [1, 1, 2, 1]
    assert at(table, 0, 1) == "black"


def test_the_beaten_leave_the_dragon() -> None:
    """WAL-052, WAL-053, WAL-109: no viking is lost on the way."""
    for answer in ("fall", "win"):
        table = play(attack_on_yellow(), "land left", answer)
        fields = [len(bin(int(held)).replace("0b", "").replace("0", "")) for held in table.held]
        for seat in range(4):
            zones = midgard(table)[seat] + asgard(table)[seat] + walhalla(table)[seat]
            assert zones + fields[seat] == 14
