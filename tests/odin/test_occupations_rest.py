"""Occupations of placing, of the feast and of the last phases."""

import pytest

from skali.games.odin.rules.flow import Odin
from tests.odin.build import (
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
from tests.odin.cards import with_card

YES = "option 1"


def until(table: Odin, asked: str) -> Odin:
    """Pass and go on until something else is asked."""
    while table.asking() != asked:
        play(table, "pass" if table.asking() == "place" else "done")
    return table


def test_snare_specialist_takes_a_viking_back_from_the_space_alone() -> None:
    table = with_card("snare_specialist", seat=player("wood", "2 snare"))
    play(table, space(11), chance=luck(("d8", "1")))
    play(table, "pay 0", YES)
    assert (thing(table), weapons(table)) == (6 - 1, {"snare": 1})


@pytest.mark.parametrize("now", [1, 7])
def test_festive_hunter_hunts_after_game_meat_was_served(now: int) -> None:
    """ODIN-AMB-61: in the last round too"""
    table = until(with_card("festive_hunter", seat=player("game_meat"), round=now), "feast")
    play(table, "serve game_meat cross 1", "done", "done", YES)
    assert table.asking() == "roll"
    table = until(with_card("festive_hunter", seat=player("game_meat"), round=now), "feast")
    play(table, "done", "done")
    assert table.over if now == 7 else table.asking() != "order"


def test_whaling_assistant_and_flax_farmer_count_columns() -> None:
    """ODIN-AMB-60"""
    third = {"forge": {"colour": 0}, "build_longship": {"colour": 0}, "upgrade_4": {"colour": 0}}
    table = with_card("whaling_assistant", seat=player(thing=0), round=4, spaces=third)
    assert goods(finish_round(table)) == {"cabbage": 1}
    second = {
        key: {"colour": 0} for key in ("build_knarr", "buy_sheep", "craft_chest", "upgrade_3")
    }
    table = with_card("flax_farmer", seat=player(thing=0), round=4, spaces=second)
    assert goods(finish_round(table)) == {"flax": 1}
    assert goods(finish_round(with_card("flax_farmer", seat=player(), round=4))) == {}


def test_armed_fighter_takes_stone_or_ore_before_placing_four() -> None:
    """ODIN-AMB-53"""
    strips = {"left": {"1": 7, "2": 2}, "pile": []}
    table = with_card("armed_fighter", seat=player(), strips=strips)
    play(table, space(23), YES)
    assert of("mine", table) == ["2 1"]
    play(table, "mine 2 1")
    assert goods(table)["ore"] == 1
    assert thing(table) == 6 - 4


def test_weapons_warden_draws_from_the_second_placement_on() -> None:
    table = with_card("weapons_warden", seat=player())
    play(table, space(25), "pass")
    assert weapons(table) == {}
    play(table, space(21))
    assert sum(weapons(table).values()) == 1


def test_flax_baker_bakes_after_a_harvest() -> None:
    table = until(with_card("flax_baker", seat=player(), round=1), "order")
    before = goods(table)
    play(table, YES)
    assert goods(table)["flax" if before["flax"] > 1 else "silver"] == 1
    assert goods(table)["grain"] == before.get("grain", 0) + 1


@pytest.mark.parametrize("now", [1, 7])
def test_fish_cook_saves_stockfish_for_a_house(now: int) -> None:
    """ODIN-AMB-61: in the last round too"""
    house = {"1": {"owner": 0}}
    table = with_card("fish_cook", seat=player("stockfish"), stone_houses=house, round=now)
    until(table, "feast")
    play(table, "serve stockfish cross 1", "done", "done", YES)
    place = of("stone-house", table)[0]
    play(table, f"stone-house {place}")
    tiles = table.dump()["stone_houses"]["1"]["land"]["tiles"]
    assert [tile["tile"] for tile in tiles] == ["stockfish"]
    assert seen(table)["feast"] == []


def test_maid_takes_silverware_for_the_only_bonus_of_a_house() -> None:
    ring = [[1, 10], [2, 10], [2, 11]]
    house = {"1": {"owner": 0, "land": {"silver": ring}}}
    for answer, expected in ((YES, {"silverware": 1}), ("done", {"peas": 1})):
        table = until(with_card("maid", seat=player(), long_houses=house, round=2), "order")
        play(table, answer)
        assert goods(table) == expected
