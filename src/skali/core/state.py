"""Everything on the table, and nothing else: no randomness, no history, no network, no clock.

A state holds the stack of what is pending (`skali.core.stack`), so every state in the middle of any
effect can be copied, saved, searched, undone and explained. What a game asks and how that is
answered, it declares (`skali.core.questions`); listing and carrying out is the same for all.
"""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from skali.core.actions import Action
from skali.core.advice import Weighed
from skali.core.arrays import vec
from skali.core.bits import count, lowest, places
from skali.core.chance import Chance, Probe
from skali.core.errors import IllegalAction
from skali.core.menu import Menu
from skali.core.message import Refusal
from skali.core.options import Options
from skali.core.questions import Dispatch
from skali.core.stack import KINDS, SEAT_SHIFT, SEATS, Stack

if TYPE_CHECKING:
    from skali.core.game import Game


COMPETING: Final = "competing"
ALONE: Final = "alone"
TOGETHER: Final = "together"
AIMS: Final = (COMPETING, ALONE, TOGETHER)
"""What seats play for: the first place, as many points as possible, a common success."""
ALL: Final = 0.99995
"""From here on an outcome is a whole success."""

UNSURE: Final[i64] = 0
RESTS: Final[i64] = 1
MIDWAY: Final[i64] = 2
"""Where looking ahead may stop: wherever it must, here, or not before something is finished."""


class Result:
    """How a game ended: scores, places from 1 with ties sharing a place, and outcomes."""

    __slots__ = ("aim", "outcomes", "places", "scores")

    def __init__(
        self,
        scores: tuple[int, ...],
        places: tuple[int, ...],
        outcomes: tuple[float, ...] | None = None,
        aim: str = COMPETING,
    ) -> None:
        """Keep all by seat; what a seat played for is the first place unless it is said."""
        self.scores = scores
        self.places = places
        first = places.count(1)
        shared = tuple(1 / first if place == 1 else 0.0 for place in places)
        self.outcomes = shared if outcomes is None else outcomes
        self.aim = aim

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place; where nobody competes, those who reached all they could."""
        if self.aim == COMPETING:
            return tuple(seat for seat, place in enumerate(self.places) if place == 1)
        return tuple(seat for seat, share in enumerate(self.outcomes) if share >= ALL)

    def share(self, seat: int) -> float:
        """Return how far the seat got what it played for: the first place, or a success."""
        return self.outcomes[seat]

    def to_json(self) -> dict[str, Any]:
        """Return plain data: all by seat, and what was played for."""
        outcomes = [round(outcome, 4) for outcome in self.outcomes]
        shown = {"scores": [*self.scores], "places": [*self.places], "outcomes": outcomes}
        return {**shown, "aim": self.aim}

    def __repr__(self) -> str:
        """Write scores and places, or scores and outcomes where nobody competes."""
        if self.aim == COMPETING:
            return f"Result(scores={self.scores}, places={self.places})"
        return f"Result({self.aim}: scores={self.scores}, outcomes={self.outcomes})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Stack):
    """What a game's state offers; a game overrides the methods of the first part."""

    def __init__(
        self, game: "Game", seats: i64, dispatch: Dispatch, old: "State | None" = None
    ) -> None:
        """Lay out an empty table, or take over everything from another one: so copies are made."""
        super().__init__(seats, dispatch, old)
        self.game: Game = game
        self.options: Options = {} if old is None else old.options
        """As they were chosen, for positions; never changed, and so shared by copies."""

    # --- what a game writes ---

    def go_on(self, chance: Chance) -> bool:
        """Take the next step of the game once nothing is pending; tell whether there was one."""
        return False

    def copy(self) -> "State":
        """Return an independent copy."""
        raise TypeError("a game's state must copy itself")

    @final
    def left_of(self, seat: i64) -> i64:
        """Return the next seat, clockwise."""
        return (seat + 1) % self.seats

    def around(self, first: int | None) -> list[int]:
        """List all seats as they follow one another; without a first one, as they are counted."""
        return [((first or 0) + step) % int(self.seats) for step in range(self.seats)]

    def score(self, seat: i64) -> i64:
        """Return the seat's points now."""
        raise TypeError("a game's state must count points")

    def ranking(self, seat: i64) -> i64:
        """Return one number by which final places are given: points, then tie-breaks."""
        return self.score(seat)

    def aim(self) -> str:
        """Say what is played for: `COMPETING`, `ALONE` (a person's points) or `TOGETHER`."""
        return ALONE if self.seats == 1 else COMPETING

    def outcome(self, seat: i64) -> float:
        """Return how far the seat got what it played for, from 0 to 1, as things stand.

        In a competition that is the share of the first place; a game for one or a common one says
        how far it succeeded, the same for every seat.
        """
        return share_of_first(self, seat)

    def features(self, seat: i64) -> vec[float]:
        """Return the values of all terms of the evaluation, where the game has weights for them."""
        raise TypeError("a game that has weights must say what its terms are worth")

    def ahead(self, seat: i64) -> float:
        """Say how much of the game is still to come for a seat, from 1 to 0: weights follow it."""
        return 1.0

    def evaluate(self, seat: i64) -> float:
        """Say how well a seat stands, in points it may expect at the end: for bots and hints."""
        weights = self.dispatch.weights
        if weights is None:
            return float(self.score(seat))
        return weights.worth(self.features(seat), self.ahead(seat))

    def terms(self, seat: i64) -> list[Weighed]:
        """Say of which parts the evaluation is the sum; every table has the same terms."""
        weights = self.dispatch.weights
        if weights is None:
            return [Weighed("points", float(self.score(seat)), 1.0)]
        return weights.parts(self.features(seat), self.ahead(seat))

    def pause(self, seat: i64) -> i64:
        """Say whether a seat that decides here has finished what it began: an evaluation compares.

        `RESTS`: nothing is half done. `MIDWAY`: what was begun is still to bring something. By
        default nothing is said, and bots look on through the seat's decisions while they can.
        """
        return UNSURE

    def sheet(self) -> dict[str, list[int]]:
        """Return points by category and seat, as if the game ended now."""
        return {"points": [int(self.score(seat)) for seat in range(self.seats)]}

    def may(self) -> i64:
        """Return the mask of the seats that may act though nobody waits for them.

        What may be done at any time (`Dispatch.anytime`) is open to them, and to all who are asked.
        """
        return 0

    # --- answering ---

    def offer(self, menu: Menu, seat: i64) -> None:
        """Put what a seat may do now into the menu."""
        if self.busy != 0:
            self.look_at(seat)
        dispatch = self.dispatch
        frame: i64 = 0
        if self.depth > 0:
            frame = self.frames[self.head]
        asked = frame >> (SEAT_SHIFT + seat) & 1 != 0
        if dispatch.anytime is not None and (asked or self.may() >> seat & 1 != 0):
            dispatch.anytime.offer(self, seat, menu)
        if asked:
            dispatch.answers[frame & KINDS].offer(self, seat, menu)

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
        if self.busy != 0:
            self.look_at(who)
        dispatch = self.dispatch
        family = dispatch.families[action]
        if dispatch.anytime is not None and dispatch.free[family] != 0:
            dispatch.anytime.take(self, who, family, action - family, chance)
        else:
            asked = self.frames[self.head] & KINDS
            dispatch.answers[asked].take(self, who, family, action - family, chance)
        if self.busy != 0 or self.depth == 0 or dispatch.calm[self.frames[self.head] & KINDS] == 0:
            self.settle(chance)

    def settle(self, chance: Chance) -> None:
        """Carry on with what waits, until somebody must decide or the game is over."""
        while True:
            while self.depth > 0 and self.goes_on(chance):
                pass
            if self.busy != 0 and self.leave_lane():
                continue
            if self.depth > 0 or self.busy != 0 or not self.go_on(chance):
                return

    def goes_on(self, chance: Chance) -> bool:
        """Carry on with what nobody needs to decide; tell whether the top question was such."""
        frame = self.frames[self.head]
        asked = frame & KINDS
        if self.dispatch.calm[asked] != 0:
            return False
        answer = self.dispatch.answers[asked]
        seat = lowest(frame >> SEAT_SHIFT & SEATS)
        if answer.question.forced:
            return answer.force(self, seat, chance)
        answer.resume(self, seat, chance)
        return True

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
        free = self.dispatch.free[self.dispatch.families[number]] != 0
        if not asked and not (free and 0 <= who < self.seats and self.may() >> who & 1 != 0):
            return Refusal("SKALI-2", seat=who + 1, turn=self.turn_seen(who)[0] + 1)
        self.look_at(who)
        answer = self.answer() if asked else self.dispatch.anytime
        if answer is not None and not self.dispatch.fits(answer, number):
            family = self.game.space.family_of(number).name
            return Refusal(answer.question.against.get(family, answer.rule(self)))
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
        aim = self.aim()
        ranks = [int(self.ranking(seat)) for seat in range(self.seats)]
        scores = tuple(int(self.score(seat)) for seat in range(self.seats))
        places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
        if aim != COMPETING:
            places = (1,) * int(self.seats)
        outcomes = tuple(self.outcome(seat) for seat in range(self.seats))
        return Result(scores, places, outcomes, aim)

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
