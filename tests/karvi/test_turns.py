"""Parts C and D: whose turn it is, moving dice, paying beer, the end of a round."""

import pytest

from tests.karvi.build import (
    allowed,
    asked,
    beer,
    luck,
    of,
    play,
    player,
    points,
    position,
    refused,
    rule,
    seat,
    spots,
)


def test_the_hindmost_die_is_next() -> None:
    """KARVI-032, KARVI-034, KARVI-035, KARVI-051, KARVI-247: the lowest start card begins."""
    table = position(player(dice="s1 s6"), player(dice="s2 s5"), player(dice="s3 s4"))
    order = []
    for field in ("f2", "f3", "f6", "f7", "f13", "f14"):
        order.append(table.turn[0])
        play(table, f"move {field}")
        while asked(table) != "turn":
            table.apply(table.legal()[-1], luck())
        play(table, "end")
    assert order == [0, 1, 2, 2, 1, 0]


def test_the_die_must_move() -> None:
    """KARVI-033, KARVI-AMB-55: a turn cannot end before it, and it moves once."""
    table = position()
    assert rule(table, "end") == "KARVI-033"
    play(table, "move f2")
    assert "end" in allowed(table)
    assert rule(table, "move f3") == "KARVI-AMB-55"


def test_several_turns_in_a_row() -> None:
    """KARVI-038, KARVI-EX-06"""
    table = position(
        player(dice="f3/3 s6/0!"), player(dice="f5/3 s5/0!"), player(dice="f7/3 s4/0!")
    )
    play(table, "move f10", "end")
    assert table.turn == (1,)
    play(table, "move f6", "pour 0 0", "end")
    assert table.turn == (1,)
    play(table, "move f9", "end")
    assert table.turn == (2,)


def test_clockwise_by_any_distance() -> None:
    """KARVI-039, KARVI-040, KARVI-AMB-04: at least one field; dice and blockades are passed."""
    table = position(player(dice="f5/5 f20/0"), player(dice="f9/0 f10/0"))
    assert of("move", table)[:6] == ["s1", "s2", "s3", "s4", "s5", "s6"]
    assert of("move", table)[6:] == ["f6", "f7", "f11", "f13", "f14", "f15", "f17", "f19",
                                     "f22", "f23", "f25", "f26"]  # fmt: skip
    assert rule(table, "move f5") == "KARVI-039"
    assert rule(table, "move f2") == "KARVI-039"


def test_from_the_stop_area_to_a_field_first() -> None:
    """KARVI-041, KARVI-EX-05: also if a stop spot is free."""
    table = position(player(dice="s1/2 s6/2"), player(dice="s2/2 s5/2"))
    assert "f3" in of("move", table)
    assert rule(table, "move s3") == rule(table, "move s4") == "KARVI-041"


def test_the_target_must_be_free() -> None:
    """KARVI-042: other dice, also own ones."""
    table = position(player(dice="f1/5 f3/5"), player(dice="f5/5 f6/5"))
    assert rule(table, "move f3") == rule(table, "move f5") == "KARVI-042"


def test_paying_beer() -> None:
    """KARVI-043, KARVI-045, KARVI-092, KARVI-EX-07: at once, and the action follows."""
    table = position(player(dice="s1/2 s6/0"), player(dice="s2/2 s5/2"), player(dice="s3 s4"))
    play(table, "move f20")
    assert beer(table) == [0, 0]
    assert points(table) == 2
    table = position(player(dice="s1/1 s6/5"), player(dice="s2/2 s5/2"), player(dice="s3 s4"))
    refusal = refused(table, "move f20")
    assert (refusal.rule, refusal.values) == ("KARVI-043", {"price": 2, "beer": 1})


def test_one_die_pays_all() -> None:
    """KARVI-046: a second die with beer does not help."""
    table = position(player(dice="s1/1 s6/5"), player(dice="s2 s5"), seats=3)
    assert rule(table, "move f8") == "KARVI-043"


def test_a_die_without_beer() -> None:
    """KARVI-047, KARVI-AMB-03: only fields that cost nothing; there are always some."""
    table = position(player(dice="s1/0 s6/0"), player(dice="s2 s5"), seats=3)
    assert of("move", table) == ["f3", "f6", "f11", "f13", "f14", "f18", "f24", "f26"]


def test_a_field_need_not_be_used() -> None:
    """KARVI-044, KARVI-AMB-02: nor is it forbidden if its action brings nothing."""
    table = position(player(dice="s1/2 s6/2"))
    play(table, "move f13")
    assert asked(table) == "turn"
    table = position(player(dice="s1/2 s6/2"))
    play(table, "move f10", "end")
    assert table.turn == (1,)


def test_stopping_early_on_any_spot() -> None:
    """KARVI-048, KARVI-248, KARVI-AMB-04"""
    table = position(player(dice="f2/5 f3/5"), player(dice="f5/5 s2/5!"))
    assert of("move", table)[:5] == ["s1", "s3", "s4", "s5", "s6"]
    play(table, "move s6")
    assert seat(table)["gold"] == 1


def test_a_stopped_die_stays() -> None:
    """KARVI-049, KARVI-052, KARVI-053, KARVI-246: nobody passes the stop area in a round."""
    table = position(player(dice="f26/5 s3/5!"), player(dice="f25/5 s1/5!"), active=0)
    assert of("move", table) == ["s2", "s4", "s5", "s6"]
    play(table, "move s2", "gather 0", "end")
    assert table.turn == (1,)
    assert rule(table, "move s2") == "KARVI-042"


def test_the_end_of_a_round() -> None:
    """KARVI-050, KARVI-051, KARVI-EX-08: the leftmost die begins the next round."""
    table = position(player(dice="s4/2! s6/2!"), player(dice="s1/2! s5/2!"),
                     player(dice="s3/2! f26/0"), active=2)  # fmt: skip
    play(table, "move s2", "gather 0", "end")
    assert int(table.round) == 2
    assert table.turn == (1,)
    assert spots(table, 2) == ["s3", "s2"]


def test_stop_tiles_are_removed_from_round_two() -> None:
    """KARVI-054, KARVI-055, KARVI-AMB-10, KARVI-EX-09: when the last die has left."""
    dice = [player(dice="s1/2 f9/2"), player(dice="f3/2 f5/2")]
    table = position(*dice, round=2, stop="stop_1", stops_below=["stop_2"])
    play(table, "move f2", chance=luck(("stop_tiles", "stop_2")))
    assert (table.dump()["stop"], table.dump()["stops_below"]) == ("stop_2", [])
    table = position(*dice, round=1, stop="stop_1", stops_below=["stop_2"])
    play(table, "move f2", chance=luck())
    assert table.dump()["stop"] == "stop_1"
    table = position(*dice, round=3, stop="stop_1", stops_below=[])
    play(table, "move f2")
    assert table.dump()["stop"] == "printed"


def test_a_tile_stays_while_a_die_is_left_in_the_stop_area() -> None:
    """KARVI-054"""
    table = position(player(dice="s1/2 s4/2"), player(dice="f3/2 f5/2"), round=2)
    play(table, "move f2", chance=luck())
    assert table.dump()["stop"] == "stop_2"


@pytest.mark.parametrize(("seats", "rounds"), [(2, 3), (3, 3), (4, 4)])
def test_rounds(seats: int, rounds: int) -> None:
    """KARVI-036, KARVI-152"""
    stopped = [player(dice=f"s{2 * n + 1}/0! s{2 * n + 2}/0!" if seats < 4 else f"s{n + 1}/0!")
               for n in range(seats)]  # fmt: skip
    last = player(dice="f26/0 s6/0!" if seats < 4 else "f26/0")
    free = {2: "s5", 3: "s5", 4: "s5"}[seats]
    for number in range(1, rounds + 1):
        table = position(last, *stopped[: seats - 1], round=number, active=0)
        play(table, f"move {free}")
        while asked(table) != "turn":
            table.apply(table.legal()[0], luck(("helmet-1", "1")))
        play(table, "end")
        assert table.over == (number == rounds)


def test_no_die_is_ever_stuck() -> None:
    """KARVI-AMB-03: should all free fields be taken, the leftmost coming spot is open."""
    table = position(player(dice="s1/0 f3/0"), player(dice="f6/0 f11/0"), player(dice="f13 f14"))
    assert of("move", table) == ["f18", "f24", "f26"]
    blocked = table.copy()
    blocked.blocked = sum(1 << n for n in range(6, 32))
    assert of("move", blocked) == ["s1"]
    assert rule(blocked, "move s2") == "KARVI-AMB-03"
    play(blocked, "move s1")
    assert asked(blocked) == "turn"
    assert seat(blocked)["dice"][0]["stopped"]


def test_places_are_absolute_along_the_track() -> None:
    """KARVI-AMB-05: the coming stop area lies ahead of every field."""
    table = position(player(dice="s1/2! f26/2"), player(dice="f25/2 f23/2"), round=2)
    assert table.turn == (1,)
    play(table, "move s2", "end")
    assert table.turn == (1,)
    assert int(table.place[0]) > int(table.place[1])
