"""Parts K to O: fields with several parts, resources, warriors, beer, provisions, income."""

import pytest

from tests.karvi.build import (
    acting,
    allowed,
    asked,
    beer,
    crew,
    goods,
    of,
    play,
    player,
    points,
    position,
    refused,
    rule,
    seat,
    spots,
    using,
)


def test_plus_means_both_in_any_order() -> None:
    """KARVI-090: draw a card and trade, or the other way round, or only one."""
    own = player(dice="f1/5 s6/5", silver=3, beside="t2b")
    table = position(own, variety=True, seats=3, active=0, display=["9", "9", "3"])
    play(table, "move f20")
    assert (asked(table), of("part", table)) == ("part", ["1", "2"])
    cards = play(table.copy(), "part 2", "draw beer")
    assert asked(cards) == "trade"
    trade = play(table.copy(), "part 1", "trade 2", "receive 1 upper")
    assert (seat(trade)["laid"], asked(trade)) == (["t2b"], "draw")
    play(table, "done")
    assert asked(table) == "turn"


def test_points_beside_an_action() -> None:
    """KARVI-251: received even if the action is not used."""
    table = position(player(dice="s1/2 s6/2"), seats=3)
    play(table, "move f8")
    assert (points(table), asked(table)) == (2, "turn")


def test_slash_means_one_of_both() -> None:
    """KARVI-091, KARVI-168"""
    table = position(player(dice="f14/2 s6/2", provisions=1), seats=3, active=0)
    play(table, "move f18")
    assert (asked(table), of("option", table)) == ("option", ["1", "2"])
    play(table, "option 1")
    assert seat(table)["provisions"] == 3
    assert asked(table) == "turn"


def test_less_than_shown() -> None:
    """KARVI-093, KARVI-AMB-62: beer, strength, healing, warriors; what cannot harm is taken."""
    table = acting("beer", player(dice="s1/1 s6/1"))
    assert {"0 0", "0 1", "1 0", "1 1", "2 0", "0 2"} == set(of("pour", table))
    assert "done" in allowed(using("card-1-upper", player(warriors="2")))
    assert "done" in allowed(using("card-1-lower", player(warriors="2i")))
    assert "done" in allowed(using("board-a-base-3-part-1", player(warriors="2 2 2 2 2")))


def test_resources() -> None:
    """KARVI-094, KARVI-250: as many as shown, from the supply."""
    table = position(player(dice="s1/2 s6/2"), seats=3)
    play(table, "move f2")
    assert goods(table) == (0, 3, 0)
    table = position(player(dice="f15/2 s6/2"), seats=3, active=0)
    play(table, "move f16")
    assert goods(table) == (2, 1, 0)
    table = position(player(dice="f11/2 s6/2"), seats=3, active=0)
    play(table, "move f12")
    assert goods(table) == (0, 0, 2)


def test_a_warrior() -> None:
    """KARVI-095, KARVI-EX-16: healthy, onto a free position."""
    table = position(player(dice="s1/0 s6/0"))
    play(table, "move f3")
    assert crew(table) == "2"
    assert int(table.supply[2]) == 11


def test_two_warriors() -> None:
    """KARVI-095, KARVI-250"""
    table = position(player(dice="f15/2 s6/2", warriors="1"), seats=3, active=0)
    play(table, "move f21")
    assert crew(table) == "1 2 2"


def test_making_room() -> None:
    """KARVI-096, KARVI-249, KARVI-AMB-33: without points; nobody has more than five."""
    table = using("board-c-base-8-part-1", player(warriors="1 1i 3 4 5"))
    assert asked(table) == "recruit"
    assert of("dismiss", table) == ["healthy-1", "healthy-3", "healthy-4", "healthy-5",
                                    "injured-1"]  # fmt: skip
    play(table, "dismiss injured-1")
    assert (crew(table), points(table), asked(table)) == ("1 2 3 4 5", 0, "recruit")
    play(table, "done")
    assert (crew(table), asked(table)) == ("1 2 3 4 5", "turn")
    assert int(table.supply[1]) == 11


def test_beer_is_shared_among_the_dice() -> None:
    """KARVI-097, KARVI-098, KARVI-100, KARVI-EX-17: 0 and 2 become 1 and 3, nothing moves."""
    table = position(player(dice="f2/0 f9/2"), active=0)
    play(table, "move f6", "pour 1 1")
    assert (beer(table), spots(table)) == ([1, 3], ["f6", "f9"])


def test_five_beer_at_most() -> None:
    """KARVI-099"""
    table = acting("beer", player(dice="s1/4 s6/5"))
    assert of("pour", table) == ["0 0", "1 0"]
    assert rule(table, "pour 2 0") == rule(table, "pour 0 1") == "KARVI-099"
    assert rule(table, "pour 2 1") == "KARVI-097"


def test_a_single_die_takes_it_all() -> None:
    """KARVI-097, KARVI-099"""
    table = acting("beer", player(dice="s1/1"), seats=4)
    assert (beer(table), asked(table)) == ([3], "turn")


def test_provisions() -> None:
    """KARVI-101, KARVI-102, KARVI-165: two at the start, six at most."""
    table = position(player(dice="s1/1 s6/1", provisions=1))
    play(table, "move f1")
    assert seat(table)["provisions"] == 3
    assert seat(acting("provisions", player(provisions=5)))["provisions"] == 6


def test_income() -> None:
    """KARVI-103, KARVI-105, KARVI-106, KARVI-EX-18: two towers make three points of strength."""
    sites = {"ulstein": [0], "torshavn": [0]}
    table = acting("income", player(warriors="2 3i"), player(), sites=sites)
    play(table, "gather 0")
    assert (goods(table), asked(table)) == ((0, 1, 0), "strengthen")
    play(table, "raise healthy-2 1", "raise injured-3 2")
    assert crew(table) == "3 5i"


def test_income_of_trading_posts() -> None:
    """KARVI-104, KARVI-AMB-16, KARVI-EX-33: any split of fur and silver, no gold."""
    sites = {"skye": [0], "avaldsnes": [0]}
    table = acting("income", player(warriors="1"), player(), sites=sites)
    assert of("gather", table) == ["0", "1", "2", "3"]
    play(table, "gather 2")
    assert goods(table) == (2, 1, 0)
    play(table, "raise healthy-1 1")
    assert asked(table) == "turn"


@pytest.mark.parametrize("by", [1, 2])
def test_raising(by: int) -> None:
    """KARVI-106, KARVI-109, KARVI-AMB-25: she is exchanged and keeps her side."""
    table = using("card-5-upper", player(warriors="3i"))
    play(table, f"raise injured-3 {by}")
    assert crew(table) == f"{3 + by}i"
    assert int(table.supply[3]) == 12
    assert int(table.supply[3 + by]) == 11


def test_six_is_the_most() -> None:
    """KARVI-107, KARVI-108: what nobody can take is lost."""
    table = using("card-3-lower", player(warriors="5 6"))
    assert rule(table, "raise healthy-5 2") == "KARVI-107"
    assert rule(table, "raise healthy-6 1") == "KARVI-107"
    play(table, "raise healthy-5 1")
    assert (crew(table), asked(table)) == ("6 6", "turn")
    assert asked(using("card-3-lower", player())) == "turn"


def test_strength_is_bounded_by_the_points() -> None:
    """KARVI-106, KARVI-108, KARVI-178"""
    table = using("card-5-upper", player(warriors="1"))
    refusal = refused(table, "raise healthy-1 3")
    assert (refusal.rule, refusal.values) == ("KARVI-108", {"points": 2})
    assert rule(table, "raise healthy-2 1") == "KARVI-178"


def test_the_supply_of_warriors_is_limited() -> None:
    """KARVI-164, KARVI-AMB-24: a weaker one instead; a step may be jumped."""
    threes = [player(warriors="3 3 3 3 3"), player(warriors="3 3 3 3 3"), player(warriors="3 3")]
    table = using("board-c-base-2-part-1", player(), *threes)
    assert crew(table) == "2"
    table = using("card-3-lower", player(warriors="2"), *threes)
    assert of("raise", table) == ["healthy-2 2", "healthy-2 3", "healthy-2 4"]
    assert refused(table, "raise healthy-2 1").values == {"strength": 3}
