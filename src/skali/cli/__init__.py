"""The `skali` command: one module a subcommand, each with `add_arguments` and `run`.

Only the module of the command that was named is imported, so that `skali --help` is quick.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple, NoReturn

from skali import __version__
from skali.cli import output
from skali.core.errors import SkaliError


class Command(NamedTuple):
    """A subcommand: the name of its module, and what it does in one line."""

    name: str
    summary: str


COMMANDS = (
    Command("games", "list the games of the hall with their options"),
    Command("serve", "open the hall: a table in the browser for friends and bots"),
    Command("play", "play in the terminal against bots"),
    Command("simulate", "let bots play many games and sum up how they went"),
    Command("replay", "read a record: tell its story, check it, draw any of its positions"),
    Command("legal", "list the legal actions of a position"),
    Command("why", "say whether an action is legal, or which rule forbids it"),
    Command("score", "break the score of a position down by category"),
    Command("rules", "list the numbered rules, and which tests cite them"),
    Command("data", "list every component value with its source"),
    Command("verify", "replay every game that a hall has stored"),
    Command("backup", "copy everything that a hall keeps into one file"),
    Command("restore", "put a backup in the place of what a hall keeps"),
    Command("bench", "measure the speed of the engine, also beside other engines"),
)

DESCRIPTION = "Skáli: a digital hall for Viking board games."
EXIT_CODES = """\
exit codes:
  0    done; also when the answer is "not legal"
  2    wrong usage or wrong input: one line on standard error says what
  3    a check failed: a record does not replay, or a rule has no test
  130  interrupted

With --json every command prints one JSON value on standard output, {"error": …} for a fault.
"""


class UsageError(SkaliError):
    """A command line that cannot be understood."""


class Parser(argparse.ArgumentParser):
    """Reports a wrong command line in one line; examples use a game that is installed."""

    def error(self, message: str) -> NoReturn:
        """Leave it to `main` to report the fault like every other one."""
        raise UsageError(f"{message} (see '{self.prog} --help')")

    def format_help(self) -> str:
        """Put a real game and one of its actions into the examples."""
        text = super().format_help()
        if "{game}" not in text:
            return text
        from skali.games import games  # noqa: PLC0415 - only for the help of a command

        game = next(iter(games().values()), None)
        action = str(next(iter(game.space))) if game else "ACTION"
        return text.replace("{game}", game.key if game else "GAME").replace("{action}", action)


def parser_for(words: Sequence[str]) -> Parser:
    """Build the parser; only the command named in the words gets its arguments."""
    parser = Parser(
        prog="skali",
        description=DESCRIPTION,
        epilog=EXIT_CODES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"skali {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    named = next((word for word in words if not word.startswith("-")), "")
    for command in COMMANDS:
        if command.name == named:
            module = import_module(f"{__name__}.{command.name}")
            inner = commands.add_parser(
                command.name,
                help=command.summary,
                description=module.__doc__,
                epilog=f"examples:\n{module.EXAMPLES}",
                formatter_class=argparse.RawDescriptionHelpFormatter,
                allow_abbrev=False,
            )
            module.add_arguments(inner)
            inner.set_defaults(run=module.run)
        else:
            commands.add_parser(command.name, help=command.summary)
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code."""
    given = list(sys.argv[1:] if words is None else words)
    output.never_fail_on_a_letter()
    as_json = "--json" in given
    try:
        arguments = parser_for(given).parse_args(given)
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
