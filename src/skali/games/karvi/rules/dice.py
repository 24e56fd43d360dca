"""Cards that work on own dice: setting them, moving them back, copying, using fields again."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects.programs import PAID_BEER, TILE_PROGRAM
from skali.games.karvi.effects.vocabulary import USE_OWN, USE_PAYING
from skali.games.karvi.rules import asks, village
from skali.games.karvi.rules.actions import COPY, DIE, DONE, USE
from skali.games.karvi.rules.asks import DIE_REASONS
from skali.games.karvi.rules.components import MOST_BEER
from skali.games.karvi.rules.running import run
from skali.games.karvi.rules.state import NOWHERE, STOP, STOP_MASK, TRACK, Table

ANY_BEER: Final[i64] = 99
"""Where the card pays."""
FOR_SET: Final[i64] = DIE_REASONS.index("set")
FOR_BACK: Final[i64] = DIE_REASONS.index("back")
FOR_FIELD: Final[i64] = DIE_REASONS.index("pay_field")
FOR_TILE: Final[i64] = DIE_REASONS.index("pay_tile")
USE_RULES: Final = ("KARVI-221", "KARVI-222", "KARVI-223")
DIE_RULES: Final = ("KARVI-208", "KARVI-212", "KARVI-223", "KARVI-189")


def field_behind(t: Table, seat: i64, die: i64, fields: i64, beer: i64) -> i64:
    """KARVI-212..217, KARVI-220: the spot behind a die that so much beer pays, or NOWHERE."""
    spot = t.place[die] - village.lap(t)
    if t.place[die] < 0 or spot < STOP or spot >= TRACK or village.is_covered(t, die):
        return NOWHERE
    shut = village.taken(t) | t.blocked
    while fields > 0:
        spot -= 1
        if spot < STOP:
            return NOWHERE
        if shut >> spot & 1 == 0:
            fields -= 1
    if village.beer_cost(t, seat, spot) > beer:
        return NOWHERE
    return spot


def dice_that_go_back(t: Table, seat: i64, fields: i64, gold: i64, *, pay: bool) -> i64:
    """Return the mask of the own dice that can be moved back, with so much gold as beer."""
    found: i64 = 0
    for die in range(2 * seat, 2 * seat + 2):
        beer = min(t.beer[die] + gold, MOST_BEER) if pay else ANY_BEER
        if field_behind(t, seat, die, fields, beer) >= 0:
            found |= 1 << (die - 2 * seat)
    return found


def ask_for_die(t: Table, seat: i64, reason: i64, parts: i64) -> None:
    """Ask for one of the own dice; what is said with each reason, `asks.DIE_PARTS` tells."""
    t.ask(asks.DIE, seat, asks.REASON.at(reason) | parts)


def ask_to_go_back(t: Table, seat: i64, fields: i64, pay: i64) -> None:
    """KARVI-212..217, KARVI-AMB-34: a die goes back, if any can, perhaps after exchanging gold."""
    if dice_that_go_back(t, seat, fields, t.gold[seat], pay=pay != 0) != 0:
        ask_for_die(t, seat, FOR_BACK, asks.BACK.at(fields) | asks.BACK_PAID.at(pay))


def go_back(t: Table, seat: i64, die: i64, fields: i64, *, pay: bool) -> None:
    """KARVI-212: the die moves back, pays unless the card pays, and the field is used."""
    spot = field_behind(t, seat, die, fields, ANY_BEER)
    village.set_die(t, die, village.lap(t) + spot)
    if pay:
        t.beer[die] -= village.beer_cost(t, seat, spot)
    village.use_field(t, spot)


def own_fields(t: Table, seat: i64) -> i64:
    """KARVI-221: the spots on which an own die stands."""
    found: i64 = 0
    for die in range(2 * seat, 2 * seat + 2):
        if t.place[die] >= 0:
            found |= 1 << t.place[die] % TRACK
    return found


def free_fields(t: Table, seat: i64, *, pay: bool) -> i64:
    """KARVI-222, KARVI-223, KARVI-AMB-08: free fields and stop spots, payable by one own die."""
    found = (village.FIELD_MASK | STOP_MASK) & ~village.taken(t) & ~t.blocked
    if pay:
        found &= village.affordable(t, seat, village.most_beer(t, seat)) | STOP_MASK
    return found


def pay_and_use(t: Table, seat: i64, spot: i64) -> None:
    """KARVI-223: one own die pays all; the owner says which if both can."""
    cost = village.beer_cost(t, seat, spot)
    one, other = 2 * seat, 2 * seat + 1
    if cost == 0:
        village.use_field(t, spot)
    elif t.beer[one] >= cost and t.beer[other] >= cost:
        ask_for_die(t, seat, FOR_FIELD, asks.PAID_FIELD.at(spot))
    else:
        t.beer[one if t.beer[one] >= cost else other] -= cost
        village.use_field(t, spot)


def dice_for(t: Table, seat: i64, reason: i64) -> i64:
    """Return the own dice that can be chosen for what is asked."""
    if reason == FOR_BACK:
        return dice_that_go_back(t, seat, t.get(asks.BACK), 0, pay=t.get(asks.BACK_PAID) != 0)
    price: i64 = 0
    if reason == FOR_FIELD:
        price = village.beer_cost(t, seat, t.get(asks.PAID_FIELD))
    elif reason == FOR_TILE:
        price = PAID_BEER[t.get(asks.PAID_TILE)]
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


class ChoosingADie(Answer[Table]):
    """KARVI-189, KARVI-208, KARVI-212, KARVI-223: an own die is set, goes back, or pays."""

    def rule(self, t: Table) -> str:
        """Name the rule by the reason."""
        return DIE_RULES[t.get(asks.REASON)]

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the dice that can; who does not have to pay may leave it."""
        reason = t.get(asks.REASON)
        menu.add(DIE, dice_for(t, seat, reason))
        if reason in (FOR_SET, FOR_BACK):
            menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Do it with the die."""
        die = 2 * seat + index
        reason = t.get(asks.REASON)
        if family == DONE:
            t.pop()
        elif reason == FOR_SET:
            t.beer[die] = t.get(asks.SET_TO)
            t.pop()
        elif reason == FOR_BACK:
            fields, pay = t.get(asks.BACK), t.get(asks.BACK_PAID) != 0
            t.pop()
            go_back(t, seat, die, fields, pay=pay)
        elif reason == FOR_FIELD:
            spot = t.get(asks.PAID_FIELD)
            t.pop()
            t.beer[die] -= village.beer_cost(t, seat, spot)
            village.use_field(t, spot)
        else:
            tile = t.get(asks.PAID_TILE)
            t.pop()
            t.beer[die] -= PAID_BEER[tile]
            run(t, TILE_PROGRAM[tile])


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
            village.use_field(t, index)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    ChoosingADie(asks.DIE),
    Copying(asks.COPY),
    UsingAField(asks.USE),
)
