"""The combinators of effects, one by one."""

import pytest

from tests.toys.sagas.bench import Bench, fame, pay, spend


def test_steps_come_one_after_the_other() -> None:
    bench = Bench([fame(1), spend(2), fame(4)], goods=(3, 0, 0)).run()
    assert (bench.fame, bench.goods) == (5, (1, 0, 0))


def test_exactly_one_of_several_is_chosen() -> None:
    bench = Bench({"do": "one_of", "options": [fame(1), [fame(2), fame(2)]]}).run()
    assert bench.offered == [1, 2]
    assert bench.answer(2).fame == 4
    assert bench.offered == []


def test_what_cannot_be_done_is_not_offered() -> None:
    """A single option that is left is carried out without asking; without any, nothing is."""
    options = [[spend(2), fame(5)], [spend(2, "ore"), fame(1)]]
    effect = {"do": "one_of", "options": options}
    assert Bench(effect, goods=(2, 0, 2)).run().offered == [1, 2]
    assert Bench(effect, goods=(0, 0, 2)).run().fame == 1
    nothing = Bench(effect).run()
    assert (nothing.offered, nothing.fame) == ([], 0)


def test_up_to_n_of_several_each_once() -> None:
    effect = {"do": "up_to", "n": 2, "options": [fame(1), fame(2), fame(4)]}
    bench = Bench(effect).run()
    assert bench.offered == [0, 1, 2, 3]
    assert bench.answer(3).offered == [0, 1, 2]
    assert bench.answer(1).fame == 5
    assert bench.offered == []
    assert Bench(effect).run().answer(2, 0).fame == 2


def test_up_to_n_times_where_options_repeat() -> None:
    effect = {"do": "up_to", "n": 3, "repeat": True, "options": [fame(1), fame(2)]}
    assert Bench(effect).run().answer(2, 2, 1).fame == 5


def test_the_owner_chooses_the_order_where_it_matters() -> None:
    """What only gives comes first by itself, and so does the last part that is left."""
    one_of = {"do": "one_of", "options": [fame(10), fame(20)]}
    parts = [[spend(1), fame(1)], fame(50), one_of]
    bench = Bench({"do": "any_order", "parts": parts}, goods=(1, 0, 0)).run()
    assert bench.fame == 50
    assert bench.offered == [1, 3]
    bench.answer(3)
    assert bench.offered == [1, 2]
    assert bench.answer(2).fame == 71
    assert bench.offered == []


def test_a_part_that_cannot_be_done_lapses() -> None:
    parts = [[spend(1), fame(1)], [spend(1, "ore"), fame(2)]]
    assert Bench({"do": "any_order", "parts": parts}, goods=(0, 0, 1)).run().fame == 2


def test_order_can_make_a_part_possible() -> None:
    """What one part brings may pay for another."""
    parts = [[spend(1, "wool"), fame(1)], pay(spend(1), {"do": "gain", "good": "wool", "n": 1})]
    bench = Bench({"do": "any_order", "parts": parts}, goods=(1, 0, 0)).run()
    assert (bench.fame, bench.goods) == (1, (0, 0, 0))


@pytest.mark.parametrize(
    ("count", "often"), [({}, 3), ({"most": 2}, 2), ({"every": 2}, 1), ({"every": 4}, 0)]
)
def test_for_each_of_a_thing(count: dict[str, int], often: int) -> None:
    effect = {"do": "for_each", "count": "ships", "effect": [fame(1), fame(1)], **count}
    assert Bench(effect, ships=3).run().fame == 2 * often


def test_for_each_asks_each_time() -> None:
    choice = {"do": "one_of", "options": [fame(1), fame(2)]}
    bench = Bench({"do": "for_each", "count": "ships", "effect": choice}, ships=2).run()
    assert bench.answer(1, 2).fame == 3


def test_may_is_asked_only_where_it_would_do_something() -> None:
    effect = {"do": "may", "effect": pay(spend(1), fame(3))}
    assert Bench(effect).run().offered == []
    bench = Bench(effect, goods=(1, 0, 0)).run()
    assert bench.offered == [0, 1]
    assert bench.answer(0).goods == (1, 0, 0)
    assert Bench(effect, goods=(1, 0, 0)).run().answer(1).fame == 3


def test_a_payment_is_made_as_a_whole_or_not_at_all() -> None:
    effect = pay([spend(2), spend(1, "ore")], [fame(1), fame(1)])
    short = Bench(effect, goods=(2, 0, 0)).run()
    assert (short.fame, short.goods) == (0, (2, 0, 0))
    enough = Bench(effect, goods=(2, 0, 1)).run()
    assert (enough.fame, enough.goods) == (2, (0, 0, 0))


def test_nothing_is_paid_for_what_cannot_be_had() -> None:
    """The berths are full, so the wool stays."""
    bench = Bench(pay(spend(1, "wool"), {"do": "ship"}), goods=(0, 1, 0), ships=3).run()
    assert bench.goods == (0, 1, 0)


def test_a_payment_up_to_so_often() -> None:
    bench = Bench(pay(spend(1), fame(2), times=2), goods=(5, 0, 0)).run()
    assert bench.answer(1).offered == [0, 1]
    assert bench.answer(1).offered == []
    assert (bench.fame, bench.goods) == (4, (3, 0, 0))


def test_a_payment_as_often_as_wanted() -> None:
    bench = Bench(pay(spend(1), fame(2), times="any"), goods=(3, 0, 0)).run()
    assert bench.answer(1, 1).offered == [0, 1]
    assert bench.answer(1).offered == []
    assert bench.fame == 6
    assert Bench(pay(spend(1), fame(2), times="any"), goods=(3, 0, 0)).run().answer(0).fame == 0


def test_one_cost_or_another() -> None:
    cost = {"do": "one_of", "options": [spend(1), spend(1, "ore")]}
    bench = Bench(pay(cost, fame(1)), goods=(1, 0, 1)).run()
    assert bench.answer(2).goods == (1, 0, 0)
    assert bench.fame == 1
    assert Bench(pay(cost, fame(1)), goods=(1, 0, 0)).run().fame == 1
    assert Bench(pay(cost, fame(1))).run().fame == 0


@pytest.mark.parametrize(
    ("test", "holds"),
    [
        ({"count": "ships", "at_least": 2}, True),
        ({"count": "ships", "at_least": 3}, False),
        ({"count": "ships", "at_most": 2}, True),
        ({"count": "ships", "at_most": 1}, False),
        ({"count": "ships", "exactly": 2}, True),
        ({"count": "ships", "exactly": 1}, False),
        ({"count": "ships", "more_than": 1}, True),
        ({"count": "ships", "more_than": 2}, False),
        ({"count": "ships", "less_than": 3}, True),
        ({"count": "ships", "less_than": 2}, False),
        ({"count": "ships", "more_than": "round"}, True),
        ({"count": "ships", "times": 3, "minus": "round", "exactly": 5}, True),
        ({"count": "silver", "over": 2, "exactly": {"count": "ships", "plus": 1}}, True),
        ({"not": {"count": "ships", "exactly": 2}}, False),
        ({"all": [{"count": "ships", "exactly": 2}, {"count": "wool", "exactly": 0}]}, True),
        ({"all": [{"count": "ships", "exactly": 2}, {"count": "wool", "exactly": 1}]}, False),
        ({"any": [{"count": "ships", "exactly": 1}, {"count": "wool", "exactly": 0}]}, True),
        ({"any": [{"count": "ships", "exactly": 1}, {"count": "wool", "exactly": 1}]}, False),
        ({"origin": "place:forge"}, True),
        ({"origin": ["card", "place:market"]}, False),
        ({"origin": "place"}, True),
    ],
)
def test_a_test_decides(test: dict[str, object], *, holds: bool) -> None:
    effect = {"do": "if", "test": test, "then": fame(1), "else": fame(2)}
    assert Bench(effect, goods=(7, 0, 0), ships=2).run().fame == (1 if holds else 2)


def test_without_an_otherwise_nothing_happens() -> None:
    effect = {"do": "if", "test": {"count": "ships", "at_least": 1}, "then": fame(1)}
    assert Bench(effect).run().fame == 0


@pytest.mark.parametrize(("ships", "points"), [(0, 0), (1, 10), (2, 20), (3, 30)])
def test_the_highest_tier_that_is_reached_counts(ships: int, points: int) -> None:
    tiers = [{"at_least": n, "effect": fame(10 * n)} for n in (1, 2, 3)]
    assert (
        Bench({"do": "tiers", "count": "ships", "tiers": tiers}, ships=ships).run().fame == points
    )


@pytest.mark.parametrize(("silver", "points"), [(0, 4), (5, 4), (6, 3), (11, 3), (30, 2), (31, 0)])
def test_tiers_by_upper_bounds(silver: int, points: int) -> None:
    tiers = [{"at_most": n, "effect": fame(p)} for n, p in ((30, 2), (5, 4), (11, 3))]
    bench = Bench({"do": "tiers", "count": "silver", "tiers": tiers}, goods=(silver, 0, 0))
    assert bench.run().fame == points


@pytest.mark.parametrize(("ships", "points"), [(0, 0), (1, 1), (2, 0), (3, 9)])
def test_exact_tiers_leave_gaps(ships: int, points: int) -> None:
    tiers = [{"exactly": 1, "effect": fame(1)}, {"at_least": 3, "effect": fame(9)}]
    assert (
        Bench({"do": "tiers", "count": "ships", "tiers": tiers}, ships=ships).run().fame == points
    )


@pytest.mark.parametrize(
    ("amount", "points"),
    [
        ("ships", 2),
        ({"count": "silver", "times": 2, "plus": 1}, 15),
        ({"count": "silver", "over": 2}, 3),
        ({"count": "silver", "minus": "ships", "most": 4}, 4),
        ({"count": "ships", "minus": "silver", "least": 1}, 1),
        ({"count": "ships", "minus": "silver"}, 0),
    ],
)
def test_an_amount_is_counted(amount: object, points: int) -> None:
    assert Bench(fame(amount), goods=(7, 0, 0), ships=2).run().fame == points


def test_everybody_comes_in_turn() -> None:
    choice = {"do": "one_of", "options": [fame(1), fame(2)]}
    bench = Bench({"do": "everybody", "effect": choice}).run()
    assert bench.t.actor() == 0
    assert bench.answer(1).t.actor() == 1
    bench.answer(2)
    assert list(bench.t.fame) == [1, 2]
    others = Bench({"do": "everybody", "but_me": True, "effect": fame(3)}).run()
    assert list(others.t.fame) == [0, 3]


def test_a_step_that_cannot_be_carried_out_lapses() -> None:
    """What comes after it does not: a cost belongs into a payment."""
    bench = Bench([{"do": "ship"}, {"do": "ship"}, fame(1)], ships=2).run()
    assert (int(bench.t.ships[0]), bench.fame) == (3, 1)


def test_an_option_that_would_do_nothing_is_not_offered() -> None:
    idle = {"do": "if", "test": {"count": "ships", "at_least": 1}, "then": fame(5)}
    effect = {"do": "one_of", "options": [idle, fame(1), [spend(1), fame(9)]]}
    assert Bench(effect).run().fame == 1
    assert Bench(effect, ships=1).run().offered == [1, 2]


def test_a_program_may_be_useless_without_being_impossible() -> None:
    bench = Bench({"do": "for_each", "count": "ships", "effect": fame(1)})
    assert bench.machine.possible(bench.t, 0, bench.program)
    assert not bench.machine.useful(bench.t, 0, bench.program)
    bench.t.ships[0] = 1
    assert bench.machine.useful(bench.t, 0, bench.program)


def test_a_copy_in_the_middle_goes_its_own_way() -> None:
    bench = Bench({"do": "up_to", "n": 2, "options": [fame(1), fame(2), fame(4)]}).run().answer(1)
    other = bench.t.copy()
    bench.answer(3)
    assert int(other.fame[0]) == 1
    assert bench.machine.offered(other, 0) == 0b110
