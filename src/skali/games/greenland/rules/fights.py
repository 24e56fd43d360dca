"""Phase 3b to 3d: attacks in the order of iron, defenders, the hostile New World, peace."""

from typing import Final, final

from mypy_extensions import i64

from skali.core.bits import lowest
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import asks, dice, thrown
from skali.games.greenland.rules.actions import ATTACK, DONE, HOLD, PACIFY, SAVE, STRIKE
from skali.games.greenland.rules.asks import (
    CARD,
    CULTURE,
    KILLS,
    LOSSES,
    LOST,
    ORDER,
    SAVED,
    STEP,
    WHY,
)
from skali.games.greenland.rules.components import (
    DAUGHTERS,
    FIRST_DAUGHTER,
    HELD,
    IRON,
    IRON_RULE_PRICE,
    IRON_VALUED,
    IVORY,
    IVORY_VALUED,
    MARKLAND,
    MOST_AT_PEACE,
    PACIFY_PRICE,
    PEOPLES,
    SPOTS,
    VINLAND,
)
from skali.games.greenland.rules.cubes import go_home, lose_on
from skali.games.greenland.rules.dice import FOR_ATTACK
from skali.games.greenland.rules.hands import exchangeable
from skali.games.greenland.rules.leading import Leading
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import WAR_CHIEF, Table
from skali.games.greenland.rules.thrown import ONES

NO_MORE: Final[i64] = 3
"""Stands for nobody in an order of cultures."""


# --- who may attack whom ---


def victims(t: Table, culture: i64, spot: i64) -> i64:
    """GREEN-160, GREEN-252, GREEN-AMB-22, GREEN-AMB-57: whose cubes a culture could kill there."""
    owner = t.holder(spot)
    defends = owner == culture or t.husband_on(spot) == culture
    found: i64 = 0
    for other in range(PEOPLES):
        if other == culture:
            continue
        if defends:
            if other != owner and t.at(other, spot) > 0:
                found |= 1 << other
        elif t.stands(other, spot) > 0:
            found |= 1 << other
    return found


def is_defender(t: Table, culture: i64, spot: i64) -> bool:
    """GREEN-164: the owner of a card, and the husband of a daughter."""
    return t.holder(spot) == culture or t.husband_on(spot) == culture


def can_attack(t: Table, culture: i64, spot: i64) -> bool:
    """GREEN-160, GREEN-164: with a war chief, or in defence; and only if somebody is there."""
    if t.stands(culture, spot) == 0 or victims(t, culture, spot) == 0:
        return False
    return is_defender(t, culture, spot) or t.elder(culture, WAR_CHIEF) > 0


def contested(t: Table) -> i64:
    """Return the cards on which somebody could attack, and nobody has been asked yet."""
    found: i64 = 0
    for spot in range(SPOTS):
        if t.fought >> spot & 1 != 0:
            continue
        here: i64 = 0
        for culture in range(PEOPLES):
            if t.stands(culture, spot) > 0:
                here += 1
        if here > 1:
            for culture in range(PEOPLES):
                if can_attack(t, culture, spot):
                    found |= 1 << spot
    return found


@final
class Battling(Leading):
    """GREEN-AMB-20: where is fought next."""

    def spots(self, t: Table) -> i64:
        """Return the cards that nobody has fought on yet."""
        return contested(t)

    def begin(self, t: Table, spot: i64) -> None:
        """GREEN-017..019, GREEN-AMB-20, GREEN-AMB-21: most iron first; the order is fixed now."""
        one: i64 = 1
        t.fought |= one << spot
        order: i64 = 0
        taken: i64 = 0
        for place in range(3):
            best: i64 = NO_MORE
            for step in range(t.players):
                culture = t.after(t.first, step)
                waits = taken >> culture & 1 == 0 and t.stands(culture, spot) > 0
                if waits and (best == NO_MORE or t.iron(culture) > t.iron(best)):
                    best = culture
            if best != NO_MORE:
                taken |= one << best
            order += ORDER.some(place, best)
        t.ask(asks.FIGHT, t.master[t.first], CARD.at(spot) | ORDER.at(order))


class Fighting(Answer[Table]):
    """GREEN-017, GREEN-247, GREEN-NEG-20: each is asked once, knowing what happened so far."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Ask the next one who can attack."""
        spot = t.get(CARD)
        step = t.get(STEP)
        while step < 3:
            culture = t.get_of(ORDER, step)
            step += 1
            if culture != NO_MORE and can_attack(t, culture, spot):
                t.put(STEP, step)
                t.ask(asks.ATTACK, t.master[culture], CULTURE.at(culture) | CARD.at(spot))
                return
        t.pop()


class Attacking(Answer[Table]):
    """GREEN-160, GREEN-164, GREEN-166: roll, strike as defenders, or keep the peace."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Both."""
        menu.one(ATTACK)
        menu.one(HOLD)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """GREEN-164: defenders score ones without rolling, all others roll a die a cube."""
        culture = t.get(CULTURE)
        spot = t.get(CARD)
        t.pop()
        if family == HOLD:
            return
        if is_defender(t, culture, spot):
            share_out(t, culture, spot, t.stands(culture, spot))
            return
        t.ask(asks.ROLLED_ATTACK, seat, CULTURE.at(culture) | CARD.at(spot))
        t.crown = 0
        dice.roll(t, t.at(culture, spot), 0, chance)
        dice.ask_again(t, culture, spot, FOR_ATTACK)


class Striking(Answer[Table]):
    """GREEN-161, GREEN-163: when all dice are final, every 1 kills."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Count the ones; an attack knows no faces turned into ones."""
        culture = t.get(CULTURE)
        spot = t.get(CARD)
        t.pop()
        kills = dice.showing(t, ONES)
        what = thrown.purpose(culture, FOR_ATTACK, spot) | thrown.meaning(0, ONES, 0)
        end = thrown.SUCCEEDED if kills > 0 else thrown.FAILED
        thrown.note(t, thrown.on_table(t), what, end)
        dice.sweep(t)
        share_out(t, culture, spot, kills)


# --- whom it hits ---


def share_out(t: Table, culture: i64, spot: i64, kills: i64) -> None:
    """GREEN-161: kills beyond the cubes present are lost."""
    present: i64 = 0
    those = victims(t, culture, spot)
    for other in range(PEOPLES):
        if those >> other & 1 != 0:
            present += t.stands(other, spot)
    kills = min(kills, present)
    if kills > 0:
        parts = CULTURE.at(culture) | CARD.at(spot) | KILLS.at(kills)
        t.ask(asks.STRIKE, t.master[culture], parts)


def exposed(t: Table, culture: i64, spot: i64, losses: i64) -> i64:
    """Return the victims who have cubes left for another kill."""
    those = victims(t, culture, spot)
    for other in range(PEOPLES):
        if t.stands(other, spot) <= LOSSES.of(losses, other):
            those &= ~(1 << other)
    return those


class Aiming(Answer[Table]):
    """GREEN-161: the attacker splits his kills among the opponents."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the opponents."""
        menu.add(STRIKE, exposed(t, t.get(CULTURE), t.get(CARD), t.get(LOSSES)))

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """A single opponent leaves no choice; with the last kill they fall."""
        culture = t.get(CULTURE)
        spot = t.get(CARD)
        losses = t.get(LOSSES)
        kills = t.get(KILLS)
        while kills > 0:
            those = exposed(t, culture, spot, losses)
            if those & (those - 1) != 0:
                t.put(LOSSES, losses)
                t.put(KILLS, kills)
                return False
            kills -= 1
            if those != 0:
                losses += LOSSES.some(lowest(those), 1)
        t.pop()
        inflict(t, spot, losses)
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """One kill for an opponent."""
        t.put(LOSSES, t.get(LOSSES) + LOSSES.some(index, 1))
        t.put(KILLS, t.get(KILLS) - 1)


def inflict(t: Table, spot: i64, losses: i64) -> None:
    """GREEN-162, GREEN-170: who has iron may save them, the others fall at once."""
    step = t.players - 1
    while step >= 0:
        culture = t.after(t.first, step)
        lost = LOSSES.of(losses, culture)
        if lost > 0:
            if can_save(t, culture):
                ask_to_save(t, culture, spot, lost, FOR_ATTACK)
            else:
                lose_on(t, culture, spot, lost)
        step -= 1


def can_save(t: Table, culture: i64) -> bool:
    """GREEN-074, GREEN-170: whether the iron rule could be used, now or after an exchange."""
    if t.survivor != 0:
        return False
    if t.iron(culture) >= IRON_RULE_PRICE:
        return True
    return t.tableau[culture] & IRON_VALUED & exchangeable(t, culture) != 0


def ask_to_save(t: Table, culture: i64, spot: i64, lost: i64, why: i64) -> None:
    """Ask whether iron saves the dying."""
    parts = CULTURE.at(culture) | CARD.at(spot) | LOST.at(lost) | WHY.at(why)
    t.ask(asks.SAVE, t.master[culture], parts)


class Saving(Answer[Table]):
    """GREEN-170, GREEN-AMB-63: one iron cancels all own casualties of one roll."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer to pay, or not."""
        if t.iron(t.get(CULTURE)) >= IRON_RULE_PRICE:
            menu.one(SAVE)
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """After an attack they fall now; a hunt goes on by itself."""
        culture = t.get(CULTURE)
        spot = t.get(CARD)
        lost = t.get(LOST)
        attacked = t.get(WHY) == FOR_ATTACK
        t.pop()
        if family == SAVE:
            t.discs[culture * 3 + IRON] -= IRON_RULE_PRICE
            if not attacked:
                t.put(SAVED, 1)
        elif attacked:
            lose_on(t, culture, spot, lost)


# --- before and after the fights ---


def call_off_raids(t: Table) -> None:
    """GREEN-NEG-12: by a marriage its people's other raiders have nothing left to win there."""
    for daughter in range(DAUGHTERS):
        if t.husband[daughter] != NOBODY:
            go_home(t, t.husband[daughter], FIRST_DAUGHTER + daughter)


def stand_down(t: Table) -> None:
    """GREEN-165: surviving defenders go home, also from cards that nobody raided."""
    for culture in range(PEOPLES):
        cards = t.tableau[culture]
        for spot in range(HELD):
            if cards >> spot & 1 != 0:
                go_home(t, culture, spot)


def turn_hostile(t: Table) -> None:
    """GREEN-126, GREEN-167: too many cubes turn a peaceful New World card."""
    for spot in range(MARKLAND, VINLAND + 1):
        if t.laid >> spot & 1 != 0 and t.world_total(spot) > MOST_AT_PEACE:
            t.hostile |= 1 << spot


def pacifiable(t: Table, culture: i64) -> i64:
    """GREEN-168: the hostile cards on which a culture has cubes."""
    found: i64 = 0
    for spot in range(MARKLAND, VINLAND + 1):
        if t.hostile >> spot & 1 != 0 and t.at(culture, spot) > 0:
            found |= 1 << (spot - MARKLAND)
    return found


def ask_for_peace(t: Table, culture: i64) -> None:
    """GREEN-168: who has cubes there and ivory, or a card that brings some, may pay."""
    if pacifiable(t, culture) == 0:
        return
    if (
        t.ivory(culture) >= PACIFY_PRICE
        or t.tableau[culture] & IVORY_VALUED & exchangeable(t, culture) != 0
    ):
        t.ask(asks.PACIFY, t.master[culture], CULTURE.at(culture))


class Pacifying(Answer[Table]):
    """GREEN-168, GREEN-169, GREEN-AMB-25: an ivory turns a card, however many stand there."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the cards."""
        culture = t.get(CULTURE)
        if t.ivory(culture) >= PACIFY_PRICE:
            menu.add(PACIFY, pacifiable(t, culture))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Turn it; the question stays while there is another."""
        culture = t.get(CULTURE)
        if family == DONE:
            t.pop()
            return
        one: i64 = 1
        t.discs[culture * 3 + IVORY] -= PACIFY_PRICE
        t.hostile &= ~(one << (MARKLAND + index))
        if pacifiable(t, culture) == 0:
            t.pop()


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Battling(asks.BATTLE),
    Fighting(asks.FIGHT),
    Attacking(asks.ATTACK),
    Striking(asks.ROLLED_ATTACK),
    Aiming(asks.STRIKE),
    Saving(asks.SAVE),
    Pacifying(asks.PACIFY),
)
