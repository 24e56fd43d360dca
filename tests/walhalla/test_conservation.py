"""Nothing is lost and nothing is made: vikings, cards, dragons, in every state of any game."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skali.core.chance import Fast
from skali.games.walhalla import GAME
from skali.games.walhalla.rules.components import CARDS, DRAGONS, LAYOUTS
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.state import cards_in
from tests.walhalla.build import cards, walk

TABLES = st.fixed_dictionaries(
    {
        "seats_": st.sampled_from(GAME.seats),
        "seed": st.integers(0, 10**6),
        "layout": st.sampled_from([*LAYOUTS, "random"]),
        "zero_ranks": st.booleans(),
    }
)


def check_vikings(table: Walhalla) -> None:
    """Demand 14 vikings of every colour: 56 in all, or 42 with three players."""
    for seat in range(table.seats):
        zones = (table.midgard[seat], table.asgard[seat], table.walhalla[seat])
        assert min(zones) >= 0
        aboard = sum(table.aboard(place) == seat for place in range(3))
        assert sum(zones) + aboard + int(table.held[seat]).bit_count() == 14


def check_dragons(table: Walhalla) -> None:
    """Demand that each of the twelve dragons is in one place."""
    shown = table.dump()
    found = [*shown["stack"], *(name.split()[0] for fjord in shown["fjords"] for name in fjord)]
    if shown["dragon"] and shown["dragon"]["fjord"] is None:
        found.append(shown["dragon"]["kind"])
    assert sorted(found) == sorted(DRAGONS)


def check_cards(table: Walhalla) -> None:
    """Demand 32 cards, of every kind as many as the box has."""
    assert cards(table) == 32
    shown = table.dump()
    found = Counter(shown["pile"]) + Counter(shown["discard"])
    for player in shown["players"]:
        found.update(player["hand"])
        found.update(player["laid"])
    assert [found[name] for name in CARDS] == [4, 4, 4, 4, 1, 1, 1, 1, 4, 4, 4]


@given(TABLES)
def test_everything_of_the_box_is_somewhere(options: dict[str, object]) -> None:
    """WAL-109, WAL-012, WAL-014"""
    for turn, table in enumerate(walk(**options)):  # type: ignore[arg-type]
        check_vikings(table)
        if turn % 7 == 0 or table.over:
            check_dragons(table)
            check_cards(table)


@pytest.mark.parametrize("seats", [3, 4])
def test_points_only_grow_and_stand_in_the_sheet(seats: int) -> None:
    """WAL-062"""
    before = [0] * seats
    for table in walk(seats, 71):
        now = [int(points) for points in table.points]
        assert all(later >= earlier for later, earlier in zip(now, before, strict=True))
        sheets = [sum(player["sheet"].values()) for player in table.dump()["players"]]
        assert sheets == now
        before = now


@given(TABLES, st.integers(0, 3))
def test_a_sampled_world_has_the_whole_box_too(options: dict[str, object], viewer: int) -> None:
    """WAL-109, WAL-A-19"""
    for turn, table in enumerate(walk(**options)):  # type: ignore[arg-type]
        if turn % 23 == 0 and viewer < table.seats:
            world = GAME.load(table.dump(viewer), Fast(turn))
            assert isinstance(world, Walhalla)
            check_vikings(world)
            check_dragons(world)
            check_cards(world)
            for seat in range(world.seats):
                held = cards_in(world.hands[seat]) + cards_in(world.laid[seat])
                assert held == cards_in(table.hands[seat]) + cards_in(table.laid[seat])
