"""Read a record: tell its story, check that it replays, draw or save any of its positions.

RECORD is a file in the text form or its JSON twin ('-' for standard input); docs/records.md
describes both. A record that can be read but does not replay ends with exit code 3.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from skali.cli import arguments, output
from skali.cli.inputs import InputError, record_of
from skali.core.errors import RecordError
from skali.core.game import Game
from skali.core.record import Entry, Record, Undo
from skali.core.replay import replay, verify
from skali.core.state import State
from skali.games import game

EXAMPLES = """\
  skali replay game.skali
  skali replay game.skali --verify
  skali replay game.skali --at 20 --svg table.svg
  skali replay game.skali --at 20 --position table.json
"""


class Step(NamedTuple):
    """A decision that stands, the table before it and after it."""

    entry: Entry
    before: State
    after: State


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A record, and what to do with it."""
    parser.add_argument("record", metavar="RECORD", help="a record, '-' for standard input")
    parser.add_argument(
        "--verify", action="store_true", help="check every decision, checkpoint, result and seal"
    )
    words = "stop after decision N; 0 is the setup (default: the end)"
    parser.add_argument("--at", metavar="N", type=arguments.from_zero, help=words)
    parser.add_argument(
        "--svg", metavar="FILE", help="draw the table there, '-' for standard output"
    )
    parser.add_argument("--position", metavar="FILE", help="save the position there as JSON")
    words = "draw the table as this seat sees it, from 1 (default: as everybody may see it)"
    arguments.add_seat(parser, words, None)
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Check, draw, save or tell."""
    record = record_of(args.record)
    title = game(record.game)
    if args.seat is not None and args.seat > record.seats:
        raise InputError(f"there are {record.seats} seats, no seat {args.seat}")
    if args.verify:
        check(record, title)
    first, steps = played(record, title)
    if args.at is not None:
        if args.at > len(steps):
            raise InputError(f"--at {args.at}: the record has {len(steps)} decisions")
        del steps[args.at :]
    state = steps[-1].after if steps else first
    if args.svg:
        seat = None if args.seat is None else args.seat - 1
        save(args.svg, title.draw(state, seat, args.lang))
    if args.position:
        save(args.position, json.dumps(state.dump(), indent=1, ensure_ascii=False) + "\n")
    if args.json:
        output.print_json(summary(record, title, steps, args))
    elif args.verify:
        print(f"The record is sound: {len(steps)} decisions. {ending(state)}")
    elif not args.svg and not args.position:
        tell(record, title, steps, args.lang)
        print(ending(state))
    return output.OK


def check(record: Record, title: Game) -> None:
    """Replay everything, and compare the result and the sealed luck."""
    try:
        verify(record, title)
    except RecordError as error:
        raise output.CheckFailed(str(error)) from error


def played(record: Record, title: Game) -> tuple[State, list[Step]]:
    """Return the table after the setup, and the decisions that stand, without those taken back."""
    steps: list[Step] = []
    try:
        course = replay(record, title)
        first = next(course)[1].copy()
        for entry, state in course:
            follow(steps, first, entry, state)
    except RecordError as error:
        raise output.CheckFailed(str(error)) from error
    return first, steps


def follow(steps: list[Step], first: State, entry: Entry | Undo | None, state: State) -> None:
    """Add a decision, or take some back."""
    if isinstance(entry, Undo):
        del steps[entry.keep :]
    elif entry is not None:
        before = steps[-1].after if steps else first
        steps.append(Step(entry, before, state.copy()))


def save(file: str, text: str) -> None:
    """Write a file, or standard output for '-'."""
    if file == "-":
        sys.stdout.write(text)
    else:
        Path(file).write_text(text, encoding="utf-8")


# --- telling ---


def sentences(title: Game, step: Step, language: str) -> list[str]:
    """Tell what a decision did; the notation where the game says nothing."""
    action = title.space.parse(step.entry.action)
    found = title.story(step.before, step.entry.seat, action, step.after)
    return [title.speak(message, language) for message in found] or [step.entry.action]


def tell(record: Record, title: Game, steps: list[Step], language: str) -> None:
    """Print the story of the game, a decision a line or more."""
    print(f"{title.key}, {record.seats} players, rules version {record.rules}")
    for line in story_lines(title, steps, language):
        print(line)


def story_lines(title: Game, steps: list[Step], language: str) -> Iterator[str]:
    """Write the story; the number stands before the first sentence of a decision."""
    for step in steps:
        for number, sentence in enumerate(sentences(title, step, language)):
            yield f"{'' if number else step.entry.number:>4}  {sentence}"


def ending(state: State) -> str:
    """Say how the game ended."""
    result = state.result()
    if result is None:
        return f"The game goes on: seat {state.turn[0] + 1} must decide."
    scores = ", ".join(
        f"seat {seat + 1} {score} (place {place})"
        for seat, (score, place) in enumerate(zip(result.scores, result.places, strict=True))
    )
    return f"The end: {scores}."


def summary(
    record: Record, title: Game, steps: list[Step], args: argparse.Namespace
) -> dict[str, Any]:
    """Return the game as plain data."""
    found: dict[str, Any] = {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": record.options,
        "players": record.players,
        "decisions": len(steps),
        "scores": list(record.result.scores) if record.result else None,
        "places": list(record.result.places) if record.result else None,
    }
    if args.verify:
        return {**found, "verified": True, "sealed": bool(record.secret)}
    story = [
        {
            "number": step.entry.number,
            "seat": step.entry.seat,
            "action": step.entry.action,
            "sentences": sentences(title, step, args.lang),
        }
        for step in steps
    ]
    return {**found, "story": story}
