"""Part G: whom ships threaten, and how warriors repel them."""

import pytest

from skali.games.wikinger.rules.display import threatened
from tests.wikinger.build import ROWS, Plain, final, gold, player, points, position, scoring, seat

EVERYBODY = dict.fromkeys(ROWS, "begin*")
NO_WARRIOR = EVERYBODY | {"warrior": "begin"}


def rows_in_danger(column: int = 0, /, **fields: Plain) -> list[int]:
    """List the rows in which a display's cell is threatened."""
    table = position(player(**fields))
    return [number for number in range(1, 6) if threatened(table, 0, number) >> column & 1]


@pytest.mark.parametrize(
    ("sail", "rows"),
    [("red", [1, 2]), ("green", [1, 2, 3]), ("yellow", [1, 2, 3, 4]), ("blue", [1, 2, 3, 4, 5])],
)
def test_a_sail_reaches_down_to_the_row_of_its_colour(sail: str, rows: list[int]) -> None:
    """WIK-070"""
    assert rows_in_danger(ships=sail, **NO_WARRIOR) == rows
    assert rows_in_danger(ships=f". {sail}", **NO_WARRIOR) == []


@pytest.mark.parametrize(
    ("sail", "score", "coins"), [("red", 3, 3), ("green", 0, 3), ("yellow", 0, 0), ("blue", 0, 0)]
)
def test_threatened_figures_yield_nothing(sail: str, score: int, coins: int) -> None:
    """WIK-070, WIK-073: noble (2), scout with two below him (3), goldsmith (3 gold)."""
    table = scoring(player(gold=0, points=0, ships=sail, **NO_WARRIOR), round_=2)
    assert (points(table)[0], gold(table)[0]) == (score, coins)


def test_without_a_ship_all_of_them_score() -> None:
    """WIK-073, WIK-074: the islands are not finished."""
    table = scoring(player(gold=0, points=0, **NO_WARRIOR), round_=2)
    assert (points(table)[0], gold(table)[0]) == (5, 3)


def test_a_threat_passes_over_empty_cells() -> None:
    """WIK-071: only the fishermen's row has tiles; under the ship he feeds nobody."""
    table = final(player(gold=0, ships="blue", fisher="begin*"), player(gold=0, fisher="begin*"))
    assert table.sheet()["supply"] == [-1, 8]
    assert rows_in_danger(ships="blue", fisher="begin*") == [1, 2, 3, 4, 5]


def test_a_threat_passes_over_figures_too() -> None:
    """WIK-071"""
    assert rows_in_danger(ships="blue", noble="begin*", scout="begin*") == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("sail", ["red", "green", "yellow", "blue"])
def test_a_warrior_below_a_ship_repels_it(sail: str) -> None:
    """WIK-072"""
    assert rows_in_danger(ships=sail, **EVERYBODY) == []


def test_a_warrior_defends_his_own_column_only() -> None:
    """WIK-072"""
    shown = {"ships": "blue blue blue", "warrior": "begin church* end"}
    assert rows_in_danger(0, **shown) == [1, 2, 3, 4, 5]
    assert rows_in_danger(1, **shown) == []
    assert rows_in_danger(2, **shown) == [1, 2, 3, 4, 5]


def test_a_tile_without_a_warrior_repels_nobody() -> None:
    """WIK-072"""
    assert rows_in_danger(ships="red", warrior="begin", noble="begin*") == [1, 2]


def test_a_warrior_on_the_mainland_repels_nobody() -> None:
    """WIK-072, WIK-074"""
    assert rows_in_danger(ships="red", warrior="begin", mainland={"warrior": 1}) == [1, 2]


@pytest.mark.parametrize("round_", [1, 2])
def test_figures_on_the_mainland_do_not_score(round_: int) -> None:
    """WIK-074"""
    crowd = {"goldsmith": 2, "noble": 2, "scout": 1, "fisher": 1, "warrior": 1}
    table = scoring(player(gold=4, ships="blue", mainland=crowd), round_=round_)
    assert (points(table)[0], gold(table)[0]) == (10, 4)


def test_finished_or_not_does_not_matter() -> None:
    """WIK-074"""
    finished = player(gold=0, goldsmith="begin* end*", noble="begin* end*")
    between = "begin farmstead farmstead"
    pieces = player(gold=0, goldsmith="begin* . church*", scout=between, noble="begin* . church*")
    table = scoring(finished, pieces, round_=2)
    assert points(table) == [14, 14]
    assert gold(table) == [6, 6]


@pytest.mark.parametrize(("sail", "coins"), [("green", 6), ("yellow", 3), ("blue", 3)])
def test_the_threat_holds_in_a_small_scoring(sail: str, coins: int) -> None:
    """WIK-075: one of two goldsmiths stands below the ship."""
    table = scoring(player(gold=0, ships=sail, goldsmith="begin* end*"), round_=1)
    assert gold(table)[0] == coins


def test_a_warrior_helps_in_a_small_scoring_but_is_not_paid() -> None:
    """WIK-075, WIK-076"""
    table = scoring(player(gold=0, ships="blue", warrior="begin*", goldsmith="begin*"), round_=1)
    assert gold(table)[0] == 3
    assert seat(table)["sheet"] == {"start": 10}
