"""What a decision did, as acts: one after the other, each a sentence and what is seen of it.

A game returns them from `Game.acts`; the hall sends them, and the client plays them over the
picture before. Places and pieces are named by the ids of their nodes. What no act mentions moves
to its new place by itself, after the last act.
"""
# interpreted: made for people, some a decision

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple

from skali.core.message import Message

NOBODY = -1

Kind = Literal["told", "laid", "flipped", "rolled", "fought", "scored", "dealt", "shown", "banner"]


class Move(NamedTuple):
    """Equal pieces that travel together, also from one panel to another."""

    piece: str
    """What travels: a node of the picture after, or of the one before if it leaves the table."""
    start: str = ""
    """Where it comes from, as a node of the picture before; left out, the place it had there."""
    end: str = ""
    """Where it goes, as a node of the picture after; left out, the place it has there."""
    number: int = 1


class Count(NamedTuple):
    """A number on the table that becomes another one."""

    node: str
    old: int
    new: int


class Die(NamedTuple):
    """A die as it fell."""

    face: str
    """What it shows: a number, or the name of a drawing."""
    counts: bool = True
    """Whether it counts for what it was rolled for."""
    again: bool = False
    """Whether it was rolled a second time."""


class Summand(NamedTuple):
    """A part of a strength, or a modifier of a roll."""

    label: Message
    amount: int


class Side(NamedTuple):
    """One side of a fight: its strength by parts, what it rolled and what it lost."""

    name: Message
    seat: int = NOBODY
    parts: tuple[Summand, ...] = ()
    dice: tuple[Die, ...] = ()
    losses: Message | None = None
    sprite: str = ""

    @property
    def strength(self) -> int:
        """All parts together."""
        return sum(part.amount for part in self.parts)


class Line(NamedTuple):
    """A line of a scoring: what a seat received for what."""

    label: Message
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Act:
    """Something that happened, and which pieces and numbers it moved.

    An act that not everybody may know is told `only` to one seat; what the others can see of it is
    an act of its own, told to all `but` that seat.
    """

    kind: ClassVar[Kind] = "told"

    sentence: Message
    moves: tuple[Move, ...] = ()
    counts: tuple[Count, ...] = ()
    only: int = NOBODY
    but: int = NOBODY
    follows: bool = False
    """Whether it only follows from what was decided, and is no part of the move itself."""

    def open_to(self, viewer: int | None) -> bool:
        """Tell whether a viewer may know it; None is somebody without a seat."""
        return self.only in (NOBODY, viewer) and (self.but == NOBODY or self.but != viewer)


@dataclass(frozen=True, slots=True)
class Laid(Act):
    """A piece is laid: it travels turned as it lies, and what that brings rises above it."""

    kind: ClassVar[Kind] = "laid"
    gains: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Flipped(Act):
    """Things are turned over."""

    kind: ClassVar[Kind] = "flipped"
    nodes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rolled(Act):
    """Dice fall; the sentence says what they were compared with, and how it ended."""

    kind: ClassVar[Kind] = "rolled"
    dice: tuple[Die, ...] = ()
    parts: tuple[Summand, ...] = ()
    """What was added to what they show."""
    against: int | None = None
    success: bool | None = None


@dataclass(frozen=True, slots=True)
class Fought(Act):
    """Two sides meet; the sentence says how it ended."""

    kind: ClassVar[Kind] = "fought"
    sides: tuple[Side, ...] = ()
    winner: int = NOBODY
    """The first or the second of the sides."""


@dataclass(frozen=True, slots=True)
class Scored(Act):
    """Points are given, line by line."""

    kind: ClassVar[Kind] = "scored"
    lines: tuple[Line, ...] = ()
    totals: tuple[int, ...] = ()
    """What everybody has afterwards, by seat."""


@dataclass(frozen=True, slots=True)
class Dealt(Act):
    """Cards or tiles come to somebody; where they are not known to the viewer, their backs do."""

    kind: ClassVar[Kind] = "dealt"


@dataclass(frozen=True, slots=True)
class Shown(Act):
    """A card or tile is shown large for a moment."""

    kind: ClassVar[Kind] = "shown"
    sprite: str = ""
    node: str = ""
    """Where it lies; it is drawn as that node if it has no drawing of its own."""


@dataclass(frozen=True, slots=True)
class Banner(Act):
    """A round, a phase or a raid begins."""

    kind: ClassVar[Kind] = "banner"
    title: Message | None = None


def told_to(viewer: int | None, acts: Iterable[Act]) -> list[Act]:
    """Return what a viewer may know, in the order of events."""
    return [act for act in acts if act.open_to(viewer)]


def sentences(acts: Sequence[Act]) -> list[Message]:
    """Return what is said, act by act."""
    return [act.sentence for act in acts]


def moved(acts: Iterable[Act]) -> list[str]:
    """Name the pieces that somebody has moved by deciding: those stay marked."""
    return pieces(act for act in acts if not act.follows)


def pieces(acts: Iterable[Act]) -> list[str]:
    """Name the nodes of all pieces that acts move or turn over."""
    found = []
    for act in acts:
        found += [move.piece for move in act.moves]
        if isinstance(act, Flipped):
            found += act.nodes
    return found
