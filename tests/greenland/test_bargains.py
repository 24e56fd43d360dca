"""Bots at talks, over many tables of random games: nobody accepts a loss, and offers are fair."""

from collections import Counter

import pytest

from skali.core.bits import places
from skali.core.chance import Fast
from skali.core.message import say
from skali.games.greenland import GAME
from skali.games.greenland.rules import deals, offers
from skali.games.greenland.rules.flow import Greenland
from tests.greenland.build import play, player, talks, walk

ROOM = 96
DEEP = 60
"""Decisions after which an offer must have been made or dropped."""


def best(table: Greenland) -> str:
    """Return what the greedy bot does who is asked."""
    from skali.bots.base import see  # noqa: PLC0415 - only these tests look upwards
    from skali.bots.simple import GreedyBot  # noqa: PLC0415

    return GAME.space.text(GreedyBot(7, ROOM).choose(see(table, table.turn[0])))


def gains(table: Greenland) -> dict[int, float]:
    """Return what the offer on the table would bring everybody who is asked about it."""
    those = places(offers.parties(table) | deals.bystanders(table))
    before, after = table.copy(), table.copy()
    offers.clear(before)
    deals.carry_out(after)
    seats = {int(table.master[culture]) for culture in those}
    return {seat: after.evaluate(seat) - before.evaluate(seat) for seat in seats}


def some(seats: int, question: str, games: range, step: int) -> list[Greenland]:
    """Return every so many tables of random games at which a question is asked."""
    found = [
        table.copy() for game in games for table in walk(seats, game) if table.asking() == question
    ]
    return found[::step]


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_accepts_what_the_own_evaluation_calls_a_loss(seats: int) -> None:
    """GREEN-NEG-18: random offers, most of them unfair, answered by what looks best."""
    answered: Counter[str] = Counter()
    for table in some(seats, "answer", range(8), 3):
        seat, choice = table.turn[0], best(table)
        answered[choice] += 1
        if choice == "accept":
            assert gains(table)[seat] > 0
    assert answered["accept"] > 0
    assert answered["refuse"] > 0


def test_a_bystander_agrees_only_to_what_does_him_no_harm() -> None:
    """GREEN-150, GREEN-NEG-09: whoever is asked since cubes leave a card on which he stands."""
    agreed: Counter[str] = Counter()
    for table in some(3, "consent", range(30), 1):
        seat, choice = table.turn[0], best(table)
        agreed[choice] += 1
        if choice == "accept":
            assert gains(table)[seat] >= 0
    assert agreed["accept"] > 0


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_proposed_brings_all_of_them_something(seats: int) -> None:
    """GREEN-NEG-18: from tables at which somebody may talk, until the offer is made or dropped."""
    ended: Counter[str] = Counter()
    for table in some(seats, "talk", range(10), 8):
        begun = best(table)
        if not begun.startswith("deal"):
            ended["nothing begun"] += 1
            continue
        table.play(table.number(begun), Fast(1))
        for _ in range(DEEP):
            line = best(table)
            if line == "propose":
                assert min(gains(table).values()) > 0
            if line in ("propose", "drop"):
                ended[line] += 1
                break
            table.play(table.number(line), Fast(1))
    assert ended["propose"] > 0
    assert ended["nothing begun"] > 0


def test_an_offer_is_weighed_by_itself() -> None:
    """GREEN-NEG-18: people may ask what it is worth to them; nothing is done for them."""
    here = {"walrus": 2}
    pagan, pious = player(hunters=here), player(hunters=here, monotheist=True)
    table = talks(pagan, pious, round=10, rounds_left=0)
    assert GAME.plans(table, 0) == []
    play(table, "deal thule", "want ivory 1", "propose")
    [plan] = GAME.plans(table, 1)
    assert GAME.plans(table, 0) == []
    weighed = GAME.propose(table, 1, plan.key)
    assert (weighed.actions, weighed.close) == ((), (table.number("refuse"),))
    assert weighed.worth == (say("greenland-plan-worth", points="\N{MINUS SIGN}1.0"),)
    play(table, "counter", "want ivory 1", "propose")
    weighed = GAME.propose(table, 0, plan.key)
    assert weighed.worth[0].values["points"] == "\N{MINUS SIGN}0.2"
