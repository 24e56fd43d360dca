"""Read a record: tell its story, check that it replays, draw or save any of its positions.

RECORD is a file in the text form or its JSON twin ('-' for standard input); docs/records.md
describes both. A record that can be read but does not replay ends with exit code 3.
"""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from skali.cli import arguments, output, words
from skali.cli.inputs import InputError, record_of
from skali.cli.parser import told
from skali.core.errors import RecordError
from skali.core.game import Game
from skali.core.match import Match
from skali.core.message import say
from skali.core.record import Entry, Record, played_with
from skali.core.replay import replay, verify
from skali.core.state import COMPETING, State
from skali.printed.shelf import games_with

EXAMPLES = """\
  skali replay game.skali
  skali replay game.skali --verify
  skali replay game.skali --at 20 --svg table.svg
  skali replay game.skali --at 20 --position table.json
"""


NO_RESULT: dict[str, Any] = dict.fromkeys(("scores", "places", "outcomes", "aim"))
"""What is said of a game that goes on."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A record, and what to do with it."""
    parser.add_argument("record", metavar="RECORD", help=told(parser, "cli-arg-record"))
    arguments.add_data_folder(parser)
    parser.add_argument("--verify", action="store_true", help=told(parser, "cli-arg-check"))
    help_ = told(parser, "cli-arg-at")
    parser.add_argument("--at", metavar="N", type=arguments.from_zero, help=help_)
    for name, id_ in (("--svg", "cli-arg-svg"), ("--position", "cli-arg-save-position")):
        parser.add_argument(name, metavar="FILE", type=arguments.file, help=told(parser, id_))
    arguments.add_seat(parser, told(parser, "cli-arg-seen-by"), None)
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Check, draw, save or tell."""
    titles = games_with(args.data)
    record = record_of(args.record, titles)
    title = played_with(titles, record.game, record.data)
    if args.seat is not None and args.seat > record.seats:
        raise InputError(f"there are {record.seats} seats, no seat {args.seat}")
    if args.verify:
        check(record, title)
    match = played(record, title)
    last = len(match.steps) if args.at is None else args.at
    if last > len(match.steps):
        raise InputError(f"--at {args.at}: the record has {len(match.steps)} decisions")
    state = match.at(last)
    if args.svg:
        seat = None if args.seat is None else args.seat - 1
        output.save(args.svg, title.draw(state, seat, args.lang))
    if args.position:
        output.save(args.position, json.dumps(state.dump(), indent=1, ensure_ascii=False) + "\n")
    if args.json:
        output.print_json(summary(record, match, last, args))
    elif args.verify:
        sound = words.hall(say("cli-sound", decisions=last), args.lang)
        print(f"{sound} {ending(state, args.lang)}")
    elif not args.svg and not args.position:
        tell(record, match, last, args.lang)
        print(ending(state, args.lang))
    return output.OK


def check(record: Record, title: Game) -> None:
    """Replay everything, and compare the result and the sealed luck."""
    try:
        verify(record, title)
    except RecordError as error:
        raise output.CheckFailed(str(error)) from error


def played(record: Record, title: Game) -> Match:
    """Return the game as it stands, without what was taken back."""
    try:
        *_, match = replay(record, title)
    except RecordError as error:
        raise output.CheckFailed(str(error)) from error
    return match


# --- telling ---


def stories(match: Match, last: int, language: str) -> Iterator[tuple[Entry, list[str]]]:
    """Tell what every decision did; the notation where the game says nothing."""
    title = match.game
    for step, before, after in match.walk(0, last):
        found = title.story(before, step.entry.seat, step.action, after)
        told = [title.speak(message, language) for message in found]
        yield step.entry, told or [step.entry.action]


def tell(record: Record, match: Match, last: int, language: str) -> None:
    """Print the story of the game, a decision a line or more."""
    title = match.game
    values = {"game": title.key, "rules": record.rules}
    if record.rules == title.version:
        print(words.hall(say("cli-record", seats=record.seats, **values), language))
    else:
        other = say("cli-record-of-other-rules", seats=record.seats, here=title.version, **values)
        print(words.hall(other, language))
    for entry, sentences in stories(match, last, language):
        for number, sentence in enumerate(sentences):
            print(f"{'' if number else entry.number:>4}  {sentence}")


def ending(state: State, language: str) -> str:
    """Say how the game ended."""
    result = state.result()
    if result is None:
        return words.hall(say("cli-goes-on", seat=state.turn[0] + 1), language)
    contest = result.aim == COMPETING
    id_ = "cli-seat-score" if contest else "cli-seat-points"
    scores = ", ".join(
        words.hall(say(id_, seat=seat + 1, score=score, place=place), language)
        for seat, (score, place) in enumerate(zip(result.scores, result.places, strict=True))
    )
    ended = words.hall(say("cli-ended", scores=scores), language)
    return ended if contest else f"{ended} {words.success(result, language)}"


def summary(record: Record, match: Match, last: int, args: argparse.Namespace) -> dict[str, Any]:
    """Return the game as plain data."""
    found: dict[str, Any] = {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": record.options,
        "players": record.players,
        "decisions": last,
        **(record.result.to_json() if record.result else NO_RESULT),
    }
    if args.verify:
        return {**found, "verified": True, "sealed": bool(record.secret)}
    story = [
        {
            "number": entry.number,
            "seat": entry.seat,
            "action": entry.action,
            "sentences": sentences,
        }
        for entry, sentences in stories(match, last, args.lang)
    ]
    return {**found, "story": story}
