"""Part I: the end of the game."""

import pytest

from tests.walhalla.build import (
    asgard,
    ending,
    line,
    midgard,
    play,
    player,
    points,
    tongue,
    walhalla,
    walk,
)


def heroes(*counts: int, **options: object) -> list[int]:
    """Return the points for Walhalla after the last raid."""
    players = [player(walhalla=count) for count in counts]
    return line(ending(*players, raid=3, **options), "walhalla")


def test_the_game_ends_after_the_third_raid_without_preparation() -> None:
    """WAL-101: no reinforcements, no departure, nobody leaves the land."""
    table = ending(
        player(midgard=2, walhalla=3), player(midgard=1, walhalla=2), player(midgard=0, walhalla=2),
        raid=3, tongues=("cult/red wheat/black",),
    )  # fmt: skip
    assert table.over
    assert table.turn == ()
    assert midgard(table) == [2, 1, 0]
    assert walhalla(table) == [3, 2, 2]
    assert [len(bin(int(held))) > 3 or held > 0 for held in table.held] == [True, True, False]
    assert sum(midgard(table) + asgard(table) + walhalla(table)) == 3 * 14 - 2


def test_tongues_wheat_and_cards_are_scored_as_before() -> None:
    """WAL-102"""
    fields = tongue("wheat/red wheat/red cult/black", 4, 7)
    table = ending(player(hand="wheat"), player(), player(), raid=3, tongues=(fields,))
    play(table, "lay wheat", "done")
    assert line(table, "cards") == [2, 0, 0]
    assert line(table, "wheat") == [6, 0, 0]
    assert line(table, "tongues") == [7, 4, 0]


def test_every_field_held_scores_a_point() -> None:
    """WAL-103: after the third raid only."""
    fields = "cult/red forest-2/red village-2/red wheat/red wheat/black"
    assert line(ending(player(), player(), player(), raid=3, tongues=(fields,)), "fields") == [
        4,
        1,
        0,
    ]
    for raid in (1, 2):
        table = ending(player(), player(), player(), raid=raid, tongues=(fields,))
        assert line(table, "fields") == [0, 0, 0]


def test_most_heroes_score_six_second_most_five() -> None:
    """WAL-104: after the third raid only."""
    assert heroes(3, 2, 1) == [6, 5, 0]
    assert heroes(0, 1, 4, 3) == [0, 0, 6, 5]
    for raid in (1, 2):
        players = [player(walhalla=count) for count in (3, 2, 1)]
        assert line(ending(*players, raid=raid), "walhalla") == [0, 0, 0]


def test_a_tie_for_first_shares_eleven() -> None:
    """WAL-105"""
    assert heroes(3, 3, 1) == [6, 6, 0]
    assert heroes(2, 2, 2) == [4, 4, 4]
    assert heroes(2, 2, 2, 2) == [3, 3, 3, 3]


def test_a_tie_for_second_shares_five() -> None:
    """WAL-106"""
    assert heroes(4, 2, 2) == [6, 3, 3]
    assert heroes(4, 2, 2, 2) == [6, 2, 2, 2]


def test_the_derived_cases() -> None:
    """WAL-DT-11"""
    assert heroes(3, 3, 1, 0) == [6, 6, 0, 0]
    assert heroes(3, 2, 2, 0) == [6, 3, 3, 0]


def test_an_empty_walhalla_scores_nothing() -> None:
    """WAL-107, WAL-A-08"""
    assert heroes(2, 0, 0) == [6, 0, 0]
    assert heroes(0, 0, 0) == [0, 0, 0]


def test_by_the_strict_reading_it_has_a_place() -> None:
    """WAL-A-08: the switch; the card's two vikings count as ever."""
    assert heroes(2, 0, 0, zero_ranks=True) == [6, 3, 3]
    assert heroes(0, 0, 0, zero_ranks=True) == [4, 4, 4]
    assert heroes(3, 2, 0, zero_ranks=True) == [6, 5, 0]
    table = ending(
        player(hand="walhalla", walhalla=0), player(walhalla=0), player(walhalla=0), raid=3,
        zero_ranks=True,
    )  # fmt: skip
    play(table, "lay walhalla", "done")
    assert line(table, "walhalla") == [6, 3, 3]


def test_most_points_win() -> None:
    """WAL-108"""
    table = ending(player(points=40), player(points=50), player(points=30), raid=3)
    result = table.result()
    assert result is not None
    assert result.winners == (1,)
    assert result.places == (2, 1, 3)


def test_a_tie_is_a_shared_victory() -> None:
    """WAL-108, WAL-A-09: heroes and fields do not decide."""
    table = ending(
        player(points=40, walhalla=1), player(points=38, walhalla=1), player(points=30, walhalla=0),
        raid=3, tongues=(tongue("wheat/black", 3, 6),),
    )  # fmt: skip
    assert points(table) == [46, 38 + 6 + 3 + 6 + 1, 30]
    table = ending(player(points=40), player(points=40), player(points=39), raid=3)
    result = table.result()
    assert result is not None
    assert result.winners == (0, 1)
    assert result.places == (1, 1, 3)


@pytest.mark.parametrize("seats", [3, 4])
def test_the_sheet_adds_up_to_the_points(seats: int) -> None:
    """WAL-108"""
    for seed in range(5):
        *_, table = walk(seats, 50 + seed)
        sheet = table.sheet()
        for seat in range(seats):
            assert sum(lines[seat] for lines in sheet.values()) == points(table)[seat]


def test_the_sheet_of_a_running_game_leaves_hidden_cards_out() -> None:
    """WAL-071: what is laid is known to nobody before it is shown."""
    table = ending(
        player(hand="wheat"), player(hand="cult"), player(), raid=3, tongues=("wheat/red",)
    )
    before = table.sheet()
    play(table, "0: lay wheat", "0: done")
    assert table.sheet() == before
