"""Everything on the table, and nothing else: no randomness, no history, no network, no clock.

A state holds a stack of pending questions. A frame is a few plain ints: which question, of which
seats (a mask), and the question's parts; see `skali.core.questions`. So every state in the middle
of any effect can be copied, saved, searched, undone and explained. Where several seats have
questions of several steps at once, each has a stack of its own: its lane.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from skali.core.actions import Action
from skali.core.bits import count, lowest, places, zeros
from skali.core.chance import Chance, Probe
from skali.core.errors import IllegalAction, StackError
from skali.core.menu import Menu
from skali.core.message import Refusal
from skali.core.questions import Answer, Guide, Part, Question
from skali.core.words import vec

if TYPE_CHECKING:
    from skali.core.game import Game

KINDS: Final[i64] = 255
SEATS: Final[i64] = 255
SEAT_SHIFT: Final[i64] = 8
LANE_BITS: Final[i64] = 7
LANE: Final[i64] = 127


class Result:
    """How a game ended: scores, places from 1 with ties sharing a place, and outcomes."""

    __slots__ = ("outcomes", "places", "scores")

    def __init__(
        self,
        scores: tuple[int, ...],
        places: tuple[int, ...],
        outcomes: tuple[float, ...] | None = None,
    ) -> None:
        """Keep all by seat; what a seat played for is the first place unless it is said."""
        self.scores = scores
        self.places = places
        first = places.count(1)
        shared = tuple(1 / first if place == 1 else 0.0 for place in places)
        self.outcomes = shared if outcomes is None else outcomes

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def share(self, seat: int) -> float:
        """Return how far the seat got what it played for: the first place, or a success."""
        return self.outcomes[seat]

    def __repr__(self) -> str:
        """Write scores and places."""
        return f"Result(scores={self.scores}, places={self.places})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What a game's state offers; a game overrides the methods of the first part."""

    frames: vec[i64]

    def __init__(self, game: "Game", seats: i64, guide: Guide) -> None:
        """Make a blank: `clear` lays out an empty table, `copy` takes over another one."""
        self.game: Game = game
        self.seats: i64 = seats
        self.guide: Guide = guide
        self.stride: i64 = guide.questions.words
        """Words of one frame."""
        self.room: i64 = guide.depth
        """How many questions may wait on one stack."""
        self.depth: i64 = 0
        """How many questions wait on the stack that is looked at."""
        self.base: i64 = 0
        """Where that stack begins in the frames: 0, or a seat's lane."""
        self.busy: i64 = 0
        """Mask of the seats whose lanes are open."""
        self.lanes: i64 = 0
        """How many questions wait in each lane, packed."""
        self.below: i64 = 0
        """How many wait on the common stack while lanes are open."""

    def clear(self) -> None:
        """Lay out an empty table; a game adds its own things."""
        stacks = 1 + self.seats if self.guide.lanes else 1
        self.frames = zeros(stacks * self.room * self.stride)
        self.depth = 0
        self.base = 0
        self.busy = 0
        self.lanes = 0
        self.below = 0

    def take_stack(self, other: "State") -> None:
        """Take over what is pending from another state: the first step of every copy."""
        self.frames = other.frames[:]
        self.depth = other.depth
        self.base = other.base
        self.busy = other.busy
        self.lanes = other.lanes
        self.below = other.below

    # --- what a game writes ---

    def go_on(self, chance: Chance) -> bool:
        """Take the next step of the game once nothing is pending; tell whether there was one."""
        return False

    def copy(self) -> "State":
        """Return an independent copy."""
        raise TypeError("a game's state must copy itself")

    def score(self, seat: i64) -> i64:
        """Return the seat's points now."""
        raise TypeError("a game's state must count points")

    def ranking(self, seat: i64) -> i64:
        """Return one number by which final places are given: points, then tie-breaks."""
        return self.score(seat)

    def outcome(self, seat: i64) -> float:
        """Return how far the seat got what it played for, from 0 to 1, as things stand.

        In a competition that is the share of the first place; a game for one or a common one says
        how far it succeeded.
        """
        return share_of_first(self, seat)

    def evaluate(self, seat: i64) -> float:
        """Say how well a seat stands, in points it may expect at the end: for bots and hints."""
        return float(self.score(seat))

    def sheet(self) -> dict[str, list[int]]:
        """Return points by category and seat, as if the game ended now."""
        return {"points": [int(self.score(seat)) for seat in range(self.seats)]}

    def may(self) -> i64:
        """Return the mask of the seats that may act though nobody waits for them."""
        return 0

    # --- asking ---

    def ask(self, question: Question, seat: i64, parts: i64 = 0) -> None:
        """Ask a seat before anything else goes on."""
        self.push(question, 1 << seat, parts)

    def push(self, question: Question, seats: i64, parts: i64 = 0) -> None:
        """Ask the seats of a mask before anything else goes on; `parts` come from `Part.at`."""
        if self.depth >= self.room:
            raise StackError(int(self.room))
        at = self.base + self.depth * self.stride
        self.frames[at] = question.number | seats << SEAT_SHIFT | parts
        for word in range(1, self.stride):
            self.frames[at + word] = 0
        self.depth += 1

    def pop(self) -> None:
        """Take the top question away."""
        self.depth -= 1

    def get(self, part: Part) -> i64:
        """Return a part of the top question."""
        return self.part_at(self.base + (self.depth - 1) * self.stride, part)

    def put(self, part: Part, value: i64) -> None:
        """Change a part of the top question."""
        at = self.base + (self.depth - 1) * self.stride + part.word
        rest = self.frames[at] & ~(part.mask << part.shift)
        self.frames[at] = rest | (value - part.low) << part.shift

    def answered(self, seat: i64) -> bool:
        """Note that a seat has answered a question to several; tell whether it was the last."""
        at = self.base + (self.depth - 1) * self.stride
        self.frames[at] &= ~(1 << (SEAT_SHIFT + seat))
        if self.frames[at] >> SEAT_SHIFT & SEATS != 0:
            return False
        self.depth -= 1
        return True

    def asked(self) -> i64:
        """Return the number of the top question, or -1 when nothing is pending."""
        if self.depth == 0:
            return -1
        return self.frames[self.base + (self.depth - 1) * self.stride] & KINDS

    def asking(self) -> str:
        """Return the name of the top question, or nothing when none is pending."""
        return self.question().name if self.depth > 0 else ""

    def asks(self, question: Question) -> bool:
        """Tell whether this is the top question."""
        return self.asked() == question.number

    def answer(self) -> Answer:  # type: ignore[type-arg]
        """Return how the top question is answered; there must be one."""
        return self.guide.answers[self.asked()]

    def question(self) -> Question:
        """Return the top question; there must be one."""
        return self.guide.questions.all[self.asked()]

    def top_seats(self) -> i64:
        """Return the mask of the seats that the top question is about; there must be one."""
        at = self.base + (self.depth - 1) * self.stride
        return self.frames[at] >> SEAT_SHIFT & SEATS

    def actors(self) -> i64:
        """Return the mask of seats that must decide now; 0 when the game is over."""
        if self.busy != 0:
            return self.busy
        if self.depth == 0:
            return 0
        return self.top_seats()

    def actor(self) -> i64:
        """Return the first seat that must decide now; there must be one."""
        return lowest(self.actors())

    # --- lanes ---

    def open_lane(self, seat: i64) -> None:
        """Give a seat a lane of its own and look at it: what is asked next is asked there."""
        if self.busy == 0:
            self.below = self.depth
            self.lanes = 0
        self.busy |= 1 << seat
        self.look_at(seat)

    def look_at(self, seat: i64) -> None:
        """Look at the lane of a seat, where lanes are open: everything else then speaks of it."""
        if self.busy == 0:
            return
        self.keep_lane()
        self.base = (1 + seat) * self.lane_size()
        self.depth = self.lanes >> LANE_BITS * seat & LANE

    def keep_lane(self) -> None:
        """Note how many questions wait in the lane that is looked at."""
        if self.base == 0:
            return
        seat = self.base // self.lane_size() - 1
        self.lanes &= ~(LANE << LANE_BITS * seat)
        self.lanes |= self.depth << LANE_BITS * seat

    def leave_lane(self) -> bool:
        """Close the lane in which nothing waits any more; tell whether it was the last."""
        if self.depth > 0:
            return False
        self.keep_lane()
        self.busy &= ~(1 << (self.base // self.lane_size() - 1))
        if self.busy != 0:
            return False
        self.base = 0
        self.depth = self.below
        return True

    def lane_size(self) -> i64:
        """Return how many words of the frames belong to one stack."""
        return self.room * self.stride

    def common_depth(self) -> i64:
        """Return how many questions wait on the common stack."""
        return self.depth if self.busy == 0 else self.below

    def lane_depth(self, seat: i64) -> i64:
        """Return how many questions wait in a seat's lane."""
        if self.busy == 0:
            return 0
        self.keep_lane()
        return self.lanes >> LANE_BITS * seat & LANE

    # --- frames, for those who write positions down ---

    def frame_at(self, stack: i64, place: i64) -> i64:
        """Return where a frame begins: stack 0 is common, stack 1 + n is the lane of seat n."""
        return (stack * self.room + place) * self.stride

    def kind_at(self, at: i64) -> i64:
        """Return which question a frame asks."""
        return self.frames[at] & KINDS

    def seats_at(self, at: i64) -> i64:
        """Return the mask of the seats that a frame asks."""
        return self.frames[at] >> SEAT_SHIFT & SEATS

    def part_at(self, at: i64, part: Part) -> i64:
        """Return a part of the question that a frame asks."""
        return (self.frames[at + part.word] >> part.shift & part.mask) + part.low

    # --- answering ---

    def offer(self, menu: Menu, seat: i64) -> None:
        """Put what a seat may do now into the menu."""
        self.look_at(seat)
        if self.depth > 0 and self.top_seats() >> seat & 1 != 0:
            self.guide.answers[self.asked()].offer(self, seat, menu)
        elif self.guide.anytime is not None and self.may() >> seat & 1 != 0:
            self.guide.anytime.offer(self, seat, menu)

    def menu(self, seat: i64 = -1) -> Menu:
        """Return what the seat may do now; without a seat, the first that must decide."""
        menu = Menu()
        if seat >= 0:
            self.offer(menu, seat)
        elif self.actors() != 0:
            self.offer(menu, self.actor())
        return menu

    def legal(self, seat: i64 = -1) -> list[int]:
        """List what the seat may do now, sorted; without a seat, the first that must decide."""
        return self.menu(seat).actions()

    def random_action(self, chance: Chance, seat: i64 = -1) -> i64:
        """Return one legal action, each equally likely."""
        return self.menu(seat).pick(chance)

    def apply(self, action: i64, chance: Chance, seat: i64 = -1) -> None:
        """Carry out a legal action, unchecked, then go on to the next decision."""
        who = seat if seat >= 0 else self.actor()
        self.look_at(who)
        guide = self.guide
        family = guide.families[action]
        if guide.anytime is not None and guide.free[family] != 0:
            guide.anytime.take(self, who, family, action - family, chance)
        else:
            guide.answers[self.asked()].take(self, who, family, action - family, chance)
        self.settle(chance)

    def goes_on(self, asked: i64, chance: Chance) -> bool:
        """Carry on with what nobody needs to decide; tell whether the top question was such."""
        guide = self.guide
        if guide.waits[asked] != 0:
            guide.answers[asked].resume(self, lowest(self.top_seats()), chance)
            return True
        if guide.forced[asked] == 0:
            return False
        return guide.answers[asked].force(self, lowest(self.top_seats()), chance)

    def settle(self, chance: Chance) -> None:
        """Carry on with what waits, until somebody must decide or the game is over."""
        while True:
            while self.depth > 0 and self.goes_on(self.asked(), chance):
                pass
            if self.busy != 0 and self.leave_lane():
                continue
            if self.depth > 0 or self.busy != 0 or not self.go_on(chance):
                return

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
        asked = who in self.turn
        if not asked and not (0 <= who < self.seats and self.may() >> who & 1 != 0):
            return Refusal("SKALI-2", seat=who + 1, turn=self.turn_seen(who)[0] + 1)
        self.look_at(who)
        answer = self.answer() if asked else self.guide.anytime
        if answer is not None and not self.guide.fits(answer, number):
            return Refusal(answer.rule(self, self.game.space.family_of(number).name))
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
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        return Result(scores, places, tuple(self.outcome(seat) for seat in range(self.seats)))

    def _repr_svg_(self) -> str:
        """Draw the table for notebooks."""
        return self.game.draw(self)


def playout(state: State, chance: Chance, policy: Chance) -> i64:
    """Play at random to the end, inside the engine; return the number of decisions."""
    decisions: i64 = 0
    menu = Menu()
    while True:
        actors = state.actors()
        if actors == 0:
            return decisions
        seat = lowest(actors)
        menu.clear()
        state.offer(menu, seat)
        state.apply(menu.pick(policy), chance, seat)
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
