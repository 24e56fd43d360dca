"""Part I: the large scoring, from top to bottom, once the boatmen are done."""

import pytest

from tests.wikinger.build import asked, gold, play, player, points, scoring, seat

FERRY = {"noble": "begin", "mainland": {"noble": 1, "boatman": 1}}


def test_seat_after_seat_from_the_start_player() -> None:
    """WIK-078: everyone completes everything before the next begins."""
    table = scoring(player(**FERRY), player(**FERRY), player(**FERRY), round_=2, start_player=1)
    seen = []
    while asked(table).startswith("ferry"):
        seen.append((asked(table), points(table)))
        play(table, "done" if asked(table) == "ferry 2" else "ferry noble")
    assert seen == [
        ("ferry 1", [10, 10, 10]),
        ("ferry 2", [10, 12, 10]),
        ("ferry 0", [10, 12, 10]),
    ]
    assert points(table) == [12, 12, 10]


def test_who_has_no_boatman_scores_in_his_turn() -> None:
    """WIK-078: the first seat has scored when the second is asked, the third has not."""
    noble = player(noble="begin*")
    table = scoring(noble, player(**FERRY), noble, round_=2)
    assert asked(table) == "ferry 1"
    assert points(table) == [12, 10, 10]


def test_whoever_is_ferried_scores_at_once() -> None:
    """WIK-078: boatmen come first; the warrior saves the noble from the ship."""
    crew = {"warrior": 1, "boatman": 1}
    table = scoring(player(gold=0, ships="blue", warrior="begin", noble="begin*", mainland=crew),
                    round_=2)  # fmt: skip
    play(table, "ferry warrior")
    assert seat(table)["sheet"] == {"start": 10, "ships": 3, "nobles": 2}


@pytest.mark.parametrize(
    ("sail", "score", "coins"), [("red", 0, 3), ("green", 0, 5), ("yellow", 2, 0), ("blue", 3, 0)]
)
@pytest.mark.parametrize("round_", [2, 4])
def test_a_repelled_ship_pays_what_is_printed(
    round_: int, sail: str, score: int, coins: int
) -> None:
    """WIK-089: in every large scoring."""
    table = scoring(player(gold=0, points=0, ships=sail, warrior="begin*"), round_=round_)
    assert (points(table)[0], gold(table)[0]) == (score, coins)


def test_every_repelled_ship_pays() -> None:
    """WIK-089: three of four."""
    table = scoring(
        player(gold=0, points=0, ships="red red blue blue", warrior="begin* church* end* begin"),
        round_=2,
    )
    assert (points(table)[0], gold(table)[0]) == (3, 6)


def test_a_repelled_ship_pays_again_and_again() -> None:
    """WIK-089: in the last large scoring too, before the final scoring."""
    shown = player(gold=0, points=0, ships="blue", warrior="begin*")
    assert [points(scoring(shown, round_=n))[0] for n in (2, 4)] == [3, 3]
    assert scoring(shown, round_=6).sheet()["ships"] == [3, 0]


def test_a_warrior_elsewhere_yields_nothing() -> None:
    """WIK-090: a ship over the empty tile beside him."""
    table = scoring(player(gold=0, ships=". blue", warrior="begin* end"), round_=2)
    assert (points(table)[0], gold(table)[0]) == (10, 0)


def test_a_noble_is_worth_two_points() -> None:
    """WIK-091"""
    table = scoring(player(noble="begin* church end*"), player(noble="begin*"), round_=2)
    assert points(table) == [14, 12]


@pytest.mark.parametrize(
    ("goldsmith", "fisher", "score"),
    [
        ("begin", "begin", 1),
        ("begin*", "begin", 2),
        ("begin", "begin*", 2),
        ("", "begin*", 2),
        ("begin*", "begin*", 3),
        ("begin end*", "begin end*", 1),
    ],
)
def test_a_scout_sees_who_stands_below_him(goldsmith: str, fisher: str, score: int) -> None:
    """WIK-092: in his own column, over an empty tile or no tile at all."""
    table = scoring(player(scout="begin*", goldsmith=goldsmith, fisher=fisher), round_=2)
    assert seat(table)["sheet"]["scouts"] == score


def test_a_scout_does_not_look_up() -> None:
    """WIK-092"""
    table = scoring(player(warrior="begin*", noble="begin*", scout="begin*"), round_=2)
    assert seat(table)["sheet"] == {"start": 10, "nobles": 2, "scouts": 1}


def test_a_scout_also_counts_threatened_figures_below_him() -> None:
    """WIK-092, WIK-093: no ship reaches below a scout whom it spares, so only he matters."""
    below = {"goldsmith": "begin* end*", "fisher": "begin* end*"}
    table = scoring(player(gold=0, ships="green", scout="begin* end*", **below), round_=2)
    assert seat(table)["sheet"] == {"start": 10, "scouts": 3}
    assert gold(table)[0] == 6


def test_a_threatened_scout_sees_nobody() -> None:
    """WIK-093"""
    below = {"goldsmith": "begin*", "fisher": "begin*"}
    table = scoring(player(gold=0, ships="green", scout="begin*", **below), round_=2)
    assert points(table)[0] == 10
    assert gold(table)[0] == 3


def test_a_goldsmith_is_worth_three_gold() -> None:
    """WIK-094"""
    table = scoring(player(gold=0, goldsmith="begin* church* end"), round_=2)
    assert gold(table)[0] == 6


def test_a_fisherman_alone_scores_nothing() -> None:
    """WIK-095"""
    table = scoring(player(gold=0, scout="begin", fisher="begin* end*"), round_=2)
    assert (points(table)[0], gold(table)[0]) == (10, 0)
