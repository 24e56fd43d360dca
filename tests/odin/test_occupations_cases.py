"""Readings of the catalogue that name an occupation, each in the very situation it is about."""

from typing import Any

import pytest

from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.effects.vocabulary import COUNTS
from tests.odin.build import finish_round, goods, luck, of, play, player, seen, space, weapons
from tests.odin.cards import has, playing, with_card

YES = "option 1"


def test_traveling_merchant_turns_animals_to_their_pregnant_side() -> None:
    """ODIN-AMB-41"""
    table = playing(
        "traveling_merchant", "turn sheep", "turn cattle", knarrs=1, goods="sheep cattle"
    )
    assert seen(table)["pregnant"] == {"sheep": 1, "cattle": 1}
    has(table, "sheep cattle")


def test_latecomer_does_not_take_the_moose() -> None:
    """ODIN-AMB-26: only Vikings that are placed count"""
    standing = {"craft_linen": {"colour": 0}}
    table = with_card("latecomer", seat=player("silver stone", thing=0), spaces=standing, active=1)
    play(table, space(9), "pass", seat=1)
    play(table, YES, "follow craft_rune_stone")
    while table.round == 1:
        play(table, "done")
    assert table.dump()["start_player"] == 1


@pytest.mark.parametrize(("silver", "asked"), [(1, False), (2, True)])
def test_latecomer_keeps_silver_for_the_space(silver: int, asked: bool) -> None:  # noqa: FBT001
    """ODIN-172: the free neighbour costs 1 silver as well"""
    spaces = {"buy_2_salt_meat": {"colour": 0}, "market_beans": {"colour": 1}}
    seat = player(f"{silver} silver", thing=0)
    table = play(with_card("latecomer", seat=seat, spaces=spaces, active=1), "pass", seat=1)
    assert (table.asking() == "order") == asked


def test_berserker_takes_the_ore_of_the_ship_that_pillages() -> None:
    """ODIN-AMB-11, ODIN-AMB-15: of several the one with most ore; it loses one before it counts"""
    table = with_card("berserker", seat=player("", longships=[0, 1, 0, 1]))
    play(table, space(49), YES, chance=luck(("d12", "1")))
    assert seen(table)["longships"] == [0, 1, 1, 0]
    assert "rune_stone" in of("claim", table)
    assert "silverware" not in of("claim", table)


def test_loot_hunter_needs_one_less_for_all_tied_tiles() -> None:
    """ODIN-AMB-45: forge hammer and fibula have 10 each, the horseshoe has 9"""
    seat = player("", longships=[0, 0, 0, 1])
    table = with_card("loot_hunter", seat=seat, specials=["forge_hammer", "fibula", "horseshoe"])
    play(table, space(49), chance=luck(("d12", "6")))
    assert {"forge_hammer", "fibula", "horseshoe"} <= set(of("claim", table))
    table = with_card("loot_hunter", seat=seat, specials=["fibula", "horseshoe"])
    play(table, space(49), chance=luck(("d12", "5")))
    assert not {"fibula", "horseshoe"} & set(of("claim", table))


def test_disheartened_warrior_gets_nothing_for_a_fourth_roll() -> None:
    """ODIN-AMB-46: with the proficient hunter, neither for the third nor for the fourth"""
    seat = player("", longships=[1])
    for rolls in (3, 4):
        table = with_card("disheartened_warrior", "proficient_hunter", seat=seat)
        play(table, space(48), *["roll"] * (rolls - 1), chance=luck(("d8", "1 1 1 1")))
        if rolls == 3:
            play(table, "fail")
        assert (table.asking(), table.turn) == ("place", (1,))
        has(table, "stone", "sword")


def test_chronicler_has_no_belt_that_another_one_has() -> None:
    """ODIN-AMB-49"""
    table = with_card("chronicler", seat=player("3 flax belt"), strips={"left": {"1": 3, "2": 3}})
    play(table, space(34))
    assert of("use", table) == ["chronicler-2"]


@pytest.mark.parametrize(
    ("card", "given"), [("ship_architect", "3 wood wool peas"), ("sponsor", "3 ore 4 wood peas")]
)
def test_ships_of_other_cards_are_not_built(card: str, given: str) -> None:
    """ODIN-AMB-52, ODIN-A15: the shipowner and the spice trader hear nothing"""
    if card == "ship_architect":
        table = with_card("shipowner", card, seat=player(given))
        play(table, "use ship_architect")
    else:
        table = with_card("shipowner", seat=player(given, hand=[card]))
        play(table, space(60), "play sponsor", YES)
    assert sum(seen(table)["longships"]) == 1
    assert table.asking() == "place"
    assert goods(table)["peas"] == 1


def test_knarr_builder_builds_with_wood() -> None:
    """ODIN-AMB-52: the shipowner upgrades for it, the spice trader buys for it"""
    table = with_card("knarr_builder", "shipowner", seat=player("3 wood peas"))
    play(table, space(5), YES, YES, "upgrade peas 1")
    has(table, "mead")
    table = with_card("knarr_builder", "spice_trader", seat=player("3 wood 3 silver"))
    play(table, space(5), YES, YES)
    has(table, "spices")


LAST: list[tuple[str, dict[str, Any], dict[str, int]]] = [
    ("miller", {"goods": "grain"}, {"grain": 1, "silver": 1}),
    ("sober_man", {}, {"silver": 1}),
    ("slowpoke", {"goods": "mead"}, {"mead": 1}),
    ("barkeep", {}, {}),
]


@pytest.mark.parametrize(("card", "given", "expected"), LAST, ids=[row[0] for row in LAST])
def test_after_the_last_feast_cards_still_work_but_no_later_phase_is_played(
    card: str, given: dict[str, Any], expected: dict[str, int]
) -> None:
    """ODIN-AMB-61"""
    table = finish_round(with_card(card, seat=player(given.get("goods", "")), round=7))
    assert table.over
    assert goods(table) == expected


@pytest.mark.parametrize("card", ["whaling_assistant", "flax_farmer"])
def test_the_last_round_has_no_bonuses(card: str) -> None:
    """ODIN-AMB-61"""
    keys = ("forge", "build_longship", "upgrade_4", "build_knarr", "buy_sheep", "craft_chest")
    men = {key: {"colour": 0} for key in (*keys, "upgrade_3")}
    table = finish_round(with_card(card, seat=player(thing=0), round=7, spaces=men))
    assert goods(table) == {}


@pytest.mark.parametrize(
    ("cards", "now", "price"),
    [
        ((), 3, 3),
        (("refugee_helper",), 3, 1),
        (("patron",), 3, 2),
        (("patron", "refugee_helper"), 3, 0),
        (("patron", "refugee_helper"), 4, 1),
        (("patron",), 1, 1),
    ],
)
def test_discounts_on_emigration_add_up(cards: tuple[str, ...], now: int, price: int) -> None:
    """ODIN-AMB-63, ODIN-EX-87"""
    table = with_card(*cards, seat=player("5 silver", knarrs=1), round=now)
    play(table, space(56))
    assert goods(table).get("silver", 0) == 5 - price


def test_harbor_guard_and_refugee_helper_add_up() -> None:
    """ODIN-AMB-63: round 5, less 2 ships, less 2"""
    seat = player("3 silver", knarrs=2, hand=["harbor_guard"])
    table = with_card("refugee_helper", "patron", seat=seat, round=5)
    play(table, space(60), "play harbor_guard", YES)
    has(table, "2 silver")


@pytest.mark.parametrize(
    ("given", "more"),
    [("grain", {"grain": 1}), ("flax", {"flax": 1}), ("flax grain", {"flax": 1}), ("peas", {})],
)
def test_sower_looks_at_flax_and_grain_apart(given: str, more: dict[str, int]) -> None:
    """ODIN-AMB-66: before round 2, whose harvest brings both"""
    plain = finish_round(with_card("barkeep", seat=player(given), round=1))
    table = with_card("sower", seat=player(given), round=1)
    while table.round == 1 or table.asking() == "choose":
        if table.asking() == "choose":
            play(table, YES)
        else:
            play(table, "pass" if table.asking() == "place" else "done")
    found = {key: n - goods(plain).get(key, 0) for key, n in goods(table).items()}
    assert {key: n for key, n in found.items() if n} == more


def test_inspector_brings_vikings_back_one_by_one() -> None:
    """ODIN-AMB-68: the thing spokesman is paid for each return, the Earl of Lade for the third"""
    standing = {"build_longship": {"colour": 0, "vikings": 3}}
    seat = player("silver", hand=["inspector"], thing=4)
    table = with_card("thing_spokesman", "earl_of_lade", seat=seat, spaces=standing)
    play(table, space(60), "play inspector", YES, "recall build_longship", "recall build_longship")
    has(table, "3 silver")


def test_imitation_stands_in_its_column_but_on_no_crafting_space() -> None:
    """ODIN-AMB-60: for cards 8, 161 and 162"""
    spaces = {"forge": {"colour": 1}, "imitation_3_4": {"colour": 0, "vikings": 3}}
    table = with_card("whaling_assistant", seats=4, imitated=[1, 3], spaces=spaces)
    assert MACHINE.count(table, 0, COUNTS.index("in_third_column")) == 3
    assert MACHINE.count(table, 0, COUNTS.index("crafters")) == 0


def test_homecomer_empties_a_space_that_is_free_again() -> None:
    """ODIN-AMB-22"""
    standing = {"market_spices": {"colour": 0, "vikings": 1}}
    table = playing("homecomer", YES, spaces=standing, thing=6)
    play(table, space(9))
    assert space(23) in [f"place {name}" for name in of("place", table)]


def test_forester_mines_before_the_hunt_and_pays_with_it() -> None:
    """ODIN-AMB-70"""
    table = with_card("forester", seat=player(), strips={"left": {"1": 7}, "pile": []})
    play(table, space(8), YES, "mine 1 1", "pay 0", chance=luck(("d8", "1")))
    has(table, "hide game_meat")
    assert weapons(table) == {}


# --- every clause by itself ---


@pytest.mark.parametrize(("card", "weapon"), [("trident_hunter", "spear"), ("archer", "bow")])
def test_hunters_take_a_weapon_when_they_are_played(card: str, weapon: str) -> None:
    """ODIN-260"""
    has(playing(card), "", weapon)


def test_builder_pays_the_bonuses_of_houses() -> None:
    """ODIN-262"""
    house = {"1": {"owner": 0, "land": {"silver": [[1, 10], [2, 10], [2, 11]]}}}
    has(playing("builder", long_houses=house), "peas")
    ring = [[1, 2], [1, 3], [2, 2], [2, 4], [3, 2], [3, 3], [3, 4]]
    has(playing("builder", stone_houses={"1": {"owner": 0, "land": {"silver": ring}}}), "hide")


def test_forest_blacksmith_opens_the_forge_with_ore_of_a_mountain() -> None:
    """ODIN-AMB-70: without ore that item must be taken, and it must be ore"""
    for strips, there in (({"2": 2}, True), ({"1": 7}, False)):
        table = with_card("forest_blacksmith", strips={"left": strips, "pile": []})
        assert (space(31) in [f"place {name}" for name in of("place", table)]) == there
    table = with_card("forest_blacksmith", strips={"left": {"1": 7, "2": 2}, "pile": []})
    play(table, space(31))
    assert of("mine", table) == ["2 1"]
    play(table, "mine 2 1", "claim jewelry")
    has(table, "jewelry")


@pytest.mark.parametrize(
    ("card", "where", "steps", "left", "first"),
    [
        ("forest_blacksmith", 30, ("option 2",), {"1": 7, "2": 2}, "2 1"),
        ("apprentice_craftsman", 28, (), {"1": 7, "2": 4}, "2 1"),
        ("carpenter", 5, (), {"1": 7, "2": 2}, "1 1"),
    ],
)
def test_what_opened_an_action_is_mined(
    card: str, where: int, steps: tuple[str, ...], left: dict[str, int], first: str
) -> None:
    """ODIN-AMB-70, ODIN-093: nothing else pays for it, so nobody stops before"""
    given = player("wood" if steps else "")
    table = with_card(card, seat=given, strips={"left": left, "pile": []})
    play(table, space(where), *steps)
    assert of("mine", table) == [first]
    assert "done" not in {table.game.space.text(action) for action in table.legal()}
    refusal = table.why_not("done")
    assert refusal is not None
    assert refusal.rule == "ODIN-093"


def test_knarr_builder_needs_no_small_berth() -> None:
    """ODIN-160: all berths of boats are taken"""
    table = with_card("knarr_builder", seat=player("3 wood", whaling_boats=[3]))
    play(table, space(5))
    assert seen(table)["knarrs"] == 1
    has(table, "")


@pytest.mark.parametrize(
    ("card", "where", "given", "expected"),
    [
        ("apprentice_craftsman", 27, "flax", "linen wood"),
        ("carpenter", 5, "wood", "wood"),
    ],
)
def test_one_may_mine_before_a_space_that_one_can_use(
    card: str, where: int, given: str, expected: str
) -> None:
    """ODIN-266"""
    strips = {"left": {"1": 7}, "pile": []}
    table = play(with_card(card, seat=player(given), strips=strips), space(where), "done")
    assert goods(table).get("wood", 0) == 0
    table = with_card(card, seat=player(given), strips=strips)
    play(table, space(where), YES, "mine 1 1")
    has(table, expected)


def test_scribe_takes_a_rune_stone_for_an_emigration() -> None:
    table = with_card("scribe", seat=player("silver", knarrs=1))
    play(table, space(56))
    has(table, "rune_stone")


def test_meat_buyer_takes_game_meat_for_salt_meat() -> None:
    table = with_card("meat_buyer", seat=player("2 silver"))
    play(table, space(15), YES)
    has(table, "salt_meat game_meat")


def test_codliver_oil_presser_hears_of_cards_outside_of_actions() -> None:
    """ODIN-134: in the turn of another"""
    seat = player("2 beans silver")
    table = with_card("codliver_oil_presser", "bean_farmer", seat=seat, active=1)
    play(table, "use bean_farmer", YES, seat=0)
    has(table, "peas mead stockfish oil")


def test_etiquette_teacher_hears_of_cards_outside_of_actions() -> None:
    """ODIN-134: in the turn of another"""
    seat = player("silver", hand=["fruit_picker"])
    table = with_card("etiquette_teacher", "tutor", seat=seat, active=1)
    play(table, "use tutor", "play fruit_picker", seat=0)
    has(table, "fruits peas")


def test_mineworker_is_paid_for_an_item_of_two_silver() -> None:
    table = with_card("mineworker", strips={"left": {"1": 1}, "pile": []})
    play(table, space(34), "mine 1 1")
    has(table, "3 silver")


@pytest.mark.parametrize(
    ("card", "given"),
    [("spice_merchant", "2 oil"), ("meat_merchant", "game_meat"), ("wanderer", "")],
)
def test_what_one_may_do_in_a_round_without_harvest_can_be_left(card: str, given: str) -> None:
    """ODIN-267"""
    table = with_card(card, seat=player(given), round=2)
    while table.asking() != "order":
        play(table, "pass" if table.asking() == "place" else "done")
    play(table, "done")
    has(table, given, "".join(f"{n} {name} " for name, n in weapons(table).items()))


def test_peddler_pays_elsewhere_what_others_pay() -> None:
    table = with_card("peddler", seat=player("silver", knarrs=1))
    play(table, space(45))
    has(table, "")


@pytest.mark.parametrize(
    ("card", "where", "given", "expected"),
    [
        ("master_count", 45, "silver", ""),
        ("artist", 5, "wood", ""),
        ("silk_stitcher", 9, "3 silver", "3 silver stockfish"),
        ("princess", 9, "", "stockfish"),
        ("milkman", 9, "", "stockfish"),
        ("master_bricklayer", 28, "stone", "rune_stone silver"),
        ("knarr_builder", 6, "3 wood", "wood"),
        ("ironsmith", 30, "wood", "chest silver"),
        ("apprentice_craftsman", 9, "", "stockfish"),
    ],
)
def test_a_card_of_some_spaces_is_silent_on_others(
    card: str, where: int, given: str, expected: str
) -> None:
    """ODIN-265"""
    table = with_card(card, seat=player(given, knarrs=1))
    play(table, space(where))
    assert (table.asking(), table.turn) == ("place", (1,))
    has(table, expected)


def test_ore_that_is_thrown_for_a_raid_counts_for_no_other_roll() -> None:
    """ODIN-AMB-15: the raid of the sword fighter is replaced by the Dorestad traveller"""
    seat = player("peas", longships=[0, 1], whaling_boats=[0, 3])
    table = with_card("sword_fighter", "dorestad_traveller", seat=seat)
    play(table, space(48), YES, YES, "upgrade peas 1")
    play(table, "pass", seat=1)
    play(table, space(12), "boats 0 3", chance=luck(("occupations", "miner"), ("d12", "7")))
    assert of("pay", table) == []
    assert table.asking() == "roll"
    play(table, "roll", chance=luck(("d12", "6")))
    has(table, "mead oil skin_and_bones whale_meat")
