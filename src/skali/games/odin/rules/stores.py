"""What is received and paid: goods, materials and weapon cards."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance, draw, total
from skali.games.odin.effects.events import RECEIVE, RETURNED, THING_IS, THING_NUMBER
from skali.games.odin.effects.machine import MACHINE, note
from skali.games.odin.effects.vocabulary import PRICE, TALLIES
from skali.games.odin.rules import goods
from skali.games.odin.rules.components import ALL_SPACES, ARMS, FIRST_WEAPON, WEAPON_CARDS
from skali.games.odin.rules.news import herald
from skali.games.odin.rules.state import (
    ACTIONS,
    ARMOURY,
    COLOUR_MASK,
    LAMBS,
    MEN,
    OWN,
    THING,
    Table,
)

STREAM_WEAPONS: Final[i64] = 3
WOOD_TALLY: Final[i64] = TALLIES.index("wood")
STONE_TALLY: Final[i64] = TALLIES.index("stone")
FISH_TALLY: Final[i64] = TALLIES.index("stockfish")
SILVER_TALLY: Final[i64] = TALLIES.index("silver")


# --- goods, tiles and materials ---


def receive(t: Table, seat: i64, thing: i64, number: i64) -> None:
    """ODIN-025, ODIN-274: goods and materials are never short; a special tile is only one."""
    if thing >= FIRST_WEAPON:
        for _ in range(number):
            find_weapon(t, seat, thing - FIRST_WEAPON)
        return
    t.supply[seat * goods.KINDS + thing] += number
    if goods.GOODS <= thing < goods.TILES:
        t.specials &= ~(1 << (thing - goods.GOODS))
    if t.ears[seat] != 0:
        tell_received(t, seat, thing, number)


def tell_received(t: Table, seat: i64, thing: i64, number: i64) -> None:
    """Let cards know what came into a supply, and from where."""
    if number > 0:
        if thing == goods.WOOD:
            note(t, seat, WOOD_TALLY, number)
        elif thing == goods.STONE:
            note(t, seat, STONE_TALLY, number)
        elif thing == goods.STOCKFISH:
            note(t, seat, FISH_TALLY, number)
        elif thing == goods.SILVER:
            note(t, seat, SILVER_TALLY, number)
        herald(t, RECEIVE, seat, thing, number)


def price(t: Table, seat: i64, thing: i64, number: i64) -> i64:
    """ODIN-AMB-63: what a price is after all discounts; never below 0."""
    if t.altered[seat] >> PRICE & 1 == 0:
        return number
    return MACHINE.number(t, seat, PRICE, number, thing)


# --- Vikings ---


def move_men(t: Table, seat: i64, number: i64) -> None:
    """Vikings come to the Thing square or leave it; cards watch for a certain number there."""
    t.own[seat * OWN + THING] += number
    if t.own[seat * OWN + THING] == THING_NUMBER and number != 0:
        herald(t, THING_IS, seat, 0, THING_NUMBER)


def take_back(t: Table, seat: i64, square: i64, number: i64) -> None:
    """ODIN-AMB-22: Vikings return from a space to the Thing square."""
    lift(t, square, number)
    come_back(t, seat, number)


def lift(t: Table, square: i64, number: i64) -> None:
    """ODIN-AMB-22: Vikings leave a space; one without any is free again."""
    t.men = t.men[:]
    t.men[square] -= number << MEN
    if t.men_on(square) == 0:
        t.men[square] = 0
        if square < ALL_SPACES:
            t.occupied &= ~(1 << square)


def come_back(t: Table, seat: i64, number: i64) -> None:
    """Vikings that were lifted come to the Thing square at once, and cards hear of them."""
    move_men(t, seat, number)
    if t.phase == ACTIONS:
        herald(t, RETURNED, seat, 0, number)


def stands_on(t: Table, seat: i64, square: i64) -> bool:
    """ODIN-AMB-40, ODIN-AMB-62: whether own Vikings stand on a square; alone, of this round."""
    return t.men[square] & COLOUR_MASK == t.colour(seat) + 1


def owns(t: Table, seat: i64, thing: i64) -> i64:
    """Return how many of a thing a seat could pay."""
    if thing >= FIRST_WEAPON:
        return t.of(seat, ARMOURY + thing - FIRST_WEAPON)
    return t.has(seat, thing)


def give_up(t: Table, seat: i64, thing: i64, number: i64) -> None:
    """Pay things into the general supply; of animals those that are not pregnant go first."""
    if thing >= FIRST_WEAPON:
        discard_weapons(t, seat, thing - FIRST_WEAPON, number)
        return
    left = t.has(seat, thing) - number
    t.supply[seat * goods.KINDS + thing] = left
    if thing in (goods.SHEEP, goods.CATTLE):
        pregnant = seat * OWN + LAMBS + (1 if thing == goods.CATTLE else 0)
        t.own[pregnant] = min(t.own[pregnant], left)


def is_free(t: Table, thing: i64) -> bool:
    """ODIN-A22: whether a tile can be had: goods always, a special tile while nobody has it."""
    return thing < goods.GOODS or t.specials >> (thing - goods.GOODS) & 1 != 0


# --- weapon cards ---


def draw_weapon(t: Table, seat: i64, chance: Chance) -> None:
    """ODIN-084, ODIN-275, ODIN-AMB-58: a card of the deck, laid open; none when all are out."""
    t.deck = t.deck[:]
    if total(t.deck, 0, ARMS) == 0:
        for kind in range(ARMS):
            t.deck[kind] = t.deck[ARMS + kind]
            t.deck[ARMS + kind] = 0
        if total(t.deck, 0, ARMS) == 0:
            return
    kind = draw(chance, STREAM_WEAPONS, t.deck, 0, ARMS)
    t.own[seat * OWN + ARMOURY + kind] += 1


def find_weapon(t: Table, seat: i64, kind: i64) -> None:
    """ODIN-235, ODIN-276: from the discard pile, else from the deck, else a substitute."""
    t.deck = t.deck[:]
    if t.deck[ARMS + kind] > 0:
        t.deck[ARMS + kind] -= 1
    elif t.deck[kind] > 0:
        t.deck[kind] -= 1
    t.own[seat * OWN + ARMOURY + kind] += 1


def discard_weapons(t: Table, seat: i64, kind: i64, number: i64) -> None:
    """ODIN-AMB-35: spent cards lie open; substitutes go back into the box first."""
    substitutes = t.deck[kind] + t.deck[ARMS + kind] - WEAPON_CARDS[kind]
    for other in range(t.seats):
        substitutes += t.of(other, ARMOURY + kind)
    t.own[seat * OWN + ARMOURY + kind] -= number
    t.deck = t.deck[:]
    t.deck[ARMS + kind] += number - min(number, max(0, substitutes))
