"""What each step of an effect does: one small class a step, in the order of their codes."""

from typing import Final, cast, final

from mypy_extensions import i64

from skali.core.bits import array
from skali.core.chance import Chance
from skali.core.effects.primitive import Counter, Primitive
from skali.core.effects.runner import Kinds, Runner, inline_codes
from skali.core.effects.state import EffectState
from skali.games.karvi import deck, run, sea, trading, village
from skali.games.karvi.coder import (
    STEPS,
)
from skali.games.karvi.counts import count_of
from skali.games.karvi.effects import CODE
from skali.games.karvi.state import (
    ASK_OPTION,
    ASK_PAY,
    WAIT_RUN,
    Table,
)
from skali.games.karvi.steps_crew import (
    DieBack,
    DieCopy,
    DieMoveFree,
    DiePoints,
    DieSet,
    DieStack,
    DoubleStrength,
    EachStrength,
    FieldFree,
    FieldReuse,
    Flip,
    Heal,
    PointsStrength,
    Return,
    Strength,
    Warrior,
)


@final
class Gain(Primitive):
    """KARVI-172: resources from the supply."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        table.fur[seat] += a
        table.silver[seat] += b
        table.gold[seat] += c


@final
class GainAny(Primitive):
    """KARVI-172: any resources but gold."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        trading.ask_to_gather(table, seat, a, 0, a, 0)


@final
class Beer(Primitive):
    """KARVI-098: beer on the own dice."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        village.ask_to_pour(table, seat, a)


@final
class Provisions(Primitive):
    """KARVI-101: provisions for the ship."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        run.provision(table, seat, a)


@final
class Act(Primitive):
    """KARVI-090: one of the named actions."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        run.act(table, seat, a)


@final
class Draw(Primitive):
    """KARVI-245: equipment cards."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        deck.ask_to_draw(table, seat, a, b)


@final
class TradeCard(Primitive):
    """KARVI-123: trade cards from the display."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        trading.ask_to_receive(table, seat, a)


@final
class Points(Primitive):
    """KARVI-180: points at once."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        table.book(seat, b, a)


@final
class PointsPer(Primitive):
    """KARVI-172: points for each of a thing, up to a limit."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        table.book(seat, d, min(count_of(table, seat, a) * b, c))


@final
class Move(Primitive):
    """KARVI-172: the ship sails without provisions."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        sea.ask_to_sail(table, seat, a, b, c)


@final
class Release(Primitive):
    """KARVI-172: a building leaves its track."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        trading.release(table, seat, a)


@final
class PayProvisions(Primitive):
    """KARVI-233: provisions for a gain each."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        if table.provisions[seat] > 0:
            table.push(ASK_PAY, 1 << seat, b << 3 | a)


@final
class OwnValue(Primitive):
    """KARVI-097, KARVI-103..105: what beer and income bring this player."""

    __slots__ = ()

    def run(
        self, t: EffectState, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64
    ) -> None:
        """Carry the step out."""
        table = cast("Table", t)
        run.own_value(table, seat, a)


@final
class Counted(Counter):
    """KARVI-173..179: counts what cards and conditions speak of."""

    __slots__ = ()

    def count(self, t: EffectState, seat: i64, what: i64) -> i64:
        """Return how many of a thing a seat has."""
        return count_of(cast("Table", t), seat, what)


PRIMITIVES: Final[list[Primitive]] = [
    Gain(),
    GainAny(),
    Beer(),
    Provisions(),
    Act(),
    Draw(),
    TradeCard(),
    Warrior(),
    Strength(),
    Heal(),
    Points(),
    PointsPer(),
    Move(),
    Release(),
    EachStrength(),
    DoubleStrength(),
    PointsStrength(),
    Flip(),
    Return(),
    DieSet(),
    DieCopy(),
    DiePoints(),
    DieMoveFree(),
    DieBack(),
    FieldReuse(),
    FieldFree(),
    DieStack(),
    PayProvisions(),
    OwnValue(),
]
RUNNER: Final = Runner(
    CODE, array(inline_codes(STEPS)), PRIMITIVES, Counted(), Kinds(run=WAIT_RUN, choose=ASK_OPTION)
)
