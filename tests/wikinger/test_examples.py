"""Part L: the worked examples of the rulebook."""

import pytest

from skali.core.message import Refusal
from skali.games.wikinger.rules.display import finished_islands, threatened
from skali.games.wikinger.rules.flow import Wikinger
from tests.wikinger.build import (
    allowed,
    asked,
    figure,
    final,
    gold,
    luck,
    mainland,
    new,
    placing,
    play,
    player,
    points,
    position,
    refused,
    row,
    scoring,
    seat,
    wheel,
)

LAID = player(fisher="begin")


def test_a_finished_offer() -> None:
    """WIK-EX-01: no scout was drawn; a warrior for 8 or a fisherman for 1."""
    drawn = "warrior boatman noble fisher " * 2 + "fisher noble goldsmith goldsmith"
    table = new(4, luck(tiles="begin " * 12, figures=drawn), first="1")
    around = [slot.split("/")[1] for slot in wheel(table).split()]
    assert around == (
        ["fisher"] * 3 + ["goldsmith"] * 2 + ["noble"] * 3 + ["warrior"] * 2 + ["boatman"] * 2
    )
    assert gold(table)[0] == 20
    assert {"buy 8", "buy 1"} <= set(allowed(table))
    assert refused(table, "buy 0") == Refusal("WIK-027", figure=figure("fisher"), left=3)
    assert gold(play(table.copy(), "buy 8"))[0] == 12
    assert gold(play(table.copy(), "buy 1"))[0] == 19


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_buying_from_the_zero(first: int, second: int) -> None:
    """WIK-EX-02: first the fishermen at 1 and 2 must go, in either order."""
    table = position(LAID, LAID, wheel="fisher fisher fisher goldsmith goldsmith")
    play(table, f"buy {first}", "place 1 0")
    assert refused(table, "buy 0") == Refusal("WIK-027", figure=figure("fisher"), left=2)
    play(table, f"buy {second}", "place 1 0")
    assert "buy 0" in allowed(table)


def test_turning_the_wheel() -> None:
    """WIK-EX-03: the last fisherman leaves the 0 empty."""
    table = position(LAID, wheel="fisher . . goldsmith noble noble . warrior warrior")
    play(table, "buy 0", "place 1 0")
    assert table.price(3) == 0
    assert table.price(8) == 5
    assert gold(play(table, "buy 8"))[1] == 30 - 5


@pytest.mark.parametrize(
    ("tile", "cells"),
    [
        ("ship-red", ["0 0", "0 1"]),
        ("begin", ["1 0", "2 0", "5 0", "5 1"]),
        ("church", ["3 1", "4 2", "5 1"]),
        ("watchtower", ["3 1", "4 2", "5 1"]),
        ("end", ["3 1", "4 2", "5 1"]),
    ],
)
def test_laying_tiles(tile: str, cells: list[str]) -> None:
    """WIK-EX-04"""
    shown = player(ships=". . blue", scout="begin", goldsmith="begin farmstead")
    table = placing(tile, "boatman", shown)
    assert allowed(table) == [f"place {cell}" for cell in cells]


def test_laying_tiles_wrongly() -> None:
    """WIK-EX-05: sea against land; and a tile is never turned to serve as an end."""
    table = placing("begin", "noble", player(goldsmith="begin"))
    assert refused(table, "place 4 1") == Refusal("WIK-049", row=4, column=1)
    play(table, "place 3 0")
    assert row(table, "scout") == "begin"
    assert finished_islands(table, 0) == 0


def test_a_scout_whose_tile_lies_among_the_nobles() -> None:
    """WIK-EX-06"""
    table = play(placing("end", "scout", player(noble="begin")), "place 2 1")
    assert row(table, "noble") == "begin end"
    assert mainland(table) == {"scout": 1}


def test_a_goldsmith_on_his_tile() -> None:
    """WIK-EX-07"""
    table = play(placing("end", "goldsmith", player(goldsmith="begin")), "place 4 1", "settle")
    assert row(table, "goldsmith") == "begin end*"
    assert mainland(table) == {}


@pytest.mark.parametrize(
    ("load", "gone"),
    [
        ("fisher", {"fisher": 3}),
        ("goldsmith", {"goldsmith": 1}),
        ("scout", {"scout": 2}),
        ("each", {"fisher": 1, "goldsmith": 1, "scout": 1}),
    ],
)
def test_the_loads_of_a_boatman(load: str, gone: dict[str, int]) -> None:
    """WIK-EX-08: exactly four, and the boatman is gone."""
    waiting = {"fisher": 3, "goldsmith": 1, "scout": 2}
    room = dict.fromkeys(waiting, "begin church end begin")
    room["fisher"] = "begin farmstead end begin"
    table = scoring(player(mainland=waiting | {"boatman": 1}, **room), round_=2)
    loads = ["ferry fisher", "ferry goldsmith", "ferry scout", "ferry each"]
    assert allowed(table) == [*loads, "done"]
    play(table, f"ferry {load}")
    while asked(table).startswith("land"):
        play(table, allowed(table)[0])
    left = {name: n - gone.get(name, 0) for name, n in waiting.items()}
    assert mainland(table) == {name: n for name, n in left.items() if n}
    landed = {name: row(table, name).count("*") for name in room}
    assert {name: n for name, n in landed.items() if n} == gone


def test_a_ship_with_a_green_sail() -> None:
    """WIK-EX-09"""
    without = position(player(ships=". green", warrior="begin church"))
    assert [threatened(without, 0, number) for number in range(1, 6)] == [2, 2, 2, 0, 0]
    defended = position(player(ships=". green", warrior="begin church*"))
    assert [threatened(defended, 0, number) for number in range(1, 6)] == [0] * 5


def example(round_: int) -> Wikinger:
    """Build the display of the example of a large scoring."""
    shown = player(
        gold=0,
        points=0,
        ships="blue green red",
        warrior="begin* church end*",
        noble="begin farmstead* end*",
        scout="begin* longhouse* end*",
        goldsmith="begin watchtower* end*",
        fisher="begin church* end",
    )
    return scoring(shown, round_=round_)


def test_a_large_scoring() -> None:
    """WIK-EX-10: 3 for a ship, 2 for a noble, 1 and 2 for scouts; 3 + 3 + 3 gold."""
    table = example(2)
    assert seat(table)["sheet"] == {"ships": 3, "nobles": 2, "scouts": 3}
    assert (points(table)[0], gold(table)[0]) == (8, 9)


def test_a_small_scoring_of_the_same_display() -> None:
    """WIK-EX-11"""
    table = example(3)
    assert (points(table)[0], gold(table)[0]) == (0, 6)


@pytest.mark.parametrize(("coins", "left", "lost"), [(9, 4, 3), (5, 0, 3), (2, 0, 6)])
def test_ships_in_the_final_scoring(coins: int, left: int, lost: int) -> None:
    """WIK-EX-12: green costs 5 gold, blue 3 points; a missing gold costs a point."""
    table = final(player(gold=coins, ships="green blue"), player(gold=0))
    assert table.sheet()["unrepelled"] == [-lost, 0]
    assert gold(table)[0] == left


def test_three_finished_islands() -> None:
    """WIK-EX-13: the fourth has no end."""
    shown = player(noble="begin end", scout="begin church end begin longhouse end", fisher="begin")
    table = position(shown)
    assert finished_islands(table, 0) >> 6 == 3


def test_an_island_of_six() -> None:
    """WIK-EX-14"""
    table = position(player(scout="begin church farmstead longhouse watchtower end"))
    assert finished_islands(table, 0) == 1 << 6 | 6


@pytest.mark.parametrize(("fishers", "others", "won"), [(5, 18, 4), (3, 20, -8)])
def test_supply(fishers: int, others: int, won: int) -> None:
    """WIK-EX-15, WIK-EX-16: 23 figures and 25 or 15 places."""
    islands = " ".join(["begin*", *["church*"] * (fishers - 2), "end*"])
    crowd = {"noble": 6, "warrior": 8, "boatman": others - 14}
    table = final(player(fisher=islands, mainland=crowd), player(gold=0))
    assert table.sheet()["supply"] == [won, 0]


def test_laying_colours_after_the_auction() -> None:
    """WIK-EX-17"""
    table = position(
        auction=True, wheel="", pending=[{"ask": "remove", "seat": 0}],
        drawn={"fisher": 4, "goldsmith": 2, "noble": 3, "warrior": 2, "boatman": 2},
    )  # fmt: skip
    play(table, "remove boatman", "lay goldsmith", "lay fisher")
    around = [slot.partition("/")[2] for slot in wheel(table).split()]
    assert around[10:] == ["goldsmith", "goldsmith"]
    assert around[6:10] == ["fisher"] * 4
    assert around[:6] == [""] * 6
    assert asked(table) == "lay 0"


def test_two_boatmen_of_the_advanced_version() -> None:
    """WIK-EX-18: they carry two figures in all."""
    crew = {"noble": 2, "scout": 2, "boatman": 2}
    shown = player(noble="begin end", scout="begin end", mainland=crew)
    table = scoring(shown, round_=2, advanced=True)
    play(table, "ferry noble", "land 2 0", "ferry scout", "land 3 1")
    assert asked(table) == "buy 1"
    assert mainland(table) == {"noble": 1, "scout": 1}


def test_the_dearest_combination() -> None:
    """WIK-EX-19: slot 11 is empty, so the ship with a warrior for 10 brings a special tile."""
    around = "fisher fisher goldsmith goldsmith scout scout noble noble noble warrior"
    table = position(
        LAID, wheel=f"{around} ship-blue/warrior .", advanced=True,
        open_specials="boat gold5 noble_plus1 gold_3to1",
    )  # fmt: skip
    play(table, "buy 10", "place 0 2")
    assert gold(table)[0] == 20
    assert asked(table) == "take 0"
    assert seat(play(table, "take gold_3to1"))["specials"] == ["gold_3to1"]
