"""What every command prints with: JSON, tables, progress, faults; and the exit codes."""

import io
import json
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from skali.core.errors import IllegalAction, PositionError, RecordError, SkaliError

OK = 0
WRONG_INPUT = 2
CHECK_FAILED = 3
INTERRUPTED = 130
NOBODY_LISTENS = 141

WIDTH_OF_A_FILE = 140
"""Tables are no wider than this where there is no terminal to ask."""

LONGEST_UNBROKEN = 40
"""A column of a table is broken into lines only if one of its cells is longer."""

Step = Callable[[int], None]


class CheckFailed(SkaliError):
    """A check that was asked for found a fault: exit code 3."""


def never_fail_on_a_letter() -> None:
    """Write a question mark for a letter that the terminal does not have."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def width() -> int:
    """Return how many letters fit into a line: the terminal's, or enough for a file."""
    return shutil.get_terminal_size((WIDTH_OF_A_FILE, 24)).columns


def print_json(data: object) -> None:
    """Print one JSON value."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def write_json(path: Path, data: object) -> None:
    """Write one JSON value into a file."""
    path.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def save(file: str, text: str) -> None:
    """Write a file, or standard output for '-'."""
    if file == "-":
        sys.stdout.write(text)
    else:
        Path(file).write_text(text, encoding="utf-8")


def print_table(
    headings: Sequence[str], rows: Sequence[Sequence[object]], *, numbers: Sequence[int] = ()
) -> None:
    """Print rows in columns; the columns named in `numbers` are aligned to the right."""
    from rich import box  # noqa: PLC0415 - slow to import, and not needed for JSON
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415
    from rich.text import Text  # noqa: PLC0415

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column, heading in enumerate(headings):
        longest = max((len(str(row[column])) for row in rows), default=0)
        table.add_column(
            Text(heading),
            justify="right" if column in numbers else "left",
            no_wrap=longest <= LONGEST_UNBROKEN,
        )
    for row in rows:
        table.add_row(*(Text(str(cell)) for cell in row))
    console = Console(width=width())
    console.print(table)


@contextmanager
def progress(what: str, total: int) -> Iterator[Step | None]:
    """Lend a call that moves a bar on, on a terminal; elsewhere None, and nothing is shown."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich import progress as bars  # noqa: PLC0415 - slow to import
    from rich.console import Console  # noqa: PLC0415

    columns = (
        bars.TextColumn("{task.description}"),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TimeRemainingColumn(),
    )
    with bars.Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)


def note(sentence: str) -> None:
    """Say on a terminal what is going on, apart from the results."""
    if sys.stderr.isatty():
        print(sentence, file=sys.stderr)


def fail(error: Exception, *, as_json: bool) -> int:
    """Report a fault in one line, also as JSON if that was asked for; return the exit code."""
    sentence = " ".join(explained(error).split())
    print(f"skali: {sentence}", file=sys.stderr)
    if as_json:
        print_json({"error": sentence, "kind": type(error).__name__, **details(error)})
    return CHECK_FAILED if isinstance(error, CheckFailed) else WRONG_INPUT


def explained(error: Exception) -> str:
    """Return the sentence of a fault; one of a file names the file."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


def details(error: Exception) -> dict[str, Any]:
    """Return the parts of a fault that a program may want apart."""
    cause = error.__cause__ if isinstance(error, CheckFailed) else error
    if isinstance(cause, PositionError):
        return {"field": cause.field}
    if isinstance(cause, RecordError):
        return {"place": cause.place} if cause.place else {"line": cause.line}
    if isinstance(cause, IllegalAction):
        return {"rule": cause.refusal.rule}
    return {}
