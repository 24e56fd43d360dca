"""Playing a record again, without any seed: every difference is named by its line."""
# interpreted: one step a decision

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from types import MappingProxyType

from skali.core.chance import Recorded, Scripted, Sealed, commitment
from skali.core.errors import MissingData, OptionError, RecordError, SkaliError
from skali.core.game import Game
from skali.core.match import Match, Step
from skali.core.record import (
    Entry,
    Luck,
    Record,
    Undo,
    fingerprint,
    played_with,
    share_text,
)
from skali.core.state import State
from skali.core.twin import placing

ROUNDED = 0.0001
"""How far outcomes may differ that were written with four digits."""
Course = Iterator[Match]


def replay(record: Record, game: Game) -> Course:
    """Go through a record; yields the game after the setup and after every entry."""
    with placing(record.places):
        yield from course(record, game)


def course(record: Record, game: Game, dice: Sealed | None = None) -> Course:
    """Play the entries of a record one after the other, with its own luck or that of the dice."""
    match = start(record, game, dice)
    same_luck(match.setup, record.setup, record.lines.get("begin", 0), dice)
    yield match
    for entry in record.entries:
        if isinstance(entry, Undo):
            with naming(entry.line):
                match.take_out(entry.keep, entry.seats)
        else:
            with naming(entry.line):
                luck = Recorded(dice or Scripted(entry.chance))
                trial = match.check(entry.action, entry.seat, luck)
            same_luck(trial.luck, entry.chance, entry.line, dice)
            same_position(entry, trial.after)
            match.stand(Step(replace(entry, reveals=trial.reveals), trial.action), trial.after)
        yield match


def start(record: Record, game: Game, dice: Sealed | None) -> Match:
    """Set the table up as the record says."""
    lines = record.lines
    begin = lines.get("begin", 0)
    at = (begin, lines) if record.position is None else (lines.get("position", 0), {})
    with naming(*at):
        chance = dice or Scripted(record.setup)
        match = Match(game, record.seats, record.options, chance=chance, position=record.position)
    if record.position is None:
        return match
    if match.seats != record.seats:
        problem = f"the position has {match.seats} seats, the record {record.seats}"
        raise RecordError(lines.get("seats", 0), problem)
    found = match.state.dump()["options"]
    with naming(begin, lines):
        wanted = game.settle(record.options)
    if found != wanted:
        problem = f"the position has the options {found}, the record {wanted}"
        raise RecordError(begin, problem)
    return match


def verify(record: Record, game: Game) -> State:
    """Replay a whole record and check rules, result and sealed luck; return the last state."""
    with placing(record.places):
        same_rules(record, game)
        *_, match = course(record, game)
        same_result(record, match.state)
        if record.secret:
            verify_seal(record, game)
    return match.state


def same_rules(record: Record, game: Game) -> None:
    """Refuse to vouch for a game that was played by other rules than these."""
    if record.rules != game.version:
        problem = (
            f"the rules version {record.rules[:40]!r} is not known here, only {game.version!r}"
        )
        raise RecordError(record.lines.get("rules", 0), problem)
    try:
        played_with({game.key: game}, game.key, record.data)
    except MissingData as error:
        raise RecordError(record.lines.get("data", 0), str(error)) from error


def verify_seal(record: Record, game: Game) -> None:
    """Check that the revealed secret fits its commitment and made every outcome."""
    line = record.lines.get("secret", 0)
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError as error:
        raise RecordError(line, "the secret is not hexadecimal") from error
    if commitment(secret) != record.commitment:
        raise RecordError(line, "the secret does not fit the published commitment")
    for _ in course(record, game, Sealed(secret)):
        pass


@contextmanager
def naming(line: int, lines: Mapping[str, int] = MappingProxyType({})) -> Iterator[None]:
    """Turn whatever is refused into a fault of a line; that of the option, where one is wrong."""
    try:
        yield
    except RecordError:
        raise
    except OptionError as error:
        raise RecordError(lines.get(error.word, line), str(error)) from error
    except SkaliError as error:
        raise RecordError(line, str(error)) from error


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
    if written.aim != result.aim or any(
        abs(one - other) > ROUNDED
        for one, other in zip(written.outcomes, result.outcomes, strict=True)
    ):
        line = record.lines.get(written.aim, line)
        found = " ".join(map(share_text, result.outcomes))
        raise RecordError(line, f"the outcomes differ: replayed {result.aim} {found}")


def same_luck(drawn: Luck, written: Luck, line: int, dice: Sealed | None) -> None:
    """Compare what was drawn with what the record says."""
    if drawn == written:
        return
    if dice is not None:
        raise RecordError(line, "the luck written here is not what the secret gives")
    left = len(written) - len(drawn)
    raise RecordError(line, f"{left} outcomes are written that the game did not draw")
