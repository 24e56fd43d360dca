"""List every value printed on a component of a game, with the source it is known from.

Also what owners of the printed game do: a sheet to fill in, and checking what they saved.
"""

import argparse
from collections import Counter
from typing import Any

from skali.cli import arguments, output, words
from skali.cli.parser import told
from skali.core.data import RECONSTRUCTED, SOURCES, DataSet
from skali.core.game import Game
from skali.core.message import Message, say
from skali.games import game
from skali.printed.limits import Limits
from skali.printed.playing import limits_of, tried, with_data
from skali.printed.reading import DataSetError
from skali.printed.sheet import sheet

EXAMPLES = """\
  skali data {game}
  skali data {game} --source reconstructed
  skali data {game} --sheet sheet.html
  skali data {game} --check my-edition.toml
  skali data {game} --data my-edition.toml --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game, and which sources; a sheet to write or a data set to check."""
    arguments.add_game(parser)
    parser.add_argument("--source", choices=SOURCES, help=told(parser, "cli-arg-source"))
    which = parser.add_mutually_exclusive_group()
    for name, id_ in (
        ("--data", "cli-arg-data"),
        ("--check", "cli-arg-data-check"),
        ("--sheet", "cli-arg-data-sheet"),
    ):
        which.add_argument(name, metavar="FILE", type=arguments.file, help=told(parser, id_))
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the values, write the sheet, or check a data set."""
    if args.check:
        return check(args)
    title = arguments.title(args)
    if args.sheet:
        output.save(args.sheet, sheet(title, limits_of(title.key)))
        output.note(words.hall(say("cli-data-sheet", file=args.sheet), args.lang))
        return output.OK
    return listed(title, args)


def listed(title: Game, args: argparse.Namespace) -> int:
    """Print the values."""
    counts = Counter(component.source for component in title.components)
    shown = [c for c in title.components if args.source in (None, c.source)]
    if args.json:
        values = [
            {"key": c.key, "value": c.value, "source": c.source, "note": c.notes.get(args.lang, "")}
            for c in shown
        ]
        sources = {source: counts[source] for source in SOURCES}
        output.print_json({"game": title.key, "sources": sources, "values": values})
        return output.OK
    heads = ("cli-head-key", "cli-head-value", "cli-head-source", "cli-head-note")
    output.print_table(
        [words.hall(say(head), args.lang) for head in heads],
        [(c.key, c.value, c.source, c.notes.get(args.lang, "")) for c in shown],
    )
    present = [source for source in SOURCES if counts[source] or source != "owner"]
    listed = ", ".join(f"{words.number(counts[s], args.lang)} {s}" for s in present)
    known = len(title.components) - counts[RECONSTRUCTED]
    sums = {
        "count": words.number(len(title.components), args.lang),
        "known": words.number(known, args.lang),
        "listed": listed,
    }
    print(words.hall(say("cli-data-sum", **sums), args.lang))
    return output.OK


# --- checking a data set ---


def check(args: argparse.Namespace) -> int:
    """Say what is wrong with a data set, or what it changes."""
    limits = limits_of(game(args.game).key)
    try:
        data_set = arguments.data_set_for(args.game, args.check)
        tried(with_data(data_set))
    except DataSetError as error:
        return refused(error.faults, args)
    found = compared(data_set, limits)
    if args.json:
        output.print_json({"fits": True, "faults": [], **found})
        return output.OK
    heads = ("cli-head-key", "cli-head-before", "cli-head-value")
    output.print_table(
        [words.hall(say(head), args.lang) for head in heads],
        [(each["key"], each["before"], each["value"]) for each in found["changes"]],
    )
    said = {"who": data_set.who, "date": data_set.date, "edition": data_set.edition}
    sound = {key: found[key] for key in ("game", "name", "fingerprint", "confirmed")}
    for line in (
        say("cli-data-said", **said),
        say("cli-data-sound", changed=len(found["changes"]), **sound),
        say("cli-data-known", **found["known"]),
    ):
        print(words.hall(line, args.lang))
    return output.OK


def refused(faults: list[Message], args: argparse.Namespace) -> int:
    """Print every fault in a line of its own."""
    lines = [words.hall(fault, args.lang) for fault in faults]
    if args.json:
        output.print_json({"fits": False, "game": args.game, "faults": lines})
    else:
        for line in lines:
            print(line)
        print(words.hall(say("cli-data-wrong", faults=len(lines)), args.lang))
    return output.CHECK_FAILED


def compared(data_set: DataSet, limits: Limits) -> dict[str, Any]:
    """Say what a data set changes, and how much is known with it and without."""
    changes = [
        {"key": key, "before": limits.values[key].component.value, "value": value}
        for key, value in data_set.values.items()
        if limits.values[key].component.value != value
    ]
    before = [c.source != RECONSTRUCTED for c in limits.components]
    after = [c.source != RECONSTRUCTED or c.key in data_set.values for c in limits.components]
    known = {"count": len(before), "before": sum(before), "after": sum(after)}
    return {
        "game": data_set.game,
        **data_set.title,
        "changes": changes,
        "confirmed": len(data_set.values) - len(changes),
        "known": known,
    }
