"""A game being played: the decisions that stand, the luck behind them, undo, and the record.

A decision is carried out once, on a copy; if it stands, that copy is the table. No state that was
handed out ever changes.
"""
# interpreted: one step a decision, at tables and in replays

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from mypy_extensions import i64

from skali.core.actions import Action
from skali.core.arrays import vec
from skali.core.chance import Chance, Recorded, Scripted
from skali.core.errors import ChanceError, IllegalAction, SkaliError
from skali.core.game import Game
from skali.core.record import Entry, Luck, Record, Undo, fingerprint
from skali.core.state import Result, State

CHECK_EVERY = 20
"""Decisions from one fingerprint in a record to the next."""
MILESTONE = 64
"""Decisions from one kept position to the next; those between are played again when wanted."""


class UndoError(SkaliError):
    """Nothing can be taken back, or not so far."""

    def __init__(self, problem: str, dependent: "Step | None" = None) -> None:
        """Keep the later decision that depends on what should be taken back, if one does."""
        super().__init__(problem)
        self.dependent = dependent


@dataclass(slots=True)
class Step:
    """A decision that stands."""

    entry: Entry
    action: int
    secret: bool = False
    """Whether nobody else could see that it was taken."""
    quiet: bool = False
    """Whether it revealed nothing, and nobody else is asked anything else because of it."""
    tale: Any = None
    """What the log tells about it, kept by whoever tells it."""


@dataclass(slots=True)
class Trial:
    """A legal decision, carried out on a copy: it can stand, or be forgotten."""

    seat: int
    action: int
    before: State
    after: State
    luck: Luck
    reveals: bool
    tale: Any = None
    """What the log will tell about it, if that was asked for already."""


class Match:
    """Plays decisions, writes them down, and takes them back as long as nothing was revealed."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        chance: Chance,
        players: Sequence[str] = (),
        position: Mapping[str, Any] | None = None,
        commitment: str = "",
        secret: str = "",
    ) -> None:
        """Set up a game, or go on from a position, and write the setup's luck down."""
        self.game = game
        self.chance = chance
        self.players = players
        self.position = position
        self.commitment = commitment
        self.secret = secret
        """What made the luck, told when the game is over."""
        luck = self.luck()
        if position is None:
            self.state = game.new(seats, options, luck)
        else:
            self.state = game.load(position, luck)
        self.setup = luck.outcomes
        self.seats = int(self.state.seats)
        self.steps: list[Step] = []
        """The decisions that stand."""
        self.entries: list[Entry | Undo] = []
        """All that ever happened, for the record."""
        self.milestones = {0: self.state}
        """Positions by the number of decisions before them."""
        self.before: State | None = None
        """The position before the latest decision, as long as somebody needs it."""

    def luck(self) -> Recorded:
        """Return the dice as they lie now; what they give is written down."""
        return Recorded(self.chance)

    # --- deciding ---

    def check(
        self, action: int | str | Action, seat: int | None = None, luck: Recorded | None = None
    ) -> Trial:
        """Carry a decision out on a copy; an illegal one raises with its rule."""
        who = (self.state.turn or (-1,))[0] if seat is None else seat
        number = self.state.number(action)
        after, dice = self.state.copy(), luck or self.luck()
        after.play(number, dice, who)
        return Trial(who, number, self.state, after, dice.outcomes, dice.marks > 0)

    def play(self, action: int | str | Action, seat: int | None = None) -> Entry:
        """Play one decision; an illegal one raises and changes nothing."""
        return self.accept(self.check(action, seat))

    def accept(self, trial: Trial) -> Entry:
        """Let a decision stand that was tried out on this table."""
        entry = self.entry(trial)
        self.stand(Step(entry, trial.action), trial.after)
        return entry

    def entry(self, trial: Trial) -> Entry:
        """Write a decision down, now and then with a fingerprint of the position after it."""
        number, text = len(self.steps) + 1, self.game.space.text(trial.action)
        checked = number % CHECK_EVERY == 0 or trial.after.over
        check = fingerprint(trial.after) if checked else ""
        return Entry(number, trial.seat, text, trial.luck, trial.reveals, check)

    def stand(self, step: Step, after: State) -> None:
        """Let a decision stand; the position after it is the table now."""
        seat = step.entry.seat
        others = [[each for each in state.turn if each != seat] for state in (self.state, after)]
        step.quiet = others[0] == others[1] and not step.entry.reveals
        self.before, self.state = self.state, after
        self.keep(step)
        if len(self.steps) % MILESTONE == 0:
            self.milestones[len(self.steps)] = after

    def keep(self, step: Step) -> None:
        """Add a decision to those that stand."""
        self.steps.append(step)
        self.entries.append(step.entry)

    # --- looking back ---

    def at(self, decision: int) -> State:
        """Return the position after a number of decisions."""
        if not 0 <= decision <= len(self.steps):
            raise SkaliError(f"there are {len(self.steps)} decisions, not {decision}")
        if decision == len(self.steps):
            return self.state
        before = self.before
        if decision == len(self.steps) - 1 and before is not None:
            return before
        return self.replayed(decision)

    def replayed(self, decision: int) -> State:
        """Play on from the nearest position that is kept."""
        start = max(at for at in self.milestones if at <= decision)
        state = self.milestones[start].copy()
        for step in self.steps[start:decision]:
            repeat(state, step)
        return state

    def walk(self, first: int, last: int) -> Iterator[tuple[Step, State, State]]:
        """Go through decisions that stand, counted from 0, each with the table before and after."""
        steps, latest, before = self.steps[:], self.state, self.at(first)
        for place, step in enumerate(steps[first:last], start=first + 1):
            after = latest
            if place < len(steps):
                after = before.copy()
                repeat(after, step)
            yield step, before, after
            before = after

    # --- taking back ---

    def undoable(self) -> int:
        """Return how many of the last decisions can be taken back."""
        free = 0
        for step in reversed(self.steps):
            if step.entry.reveals:
                break
            free += 1
        return free

    def undo(self, decisions: int = 1, *, agreed: bool = False) -> None:
        """Take decisions back; beyond what was revealed only if everybody agreed."""
        if not 1 <= decisions <= len(self.steps):
            raise UndoError(f"there are {len(self.steps)} decisions to take back, not {decisions}")
        free = self.undoable()
        if not agreed and decisions > free:
            raise UndoError(f"only {free} can be taken back: earlier ones revealed something")
        self.go_back(len(self.steps) - decisions)

    def go_back(self, keep: int, seats: Sequence[int] = ()) -> None:
        """Let only the first decisions stand, and of later ones those of other seats, if any."""
        self.state = self.replayed(keep)
        for step in self.others_since(keep, seats):
            repeat(self.state, step)
        self.drop(keep, seats)

    def others_since(self, keep: int, seats: Sequence[int]) -> list[Step]:
        """List what stays when some seats go back: all that others did; without seats, nothing."""
        return [step for step in self.steps[keep:] if seats and step.entry.seat not in seats]

    def drop(self, keep: int, seats: Sequence[int] = ()) -> None:
        """Let later decisions no longer stand; that they did once stays written down."""
        kept = self.others_since(keep, seats)
        del self.steps[keep:]
        for step in kept:
            step.entry = replace(step.entry, number=len(self.steps) + 1, check="")
            step.tale = None
            self.steps.append(step)
        self.milestones = {at: state for at, state in self.milestones.items() if at <= keep}
        self.entries.append(Undo(keep, tuple(seats)))
        self.before = None

    def take_out(self, keep: int, seats: Sequence[int]) -> None:
        """Take back what some seats decided after the first decisions; without seats, all of it."""
        if seats:
            self.apart(keep, seats)
        self.go_back(keep, seats)

    def apart(self, keep: int, seats: Sequence[int]) -> State:
        """Return the table as it were without what some seats decided after `keep`.

        That must have revealed nothing, and nothing may depend on it.
        """
        for step in self.steps[keep:]:
            if step.entry.seat in seats and step.entry.reveals:
                raise UndoError(f"decision {step.entry.number} has revealed something")
        without = self.apart_until(len(self.steps), keep, seats)
        if without is not None:
            return without
        ends = range(keep + 1, len(self.steps) + 1)
        end = next(end for end in ends if self.apart_until(end, keep, seats) is None)
        raise UndoError(f"decision {end} depends on what came before it", self.steps[end - 1])

    def apart_until(self, end: int, keep: int, seats: Sequence[int]) -> State | None:
        """Leave out what some seats decided between `keep` and `end`, if it could have come last.

        Without it every other decision is legal and draws the same among the same; done after
        them, it reveals nothing and leads to the very table that there was.
        """
        present, without, back = self.replayed(keep), self.replayed(keep), []
        for step in self.steps[keep:end]:
            odds = Odds(step.entry.chance)
            present.apply(step.action, odds, step.entry.seat)
            if step.entry.seat in seats:
                back.append(step)
            elif tried(without, step) != odds.seen:
                return None
        last, nothing = without.copy(), Odds([]).seen
        if not all(tried(last, step) == nothing for step in back):
            return None
        return without if last.dump() == present.dump() else None

    # --- the whole ---

    @property
    def result(self) -> Result | None:
        """Scores and places once the game is over."""
        return self.state.result()

    def record(self, players: Sequence[str] | None = None) -> Record:
        """Return the whole game, with everybody by name."""
        names = self.players if players is None else players
        return Record(
            game=self.game.key,
            rules=self.game.version,
            data="" if self.game.data is None else str(self.game.data),
            seats=self.seats,
            options=self.state.dump()["options"],
            players=[" ".join(name.split()) for name in names],
            commitment=self.commitment,
            secret=self.secret if self.state.over else "",
            position=dict(self.position) if self.position is not None else None,
            setup=self.setup,
            entries=self.entries[:],
            result=self.result,
        )


class Odds(Chance):
    """Luck as it was written down; notes among what it was drawn, and what was shown."""

    def __init__(self, outcomes: Luck) -> None:
        """Take the outcomes in their order."""
        super().__init__()
        self.script = Scripted(outcomes)
        self.among: list[object] = []

    def below(self, stream: int, size: int) -> int:
        """Return the written number, and note how many were possible."""
        self.marks += 1
        self.among.append((stream, size))
        return self.script.below(stream, size)

    def pick(self, stream: int, bag: "vec[i64]", start: int, kinds: int) -> int:
        """Return the written kind, and note what was in the bag."""
        self.marks += 1
        self.among.append((stream, [bag[start + kind] for kind in range(kinds)]))
        return self.script.pick(stream, bag, start, kinds)

    @property
    def seen(self) -> tuple[int, list[object], int]:
        """How much was drawn or shown, among what, and how much was written for nothing."""
        return int(self.marks), self.among, len(self.script.outcomes) - int(self.script.next)


def tried(state: State, step: Step) -> object:
    """Carry a decision out if it is legal, with the luck it had; return what it saw of that."""
    odds = Odds(step.entry.chance)
    try:
        state.play(step.action, odds, step.entry.seat)
    except (IllegalAction, ChanceError):
        return None
    return odds.seen


def repeat(state: State, step: Step) -> None:
    """Carry out a decision that stood before, with the luck it had."""
    state.apply(step.action, Scripted(step.entry.chance), step.entry.seat)
