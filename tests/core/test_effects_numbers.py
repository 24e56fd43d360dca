"""Numbers that cards change: prices, rolls, limits; how changes add up, and where they end."""

from typing import Any

import pytest

from tests.toys.sagas.bench import Bench, Clauses
from tests.toys.sagas.vocabulary import DEEP_HOLD, GOODS, PLACES, PRICE, ROLL, STORE

MARKET, FORGE, FEAST = PLACES.index("market"), PLACES.index("forge"), PLACES.index("feast")


def price(**more: Any) -> Clauses:  # noqa: ANN401 - TOML
    """Write a card that changes prices."""
    return [{"changes": "price", **more}]


def number(bench: Bench, base: int, what: int = PRICE, subject: int = MARKET) -> int:
    """Return a number of the first player."""
    return int(bench.machine.number(bench.t, 0, what, base, subject))


def test_discounts_add_up_but_not_below_nothing() -> None:
    bench = Bench((), (price(add=-1), price(add=-2)))
    assert [number(bench, base) for base in (5, 3, 2, 0)] == [2, 0, 0, 0]


def test_tests_look_at_the_number_before_any_change() -> None:
    """Two discounts on prices from 2 on both count for a price of 2."""
    cheap = price(add=-1, **{"if": {"count": "amount", "at_least": 2}})
    assert number(Bench((), (cheap, cheap)), 2) == 0
    assert number(Bench((), (cheap,)), 1) == 1


def test_a_change_may_be_for_some_subjects_only() -> None:
    bench = Bench((), (price(add=-1, subject=["market", "gatherings"]),))
    found = [number(bench, 3, subject=place) for place in (MARKET, FORGE, FEAST)]
    assert found == [2, 3, 2]


def test_set_then_times_then_add_then_bounds() -> None:
    """Whatever the order of the cards."""
    cards = (price(at_most=9), price(add=3), price(times=2), price(set=4))
    assert number(Bench((), cards[1:]), 7) == 11
    assert number(Bench((), cards), 7) == 9
    assert number(Bench((), tuple(reversed(cards))), 7) == 9
    assert number(Bench((), (price(at_least=20), *cards)), 7) == 20


def test_of_two_fixed_values_the_better_counts() -> None:
    low = Bench((), (price(set=4), price(set=3), price(set=5)))
    assert number(low, 1) == 3
    high: tuple[Clauses, ...] = ([{"changes": "roll", "set": 4}], [{"changes": "roll", "set": 3}])
    assert number(Bench((), high), 6, ROLL, 0) == 4


def test_where_changes_do_not_stack_the_best_counts() -> None:
    """A limit: more is better."""
    cards: tuple[Clauses, ...] = (
        [{"changes": "store", "add": 1}],
        [{"changes": "store", "add": 3}],
    )
    assert number(Bench((), cards), 6, STORE, 0) == 9
    assert number(Bench((), tuple(reversed(cards))), 6, STORE, 0) == 9


@pytest.mark.parametrize(
    ("whose", "mine", "theirs"), [("own", 2, 3), ("others", 3, 2), ("any", 2, 2)]
)
def test_whose_number_is_changed(whose: str, mine: int, theirs: int) -> None:
    bench = Bench((), (price(add=-1, whose=whose),))
    found = [int(bench.machine.number(bench.t, seat, PRICE, 3, MARKET)) for seat in (0, 1)]
    assert found == [mine, theirs]


def test_a_change_may_be_counted() -> None:
    assert number(Bench((), (price(add={"count": "ships", "times": -1}),), ships=2), 5) == 3
    assert number(Bench((), (price(set="ships"),), ships=2), 5) == 2


def test_asking_for_a_number_changes_nothing() -> None:
    bench = Bench((), (price(add=-1),))
    number(bench, 3)
    assert bench.t.under_way == 0
    bench.machine.take_out(bench.t, 0, 0)
    assert number(bench, 3) == 3


# --- permissions ---

ORE, WOOL = GOODS.index("ore"), GOODS.index("wool")


def may(bench: Bench, subject: int, base: int = 0) -> bool:
    """Ask whether the first player may store something without a limit."""
    return bench.machine.allowed(bench.t, 0, DEEP_HOLD, subject, base)


def test_a_card_allows_what_is_forbidden_to_others() -> None:
    bench = Bench((), ([{"allows": "deep_hold", "subject": "ore"}],))
    assert (may(bench, ORE), may(bench, WOOL)) == (True, False)
    assert not bench.machine.allowed(bench.t, 1, DEEP_HOLD, ORE)


def test_a_card_that_forbids_wins() -> None:
    allows: Clauses = [{"allows": "deep_hold"}]
    forbids: Clauses = [{"forbids": "deep_hold", "whose": "others", "subject": "ore"}]
    bench = Bench((), (allows,), (forbids,))
    assert (may(bench, ORE), may(bench, WOOL)) == (False, True)
    assert not may(Bench((), (), (forbids,)), ORE, 1)
    assert may(Bench((), (), (forbids,)), WOOL, 1)


def test_a_permission_may_depend_on_a_test() -> None:
    card: Clauses = [{"allows": "deep_hold", "if": {"count": "ships", "at_least": 1}}]
    assert not may(Bench((), (card,)), ORE)
    assert may(Bench((), (card,), ships=1), ORE)
