"""Setting up the table."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.games.odin.rules import asks, components, occupations
from skali.games.odin.rules.goods import KINDS
from skali.games.odin.rules.phases import begin_round, turn_up_strip
from skali.games.odin.rules.state import ARMOURY, OWN, Table

STREAM_SETUP: Final[i64] = 0


def set_up(t: Table, chance: Chance) -> None:
    """ODIN-023..045, ODIN-060: what everybody has, strips, imitation tiles, the start player."""
    for kind in range(components.ARMS):
        t.deck[kind] = components.WEAPON_CARDS[kind] - t.seats * components.START_WEAPONS[kind]
    for seat in range(t.seats):
        hand_out(t, seat)
    t.pile = components.EVERY_STRIP
    for _ in range(components.FIRST_STRIPS[t.seats]):
        turn_up_strip(t, chance)
    if t.seats == components.IMITATING:
        attach_mirrors(t, chance)
    t.start = chance.below(STREAM_SETUP, t.seats) if t.seats > 1 else 0
    occupations.deal(t, chance)
    begin_round(t)
    if t.decks != 0 and t.seats == 1:
        t.ask(asks.KEEP, 0)


def hand_out(t: Table, seat: i64) -> None:
    """ODIN-032: the weapons and the mead of the start."""
    for thing in range(KINDS):
        t.supply[seat * KINDS + thing] = components.START_GOODS[thing]
    for kind in range(components.ARMS):
        t.own[seat * OWN + ARMOURY + kind] = components.START_WEAPONS[kind]


def attach_mirrors(t: Table, chance: Chance) -> None:
    """ODIN-023, ODIN-255: column 1 or 2, and column 3 or 4, can be imitated."""
    t.mirrors = 1 << (1 + chance.below(STREAM_SETUP, 2)) | 1 << (3 + chance.below(STREAM_SETUP, 2))
