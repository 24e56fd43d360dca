"""What is in the box, and where it can lie, declared by a game as data.

From it come the law of conservation (`account`), the check of what a person wrote (`refuse`), and
what is left for a bag or a pile when a position says nothing of it (`rest`).
"""
# interpreted: counts JSON-like data

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from skali.core.errors import PositionError

if TYPE_CHECKING:
    from skali.core.state import State

Position = Mapping[str, Any]
Found = tuple[str, str, int]
"""Where something lies, its name, and how many of it."""
UNREADABLE = (AttributeError, IndexError, KeyError, TypeError, ValueError)
"""What counting raises where something else was written than belongs there."""
ALWAYS, PLAYED, NEVER = "always", "played", "never"
UNSEEN = "(unseen)"
SHOWN = 6
"""How many places a message lists."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A value of a position: where it stands, the keys and numbers on the way, and what it is."""

    path: str
    keys: tuple[Any, ...]
    value: Any


@dataclass(frozen=True, slots=True)
class Place:
    """Where components can lie: `players[].hand` is every player's, `stacks.*` any key of a table.

    Every name of the kind that stands there counts: a word of a text, a key with its number, in
    lists and tables within. Where a position writes it in another way, `read` says what lies there.
    """

    path: str
    read: Callable[[Spot], Iterable[tuple[str, int]]] | None = None

    def spots(self, position: Position) -> Iterator[Spot]:
        """Find every value that the path means."""
        found = [Spot("", (), position)]
        for step in self.path.replace("[]", ".[]").split("."):
            found = [inner for spot in found for inner in within(spot, step)]
        return iter(found)

    def contents(self, position: Position, names: Mapping[str, int]) -> Iterator[Found]:
        """List what lies here."""
        for spot in self.spots(position):
            if self.read is None:
                yield from named(spot.path, spot.value, names)
            else:
                for name, number in self.read(spot):
                    yield spot.path, name, number


@dataclass(frozen=True, slots=True)
class Kind:
    """Components of one kind: how many of each name the box has, and where they can lie."""

    name: str
    box: Mapping[str, int] | Callable[[Position], Mapping[str, int] | None]
    """How many of each; a function where that follows from the position, None if nobody knows."""
    places: tuple[Place, ...]
    """The last one is where the rest lies: what is missing, or too much, is so there."""
    unseen: "Callable[[State], Mapping[str, int]] | None" = None
    """What a state holds that no position writes: decks, what went back into the box."""
    whole: str = ALWAYS
    """When all of it must be there: `ALWAYS`; in games that were `PLAYED`, where a written position
    may leave some out; `NEVER`, where some goes back into the box and nobody notes it."""

    def counts(self, position: Position) -> Mapping[str, int] | None:
        """Return how many of each name there are, or None while that is not known."""
        return self.box(position) if callable(self.box) else self.box

    def found(self, position: Position, names: Mapping[str, int]) -> Iterator[Found]:
        """List all that lies on the table."""
        for place in self.places:
            yield from place.contents(position, names)


class Census:
    """Everything in a game's box."""

    def __init__(self, *kinds: Kind) -> None:
        """Keep the kinds by name."""
        self.kinds: dict[str, Kind] = {kind.name: kind for kind in kinds}

    def known(self, position: Position) -> Iterator[tuple[Kind, Mapping[str, int]]]:
        """List the kinds with how many of each name there are."""
        for kind in self.kinds.values():
            box = kind.counts(position)
            if box is not None:
                yield kind, box

    def refuse(self, position: Position) -> None:
        """Refuse a written position in which something lies more often than the box has it.

        What cannot be read is left to the game, which says what should stand there.
        """
        for kind in self.kinds.values():
            box: Mapping[str, int] = {}
            with suppress(*UNREADABLE):
                box = kind.counts(position) or {}
            seen: dict[str, Counter[str]] = {}
            for place in kind.places:
                with suppress(*UNREADABLE):
                    tally(seen, place.contents(position, box))
            for name in box.keys() & seen.keys():
                not_too_often(kind, name, box, seen[name])

    def account(self, state: "State", *, written: bool = False) -> None:
        """Demand that everything of the box is somewhere, and nothing else is anywhere."""
        position = state.dump()
        for kind, box in self.known(position):
            seen = tally({}, kind.found(position, box))
            if kind.unseen is not None:
                hidden = kind.unseen(state).items()
                tally(seen, ((UNSEEN, name, number) for name, number in hidden if number))
            for name in {**box, **seen}:
                where = seen.get(name, Counter())
                not_too_often(kind, name, box, where)
                missing = box[name] - where.total()
                if missing and kind.whole in ((ALWAYS,) if written else (ALWAYS, PLAYED)):
                    problem = f"the box has {box[name]} {name} ({kind.name}), {missing} lie nowhere"
                    raise PositionError(
                        kind.places[-1].path, f"{problem}; the others{listed(where)}"
                    )

    def rest(self, position: Position, kind: str) -> dict[str, int]:
        """Return how many of each name of a kind lie nowhere: what a bag or a pile must hold."""
        box = self.kinds[kind].counts(position) or {}
        left = dict(box)
        for _, name, number in self.kinds[kind].found(position, box):
            left[name] -= number
        return left


def tally(seen: dict[str, Counter[str]], found: Iterable[Found]) -> dict[str, Counter[str]]:
    """Count by name and place."""
    for path, name, number in found:
        seen.setdefault(name, Counter())[path] += number
    return seen


def not_too_often(kind: Kind, name: str, box: Mapping[str, int], where: Counter[str]) -> None:
    """Refuse what lies somewhere more often than the box has it; the last place is named."""
    known, found = box.get(name, 0), where.total()
    if found > known:
        problem = f"the box has {known} {name} ({kind.name}), not {found}{listed(where)}"
        raise PositionError([*where][-1], problem)


def listed(where: Counter[str]) -> str:
    """List where something lies, shortly."""
    words = [path if number == 1 else f"{path} ({number})" for path, number in where.items()]
    more = f" and {len(words) - SHOWN} more places" if len(words) > SHOWN else ""
    return f": {', '.join(words[:SHOWN])}{more}" if words else ": none"


def within(spot: Spot, step: str) -> Iterator[Spot]:
    """Take one step of a path; what is not there is no place."""
    value = spot.value
    if step == "[]":
        if isinstance(value, (list, tuple)):
            for number, item in enumerate(value):
                if item is not None:
                    yield Spot(f"{spot.path}[{number}]", (*spot.keys, number), item)
    elif isinstance(value, Mapping):
        for key in [*value] if step == "*" else [step]:
            if value.get(key) is not None:
                path = f"{spot.path}.{key}" if spot.path else str(key)
                yield Spot(path, (*spot.keys, key) if step == "*" else spot.keys, value[key])


def named(path: str, value: object, names: Mapping[str, int]) -> Iterator[Found]:
    """List every name that stands in a text, a list or a table."""
    if isinstance(value, str):
        words = [value] if value in names else value.split()
        yield from ((path, word, 1) for word in words if word in names)
    elif isinstance(value, (list, tuple)):
        for number, item in enumerate(value):
            yield from named(f"{path}[{number}]", item, names)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            if isinstance(item, int) and key in names:
                yield f"{path}.{key}", key, int(item)
            else:
                yield from named(f"{path}.{key}", item, names)


def by_seat(names: Sequence[str]) -> Callable[[Spot], Iterable[tuple[str, int]]]:
    """Read a number, or true, as so many of what the seat on the way owns."""
    return lambda spot: [(names[spot.keys[0]], int(spot.value))]
