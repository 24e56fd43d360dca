"""Cards in play: when they are played, at any time, and as soon as something holds."""

from skali.core.chance import Fast
from skali.core.effects.answers import Ordering
from skali.core.menu import Menu
from tests.toys.sagas import GAME
from tests.toys.sagas.asks import ASK_ORDER, DECLINE, OPTIONS
from tests.toys.sagas.bench import Bench, Clauses, fame, pay, spend
from tests.toys.sagas.table import MACHINE, Sagas
from tests.toys.sagas.vocabulary import CARDS, VOCABULARY


def after(effect: object, **more: object) -> Clauses:
    """Write a card that listens after visits."""
    return [{"after": "visit", "effect": effect, **more}]


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
