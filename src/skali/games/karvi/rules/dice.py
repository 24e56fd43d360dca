"""Cards that work on own dice: setting them, moving them back, copying, using fields again."""

from typing import Final, final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects.programs import PAID_BEER, TILE_PROGRAM
from skali.games.karvi.effects.vocabulary import USE_OWN, USE_PAYING
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.actions import COPY, DIE, DONE, USE
from skali.games.karvi.rules.asks import DIE_REASONS
from skali.games.karvi.rules.running import run
from skali.games.karvi.rules.state import NOWHERE, STOP, STOP_MASK, TRACK, Table
from skali.games.karvi.rules.village import (
    FIELD_MASK,
    affordable,
    beer_cost,
    is_covered,
    lap,
    most_beer,
    set_die,
    taken,
    use_field,
)

FOR_SET: Final[i64] = DIE_REASONS.index("set")
FOR_BACK: Final[i64] = DIE_REASONS.index("back")
FOR_FIELD: Final[i64] = DIE_REASONS.index("pay_field")
FOR_TILE: Final[i64] = DIE_REASONS.index("pay_tile")
USE_RULES: Final = ("KARVI-221", "KARVI-222", "KARVI-223")
DIE_RULES: Final = ("KARVI-208", "KARVI-212", "KARVI-223", "KARVI-189")


def field_behind(t: Table, seat: i64, die: i64, fields: i64, *, pay: bool) -> i64:
    """KARVI-212..217, KARVI-220: the spot so many free fields behind a die, or NOWHERE."""
    spot = t.place[die] - lap(t)
    if t.place[die] < 0 or spot < STOP or spot >= TRACK or is_covered(t, die):
        return NOWHERE
    shut = taken(t) | t.blocked
    while fields > 0:
        spot -= 1
        if spot < STOP:
            return NOWHERE
        if shut >> spot & 1 == 0:
            fields -= 1
    if pay and beer_cost(t, seat, spot) > t.beer[die]:
        return NOWHERE
    return spot


def dice_that_go_back(t: Table, seat: i64, fields: i64, *, pay: bool) -> i64:
    """Return the mask of the own dice that can be moved back."""
    found: i64 = 0
    for die in range(2):
        if field_behind(t, seat, 2 * seat + die, fields, pay=pay) >= 0:
            found |= 1 << die
    return found


def ask_for_die(t: Table, seat: i64, reason: i64, value: i64) -> None:
    """Ask for one of the own dice."""
    t.ask(asks.DIE, seat, asks.REASON.at(reason) | asks.VALUE.at(value))


def ask_to_go_back(t: Table, seat: i64, fields: i64, pay: i64) -> None:
    """KARVI-212..217: a die goes back, if any can."""
    if dice_that_go_back(t, seat, fields, pay=pay != 0) != 0:
        ask_for_die(t, seat, FOR_BACK, fields << 1 | pay)


def go_back(t: Table, seat: i64, die: i64, value: i64) -> None:
    """KARVI-212: the die moves back, pays unless the card pays, and the field is used."""
    pay = value & 1 != 0
    spot = field_behind(t, seat, die, value >> 1, pay=pay)
    set_die(t, die, lap(t) + spot)
    if pay:
        t.beer[die] -= beer_cost(t, seat, spot)
    use_field(t, spot)


def own_fields(t: Table, seat: i64) -> i64:
    """KARVI-221: the spots on which an own die stands."""
    found: i64 = 0
    for die in range(2 * seat, 2 * seat + 2):
        if t.place[die] >= 0:
            found |= 1 << t.place[die] % TRACK
    return found


def free_fields(t: Table, seat: i64, *, pay: bool) -> i64:
    """KARVI-222, KARVI-223, KARVI-AMB-08: free fields and stop spots, payable by one own die."""
    found = (FIELD_MASK | STOP_MASK) & ~taken(t) & ~t.blocked
    if pay:
        found &= affordable(t, seat, most_beer(t, seat)) | STOP_MASK
    return found


def pay_and_use(t: Table, seat: i64, spot: i64) -> None:
    """KARVI-223: one own die pays all; the owner says which if both can."""
    cost = beer_cost(t, seat, spot)
    one, other = 2 * seat, 2 * seat + 1
    if cost == 0:
        use_field(t, spot)
    elif t.beer[one] >= cost and t.beer[other] >= cost:
        ask_for_die(t, seat, FOR_FIELD, spot)
    else:
        t.beer[one if t.beer[one] >= cost else other] -= cost
        use_field(t, spot)


def dice_for(t: Table, seat: i64, reason: i64, value: i64) -> i64:
    """Return the own dice that can be chosen for something."""
    if reason == FOR_BACK:
        return dice_that_go_back(t, seat, value >> 1, pay=value & 1 != 0)
    price: i64 = 0
    if reason == FOR_FIELD:
        price = beer_cost(t, seat, value)
    elif reason == FOR_TILE:
        price = PAID_BEER[value]
    found: i64 = 0
    for die in range(2):
        if t.place[2 * seat + die] >= 0 and t.beer[2 * seat + die] >= price:
            found |= 1 << die
    return found


def copies(t: Table, seat: i64) -> i64:
    """KARVI-210: an own die takes the beer of any other die: own * 8 + other."""
    found: i64 = 0
    for own in range(2):
        if t.place[2 * seat + own] >= 0:
            for other in range(2 * t.seats):
                if t.place[other] >= 0 and other != 2 * seat + own:
                    found |= 1 << (own * 8 + other)
    return found


# --- answers ---


@final
class ChoosingADie(Answer[Table]):
    """KARVI-189, KARVI-208, KARVI-212, KARVI-223: an own die is set, goes back, or pays."""

    def rule(self, t: Table) -> str:
        """Name the rule by the reason."""
        return DIE_RULES[t.get(asks.REASON)]

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the dice that can; who does not have to pay may leave it."""
        reason = t.get(asks.REASON)
        menu.add(DIE, dice_for(t, seat, reason, t.get(asks.VALUE)))
        if reason in (FOR_SET, FOR_BACK):
            menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Do it with the die."""
        reason, value = t.get(asks.REASON), t.get(asks.VALUE)
        t.pop()
        die = 2 * seat + index
        if family == DONE:
            return
        if reason == FOR_SET:
            t.beer[die] = value
        elif reason == FOR_BACK:
            go_back(t, seat, die, value)
        elif reason == FOR_FIELD:
            t.beer[die] -= beer_cost(t, seat, value)
            use_field(t, value)
        else:
            t.beer[die] -= PAID_BEER[value]
            run(t, TILE_PROGRAM[value])


@final
class Copying(Answer[Table]):
    """KARVI-210: an own die takes the beer of another."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer all pairs."""
        menu.add(COPY, copies(t, seat))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Copy the beer: own * 8 + other."""
        t.pop()
        if family == COPY:
            t.beer[2 * seat + index // 8] = t.beer[index % 8]


@final
class UsingAField(Answer[Table]):
    """KARVI-221..223: a field is used by a card."""

    def rule(self, t: Table) -> str:
        """Name the rule by whose field it may be."""
        return USE_RULES[t.get(asks.WHOSE)]

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the own fields, or free ones."""
        whose = t.get(asks.WHOSE)
        if whose == USE_OWN:
            menu.add(USE, own_fields(t, seat))
        else:
            menu.add(USE, free_fields(t, seat, pay=whose == USE_PAYING))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Use it, and pay where that is due."""
        paying = t.get(asks.WHOSE) == USE_PAYING
        t.pop()
        if family == DONE:
            return
        if paying:
            pay_and_use(t, seat, index)
        else:
            use_field(t, index)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    ChoosingADie(asks.DIE),
    Copying(asks.COPY),
    UsingAField(asks.USE),
)
