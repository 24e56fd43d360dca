"""All luck comes from here: a `Chance` is handed in, never kept in a state.

Streams have numbers here; a game names them (`Game.streams`). `marks` counts everything that was
drawn or shown, so that whoever plays a decision can see whether it revealed something.
"""

import hashlib
import hmac
import secrets
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from skali.core.arrays import vec
from skali.core.errors import ChanceError

LOW: Final[i64] = 0xFFFFFFFF
# A·2³² - 1 is a safe prime, so this multiply-with-carry generator runs for 2⁶⁰ steps.
MULTIPLIER: Final[i64] = 1073740155
STREAMS: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The source of luck; subclasses answer `below`."""

    __slots__ = ("marks",)

    def __init__(self) -> None:
        """Start with nothing revealed."""
        self.marks: i64 = 0

    def below(self, stream: i64, size: i64) -> i64:
        """Return one of 0 … size - 1, all equally likely."""
        raise ChanceError(f"this chance has no outcome for stream {stream} below {size}")

    def pick(self, stream: i64, bag: vec[i64], start: i64, kinds: i64) -> i64:
        """Return a kind of the bag that lies in `bag[start : start + kinds]`, by its counts."""
        things = total(bag, start, kinds)
        if things == 0:
            raise ChanceError(f"stream {stream} draws from an empty bag")
        rest = self.below(stream, things)
        kind = start
        while rest >= bag[kind]:
            rest -= bag[kind]
            kind += 1
        return kind - start

    def show(self) -> None:
        """Mark that something hidden is shown to somebody, without any luck."""
        self.marks += 1


def total(bag: vec[i64], start: i64, kinds: i64) -> i64:
    """Count what is in a bag."""
    things: i64 = 0
    for kind in range(start, start + kinds):
        things += bag[kind]
    return things


def draw(chance: Chance, stream: i64, bag: vec[i64], start: i64, kinds: i64) -> i64:
    """Take one thing out of a bag and return its kind: a bag has no order until it is drawn."""
    kind = chance.pick(stream, bag, start, kinds)
    bag[start + kind] -= 1
    return kind


@final
class Fast(Chance):
    """Small and seeded, for simulation; every stream is a sequence of its own."""

    __slots__ = ("seeds",)

    def __init__(self, seed: int) -> None:
        """Seed every stream from one number."""
        super().__init__()
        digest = hashlib.shake_128(str(seed).encode()).digest(STREAMS * 8)
        self.seeds: vec[i64] = vec[i64](
            [int.from_bytes(digest[8 * n : 8 * n + 8]) >> 4 | 1 for n in range(STREAMS)]
        )

    def below(self, stream: i64, size: i64) -> i64:
        """Return one of 0 … size - 1; the bias is below size/2³²."""
        self.marks += 1
        word = self.seeds[stream]
        word = MULTIPLIER * (word & LOW) + (word >> 32)
        self.seeds[stream] = word
        return (((word ^ (word >> 31)) & LOW) * size) >> 32


@final
class Sealed(Chance):
    """The hall's dice: fixed by a secret whose hash is published before the first draw."""

    __slots__ = ("drawn", "secret")

    def __init__(self, secret: bytes = b"") -> None:
        """Take the secret, or make one of 32 random bytes."""
        super().__init__()
        self.secret: bytes = secret or secrets.token_bytes(32)
        self.drawn: vec[i64] = vec[i64]([0] * STREAMS)

    @property
    def commitment(self) -> str:
        """The hash that is published when the game starts."""
        return commitment(self.secret)

    def below(self, stream: i64, size: i64) -> i64:
        """Return one of 0 … size - 1 without bias: HMAC-SHA256 of stream and number of the draw."""
        self.marks += 1
        limit = (1 << 62) // int(size) * int(size)
        while True:
            number = self.drawn[stream]
            self.drawn[stream] = number + 1
            text = f"{stream}/{number}".encode()
            word = int.from_bytes(hmac.digest(self.secret, text, "sha256")[:8]) >> 2
            if word < limit:
                return word % int(size)


def commitment(secret: bytes) -> str:
    """Return what is published about a secret before the game."""
    return hashlib.sha256(secret).hexdigest()


@final
class Recorded(Chance):
    """Wraps another chance and writes every outcome down as (stream, value)."""

    __slots__ = ("inner", "outcomes")

    def __init__(self, inner: Chance) -> None:
        """Start an empty list of outcomes."""
        super().__init__()
        self.inner: Chance = inner
        self.outcomes: list[tuple[int, int]] = []

    def below(self, stream: i64, size: i64) -> i64:
        """Pass the question on and note the answer."""
        self.marks += 1
        value = self.inner.below(stream, size)
        self.outcomes.append((stream, value))
        return value

    def pick(self, stream: i64, bag: vec[i64], start: i64, kinds: i64) -> i64:
        """Note the kind, not the number behind it: a record then survives a change of the bag."""
        self.marks += 1
        kind = self.inner.pick(stream, bag, start, kinds)
        self.outcomes.append((stream, kind))
        return kind


@final
class Scripted(Chance):
    """Gives back outcomes that were written down: replay."""

    __slots__ = ("next", "outcomes")

    def __init__(self, outcomes: list[tuple[int, int]]) -> None:
        """Take the outcomes in the order in which they will be asked for."""
        super().__init__()
        self.outcomes: list[tuple[int, int]] = outcomes
        self.next: i64 = 0

    def answer(self, stream: i64) -> i64:
        """Return the next outcome, which must be of this stream."""
        self.marks += 1
        if self.next >= len(self.outcomes):
            raise ChanceError(f"the script ends before a draw from stream {stream}")
        written, value = self.outcomes[self.next]
        if written != stream:
            raise ChanceError(f"the script has stream {written} where the game draws {stream}")
        self.next += 1
        return value

    def below(self, stream: i64, size: i64) -> i64:
        """Return the written number, if it is possible."""
        value = self.answer(stream)
        if value < 0 or value >= size:
            raise ChanceError(f"the script says {value} where only 0 to {size - 1} is possible")
        return value

    def pick(self, stream: i64, bag: vec[i64], start: i64, kinds: i64) -> i64:
        """Return the written kind, if the bag still has one."""
        kind = self.answer(stream)
        if kind < 0 or kind >= kinds or bag[start + kind] <= 0:
            raise ChanceError(f"the script draws kind {kind}, of which the bag has none")
        return kind


@final
class Probe(Chance):
    """Draws the first thing possible: tells by `marks` that a decision would reveal something."""

    __slots__ = ()

    def below(self, stream: i64, size: i64) -> i64:
        """Return 0."""
        self.marks += 1
        return 0
