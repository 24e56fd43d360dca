"""Stretches of play worked out by hand beside the rulebook: several rules at once."""

import pytest

from tests.odin.build import (
    Plain,
    finish_round,
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
    weapons,
)


def test_income_then_young_then_the_feast() -> None:
    """ODIN-096, ODIN-102, ODIN-109: the silver and the calf of this round are on the table"""
    table = position(
        player("cattle", home="chest 10.0", pregnant={"cattle": 1}, thing=0), player(thing=0),
        round=7, pending=[{"ask": "ready", "seats": [0]}], phase="before_income",
    )  # fmt: skip
    play(table, "done")
    # The chest in the corner covers 0 and 1: an income of 2. One calf for one pregnant cow.
    assert goods(table) == {"silver": 2, "cattle": 2}
    play(table, "serve cattle long 1", "serve silver long 5", "serve cattle cross 6", seat=0)
    play(table, "serve silver long 9", "done", seat=0)
    play(table, "done", seat=1)
    # 4 + 1 + 3 + 1 of 12 cells are filled.
    assert seen(table)["penalties"] == 3


def test_a_bonus_feeds_the_next_feast_and_not_this_one() -> None:
    """ODIN-122, ODIN-157: phase 10 comes after phase 9"""
    ring = "spices 10.0 silverware 8.0 silver 9.0 silver 9.2"
    table = play(position(player(home=ring), player(), round=2), "pass", "pass")
    assert table.asking() == "feast"
    assert goods(table) == {"silver": 2}
    assert not [dish for dish in of("serve", table, 0) if dish.startswith("mead")]
    play(table, "done", seat=0)
    play(table, "done", seat=1)
    assert goods(table)["mead"] == 1


def test_a_turn_of_exploration_island_income_and_points() -> None:
    """ODIN-099, ODIN-240, ODIN-283, ODIN-290: Iceland with its silver, covered in the same round"""
    table = position(
        player("oil ore", knarrs=1, thing=2), player(thing=0), round=4,
        islands={"a": {"side": "bear_island"}, "c": {"silver": 4}},
    )  # fmt: skip
    before = table.score(0)
    play(table, space(53), "explore c")
    # 16 points less 24 open cells, and 4 silver.
    assert table.score(0) == before + 16 - 24 + 4
    # Its lowest income, 1 in the seventh row, needs the cell to its left: one oil covers both.
    assert rule(table, "hold silver", 1) == "ODIN-135"
    play(table, "hold oil", "island c 0 7 1", seat=0)
    play(table, "done", seat=0)
    assert table.asking() == "feast"
    assert goods(table) == {"silver": 4 + 2, "ore": 1}


def test_a_raid_pays_what_is_short_and_no_more() -> None:
    """ODIN-219, ODIN-220: 7 and two stones and a sword reach 10; a chest takes one of them"""
    table = position(player("2 stone", "sword", longships=[0, 0, 0, 1], thing=3), player())
    play(table, space(48), chance=luck(("d8", "7")))
    assert {"chest", "silk", "spices", "jewelry", "fibula"} <= set(of("claim", table))
    assert rule(table, "claim treasure_chest") == "ODIN-220"
    play(table, "claim chest", "spend 1")
    assert (goods(table), weapons(table)) == ({"stone": 2, "chest": 1}, {})


@pytest.mark.parametrize(
    ("boats", "crew", "roll", "needed"),
    [([3, 0], "boats 3 0", 5, 2), ([1, 2], "boats 1 2", 8, 3), ([0, 2], "boats 0 1", 7, 5)],
)
def test_ore_of_the_boats_that_sail(boats: list[int], crew: str, roll: int, needed: int) -> None:
    """ODIN-164, ODIN-231, ODIN-237: one printed each, one more where it was loaded"""
    table = position(player("9 wood", "9 spear", whaling_boats=boats, thing=3), player())
    play(table, space(12), crew, chance=luck(("d12", str(roll))))
    play(table, f"pay {needed}")
    assert weapons(table) == {"spear": 9 - needed}
    assert goods(table)["wood"] == 9


def test_a_viking_that_comes_back_is_placed_again_and_counts_for_the_moose() -> None:
    """ODIN-089, ODIN-095, ODIN-228: a pillage with the last Vikings fails; the other one passes"""
    table = position(player(longships=[1], thing=2), player(thing=1), start_player=0)
    play(table, space(49), "fail", chance=luck(("d12", "9")))
    assert thing(table) == 1
    play(table, "pass")
    play(table, space(9))
    finish_round(table)
    assert table.dump()["start_player"] == 0


def test_four_players_a_space_is_used_by_two() -> None:
    """ODIN-091, ODIN-253: both get all of it, and at the end of the round all come home"""
    rivals: list[dict[str, Plain]] = [player(thing=2), player(thing=0), player(thing=0)]
    table = position(player(thing=2), *rivals, imitated=[2, 3])
    play(table, space(25), "imitate mead_and_silver")
    assert goods(table, 0) == goods(table, 1) == {"mead": 2, "silver": 2}
    assert set(table.dump()["spaces"]) == {"mead_and_silver", "imitation_1_2"}
    finish_round(table)
    assert table.dump()["spaces"] == {}
    assert [thing(table, seat) for seat in range(4)] == [7] * 4


def test_alone_a_space_is_free_again_every_other_round() -> None:
    """ODIN-293, ODIN-297, ODIN-298: two colours take turns; what stands is one round old"""
    table = position(player(), seats=1)
    found = []
    while not table.over:
        used = "take_stockfish" in of("place", table)
        found.append(used)
        if used:
            play(table, "place take_stockfish")
        finish_round(table)
    assert found == [True, False, True, False, True, False, True]
    assert goods(table)["stockfish"] == 4


def test_the_whole_sheet_by_hand() -> None:
    """ODIN-281..291: every line of it, and a Viking's home that is hardly covered"""
    table = position(
        player(
            "3 sheep 2 cattle 5 silver english_crown", pregnant={"sheep": 1, "cattle": 1},
            whaling_boats=[1, 1], knarrs=1, longships=[1], sheds=1, penalties=1,
            emigrated={"knarr": 1}, slots={"shed-wood": 3}, home="fur 0.0 treasure_chest 2.0",
        ),
        player(),
        islands={"c": {"owner": 0, "side": "labrador"}, "a": {"owner": 1, "side": "bear_island"}},
        long_houses={"1": {"owner": 0}}, round=7,
    )  # fmt: skip
    sheet = {name: points[0] for name, points in table.sheet().items() if points[0]}
    assert sheet == {
        "ships": 3 + 3 + 5 + 8, "emigration": 18, "islands": 36, "buildings": 8 + 17,
        "animals": 3 * 2 + 1 + 2 * 3 + 1, "silver": 5, "crown": 2,
        "open_home": -(86 - 8 - 9), "open_islands": -40, "open_buildings": -(3 + 15),
        "penalties": -3,
    }  # fmt: skip
    assert table.score(0) == sum(sheet.values())


def test_the_south_of_greenland_pays_by_itself() -> None:
    """ODIN-A06, ODIN-137, ODIN-AMB-02: its 1 waits for the last row; the north stays bare"""
    table = position(
        player("oil silverware rune_stone 3 silver", thing=0), player(thing=0), round=3,
        islands={"d": {"owner": 0}}, phase="before_income",
        pending=[{"ask": "ready", "seats": [0]}],
    )  # fmt: skip
    before = table.score(0)
    play(table, "hold oil", "island d 0 7 3", "hold silverware", "island d 0 6 2")
    assert rule(play(table.copy(), "hold silver"), "island d 0 6 5") == "ODIN-137"
    play(table, "hold rune_stone", "island d 1 7 5", "hold silver", "island d 0 6 5")
    # The silverware covers three cells that cost a point; the silver is a point less in the supply.
    assert table.score(0) == before + 3 - 1
    play(table, "done")
    assert goods(table) == {"silver": 2 + 2}


def test_a_house_is_furnished_and_its_hide_comes() -> None:
    """ODIN-152, ODIN-278, ODIN-A03, ODIN-A20: food of two colours takes turns around the hide"""
    table = position(
        player("2 peas beans mead 2 silver wood", thing=1), player(thing=1), round=6,
        stone_houses={"1": {"owner": 0}},
    )  # fmt: skip
    before = table.score(0)
    play(table, "hold peas", "stone-house 1 0 1 2", "hold beans", "stone-house 1 0 3 3")
    assert rule(table, "hold peas") == "ODIN-145"  # all that is free lies beside orange
    play(table, "hold mead", "stone-house 1 1 2 2", "hold silver", "stone-house 1 0 2 4")
    play(table, "store house-wood")
    assert table.score(0) == before + 4 + 1 - 1
    play(table, "pass", "pass", "done", "done", "done")
    assert goods(table)["hide"] == 1


@pytest.mark.parametrize(
    ("round_", "ships"), [(1, 3), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5), (7, 6)]
)
def test_so_many_ships_have_room_on_the_table(round_: int, ships: int) -> None:
    """ODIN-211: two cells each beside the Vikings that still stand there"""
    for gone in range(ships + 1):
        emigrant = player("9 silver", knarrs=1, emigrated={"knarr": gone}, thing=2)
        table = position(emigrant, player(), round=round_)
        assert (space(56).split()[1] in of("place", table)) == (gone < ships)


def test_two_pillage_and_both_fail_on_their_own_squares() -> None:
    """ODIN-228, ODIN-253, ODIN-256, ODIN-AMB-60: a Viking returns to each; nobody imitates again"""
    first, second = player(longships=[1], thing=4), player(longships=[1], thing=4)
    table = position(
        first, second, player(longships=[1], thing=4), player(thing=0), imitated=[2, 3]
    )
    play(table, space(49), "fail", chance=luck(("d12", "12")))
    play(table, "imitate pillaging_2", "fail", chance=luck(("d12", "12")))
    standing = {key: there["vikings"] for key, there in table.dump()["spaces"].items()}
    assert standing == {"pillaging_2": 1, "imitation_1_2": 1}
    assert [thing(table, seat) for seat in range(3)] == [3, 3, 4]
    assert of("imitate", table) == []
