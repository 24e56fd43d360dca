"""What the evaluation looks at: of two tables that differ in one thing, the better."""

import pytest

from skali.core.chance import Fast
from skali.games.walhalla import GAME
from tests.walhalla.build import Plain, boarding, new, player, position, sailing, tongue, walk


def worth(*, land: str = "", raid: int = 1, **fields: Plain) -> float:
    """Value the first seat's table before it boards a dragon."""
    others = (player(), player())
    tongues = (tongue(land, 3, 6), tongue("", 4, 7), tongue("", 5, 8))
    table = boarding("red-bow", player(**fields), *others, raid=raid, tongues=tongues, luck=Fast(1))
    return table.evaluate(0)


def test_a_point_is_a_point() -> None:
    assert worth(points=13) - worth(points=10) == pytest.approx(3)


def test_points_of_others_count_against() -> None:
    mine = position(player(), player(), player()).evaluate(0)
    assert position(player(), player(points=10), player()).evaluate(0) < mine


@pytest.mark.parametrize("terrain", ["wheat", "cult", "forest-2", "village-1"])
def test_holding_land_is_better_than_staying_in_asgard(terrain: str) -> None:
    assert worth(land=f"{terrain}/red", midgard=9) > worth(land=terrain, midgard=9)


def test_a_village_is_better_than_a_cult_site_once_it_is_held() -> None:
    assert worth(land="village-2/red", midgard=8) > worth(land="cult/red", midgard=8)


def test_wheat_is_worth_more_the_more_raids_it_is_held() -> None:
    gain = [
        worth(land="wheat/red", raid=raid, midgard=8) - worth(land="cult/red", raid=raid, midgard=8)
        for raid in (1, 2)
    ]
    assert min(gain) > 0


def test_heroes_and_cards_are_worth_something() -> None:
    assert worth(walhalla=2, midgard=8) > worth(walhalla=1, midgard=8)
    assert worth(hand="forest") > worth()


def test_other_hands_count_by_their_size_alone() -> None:
    """WAL-A-19"""
    values = {
        position(player(), player(hand=held), player()).evaluate(0) for held in ("hunt", "walhalla")
    }
    assert len(values) == 1


def test_vikings_on_board_are_better_than_at_home() -> None:
    manned = sailing("red-bow", "red red .", player(midgard=7), player(), player(), luck=Fast(1))
    empty = sailing("red-bow", ". . .", player(midgard=9), player(), player(), luck=Fast(1))
    assert manned.evaluate(0) > empty.evaluate(0)


def test_at_the_end_more_points_are_better() -> None:
    *_, table = walk(4, 11)
    assert sorted(range(4), key=table.ranking) == sorted(range(4), key=table.evaluate)


@pytest.mark.parametrize("seats", [3, 4])
def test_every_state_has_a_value_and_keeps_it(seats: int) -> None:
    for table in walk(seats, 4):
        before = table.dump()
        for seat in range(seats):
            assert -100 < table.evaluate(seat) < 300
        assert table.dump() == before


def test_the_game_says_what_the_state_says() -> None:
    table = new(3)
    assert GAME.evaluate(table, 1) == table.evaluate(1)
