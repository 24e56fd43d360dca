"""Part D: the wheel turns, the combinations never move."""

import pytest

from skali.games.wikinger.rules.flow import Wikinger
from tests.wikinger.build import new, play, player, position, wheel

LAID = player(gold=20, fisher="begin")


def prices(table: Wikinger) -> dict[int, int]:
    """Return the price of every occupied slot."""
    slots = enumerate(table.dump()["wheel"])
    return {slot: int(table.price(slot)) for slot, lies in slots if lies}


def test_prices_start_at_the_slots_own_numbers() -> None:
    """WIK-040"""
    assert prices(new(2)) == {slot: slot for slot in range(12)}


def test_an_empty_zero_turns_the_wheel_to_the_next_combination() -> None:
    """WIK-037, WIK-038"""
    table = position(LAID, wheel="fisher . . goldsmith . noble noble . warrior")
    play(table, "buy 0", "place 1 0")
    assert prices(table) == {3: 0, 5: 2, 6: 3, 8: 5}


def test_the_turned_price_is_what_is_paid() -> None:
    """WIK-037, WIK-040"""
    table = position(LAID, LAID, wheel="fisher . . goldsmith . noble noble . warrior")
    play(table, "buy 0", "place 1 0", "buy 8")
    assert table.gold[1] == 15


def test_gaps_keep_their_price_steps() -> None:
    """WIK-038: slot 5 is bought from between; its step stays when the wheel turns later."""
    table = position(LAID, LAID, wheel="fisher . . goldsmith . noble noble")
    play(table, "buy 5", "place 1 0", "buy 0", "place 1 0")
    assert prices(table) == {3: 0, 6: 3}


@pytest.mark.parametrize("slot", [1, 4, 7])
def test_a_purchase_above_zero_turns_nothing(slot: int) -> None:
    """WIK-039"""
    table = position(LAID, wheel="fisher fisher . . scout . . noble")
    play(table, f"buy {slot}", "place 1 0")
    assert prices(table) == {other: other for other in (0, 1, 4, 7) if other != slot}


def test_combinations_never_move() -> None:
    """WIK-040"""
    table = position(LAID, wheel="fisher . end/goldsmith ship-red/noble")
    play(table, "buy 0", "place 1 0")
    assert wheel(table).split()[:4] == [".", ".", "end/goldsmith", "ship-red/noble"]
