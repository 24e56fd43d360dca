"""Hands and their limits, discs, and exchanging cards for discs."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count, lowest
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import asks, components
from skali.games.greenland.rules.abilities import ANIMAL_HAND, EDUCATED, HAND_SIZE, RANK_HAND
from skali.games.greenland.rules.actions import DISCARD, EXCHANGE
from skali.games.greenland.rules.asks import CARD, CULTURE
from skali.games.greenland.rules.round import NOBODY, TOGETHER
from skali.games.greenland.rules.state import IDLE, Table


def hand_size(t: Table, culture: i64) -> i64:
    """GREEN-041, GREEN-AMB-37: educated women and imports, and the elders of rank 3."""
    found: i64 = 0
    side = (culture * 2 + (t.faith >> culture & 1)) * components.RANKS
    for rank in range(components.RANKS):
        if RANK_HAND[side + rank] != 0:
            found += RANK_HAND[side + rank] * t.elder(culture, rank)
    cards = t.abilities(culture) & EDUCATED
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        found += HAND_SIZE[card]
    return found


def animal_slots(t: Table, culture: i64) -> i64:
    """GREEN-042: further slots for D cards alone."""
    found: i64 = 0
    cards = t.abilities(culture) & EDUCATED
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        found += ANIMAL_HAND[card]
    return found


def too_many(t: Table, culture: i64) -> i64:
    """GREEN-042, GREEN-043: the hand cards among which one must be discarded; 0 if none must."""
    hand = t.hand[culture]
    if hand == 0:
        return 0
    size = hand_size(t, culture)
    if count(hand) > size + animal_slots(t, culture):
        return hand
    return hand & ~components.ANIMALS if count(hand & ~components.ANIMALS) > size else 0


def trim(t: Table, culture: i64) -> None:
    """GREEN-043, GREEN-044: whoever has too many cards discards at once."""
    if too_many(t, culture) != 0:
        t.ask(asks.DISCARD, t.master[culture], CULTURE.at(culture))


class Discarding(Answer[Table]):
    """GREEN-043..045: a card of the owner's choice leaves the game, until the hand is legal."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the cards that may go."""
        menu.add(DISCARD, too_many(t, t.get(CULTURE)))

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """Go on once the hand is legal; discard the only card there is."""
        culture = t.get(CULTURE)
        cards = too_many(t, culture)
        if cards == 0:
            t.pop()
            return True
        if cards & (cards - 1) != 0:
            return False
        throw_away(t, culture, cards)
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Discard it; the question stays until the hand is legal."""
        one: i64 = 1
        throw_away(t, t.get(CULTURE), one << index)


def throw_away(t: Table, culture: i64, cards: i64) -> None:
    """GREEN-045: a discarded card never comes back."""
    t.hand = t.hand[:]
    t.hand[culture] &= ~cards
    t.gone |= cards


# --- discs ---


def gain(t: Table, culture: i64, disc: i64, number: i64) -> None:
    """GREEN-054, GREEN-055: ivory and iron without limit, energy up to the most."""
    at = culture * 3 + disc
    t.discs[at] += number
    if disc == components.ENERGY and t.discs[at] > components.MOST_ENERGY:
        t.discs[at] = components.MOST_ENERGY


def fuel(t: Table, culture: i64) -> i64:
    """GREEN-246: what can be spent as energy: in the common game every disc."""
    if t.mode == TOGETHER:
        return t.energy(culture) + t.ivory(culture) + t.iron(culture)
    return t.energy(culture)


def fuels(t: Table, culture: i64) -> i64:
    """GREEN-246: the mask of the discs that can be spent as energy."""
    found: i64 = 1 << components.ENERGY if t.energy(culture) > 0 else 0
    if t.mode == TOGETHER:
        found |= 1 << components.IVORY if t.ivory(culture) > 0 else 0
        found |= 1 << components.IRON if t.iron(culture) > 0 else 0
    return found


def charge(t: Table, culture: i64, price: i64) -> None:
    """Pay energy; whoever may pay it in other discs is asked in which."""
    for _ in range(price):
        found = fuels(t, culture)
        if found & (found - 1) != 0:
            t.ask(asks.PAY, t.master[culture], CULTURE.at(culture))
        else:
            t.discs[culture * 3 + lowest(found)] -= 1


# --- exchanging ---


def value(t: Table, card: i64) -> i64:
    """GREEN-048, GREEN-052: the discs that a card brings now."""
    return (
        components.FALCON_IVORY
        if card == components.FALCON and t.event == components.RANSOM
        else components.VALUE[card]
    )


def is_raided(t: Table, card: i64) -> bool:
    """GREEN-049, GREEN-AMB-56: raiders stand on it, or it was raided in this round."""
    if t.raided >> card & 1 != 0:
        return True
    owner = t.holder(card)
    for culture in range(components.PEOPLES):
        if culture != owner and t.cubes[culture * components.SPOTS + card] > 0:
            return True
    return False


def exchangeable(t: Table, culture: i64) -> i64:
    """GREEN-048, GREEN-049: the cards that a culture may exchange now."""
    cards = t.tableau[culture] & components.VALUED
    found: i64 = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if not is_raided(t, card):
            found |= 1 << card
    return found


def discard_card(t: Table, culture: i64, card: i64) -> None:
    """GREEN-044: a card leaves a tableau and the game; who defended it goes home."""
    one: i64 = 1
    t.tableau[culture] &= ~(one << card)
    t.gone |= one << card
    if EDUCATED >> card & 1 != 0:
        trim(t, culture)
    for other in range(components.PEOPLES):
        number = t.at(other, card)
        if number > 0:
            t.cubes[other * components.SPOTS + card] = 0
            t.idle[other] += number
            if t.leader[other] == card:
                t.leader[other] = IDLE


def exchange(t: Table, culture: i64, card: i64) -> None:
    """GREEN-048, GREEN-050: the card goes, its discs come."""
    gain(t, culture, components.VALUE_IN[card], value(t, card))
    discard_card(t, culture, card)


class Exchanging(Answer[Table]):
    """GREEN-048, GREEN-AMB-48: at any own decision, but not between a roll and its re-rolls."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the valued cards of the cultures that the seat leads; not the one that hungers."""
        if CLOSED >> t.asked() & 1 != 0:
            return
        found: i64 = 0
        for culture in range(components.PEOPLES):
            if t.master[culture] == seat and t.tableau[culture] & components.VALUED != 0:
                found |= exchangeable(t, culture)
        if found != 0 and t.asks(asks.HAY):
            one: i64 = 1
            found &= ~(one << t.get(CARD))
        menu.add(EXCHANGE, found)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Exchange it."""
        culture = t.holder(index)
        if culture != NOBODY:
            exchange(t, culture, index)


CLOSED: Final[i64] = (
    1 << asks.REROLL.number
    | 1 << asks.NUMBER.number
    | 1 << asks.STEER.number
    | 1 << asks.DRAFT.number
    | 1 << asks.OFFERED.number
    | 1 << asks.WANTED.number
)
"""GREEN-AMB-48: questions in the middle of a step, at which nothing is exchanged."""
ANSWERS: Final[tuple[Answer[Table], ...]] = (Discarding(asks.DISCARD),)
