"""What the steps of an effect do that work on warriors, dice and fields: one small class each."""

from typing import cast, final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.effects.primitive import Primitive
from skali.core.effects.state import EffectState
from skali.games.karvi import crew, village
from skali.games.karvi.coder import (
    CAT_CARDS,
    MOVE_FREE,
    MOVE_STACK,
    USE_FREE,
    USE_OWN,
    USE_PAYING,
)
from skali.games.karvi.components import WARRIOR_PLACES
from skali.games.karvi.state import (
    ASK_COPY,
    ASK_MOVE,
    ASK_USE,
    FOR_SET,
    Table,
)


@final
class Warrior(Primitive):
    """KARVI-106: new warriors."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        crew.recruit(table, seat, a, b)


@final
class Strength(Primitive):
    """KARVI-105: strength for the crew."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        crew.ask_to_strengthen(table, seat, a)


@final
class Heal(Primitive):
    """KARVI-172: injured warriors turn healthy."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        crew.ask_to_heal(table, seat, a)


@final
class EachStrength(Primitive):
    """KARVI-172: every warrior of a side rises."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        crew.raise_all(table, seat, a, WARRIOR_PLACES, b)


@final
class DoubleStrength(Primitive):
    """KARVI-172: some warriors of a side double their strength."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        crew.raise_all(table, seat, a, b, 0)


@final
class PointsStrength(Primitive):
    """KARVI-172: points for the strongest warriors."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        table.book(seat, c, crew.best_healthy(table, seat, a, b))


@final
class Flip(Primitive):
    """KARVI-172: healthy warriors turn injured, for a gain each."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        crew.ask_to_wound(table, seat, a)


@final
class Return(Primitive):
    """KARVI-172: a warrior is given back for a gain."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        crew.ask_to_give(table, seat, a, b)


@final
class DieSet(Primitive):
    """KARVI-208: the beer of a die."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        village.ask_for_die(table, seat, FOR_SET, a)


@final
class DieCopy(Primitive):
    """KARVI-210: the beer of another die."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        table.push(ASK_COPY, 1 << seat)


@final
class DiePoints(Primitive):
    """KARVI-172: points for the beer on the own dice."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        table.book(seat, CAT_CARDS, table.beer[2 * seat] + table.beer[2 * seat + 1])


@final
class DieMoveFree(Primitive):
    """KARVI-172: the die move of the turn costs no beer."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        table.push(ASK_MOVE, 1 << seat, MOVE_FREE)


@final
class DieBack(Primitive):
    """KARVI-172: a die moves back."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        village.ask_to_go_back(table, seat, a, b)


@final
class FieldReuse(Primitive):
    """KARVI-221: an own field once more."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        table.push(ASK_USE, 1 << seat, USE_OWN)


@final
class FieldFree(Primitive):
    """KARVI-221: any free field."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        table.push(ASK_USE, 1 << seat, USE_PAYING if a != 0 else USE_FREE)


@final
class DieStack(Primitive):
    """KARVI-172: the die of the turn onto another one."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        table.push(ASK_MOVE, 1 << seat, MOVE_STACK)
