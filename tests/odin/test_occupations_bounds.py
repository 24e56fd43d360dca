"""Occupations at the very bounds of their numbers: one more or one fewer would be another card."""

import pytest

from skali.core.message import Refusal
from skali.games.odin.rules.components import SPACE_TABLES
from tests.odin.build import allowed, finish_round, goods, luck, of, play, player, space
from tests.odin.cards import has, playing, with_card

YES = "option 1"


@pytest.mark.parametrize(("sheep", "wool"), [(2, 0), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_sheep_shearer_at_every_bound(sheep: int, wool: int) -> None:
    table = playing("sheep_shearer", goods=f"{sheep} sheep")
    assert goods(table).get("wool", 0) == wool


def test_herb_gardener_needs_the_second_house() -> None:
    table = with_card("herb_gardener", seat=player("2 wood"), stone_houses={"1": {"owner": 0}})
    assert of("use", table) == []


def test_herb_gardener_is_not_used_again_in_the_next_round() -> None:
    houses = {"1": {"owner": 0}, "2": {"owner": 0}}
    table = with_card("herb_gardener", seat=player("6 wood"), stone_houses=houses)
    play(table, "use herb_gardener", YES)
    finish_round(table)
    assert goods(table)["wood"] >= 2
    assert table.why_not("use herb_gardener", 0) == Refusal("ODIN-263")


def test_farm_shop_owner_upgrades_only_orange_goods() -> None:
    table = with_card("farm_shop_owner", seat=player("silver stockfish beans"))
    play(table, "use farm_shop_owner")
    assert {text.split()[1] for text in allowed(table) if text.startswith("upgrade")} == {"beans"}


def test_archer_takes_one_off_a_roll() -> None:
    table = with_card("archer", seat=player("wood"))
    play(table, space(8), "pay 0", chance=luck(("d8", "2")))
    has(table, "hide game_meat")


def test_fur_merchant_takes_game_meat() -> None:
    table = with_card("fur_merchant", seat=player("game_meat"))
    play(table, space(35), "mine 1 1", YES)
    has(table, "wood fur")


def test_lone_wolf_spends_a_single_weapon() -> None:
    table = with_card("lone_wolf", seat=player("", "2 sword", longships=[1]))
    play(table, space(48), chance=luck(("d8", "4")))
    play(table, "claim rune_stone")
    has(table, "rune_stone")


def test_flax_baker_is_asked_right_after_the_harvest_and_at_no_other_time() -> None:
    after_harvest = with_card("flax_baker", seat=player("flax"), round=1)
    finish_round(after_harvest)
    assert (after_harvest.round, after_harvest.asking()) == (2, "order")
    without = with_card("flax_baker", seat=player("flax"), round=2)
    finish_round(without)
    assert (without.round, without.asking()) == (3, "place")


@pytest.mark.parametrize(("grain", "silver"), [(0, 0), (1, 1), (2, 2)])
def test_miller_at_every_bound(grain: int, silver: int) -> None:
    given = f"{grain} grain" if grain else ""
    table = finish_round(with_card("miller", seat=player(given), round=2))
    assert goods(table).get("silver", 0) == silver


def standing(count: int, **where: object) -> dict[str, dict[str, int]]:
    """Let the first player stand on so many spaces of a band or a column."""
    keys = [
        space_.text("key")
        for space_ in SPACE_TABLES
        if all(space_.data[key] == value for key, value in where.items())
    ]
    return {key: {"colour": 0} for key in keys[:count]}


@pytest.mark.parametrize(("spaces", "flax"), [(3, {}), (4, {"flax": 1})])
def test_flax_farmer_needs_more_than_six_vikings(spaces: int, flax: dict[str, int]) -> None:
    men = standing(spaces, column=2)
    table = with_card("flax_farmer", seat=player(thing=0), round=4, spaces=men)
    assert goods(finish_round(table)) == flax


@pytest.mark.parametrize(("spaces", "oil"), [(1, {}), (2, {})])
def test_craft_leader_needs_more_than_four_vikings(spaces: int, oil: dict[str, int]) -> None:
    men = standing(spaces, band="crafting", column=2)
    assert len(men) == spaces
    table = with_card("craft_leader", seat=player("", thing=0), round=2, spaces=men)
    assert goods(finish_round(table)) == oil


def test_trident_hunter_pays_no_more_than_two_with_a_spear() -> None:
    """ODIN-230: a 4 less the ore of the boat is 3"""
    table = with_card("trident_hunter", seat=player("wood", "spear", whaling_boats=[1]))
    play(table, space(13), chance=luck(("d12", "4")))
    play(table, "pay 1")
    has(table, "oil skin_and_bones whale_meat")


def test_slowpoke_is_asked_when_the_bonuses_are_paid() -> None:
    """ODIN-266: the mead of the home board has come"""
    below = [(row, column) for row in (8, 9, 10, 11) for column in (0, 1, 2)]
    ring = " ".join(f"silver {row}.{column}" for row, column in below if (row, column) != (9, 1))
    table = with_card("slowpoke", seat=player("silver", home=ring))
    while table.asking() != "order":
        play(table, "pass" if table.asking() == "place" else "done")
    assert goods(table)["mead"] == 1


def test_ship_architect_needs_three_wood() -> None:
    table = with_card("ship_architect", seat=player("2 wood wool"))
    assert of("use", table) == []
    table = with_card("ship_architect", seat=player("3 wood linen"))
    play(table, "use ship_architect")
    has(table, "")


@pytest.mark.parametrize(("left", "taken", "asked"), [(1, 1, True), (2, 2, False)])
def test_laborer_is_asked_for_exactly_two_silver(left: int, taken: int, asked: bool) -> None:  # noqa: FBT001
    """ODIN-190: one 2-silver item of a mountain strip, or two of them"""
    table = with_card("laborer", seat=player(), strips={"left": {"1": left}, "pile": []})
    play(table, space(34), f"mine 1 {taken}")
    assert (table.asking() == "order") == asked
    assert goods(table) == {"silver": 2 * taken}


def test_punchcutter_is_paid_two_silver_for_an_item_of_two() -> None:
    """ODIN-128: two strips lose such an item, one loses a wood"""
    strips = {"left": {"1": 2, "2": 1, "3": 7}, "pile": []}
    table = with_card("punchcutter", seat=player(), round=2, strips=strips)
    assert goods(finish_round(table)) == {"silver": 2 * 2}


def test_pea_flour_baker_lays_no_third_pea_lengthwise() -> None:
    table = with_card("pea_flour_baker", seat=player("3 peas 2 mead"), round=3)
    while table.asking() != "feast":
        play(table, "pass" if table.asking() == "place" else "done")
    play(table, "serve peas long 1", "serve peas long 4")
    assert not any(text.startswith("peas long") for text in of("serve", table))
    assert any(text.startswith("peas cross") for text in of("serve", table))
