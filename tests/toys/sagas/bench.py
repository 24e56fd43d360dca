"""Effects on a workbench: a tree or some clauses, run alone, in a line or two."""

from typing import Any

from skali.core.bits import array, places
from skali.core.chance import Fast
from skali.core.data import Section
from skali.core.effects.clauses import ClauseCoder
from skali.core.effects.machine import Machine
from tests.toys.sagas import GAME
from tests.toys.sagas.asks import ASK_CHOOSE, ASK_ORDER, WAIT_AGAIN, WAIT_RUN
from tests.toys.sagas.table import MACHINE, Sagas
from tests.toys.sagas.vocabulary import GOODS, TALLIES, VISIT, VOCABULARY

Clauses = list[dict[str, Any]]
FORGE = 1


def fame(n: object) -> dict[str, Any]:
    """Write a gain of points."""
    return {"do": "fame", "n": n}


def spend(n: object, good: str = "silver") -> dict[str, Any]:
    """Write a cost."""
    return {"do": "spend", "good": good, "n": n}


def pay(cost: object, gain: object, **more: object) -> dict[str, Any]:
    """Write a payment."""
    return {"do": "pay", "cost": cost, "gain": gain, **more}


def write(clauses: Clauses) -> ClauseCoder:
    """Write the clauses of one card."""
    coder = ClauseCoder(VOCABULARY, 1)
    coder.card(0, Section({"key": "card", "clauses": clauses}, "cards.toml", "card[0]"))
    return coder


class Bench:
    """Two players, the cards of the first and of the second, and an effect of the first."""

    def __init__(
        self,
        effect: object = (),
        mine: tuple[Clauses, ...] = (),
        theirs: tuple[Clauses, ...] = (),
        goods: tuple[int, int, int] = (0, 0, 0),
        ships: int = 0,
    ) -> None:
        """Lay out a table; silver, wool and ore are the first player's."""
        coder = ClauseCoder(VOCABULARY, len(mine) + len(theirs))
        coder.begin(Section({}, "effects.toml", ""), "effect", "effect")
        self.program = coder.program(list(effect) if isinstance(effect, tuple) else effect)
        for card, clauses in enumerate((*mine, *theirs)):
            coder.card(card, Section({"key": f"card-{card}", "clauses": clauses}, "cards.toml", ""))
        self.machine = Machine(
            array(coder.code),
            MACHINE.inline,
            MACHINE.primitives,
            MACHINE.counter,
            MACHINE.kinds,
            coder.deck,
            len(TALLIES),
        )
        self.t: Sagas = GAME.empty(2, {"rounds": 4})
        self.machine.lay_out(self.t)
        for card in range(len(mine) + len(theirs)):
            self.machine.put_in_play(self.t, int(card >= len(mine)), card)
        for good, number in enumerate(goods):
            self.t.goods[good] = number
        self.t.ships[0] = ships

    def run(self, origin: str = "place:forge") -> "Bench":
        """Carry the effect out until somebody is asked."""
        self.machine.begin(self.t, 0, self.program, VOCABULARY.origin(origin))
        return self.go_on()

    def visit(self, place: int = FORGE, seat: int = 0, origin: str = "place:forge") -> "Bench":
        """Let the effect be that of a visit, to which cards listen."""
        number = VOCABULARY.origin(origin)
        self.machine.happen(self.t, VISIT, seat, place, 0, self.program, number)
        return self.go_on()

    def go_on(self) -> "Bench":
        """Carry on until somebody is asked."""
        while self.t.depth > 0 and self.t.question().waits:
            seat = self.t.actor()
            if self.t.asks(WAIT_RUN):
                self.machine.go_on(self.t, seat, Fast(1))
            elif self.t.asks(WAIT_AGAIN):
                self.machine.choose_again(self.t, seat)
            else:
                self.machine.go_on_with_event(self.t)
        return self

    def answer(self, *options: int) -> "Bench":
        """Choose options or clauses one after the other, from 1; 0 declines."""
        for option in options:
            assert option in self.offered
            choosing = self.t.asks(ASK_CHOOSE)
            if not option:
                (self.machine.decline if choosing else self.machine.pass_on)(self.t)
            elif choosing:
                self.machine.answer(self.t, self.t.actor(), option - 1)
            else:
                self.machine.call(self.t, option - 1)
            self.go_on()
        return self

    @property
    def offered(self) -> list[int]:
        """What can be answered: options from 1, and 0 for no; empty when nothing is asked."""
        if self.t.depth == 0:
            return []
        if self.t.asks(ASK_ORDER):
            free = self.machine.may_pass(self.t)
            mask = self.machine.callable_clauses(self.t)
        else:
            free = self.machine.declinable(self.t)
            mask = self.machine.offered(self.t, self.t.actor())
        return [*([0] if free else []), *(1 + place for place in places(mask))]

    @property
    def fame(self) -> int:
        """The points of the first player."""
        return int(self.t.fame[0])

    @property
    def goods(self) -> tuple[int, ...]:
        """What the first player has."""
        return tuple(self.t.good(0, good) for good in range(len(GOODS)))
