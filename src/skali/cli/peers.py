"""Other engines measured beside ours, in an environment and in processes of their own.

A `Measurer` is an engine's name and a call `measure(seconds)`. `opened` starts the peers and lends
out their measurers; `interleaved` runs rounds over any measurers, so that all meet the same noise:

    with peers.opened(say) as theirs:
        rows = peers.interleaved([*ours, *theirs], seconds=10, rounds=5, say=say)
"""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
import threading
import venv
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from statistics import median
from typing import IO, NamedTuple, NotRequired, TypedDict, cast

PINS = {"catanatron": "catanatron==3.2.1", "open_spiel": "open_spiel==2.0.2"}
PROGRAMS = Path(__file__).parent / "peer_programs"

ROUNDS = 5
INSTALL_LIMIT_SECONDS = 900
ANSWER_LIMIT_SECONDS = 60
CLOSING_LIMIT_SECONDS = 2

Say = Callable[[str], None]


class Peer(NamedTuple):
    """An engine's name in the table, the package it needs, its program's module and variant."""

    engine: str
    package: str
    module: str
    variant: str


PEERS = (
    Peer("catanatron (4 players)", "catanatron", "catanatron_peer", "4"),
    Peer("OpenSpiel chess (C++)", "open_spiel", "open_spiel_peer", "chess"),
    Peer("OpenSpiel backgammon (C++)", "open_spiel", "open_spiel_peer", "backgammon"),
    Peer("OpenSpiel gin rummy (C++)", "open_spiel", "open_spiel_peer", "gin_rummy"),
)


class Row(TypedDict):
    """One engine's line in the table: its speeds, or the `error` that prevented measuring."""

    engine: str
    decisions_per_second: float | None
    copy_us: float | None
    error: NotRequired[str]


class Speed(NamedTuple):
    """What one measurement found."""

    decisions_per_second: float
    copy_us: float


class Measurer(NamedTuple):
    """A named engine and the call that measures it for about so many seconds."""

    engine: str
    measure: Callable[[float], Speed]


class PeerError(Exception):
    """An engine could not be installed or measured; the message is one sentence for the user."""


# --- The table -----------------------------------------------------------------------------------


def measure(seconds: float, say: Say) -> list[Row]:
    """Measure the peers alone, each for about `seconds` in all."""
    with opened(say) as measurers:
        return interleaved(measurers, seconds, ROUNDS, say)


def interleaved(measurers: Sequence[Measurer], seconds: float, rounds: int, say: Say) -> list[Row]:
    """Measure each engine once a round, about `seconds` in all; a row has its medians."""
    speeds: dict[str, list[Speed]] = {measurer.engine: [] for measurer in measurers}
    errors: dict[str, str] = {}
    for turn in range(1, rounds + 1):
        for engine, measure_engine in measurers:
            if engine in errors:
                continue
            say(f"Round {turn} of {rounds}: {engine}")
            try:
                speeds[engine].append(measure_engine(seconds / rounds))
            except PeerError as error:
                errors[engine] = str(error)
    return [
        failed_row(engine, errors[engine]) if engine in errors else median_row(engine, found)
        for engine, found in speeds.items()
    ]


def median_row(engine: str, speeds: Sequence[Speed]) -> Row:
    """The medians of an engine's rounds."""
    return {
        "engine": engine,
        "decisions_per_second": round(median(speed.decisions_per_second for speed in speeds), 1),
        "copy_us": round(median(speed.copy_us for speed in speeds), 3),
    }


def failed_row(engine: str, error: str) -> Row:
    """The row of an engine that could not be measured."""
    return {"engine": engine, "decisions_per_second": None, "copy_us": None, "error": error}


# --- The peers at work ---------------------------------------------------------------------------


@contextmanager
def opened(say: Say) -> Iterator[list[Measurer]]:
    """Install the peers if need be and keep their programs running while the block lasts."""
    troubles = install(say)
    with ExitStack() as programs:
        measurers = []
        for peer in PEERS:
            if peer.package in troubles:
                measurers.append(unavailable(peer, troubles[peer.package]))
            else:
                program = programs.enter_context(running(peer))
                measurers.append(Measurer(peer.engine, program.measure))
        yield measurers


def unavailable(peer: Peer, why: str) -> Measurer:
    """A measurer that only ever says why its engine is missing."""

    def refuse(_seconds: float) -> Speed:
        raise PeerError(why)

    return Measurer(peer.engine, refuse)


@contextmanager
def running(peer: Peer) -> Iterator["Program"]:
    """A peer's long-lived program, ended with the block."""
    python, serve = str(python_of(environment())), str(PROGRAMS / "serve.py")
    with (
        # A file and not a pipe: nobody reads it meanwhile, and a full pipe would block the peer.
        tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as complaints,
        subprocess.Popen(
            [python, "-E", "-B", serve, peer.module, peer.variant],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            encoding="utf-8",
        ) as process,
    ):
        try:
            yield Program(process, complaints)
        finally:
            end(process)


def end(process: subprocess.Popen[str]) -> None:
    """End a program by ending its input, or by force if it is still busy."""
    with suppress(subprocess.TimeoutExpired):
        process.communicate(timeout=CLOSING_LIMIT_SECONDS)
    process.kill()


class Program:
    """A running peer: it answers each line `run SECONDS` with one line of JSON."""

    def __init__(self, process: subprocess.Popen[str], complaints: IO[str]) -> None:
        """Take over a process; if it failed to start, that shows when it is first asked."""
        self.process = process
        self.questions = cast("IO[str]", process.stdin)
        self.answers = cast("IO[str]", process.stdout)
        self.complaints = complaints
        self.late = False

    def measure(self, seconds: float) -> Speed:
        """Ask for one measurement, or say in a sentence why there is none."""
        alarm = threading.Timer(seconds + ANSWER_LIMIT_SECONDS, self.give_up)
        alarm.start()
        try:
            answer = self.ask(f"run {seconds}\n")
        finally:
            alarm.cancel()
        if not answer:
            raise PeerError(self.why_it_ended())
        speed = json.loads(answer)
        return Speed(speed["decisions_per_second"], speed["copy_us"])

    def ask(self, question: str) -> str:
        """Send one line and wait for its answer; empty if the program has ended."""
        with suppress(OSError):
            self.questions.write(question)
            self.questions.flush()
        return self.answers.readline()

    def give_up(self) -> None:
        """End a program that does not answer in time."""
        self.late = True
        self.process.kill()

    def why_it_ended(self) -> str:
        """Too late, or the last thing that it complained of."""
        if self.late:
            return f"Its program gave no answer in time ({ANSWER_LIMIT_SECONDS} s over)."
        code = self.process.wait()
        self.complaints.seek(0)
        said = self.complaints.read().strip().splitlines() or ["it said nothing"]
        named = [line for line in said if "Error" in line] or said
        return f"Its program ended with exit code {code}: {named[-1]}"


# --- Their environment ---------------------------------------------------------------------------


def environment() -> Path:
    """Where the peers live: in the user's cache, apart for each set of pins and each Python."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    key = "\n".join([sys.version, *PINS.values()])
    return cache / "skali" / f"peers-{hashlib.sha256(key.encode()).hexdigest()[:12]}"


def python_of(home: Path) -> Path:
    """The environment's own interpreter."""
    return home / "Scripts" / "python.exe" if os.name == "nt" else home / "bin" / "python"


def install(say: Say) -> dict[str, str]:
    """Bring the environment up to the pins; return, for each package that is missing, why."""
    try:
        create(environment(), say)
    except PeerError as error:
        say(str(error))
        return dict.fromkeys(PINS, str(error))
    troubles: dict[str, str] = {}
    for package, pin in PINS.items():
        try:
            install_pin(environment(), pin, say)
        except PeerError as error:
            troubles[package] = str(error)
            say(str(error))
    return troubles


def create(home: Path, say: Say) -> None:
    """Create the environment, unless a complete one is there."""
    complete = home / "complete"
    if complete.exists() and python_of(home).exists():
        return
    say(f"Creating the peers' environment in {home}")
    try:
        venv.create(home, clear=True, symlinks=os.name != "nt", with_pip=True)
        complete.touch()
    except (OSError, subprocess.CalledProcessError) as error:
        needs = "needs a writable cache directory and Python's ensurepip"
        why = f"The peers' environment cannot be created ({needs}): {error}"
        raise PeerError(why) from error


def install_pin(home: Path, pin: str, say: Say) -> None:
    """Install one pinned package, unless it is there."""
    installed = home / f"installed {pin}"
    if installed.exists():
        return
    say(f"Installing {pin}")
    try:
        pip_install(python_of(home), pin)
        installed.touch()
    except subprocess.CalledProcessError as error:
        guess = "no network, or no wheel for this Python?"
        why = f"{pin} cannot be installed ({guess}): {pip_error(error.stderr)}"
        raise PeerError(why) from error
    except (OSError, subprocess.TimeoutExpired) as error:
        why = f"{pin} cannot be installed: {error}"
        raise PeerError(why) from error


def pip_install(python: Path, pin: str) -> None:
    """Let pip fetch wheels only: nobody wants to build OpenSpiel's C++ for a benchmark."""
    options = ["--quiet", "--no-input", "--disable-pip-version-check", "--only-binary", ":all:"]
    subprocess.run(
        [python, "-E", "-m", "pip", "install", *options, pin],
        check=True,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=INSTALL_LIMIT_SECONDS,
    )


def pip_error(stderr: str) -> str:
    """The last error pip reported, without its label."""
    errors = [line for line in stderr.splitlines() if line.startswith("ERROR: ")]
    return errors[-1].removeprefix("ERROR: ") if errors else "pip gave no reason"
