"""Trade: upgrading goods, overseas trading, the forge and the special sale."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import array
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.odin.effects.machine import MACHINE, may_stop
from skali.games.odin.effects.vocabulary import EXTRA_STEP, WAYS
from skali.games.odin.rules import asks
from skali.games.odin.rules.actions import CLAIM, DONE, MOST_STEPS, TURN, UPGRADE
from skali.games.odin.rules.goods import (
    BOX_COLUMN,
    CATTLE,
    COLOUR,
    FORGED,
    GAME_MEAT,
    GOODS,
    GREEN,
    JEWELRY,
    ORANGE,
    PRICE,
    REVERSE,
    SALT_MEAT,
    SHEEP,
    SILVER,
    TILES,
    WHALE_MEAT,
)
from skali.games.odin.rules.goods import UPGRADE as NEXT
from skali.games.odin.rules.state import LAMBS, OWN, Table
from skali.games.odin.rules.stores import give_up, is_free, price, receive

# --- upgrading ---


def diagonal(good: int, side: int) -> int:
    """Return the good of the next colour one column of the box to the right or left, or -1."""
    column, colour = int(BOX_COLUMN[good]) + side, int(COLOUR[good]) + 1
    for other in range(GOODS):
        if BOX_COLUMN[other] == column and COLOUR[other] == colour:
            return other
    return -1


RISE: Final = array([diagonal(good, 1) for good in range(GOODS)])
FALL: Final = array([diagonal(good, -1) for good in range(GOODS)])
MEATS: Final[i64] = 1 << SALT_MEAT | 1 << GAME_MEAT | 1 << WHALE_MEAT
MEAT: Final[i64] = WAYS.index("meat")
ONLY_ORANGE: Final[i64] = WAYS.index("orange")
TO_BLUE: Final[i64] = WAYS.index("blue")
ONE_KIND: Final[i64] = WAYS.index("same")
RISING: Final[i64] = WAYS.index("rise")
FALLING: Final[i64] = WAYS.index("fall")
MANY_GOODS: Final[i64] = 3
"""From so many goods on a card may add a step."""


def step_up(good: i64, way: i64) -> i64:
    """ODIN-195: what a good becomes by one step, or -1; some cards go along a diagonal."""
    if way == RISING:
        return RISE[good]
    return FALL[good] if way == FALLING else NEXT[good]


def becomes(good: i64, steps: i64, way: i64) -> i64:
    """ODIN-195, ODIN-197, ODIN-AMB-17: what a good becomes by so many steps, or -1."""
    better = step_up(good, way)
    if way == TO_BLUE:
        while better >= 0 and NEXT[better] >= 0:
            better = NEXT[better]
    elif steps > 1 and better >= 0:
        better = step_up(better, way)
    return better


def rises(good: i64, way: i64) -> bool:
    """Tell whether a good can be upgraded in a way."""
    if way == MEAT and MEATS >> good & 1 == 0:
        return False
    if way in (ONLY_ORANGE, RISING) and COLOUR[good] != ORANGE:
        return False
    return step_up(good, way) >= 0


def any_upgradable(t: Table, seat: i64, way: i64) -> bool:
    """ODIN-195, ODIN-199: whether a seat has a good that is not blue."""
    for good in range(GOODS):
        if t.has(seat, good) > 0 and rises(good, way):
            return True
    return False


def ask_to_upgrade(t: Table, seat: i64, goods: i64, steps: i64, way: i64) -> None:
    """ODIN-195..198: ask for the goods; a card may add a step where there are many."""
    t.ask(asks.UPGRADE, seat, asks.LEFT.at(goods) | asks.STEPS.at(steps))
    if t.decks != 0:
        t.put(asks.WAY, way)
        if goods >= MANY_GOODS and way == 0 and MACHINE.allowed(t, seat, EXTRA_STEP, 0):
            t.put(asks.EXTRA, 1)


def made(t: Table, good: i64) -> i64:
    """ODIN-196: how many of a good came from this very action."""
    found: i64 = 0
    for part in asks.MADE:
        if t.get(part) == good + 1:
            found += 1
    return found


def note_made(t: Table, good: i64) -> None:
    """ODIN-196: remember a tile that must not be upgraded again."""
    for part in asks.MADE:
        if t.get(part) == 0:
            t.put(part, good + 1)
            return


def forget_made(t: Table, seat: i64, good: i64) -> None:
    """A tile that was upgraded in this action is laid: those that are left may be upgraded."""
    if t.asks(asks.UPGRADE) and t.top_seats() >> seat & 1 != 0:
        for part in asks.MADE:
            if t.get(part) == good + 1:
                t.put(part, 0)
                return


def upgradable(t: Table, seat: i64, good: i64) -> bool:
    """ODIN-195, ODIN-196: whether a seat has such a tile that this action has not upgraded yet."""
    has = t.has(seat, good)
    if has == 0 or not rises(good, t.get(asks.WAY)):
        return False
    same = t.get(asks.SAME)
    return has > made(t, good) and (same == 0 or same == good + 1)


def any_left(t: Table, seat: i64) -> bool:
    """Tell whether another tile could be upgraded in this action."""
    for good in range(GOODS):
        if upgradable(t, seat, good):
            return True
    return False


def upgrade(t: Table, seat: i64, good: i64, steps: i64, way: i64) -> i64:
    """ODIN-195, ODIN-197, ODIN-AMB-17: the same outline, one or two colours on."""
    better = becomes(good, steps, way)
    give_up(t, seat, good, 1)
    receive(t, seat, better, 1)
    t.use_part()
    return better


def most_steps(t: Table) -> i64:
    """ODIN-197: how many steps the next good may go."""
    return max(t.get(asks.STEPS), 1 + t.get(asks.EXTRA))


class Upgrading(Answer[Table]):
    """ODIN-195..198: up to so many tiles, none of them twice."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every good that can be upgraded, by one step or two."""
        steps = most_steps(t)
        way = t.get(asks.WAY)
        for good in range(GOODS):
            if upgradable(t, seat, good):
                menu.one(UPGRADE + good * MOST_STEPS)
                if steps > 1 and way != TO_BLUE and becomes(good, 2, way) >= 0:
                    menu.one(UPGRADE + good * MOST_STEPS + 1)
        if may_stop(t, seat) or not any_left(t, seat):
            menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Upgrade one tile."""
        left = t.get(asks.LEFT)
        if family == DONE:
            t.pop()
            return
        good = index // MOST_STEPS
        steps = index % MOST_STEPS + 1
        way = t.get(asks.WAY)
        better = upgrade(t, seat, good, steps, way)
        if left == 1:
            t.pop()
            return
        t.put(asks.LEFT, left - 1)
        if steps > t.get(asks.STEPS):
            t.put(asks.EXTRA, 0)
        if way == ONE_KIND:
            t.put(asks.SAME, good + 1)
        note_made(t, better)
        if not any_left(t, seat):
            t.pop()


# --- overseas trading ---


def tradable(t: Table, seat: i64, turned: i64) -> i64:
    """ODIN-203, ODIN-204: green goods of the supply, of each kind one, as a mask."""
    found: i64 = 0
    for good in range(GOODS):
        if (
            COLOUR[good] == GREEN
            and t.has(seat, good) > 0
            and turned >> BOX_COLUMN[good] - 1 & 1 == 0
        ):
            found |= 1 << good
    return found


def ask_to_trade(t: Table, seat: i64) -> None:
    """ODIN-203, ODIN-A09: who has nothing green has paid for nothing."""
    if tradable(t, seat, 0) != 0:
        t.ask(asks.TRADE, seat)


class Trading(Answer[Table]):
    """ODIN-203: any number of different green goods are turned to their blue side."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the green goods."""
        menu.add(TURN, tradable(t, seat, t.get(asks.TURNED)))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Turn one."""
        if family == DONE:
            t.pop()
            return
        give_up(t, seat, index, 1)
        receive(t, seat, REVERSE[index], 1)
        t.mark(asks.TURNED, BOX_COLUMN[index] - 1)
        if tradable(t, seat, t.get(asks.TURNED)) == 0:
            t.pop()


# --- turning tiles over ---


def turnable(t: Table, seat: i64) -> i64:
    """ODIN-AMB-41: goods of the supply that have another side, as a mask; animals grow pregnant."""
    found: i64 = 0
    for good in range(GOODS):
        if t.has(seat, good) > 0 and (REVERSE[good] >= 0 or can_expect(t, seat, good)):
            found |= 1 << good
    return found


def can_expect(t: Table, seat: i64, good: i64) -> bool:
    """Tell whether an animal is not pregnant yet."""
    if good not in (SHEEP, CATTLE):
        return False
    return t.has(seat, good) > t.of(seat, LAMBS + (1 if good == CATTLE else 0))


def make_pregnant(t: Table, seat: i64, animal: i64) -> None:
    """ODIN-102: an animal is turned to its pregnant side."""
    t.own[seat * OWN + LAMBS + (1 if animal == CATTLE else 0)] += 1


class TurningOver(Answer[Table]):
    """Up to so many goods are turned over, each whichever way."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the goods."""
        menu.add(TURN, turnable(t, seat))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Turn one."""
        left = t.get(asks.TILES_LEFT)
        if family != DONE:
            if REVERSE[index] < 0:
                make_pregnant(t, seat, index)
            else:
                give_up(t, seat, index, 1)
                receive(t, seat, REVERSE[index], 1)
            if left > 1 and turnable(t, seat) != 0:
                t.put(asks.TILES_LEFT, left - 1)
                return
        t.pop()


# --- the special sale ---


def sale_price(t: Table, seat: i64, tile: i64, paid: i64) -> i64:
    """ODIN-205, ODIN-AMB-63: what a tile costs after others: discounts count for the total."""
    if paid == 0:
        return price(t, seat, SILVER, PRICE[tile])
    return price(t, seat, SILVER, paid + PRICE[tile]) - price(t, seat, SILVER, paid)


def on_sale(t: Table, seat: i64, paid: i64) -> i64:
    """ODIN-205, ODIN-206: special tiles that a seat can pay, as a mask; never the crown."""
    found: i64 = 0
    silver = t.has(seat, SILVER)
    for tile in range(GOODS, TILES):
        if is_free(t, tile) and PRICE[tile] >= 0 and sale_price(t, seat, tile, paid) <= silver:
            found |= 1 << tile
    return found


class Buying(Answer[Table]):
    """ODIN-205: up to so many special tiles at their prices."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what can be paid."""
        found = on_sale(t, seat, t.get(asks.PAID))
        menu.add(CLAIM, found)
        if found == 0 or may_stop(t, seat):
            menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Buy one."""
        left = t.get(asks.LEFT)
        paid = t.get(asks.PAID)
        if family != DONE:
            t.use_part()
            give_up(t, seat, SILVER, sale_price(t, seat, index, paid))
            receive(t, seat, index, 1)
            paid += PRICE[index]
            if left > 1 and on_sale(t, seat, paid) != 0:
                t.put(asks.LEFT, left - 1)
                t.put(asks.PAID, paid)
                return
        t.pop()


# --- the forge ---


def forgeable(t: Table) -> i64:
    """ODIN-183, ODIN-A05: jewelry and the special tiles with tongs that are left, as a mask."""
    found: i64 = 0
    for tile in range(TILES):
        if FORGED[tile] != 0 and is_free(t, tile):
            found |= 1 << tile
    return found


def ask_to_forge(t: Table, seat: i64) -> None:
    """ODIN-183: where only jewelry is left, nobody is asked."""
    if forgeable(t) == 1 << JEWELRY:
        receive(t, seat, JEWELRY, 1)
    else:
        t.ask(asks.FORGE, seat)


class Forging(Answer[Table]):
    """ODIN-183: one tile with tongs."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer those that are left."""
        menu.add(CLAIM, forgeable(t))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Take it."""
        t.pop()
        receive(t, seat, index, 1)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Upgrading(asks.UPGRADE),
    Trading(asks.TRADE),
    Buying(asks.SALE),
    Forging(asks.FORGE),
    TurningOver(asks.REVERSE),
)
