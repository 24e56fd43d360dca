"""Action cards: drawing, playing them while landing, laying them at the end of a raid."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count
from skali.core.chance import Chance, draw, total
from skali.games.walhalla.components import (
    CARD_EFFECT,
    CARD_KINDS,
    CARD_POINTS,
    CARD_TERRAIN,
    CARD_TIP,
    CARD_VIKINGS,
    POINTS_A_FIELD,
    VIKINGS_IN_WALHALLA,
    VIKINGS_ON_TONGUE,
)
from skali.games.walhalla.state import (
    ASK_CARDS,
    CARD_BITS,
    CARD_MASK,
    CAT_CARDS,
    Table,
    card,
)

CARD_STREAM: Final[i64] = 2


def draw_card(t: Table, seat: i64, chance: Chance) -> None:
    """WAL-058, WAL-064, WAL-065: draw one; an exhausted pile is made of the discarded cards."""
    if total(t.pile, 0, CARD_KINDS) == 0:
        for kind in range(CARD_KINDS):
            t.pile[kind] = t.discard >> CARD_BITS * kind & CARD_MASK
        if t.discard == 0:
            return
        t.discard = 0
    t.hands[seat] += card(draw(chance, CARD_STREAM, t.pile, 0, CARD_KINDS))


def play(t: Table, seat: i64, kind: i64, chance: Chance) -> None:
    """WAL-063: a card played while landing goes face up to the discarded ones."""
    t.hands[seat] -= card(kind)
    t.discard += card(kind)
    chance.show()


def ask_for_cards(t: Table) -> None:
    """WAL-071, WAL-A-19: everybody who holds a card is asked, whatever card it is."""
    asked: i64 = 0
    for seat in range(t.seats):
        if t.hands[seat] != 0:
            asked |= 1 << seat
    if asked != 0:
        t.push(ASK_CARDS, asked, asked)


def lay(t: Table, seat: i64, kind: i64) -> None:
    """WAL-071: one more card face down before its player."""
    t.hands[seat] -= card(kind)
    t.laid[seat] += card(kind)


def finish_laying(t: Table, seat: i64, chance: Chance) -> None:
    """WAL-071: the seat has laid all it wants to; its word is binding, so that it reveals."""
    one: i64 = 1
    t.frames[t.depth - 1] &= ~(one << (6 + seat))
    chance.show()
    if t.actors() == 0:
        t.pop()


def score_laid(t: Table) -> None:
    """WAL-071, WAL-072, WAL-A-21: points for own fields of the cards' terrains, all at once."""
    for seat in range(t.seats):
        for kind in range(CARD_KINDS):
            copies = t.laid[seat] >> CARD_BITS * kind & CARD_MASK
            if copies != 0 and CARD_EFFECT[kind] == POINTS_A_FIELD:
                fields = count(t.held[seat] & t.of_terrain(CARD_TERRAIN[kind]))
                t.book(seat, CAT_CARDS, copies * CARD_POINTS[kind] * fields)


def extra_on_tongue(t: Table, seat: i64, tongue: i64) -> i64:
    """WAL-073, WAL-A-12: what a laid card adds on the tongue with its outer tip."""
    return extra(t, seat, VIKINGS_ON_TONGUE, t.outer[tongue])


def extra_in_walhalla(t: Table, seat: i64) -> i64:
    """WAL-074, WAL-A-12: what a laid card adds in the ranking of Walhalla."""
    return extra(t, seat, VIKINGS_IN_WALHALLA, 0)


def extra(t: Table, seat: i64, effect: i64, tip: i64) -> i64:
    """WAL-116: add up the vikings that exist only on laid cards, for one ranking."""
    vikings: i64 = 0
    if t.laid[seat] != 0:
        for kind in range(CARD_KINDS):
            if CARD_EFFECT[kind] == effect and CARD_TIP[kind] == tip:
                vikings += (t.laid[seat] >> CARD_BITS * kind & CARD_MASK) * CARD_VIKINGS[kind]
    return vikings


def discard_laid(t: Table) -> None:
    """WAL-063, WAL-116: laid cards are spent with the raid."""
    for seat in range(t.seats):
        t.discard += t.laid[seat]
        t.laid[seat] = 0
