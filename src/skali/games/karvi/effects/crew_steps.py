"""What the steps of an effect do that work on warriors, dice and fields: one small class each."""

from typing import final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.effects.primitive import Primitive
from skali.games.karvi.effects.vocabulary import (
    CAT_CARDS,
    MOVE_FREE,
    MOVE_STACK,
    USE_FREE,
    USE_OWN,
    USE_PAYING,
)
from skali.games.karvi.rules import asks, crew, dice
from skali.games.karvi.rules.components import WARRIOR_PLACES
from skali.games.karvi.rules.state import Table


@final
class Warrior(Primitive[Table]):
    """KARVI-106: new warriors."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        crew.recruit(t, seat, a, b)


@final
class Strength(Primitive[Table]):
    """KARVI-105: strength for the crew."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        crew.ask_to_strengthen(t, seat, a)


@final
class Heal(Primitive[Table]):
    """KARVI-172: injured warriors turn healthy."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        crew.ask_to_heal(t, seat, a)


@final
class EachStrength(Primitive[Table]):
    """KARVI-172: every warrior of a side rises."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        crew.raise_all(t, seat, a, WARRIOR_PLACES, b)


@final
class DoubleStrength(Primitive[Table]):
    """KARVI-172: some warriors of a side double their strength."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        crew.raise_all(t, seat, a, b, 0)


@final
class PointsStrength(Primitive[Table]):
    """KARVI-172: points for the strongest warriors."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        t.book(seat, c, crew.best_healthy(t, seat, a, b))


@final
class Flip(Primitive[Table]):
    """KARVI-172: healthy warriors turn injured, for a gain each."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        crew.ask_to_wound(t, seat, a)


@final
class Return(Primitive[Table]):
    """KARVI-172: a warrior is given back for a gain."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        crew.ask_to_give(t, seat, a, b)


@final
class DieSet(Primitive[Table]):
    """KARVI-208: the beer of a die."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        dice.ask_for_die(t, seat, dice.FOR_SET, a)


@final
class DieCopy(Primitive[Table]):
    """KARVI-210: the beer of another die."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        t.ask(asks.COPY, seat)


@final
class DiePoints(Primitive[Table]):
    """KARVI-172: points for the beer on the own dice."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        t.book(seat, CAT_CARDS, t.beer[2 * seat] + t.beer[2 * seat + 1])


@final
class DieMoveFree(Primitive[Table]):
    """KARVI-172: the die move of the turn costs no beer."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        t.ask(asks.MOVE, seat, asks.HOW.at(MOVE_FREE))


@final
class DieBack(Primitive[Table]):
    """KARVI-172: a die moves back."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        dice.ask_to_go_back(t, seat, a, b)


@final
class FieldReuse(Primitive[Table]):
    """KARVI-221: an own field once more."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        t.ask(asks.USE, seat, asks.WHOSE.at(USE_OWN))


@final
class FieldFree(Primitive[Table]):
    """KARVI-221: any free field."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        t.ask(asks.USE, seat, asks.WHOSE.at(USE_PAYING if a != 0 else USE_FREE))


@final
class DieStack(Primitive[Table]):
    """KARVI-172: the die of the turn onto another one."""

    __slots__ = ()

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Carry the step out."""
        t.ask(asks.MOVE, seat, asks.HOW.at(MOVE_STACK))
