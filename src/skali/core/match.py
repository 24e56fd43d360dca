"""A game being played: state, luck and the record together, with undo by information."""
# interpreted: one step a decision, at tables and in replays

from collections.abc import Mapping, Sequence
from typing import Any

from skali.core.actions import Action
from skali.core.chance import Chance, Recorded
from skali.core.errors import SkaliError
from skali.core.game import Game
from skali.core.record import Entry, Record, Undo, fingerprint
from skali.core.state import State

CHECK_EVERY = 20


class UndoError(SkaliError):
    """Nothing can be taken back, or not so far."""


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
    ) -> None:
        """Set up a game, or go on from a position, and write the setup's luck down."""
        self.game = game
        self.chance = Recorded(chance)
        if position is None:
            self.state = game.new(seats, options, self.chance)
        else:
            self.state = game.load(position, self.chance)
        settled = self.state.dump()["options"]
        self.past: list[tuple[Entry, State]] = []
        """The decisions that stand, each with the state before it."""
        self.record = Record(
            game=game.key,
            rules=game.version,
            seats=int(self.state.seats),
            options=settled,
            players=[" ".join(name.split()) for name in players],
            commitment=commitment,
            position=dict(position) if position is not None else None,
            setup=self.chance.outcomes[:],
        )

    def play(self, action: int | str | Action, seat: int | None = None) -> Entry:
        """Play one decision; an illegal one raises and changes nothing."""
        who = (self.state.turn or (-1,))[0] if seat is None else seat
        number = self.state.number(action)
        before = self.state.copy()
        marks, drawn = self.chance.marks, len(self.chance.outcomes)
        self.state.play(number, self.chance, seat)
        entry = Entry(
            number=len(self.past) + 1,
            seat=who,
            action=self.game.space.text(number),
            chance=self.chance.outcomes[drawn:],
            reveals=self.chance.marks > marks,
        )
        if entry.number % CHECK_EVERY == 0 or self.state.over:
            entry.check = fingerprint(self.state)
        self.past.append((entry, before))
        self.record.entries.append(entry)
        if self.state.over:
            self.record.result = self.state.result()
        return entry

    def undoable(self) -> int:
        """Return how many of the last decisions can be taken back."""
        free = 0
        for entry, _ in reversed(self.past):
            if entry.reveals:
                break
            free += 1
        return free

    def undo(self, decisions: int = 1, *, agreed: bool = False) -> None:
        """Take decisions back; beyond what was revealed only if everybody agreed."""
        if not 1 <= decisions <= len(self.past):
            raise UndoError(f"there are {len(self.past)} decisions to take back, not {decisions}")
        free = self.undoable()
        if not agreed and decisions > free:
            raise UndoError(f"only {free} can be taken back: earlier ones revealed something")
        self.state = self.past[-decisions][1]
        del self.past[-decisions:]
        self.record.entries.append(Undo(len(self.past)))
        self.record.result = None
