"""Everything on the table, and nothing else: no randomness, no history, no network, no clock.

A state holds a stack of pending decisions. A frame is one plain int: what is asked (6 bits), of
which seats (8 bits, a mask), and what the game packs behind it (48 bits). So every state in the
middle of any effect can be copied, saved, searched, undone and explained.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from skali.core.actions import Action
from skali.core.bits import count, lowest, places, zeros
from skali.core.chance import Chance, Probe
from skali.core.errors import IllegalAction
from skali.core.message import Refusal
from skali.core.words import vec

if TYPE_CHECKING:
    from skali.core.game import Game

DEPTH: Final = 16
"""How many decisions may wait on the stack at once."""

POLICY: Final[i64] = 15
"""The stream from which a random player chooses; games use lower ones."""


def frame(kind: i64, seats: i64, cargo: i64) -> i64:
    """Pack a pending decision."""
    return kind | seats << 6 | cargo << 14


class Result:
    """How a game ended: scores, and places from 1 with ties sharing a place."""

    __slots__ = ("places", "scores")

    def __init__(self, scores: tuple[int, ...], places: tuple[int, ...]) -> None:
        """Keep both by seat."""
        self.scores = scores
        self.places = places

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def share(self, seat: int) -> float:
        """Return what the seat has of the first place: 1, 0, or a part when tied."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def __repr__(self) -> str:
        """Write scores and places."""
        return f"Result(scores={self.scores}, places={self.places})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a game's state offers; a game overrides the methods of the first part."""

    __slots__ = ("depth", "frames", "game", "seats")

    frames: vec[i64]

    def __init__(self, game: "Game", seats: i64) -> None:
        """Make a blank: `clear` lays out an empty table, `copy` takes over another one."""
        self.game: Game = game
        self.seats: i64 = seats
        self.depth: i64 = 0

    def clear(self) -> None:
        """Lay out an empty table; a game adds its own things."""
        self.depth = 0
        self.frames = zeros(DEPTH)

    # --- what a game writes ---

    def legal(self, seat: i64 = -1) -> list[int]:
        """List what the seat may do now, sorted; without a seat, the first that must decide."""
        raise TypeError("a game's state must say what is legal")

    def apply(self, action: i64, chance: Chance, seat: i64 = -1) -> None:
        """Carry out a legal action, unchecked: for search and simulation."""
        raise TypeError("a game's state must carry out actions")

    def copy(self) -> "State":
        """Return an independent copy."""
        raise TypeError("a game's state must copy itself")

    def score(self, seat: i64) -> i64:
        """Return the seat's points now."""
        raise TypeError("a game's state must count points")

    def ranking(self, seat: i64) -> i64:
        """Return one number by which final places are given: points, then tie-breaks."""
        return self.score(seat)

    def evaluate(self, seat: i64) -> float:
        """Say how well a seat stands, in points it may expect at the end: for bots and hints."""
        return float(self.score(seat))

    def sheet(self) -> dict[str, list[int]]:
        """Return points by category and seat, as if the game ended now."""
        return {"points": [int(self.score(seat)) for seat in range(self.seats)]}

    def random_action(self, chance: Chance, seat: i64 = -1) -> i64:
        """Return one legal action, each equally likely; a game may do so without listing them."""
        actions = self.legal(seat)
        return actions[chance.below(POLICY, len(actions))]

    # --- the stack ---

    def push(self, kind: i64, seats: i64, cargo: i64 = 0) -> None:
        """Ask the seats of a mask for a decision before anything else goes on."""
        self.frames[self.depth] = frame(kind, seats, cargo)
        self.depth += 1

    def pop(self) -> i64:
        """Take the top decision away and return its cargo."""
        self.depth -= 1
        return self.frames[self.depth] >> 14

    def asked(self) -> i64:
        """Return what the top frame asks, or -1 when nothing is pending."""
        if self.depth == 0:
            return -1
        return self.frames[self.depth - 1] & 63

    def cargo(self) -> i64:
        """Return what the game packed into the top frame."""
        return self.frames[self.depth - 1] >> 14

    def actors(self) -> i64:
        """Return the mask of seats that must decide now; 0 when the game is over."""
        if self.depth == 0:
            return 0
        return (self.frames[self.depth - 1] >> 6) & 255

    def actor(self) -> i64:
        """Return the first seat that must decide now; there must be one."""
        return lowest((self.frames[self.depth - 1] >> 6) & 255)

    # --- what callers use ---

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that must decide now; several where they decide at once."""
        return tuple(places(self.actors()))

    def turn_seen(self, seat: int | None = None) -> tuple[int, ...]:
        """Return who must decide as far as a seat can see: it is secret who has chosen already."""
        return self.turn

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actors() == 0

    def number(self, action: "int | str | Action") -> int:
        """Return an action's number, whichever way it was written."""
        if isinstance(action, int):
            self.game.space.family_of(action)
            return action
        return self.game.space.parse(str(action))

    def why_not(self, action: "int | str | Action", seat: int | None = None) -> Refusal | None:
        """Name the rule that forbids an action now, or None if it is legal."""
        number = self.number(action)
        if self.over:
            return Refusal("SKALI-1")
        who = self.turn[0] if seat is None else seat
        if who not in self.turn:
            return Refusal("SKALI-2", seat=who + 1, turn=self.turn_seen(who)[0] + 1)
        return self.game.forbids(self, number, who)

    def play(self, action: "int | str | Action", chance: Chance, seat: int | None = None) -> None:
        """Carry out an action if the rules allow it; otherwise raise with the rule."""
        number = self.number(action)
        refusal = self.why_not(number, seat)
        if refusal is not None:
            raise IllegalAction(self.game.space.text(number), refusal)
        self.apply(number, chance, -1 if seat is None else seat)

    def dump(self, seat: int | None = None) -> dict[str, Any]:
        """Return the position as plain data; for a seat, without what it may not know."""
        return self.game.dump(self, seat)

    def reveals(self, action: int, seat: int | None = None) -> bool:
        """Tell whether a legal action would draw or show something: it cannot be undone then."""
        probe = Probe()
        self.copy().apply(action, probe, -1 if seat is None else seat)
        return probe.marks > 0

    def result(self) -> Result | None:
        """Return scores and places once the game is over."""
        if not self.over:
            return None
        ranks = [int(self.ranking(seat)) for seat in range(self.seats)]
        scores = tuple(int(self.score(seat)) for seat in range(self.seats))
        return Result(scores, tuple(1 + sum(other > rank for other in ranks) for rank in ranks))

    def __repr__(self) -> str:
        """Say what lies here: the game, how many play, and who must decide."""
        if self.over:
            return f"<{self.game.key}, {self.seats} seats: over, {self.result()!r}>"
        turn = ", ".join([str(seat) for seat in self.turn])
        return f"<{self.game.key}, {self.seats} seats: to decide: seat {turn}>"

    def _repr_svg_(self) -> str:
        """Draw the table for notebooks."""
        return self.game.draw(self)


def playout(state: State, chance: Chance, policy: Chance) -> i64:
    """Play at random to the end, inside the engine; return the number of decisions."""
    decisions: i64 = 0
    while True:
        actors = state.actors()
        if actors == 0:
            return decisions
        seat = lowest(actors)
        state.apply(state.random_action(policy, seat), chance, seat)
        decisions += 1


def copies(state: State, times: i64) -> i64:
    """Copy a state many times over, for the bench."""
    seats: i64 = 0
    for _ in range(times):
        seats += state.copy().seats
    return seats


def perft(state: State, depth: i64) -> i64:
    """Count the lines of play of a depth, with the first outcome of every draw."""
    actors = state.actors()
    if depth == 0 or actors == 0:
        return 1
    lines: i64 = 0
    seat = lowest(actors)
    for action in state.legal(seat):
        after = state.copy()
        after.apply(action, Probe(), seat)
        lines += perft(after, depth - 1)
    return lines


def share_of_first(state: State, seat: i64) -> float:
    """Return what a seat has of the first place by the ranking as it stands: for search."""
    mine = state.ranking(seat)
    tied: i64 = 0
    for other in range(state.seats):
        rank = state.ranking(other)
        if rank > mine:
            return 0.0
        if rank == mine:
            tied |= 1 << other
    return 1.0 / float(count(tied))
