"""Part H: when a raid ends, and how tongues and wheat are scored."""

import pytest

from skali.core.message import Refusal
from tests.walhalla.build import (
    FULL_COAST,
    Plain,
    allowed,
    asked,
    ending,
    landing,
    line,
    luck,
    play,
    player,
    points,
    position,
    refused,
    sailing,
    tongue,
)

THREE = (player(), player(), player())
FOUR = (*THREE, player())
ELEVEN = [[None] * 4, [None] * 4, [None] * 3, []]


def test_a_raid_ends_with_the_twelfth_dragon() -> None:
    """WAL-077: only after its whole turn."""
    table = sailing(
        "red-bow", "red . .", *FOUR, fjords=ELEVEN, tongues=("", "", "wheat")
    )  # fmt: skip
    play(table, "dock 3 bow")
    assert (table.raid, asked(table)) == (2, "board 1")


def test_before_the_twelfth_it_goes_on() -> None:
    """WAL-077"""
    ten = [[None] * 4, [None] * 4, [None] * 2, []]
    table = play(sailing("red-bow", ". . .", *FOUR, fjords=ten), "dock 3 bow")
    assert (table.raid, asked(table)) == (1, "board 1")


LAST_VIKINGS = (player(midgard=0, walhalla=1), player(midgard=0), player(midgard=0))


def test_a_raid_ends_when_nobody_is_in_midgard() -> None:
    """WAL-078, WAL-DT-12: though eleven dragons remain."""
    table = sailing("red-bow", "red . .", *LAST_VIKINGS, tongues=("wheat",))
    play(table, "dock 0 bow")
    assert table.raid == 2


def test_who_returns_to_midgard_keeps_the_raid_going() -> None:
    """WAL-078, WAL-DT-12"""
    table = sailing("red-bow", "red . .", *LAST_VIKINGS, tongues=("wheat/red",))
    play(table, "dock 0 bow")
    assert table.raid == 1
    assert int(table.midgard[0]) == 1


def test_but_not_beyond_the_twelfth_dragon() -> None:
    """WAL-077, WAL-DT-12"""
    table = sailing(
        "red-bow", "red . .", *LAST_VIKINGS, fjords=ELEVEN, tongues=("", "", "wheat/red")
    )
    play(table, "dock 3 bow")
    assert table.raid == 2


def test_the_end_is_looked_at_only_after_a_whole_turn() -> None:
    """WAL-A-13: Midgard is empty while the dragon sails, then somebody comes back."""
    table = sailing(
        "red-bow",
        "red red .",
        *LAST_VIKINGS,
        tongues=("wheat village-1/red", "wheat village-1/red"),
    )
    play(table, "dock 1 bow")
    assert asked(table) == "land 0"
    play(table, "land left")
    assert (table.raid, int(table.midgard[0])) == (1, 1)


def test_a_raid_that_nobody_can_begin_is_empty() -> None:
    """WAL-A-13"""
    nobody = player(midgard=0, walhalla=14)
    table = position(nobody, nobody, nobody)
    assert int(table.raid) == 3  # the second one was empty too: its heroes came too late for it
    assert [int(count) for count in table.midgard] == [10, 10, 10]
    table = position(nobody, nobody, nobody, raid=3)
    assert table.over


def test_cards_then_wheat_then_tongues_then_what_follows() -> None:
    """WAL-079: cards count vikings that leave the land afterwards."""
    fields = tongue("forest-2/red wheat/red", 3, 6)
    table = ending(player(hand="forest"), player(), player(), tongues=(fields,))
    play(table, "lay forest", "done")
    assert [line(table, name)[0] for name in ("cards", "wheat", "tongues")] == [1, 1, 6]
    assert line(table, "fields") == [0, 0, 0]
    assert [field.split()[1:] for field in table.dump()["tongues"][0]["fields"][:2]] == [
        [],
        ["red"],
    ]
    last = ending(player(hand="forest"), player(), player(), raid=3, tongues=(fields,))
    play(last, "lay forest", "done")
    assert [line(last, name)[0] for name in ("cards", "wheat", "tongues", "fields")] == [1, 3, 6, 2]


@pytest.mark.parametrize("raid", [1, 2, 3])
def test_every_viking_on_wheat_scores_the_number_of_the_raid(raid: int) -> None:
    """WAL-080"""
    table = ending(*THREE, raid=raid, tongues=("wheat/red wheat/black wheat/red cult/red",))
    assert line(table, "wheat") == [2 * raid, raid, 0]


def test_wheat_held_from_raid_to_raid_scores_again() -> None:
    """WAL-080, WAL-089, WAL-EX-12: 1 + 2 + 3, and a point for the field at the end."""
    table = ending(*THREE, tongues=(tongue("wheat/red", 3, 6),))
    for raid in (1, 2):
        assert line(table, "wheat") == [sum(range(raid + 1)), 0, 0]
        while table.raid == raid + 1 and not table.over:
            quiet = [action for action in allowed(table) if action in ("board none", "stay")]
            play(table, quiet[0] if quiet else allowed(table)[0])
    assert table.over
    assert line(table, "wheat") == [6, 0, 0]
    assert line(table, "fields") == [1, 0, 0]


# --- tongues ---


def scored(inner: int, outer: int, *vikings: str, seats: int = 4, **fields: Plain) -> list[int]:
    """Score one tongue: the fields of every seat."""
    colours = ("red", "black", "yellow", "blue")
    words = [
        f"{f}/{c}" for c, fields_ in zip(colours, vikings, strict=False) for f in fields_.split()
    ]
    players = [player(midgard=0) for _ in range(seats)]
    return line(
        ending(*players, tongues=(tongue(" ".join(words), inner, outer),), **fields), "tongues"
    )


def test_every_tongue_is_scored_by_itself() -> None:
    """WAL-081"""
    tongues = (tongue("cult/red", 3, 6), tongue("cult/black", 4, 7), tongue("cult/red", 5, 8))
    assert line(ending(*THREE, tongues=tongues), "tongues") == [14, 7, 0]


def test_villages_add_to_the_vikings() -> None:
    """WAL-081: 1 + 2 beats 2."""
    assert scored(3, 6, "village-2", "cult forest-2") == [6, 3, 0, 0]


def test_most_get_the_outer_tip_second_most_the_inner() -> None:
    """WAL-082, WAL-085"""
    assert scored(4, 7, "cult cult cult", "cult cult", "cult") == [7, 4, 0, 0]


def test_a_tie_for_first_shares_both_tips() -> None:
    """WAL-083: there is no second place."""
    assert scored(5, 8, "cult cult", "cult cult", "cult") == [7, 7, 0, 0]
    assert scored(4, 6, "cult", "cult") == [5, 5, 0, 0]


def test_a_tie_for_second_shares_the_inner_tip() -> None:
    """WAL-084"""
    assert scored(5, 6, "cult cult", "cult", "cult") == [6, 3, 3, 0]
    assert scored(4, 6, "cult cult", "cult", "cult") == [6, 2, 2, 0]


def test_ties_of_three_and_four() -> None:
    """WAL-083, WAL-084, WAL-DT-10"""
    assert scored(3, 8, "cult", "cult", "cult") == [4, 4, 4, 0]
    assert scored(4, 8, "cult cult", "cult", "cult", "cult") == [8, 2, 2, 2]
    assert scored(5, 8, "cult", "cult", "cult", "cult") == [4, 4, 4, 4]


def test_third_and_fourth_get_nothing() -> None:
    """WAL-085"""
    assert scored(5, 7, "cult cult cult cult", "cult cult cult", "cult cult", "cult") == [
        7,
        5,
        0,
        0,
    ]


def test_nobody_scores_with_nothing() -> None:
    """WAL-086, WAL-A-08"""
    assert scored(5, 7) == [0, 0, 0, 0]
    assert scored(5, 7, zero_ranks=True) == [0, 0, 0, 0]


def test_alone_on_a_tongue_no_second_place_is_given() -> None:
    """WAL-087"""
    assert scored(5, 7, "", "cult") == [0, 7, 0, 0]


def test_sarahs_first_tongue() -> None:
    """WAL-EX-05: 4, 1, 2, 2 for red, black, yellow, blue."""
    assert scored(5, 7, "village-1 cult cult", "cult", "village-1", "cult cult") == [7, 0, 3, 3]


def test_sarahs_second_tongue() -> None:
    """WAL-EX-06: 0, 5, 3, 5."""
    vikings = ("", "village-2 cult cult", "cult cult cult", "village-1 village-2")
    assert scored(3, 8, *vikings) == [0, 6, 0, 6]


def test_the_sheet_tells_what_the_tongues_would_pay_now() -> None:
    """WAL-082"""
    table = landing("red-bow", "red . .", *THREE, tongues=(tongue("cult/black", 3, 8), "wheat"))
    assert table.sheet()["tongues"] == [0, 8, 0]
    assert points(table) == [0, 0, 0]


def test_the_last_landing_of_a_raid_counts() -> None:
    """WAL-039, WAL-077: a forest taken from the twelfth dragon is scored before the tongues."""
    coast = ({**FULL_COAST[0]}, FULL_COAST[1], FULL_COAST[2])
    table = sailing("red-bow", "red . .", *THREE, fjords=ELEVEN, tongues=coast)
    play(table, "dock 3 bow", chance=luck(dragons="black-bow"))
    assert line(table, "forests") == [2, 0, 0]
    assert line(table, "tongues") == [8, 0, 0]


def test_nobody_plays_on_while_cards_are_laid() -> None:
    """WAL-071, WAL-077, WAL-079"""
    table = ending(player(hand="forest"), player(), player())
    assert refused(table, "dock 0 bow") == Refusal("WAL-079")
    assert allowed(table) == ["lay forest", "done"]
