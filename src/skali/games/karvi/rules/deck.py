"""Cards: three stacks of equipment cards, the open trade cards, hands."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance, draw, total
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects.vocabulary import ANY_KIND
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.actions import DISCARD, DRAW, DRAW_TWO, KEEP
from skali.games.karvi.rules.components import (
    ALL_DESIGNS,
    BACK_SIZE,
    BACK_START,
    CARD_BAG,
    CARD_KIND,
    DISPLAY,
    KINDS,
    PER_KIND,
    TRADE_BAG,
)
from skali.games.karvi.rules.state import NOWHERE, Table

STREAM_CARDS: Final[i64] = 1
"""The first of six streams, one for every back."""
STREAM_TRADE: Final[i64] = 7


def left_in(t: Table, kind: i64) -> i64:
    """Count the cards of a stack."""
    found = t.under_size[kind] + (1 if t.top[kind] >= 0 else 0)
    for back in range(2 * kind, 2 * kind + 2):
        found += total(t.bag, CARD_BAG + BACK_START[back], BACK_SIZE[back])
    return found


def drawable(t: Table, kind: i64) -> i64:
    """KARVI-111, KARVI-166: the stacks to draw from; an empty one lets any other be chosen."""
    found: i64 = 0
    for stack in range(len(KINDS)):
        if left_in(t, stack) > 0:
            found |= 1 << stack
    if kind != ANY_KIND and found >> kind & 1 != 0:
        return 1 << kind
    return found


def ask_to_draw(t: Table, seat: i64, number: i64, kind: i64) -> None:
    """KARVI-166: draw cards one after the other; if all stacks are empty, none."""
    if number > 0 and drawable(t, kind) != 0:
        t.ask(asks.DRAW, seat, asks.KIND.at(kind) | asks.AMOUNT.at(number))


def next_card(t: Table, kind: i64, chance: Chance) -> i64:
    """KARVI-015, KARVI-087: the top card; decks of value 1 first, discarded cards last."""
    if t.top[kind] >= 0:
        card = t.top[kind] & 63
        t.top = t.top[:]
        t.top[kind] = NOWHERE
        chance.show()
        return card
    for back in range(2 * kind, 2 * kind + 2):
        start = CARD_BAG + BACK_START[back]
        if total(t.bag, start, BACK_SIZE[back]) > 0:
            stream = STREAM_CARDS + back
            return BACK_START[back] + draw(chance, stream, t.bag, start, BACK_SIZE[back])
    chance.show()
    t.under = t.under[:]
    t.under_size = t.under_size[:]
    card = t.under[kind * PER_KIND] & 63
    for place in range(kind * PER_KIND, (kind + 1) * PER_KIND - 1):
        t.under[place] = t.under[place + 1]
    t.under[(kind + 1) * PER_KIND - 1] = NOWHERE
    t.under_size[kind] -= 1
    return card


def draw_card(t: Table, seat: i64, kind: i64, chance: Chance) -> None:
    """KARVI-081, KARVI-111: take the top card of a stack to the hand."""
    t.hand[seat] |= 1 << next_card(t, kind, chance)


def draw_two(t: Table, seat: i64, kind: i64, chance: Chance) -> None:
    """KARVI-245, KARVI-AMB-37: look at two cards of a stack; one of them will be kept."""
    first = next_card(t, kind, chance)
    second = next_card(t, kind, chance)
    t.ask(asks.KEEP, seat, asks.FIRST_CARD.at(first) | asks.SECOND_CARD.at(second))


def put_under(t: Table, seat: i64, card: i64) -> None:
    """KARVI-087, KARVI-AMB-36: a discarded card goes under the stack of its kind."""
    kind = CARD_KIND[card]
    t.hand[seat] &= ~(1 << card)
    t.under = t.under[:]
    t.under_size = t.under_size[:]
    t.under[kind * PER_KIND + t.under_size[kind]] = card | seat << 6
    t.under_size[kind] += 1


def refill(t: Table, chance: Chance) -> None:
    """KARVI-014, KARVI-125, KARVI-167: fill the display from the pile."""
    for slot in range(DISPLAY):
        if t.display[slot] < 0 and total(t.bag, TRADE_BAG, ALL_DESIGNS) > 0:
            t.display[slot] = draw(chance, STREAM_TRADE, t.bag, TRADE_BAG, ALL_DESIGNS)


def is_display_empty(t: Table) -> bool:
    """KARVI-125: whether no open trade card is left."""
    for slot in range(DISPLAY):
        if t.display[slot] >= 0:
            return False
    return True


# --- answers ---


def offer_draws(t: Table, menu: Menu, stacks: i64) -> None:
    """KARVI-111, KARVI-245: one card of a stack, or two to choose from."""
    menu.add(DRAW, stacks)
    if t.draw_two != 0:
        twos: i64 = 0
        for kind in range(3):
            if stacks >> kind & 1 != 0 and left_in(t, kind) > 1:
                twos |= 1 << kind
        menu.add(DRAW_TWO, twos)


class Drawing(Answer[Table]):
    """KARVI-111, KARVI-245: a card of a stack, or one of two."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the stacks."""
        offer_draws(t, menu, drawable(t, t.get(asks.KIND)))

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """KARVI-166: once the last card is gone, nobody is asked for more."""
        if drawable(t, ANY_KIND) != 0:
            return False
        t.pop()
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Draw; then the next one is asked for."""
        kind, number = t.get(asks.KIND), t.get(asks.AMOUNT)
        t.pop()
        ask_to_draw(t, seat, number - 1, kind)
        if family == DRAW:
            draw_card(t, seat, index, chance)
        else:
            draw_two(t, seat, index, chance)


class Keeping(Answer[Table]):
    """KARVI-245: one of two cards is kept; the other goes back on top of its stack."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer both."""
        menu.add(KEEP, 1 << t.get(asks.FIRST_CARD) | 1 << t.get(asks.SECOND_CARD))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Keep it."""
        first, second = t.get(asks.FIRST_CARD), t.get(asks.SECOND_CARD)
        t.pop()
        t.hand[seat] |= 1 << index
        t.top = t.top[:]
        t.top[CARD_KIND[index]] = (second if first == index else first) | seat << 6


class Discarding(Answer[Table]):
    """KARVI-086: the second of two discarded cards brings a gold."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the hand."""
        menu.add(DISCARD, t.hand[seat])

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Discard it."""
        t.pop()
        put_under(t, seat, index)
        t.gold[seat] += 1


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Drawing(asks.DRAW),
    Keeping(asks.KEEP),
    Discarding(asks.DISCARD),
)
