"""Replay the games that a hall has stored, and say which do not play the same any more."""

import argparse
from typing import Any

from skali.cli import arguments, output, words
from skali.cli.parser import told
from skali.core.message import say
from skali.printed.shelf import games_with

EXAMPLES = """\
  skali verify --database sqlite:///skali.db --all
  skali verify --database postgresql://skali@localhost/skali --table KX3fu9w2
"""

FATES = {
    "goes on": "cli-verify-goes-on",
    "closed": "cli-verify-closed",
    "kept": "cli-verify-kept",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which database and which tables."""
    arguments.add_database(parser)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--all", action="store_true", help=told(parser, "cli-arg-every-game"))
    which.add_argument("--table", help=told(parser, "cli-arg-table"))
    arguments.add_data_folder(parser)
    arguments.add_json(parser)
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Replay and report."""
    from skali.server.audit import audit  # noqa: PLC0415 - heavy, needed only here

    titles = games_with(args.data)
    found = audit(args.database, None if args.all else args.table, titles)
    wrong = [row for row in found if row["problem"]]
    if args.json:
        output.print_json({"tables": found, "wrong": len(wrong)})
    else:
        sound = words.hall(say("cli-verify-sound"), args.lang)
        for row in found:
            events = words.hall(say("cli-verify-events", count=row["events"]), args.lang)
            told = " ".join(filter(None, (fate(row, args.lang), row["problem"]))) or sound
            print(f"{row['table']}  {row['game']:<10} {events:>15}  {told}")
        sums = say("cli-verify-sum", games=len(found), wrong=len(wrong))
        print(words.hall(sums, args.lang))
    return output.CHECK_FAILED if wrong else output.OK


def fate(row: dict[str, Any], language: str) -> str:
    """Say what becomes of a table that began by other rules."""
    if not row["fate"]:
        return ""
    values = {"before": row["version"], "now": row.get("rules", "")}
    return words.hall(say(FATES[row["fate"]], **values), language)
