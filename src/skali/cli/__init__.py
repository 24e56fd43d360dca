"""The `skali` command: one module a subcommand, each with `add_arguments` and `run`.

Only the module of the command that was named is imported, so that `skali --help` is quick.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from skali import __version__
from skali.cli import output, words
from skali.cli.parser import Parser, language_of, told
from skali.core.errors import SkaliError
from skali.core.message import say


class Command(NamedTuple):
    """A subcommand: the name of its module, what it does in one line, and at length."""

    name: str
    summary: str
    about: str


COMMANDS = (
    Command("games", "cli-command-games", "cli-about-games"),
    Command("serve", "cli-command-serve", "cli-about-serve"),
    Command("play", "cli-command-play", "cli-about-play"),
    Command("simulate", "cli-command-simulate", "cli-about-simulate"),
    Command("arena", "cli-command-arena", "cli-about-arena"),
    Command("fit", "cli-command-fit", "cli-about-fit"),
    Command("replay", "cli-command-replay", "cli-about-replay"),
    Command("legal", "cli-command-legal", "cli-about-legal"),
    Command("why", "cli-command-why", "cli-about-why"),
    Command("score", "cli-command-score", "cli-about-score"),
    Command("rules", "cli-command-rules", "cli-about-rules"),
    Command("data", "cli-command-data", "cli-about-data"),
    Command("conformance", "cli-command-conformance", "cli-about-conformance"),
    Command("verify", "cli-command-verify", "cli-about-verify"),
    Command("backup", "cli-command-backup", "cli-about-backup"),
    Command("restore", "cli-command-restore", "cli-about-restore"),
    Command("bench", "cli-command-bench", "cli-about-bench"),
)


def parser_for(given: Sequence[str]) -> Parser:
    """Build the parser; only the command named in the words gets its arguments."""
    language = language_of(given)
    parser = Parser(
        prog="skali",
        epilog=words.hall(say("cli-exit-codes"), language),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        language=language,
    )
    parser.description = told(parser, "cli-about")
    parser.add_argument(
        "--version",
        action="version",
        version=f"skali {__version__}",
        help=told(parser, "cli-arg-version"),
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    named = next((word for word in given if not word.startswith("-")), "")
    for command in COMMANDS:
        summary = told(parser, command.summary)
        if command.name == named:
            module = import_module(f"{__name__}.{command.name}")
            heading = told(parser, "cli-heading-examples")
            inner = commands.add_parser(
                command.name,
                help=summary,
                description=told(parser, command.about),
                epilog=f"{heading}:\n{module.EXAMPLES}",
                formatter_class=argparse.RawDescriptionHelpFormatter,
                language=language,
            )
            module.add_arguments(inner)
            inner.set_defaults(run=module.run)
        else:
            commands.add_parser(command.name, help=summary, language=language)
    return parser


def main(command_line: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    given = list(sys.argv[1:] if command_line is None else command_line)
    output.never_fail_on_a_letter()
    as_json = "--json" in given
    try:
        arguments = parser_for(given).parse_args(given)
        arguments.alone = command_line is None
        code = int(arguments.run(arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads on; the interpreter would complain once more when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return output.NOBODY_LISTENS
    except KeyboardInterrupt:
        return output.INTERRUPTED
    except (SkaliError, OSError) as error:
        return output.fail(error, as_json=as_json)
    return code
