"""Phase 5: hay and births of D cards; an event's snow on them is paid the same way."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import lowest
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import asks
from skali.games.greenland.rules.actions import BURY, NEWBORN, PAY, SHEAR, SLAUGHTER, WAIVE
from skali.games.greenland.rules.asks import CARD, CULTURE, FOR_HAY, FREE, HAYS, OWED
from skali.games.greenland.rules.components import ANIMALS, BIRTHS, HAY, IVORY, NOWHERE, WOOL
from skali.games.greenland.rules.cubes import born, elder_places, lose_elder
from skali.games.greenland.rules.hands import discard_card, exchange, fuel, fuels, gain
from skali.games.greenland.rules.state import Table

FOR_UPKEEP: Final[i64] = HAYS.index("hay")
FOR_SNOW: Final[i64] = HAYS.index("snow")


def owed_for(card: i64, why: i64) -> i64:
    """GREEN-093, GREEN-204: one unit a card for an event's snow, else what the card shows."""
    return 1 if why == FOR_SNOW else HAY[card]


def ask_next(t: Table, culture: i64, after: i64, free: i64, why: i64) -> None:
    """Ask about the next D card that costs something, in the order of the cards."""
    cards = t.tableau[culture] & ANIMALS
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        owed = owed_for(card, why)
        if card > after and owed > 0:
            t.ask(
                asks.HAY,
                t.master[culture],
                CULTURE.at(culture)
                | CARD.at(card)
                | OWED.at(owed)
                | FREE.at(free)
                | FOR_HAY.at(why),
            )
            return


class Feeding(Answer[Table]):
    """GREEN-095, GREEN-204, GREEN-205, GREEN-AMB-35: energy or elders, or the card is lost."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer to pay if all of it can be paid, and to slaughter until something is paid."""
        culture = t.get(CULTURE)
        owed = t.get(OWED)
        if fuel(t, culture) + t.elders_of(culture) >= owed:
            menu.add(PAY, fuels(t, culture))
            menu.add(BURY, elder_places(t, culture))
        if t.get(FREE) != 0:
            menu.one(WAIVE)
        if owed == owed_for(t.get(CARD), t.get(FOR_HAY)):
            menu.one(SLAUGHTER)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Pay a unit, or settle the card in another way; then the next card is asked about."""
        culture = t.get(CULTURE)
        card = t.get(CARD)
        owed = t.get(OWED) - 1
        free = t.get(FREE)
        if family in (PAY, BURY) and owed > 0:
            t.put(OWED, owed)
        else:
            why = t.get(FOR_HAY)
            t.pop()
            ask_next(t, culture, card, free - 1 if family == WAIVE else free, why)
        if family == PAY:
            t.discs[culture * 3 + index] -= 1
        elif family == BURY:
            lose_elder(t, culture, index)
        elif family == SLAUGHTER:
            slaughter(t, culture, card)


def slaughter(t: Table, culture: i64, card: i64) -> None:
    """GREEN-049, GREEN-095, GREEN-205: the card goes; its value comes unless it was raided."""
    if t.raided >> card & 1 != 0:
        discard_card(t, culture, card)
    else:
        exchange(t, culture, card)


def tend(t: Table, culture: i64) -> None:
    """GREEN-203: a player settles all hay, then takes the births."""
    if t.tableau[culture] & ANIMALS == 0:
        return
    t.ask(asks.BIRTHS, t.master[culture], CULTURE.at(culture))
    ask_next(t, culture, NOWHERE, 0, FOR_UPKEEP)


def starve(t: Table, culture: i64) -> None:
    """GREEN-AMB-44: nobody feeds the livestock of an extinct culture."""
    cards = t.tableau[culture] & ANIMALS
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if HAY[card] > 0:
            discard_card(t, culture, card)


class Calving(Answer[Table]):
    """GREEN-206, GREEN-207: animals that were fed and not raided bring newborns."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """All births of one player."""
        culture = t.get(CULTURE)
        t.pop()
        cards = t.tableau[culture] & ANIMALS & ~t.raided
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if WOOL[card] > 0:
                ask_for_wool(t, culture, card)
            else:
                born(t, culture, BIRTHS[card], NOWHERE)


def ask_for_wool(t: Table, culture: i64, card: i64) -> None:
    """GREEN-180, GREEN-207: a newborn or ivory."""
    t.ask(asks.WOOL, t.master[culture], CULTURE.at(culture) | CARD.at(card))


class Shearing(Answer[Table]):
    """GREEN-180, GREEN-207: sheep bring a newborn or ivory."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Both."""
        menu.one(NEWBORN)
        menu.one(SHEAR)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """One of them."""
        culture = t.get(CULTURE)
        card = t.get(CARD)
        t.pop()
        if family == NEWBORN:
            born(t, culture, BIRTHS[card], NOWHERE)
        else:
            gain(t, culture, IVORY, WOOL[card])


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Feeding(asks.HAY),
    Calving(asks.BIRTHS),
    Shearing(asks.WOOL),
)
