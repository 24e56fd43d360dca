"""Placing Vikings on the action board."""

import pytest

from skali.games.odin.rules.components import COLUMN, SPACES
from skali.games.odin.rules.flow import Odin
from skali.games.odin.rules.goods import NAMES
from tests.odin.build import (
    Plain,
    allowed,
    goods,
    luck,
    of,
    play,
    player,
    position,
    refused,
    rule,
    space,
    thing,
)

RICH = " ".join(f"3 {name}" for name in NAMES[:30] if name) + " 9 silver 9 ore 9 wood 9 stone"
FLEET: dict[str, Plain] = {"whaling_boats": [1, 0], "knarrs": 1, "longships": [2]}


def test_turns_go_clockwise_from_the_start_player() -> None:
    """ODIN-046, ODIN-086, ODIN-092: one space each, and its action at once"""
    table = position(player(), player(), player(), start_player=2)
    assert table.turn == (2,)
    play(table, "place take_stockfish")
    assert goods(table, 2) == {"stockfish": 1}
    assert table.turn == (0,)
    play(table, "place market_beans")
    assert table.turn == (1,)
    play(table, "pass")
    assert table.turn == (2,)


@pytest.mark.parametrize("vikings", [1, 2, 3, 4, 9])
def test_a_space_takes_as_many_vikings_as_its_column_says(vikings: int) -> None:
    """ODIN-090"""
    table = position(player(RICH, thing=vikings, **FLEET), player())
    columns = {int(COLUMN[SPACES.index(key)]) for key in of("place", table)}
    assert columns == set(range(1, min(vikings, 4) + 1))
    if vikings < 4:
        found = refused(table, "place plundering")
        assert (found.rule, found.values) == ("ODIN-090", {"needed": 4, "there": vikings})


@pytest.mark.parametrize(
    ("key", "vikings"),
    [("take_stockfish", 1), ("mead_and_silver", 2), ("wool_from_sheep", 3), ("market_spices", 4)],
)
def test_the_vikings_leave_the_thing_square(key: str, vikings: int) -> None:
    """ODIN-090"""
    table = position(player("sheep", thing=6), player())
    play(table, f"place {key}")
    assert thing(table) == 6 - vikings
    assert table.dump()["spaces"][key] == {"colour": 0, "vikings": vikings}


def test_a_space_is_used_once_a_round() -> None:
    """ODIN-047, ODIN-091"""
    table = play(position(), "place take_stockfish")
    assert rule(table, "place take_stockfish") == "ODIN-091"
    play(table, "place market_beans")
    assert rule(table, "place take_stockfish") == "ODIN-091"


def test_who_passes_places_no_more_in_this_round() -> None:
    """ODIN-087, ODIN-088, ODIN-094, ODIN-AMB-23"""
    table = position(player(thing=3), player(thing=3))
    play(table, "pass", "place take_stockfish")
    assert table.turn == (1,)
    play(table, "place market_beans", "pass")
    assert table.asking() == "ready"


def test_who_has_no_vikings_is_skipped() -> None:
    """ODIN-089, ODIN-AMB-59: and is not asked at all"""
    table = position(player(thing=1), player(thing=0), player(thing=2))
    play(table, "place take_stockfish")
    assert table.turn == (2,)
    play(table, "place market_beans")
    assert table.turn == (2,)


def test_who_can_use_no_space_can_only_pass() -> None:
    """ODIN-AMB-24: one Viking, and all spaces of column 1 that it could use are taken"""
    table = position(player(thing=1), player(), spaces={key: {} for key in SPACES[:60]})
    assert allowed(table) == ["pass"]


@pytest.mark.parametrize(
    ("number", "needs"),
    [(1, "2 wood"), (2, "stone"), (3, "2 stone"), (4, "2 stone 2 wood"), (5, "wood"), (6, "2 wood"),
     (7, "2 wood"), (14, "silver"), (15, "2 silver"), (16, "silver"), (17, "3 silver"),
     (19, "3 silver"), (24, "cattle"), (26, "sheep"), (27, "flax"), (28, "stone"),
     (29, "hide linen"),
     (30, "wood"), (30, "ore"), (31, "ore"), (32, "2 stone 2 wood"), (36, "mead"), (39, "mead"),
     (42, "oil"), (59, "stone"), (59, "ore")],
)  # fmt: skip
def test_a_space_is_closed_unless_a_part_can_be_used(number: int, needs: str) -> None:
    """ODIN-093, ODIN-AMB-19, ODIN-EX-33: with one thing less nothing of it can be used"""
    assert space(number).split()[1] in of("place", position(player(needs, thing=9), player()))
    words = needs.split()
    less = f"{int(words[0]) - 1} {words[1]}" if words[0].isdigit() else ""
    table = position(player(less if less[:1] != "0" else "", thing=9), player())
    assert rule(table, space(number)) in {"ODIN-093", "ODIN-195"}


@pytest.mark.parametrize("number", [8, 9, 10, 11, 18, 20, 21, 22, 23, 25, 33, 34, 35, 37, 38, 40,
                                    41, 43, 44, 55])  # fmt: skip
def test_spaces_that_everybody_can_use(number: int) -> None:
    """ODIN-093"""
    assert space(number).split()[1] in of("place", position(player(thing=9), player()))


def test_paying_a_cost_is_a_part_of_an_action() -> None:
    """ODIN-093, ODIN-A09, ODIN-AMB-19: overseas trading with nothing to turn"""
    table = position(player("silver", knarrs=1), player())
    play(table, space(45))
    assert goods(table) == {}
    assert table.turn == (1,)


def test_a_part_must_be_used_before_the_others_are_left_out() -> None:
    """ODIN-093, ODIN-AMB-18: the strip may be left out, but then not the upgrade"""
    table = play(position(player("mead oil"), player()), space(35))
    assert table.asking() == "mine"
    play(table, "done")
    assert table.asking() == "upgrade"
    assert rule(table, "done") == "ODIN-093"
    play(table, "upgrade mead 1")
    table = play(position(player("mead oil"), player()), space(35), "mine 1 1")
    play(table, "done")
    assert goods(table) == {"mead": 1, "oil": 1, "wood": 1}


def test_the_only_part_cannot_be_left_out() -> None:
    """ODIN-093, ODIN-AMB-18"""
    table = play(position(player(), player()), space(38))
    assert rule(table, "done") == "ODIN-093"
    table = play(position(player("mead"), player()), space(36))
    assert rule(table, "done") == "ODIN-093"


def test_weapons_that_follow_are_a_part() -> None:
    """ODIN-093, ODIN-200: nobody needs to upgrade on the space with four weapons"""
    table = play(position(player("mead"), player()), space(41))
    play(table, "done", chance=luck(("weapons", "sword sword bow snare")))
    assert goods(table) == {"mead": 1}


# --- imitating ---


def four(*, vikings: int = 9) -> Odin:
    """Build a table of four, with Vikings of the second and the first seat on the board."""
    return position(
        player(RICH, thing=vikings, **FLEET), player(), player(), player(), imitated=[1, 4],
        spaces={
            "take_stockfish": {"colour": 1}, "market_beans": {"colour": 0},
            "mead_and_silver": {"colour": 2}, "market_spices": {"colour": 3},
        },
    )  # fmt: skip


def test_a_space_of_a_rival_is_imitated() -> None:
    """ODIN-253, ODIN-254, ODIN-255, ODIN-256, ODIN-EX-59"""
    table = four()
    assert of("imitate", table) == ["take_stockfish", "market_spices"]
    assert rule(table, "imitate market_beans") == "ODIN-254"  # one's own
    assert rule(table, "imitate craft_linen") == "ODIN-254"  # empty
    assert rule(table, "imitate mead_and_silver") == "ODIN-255"  # another column
    play(table, "imitate take_stockfish")
    assert goods(table)["stockfish"] == 4
    assert table.dump()["spaces"]["imitation_1_2"] == {"colour": 0, "vikings": 1}
    assert rule(table, "imitate market_beans") == "ODIN-256"


def test_imitating_takes_the_vikings_of_the_column_and_needs_what_the_space_needs() -> None:
    """ODIN-253, ODIN-AMB-60"""
    table = play(four(), "imitate market_spices")
    assert thing(table) == 5
    assert of("imitate", four(vikings=3)) == ["take_stockfish"]
    assert rule(four(vikings=3), "imitate market_spices") == "ODIN-090"


def test_vikings_come_back_from_the_imitating_space() -> None:
    """ODIN-AMB-28, ODIN-AMB-60, ODIN-234"""
    table = position(
        player(thing=9), player(), player(), player(), imitated=[2, 3],
        spaces={"laying_a_snare": {"colour": 1}},
    )  # fmt: skip
    play(table, "imitate laying_a_snare", chance=luck(("d8", "8")))
    play(table, "fail")
    assert thing(table) == 8
    assert table.dump()["spaces"]["imitation_1_2"] == {"colour": 0, "vikings": 1}
    assert table.dump()["spaces"]["laying_a_snare"]["vikings"] == 2


def test_three_players_have_nothing_to_imitate() -> None:
    """ODIN-024"""
    table = position(player(), player(), player(), spaces={"take_stockfish": {"colour": 1}})
    assert rule(table, "imitate take_stockfish") == "ODIN-024"
