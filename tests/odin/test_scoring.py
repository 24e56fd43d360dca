"""Final scoring, and the solo game."""

from typing import Any

import pytest

from skali.games.odin.rules.flow import Odin
from skali.games.odin.rules.scoring import LINES
from tests.odin.build import (
    finish_round,
    goods,
    lying,
    new,
    of,
    play,
    player,
    position,
    rule,
    seen,
    thing,
)


def line(table: Odin, name: str, seat: int = 0) -> int:
    """Return a line of the score sheet."""
    return table.sheet()[name][seat]


@pytest.mark.parametrize(
    ("name", "fields", "points"),
    [
        ("ships", {"whaling_boats": [1, 1], "knarrs": 1, "longships": [1, 0, 0, 1]}, 6 + 5 + 16),
        ("emigration", {"emigrated": {"knarr": 1, "longship": 2}}, 18 + 42),
        ("buildings", {"sheds": 2}, 16),
        ("silver", {"goods": {"silver": 7}}, 7),
        ("crown", {"goods": {"english_crown": 1}}, 2),
        ("penalties", {"penalties": 2}, -6),
        ("animals", {"goods": {"sheep": 3}, "pregnant": {"sheep": 1}}, 7),
        ("animals", {"goods": {"cattle": 2}, "pregnant": {"cattle": 1}}, 7),
    ],
)
def test_points_for_what_one_has(name: str, fields: dict[str, Any], points: int) -> None:
    """ODIN-053, ODIN-058, ODIN-120, ODIN-281, ODIN-282, ODIN-284, ODIN-285, ODIN-287, ODIN-289"""
    table = position({**player(), **fields}, player(), round=7)
    assert line(table, name) == points
    assert line(table, name, 1) == 0


def test_islands_and_houses_less_what_is_open() -> None:
    """ODIN-054, ODIN-283, ODIN-284, ODIN-290"""
    table = position(
        player(sheds=1, slots={"shed-wood": 2}), player(),
        islands={"a": {"owner": 0}, "c": {"owner": 0}, "d": {"owner": 1, "side": "newfoundland"}},
        stone_houses={"2": {"owner": 0}}, long_houses={"5": {"owner": 1}},
    )  # fmt: skip
    assert table.sheet()["islands"] == [6 + 16, 38]
    assert table.sheet()["open_islands"] == [-24 - 24, -40]
    assert table.sheet()["buildings"] == [8 + 10, 17]
    assert table.sheet()["open_buildings"] == [-4 - 9, -15]
    assert table.sheet()["open_home"] == [-86, -86]


def test_covered_cells_cost_nothing() -> None:
    """ODIN-054, ODIN-290, ODIN-EX-07"""
    assert line(position(player(home="fur 0.0"), player()), "open_home") == -78


def test_silver_on_a_board_is_worth_nothing() -> None:
    """ODIN-287: but for the cell that it covers"""
    table = position(player("silver"), player())
    assert (line(table, "silver"), line(table, "open_home")) == (1, -86)
    play(table, "hold silver", "home 0 12 1")
    assert (line(table, "silver"), line(table, "open_home")) == (0, -86)


def test_the_crown_counts_on_a_board_too() -> None:
    """ODIN-229, ODIN-289: and for whom the board belongs to"""
    table = position(player("english_crown"), player())
    play(table, "hold english_crown", "home 0 1 1")
    assert line(table, "crown") == 2
    board = {"owner": 1, "side": "newfoundland", "land": lying("english_crown 3.1")}
    table = position(player(), player(), islands={"d": board})
    assert table.sheet()["crown"] == [0, 2]
    table = position(player(), player(home="english_crown 0.0"))
    assert table.sheet()["crown"] == [0, 2]


def test_the_sheet_adds_up_to_the_score() -> None:
    """ODIN-002, ODIN-280: most points win, a tie is shared"""
    table = position(player("3 silver"), player("3 silver"), player("2 silver"), round=7)
    finish_round(table)
    result = table.result()
    assert result is not None
    assert result.winners == (0, 1)
    assert [result.share(seat) for seat in range(3)] == [0.5, 0.5, 0]
    for seat in range(3):
        assert table.score(seat) == sum(table.sheet()[name][seat] for name in LINES)


def test_wrong_placements_cannot_happen() -> None:
    """ODIN-292, ODIN-EX-73, ODIN-EX-74: three green tiles that would touch are refused at once"""
    table = position(player("3 wool", home="wool 0.0"), player())
    play(table, "hold wool")
    assert rule(table, "home 0 1 3") == "ODIN-140"
    play(table, "home 0 3 3")
    play(table, "hold wool")
    assert rule(table, "home 0 3 1") == "ODIN-140"


# --- alone ---


@pytest.mark.parametrize(
    ("length", "vikings"),
    [("long", [6, 7, 8, 9, 10, 11, 12]), ("short", [7, 8, 9, 10, 11, 12])],
)
def test_vikings_of_the_solo_game(length: str, vikings: list[int]) -> None:
    """ODIN-293..295, ODIN-299, ODIN-304, ODIN-EX-75, ODIN-EX-76"""
    table = new(1, length=length)
    found = []
    while not table.over:
        found.append(thing(table))
        assert table.last_cell() + 1 == found[-1]
        finish_round(table)
    assert found == vikings


def test_the_vikings_of_the_round_before_block_their_spaces() -> None:
    """ODIN-296..298, ODIN-EX-75"""
    table = play(new(1), "place take_stockfish", "place market_beans")
    assert table.dump()["spaces"]["take_stockfish"]["colour"] == 0
    finish_round(table)
    assert rule(table, "place take_stockfish") == "ODIN-298"
    assert thing(table) == 7
    play(table, "place draw_occupation")
    assert table.dump()["spaces"]["draw_occupation"]["colour"] == 1
    assert rule(table, "place draw_occupation") == "ODIN-091"
    finish_round(table)
    assert set(table.dump()["spaces"]) == {"draw_occupation"}
    assert {"take_stockfish", "market_beans"} <= set(of("place", table))
    assert rule(table, "place draw_occupation") == "ODIN-298"


def test_alone_one_always_starts_and_boards_are_turned_as_always() -> None:
    """ODIN-300, ODIN-301, ODIN-304"""
    table = new(1)
    for number in range(1, 8):
        assert (table.round, table.turn, table.dump()["start_player"]) == (number, (0,), 0)
        sides = [island["side"] for island in table.dump()["islands"].values()]
        assert (sides[0] == "bear_island") == (number >= 3)
        finish_round(table)


@pytest.mark.parametrize(("silver", "share"), [(0, 0.0), (86, 0.0), (136, 0.5), (186, 1), (300, 1)])
def test_a_hundred_points_are_a_very_good_result(silver: int, share: float) -> None:
    """ODIN-303"""
    table = position(player(f"{silver} silver"), round=7, seats=1)
    assert table.outcome(0) == share
    assert goods(table) in ({"silver": silver}, {})
    assert seen(table)["penalties"] == 0
