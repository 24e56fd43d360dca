"""A table in memory: what its events add up to. Nothing here waits, writes or sends."""

from collections.abc import Sequence
from dataclasses import replace
from sys import intern
from typing import cast

from skali.core.chance import STREAMS, Recorded, Scripted, Sealed, commitment
from skali.core.game import Game
from skali.core.message import say
from skali.core.record import Entry, Record, Undo, fingerprint
from skali.core.state import Result, State
from skali.server.clocks import Clocks, Pause
from skali.server.steps import Draft, RoomError, Step, Tale, Vote
from skali.server.store import Row
from skali.server.veil import Veil

SUBSTITUTE = "greedy"
"""The bot that plays for somebody who is out of time."""
MILESTONE = 64
"""Decisions from one kept position to the next; those between are played again when wanted."""
STORIES = 32
"""The latest decisions whose story is kept."""


class Room:
    """Folds events into a state; prepares new events without changing anything."""

    def __init__(self, game: Game, table: Row, pauses: Sequence[Pause] = ()) -> None:
        """Set the table up as it was when the game began."""
        self.game = game
        self.table = table
        self.secret = bytes.fromhex(table["secret"])
        self.number = 0
        self.steps: list[Step] = []
        self.entries: list[Entry | Undo] = []
        self.substitutes: dict[int, str] = {}
        self.votes: dict[int, Vote] = {}
        self.drawn = [0] * STREAMS
        chance = self.dice()
        if table["position"] is None:
            self.state = game.new(table["seats"], table["options"], chance)
        else:
            self.state = game.load(table["position"], chance)
        self.setup = chance.outcomes
        self.drawn = self.drawn_after(chance)
        self.milestones = {0: self.state.copy()}
        """Positions by the number of decisions before them."""
        self.before: State | None = None
        """The position before the latest decision, as long as somebody needs it."""
        self.skimming = False
        """Whether a checkpoint will tell what the events until then add up to."""
        self.seats = int(self.state.seats)
        self.clocks = Clocks(table, self.seats, pauses)
        self.since = [0] * self.seats
        """The event after which each seat was asked."""
        self.veil = Veil()

    # --- luck ---

    def dice(self) -> Recorded:
        """Return the sealed dice as they lie now."""
        sealed = Sealed(self.secret)
        for stream, number in enumerate(self.drawn):
            sealed.drawn[stream] = number
        return Recorded(sealed)

    def drawn_after(self, chance: Recorded) -> list[int]:
        """Return how many numbers each stream has given."""
        sealed = cast("Sealed", chance.inner)
        return [int(sealed.drawn[stream]) for stream in range(STREAMS)]

    @property
    def commitment(self) -> str:
        """What was published about the secret."""
        return commitment(self.secret)

    # --- drafts: checked, but not yet true ---

    def decide(self, action: int | str, seat: int) -> Draft:
        """Prepare a decision; an illegal one raises with its rule."""
        number = self.state.number(action)
        after, chance = self.state.copy(), self.dice()
        after.play(number, chance, seat)
        data: Row = {"action": self.game.space.text(number)}
        if chance.outcomes:
            data |= {"chance": chance.outcomes, "drawn": self.drawn_after(chance)}
        if chance.marks:
            data["reveals"] = True
        if not chance.outcomes and self.is_secret(number, seat, after):
            data["secret"] = True
        return Draft("decision", seat, data, after.result())

    def is_secret(self, action: int, seat: int, after: State) -> bool:
        """Tell whether nobody else can see that a decision was taken."""
        before = self.state
        if not self.game.hidden or after.over or before.turn_seen() != after.turn_seen():
            return False
        if self.game.story(before, seat, action, after):
            return False
        others = [other for other in range(self.seats) if other != seat]
        return all(before.dump(other) == after.dump(other) for other in others)

    def undoable_to(self, seat: int) -> int:
        """Return the earliest decision to which a seat can go back without anybody's consent."""
        for keep in range(len(self.steps), 0, -1):
            step = self.steps[keep - 1]
            if step.entry.reveals and (step.entry.seat == seat or not step.secret):
                return keep
        return 0

    def undo(self, to: int, seat: int) -> Draft:
        """Prepare an undo of own decisions that revealed nothing; `to` is as the seat counts."""
        keep = self.veil.steps_at(to, seat)
        if not 0 <= keep < len(self.steps):
            raise RoomError(say("hall-nothing-back", number=to + 1))
        if keep < self.undoable_to(seat):
            raise RoomError(say("hall-revealed"))
        if keep < self.own_since(seat):
            raise RoomError(say("hall-others-since"))
        data: Row = {"to": keep}
        if all(step.secret for step in self.steps[keep:]):
            data["secret"] = True
        return Draft("undo", seat, data)

    def own_since(self, seat: int) -> int:
        """Return the decision after which a seat has seen nobody decide but itself."""
        keep = len(self.steps)
        while keep > 0 and (self.steps[keep - 1].entry.seat == seat or self.steps[keep - 1].secret):
            keep -= 1
        return keep

    def propose(self, what: str, seat: int, target: int, voters: list[int]) -> Draft:
        """Prepare a question to everybody; a decision to go back to is as the seat counts."""
        if what == "takeback":
            wanted, target = target, self.veil.steps_at(target, seat)
            if not 0 <= target < len(self.steps):
                raise RoomError(say("hall-nothing-back", number=wanted + 1))
        if any(vote.what == what for vote in self.votes.values()):
            raise RoomError(say("hall-voting"))
        return Draft("ask", seat, {"what": what, "target": target, "voters": voters})

    def vote(self, vote_id: int, seat: int, *, agree: bool) -> Draft:
        """Prepare an answer to a question."""
        known = {self.veil.number(number, None): vote for number, vote in self.votes.items()}
        vote = known.get(vote_id)
        if vote is None or seat not in vote.voters or seat in vote.agreed:
            raise RoomError(say("hall-no-vote"))
        return Draft("vote", seat, {"vote": vote.id, "agree": agree})

    # --- events: true, since they are on disk ---

    def fold(self, number: int, kind: str, seat: int, data: Row, now: float) -> None:
        """Let an event happen."""
        if data.get("secret"):
            self.veil.events.append((number, seat))
        if kind == "decision":
            self.fold_decision(number, seat, data, now)
        elif kind == "undo":
            self.fold_undo(data["to"], number, now, seat)
        elif kind == "ask":
            vote = Vote(number, data["what"], seat, data["target"], data["voters"], [seat])
            self.votes[number] = vote
            self.settle(vote, number, now)
        elif kind == "vote":
            vote = self.votes[data["vote"]]
            if data["agree"]:
                vote.agreed.append(seat)
                self.settle(vote, number, now)
            else:
                del self.votes[vote.id]
        elif kind == "return":
            self.substitutes.pop(seat, None)
        self.number = number
        self.veil.lifted = not self.skimming and self.state.over

    def fold_decision(self, number: int, seat: int, data: Row, now: float) -> None:
        """Carry a decision out with the luck that was written down."""
        step = self.step(seat, data)
        if self.skimming:
            self.keep(step)
            return
        if step.secret:
            self.clocks.veil()
        else:
            self.clocks.veiled = None
        waiting = self.state.turn
        self.before = self.state.copy()
        self.state.apply(step.action, Scripted(step.entry.chance), seat)
        self.drawn = list(data.get("drawn", self.drawn))
        if self.state.over:
            step.entry.check = fingerprint(self.state)
        self.keep(step)
        if len(self.steps) % MILESTONE == 0:
            self.milestones[len(self.steps)] = self.state.copy()
        self.clocks.stop(seat, now)
        self.ask_again([s for s in waiting if s != seat], number, now)

    def step(self, seat: int, data: Row) -> Step:
        """Read a decision that was written down."""
        chance = [(int(stream), int(value)) for stream, value in data.get("chance", ())]
        action = intern(data["action"])
        entry = Entry(len(self.steps) + 1, seat, action, chance, data.get("reveals", False))
        return Step(entry, self.game.space.parse(action), bool(data.get("secret")))

    def keep(self, step: Step) -> None:
        """Let a decision stand."""
        if step.secret:
            self.veil.steps.append((len(self.steps), step.entry.seat))
        self.steps.append(step)
        self.entries.append(step.entry)
        if len(self.steps) > STORIES:
            self.steps[-STORIES - 1].tale = None

    def ask_again(self, waiting: Sequence[int], number: int, now: float) -> None:
        """Start the clock of every seat that is newly asked."""
        for seat in self.state.turn:
            if seat not in waiting:
                self.clocks.asked[seat] = now
                self.since[seat] = number

    def fold_undo(self, to: int, number: int, now: float, seat: int | None = None) -> None:
        """Go back to the position after decision `to`.

        Where one seat goes back by itself, what others chose in secret meanwhile stays.
        """
        back = self.steps[to:] if seat is not None else []
        kept = [step for step in back if step.secret and step.entry.seat != seat]
        secret = bool(back) and all(step.secret for step in back)
        if not self.skimming:
            waiting = self.state.turn
            self.state = self.replayed(to)
        self.drop(to)
        for step in kept:
            step.entry = replace(step.entry, number=len(self.steps) + 1)
            if not self.skimming:
                self.state.apply(step.action, Scripted(step.entry.chance), step.entry.seat)
            self.keep(step)
        if self.skimming:
            return
        for each in range(self.seats):
            self.clocks.stood[each] = sum(step.entry.seat == each for step in self.steps)
        self.ask_again(waiting, number, now)
        if not secret:
            self.since, self.clocks.veiled = [number] * self.seats, None
        elif seat is not None:
            self.since[seat] = number
        self.before = None

    def drop(self, to: int) -> None:
        """Let decisions after `to` no longer stand."""
        del self.steps[to:]
        self.veil.drop(to)
        self.milestones = {at: state for at, state in self.milestones.items() if at <= to}
        self.entries.append(Undo(to))
        self.votes = {key: vote for key, vote in self.votes.items() if vote.what != "takeback"}

    def settle(self, vote: Vote, number: int, now: float) -> None:
        """Do what was asked once everybody agreed."""
        if set(vote.agreed) < set(vote.voters):
            return
        self.votes.pop(vote.id, None)
        if vote.what == "takeback":
            self.fold_undo(vote.target, number, now)
        else:
            self.substitutes[vote.target] = SUBSTITUTE

    # --- checkpoints ---

    @property
    def at_milestone(self) -> bool:
        """Whether the present position is worth writing down."""
        return len(self.steps) > 0 and len(self.steps) in self.milestones

    def checkpoint(self) -> Row:
        """Return what the events so far add up to, but for the list of decisions itself."""
        return {
            "position": self.state.dump(), "drawn": [*self.drawn], "since": [*self.since],
            **self.clocks.to_json(),
        }  # fmt: skip

    def resume(self, checkpoint: Row) -> None:
        """Go on from a checkpoint, once the events before it were skimmed."""
        self.skimming = False
        self.state = self.game.sample(checkpoint["position"])
        self.drawn, self.since = [*checkpoint["drawn"]], [*checkpoint["since"]]
        self.clocks.resume(checkpoint)
        self.milestones[len(self.steps)] = self.state.copy()
        self.veil.lifted = self.state.over

    # --- what can be asked about a table ---

    def time_left(self, seat: int, now: float, viewer: int | None) -> float | None:
        """Return the seconds a seat has left, as it looks to a viewer."""
        return self.clocks.left(seat, now, self.state.turn_seen(viewer), viewer)

    def number_seen(self, viewer: int | None) -> int:
        """Return the number of the table as a viewer counts."""
        return self.veil.number(self.number, viewer)

    def is_stale(self, number: int | None, seat: int | None, *, asked: bool = False) -> bool:
        """Tell whether a seat has seen too little; one that is `asked` the same has not."""
        if number is None or number == self.number_seen(seat):
            return False
        if not asked or seat is None or seat not in self.state.turn:
            return True
        return not self.veil.number(self.since[seat], seat) <= number <= self.number_seen(seat)

    def at(self, decision: int) -> State:
        """Return the position after a number of decisions."""
        if not 0 <= decision <= len(self.steps):
            raise RoomError(say("hall-no-decision", count=len(self.steps), wanted=decision))
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
            state.apply(step.action, Scripted(step.entry.chance), step.entry.seat)
        return state

    def told(self, first: int, last: int) -> list[tuple[Entry, Tale]]:
        """Return standing decisions from `first` to `last`, counted from 0, with their tales.

        Somebody else may be told at the same time in another thread.
        """
        steps = self.steps[first:last]
        tales = [step.tale for step in steps]
        untold = [place for place, tale in enumerate(tales) if tale is None]
        if untold:
            begin, end = untold[0], untold[-1] + 1
            tales[begin:end] = self.tell(first + begin, first + end)
        recent = len(self.steps) - STORIES
        for place, (step, tale) in enumerate(zip(steps, tales, strict=True), start=first):
            if place >= recent:
                step.tale = tale
        return [(step.entry, cast("Tale", tale)) for step, tale in zip(steps, tales, strict=True)]

    def tell(self, first: int, last: int) -> list[Tale]:
        """Play some decisions once more, to see what they did."""
        before, tales = self.at(first), []
        for step in self.steps[first:last]:
            seat, after = step.entry.seat, before.copy()
            after.apply(step.action, Scripted(step.entry.chance), seat)
            story = self.game.story(before, seat, step.action, after)
            deed = None if story else self.game.describe(before, step.action, seat)
            tales.append(Tale(story, deed))
            before = after
        return tales

    def rest(self) -> None:
        """Keep only what cannot be played or told again."""
        self.before = None
        for step in self.steps[-STORIES:]:
            step.tale = None

    @property
    def result(self) -> Result | None:
        """Scores and places once the game is over."""
        return self.state.result()

    def record(self, players: list[str]) -> Record:
        """Return the whole game, with the secret once it is over."""
        return Record(
            game=self.game.key,
            rules=self.table["version"],
            seats=self.seats,
            options=self.table["options"],
            players=players,
            commitment=self.commitment,
            secret=self.table["secret"] if self.state.over else "",
            position=self.table["position"],
            setup=self.setup,
            entries=self.entries,
            result=self.result,
        )


def rebuild(
    game: Game,
    table: Row,
    events: list[Row],
    checkpoint: Row | None = None,
    pauses: Sequence[Pause] = (),
) -> Room:
    """Build a room from what was written down about it; a checkpoint saves playing it again."""
    room = Room(game, table, pauses)
    known = checkpoint["number"] if checkpoint else 0
    room.skimming = known > 0
    for event in events:
        room.fold(event["number"], event["kind"], event["seat"], event["data"], event["time"])
        if event["number"] == known and checkpoint:
            room.resume(checkpoint["data"])
    return room
