"""Put a backup in the place of what a hall keeps; the hall must be closed."""

import argparse
from pathlib import Path

from skali.cli import arguments, output, words
from skali.cli.parser import told
from skali.core.message import say

EXAMPLES = """\
  skali restore monday.db
  skali restore --database sqlite:///skali.db --force monday.db
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From where to where."""
    parser.add_argument("file", metavar="FILE", type=Path, help=told(parser, "cli-arg-backup"))
    arguments.add_database(parser, "sqlite:///skali.db")
    force = told(parser, "cli-arg-restore-force")
    parser.add_argument("--force", action="store_true", help=force)
    arguments.add_json(parser)
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Copy, and say what was read from the copy."""
    from skali.server.backups import restore  # noqa: PLC0415 - heavy, needed only here

    found = restore(args.file, args.database, force=args.force)
    if args.json:
        output.print_json({"database": args.database, **found._asdict()})
    else:
        contents = words.hall(say("cli-contents", **found._asdict()), args.lang)
        print(f"{args.database}: {contents}")
    return output.OK
