"""Trade: resources of choice, tiles onto the tracks, trade cards."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects import programs
from skali.games.karvi.effects.vocabulary import CAT_TRADE, GAIN, GAIN_ANY
from skali.games.karvi.rules import asks, deck
from skali.games.karvi.rules.actions import DONE, FRANCIA, GATHER, RECEIVE, TRADE
from skali.games.karvi.rules.components import (
    DISPLAY,
    FRANCIA_COST,
    FRANCIA_TRADE,
    MOST_COPIES,
    ON_TRACK,
    PER_SORT,
    POST,
    SLOTS_ON_TRACK,
    TILE_CARDS,
    TILE_COST,
    TILE_KINDS,
    TILE_POINTS,
    TOWER,
    TRACK_BUILDINGS,
    TRADE_SORTS,
    TRADE_TILES,
)
from skali.games.karvi.rules.running import run
from skali.games.karvi.rules.state import Table

NO_GOODS: Final[i64] = len(asks.SOLD) - 1
"""Instead of a trade tile: the trade was in Francia."""


def visible(t: Table, seat: i64, trigger: i64) -> i64:
    """KARVI-181: the first visible tile that works at a trigger, or -1."""
    for kind in range(len(TILE_KINDS)):
        tile = t.tiles[seat * len(TILE_KINDS) + kind]
        if tile >= 0 and programs.TILE_TRIGGER[tile] == trigger:
            return tile
    return -1


def run_triggered(t: Table, seat: i64, trigger: i64) -> None:
    """KARVI-181: every visible tile that works at a trigger gives its bonus."""
    for kind in range(len(TILE_KINDS)):
        tile = t.tiles[seat * len(TILE_KINDS) + kind]
        if tile >= 0 and programs.TILE_TRIGGER[tile] == trigger:
            run(t, programs.TILE_PROGRAM[tile])


# --- resources of choice ---


def ask_to_gather(t: Table, seat: i64, number: i64, low: i64, high: i64, paying: i64) -> None:
    """KARVI-168: fur and silver in any split, between a fewest and a most fur."""
    if number == 0:
        return
    if low == high:
        gather(t, seat, number, low, paying)
    else:
        split = asks.FEWEST.at(low) | asks.MOST.at(high) | asks.PAYING.at(paying)
        t.ask(asks.GATHER, seat, asks.AMOUNT.at(number) | split)


def gather(t: Table, seat: i64, number: i64, fur: i64, paying: i64) -> None:
    """Take or pay so much fur and the rest in silver."""
    if paying != 0:
        t.charge(seat, fur, number - fur, 0)
    else:
        t.fur[seat] += fur
        t.silver[seat] += number - fur


# --- trade ---


def trade_bonus(t: Table, seat: i64) -> i64:
    """KARVI-182: resources that a head gives with a trade action: any << 8 | fur << 4 | silver."""
    tile = visible(t, seat, programs.ON_TRADE)
    if tile < 0:
        return 0
    at = programs.TILE_PROGRAM[tile]
    if programs.CODE[at] == GAIN_ANY:
        return programs.CODE[at + 1] << 8
    if programs.CODE[at] == GAIN:
        return programs.CODE[at + 1] << 4 | programs.CODE[at + 2]
    return 0


def lacking(t: Table, seat: i64, tile: i64) -> i64:
    """Return what is missing for a trade tile's fur and silver; gold is never replaced."""
    bonus = trade_bonus(t, seat)
    fur = max(TILE_COST[tile * 3] - t.fur[seat] - (bonus >> 4 & 15), 0)
    silver = max(TILE_COST[tile * 3 + 1] - t.silver[seat] - (bonus & 15), 0)
    return fur + silver - (bonus >> 8)


def resources(t: Table, seat: i64) -> i64:
    """Count fur and silver of a seat."""
    return t.fur[seat] + t.silver[seat]


def bonus_size(t: Table, seat: i64) -> i64:
    """KARVI-182: how many resources a head gives with a trade action."""
    bonus = trade_bonus(t, seat)
    return (bonus >> 8) + (bonus >> 4 & 15) + (bonus & 15)


def payable(t: Table, seat: i64, tile: i64) -> bool:
    """KARVI-120, KARVI-182: whether a trade tile can be paid, with the bonus taken before."""
    return lacking(t, seat, tile) <= 0 and TILE_COST[tile * 3 + 2] <= t.gold[seat]


def tile_of(t: Table, seat: i64, sort: i64) -> i64:
    """Return the tile of a sort beside the tableau, or -1."""
    four = t.beside[seat] >> sort * PER_SORT & 15
    if four == 0:
        return -1
    letter: i64 = 0
    while four >> letter & 1 == 0:
        letter += 1
    return sort * PER_SORT + letter


def trades(t: Table, seat: i64) -> i64:
    """KARVI-119, KARVI-120, KARVI-148: the sorts that can be activated, and Francia."""
    found: i64 = 0
    for sort in range(TRADE_SORTS):
        tile = tile_of(t, seat, sort)
        if tile >= 0 and payable(t, seat, tile):
            found |= 1 << sort
    if can_trade_in_francia(t, seat, 0):
        found |= 1 << FRANCIA
    return found


def can_trade_in_francia(t: Table, seat: i64, gold: i64) -> bool:
    """KARVI-148, KARVI-182: all slots covered, and resources, with a bonus and gold exchanged."""
    if t.trades[seat] < SLOTS_ON_TRACK:
        return False
    return resources(t, seat) + bonus_size(t, seat) + gold >= FRANCIA_COST


def ask_to_trade(t: Table, seat: i64) -> None:
    """KARVI-AMB-34: ask if a trade is possible, perhaps after exchanging gold."""
    gold = t.gold[seat]
    for sort in range(TRADE_SORTS):
        tile = tile_of(t, seat, sort)
        if tile >= 0 and max(lacking(t, seat, tile), 0) + TILE_COST[tile * 3 + 2] <= gold:
            t.ask(asks.TRADE, seat)
            return
    if can_trade_in_francia(t, seat, gold):
        t.ask(asks.TRADE, seat)


def trade(t: Table, seat: i64, sort: i64) -> None:
    """KARVI-120, KARVI-182: pay first; a bonus comes after, unless it is needed for paying."""
    tile = tile_of(t, seat, sort) if sort != FRANCIA else NO_GOODS
    enough = can_pay(t, seat, tile)
    if enough:
        run_triggered(t, seat, programs.ON_TRADE)
    t.ask(asks.PAY_TRADE, seat, asks.TRADED.at(tile))
    if not enough:
        take_bonus_first(t, seat, tile)


def can_pay(t: Table, seat: i64, tile: i64) -> bool:
    """KARVI-120, KARVI-148: whether a trade can be paid without any bonus."""
    if tile == NO_GOODS:
        return resources(t, seat) >= FRANCIA_COST
    return t.pays(seat, TILE_COST[tile * 3], TILE_COST[tile * 3 + 1], 0)


def take_bonus_first(t: Table, seat: i64, tile: i64) -> None:
    """KARVI-182: take resources so that the trade can be paid; in Francia any will do."""
    bonus = trade_bonus(t, seat)
    t.fur[seat] += bonus >> 4 & 15
    t.silver[seat] += bonus & 15
    number = bonus >> 8
    if tile == NO_GOODS:
        ask_to_gather(t, seat, number, 0, number, 0)
        return
    fur = max(TILE_COST[tile * 3] - t.fur[seat], 0)
    silver = max(TILE_COST[tile * 3 + 1] - t.silver[seat], 0)
    ask_to_gather(t, seat, number, fur, number - silver, 0)


def pay_trade(t: Table, seat: i64, tile: i64) -> None:
    """KARVI-120, KARVI-121: cost, then points and trade cards, then the tile onto the track."""
    if tile == NO_GOODS:
        pay_in_francia(t, seat)
        return
    t.charge(seat, TILE_COST[tile * 3], TILE_COST[tile * 3 + 1], TILE_COST[tile * 3 + 2])
    t.book(seat, CAT_TRADE, TILE_POINTS[tile])
    t.ask(asks.LAY, seat, asks.TILE.at(tile))
    ask_to_receive(t, seat, TILE_CARDS[tile])


def pay_in_francia(t: Table, seat: i64) -> None:
    """KARVI-148: any resources for points."""
    t.book(seat, CAT_TRADE, FRANCIA_TRADE)
    low = max(FRANCIA_COST - t.silver[seat], 0)
    ask_to_gather(t, seat, FRANCIA_COST, low, min(FRANCIA_COST, t.fur[seat]), 1)


def lay(t: Table, seat: i64, tile: i64) -> None:
    """KARVI-121, KARVI-122, KARVI-127, KARVI-129, KARVI-136: the tile onto the leftmost slot."""
    t.beside[seat] &= ~(1 << tile)
    t.laid[seat] |= 1 << tile
    if tile < TRADE_TILES:
        t.trades[seat] += 1
        free_buildings(t, seat, POST, t.trades[seat])
    else:
        t.raids[seat] += 1
        free_buildings(t, seat, TOWER, t.raids[seat])


def free_buildings(t: Table, seat: i64, kind: i64, slot: i64) -> None:
    """KARVI-122, KARVI-129: a building that lay on the slot goes to the supply."""
    for number in range(ON_TRACK):
        building = kind * ON_TRACK + number
        if TRACK_BUILDINGS[building] == slot and t.on_track[seat] >> building & 1 != 0:
            to_supply(t, seat, kind, building)


def to_supply(t: Table, seat: i64, kind: i64, building: i64) -> None:
    """KARVI-122: a building goes from its track to the supply."""
    t.on_track = t.on_track[:]
    t.stock = t.stock[:]
    t.on_track[seat] &= ~(1 << building)
    t.stock[2 * seat + kind] += 1


def release(t: Table, seat: i64, kind: i64) -> None:
    """KARVI-195, KARVI-230: the leftmost building of a kind leaves the track."""
    for number in range(ON_TRACK):
        building = kind * ON_TRACK + number
        if t.on_track[seat] >> building & 1 != 0:
            to_supply(t, seat, kind, building)
            return


# --- trade cards ---


def ask_to_receive(t: Table, seat: i64, number: i64) -> None:
    """KARVI-125, KARVI-167: one after the other, as long as cards lie open."""
    if number > 0 and not deck.is_display_empty(t):
        t.ask(asks.RECEIVE, seat, asks.NUMBER.at(number))


def receipts(t: Table) -> i64:
    """KARVI-123: the open cards and their boxes, as slot * 2 + box."""
    found: i64 = 0
    for slot in range(DISPLAY):
        if t.display[slot] >= 0:
            first = t.display[slot] * 2
            found |= 1 << slot * 2
            if programs.TRADE_CARD_BOX[first + 1] >= 0:
                found |= 2 << slot * 2
    return found


def receive(t: Table, seat: i64, slot: i64, box: i64) -> None:
    """KARVI-123, KARVI-124, KARVI-190: the card is kept and its bonus comes at once."""
    number = t.get(asks.NUMBER)
    t.pop()
    card = t.display[slot]
    t.display[slot] = -1
    mark: i64 = 1 << MOST_COPIES * card
    t.received[seat] |= mark if t.received[seat] & mark == 0 else mark << 1
    ask_to_receive(t, seat, number - 1)
    run(t, programs.TRADE_CARD_BOX[card * 2 + box])
    run_triggered(t, seat, programs.ON_TRADE_CARD)


# --- answers ---


class Gathering(Answer[Table]):
    """KARVI-168: fur and silver in any split."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer how much of it is fur."""
        low, high = t.get(asks.FEWEST), t.get(asks.MOST)
        menu.add(GATHER, (1 << (high + 1)) - (1 << low))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Take or pay them."""
        number, paying = t.get(asks.AMOUNT), t.get(asks.PAYING)
        t.pop()
        gather(t, seat, number, index, paying)


class Trading(Answer[Table]):
    """KARVI-119, KARVI-148: a trade tile, or Francia."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what can be paid."""
        menu.add(TRADE, trades(t, seat))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Trade."""
        t.pop()
        if family == TRADE:
            trade(t, seat, index)


class PayingTheTrade(Answer[Table]):
    """KARVI-120: the cost, after a bonus that was needed for it."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Pay."""
        tile = t.get(asks.TRADED)
        t.pop()
        pay_trade(t, seat, tile)


class Laying(Answer[Table]):
    """KARVI-121, KARVI-127: the tile goes onto its track, after all it brought."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Lay it."""
        tile = t.get(asks.TILE)
        t.pop()
        lay(t, seat, tile)


class Receiving(Answer[Table]):
    """KARVI-123: an open trade card, and one of its boxes."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the open cards."""
        menu.add(RECEIVE, receipts(t))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Receive it."""
        receive(t, seat, index // 2, index % 2)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Gathering(asks.GATHER),
    Trading(asks.TRADE),
    PayingTheTrade(asks.PAY_TRADE),
    Laying(asks.LAY),
    Receiving(asks.RECEIVE),
)
