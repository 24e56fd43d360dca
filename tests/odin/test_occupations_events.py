"""What occupations do each time, at any time and as soon as: conditions met and not met."""
# ruff: noqa: E501 - tables read best with one card a line

from typing import Any

import pytest

from skali.games.odin.rules.flow import Odin
from tests.odin.build import (
    allowed,
    finish_round,
    goods,
    luck,
    of,
    play,
    player,
    seen,
    space,
    thing,
    weapons,
)
from tests.odin.cards import has, with_card

YES = "option 1"
HOUSES = {"1": {"owner": 0}, "2": {"owner": 0}}
KNARR = {"knarrs": 1}
LONG = {"longships": [1]}

# --- spaces ---

SPACES: list[tuple[str, dict[str, Any], str, tuple[str, ...], str]] = [
    ("peddler", {"goods": "2 silver"}, space(17), (), "cattle milk"),
    ("peddler", {"goods": "silver"}, space(16), (), "sheep silver"),
    ("patron", {"goods": "2 silver"}, space(17), (), "cattle milk"),
    ("patron", {"goods": "silver"}, space(16), (), "sheep"),
    ("locksmith", {"goods": "wood silver"}, space(30), (YES,), "chest oil silver"),
    ("ships_cook", {"goods": "salt_meat 2 silver", **KNARR}, space(45), (YES, "upgrade salt_meat 1", "done"), "linen silver"),
    ("foreign_trader", {"goods": "peas silver", **KNARR}, space(45), (YES, "upgrade peas 1"), "mead"),
    ("clerk", {"goods": "cattle 2 silver", **KNARR}, space(45), (YES, "upgrade cattle 1", "done"), "robe"),
    ("priest", {"goods": "silver", **KNARR}, space(45), ("turn oil",), "rune_stone"),
    ("forest_blacksmith", {"goods": "ore"}, space(31), (YES, "mine 1 1", "claim jewelry"), "wood jewelry"),
    ("knarr_builder", {"goods": "3 wood"}, space(5), (YES,), ""),
    ("knarr_builder", {"goods": "wood"}, space(5), (), ""),
    ("ironsmith", {"goods": "ore silver"}, space(31), ("claim jewelry", YES), "jewelry"),
    ("master_count", {"goods": "silver", "knarrs": 2}, space(46), (), "2 silver"),
    ("birka_settler", {"goods": "2 silver", **KNARR}, space(46), (YES,), ""),
    ("artist", {"goods": "2 stone 2 wood"}, space(32), (), "2 chest 2 rune_stone 2 silver"),
    ("barkeep", {"goods": "flax"}, space(27), (), "linen mead"),
    ("apprentice_craftsman", {"goods": ""}, space(30), ("mine 1 1",), "chest silver"),
    ("silk_stitcher", {"goods": "flax 3 silver"}, space(27), (YES,), "linen silk"),
    ("princess", {"goods": "2 wood"}, space(1), (), "silverware"),
    ("master_bricklayer", {"goods": ""}, space(2), (), ""),
    ("shipowner", {"goods": "2 wood peas"}, space(6), (YES, "upgrade peas 1"), "mead"),
    ("spice_trader", {"goods": "2 wood 3 silver"}, space(6), (YES,), "spices"),
    ("spice_trader", {"goods": "wood 3 silver"}, space(5), (), "3 silver"),
    ("messenger", {}, space(20), (), "beans silver mead stone"),
    ("messenger", {}, space(9), (), "stockfish"),
    ("milkman", {}, space(20), (), "beans silver milk"),
    ("middleman", {}, space(20), (YES, "upgrade beans 1"), "milk"),
    ("carpenter", {}, space(5), ("mine 1 1",), ""),
    ("mountain_guard", {}, space(34), ("mine 2 2",), "ore 2 silver mead"),
    ("oil_seller", {"goods": "oil"}, space(35), ("mine 1 1", "done", YES), "wood silverware"),
    ("laborer", {}, space(25), (YES,), "2 mead grain 2 wood"),
    ("laborer", {}, space(20), (), "beans silver"),
    ("fur_merchant", {"goods": "silk"}, space(35), ("mine 1 1", YES), "wood fur"),
    ("meat_buyer", {"goods": "silver"}, space(14), (YES,), "stockfish game_meat"),
    ("woodcutter", {}, space(37), (), "2 wood ore silver"),
    ("cooper", {}, space(37), (YES,), "wood ore stockfish"),
    ("codliver_oil_presser", {"goods": "silver"}, space(9), (YES,), "stockfish oil"),
    ("stonecarver", {"goods": ""}, space(34), ("mine 5 1",), "stone silver"),
    ("bosporus_merchant", {}, space(23), (), "spices silver oil"),
    ("bosporus_traveler", {"goods": "6 silver"}, space(17), (YES,), "cattle milk silk"),
    ("scribe", {"goods": "", **KNARR}, space(53), ("explore c",), "rune_stone"),
    ("adventurer", {"goods": "", "whaling_boats": [1]}, space(52), ("explore c",), ""),
    ("merchant", {"goods": "cabbage"}, space(39), ("upgrade cabbage 2",), "skin_and_bones"),
    ("refugee_helper", {"goods": "", **KNARR}, space(56), (), ""),
    ("dorestad_traveller", {"goods": "2 peas", **LONG}, space(48), (YES, "upgrade peas 1", "upgrade peas 1"), "2 mead"),
    ("steersman", {"goods": "", **KNARR}, space(51), (), "silver_hoard"),
    ("cottager", {"goods": "stone"}, space(2), (), "hide"),
    ("stone_crusher", {"goods": ""}, space(34), ("mine 5 1",), "stone silver"),
]  # fmt: skip
STRIPS = {"left": {"1": 7, "2": 2, "5": 4, "3": 7}, "pile": []}


@pytest.mark.parametrize(("card", "given", "where", "answers", "expected"), SPACES)
def test_a_card_works_on_a_space(
    card: str, given: dict[str, Any], where: str, answers: tuple[str, ...], expected: str
) -> None:
    """ODIN-265..267, ODIN-A14..A16, ODIN-EX-67, ODIN-EX-82, ODIN-EX-84, ODIN-EX-87, ODIN-AMB-70"""
    fields = dict(given)
    seat = player(fields.pop("goods", ""), **fields)
    table = with_card(card, seat=seat, strips=STRIPS)
    play(table, where, *answers)
    assert goods(table) == {**goods(with_card(card, seat=player(expected)))}, allowed(table)


# --- dice ---

DICE: list[tuple[str, dict[str, Any], str, str, tuple[str, ...], str, str]] = [
    ("hunter", {"goods": ""}, space(8), "1", (), "hide game_meat", ""),
    ("archer", {"goods": ""}, space(8), "1", (), "hide game_meat", ""),
    ("sledger", {"goods": ""}, space(11), "1", (), "fur", "snare"),
    ("trapper", {"goods": "wood"}, space(11), "1", ("pay 0",), "fur silver", "snare"),
    ("angler", {"goods": "wood"}, space(11), "1", ("pay 0",), "fur stockfish", "snare"),
    ("digger", {"goods": "wood"}, space(11), "1", ("pay 0", "mine 1 1"), "fur wood", "snare"),
    ("meat_curer", {"goods": "wood"}, space(11), "1", ("pay 0", YES), "fur salt_meat", ""),
    ("bait_layer", {"goods": "stockfish"}, space(11), "8", ("fail", YES), "game_meat wood", "snare"),
    ("antlers_seller", {"goods": "wood"}, space(8), "1", ("pay 0",), "hide game_meat silver", ""),
    ("deerstalker", {"goods": "wood 2 silver"}, space(8), "1", ("pay 0", YES), "hide game_meat skin_and_bones", ""),
    ("farmhand", {"goods": "wood"}, space(10), "1", ("pay 0",), "2 hide game_meat silver", ""),
    ("farmhand", {"goods": "wood"}, space(8), "1", ("pay 0",), "hide game_meat", ""),
    ("forester", {"goods": ""}, space(8), "1", (YES, "mine 1 1", "pay 0"), "hide game_meat", ""),
    ("lance_bearer", {"goods": "", **LONG}, space(48), "6", ("claim rune_stone", "option 2"), "rune_stone peas", ""),
    ("drunkard", {"goods": "", **LONG}, space(48), "1", ("fail",), "mead stone", "sword"),
    ("disheartened_warrior", {"goods": "", **LONG}, space(48), "1", ("fail", "option 2"), "stone oil", "sword"),
    ("raider", {"goods": "", **LONG}, space(48), "5", ("claim rune_stone",), "rune_stone", ""),
    ("catapulter", {"goods": "stone", **LONG}, space(48), "4", ("claim rune_stone",), "rune_stone", ""),
    ("robber", {"goods": "", **LONG}, space(48), "5", ("claim oil",), "oil", ""),
    ("sword_fighter", {"goods": "", "longships": [0, 1]}, space(48), "4", (YES, "claim rune_stone"), "rune_stone", ""),
    ("berserker", {"goods": "", "longships": [0, 1]}, space(49), "3", (YES, "claim rune_stone"), "rune_stone", ""),
    ("blubber_cook", {"goods": "", "whaling_boats": [1]}, space(13), "1", (), "2 oil skin_and_bones whale_meat", ""),
    ("ivory_sculptor", {"goods": "", "whaling_boats": [1]}, space(13), "1", (), "oil skin_and_bones whale_meat cabbage", ""),
]  # fmt: skip


@pytest.mark.parametrize(("card", "given", "where", "rolled", "answers", "expected", "arms"), DICE)
def test_a_card_works_on_dice(
    card: str, given: dict[str, Any], where: str, rolled: str, answers: tuple[str, ...],
    expected: str, arms: str,
) -> None:  # fmt: skip
    """ODIN-AMB-13..15, ODIN-AMB-46, ODIN-EX-86"""
    fields = dict(given)
    table = with_card(card, seat=player(fields.pop("goods"), **fields), strips=STRIPS)
    die = "d12" if where in (space(13), space(49)) else "d8"
    chance = luck((die, rolled))
    play(table, where, chance=chance)
    play(table, *answers, chance=chance)
    has(table, expected, arms)


def test_proficient_hunter_rolls_four_times() -> None:
    """ODIN-EX-68"""
    table = with_card("proficient_hunter", seat=player())
    play(table, space(8), "roll", "roll", chance=luck(("d8", "8 8 8 8")))
    assert "roll" in allowed(table)
    play(table, "roll", chance=luck(("d8", "8")))
    assert table.asking() == "place"


def test_trident_hunter_pays_two_with_a_spear() -> None:
    table = with_card("trident_hunter", seat=player("", "spear", whaling_boats=[1]))
    play(table, space(13), chance=luck(("d12", "3")))
    assert of("pay", table) == ["1"]
    play(table, "pay 1")
    has(table, "oil skin_and_bones whale_meat")


def test_whale_catcher_and_lone_wolf_get_their_weapon_back() -> None:
    table = with_card("whale_catcher", seat=player("", "spear", whaling_boats=[1]))
    play(table, space(13), chance=luck(("d12", "2")))
    play(table, "pay 1")
    assert weapons(table) == {"spear": 1}
    table = with_card("lone_wolf", seat=player("", "sword", longships=[1]))
    play(table, space(48), chance=luck(("d8", "5")))
    play(table, "claim rune_stone")
    assert weapons(table) == {"sword": 1}


def test_melee_fighter_spends_spears_like_swords() -> None:
    table = with_card("melee_fighter", seat=player("", "spear", longships=[1]))
    play(table, space(48), chance=luck(("d8", "5")))
    play(table, "claim rune_stone")
    has(table, "rune_stone")


def test_raider_splits_a_result() -> None:
    """ODIN-AMB-44"""
    table = with_card("raider", seat=player("", longships=[0, 0, 0, 1]))
    play(table, space(49), chance=luck(("d12", "9")))
    play(table, "claim rune_stone", "claim silverware")
    has(table, "rune_stone silverware")


def test_loot_hunter_needs_one_less_for_the_best_tile() -> None:
    """ODIN-AMB-45: the cloakpin has 8 swords, the result is 7"""
    for card, within in (("loot_hunter", True), ("barkeep", False)):
        seat = player("", longships=[0, 0, 0, 1])
        table = with_card(card, seat=seat, specials=["cloakpin"])
        play(table, space(49), chance=luck(("d12", "4")))
        assert ("cloakpin" in of("claim", table)) == within


# --- phases ---


def next_round(card: str, now: int, goods_: str = "", **fields: Any) -> Odin:  # noqa: ANN401 - plain data
    """Let a round pass in which a card is in play."""
    table = with_card(card, seat=player(goods_, **fields), round=now)
    while not table.over and table.round == now:
        play(table, "pass" if table.asking() == "place" else "done")
    return table


@pytest.mark.parametrize(
    ("card", "given", "expected"),
    [
        ("miller", {"goods_": "grain"}, {"grain": 1, "silver": 1}),
        ("miller", {"goods_": "3 grain"}, {"grain": 3, "silver": 2}),
        ("village_leader", {"goods_": "clothing"}, {"clothing": 1, "silver": 2}),
        ("taster", {"goods_": "2 spices"}, {"spices": 2, "silver": 2}),
        ("sober_man", {}, {"silver": 1}),
        (
            "sympathetic_soul",
            {"goods_": "belt helmet fibula"},
            {"belt": 1, "helmet": 1, "fibula": 1, "silver": 1},
        ),
        ("helper_in_time_of_need", {"whaling_boats": [2]}, {"grain": 1}),
        ("pea_counter", {"goods_": "6 peas"}, {"peas": 8}),
        ("pea_counter", {"goods_": "2 peas"}, {"peas": 4}),
        ("pea_counter", {}, {}),
        ("barkeep", {}, {}),
    ],
)
def test_a_card_works_in_a_phase(
    card: str, given: dict[str, Any], expected: dict[str, int]
) -> None:
    """ODIN-EX-62, ODIN-AMB-61: from round 2 to 3, which brings no harvest"""
    assert goods(next_round(card, 2, **given)) == expected


@pytest.mark.parametrize(
    ("card", "goods_", "asked", "expected"),
    [
        ("spice_merchant", "2 oil", (YES,), "spices"),
        ("meat_merchant", "whale_meat", (YES, YES), "2 game_meat"),
        ("slowpoke", "mead", (YES,), "oil"),
    ],
)
def test_a_card_asks_in_a_phase(
    card: str, goods_: str, asked: tuple[str, ...], expected: str
) -> None:
    table = with_card(card, seat=player(goods_), round=2)
    while table.asking() in ("place", "ready", "feast"):
        if table.round == 3:
            break
        play(table, "pass" if table.asking() == "place" else "done")
    for answer in asked:
        if table.asking() not in ("order", "choose", "mine"):
            break
        play(table, answer)
    has(table, expected, "".join(f"{n} {name} " for name, n in weapons(table).items()))


def test_wanderer_takes_two_from_a_mountain() -> None:
    table = with_card("wanderer", seat=player(), round=2)
    while table.asking() != "order":
        play(table, "pass" if table.asking() == "place" else "done")
    play(table, YES, "mine 1 2")
    assert sum(goods(table).values()) == 2


def test_furrier_knows_the_spaces_that_pay_one_silver() -> None:
    """ODIN-A16"""
    assert weapons(play(with_card("furrier", seat=player()), space(20))) == {"snare": 1}
    assert weapons(play(with_card("furrier", seat=player()), space(25))) == {}


def test_sower_and_flax_baker_hear_a_harvest() -> None:
    """ODIN-AMB-66"""
    table = next_round("sower", 3, "flax")
    assert goods(table)["flax"] == 3
    assert "grain" in goods(table)


def test_peacemaker_takes_material_instead_of_a_weapon() -> None:
    table = with_card("peacemaker", seat=player(), round=2)
    while table.asking() != "order":
        play(table, "pass" if table.asking() == "place" else "done")
    play(table, YES, "option 3")
    assert (goods(table), weapons(table)) == ({"ore": 1}, {})


def test_craft_leader_needs_five_vikings() -> None:
    standing = {"forge": {"colour": 0}, "craft_chest": {"colour": 0}}
    table = with_card("craft_leader", seat=player("", thing=2), round=2, spaces=standing)
    assert goods(finish_round(table)) == {"oil": 1}
    assert goods(next_round("craft_leader", 2)) == {}


def test_steward_stores_for_silver() -> None:
    table = with_card("steward", seat=player("wood", sheds=1))
    while table.asking() != "order":
        play(table, "pass" if table.asking() == "place" else "done")
    play(table, YES)
    assert goods(table) == {"silver": 1}


def test_ore_boatman_lays_ore_at_once() -> None:
    table = with_card("ore_boatman", seat=player("", longships=[1]))
    while table.asking() != "choose":
        play(table, "pass" if table.asking() == "place" else "done")
    play(table, YES, "home 0 1 1")
    assert seen(table)["home"]["ore"] == [[1, 1]]
    assert goods(table) == {}


def test_skinner_and_barbarian_are_paid_for_dishes() -> None:
    """ODIN-A17"""
    for card, food, expected in (
        ("skinner", "sheep", {"skin_and_bones": 1}),
        ("barbarian", "game_meat", {"silver": 1}),
    ):
        table = with_card(card, seat=player(food))
        while table.asking() != "feast":
            play(table, "pass" if table.asking() == "place" else "done")
        play(table, f"serve {food} cross 1")
        assert goods(table) == expected


def test_pea_flour_baker_lays_two_peas_lengthwise() -> None:
    for card, long_ways in (("pea_flour_baker", True), ("barkeep", False)):
        table = with_card(card, seat=player("2 peas"))
        while table.asking() != "feast":
            play(table, "pass" if table.asking() == "place" else "done")
        play(table, "serve peas long 1")
        assert any(text.startswith("peas long") for text in of("serve", table)) == long_ways


# --- at any time ---

ANYTIME: list[tuple[str, str, tuple[str, ...], str]] = [
    ("master_tailor", "hide wool linen", (), "clothing 3 silver"),
    ("pirate", "wood 6 silver", (), "treasure_chest"),
    ("tanner", "2 salt_meat", ("use tanner",), "2 hide"),
    ("farmer", "cattle", (), "jewelry"),
    ("plower", "cattle", (), "peas flax beans grain cabbage"),
    ("rune_engraver", "rune_stone", (), "hide"),
    ("master_mason", "rune_stone", ("option 2",), "cabbage silver"),
    ("farm_shop_owner", "silver peas", ("upgrade peas 1",), "mead"),
    ("tradesman", "silverware", ("option 2",), "chest"),
    ("treasurer", "chest 3 silver", (), "treasure_chest"),
    ("bean_farmer", "2 beans", (), "peas mead stockfish"),
    ("linseed_oil_presser", "2 flax", (), "3 oil"),
    ("linen_weaver", "2 flax silver", (), "2 linen"),
]


@pytest.mark.parametrize(("card", "given", "answers", "expected"), ANYTIME)
def test_a_card_is_used_at_any_time(
    card: str, given: str, answers: tuple[str, ...], expected: str
) -> None:
    """ODIN-165, ODIN-263, ODIN-EX-60, ODIN-EX-65"""
    table = with_card(card, seat=player(given))
    play(table, f"use {card}", *answers)
    has(table, expected)
    assert f"use {card}" not in allowed(table)


def test_a_card_is_used_in_the_turn_of_another() -> None:
    """ODIN-134, ODIN-263"""
    table = with_card("tanner", seat=player("salt_meat"), active=1)
    play(table, "use tanner", seat=0)
    has(table, "hide")
    assert table.turn == (1,)


def test_ship_architect_needs_a_berth() -> None:
    """ODIN-A15"""
    table = with_card("ship_architect", seat=player("3 wood wool"))
    play(table, "use ship_architect")
    assert seen(table)["longships"][0] == 1
    full = with_card("ship_architect", seat=player("3 wood wool", knarrs=4))
    assert "use ship_architect" not in allowed(full)


def test_arms_dealer_takes_any_two_weapons() -> None:
    table = with_card("arms_dealer", seat=player("", "bow snare"))
    play(table, "use arms_dealer", "discard bow")
    has(table, "ore")


def test_modifier_unloads_ore() -> None:
    """ODIN-EX-66"""
    table = with_card("modifier", seat=player("", longships=[0, 0, 1]))
    play(table, "use modifier")
    assert (goods(table), seen(table)["longships"]) == ({"ore": 1}, [0, 1, 0, 0])


def test_tutor_plays_a_card_for_silver() -> None:
    table = with_card("tutor", seat=player("silver", hand=["fruit_picker"]))
    play(table, "use tutor", "play fruit_picker")
    has(table, "fruits")


def test_chronicler_needs_an_action_for_the_belt() -> None:
    """ODIN-AMB-49"""
    table = with_card("chronicler", seat=player("3 flax"))
    assert of("use", table) == ["chronicler-2"]
    play(table, "use chronicler-2")
    has(table, "treasure_chest")


def test_herb_gardener_needs_two_houses_and_works_once() -> None:
    table = with_card("herb_gardener", seat=player("4 wood"), stone_houses=HOUSES)
    play(table, "use herb_gardener")
    has(table, "2 wood spices")
    assert "use herb_gardener" not in allowed(table)
    assert "use herb_gardener" not in allowed(with_card("herb_gardener", seat=player("4 wood")))


def test_master_joiner_lays_wood_in_houses() -> None:
    """ODIN-A04"""
    table = with_card("master_joiner", seat=player("wood"), stone_houses={"1": {"owner": 0}})
    assert "wood" in of("hold", table)
    without = with_card("barkeep", seat=player("wood"), stone_houses={"1": {"owner": 0}})
    assert of("hold", without) == []


# --- as soon as, and what is watched ---


@pytest.mark.parametrize(
    ("where", "seat", "answers", "drawn"),
    [
        (space(48), {"longships": [1]}, ("claim rune_stone",), 1),
        (space(51), {"longships": [2]}, (), 1),
        (space(52), {"longships": [1]}, ("explore a",), 1),
        (space(52), {"whaling_boats": [1]}, ("explore a",), 0),
        (space(56), {"goods": "silver", "knarrs": 1, "longships": [1]}, ("emigrate longship",), 1),
        (space(56), {"goods": "silver", "knarrs": 1, "longships": [1]}, ("emigrate knarr",), 0),
    ],
)
def test_helmsman_draws_a_weapon_where_a_longship_was_used(
    where: str, seat: dict[str, Any], answers: tuple[str, ...], drawn: int
) -> None:
    """Nobody is asked: a card more is never worse."""
    fields = dict(seat)
    table = with_card("helmsman", seat=player(fields.pop("goods", ""), **fields))
    rolled = [("d8", "6")] if where == space(48) else []
    play(table, where, *answers, chance=luck(*rolled, *[("weapons", "bow")] * drawn))
    assert (table.asking(), table.turn) == ("place", (1,))
    assert sum(weapons(table).values()) == drawn


def test_sail_patcher_works_when_its_test_holds() -> None:
    """ODIN-269, ODIN-EX-70"""
    table = with_card("barkeep", seat=player("", knarrs=3, hand=["sail_patcher"]))
    play(table, space(60), "play sail_patcher")
    assert goods(table) == {"wool": 3}


def test_cutter_operator_waits_for_the_next_knarr() -> None:
    """ODIN-271, ODIN-EX-71"""
    table = with_card("cutter_operator", seat=player("10 silver", knarrs=1))
    play(table, "buy knarr")
    assert goods(table) == {"silver": 5 + 2, "stockfish": 2}
    play(table, "buy knarr")
    assert goods(table) == {"silver": 2, "stockfish": 2}


def test_boat_builder_and_beach_raider_wait_for_ships() -> None:
    table = with_card("boat_builder", seat=player("5 silver", knarrs=3))
    play(table, "buy knarr")
    assert seen(table)["whaling_boats"] == [2, 0]
    table = with_card("beach_raider", seat=player("8 silver", longships=[2]))
    play(table, "buy longship")
    has(table, "4 silverware")


def test_earl_of_lade_watches_the_thing_square() -> None:
    table = with_card("earl_of_lade", seat=player("", thing=5))
    play(table, space(25))
    assert (thing(table), goods(table)) == (3, {"mead": 2, "silver": 3})


def test_thing_spokesman_is_paid_for_vikings_that_return() -> None:
    table = with_card("thing_spokesman", seat=player())
    play(table, space(11), "fail", chance=luck(("d8", "8 8 8")))
    assert goods(table) == {"wood": 1, "silver": 1}


def test_warmonger_places_fewer_vikings() -> None:
    """ODIN-AMB-53"""
    table = with_card("warmonger", seat=player("", longships=[3]))
    play(table, space(51))
    assert thing(table) == 6 - 3


def test_undertaker_judge_and_nobleman_see_what_is_laid() -> None:
    table = with_card("undertaker", seat=player("rune_stone"), islands={"a": {"owner": 0}})
    place = next(
        text for text in allowed(play(table, "hold rune_stone")) if text.startswith("island a")
    )
    assert goods(play(table, place)) == {"silver": 1}
    table = with_card("judge", seat=player("rune_stone"), stone_houses={"1": {"owner": 0}})
    place = next(
        text for text in allowed(play(table, "hold rune_stone")) if text.startswith("stone-house")
    )
    assert goods(play(table, place)) == {"mead": 1, "silver": 1}
    table = with_card("nobleman", seat=player("grain 2 silver"), stone_houses={"1": {"owner": 0}})
    place = next(
        text for text in allowed(play(table, "hold grain")) if text.startswith("stone-house")
    )
    assert goods(play(table, place, YES)) == {"silk": 1}


def test_private_tutor_plays_instead_of_drawing() -> None:
    table = with_card("private_tutor", seat=player(hand=["fruit_picker"]))
    play(table, space(55), YES, "play fruit_picker")
    has(table, "fruits silver")
    assert seen(table)["hand"] == []


def test_etiquette_teacher_rewards_a_played_card() -> None:
    table = with_card("etiquette_teacher", seat=player(hand=["fruit_picker"]))
    play(table, space(60), "play fruit_picker")
    has(table, "fruits peas")


def test_latecomer_uses_a_neighbour_without_vikings() -> None:
    standing = {"take_stockfish": {"colour": 0}}
    table = with_card("latecomer", seat=player("silver", thing=1), spaces=standing)
    play(table, "pass", "pass", YES)
    assert set(of("follow", table)) <= {"hunting_game_1", "buy_2_stockfish"}


def test_seafarer_is_paid_at_the_end() -> None:
    """ODIN-280"""
    islands = {letter: {"owner": 0} for letter in "ab"}
    table = with_card("seafarer", seat=player(), islands=islands, round=7)
    finish_round(table)
    assert table.over
    assert goods(table) == {"silver": 4}


def test_punchcutter_is_paid_for_lost_items() -> None:
    strips = {"left": {"2": 2}, "pile": []}
    table = with_card("punchcutter", seat=player(), round=2, strips=strips)
    assert goods(finish_round(table)) == {"silver": 1}
