"""List the numbered rules of a game, and with --coverage the tests which cite each of them.

A test cites rules by their ids in its docstring, one by one or as a range (ABC-025..028). A rule
that cannot be tested is excused by name in `excused_rules.toml` beside the tests: ABC-001 = "why".
"""

import argparse
import tomllib
from pathlib import Path
from typing import Any

from skali.cli import arguments, output, words
from skali.cli.inputs import InputError
from skali.cli.parser import told
from skali.core.catalogue import Rule, tests_citing, uncovered
from skali.core.game import Game
from skali.core.message import say

EXAMPLES = """\
  skali rules {game}
  skali rules {game} --find start
  skali rules {game} --coverage
  skali rules {game} --coverage --tests tests --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A game, a word to look for, and where the tests are."""
    arguments.add_game(parser)
    arguments.add_data(parser)
    parser.add_argument("--find", metavar="WORD", default="", help=told(parser, "cli-arg-find"))
    parser.add_argument(
        "--coverage",
        action="store_true",
        help=told(parser, "cli-arg-coverage"),
    )
    parser.add_argument(
        "--tests",
        metavar="DIR",
        type=Path,
        default=Path("tests"),
        help=told(parser, "cli-arg-tests"),
    )
    arguments.add_language(parser)
    arguments.add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Print the rules, or how well the tests cover them."""
    title = arguments.title(args)
    shown = matching(title, args.find, args.lang)
    if args.coverage:
        return print_coverage(title, shown, args)
    if args.json:
        output.print_json({"game": title.key, "rules": [plain(rule) for rule in shown]})
    else:
        heads = ("cli-head-rule", "cli-head-part", "cli-head-text")
        output.print_table(
            [words.hall(say(head), args.lang) for head in heads],
            [(rule.id, rule.part, rule.text) for rule in shown],
        )
    return output.OK


def matching(title: Game, word: str, language: str) -> list[Rule]:
    """Return the rules whose id, part or text has the word."""
    sought = word.lower()
    return [
        rule
        for rule in title.rules_in(language).values()
        if sought in f"{rule.id} {rule.part} {rule.text}".lower()
    ]


def plain(rule: Rule) -> dict[str, Any]:
    """Return a rule as plain data."""
    return {"id": rule.id, "part": rule.part, "text": rule.text}


# --- coverage ---


def print_coverage(title: Game, shown: list[Rule], args: argparse.Namespace) -> int:
    """Print which tests cite which rule; a rule without one is a failed check."""
    tests, excused = citations(args.tests), excuses(args.tests)
    ids = [rule.id for rule in shown]
    bare = uncovered(ids, tests, excused)
    reasons = {rule: reason for rule, reason in excused.items() if rule in ids}
    unknown = foreign(title, {*tests, *excused})
    if args.json:
        output.print_json(
            {
                "game": title.key,
                "rules": [{**plain(rule), "tests": tests.get(rule.id, [])} for rule in shown],
                "uncovered": bare,
                "excused": reasons,
                "unknown": unknown,
            }
        )
    else:
        sums = {"rules": len(ids), "bare": len(bare), "excused": len(reasons)}
        said = [say("cli-coverage", game=title.key, **sums)]
        said += [say("cli-rule-excused", rule=r, reason=why) for r, why in reasons.items()]
        said += [say("cli-rule-unknown", rule=rule) for rule in unknown]
        texts = title.rules_in(args.lang)
        said += [say("cli-rule-bare", rule=rule, text=texts[rule].text) for rule in bare]
        for message in said:
            print(words.hall(message, args.lang))
    return output.CHECK_FAILED if bare else output.OK


def citations(folder: Path) -> dict[str, list[str]]:
    """Return the tests that cite each rule."""
    if not folder.is_dir():
        raise InputError(f"there is no folder {str(folder)!r}; name the tests' with --tests")
    try:
        return tests_citing(folder)
    except (SyntaxError, UnicodeDecodeError) as error:
        raise InputError(f"a test cannot be read: {error}") from error


def excuses(folder: Path) -> dict[str, str]:
    """Return the rules excused by name, each with its reason."""
    file = folder / "excused_rules.toml"
    if not file.exists():
        return {}
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise InputError(f"{file.name} is not valid TOML: {error}") from error
    for rule, reason in found.items():
        if not isinstance(reason, str) or not reason.strip():
            raise InputError(f"{file.name}: {rule} needs a reason, written as a string")
    return found


def foreign(title: Game, cited: set[str]) -> list[str]:
    """Return ids that look like the game's, but are none of its rules."""
    prefixes = {rule.rpartition("-")[0] for rule in title.catalogue}
    return sorted(
        rule
        for rule in cited
        if rule.rpartition("-")[0] in prefixes and rule not in title.catalogue
    )
