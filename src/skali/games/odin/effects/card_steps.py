"""What the steps do that only cards have, in the order of their codes."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.effects.codes import E_SUBJECT, EVENT_WORDS
from skali.core.effects.primitive import Primitive
from skali.games.odin.effects.vocabulary import CALLED, HELD_ALONE, LAID_AT_ONCE
from skali.games.odin.rules import (
    anytime,
    asks,
    bay,
    feast,
    goods,
    phases,
    placing,
    returns,
    stores,
    trade,
)
from skali.games.odin.rules.components import PILLAGING
from skali.games.odin.rules.state import SLOTS, Table

FROM_FOURTH_COLUMN: Final[i64] = CALLED.index("fourth_column")
BREEDING_ALONE: Final[i64] = HELD_ALONE.index("breeding")
LAID_FISH: Final[i64] = LAID_AT_ONCE.index("stockfish")


def sails_armed(t: Table) -> bool:
    """ODIN-AMB-11: whether the dice action under way takes the longship with the most ore."""
    return t.under_way > 0 and t.events[(t.under_way - 1) * EVENT_WORDS + E_SUBJECT] == PILLAGING


class Special(Primitive[Table]):
    """ODIN-A22: a special tile, while nobody has it."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        stores.receive(t, seat, goods.GOODS + a, 1)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return stores.is_free(t, goods.GOODS + a)


class LoseShip(Primitive[Table]):
    """ODIN-188: a ship goes; ore on it is lost."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        bay.leave(t, seat, a)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return bay.fleet(t, seat, a) > 0


class Recall(Primitive[Table]):
    """ODIN-AMB-68: a Viking returns, and for silver a second one."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.ask(asks.RECALL, seat, asks.COST.at(a))

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return returns.recallable(t, seat) != 0


class CallBack(Primitive[Table]):
    """One of the Vikings just placed returns, or one from each space of column 4."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if a == FROM_FOURTH_COLUMN:
            returns.call_fourth_column(t, seat)
        else:
            stores.take_back(t, seat, t.square, 1)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        if a == FROM_FOURTH_COLUMN:
            return returns.fourth_column(t, seat) != 0
        return t.acting == seat and t.guest == 0 and stores.stands_on(t, seat, t.square)


class Follow(Primitive[Table]):
    """ODIN-262: a space is used without Vikings."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if placing.followable(t, seat, a) != 0:
            t.ask(asks.FOLLOW, seat, asks.WHERE.at(a))

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        """ODIN-172: whether a space can be used once so much silver is paid for the card."""
        t.supply[seat * goods.KINDS + goods.SILVER] -= b
        found = placing.followable(t, seat, a) != 0
        t.supply[seat * goods.KINDS + goods.SILVER] += b
        return found


class TurnOver(Primitive[Table]):
    """Goods are turned over."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.ask(asks.REVERSE, seat, asks.TILES_LEFT.at(a))

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return trade.turnable(t, seat) != 0


class Hold(Primitive[Table]):
    """ODIN-262: a feast or a breeding of one player."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if a == BREEDING_ALONE:
            phases.breed_of(t, seat)
        else:
            feast.feast_alone(t, seat)


class Bonus(Primitive[Table]):
    """ODIN-262: the bonuses of houses, or of the home board."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        phases.pay_some(t, seat, a)


class Harvest(Primitive[Table]):
    """ODIN-262: one of each crop up to a number: a harvest that cards hear, or only the goods."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if b != 0:
            phases.bring_in(t, seat, a)
        else:
            phases.harvest(t, seat, a)


class Lay(Primitive[Table]):
    """An ore that is received, or a stockfish of the banquet table, is laid at once."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if a == LAID_FISH:
            returns.rescue_fish(t, seat)
            anytime.hold(t, seat, goods.STOCKFISH)
        else:
            stores.receive(t, seat, goods.ORE, 1)
            anytime.hold(t, seat, goods.ORE)
        t.ask(asks.LAY, seat)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        if a != LAID_FISH:
            return anytime.fits_somewhere(t, seat, goods.ORE)
        return returns.fish_served(t, seat) > 0 and anytime.fits_somewhere(t, seat, goods.STOCKFISH)


class Swap(Primitive[Table]):
    """A special tile leaves its board."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        tile = goods.CLOAKPIN if a == 0 else goods.DRINKING_HORN
        returns.swap(t, seat, tile, goods.SILVERWARE if a == 0 else goods.CHEST)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return returns.lies_anywhere(t, goods.CLOAKPIN if a == 0 else goods.DRINKING_HORN)


class Pregnant(Primitive[Table]):
    """ODIN-102: a cattle becomes pregnant."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        trade.make_pregnant(t, seat, goods.CATTLE)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return trade.can_expect(t, seat, goods.CATTLE)


class DiscardWeapons(Primitive[Table]):
    """Any weapons are given up."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        returns.discard(t, seat, a)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return returns.all_arms(t, seat) >= a


class Store(Primitive[Table]):
    """ODIN-AMB-31: a wood or a stone goes into a shed."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        anytime.store(t, seat, a)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return t.has(seat, goods.WOOD + a) > 0 and t.of(seat, SLOTS + a) < anytime.slots(t, seat, a)


class Unload(Primitive[Table]):
    """ODIN-A18: loaded ore comes back."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        returns.unload(t, seat, a)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return returns.loaded(t, seat, a)


class TakeFourth(Primitive[Table]):
    """A fourth of a good of which one has exactly three."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        returns.take_fourth(t, seat)

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return returns.threefold(t, seat) != 0


class ThrowOre(Primitive[Table]):
    """ODIN-AMB-15: ore of the longship for every roll."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        returns.throw_ore(t, seat, a, most=sails_armed(t))

    def can(self, t: Table, seat: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
        return returns.ore_to_throw(t, seat, most=sails_armed(t)) > 0


class StaySober(Primitive[Table]):
    """A silver for a feast without mead, while it can still be used."""

    def run(self, t: Table, chance: Chance, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        t.sober |= 1 << seat
        stores.receive(t, seat, goods.SILVER, 1)


ALL: Final[list[Primitive[Table]]] = [
    Special(),
    LoseShip(),
    Recall(),
    CallBack(),
    Follow(),
    TurnOver(),
    Hold(),
    Bonus(),
    Harvest(),
    Lay(),
    Swap(),
    Pregnant(),
    DiscardWeapons(),
    Store(),
    Unload(),
    TakeFourth(),
    ThrowOre(),
    StaySober(),
]
