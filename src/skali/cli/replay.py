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

from skali.cli import arguments, output, words
from skali.cli.inputs import InputError, record_of
from skali.cli.parser import told
from skali.core.errors import RecordError
from skali.core.game import Game
from skali.core.message import say
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
    parser.add_argument("record", metavar="RECORD", help=told(parser, "cli-arg-record"))
    parser.add_argument("--verify", action="store_true", help=told(parser, "cli-arg-check"))
    help_ = told(parser, "cli-arg-at")
    parser.add_argument("--at", metavar="N", type=arguments.from_zero, help=help_)
    parser.add_argument("--svg", metavar="FILE", help=told(parser, "cli-arg-svg"))
    parser.add_argument("--position", metavar="FILE", help=told(parser, "cli-arg-save-position"))
    arguments.add_seat(parser, told(parser, "cli-arg-seen-by"), None)
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
        sound = words.hall(say("cli-sound", decisions=len(steps)), args.lang)
        print(f"{sound} {ending(state, args.lang)}")
    elif not args.svg and not args.position:
        tell(record, title, steps, args.lang)
        print(ending(state, args.lang))
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
    values = {"game": title.key, "rules": record.rules}
    if record.rules == title.version:
        print(words.hall(say("cli-record", seats=record.seats, **values), language))
    else:
        other = say("cli-record-of-other-rules", seats=record.seats, here=title.version, **values)
        print(words.hall(other, language))
    for line in story_lines(title, steps, language):
        print(line)


def story_lines(title: Game, steps: list[Step], language: str) -> Iterator[str]:
    """Write the story; the number stands before the first sentence of a decision."""
    for step in steps:
        for number, sentence in enumerate(sentences(title, step, language)):
            yield f"{'' if number else step.entry.number:>4}  {sentence}"


def ending(state: State, language: str) -> str:
    """Say how the game ended."""
    result = state.result()
    if result is None:
        return words.hall(say("cli-goes-on", seat=state.turn[0] + 1), language)
    scores = ", ".join(
        words.hall(say("cli-seat-score", seat=seat + 1, score=score, place=place), language)
        for seat, (score, place) in enumerate(zip(result.scores, result.places, strict=True))
    )
    return words.hall(say("cli-ended", scores=scores), language)


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
