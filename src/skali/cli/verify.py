"""Replay the games that a hall has stored, and say which do not play the same any more."""

import argparse

from skali.cli import arguments, output

EXAMPLES = """\
  skali verify --database sqlite:///skali.db --all
  skali verify --database postgresql://skali@localhost/skali --table KX3fu9w2
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which database and which tables."""
    arguments.add_database(parser)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--all", action="store_true", help="every game that was ever started")
    which.add_argument("--table", help="one table")
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Replay and report."""
    from skali.server.audit import audit  # noqa: PLC0415 - heavy, needed only here

    found = audit(args.database, None if args.all else args.table)
    wrong = [row for row in found if row["problem"]]
    if args.json:
        output.print_json({"tables": found, "wrong": len(wrong)})
    else:
        for row in found:
            verdict = row["problem"] or "ok"
            print(f"{row['table']}  {row['game']:<10} {row['events']:>5} events  {verdict}")
        print(f"{len(found)} games, {len(wrong)} of them wrong")
    return output.CHECK_FAILED if wrong else output.OK
