"""Part C: drawing a dragon and going on board."""

import pytest

from skali.core.message import Refusal
from skali.games.walhalla.rules.components import COLOURED_SEAT, DRAGON_COLOUR, DRAGONS
from tests.walhalla.build import (
    FULL_COAST,
    allowed,
    asked,
    boarding,
    crew,
    fjords,
    landing,
    luck,
    midgard,
    place,
    play,
    player,
    position,
    refused,
    seat,
    walk,
)

TWO_NEUTRAL = ["board none", "board middle", "board stern", "board middle+stern"]
ALL_EIGHT = [
    "board none", "board bow", "board middle", "board bow+middle",
    "board stern", "board bow+stern", "board middle+stern", "board all",
]  # fmt: skip


def test_the_active_player_must_draw_one_dragon() -> None:
    """WAL-019"""
    table = position(tongues=FULL_COAST, luck=luck(dragons="yellow-stern"))
    shown = table.dump()
    assert shown["dragon"] == {"kind": "yellow-stern", "crew": [None] * 3, "fjord": None}
    assert len(shown["stack"]) == 11
    assert "yellow-stern" not in shown["stack"]
    for action in ("done", "pass", "stay", "dock 0 bow"):
        assert refused(table, action) == Refusal("WAL-021")


def test_a_dragon_has_two_neutral_seats_and_a_coloured_one() -> None:
    """WAL-020"""
    assert len(set(zip(DRAGON_COLOUR, COLOURED_SEAT, strict=True))) == len(DRAGONS) == 12
    table = boarding("black-bow")
    assert allowed(table) == TWO_NEUTRAL


@pytest.mark.parametrize(
    ("kind", "seats"),
    [
        ("black-bow", ["middle", "stern", "middle+stern"]),
        ("black-middle", ["bow", "stern", "bow+stern"]),
        ("black-stern", ["bow", "middle", "bow+middle"]),
    ],
)
def test_the_active_player_puts_up_to_two_on_the_neutral_seats(kind: str, seats: list[str]) -> None:
    """WAL-021: and chooses which seats."""
    table = boarding(kind)
    assert allowed(table) == ["board none", *(f"board {name}" for name in seats)]
    play(table, f"board {seats[-1]}")
    assert midgard(table)[0] == 7 - 2
    assert [who for who in crew(table) if who] == ["red", "red"]


def test_only_vikings_from_midgard_board() -> None:
    """WAL-021, WAL-026: one in Midgard can take one seat, though many are in Asgard."""
    table = boarding("black-bow", player(midgard=1, walhalla=5), player(), player())
    assert allowed(table) == ["board none", "board middle", "board stern"]
    assert refused(table, "board middle+stern") == Refusal("WAL-026", wanted=2, midgard=1)


def test_the_owner_of_the_coloured_seat_may_come_along() -> None:
    """WAL-022"""
    table = play(boarding("black-bow"), "board middle")
    assert asked(table) == "join 1"
    assert allowed(table) == ["join", "stay"]
    play(table, "join")
    assert crew(table) == ["black", "red", None]
    assert midgard(table) == [6, 6, 7, 7]


def test_or_may_decline() -> None:
    """WAL-022, WAL-027"""
    table = play(boarding("black-bow"), "board middle", "stay")
    assert crew(table) == [None, "red", None]
    assert midgard(table) == [6, 7, 7, 7]


def test_the_answer_comes_before_the_docking() -> None:
    """WAL-023, WAL-A-02: first the neutral seats, then the guest, then the fjord."""
    table = boarding("black-bow")
    assert asked(table) == "board 0"
    play(table, "board middle+stern")
    assert asked(table) == "join 1"
    assert refused(table, "dock 1 bow") == Refusal("WAL-022")
    play(table, "join")
    assert asked(table) == "dock 0"


@pytest.mark.parametrize("kind", ["red-bow", "red-middle", "red-stern"])
def test_with_the_own_colour_all_three_seats_are_open(kind: str) -> None:
    """WAL-024: nobody else is asked."""
    table = boarding(kind)
    assert allowed(table) == ALL_EIGHT
    play(table, "board all")
    assert crew(table) == ["red", "red", "red"]
    assert asked(table) == "dock 0"


def test_a_seat_of_the_absent_colour_stays_empty() -> None:
    """WAL-025"""
    table = boarding("blue-middle", player(), player(), player())
    assert allowed(table) == ["board none", "board bow", "board stern", "board bow+stern"]
    assert refused(table, "board middle") == Refusal("WAL-027", place=place("middle"))
    play(table, "board bow+stern")
    assert asked(table) == "dock 0"
    assert crew(table) == ["red", None, "red"]


def test_without_vikings_in_midgard_nobody_boards_but_the_dragon_sails() -> None:
    """WAL-026"""
    table = boarding("black-bow", player(midgard=0, walhalla=9), player(), player())
    assert asked(table) == "join 1"
    play(table, "stay")
    assert asked(table) == "dock 0"
    play(table, "dock 2 bow")
    assert fjords(table) == [[], [], ["black-bow bow"], []]


def test_a_guest_without_vikings_in_midgard_is_not_asked() -> None:
    """WAL-026, WAL-027"""
    table = boarding("black-bow", player(), player(midgard=0, walhalla=3), player())
    play(table, "board none")
    assert asked(table) == "dock 0"


def test_nobody_takes_a_seat_of_another() -> None:
    """WAL-027"""
    table = boarding("black-bow")
    for seats in ("bow", "bow+middle", "all"):
        assert refused(table, f"board {seats}") == Refusal("WAL-027", place=place("bow"))
    for kind in ("red-bow", "blue-bow"):
        assert all(action.startswith("board") for action in allowed(boarding(kind)))


def test_a_dragon_without_any_viking_is_docked_all_the_same() -> None:
    """WAL-028, WAL-A-03"""
    table = play(boarding("black-bow"), "board none", "stay", "dock 1 stern")
    assert fjords(table)[1] == ["black-bow stern"]
    assert asked(table) == "board 1"


def test_the_guest_is_asked_even_when_both_neutral_seats_stay_empty() -> None:
    """WAL-112"""
    table = play(boarding("yellow-stern"), "board none")
    assert asked(table) == "join 2"
    play(table, "join", "dock 0 bow")
    assert seat(table, 2)["midgard"] == 6


def test_vikings_in_asgard_never_come_back_during_a_raid() -> None:
    """WAL-115"""
    before: list[int] = []
    raid = 0
    for table in walk(4, 17):
        here = [int(count) for count in table.asgard]
        if table.raid == raid:
            assert all(now >= then for now, then in zip(here, before, strict=True))
        before, raid = here, int(table.raid)


def test_who_came_back_may_board_again() -> None:
    """WAL-047: in the same raid."""
    table = landing(
        "red-bow", "red . .", player(midgard=0), player(), player(), fjord=0, tongues=("wheat/red",)
    )
    assert seat(table)["midgard"] == 1
    while asked(table) != "board 0":
        play(table, "stay" if asked(table).startswith("join") else allowed(table)[0])
    assert len(allowed(table)) > 1
