"""Part E: going ashore, seat by seat from the board outward."""

import pytest

from skali.core.message import Refusal
from skali.games.walhalla.rules.flow import Walhalla
from tests.walhalla.build import (
    allowed,
    asked,
    at,
    landing,
    luck,
    midgard,
    play,
    player,
    points,
    refused,
    walhalla,
    walk,
)

FOUR = (player(), player(), player(), player())


def test_the_viking_nearest_to_the_board_goes_first() -> None:
    """WAL-038"""
    table = landing(
        "black-middle", "red black red", *FOUR, tongues=("wheat village-1 wheat village-1",) * 2
    )
    order = []
    while asked(table).startswith("land"):
        order.append((table.dump()["pending"][-1]["seat"], table.dump()["pending"][-1]["row"]))
        play(table, "land left", chance=luck(dragons="red-bow"))
    assert order == [(0, 1), (1, 2), (0, 3)]


def test_empty_seats_are_skipped() -> None:
    """WAL-038"""
    table = landing("black-bow", ". . red", *FOUR, tongues=("wheat village-1 wheat",) * 2)
    assert table.dump()["pending"] == [{"ask": "land", "seat": 0, "row": 3}]


def test_a_landing_is_completed_before_the_next() -> None:
    """WAL-039: a fight and a hunt come between two landings of one dragon."""
    table = landing(
        "black-bow", "black red .", player(), player(hand="hunt"), player(), player(),
        tongues=("forest-2/yellow wheat", "wheat/black village-1"),
    )  # fmt: skip
    asks = [asked(table)]
    for action in ("land left", "fall", "hunt"):
        play(table, action)
        asks.append(asked(table))
    assert asks == ["land 1", "defend 2", "hunt 1", "land 0"]
    assert points(table) == [0, 4, 0, 0]


def test_the_decisions_that_wait_lie_on_the_stack() -> None:
    """WAL-039"""
    table = landing(
        "black-bow", "black red red", *FOUR, tongues=("wheat/yellow village-1 wheat", "wheat/black")
    )
    play(table, "land left")
    assert [frame["ask"] for frame in table.dump()["pending"]] == ["land", "land", "defend"]


@pytest.mark.parametrize("row", [1, 2, 3])
def test_only_the_fields_beside_the_seat_can_be_reached(row: int) -> None:
    """WAL-040"""
    crew = ["red" if number == row - 1 else "." for number in range(3)]
    for side, number in (("left", 0), ("right", 1)):
        table = landing(
            "red-bow", " ".join(crew), *FOUR, tongues=("wheat village-1 wheat village-1",) * 2
        )
        assert allowed(table) == ["land left", "land right"]
        play(table, f"land {side}")
        assert [(n, r) for n in range(3) for r in range(1, 13) if at(table, n, r)] == [
            (number, row)
        ]


def test_beyond_the_outer_fjords_is_open_sea() -> None:
    """WAL-040, WAL-DT-01"""
    table = landing("red-bow", "red . .", *FOUR, fjord=0)
    assert allowed(table) == ["land right"]
    assert refused(table, "land left") == Refusal("WAL-040", row=1)
    table = landing("red-bow", "red . .", *FOUR, fjord=3)
    assert allowed(table) == ["land left"]
    assert refused(table, "land right") == Refusal("WAL-040", row=1)


def test_tips_are_never_landing_places() -> None:
    """WAL-041"""
    table = landing("red-bow", ". red .", *FOUR, before=3, layout="5-6-7")
    assert allowed(table) == ["land right"]
    assert refused(table, "land left") == Refusal("WAL-041", row=11, tongue="A")


def test_the_owner_of_the_viking_chooses_the_side() -> None:
    """WAL-042, WAL-A-16: also a guest; left and right as seen looking at the board."""
    table = landing("black-bow", "black . .", *FOUR, tongues=("wheat", "wheat"))
    assert asked(table) == "land 1"
    assert allowed(table) == ["land left", "land right"]
    play(table, "land right")
    assert at(table, 1, 1) == "black"


def test_a_free_field_and_an_enemy_may_be_chosen_freely() -> None:
    """WAL-043"""
    for side, fight in (("left", True), ("right", False)):
        table = landing("red-bow", "red . .", *FOUR, tongues=("wheat/blue", "wheat"))
        assert allowed(table) == ["land left", "land right"]
        play(table, f"land {side}")
        assert (asked(table) == "defend 3") == fight


def test_an_own_viking_is_never_attacked() -> None:
    """WAL-044"""
    table = landing("red-bow", "red . .", *FOUR, tongues=("wheat/red", "wheat"))
    assert allowed(table) == ["land right"]
    assert refused(table, "land left") == Refusal("WAL-044", row=1, tongue="A")


def test_between_an_own_and_an_enemy_field_the_enemy_must_be_attacked() -> None:
    """WAL-045: the same where one field is missing."""
    own = landing("red-bow", "red . .", *FOUR, tongues=("wheat/red", "wheat/blue"))
    assert allowed(own) == ["land right"]
    assert asked(play(own, "land right")) == "defend 3"
    missing = landing("red-bow", "red . .", *FOUR, fjord=0, tongues=("wheat/blue",))
    assert allowed(missing) == ["land right"]
    assert asked(play(missing, "land right")) == "defend 3"


def test_between_an_own_and_a_free_field_the_free_one_must_be_taken() -> None:
    """WAL-046: the same where one field is missing; without a click, where nothing is open."""
    own = landing("red-bow", "red red .", *FOUR, tongues=("wheat village-1/red", "wheat village-1"))
    play(own, "land right")
    assert at(own, 1, 2) == "red"
    missing = landing("red-bow", "red red .", *FOUR, fjord=0, tongues=("wheat village-1",))
    assert allowed(missing) == ["land right"]
    play(missing, "land right")
    assert at(missing, 0, 2) == "red"


def test_who_cannot_land_returns_to_midgard() -> None:
    """WAL-047: between own vikings, at a tip, at the open sea."""
    own = landing("red-bow", "red . .", *FOUR, tongues=("wheat/red", "wheat/red"))
    assert midgard(own) == [5, 7, 7, 7]
    table = landing("red-bow", ". red .", *FOUR, fjord=0, before=3, layout="5-6-7")
    assert midgard(table) == [7, 7, 7, 7]
    assert (at(own, 0, 1), at(own, 1, 1)) == ("red", "red")
    assert walhalla(own)[0] == 1


def test_a_guest_returns_to_his_own_midgard() -> None:
    """WAL-047"""
    table = landing("black-bow", "black . .", *FOUR, tongues=("wheat/black", "wheat/black"))
    assert midgard(table) == [7, 5, 7, 7]


def test_who_can_land_must_land() -> None:
    """WAL-048"""
    table = landing("red-bow", "red . .", *FOUR, tongues=("wheat/blue", "wheat/blue"))
    assert allowed(table) == ["land left", "land right"]
    for action in ("stay", "pass", "done"):
        assert refused(table, action) == Refusal("WAL-048")


@pytest.mark.parametrize("seats", [3, 4])
def test_at_most_one_viking_stands_on_a_field(seats: int) -> None:
    """WAL-049"""
    for table in walk(seats, 31):
        taken = 0
        for held in table.held:
            assert taken & held == 0
            taken |= held


# --- the printed example of a turn ---


def sarahs_dragon() -> Walhalla:
    """Set the example up: black at the bow, red in the middle and at the stern, in F1."""
    return landing(
        "black-bow",
        "black red red",
        *FOUR,
        tongues=("wheat/yellow village-1 village-1 wheat", "wheat/black forest-3 cult/red wheat"),
    )


def test_thorsten_can_only_attack_alexander() -> None:
    """WAL-EX-01"""
    table = sarahs_dragon()
    assert asked(table) == "land 1"
    assert allowed(table) == ["land left"]
    assert refused(table, "land right") == Refusal("WAL-044", row=1, tongue="B")
    assert asked(play(table, "land left")) == "defend 2"


def test_alexander_chooses_to_lose() -> None:
    """WAL-EX-02"""
    table = play(sarahs_dragon(), "land left", "fall")
    assert walhalla(table) == [1, 1, 2, 1]
    assert at(table, 0, 1) == "black"


def test_sarah_takes_the_forest() -> None:
    """WAL-EX-03"""
    table = play(sarahs_dragon(), "land left", "fall")
    assert asked(table) == "land 0"
    assert allowed(table) == ["land left", "land right"]
    play(table, "land right")
    assert at(table, 1, 2) == "red"
    assert points(table) == [3, 0, 0, 0]


def test_sarahs_second_viking_has_to_take_the_village() -> None:
    """WAL-EX-04: the cult site is her own; a village gives nothing at once."""
    table = play(sarahs_dragon(), "land left", "fall", "land right")
    assert (at(table, 0, 3), at(table, 1, 3)) == ("red", "red")
    assert points(table) == [3, 0, 0, 0]
    assert table.hands[0] == 0
    assert asked(table) == "board 1"
