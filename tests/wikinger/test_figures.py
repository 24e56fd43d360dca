"""Part F: where a bought figure may stand."""

import pytest

from skali.core.message import Refusal
from tests.wikinger.build import (
    ROWS,
    allowed,
    asked,
    figure,
    mainland,
    placing,
    play,
    player,
    position,
    refused,
    row,
    scoring,
    walk,
)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_in_its_own_row_a_figure_may_stand_on_the_tile(number: int) -> None:
    """WIK-058"""
    name = ROWS[number - 1]
    table = placing("end", name, player(**{name: "begin"}))
    play(table, f"place {number} 1")
    assert allowed(table) == ["settle", "mainland"]
    play(table, "settle")
    assert row(table, name) == "begin end*"
    assert mainland(table) == {}


def test_it_stands_on_no_other_tile_of_the_row() -> None:
    """WIK-059, WIK-069: the free start tile is not offered."""
    table = placing("church", "scout", player(scout="begin"))
    play(table, "place 3 1")
    assert refused(table, "land 3 0") == Refusal("WIK-058")
    assert refused(table, "place 3 0") == Refusal("WIK-058")
    assert row(play(table, "settle"), "scout") == "begin church*"


def test_it_may_wait_on_the_mainland_instead() -> None:
    """WIK-060"""
    table = play(placing("end", "scout", player(scout="begin")), "place 3 1", "mainland")
    assert mainland(table) == {"scout": 1}
    assert row(table, "scout") == "begin end"


def test_in_another_row_it_goes_to_the_mainland() -> None:
    """WIK-061: though its own row has two free tiles."""
    table = placing("end", "scout", player(noble="begin", scout="begin church"))
    play(table, "place 2 1")
    assert mainland(table) == {"scout": 1}
    assert (row(table, "noble"), row(table, "scout")) == ("begin end", "begin church")
    assert asked(table) == "buy 1"


def test_its_own_row_is_no_duty() -> None:
    """WIK-062"""
    table = placing("end", "scout", player(noble="begin", scout="begin"))
    assert {"place 2 1", "place 3 1"} <= set(allowed(table))


def test_a_figure_bought_with_a_ship_goes_to_the_mainland() -> None:
    """WIK-063: a warrior too."""
    table = placing("ship-red", "warrior", player(warrior="begin"))
    play(table, "place 0 0")
    assert mainland(table) == {"warrior": 1}
    assert row(table, "warrior") == "begin"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_boatman_always_goes_to_the_mainland(number: int) -> None:
    """WIK-064"""
    name = ROWS[number - 1]
    table = placing("end", "boatman", player(**{name: "begin"}))
    play(table, f"place {number} 1")
    assert mainland(table) == {"boatman": 1}
    assert row(table, name) == "begin end"


def test_a_boatman_goes_ashore_from_a_ship_too() -> None:
    """WIK-064, WIK-063"""
    table = play(placing("ship-blue", "boatman", player(scout="begin")), "place 0 2")
    assert mainland(table) == {"boatman": 1}


def landing() -> dict[str, object]:
    """Two scouts are on their way to three tiles, one of which is taken."""
    return player(
        scout="begin* church church end", noble="begin", mainland={"scout": 2, "boatman": 1}
    )


def test_one_figure_stands_on_a_tile() -> None:
    """WIK-065"""
    table = play(scoring(landing(), round_=2), "ferry scout")
    assert refused(table, "land 3 0") == Refusal("WIK-065", row=3, column=0)
    play(table, "land 3 1")
    assert refused(table, "land 3 1") == Refusal("WIK-065", row=3, column=1)


def test_a_figure_stands_only_in_its_own_row() -> None:
    """WIK-066"""
    table = play(scoring(landing(), round_=2), "ferry scout")
    assert refused(table, "land 2 0") == Refusal("WIK-066", figure=figure("noble"))
    assert allowed(table) == ["land 3 1", "land 3 2", "land 3 3"]


def test_a_figure_stands_on_tiles_only() -> None:
    """WIK-074"""
    table = play(scoring(landing(), round_=2), "ferry scout")
    assert refused(table, "land 3 4") == Refusal("WIK-074", row=3, column=4)


@pytest.mark.parametrize("advanced", [False, True])
def test_a_figure_on_an_island_never_moves_again(*, advanced: bool) -> None:
    """WIK-067, WIK-084: in whole games, figures on islands only ever join."""
    for seed in range(3):
        before: list[int] = []
        for table in walk(2, seed, advanced=advanced):
            now = [int(table.figures[place]) for place in range(12)]
            assert all(old & new == old for old, new in zip(before, now, strict=False))
            before = now


def test_the_mainland_has_room_for_everybody() -> None:
    """WIK-068"""
    crowd = {"fisher": 13, "goldsmith": 13, "scout": 13, "noble": 12, "boatman": 13}
    table = position(player(scout="begin", mainland=crowd), wheel="ship-red/warrior ship-red/noble")
    play(table, "buy 1", "place 0 0")
    assert mainland(table) == crowd | {"noble": 13}


def test_the_start_tile_stays_empty_at_the_first_purchase() -> None:
    """WIK-069: tile and figure both suit the start tile's row, but not the start tile."""
    table = position(wheel="fisher end/goldsmith")
    play(table, "buy 1", "start 4", "place 4 1", "settle")
    assert row(table, "goldsmith") == "begin end*"


def test_a_boatman_can_fill_the_start_tile() -> None:
    """WIK-069, WIK-082"""
    table = scoring(player(scout="begin", mainland={"scout": 1, "boatman": 1}), round_=2)
    assert row(play(table, "ferry scout"), "scout") == "begin*"
