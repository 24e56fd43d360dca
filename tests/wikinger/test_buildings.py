"""Part V: the special tiles with a building."""

import pytest

from skali.core.message import Refusal
from skali.games.wikinger.rules.flow import Wikinger
from tests.wikinger.build import (
    ROWS,
    Plain,
    allowed,
    building,
    final,
    placing,
    play,
    player,
    points,
    position,
    refused,
    row,
    scoring,
    seat,
)


def taking(name: str, **me: Plain) -> Wikinger:
    """Build a table at which the first seat has just taken a building's tile."""
    return play(
        position(
            player(**{"warrior": "begin", **me}), wheel="fisher", advanced=True,
            open_specials=name, pending=[{"ask": "take", "seat": 0}],
        ),
        f"take {name}",
    )  # fmt: skip


def test_a_building_is_exchanged_at_once() -> None:
    """WIK-147: the tile it replaces leaves the game."""
    table = taking("building_church", scout="begin church end")
    assert row(table, "scout") == "begin church! end"
    assert seat(table)["specials"] == []
    assert table.dump()["removed"]["tiles"] == {"church": 1}


def test_only_the_same_building_counts() -> None:
    """WIK-147, WIK-149: a farmstead is no church; the tile is set aside."""
    table = taking("building_church", scout="begin farmstead end")
    assert row(table, "scout") == "begin farmstead end"
    assert seat(table)["specials"] == ["building_church"]


def test_a_building_of_somebody_else_is_none_of_mine() -> None:
    """WIK-147, WIK-057"""
    table = position(
        player(scout="begin"), player(scout="begin church"), wheel="fisher", advanced=True,
        open_specials="building_church", pending=[{"ask": "take", "seat": 0}],
    )  # fmt: skip
    play(table, "take building_church")
    assert row(table, "scout", 1) == "begin church"
    assert seat(table)["specials"] == ["building_church"]


def test_among_several_the_player_chooses() -> None:
    """WIK-148: of all rows; there is no way round it."""
    table = taking("building_church", scout="begin church church", fisher="begin church end")
    assert allowed(table) == ["rebuild 3 1", "rebuild 3 2", "rebuild 5 1"]
    other = Refusal("WIK-147", building=building("church"))
    assert refused(table, "rebuild 3 0") == other
    assert refused(table, "rebuild 4 1") == other
    for action in ("decline", "mainland", "buy 0"):
        assert refused(table, action) == Refusal("WIK-148")
    play(table, "rebuild 3 2")
    assert row(table, "scout") == "begin church church!"
    assert row(table, "fisher") == "begin church end"


@pytest.mark.parametrize("choice", ["rebuild 3 1", "rebuild 3 2"])
def test_a_figure_on_the_tile_stays(choice: str) -> None:
    """WIK-148, WIK-A-10, WIK-067"""
    table = play(taking("building_church", scout="begin church* church*"), choice)
    assert row(table, "scout").replace("!", "") == "begin church* church*"
    assert row(taking("building_church", scout="begin church*"), "scout") == "begin church!*"


def test_a_building_set_aside_is_exchanged_for_the_next_match() -> None:
    """WIK-149: in the turn in which it is laid."""
    shown = player(scout="begin", specials="building_church")
    table = play(placing("church", "scout", shown, advanced=True), "place 3 1", "settle")
    assert row(table, "scout") == "begin church!*"
    assert seat(table)["specials"] == []
    assert table.dump()["removed"]["tiles"] == {"church": 1}


@pytest.mark.parametrize("tile", ["farmstead", "end"])
def test_another_tile_leaves_it_set_aside(tile: str) -> None:
    """WIK-149"""
    shown = player(scout="begin", specials="building_church")
    table = play(placing(tile, "noble", shown, advanced=True), "place 3 1")
    assert row(table, "scout") == f"begin {tile}"
    assert seat(table)["specials"] == ["building_church"]


def test_a_match_that_fits_nowhere_is_not_exchanged() -> None:
    """WIK-149, WIK-053: it was acquired, but never laid."""
    closed = dict.fromkeys(ROWS, "begin end")
    table = position(
        player(specials="building_church", **closed),
        wheel="fisher church/noble fisher",
        advanced=True,
    )
    play(table, "buy 1")
    assert seat(table)["specials"] == ["building_church"]


def test_the_tile_just_laid_can_be_exchanged() -> None:
    """WIK-A-15, WIK-147"""
    table = position(
        player(noble="begin"),
        wheel="fisher church/noble",
        advanced=True,
        open_specials="building_church",
    )
    play(table, "buy 1", "place 2 1", "settle", "take building_church")
    assert row(table, "noble") == "begin church!*"


def building_points(ships: str = "", **rows: str) -> int:
    """Return what buildings bring at the end."""
    return final(player(ships=ships, **rows), advanced=True).sheet()["buildings"][0]


@pytest.mark.parametrize(
    ("rows", "won"),
    [
        ({"scout": "begin church! end"}, 0),
        ({"scout": "begin church!* end"}, 1),
        ({"scout": "begin* church!* end*"}, 3),
        ({"noble": "begin* church* end*", "scout": "begin church! end"}, 3),
        ({"goldsmith": "begin* church* end*", "scout": "begin church! end"}, 3),
        ({"warrior": "begin* farmstead* end*", "scout": "begin church! end"}, 0),
        ({"fisher": "begin* farmstead* end*", "scout": "begin church! end"}, 0),
        ({"scout": "begin* farmstead church! church end*"}, 0),
        ({"scout": "begin church! end begin", "noble": ". . . begin*"}, 0),
        ({"warrior": "begin church!* end*", "noble": "begin* end"}, 3),
        ({"fisher": "begin church!* end*", "goldsmith": "begin* end"}, 3),
    ],
)
def test_a_building_counts_the_figures_on_and_around_it(rows: dict[str, str], won: int) -> None:
    """WIK-150: up to nine cells, across the corners, whatever island they belong to."""
    assert building_points(**rows) == won


def test_nine_figures_are_the_most() -> None:
    """WIK-150"""
    three = "begin* farmstead* end*"
    assert building_points(noble=three, scout="begin* church!* end*", goldsmith=three) == 9


def test_figures_on_the_mainland_are_no_neighbours() -> None:
    """WIK-150"""
    shown = player(scout="begin church!* end", mainland={"scout": 3, "noble": 2})
    assert final(shown, advanced=True).sheet()["buildings"] == [1, 0]


def test_a_building_counts_once() -> None:
    """WIK-150: only in the final scoring."""
    shown = player(scout="begin church!* end")
    assert points(scoring(shown, round_=2, advanced=True))[0] == 11
    assert scoring(shown, round_=6, advanced=True).sheet()["buildings"] == [1, 0]


@pytest.mark.parametrize(
    ("sail", "won"), [(". red", 2), (". green", 0), (". yellow", 0), (". blue", 0)]
)
def test_a_threatened_building_scores_nothing(sail: str, won: int) -> None:
    """WIK-151: figure or not."""
    assert building_points(sail, scout="begin* church!* end") == won
    assert building_points(sail, scout="begin* church! end*") == won


def test_threatened_neighbours_count() -> None:
    """WIK-151, WIK-A-11"""
    assert building_points("blue . blue", scout="begin* church!* end*") == 3


def test_a_warrior_protects_a_building() -> None:
    """WIK-151, WIK-072"""
    assert building_points(". blue", warrior="begin church* end", scout="begin church!* end") == 1
    assert building_points(". blue", warrior="begin* church end", scout="begin church!* end") == 0


def test_a_building_set_aside_scores_nothing() -> None:
    """WIK-152"""
    shown = player(scout="begin* farmstead* end*", specials="building_church")
    assert final(shown, advanced=True).sheet()["buildings"] == [0, 0]


def test_a_building_remains_a_middle_of_its_island() -> None:
    """WIK-153"""
    table = final(player(scout="begin church! end"), player(scout="begin end"), advanced=True)
    assert table.sheet()["longest"] == [5, 0]
    table = placing("end", "noble", player(scout="begin church!"), advanced=True)
    assert "place 3 2" in allowed(table)
    assert refused(table, "place 3 1") == Refusal("WIK-051", row=3, column=1)


def test_several_buildings_score_apart() -> None:
    """WIK-163: the scout between them counts for both."""
    assert building_points(scout="begin church! longhouse* farmstead! end") == 2
    assert building_points(scout="begin church!* watchtower!* end") == 4


def test_buildings_belong_to_their_display() -> None:
    """WIK-150, WIK-057"""
    table = final(player(scout="begin* end*"), player(scout="begin church!* end"), advanced=True)
    assert table.sheet()["buildings"] == [0, 1]
