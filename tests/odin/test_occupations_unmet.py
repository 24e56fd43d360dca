"""Occupations whose condition is not met: nothing is asked, given or taken."""
# ruff: noqa: E501 - tables read best with one card a line

from typing import Any

import pytest

from tests.odin.build import allowed, counted, goods, luck, play, player, space, weapons
from tests.odin.cards import has, playing, with_card

KNARR = {"knarrs": 1}
LONG = {"longships": [1]}

ANYTIME: list[tuple[str, str, str]] = [
    ("arms_dealer", "", "bow"),
    ("bean_farmer", "beans", ""),
    ("farm_shop_owner", "peas", ""),
    ("farmer", "sheep", ""),
    ("linen_weaver", "2 flax", ""),
    ("linseed_oil_presser", "flax", ""),
    ("master_mason", "stone", ""),
    ("master_tailor", "hide wool", ""),
    ("pirate", "wood 5 silver", ""),
    ("plower", "sheep", ""),
    ("rune_engraver", "stone", ""),
    ("tanner", "stockfish", ""),
    ("tradesman", "silver", ""),
    ("treasurer", "chest 2 silver", ""),
]


@pytest.mark.parametrize(("card", "given", "arms"), ANYTIME, ids=[row[0] for row in ANYTIME])
def test_a_card_cannot_be_used_without_its_price(card: str, given: str, arms: str) -> None:
    """ODIN-263"""
    assert f"use {card}" not in allowed(with_card(card, seat=player(given, arms)))


PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("cowherd", {"goods": "grain silver"}),
    ("dragonslayer", {"weapons": "2 snare spear"}),
    ("earl", {"goods": "2 silver", "round": 3}),
    ("field_farmer", {"goods": "beans"}),
    ("fine_blacksmith", {"goods": "ore"}),
    ("hornblower", {"goods": ""}),
    ("private_chef", {"goods": "3 silver"}),
    ("quartermaster", {"goods": "4 silver", "weapons": "2 sword bow"}),
    ("sail_patcher", {"knarrs": 2}),
    ("shepherd_boy", {"goods": "silver"}),
    ("ship_builder", {"goods": "2 silver"}),
    ("wharf_owner", {"knarrs": 1}),
    ("traveling_merchant", {"goods": "oil peas"}),
    ("longship_builder", {"goods": "10 silver"}),
]


@pytest.mark.parametrize(("card", "given"), PLAYED, ids=[row[0] for row in PLAYED])
def test_a_card_does_nothing_when_it_is_played(card: str, given: dict[str, Any]) -> None:
    """ODIN-251"""
    table = playing(card, **given)
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, given.get("goods", ""), given.get("weapons", ""))


SPACES: list[tuple[str, dict[str, Any], str, tuple[str, ...], str]] = [
    ("woodcutter", {}, space(9), (), "stockfish"),
    ("cooper", {}, space(9), (), "stockfish"),
    ("codliver_oil_presser", {"goods": "silver"}, space(20), (), "beans 2 silver"),
    ("meat_buyer", {}, space(9), (), "stockfish"),
    ("helmsman", {}, space(20), (), "beans silver"),
    ("master_bricklayer", {"goods": "stone wood"}, space(5), (), "stone"),
    ("locksmith", {"goods": "silver"}, space(20), (), "beans 2 silver"),
    ("middleman", {"goods": "peas silver"}, space(9), (), "peas silver stockfish"),
    ("ironsmith", {"goods": "ore"}, space(31), ("claim jewelry",), "jewelry"),
    ("etiquette_teacher", {}, space(20), (), "beans silver"),
    ("apprentice_craftsman", {}, space(20), (), "beans silver"),
    ("carpenter", {}, space(20), (), "beans silver"),
    ("forest_blacksmith", {}, space(20), (), "beans silver"),
    ("bosporus_traveler", {"goods": "3 silver"}, space(17), (), "cattle milk"),
    ("thing_spokesman", {}, space(20), (), "beans silver"),
    ("armed_fighter", {}, space(25), (), "2 mead 2 silver"),
    ("silk_stitcher", {"goods": "flax 2 silver"}, space(27), (), "linen 2 silver"),
    ("birka_settler", KNARR, space(20), (), "beans silver"),
]


@pytest.mark.parametrize(
    ("card", "given", "where", "answers", "expected"), SPACES, ids=[row[0] for row in SPACES]
)
def test_a_card_is_silent_on_a_space(
    card: str, given: dict[str, Any], where: str, answers: tuple[str, ...], expected: str
) -> None:
    """ODIN-265, ODIN-266"""
    fields = dict(given)
    table = with_card(card, seat=player(fields.pop("goods", ""), **fields))
    play(table, where, *answers)
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, expected)


DICE: list[tuple[str, dict[str, Any], str, str, tuple[str, ...], str, str]] = [
    ("bait_layer", {"goods": ""}, space(11), "8", ("fail",), "wood", "snare"),
    ("deerstalker", {"goods": "wood silver"}, space(8), "1", ("pay 0",), "hide game_meat silver", ""),
    ("snare_specialist", {"goods": "wood"}, space(11), "1", ("pay 0",), "fur", "snare"),
    ("lone_wolf", {"goods": "", **LONG}, space(48), "6", ("claim rune_stone",), "rune_stone", ""),
    ("whale_catcher", {"goods": "", "whaling_boats": [1]}, space(13), "1", (), "oil skin_and_bones whale_meat", ""),
]  # fmt: skip


@pytest.mark.parametrize(
    ("card", "given", "where", "rolled", "answers", "expected", "arms"),
    DICE, ids=[row[0] for row in DICE],
)  # fmt: skip
def test_a_card_is_silent_on_dice(
    card: str, given: dict[str, Any], where: str, rolled: str, answers: tuple[str, ...],
    expected: str, arms: str,
) -> None:  # fmt: skip
    """ODIN-265"""
    fields = dict(given)
    table = with_card(card, seat=player(fields.pop("goods"), **fields))
    chance = luck(("d12" if where == space(13) else "d8", rolled))
    play(table, where, *answers, chance=chance)
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, expected, arms)


PHASES: list[tuple[str, str]] = [
    ("slowpoke", ""),
    ("spice_merchant", "oil"),
    ("meat_merchant", "salt_meat"),
    ("steward", ""),
    ("village_leader", "robe"),
    ("taster", "silk"),
    ("sympathetic_soul", "belt helmet"),
    ("helper_in_time_of_need", ""),
]


@pytest.mark.parametrize(("card", "given"), PHASES, ids=[row[0] for row in PHASES])
def test_a_card_is_silent_in_the_phases(card: str, given: str) -> None:
    """ODIN-265: from round 2 to 3, which brings no harvest"""
    table = with_card(card, seat=player(given), round=2)
    while table.round == 2:
        assert table.asking() in ("place", "ready", "feast")
        play(table, "pass" if table.asking() == "place" else "done")
    assert goods(table) == counted(given)
    assert sum(weapons(table).values()) == 1
