"""Records: a game as text that a person can read, replay and check without any seed.

One line per decision (`number seat action`), the luck behind it in `~` lines, a checkpoint hash
now and then in `=` lines, an undo as an entry of its own. `twin` holds the same in JSON, `replay`
plays it again.
"""
# interpreted: reads and writes text

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from skali.core.errors import MissingData, RecordError
from skali.core.game import Game, Stream
from skali.core.position import shown
from skali.core.state import ALONE, COMPETING, TOGETHER, Result, State

FIRST_LINE = "skali-record 1"
HEADERS = ("game", "rules", "data", "seats", "commitment", "secret", "position")
CHECKPOINT = re.compile(r"[0-9a-f]{16}")
SHARE = re.compile(r"0(\.[0-9]{1,4})?|1(\.0{1,4})?")
UNCONTESTED = (ALONE, TOGETHER)
"""Words of the line that says what was reached where nobody competed."""
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
    """Decisions after the first `keep` were taken back: all, or only those of some seats."""

    keep: int
    seats: tuple[int, ...] = ()
    line: int = 0


@dataclass(slots=True)
class Record:
    """A whole game."""

    game: str
    rules: str
    seats: int
    data: str = ""
    """Fingerprint and name of the data set with which it was played, if there was one."""
    options: dict[str, Any] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    commitment: str = ""
    secret: str = ""
    position: dict[str, Any] | None = None
    setup: Luck = field(default_factory=list)
    entries: list[Entry | Undo] = field(default_factory=list)
    result: Result | None = None
    lines: dict[str, int] = field(default_factory=dict, compare=False)
    """Where the header and the result stood in the text, by their first word."""
    places: list[str] = field(default_factory=list, compare=False)
    """Of a JSON twin: the place in it of each line that the text would have."""


def fingerprint(state: State, header: Mapping[str, Any] | None = None) -> str:
    """Hash a position: the same on every machine, compiled or not.

    A header says what another version of the rules would have written there.
    """
    position = {**state.dump(), **(header or {})}
    text = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# --- writing ---


def write(record: Record, game: Game) -> str:
    """Write a record as text."""
    lines = [FIRST_LINE, f"game {record.game}", f"rules {record.rules}"]
    lines += [f"data {record.data}"] if record.data else []
    lines.append(f"seats {record.seats}")
    lines += [f"option {key} {json.dumps(value)}" for key, value in record.options.items()]
    lines += [f"player {seat} {name}" for seat, name in enumerate(record.players) if name]
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
            lines.append(" ".join(map(str, ("undo", entry.keep, *entry.seats))))
            continue
        lines.append(f"{entry.number} {entry.seat} {entry.action}")
        lines += luck_lines(entry.chance, game.streams)
        if entry.check:
            lines.append(f"= {entry.check}")
    if record.result is not None:
        lines.append("scores " + " ".join(map(str, record.result.scores)))
        lines.append("places " + " ".join(map(str, record.result.places)))
        if record.result.aim != COMPETING:
            shares = " ".join(map(share_text, record.result.outcomes))
            lines.append(f"{record.result.aim} {shares}")
    lines.append("end")
    return "\n".join(lines) + "\n"


def played_with(games: "Mapping[str, Game]", key: str, data: str) -> Game:
    """Return a game with the data set that a record names, or say that it is not here."""
    wanted = data.partition(" ")[0]
    titles = [game for game in games.values() if game.key == key]
    for game in titles:
        if wanted == ("" if game.data is None else game.data.fingerprint):
            return game
    if wanted:
        name = shown(data.partition(" ")[2])
        raise MissingData(f"was played with the data set {name} ({wanted[:16]}), which is not here")
    laid = next(str(game.data.name) for game in titles if game.data is not None)
    raise MissingData(f"was played without a data set; here {shown(laid)} is laid over the values")


def share_text(share: float) -> str:
    """Write an outcome with at most four digits."""
    return f"{share:.4f}".rstrip("0").rstrip(".")


def luck_lines(luck: Luck, streams: tuple[Stream, ...]) -> list[str]:
    """Write outcomes, one line for each run of a stream."""
    lines = []
    for number, run in groupby(luck, key=lambda outcome: outcome[0]):
        stream = streams[number]
        names = stream.outcomes
        words = [names[value] if names else str(value) for _, value in run]
        lines.append(f"~ {stream.name} {' '.join(words)}")
    return lines


# --- reading ---


class Reader:
    """Reads one record line by line, as it comes; every fault names its line."""

    def __init__(self, games: "Mapping[str, Game]") -> None:
        """Take the games by key."""
        self.games = games
        self.line = 0
        self.lines: dict[str, int] = {}
        self.header: dict[str, Any] = {}
        self.record: Record | None = None
        self.streams: tuple[Stream, ...] = ()
        self.deciders: list[int] = []
        """The seats of the decisions that stand."""
        self.done = False

    def fail(self, problem: str) -> RecordError:
        """Make the error for the line being read."""
        return RecordError(self.line, problem)

    @contextmanager
    def naming(self, word: str) -> Iterator[None]:
        """Turn a missing data set into a fault of the line that asks for it."""
        try:
            yield
        except MissingData as error:
            raise RecordError(self.lines.get(word, 0), str(error)) from error

    def feed(self, text: str) -> None:
        """Read one more line."""
        self.line += 1
        text = text.strip()
        if "\n" in text or "\r" in text:
            raise self.fail(f"expected one line, found several: {text[:40]!r}")
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

    def mark(self, word: str) -> None:
        """Remember where something stands that may stand only once."""
        if word in self.lines:
            raise self.fail(f"{word[:40]!r} stands twice")
        self.lines[word] = self.line

    def feed_header(self, text: str) -> None:
        """Read a line before `begin`."""
        word, _, rest = text.partition(" ")
        if word == "begin":
            self.mark(word)
            self.begin()
            return
        name = word
        if word in ("option", "player"):
            key, _, rest = rest.partition(" ")
            name = f"{word} {key}"
        elif word not in HEADERS:
            raise self.fail(f"unknown header {word[:40]!r}; the moves start after 'begin'")
        self.mark(name)
        self.header[name] = self.header_value(word, rest)

    def header_value(self, word: str, rest: str) -> Any:  # noqa: ANN401 - JSON
        """Read what stands behind the word of a header."""
        if word == "seats":
            return self.integer(rest)
        if word == "option":
            return self.json(rest)
        if word == "position":
            position = self.json(rest)
            if not isinstance(position, dict):
                raise self.fail("'position' must be a JSON object")
            return position
        if word == "game" and rest not in self.games:
            raise self.fail(f"unknown game {rest[:40]!r}; known: {', '.join(self.games)}")
        return rest

    def begin(self) -> None:
        """Turn the header into a record."""
        header = self.header
        for needed in ("game", "rules", "seats"):
            if needed not in header:
                raise self.fail(f"the header lacks {needed!r}")
        seats = header["seats"]
        players = [""] * min(max(seats, 0), 64)
        for word in header:
            if word.startswith("player "):
                if word[7:] not in map(str, range(len(players))):
                    raise RecordError(self.lines[word], f"there is no seat {word[7:][:40]!r}")
                players[int(word[7:])] = header[word]
        while players and not players[-1]:
            players.pop()
        with self.naming("data" if "data" in header else "game"):
            self.streams = played_with(self.games, header["game"], header.get("data", "")).streams
        self.record = Record(
            game=header["game"],
            rules=header["rules"],
            seats=seats,
            data=header.get("data", ""),
            options={word[7:]: header[word] for word in header if word.startswith("option ")},
            players=players,
            commitment=header.get("commitment", ""),
            secret=header.get("secret", ""),
            position=header.get("position"),
            lines=self.lines,
        )

    def feed_body(self, record: Record, text: str) -> None:
        """Read a line after `begin`."""
        word, _, rest = text.partition(" ")
        if word == "end":
            self.done = True
        elif word in ("scores", "places"):
            self.feed_result(record, word, rest)
        elif word in UNCONTESTED:
            self.feed_outcomes(record, word, rest)
        elif record.result is not None:
            raise self.fail("only 'places' and 'end' may follow 'scores'")
        elif word == "~":
            self.feed_luck(record, rest)
        elif word == "=":
            self.feed_check(record, rest)
        elif word == "undo":
            self.feed_undo(record, rest)
        else:
            self.feed_decision(record, word, rest)

    def feed_decision(self, record: Record, word: str, rest: str) -> None:
        """Read `number seat action`."""
        seat, _, action = rest.partition(" ")
        number = self.integer(word)
        if number != len(self.deciders) + 1:
            raise self.fail(f"expected decision {len(self.deciders) + 1}, found {number}")
        if not action:
            raise self.fail("a decision is written as 'number seat action'")
        entry = Entry(number, self.integer(seat), action, line=self.line)
        self.deciders.append(entry.seat)
        record.entries.append(entry)

    def feed_luck(self, record: Record, rest: str) -> None:
        """Read `~ stream outcome …`: the luck of the setup or of the decision before."""
        last = record.entries[-1] if record.entries else None
        if isinstance(last, Undo):
            raise self.fail("luck cannot follow an undo")
        name, _, words = rest.partition(" ")
        streams = {stream.name: number for number, stream in enumerate(self.streams)}
        if name not in streams:
            raise self.fail(f"unknown stream {name[:40]!r}; known: {', '.join(streams)}")
        if not words:
            raise self.fail(f"stream {name!r} lacks its outcomes")
        number = streams[name]
        luck = [(number, self.outcome(self.streams[number], word)) for word in words.split()]
        (record.setup if last is None else last.chance).extend(luck)

    def feed_check(self, record: Record, rest: str) -> None:
        """Read `= hash`."""
        last = record.entries[-1] if record.entries else None
        if not isinstance(last, Entry) or last.check:
            raise self.fail("a checkpoint must follow a decision, one at most")
        if not CHECKPOINT.fullmatch(rest):
            raise self.fail(f"a checkpoint has 16 hexadecimal digits, found {rest[:40]!r}")
        last.check = rest

    def feed_undo(self, record: Record, rest: str) -> None:
        """Read `undo keep`, or `undo keep seat …` where what others did since stands."""
        keep, *seats = [self.integer(word) for word in rest.split()] or [self.integer(rest)]
        if not 0 <= keep < len(self.deciders):
            raise self.fail(f"cannot go back to {keep}: {len(self.deciders)} decisions stand")
        later = self.deciders[keep:]
        for seat in seats:
            if seat not in later:
                raise self.fail(f"seat {seat} decided nothing after decision {keep}")
        kept = [decider for decider in later if seats and decider not in seats]
        self.deciders[keep:] = kept
        record.entries.append(Undo(keep, tuple(seats), self.line))

    def feed_result(self, record: Record, word: str, rest: str) -> None:
        """Read scores or places."""
        self.mark(word)
        values = tuple(self.integer(item) for item in rest.split())
        if len(values) != record.seats:
            raise self.fail(f"expected {record.seats} {word}, found {len(values)}")
        if word == "scores":
            record.result = Result(values, ())
        elif record.result is None:
            raise self.fail("'places' must follow 'scores'")
        else:
            record.result = Result(record.result.scores, values)

    def feed_outcomes(self, record: Record, aim: str, rest: str) -> None:
        """Read what was reached where nobody competed: `alone 0.75`, `together 1 1`."""
        self.mark(aim)
        if record.result is None or not record.result.places:
            raise self.fail(f"{aim!r} must follow 'places'")
        words = rest.split()
        if len(words) != record.seats or not all(SHARE.fullmatch(word) for word in words):
            raise self.fail(f"expected {record.seats} numbers from 0 to 1, found {rest[:40]!r}")
        shares = tuple(float(word) for word in words)
        record.result = Result(record.result.scores, record.result.places, shares, aim)

    def outcome(self, stream: Stream, word: str) -> int:
        """Read one outcome of a stream."""
        if not stream.outcomes:
            return self.integer(word)
        if word not in stream.outcomes:
            raise self.fail(f"{word[:40]!r} is no outcome of {stream.name!r}")
        return stream.outcomes.index(word)

    def integer(self, word: str) -> int:
        """Read a whole number."""
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 12):
            raise self.fail(f"expected a whole number, found {word[:40]!r}")
        return int(word)

    def json(self, text: str) -> Any:  # noqa: ANN401 - JSON
        """Read a JSON value."""
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:
            raise self.fail(f"expected JSON, found {text[:40]!r}") from error

    def finish(self) -> Record:
        """Return the record once all lines were read."""
        self.line += 1
        if self.record is None or not self.done:
            raise self.fail("the record stops before its 'end'")
        if self.record.result is not None and "places" not in self.lines:
            raise self.fail("'places' must follow 'scores'")
        return self.record


def read(lines: Iterable[str], games: "Mapping[str, Game]") -> Record:
    """Read one record from lines, which may come from a file or a network."""
    reader = Reader(games)
    for line in lines:
        reader.feed(line)
    return reader.finish()
