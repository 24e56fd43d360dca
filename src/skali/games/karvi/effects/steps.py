"""What each step of an effect does: one small class a step, in the order of their codes."""

from typing import Final, final

from mypy_extensions import i64

from skali.core.bits import array
from skali.core.chance import Chance
from skali.core.effects.primitive import Counter, Primitive
from skali.core.effects.runner import Runner, inline_codes
from skali.games.karvi.effects.counts import count_of
from skali.games.karvi.effects.crew_steps import (
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
from skali.games.karvi.effects.programs import CODE
from skali.games.karvi.effects.vocabulary import STEPS
from skali.games.karvi.rules import asks, deck, named, sea, trading, village
from skali.games.karvi.rules.state import Table


class Gain(Primitive[Table]):
    """KARVI-172: resources from the supply."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.fur[seat] += a
        t.silver[seat] += b
        t.gold[seat] += c


class GainAny(Primitive[Table]):
    """KARVI-172: any resources but gold."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        trading.ask_to_gather(t, seat, a, 0, a, 0)


class Beer(Primitive[Table]):
    """KARVI-098: beer on the own dice."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        village.ask_to_pour(t, seat, a)


class Provisions(Primitive[Table]):
    """KARVI-101: provisions for the ship."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        named.provision(t, seat, a)


class Act(Primitive[Table]):
    """KARVI-090: one of the named actions."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        named.act(t, seat, a)


class Draw(Primitive[Table]):
    """KARVI-245: equipment cards."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        deck.ask_to_draw(t, seat, a, b)


class TradeCard(Primitive[Table]):
    """KARVI-123: trade cards from the display."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        trading.ask_to_receive(t, seat, a)


class Points(Primitive[Table]):
    """KARVI-180: points at once."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.book(seat, b, a)


class PointsPer(Primitive[Table]):
    """KARVI-172: points for each of a thing, up to a limit."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.book(seat, d, min(count_of(t, seat, a) * b, c))


class Move(Primitive[Table]):
    """KARVI-172: the ship sails without provisions."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        sea.ask_to_sail(t, seat, a, b, c)


class Release(Primitive[Table]):
    """KARVI-172: a building leaves its track."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        trading.release(t, seat, a)


class PayProvisions(Primitive[Table]):
    """KARVI-233: provisions for a gain each."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """KARVI-AMB-34: asked if there is something to pay with, perhaps after exchanging gold."""
        if sea.provisions_at_hand(t, seat) > 0:
            t.ask(asks.PAY, seat, asks.PRICE.at(a) | asks.GAIN.at(b))


class OwnValue(Primitive[Table]):
    """KARVI-097, KARVI-103..105: what beer and income bring this player."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        named.own_value(t, seat, a)


@final
class Counted(Counter[Table]):
    """KARVI-173..179: counts what cards and conditions speak of."""

    def count(self, t: Table, seat: i64, what: i64) -> i64:
        """Return how many of a thing a seat has."""
        return count_of(t, seat, what)


PRIMITIVES: Final[list[Primitive[Table]]] = [
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
RUNNER: Final[Runner] = Runner(
    CODE, array(inline_codes(STEPS)), PRIMITIVES, Counted(), asks.EFFECTS
)
