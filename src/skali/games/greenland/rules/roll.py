"""Phase 4: one roll of a hunt or a raid, step by step.

One roll is a frame that goes on by itself from stage to stage; whatever must be asked comes on top.
"""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import asks, components, cubes, dice, livestock, rows, thrown
from skali.games.greenland.rules.actions import BURY, CLAIM, DONE, PAY, REFUSE
from skali.games.greenland.rules.asks import CARD, CULTURE, SAVED, STAGE, SUCCESS
from skali.games.greenland.rules.dice import FOR_HUNT, FOR_RAID
from skali.games.greenland.rules.events import give_unit
from skali.games.greenland.rules.fights import ask_to_save, can_save
from skali.games.greenland.rules.hands import exchangeable, fuel, fuels, gain, trim
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import DEAD, Table

# The stages of a roll (section 6 of the catalogue).
TO_ROLL: Final[i64] = 0
TO_JUDGE: Final[i64] = 1
TO_REWARD: Final[i64] = 2
TO_SAVE: Final[i64] = 3
TO_BURY: Final[i64] = 4
TO_CLAIM: Final[i64] = 5
TO_LEAVE: Final[i64] = 6


# --- one roll ---


class Rolling(Answer[Table]):
    """One player's roll on one card, from the dice to the way home."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Take the next stage."""
        culture = t.get(CULTURE)
        spot = t.get(CARD)
        stage = t.get(STAGE)
        t.put(STAGE, stage + 1)
        raid = t.holder(spot) != NOBODY
        if stage == TO_ROLL:
            throw(t, culture, spot, FOR_RAID if raid else FOR_HUNT, chance)
        elif stage == TO_JUDGE:
            judge(t, culture, spot, raid=raid)
        elif stage == TO_REWARD:
            if t.get(SUCCESS) != 0 and not raid:
                reward(t, culture, spot)
        elif stage == TO_SAVE:
            lost = deaths(t, spot, raid=raid) + crown_dies(t, spot, raid=raid)
            if lost > 0 and can_save(t, culture):
                ask_to_save(t, culture, spot, lost, FOR_HUNT)
        elif stage == TO_BURY:
            bury(t, culture, spot, raid=raid)
        elif stage == TO_CLAIM:
            if spot < components.REGIONS and not raid and can_claim(t, spot, t.get(SUCCESS)):
                t.ask(asks.CLAIM, seat, CULTURE.at(culture) | CARD.at(spot))
        else:
            go_away(t, culture, spot)


def throw(t: Table, culture: i64, spot: i64, why: i64, chance: Chance) -> None:
    """GREEN-146, GREEN-171, GREEN-174: a die for every cube, the leader's own among them."""
    number = t.at(culture, spot)
    crowned: i64 = 0
    if t.leader[culture] == spot:
        number -= 1
        crowned = 1 if t.crown == 0 else 0
    dice.roll(t, number, crowned, chance)
    dice.ask_again(t, culture, spot, why)


def judge(t: Table, culture: i64, spot: i64, *, raid: bool) -> None:
    """GREEN-172, GREEN-173: count the hits; a raid is judged by its survivors later."""
    use = components.RAID if raid else components.QUARRY_USE[t.quarry(spot)]
    fell = thrown.on_table(t) | dice.faces_turned(t, culture, use) << thrown.TURNED_SHIFT
    dice.finish(t, culture, use)
    if raid:
        what = thrown.purpose(culture, FOR_RAID, spot)
        what |= thrown.meaning(1, components.RAID_FACES[spot], components.RAID_BITES[spot])
        thrown.note(t, fell, what, prospect(t, culture, spot))
        return
    quarry = t.quarry(spot)
    faces = components.HITS_COLD if t.cold >> spot & 1 != 0 else components.HITS_WARM
    hit = dice.showing(t, faces) + dice.crown_shows(t, faces) >= components.QUARRY_HITS[quarry]
    success = hit and (components.SNOWFLAKES[quarry] == 0 or can_smelt(t, culture))
    what = thrown.purpose(culture, FOR_HUNT, spot)
    what |= thrown.meaning(components.QUARRY_HITS[quarry], faces, components.QUARRY_BITES[quarry])
    thrown.note(t, fell, what, thrown.SUCCEEDED if success else thrown.FAILED)
    if success:
        t.put(SUCCESS, 1)
        if components.SNOWFLAKES[quarry] > 0:
            t.ask(asks.BOG, t.master[culture], CULTURE.at(culture))


def prospect(t: Table, culture: i64, spot: i64) -> i64:
    """GREEN-178, GREEN-179: how a raid ends, as far as its dice tell before anybody is saved."""
    if (
        dice.showing(t, components.RAID_FACES[spot])
        + dice.crown_shows(t, components.RAID_FACES[spot])
        == 0
    ):
        return thrown.FAILED
    if t.at(culture, spot) > deaths(t, spot, raid=True) + crown_dies(t, spot, raid=True):
        return thrown.SUCCEEDED
    return thrown.UNSETTLED if can_save(t, culture) else thrown.FAILED


def can_smelt(t: Table, culture: i64) -> bool:
    """GREEN-191: bog iron costs a snowflake; who cannot pay it has failed."""
    return (
        fuel(t, culture) + t.elders_of(culture) > 0
        or t.tableau[culture] & components.ENERGY_VALUED & exchangeable(t, culture) != 0
    )


class Smelting(Answer[Table]):
    """GREEN-191: an energy or an elder, or the hunt fails."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer discs and elders, and to refuse."""
        culture = t.get(CULTURE)
        menu.add(PAY, fuels(t, culture))
        menu.add(BURY, cubes.elder_places(t, culture))
        menu.one(REFUSE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Pay or fail."""
        culture = t.get(CULTURE)
        t.pop()
        if family == REFUSE:
            t.put(SUCCESS, 0)
        else:
            give_unit(t, culture, family, index)


def reward(t: Table, culture: i64, spot: i64) -> None:
    """GREEN-052, GREEN-187, GREEN-189, GREEN-191: the discs of the card, once."""
    quarry = t.quarry(spot)
    gain(t, culture, components.ENERGY, components.QUARRY_ENERGY[quarry])
    gain(t, culture, components.IRON, components.QUARRY_IRON[quarry])
    ivory = components.QUARRY_IVORY[quarry]
    if spot == components.FALCON and t.event == components.RANSOM:
        ivory = components.FALCON_IVORY
    gain(t, culture, components.IVORY, ivory)


def bites_of(t: Table, spot: i64, *, raid: bool) -> i64:
    """GREEN-175, GREEN-178: the faces that kill."""
    return components.RAID_BITES[spot] if raid else components.QUARRY_BITES[t.quarry(spot)]


def deaths(t: Table, spot: i64, *, raid: bool) -> i64:
    """GREEN-175: how many hunters their dice kill, the leader apart."""
    return dice.showing(t, bites_of(t, spot, raid=raid))


def crown_dies(t: Table, spot: i64, *, raid: bool) -> i64:
    """GREEN-146: 1 if the leader's own die kills him."""
    return dice.crown_shows(t, bites_of(t, spot, raid=raid))


def bury(t: Table, culture: i64, spot: i64, *, raid: bool) -> None:
    """GREEN-176, GREEN-187: casualties leave; then come newborns, or what a raid brings."""
    if t.get(SAVED) == 0:
        crowned = crown_dies(t, spot, raid=raid)
        lost = deaths(t, spot, raid=raid) + crowned
        t.cubes[culture * components.SPOTS + spot] -= lost
        t.dead[culture] += lost
        if crowned != 0:
            t.leader[culture] = DEAD
    if raid:
        plunder(t, culture, spot)
    elif t.get(SUCCESS) != 0:
        cubes.born(
            t,
            culture,
            components.QUARRY_NEWBORNS[t.quarry(spot)],
            spot if spot >= components.REGIONS else components.NOWHERE,
        )


def can_claim(t: Table, spot: i64, success: i64) -> bool:
    """GREEN-195, GREEN-199: equal dice, or a success where the hand shows no dice."""
    if components.TROPHY_SET[spot] > 0:
        return dice.largest_set(t) >= components.TROPHY_SET[spot]
    if components.HAND_SET[spot] > 0:
        return dice.largest_set(t) >= components.HAND_SET[spot]
    return components.HAND_SET[spot] == 0 and success != 0


class Claiming(Answer[Table]):
    """GREEN-195..201: the card becomes a trophy or goes to hand, or stays."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Both."""
        menu.one(CLAIM)
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """GREEN-AMB-29: who claims ends the hunt there for all."""
        culture = t.get(CULTURE)
        card = t.get(CARD)
        t.pop()
        if family == DONE:
            return
        cubes.everybody_home(t, card)
        row = rows.row_of(t, card)
        one: i64 = 1
        if components.TROPHY_SET[card] > 0:
            rows.close_gap(t, row, rows.place_of(t, row, card))
            t.tableau[culture] |= one << card
        else:
            rows.refill(t, row, rows.place_of(t, row, card), chance)
            t.hand = t.hand[:]
            t.hand[culture] |= one << card
            trim(t, culture)
        rows.end_if_all_is_frozen(t)


def go_away(t: Table, culture: i64, spot: i64) -> None:
    """GREEN-176, GREEN-177, GREEN-194: survivors go home; after a success everybody does."""
    success = t.get(SUCCESS) != 0
    t.pop()
    dice.sweep(t)
    if spot >= components.REGIONS and t.holder(spot) == NOBODY:
        return
    if success:
        cubes.everybody_home(t, spot)
    else:
        cubes.go_home(t, culture, spot)


# --- raids ---


def plunder(t: Table, culture: i64, spot: i64) -> None:
    """GREEN-178..181, GREEN-250: a face of the card, and somebody who is left to take it."""
    faces = components.RAID_FACES[spot]
    if dice.showing(t, faces) + dice.crown_shows(t, faces) == 0 or t.at(culture, spot) == 0:
        return
    t.put(SUCCESS, 1)
    if components.DAUGHTER_CARDS >> spot & 1 != 0:
        abduct(t, culture, spot)
        return
    t.raided |= 1 << spot
    if components.WOOL[spot] > 0:
        livestock.ask_for_wool(t, culture, spot)
    else:
        cubes.born(t, culture, components.BIRTHS[spot], components.NOWHERE)


def abduct(t: Table, culture: i64, spot: i64) -> None:
    """GREEN-158, GREEN-181, GREEN-AMB-61: a raider becomes husband, the former one dies."""
    daughter = spot - components.FIRST_DAUGHTER
    alone = t.at(culture, spot) == 1 and t.leader[culture] == spot
    former = t.husband[daughter]
    if former != NOBODY:
        cubes.lose_husband(t, daughter)
    cubes.marry(t, culture, spot, daughter, 1 if alone else 0)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Rolling(asks.ROLLING),
    Smelting(asks.BOG),
    Claiming(asks.CLAIM),
)
