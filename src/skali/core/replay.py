"""Playing a record again, without any seed: every difference is named by its line."""
# interpreted: one step a decision

from collections.abc import Iterator
from contextlib import contextmanager

from skali.core.chance import Chance, Recorded, Scripted, Sealed, commitment
from skali.core.errors import RecordError, SkaliError
from skali.core.game import Game
from skali.core.record import Entry, Luck, Record, Undo, fingerprint
from skali.core.state import State
from skali.core.twin import placing

Course = Iterator[tuple[Entry | Undo | None, State]]


def replay(record: Record, game: Game) -> Course:
    """Go through a record; yields the state after the setup and after every entry."""
    with placing(record.places):
        yield from course(record, game)


def course(record: Record, game: Game) -> Course:
    """Play the entries of a record one after the other."""
    script = Scripted(record.setup)
    state = start(record, game, script)
    all_used(script, record.lines.get("begin", 0))
    yield None, state
    past: list[State] = []
    for entry in record.entries:
        if isinstance(entry, Undo):
            state = past[entry.keep].copy()
            del past[entry.keep :]
        else:
            past.append(state.copy())
            script = Scripted(entry.chance)
            with naming(entry.line):
                state.play(entry.action, script, entry.seat)
            all_used(script, entry.line)
            same_position(entry, state)
        yield entry, state


def start(record: Record, game: Game, chance: Chance) -> State:
    """Set the table up as the record says."""
    lines = record.lines
    if record.position is None:
        with naming(lines.get("begin", 0)):
            return game.new(record.seats, record.options, chance)
    with naming(lines.get("position", 0)):
        state = game.load(record.position, chance)
    if state.seats != record.seats:
        problem = f"the position has {state.seats} seats, the record {record.seats}"
        raise RecordError(lines.get("seats", 0), problem)
    found = state.dump()["options"]
    with naming(lines.get("begin", 0)):
        wanted = game.settle(record.options)
    if found != wanted:
        problem = f"the position has the options {found}, the record {wanted}"
        raise RecordError(lines.get("begin", 0), problem)
    return state


def verify(record: Record, game: Game) -> State:
    """Replay a whole record and check rules, result and sealed luck; return the last state."""
    with placing(record.places):
        same_rules(record, game)
        steps = course(record, game)
        _, state = next(steps)
        for _, now in steps:
            state = now
        same_result(record, state)
        if record.secret:
            verify_seal(record, game)
    return state


def same_rules(record: Record, game: Game) -> None:
    """Refuse to vouch for a game that was played by other rules than these."""
    if record.rules != game.version:
        problem = (
            f"the rules version {record.rules[:40]!r} is not known here, only {game.version!r}"
        )
        raise RecordError(record.lines.get("rules", 0), problem)


def verify_seal(record: Record, game: Game) -> None:
    """Check that the revealed secret fits its commitment and made every outcome."""
    line = record.lines.get("secret", 0)
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError as error:
        raise RecordError(line, "the secret is not hexadecimal") from error
    if commitment(secret) != record.commitment:
        raise RecordError(line, "the secret does not fit the published commitment")
    chance = Recorded(Sealed(secret))
    state = start(record, game, chance)
    same_luck(chance, 0, record.setup, record.lines.get("begin", 0))
    past: list[State] = []
    for entry in record.entries:
        if isinstance(entry, Undo):
            state = past[entry.keep].copy()
            del past[entry.keep :]
        else:
            past.append(state.copy())
            drawn = len(chance.outcomes)
            with naming(entry.line):
                state.play(entry.action, chance, entry.seat)
            same_luck(chance, drawn, entry.chance, entry.line)


@contextmanager
def naming(line: int) -> Iterator[None]:
    """Turn a fault of a step into one that names the record's line."""
    try:
        yield
    except SkaliError as error:
        raise RecordError(line, str(error)) from error


def all_used(script: Scripted, line: int) -> None:
    """Refuse luck that the game did not ask for."""
    left = len(script.outcomes) - script.next
    if left:
        raise RecordError(line, f"{left} outcomes are written that the game did not draw")


def same_position(entry: Entry, state: State) -> None:
    """Compare a checkpoint with the position reached."""
    if entry.check and entry.check != fingerprint(state):
        raise RecordError(
            entry.line,
            f"after decision {entry.number} the position differs: "
            f"the record has {entry.check}, the replay {fingerprint(state)}",
        )


def same_result(record: Record, state: State) -> None:
    """Compare the result written down, if there is one, with the one reached."""
    result, written = state.result(), record.result
    if written is None:
        return
    line = record.lines.get("scores", 0)
    if result is None:
        raise RecordError(line, "the record has a result, but the game goes on")
    if written.scores != result.scores:
        raise RecordError(line, f"the scores differ: replayed {result.scores}")
    if written.places != result.places:
        line = record.lines.get("places", 0)
        raise RecordError(line, f"the places differ: replayed {result.places}")


def same_luck(chance: Recorded, start: int, written: Luck, line: int) -> None:
    """Compare what the secret drew with what the record says."""
    if chance.outcomes[start:] != written:
        raise RecordError(line, "the luck written here is not what the secret gives")
