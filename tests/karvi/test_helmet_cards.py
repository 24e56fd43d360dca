"""Part X: helmet cards."""

import pytest

from tests.karvi.build import (
    allowed,
    asked,
    beer,
    crew,
    goods,
    line,
    of,
    play,
    player,
    points,
    refused,
    rule,
    seat,
    using,
)


@pytest.mark.parametrize(
    ("box", "before", "answers", "after"),
    [
        ("card-1-upper", "2 3", ("raise healthy-2 3",), "3 5"),
        ("card-1-lower", "2i 3i 4i 5i", ("heal 2", "heal 3", "heal 5"), "2 3 5 4i"),
        ("card-2-upper", "", ("raise healthy-2 1",), "3"),
        ("card-2-lower", "1i", ("heal 1", "pour 1 0"), "1"),
        ("card-3-upper", "", ("raise healthy-3 1",), "4"),
        ("card-3-lower", "1 1", ("raise healthy-1 2", "raise healthy-1 2"), "3 3"),
        ("card-4-upper", "1", (), "1 2 2"),
        ("card-4-lower", "2i", ("heal 2", "raise healthy-2 2"), "4"),
        ("card-5-upper", "1i", ("raise injured-1 2",), "3i"),
        ("card-5-lower", "2i", ("heal 2",), "1 2"),
        ("card-6-lower", "2", ("raise healthy-2 4",), "6"),
        ("card-7-lower", "2i 2i 2i", ("heal 2", "heal 2", "raise healthy-2 1"), "2 3 2i"),
    ],
)
def test_warriors_and_strength(box: str, before: str, answers: tuple[str, ...], after: str) -> None:
    """KARVI-095, KARVI-106, KARVI-135, KARVI-172: cards 1 to 7."""
    table = using(box, player(warriors=before, dice="s1/1 s6/1"))
    play(table, *answers)
    assert (crew(table), asked(table)) == (after, "turn")


def test_card_2_also_pours() -> None:
    """KARVI-084: everything in the box."""
    table = using("card-2-lower", player(dice="s1/1 s6/1"))
    play(table, "pour 0 1")
    assert beer(table) == [1, 2]


def test_card_6_releases_the_leftmost_tower() -> None:
    """KARVI-195"""
    table = using("card-6-upper", player())
    assert seat(table)["supply"]["tower"] == 2
    assert seat(table)["buildings_on_tracks"]["tower"] == [4]
    later = using("card-6-upper", player(laid="r1a r2a"))
    assert seat(later)["buildings_on_tracks"]["tower"] == []
    none = using("card-6-upper", player(laid="r1a r2a r3a r4a"))
    assert seat(none)["supply"]["tower"] == 3


def test_a_released_building_is_not_freed_twice() -> None:
    """KARVI-122, KARVI-129, KARVI-195"""
    tracks = {"trading_post": [2, 4], "tower": [4]}
    table = using("board-b-base-1-part-1", player(warriors="4", beside="r1b", laid="r2a",
                                            buildings_on_tracks=tracks))  # fmt: skip
    play(table, "raid 1")
    assert seat(table)["supply"]["tower"] == 2


def test_card_7_scores_the_injured() -> None:
    """KARVI-178, KARVI-180"""
    assert points(using("card-7-upper", player(warriors="2i 3i 1"))) == 4


def test_card_8_scores_first_and_heals_then() -> None:
    """KARVI-196"""
    table = using("card-8-upper", player(warriors="2 3 4i"))
    assert points(table) == 4
    play(table, "heal 4")
    assert (points(table), crew(table)) == (4, "2 3 4")


def test_card_9_scores_towers() -> None:
    """KARVI-197, KARVI-177: built ones, nine points at most."""
    towers = {"ulstein": [0], "torshavn": [0], "waterford": [0]}
    assert points(using("card-9-upper", player())) == 0
    assert points(using("card-9-upper", player(), sites=towers)) == 9


def test_card_10_raises_each_healthy_warrior() -> None:
    """KARVI-198: each once, nothing is transferable, then heal two."""
    table = using("card-10-upper", player(warriors="2 2 5 3i"))
    assert rule(table, "raise injured-3 1") == "KARVI-199"
    assert rule(table, "raise healthy-2 3") == "KARVI-108"
    play(table, "raise healthy-2 2", "raise healthy-2 1", "raise healthy-5 1")
    assert (crew(table), asked(table)) == ("3 4 6 3i", "heal")
    play(table, "heal 3")
    assert crew(table) == "3 3 4 6"
    again = using("card-10-upper", player(warriors="2"))
    play(again, "raise healthy-2 1")
    assert asked(again) == "turn"


def test_card_11_raises_each_injured_warrior() -> None:
    """KARVI-199: she stays injured."""
    table = using("card-11-upper", player(warriors="1i 4i 2"))
    play(table, "raise injured-1 2", "done")
    assert crew(table) == "2 3i 4i"


def test_card_11_scores_two_healthy_warriors() -> None:
    """KARVI-200, KARVI-EX-38: with one alone hers."""
    assert points(using("card-11-lower", player(warriors="6 5 2 6i"))) == 11
    assert points(using("card-11-lower", player(warriors="4 6i"))) == 4
    assert points(using("card-11-lower", player(warriors="6 6 6"))) == 12


def test_card_12_doubles() -> None:
    """KARVI-201, KARVI-EX-35: two and four become four and six, each once."""
    table = using("card-12-upper", player(warriors="2 4 3i"))
    assert of("raise", table) == ["healthy-2 2", "healthy-4 2"]
    assert rule(table, "raise healthy-2 1") == "KARVI-201"
    play(table, "raise healthy-2 2", "raise healthy-4 2")
    assert (crew(table), asked(table)) == ("4 6 3i", "turn")
    one = using("card-12-upper", player(warriors="2 2 2"))
    play(one, "raise healthy-2 2", "raise healthy-2 2")
    assert (crew(one), asked(one)) == ("2 4 4", "turn")


def test_card_12_scores_one_healthy_warrior() -> None:
    """KARVI-202"""
    assert points(using("card-12-lower", player(warriors="5 4 6i"))) == 5


def test_card_13_wounds_for_points() -> None:
    """KARVI-203, KARVI-170: any number of times, fifteen points at most."""
    table = using("card-13-upper", player(warriors="1 2 3 4 5i"))
    play(table, "wound 1", "wound 3", "done")
    assert (points(table), crew(table)) == (6, "2 4 1i 3i 5i")
    every = using("card-13-upper", player(warriors="1 1 1 1 1"))
    play(every, "wound 1", "wound 1", "wound 1", "wound 1", "wound 1")
    assert (points(every), asked(every)) == (15, "turn")
    assert refused(using("card-13-upper", player(warriors="1")), "wound 2").rule == "KARVI-178"


def test_card_14_wounds_for_gold() -> None:
    """KARVI-204"""
    table = using("card-14-upper", player(warriors="1 2"))
    play(table, "wound 1", "wound 2")
    assert (goods(table), crew(table)) == ((0, 0, 2), "1i 2i")


def test_card_15_gives_a_warrior_back() -> None:
    """KARVI-205, KARVI-EX-40: ten points, not fourteen."""
    table = using("card-15-upper", player(warriors="4 2i"))
    assert allowed(table) == ["dismiss healthy-4", "done"]
    assert rule(table, "dismiss injured-2") == "KARVI-205"
    play(table, "dismiss healthy-4")
    assert (points(table), crew(table), line(table, "valhalla")) == (10, "2i", 0)
    assert int(table.supply[4]) == 12
