"""What the steps do that stand for an event which cards may replace, and what columns add."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.effects.codes import E_SUBJECT, EVENT_WORDS
from skali.core.effects.primitive import Primitive
from skali.games.odin.effects.machine import note
from skali.games.odin.effects.vocabulary import TALLIES
from skali.games.odin.rules import dice, occupations, phases, placing, stores, trade
from skali.games.odin.rules.state import Table

PAID_ORE: Final[i64] = TALLIES.index("paid_ore")


class DrawCard(Primitive[Table]):
    """ODIN-246: the card itself."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        occupations.draw_now(t, seat, chance)


class Cast(Primitive[Table]):
    """ODIN-214: the dice action itself."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        dice.begin(t, seat, a, b, chance)


class TradeNow(Primitive[Table]):
    """ODIN-203: the trade itself."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        trade.ask_to_trade(t, seat)


class UpgradeNow(Primitive[Table]):
    """ODIN-195: the upgrade itself."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        trade.ask_to_upgrade(t, seat, a, b, c)


class Put(Primitive[Table]):
    """ODIN-090: the Vikings are placed where their owner chose."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        placing.put(t, seat, t.events[(t.under_way - 1) * EVENT_WORDS + E_SUBJECT])


class SpendNow(Primitive[Table]):
    """ODIN-093: ore is paid, after it may have come from a mountain."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        stores.give_up(t, seat, a, b)
        note(t, seat, PAID_ORE, b)


class DrawArm(Primitive[Table]):
    """ODIN-084: the weapon of phase 4."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        stores.draw_weapon(t, seat, chance)


class HarvestNow(Primitive[Table]):
    """ODIN-067: the crops themselves."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        phases.bring_in(t, seat, a)


class Gift(Primitive[Table]):
    """ODIN-125: the bonus good itself."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        phases.hand_out(t, seat, a)


class ColumnDraw(Primitive[Table]):
    """ODIN-247: column 3 draws a card first; that is no part of the space."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        occupations.draw(t, seat)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return False


class ColumnPlay(Primitive[Table]):
    """ODIN-250: column 4 may play a card before or after; that is no part of the space."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if occupations.hand_size(t, seat) > 0 and t.bonus == 0:
            occupations.ask_to_play(t, seat, 1, freely=True, column=True)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return False


ALL: Final[list[Primitive[Table]]] = [
    DrawCard(),
    Cast(),
    TradeNow(),
    UpgradeNow(),
    Put(),
    SpendNow(),
    DrawArm(),
    HarvestNow(),
    Gift(),
    ColumnDraw(),
    ColumnPlay(),
]
