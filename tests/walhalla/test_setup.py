"""Parts A and B: what lies on the table before the first turn, and how a game runs."""

from collections import Counter
from itertools import pairwise, permutations

import pytest

from skali.core.chance import Fast
from skali.core.errors import OptionError
from skali.games.walhalla import GAME
from skali.games.walhalla.rules.flow import Walhalla
from tests.walhalla.build import (
    asgard,
    asked,
    boarding,
    cards,
    hand,
    land,
    luck,
    midgard,
    new,
    play,
    player,
    points,
    position,
    walhalla,
    walk,
)

TEN_LAYOUTS = (
    {"6-6-6"}
    | {"-".join(order) for order in permutations("567")}
    | {"-".join(order) for order in permutations("558")}
)
BOX = {
    "cult forest-2": 2, "cult forest-3": 1, "cult village-1": 2, "cult village-2": 1,
    "cult wheat": 3, "forest-2 village-1": 1, "forest-2 village-2": 1, "forest-3 village-1": 1,
    "forest-2 wheat": 2, "forest-3 wheat": 1, "village-1 wheat": 2, "village-2 wheat": 1,
}  # fmt: skip


@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_play_in_different_colours(seats: int) -> None:
    """WAL-001"""
    colours = [shown["colour"] for shown in new(seats).dump()["players"]]
    assert colours == ["red", "black", "yellow", "blue"][:seats]


@pytest.mark.parametrize("seats", [0, 2, 5])
def test_nobody_else_can(seats: int) -> None:
    """WAL-001"""
    with pytest.raises(OptionError):
        GAME.new(seats)


def test_with_three_the_last_colour_stays_in_the_box() -> None:
    """WAL-012"""
    table = new(3)
    assert sum(midgard(table) + asgard(table) + walhalla(table)) == 3 * 14


def test_the_absent_colour_keeps_its_dragons_in_the_game() -> None:
    """WAL-012"""
    table = new(3).dump()
    dragons = [*table["stack"], table["dragon"]["kind"]]
    assert len(dragons) == 12
    assert {"blue-bow", "blue-middle", "blue-stern"} <= set(dragons)


def tiles(seed: int, layout: str = "6-6-6") -> list[list[str]]:
    """List the tiles of a new coast as they lie."""
    table = new(4, Fast(seed), layout=layout)
    found = []
    for number in range(3):
        fields = land(table, number)
        found += [fields[row : row + 2] for row in range(0, len(fields), 2)]
    return found


def test_all_eighteen_tiles_are_laid_in_any_order_and_either_way_round() -> None:
    """WAL-002"""
    coasts = [tiles(seed) for seed in range(12)]
    for coast in coasts:
        assert Counter(" ".join(sorted(tile)) for tile in coast) == BOX
    assert len({str(coast) for coast in coasts}) == 12
    lying = {tuple(tile) for coast in coasts for tile in coast}
    assert {("cult", "wheat"), ("wheat", "cult")} <= lying


def test_everybody_sees_the_coast_once_it_is_laid() -> None:
    """WAL-002, WAL-006"""
    table = new(4, Fast(3))
    for seat in range(4):
        assert table.dump(seat)["tongues"] == table.dump()["tongues"]


def test_three_tongues_make_four_fjords() -> None:
    """WAL-003"""
    table = new(4).dump()
    assert [len(tongue["fields"]) for tongue in table["tongues"]] == [12, 12, 12]
    assert table["fjords"] == [[], [], [], []]


def test_the_ten_layouts_are_offered() -> None:
    """WAL-004, WAL-A-01"""
    offered = next(option.values for option in GAME.options if option.key == "layout")
    assert set(offered) == TEN_LAYOUTS | {"random"}


@pytest.mark.parametrize("layout", sorted(TEN_LAYOUTS))
def test_a_tongue_may_have_five_to_eight_tiles(layout: str) -> None:
    """WAL-004, WAL-A-01: and all of the eighteen are used."""
    table = new(3, layout=layout)
    assert [len(land(table, number)) for number in range(3)] == [
        2 * int(tiles) for tiles in layout.split("-")
    ]
    assert Counter(" ".join(sorted(tile)) for tile in tiles(0, layout)) == BOX


def test_a_random_layout_is_any_of_the_ten() -> None:
    """WAL-A-01"""
    met = set()
    for seed in range(120):
        table = new(3, Fast(seed), layout="random")
        met.add("-".join(str(len(land(table, number)) // 2) for number in range(3)))
    assert met == TEN_LAYOUTS


def test_every_tongue_has_an_inner_and_an_outer_tip() -> None:
    """WAL-005, WAL-006"""
    orders = set()
    for seed in range(60):
        shown = new(4, Fast(seed)).dump()["tongues"]
        inner, outer = ([tongue[key] for tongue in shown] for key in ("inner", "outer"))
        assert (sorted(inner), sorted(outer)) == ([3, 4, 5], [6, 7, 8])
        orders |= {tuple(inner), tuple(outer)}
    assert orders == {*permutations((3, 4, 5)), *permutations((6, 7, 8))}


def test_tips_and_tiles_stay_for_all_raids() -> None:
    """WAL-007"""
    seen = set()
    for table in walk(3, 5):
        seen.add(
            str(
                [
                    [field.split()[0] for field in tongue["fields"]]
                    + [tongue["inner"], tongue["outer"]]
                    for tongue in table.dump()["tongues"]
                ]
            )
        )
    assert len(seen) == 1


@pytest.mark.parametrize(("seats", "here", "there"), [(3, 9, 4), (4, 7, 6)])
def test_vikings_start_in_midgard_asgard_and_walhalla(seats: int, here: int, there: int) -> None:
    """WAL-008..011, WAL-110, WAL-111"""
    table = new(seats)
    assert midgard(table) == [here] * seats
    assert walhalla(table) == [1] * seats
    assert asgard(table) == [there] * seats


@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_draws_one_card_that_nobody_else_sees(seats: int) -> None:
    """WAL-013"""
    table = new(seats, Fast(8))
    assert [len(hand(table, number)) for number in range(seats)] == [1] * seats
    assert sum(table.pile) == 32 - seats
    assert cards(table) == 32
    for seat in range(seats):
        for other, shown in enumerate(table.dump(seat)["players"]):
            assert shown["cards"] == 1
            assert ("hand" in shown) == (other == seat)


def test_first_hands_are_drawn_by_luck() -> None:
    """WAL-013"""
    assert len({hand(new(3, Fast(seed)), 0)[0] for seed in range(200)}) == 11


def test_the_dragons_form_a_stack_without_order() -> None:
    """WAL-014: every dragon may be the first."""
    met = set()
    for seed in range(150):
        shown = new(4, Fast(seed)).dump()
        assert len(shown["stack"]) == 11
        met.add(shown["dragon"]["kind"])
    assert len(met) == 12


def test_all_scores_start_at_zero() -> None:
    """WAL-015"""
    assert points(new(4)) == [0, 0, 0, 0]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_is_three_raids(seats: int) -> None:
    """WAL-016"""
    raids = [int(table.raid) for table in walk(seats, 21)]
    assert sorted(set(raids)) == [1, 2, 3]
    assert raids == sorted(raids)


@pytest.mark.parametrize("first", ["1", "2", "3", "4"])
def test_the_start_player_can_be_chosen(first: str) -> None:
    """WAL-017"""
    table = new(4, first=first)
    assert asked(table) == f"board {int(first) - 1}"


def test_the_start_player_is_random_otherwise() -> None:
    """WAL-017"""
    assert {asked(new(3, Fast(seed))) for seed in range(40)} == {"board 0", "board 1", "board 2"}


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    """WAL-017"""
    with pytest.raises(OptionError, match="first"):
        new(3, first="4")


def test_turns_run_clockwise() -> None:
    """WAL-017"""
    actives: list[int] = []
    for table in walk(4, 6):
        if table.raid == 1 and table.phase == 0 and (not actives or actives[-1] != table.active):
            actives.append(int(table.active))
    assert len(actives) > 5
    assert all((after - before) % 4 == 1 for before, after in pairwise(actives))


def test_a_turn_is_boarding_docking_disembarking() -> None:
    """WAL-018"""
    table = boarding("red-bow", player(), player(), player(), tongues=("wheat village-1",) * 2)
    assert asked(table) == "board 0"
    play(table, "board bow")
    assert asked(table) == "dock 0"
    play(table, "dock 1 bow")
    assert asked(table) == "land 0"
    play(table, "land left", chance=luck(dragons="red-stern"))
    assert asked(table) == "board 1"


def test_with_three_everybody_has_four_turns_in_a_full_raid() -> None:
    """WAL-110: with four it is three (WAL-111)."""
    for seats, each in ((3, 4), (4, 3)):
        table = position(seats=seats)
        turns: Counter[int] = Counter()
        while table.raid == 1:
            if asked(table).startswith("dock"):
                turns[table.turn[0]] += 1
            play(table, quiet(table))
        assert turns == dict.fromkeys(range(seats), each)


def quiet(table: Walhalla) -> str:
    """Return an answer that keeps everybody at home, in the first fjord that has room."""
    legal = [GAME.space.text(action) for action in table.legal()]
    return "stay" if "stay" in legal else legal[0]
