"""The prohibitions that come with occupations, one predicate a rule."""
# interpreted: asked by people, one action at a time

from skali.core.effects.codes import SIZE
from skali.core.message import Refusal
from skali.games.odin.effects.cards import CARD_WORDS, CARDS, LIGHT, SET_WORD
from skali.games.odin.effects.machine import MACHINE, may_stop
from skali.games.odin.rules import asks, dice, mountains, placing, trade
from skali.games.odin.rules.anytime import usable
from skali.games.odin.rules.components import AIMS_HIGH, FIRST_WEAPON, THINGS
from skali.games.odin.rules.goods import GOOD_NAMES, NAMES
from skali.games.odin.rules.occupations import is_in
from skali.games.odin.rules.state import COLOUR_MASK, Table

FAMILIES = ("play", "keep", "recall", "follow", "discard")
THREE = 3
ANIMALS = ("sheep", "cattle")


def against_card(t: Table, seat: int, family: str, index: int) -> Refusal | None:
    """Name the rule against what only cards ask for."""
    if family == "play":
        there = is_in(t, seat * int(CARD_WORDS), index)
        return None if there else Refusal("ODIN-245", card=CARDS[index])
    if family == "keep":
        words = LIGHT[int(t.decks * CARD_WORDS) + index // int(SET_WORD)]
        return None if words >> index % int(SET_WORD) & 1 else Refusal("ODIN-302")
    if family == "recall":
        return against_recalling(t, seat, index)
    if family == "follow":
        where = placing.followable(t, seat, t.get(asks.WHERE))
        return None if where >> index & 1 else Refusal("ODIN-262")
    kind = THINGS[int(FIRST_WEAPON) + index]
    return None if count_of(t, seat, kind) else Refusal("ODIN-252")


def count_of(t: Table, seat: int, thing: str) -> int:
    """Return how many of a thing a seat has."""
    return int(MACHINE.count(t, seat, THINGS.index(thing)))


def against_recalling(t: Table, seat: int, square: int) -> Refusal | None:
    """ODIN-AMB-40, ODIN-AMB-68: an own Viking; the second one from the same space."""
    if t.men[square] & COLOUR_MASK != int(t.colour(seat)) + 1:
        return Refusal("ODIN-AMB-40")
    if t.asking() == "recall_again":
        if square != t.get(asks.SQUARE):
            return Refusal("ODIN-AMB-68")
        return None if count_of(t, seat, "silver") >= t.get(asks.COST) else Refusal("ODIN-AMB-68")
    return None


def against_using_card(t: Table, seat: int, index: int) -> Refusal | None:
    """ODIN-263: what a card in play allows now."""
    return None if usable(t, seat) >> index & 1 else Refusal("ODIN-263")


def against_option(t: Table, seat: int, option: int) -> Refusal | None:
    """ODIN-258, ODIN-AMB-67: one of the options that are open, or of the own clauses."""
    if t.asking() == "order":
        return None if MACHINE.callable_clauses(t) >> option & 1 else Refusal("ODIN-AMB-67")
    if option >= MACHINE.code[t.get(asks.PROGRAM) + SIZE]:
        return Refusal("ODIN-258")
    return None if MACHINE.offered(t, seat) >> option & 1 else Refusal("ODIN-093")


def against_stopping(t: Table, seat: int, asked: str) -> Refusal | None:
    """ODIN-093, ODIN-249: whether what is asked may be left."""
    if asked in ("trade", "feast", "ready", "split", "recall_again", "reverse"):
        return None
    if asked == "order":
        return None if MACHINE.may_pass(t) else Refusal("ODIN-AMB-67")
    if asked == "lay":
        return Refusal("ODIN-135")
    if asked == "choose":
        free = not MACHINE.offered(t, seat) or placing.may_decline(t, seat)
        return None if free else Refusal("ODIN-174")
    if asked == "play" and t.get(asks.FREELY):
        return None
    if asked == "mine" and mountains.is_needed(t.get(asks.KIND)):
        return Refusal("ODIN-093")
    left = {
        "upgrade": lambda: trade.any_left(t, seat),
        "sale": lambda: trade.on_sale(t, seat, t.get(asks.PAID)) != 0,
    }.get(asked, lambda: True)()
    return None if not left or may_stop(t, seat) else Refusal("ODIN-093")


def against_claiming(t: Table, seat: int, tile: int) -> Refusal | None:
    """ODIN-AMB-44, ODIN-AMB-45: spoils at the values that cards give them, and what is bought."""
    asked = t.asking()
    if asked == "fourth":
        name = NAMES[tile]
        three = name in GOOD_NAMES and count_of(t, seat, name) == THREE
        return None if three and name not in ANIMALS else Refusal("ODIN-260")
    if asked == "split":
        reach = dice.within(t, seat, t.get(asks.REST) + dice.strength(t, seat))
        return None if reach >> tile & 1 else Refusal("ODIN-AMB-44")
    if asked == "sale":
        there = trade.on_sale(t, seat, t.get(asks.PAID)) >> tile & 1
        return None if there else Refusal("ODIN-205")
    if asked == "forge":
        return None if trade.forgeable(t) >> tile & 1 else Refusal("ODIN-183")
    spoils = dice.spoils(t, seat) if AIMS_HIGH[t.get(asks.ACTION)] else 0
    return None if spoils >> tile & 1 else Refusal("ODIN-220", sword=0, reach=int(dice.result(t)))


def against_placing(t: Table, seat: int, space: int) -> Refusal | None:
    """ODIN-090, ODIN-093, ODIN-AMB-70: Vikings enough, and a part that can be used."""
    there, needed = int(t.of(seat, 0)), int(placing.vikings_for(t, seat, space))
    if there < needed:
        return Refusal("ODIN-090", needed=needed, there=there)
    return None if placing.is_usable(t, seat, space) else Refusal("ODIN-093")
