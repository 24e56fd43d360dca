"""Phase 6: what elders do, the old faith first, then those with one god."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import lowest, zeros
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import actions, asks, thrown
from skali.games.greenland.rules.asks import CULTURE, KILLS
from skali.games.greenland.rules.components import (
    ACTIONS,
    ANIMALS,
    DAUGHTER_OF,
    DAUGHTERS,
    IRON,
    IVORY,
    NORSE,
    PEOPLES,
    PRICE,
    RANK_ACTIONS,
    RANKS,
    TOOLS,
)
from skali.games.greenland.rules.cubes import lose_elder, lose_husband, take_elder
from skali.games.greenland.rules.hands import charge, fuel, fuels, hand_size, trim
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.rows import DICE_STREAM
from skali.games.greenland.rules.state import ACOLYTE, AS_ENVOY, SHAMAN, Table
from skali.games.greenland.rules.thrown import ONES

TO_DOMESTICATE: Final[i64] = ACTIONS.index("domesticate")
TO_BANISH: Final[i64] = ACTIONS.index("banish")
TO_BURN: Final[i64] = ACTIONS.index("burn")
TO_MAKE: Final[i64] = ACTIONS.index("make")
TO_CARVE: Final[i64] = ACTIONS.index("carve")
TO_SEND: Final[i64] = ACTIONS.index("emissary")
TO_PREACH: Final[i64] = ACTIONS.index("preach")
FIRST_USE: Final[i64] = 0
"""Domesticating or burning."""
SECOND_USE: Final[i64] = 1
"""Banishing or preaching."""
TOOL_USE: Final[i64] = 2
NOT_USED: Final = zeros(3)
ENVOYS: Final[i64] = DAUGHTERS
"""Targets are husbands by daughter, then emissaries by culture."""


def begin_turn(t: Table, culture: i64) -> None:
    """GREEN-208: ask who has an elder that acts, or may be baptised."""
    t.used = NOT_USED
    side = (culture * 2 + (t.faith >> culture & 1)) * RANKS
    acts = can_be_baptised(t, culture)
    for rank in range(RANKS):
        if RANK_ACTIONS[side + rank] != 0 and t.elder(culture, rank) > 0:
            acts = True
    if acts:
        t.ask(asks.ELDERS, t.master[culture], CULTURE.at(culture))


def doers(t: Table, culture: i64, action: i64) -> i64:
    """GREEN-208, GREEN-209: count the elders on the rank of an action, if the side shows it."""
    side = (culture * 2 + (t.faith >> culture & 1)) * RANKS
    found: i64 = 0
    for rank in range(RANKS):
        if RANK_ACTIONS[side + rank] >> action & 1 != 0:
            found += t.elder(culture, rank)
    return found


def note_use(t: Table, action: i64) -> None:
    """GREEN-208: an elder has done it in this turn."""
    t.used = t.used[:]
    t.used[action] += 1


def can_do(t: Table, culture: i64, action: i64, use: i64) -> bool:
    """GREEN-208, GREEN-AMB-36: an elder who has not done it yet, and its price in energy."""
    return t.used[use] < doers(t, culture, action) and fuel(t, culture) >= PRICE[action]


def can_be_baptised(t: Table, culture: i64) -> bool:
    """GREEN-226, GREEN-AMB-41: a polytheist without any elder of his colour."""
    return not t.is_monotheist(culture) and t.elders_of(culture) == 0


def is_immune(t: Table, husband: i64) -> bool:
    """GREEN-069, GREEN-216, GREEN-218, GREEN-AMB-38: Norse husbands, where three cultures play."""
    return husband == NORSE and t.players == PEOPLES


def strangers(t: Table, culture: i64) -> i64:
    """GREEN-214, GREEN-217: foreign husbands and emissaries in the own tableau."""
    found: i64 = 0
    for daughter in range(DAUGHTERS):
        husband = t.husband[daughter]
        if DAUGHTER_OF[daughter] == culture and husband != NOBODY and not is_immune(t, husband):
            found |= 1 << daughter
    for other in range(PEOPLES):
        if t.envoys[culture * PEOPLES + other] > 0:
            found |= 1 << (ENVOYS + other)
    return found


def kill_stranger(t: Table, culture: i64, target: i64) -> None:
    """A foreign husband or emissary goes to Valhalla."""
    if target < ENVOYS:
        lose_husband(t, target)
    else:
        lose_elder(t, target - ENVOYS, RANKS + culture)


def own_ranks(t: Table, culture: i64) -> i64:
    """Return the ranks of the own card with own elders."""
    found: i64 = 0
    for rank in range(RANKS):
        if t.elder(culture, rank) > 0:
            found |= 1 << rank
    return found


def converts(t: Table, culture: i64) -> i64:
    """GREEN-222, GREEN-AMB-40: polytheists with an own missionary who stood there all round."""
    found: i64 = 0
    for other in range(PEOPLES):
        at = other * PEOPLES + culture
        if t.lives(other) and not t.is_monotheist(other) and t.envoys[at] > t.fresh[at]:
            found |= 1 << other
    return found


def kill_own(t: Table, culture: i64, rank: i64) -> None:
    """GREEN-213, GREEN-217: an own elder dies; on the acting rank, one who has acted."""
    if rank == SHAMAN:
        t.used = t.used[:]
        for action in (FIRST_USE, SECOND_USE):
            t.used[action] = max(0, t.used[action] - 1)
    lose_elder(t, culture, rank)


def ones(t: Table, number: i64, what: i64, chance: Chance) -> i64:
    """Roll so many dice for a purpose and count the ones."""
    found: i64 = 0
    fell: i64 = 0
    one: i64 = 1
    for _ in range(number):
        face = 1 + chance.below(DICE_STREAM, 6)
        fell += one << face * thrown.DIE_BITS
        if face == 1:
            found += 1
    what |= thrown.meaning(0, ONES, 0)
    thrown.note(t, fell, what, thrown.SUCCEEDED if found > 0 else thrown.FAILED)
    return found


def convert(t: Table, culture: i64) -> None:
    """GREEN-223, GREEN-225: the elder card is turned for good; everybody keeps his rank."""
    t.faith |= 1 << culture
    trim(t, culture)


class Acting(Answer[Table]):
    """GREEN-025, GREEN-208: the own actions in any order."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what the side of the card shows."""
        culture = t.get(CULTURE)
        if t.is_monotheist(culture):
            offer_of_one_god(t, culture, menu)
        else:
            offer_of_the_old_faith(t, culture, menu)
        offer_tools(t, culture, menu)
        menu.one(actions.DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Act; the question stays until the player is done."""
        culture = t.get(CULTURE)
        one: i64 = 1
        if family == actions.DOMESTICATE:
            note_use(t, FIRST_USE)
            t.hand = t.hand[:]
            t.hand[culture] &= ~(one << index)
            t.tableau[culture] |= one << index
            charge(t, culture, PRICE[TO_DOMESTICATE])
        elif family == actions.BANISH:
            note_use(t, SECOND_USE)
            kill_own(t, culture, index)
            charge(t, culture, PRICE[TO_BANISH])
        elif family == actions.MARTYR:
            note_use(t, SECOND_USE)
            make_martyrs(t, culture, chance)
            charge(t, culture, PRICE[TO_BANISH])
        elif family == actions.BURN_ELDER:
            note_use(t, FIRST_USE)
            kill_own(t, culture, index)
            charge(t, culture, PRICE[TO_BURN])
        elif family == actions.BURN:
            note_use(t, FIRST_USE)
            kill_stranger(t, culture, index)
            charge(t, culture, PRICE[TO_BURN])
        elif family == actions.MAKE:
            make(t, culture, index // 3, index % 3)
        elif family == actions.EMISSARY:
            send(t, culture, index)
        elif family == actions.PREACH:
            preach(t, culture, index, chance)
        elif family == actions.BAPTISE:
            convert(t, culture)
        else:
            t.pop()


def offer_of_the_old_faith(t: Table, culture: i64, menu: Menu) -> None:
    """GREEN-211..216, GREEN-226: domesticate, banish, be baptised."""
    if can_do(t, culture, TO_DOMESTICATE, FIRST_USE):
        menu.add(actions.DOMESTICATE, t.hand[culture] & ANIMALS)
    if can_do(t, culture, TO_BANISH, SECOND_USE):
        menu.add(actions.BANISH, own_ranks(t, culture))
        if strangers(t, culture) != 0 and hand_size(t, culture) > 0:
            menu.one(actions.MARTYR)
    if can_be_baptised(t, culture):
        menu.one(actions.BAPTISE)


def offer_of_one_god(t: Table, culture: i64, menu: Menu) -> None:
    """GREEN-217..225: burn, send emissaries, preach."""
    if can_do(t, culture, TO_BURN, FIRST_USE):
        menu.add(actions.BURN_ELDER, own_ranks(t, culture))
        menu.add(actions.BURN, strangers(t, culture))
    if doers(t, culture, TO_SEND) > 0 and fuel(t, culture) >= PRICE[TO_SEND]:
        menu.add(actions.EMISSARY, t.alive & ~(1 << culture))
    if can_do(t, culture, TO_PREACH, SECOND_USE) and hand_size(t, culture) > 0:
        menu.add(actions.PREACH, converts(t, culture))


def offer_tools(t: Table, culture: i64, menu: Menu) -> None:
    """GREEN-219, GREEN-220: an I card for iron; the Tunit carve ivory."""
    cards = t.hand[culture] & TOOLS
    if cards == 0:
        return
    paid: i64 = 0
    if t.used[TOOL_USE] < doers(t, culture, TO_MAKE) and t.iron(culture) >= PRICE[TO_MAKE]:
        paid |= 1 << IRON
    if t.used[TOOL_USE] < doers(t, culture, TO_CARVE) and t.ivory(culture) >= PRICE[TO_CARVE]:
        paid |= 1 << IVORY
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        menu.add(actions.MAKE + card * 3, paid)


def make(t: Table, culture: i64, card: i64, disc: i64) -> None:
    """GREEN-219, GREEN-220: the card works from now on."""
    one: i64 = 1
    note_use(t, TOOL_USE)
    t.discs[culture * 3 + disc] -= PRICE[TO_MAKE] if disc == IRON else PRICE[TO_CARVE]
    t.hand = t.hand[:]
    t.hand[culture] &= ~(one << card)
    t.tableau[culture] |= one << card


def make_martyrs(t: Table, culture: i64, chance: Chance) -> None:
    """GREEN-214: a die for every card that the hand could hold; every 1 kills."""
    what = thrown.purpose(culture, thrown.MARTYRS, 0)
    kills = ones(t, hand_size(t, culture), what, chance)
    if kills > 0:
        t.ask(asks.MARTYR, t.master[culture], CULTURE.at(culture) | KILLS.at(kills))


class Martyring(Answer[Table]):
    """GREEN-214: the roller chooses whom his ones kill."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the strangers."""
        menu.add(actions.KILL, strangers(t, t.get(CULTURE)))

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """Go on when nobody is left; the only one there is dies."""
        culture = t.get(CULTURE)
        those = strangers(t, culture)
        if t.get(KILLS) == 0 or those == 0:
            t.pop()
            return True
        if those & (those - 1) != 0:
            return False
        t.put(KILLS, t.get(KILLS) - 1)
        kill_stranger(t, culture, lowest(those))
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """He dies."""
        culture = t.get(CULTURE)
        t.put(KILLS, t.get(KILLS) - 1)
        kill_stranger(t, culture, index)


def send(t: Table, culture: i64, other: i64) -> None:
    """GREEN-221, GREEN-253: an elder of rank 5 goes to rank 1 of another card; the leader last."""
    led = take_elder(t, culture, ACOLYTE)
    t.envoys = t.envoys[:]
    t.envoys[other * PEOPLES + culture] += 1
    t.fresh = t.fresh[:]
    t.fresh[other * PEOPLES + culture] += 1
    if led:
        t.leader[culture] = AS_ENVOY + other
    charge(t, culture, PRICE[TO_SEND])


def preach(t: Table, culture: i64, other: i64, chance: Chance) -> None:
    """GREEN-222, GREEN-224: a die for every card of the own maximum; a 1 converts."""
    note_use(t, SECOND_USE)
    what = thrown.purpose(culture, thrown.SERMON, other)
    if ones(t, hand_size(t, culture), what, chance) > 0:
        convert(t, other)
    charge(t, culture, PRICE[TO_PREACH])


class Paying(Answer[Table]):
    """GREEN-246: in which discs an energy is paid."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the discs."""
        menu.add(actions.PAY, fuels(t, t.get(CULTURE)))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Pay it."""
        culture = t.get(CULTURE)
        t.pop()
        t.discs[culture * 3 + index] -= 1


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Acting(asks.ELDERS),
    Martyring(asks.MARTYR),
    Paying(asks.PAY),
)
