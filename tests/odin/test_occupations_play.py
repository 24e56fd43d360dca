"""What occupations do when they are played: every one with its effect, tiers met and not met."""

from typing import Any

import pytest

from tests.odin.build import allowed, goods, seen, thing, weapons
from tests.odin.cards import has, playing

YES = "option 1"
RING = (
    (11, 0),
    (11, 1),
    (11, 2),
    (10, 0),
    (10, 1),
    (10, 2),
    (9, 0),
    (9, 2),
    (8, 0),
    (8, 1),
    (8, 2),
)
"""Around the mead of the home board, with all that lies below it."""
HOUSE = {"1": {"owner": 0}}
SHIPS = {"whaling_boats": [1], "knarrs": 1, "longships": [1]}

ROWS: list[tuple[str, dict[str, Any], tuple[str, ...], str]] = [
    ("milker", {"goods": "sheep cattle"}, (), "sheep cattle 2 milk 2 silver"),
    ("milker", {"goods": "2 sheep"}, (), "2 sheep milk silver"),
    ("helmsman", {}, (), "chest"),
    ("ship_owner", SHIPS, (), "whale_meat"),
    ("ship_owner", {"whaling_boats": [2], "knarrs": 2, "longships": [2]}, (), "2 whale_meat"),
    ("ship_owner", {"knarrs": 1}, (), ""),
    ("cottager", {"stone_houses": HOUSE, "long_houses": HOUSE}, (), "4 mead"),
    ("captain", {"whaling_boats": [0, 1], "longships": [0, 0, 0, 1]}, (), "2 silver"),
    ("captain", {"longships": [0, 0, 0, 1]}, (), ""),
    ("captain", {"whaling_boats": [0, 1], "longships": [0, 0, 0, 2]}, (), "5 silver"),
    ("orient_shipper", {"goods": "cabbage"}, (YES, "upgrade cabbage 1"), "spices"),
    ("fighter", {"longships": [0, 0, 1]}, (), "silk"),
    ("fighter", {"longships": [0, 0, 1, 1]}, (), "jewelry"),
    ("fighter", {"longships": [0, 1]}, (), ""),
    ("host", {"goods": "belt helmet fibula"}, (), "belt helmet fibula silk"),
    ("host", {"goods": "belt helmet"}, (), "belt helmet"),
    ("miner", {"longships": [2]}, (), "2 stone 2 ore 2 silver"),
    ("custodian", {"stone_houses": HOUSE}, (), "2 silver"),
    ("whaling_equipper", SHIPS, (), "oil wood"),
    ("meat_trader", {"knarrs": 2}, (), "2 salt_meat"),
    ("meat_inspector", {"goods": "2 mead sheep"}, (), "2 mead sheep 2 silver"),
    ("fisherman", {"whaling_boats": [2]}, (), "2 stockfish"),
    ("meat_preserver", {"goods": "2 game_meat whale_meat"}, (), "2 game_meat whale_meat salt_meat"),
    ("silk_merchant", {"goods": "2 silk"}, (), "2 silk 3 silver"),
    ("silk_merchant", {"goods": "4 silk"}, (), "4 silk 6 silver"),
    ("storeman", {"goods": "3 oil 2 mead"}, (), "4 oil 2 mead"),
    ("storeman", {"goods": "3 oil 3 mead"}, ("claim mead",), "3 oil 4 mead"),
    ("storeman", {"goods": "3 sheep"}, (), "3 sheep"),
    ("sheep_shearer", {"goods": "4 sheep"}, (), "4 sheep 2 wool"),
    ("sheep_shearer", {"goods": "2 sheep"}, (), "2 sheep"),
    ("shepherd", {"goods": "2 sheep"}, (), "2 sheep milk wool"),
    ("shepherd", {"goods": "4 sheep"}, (), "4 sheep milk 2 wool"),
    ("fruit_picker", {}, (), "fruits"),
    ("wharf_owner", {"longships": [1]}, (YES,), "8 silver"),
    ("fine_blacksmith", {"goods": "ore silver"}, (YES, "option 2"), "cloakpin"),
    ("hornturner", {"goods": "sheep 3 silver"}, (YES, YES), "salt_meat hide wool drinking_horn"),
    ("field_farmer", {"goods": "beans silver"}, (YES, "upgrade beans 2"), "skin_and_bones"),
    ("private_chef", {"goods": "4 silver"}, (YES,), "2 silverware game_meat mead"),
    ("metalsmith", {"goods": "2 silver"}, (YES, "option 2"), "crucifix"),
    ("cowherd", {"goods": "grain 2 silver"}, (YES,), "cattle"),
    ("bone_collector", {"goods": "silver"}, (YES,), "skin_and_bones"),
    ("shepherd_boy", {"goods": "2 silver"}, (YES,), "sheep"),
    (
        "wholesaler",
        {"goods": "2 peas beans"},
        (YES, "upgrade peas 1", "upgrade peas 1"),
        "2 mead beans",
    ),
    ("hide_buyer", {"goods": "5 silver"}, (YES, "option 2"), "2 hide silver"),
    ("preacher", {}, (YES, "option 1"), "crucifix"),
    ("grain_deliveryman", {"knarrs": 2}, (), "peas flax beans grain"),
    ("grain_deliveryman", {}, (), ""),
    ("mineworker", {}, (), "silver"),
    (
        "traveling_merchant",
        {"knarrs": 1, "goods": "oil peas"},
        ("turn oil", "turn peas"),
        "rune_stone mead",
    ),
]


@pytest.mark.parametrize(("card", "given", "answers", "expected"), ROWS)
def test_a_card_gives_this_when_it_is_played(
    card: str, given: dict[str, Any], answers: tuple[str, ...], expected: str
) -> None:
    """ODIN-251, ODIN-258, ODIN-259, ODIN-260, ODIN-EX-61, ODIN-EX-83, ODIN-AMB-41, ODIN-AMB-42"""
    table = playing(card, *answers, **given)
    has(table, expected)


def test_hide_buyer_sells_only_what_can_be_paid() -> None:
    """ODIN-EX-61"""
    table = playing("hide_buyer", YES, goods="5 silver")
    assert [text for text in allowed(table) if text.startswith("option")] == [
        "option 1",
        "option 2",
    ]


def test_dragonslayer_exchanges_once() -> None:
    """ODIN-EX-63, ODIN-261"""
    has(
        playing("dragonslayer", YES, weapons="4 snare 4 spear"), "treasure_chest", "2 snare 2 spear"
    )


def test_equipment_supplier_fills_up_to_two_of_each() -> None:
    """ODIN-EX-85"""
    table = playing("equipment_supplier", weapons="2 bow snare")
    assert weapons(table) == {"bow": 2, "snare": 2, "spear": 2, "sword": 2}


@pytest.mark.parametrize(("ships", "drawn"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 10)])
def test_weapons_supplier_draws_by_longships(ships: int, drawn: int) -> None:
    """ODIN-EX-89"""
    assert sum(weapons(playing("weapons_supplier", longships=[ships])).values()) == drawn


def test_weapon_supplier_draws_four() -> None:
    assert sum(weapons(playing("weapon_supplier")).values()) == 4


@pytest.mark.parametrize(("knarrs", "left"), [(1, 4), (2, 7), (3, 9)])
def test_longship_builder_sells_by_knarrs(knarrs: int, left: int) -> None:
    """ODIN-EX-90, ODIN-AMB-43"""
    table = playing("longship_builder", YES, knarrs=knarrs, goods="10 silver")
    assert goods(table) == {"silver": left}
    assert seen(table)["longships"][0] == 1


def test_quartermaster_rounds_down_and_keeps_the_weapons() -> None:
    table = playing("quartermaster", YES, goods="8 silver", weapons="2 sword bow")
    has(table, "3 silver", "2 sword bow")


def test_ship_builder_gives_a_boat_away() -> None:
    table = playing("ship_builder", YES, goods="2 silver", whaling_boats=[0, 1])
    assert (seen(table)["whaling_boats"], seen(table)["longships"][0]) == ([0, 0], 1)


def test_sponsor_loads_three_ore_at_once() -> None:
    table = playing("sponsor", YES, goods="3 ore 3 silver")
    assert seen(table)["longships"] == [0, 0, 0, 1]
    has(table, "")
    assert seen(playing("sponsor", goods="2 ore 3 silver"))["longships"] == [0, 0, 0, 0]


def test_earl_buys_a_stone_house_for_the_number_of_the_round() -> None:
    table = playing("earl", YES, goods="5 silver", round=3)
    assert goods(table) == {"silver": 2}
    assert table.dump()["stone_houses"]["1"]["owner"] == 0


def test_cattle_breeder_breeds_for_its_owner_only() -> None:
    """ODIN-EX-64"""
    table = playing("cattle_breeder", goods="2 sheep cattle", pregnant={"cattle": 1})
    assert goods(table) == {"sheep": 2, "cattle": 2}
    assert seen(table)["pregnant"] == {"sheep": 1, "cattle": 0}


def test_breeder_makes_cattle_pregnant() -> None:
    assert seen(playing("breeder", goods="cattle"))["pregnant"]["cattle"] == 1


def test_chief_holds_a_feast_of_his_own() -> None:
    """ODIN-262"""
    table = playing("chief", "done", goods="mead")
    assert seen(table)["penalties"] == 6
    assert table.asking() == "place"


def test_harbor_guard_counts_large_ships_against_the_price() -> None:
    table = playing("harbor_guard", YES, goods="2 silver", knarrs=2, round=4)
    assert (goods(table), seen(table)["emigrated"]["knarr"]) == ({}, 1)


def test_hornblower_hunts_without_returning_vikings() -> None:
    """ODIN-EX-69, ODIN-A21"""
    before = 6 - 2
    table = playing("hornblower", YES, "fail", YES, "fail", goods="3 silver")
    assert thing(table) == before
    has(table, "2 wood", "bow snare")


def test_inspector_takes_two_vikings_back_one_by_one() -> None:
    """ODIN-AMB-40, ODIN-AMB-68"""
    standing = {"build_longship": {"colour": 0, "vikings": 3}}
    table = playing(
        "inspector", YES, "recall build_longship", "recall build_longship",
        goods="silver", spaces=standing, thing=4,
    )  # fmt: skip
    assert thing(table) == 4 - 2 + 2
    assert table.dump()["spaces"]["build_longship"]["vikings"] == 1
    has(table, "")


def test_homecomer_takes_one_from_each_space_of_column_four() -> None:
    standing = {"plundering": {"colour": 0, "vikings": 1}, "market_spices": {"colour": 0}}
    table = playing("homecomer", YES, spaces=standing, thing=4)
    assert thing(table) == 4
    assert "plundering" not in table.dump()["spaces"]


def test_follower_uses_an_occupied_space_of_column_two() -> None:
    """ODIN-A21, ODIN-AMB-26"""
    standing = {"mead_and_silver": {"colour": 1}}
    table = playing("follower", YES, "follow mead_and_silver", spaces=standing)
    has(table, "2 mead 2 silver")


def test_courier_takes_the_cloakpin_and_fills_its_cells() -> None:
    """ODIN-166"""
    table = playing("courier", YES, home="cloakpin 0.0")
    assert goods(table) == {"cloakpin": 1}
    assert {tile["tile"] for tile in seen(table)["home"]["tiles"]} == {"silverware", "rune_stone"}


def test_innkeeper_takes_the_drinking_horn_and_fills_its_cells() -> None:
    table = playing("innkeeper", YES, home="drinking_horn 0.0")
    assert {tile["tile"] for tile in seen(table)["home"]["tiles"]} == {"chest", "rune_stone"}


def test_courier_finds_nothing_where_no_cloakpin_lies() -> None:
    assert playing("courier").asking() == "place"


def test_builder_and_collector_pay_bonuses_of_their_places() -> None:
    ring = " ".join(f"silver {row}.{column}" for row, column in RING)
    assert goods(playing("collector", home=ring)) == {"mead": 1}
    assert goods(playing("builder", home=ring)) == {}
