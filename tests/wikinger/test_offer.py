"""Part B: rounds, and how an offer is laid out."""

from collections import Counter

import pytest

from skali.core.message import Refusal
from tests.wikinger.build import (
    asked,
    gold,
    luck,
    mainland,
    new,
    play,
    player,
    points,
    position,
    refused,
    row,
    scoring,
    seat,
    walk,
    wheel,
)

ISLANDS_ONLY = "end " * 12
ONE_COLOUR = "noble " * 12


def tiles_around(text: str) -> list[str]:
    return [slot.split("/")[0] for slot in text.split()]


def figures_around(text: str) -> list[str]:
    return [slot.split("/")[1] for slot in text.split()]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_rounds_of_one_stack_each(seats: int) -> None:
    """WIK-011, WIK-007: every round takes twelve tiles, and after six none is left."""
    left = {}
    for table in walk(seats):
        left[int(table.round)] = sum(table.dump()["bag"]["tiles"].values())
    assert left == {1: 60, 2: 48, 3: 36, 4: 24, 5: 12, 6: 0}


def test_tiles_are_laid_out_in_the_order_in_which_they_are_revealed() -> None:
    """WIK-012..015"""
    revealed = (
        "ship-red church end ship-blue begin farmstead "
        "ship-green end longhouse begin watchtower begin"
    )
    table = new(2, luck(tiles=revealed, figures=ONE_COLOUR), first="1")
    assert " ".join(tiles_around(wheel(table))) == (
        "church end begin farmstead end longhouse begin watchtower begin "
        "ship-green ship-blue ship-red"
    )


def test_without_ships_islands_fill_the_wheel() -> None:
    """WIK-013, WIK-015"""
    table = new(2, luck(tiles=ISLANDS_ONLY, figures=ONE_COLOUR), first="1")
    assert tiles_around(wheel(table)) == ["end"] * 12


def test_without_islands_ships_do() -> None:
    """WIK-014, WIK-015"""
    ships = "ship-red " * 3 + "ship-green " * 4 + "ship-yellow " * 4 + "ship-blue"
    table = new(2, luck(tiles=ships, figures=ONE_COLOUR), first="1")
    assert tiles_around(wheel(table)) == ships.split()[::-1]


def test_twelve_figures_are_drawn_and_never_returned() -> None:
    """WIK-016"""
    left = {}
    for table in walk(3):
        left[int(table.round)] = sum(table.dump()["bag"]["figures"].values())
    assert left == {1: 66, 2: 54, 3: 42, 4: 30, 5: 18, 6: 6}


def test_figures_are_sorted_by_colour() -> None:
    """WIK-017"""
    drawn = (
        "boatman warrior noble scout goldsmith fisher fisher goldsmith scout noble warrior boatman"
    )
    table = new(2, luck(tiles=ISLANDS_ONLY, figures=drawn), first="1")
    assert figures_around(wheel(table)) == [
        "fisher", "fisher", "goldsmith", "goldsmith", "scout", "scout",
        "noble", "noble", "warrior", "warrior", "boatman", "boatman",
    ]  # fmt: skip


def test_a_missing_colour_leaves_no_gap() -> None:
    """WIK-018"""
    drawn = "boatman " * 5 + "goldsmith " * 4 + "noble " * 3
    table = new(2, luck(tiles=ISLANDS_ONLY, figures=drawn), first="1")
    expected = ["goldsmith"] * 4 + ["noble"] * 3 + ["boatman"] * 5
    assert figures_around(wheel(table)) == expected


def test_tile_and_figure_of_a_slot_are_bought_together() -> None:
    """WIK-019"""
    table = position(player(fisher="begin"), wheel="end/fisher church/scout end/noble")
    play(table, "buy 1", "place 5 1")
    assert row(table, "fisher") == "begin church"
    assert mainland(table) == {"scout": 1}
    assert wheel(table).split()[:3] == ["end/fisher", ".", "end/noble"]


def test_nothing_can_be_bought_from_an_empty_slot() -> None:
    """WIK-019"""
    table = position(wheel="fisher . scout")
    assert refused(table, "buy 1") == Refusal("WIK-019", slot=1)
    assert refused(table, "buy 11") == Refusal("WIK-019", slot=11)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_figures_stay_in_the_bag(seats: int) -> None:
    """WIK-020"""
    for table in walk(seats, seed=seats):
        end = table
    assert end.over
    assert sum(end.dump()["bag"]["figures"].values()) == 6


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_players_buy_in_turn_until_the_wheel_is_empty(seats: int, each: int) -> None:
    """WIK-021"""
    buyers: list[int] = []
    before = 0
    for table in walk(seats, first="2"):
        if table.round > 1:
            break
        what, who = asked(table).split()
        if what == "buy":
            buyers.append(int(who))
            assert int(table.occupied).bit_count() == 12 - before
            before += 1
    assert buyers == [(1 + turn) % seats for turn in range(12)]
    assert set(Counter(buyers).values()) == {each}


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5, 6])
def test_small_and_large_scorings_alternate(round_: int) -> None:
    """WIK-022: only a large scoring looks at nobles; goldsmiths are paid in both."""
    table = scoring(player(gold=0, goldsmith="begin*", noble="begin*"), round_=round_)
    assert seat(table)["sheet"].get("nobles", 0) == (2 if round_ in (2, 4, 6) else 0)
    assert gold(table)[0] == 3


@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_no_final_scoring_before_the_sixth_round(round_: int) -> None:
    """WIK-023"""
    table = scoring(player(mainland={"fisher": 4}), round_=round_)
    assert points(table) == [10, 10]
    assert asked(table) == "buy 1"
    assert table.round == round_ + 1


def test_after_the_sixth_round_the_final_scoring_ends_the_game() -> None:
    """WIK-023: four hungry fishermen wait on the mainland."""
    table = scoring(player(gold=0, mainland={"fisher": 4}), player(gold=0), round_=6)
    assert table.over
    assert points(table) == [6, 10]


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("round_", [1, 2])
def test_the_start_player_figure_passes_to_the_left(round_: int, before: int, after: int) -> None:
    """WIK-024"""
    table = scoring(seats=3, start_player=before, round_=round_)
    assert table.start == after
    assert asked(table) == f"buy {after}"
    assert "." not in wheel(table).split()
