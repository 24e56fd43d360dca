"""The ship of an event: bidding ivory for what it brings, and choosing livestock."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count, zeros
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import asks, components
from skali.games.greenland.rules.abilities import TIE_WINNERS
from skali.games.greenland.rules.actions import BID, CHOOSE, HOLD, MOST_BID
from skali.games.greenland.rules.asks import CULTURE
from skali.games.greenland.rules.hands import exchangeable
from skali.games.greenland.rules.round import BEGINNER, NOBODY
from skali.games.greenland.rules.state import Table

NO_BIDS: Final = zeros(components.PEOPLES)


def is_for_sale(t: Table) -> bool:
    """GREEN-108, GREEN-AMB-01, GREEN-AMB-52: whether the event's ship brings something."""
    card = components.IMPORT_OF[t.event]
    if card == components.NOWHERE:
        return False
    if card == components.KNARR:
        return t.aside != 0
    return t.mode != BEGINNER or components.ANIMALS >> card & 1 == 0


def open_auction(t: Table) -> None:
    """Nobody has bid yet."""
    t.bid = 0
    t.quiet = 0
    t.step = 0
    t.bids = NO_BIDS


def can_bid(t: Table, culture: i64) -> bool:
    """GREEN-108, GREEN-AMB-12: whether somebody could raise or match, now or after an exchange."""
    ivory = t.ivory(culture)
    if ivory > t.bid or (ivory == t.bid > t.bids[culture]):
        return True
    return t.tableau[culture] & components.IVORY_VALUED & exchangeable(t, culture) != 0


def ask_next(t: Table) -> bool:
    """GREEN-109, GREEN-AMB-12: ask clockwise until all others held back; tell if one is asked."""
    living = count(t.alive)
    while t.quiet < (living if t.bid == 0 else living - 1):
        culture = t.after(t.named, t.step)
        t.step = (t.step + 1) % t.players
        if t.lives(culture):
            if can_bid(t, culture):
                t.ask(asks.BID, t.master[culture], CULTURE.at(culture))
                return True
            t.quiet += 1
    return False


class Bidding(Answer[Table]):
    """GREEN-108, GREEN-109: open, match once a level, raise, or hold back."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what the own ivory allows."""
        culture = t.get(CULTURE)
        low = t.bid if 0 < t.bid != t.bids[culture] else t.bid + 1
        high = min(t.ivory(culture), MOST_BID)
        if high >= low:
            menu.some(BID + low - 1, high - low + 1)
        menu.one(HOLD)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """A bid is heard, or not."""
        culture = t.get(CULTURE)
        t.pop()
        if family == HOLD:
            t.quiet += 1
        else:
            t.bid = index + 1
            t.bids = t.bids[:]
            t.bids[culture] = t.bid
            t.quiet = 0


def winner(t: Table) -> i64:
    """GREEN-110, GREEN-112: the highest bid; ties to Peepeelee's people, then in player order."""
    found = NOBODY
    for step in range(t.players):
        culture = t.after(t.named, step)
        if t.bids[culture] == t.bid:
            if t.abilities(culture) & TIE_WINNERS != 0:
                return culture
            if found == NOBODY:
                found = culture
    return found


def close(t: Table) -> None:
    """GREEN-110, GREEN-111, GREEN-113: the winner pays and has the card; unsold, it is gone."""
    card = components.IMPORT_OF[t.event]
    one: i64 = 1
    if t.bid > 0:
        culture = winner(t)
        t.discs[culture * 3 + components.IVORY] -= t.bid
        if card == components.KNARR:
            t.ask(asks.LIVESTOCK, t.master[culture], CULTURE.at(culture))
        else:
            t.tableau[culture] |= one << card
    elif card != components.KNARR:
        t.gone |= one << card
    t.bid = 0


class Choosing(Answer[Table]):
    """GREEN-062, GREEN-AMB-52: one side of a livestock card; its back cannot be had any more."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the sides that are left."""
        menu.add(CHOOSE, t.aside)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """It lies in the tableau."""
        culture = t.get(CULTURE)
        t.pop()
        one: i64 = 1
        t.tableau[culture] |= one << (components.FIRST_SIDE + index)
        t.aside &= ~(one << index) & ~(one << components.OTHER_SIDE[index])


ANSWERS: Final[tuple[Answer[Table], ...]] = (Bidding(asks.BID), Choosing(asks.LIVESTOCK))
