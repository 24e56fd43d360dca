"""What the steps of an effect do that work on warriors, dice and fields: one small class each."""

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.effects.primitive import Primitive
from skali.games.karvi.effects import vocabulary
from skali.games.karvi.rules import asks, crew, dice
from skali.games.karvi.rules.components import WARRIOR_PLACES
from skali.games.karvi.rules.state import Table


class Warrior(Primitive[Table]):
    """KARVI-106: new warriors."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        crew.recruit(t, seat, a, b)


class Strength(Primitive[Table]):
    """KARVI-105: strength for the crew."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        crew.ask_to_strengthen(t, seat, a)


class Heal(Primitive[Table]):
    """KARVI-172: injured warriors turn healthy."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        crew.ask_to_heal(t, seat, a)


class EachStrength(Primitive[Table]):
    """KARVI-172: every warrior of a side rises."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        crew.raise_all(t, seat, a, WARRIOR_PLACES, b)


class DoubleStrength(Primitive[Table]):
    """KARVI-172: some warriors of a side double their strength."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        crew.raise_all(t, seat, a, b, 0)


class PointsStrength(Primitive[Table]):
    """KARVI-172: points for the strongest warriors."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.book(seat, c, crew.best_healthy(t, seat, a, b))


class Flip(Primitive[Table]):
    """KARVI-172: healthy warriors turn injured, for a gain each."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        crew.ask_to_wound(t, seat, a)


class Return(Primitive[Table]):
    """KARVI-172: a warrior is given back for a gain."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        crew.ask_to_give(t, seat, a, b)


class DieSet(Primitive[Table]):
    """KARVI-208: the beer of a die."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        dice.ask_for_die(t, seat, dice.FOR_SET, asks.SET_TO.at(a))


class DieCopy(Primitive[Table]):
    """KARVI-210: the beer of another die."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.ask(asks.COPY, seat)


class DiePoints(Primitive[Table]):
    """KARVI-172: points for the beer on the own dice."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.book(seat, vocabulary.CAT_CARDS, t.beer[2 * seat] + t.beer[2 * seat + 1])


class DieMoveFree(Primitive[Table]):
    """KARVI-172: the die move of the turn costs no beer."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.ask(asks.MOVE, seat, asks.HOW.at(vocabulary.MOVE_FREE))


class DieBack(Primitive[Table]):
    """KARVI-172: a die moves back."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        dice.ask_to_go_back(t, seat, a, b)


class FieldReuse(Primitive[Table]):
    """KARVI-221: an own field once more."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.ask(asks.USE, seat, asks.WHOSE.at(vocabulary.USE_OWN))


class FieldFree(Primitive[Table]):
    """KARVI-221: any free field."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.ask(
            asks.USE, seat, asks.WHOSE.at(vocabulary.USE_PAYING if a != 0 else vocabulary.USE_FREE)
        )


class DieStack(Primitive[Table]):
    """KARVI-172: the die of the turn onto another one."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.ask(asks.MOVE, seat, asks.HOW.at(vocabulary.MOVE_STACK))
