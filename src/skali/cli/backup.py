"""Copy everything that a hall keeps into one file, also while it is open."""

import argparse
from pathlib import Path

from skali.cli import arguments, output, words
from skali.cli.parser import told
from skali.core.message import say

EXAMPLES = """\
  skali backup monday.db
  skali backup --database sqlite:///skali.db --force latest.db
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """From where to where."""
    parser.add_argument("file", metavar="FILE", type=Path, help=told(parser, "cli-arg-backup"))
    arguments.add_database(parser, "sqlite:///skali.db")
    force = told(parser, "cli-arg-backup-force")
    parser.add_argument("--force", action="store_true", help=force)
    arguments.add_json(parser)
    arguments.add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Copy, and say what was read from the copy."""
    from skali.server.backups import back_up  # noqa: PLC0415 - heavy, needed only here

    found = back_up(args.database, args.file, force=args.force)
    if args.json:
        output.print_json({"file": str(args.file), **found._asdict()})
    else:
        contents = words.hall(say("cli-contents", **found._asdict()), args.lang)
        print(f"{args.file}: {contents}")
    return output.OK
