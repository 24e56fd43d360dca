"""Phase 5: Vikings are placed on the action board, one space a turn, until all have passed."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import array, lowest
from skali.core.chance import Chance
from skali.core.effects.coder import Tree
from skali.core.effects.codes import E_EVENT, EVENT_WORDS, FEWEST, PAYS
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.odin.effects.events import ORE_SPENT, PLACED, USE
from skali.games.odin.effects.machine import MACHINE, may_stop
from skali.games.odin.effects.programs import (
    CARDED_PROGRAM,
    PUT_PROGRAM,
    SPACE_ORIGIN,
    SPACE_PROGRAM,
)
from skali.games.odin.effects.vocabulary import FOLLOWED, MINE_FIRST, NUMBERS, VIKINGS
from skali.games.odin.rules import asks, mountains
from skali.games.odin.rules.actions import DONE, FOLLOW, IMITATE, OPTION, PASS, PLACE
from skali.games.odin.rules.components import (
    ALL_SPACES,
    COLUMN,
    COLUMNS,
    IN_COLUMN,
    PLAYING_COLUMN,
    SPACE_TABLES,
    STRIPS,
    WITHIN,
)
from skali.games.odin.rules.state import MEN, NOBODY, NOWHERE, THING, Table
from skali.games.odin.rules.stores import move_men, stands_on

SECOND_COLUMN: Final[i64] = FOLLOWED.index("second_column")
FIRST_COLUMN: Final = array([space for space in range(int(ALL_SPACES)) if int(COLUMN[space]) == 1])
"""From above to below on the board."""
MACHINE_MINE_FIRST: Final[i64] = len(NUMBERS) + MINE_FIRST
"""Where the permission stands among all numbers."""

# --- which spaces ---


def gives(effect: Tree | list[Tree]) -> bool:
    """Tell whether an effect begins with something that everybody gets, whatever he has."""
    first: Tree = effect[0] if isinstance(effect, list) else effect
    return first["do"] in ("gain", "dice")


ALWAYS: Final[i64] = sum(
    1 << n for n, space in enumerate(SPACE_TABLES) if gives(space.data["effect"])
)
"""ODIN-093: spaces of which a part can always be used."""


def plays(effect: Tree | list[Tree]) -> bool:
    """Tell whether an effect lets a player play occupations."""
    steps: list[Tree] = effect if isinstance(effect, list) else [effect]
    return any(
        step["do"] == "play_occupation" or (step["do"] == "pay" and plays(step["gain"]))
        for step in steps
    )


PLAYING: Final[i64] = sum(
    1 << n
    for n, space in enumerate(SPACE_TABLES)
    if int(COLUMN[n]) == PLAYING_COLUMN or plays(space.data["effect"])
)
"""Spaces on which occupations can be played."""


def is_usable(t: Table, seat: i64, space: i64) -> bool:
    """ODIN-093, ODIN-AMB-19: whether a seat could use at least one part of a space now."""
    if t.decks == 0:
        return MACHINE.useful(t, seat, SPACE_PROGRAM[space])
    origin = t.origin
    t.origin = SPACE_ORIGIN[space]
    found = MACHINE.useful(t, seat, SPACE_PROGRAM[space]) or is_opened(t, seat, space)
    t.origin = origin
    return found


def is_opened(t: Table, seat: i64, space: i64) -> bool:
    """ODIN-AMB-70: whether a card opens a space: by what comes before it, or instead of it."""
    if t.altered[seat] >> MACHINE_MINE_FIRST & 1 != 0 and MACHINE.allowed(
        t, seat, MINE_FIRST, space
    ):
        for strip in range(STRIPS):
            if t.strips >> strip & 1 != 0 and mountains.would_help(
                t, seat, strip, SPACE_PROGRAM[space]
            ):
                return True
    return MACHINE.replaceable(t, USE, seat, space, SPACE_ORIGIN[space])


def usable(t: Table, seat: i64, spaces: i64) -> i64:
    """Return those spaces of a mask of which a part can be used."""
    found = spaces & ALWAYS
    unsure = spaces & ~ALWAYS
    while unsure != 0:
        space = lowest(unsure)
        unsure &= unsure - 1
        if is_usable(t, seat, space):
            found |= 1 << space
    return found


def vikings_for(t: Table, seat: i64, space: i64) -> i64:
    """ODIN-090: how many Vikings a space takes."""
    if t.altered[seat] >> VIKINGS & 1 == 0:
        return COLUMN[space]
    return MACHINE.number(t, seat, VIKINGS, COLUMN[space], space)


def within_reach(t: Table, seat: i64) -> i64:
    """ODIN-090: the spaces for which a seat has enough Vikings."""
    found = WITHIN[min(COLUMNS, t.of(seat, THING))]
    if t.altered[seat] >> VIKINGS & 1 != 0:
        for space in range(ALL_SPACES):
            if found >> space & 1 == 0 and vikings_for(t, seat, space) <= t.of(seat, THING):
                found |= 1 << space
    return found


def open_spaces(t: Table, seat: i64) -> i64:
    """ODIN-086, ODIN-090, ODIN-091, ODIN-298: empty spaces that the seat can use."""
    return usable(t, seat, within_reach(t, seat) & ~t.occupied)


def mirror_of(column: i64) -> i64:
    """ODIN-255: the square that imitates a column: one for 1 and 2, one for 3 and 4."""
    return ALL_SPACES + (column - 1) // 2


def imitable(t: Table, seat: i64) -> i64:
    """ODIN-253, ODIN-254, ODIN-256: spaces of others that the seat can imitate."""
    if t.mirrors == 0:
        return 0
    found: i64 = 0
    for column in range(1, COLUMNS + 1):
        if t.mirrors >> column & 1 != 0 and t.men[mirror_of(column)] == 0:
            found |= IN_COLUMN[column]
    found &= within_reach(t, seat) & t.occupied
    for space in range(ALL_SPACES):
        if found >> space & 1 != 0 and t.colour_on(space) == t.colour(seat):
            found &= ~(1 << space)
    return usable(t, seat, found)


# --- a turn ---


def next_turn(t: Table) -> bool:
    """ODIN-086, ODIN-089, ODIN-094: the next who has Vikings and has not passed; False: nobody."""
    for place in range(1, t.seats + 1):
        seat = (t.active + place) % t.seats
        if t.passed >> seat & 1 == 0 and t.of(seat, THING) > 0:
            t.active = seat
            t.ask(asks.PLACE, seat)
            return True
    return False


def place(t: Table, seat: i64, square: i64, space: i64) -> None:
    """ODIN-090, ODIN-092: the Vikings are set, and the action is carried out at once."""
    t.last = seat
    t.acting = seat
    t.square = square
    t.used = 0
    t.bonus = 0
    t.ask(asks.FINISH, seat)
    if t.ears[seat] >> PLACED & 1 != 0:
        vikings = vikings_for(t, seat, space)
        MACHINE.happen(t, PLACED, seat, space, vikings, PUT_PROGRAM, 0)
    else:
        put(t, seat, space)


def put(t: Table, seat: i64, space: i64) -> None:
    """ODIN-090, ODIN-092: the Vikings stand on their square, and the space is used."""
    vikings = vikings_for(t, seat, space)
    square = t.square
    move_men(t, seat, -vikings)
    t.men = t.men[:]
    t.men[square] = (t.colour(seat) + 1) | vikings << MEN
    if square < ALL_SPACES:
        t.occupied |= 1 << square
    program = CARDED_PROGRAM[space] if t.decks != 0 else SPACE_PROGRAM[space]
    use(t, seat, space, program)


def use(t: Table, seat: i64, space: i64, program: i64) -> None:
    """ODIN-092, ODIN-251: the space is used; a card that is played meanwhile listens already."""
    if t.decks != 0 and PLAYING >> space & 1 != 0:
        MACHINE.follow(t, USE, seat, space, 0, program, SPACE_ORIGIN[space])
    else:
        MACHINE.happen(t, USE, seat, space, 0, program, SPACE_ORIGIN[space])


def finish(t: Table) -> None:
    """The action is over: ships can be armed again, and the next player is to place."""
    t.acting = NOBODY
    t.square = NOWHERE
    t.used = 0
    t.origin = 0


# --- using a space without placing Vikings ---


def followable(t: Table, seat: i64, where: i64) -> i64:
    """Return the spaces that a card lets a seat use without Vikings, as a mask."""
    if where == SECOND_COLUMN:
        return usable(t, seat, IN_COLUMN[2] & t.occupied)
    found: i64 = 0
    for place in range(len(FIRST_COLUMN)):
        space = FIRST_COLUMN[place]
        if t.men[space] == 0 and (
            (place > 0 and stands_on(t, seat, FIRST_COLUMN[place - 1]))
            or (place + 1 < len(FIRST_COLUMN) and stands_on(t, seat, FIRST_COLUMN[place + 1]))
        ):
            found |= 1 << space
    return usable(t, seat, found)


def follow(t: Table, seat: i64, space: i64) -> None:
    """ODIN-262, ODIN-AMB-26: a card lets a seat use a space; no Vikings are placed or return."""
    t.ask(asks.LEAVE, seat)
    t.put(asks.WAS_GUEST, t.guest)
    t.put(asks.WAS_USED, t.used)
    t.guest = 1
    t.used = 0
    use(t, seat, space, SPACE_PROGRAM[space])


class Following(Answer[Table]):
    """ODIN-262: which space."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer those that can be used."""
        menu.add(FOLLOW, followable(t, seat, t.get(asks.WHERE)))

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """Leave it if what was laid meanwhile has closed all of them."""
        if followable(t, seat, t.get(asks.WHERE)) != 0:
            return False
        t.pop()
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Use it."""
        t.pop()
        follow(t, seat, index)


class Leaving(Answer[Table]):
    """The end of such an action."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Let the one go on in which it happened."""
        t.guest = t.get(asks.WAS_GUEST)
        t.used = t.get(asks.WAS_USED)
        t.pop()


# --- answers ---


class Placing(Answer[Table]):
    """ODIN-086, ODIN-088: one space, one to imitate, or no more in this round."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every space that can be used."""
        menu.add(PLACE, open_spaces(t, seat))
        menu.add(IMITATE, imitable(t, seat))
        menu.one(PASS)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Place Vikings, or pass."""
        t.pop()
        t.fallen = 0
        if family == PASS:
            t.passed |= 1 << seat
        elif family == PLACE:
            place(t, seat, index, index)
        else:
            place(t, seat, mirror_of(COLUMN[index]), index)


class Finishing(Answer[Table]):
    """The end of an action."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Let the next one follow."""
        t.pop()
        finish(t)


class Choosing(Answer[Table]):
    """ODIN-258: one of the options of an effect; a part may be left out if another is used."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what is open."""
        options = MACHINE.offered(t, seat)
        menu.add(OPTION, options)
        if options == 0 or may_decline(t, seat):
            menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Carry an option out, or leave it."""
        if family == OPTION:
            MACHINE.answer(t, seat, index)
        else:
            MACHINE.decline(t)


def may_decline(t: Table, seat: i64) -> bool:
    """ODIN-093, ODIN-184, ODIN-187: what is optional may be left out if a part is used."""
    return MACHINE.code[t.get(asks.PROGRAM) + FEWEST] == 0 and may_stop(t, seat)


def is_paying(t: Table) -> bool:
    """Tell whether the way to pay a cost is being chosen: nothing else comes between."""
    if t.asks(asks.SPEND) or t.asks(asks.DISCARD):
        return True
    if t.asks(asks.MINE) or t.asks(asks.ORDER):
        return t.under_way > 0 and t.events[(t.under_way - 1) * EVENT_WORDS + E_EVENT] == ORE_SPENT
    return t.asks(asks.CHOOSE) and MACHINE.code[t.get(asks.PROGRAM) + PAYS] != 0


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Placing(asks.PLACE),
    Finishing(asks.FINISH),
    Choosing(asks.CHOOSE),
    Following(asks.FOLLOW),
    Leaving(asks.LEAVE),
)
