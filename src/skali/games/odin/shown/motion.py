"""Which pieces and numbers a decision moved, by the ids of their nodes."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.acts import Count, Move
from skali.games.odin.rules.components import (
    ALL_SPACES,
    ARMS,
    COLUMNS,
    FIRST_WEAPON,
    SPACES,
    THINGS,
)
from skali.games.odin.rules.goods import GOODS, KINDS, TILES
from skali.games.odin.rules.state import ALL_SQUARES, ARMOURY, NOWHERE, PENALTIES, THING, Table


class Step(NamedTuple):
    """A decision between two pictures."""

    before: Table
    seat: int
    family: str
    here: tuple[int, ...]
    after: Table

    @property
    def source(self) -> str:
        """Name where things come from and where payments go: the space of the action."""
        if self.family in ("place", "imitate"):
            return f"space-{SPACES[self.here[0]]}"
        square = int(self.before.square)
        if square == NOWHERE:
            return f"thing-{self.seat}"
        return square_node(self.before, square)


def square_node(t: Table, square: int) -> str:
    """Name the node of a square: a space, or the head of the column that is imitated."""
    if square < ALL_SPACES:
        return f"space-{SPACES[square]}"
    return f"column-{mirrored(t, square - int(ALL_SPACES))}"


def mirrored(t: Table, mirror: int) -> int:
    """Return the column that a square imitates."""
    columns = [n for n in range(1, int(COLUMNS) + 1) if t.mirrors >> n & 1]
    return next((n for n in columns if (n - 1) // 2 == mirror), 2 * mirror + 1)


def man_node(square: int, number: int) -> str:
    """Name a Viking on the action board."""
    key = SPACES[square] if square < ALL_SPACES else f"mirror-{square - int(ALL_SPACES)}"
    return f"men-{key}-{number}"


# --- Vikings ---


def vikings(step: Step) -> tuple[Move, ...]:
    """Move the Vikings that a seat has placed, or got back after a failure."""
    found: list[Move] = []
    left, now = (int(t.of(step.seat, THING)) for t in (step.before, step.after))
    for square in range(int(ALL_SQUARES)):
        old, new = (int(t.men_on(square)) for t in (step.before, step.after))
        for number in range(old, new):
            left -= 1
            if left >= 0:
                found.append(Move(man_node(square, number), f"viking-{step.seat}-{left}"))
        for number in range(new, old):
            now -= 1
            if now >= 0:
                found.append(Move(f"viking-{step.seat}-{now}", man_node(square, number)))
    return tuple(found)


def going_home(before: Table, after: Table) -> tuple[Move, ...]:
    """Move all Vikings that have left the action board to their Thing squares; a new one joins."""
    found: list[Move] = []
    for seat in range(int(after.seats)):
        leaving = [
            man_node(square, number)
            for square in range(int(ALL_SQUARES))
            if not after.men_on(square) and home(after, int(before.colour_on(square))) == seat
            for number in range(int(before.men_on(square)))
        ]
        for number in range(int(before.of(seat, THING)), int(after.of(seat, THING))):
            found.append(Move(f"viking-{seat}-{number}", leaving.pop(0) if leaving else "round"))
        found += [Move(man, end=f"thing-{seat}") for man in leaving]
    return tuple(found)


def home(t: Table, colour: int) -> int:
    """Return whose the Vikings of a colour are: alone, both colours are one's own."""
    return colour if t.seats > 1 else 0


# --- things ---


def amount(t: Table, seat: int, thing: int) -> int:
    """Return how many of a good, tile, material or weapon a seat has."""
    if thing < KINDS:
        return int(t.has(seat, thing))
    return int(t.of(seat, ARMOURY + thing - FIRST_WEAPON))


def differences(before: Table, seat: int, after: Table) -> dict[int, int]:
    """Return of which things a seat has more or less than before."""
    pairs = (
        (thing, amount(after, seat, thing) - amount(before, seat, thing))
        for thing in range(int(FIRST_WEAPON) + int(ARMS))
    )
    return {thing: number for thing, number in pairs if number}


def sign(thing: int, seat: int) -> str:
    """Name what travels when a thing comes or goes."""
    special = int(GOODS) <= thing < int(TILES)
    return f"good-{THINGS[thing]}-{seat}" if special else f"sign-{THINGS[thing]}-{seat}"


def comes(thing: int, seat: int, number: int, source: str, decks: int = 0) -> Move:
    """Bring things from somewhere; a special tile comes from the tray or the stock."""
    if int(GOODS) <= thing < int(TILES):
        return Move(sign(thing, seat), f"{'free' if decks else 'special'}-{THINGS[thing]}")
    return Move(sign(thing, seat), source, number=number)


def goes(thing: int, seat: int, number: int, goal: str) -> Move:
    """Pay things to somewhere."""
    return Move(sign(thing, seat), sign(thing, seat), goal, number)


def counts(before: Table, seat: int, after: Table, things: dict[int, int]) -> tuple[Count, ...]:
    """Count the numbers of some things in the goods box."""
    return tuple(
        Count(f"count-{THINGS[thing]}-{seat}", amount(before, seat, thing),
              amount(after, seat, thing))
        for thing in things
        if not int(GOODS) <= thing < int(TILES)
    )  # fmt: skip


def fined(before: Table, seat: int, after: Table) -> tuple[Count, ...]:
    """Count Thing penalties."""
    old, new = (int(t.of(seat, PENALTIES)) for t in (before, after))
    return (Count(f"penalties-{seat}", old, new),) if old != new else ()
