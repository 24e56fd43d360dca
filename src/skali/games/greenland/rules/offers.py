"""Offers as data: what two or three parties give, checked and carried out as a whole.

An offer is filled in line by line, pair by pair: discs, cards, a daughter who marries and a promise
from one to another, and of each party cubes that leave a card. Each line comes once, and there are
not many, so nobody can compose for ever (GREEN-NEG-15).
"""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import lowest, zeros
from skali.games.greenland.rules import draft
from skali.games.greenland.rules.components import (
    ANIMALS,
    DAUGHTER_OF,
    FIRST_DAUGHTER,
    MARKLAND,
    PEOPLES,
    SPOTS,
    TOOLS,
)
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import Table
from skali.games.greenland.rules.transport import capacity

NO_DRAFT: Final = zeros(draft.DRAFT)
MOST_OFFERS: Final[i64] = 3
"""GREEN-NEG-15: offers of one player to another in a round."""
MOST_LINES: Final[i64] = 9
MOST_TURNS: Final[i64] = 4
"""How often the author of an offer may turn to another pair."""


def begin(t: Table, proposer: i64, partner: i64) -> None:
    """Lay out an empty offer; it counts, whatever becomes of it."""
    t.draft = NO_DRAFT[:]
    t.draft[draft.D_FROM] = proposer
    t.draft[draft.D_TO] = partner
    t.draft[draft.D_PARTIES] = 1 << proposer | 1 << partner
    t.draft[draft.D_GIVER] = proposer
    t.draft[draft.D_TAKER] = partner
    count_offer(t, proposer, partner)


def count_offer(t: Table, proposer: i64, partner: i64) -> None:
    """GREEN-NEG-15: one more offer of one player to another in this round."""
    t.offers = t.offers[:]
    t.offers[proposer * PEOPLES + partner] += 1


def clear(t: Table) -> None:
    """Put the offer away."""
    t.draft = NO_DRAFT


def turn_to(t: Table, giver: i64, taker: i64) -> None:
    """Fill in what two others of the parties give each other; a third one joins by it."""
    t.draft = t.draft[:]
    t.draft[draft.D_GIVER] = giver
    t.draft[draft.D_TAKER] = taker
    t.draft[draft.D_PARTIES] |= 1 << giver | 1 << taker
    t.draft[draft.D_TURNS] += 1


def has_room(t: Table) -> bool:
    """Tell whether another line can be filled in."""
    return t.draft[draft.D_LINES] < MOST_LINES


def is_open(t: Table, word: i64) -> bool:
    """Tell whether a line can still be filled in."""
    return t.draft[word] == 0 and has_room(t)


def fill(t: Table, word: i64, value: i64) -> None:
    """Fill in a line."""
    t.draft = t.draft[:]
    t.draft[word] = value
    t.draft[draft.D_LINES] += 1


def add_card(t: Table, giver: i64, taker: i64, card: i64) -> None:
    """One more card."""
    one: i64 = 1
    t.draft = t.draft[:]
    t.draft[draft.gift(giver, taker) + draft.G_CARDS] |= one << card
    t.draft[draft.D_LINES] += 1


def half_said(t: Table) -> i64:
    """Return the culture of which it is open how many cubes leave, or NOBODY."""
    for culture in range(PEOPLES):
        if (
            t.draft[draft.leaving(culture) + draft.L_CARD] > 0
            and t.draft[draft.leaving(culture) + draft.L_CUBES] == 0
        ):
            return culture
    return NOBODY


# --- what it says ---


def parties(t: Table) -> i64:
    """Return the parties of the offer, none without one."""
    return t.draft[draft.D_PARTIES]


def discs_given(t: Table, giver: i64, taker: i64, disc: i64) -> i64:
    """Count the discs that one party gives another."""
    return t.draft[draft.gift(giver, taker) + draft.G_DISCS + disc]


def cards_given(t: Table, giver: i64, taker: i64) -> i64:
    """Return the cards that one party gives another."""
    return t.draft[draft.gift(giver, taker) + draft.G_CARDS]


def bride(t: Table, giver: i64, taker: i64) -> i64:
    """Return the daughter whom one party gives a groom of another, or -1."""
    return t.draft[draft.gift(giver, taker) + draft.G_DAUGHTER] - 1


def groom(t: Table, giver: i64, taker: i64) -> i64:
    """Return the card on which that groom stands."""
    return t.draft[draft.gift(giver, taker) + draft.G_GROOM]


def promised(t: Table, giver: i64, taker: i64) -> i64:
    """Return what one party promises another, or -1."""
    return t.draft[draft.gift(giver, taker) + draft.G_PROMISE] - 1


def left_card(t: Table, culture: i64) -> i64:
    """Return the card that cubes of a party leave, or -1."""
    return t.draft[draft.leaving(culture) + draft.L_CARD] - 1


def left_number(t: Table, culture: i64) -> i64:
    """Count those cubes."""
    return t.draft[draft.leaving(culture) + draft.L_CUBES]


def left_leader(t: Table, culture: i64) -> i64:
    """Tell whether the leader is among them."""
    return t.draft[draft.leaving(culture) + draft.L_LEADER]


def discs_of(t: Table, giver: i64, disc: i64) -> i64:
    """Count the discs that a party gives all others together."""
    found: i64 = 0
    for taker in range(PEOPLES):
        found += discs_given(t, giver, taker, disc)
    return found


def cards_of(t: Table, giver: i64) -> i64:
    """Return the cards that a party gives any other."""
    found: i64 = 0
    for taker in range(PEOPLES):
        found |= cards_given(t, giver, taker)
    return found


def is_bride(t: Table, daughter: i64) -> bool:
    """Tell whether a daughter marries by this offer."""
    owner = DAUGHTER_OF[daughter]
    for taker in range(PEOPLES):
        if bride(t, owner, taker) == daughter:
            return True
    return False


def grooms_from(t: Table, culture: i64, spot: i64) -> i64:
    """Count a party's grooms who stand on a card."""
    found: i64 = 0
    for giver in range(PEOPLES):
        if bride(t, giver, culture) >= 0 and groom(t, giver, culture) == spot:
            found += 1
    return found


def crowned_from(t: Table, culture: i64, spot: i64) -> i64:
    """Count those of them who are said to be the leader."""
    found: i64 = 0
    for giver in range(PEOPLES):
        if bride(t, giver, culture) >= 0 and groom(t, giver, culture) == spot:
            found += t.draft[draft.gift(giver, culture) + draft.G_CROWNED]
    return found


def emptied(t: Table, culture: i64) -> i64:
    """Return the cards from which a party's cubes go by this offer, home or to marry."""
    one: i64 = 1
    spot = left_card(t, culture)
    found: i64 = one << spot if spot >= 0 else 0
    for giver in range(PEOPLES):
        if bride(t, giver, culture) >= 0:
            found |= one << groom(t, giver, culture)
    return found


# --- what can be traded ---


def tradable(t: Table, culture: i64) -> i64:
    """GREEN-149, GREEN-NEG-13, GREEN-AMB-49: hand cards, and D and I cards without cubes."""
    cards = t.tableau[culture] & (ANIMALS | TOOLS)
    found = t.hand[culture]
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if nobody_on(t, card):
            found |= 1 << card
    return found


def nobody_on(t: Table, card: i64) -> bool:
    """Tell whether no cube stands on a card."""
    for culture in range(PEOPLES):
        if t.cubes[culture * SPOTS + card] > 0:
            return False
    return True


def may_leave(t: Table, culture: i64, spot: i64) -> bool:
    """GREEN-107, GREEN-152: whether at least one cube could leave a card."""
    if t.at(culture, spot) == 0 or (spot == MARKLAND and t.no_markland != 0):
        return False
    return t.is_home(culture, spot) or capacity(t, culture, spot) > 0


def leaving_spots(t: Table, culture: i64) -> i64:
    """Return the cards from which at least one cube of a culture could leave."""
    found: i64 = 0
    for spot in range(SPOTS):
        if t.cubes[culture * SPOTS + spot] > 0 and may_leave(t, culture, spot):
            found |= 1 << spot
    return found


def bride_is_free(t: Table, daughter: i64) -> bool:
    """GREEN-070, GREEN-156: whether a daughter in play has no husband."""
    owner = DAUGHTER_OF[daughter]
    there = t.tableau[owner] >> (FIRST_DAUGHTER + daughter) & 1 != 0
    return there and t.husband[daughter] == NOBODY
