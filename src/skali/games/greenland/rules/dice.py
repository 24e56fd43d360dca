"""Rolling: a die for every cube, one of them the leader's own, re-rolls, faces turned into ones."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import zeros
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import asks
from skali.games.greenland.rules.abilities import RANK_REROLL, REROLL_CARDS, TO_ONE_CARDS
from skali.games.greenland.rules.actions import KEEP, REROLL
from skali.games.greenland.rules.asks import CARD, CULTURE, ROLLS, WHY
from skali.games.greenland.rules.components import FACES, QUARRY_USE, RAID, RANKS, USES
from skali.games.greenland.rules.rows import DICE_STREAM
from skali.games.greenland.rules.state import DICE, FINAL, FRESH, Table

NO_DICE: Final = zeros(DICE)
FOR_ATTACK: Final[i64] = ROLLS.index("attack")
FOR_HUNT: Final[i64] = ROLLS.index("hunt")
FOR_RAID: Final[i64] = ROLLS.index("raid")


def use_of(t: Table, spot: i64, why: i64) -> i64:
    """GREEN-163, GREEN-AMB-32: fights and raids are the archer's, hunts the card's."""
    return QUARRY_USE[t.quarry(spot)] if why == FOR_HUNT else RAID


def roll(t: Table, number: i64, crowned: i64, chance: Chance) -> None:
    """GREEN-171, GREEN-AMB-19: so many dice, and one of the leader's own unless it is fixed."""
    t.dice = NO_DICE[:]
    for _ in range(number):
        t.dice[FRESH + 1 + chance.below(DICE_STREAM, 6)] += 1
    if crowned != 0:
        t.crown = 1 + chance.below(DICE_STREAM, 6)
        t.crown_final = 0


def faces_again(t: Table, culture: i64, use: i64) -> i64:
    """GREEN-182: the faces that may be rolled again: cards, wives, and occupied ranks."""
    found: i64 = 0
    cards = t.abilities(culture)
    side = (culture * 2 + (t.faith >> culture & 1)) * RANKS
    for face in range(1, FACES):
        if cards & REROLL_CARDS[use * FACES + face] != 0:
            found |= 1 << face
    for rank in range(RANKS):
        if t.elder(culture, rank) > 0:
            found |= RANK_REROLL[(side + rank) * len(USES) + use]
    return found


def dice_again(t: Table, culture: i64, use: i64) -> i64:
    """GREEN-183, GREEN-184: the dice that may be rolled again: (face - 1) * 2 + who."""
    faces = faces_again(t, culture, use)
    found: i64 = 0
    for face in range(1, FACES):
        if faces >> face & 1 != 0:
            if t.dice[FRESH + face] > 0:
                found |= 1 << 2 * (face - 1)
            if t.crown == face and t.crown_final == 0:
                found |= 2 << 2 * (face - 1)
    return found


def ask_again(t: Table, culture: i64, spot: i64, why: i64) -> None:
    """Ask for re-rolls, if any die may be rolled again."""
    if dice_again(t, culture, use_of(t, spot, why)) != 0:
        parts = CULTURE.at(culture) | CARD.at(spot) | WHY.at(why)
        t.ask(asks.REROLL, t.master[culture], parts)


class Rerolling(Answer[Table]):
    """GREEN-182..184: die by die, each once."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the dice."""
        use = use_of(t, t.get(CARD), t.get(WHY))
        menu.add(REROLL, dice_again(t, t.get(CULTURE), use))
        menu.one(KEEP)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Roll it again; when no die is left, go on."""
        if family == KEEP:
            t.pop()
            return
        face = 1 + chance.below(DICE_STREAM, 6)
        if index % 2 == 0:
            t.dice = t.dice[:]
            t.dice[FRESH + 1 + index // 2] -= 1
            t.dice[FINAL + face] += 1
        else:
            t.crown = face
            t.crown_final = 1
        if dice_again(t, t.get(CULTURE), use_of(t, t.get(CARD), t.get(WHY))) == 0:
            t.pop()


def faces_turned(t: Table, culture: i64, use: i64) -> i64:
    """GREEN-185, GREEN-186: the faces that count as ones, since cards say so."""
    found: i64 = 0
    cards = t.abilities(culture)
    for face in range(2, FACES):
        if cards & TO_ONE_CARDS[use * FACES + face] != 0:
            found |= 1 << face
    return found


def finish(t: Table, culture: i64, use: i64) -> None:
    """GREEN-185, GREEN-186, GREEN-AMB-27, GREEN-AMB-28: all dice are final, some become ones."""
    turned = faces_turned(t, culture, use)
    t.dice = t.dice[:]
    for face in range(1, FACES):
        t.dice[FINAL + face] += t.dice[FRESH + face]
        t.dice[FRESH + face] = 0
        if turned >> face & 1 != 0:
            t.dice[FINAL + 1] += t.dice[FINAL + face]
            t.dice[FINAL + face] = 0
            if t.crown == face:
                t.crown = 1
    t.crown_final = 1


def showing(t: Table, faces: i64) -> i64:
    """Count the dice that show one of some faces, the leader's apart."""
    found: i64 = 0
    for face in range(1, FACES):
        if faces >> face & 1 != 0:
            found += t.dice[FINAL + face] + t.dice[FRESH + face]
    return found


def crown_shows(t: Table, faces: i64) -> i64:
    """Return 1 if the leader's die shows one of some faces."""
    return 1 if t.crown > 0 and faces >> t.crown & 1 != 0 else 0


def largest_set(t: Table) -> i64:
    """GREEN-175, GREEN-193, GREEN-195: how many dice show the same face, those of the dying too."""
    found: i64 = 0
    for face in range(1, FACES):
        same = t.dice[FINAL + face] + (1 if t.crown == face else 0)
        found = max(found, same)
    return found


def sweep(t: Table) -> None:
    """Take the dice off the table."""
    t.dice = NO_DICE
    t.crown = 0
    t.crown_final = 0


ANSWERS: Final[tuple[Answer[Table], ...]] = (Rerolling(asks.REROLL),)
