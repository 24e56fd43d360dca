"""Clauses of cards: before, instead of and after events, at any time, as soon as, and once."""

import pytest

from skali.core.chance import Chance
from skali.core.effects.primitive import Primitive
from skali.core.effects.state import EffectState
from tests.toys.sagas.bench import Bench, Clauses, fame, pay, spend
from tests.toys.sagas.table import ACTION, MACHINE, ROUND, TURN
from tests.toys.sagas.vocabulary import PLACES, VISIT

MARKET, FORGE, HARBOUR, FEAST, THING = range(len(PLACES))
GATHER = {"do": "one_of", "options": [fame(1), fame(2)]}


def after(effect: object, **more: object) -> Clauses:
    """Write a card that listens after visits."""
    return [{"after": "visit", "effect": effect, **more}]


# --- before, instead, after ---


def test_before_and_after() -> None:
    """What comes before may pay for the event; what comes after sees its result."""
    before: Clauses = [{"before": "visit", "effect": {"do": "store", "good": "ore", "n": 1}}]
    later = after(pay(spend(1, "ore"), fame(5)))
    bench = Bench(pay(spend(1, "ore"), fame(1)), (before, later)).visit()
    assert bench.fame == 1
    bench = Bench(pay(spend(1, "ore"), fame(1)), (before, later), goods=(0, 0, 1)).visit()
    assert bench.fame == 6


def test_instead_replaces_the_event_and_what_comes_after_it() -> None:
    instead: Clauses = [{"instead": "visit", "effect": fame(7)}]
    assert Bench(fame(1), (instead, after(fame(50)))).visit().fame == 7


def test_instead_may_be_declined() -> None:
    instead: Clauses = [{"instead": "visit", "may": True, "effect": fame(7)}]
    bench = Bench(fame(1), (instead,)).visit()
    assert bench.offered == [0, 1]
    assert bench.answer(0).fame == 1
    assert Bench(fame(1), (instead,)).visit().answer(1).fame == 7


def test_only_one_replacement_is_chosen() -> None:
    one: Clauses = [{"instead": "visit", "may": True, "effect": fame(7)}]
    two: Clauses = [{"instead": "visit", "effect": fame(9)}]
    bench = Bench(fame(1), (one, two)).visit()
    assert bench.offered == [1, 2]
    assert bench.answer(1).fame == 7
    assert bench.offered == []


def test_a_replacement_that_cannot_be_paid_leaves_the_event() -> None:
    instead: Clauses = [{"instead": "visit", "effect": [spend(1), fame(7)]}]
    assert Bench(fame(1), (instead,)).visit().fame == 1


def test_it_can_be_asked_whether_an_event_could_be_replaced() -> None:
    instead: Clauses = [{"instead": "visit", "subject": "market", "effect": [spend(1), fame(7)]}]
    for silver, place, could in ((1, MARKET, True), (0, MARKET, False), (1, FORGE, False)):
        bench = Bench((), (instead,), goods=(silver, 0, 0))
        assert bench.machine.replaceable(bench.t, VISIT, 0, place, 0) == could
        assert bench.t.under_way == 0


def test_a_subject_or_a_group_of_them() -> None:
    card = after(fame(1), subject=["market", "gatherings"])
    found = [Bench((), (card,)).visit(place).fame for place in range(len(PLACES))]
    assert found == [1, 0, 0, 1, 1]


def test_whose_event_it_is() -> None:
    cards = {"own": after(fame(1)), "others": after(fame(1), whose="others")}
    cards["any"] = after(fame(1), whose="any")
    own = [Bench((), (card,)).visit(seat=0).fame for card in cards.values()]
    others = [Bench((), (card,)).visit(seat=1).fame for card in cards.values()]
    assert (own, others) == ([1, 0, 1], [0, 1, 1])


def test_cards_out_of_play_do_not_listen() -> None:
    bench = Bench((), (after(fame(1)),))
    bench.machine.take_out(bench.t, 0, 0)
    assert bench.visit().fame == 0


def test_the_amount_of_an_event_can_be_changed_and_counted() -> None:
    before: Clauses = [{"before": "visit", "effect": {"do": "amount", "add": 3}}]
    less: Clauses = [{"before": "visit", "effect": {"do": "amount", "less": 1}}]
    bench = Bench(fame("amount"), (before, less)).visit()
    assert bench.offered == [1, 2]
    assert bench.answer(1).fame == 2


# --- order ---


def test_what_only_gives_is_never_asked_about() -> None:
    bench = Bench((), (after(fame(1)), after(fame(2)), after(fame(4)))).visit()
    assert (bench.offered, bench.fame) == ([], 7)


def test_the_owner_orders_what_is_left() -> None:
    cards = (after(GATHER), after(fame(10)), after([spend(1), fame(50)], may=True))
    bench = Bench((), cards, goods=(1, 0, 0)).visit()
    assert bench.fame == 10
    assert bench.offered == [1, 2]
    assert bench.answer(2).fame == 60
    assert bench.offered == [1, 2]
    assert bench.answer(2).fame == 62
    assert bench.offered == []


def test_what_must_be_done_cannot_be_passed() -> None:
    cards = (after(GATHER), after([spend(1), fame(50)], may=True))
    bench = Bench((), cards, goods=(1, 0, 0)).visit()
    assert bench.offered == [1, 2]
    bench.answer(1, 1)
    assert bench.offered == [0, 1]
    assert bench.answer(0).goods == (1, 0, 0)


def test_the_one_whose_event_it_is_comes_first() -> None:
    mine, theirs = after(GATHER, whose="any"), after(GATHER, whose="any")
    bench = Bench((), (mine,), (theirs,)).visit(seat=1)
    assert bench.t.actor() == 1
    assert bench.answer(1).t.actor() == 0


def test_a_clause_is_offered_again_only_for_another_event() -> None:
    bench = Bench((), (after([spend(1), fame(1)], may=True),), goods=(2, 0, 0))
    assert bench.visit().answer(1).offered == []
    assert bench.visit().offered == [0, 1]


def test_a_clause_that_would_do_nothing_is_not_offered() -> None:
    card = after({"do": "for_each", "count": "ships", "effect": fame(1)}, may=True)
    assert Bench((), (card,)).visit().offered == []
    assert Bench((), (card,), ships=1).visit().offered == [0, 1]


def test_what_was_possible_may_not_be_possible_any_more() -> None:
    cards = (after([spend(1), fame(1)]), after([spend(1), fame(2)]))
    bench = Bench((), cards, goods=(1, 0, 0)).visit()
    assert bench.answer(2).fame == 2
    assert bench.offered == []


# --- latches ---


@pytest.mark.parametrize(
    ("once", "opens"),
    [("game", ()), ("round", (ROUND,)), ("turn", (ROUND, TURN)), ("action", (ROUND, TURN, ACTION))],
)
def test_once(once: str, opens: tuple[int, ...]) -> None:
    """A latch opens when its own time is over, or a longer one."""
    for scope in (ROUND, TURN, ACTION):
        bench = Bench((), (after(fame(1), once=once),))
        assert bench.visit().visit().fame == 1
        bench.machine.open_latches(bench.t, 0, scope)
        assert bench.visit().fame == (2 if scope in opens else 1)


def test_so_often() -> None:
    """As often as something can be counted now; uses are counted, so that more opens it again."""
    bench = Bench((), (after(fame(1), per="round", times="ships"),), ships=2)
    assert bench.visit().visit().visit().fame == 2
    bench.t.ships[0] = 3
    assert bench.visit().visit().fame == 3
    bench.machine.open_latches(bench.t, 0, ROUND)
    assert bench.visit().fame == 4
    none = Bench((), (after(fame(1), per="turn", times="ships"),))
    assert none.visit().fame == 0


def test_declining_does_not_use_a_latch() -> None:
    bench = Bench((), (after(fame(1), once="game", may=True),))
    assert bench.visit().answer(0).visit().answer(1).visit().fame == 1


# --- where something comes from, and what happened meanwhile ---


@pytest.mark.parametrize(
    ("origin", "points"), [("place:forge", 1), ("place:thing", 1), ("card:pedlar", 0)]
)
def test_a_test_of_the_origin(origin: str, points: int) -> None:
    card = after(fame(1), **{"if": {"origin": "place"}})
    assert Bench((), (card,)).visit(origin=origin).fame == points


def test_a_tally_counts_what_happened_in_an_event() -> None:
    """In all, and what came directly and not from a card beside it."""
    silver = {"do": "note", "tally": "silver", "n": 2}
    card: Clauses = [{"before": "visit", "effect": silver}]
    both = after(fame({"tally": "silver"}))
    direct = after(fame({"tally": "silver", "direct": True, "times": 10}))
    assert Bench(silver, (both, direct)).visit().fame == 22
    assert Bench(silver, (card, both, direct)).visit(origin="place:forge").answer().fame == 4 + 20


def test_a_tally_counts_for_the_one_whose_event_it_is() -> None:
    silver = {"do": "everybody", "effect": {"do": "note", "tally": "silver", "n": 2}}
    assert Bench(silver, (after(fame({"tally": "silver"})),)).visit().fame == 2


def test_a_tally_ends_with_its_event() -> None:
    bench = Bench({"do": "note", "tally": "rage"}, (after(fame({"tally": "rage"})),))
    assert bench.visit().visit().fame == 2


class Echo(Primitive[EffectState]):
    """Makes another visit out of a step."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench

    def run(
        self, t: EffectState, chance: Chance, seat: int, a: int, b: int, c: int, d: int
    ) -> None:
        self.bench.machine.happen(t, VISIT, seat, FORGE, 0, 0, t.origin)


def test_a_clause_does_not_call_on_itself() -> None:
    """Two cards that answer each visit with another one each come once within the other."""
    echo = [{"do": "raid"}, fame(1)]
    one, two = Bench((), (after(echo),)), Bench((), (after(echo), after(echo)))
    for bench in (one, two):
        bench.machine.primitives = [*MACHINE.primitives[:4], Echo(bench), *MACHINE.primitives[5:]]
    assert one.visit().fame == 1
    assert two.visit().offered == [1, 2]
    assert two.answer(1).offered == []
    assert two.fame == 4
    assert two.t.under_way == 0
