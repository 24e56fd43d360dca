"""The advanced offer: auction of the start right, one figure removed, colours laid downwards."""

from mypy_extensions import i64

from skali.core.chance import Chance, total
from skali.games.wikinger.components import COLOURS, FIGURE_BAG, SLOTS
from skali.games.wikinger.offer import lay_tiles
from skali.games.wikinger.state import ASK_BID, ASK_LAY, ASK_REMOVE, NOWHERE, Table


def lowest_bid(t: Table) -> i64:
    """WIK-115, WIK-116: the first speaker may say 0, everybody else must raise."""
    return 0 if t.bidder == NOWHERE else t.bid + 1


def bid(t: Table, amount: i64) -> None:
    """WIK-115, WIK-116: the bid stands until it is raised."""
    t.bid = amount
    t.bidder = t.actor()
    ask_next_bidder(t)


def pass_bid(t: Table) -> None:
    """WIK-116: whoever passes is out of this auction."""
    t.out |= 1 << t.actor()
    ask_next_bidder(t)


def ask_next_bidder(t: Table) -> None:
    """WIK-116, WIK-158: go round until only the highest bidder is left."""
    seat = t.left_of(t.actor())
    t.pop()
    while t.out >> seat & 1 != 0:
        seat = t.left_of(seat)
    if seat == t.bidder:
        win(t)
    else:
        t.push(ASK_BID, 1 << seat)


def win(t: Table) -> None:
    """WIK-118..121: the winner pays, becomes start player and must remove a figure."""
    t.pay(t.bidder, t.bid)
    t.start = t.bidder
    t.buyer = t.start
    t.push(ASK_REMOVE, 1 << t.start)


def remove(t: Table, colour: i64, chance: Chance) -> None:
    """WIK-121, WIK-122: one figure leaves the game; only then the tiles are laid out."""
    t.pop()
    t.drawn[colour] -= 1
    t.removed[FIGURE_BAG + colour] += 1
    lay_tiles(t, chance)
    t.push(ASK_LAY, 1 << t.start)
    lay_forced(t)


def lay(t: Table, colour: i64) -> None:
    """WIK-123, WIK-124: all figures of a colour go to the highest free slots; the next chooses."""
    seat = t.actor()
    t.pop()
    lay_downwards(t, colour)
    if total(t.drawn, 0, COLOURS) > 0:
        t.push(ASK_LAY, 1 << t.left_of(seat))
        lay_forced(t)


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
