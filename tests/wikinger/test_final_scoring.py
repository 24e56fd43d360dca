"""Part J: the final scoring and the end of the game."""

from typing import Any

import pytest

from skali.core.message import Refusal
from tests.wikinger.build import Plain, final, gold, play, player, points, scoring, walk

LINES = ("unrepelled", "gold", "boatmen", "islands", "longest", "supply")
BRIDGE = "begin farmstead farmstead longhouse longhouse"
"""Unfinished, so it counts for nothing; but what lies below it touches something."""
NOTHING = player(gold=0)


def line(name: str, *players: dict[str, Any], **fields: Plain) -> list[int]:
    """Return one line of the score sheet after the final scoring."""
    return final(*players, **fields).sheet()[name]


# --- ships and gold ---


@pytest.mark.parametrize(
    ("sail", "cost", "coins"), [("red", 0, 3), ("green", 0, 5), ("yellow", -2, 0), ("blue", -3, 0)]
)
def test_an_unrepelled_ship_costs_what_is_printed(sail: str, cost: int, coins: int) -> None:
    """WIK-096, WIK-156: though it threatens nobody."""
    table = final(player(gold=8, ships=sail, specials="gold_3to1"), advanced=True)
    left = 8 - coins
    assert table.sheet()["unrepelled"] == [cost, 0]
    assert (table.sheet()["gold"][0], gold(table)[0]) == divmod(left, 3)


def test_a_repelled_ship_neither_costs_nor_pays() -> None:
    """WIK-096, WIK-156"""
    table = final(player(gold=4, points=0, ships="blue green", warrior="begin* end*"), NOTHING)
    assert table.sheet()["unrepelled"] == [0, 0]
    assert table.sheet()["ships"] == [0, 0]
    assert gold(table)[0] == 4


def test_every_unrepelled_ship_costs() -> None:
    """WIK-096: two of three; the warrior beside them helps one."""
    shown = player(gold=20, ships="green green blue", warrior="begin* end")
    assert line("unrepelled", shown) == [-3, 0]
    assert line("gold", shown)[0] == 15 // 5


@pytest.mark.parametrize(("coins", "cost"), [(0, 5), (1, 4), (4, 1), (5, 0), (6, 0)])
def test_missing_gold_is_paid_in_points(coins: int, cost: int) -> None:
    """WIK-097"""
    table = final(player(gold=coins, ships="green"), NOTHING)
    assert table.sheet()["unrepelled"] == [-cost, 0]
    assert gold(table)[0] == max(0, coins - 5)


@pytest.mark.parametrize(("coins", "won", "left"), [(4, 0, 4), (5, 1, 0), (13, 2, 3)])
def test_five_gold_are_a_point(coins: int, won: int, left: int) -> None:
    """WIK-098: nobody is asked, and the rest stays."""
    table = final(player(gold=coins), NOTHING)
    assert table.sheet()["gold"] == [won, 0]
    assert gold(table)[0] == left


# --- majorities ---


def boatmen(*counts: int) -> list[dict[str, Any]]:
    return [player(gold=0, scout="begin*", mainland={"boatman": n}) for n in counts]


@pytest.mark.parametrize(
    ("counts", "won"),
    [
        ((2, 1, 0), [10, 0, 0]),
        ((1, 3, 2), [0, 10, 0]),
        ((2, 2, 1), [10, 10, 0]),
        ((1, 1, 1), [10, 10, 10]),
        ((0, 0, 1), [0, 0, 10]),
    ],
)
def test_most_boatmen(counts: tuple[int, ...], won: list[int]) -> None:
    """WIK-099: all who are tied get the points."""
    assert line("boatmen", *boatmen(*counts)) == won


@pytest.mark.parametrize("name", ["boatmen", "islands", "longest"])
def test_nobody_has_most_of_nothing(name: str) -> None:
    """WIK-A-06, WIK-099, WIK-100, WIK-102"""
    assert line(name, player(gold=0, scout="begin church"), NOTHING) == [0, 0]


@pytest.mark.parametrize(
    ("scouts", "won"),
    [
        (("begin end begin end", "begin end"), [7, 0]),
        (("begin end", "begin church end begin end"), [0, 7]),
        (("begin end", "begin church church end"), [7, 7]),
        (("begin end", "begin church . end"), [7, 0]),
        (("begin church", "begin end"), [0, 7]),
    ],
)
def test_most_finished_islands(scouts: tuple[str, str], won: list[int]) -> None:
    """WIK-100, WIK-101: their length does not matter."""
    assert line("islands", *(player(scout=cells, noble=BRIDGE) for cells in scouts)) == won


def test_islands_of_all_rows_are_counted() -> None:
    """WIK-100: one in each of two rows beat one."""
    apart = player(warrior="begin end", fisher="begin end")
    assert line("islands", player(scout="begin church end"), apart) == [0, 7]


def test_islands_do_not_run_from_row_to_row() -> None:
    """WIK-101, WIK-A-17: a beginning and a middle above an end are no island."""
    assert line("islands", player(scout="begin church", goldsmith=". end"), NOTHING) == [0, 0]


@pytest.mark.parametrize(
    ("cells", "won"),
    [
        ("begin end", [0, 5]),
        ("begin church end", [5, 5]),
        ("begin church watchtower end", [5, 0]),
        ("begin church watchtower longhouse farmstead", [0, 5]),
        ("begin . church farmstead watchtower end", [0, 5]),
        ("begin church church . end", [0, 5]),
        ("begin end begin end begin end", [0, 5]),
        ("begin end begin church church end", [5, 0]),
    ],
)
def test_the_longest_finished_island(cells: str, won: list[int]) -> None:
    """WIK-102, WIK-103: against one of three tiles; unfinished ones never count."""
    assert (
        line("longest", player(scout=cells, noble=BRIDGE), player(noble="begin farmstead end"))
        == won
    )


def test_three_can_share_the_longest_island() -> None:
    """WIK-102"""
    three = [player(**{name: "begin church end"}) for name in ("warrior", "scout", "fisher")]
    assert line("longest", *three, player(noble="begin end")) == [5, 5, 5, 0]


# --- supply ---


@pytest.mark.parametrize(
    ("shown", "won"),
    [
        ({"fisher": "begin*"}, 8),
        ({"fisher": "begin*", "mainland": {"boatman": 2}}, 4),
        ({"fisher": "begin*", "noble": "begin* end*", "mainland": {"noble": 2}}, 0),
        ({"fisher": "begin*", "mainland": {"scout": 5}}, -1),
        ({"fisher": "begin* end*", "mainland": {"scout": 5}}, 6),
        ({"noble": "begin*", "mainland": {"warrior": 2}}, -3),
        ({"noble": "begin*", "ships": "red"}, -1),
    ],
)
def test_supply(shown: dict[str, Any], won: int) -> None:
    """WIK-104..106: all figures eat, on islands and on the mainland, boatmen and threatened too."""
    assert line("supply", player(gold=9, **shown), NOTHING) == [won, 0]


@pytest.mark.parametrize("colour", ["fisher", "goldsmith", "scout", "noble", "warrior", "boatman"])
def test_every_colour_eats_on_the_mainland(colour: str) -> None:
    """WIK-104, WIK-107: also a fisherman, who feeds nobody there."""
    assert line("supply", player(mainland={colour: 3}), NOTHING) == [-3, 0]


def test_threatened_fishermen_eat_but_feed_nobody() -> None:
    """WIK-107"""
    assert line("supply", player(ships="blue", fisher="begin* end*"), NOTHING) == [6, 0]
    assert line("supply", player(ships="yellow", fisher="begin* end*"), NOTHING) == [16, 0]


def test_figures_that_left_the_game_do_not_eat() -> None:
    """WIK-108: the boatman has ferried the scout and is gone."""
    crew = {"scout": 1, "boatman": 1}
    table = scoring(player(scout="begin", mainland=crew), round_=6)
    assert play(table, "ferry scout").sheet()["supply"] == [-1, 0]


# --- order and end ---


def test_ships_are_paid_before_gold_turns_into_points() -> None:
    """WIK-109: seven gold less five leave no point."""
    table = final(player(gold=7, ships="green"), NOTHING)
    assert table.sheet()["gold"] == [0, 0]
    assert gold(table)[0] == 2


def test_the_sheet_follows_the_order_of_the_scoring() -> None:
    """WIK-109"""
    assert [name for name in final().sheet() if name in LINES] == list(LINES)


def test_the_third_large_scoring_pays_for_the_final_one() -> None:
    """WIK-157, WIK-089: five gold from the repelled ship pay for the other."""
    shown = player(gold=0, points=0, ships="green green", warrior="begin* end")
    table = scoring(shown, round_=6)
    assert table.sheet()["unrepelled"] == [0, 0]
    assert gold(table)[0] == 0


def test_scores_may_fall_below_zero() -> None:
    """WIK-A-12: and still rank."""
    hungry = player(gold=0, points=1, ships="blue blue", mainland={"scout": 4})
    table = final(hungry, player(gold=0, points=0, ships="red"))
    assert points(table) == [-9, -3]
    result = table.result()
    assert result is not None
    assert result.scores == (-9, -3)
    assert result.places == (2, 1)


def test_most_points_win() -> None:
    """WIK-110: whatever gold is left."""
    table = final(player(gold=0, points=11), player(gold=4, points=10), player(gold=0, points=9))
    result = table.result()
    assert result is not None
    assert result.winners == (0,)
    assert result.places == (1, 2, 3)


def test_gold_breaks_a_tie() -> None:
    """WIK-110"""
    table = final(player(gold=1), player(gold=4), player(gold=4), player(gold=0))
    result = table.result()
    assert result is not None
    assert result.winners == (1, 2)
    assert result.places == (3, 1, 1, 4)


def test_several_can_win() -> None:
    """WIK-110"""
    result = final(player(gold=2), player(gold=2)).result()
    assert result is not None
    assert result.winners == (0, 1)
    assert result.share(0) == 0.5


def test_nothing_can_be_done_after_the_end() -> None:
    """WIK-023"""
    table = final(NOTHING, NOTHING)
    assert table.legal() == []
    assert table.why_not("buy 0") == Refusal("SKALI-1")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_the_sheet_adds_up_to_the_points(seats: int, *, advanced: bool) -> None:
    """WIK-157: at the end; and before, as if the final scoring came now."""
    for table in walk(seats, seats, advanced=advanced, free_exchange=True):
        lines = table.sheet()
        if table.over:
            assert [sum(line) for line in zip(*lines.values(), strict=True)] == points(table)
        booked = [sum(shown["sheet"].values()) for shown in table.dump()["players"]]
        assert booked == points(table)


def test_before_the_end_the_sheet_shows_the_final_scoring() -> None:
    """WIK-109: and leaves the table as it was."""
    table = scoring(player(gold=11, fisher="begin*"), round_=1)
    assert table.sheet()["gold"] == [2, 6]
    assert table.sheet()["supply"] == [8, 0]
    assert points(table) == [10, 10]
    assert gold(table) == [11, 30]
