"""Phase 3a: who may deal with whom, composing an offer, answering it, and leaving cards."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.greenland.rules import actions, asks, deals, draft, offers
from skali.games.greenland.rules.asks import CONSENTS, CULTURE
from skali.games.greenland.rules.components import (
    DAUGHTER_OF,
    DAUGHTERS,
    DAUGHTERS_OF,
    PEOPLES,
    SPOTS,
)
from skali.games.greenland.rules.offers import MOST_OFFERS
from skali.games.greenland.rules.placing import TO_LEAVE, ask_number, offer_numbers, who_of
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import Table


def standing(t: Table, culture: i64) -> i64:
    """Return the cards on which a culture has cubes, husbands among them."""
    found = t.wives(culture)
    for spot in range(SPOTS):
        if t.cubes[culture * SPOTS + spot] > 0:
            found |= 1 << spot
    return found


def eligible(t: Table, culture: i64) -> i64:
    """GREEN-148, GREEN-NEG-02: those who share a card, or have a cube in the other's tableau."""
    mine = standing(t, culture)
    found: i64 = 0
    for other in range(PEOPLES):
        if other == culture or not t.lives(other):
            continue
        theirs = standing(t, other)
        if (
            mine & theirs != 0
            or mine & (t.tableau[other] | DAUGHTERS_OF[other]) != 0
            or theirs & (t.tableau[culture] | DAUGHTERS_OF[culture]) != 0
            or t.envoys[other * PEOPLES + culture] > 0
            or t.envoys[culture * PEOPLES + other] > 0
        ):
            found |= 1 << other
    return found


def partners(t: Table, culture: i64) -> i64:
    """GREEN-NEG-15: those to whom an offer can still be made in this round."""
    found: i64 = 0
    others = eligible(t, culture)
    for other in range(PEOPLES):
        if others >> other & 1 != 0 and t.offers[culture * PEOPLES + other] < MOST_OFFERS:
            found |= 1 << other
    return found


def alone_on(t: Table, culture: i64) -> i64:
    """GREEN-150, GREEN-249: cards that a culture may leave without asking anybody."""
    found = offers.leaving_spots(t, culture)
    for other in range(PEOPLES):
        if other != culture and found != 0:
            found &= ~standing(t, other)
    return found


def ask_next(t: Table) -> bool:
    """GREEN-NEG-15: in turn, until all passed in succession; tell whether somebody is asked."""
    living = count(t.alive)
    while t.passes < living:
        culture = t.after(t.first, t.step)
        t.step = (t.step + 1) % t.players
        if t.lives(culture):
            if partners(t, culture) != 0 or alone_on(t, culture) != 0:
                t.ask(asks.TALK, t.master[culture], CULTURE.at(culture))
                return True
            t.passes += 1
    return False


class Talking(Answer[Table]):
    """GREEN-148, GREEN-150: make an offer, leave a card, or pass."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer partners and cards."""
        culture = t.get(CULTURE)
        menu.add(actions.DEAL, partners(t, culture))
        menu.add(actions.LEAVE, alone_on(t, culture))
        menu.one(actions.DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """The turn is over with it."""
        culture = t.get(CULTURE)
        t.pop()
        if family == actions.DONE:
            t.passes += 1
            return
        t.passes = 0
        if family == actions.LEAVE:
            ask_number(t, culture, index, TO_LEAVE)
        else:
            compose(t, culture, index)


def compose(t: Table, culture: i64, partner: i64) -> None:
    """Begin an offer."""
    offers.begin(t, culture, partner)
    t.ask(asks.DRAFT, t.master[culture], CULTURE.at(culture))


# --- composing ---


def offer_discs(t: Table, menu: Menu, family: i64, giver: i64, taker: i64) -> None:
    """Offer numbers of discs that one has and does not give another one already."""
    for disc in range(3):
        if offers.is_open(t, draft.gift(giver, taker) + draft.G_DISCS + disc):
            number = t.discs[giver * 3 + disc] - offers.discs_of(t, giver, disc)
            menu.some(family + disc * actions.MOST_TRADED, min(number, actions.MOST_TRADED))


def offer_cards(t: Table, menu: Menu, family: i64, giver: i64) -> None:
    """GREEN-NEG-03, GREEN-NEG-17: offer cards of one; hidden hands of others are not asked for."""
    cards = offers.tradable(t, giver)
    if giver != t.draft[draft.D_FROM] and t.open_hands == 0:
        cards &= ~t.hand[giver]
    menu.add(family, cards & ~offers.cards_of(t, giver))


def offer_brides(t: Table, menu: Menu, giver: i64, taker: i64) -> None:
    """GREEN-153, GREEN-159, GREEN-NEG-11: daughters of one, grooms of the other on cards."""
    if not offers.is_open(t, draft.gift(giver, taker) + draft.G_DAUGHTER):
        return
    spots = offers.leaving_spots(t, taker)
    if spots == 0:
        return
    for daughter in range(DAUGHTERS):
        if (
            DAUGHTER_OF[daughter] == giver
            and offers.bride_is_free(t, daughter)
            and not offers.is_bride(t, daughter)
        ):
            for spot in range(SPOTS):
                if spots >> spot & 1 != 0:
                    who = who_of(t, taker, t.at(taker, spot), spot)
                    menu.add(actions.MARRY + (daughter * SPOTS + spot) * 2, who)


def pairs(t: Table) -> i64:
    """GREEN-148, GREEN-NEG-15: other pairs that can be filled in, the author or his partner first.

    A third one joins who may talk with the author, and to whom he has an offer left.
    """
    if t.draft[draft.D_TURNS] >= offers.MOST_TURNS or not offers.has_room(t):
        return 0
    author = t.draft[draft.D_FROM]
    partner = t.draft[draft.D_TO]
    found: i64 = 1 << (author * PEOPLES + partner)
    for other in range(PEOPLES):
        if other in (author, partner):
            continue
        if offers.parties(t) >> other & 1 != 0 or partners(t, author) >> other & 1 != 0:
            found |= 1 << (author * PEOPLES + other)
            if eligible(t, partner) >> other & 1 != 0:
                found |= 1 << (partner * PEOPLES + other)
    return found & ~(1 << (t.draft[draft.D_GIVER] * PEOPLES + t.draft[draft.D_TAKER]))


class Composing(Answer[Table]):
    """GREEN-149, GREEN-NEG-03: an offer line by line, each kind once; then it is made."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer lines of a pair; a card that is left asks for the number at once."""
        culture = offers.half_said(t)
        if culture != NOBODY:
            offer_numbers(t, menu, culture, offers.left_card(t, culture), TO_LEAVE)
            return
        giver = t.draft[draft.D_GIVER]
        taker = t.draft[draft.D_TAKER]
        if offers.has_room(t):
            offer_lines(t, menu, giver, taker)
            menu.add(actions.BETWEEN, pairs(t))
        if t.draft[draft.D_LINES] > 0 and deals.is_valid(t):
            menu.one(actions.PROPOSE)
        menu.one(actions.DROP)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Fill in a line, turn to another pair, make the offer, or drop it."""
        giver = t.draft[draft.D_GIVER]
        taker = t.draft[draft.D_TAKER]
        if family in (actions.TAKE, actions.LEAD):
            at = draft.leaving(offers.half_said(t))
            t.draft = t.draft[:]
            t.draft[at + draft.L_CUBES] = index + 1
            t.draft[at + draft.L_LEADER] = 1 if family == actions.LEAD else 0
        elif family == actions.BETWEEN:
            offers.turn_to(t, index // PEOPLES, index % PEOPLES)
        elif family in (actions.GIVE, actions.WANT):
            word = draft.gift(giver, taker) if family == actions.GIVE else draft.gift(taker, giver)
            offers.fill(
                t,
                word + draft.G_DISCS + index // actions.MOST_TRADED,
                index % actions.MOST_TRADED + 1,
            )
        elif family == actions.GIVE_CARD:
            offers.add_card(t, giver, taker, index)
        elif family == actions.WANT_CARD:
            offers.add_card(t, taker, giver, index)
        elif family in (actions.LEAVE, actions.ASK_LEAVE):
            offers.fill(
                t,
                draft.leaving(giver if family == actions.LEAVE else taker) + draft.L_CARD,
                index + 1,
            )
        elif family in (actions.PROMISE, actions.ASK_PROMISE):
            word = (
                draft.gift(giver, taker) if family == actions.PROMISE else draft.gift(taker, giver)
            )
            offers.fill(t, word + draft.G_PROMISE, index + 1)
        elif family == actions.MARRY:
            fill_marriage(t, giver, taker, index)
        else:
            finish(t, family, chance)


def offer_lines(t: Table, menu: Menu, giver: i64, taker: i64) -> None:
    """GREEN-149: what two can give each other, and the cards that each can leave."""
    offer_discs(t, menu, actions.GIVE, giver, taker)
    offer_discs(t, menu, actions.WANT, taker, giver)
    offer_cards(t, menu, actions.GIVE_CARD, giver)
    offer_cards(t, menu, actions.WANT_CARD, taker)
    if offers.is_open(t, draft.leaving(giver) + draft.L_CARD):
        menu.add(actions.LEAVE, offers.leaving_spots(t, giver))
    if offers.is_open(t, draft.leaving(taker) + draft.L_CARD):
        menu.add(actions.ASK_LEAVE, offers.leaving_spots(t, taker))
    offer_brides(t, menu, giver, taker)
    offer_brides(t, menu, taker, giver)
    if offers.is_open(t, draft.gift(giver, taker) + draft.G_PROMISE):
        menu.some(actions.PROMISE, len(actions.PROMISES))
    if offers.is_open(t, draft.gift(taker, giver) + draft.G_PROMISE):
        menu.some(actions.ASK_PROMISE, len(actions.PROMISES))


def fill_marriage(t: Table, giver: i64, taker: i64, index: i64) -> None:
    """The daughter tells which of the two gives her."""
    daughter = index // (2 * SPOTS)
    at = draft.gift(giver, taker) if DAUGHTER_OF[daughter] == giver else draft.gift(taker, giver)
    offers.fill(t, at + draft.G_DAUGHTER, daughter + 1)
    t.draft[at + draft.G_GROOM] = index // 2 % SPOTS
    t.draft[at + draft.G_CROWNED] = index % 2


def finish(t: Table, family: i64, chance: Chance) -> None:
    """The offer is shown to the other parties, or nobody ever sees it."""
    t.pop()
    if family == actions.DROP:
        offers.clear(t)
        return
    author = t.draft[draft.D_FROM]
    waiting = offers.parties(t) & ~(1 << author)
    for other in range(PEOPLES):
        if waiting >> other & 1 != 0 and other != t.draft[draft.D_TO]:
            offers.count_offer(t, author, other)
    chance.show()
    ask_parties(t, waiting)


# --- answering ---


def first_among(t: Table, cultures: i64) -> i64:
    """GREEN-012: the first of some cultures in player order, or NOBODY."""
    for step in range(t.players):
        culture = t.after(t.first, step)
        if cultures >> culture & 1 != 0:
            return culture
    return NOBODY


def ask_parties(t: Table, waiting: i64) -> None:
    """GREEN-NEG-04: one party after the other; when all agree, those who see others leave."""
    culture = first_among(t, waiting)
    if culture == NOBODY:
        ask_bystanders(t, deals.bystanders(t))
        return
    parts = CULTURE.at(culture) | CONSENTS.at(waiting & ~(1 << culture))
    t.ask(asks.ANSWER, t.master[culture], parts)


def ask_bystanders(t: Table, waiting: i64) -> None:
    """GREEN-150, GREEN-NEG-09: ask who else stands there, one by one; then it happens."""
    culture = first_among(t, waiting)
    if culture == NOBODY:
        deals.carry_out(t)
        return
    parts = CULTURE.at(culture) | CONSENTS.at(waiting & ~(1 << culture))
    t.ask(asks.CONSENT, t.master[culture], parts)


class Answering(Answer[Table]):
    """GREEN-149, GREEN-NEG-06, GREEN-NEG-15: accept, refuse, or make another offer."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Accepting needs that all of it is still possible."""
        if deals.is_valid(t):
            menu.one(actions.ACCEPT)
        menu.one(actions.REFUSE)
        if t.offers[t.get(CULTURE) * PEOPLES + t.draft[draft.D_FROM]] < MOST_OFFERS:
            menu.one(actions.COUNTER)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """One no ends it as a whole; an accepted offer may need others' consent."""
        culture = t.get(CULTURE)
        waiting = t.get(CONSENTS)
        t.pop()
        if family == actions.ACCEPT:
            ask_parties(t, waiting)
        elif family == actions.COUNTER:
            compose(t, culture, t.draft[draft.D_FROM])
        else:
            offers.clear(t)


class Consenting(Answer[Table]):
    """GREEN-150: cubes leave a card only if all others on it agree."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Yes or no; a deal that has become impossible can only be refused."""
        if deals.is_valid(t):
            menu.one(actions.ACCEPT)
        menu.one(actions.REFUSE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """One no ends it as a whole."""
        waiting = t.get(CONSENTS)
        t.pop()
        if family == actions.ACCEPT:
            ask_bystanders(t, waiting)
        else:
            offers.clear(t)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Talking(asks.TALK),
    Composing(asks.DRAFT),
    Answering(asks.ANSWER),
    Consenting(asks.CONSENT),
)
