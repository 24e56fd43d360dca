"""Records: a game as text that a person can read, replay and check without any seed.

One line per decision (`number seat action`), the luck behind it in `~` lines, a checkpoint hash
now and then in `=` lines, an undo as an entry of its own. The JSON twin holds the same.
"""
# interpreted: reads and writes text

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from skali.core.chance import ChanceError, Recorded, Scripted, Sealed, commitment
from skali.core.errors import RecordError, SkaliError
from skali.core.game import Game, Stream
from skali.core.state import Result, State

FIRST_LINE = "skali-record 1"
Luck = list[tuple[int, int]]


@dataclass(slots=True)
class Entry:
    """One decision with the luck that followed it."""

    number: int
    seat: int
    action: str
    chance: Luck = field(default_factory=list)
    reveals: bool = False
    check: str = ""
    line: int = 0


@dataclass(slots=True)
class Undo:
    """Decisions were taken back: only the first `keep` stand."""

    keep: int
    line: int = 0


@dataclass(slots=True)
class Record:
    """A whole game."""

    game: str
    rules: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    commitment: str = ""
    secret: str = ""
    position: dict[str, Any] | None = None
    setup: Luck = field(default_factory=list)
    entries: list[Entry | Undo] = field(default_factory=list)
    result: Result | None = None
    result_line: int = 0


def fingerprint(state: State) -> str:
    """Hash a position: the same on every machine, compiled or not."""
    text = json.dumps(state.dump(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# --- writing ---


def write(record: Record, game: Game) -> str:
    """Write a record as text."""
    lines = [FIRST_LINE, f"game {record.game}", f"rules {record.rules}", f"seats {record.seats}"]
    lines += [f"option {key} {json.dumps(value)}" for key, value in record.options.items()]
    lines += [f"player {seat} {name}" for seat, name in enumerate(record.players)]
    if record.commitment:
        lines.append(f"commitment {record.commitment}")
    if record.secret:
        lines.append(f"secret {record.secret}")
    if record.position is not None:
        lines.append(f"position {json.dumps(record.position, separators=(',', ':'))}")
    lines.append("begin")
    lines += luck_lines(record.setup, game.streams)
    for entry in record.entries:
        if isinstance(entry, Undo):
            lines.append(f"undo {entry.keep}")
            continue
        lines.append(f"{entry.number} {entry.seat} {entry.action}")
        lines += luck_lines(entry.chance, game.streams)
        if entry.check:
            lines.append(f"= {entry.check}")
    if record.result is not None:
        lines.append("scores " + " ".join(map(str, record.result.scores)))
        lines.append("places " + " ".join(map(str, record.result.places)))
    lines.append("end")
    return "\n".join(lines) + "\n"


def luck_lines(luck: Luck, streams: tuple[Stream, ...]) -> list[str]:
    """Write outcomes, one line for each run of a stream."""
    lines = []
    for number, run in groupby(luck, key=lambda outcome: outcome[0]):
        stream = streams[number]
        names = stream.outcomes
        words = [names[value] if names else str(value) for _, value in run]
        lines.append(f"~ {stream.name} {' '.join(words)}")
    return lines


def to_json(record: Record, game: Game) -> dict[str, Any]:
    """Return the JSON twin of a record."""
    entries: list[dict[str, Any]] = []
    for entry in record.entries:
        if isinstance(entry, Undo):
            entries.append({"undo": entry.keep})
            continue
        plain: dict[str, Any] = {"seat": entry.seat, "action": entry.action}
        if entry.chance:
            plain["chance"] = [line[2:] for line in luck_lines(entry.chance, game.streams)]
        if entry.check:
            plain["check"] = entry.check
        entries.append(plain)
    result = record.result
    return {
        "format": FIRST_LINE,
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": record.options,
        "players": record.players,
        "commitment": record.commitment,
        "secret": record.secret,
        "position": record.position,
        "setup": [line[2:] for line in luck_lines(record.setup, game.streams)],
        "entries": entries,
        "scores": list(result.scores) if result else None,
        "places": list(result.places) if result else None,
    }


# --- reading ---


class Reader:
    """Reads one record line by line, as it comes; every fault names its line."""

    def __init__(self, games: "dict[str, Game]") -> None:
        """Take the games by key."""
        self.games = games
        self.line = 0
        self.header: dict[str, str] = {}
        self.record: Record | None = None
        self.game: Game | None = None
        self.standing = 0
        self.done = False

    def fail(self, problem: str) -> RecordError:
        """Make the error for the line being read."""
        return RecordError(self.line, problem)

    def feed(self, text: str) -> None:
        """Read one more line."""
        self.line += 1
        text = text.strip()
        if self.line == 1:
            if text != FIRST_LINE:
                raise self.fail(f"expected {FIRST_LINE!r}, found {text[:40]!r}")
        elif not text or text.startswith("#"):
            return
        elif self.done:
            raise self.fail(f"nothing may follow 'end', found {text[:40]!r}")
        elif self.record is None:
            self.feed_header(text)
        else:
            self.feed_body(self.record, text)

    def feed_header(self, text: str) -> None:
        """Read a line before `begin`."""
        word, _, rest = text.partition(" ")
        if word == "begin":
            self.begin()
        elif word in ("game", "rules", "seats", "commitment", "secret", "position"):
            if word in self.header:
                raise self.fail(f"{word!r} stands twice")
            self.header[word] = rest
        elif word in ("option", "player"):
            key, _, value = rest.partition(" ")
            self.header[f"{word} {key}"] = value
        else:
            raise self.fail(f"unknown header {word[:40]!r}; the moves start after 'begin'")

    def begin(self) -> None:
        """Turn the header into a record."""
        for needed in ("game", "rules", "seats"):
            if needed not in self.header:
                raise self.fail(f"the header lacks {needed!r}")
        key = self.header["game"]
        if key not in self.games:
            raise self.fail(f"unknown game {key!r}; known: {', '.join(self.games)}")
        self.game = self.games[key]
        options = {k[7:]: self.json(v) for k, v in self.header.items() if k.startswith("option ")}
        position = self.header.get("position")
        loaded = self.json(position) if position is not None else None
        if loaded is not None and not isinstance(loaded, dict):
            raise self.fail("'position' must be a JSON object")
        self.record = Record(
            game=key,
            rules=self.header["rules"],
            seats=self.integer(self.header["seats"]),
            options=options,
            players=[v for k, v in self.header.items() if k.startswith("player ")],
            commitment=self.header.get("commitment", ""),
            secret=self.header.get("secret", ""),
            position=loaded,
        )

    def feed_body(self, record: Record, text: str) -> None:
        """Read a line after `begin`."""
        word, _, rest = text.partition(" ")
        last = record.entries[-1] if record.entries else None
        if word == "~":
            if isinstance(last, Undo):
                raise self.fail("luck cannot follow an undo")
            (record.setup if last is None else last.chance).extend(self.luck(rest))
        elif word == "=":
            if not isinstance(last, Entry):
                raise self.fail("a checkpoint must follow a decision")
            last.check = rest
        elif word == "undo":
            keep = self.integer(rest)
            if not 0 <= keep < self.standing:
                raise self.fail(f"cannot go back to {keep}: {self.standing} decisions stand")
            self.standing = keep
            record.entries.append(Undo(keep, self.line))
        elif word in ("scores", "places"):
            self.feed_result(record, word, rest)
        elif word == "end":
            self.done = True
        else:
            self.feed_decision(record, word, rest)

    def feed_decision(self, record: Record, word: str, rest: str) -> None:
        """Read `number seat action`."""
        seat, _, action = rest.partition(" ")
        number = self.integer(word)
        if number != self.standing + 1:
            raise self.fail(f"expected decision {self.standing + 1}, found {number}")
        if not action:
            raise self.fail("a decision is written as 'number seat action'")
        self.standing = number
        entry = Entry(number, self.integer(seat), action, line=self.line)
        record.entries.append(entry)

    def feed_result(self, record: Record, word: str, rest: str) -> None:
        """Read scores or places."""
        values = tuple(self.integer(item) for item in rest.split())
        if len(values) != record.seats:
            raise self.fail(f"expected {record.seats} {word}, found {len(values)}")
        if word == "scores":
            record.result = Result(values, ())
            record.result_line = self.line
        elif record.result is None:
            raise self.fail("'places' must follow 'scores'")
        else:
            record.result = Result(record.result.scores, values)

    def luck(self, rest: str) -> Luck:
        """Read `stream outcome …`."""
        assert self.game is not None
        name, _, words = rest.partition(" ")
        for number, stream in enumerate(self.game.streams):
            if stream.name == name:
                return [(number, self.outcome(stream, word)) for word in words.split()]
        known = ", ".join(stream.name for stream in self.game.streams)
        raise self.fail(f"unknown stream {name[:40]!r}; known: {known}")

    def outcome(self, stream: Stream, word: str) -> int:
        """Read one outcome of a stream."""
        if not stream.outcomes:
            return self.integer(word)
        if word not in stream.outcomes:
            raise self.fail(f"{word[:40]!r} is no outcome of {stream.name!r}")
        return stream.outcomes.index(word)

    def integer(self, word: str) -> int:
        """Read a whole number."""
        digits = word[1:] if word.startswith("-") else word
        if not (digits.isascii() and digits.isdigit() and len(digits) < 12):
            raise self.fail(f"expected a whole number, found {word[:40]!r}")
        return int(word)

    def json(self, text: str) -> Any:  # noqa: ANN401 - JSON
        """Read a JSON value."""
        try:
            return json.loads(text)
        except (json.JSONDecodeError, RecursionError) as error:
            raise self.fail(f"expected JSON, found {text[:40]!r}") from error

    def finish(self) -> Record:
        """Return the record once all lines were read."""
        self.line += 1
        if self.record is None or not self.done:
            raise self.fail("the record stops before its 'end'")
        return self.record


def read(lines: Iterable[str], games: "dict[str, Game]") -> Record:
    """Read one record from lines, which may come from a file or a network."""
    reader = Reader(games)
    for line in lines:
        reader.feed(line)
    return reader.finish()


def from_json(data: object, games: "dict[str, Game]") -> Record:
    """Read the JSON twin; its faults are named by the line that the text form would have."""
    if not isinstance(data, dict) or data.get("format") != FIRST_LINE:
        raise RecordError(1, f"expected a JSON object with format {FIRST_LINE!r}")
    return read(_text_lines(data), games)


def _text_lines(data: dict[str, Any]) -> Iterator[str]:
    """Write the JSON twin as the lines of the text form."""
    yield FIRST_LINE
    for key in ("game", "rules", "seats"):
        if key in data:
            yield f"{key} {data[key]}"
    for key, value in dict(data.get("options") or {}).items():
        yield f"option {key} {json.dumps(value)}"
    for seat, name in enumerate(data.get("players") or []):
        yield f"player {seat} {name}"
    for key in ("commitment", "secret"):
        if data.get(key):
            yield f"{key} {data[key]}"
    if data.get("position") is not None:
        yield f"position {json.dumps(data['position'])}"
    yield "begin"
    for line in data.get("setup") or []:
        yield f"~ {line}"
    number = 0
    for entry in data.get("entries") or []:
        if "undo" in entry:
            number = entry["undo"]
            yield f"undo {number}"
            continue
        number += 1
        yield f"{number} {entry.get('seat')} {entry.get('action')}"
        for line in entry.get("chance") or []:
            yield f"~ {line}"
        if entry.get("check"):
            yield f"= {entry['check']}"
    for key in ("scores", "places"):
        if data.get(key) is not None:
            yield f"{key} {' '.join(map(str, data[key]))}"
    yield "end"


# --- replay ---


def replay(record: Record, game: Game) -> Iterator[tuple[Entry | Undo | None, State]]:
    """Go through a record; yields the state after the setup and after every entry."""
    if record.position is None:
        chance = Scripted(record.setup)
        state = _guarded(0, lambda: game.new(record.seats, record.options, chance))
    else:
        position, chance = record.position, Scripted(record.setup)
        state = _guarded(0, lambda: game.load(position, chance))
    _all_used(chance, 0)
    past: list[State] = []
    yield None, state
    for entry in record.entries:
        if isinstance(entry, Undo):
            state = past[entry.keep].copy()
            del past[entry.keep :]
        else:
            past.append(state.copy())
            script = Scripted(entry.chance)
            step, now = entry, state
            _guarded(entry.line, lambda: now.play(step.action, script, step.seat))
            _all_used(script, entry.line)
            found = fingerprint(state) if entry.check else ""
            if found != entry.check:
                raise RecordError(
                    entry.line,
                    f"after decision {entry.number} the position differs: "
                    f"the record has {entry.check}, the replay {found}",
                )
        yield entry, state


def verify(record: Record, game: Game) -> State:
    """Replay a whole record and check result and sealed luck; return the last state."""
    state = None
    for _, now in replay(record, game):
        state = now
    assert state is not None
    result = state.result()
    if record.result is not None:
        if result is None:
            raise RecordError(record.result_line, "the record has a result, but the game goes on")
        written = (record.result.scores, record.result.places)
        if written != (result.scores, result.places):
            raise RecordError(record.result_line, f"the result differs: replayed {result}")
    if record.secret:
        verify_seal(record, game)
    return state


def verify_seal(record: Record, game: Game) -> None:
    """Check that the revealed secret fits its commitment and made every outcome."""
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError as error:
        raise RecordError(1, "the secret is not hexadecimal") from error
    if commitment(secret) != record.commitment:
        raise RecordError(1, "the secret does not fit the published commitment")
    chance = Recorded(Sealed(secret))
    state = game.new(record.seats, record.options, chance)
    _same_luck(chance, 0, record.setup, 0)
    past: list[State] = []
    for entry in record.entries:
        if isinstance(entry, Undo):
            state = past[entry.keep].copy()
            del past[entry.keep :]
        else:
            past.append(state.copy())
            drawn = len(chance.outcomes)
            state.play(entry.action, chance, entry.seat)
            _same_luck(chance, drawn, entry.chance, entry.line)


def _same_luck(chance: Recorded, start: int, written: Luck, line: int) -> None:
    """Compare what the secret drew with what the record says."""
    if chance.outcomes[start:] != written:
        raise RecordError(line, "the luck written here is not what the secret gives")


def _guarded(line: int, step: Any) -> Any:  # noqa: ANN401 - passes the step's value on
    """Turn a fault of a step into one that names the record's line."""
    try:
        return step()
    except (SkaliError, ChanceError) as error:
        raise RecordError(line, str(error)) from error


def _all_used(script: Scripted, line: int) -> None:
    """Refuse luck that the game did not ask for."""
    left = len(script.outcomes) - script.next
    if left:
        raise RecordError(line, f"{left} outcomes are written that the game did not draw")
