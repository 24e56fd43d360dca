"""A table in memory: what its events add up to. Nothing here waits, writes or sends."""

from collections.abc import Sequence
from sys import intern
from typing import cast

from skali.core.chance import STREAMS, Recorded, Sealed
from skali.core.game import Game
from skali.core.match import CHECK_EVERY, MILESTONE, Match, Step, Trial, UndoError, repeat
from skali.core.message import Message, say
from skali.core.record import Entry, fingerprint
from skali.core.state import State
from skali.server.clocks import Clocks, Pause
from skali.server.steps import ABANDONED, RUNNING, Draft, Lines, RoomError, Tale, Vote
from skali.server.store import Row
from skali.server.veil import Veil

SUBSTITUTE = "greedy"
"""The bot that plays for somebody who is out of time or has left."""
STORIES = 64
"""The latest decisions whose story is kept."""


class Room(Match):
    """A game at a table of the hall: folds events, and prepares new ones, changing nothing."""

    def __init__(self, game: Game, table: Row, pauses: Sequence[Pause] = ()) -> None:
        """Set the table up as it was when the game began."""
        self.table = table
        self.drawn = [0] * STREAMS
        """How many numbers each stream of the dice has given."""
        sealed = Sealed(bytes.fromhex(table["secret"]))
        super().__init__(
            game,
            table["seats"],
            table["options"],
            chance=sealed,
            position=table["position"],
            commitment=sealed.commitment,
            secret=table["secret"],
        )
        self.drawn = [int(number) for number in sealed.drawn]
        self.number = 0
        self.substitutes: dict[int, str] = {}
        self.votes: dict[int, Vote] = {}
        self.skimming = False
        """Whether a checkpoint will tell what the events until then add up to."""
        self.clocks = Clocks(table, self.seats, pauses)
        self.since = [0] * self.seats
        """The event after which each seat was asked."""
        self.veil = Veil()
        self.holders: list[str | None] = [None] * self.seats
        """Which person has which seats."""
        self.logs: dict[object, Lines] = {}
        """What each seat was told last in each language: most of it is told again."""

    def luck(self) -> Recorded:
        """Return the sealed dice as they lie now; what was only tried out is drawn again."""
        sealed = cast("Sealed", self.chance)
        for stream, number in enumerate(self.drawn):
            sealed.drawn[stream] = number
        return Recorded(sealed)

    # --- drafts: checked, but not yet true ---

    def decide(self, action: int | str, seat: int) -> Draft:
        """Prepare a decision; an illegal one raises with its rule."""
        trial = self.check(action, seat)
        data: Row = {"action": self.game.space.text(trial.action)}
        if trial.luck:
            drawn = cast("Sealed", self.chance).drawn
            data |= {"chance": trial.luck, "drawn": [int(number) for number in drawn]}
        if trial.reveals:
            data["reveals"] = True
        if not trial.luck and self.is_secret(trial):
            data["secret"] = True
        if len(self.steps) % CHECK_EVERY in (0, CHECK_EVERY - 1) or trial.after.over:
            data["check"] = fingerprint(trial.after)
        return Draft("decision", seat, data, trial.after.result(), trial)

    def is_secret(self, trial: Trial) -> bool:
        """Tell whether nobody else can see that a decision was taken."""
        before, after = trial.before, trial.after
        if not self.game.hidden or after.over or before.turn_seen() != after.turn_seen():
            return False
        trial.tale = self.tale(before, trial.seat, trial.action, after)
        if not trial.tale.is_for(trial.seat):
            return False
        return self.looks_the_same(before, after, trial.seat)

    def looks_the_same(self, one: State, other: State, seat: int) -> bool:
        """Tell whether nobody but a seat can tell two tables apart."""
        others = [each for each in range(self.seats) if each != seat]
        return one.turn_seen() == other.turn_seen() and all(
            one.dump(each) == other.dump(each) for each in others
        )

    def tale(self, before: State, seat: int, action: int, after: State) -> Tale:
        """Say what a decision did."""
        return Tale(self.game.acts(before, seat, action, after))

    def fellows(self, seat: int) -> list[int]:
        """List the seats of the person who holds a seat; bots and free seats are alone."""
        holder = self.holders[seat]
        if holder is None:
            return [seat]
        return [each for each, other in enumerate(self.holders) if other == holder]

    def going_back(self, keep: int, seat: int) -> list[int]:
        """List the seats whose later decisions go when a seat goes back: its own person's.

        What another of them chose in secret stays: the seat that goes back does not know of it.
        """
        later = self.steps[keep:]
        hidden = {step.entry.seat for step in later if step.secret} - {seat}
        deciders = {step.entry.seat for step in later}
        return [own for own in self.fellows(seat) if own in deciders - hidden]

    def take_back(self, to: int, seat: int) -> Draft:
        """Prepare an undo of own decisions, as long as nothing depends on them.

        The seat counts `to`; what others have done since stands.
        """
        keep = self.veil.steps_at(to, seat)
        seats = self.going_back(keep, seat) if 0 <= keep < len(self.steps) else []
        if not seats:
            raise RoomError(say("hall-nothing-back", number=to + 1))
        try:
            without = self.apart(keep, seats)
        except UndoError as error:
            raise RoomError(self.why_not_back(error, seat)) from error
        data: Row = {"to": keep, "of": seats}
        back = [step for step in self.steps[keep:] if step.entry.seat in seats]
        if all(step.secret for step in back) and self.looks_the_same(self.state, without, seat):
            data["secret"] = True
        return Draft("undo", seat, data)

    def why_not_back(self, error: UndoError, seat: int) -> Message:
        """Say to a seat why it cannot go back by itself; of secret choices nothing is said."""
        step = error.dependent
        if step is None:
            return say("hall-revealed")
        if step.secret and step.entry.seat != seat:
            return say("hall-others-since")
        return say("hall-depends", number=self.veil.count(step.entry.number, seat))

    def undo_offer(self, seat: int) -> tuple[int, int] | None:
        """Return the first and the last decision to which a seat can go back by itself.

        Both are as the seat counts.
        """
        fellows, keep = self.fellows(seat), len(self.steps)
        while keep > 0:
            step = self.steps[keep - 1]
            unseen = step.secret and step.entry.seat != seat
            if not unseen and (step.entry.reveals or step.entry.seat not in fellows):
                break
            keep -= 1
        first, known = self.veil.count(keep, seat), self.veil.count(len(self.steps), seat)
        if first < known:
            return first, known - 1
        alone = self.alone_on_its_board(seat)
        return None if alone is None else (self.veil.count(alone, seat),) * 2

    def alone_on_its_board(self, seat: int) -> int | None:
        """Return where a seat's last decision can be taken back though others acted since."""
        recent = range(len(self.steps) - 1, max(-1, len(self.steps) - 1 - MILESTONE), -1)
        keep = next((place for place in recent if self.steps[place].entry.seat == seat), None)
        if keep is None or not self.steps[keep].quiet:
            return None
        try:
            self.apart(keep, self.going_back(keep, seat))
        except UndoError:
            return None
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
        asked = set(vote.voters) - set(vote.agreed) if vote else set()
        voice = next((own for own in self.fellows(seat) if own in asked), None)
        if vote is None or voice is None:
            raise RoomError(say("hall-no-vote"))
        return Draft("vote", voice, {"vote": vote.id, "agree": agree})

    def leave(self, seat: int) -> Draft:
        """Prepare that a bot plays on for a person; without the last one the game is abandoned."""
        going = [own for own in self.fellows(seat) if own not in self.substitutes]
        if not going:
            raise RoomError(say("hall-left"))
        bots = {*going, *self.substitutes}
        alone = all(holder is None or here in bots for here, holder in enumerate(self.holders))
        return Draft("leave", seat, {"seats": going}, status=ABANDONED if alone else "")

    def come_back(self, seat: int) -> Draft:
        """Prepare that a person plays again; an abandoned game goes on with that."""
        if seat not in self.substitutes:
            raise RoomError(say("hall-not-left"))
        return Draft("return", seat, {}, status=RUNNING)

    # --- events: true, since they are on disk ---

    def fold(
        self, number: int, kind: str, seat: int, data: Row, now: float, trial: Trial | None = None
    ) -> None:
        """Let an event happen; a decision that was tried out on this table is not played again."""
        if data.get("secret"):
            self.veil.events.append((number, seat))
        if kind == "decision":
            self.fold_decision(number, seat, data, now, trial)
        elif kind == "undo":
            self.fold_undo(data["to"], number, now, data.get("of", [seat]), data.get("secret"))
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
        elif kind == "leave":
            self.fold_leave(data["seats"], number, now)
        elif kind == "rules":
            for entry in self.entries:
                if isinstance(entry, Entry):
                    entry.check = ""  # it was made by other rules
        self.number = number
        self.veil.lifted = not self.skimming and self.state.over

    def fold_decision(
        self, number: int, seat: int, data: Row, now: float, trial: Trial | None
    ) -> None:
        """Carry a decision out with the luck that was written down, unless that was done."""
        if trial is not None and trial.before is not self.state:
            trial = None
        step = self.step(seat, data, trial)
        if self.skimming:
            self.keep(step)
            return
        if step.secret:
            self.clocks.veil()
        else:
            self.clocks.veiled = None
        waiting, after = self.state.turn, trial.after if trial else self.state.copy()
        if trial is None:
            repeat(after, step)
        self.drawn = list(data.get("drawn", self.drawn))
        if after.over and not step.entry.check:
            step.entry.check = fingerprint(after)
        self.stand(step, after)
        answers = self.answers(step)
        if answers:
            self.clocks.stop(seat, now)
        self.since[seat] = number
        self.ask_again([s for s in waiting if s != seat or not answers], number, now)

    def answers(self, step: Step) -> bool:
        """Tell whether a decision answers what was asked; others are free at any time."""
        guide = self.state.dispatch
        return guide.free[guide.families[step.action]] == 0

    def step(self, seat: int, data: Row, trial: Trial | None) -> Step:
        """Read a decision that was written down."""
        chance = [(int(stream), int(value)) for stream, value in data.get("chance", ())]
        text, revealed = intern(data["action"]), data.get("reveals", False)
        entry = Entry(len(self.steps) + 1, seat, text, chance, revealed, data.get("check", ""))
        action = trial.action if trial else self.game.space.parse(text)
        return Step(entry, action, bool(data.get("secret")), tale=trial.tale if trial else None)

    def keep(self, step: Step) -> None:
        """Let a decision stand."""
        if step.secret:
            self.veil.steps.append((len(self.steps), step.entry.seat))
        super().keep(step)
        if len(self.steps) > STORIES:
            self.steps[-STORIES - 1].tale = None

    def ask_again(self, waiting: Sequence[int], number: int, now: float) -> None:
        """Start the clock of every seat that is newly asked."""
        for seat in self.state.turn:
            if seat not in waiting:
                self.clocks.asked[seat] = now
                self.since[seat] = number

    def fold_undo(
        self, to: int, number: int, now: float, seats: Sequence[int] = (), secret: object = None
    ) -> None:
        """Go back to the position after decision `to`; seats by themselves take theirs back."""
        if self.skimming:
            self.drop(to, seats)
            return
        waiting = self.state.turn
        self.go_back(to, seats)
        for each in range(self.seats):
            mine = [step for step in self.steps if step.entry.seat == each and self.answers(step)]
            self.clocks.stood[each] = len(mine)
        self.ask_again(waiting, number, now)
        if secret:
            self.since[seats[0]] = number
        else:
            self.since, self.clocks.veiled = [number] * self.seats, None

    def fold_leave(self, seats: Sequence[int], number: int, now: float) -> None:
        """Give seats to a bot; nobody waits for their votes, nor for what they asked."""
        self.substitutes |= dict.fromkeys(seats, SUBSTITUTE)
        self.votes = {key: vote for key, vote in self.votes.items() if vote.seat not in seats}
        for vote in [*self.votes.values()]:
            vote.voters = [voter for voter in vote.voters if voter not in seats]
            self.settle(vote, number, now)

    def drop(self, keep: int, seats: Sequence[int] = ()) -> None:
        """Let later decisions no longer stand; nobody votes about them any more."""
        super().drop(keep, seats)
        places = enumerate(self.steps)
        self.veil.steps = [(at, step.entry.seat) for at, step in places if step.secret]
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
        self.milestones[len(self.steps)] = self.state
        self.veil.lifted = self.state.over

    # --- what can be asked about a table ---

    def time_left(self, seat: int, now: float, viewer: int | None) -> float | None:
        """Return the seconds a seat has left, as it looks to a viewer."""
        return self.clocks.left(seat, now, self.state.turn_seen(viewer), viewer)

    def number_seen(self, viewer: int | None) -> int:
        """Return the number of the table as a viewer counts."""
        return self.veil.number(self.number, viewer)

    def is_stale(self, number: int | None, seat: int | None, *, asked: bool = False) -> bool:
        """Tell whether a seat has seen too little; one that is `asked` the same has not.

        Nor has one that may act at any time, and has not done so since.
        """
        if number is None or number == self.number_seen(seat):
            return False
        if not asked or seat is None or not self.can_act(seat):
            return True
        return not self.veil.number(self.since[seat], seat) <= number <= self.number_seen(seat)

    def can_act(self, seat: int) -> bool:
        """Tell whether a seat must decide or may act."""
        return seat in self.state.turn or self.state.may() >> seat & 1 != 0

    def told(self, first: int, last: int) -> list[tuple[Entry, Tale]]:
        """Return standing decisions from `first` to `last`, counted from 0, with their tales.

        Somebody else may be told at the same time in another thread.
        """
        steps = self.steps[first:last]
        tales = [step.tale for step in steps]
        if not all(tales):
            untold = [place for place, tale in enumerate(tales) if tale is None]
            begin, end = untold[0], untold[-1] + 1
            walked = self.walk(first + begin, first + end)
            tales[begin:end] = [
                self.tale(before, step.entry.seat, step.action, after)
                for step, before, after in walked
            ]
            recent = len(self.steps) - STORIES
            for place, (step, tale) in enumerate(zip(steps, tales, strict=True), start=first):
                if place >= recent:
                    step.tale = tale
        entries = [step.entry for step in steps]
        return list(zip(entries, cast("list[Tale]", tales), strict=True))

    def rest(self) -> None:
        """Keep only what cannot be played or told again."""
        self.before = None
        self.logs.clear()
        for step in self.steps[-STORIES:]:
            step.tale = None


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
