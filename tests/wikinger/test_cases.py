"""Part M: further cases that follow from the rules."""

from collections import Counter
from typing import Any

import pytest

from skali.core.message import Refusal
from skali.games.wikinger.rules.flow import Wikinger
from tests.wikinger.build import (
    allowed,
    asked,
    figure,
    final,
    gold,
    mainland,
    placing,
    play,
    player,
    position,
    refused,
    row,
    scoring,
    seat,
    walk,
)

LAID = player(fisher="begin")


def test_too_poor_for_the_cheapest() -> None:
    """WIK-DT-01: the 0, and with points everything up to 11."""
    around = "fisher . fisher noble noble . . . . . scout scout"
    table = position(player(gold=1), wheel=around)
    assert allowed(table) == ["buy 0", "buy 2", "buy 3", "buy 4", "buy 10", "buy 11"]
    table = position(player(gold=1, points=9), wheel=around)
    assert refused(table, "buy 11") == Refusal("WIK-028", price=11, gold=1, points=9)


def test_just_rich_enough() -> None:
    """WIK-DT-02"""
    table = position(player(gold=2), wheel="fisher . fisher")
    assert refused(table, "buy 0") == Refusal("WIK-027", figure=figure("fisher"), left=2)


def test_the_poor_break_the_colour_rule_and_the_wheel_turns() -> None:
    """WIK-DT-03"""
    table = position(player(gold=0, fisher="begin"), wheel="fisher . fisher noble")
    play(table, "buy 0", "place 1 0")
    assert [table.price(slot) for slot in (2, 3)] == [0, 1]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_an_end_as_the_first_purchase(number: int) -> None:
    """WIK-DT-04: only the start tile has room for it."""
    table = play(position(wheel="fisher end/boatman"), "buy 1", f"start {number}")
    assert allowed(table) == [f"place {number} 1"]


def test_a_ship_as_the_first_purchase() -> None:
    """WIK-DT-05"""
    table = position(wheel="fisher ship-green/scout")
    play(table, "buy 1", "start 3", "place 0 2")
    assert row(table, "scout") == "begin"
    assert row(table, "ships") == ". . green"
    assert mainland(table) == {"scout": 1}


def test_the_fourth_ship() -> None:
    """WIK-DT-06"""
    table = placing("ship-blue", "noble", player(ships="red green yellow"))
    assert allowed(table) == ["place 0 3"]


@pytest.mark.parametrize(("tile", "fits"), [("begin", False), ("church", False), ("end", True)])
def test_a_gap(tile: str, *, fits: bool) -> None:
    """WIK-DT-07: between two beginnings only an end will do."""
    table = placing(tile, "noble", player(noble="begin church end", scout="begin . begin"))
    assert ("place 3 1" in allowed(table)) == fits


def test_two_ships_and_one_warrior() -> None:
    """WIK-DT-08"""
    table = scoring(
        player(gold=0, ships="blue blue", warrior="begin end*", goldsmith="begin* end*"), round_=1
    )
    assert gold(table)[0] == 3


def test_one_of_two_boatmen_must_go() -> None:
    """WIK-DT-09: the other one counts for the majority."""
    crew = {"noble": 1, "boatman": 2}
    table = scoring(player(noble="begin", mainland=crew), round_=6)
    assert allowed(table) == ["ferry noble", "ferry each"]
    play(table, "ferry noble")
    assert table.over
    assert mainland(table) == {"boatman": 1}
    assert table.sheet()["boatmen"] == [10, 0]


def tokens(table: dict[str, Any]) -> Counter[str]:
    """Count every thing of the box by its kind, wherever it lies, from what a table shows."""
    things: Counter[str] = Counter(table["drawn"])
    for zone in (table["bag"], table["removed"]):
        for part in zone.values():
            things.update(part)
    for slot in filter(None, table["wheel"]):
        things.update(slot.split())
    things.update(f"special {name}" for name in table["open_specials"])
    for frame in table["pending"]:
        things.update(frame[key] for key in ("tile", "figure") if key in frame)
    for shown in table["players"]:
        things.update(shown["mainland"])
        things.update(f"special {name}" for name in shown["specials"])
        things.update(f"ship-{sail}" for sail in shown["ships"] if sail)
        things["begin"] += shown["start_tile"]
        for name, cells in shown["rows"].items():
            for cell in filter(None, cells):
                kind = cell.rstrip("*").rstrip("!")
                things[f"special building_{kind}" if "!" in cell else kind] += 1
                things[name] += cell.endswith("*")
    for name in [*table["bag"]["specials"], *table["removed"]["specials"]]:
        things[f"special {name}"] += things.pop(name, 0)
    return things


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"advanced": True}, {"advanced": True, "auction": False}])
def test_nothing_is_ever_lost(seats: int, options: dict[str, bool]) -> None:
    """WIK-DT-10: 78 figures, 76 tiles, 25 special tiles, after every decision."""
    for table in walk(seats, seats, **options):
        things = tokens(table.dump())
        figures = [
            things[name] for name in ("fisher", "goldsmith", "scout", "noble", "warrior", "boatman")
        ]
        assert figures == [13] * 6
        special = {name: n for name, n in things.items() if name.startswith("special ")}
        assert sum(special.values()) == (25 if options else 0)
        surplus_start_tiles = 4 - seats
        tiles = things.total() - 78 - sum(special.values()) + surplus_start_tiles
        assert tiles == 76


def test_three_to_one() -> None:
    """WIK-DT-11"""
    table = final(player(gold=8, specials="gold_3to1"), advanced=True)
    assert table.sheet()["gold"][0] == 2
    assert gold(table)[0] == 2


def test_a_building_under_a_warrior() -> None:
    """WIK-DT-12: he repels the ship above, so his own tile scores."""
    table = final(player(ships=". blue", warrior="begin church!* end"), advanced=True)
    assert table.sheet()["buildings"] == [1, 0]
    empty = final(player(ships=". blue", warrior="begin church! end*"), advanced=True)
    assert empty.sheet()["buildings"] == [0, 0]


def test_a_tie_in_points() -> None:
    """WIK-DT-13: after the conversion three gold are more than one."""
    result = final(player(gold=8, points=10), player(gold=1, points=11)).result()
    assert result is not None
    assert result.scores == (11, 11)
    assert result.winners == (0,)


def bidding(seats: int) -> Wikinger:
    """Build a table at which the bidding begins."""
    drawn = {"fisher": 6, "noble": 7}
    return position(
        seats=seats, auction=True, wheel="", drawn=drawn, pending=[{"ask": "bid", "seat": 0}]
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_bids(seats: int) -> None:
    """WIK-DT-14"""
    table = play(bidding(seats), "bid 0", *["pass"] * (seats - 1))
    assert asked(table) == "remove 0"
    assert len(set(gold(table))) == 1


def test_a_short_load() -> None:
    """WIK-DT-15"""
    table = scoring(player(scout="begin end", mainland={"scout": 3, "boatman": 1}), round_=2)
    play(table, "ferry scout")
    assert row(table, "scout") == "begin* end*"
    assert mainland(table) == {"scout": 1}


def test_one_of_each_with_a_full_row() -> None:
    """WIK-DT-16"""
    crew = {"noble": 1, "goldsmith": 1, "boatman": 1}
    table = scoring(player(noble="begin*", goldsmith="begin", mainland=crew), round_=2)
    play(table, "ferry each")
    assert mainland(table) == {"noble": 1}
    assert row(table, "goldsmith") == "begin*"


def test_an_auction_of_four() -> None:
    """WIK-DT-17"""
    table = play(bidding(4), "bid 0", "bid 2", "pass", "bid 3", "pass", "pass")
    assert asked(table) == "remove 3"
    assert gold(table) == [20, 20, 20, 17]
    assert seat(table, 3)["sheet"] == {"start": 10}
