"""Carrying out programs: one step of an effect at a time, until somebody must decide."""

from typing import Final

from mypy_extensions import i64

from skali.games.karvi import crew, deck, equipping, sea, trading, village
from skali.games.karvi.coder import (
    ACTION,
    BEER,
    BEER_ACTION,
    CAT_CARDS,
    CHOOSE,
    DIE_BACK,
    DIE_COPY,
    DIE_MOVE_FREE,
    DIE_POINTS,
    DIE_SET,
    DIE_STACK,
    DOUBLE_STRENGTH,
    DRAW,
    EACH_STRENGTH,
    END,
    EQUIP_ACTION,
    FIELD_FREE,
    FIELD_REUSE,
    FLIP,
    GAIN,
    GAIN_ANY,
    HEAL,
    INCOME_ACTION,
    MOVE,
    OWN_VALUE,
    PAY_PROVISIONS,
    POINTS,
    POINTS_PER,
    POINTS_STRENGTH,
    PROVISIONS,
    PROVISIONS_ACTION,
    RAID_ACTION,
    RELEASE,
    RETURN,
    STRENGTH,
    TRADE_ACTION,
    TRADE_CARD,
    WARRIOR,
    WIDTH,
)
from skali.games.karvi.components import (
    BEER_VALUE,
    INCOME_RESOURCES,
    INCOME_STRENGTH,
    MOST_PROVISIONS,
    POST,
    PROVISIONS_VALUE,
    RAID_LOCKED,
    RESOURCES_PER_POST,
    STRENGTH_PER_TOWER,
    TILE_KINDS,
    TOWER,
    TRADE_LOCKED,
    WARRIOR_PLACES,
)
from skali.games.karvi.counts import count_of
from skali.games.karvi.effects import (
    BEER_PROGRAM,
    CODE,
    INCOME_PROGRAM,
    LOCKED_CHOICE,
    ON_BEER,
    ON_INCOME,
    RAID_LOCKED_BONUS,
    TILE_AUTOMATIC,
    TILE_PROGRAM,
    TILE_TRIGGER,
    TRADE_LOCKED_BONUS,
)
from skali.games.karvi.state import (
    ASK_COPY,
    ASK_MOVE,
    ASK_OPTION,
    ASK_PAY,
    ASK_USE,
    ASK_WHEN,
    FOR_SET,
    WAIT_ARRIVE,
    WAIT_LAY,
    WAIT_PAY_TRADE,
    WAIT_PLUNDER,
    WAIT_RUN,
    WAIT_STONE,
    Table,
)

MOVE_FREE: Final[i64] = 1
MOVE_STACK: Final[i64] = 2
USE_OWN: Final[i64] = 0
USE_FREE: Final[i64] = 1
USE_PAYING: Final[i64] = 2


def go_on(t: Table, waiting: i64) -> None:
    """Carry on with what waited below an answered question."""
    seat = t.actor()
    cargo = t.pop()
    if waiting == WAIT_RUN:
        if CODE[cargo + WIDTH] != END:
            t.push(WAIT_RUN, 1 << seat, cargo + WIDTH)
        step(t, seat, cargo)
    elif waiting == WAIT_ARRIVE:
        sea.arrive(t, seat)
    elif waiting == WAIT_PAY_TRADE:
        trading.pay_trade(t, seat, cargo)
    elif waiting == WAIT_LAY:
        trading.lay(t, seat, cargo)
    elif waiting == WAIT_PLUNDER:
        trading.plunder(t, seat, cargo)
    elif waiting == WAIT_STONE:
        sea.set_stone(t, seat, cargo)


def step(t: Table, seat: i64, at: i64) -> None:
    """KARVI-172: one symbol of a box; the common ones first."""
    op, a, b = CODE[at], CODE[at + 1], CODE[at + 2]
    if op == GAIN:
        t.fur[seat] += a
        t.silver[seat] += b
        t.gold[seat] += CODE[at + 3]
    elif op == GAIN_ANY:
        trading.ask_to_gather(t, seat, a, 0, a, 0)
    elif op == POINTS:
        t.book(seat, b, a)
    elif op == ACTION:
        act(t, seat, a)
    elif op == BEER:
        village.ask_to_pour(t, seat, a)
    elif op == PROVISIONS:
        provision(t, seat, a)
    elif op == OWN_VALUE:
        own_value(t, seat, a)
    elif op == CHOOSE:
        t.push(ASK_OPTION, 1 << seat, b << 3 | a)
    elif op == DRAW:
        deck.ask_to_draw(t, seat, a, b)
    elif op == TRADE_CARD:
        trading.ask_to_receive(t, seat, a)
    elif op == MOVE:
        sea.ask_to_sail(t, seat, a, b, CODE[at + 3])
    else:
        crew_step(t, seat, at)


def crew_step(t: Table, seat: i64, at: i64) -> None:
    """Steps that work on warriors."""
    op, a, b = CODE[at], CODE[at + 1], CODE[at + 2]
    if op == STRENGTH:
        crew.ask_to_strengthen(t, seat, a)
    elif op == WARRIOR:
        crew.recruit(t, seat, a, b)
    elif op == HEAL:
        crew.ask_to_heal(t, seat, a)
    elif op == EACH_STRENGTH:
        crew.raise_all(t, seat, a, WARRIOR_PLACES, b)
    elif op == DOUBLE_STRENGTH:
        crew.raise_all(t, seat, a, b, 0)
    elif op == POINTS_STRENGTH:
        t.book(seat, CODE[at + 3], crew.best_healthy(t, seat, a, b))
    elif op == FLIP:
        crew.ask_to_wound(t, seat, a)
    elif op == RETURN:
        crew.ask_to_give(t, seat, a, b)
    else:
        rare_step(t, seat, at)


def rare_step(t: Table, seat: i64, at: i64) -> None:
    """Steps that only cards have: points, buildings, provisions, dice and fields."""
    op, a, b = CODE[at], CODE[at + 1], CODE[at + 2]
    if op == POINTS_PER:
        t.book(seat, CODE[at + 3], min(count_of(t, seat, a) * (b >> 8), b & 255))
    elif op == RELEASE:
        trading.release(t, seat, a)
    elif op == PAY_PROVISIONS:
        if t.provisions[seat] > 0:
            t.push(ASK_PAY, 1 << seat, b << 3 | a)
    elif op == DIE_SET:
        village.ask_for_die(t, seat, FOR_SET, a)
    elif op == DIE_COPY:
        t.push(ASK_COPY, 1 << seat)
    elif op == DIE_POINTS:
        t.book(seat, CAT_CARDS, t.beer[2 * seat] + t.beer[2 * seat + 1])
    elif op == DIE_MOVE_FREE:
        t.push(ASK_MOVE, 1 << seat, MOVE_FREE)
    elif op == DIE_STACK:
        t.push(ASK_MOVE, 1 << seat, MOVE_STACK)
    elif op == DIE_BACK:
        village.ask_to_go_back(t, seat, a, b)
    elif op == FIELD_REUSE:
        t.push(ASK_USE, 1 << seat, USE_OWN)
    elif op == FIELD_FREE:
        t.push(ASK_USE, 1 << seat, USE_PAYING if a != 0 else USE_FREE)


# --- die actions ---


def act(t: Table, seat: i64, action: i64) -> None:
    """KARVI-090..150: one of the named actions, with the player's current values."""
    if action == BEER_ACTION:
        act_with_bonus(t, seat, BEER_PROGRAM, ON_BEER)
    elif action == PROVISIONS_ACTION:
        provision(t, seat, PROVISIONS_VALUE[t.raids[seat]])
    elif action == INCOME_ACTION:
        act_with_bonus(t, seat, INCOME_PROGRAM, ON_INCOME)
    elif action == EQUIP_ACTION:
        equipping.ask_to_equip(t, seat, 0)
    elif action == TRADE_ACTION:
        trading.ask_to_trade(t, seat)
    elif action == RAID_ACTION:
        trading.ask_to_raid(t, seat)
    else:
        unlock(t, seat)


def provision(t: Table, seat: i64, amount: i64) -> None:
    """KARVI-101, KARVI-102: a ship holds six provisions, the rest is lost."""
    t.provisions[seat] = min(t.provisions[seat] + amount, MOST_PROVISIONS)


def act_with_bonus(t: Table, seat: i64, program: i64, trigger: i64) -> None:
    """KARVI-182: an action that tiles reward before or after it; it is asked where it matters."""
    t.push(WAIT_RUN, 1 << seat, program)
    for kind in range(len(TILE_KINDS)):
        tile = t.tiles[seat * len(TILE_KINDS) + kind]
        if tile >= 0 and TILE_TRIGGER[tile] == trigger:
            if TILE_AUTOMATIC[tile] != 0:
                t.run(TILE_PROGRAM[tile])
            else:
                t.push(ASK_WHEN, 1 << seat, tile)


def take_bonus(t: Table, *, later: bool) -> None:
    """KARVI-182: the bonus of a tile now, or after the action that waits below."""
    seat = t.actor()
    program = TILE_PROGRAM[t.pop()]
    if later:
        action = t.pop()
        t.run(program)
        t.push(WAIT_RUN, 1 << seat, action)
    else:
        t.run(program)


def own_value(t: Table, seat: i64, which: i64) -> None:
    """KARVI-097, KARVI-103..105: what beer and income bring this player."""
    if which == 0:
        number = INCOME_RESOURCES + RESOURCES_PER_POST * t.built[2 * seat + POST]
        trading.ask_to_gather(t, seat, number, 0, number, 0)
    elif which == 1:
        points = INCOME_STRENGTH + STRENGTH_PER_TOWER * t.built[2 * seat + TOWER]
        crew.ask_to_strengthen(t, seat, points)
    else:
        village.ask_to_pour(t, seat, BEER_VALUE[t.trades[seat]])


def unlock(t: Table, seat: i64) -> None:
    """KARVI-139, KARVI-140: the locked action; with both slots covered one bonus is chosen."""
    by_trade = t.trades[seat] >= TRADE_LOCKED
    by_raid = t.raids[seat] >= RAID_LOCKED
    if by_trade and by_raid:
        t.push(ASK_OPTION, 1 << seat, LOCKED_CHOICE << 3 | 2)
    elif by_trade:
        t.run(TRADE_LOCKED_BONUS)
    elif by_raid:
        t.run(RAID_LOCKED_BONUS)


def choose_option(t: Table, option: i64) -> None:
    """KARVI-091: exactly one of several."""
    cargo = t.pop()
    t.run(CODE[(cargo >> 3) + option])


def pay_for_gain(t: Table, number: i64) -> None:
    """KARVI-233: provisions for a gain each."""
    seat = t.actor()
    gain = t.pop() >> 3
    t.provisions[seat] -= number
    for _ in range(number):
        t.run(gain)
