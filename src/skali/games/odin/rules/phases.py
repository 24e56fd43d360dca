"""The twelve phases of a round, in their order."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import array
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.odin.effects import events
from skali.games.odin.effects.events import HARVEST as HARVESTED
from skali.games.odin.effects.events import SCORING as SCORED
from skali.games.odin.effects.machine import MACHINE, is_heard, tell_all
from skali.games.odin.effects.programs import ARM_PROGRAM, GIFT_PROGRAM, HARVEST_PROGRAM
from skali.games.odin.rules import asks, boards, components, feast, mountains, placing, stores
from skali.games.odin.rules.actions import DONE
from skali.games.odin.rules.anytime import anything
from skali.games.odin.rules.goods import CATTLE, GOODS, ORE, SHEEP, SILVER
from skali.games.odin.rules.goods import HARVEST as CROP_LEVEL
from skali.games.odin.rules.news import herald
from skali.games.odin.rules.state import (
    ACTIONS,
    ALL_SQUARES,
    ARMING,
    BEFORE_INCOME,
    BONUSES,
    CLEARING,
    COLOUR_MASK,
    FEAST,
    HARVEST,
    LAMBS,
    LATE,
    NOBODY,
    OVER,
    OWN,
    SCORING,
    STRIPS_CHANGE,
    THING,
    Table,
)
from skali.games.odin.rules.state import BREEDING as BREEDING_PHASE
from skali.games.odin.rules.state import INCOME as INCOME_PHASE
from skali.games.odin.rules.voyages import build, can_build
from skali.games.odin.rules.yields import bonuses, income

STREAM_STRIPS: Final[i64] = 4


def begin_round(t: Table) -> None:
    """ODIN-062: phases 1 and 2."""
    new_vikings(t)
    t.phase = HARVEST
    bring_in_harvest(t)


def begin_actions(t: Table) -> None:
    """ODIN-085: phase 5, from the start player on."""
    t.phase = ACTIONS
    t.passed = 0
    t.last = NOBODY
    t.active = (t.start + t.seats - 1) % t.seats


def go_on(t: Table, chance: Chance) -> bool:
    """ODIN-062: take the next phases once nothing is pending; False when the game is over."""
    if t.phase == ACTIONS:
        if not placing.next_turn(t):
            t.phase = LATE
            tell_all(t, events.LAST_PLACED)
    elif t.phase == LATE:
        take_moose(t)
        t.phase = BEFORE_INCOME
        ask_all(t, last=False)
    elif t.phase == HARVEST:
        turn_board(t)
        t.phase = ARMING
        arm_all(t, chance)
    elif t.phase == ARMING:
        begin_actions(t)
    elif t.phase <= FEAST:
        go_on_to_feast(t)
    elif t.phase == CLEARING:
        feast.close(t)
        if t.round == t.rounds():
            t.phase = SCORING
            ask_all(t, last=True)
        else:
            t.phase = BONUSES
            tell_all(t, events.BONUS)
    elif t.phase == BONUSES:
        t.phase = STRIPS_CHANGE
        tell_all(t, events.BONUS_PAID)
        pay_bonuses(t)
    elif t.phase == STRIPS_CHANGE:
        change_strips(t, chance)
        return_vikings(t)
        t.round += 1
        begin_round(t)
    elif t.phase == SCORING and is_heard(t, SCORED):
        t.phase = OVER
        tell_all(t, SCORED)
    else:
        return False
    return True


def go_on_to_feast(t: Table) -> None:
    """ODIN-096, ODIN-101, ODIN-108: phases 7 to 9."""
    if t.phase == BEFORE_INCOME:
        t.phase = INCOME_PHASE
        tell_all(t, events.INCOME)
    elif t.phase == INCOME_PHASE:
        pay_incomes(t)
        breed_all(t)
        t.phase = BREEDING_PHASE
        tell_all(t, events.FEAST_BEGINS)
    elif t.phase == BREEDING_PHASE:
        t.phase = FEAST
        t.push(asks.FEAST, (1 << t.seats) - 1)
    else:
        t.phase = CLEARING
        tell_all(t, events.FEASTED)


# --- phases 1 to 4 ---


def new_vikings(t: Table) -> None:
    """ODIN-063, ODIN-064, ODIN-299: the Vikings of this round's cell join the Thing square."""
    for seat in range(t.seats):
        t.own[seat * OWN + THING] = components.FIRST_THING[t.length] + t.round


def bring_in_harvest(t: Table) -> None:
    """ODIN-066..073: everybody gets one of each crop up to the number of the round."""
    level = components.HARVEST_LEVEL[t.length * components.MOST_ROUNDS + t.round - 1]
    if level == 0:
        tell_all(t, events.NO_HARVEST)
    else:
        for place in range(t.seats - 1, -1, -1):
            harvest(t, (t.start + place) % t.seats, level)


def harvest(t: Table, seat: i64, level: i64) -> None:
    """ODIN-066: a harvest of one player, to which cards listen."""
    if t.ears[seat] >> HARVESTED & 1 != 0:
        MACHINE.happen(t, HARVESTED, seat, 0, level, HARVEST_PROGRAM[level - 1], 0)
    else:
        bring_in(t, seat, level)


def bring_in(t: Table, seat: i64, level: i64) -> None:
    """ODIN-067: one of each crop up to a number."""
    for good in range(GOODS):
        if 0 < CROP_LEVEL[good] <= level:
            stores.receive(t, seat, good, 1)


def arm_all(t: Table, chance: Chance) -> None:
    """ODIN-084: everybody draws a weapon card."""
    if not is_heard(t, events.WEAPON_DRAW):
        for seat in range(t.seats):
            stores.draw_weapon(t, seat, chance)
        return
    for place in range(t.seats - 1, -1, -1):
        MACHINE.happen(t, events.WEAPON_DRAW, (t.start + place) % t.seats, 0, 1, ARM_PROGRAM, 0)


def turn_board(t: Table) -> None:
    """ODIN-074..083: the board of this round is turned, others that nobody has get silver."""
    due = components.TURNED[t.length * components.MOST_ROUNDS + t.round - 1] - 1
    if due < 0:
        return
    t.hoard = t.hoard[:]
    for island in range(boards.LETTERS):
        if t.owner[island] == NOBODY:
            if island == due:
                t.turned |= 1 << island
                t.hoard[island] = 0
            else:
                t.hoard[island] += components.BOARD_SILVER


# --- phases 6 to 8 ---


def take_moose(t: Table) -> None:
    """ODIN-095, ODIN-301, ODIN-AMB-25: who placed last starts the next round."""
    if t.last != NOBODY:
        t.start = t.last


def income_of(t: Table, seat: i64) -> i64:
    """ODIN-097, ODIN-099: the home board and every island of a seat."""
    found: i64 = 0
    plots = t.plots(seat)
    for plot in range(boards.PLOTS):
        if plots >> plot & 1 != 0:
            found += income(t.land, boards.row_of(seat, plot), t.face(plot))
    return found


def pay_incomes(t: Table) -> None:
    """ODIN-096, ODIN-100, ODIN-AMB-29: silver for everybody, also in the last round."""
    for seat in range(t.seats):
        stores.receive(t, seat, SILVER, income_of(t, seat))


def breed_all(t: Table) -> None:
    """ODIN-101, ODIN-105: sheep and cattle of everybody, apart from one another."""
    for seat in range(t.seats):
        breed_of(t, seat)


def breed_of(t: Table, seat: i64) -> None:
    """ODIN-101: sheep and cattle of one player."""
    breed(t, seat, SHEEP, LAMBS)
    breed(t, seat, CATTLE, LAMBS + 1)


def breed(t: Table, seat: i64, animal: i64, pregnant: i64) -> None:
    """ODIN-102..104, ODIN-106, ODIN-107: a young for each that is pregnant; else one becomes so."""
    young = t.of(seat, pregnant)
    if young > 0:
        stores.receive(t, seat, animal, young)
        t.own[seat * OWN + pregnant] = 0
    elif t.has(seat, animal) >= components.BREEDING:
        t.own[seat * OWN + pregnant] = 1


# --- phase 10 ---


def pay_bonuses(t: Table) -> None:
    """ODIN-122, ODIN-125, ODIN-157, ODIN-AMB-32: all are found first, then handed out."""
    found: list[tuple[i64, i64, i64]] = []
    for seat in range(t.seats):
        find_bonuses(t, seat, 0, boards.PLOTS, found)
    pay(t, found)


def pay_some(t: Table, seat: i64, where: i64) -> None:
    """ODIN-262: the bonuses of one player's houses, or of the home board."""
    found: list[tuple[i64, i64, i64]] = []
    if where == 0:
        find_bonuses(t, seat, boards.FIRST_STONE_HOUSE, boards.HOME_PLOT, found)
    else:
        find_bonuses(t, seat, boards.HOME_PLOT, boards.PLOTS, found)
    pay(t, found)


def find_bonuses(
    t: Table, seat: i64, first: i64, last: i64, found: list[tuple[i64, i64, i64]]
) -> None:
    """ODIN-122: find what the plots of a range bring to a seat: seat, bonus, single in a house."""
    plots = t.plots(seat)
    for plot in range(first, last):
        if plots >> plot & 1 != 0:
            face = t.face(plot)
            earned = bonuses(t.land, boards.row_of(seat, plot), face)
            single = face >= boards.STONE_HOUSE and earned != 0 and earned & (earned - 1) == 0
            bonus = boards.BONUS_FIRST[face]
            while earned != 0:
                if earned & 1 != 0:
                    found.append((seat, bonus, 1 if single else 0))
                earned >>= 1
                bonus += 1


def pay(t: Table, found: list[tuple[i64, i64, i64]]) -> None:
    """ODIN-125: hand out what was found; a card may replace the only good of a house."""
    for seat, bonus, single in found:
        if single != 0 and t.ears[seat] >> events.HOUSE_BONUS & 1 != 0:
            MACHINE.happen(
                t, events.HOUSE_BONUS, seat, 0, boards.BONUS_GIFT[2 * bonus], GIFT_PROGRAM, 0
            )
        else:
            hand_out(t, seat, boards.BONUS_GIFT[2 * bonus])
            hand_out(t, seat, boards.BONUS_GIFT[2 * bonus + 1])


def hand_out(t: Table, seat: i64, gift: i64) -> None:
    """ODIN-A07, ODIN-A08: a good; the Cloakpin and the stone house only while there is one."""
    if gift == boards.STONE_HOUSE_BONUS:
        if can_build(t, boards.SHED + 1):
            build(t, seat, boards.SHED + 1)
    elif gift >= 0 and (gift >= SILVER or stores.is_free(t, gift)):
        stores.receive(t, seat, gift, 1)


# --- phases 11 and 12 ---


def change_strips(t: Table, chance: Chance) -> None:
    """ODIN-128..132: each strip loses its first item, then one more is turned up."""
    ores: i64 = 0
    coins: i64 = 0
    for strip in range(components.STRIPS):
        if t.strips >> strip & 1 != 0:
            item = components.ITEM[mountains.lose_first(t, strip)]
            ores += 1 if item == ORE else 0
            coins += 1 if item == SILVER else 0
    t.origin = 0
    for seat in range(t.seats):
        if ores > 0:
            herald(t, events.EROSION, seat, ORE - SILVER, ores)
        if coins > 0:
            herald(t, events.EROSION, seat, 0, coins)
    turn_up_strip(t, chance)


def turn_up_strip(t: Table, chance: Chance) -> None:
    """ODIN-043, ODIN-129, ODIN-132: a strip of the pile, filled as printed; or none is left."""
    if t.pile == 0:
        return
    pile = array([t.pile >> strip & 1 for strip in range(components.STRIPS)])
    strip = chance.pick(STREAM_STRIPS, pile, 0, components.STRIPS)
    t.pile &= ~(1 << strip)
    t.strips |= 1 << strip


def return_vikings(t: Table) -> None:
    """ODIN-133, ODIN-296, ODIN-297: all leave the board; alone, only those of the other colour."""
    stays = t.colour(0) + 1 if t.seats == 1 else 0
    t.occupied = 0
    t.men = t.men[:]
    for square in range(ALL_SQUARES):
        if t.men[square] & COLOUR_MASK != stays:
            t.men[square] = 0
        elif stays > 0 and square < components.ALL_SPACES:
            t.occupied |= 1 << square


# --- a last chance before incomes and points ---


def ask_all(t: Table, *, last: bool) -> None:
    """ODIN-134, ODIN-278, ODIN-279: who still can, may lay things before they matter."""
    seats: i64 = 0
    for seat in range(t.seats):
        if anything(t, seat):
            seats |= 1 << seat
    if seats != 0:
        t.push(asks.READY, seats, asks.FINAL.at(1 if last else 0))


class BeingReady(Answer[Table]):
    """ODIN-134, ODIN-AMB-30: everybody says when nothing more is to be laid."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer to go on."""
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Note it."""
        t.answered(seat)


ANSWERS: Final[tuple[Answer[Table], ...]] = (BeingReady(asks.READY),)
