"""The numbered rules of a game, and which tests cite them."""
# interpreted: reads files

import ast
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from pathlib import Path

from skali.core.data import parse

CITED = re.compile(r"\b([A-Z]{3,5}-(?:[A-Z]+-?)?)(\d+)(?:\.\.(\d+))?")


@dataclass(frozen=True, slots=True)
class Rule:
    """One testable statement."""

    id: str
    part: str
    text: str


def load_catalogue(file: Traversable) -> dict[str, Rule]:
    """Read a game's rules; ids must be unique."""
    found: dict[str, Rule] = {}
    for entry in parse(file).tables("rule"):
        rule = Rule(entry.text("id"), entry.text("part"), entry.text("text"))
        if rule.id in found:
            raise entry.fail("id", f"{rule.id} stands twice")
        found[rule.id] = rule
    return found


def translated(rules: Mapping[str, Rule], file: Traversable) -> dict[str, Rule]:
    """Return the rules in the language of a file with tables `parts` and `rules`."""
    data = parse(file)
    parts, texts = data.table("parts"), data.table("rules")
    for key in [*parts.data, *texts.data]:
        if key not in rules and all(rule.part != key for rule in rules.values()):
            raise data.fail(key, "is no rule or part of the catalogue")
    return {
        rule.id: Rule(rule.id, parts.text(rule.part), texts.text(rule.id))
        for rule in rules.values()
    }


def cited(text: str) -> list[str]:
    """List the rule ids that a docstring names; `WIK-025..028` is a range."""
    ids = []
    for prefix, first, last in CITED.findall(text):
        for number in range(int(first), int(last or first) + 1):
            ids.append(f"{prefix}{number:0{len(first)}d}")
    return ids


def tests_citing(folder: Path) -> dict[str, list[str]]:
    """Return for every rule id the tests whose docstring cites it."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in cited(ast.get_docstring(node) or ""):
                    name = f"{file.relative_to(folder).as_posix()}::{node.name}"
                    found.setdefault(rule, []).append(name)
    return found


def uncovered(
    rules: Iterable[str], tests: Mapping[str, list[str]], excused: Mapping[str, str]
) -> list[str]:
    """List the rules that no test cites and that are not excused by name."""
    return [rule for rule in rules if rule not in tests and rule not in excused]
