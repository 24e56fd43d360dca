"""Occupations by a number: each of their tiers, and what lies below and above."""

from typing import Any

import pytest

from tests.odin.build import finish_round, goods, luck, of, play, player, space
from tests.odin.cards import has, playing, with_card
from tests.odin.ground import Referee

YES = "option 1"
TILES = ("belt", "helmet", "fibula", "crucifix", "cloakpin")
"""Special tiles, without regard to what else they are."""

PLAYED: list[tuple[str, dict[str, Any], str]] = [
    ("captain", {"longships": [0, 0, 0, 1]}, ""),
    ("captain", {"whaling_boats": [0, 2], "longships": [0, 0, 0, 1]}, "3 silver"),
    ("captain", {"longships": [0, 0, 0, 2]}, "4 silver"),
    ("captain", {"longships": [0, 0, 1, 2]}, "5 silver"),
    ("fighter", {"longships": [0, 0, 1, 2]}, "silver_hoard"),
    ("fighter", {"longships": [0, 0, 2, 2]}, "silver_hoard"),
    ("silk_merchant", {"goods": "silk"}, "silk silver"),
    ("silk_merchant", {"goods": "3 silk"}, "3 silk 6 silver"),
    ("silk_merchant", {}, ""),
    ("shepherd", {"goods": "sheep"}, "sheep"),
    ("shepherd", {"goods": "3 sheep"}, "3 sheep milk wool"),
    ("shepherd", {"goods": "5 sheep"}, "5 sheep milk 2 wool"),
    ("grain_deliveryman", {"knarrs": 1}, "peas flax beans"),
    ("grain_deliveryman", {"knarrs": 3}, "peas flax beans grain cabbage"),
    ("grain_deliveryman", {"knarrs": 4}, "peas flax beans grain cabbage fruits"),
    ("milker", {}, ""),
    ("cottager", {}, ""),
    ("custodian", {}, ""),
    ("miner", {"knarrs": 2}, ""),
    ("meat_trader", {"whaling_boats": [2]}, ""),
    ("fisherman", {"knarrs": 2}, ""),
    ("meat_inspector", {"goods": "oil peas"}, "oil peas"),
    ("meat_preserver", {"goods": "2 whale_meat"}, "2 whale_meat"),
    ("storeman", {"goods": "4 oil 2 mead"}, "4 oil 2 mead"),
]


@pytest.mark.parametrize(("card", "given", "expected"), PLAYED)
def test_a_card_gives_by_a_number(card: str, given: dict[str, Any], expected: str) -> None:
    """ODIN-258, ODIN-259, ODIN-A18: one tier, no lower one"""
    table = playing(card, **given)
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, expected)


@pytest.mark.parametrize(("number", "more"), [(2, ""), (3, "silk"), (4, "spices"), (5, "jewelry")])
def test_host_counts_special_tiles(number: int, more: str) -> None:
    """ODIN-259"""
    tiles = " ".join(TILES[:number])
    has(playing("host", goods=tiles), f"{tiles} {more}")


def test_host_counts_special_tiles_on_boards() -> None:
    has(playing("host", goods="helmet fibula", home="drinking_horn 0.0"), "helmet fibula silk")


@pytest.mark.parametrize(("number", "silver"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_sympathetic_soul_counts_special_tiles(number: int, silver: int) -> None:
    """ODIN-259"""
    table = with_card("sympathetic_soul", seat=player(" ".join(TILES[:number])), round=2)
    assert goods(finish_round(table)).get("silver", 0) == silver


@pytest.mark.parametrize(
    ("boats", "crop"), [(0, {}), (1, {"beans": 1}), (2, {"grain": 1}), (3, {"cabbage": 1})]
)
def test_helper_in_time_of_need_counts_boats(boats: int, crop: dict[str, int]) -> None:
    """ODIN-259: only the tier of that very number"""
    table = with_card("helper_in_time_of_need", seat=player(whaling_boats=[boats]), round=2)
    assert goods(finish_round(table)) == crop


@pytest.mark.parametrize(("knarrs", "tiles"), [(1, 2), (2, 4), (3, 6), (4, 7)])
def test_traveling_merchant_turns_by_knarrs(knarrs: int, tiles: int) -> None:
    table = playing("traveling_merchant", *["turn oil"] * tiles, knarrs=knarrs, goods="8 oil")
    assert table.asking() == "place"
    has(table, f"{8 - tiles} oil {tiles} rune_stone")


@pytest.mark.parametrize(("items", "more"), [(2, {}), (3, {"mead": 1}), (4, {"hide": 1})])
def test_mountain_guard_counts_kinds(items: int, more: dict[str, int]) -> None:
    """ODIN-AMB-47: two wood, then a stone, then an ore"""
    strips = {"left": {"1": 7}, "pile": []}
    table = with_card("mountain_guard", seat=player(), strips=strips)
    play(table, space(43), f"mine 1 {items}")
    assert {key: n for key, n in goods(table).items() if key in ("mead", "hide", "chest")} == more


def test_mountain_guard_gives_a_chest_for_four_kinds() -> None:
    """ODIN-AMB-47: two wood and a stone of one strip, an ore and silver of another"""
    strips = {"left": {"2": 7, "4": 2}, "pile": []}
    table = with_card("mountain_guard", seat=player(), strips=strips)
    play(table, space(40), "mine 2 3", "mine 4 2")
    has(table, "2 wood stone ore 2 silver chest")


@pytest.mark.parametrize(("boats", "more"), [(1, "cabbage"), (2, "beans"), (3, "peas")])
def test_ivory_sculptor_counts_boats(boats: int, more: str) -> None:
    """ODIN-AMB-51"""
    table = with_card("ivory_sculptor", seat=player(whaling_boats=[boats]))
    sailing = [f"boats {boats} 0"] if boats > 1 else []
    play(table, space(12), *sailing, chance=luck(("occupations", "miner"), ("d12", "1")))
    has(table, f"oil skin_and_bones whale_meat {more}")


def test_ivory_sculptor_gets_nothing_for_wood() -> None:
    table = with_card("ivory_sculptor", seat=player("wood", whaling_boats=[1]))
    play(table, space(13), "pay 0", chance=luck(("d12", "2")))
    has(table, "oil skin_and_bones whale_meat")


@pytest.mark.parametrize(("spices", "silver"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_taster_counts_spices(spices: int, silver: int) -> None:
    table = with_card("taster", seat=player(f"{spices} spices" if spices else ""), round=2)
    assert goods(finish_round(table)).get("silver", 0) == silver


def earning(side: int) -> str:
    """Cover a square in the lower left corner of the home board with silver."""
    corner = [cell for cell in Referee("home").cells if cell[0] >= 12 - side and cell[1] < side]
    return " ".join(f"silver {row}.{column}" for row, column in corner)


@pytest.mark.parametrize(
    ("side", "silverware", "wool"),
    [(0, 4, 3), (5, 4, 3), (6, 4, 2), (7, 3, 2), (9, 3, 2), (10, 2, 1)],
)
def test_cards_that_look_at_the_income(side: int, silverware: int, wool: int) -> None:
    """ODIN-259: squares of 5, 6, 7, 9 and 10 cells earn 4, 5, 6, 9 and 12 silver"""
    home = earning(side)
    has(playing("beach_raider", longships=[3], home=home), f"{silverware} silverware")
    has(playing("sail_patcher", knarrs=3, home=home), f"{wool} wool")


def test_cards_that_hear_a_success_hear_no_failure() -> None:
    """ODIN-265"""
    for card in ("trapper", "angler", "digger", "meat_curer"):
        table = with_card(card, seat=player("", "snare"))
        play(table, space(11), "fail", chance=luck(("d8", "8")))
        assert (table.asking(), table.turn) == ("place", (1,))
        has(table, "wood", "2 snare")
    for card in ("antlers_seller", "deerstalker", "farmhand"):
        table = with_card(card, seat=player("2 silver"))
        play(table, space(10), "fail", chance=luck(("d8", "8")))
        assert (table.asking(), table.turn) == ("place", (1,))
        has(table, "2 silver wood", "bow")
    for card in ("blubber_cook", "whale_catcher", "ivory_sculptor"):
        table = with_card(card, seat=player("", whaling_boats=[1]))
        play(table, space(13), "fail", chance=luck(("d12", "12")))
        assert table.turn == (1,)
        assert of("claim", table) == []
        has(table, "wood", "spear")


def test_cards_of_raids_hear_the_one_end_and_not_the_other() -> None:
    """ODIN-265"""
    table = with_card("lance_bearer", "lone_wolf", seat=player(longships=[1]))
    play(table, space(48), "fail", chance=luck(("d8", "6")))
    has(table, "stone", "sword")
    table = with_card("drunkard", "disheartened_warrior", seat=player(longships=[1]))
    play(table, space(48), "claim rune_stone", chance=luck(("d8", "6")))
    has(table, "rune_stone")
    assert (table.asking(), table.turn) == ("place", (1,))
