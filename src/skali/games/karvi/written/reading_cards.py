"""Reading hands and stacks of cards; a card of which only the back is known, is drawn."""

from typing import Any

from skali.core.bits import places
from skali.core.chance import Chance, draw, total
from skali.core.errors import PositionError
from skali.core.position import Fields, one_of
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.components import (
    BACK_SIZE,
    BACK_START,
    BACKS,
    CARD_BAG,
    CARD_KIND,
    CARDS,
    KINDS,
    PER_KIND,
)
from skali.games.karvi.rules.deck import STREAM_CARDS
from skali.games.karvi.rules.state import Table


def load_cards(
    t: Table,
    fields: Fields,
    hands: list[list[str]],
    chance: Chance,
) -> None:
    """Read hands and stacks of cards; cards of which only the back is known, are drawn."""
    for card in range(len(CARDS)):
        t.bag[CARD_BAG + card] = 1
    for seat in range(t.seats):
        know_cards(t, seat, hands[seat])
    stacks = fields.table("card_stacks")
    drawn = [str(card) for card in stacks.items("drawn", 2)]
    for name in drawn:
        if name in CARDS:
            know(t, CARDS.index(name))
        elif name not in BACKS:
            raise stacks.fail("drawn", one_of(name, (*CARDS, *BACKS)))
    entries = [(kind, stacks.table(name)) for kind, name in enumerate(KINDS)]
    stacks.close()
    unknown = [place for kind, entry in entries for place in load_card_stack(t, kind, entry)]
    for seat in range(t.seats):
        for name in hands[seat]:
            if name in BACKS:
                t.hand[seat] |= 1 << sample(t, BACKS.index(name), chance, f"players[{seat}].hand")
    for zone, place, back in unknown:
        zone[place] += sample(t, back, chance, "card_stacks")
    numbers = [
        CARDS.index(name) if name in CARDS else sample(t, BACKS.index(name), chance, "card_stacks")
        for name in drawn
    ]
    keep_drawn(t, numbers)


def know_cards(t: Table, seat: int, hand: list[str]) -> None:
    """Take out of the decks what a player has played and holds."""
    for card in places(t.played[seat]):
        know(t, card)
    for name in hand:
        if name in CARDS:
            know(t, CARDS.index(name))
            t.hand[seat] |= 1 << CARDS.index(name)


def keep_drawn(t: Table, cards: list[int]) -> None:
    """Put two drawn cards into the decision about them."""
    keeping = t.asks(asks.KEEP)
    if len(cards) != (2 if keeping else 0):
        raise PositionError("card_stacks.drawn", "must be two cards while one is to be kept")
    if keeping:
        t.put(asks.FIRST_CARD, cards[0])
        t.put(asks.SECOND_CARD, cards[1])


def know(t: Table, card: int) -> None:
    """Take a card out of the decks."""
    t.bag[CARD_BAG + card] = 0


def sample(t: Table, back: int, chance: Chance, field: str) -> int:
    """Draw a card of which only the back is known."""
    start, size = CARD_BAG + BACK_START[back], BACK_SIZE[back]
    if total(t.bag, start, size) == 0:
        raise PositionError(field, f"there are not so many cards {BACKS[back]}")
    return int(BACK_START[back]) + int(draw(chance, STREAM_CARDS + back, t.bag, start, size))


def load_card_stack(t: Table, kind: int, entry: Fields) -> list[tuple[Any, int, int]]:
    """Read a stack of cards; return where unknown cards lie, with their backs."""
    unknown: list[tuple[Any, int, int]] = []
    if entry.has("top"):
        load_owned(t, kind, entry.table("top"), t.top, kind, unknown)
    entry.raw("top")
    for place, under in enumerate(entry.tables("under", int(PER_KIND))):
        load_owned(t, kind, under, t.under, kind * int(PER_KIND) + place, unknown)
        t.under_size[kind] += 1
    entry.close()
    return unknown


def load_owned(
    t: Table,
    kind: int,
    entry: Fields,
    zone: Any,  # noqa: ANN401 - an array
    place: int,
    unknown: list[tuple[Any, int, int]],
) -> None:
    """Read a card that one seat knows."""
    owner = entry.integer("seat", 0, 0, int(t.seats) - 1)
    cards = [name for card, name in enumerate(CARDS) if CARD_KIND[card] == kind]
    name = entry.word("card", (*cards, *BACKS[2 * kind : 2 * kind + 2]), cards[0])
    entry.close()
    zone[place] = owner << 6
    if name in CARDS:
        know(t, CARDS.index(name))
        zone[place] += CARDS.index(name)
    else:
        unknown.append((zone, place, BACKS.index(name)))
