"""The offer: laying it out, its prices, and buying a combination."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count, highest, lowest
from skali.core.chance import Chance, draw, total
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.wikinger.rules import asks
from skali.games.wikinger.rules.actions import BUY, EXCHANGE
from skali.games.wikinger.rules.asks import FIGURE, TILE
from skali.games.wikinger.rules.components import (
    BOATMAN,
    COLOURS,
    DRAWN,
    DRAWN_WITH_AUCTION,
    FIGURE_BAG,
    KINDS,
    OPEN_SPECIALS,
    SLOTS,
    SPECIAL_BAG,
    SPECIAL_KINDS,
    TILE_BAG,
    TILE_KINDS,
)
from skali.games.wikinger.rules.display import fits_anywhere
from skali.games.wikinger.rules.state import CAT_EXCHANGED, NOWHERE, Table

# The streams of luck, as `Game.streams` names them.
SETUP: Final[i64] = 0
TILE_STREAM: Final[i64] = 1
FIGURE_STREAM: Final[i64] = 2
SPECIAL_STREAM: Final[i64] = 3


def begin_round(t: Table, chance: Chance) -> None:
    """WIK-011: lay out the offer; in the advanced version special tiles and auction come first."""
    if t.advanced != 0:
        open_specials(t, chance)
    if t.auction != 0:
        draw_figures(t, chance, DRAWN_WITH_AUCTION)
        t.bid = 0
        t.bidder = NOWHERE
        t.out = 0
        t.ask(asks.BID, t.start)
        return
    lay_tiles(t, chance)
    draw_figures(t, chance, DRAWN)
    slot: i64 = 0
    for colour in range(COLOURS):
        slot = lay_upwards(t, colour, slot)
    t.buyer = t.start


def open_specials(t: Table, chance: Chance) -> None:
    """WIK-130, WIK-160: refill the open special tiles to four."""
    missing = OPEN_SPECIALS - total(t.open, 0, SPECIAL_KINDS)
    while missing > 0 and total(t.bag, SPECIAL_BAG, SPECIAL_KINDS) > 0:
        t.open[draw(chance, SPECIAL_STREAM, t.bag, SPECIAL_BAG, SPECIAL_KINDS)] += 1
        missing -= 1


def draw_figures(t: Table, chance: Chance, figures: i64) -> None:
    """WIK-016, WIK-113: draw figures blindly; they are sorted by colour at once."""
    for _ in range(figures):
        t.drawn[draw(chance, FIGURE_STREAM, t.bag, FIGURE_BAG, COLOURS)] += 1


def lay_tiles(t: Table, chance: Chance) -> None:
    """WIK-012..015: islands from slot 0 upwards, ships from slot 11 downwards."""
    island: i64 = 0
    ship: i64 = SLOTS - 1
    for _ in range(SLOTS):
        kind = draw(chance, TILE_STREAM, t.bag, TILE_BAG, TILE_KINDS)
        if kind < KINDS:
            t.wheel_tile[island] = kind
            island += 1
        else:
            t.wheel_tile[ship] = kind
            ship -= 1
    t.occupied = (1 << SLOTS) - 1


def lay_upwards(t: Table, colour: i64, slot: i64) -> i64:
    """WIK-017, WIK-018: lay all figures of a colour from a slot upwards; return the next slot."""
    while t.drawn[colour] > 0:
        t.drawn[colour] -= 1
        t.wheel_figure[slot] = colour
        slot += 1
    return slot


def last_of_its_colour(t: Table, slot: i64) -> bool:
    """WIK-027: whether no other figure around the wheel has this one's colour."""
    colour = t.wheel_figure[slot]
    for other in range(SLOTS):
        if other != slot and t.wheel_figure[other] == colour:
            return False
    return True


def cheapest_above_zero(t: Table) -> i64:
    """WIK-029: the lowest price above 0, or -1 when only the 0 is left."""
    others = t.occupied & (t.occupied - 1)
    if others == 0:
        return -1
    return lowest(others) - lowest(t.occupied)


def zero_is_open(t: Table, seat: i64) -> bool:
    """WIK-027, WIK-029, WIK-036: whether the seat may take the combination at price 0."""
    cheapest = cheapest_above_zero(t)
    if cheapest < 0 or t.gold[seat] < cheapest:
        return True
    return last_of_its_colour(t, t.zero())


def buyable(t: Table, seat: i64) -> i64:
    """WIK-025..036: the slots whose combination the seat may buy."""
    zero = lowest(t.occupied)
    last = zero + t.purse(seat)
    slots = t.occupied & (t.occupied - 1)
    if last < SLOTS - 1:
        slots &= (1 << (last + 1)) - 1
    if zero_is_open(t, seat):
        slots |= 1 << zero
    return slots


def buy(t: Table, slot: i64) -> None:
    """WIK-019, WIK-026, WIK-042: pay; then start tile, tile, figure and special tile follow."""
    t.pop()
    seat = t.buyer
    t.buyer = t.left_of(seat)
    price = t.price(slot)
    dearest = price > 0 and slot == highest(t.occupied)
    t.pay(seat, price)
    tile = t.wheel_tile[slot]
    figure = t.wheel_figure[slot]
    t.wheel_tile[slot] = NOWHERE
    t.wheel_figure[slot] = NOWHERE
    t.occupied &= ~(1 << slot)
    if t.advanced != 0 and dearest and total(t.open, 0, SPECIAL_KINDS) > 0:
        t.ask(asks.TAKE, seat)
    if t.start_tiles >> seat & 1 != 0:
        t.ask(asks.PLACE, seat, TILE.at(tile) | FIGURE.at(figure))
        t.ask(asks.START, seat)
    else:
        ask_to_place(t, seat, tile, figure)


def ask_to_place(t: Table, seat: i64, tile: i64, figure: i64) -> None:
    """WIK-042, WIK-053: the tile must be laid; one that fits nowhere leaves the game."""
    if tile >= KINDS or fits_anywhere(t, seat, tile):
        t.ask(asks.PLACE, seat, TILE.at(tile) | FIGURE.at(figure))
    else:
        t.removed[TILE_BAG + tile] += 1
        t.waiting[seat * COLOURS + figure] += 1


def ask_to_buy(t: Table) -> None:
    """WIK-021, WIK-025: the next seat must buy."""
    t.ask(asks.BUY, t.buyer)


def exchange_point(t: Table, seat: i64) -> None:
    """WIK-031, WIK-032: a point becomes a gold."""
    t.book(seat, CAT_EXCHANGED, -1)
    t.gold[seat] += 1


def may_exchange(t: Table, seat: i64) -> bool:
    """WIK-031: with free exchange, at any own decision about gold."""
    return t.exchange != 0 and t.points[seat] > 0


class Buying(Answer[Table]):
    """WIK-025..036: any combination the buyer may take."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the combinations, and gold for points."""
        menu.add(BUY, buyable(t, seat))
        if may_exchange(t, seat):
            menu.one(EXCHANGE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Buy, or exchange a point first."""
        if family == BUY:
            buy(t, index)
        else:
            exchange_point(t, seat)


ANSWERS: Final[tuple[Answer[Table], ...]] = (Buying(asks.BUY),)


def purchases_left(t: Table) -> i64:
    """Count the combinations around the wheel."""
    return count(t.occupied)


def boatmen(t: Table, seat: i64) -> i64:
    """Count the wooden boatmen on a mainland."""
    return t.waiting[seat * COLOURS + BOATMAN]
