"""Action cards: drawing, playing them while landing, laying them at the end of a raid."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count
from skali.core.chance import Chance, draw, total
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.walhalla.rules import asks, components
from skali.games.walhalla.rules.actions import DONE, LAY
from skali.games.walhalla.rules.state import CAT_CARDS, Table, card, copies

CARD_STREAM: Final[i64] = 2


def draw_card(t: Table, seat: i64, chance: Chance) -> None:
    """WAL-058, WAL-064, WAL-065: draw one; an exhausted pile is made of the discarded cards."""
    if total(t.pile, 0, components.CARD_KINDS) == 0:
        for kind in range(components.CARD_KINDS):
            t.pile[kind] = copies(t.discard, kind)
        if t.discard == 0:
            return
        t.discard = 0
    t.hands[seat] += card(draw(chance, CARD_STREAM, t.pile, 0, components.CARD_KINDS))


def play(t: Table, seat: i64, kind: i64, chance: Chance) -> None:
    """WAL-063: a card played while landing goes face up to the discarded ones."""
    t.hands[seat] -= card(kind)
    t.discard += card(kind)
    chance.show()


def with_cards(t: Table) -> i64:
    """WAL-A-19: the mask of the seats that have a card, laid or not, whatever card it is."""
    seats: i64 = 0
    for seat in range(t.seats):
        if t.hands[seat] | t.laid[seat] != 0:
            seats |= 1 << seat
    return seats


def ask_for_cards(t: Table) -> None:
    """WAL-071: everybody who holds a card is asked, all at once."""
    asked = with_cards(t)
    if asked != 0:
        t.push(asks.CARDS, asked)


class Laying(Answer[Table]):
    """WAL-071, WAL-076: any own card for the end of a raid, or no more."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the cards in hand."""
        kinds: i64 = 0
        hand = t.hands[seat]
        for kind in range(components.CARD_KINDS):
            if copies(hand, kind) != 0:
                kinds |= 1 << kind
        menu.add(LAY, kinds & components.RAID_END_CARDS)
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Lay one more card face down; the last word is binding, so that it reveals."""
        if family == LAY:
            t.hands[seat] -= card(index)
            t.laid[seat] += card(index)
        else:
            chance.show()
            t.answered(seat)


ANSWERS: Final[tuple[Answer[Table], ...]] = (Laying(asks.CARDS),)


def score_laid(t: Table) -> None:
    """WAL-071, WAL-072, WAL-A-21: points for own fields of the cards' terrains, all at once."""
    for seat in range(t.seats):
        for kind in range(components.CARD_KINDS):
            laid = copies(t.laid[seat], kind)
            if laid != 0 and components.CARD_EFFECT[kind] == components.POINTS_A_FIELD:
                t.book(seat, CAT_CARDS, laid * worth(t, seat, kind))


def worth(t: Table, seat: i64, kind: i64) -> i64:
    """WAL-072: what a terrain card scores with the fields that a seat holds now."""
    return components.CARD_POINTS[kind] * count(
        t.held[seat] & t.of_terrain(components.CARD_TERRAIN[kind])
    )


def extra_on_tongue(t: Table, seat: i64, tongue: i64) -> i64:
    """WAL-073, WAL-A-12: what a laid card adds on the tongue with its outer tip."""
    return extra(t, seat, components.VIKINGS_ON_TONGUE, t.outer[tongue])


def extra_in_walhalla(t: Table, seat: i64) -> i64:
    """WAL-074, WAL-A-12: what a laid card adds in the ranking of Walhalla."""
    return extra(t, seat, components.VIKINGS_IN_WALHALLA, 0)


def extra(t: Table, seat: i64, effect: i64, tip: i64) -> i64:
    """WAL-116: add up the vikings that exist only on laid cards, for one ranking."""
    vikings: i64 = 0
    if t.laid[seat] != 0:
        for kind in range(components.CARD_KINDS):
            if components.CARD_EFFECT[kind] == effect and components.CARD_TIP[kind] == tip:
                vikings += copies(t.laid[seat], kind) * components.CARD_VIKINGS[kind]
    return vikings


def discard_laid(t: Table) -> None:
    """WAL-063, WAL-116: laid cards are spent with the raid."""
    for seat in range(t.seats):
        t.discard += t.laid[seat]
        t.laid[seat] = 0
