"""What goes on by itself: what waited below a question, and the named actions."""

from mypy_extensions import i64

from skali.games.karvi import crew, equipping, sea, trading, village
from skali.games.karvi.coder import (
    BEER_ACTION,
    EQUIP_ACTION,
    INCOME_ACTION,
    PROVISIONS_ACTION,
    RAID_ACTION,
    TRADE_ACTION,
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
)
from skali.games.karvi.effects import (
    BEER_PROGRAM,
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
    ASK_OPTION,
    ASK_WHEN,
    WAIT_ARRIVE,
    WAIT_LAY,
    WAIT_PAY_TRADE,
    WAIT_PLUNDER,
    WAIT_RUN,
    WAIT_STONE,
    Table,
)


def go_on(t: Table, waiting: i64) -> None:
    """Carry on with what waited below an answered question."""
    seat = t.actor()
    cargo = t.pop()
    if waiting == WAIT_ARRIVE:
        sea.arrive(t, seat)
    elif waiting == WAIT_PAY_TRADE:
        trading.pay_trade(t, seat, cargo)
    elif waiting == WAIT_LAY:
        trading.lay(t, seat, cargo)
    elif waiting == WAIT_PLUNDER:
        trading.plunder(t, seat, cargo)
    elif waiting == WAIT_STONE:
        sea.set_stone(t, seat, cargo)


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
        t.push(ASK_OPTION, 1 << seat, LOCKED_CHOICE)
    elif by_trade:
        t.run(TRADE_LOCKED_BONUS)
    elif by_raid:
        t.run(RAID_LOCKED_BONUS)


def pay_for_gain(t: Table, number: i64) -> None:
    """KARVI-233: provisions for a gain each."""
    seat = t.actor()
    gain = t.pop() >> 3
    t.provisions[seat] -= number
    for _ in range(number):
        t.run(gain)
