"""Check that a game keeps what every game promises: also one that is not part of this package."""

import argparse
import sys
from importlib import import_module
from pathlib import Path

from skali.cli import arguments, output, words
from skali.cli.inputs import InputError
from skali.cli.parser import told
from skali.conformance.cases import covering, few
from skali.conformance.declared import Declared, declared_in
from skali.conformance.suite import checks
from skali.core.game import Game
from skali.core.message import say

EXAMPLES = """\
  skali conformance {game} --declarations tests/{game}
  skali conformance my_package.my_game:GAME --all --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game, what its tests declare, and how thoroughly."""
    parser.add_argument("game", metavar="GAME", help=told(parser, "cli-arg-any-game"))
    arguments.add_data(parser)
    help_ = told(parser, "cli-arg-declarations")
    parser.add_argument("--declarations", metavar="DIR", type=Path, help=help_)
    parser.add_argument("--all", action="store_true", help=told(parser, "cli-arg-all-cases"))
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Run all checks and print what failed."""
    if not __debug__:
        raise InputError("the checks are assertions, which 'python -O' leaves out")
    unnamed = ":" in args.game and not args.data
    title = imported(args.game) if unnamed else arguments.title(args)
    owner = args.data and not args.declarations
    declared = Declared(silent=True) if owner else declared_in(args.declarations)
    wanted = [c for c in checks(title, declared) if args.all or not c.slow]
    failed = []
    what = words.hall(say("cli-checking", game=title.key), args.lang)
    with output.progress(what, len(wanted)) as step:
        for check in wanted:
            problem = check.fault()
            if problem:
                failed.append({"check": check.name, "case": check.where, "problem": problem})
            if step:
                step(1)
    sums = {"checks": len(wanted), "cases": len(covering(title) if args.all else few(title))}
    if args.json:
        output.print_json({"game": title.key, "conforms": not failed, **sums, "failed": failed})
    else:
        print_faults(title, failed, sums, args.lang)
    return output.CHECK_FAILED if failed else output.OK


def print_faults(
    title: Game, failed: list[dict[str, str]], sums: dict[str, int], language: str
) -> None:
    """Print each check that failed, and the sum."""
    for fault in failed:
        print(words.hall(say("cli-check-failed", **fault), language))
    name = say("cli-conforms", game=title.key, **sums)
    if failed:
        name = say("cli-conforms-not", game=title.key, failed=len(failed), checks=sums["checks"])
    print(words.hall(name, language))


def imported(path: str) -> Game:
    """Import a game that is not registered, also from the folder one stands in."""
    package, _, name = path.partition(":")
    sys.path.insert(0, str(Path.cwd()))
    try:
        found = getattr(import_module(package), name)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise InputError(f"{path!r} cannot be imported ({problem})") from error
    if not isinstance(found, Game):
        raise InputError(f"{path!r} is no Game but a {type(found).__name__}")
    return found
