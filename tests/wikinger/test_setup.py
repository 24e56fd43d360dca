"""Part A: what lies on the table before the first purchase."""

from collections import Counter

import pytest

from skali.core.chance import Fast, Probe
from skali.core.errors import OptionError
from skali.games.wikinger import GAME
from tests.wikinger.build import asked, gold, luck, new, player, points, row, scoring, seat

STACKS = {
    "begin": 17, "church": 5, "farmstead": 5, "longhouse": 5, "watchtower": 5, "end": 21,
    "ship-red": 3, "ship-green": 4, "ship-yellow": 4, "ship-blue": 3,
}  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    """WIK-001"""
    assert len(new(seats).dump()["players"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_else_can(seats: int) -> None:
    """WIK-001"""
    with pytest.raises(OptionError):
        GAME.new(seats)


def test_displays_have_six_rows_and_are_empty() -> None:
    """WIK-002, WIK-005"""
    table = new(3)
    for number in range(3):
        for name in ("ships", "warrior", "noble", "scout", "goldsmith", "fisher"):
            assert row(table, name, number) == ""
        assert seat(table, number)["start_tile"]
        assert seat(table, number)["mainland"] == {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_ten_points(seats: int) -> None:
    """WIK-003"""
    assert points(new(seats)) == [10] * seats


@pytest.mark.parametrize(("seats", "coins"), [(2, 30), (3, 25), (4, 20)])
def test_start_gold_depends_on_the_number_of_players(seats: int, coins: int) -> None:
    """WIK-004"""
    assert gold(new(seats)) == [coins] * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_tiles_never_enter_the_stacks(seats: int) -> None:
    """WIK-006, WIK-007: 72 tiles, whoever plays; 12 of them are the first offer."""
    table = new(seats).dump()
    stacks = Counter(table["bag"]["tiles"])
    assert sum(stacks.values()) == 5 * 12
    assert stacks + Counter(slot.split()[0] for slot in table["wheel"]) == STACKS


def test_the_bag_holds_thirteen_figures_of_every_colour() -> None:
    """WIK-008"""
    table = new(4).dump()
    figures = Counter(table["bag"]["figures"])
    figures.update(slot.split()[1] for slot in table["wheel"])
    assert set(figures.values()) == {13}
    assert len(figures) == 6


def test_the_bank_never_runs_dry() -> None:
    """WIK-009: a goldsmith is paid even when every coin of the box is in somebody's hands."""
    table = scoring(player(gold=195, goldsmith="begin*"), player(gold=195), round_=1)
    assert gold(table) == [198, 195]


@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_the_first_start_player_can_be_chosen(first: str) -> None:
    """WIK-010"""
    assert asked(new(3, first=first)) == f"buy {int(first) - 1}"


def test_otherwise_the_first_start_player_is_drawn() -> None:
    """WIK-010"""
    drawn = luck(setup="2", tiles="end " * 12, figures="noble " * 12)
    assert asked(new(3, drawn)) == "buy 2"
    assert {asked(new(3, Fast(seed))) for seed in range(20)} == {"buy 0", "buy 1", "buy 2"}


def test_a_chosen_start_player_needs_no_luck() -> None:
    """WIK-010: whatever is drawn, the second seat begins."""
    assert asked(new(2, Probe(), first="2")) == "buy 1"


def test_the_first_player_must_sit_at_the_table() -> None:
    """WIK-010"""
    with pytest.raises(OptionError, match="only 2 seats"):
        new(2, first="3")
