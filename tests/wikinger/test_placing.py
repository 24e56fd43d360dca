"""Part E: where tiles may be laid."""

import pytest

from skali.core.message import Refusal
from tests.wikinger.build import (
    ROWS,
    allowed,
    asked,
    gold,
    mainland,
    placing,
    play,
    player,
    position,
    refused,
    row,
    seat,
)

EDGES = {"begin": ("sea", "land"), "church": ("land", "land"), "end": ("land", "sea")}
ALL_CLOSED = dict.fromkeys(ROWS, "begin end")
ALL_OPEN = dict.fromkeys(ROWS, "begin")


def no_room(row_: int, column: int, rule: str = "WIK-046") -> Refusal:
    return Refusal(rule, row=row_, column=column)


# --- duties ---


def test_a_bought_tile_is_laid_before_anything_else() -> None:
    """WIK-042"""
    table = position(player(scout="begin"), wheel="end/fisher end/fisher noble")
    play(table, "buy 1")
    assert asked(table) == "place 0"
    for action in ("buy 2", "settle", "mainland", "decline", "done"):
        assert refused(table, action) == Refusal("WIK-042")


def test_rows_grow_without_limit() -> None:
    """WIK-041: a beginning, all twenty middles, and still an end fits."""
    middles = " ".join(
        f"{kind} " * 5 for kind in ("church", "farmstead", "longhouse", "watchtower")
    )
    table = placing("end", "noble", player(scout=f"begin {middles}"))
    assert "place 3 21" in allowed(table)
    play(table, "place 3 21")
    assert row(table, "scout").split()[21] == "end"


def test_the_ship_row_grows_without_limit() -> None:
    """WIK-041, WIK-045: ten ships lie, the eleventh follows."""
    fleet = "red red red green green green green yellow yellow yellow"
    table = placing("ship-blue", "noble", player(ships=fleet))
    assert allowed(table) == ["place 0 10"]


# --- ships ---


def test_ships_have_a_row_of_their_own() -> None:
    """WIK-043"""
    table = placing("ship-red", "noble", player(scout="begin"))
    assert allowed(table) == ["place 0 0", "place 0 1", "place 0 2"]
    for number in range(1, 6):
        assert refused(table, f"place {number} 0") == Refusal("WIK-043", row=number)


def test_islands_never_lie_in_the_ships_row() -> None:
    """WIK-043"""
    table = placing("begin", "noble", player(warrior="begin"))
    assert refused(table, "place 0 0") == Refusal("WIK-043", row=0)


@pytest.mark.parametrize(
    ("fleet", "free"),
    [
        ("", [0, 1, 2]),
        (". . red", [0, 1]),
        (". red", [0, 2]),
        ("red . red", [1]),
        (". red red", [0]),
    ],
)
def test_the_first_three_ships_fill_the_first_three_places(fleet: str, free: list[int]) -> None:
    """WIK-044: in any order."""
    table = placing("ship-blue", "noble", player(ships=fleet, scout="begin"))
    assert allowed(table) == [f"place 0 {column}" for column in free]
    assert refused(table, "place 0 3") == Refusal("WIK-044", column=3)


def test_a_place_is_taken_once() -> None:
    """WIK-044"""
    table = placing("ship-blue", "noble", player(ships=". red", scout="begin"))
    assert refused(table, "place 0 1") == Refusal("WIK-044", column=1)


def test_later_ships_lie_side_by_side() -> None:
    """WIK-045"""
    table = placing("ship-blue", "noble", player(ships="red red red green", scout="begin"))
    assert allowed(table) == ["place 0 4"]
    assert refused(table, "place 0 5") == Refusal("WIK-045", column=5)
    assert refused(table, "place 0 3") == Refusal("WIK-045", column=3)


# --- islands: contact ---


def test_islands_touch_the_homeland_or_another_island() -> None:
    """WIK-046, WIK-050: left of, above and below a tile, and the homeland."""
    table = placing("begin", "noble", player(warrior="begin end", noble=". church"))
    fits = ["place 2 0", "place 3 0", "place 3 1", "place 4 0", "place 5 0"]
    assert allowed(table) == ["place 1 2", *fits]
    assert refused(table, "place 1 3") == no_room(1, 3)
    assert refused(table, "place 3 2") == no_room(3, 2)
    assert refused(table, "place 4 1") == no_room(4, 1)


def test_the_tile_to_the_left_is_contact_enough() -> None:
    """WIK-046"""
    assert "place 3 3" in allowed(placing("end", "noble", player(scout="begin church church")))


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_row_lends_contact_above_and_below(number: int) -> None:
    """WIK-046: and no further."""
    table = placing("begin", "boatman", player(**{ROWS[number - 1]: "begin church church"}))
    here = [row_ for row_ in range(1, 6) if f"place {row_} 2" in allowed(table)]
    assert here == [row_ for row_ in (number - 1, number + 1) if 1 <= row_ <= 5]


def test_a_corner_is_not_enough() -> None:
    """WIK-047"""
    table = placing("church", "noble", player(scout="begin church end"))
    assert refused(table, "place 4 3") == no_room(4, 3)
    assert refused(table, "place 2 3") == no_room(2, 3)


def test_a_ship_is_not_enough() -> None:
    """WIK-047: a ship lies right above the cell, a warrior's tile does not."""
    table = placing("begin", "noble", player(ships="red red red", scout="begin end"))
    assert refused(table, "place 1 1") == no_room(1, 1, "WIK-047")
    assert refused(table, "place 1 2") == no_room(1, 2, "WIK-047")


def test_the_homeland_lends_contact_in_column_0_only() -> None:
    """WIK-A-02, WIK-047: its upper leg borders the ships' row, no cell of row 1."""
    table = placing("begin", "noble", player(fisher="begin"))
    assert refused(table, "place 1 1") == no_room(1, 1)
    assert refused(table, "place 1 2") == no_room(1, 2)
    assert "place 1 0" in allowed(table)


# --- islands: edges ---


@pytest.mark.parametrize("tile", EDGES)
@pytest.mark.parametrize("left", [None, *EDGES])
@pytest.mark.parametrize("right", [None, *EDGES])
def test_land_meets_land_and_sea_meets_sea(left: str | None, tile: str, right: str | None) -> None:
    """WIK-049, WIK-051: between any two neighbours; a row below gives the contact."""
    cells = f". {left or '.'} . {right or '.'}"
    table = placing(
        tile, "boatman", player(noble=cells, scout="begin farmstead farmstead farmstead")
    )
    fits_left = left is None or EDGES[left][1] == EDGES[tile][0]
    fits_right = right is None or EDGES[right][0] == EDGES[tile][1]
    assert ("place 2 2" in allowed(table)) == (fits_left and fits_right)
    if not (fits_left and fits_right):
        assert refused(table, "place 2 2") == no_room(2, 2, "WIK-049")


@pytest.mark.parametrize("building", ["church", "farmstead", "longhouse", "watchtower"])
def test_all_middles_have_the_same_edges(building: str) -> None:
    """WIK-049"""
    table = placing(building, "boatman", player(noble="begin", fisher="begin end"))
    assert allowed(table) == ["place 2 1", "place 4 1"]


def test_tiles_are_never_turned_round() -> None:
    """WIK-048: a beginning cannot close an island, and an end cannot begin one."""
    open_island = player(noble="begin church")
    assert refused(placing("begin", "scout", open_island), "place 2 2") == no_room(2, 2, "WIK-049")
    assert refused(placing("end", "scout", open_island), "place 3 0") == Refusal("WIK-050")


@pytest.mark.parametrize("tile", ["church", "farmstead", "longhouse", "watchtower", "end"])
def test_only_beginnings_lie_at_the_homeland(tile: str) -> None:
    """WIK-050, WIK-A-01"""
    table = placing(tile, "noble", player(scout="begin"))
    for number in (1, 2, 4, 5):
        assert refused(table, f"place {number} 0") == Refusal("WIK-050")


def test_a_beginning_lies_at_the_homeland_in_every_free_row() -> None:
    """WIK-050, WIK-A-01"""
    table = placing("begin", "noble", player(scout="begin"))
    assert allowed(table) == ["place 1 0", "place 2 0", "place 4 0", "place 5 0"]


def test_gaps_are_allowed() -> None:
    """WIK-051: (4, 2) touches the church above it; nothing lies at (4, 0) and (4, 1)."""
    table = placing("church", "noble", player(scout="begin church church"))
    play(table, "place 4 2")
    assert row(table, "goldsmith") == ". . church"


def test_no_tile_lies_on_another() -> None:
    """WIK-051"""
    table = placing("begin", "noble", player(scout="begin"))
    assert refused(table, "place 3 0") == no_room(3, 0, "WIK-051")


@pytest.mark.parametrize("above", EDGES)
@pytest.mark.parametrize("below", EDGES)
def test_above_and_below_everything_fits(above: str, below: str) -> None:
    """WIK-154, WIK-A-17"""
    cells = f"begin {'end' if below == 'begin' else 'farmstead'} {below}"
    table = placing(above, "boatman", player(scout=cells, fisher=cells))
    assert {"place 2 2", "place 4 2"} <= set(allowed(table))


# --- choice and duty ---


@pytest.mark.parametrize("figure", ["fisher", "goldsmith", "scout", "noble", "warrior", "boatman"])
def test_the_figure_does_not_bind_the_tile(figure: str) -> None:
    """WIK-052, WIK-062"""
    table = placing("begin", figure, player(scout="begin end"))
    fits = ["place 1 0", "place 2 0", "place 2 1", "place 3 2"]
    assert allowed(table) == [*fits, "place 4 0", "place 4 1", "place 5 0"]


@pytest.mark.parametrize(
    ("tile", "rows"), [("end", ALL_CLOSED), ("church", ALL_CLOSED), ("begin", ALL_OPEN)]
)
def test_a_tile_that_fits_nowhere_leaves_the_game(tile: str, rows: dict[str, str]) -> None:
    """WIK-053: the price is paid, and the noble waits though his row exists."""
    table = position(player(gold=9, **rows), wheel=f"fisher fisher . {tile}/noble")
    play(table, "buy 3")
    assert asked(table) == "buy 1"
    assert gold(table)[0] == 6
    assert mainland(table) == {"noble": 1}
    assert table.dump()["removed"]["tiles"] == {tile: 1}
    assert {name: row(table, name) for name in ROWS} == rows


def test_a_boatman_with_a_tile_that_fits_nowhere_comes_to_the_mainland() -> None:
    """WIK-053, WIK-064"""
    table = position(player(**ALL_CLOSED), wheel="fisher end/boatman")
    assert mainland(play(table, "buy 1")) == {"boatman": 1}


def test_a_tile_that_fits_somewhere_must_be_laid() -> None:
    """WIK-054, WIK-A-03: a single open island is left, and the tile may not be thrown away."""
    table = placing("end", "noble", player(**ALL_CLOSED | {"fisher": "begin"}))
    assert allowed(table) == ["place 5 1"]
    for action in ("mainland", "decline", "pass"):
        assert refused(table, action) == Refusal("WIK-042")


# --- the start tile ---


@pytest.mark.parametrize("first", ["end/noble", "ship-red/noble", "begin/boatman"])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_first_tile_brings_the_start_tile_along(first: str, number: int) -> None:
    """WIK-055: into column 0 of any of the five rows."""
    table = play(position(wheel=f"fisher {first}"), "buy 1")
    assert allowed(table) == [f"start {n}" for n in range(1, 6)]
    assert refused(table, "place 0 0") == Refusal("WIK-055")
    play(table, f"start {number}")
    assert row(table, ROWS[number - 1]) == "begin"
    assert not seat(table)["start_tile"]
    assert asked(table) == "place 0"


def test_the_start_tile_is_laid_once() -> None:
    """WIK-055"""
    table = position(wheel="fisher fisher fisher fisher")
    play(table, "buy 1", "start 3", "place 1 0", "buy 2", "start 1", "place 2 0", "buy 3")
    assert asked(table) == "place 0"


def test_the_first_tile_may_be_attached_to_the_start_tile() -> None:
    """WIK-056, WIK-A-04: in the same turn."""
    table = play(position(wheel="fisher end/noble"), "buy 1", "start 4")
    assert allowed(table) == ["place 4 1"]
    play(table, "place 4 1")
    assert row(table, "goldsmith") == "begin end"
    assert asked(table) == "buy 1"


def test_nothing_comes_into_another_display() -> None:
    """WIK-057"""
    other = player(scout="begin", mainland={"noble": 1})
    table = position(player(scout="begin"), other, wheel="fisher end/noble end/noble")
    before = seat(table, 1)
    play(table, "buy 1", "place 3 1")
    assert seat(table, 1) == before
    assert mainland(table) == {"noble": 1}
