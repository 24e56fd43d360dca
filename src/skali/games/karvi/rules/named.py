"""The named actions of fields and cards, with the player's own values and bonuses."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects import programs, vocabulary
from skali.games.karvi.rules import asks, components, crew, equipping, raiding, trading, village
from skali.games.karvi.rules.actions import DONE, LATER, NOW, PAY
from skali.games.karvi.rules.running import run
from skali.games.karvi.rules.state import Table


def act(t: Table, seat: i64, action: i64) -> None:
    """KARVI-090..150: one of the named actions, with the player's current values."""
    if action == vocabulary.BEER_ACTION:
        act_with_bonus(t, seat, programs.BEER_PROGRAM, programs.ON_BEER)
    elif action == vocabulary.PROVISIONS_ACTION:
        provision(t, seat, components.PROVISIONS_VALUE[t.raids[seat]])
    elif action == vocabulary.INCOME_ACTION:
        act_with_bonus(t, seat, programs.INCOME_PROGRAM, programs.ON_INCOME)
    elif action == vocabulary.EQUIP_ACTION:
        equipping.ask_to_equip(t, seat, 0)
    elif action == vocabulary.TRADE_ACTION:
        trading.ask_to_trade(t, seat)
    elif action == vocabulary.RAID_ACTION:
        raiding.ask_to_raid(t, seat)
    else:
        unlock(t, seat)


def provision(t: Table, seat: i64, amount: i64) -> None:
    """KARVI-101, KARVI-102: a ship holds six provisions, the rest is lost."""
    t.provisions[seat] = min(t.provisions[seat] + amount, components.MOST_PROVISIONS)


def act_with_bonus(t: Table, seat: i64, program: i64, trigger: i64) -> None:
    """KARVI-182: an action that tiles reward before or after it; it is asked where it matters."""
    t.ask(asks.RUN, seat, asks.PROGRAM.at(program))
    for kind in range(len(components.TILE_KINDS)):
        tile = t.tiles[seat * len(components.TILE_KINDS) + kind]
        if tile >= 0 and programs.TILE_TRIGGER[tile] == trigger:
            if programs.TILE_AUTOMATIC[tile] != 0:
                run(t, programs.TILE_PROGRAM[tile])
            else:
                t.ask(asks.WHEN, seat, asks.EQUIPPED.at(tile))


def own_value(t: Table, seat: i64, which: i64) -> None:
    """KARVI-097, KARVI-103..105: what beer and income bring this player."""
    if which == 0:
        number = (
            components.INCOME_RESOURCES
            + components.RESOURCES_PER_POST * t.built[2 * seat + components.POST]
        )
        trading.ask_to_gather(t, seat, number, 0, number, 0)
    elif which == 1:
        points = (
            components.INCOME_STRENGTH
            + components.STRENGTH_PER_TOWER * t.built[2 * seat + components.TOWER]
        )
        crew.ask_to_strengthen(t, seat, points)
    else:
        village.ask_to_pour(t, seat, components.BEER_VALUE[t.trades[seat]])


def unlock(t: Table, seat: i64) -> None:
    """KARVI-139, KARVI-140: the locked action; with both slots covered one bonus is chosen."""
    by_trade = t.trades[seat] >= components.TRADE_LOCKED
    by_raid = t.raids[seat] >= components.RAID_LOCKED
    if by_trade and by_raid:
        t.ask(asks.OPTION, seat, asks.PROGRAM.at(programs.LOCKED_CHOICE))
    elif by_trade:
        run(t, programs.TRADE_LOCKED_BONUS)
    elif by_raid:
        run(t, programs.RAID_LOCKED_BONUS)


# --- answers ---


class TimingABonus(Answer[Table]):
    """KARVI-182: the bonus of a tile before its action, or after it."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer both."""
        menu.one(NOW)
        menu.one(LATER)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Run the program now, or below the action that waits."""
        program = programs.TILE_PROGRAM[t.get(asks.EQUIPPED)]
        t.pop()
        if family == NOW:
            run(t, program)
            return
        action = t.get(asks.PROGRAM)
        t.pop()
        run(t, program)
        t.ask(asks.RUN, seat, asks.PROGRAM.at(action))


class Paying(Answer[Table]):
    """KARVI-233: provisions for a gain each."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer how many."""
        menu.some(PAY, min(t.get(asks.PRICE), t.provisions[seat]))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Pay, and gain as often."""
        gain = t.get(asks.GAIN)
        t.pop()
        if family == PAY:
            t.provisions[seat] -= index + 1
            for _ in range(index + 1):
                run(t, gain)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    TimingABonus(asks.WHEN),
    Paying(asks.PAY),
)
