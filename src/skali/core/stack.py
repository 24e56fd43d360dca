"""The stack of pending questions: plain ints, so that it can be copied, saved and searched.

A frame is a few words: which question, of which seats (a mask), and the question's parts. Where
several seats have questions of several steps at once, each has a stack of its own: its lane.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from skali.core.arrays import vec
from skali.core.bits import lowest, zeros
from skali.core.errors import StackError
from skali.core.questions import Answer, Dispatch, Part, Question

KINDS: Final[i64] = 255
SEATS: Final[i64] = 255
SEAT_SHIFT: Final[i64] = 8
LANE_BITS: Final[i64] = 7
LANE: Final[i64] = 127


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack:
    """Questions that wait; the one on top is asked now."""

    def __init__(self, seats: i64, dispatch: Dispatch, old: "Stack | None" = None) -> None:
        """Let nothing wait, or what waits on another stack."""
        stride = dispatch.questions.words
        self.seats: i64 = seats
        self.dispatch: Dispatch = dispatch
        self.stride: i64 = stride
        """Words of one frame."""
        self.frames: vec[i64] = no_frames(seats, dispatch) if old is None else old.frames[:]
        self.depth: i64 = 0 if old is None else old.depth
        """How many questions wait on the stack that is looked at."""
        self.head: i64 = -stride if old is None else old.head
        """Where the frame of the top question begins."""
        self.base: i64 = 0 if old is None else old.base
        """Where the stack that is looked at begins: 0, or a seat's lane."""
        self.busy: i64 = 0 if old is None else old.busy
        """Mask of the seats whose lanes are open."""
        self.lanes: i64 = 0 if old is None else old.lanes
        """How many questions wait in each lane, packed."""
        self.below: i64 = 0 if old is None else old.below
        """How many wait on the common stack while lanes are open."""

    def clear(self) -> None:
        """Let nothing wait."""
        self.frames = no_frames(self.seats, self.dispatch)
        self.busy = 0
        self.lanes = 0
        self.below = 0
        self.look_into(0, 0)

    # --- asking ---

    @final
    def ask(self, question: Question, seat: i64, parts: i64 = 0) -> None:
        """Ask a seat before anything else goes on; `parts` come from `Part.at`."""
        self.push(question, 1 << seat, parts)

    @final
    def push(self, question: Question, seats: i64, parts: i64 = 0) -> None:
        """Ask the seats of a mask before anything else goes on; `parts` come from `Part.at`."""
        if self.depth >= self.dispatch.depth:
            raise StackError(int(self.dispatch.depth))
        at = self.head + self.stride
        self.frames[at] = question.number | seats << SEAT_SHIFT | parts
        if self.stride > 1:
            self.empty(at)
        self.head = at
        self.depth += 1

    def empty(self, at: i64) -> None:
        """Let the further words of a frame hold nothing."""
        for word in range(1, self.stride):
            self.frames[at + word] = 0

    @final
    def pop(self) -> None:
        """Take the top question away."""
        self.depth -= 1
        self.head -= self.stride

    @final
    def get(self, part: Part) -> i64:
        """Return a part of the top question."""
        return (self.frames[self.head + part.word] >> part.shift & part.mask) + part.low

    @final
    def get_of(self, part: Part, place: i64) -> i64:
        """Return what a part of the top question has for one of its places."""
        return part.of(self.get(part), place)

    @final
    def put(self, part: Part, value: i64) -> None:
        """Change a part of the top question."""
        at = self.head + part.word
        rest = self.frames[at] & ~(part.mask << part.shift)
        self.frames[at] = rest | part.at(value)

    @final
    def mark(self, part: Part, place: i64) -> None:
        """Note one more place in a part of the top question that is a mask."""
        self.put(part, self.get(part) | part.some(place, 1))

    @final
    def answered(self, seat: i64) -> bool:
        """Note that a seat has answered a question to several; tell whether it was the last."""
        self.frames[self.head] &= ~(1 << (SEAT_SHIFT + seat))
        if self.top_seats() != 0:
            return False
        self.pop()
        return True

    @final
    def asked(self) -> i64:
        """Return the number of the top question, or -1 when nothing is pending."""
        if self.depth == 0:
            return -1
        return self.frames[self.head] & KINDS

    @final
    def asking(self) -> str:
        """Return the name of the top question, or nothing when none is pending."""
        return self.question().name if self.depth > 0 else ""

    @final
    def asks(self, question: Question) -> bool:
        """Tell whether this is the top question."""
        return self.asked() == question.number

    @final
    def answer(self) -> Answer:  # type: ignore[type-arg]
        """Return how the top question is answered; there must be one."""
        return self.dispatch.answers[self.asked()]

    @final
    def question(self) -> Question:
        """Return the top question; there must be one."""
        return self.dispatch.questions.all[self.asked()]

    @final
    def top_seats(self) -> i64:
        """Return the mask of the seats that the top question is about; there must be one."""
        return self.frames[self.head] >> SEAT_SHIFT & SEATS

    @final
    def actors(self) -> i64:
        """Return the mask of seats that must decide now; 0 when the game is over."""
        if self.busy != 0:
            return self.busy
        if self.depth == 0:
            return 0
        return self.frames[self.head] >> SEAT_SHIFT & SEATS

    @final
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

    @final
    def look_at(self, seat: i64) -> None:
        """Look at the lane of a seat, where lanes are open: everything else then speaks of it."""
        if self.busy != 0:
            self.keep_lane()
            self.look_into((1 + seat) * self.lane_size(), self.lanes >> LANE_BITS * seat & LANE)

    @final
    def look_into(self, base: i64, depth: i64) -> None:
        """Look at the stack that begins somewhere."""
        self.base = base
        self.depth = depth
        self.head = base + (depth - 1) * self.stride

    def keep_lane(self) -> None:
        """Note how many questions wait in the lane that is looked at."""
        if self.base > 0:
            seat = self.base // self.lane_size() - 1
            self.lanes &= ~(LANE << LANE_BITS * seat)
            self.lanes |= self.depth << LANE_BITS * seat

    def leave_lane(self) -> bool:
        """Close every lane in which nothing waits; tell whether it was the last one."""
        self.keep_lane()
        for seat in range(self.seats):
            if self.lanes >> LANE_BITS * seat & LANE == 0:
                self.busy &= ~(1 << seat)
        if self.busy != 0:
            return False
        self.look_into(0, self.below)
        return True

    def lane_size(self) -> i64:
        """Return how many words of the frames belong to one stack."""
        return self.dispatch.depth * self.stride

    def common_depth(self) -> i64:
        """Return how many questions wait on the common stack."""
        return self.depth if self.busy == 0 else self.below

    def lane_depth(self, seat: i64) -> i64:
        """Return how many questions wait in a seat's lane."""
        if self.busy == 0:
            return 0
        self.keep_lane()
        return self.lanes >> LANE_BITS * seat & LANE

    # --- frames, for those who look below the top ---

    @final
    def frame_at(self, stack: i64, place: i64) -> i64:
        """Return where a frame begins: stack 0 is common, stack 1 + n is the lane of seat n."""
        return (stack * self.dispatch.depth + place) * self.stride

    @final
    def kind_at(self, at: i64) -> i64:
        """Return which question a frame asks."""
        return self.frames[at] & KINDS

    @final
    def seats_at(self, at: i64) -> i64:
        """Return the mask of the seats that a frame asks."""
        return self.frames[at] >> SEAT_SHIFT & SEATS

    @final
    def part_at(self, at: i64, part: Part) -> i64:
        """Return a part of the question that a frame asks."""
        return (self.frames[at + part.word] >> part.shift & part.mask) + part.low


def no_frames(seats: i64, dispatch: Dispatch) -> vec[i64]:
    """Make room for a common stack and, where the game has them, the lanes of all seats."""
    stacks = 1 + seats if dispatch.lanes else 1
    return zeros(stacks * dispatch.depth * dispatch.questions.words)
