"""Part D: sending a dragon into a fjord."""

import pytest

from skali.core.message import Refusal
from skali.games.walhalla import GAME
from skali.games.walhalla.rules.flow import Walhalla
from tests.walhalla.build import (
    allowed,
    asked,
    at,
    fjords,
    landing,
    midgard,
    new,
    play,
    player,
    position,
    refused,
    sailing,
    walk,
)

THREE = (player(), player(), player())
BARE = ("wheat village-1 wheat village-1 wheat village-2",)
"""The first rows of a tongue on which nothing happens when a viking lands."""


def pending_rows(table: Walhalla) -> list[tuple[int, int]]:
    """List who waits to land in which row, the next one first."""
    frames = table.dump()["pending"]
    return [(frame["seat"], frame["row"]) for frame in reversed(frames)]


def test_any_fjord_and_either_end() -> None:
    """WAL-029"""
    table = sailing("black-bow", "black red red")
    assert allowed(table) == [f"dock {f} {end}" for f in range(4) for end in ("bow", "stern")]
    for action in ("land left", "board none", "done"):
        assert refused(table, action) == Refusal("WAL-029")


def test_dragons_lie_one_behind_the_other_without_gaps() -> None:
    """WAL-030"""
    table = sailing("black-bow", ". . .", fjords=[[], ["red-bow", "blue-stern stern"], [], []])
    play(table, "dock 1 stern")
    assert fjords(table)[1] == ["red-bow bow", "blue-stern stern", "black-bow stern"]


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_a_dragon_covers_the_three_rows_behind_the_others(before: int) -> None:
    """WAL-031"""
    table = landing("red-bow", "red red red", *THREE, fjord=1, before=before)
    rows = [row for _, row in pending_rows(table)]
    assert rows == [3 * before + 1, 3 * before + 2, 3 * before + 3]


@pytest.mark.parametrize(
    ("kind", "crew", "lead", "order"),
    [
        ("black-bow", "black red red", "bow", [1, 0, 0]),
        ("black-bow", "black red red", "stern", [0, 0, 1]),
        ("black-middle", "red black red", "bow", [0, 1, 0]),
        ("black-middle", "red black red", "stern", [0, 1, 0]),
        ("black-stern", "red red black", "bow", [0, 0, 1]),
        ("black-stern", "red red black", "stern", [1, 0, 0]),
    ],
)
def test_the_end_in_front_decides_who_lies_where(
    kind: str, crew: str, lead: str, order: list[int]
) -> None:
    """WAL-032, WAL-DT-02"""
    table = play(sailing(kind, crew, *THREE), f"dock 1 {lead}")
    assert pending_rows(table) == [(order[0], 1), (order[1], 2), (order[2], 3)]


@pytest.mark.parametrize(("fjord", "reached"), [(0, [0]), (1, [0, 1]), (2, [1, 2]), (3, [2])])
def test_a_fjord_borders_the_tongues_on_its_sides(fjord: int, reached: list[int]) -> None:
    """WAL-033, WAL-DT-01: the outer fjords have one neighbour only."""
    met = set()
    for side in ("left", "right"):
        table = landing("red-bow", "red . .", *THREE, fjord=fjord, tongues=BARE * 3)
        if f"land {side}" in allowed(table):
            play(table, f"land {side}")
            met |= {number for number in range(3) if at(table, number, 1) == "red"}
    assert sorted(met) == reached


def test_a_full_fjord_cannot_be_entered() -> None:
    """WAL-034, WAL-036, WAL-DT-06: a fifth dragon would lie at row 13."""
    table = sailing("red-bow", ". . .", fjords=[[], [None] * 4, [], []])
    assert refused(table, "dock 1 bow") == Refusal("WAL-034", fjord=2, row=13)
    assert refused(table, "dock 1 stern") == Refusal("WAL-034", fjord=2, row=13)
    assert allowed(table) == [f"dock {f} {end}" for f in (0, 2, 3) for end in ("bow", "stern")]


def test_one_field_on_one_side_is_enough() -> None:
    """WAL-034, WAL-DT-05: 5-6-7 has 14 rows on the right; rows 13 and 14 do, row 16 does not."""
    table = sailing("red-bow", ". . .", fjords=[[], [], [], [None] * 4], layout="5-6-7")
    assert "dock 3 bow" in allowed(table)
    play(table, "dock 3 bow")
    table = sailing("red-bow", ". . .", fjords=[[], [], [], [None] * 5], layout="5-6-7")
    assert refused(table, "dock 3 bow") == Refusal("WAL-034", fjord=4, row=16)


def test_the_seat_beyond_the_last_row_cannot_land() -> None:
    """WAL-DT-05"""
    table = landing("red-bow", ". . red", *THREE, fjord=3, before=4, layout="5-6-7")
    assert midgard(table) == [9, 9, 9]


def test_a_dragon_may_go_where_nobody_can_land() -> None:
    """WAL-035, WAL-A-04: both fields beside the only viking are red's own."""
    table = sailing("red-bow", "red . .", *THREE, tongues=("wheat/red", "wheat/red"))
    assert midgard(table) == [6, 9, 9]
    play(table, "dock 1 bow")
    assert midgard(table) == [7, 9, 9]


@pytest.mark.parametrize(
    ("layout", "berths"),
    [
        ("6-6-6", [4, 4, 4, 4]), ("5-5-8", [4, 4, 6, 6]), ("5-6-7", [4, 4, 5, 5]),
        ("5-7-6", [4, 5, 5, 4]), ("5-8-5", [4, 6, 6, 4]), ("6-5-7", [4, 4, 5, 5]),
        ("6-7-5", [4, 5, 5, 4]), ("7-5-6", [5, 5, 4, 4]), ("7-6-5", [5, 5, 4, 4]),
        ("8-5-5", [6, 6, 4, 4]),
    ],
)  # fmt: skip
def test_there_is_always_room_for_twelve(layout: str, berths: list[int]) -> None:
    """WAL-036: 16, 18 or 20 places."""
    for fjord, places in enumerate(berths):
        full: list[list[None]] = [[], [], [], []]
        full[fjord] = [None] * (places - 1)
        table = sailing("red-bow", ". . .", fjords=full, layout=layout)
        assert f"dock {fjord} bow" in allowed(table)
        full[fjord] = [None] * places
        table = sailing("red-bow", ". . .", fjords=full, layout=layout)
        assert f"dock {fjord} bow" not in allowed(table)
    assert sum(berths) in (16, 18, 20)


def test_dragons_stay_until_the_end_of_the_raid() -> None:
    """WAL-037"""
    raid, before = 0, [""]
    for table in walk(4, 9):
        now = [" ".join(dragons) for dragons in fjords(table)]
        if table.raid == raid:
            assert all(late.startswith(early) for late, early in zip(now, before, strict=True))
        raid, before = int(table.raid), now


def test_rows_of_a_shorter_tongue_end_first() -> None:
    """WAL-DT-03: in 5-6-7 the fourth place of F0 has one field; the others come back."""
    table = landing("red-bow", "red red red", *THREE, fjord=0, before=3, layout="5-6-7")
    assert pending_rows(table)[0] == (0, 10)
    play(table, "land right")
    assert at(table, 0, 10) == "red"
    assert midgard(table) == [8, 9, 9]
    assert asked(table).startswith("board")


def test_the_longer_tongue_goes_on_alone() -> None:
    """WAL-DT-04: F1 of 5-6-7: row 10 on both sides, rows 11 and 12 on the right only."""
    beyond = " ".join(["."] * 8)
    tongues = (f"{beyond} wheat village-1", f"{beyond} wheat village-1 wheat village-1")
    table = landing("red-bow", "red red red", *THREE, before=3, layout="5-6-7", tongues=tongues)
    assert allowed(table) == ["land left", "land right"]
    play(table, "land left")
    assert (at(table, 1, 11), at(table, 1, 12)) == ("red", "red")


def test_every_berth_of_every_layout_is_met_by_somebody() -> None:
    """WAL-036: no game ever stands still for want of a place."""
    for layout in GAME.options[0].values:
        for seed in range(3):
            *_, table = walk(3, seed, layout=layout)
            assert table.over
    assert new(3, layout="8-5-5").legal()
    assert position().legal()
