"""Clauses of cards: before, instead of and after events, at any time, as soon as, and once."""

import pytest

from skali.core.chance import Chance, Fast
from skali.core.effects.answers import Ordering
from skali.core.effects.primitive import Primitive
from skali.core.effects.state import EffectState
from skali.core.menu import Menu
from tests.toys.sagas import GAME
from tests.toys.sagas.asks import ASK_ORDER, DECLINE, OPTIONS
from tests.toys.sagas.bench import Bench, Clauses, fame, pay, spend
from tests.toys.sagas.table import ACTION, MACHINE, ROUND, TURN, Sagas
from tests.toys.sagas.words import CARDS, PLACES, VISIT, VOCABULARY

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


# --- cards of the toy: at play, at any time, as soon as ---


def table(*cards: str, ships: int = 0, goods: tuple[int, int, int] = (3, 1, 1)) -> Sagas:
    """Lay out a table; the first player has cards in play."""
    names = ("silver", "wool", "ore")
    player = {"ships": ships, "goods": dict(zip(names, goods, strict=True)), "hand": list(CARDS)}
    effects = {"in_play": [list(cards), []]}
    position = {"seats": 2, "players": [player, {}], "effects": effects}
    return GAME.load(position)  # type: ignore[return-value]


def play(t: Sagas, *actions: str) -> Sagas:
    """Play actions, with the same luck each time."""
    for action in actions:
        t.play(action, Fast(4))
    return t


def test_a_discount_opens_a_place() -> None:
    """SAG-3: the price is that of the place which would be visited."""
    assert table(goods=(1, 0, 0)).why_not("visit market").rule == "SAG-3"  # type: ignore[union-attr]
    assert table("pedlar", goods=(1, 0, 0)).why_not("visit market") is None


def test_a_replacement_opens_a_place() -> None:
    """SAG-3"""
    assert table(goods=(0, 0, 0)).why_not("visit harbour").rule == "SAG-3"  # type: ignore[union-attr]
    t = play(table("pirate", goods=(0, 0, 0)), "visit harbour", "option 1")
    assert int(t.fame[0]) == 1


def test_a_played_card_works_at_once_and_in_the_printed_order() -> None:
    """SAG-2, SAG-4"""
    t = play(table(ships=2), "play bard")
    assert int(t.fame[0]) == 2
    assert t.dump()["pending"][-1]["origin"] == "card:bard"
    play(t, "option 1", "option 2")
    assert (int(t.fame[0]), t.good(0, 0)) == (4, 2)
    assert t.why_not("play pedlar").rule == "SAG-2"  # type: ignore[union-attr]


def test_a_clause_for_any_time_works_once_a_turn() -> None:
    """SAG-6"""
    t = play(table("banker", goods=(5, 0, 0)), "use 1")
    assert (int(t.fame[0]), t.good(0, 0)) == (1, 3)
    assert t.why_not("use 1").rule == "SAG-6"  # type: ignore[union-attr]
    play(t, "end", "end")
    assert t.why_not("use 1") is None


def test_a_clause_for_any_time_works_in_the_middle_of_another_effect() -> None:
    """The forge asks whether ore is paid; silver from it pays for the card; then it asks on."""
    t = play(table("banker", goods=(0, 0, 1)), "visit forge")
    before = t.origin
    play(t, "use 1")
    assert (t.good(0, 0), t.origin) == (0, before)
    assert t.legal() == [OPTIONS, DECLINE]
    play(t, "option 1")
    assert int(t.fame[0]) == 4


def test_what_is_asked_is_asked_anew_after_a_use() -> None:
    """SAG-6: the silver for ore at the thing went to the banker, so ore is not offered now."""
    t = play(table("banker", goods=(1, 0, 0)), "visit thing")
    assert t.legal()[:3] == [OPTIONS, OPTIONS + 1, OPTIONS + 2]
    play(t, "use 1")
    assert t.legal() == [OPTIONS, OPTIONS + 2, DECLINE]


def test_a_choice_of_which_nothing_is_left_after_a_use_is_not_asked_again() -> None:
    """SAG-6: both cost two silver, and there are two."""
    anytime = {"when": "anytime", "effect": pay(spend(2), fame(1))}
    bench = Bench({"do": "may", "effect": pay(spend(2), fame(5))}, ([anytime],), goods=(2, 0, 0))
    assert bench.run().offered == [0, 1]
    bench.machine.use(bench.t, 0, 0)
    assert bench.go_on().offered == []
    assert bench.fame == 1


def test_what_goes_on_after_a_use_comes_from_where_it_came() -> None:
    t = table("banker")
    t.origin = VOCABULARY.origin("place:forge")
    assert play(t, "use 1").origin == VOCABULARY.origin("place:forge")


def test_cards_are_used_in_the_own_turn_only() -> None:
    """SAG-1: the second player is asked in the turn of the first."""
    asked = {"ask": "choose", "seat": 1, "choice": "place-market.3-choice"}
    rich = {"goods": {"silver": 5}}
    t = GAME.load(
        {
            "seats": 2,
            "players": [{}, rich],
            "effects": {"in_play": [[], ["banker"]]},
            "pending": [{"ask": "turn", "seat": 0}, asked],
        }
    )
    assert t.legal(1) == [OPTIONS, OPTIONS + 1]
    assert t.why_not("use 1", 1).rule == "SAG-1"  # type: ignore[union-attr]


def test_the_order_offers_to_pass_only_where_nothing_must_be_done() -> None:
    echo = [{"do": "raid"}, fame(1)]
    forced = Bench((), (after(echo), after(echo))).visit()
    free = Bench((), (after(echo, may=True), after(echo, may=True))).visit()
    for bench, last in ((forced, OPTIONS + 1), (free, DECLINE)):
        menu = Menu()
        Ordering(ASK_ORDER, bench.machine, OPTIONS, DECLINE).offer(bench.t, 0, menu)
        assert menu.actions()[-1] == last


def test_nothing_is_used_while_a_cost_is_paid() -> None:
    """SAG-6: else the cost could vanish while its gain is waiting."""
    t = play(table("banker", goods=(2, 1, 0)), "play bard")
    assert t.why_not("use 1") is None
    play(t, "option 1")
    assert t.legal() == [OPTIONS, OPTIONS + 1]
    assert play(t, "option 1").why_not("use 1") is None


def test_a_use_between_two_clauses() -> None:
    """The order is asked again, with what can be paid then."""
    t = play(table("banker", "smith", "reeve", goods=(2, 0, 0)), "visit forge")
    assert t.legal()[:2] == [OPTIONS, DECLINE]
    play(t, "use 1")
    assert (t.good(0, 0), t.under_way) == (2, 1)


def test_as_soon_as_something_is_so_but_only_once() -> None:
    t = play(table("jarl", ships=1, goods=(2, 4, 2)), "visit harbour", "option 1")
    assert int(t.fame[0]) == 0
    play(t, "decline")
    assert int(t.fame[0]) == 2
    play(t, "end")
    assert not MACHINE.watch(t)


def test_as_soon_as_may_be_at_once() -> None:
    assert int(play(table(ships=2, goods=(0, 0, 0)), "play jarl").fame[0]) == 3


def test_what_is_received_at_a_place_but_not_from_a_card() -> None:
    """The weaver is paid for wool of the market, not for wool of the barn."""
    bought = play(table("weaver"), "visit market", "option 1")
    assert (bought.good(0, 0), bought.good(0, 1)) == (4, 4)
    t = table("weaver", ships=1)
    t.origin = VOCABULARY.origin("place:forge")
    given = play(t, "play barn")
    assert (given.good(0, 0), given.good(0, 1)) == (3, 2)


def test_one_thing_is_taken_instead_of_another() -> None:
    t = play(table("barter"), "visit market", "option 1", "option 1")
    assert (t.good(0, 1), t.good(0, 2)) == (3, 2)


def test_silver_of_the_place_itself() -> None:
    """The forge pays exactly two, whatever cards add."""
    t = play(table("reeve", goods=(0, 0, 0)), "visit forge")
    assert t.legal() == [OPTIONS, DECLINE]
    assert play(t, "option 1").good(0, 1) == 2


def test_a_rage_lasts_for_one_raid() -> None:
    calm = play(table(goods=(0, 0, 1)), "visit thing", "option 3", "decline")
    wild = play(table("berserker", goods=(0, 0, 1)), "visit thing", "option 3", "option 1")
    play(wild, "decline")
    assert wild.good(0, 0) == calm.good(0, 0) + 2
    assert wild.good(0, 2) == 0


def test_scoring_is_an_event_too() -> None:
    t = table("guild", goods=(0, 5, 0))
    t.round = t.rounds
    play(t, "end", "end")
    assert t.over
    assert int(t.fame[0]) == 2
