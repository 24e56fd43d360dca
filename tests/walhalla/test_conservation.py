"""Nothing is lost and nothing is made: vikings, cards, dragons, in every state of any game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skali.core.chance import Fast
from skali.games.walhalla import GAME
from skali.games.walhalla.rules.components import CARDS, LAYOUTS
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.state import cards_in
from tests.walhalla.build import walk

TABLES = st.fixed_dictionaries(
    {
        "seats_": st.sampled_from(GAME.seats),
        "seed": st.integers(0, 10**6),
        "layout": st.sampled_from([*LAYOUTS, "random"]),
        "zero_ranks": st.booleans(),
    }
)


def test_the_box_is_as_large_as_printed() -> None:
    """WAL-109, WAL-012, WAL-014: 14 vikings a colour, 12 dragons, 32 cards, three tips each."""
    position = GAME.new(3).dump()
    box = {kind.name: dict(counts) for kind, counts in GAME.census.known(position)}
    assert box["vikings"] == {"red": 14, "black": 14, "yellow": 14, "blue": 0}
    assert list(box["cards"].values()) == [4, 4, 4, 4, 1, 1, 1, 1, 4, 4, 4]
    assert [len(names) for names in box.values()] == [4, 12, len(CARDS), 3, 3]


@given(TABLES)
def test_everything_of_the_box_is_somewhere(options: dict[str, object]) -> None:
    """WAL-109, WAL-012, WAL-014"""
    for turn, table in enumerate(walk(**options)):  # type: ignore[arg-type]
        if turn % 5 == 0 or table.over:
            GAME.census.account(table)


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
            GAME.census.account(world)
            for seat in range(world.seats):
                held = cards_in(world.hands[seat]) + cards_in(world.laid[seat])
                assert held == cards_in(table.hands[seat]) + cards_in(table.laid[seat])
