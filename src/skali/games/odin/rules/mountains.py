"""Mountain strips: taking what lies nearest to the arrow."""

from typing import Final

from mypy_extensions import i64

from skali.core.chance import Chance
from skali.core.effects.codes import E_PROGRAM, EVENT_WORDS
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.odin.effects.events import MINED
from skali.games.odin.effects.machine import MACHINE, may_stop, note
from skali.games.odin.effects.vocabulary import ONLY, TALLIES
from skali.games.odin.rules import asks
from skali.games.odin.rules.actions import DONE, MINE, MOST_TAKEN
from skali.games.odin.rules.components import ITEM, ITEM_WORTH, POSITIONS, STRIPS
from skali.games.odin.rules.goods import KINDS, ORE, SILVER, STONE
from skali.games.odin.rules.news import herald
from skali.games.odin.rules.state import Table
from skali.games.odin.rules.stores import receive

HARD: Final[i64] = ONLY.index("hard")
ONLY_ORE: Final[i64] = ONLY.index("ore")
FITTING: Final[i64] = ONLY.index("fitting")
MINED_TALLY: Final = (
    TALLIES.index("mined_silver"),
    TALLIES.index("mined_ore"),
    TALLIES.index("mined_wood"),
    TALLIES.index("mined_stone"),
)
"""By the place of an item after silver, which comes first among single things."""


def items_left(t: Table, strip: i64) -> i64:
    """Count the items that still lie on a strip."""
    return POSITIONS - t.taken[strip]


def lose_first(t: Table, strip: i64) -> i64:
    """ODIN-131, ODIN-189: the item nearest to the arrow goes; return where it lay."""
    place = strip * POSITIONS + t.taken[strip]
    t.taken = t.taken[:]
    t.taken[strip] += 1
    if t.taken[strip] == POSITIONS:
        t.strips &= ~(1 << strip)
    return place


def first_item(t: Table, strip: i64) -> i64:
    """Return what lies nearest to the arrow of a strip that is face up."""
    return ITEM[strip * POSITIONS + t.taken[strip]]


def strips_for(t: Table, seat: i64, kind: i64) -> i64:
    """Return the strips whose first item may be taken, as a mask."""
    if kind == 0:
        return t.strips
    found: i64 = 0
    for strip in range(STRIPS):
        if t.strips >> strip & 1 != 0 and suits(t, seat, strip, kind):
            found |= 1 << strip
    return found


def suits(t: Table, seat: i64, strip: i64, kind: i64) -> bool:
    """Tell whether the first item of a strip is one that a card lets one take."""
    item = first_item(t, strip)
    if kind == HARD:
        return item in (STONE, ORE)
    if kind == ONLY_ORE:
        return item == ORE
    program = t.events[(t.under_way - 1) * EVENT_WORDS + E_PROGRAM]
    return would_help(t, seat, strip, program)


def open_strips(t: Table, seat: i64) -> i64:
    """ODIN-193: the strips of which the top question lets one take something, as a mask."""
    return strips_for(t, seat, t.get(asks.KIND)) & ~t.get(asks.USED)


def is_needed(kind: i64) -> bool:
    """ODIN-AMB-70: what opened the action must be taken, since nothing else pays for it."""
    return kind in (ONLY_ORE, FITTING)


def would_help(t: Table, seat: i64, strip: i64, program: i64) -> bool:
    """ODIN-AMB-70: whether a program could be used with the first item of a strip."""
    place = strip * POSITIONS + t.taken[strip]
    t.supply[seat * KINDS + ITEM[place]] += ITEM_WORTH[place]
    found = MACHINE.useful(t, seat, program)
    t.supply[seat * KINDS + ITEM[place]] -= ITEM_WORTH[place]
    return found


def ask_to_mine(t: Table, seat: i64, items: i64, more: i64, times: i64, kind: i64 = 0) -> None:
    """ODIN-192, ODIN-193, ODIN-194: so many items of one strip, then of others."""
    parts = asks.ITEMS.at(items) | asks.MORE.at(more) | asks.TIMES.at(times)
    t.ask(asks.MINE, seat, parts)
    if kind != 0:
        t.put(asks.KIND, kind)


def mine(t: Table, seat: i64, strip: i64, items: i64) -> None:
    """ODIN-189, ODIN-190, ODIN-191: items from the arrow on; two silver are one item."""
    for _ in range(items):
        place = lose_first(t, strip)
        receive(t, seat, ITEM[place], ITEM_WORTH[place])
        if t.ears[seat] != 0:
            note(t, seat, MINED_TALLY[ITEM[place] - SILVER], 1)
            herald(t, MINED, seat, ITEM[place] - SILVER, 1)
    t.use_part()


def go_on(t: Table, seat: i64, strip: i64) -> None:
    """ODIN-193, ODIN-194: the next strip is another one."""
    used = t.get(asks.USED) | asks.USED.some(strip, 1)
    times = t.get(asks.TIMES)
    more = t.get(asks.MORE)
    t.pop()
    if times > 0 and t.strips & ~used != 0:
        ask_to_mine(t, seat, more, more, times - 1)
        t.put(asks.USED, used)


class Mining(Answer[Table]):
    """ODIN-192..194: which strip, and how many items of it."""

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """Leave it if what was done meanwhile has left nothing to take."""
        if open_strips(t, seat) != 0:
            return False
        t.pop()
        return True

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every strip that was not used, with up to so many items as there are."""
        most = t.get(asks.ITEMS)
        open_ = open_strips(t, seat)
        for strip in range(STRIPS):
            if open_ >> strip & 1 != 0:
                menu.add(MINE + strip * MOST_TAKEN, (1 << min(most, items_left(t, strip))) - 1)
        if may_stop(t, seat) and not is_needed(t.get(asks.KIND)):
            menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Take the items."""
        if family == DONE:
            t.pop()
            return
        strip = index // MOST_TAKEN
        mine(t, seat, strip, index % MOST_TAKEN + 1)
        go_on(t, seat, strip)


ANSWERS: Final[tuple[Answer[Table], ...]] = (Mining(asks.MINE),)
