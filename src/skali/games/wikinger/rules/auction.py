"""The advanced offer: auction of the start right, one figure removed, colours laid downwards."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance, total
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.wikinger.rules import asks
from skali.games.wikinger.rules.actions import BID, EXCHANGE, LARGEST_BID, LAY, PASS, REMOVE
from skali.games.wikinger.rules.components import COLOURS, FIGURE_BAG, SLOTS
from skali.games.wikinger.rules.offer import exchange_point, lay_tiles, may_exchange
from skali.games.wikinger.rules.state import NOWHERE, Table


def lowest_bid(t: Table) -> i64:
    """WIK-115, WIK-116: the first speaker may say 0, everybody else must raise."""
    return 0 if t.bidder == NOWHERE else t.bid + 1


class Bidding(Answer[Table]):
    """WIK-114..117: raise up to the purse, or pass; the first speaker may not pass."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every bid that can be paid."""
        if t.bidder >= 0:
            menu.one(PASS)
        if may_exchange(t, seat):
            menu.one(EXCHANGE)
        lowest = lowest_bid(t)
        menu.some(BID + lowest, min(t.purse(seat), LARGEST_BID) + 1 - lowest)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """WIK-115, WIK-116: a bid stands until it is raised; whoever passes is out."""
        if family == EXCHANGE:
            exchange_point(t, seat)
            return
        if family == BID:
            t.bid = index
            t.bidder = seat
        else:
            t.out |= 1 << seat
        ask_next_bidder(t, seat)


def ask_next_bidder(t: Table, last: i64) -> None:
    """WIK-116, WIK-158: go round until only the highest bidder is left."""
    t.pop()
    seat = t.left_of(last)
    while t.out >> seat & 1 != 0:
        seat = t.left_of(seat)
    if seat == t.bidder:
        win(t)
    else:
        t.ask(asks.BID, seat)


def win(t: Table) -> None:
    """WIK-118..121: the winner pays, becomes start player and must remove a figure."""
    t.pay(t.bidder, t.bid)
    t.start = t.bidder
    t.buyer = t.start
    t.ask(asks.REMOVE, t.start)


class Removing(Answer[Table]):
    """WIK-121, WIK-122: one figure leaves the game; only then the tiles are laid out."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every colour that was drawn."""
        menu.add(REMOVE, drawn_colours(t))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Remove it; the winner then lays the first colour."""
        t.pop()
        t.drawn[index] -= 1
        t.removed[FIGURE_BAG + index] += 1
        lay_tiles(t, chance)
        t.ask(asks.LAY, seat)
        lay_forced(t)


class Laying(Answer[Table]):
    """WIK-123, WIK-124: all figures of a colour go to the highest free slots; the next chooses."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every colour that was drawn."""
        menu.add(LAY, drawn_colours(t))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Lay a colour."""
        t.pop()
        lay_downwards(t, index)
        if total(t.drawn, 0, COLOURS) > 0:
            t.ask(asks.LAY, t.left_of(seat))
            lay_forced(t)


def drawn_colours(t: Table) -> i64:
    """Return the colours that were drawn and lie beside the wheel, as a mask."""
    found: i64 = 0
    for colour in range(COLOURS):
        if t.drawn[colour] > 0:
            found |= 1 << colour
    return found


def lay_forced(t: Table) -> None:
    """WIK-124: the last colour leaves no choice."""
    only: i64 = NOWHERE
    for colour in range(COLOURS):
        if t.drawn[colour] > 0:
            if only != NOWHERE:
                return
            only = colour
    t.pop()
    lay_downwards(t, only)


def lay_downwards(t: Table, colour: i64) -> None:
    """WIK-123: fill the highest slots without a figure."""
    slot: i64 = SLOTS - 1
    while t.drawn[colour] > 0:
        if t.wheel_figure[slot] == NOWHERE:
            t.wheel_figure[slot] = colour
            t.drawn[colour] -= 1
        slot -= 1


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Bidding(asks.BID),
    Removing(asks.REMOVE),
    Laying(asks.LAY),
)
