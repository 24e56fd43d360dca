"""Part H, preparation: who goes home, who comes back, and which heroes leave."""

import pytest

from skali.games.walhalla.rules.components import REINFORCEMENTS_OF_FOUR, REINFORCEMENTS_OF_THREE
from tests.walhalla.build import (
    allowed,
    asgard,
    asked,
    at,
    ending,
    fjords,
    hand,
    landing,
    midgard,
    play,
    player,
    walhalla,
    walk,
)

HOME = {"midgard": 0}


def test_vikings_leave_villages_forests_and_cult_sites() -> None:
    """WAL-088: to Asgard."""
    fields = "village-1/red forest-2/red cult/red wheat"
    table = ending(player(midgard=9, walhalla=0, asgard=2), player(), player(), tongues=(fields,))
    assert [at(table, 0, row) for row in (1, 2, 3)] == ["", "", ""]
    assert midgard(table)[0] + asgard(table)[0] == 14


def test_vikings_on_wheat_stay() -> None:
    """WAL-089"""
    table = ending(player(), player(), player(), tongues=("wheat/red cult wheat/black",))
    assert (at(table, 0, 1), at(table, 0, 3)) == ("red", "black")


def test_a_viking_left_on_wheat_can_be_attacked() -> None:
    """WAL-089: in the next raid."""
    table = landing(
        "black-bow", "black . .", player(), player(), player(), raid=2,
        tongues=("wheat/red", "wheat/black"),
    )  # fmt: skip
    play(table, "land left", "fall")
    assert at(table, 0, 1) == "black"


def test_all_dragons_are_shuffled_again() -> None:
    """WAL-090"""
    table = ending(player(), player(), player(), fjords=[[None] * 4, [None] * 4, [None] * 4, []])
    assert fjords(table) == [[], [], [], []]
    shown = table.dump()
    assert len(shown["stack"]) == 11
    assert shown["dragon"]["kind"] not in shown["stack"]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_left_neighbour_of_the_start_player_begins(seats: int, active: int) -> None:
    """WAL-091, WAL-DT-15: whoever had the last turn."""
    for start in range(seats):
        for raid in (1, 2):
            players = [player() for _ in range(seats)]
            table = ending(*players, raid=raid, start_player=start, active=active)
            assert asked(table) == f"board {(start + 1) % seats}"
            assert int(table.start) == (start + 1) % seats


def test_the_start_moves_on_from_raid_to_raid() -> None:
    """WAL-DT-15"""
    starts = {int(table.raid): int(table.start) for table in walk(4, 12)}
    assert starts == {raid: (starts[1] + raid - 1) % 4 for raid in (1, 2, 3)}


def test_hands_are_kept() -> None:
    """WAL-092"""
    table = ending(player(hand="hunt forest"), player(), player(hand="shield"))
    play(table, "0: done", "2: done")
    assert table.raid == 2
    assert (hand(table, 0), hand(table, 2)) == (["forest", "hunt"], ["shield"])


# --- reinforcements ---


def reinforced(*heroes: int) -> list[int]:
    """Return who comes to Midgard, by the vikings in Walhalla; everybody else is in Asgard."""
    return midgard(ending(*(player(walhalla=count, **HOME) for count in heroes)))


def test_equal_numbers_share_a_place_and_the_next_takes_the_next() -> None:
    """WAL-093"""
    assert reinforced(3, 3, 2, 1) == [8, 8, 7, 6]
    assert reinforced(2, 2, 2, 2) == [8, 8, 8, 8]
    assert reinforced(1, 4, 4) == [9, 10, 10]


def test_the_reinforcement_track() -> None:
    """WAL-094, WAL-110, WAL-111"""
    assert list(REINFORCEMENTS_OF_THREE) == [10, 9, 8]
    assert list(REINFORCEMENTS_OF_FOUR) == [8, 7, 6, 5]
    assert reinforced(3, 2, 1) == [10, 9, 8]
    assert reinforced(1, 2, 3, 4) == [5, 6, 7, 8]


def test_the_printed_example_for_four() -> None:
    """WAL-EX-07: red 2, black 3, yellow 2, blue 0."""
    assert reinforced(2, 3, 2, 0) == [7, 8, 7, 6]


def test_the_figures_for_three() -> None:
    """WAL-EX-08"""
    assert reinforced(4, 2, 0) == [10, 9, 8]


def test_nobody_in_walhalla_is_a_count_like_any_other() -> None:
    """WAL-095"""
    assert reinforced(0, 0, 0) == [10, 10, 10]
    assert reinforced(1, 0, 0) == [10, 9, 9]


def test_at_most_those_who_are_in_asgard_come() -> None:
    """WAL-096, WAL-DT-14, WAL-A-15"""
    table = ending(
        player(midgard=10, walhalla=1), player(**HOME), player(**HOME), player(**HOME)
    )  # fmt: skip
    assert midgard(table)[0] == 10 + 3
    assert asgard(table)[0] == 0 + 1


def test_who_was_left_in_midgard_stays() -> None:
    """WAL-097"""
    table = ending(*(player(midgard=2, walhalla=1) for _ in range(4)))
    assert midgard(table) == [10, 10, 10, 10]


def test_who_comes_home_from_the_land_is_available_at_once() -> None:
    """WAL-098"""
    fields = "cult/red cult/red cult/red cult/red"
    table = ending(
        player(midgard=0, walhalla=10, asgard=0), player(**HOME), player(**HOME), tongues=(fields,)
    )
    assert midgard(table)[0] == 4


# --- the heroes' departure ---


def test_as_many_heroes_leave_as_the_fewest_have() -> None:
    """WAL-099, WAL-EX-09: red 4, black 2, yellow 3, blue 2."""
    table = ending(*(player(walhalla=count, **HOME) for count in (4, 2, 3, 2)))
    assert walhalla(table) == [2, 0, 1, 0]


def test_nobody_leaves_where_one_walhalla_is_empty() -> None:
    """WAL-099"""
    table = ending(*(player(walhalla=count, **HOME) for count in (4, 0, 3)))
    assert walhalla(table) == [4, 0, 3]


def test_heroes_come_too_late_for_the_reinforcements() -> None:
    """WAL-100"""
    table = ending(
        player(midgard=7, walhalla=5), player(walhalla=5, **HOME), player(walhalla=5, **HOME)
    )
    assert midgard(table)[0] == 7 + 2
    assert asgard(table)[0] == 5


def test_the_next_raid_begins_with_a_dragon() -> None:
    """WAL-019, WAL-091"""
    table = ending(player(), player(), player(), start_player=1)
    assert asked(table) == "board 2"
    assert allowed(table)[0] == "board none"
