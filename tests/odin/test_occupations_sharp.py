"""Occupations where one word less in the data would be another card."""

from typing import Any

import pytest

from skali.games.odin.rules.flow import Odin
from tests.odin.build import finish_round, goods, luck, of, play, player, seen, space, weapons
from tests.odin.cards import PLAYING, has, playing, with_card

YES = "option 1"


def at_the_feast(card: str, given: str) -> Odin:
    """Let a round go on to its feast."""
    table = with_card(card, seat=player(given), round=2)
    while table.asking() != "feast":
        play(table, "pass" if table.asking() == "place" else "done")
    return table


# --- before and after ---


def test_foreign_trader_upgrades_what_the_trade_turns() -> None:
    """ODIN-266: milk becomes wool before the trade, and a chest in it"""
    table = with_card("foreign_trader", seat=player("milk silver", knarrs=1))
    play(table, space(45), YES, "upgrade milk 1", "turn wool")
    has(table, "chest")


def test_miller_counts_the_grain_that_was_not_eaten() -> None:
    """ODIN-266: after the feast"""
    table = at_the_feast("miller", "grain")
    play(table, "serve grain cross 1")
    finish_round(table)
    assert goods(table).get("silver", 0) == 0


@pytest.mark.parametrize(
    ("card", "given"), [("village_leader", "clothing"), ("taster", "2 spices")]
)
def test_silver_of_the_beginning_can_be_served(card: str, given: str) -> None:
    """ODIN-266: before the feast"""
    assert goods(at_the_feast(card, given))["silver"] == 2


# --- how much ---


def test_hunter_takes_one_off_each_roll() -> None:
    table = with_card("hunter", seat=player("wood"))
    play(table, space(8), "pay 0", chance=luck(("d8", "2")))
    has(table, "hide game_meat")


def test_sword_fighter_adds_two() -> None:
    table = with_card("sword_fighter", seat=player(longships=[0, 1]))
    play(table, space(48), YES, chance=luck(("d8", "3")))
    assert of("claim", table) == []
    play(table, "roll", chance=luck(("d8", "5")))
    assert "silverware" in of("claim", table)
    assert "silk" not in of("claim", table)


def test_hide_buyer_sells_three_hides_for_six_silver() -> None:
    has(playing("hide_buyer", YES, "option 3", goods="7 silver"), "3 hide silver")


def test_bosporus_merchant_gives_oil_for_each_spice() -> None:
    houses = {"1": {"owner": 0}, "2": {"owner": 0}}
    seat = player("5 wood")
    table = with_card("bosporus_merchant", "herb_gardener", seat=seat, stone_houses=houses)
    play(table, "use herb_gardener", "option 2")
    has(table, "2 spices 2 oil")


def test_barbarian_draws_three_weapons_for_a_dish() -> None:
    table = at_the_feast("barbarian", "game_meat")
    before = sum(weapons(table).values())
    play(table, "serve game_meat cross 1")
    assert sum(weapons(table).values()) == before + 3


@pytest.mark.parametrize(
    ("card", "food", "expected"),
    [
        ("skinner", "cattle", {"skin_and_bones": 1}),
        ("skinner", "game_meat", {}),
        ("barbarian", "salt_meat", {}),
    ],
)
def test_dishes_of_some_kinds_are_paid_for(card: str, food: str, expected: dict[str, int]) -> None:
    """ODIN-265"""
    table = at_the_feast(card, food)
    play(table, f"serve {food} cross 1")
    assert goods(table) == expected


def test_whale_catcher_gets_no_two_spears_back() -> None:
    table = with_card("whale_catcher", seat=player("", "2 spear", whaling_boats=[1]))
    play(table, space(13), "pay 2", chance=luck(("d12", "3")))
    has(table, "oil skin_and_bones whale_meat")


@pytest.mark.parametrize(("last", "cabbage"), [(0, 0), (1, 1)])
def test_whaling_assistant_needs_seven_vikings(last: int, cabbage: int) -> None:
    men: dict[str, Any] = {"forge": {"colour": 0}, "upgrade_4": {"colour": 0}}
    if last:
        men["build_longship"] = {"colour": 0, "vikings": last}
    table = with_card("whaling_assistant", seat=player(thing=0), round=4, spaces=men)
    assert goods(finish_round(table)).get("cabbage", 0) == cabbage


# --- where, and of what ---


def test_ships_cook_upgrades_meat_alone() -> None:
    seat = player("peas salt_meat game_meat whale_meat silver", knarrs=1)
    table = play(with_card("ships_cook", seat=seat), space(45), YES)
    assert {text.split()[0] for text in of("upgrade", table)} == {
        "salt_meat", "game_meat", "whale_meat",
    }  # fmt: skip


def test_modifier_unloads_every_ship() -> None:
    seat = player(whaling_boats=[0, 1], longships=[0, 1, 0, 1])
    table = play(with_card("modifier", seat=seat), "use modifier", "option 4")
    assert (goods(table), seen(table)["longships"]) == ({"ore": 1}, [0, 1, 1, 0])
    play(table, "use modifier", YES)
    assert seen(table)["whaling_boats"] == [1, 0]


def test_shipowner_hears_of_a_longship() -> None:
    table = with_card("shipowner", seat=player("2 wood peas"))
    play(table, space(7), YES, "upgrade peas 1", chance=luck(("occupations", "miner")))
    has(table, "mead")


def test_harbor_guard_counts_longships_too() -> None:
    table = playing("harbor_guard", YES, "emigrate knarr", goods="2 silver", round=4,
                    knarrs=1, longships=[1])  # fmt: skip
    has(table, "")


@pytest.mark.parametrize(
    ("card", "where", "given", "expected"),
    [
        ("birka_settler", 45, "2 silver", "silver"),
        ("princess", 5, "wood", ""),
        ("messenger", 28, "stone", "rune_stone silver"),
        ("priest", 56, "silver", ""),
        ("silk_stitcher", 1, "2 wood 3 silver", "3 silver"),
    ],
)
def test_a_card_of_some_spaces_is_silent_on_their_neighbours(
    card: str, where: int, given: str, expected: str
) -> None:
    """ODIN-265"""
    table = with_card(card, seat=player(given, knarrs=1))
    play(table, space(where))
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, expected)


def test_fur_merchant_is_silent_on_upgrades_of_other_cards() -> None:
    """ODIN-265"""
    seat = player("silk peas silver", knarrs=1)
    table = play(with_card("fur_merchant", "foreign_trader", seat=seat), space(45), YES)
    assert table.asking() == "upgrade"


def test_laborer_does_not_count_silver_of_other_cards() -> None:
    """ODIN-A16: the mineworker adds one"""
    strips = {"left": {"1": 1}, "pile": []}
    table = with_card("laborer", "mineworker", seat=player(), strips=strips)
    play(table, space(34), "mine 1 1", YES)
    has(table, "silver grain 2 wood")


def test_snare_specialist_takes_nobody_back_for_the_hornblower() -> None:
    """ODIN-A21: no Viking was placed for that snare"""
    seat = player("wood 3 silver", "3 snare", hand=["hornblower"])
    table = with_card("snare_specialist", seat=seat)
    play(table, PLAYING, "play hornblower", "done", YES, "pay 0", chance=luck(("d8", "1")))
    assert (table.asking(), table.turn) == ("place", (1,))


def test_armed_fighter_is_silent_where_fewer_are_placed() -> None:
    """ODIN-AMB-53: three longships, so the warmonger places three"""
    strips = {"left": {"2": 2}, "pile": []}
    seat = player(longships=[3])
    table = with_card("armed_fighter", "warmonger", seat=seat, strips=strips)
    play(table, space(51))
    assert (table.asking(), table.turn) == ("place", (1,))


def test_undertaker_looks_at_islands_alone() -> None:
    table = with_card("undertaker", seat=player("rune_stone"))
    play(table, "hold rune_stone", "home 0 1 1")
    has(table, "")


def test_nobody_plays_instead_of_drawing_with_empty_hands() -> None:
    """ODIN-252: the private tutor is not asked about"""
    table = play(with_card("private_tutor", seat=player()), space(55))
    assert table.turn == (1,)
    has(table, "silver")
