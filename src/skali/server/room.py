"""A table in memory: what its events add up to. Nothing here waits, writes or sends."""

from dataclasses import dataclass, field
from typing import cast

from skali.core.chance import STREAMS, Recorded, Scripted, Sealed, commitment
from skali.core.errors import SkaliError
from skali.core.game import Game
from skali.core.message import Message
from skali.core.record import Entry, Record, Undo, fingerprint
from skali.core.state import Result, State
from skali.server.store import Row

DAY = 24 * 3600.0
SUBSTITUTE = "greedy"
"""The bot that plays for somebody who is out of time."""


class RoomError(SkaliError):
    """Not possible at this table now."""


@dataclass(slots=True)
class Step:
    """A decision that stands: what was done, the state before it, and what the log tells."""

    entry: Entry
    before: State
    time: float
    story: list[Message] | None = None


@dataclass(slots=True)
class Vote:
    """A question to everybody: take decisions back, or let a bot play for a seat."""

    id: int
    what: str
    seat: int
    target: int
    """The decision to go back to, or the seat that a bot shall take."""
    voters: list[int]
    agreed: list[int] = field(default_factory=list)

    def to_json(self) -> Row:
        """Return plain data."""
        return {
            "id": self.id, "what": self.what, "seat": self.seat, "target": self.target,
            "voters": self.voters, "agreed": self.agreed,
        }  # fmt: skip


@dataclass(slots=True)
class Draft:
    """An event that can be written down, and what the table will be when it is."""

    kind: str
    seat: int
    data: Row


class Room:
    """Folds events into a state; prepares new events without changing anything."""

    def __init__(self, game: Game, table: Row) -> None:
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
        self.seats = int(self.state.seats)
        self.spent = [0.0] * self.seats
        self.asked = [table["created"]] * self.seats
        """When each seat was asked for the decision it owes."""

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
        return Draft("decision", seat, data)

    def undoable_to(self) -> int:
        """Return the earliest decision to which one can go back without anybody's consent."""
        keep = len(self.steps)
        while keep > 0 and not self.steps[keep - 1].entry.reveals:
            keep -= 1
        return keep

    def undo(self, to: int, seat: int) -> Draft:
        """Prepare an undo of own decisions that revealed nothing."""
        if not 0 <= to < len(self.steps):
            raise RoomError(f"there is no decision {to + 1} to take back")
        if to < self.undoable_to():
            raise RoomError("something was revealed since then: ask the others for a take-back")
        if any(step.entry.seat != seat for step in self.steps[to:]):
            raise RoomError("others have decided since then: ask them for a take-back")
        return Draft("undo", seat, {"to": to})

    def propose(self, what: str, seat: int, target: int, voters: list[int]) -> Draft:
        """Prepare a question to everybody."""
        if what == "takeback" and not 0 <= target < len(self.steps):
            raise RoomError(f"there is no decision {target + 1} to take back")
        if any(vote.what == what for vote in self.votes.values()):
            raise RoomError("the same question is being voted on already")
        return Draft("ask", seat, {"what": what, "target": target, "voters": voters})

    def vote(self, vote_id: int, seat: int, *, agree: bool) -> Draft:
        """Prepare an answer to a question."""
        vote = self.votes.get(vote_id)
        if vote is None or seat not in vote.voters or seat in vote.agreed:
            raise RoomError("there is nothing for you to vote on")
        return Draft("vote", seat, {"vote": vote_id, "agree": agree})

    # --- events: true, since they are on disk ---

    def fold(self, number: int, kind: str, seat: int, data: Row, now: float) -> None:
        """Let an event happen."""
        if kind == "decision":
            self.fold_decision(seat, data, now)
        elif kind == "undo":
            self.fold_undo(data["to"], now)
        elif kind == "ask":
            vote = Vote(number, data["what"], seat, data["target"], data["voters"], [seat])
            self.votes[number] = vote
            self.settle(vote, now)
        elif kind == "vote":
            vote = self.votes[data["vote"]]
            if data["agree"]:
                vote.agreed.append(seat)
                self.settle(vote, now)
            else:
                del self.votes[vote.id]
        elif kind == "return":
            self.substitutes.pop(seat, None)
        self.number = number

    def fold_decision(self, seat: int, data: Row, now: float) -> None:
        """Carry a decision out with the luck that was written down."""
        before = self.state.copy()
        waiting = self.state.turn
        chance = [(int(stream), int(value)) for stream, value in data.get("chance", [])]
        action = self.game.space.parse(data["action"])
        self.state.apply(action, Scripted(chance), seat)
        self.drawn = list(data.get("drawn", self.drawn))
        entry = Entry(len(self.steps) + 1, seat, data["action"], chance, data.get("reveals", False))
        if self.state.over:
            entry.check = fingerprint(self.state)
        self.steps.append(Step(entry, before, now))
        self.entries.append(entry)
        self.spent[seat] += max(0.0, now - self.asked[seat])
        self.ask_again(waiting, seat, now)

    def ask_again(self, waiting: tuple[int, ...], decided: int, now: float) -> None:
        """Start the clock of every seat that is newly asked."""
        for seat in self.state.turn:
            if seat not in waiting or seat == decided:
                self.asked[seat] = now

    def fold_undo(self, to: int, now: float) -> None:
        """Go back to the position after decision `to`."""
        waiting = self.state.turn
        self.state = self.steps[to].before.copy()
        del self.steps[to:]
        self.entries.append(Undo(to))
        self.votes = {key: vote for key, vote in self.votes.items() if vote.what != "takeback"}
        self.ask_again(waiting, -1, now)

    def settle(self, vote: Vote, now: float) -> None:
        """Do what was asked once everybody agreed."""
        if set(vote.agreed) < set(vote.voters):
            return
        self.votes.pop(vote.id, None)
        if vote.what == "takeback":
            self.fold_undo(vote.target, now)
        else:
            self.substitutes[vote.target] = SUBSTITUTE

    # --- what can be asked about a table ---

    def time_left(self, seat: int, now: float, turn: tuple[int, ...]) -> float | None:
        """Return the seconds a seat has left, as it looks to one who sees whose turn it is."""
        clock = self.table["clock"]
        waiting = now - self.asked[seat] if seat in turn else 0.0
        if self.table["pace"] == "days":
            return float(clock["days"]) * DAY - waiting
        if not clock.get("minutes"):
            return None
        earned = float(clock.get("increment", 0)) * sum(
            step.entry.seat == seat for step in self.steps
        )
        return float(clock["minutes"]) * 60.0 + earned - self.spent[seat] - waiting

    def at(self, decision: int) -> State:
        """Return the position after a number of decisions."""
        if not 0 <= decision <= len(self.steps):
            raise RoomError(f"there are {len(self.steps)} decisions, not {decision}")
        return self.state if decision == len(self.steps) else self.steps[decision].before

    def story(self, number: int) -> list[Message]:
        """Tell what the decision at a place among the standing ones did."""
        step = self.steps[number]
        if step.story is None:
            action = self.game.space.parse(step.entry.action)
            after = self.at(number + 1)
            step.story = self.game.story(step.before, step.entry.seat, action, after)
        return step.story

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


def rebuild(game: Game, table: Row, events: list[Row]) -> Room:
    """Build a room from everything that was written down about it."""
    room = Room(game, table)
    for event in events:
        room.fold(event["number"], event["kind"], event["seat"], event["data"], event["time"])
    return room
