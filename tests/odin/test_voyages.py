"""Exploration and emigration."""

from typing import Any

import pytest

from skali.games.odin.rules.boards import GRIDS
from skali.games.odin.rules.flow import Odin
from tests.odin.build import (
    Plain,
    goods,
    luck,
    of,
    play,
    player,
    position,
    rule,
    seen,
    space,
    thing,
)

HOME = [line.replace("#", " ") for line in GRIDS[0]]
BACK = {"a": "bear_island", "b": "baffin_island", "c": "labrador", "d": "newfoundland"}


def explorer(turned: str = "", **ships: Plain) -> Odin:
    """Build a table with an explorer, some of the boards turned over."""
    islands = {key: {"side": BACK[key], "silver": 2} for key in turned}
    return position(player(thing=9, **ships), player(), islands=islands)


# --- exploration ---


@pytest.mark.parametrize("ship", [{"whaling_boats": [1]}, {"knarrs": 1}, {"longships": [1]}])
def test_near_islands_take_one_viking_and_any_ship(ship: dict[str, Any]) -> None:
    """ODIN-239, ODIN-241, ODIN-244"""
    table = play(explorer(**ship), space(52))
    assert of("explore", table) == ["a", "b"]
    play(table, "explore b")
    assert table.dump()["islands"]["b"] == {"side": "faroe_islands", "owner": 0, "land": {}}
    assert thing(table) == 8
    assert {key: seen(table)[key][:1] if key != "knarrs" else 1 for key in ship} == ship


def test_farther_islands_take_two_vikings_and_a_large_ship() -> None:
    """ODIN-242, ODIN-EX-06"""
    for ship in ({"knarrs": 1}, {"longships": [1]}):
        table = play(explorer("a", **ship), space(53))
        assert of("explore", table) == ["a", "c", "d"]
        assert thing(table) == 7
    assert rule(explorer(whaling_boats=[3]), space(53)) == "ODIN-242"


def test_america_takes_three_vikings_and_a_longship() -> None:
    """ODIN-243"""
    table = play(explorer("bcd", longships=[1]), space(54))
    assert of("explore", table) == ["b", "c", "d"]
    assert thing(table) == 6
    assert rule(explorer("bcd", knarrs=4), space(54)) == "ODIN-218"


@pytest.mark.parametrize(
    ("turned", "near", "middle", "far"),
    [("", "ab", "cd", ""), ("a", "b", "acd", ""), ("ab", "", "acd", "b"), ("abc", "", "ad", "bc"),
     ("abcd", "", "a", "bcd")],
)  # fmt: skip
def test_how_far_it_is_depends_on_the_side_that_is_up(
    turned: str, near: str, middle: str, far: str
) -> None:
    """ODIN-241, ODIN-242, ODIN-243: from round to round; a single board is taken unasked"""
    found = []
    for number in (52, 53, 54):
        table = explorer(turned, longships=[1])
        if space(number).split()[1] in of("place", table):
            play(table, space(number))
            islands = table.dump()["islands"]
            mine = [letter for letter in "abcd" if islands[letter].get("owner") == 0]
            found.append("".join(mine or of("explore", table)))
        else:
            assert rule(table, space(number)) == "ODIN-239"
            found.append("")
    assert found == [near, middle, far]


def test_no_ship_no_exploration() -> None:
    """ODIN-241"""
    assert rule(explorer(), space(52)) == "ODIN-241"


def test_only_the_side_that_is_up_and_only_once() -> None:
    """ODIN-239, ODIN-273"""
    table = explorer("ab", knarrs=1)
    assert rule(table, space(52)) == "ODIN-239"
    owned = {key: {"owner": 1} for key in "abcd"}
    table = position(player(longships=[1], thing=9), player(), islands=owned)
    assert {rule(table, space(number)) for number in (52, 53, 54)} == {"ODIN-239"}
    assert rule(play(explorer(knarrs=1), space(52)), "explore c") == "ODIN-239"


def test_the_silver_on_the_board_is_taken() -> None:
    """ODIN-240, ODIN-EX-56"""
    table = position(player(knarrs=1), player(), islands={"c": {"owner": 1}, "d": {"silver": 4}})
    play(table, space(53))
    assert goods(table) == {"silver": 4}  # the only board left: nobody is asked
    assert table.dump()["islands"]["d"]["owner"] == 0


def test_things_are_laid_on_a_new_board() -> None:
    """ODIN-052, ODIN-148"""
    table = play(position(player("oil", knarrs=1), player()), space(53), "explore d")
    play(table, "hold oil", seat=0)
    assert rule(table, "island c 0 1 1", seat=0) == "ODIN-052"
    play(table, "island d 0 1 1", seat=0)
    assert len(table.dump()["islands"]["d"]["land"]["tiles"]) == 1


def test_what_found_no_place_finds_one_on_new_land() -> None:
    """ODIN-052, ODIN-148, ODIN-151: at home all is covered; jewelry is too large for the house"""
    cells = " ".join(
        f"silver {row}.{column}"
        for row, cells in enumerate(HOME)
        for column, sign in enumerate(cells)
        if sign != " "
    )
    mine = player("oil peas jewelry 2 stone", knarrs=1, thing=9, home=cells)
    table = position(mine, player(thing=0))
    assert of("hold", table) == []
    play(table, space(2))
    assert of("hold", table) == ["peas", "oil"]
    play(table, space(53), "explore c")
    assert of("hold", table) == ["peas", "oil", "jewelry"]


def test_the_same_ship_serves_many_times() -> None:
    """ODIN-167, ODIN-EX-30"""
    table = position(
        player("7 silver", longships=[1], thing=9), player(thing=0), round=6,
        islands={**{key: {"owner": 1} for key in "abc"}, "d": {"side": "newfoundland"}},
    )  # fmt: skip
    play(table, space(48), "claim rune_stone", chance=luck(("d8", "6")))
    play(table, space(54), space(56))
    assert table.dump()["islands"]["d"]["owner"] == 0
    assert seen(table)["longships"] == [0, 0, 0, 0]
    assert seen(table)["emigrated"] == {"knarr": 0, "longship": 1}


# --- emigration ---


def test_emigration_costs_the_number_of_the_round() -> None:
    """ODIN-207, ODIN-208, ODIN-210, ODIN-EX-48"""
    table = play(position(player("5 silver", knarrs=1), player(), round=3), space(56))
    assert goods(table) == {"silver": 2}
    assert seen(table)["knarrs"] == 0
    assert seen(table)["emigrated"] == {"knarr": 1, "longship": 0}
    table = position(player("2 silver", knarrs=1), player(), round=3)
    assert rule(table, space(56)) == "ODIN-210"


def test_a_large_ship_emigrates_and_one_chooses_which() -> None:
    """ODIN-053, ODIN-207, ODIN-213: of several longships the one with the least ore goes"""
    table = play(position(player("silver", knarrs=1, longships=[0, 1, 0, 1]), player()), space(57))
    assert of("emigrate", table) == ["knarr", "longship"]
    play(table, "emigrate longship")
    assert seen(table)["longships"] == [0, 0, 0, 1]
    assert seen(table)["emigrated"] == {"knarr": 0, "longship": 1}
    assert rule(position(player("silver", whaling_boats=[1]), player()), space(56)) == "ODIN-207"


def test_vikings_are_not_lost_by_emigrating() -> None:
    """ODIN-212"""
    table = play(position(player("silver", knarrs=1, thing=6), player()), space(56))
    assert thing(table) == 4
    assert table.dump()["spaces"]["emigrate_2"]["vikings"] == 2


def test_vikings_on_the_table_block_further_ships() -> None:
    """ODIN-211"""
    gone = {"knarr": 3}
    table = position(player("9 silver", knarrs=1, emigrated={"knarr": 2}), player(), round=1)
    assert "emigrate_2" in of("place", table)
    table = position(player("9 silver", knarrs=1, emigrated=gone), player(), round=1)
    assert rule(table, space(56)) == "ODIN-211"
    table = position(player("9 silver", knarrs=1, emigrated=gone), player(), round=3)
    assert "emigrate_2" in of("place", table)


def test_a_boat_becomes_a_knarr_and_emigrates() -> None:
    """ODIN-187, ODIN-188, ODIN-EX-40: the ore on it is lost"""
    table = position(player("2 silver", whaling_boats=[0, 1]), player(), round=2)
    play(table, space(58), "option 1", "option 1")
    assert goods(table) == {}
    assert seen(table)["whaling_boats"] == [0, 0]
    assert seen(table)["emigrated"] == {"knarr": 1, "longship": 0}


def test_either_part_of_the_fourth_space_is_enough() -> None:
    """ODIN-187, ODIN-AMB-20, ODIN-093"""
    table = play(position(player(whaling_boats=[1]), player()), space(58))
    assert rule(table, "done") == "ODIN-093"  # nothing else can be used
    play(table, "option 1")
    assert seen(table)["knarrs"] == 1
    table = play(
        position(player("silver", whaling_boats=[1], knarrs=1), player()), space(58), "done"
    )
    assert rule(table, "done") == "ODIN-093"
    play(table, "option 1")
    assert (seen(table)["whaling_boats"], seen(table)["emigrated"]["knarr"]) == ([1, 0], 1)
    assert rule(position(player("9 silver"), player()), space(58)) in {"ODIN-187", "ODIN-207"}


def test_the_exchanged_boat_needs_a_large_berth() -> None:
    """ODIN-AMB-21"""
    table = position(player(whaling_boats=[1], knarrs=4), player())
    assert rule(table, space(58)) == "ODIN-210"
    table = play(position(player("silver", whaling_boats=[1], knarrs=4), player()), space(58))
    assert table.asking() == "choose"
    play(table, "option 1")
    assert seen(table)["emigrated"]["knarr"] == 1
    assert seen(table)["whaling_boats"] == [1, 0]
