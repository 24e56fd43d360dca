"""Occupations: hands, the dark deck, drawing, playing, and what a card lets one do at any time."""

from typing import Final

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import count, lowest, zeros
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.odin.effects.cards import ALL_CARDS, CARD_POINTS, CARD_WORDS, DARK, LIGHT, SET_WORD
from skali.games.odin.effects.events import DRAW, PLAYED
from skali.games.odin.effects.machine import MACHINE, may_stop, note
from skali.games.odin.effects.programs import DRAW_PROGRAM
from skali.games.odin.effects.vocabulary import TALLIES
from skali.games.odin.rules import asks
from skali.games.odin.rules.actions import DONE, KEEP, PLAY
from skali.games.odin.rules.news import herald
from skali.games.odin.rules.state import Table

STREAM_CARDS: Final[i64] = 5
PLAYED_CARDS: Final[i64] = TALLIES.index("occupations")

# --- sets of cards ---


def pile(t: Table) -> i64:
    """Return where the dark deck begins among the sets of cards; hands come before it."""
    return t.seats * CARD_WORDS


def size(t: Table, at: i64) -> i64:
    """Count the cards of a set."""
    found: i64 = 0
    for word in range(CARD_WORDS):
        found += count(t.cards[at + word])
    return found


def hand_size(t: Table, seat: i64) -> i64:
    """Count the cards in a hand."""
    return size(t, seat * CARD_WORDS)


def is_in(t: Table, at: i64, card: i64) -> bool:
    """Tell whether a card belongs to a set."""
    return t.cards[at + card // SET_WORD] >> card % SET_WORD & 1 != 0


def toggle(t: Table, at: i64, card: i64) -> None:
    """Put a card into a set, or take it out."""
    t.cards = t.cards[:]
    t.cards[at + card // SET_WORD] ^= 1 << card % SET_WORD


def pick(words: vec[i64], at: i64, chance: Chance) -> i64:
    """Draw a card of a set; there must be one."""
    there = zeros(ALL_CARDS)
    for word in range(CARD_WORDS):
        left = words[at + word]
        while left != 0:
            there[word * SET_WORD + lowest(left)] = 1
            left &= left - 1
    return chance.pick(STREAM_CARDS, there, 0, ALL_CARDS)


def points(t: Table, seat: i64) -> i64:
    """ODIN-059, ODIN-286: the printed values of the cards that were played."""
    found: i64 = 0
    for word in range(CARD_WORDS):
        left = t.in_play[seat * CARD_WORDS + word]
        while left != 0:
            found += CARD_POINTS[word * SET_WORD + lowest(left)]
            left &= left - 1
    return found


# --- dealing and drawing ---


def deal(t: Table, chance: Chance) -> None:
    """ODIN-029..034, ODIN-302: a light brown card for everybody; alone one chooses."""
    if t.decks == 0:
        return
    first = t.decks * CARD_WORDS
    for word in range(CARD_WORDS):
        t.cards[pile(t) + word] = DARK[first + word]
    if t.seats == 1:
        return
    light = LIGHT[first : first + CARD_WORDS]
    for seat in range(t.seats):
        card = pick(light, 0, chance)
        light[card // SET_WORD] ^= 1 << card % SET_WORD
        toggle(t, seat * CARD_WORDS, card)


def draw(t: Table, seat: i64) -> None:
    """ODIN-246, ODIN-247: draw a dark brown card; a card may replace that."""
    if t.decks != 0:
        MACHINE.happen(t, DRAW, seat, 0, 0, DRAW_PROGRAM, t.origin)


def draw_now(t: Table, seat: i64, chance: Chance) -> None:
    """ODIN-AMB-36: the card goes to the hand; when none is left, nothing is drawn."""
    if size(t, pile(t)) > 0:
        card = pick(t.cards, pile(t), chance)
        toggle(t, pile(t), card)
        toggle(t, seat * CARD_WORDS, card)


# --- playing ---


def ask_to_play(t: Table, seat: i64, number: i64, *, freely: bool, column: bool) -> None:
    """ODIN-249, ODIN-250: up to so many cards of the hand, one after another."""
    parts = asks.LEFT.at(number)
    t.ask(asks.PLAY, seat, parts)
    t.put(asks.FREELY, 1 if freely else 0)
    t.put(asks.COLUMN_CARD, 1 if column else 0)


def play(t: Table, seat: i64, card: i64) -> None:
    """ODIN-245, ODIN-251, ODIN-268: the card takes effect at once."""
    toggle(t, seat * CARD_WORDS, card)
    note(t, seat, PLAYED_CARDS, 1)
    herald(t, PLAYED, seat, 0, 1)
    MACHINE.play(t, seat, card)
    MACHINE.watch(t)


class Playing(Answer[Table]):
    """ODIN-249, ODIN-252: a card of the hand, or no more."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the hand."""
        for word in range(CARD_WORDS):
            menu.add(PLAY + word * SET_WORD, t.cards[seat * CARD_WORDS + word])
        if t.get(asks.FREELY) != 0 or may_stop(t, seat):
            menu.one(DONE)

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """ODIN-252: without cards none can be played."""
        if hand_size(t, seat) > 0:
            return False
        t.pop()
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Play it; the next one comes after what it does."""
        left = t.get(asks.LEFT)
        column = t.get(asks.COLUMN_CARD)
        if family == DONE or left == 1:
            t.pop()
        else:
            t.put(asks.LEFT, left - 1)
            t.put(asks.FREELY, 1)
        if family != DONE:
            t.use_part()
            if column != 0:
                t.bonus = 1
            play(t, seat, index)


class Keeping(Answer[Table]):
    """ODIN-302: alone one chooses the card of the start."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer all light brown cards of the decks."""
        for word in range(CARD_WORDS):
            menu.add(KEEP + word * SET_WORD, LIGHT[t.decks * CARD_WORDS + word])

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Take it into the hand."""
        t.pop()
        toggle(t, seat * CARD_WORDS, index)


ANSWERS: Final[tuple[Answer[Table], ...]] = (Playing(asks.PLAY), Keeping(asks.KEEP))
