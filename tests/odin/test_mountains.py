"""Mountain strips, and upgrading goods."""

import pytest

from skali.games.odin.rules.flow import Odin
from tests.odin.build import goods, of, play, player, position, rule, space


def mountain(number: int, left: dict[str, int], have: str = "") -> Odin:
    """Let the first seat use a space, with so many items left on the strips."""
    strips = {"left": left, "pile": []}
    return play(position(player(have, thing=9), player(), strips=strips), space(number))


# Strip 2 is wood, wood, stone, stone, stone, ore, 2 silver.


def test_items_are_taken_from_the_arrow_on() -> None:
    """ODIN-189, ODIN-192"""
    table = mountain(34, {"2": 6, "3": 7})
    assert of("mine", table) == ["2 1", "2 2", "3 1", "3 2"]
    play(table, "mine 2 2")
    assert goods(table) == {"wood": 1, "stone": 1}
    assert table.dump()["strips"]["left"] == {"2": 4, "3": 7}
    assert table.turn == (1,)


def test_fewer_items_may_be_taken_but_not_more() -> None:
    """ODIN-192, ODIN-AMB-18"""
    table = mountain(34, {"2": 6})
    assert rule(table, "mine 2 3") == "ODIN-192"
    assert goods(play(table, "mine 2 1")) == {"wood": 1}


def test_two_silver_are_one_item_and_an_empty_strip_leaves() -> None:
    """ODIN-190, ODIN-191, ODIN-EX-42"""
    table = mountain(34, {"2": 1, "3": 7})
    assert rule(table, "mine 2 2") == "ODIN-191"
    play(table, "mine 2 1")
    assert goods(table) == {"silver": 2}
    assert table.dump()["strips"]["left"] == {"3": 7}
    assert table.turn == (1,)


def test_only_strips_that_lie_open() -> None:
    """ODIN-041, ODIN-043"""
    assert rule(mountain(34, {"2": 1}), "mine 3 1") == "ODIN-041"
    table = position(player(thing=9), player(), strips={"left": {}, "pile": ["1"]})
    assert rule(table, space(34)) == "ODIN-191"


def test_three_and_two_from_another_strip() -> None:
    """ODIN-193, ODIN-EX-41"""
    table = mountain(40, {"3": 7, "2": 2})
    play(table, "mine 3 3")
    assert of("mine", table) == ["2 1", "2 2"]
    assert rule(table, "mine 3 1") == "ODIN-193"
    play(table, "mine 2 2")
    assert goods(table) == {"wood": 3, "ore": 1, "silver": 2}
    assert table.dump()["strips"]["left"] == {"3": 4}


def test_the_second_part_lapses_without_another_strip() -> None:
    """ODIN-193, ODIN-AMB-18: or is left out"""
    table = play(mountain(40, {"3": 7}), "mine 3 3")
    assert table.turn == (1,)
    table = play(mountain(40, {"3": 7, "2": 2}), "mine 3 3", "done")
    assert goods(table) == {"wood": 3}


def test_two_items_of_up_to_four_strips() -> None:
    """ODIN-194"""
    table = play(mountain(44, {str(n + 1): 7 for n in range(5)}, "mead"), "option 1")
    for strip in (1, 2, 3):
        play(table, f"mine {strip} 2")
        assert {rule(table, f"mine {used} 1") for used in range(1, strip + 1)} == {"ODIN-193"}
    assert rule(table, "mine 4 3") == "ODIN-192"
    play(table, "mine 4 2")
    assert goods(table) == {"wood": 8, "mead": 1}
    assert table.turn == (1,)


def test_either_strips_or_double_upgrades() -> None:
    """ODIN-197, ODIN-259: with nothing to upgrade nobody is asked"""
    assert mountain(44, {"1": 7}).asking() == "mine"
    table = play(mountain(44, {"1": 7}, "3 mead peas"), "option 2")
    for _ in range(3):
        play(table, "upgrade mead 2")
    assert goods(table) == {"rune_stone": 3, "peas": 1}


# --- upgrading ---


@pytest.mark.parametrize(
    ("good", "better"),
    [("peas", "mead"), ("stockfish", "hide"), ("wool", "chest"), ("sheep", "fur")],
)  # fmt: skip
def test_an_upgrade_keeps_the_outline(good: str, better: str) -> None:
    """ODIN-195, ODIN-199, ODIN-EX-43"""
    table = play(mountain(35, {"1": 7}, good), "mine 1 1", f"upgrade {good} 1")
    assert goods(table) == {"wood": 1, better: 1}


def test_blue_goods_and_goods_one_does_not_have_are_not_upgraded() -> None:
    """ODIN-195"""
    table = mountain(36, {}, "silk peas")
    assert rule(table, "upgrade silk 1") == rule(table, "upgrade flax 1") == "ODIN-195"


def test_no_tile_is_upgraded_twice() -> None:
    """ODIN-196, ODIN-EX-44: one of several meads may be"""
    table = play(mountain(36, {}, "peas oil"), "upgrade peas 1")
    assert rule(table, "upgrade mead 1") == "ODIN-196"
    assert rule(table, "upgrade oil 2") == "ODIN-195"
    table = play(mountain(36, {}, "peas mead"), "upgrade peas 1", "upgrade mead 1")
    assert goods(table) == {"mead": 1, "oil": 1}
    table = play(mountain(36, {}, "peas"), "upgrade peas 1")
    assert table.turn == (1,)  # nothing is left to upgrade


def test_a_fresh_tile_that_is_laid_leaves_the_old_one() -> None:
    """ODIN-134, ODIN-196: of two wools, the new one is laid"""
    table = play(mountain(36, {}, "milk wool"), "upgrade milk 1")
    assert "wool 1" in of("upgrade", table)
    play(table, "hold wool", "home 0 11 1")
    assert of("upgrade", table) == ["wool 1"]


@pytest.mark.parametrize(("number", "items"), [(35, 1), (38, 3)])
def test_items_and_one_tile(number: int, items: int) -> None:
    """ODIN-192, ODIN-195: so many items of one strip, then a single upgrade"""
    table = mountain(number, {"3": 7, "5": 7}, "2 peas")
    assert of("mine", table) == [f"{strip} {n + 1}" for strip in (3, 5) for n in range(items)]
    play(table, f"mine 3 {items}", "upgrade peas 1")
    assert goods(table) == {"wood": items, "peas": 1, "mead": 1}
    assert table.turn == (1,)


@pytest.mark.parametrize(("number", "most"), [(36, 2), (39, 3), (42, 4)])
def test_how_many_tiles(number: int, most: int) -> None:
    """ODIN-196, ODIN-198"""
    table = mountain(number, {}, "6 peas")
    for _ in range(most):
        assert table.turn == (0,)
        assert rule(table, "upgrade peas 2") == "ODIN-196"
        play(table, "upgrade peas 1")
    assert table.turn == (1,)
    assert goods(table) == {"peas": 6 - most, "mead": most}


def test_three_tiles_and_four_weapons() -> None:
    """ODIN-198, ODIN-200"""
    table = play(mountain(41, {}, "4 peas"), "upgrade peas 1", "upgrade peas 1", "upgrade peas 1")
    assert goods(table) == {"peas": 1, "mead": 3}
    weapons = table.dump()["players"][0]["weapons"]
    assert sum(weapons.values()) == 4
    assert table.turn == (1,)


def test_double_upgrades() -> None:
    """ODIN-197, ODIN-EX-45, ODIN-AMB-17: two steps each, or only one"""
    table = play(mountain(43, {"2": 7}, "2 peas sheep oil"), "mine 2 4")
    assert of("upgrade", table) == ["peas 1", "peas 2", "oil 1", "sheep 1", "sheep 2"]
    play(table, "upgrade peas 2", "upgrade sheep 2")
    assert goods(table) == {"wood": 2, "stone": 2, "peas": 1, "oil": 2, "jewelry": 1}
