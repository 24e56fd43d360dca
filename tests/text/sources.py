"""Which messages a package's Python files speak of, and what its Fluent files say.

An id is spoken of wherever a string literal is one: `say("wikinger-ask-buy")` as much as a rule's
number in a table of rules. An f-string such as `f"wikinger-tile-{kind}"` speaks of a whole family.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import skali

HALL = "skali.text"
SPEAKING = ("say", "Message", "Refusal")
"""The calls whose first argument is an id and whose other arguments are its values."""


# --- Fluent ---


class Variables(Visitor):
    """Collects the values that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(package: str, language: str) -> list[fluent.EntryType]:
    """Parse a package's Fluent file; a fault in it is an entry of junk."""
    folder = files(HALL) if package == HALL else files(package) / "text"
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Return a package's messages with the values each asks for."""
    found: dict[str, set[str]] = {}
    for entry in entries(package, language):
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


# --- Python ---


@dataclass(frozen=True)
class Call:
    """A place where a message is made; the id is a pattern, for a family of messages."""

    pattern: str
    values: frozenset[str]
    place: str
    open_ended: bool
    """Whether values are handed through that cannot be seen here."""

    def matches(self, id_: str) -> bool:
        return re.fullmatch(self.pattern, id_) is not None


@dataclass
class Spoken:
    """All ids that Python files speak of, as patterns, and the calls among them."""

    patterns: set[str] = field(default_factory=set)
    calls: list[Call] = field(default_factory=list)

    def speaks_of(self, id_: str) -> bool:
        return any(re.fullmatch(pattern, id_) for pattern in self.patterns)


def python_files(package: str) -> Iterator[Path]:
    """List the files that use a package's messages: a game's own, or all of the hall but games."""
    if package != HALL:
        yield from sorted(Path(str(files(package))).rglob("*.py"))
        return
    home = Path(skali.__file__).parent
    games = home / "games"
    yield from sorted(path for path in home.rglob("*.py") if games not in path.parents)


def spoken(package: str) -> Spoken:
    """Read a package's Python files for the ids that begin as its messages do."""
    heads = {id_.split("-")[0] for id_ in messages(package, "en")}
    found = Spoken()
    for path in python_files(package):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found.patterns |= {p for p in patterns(node) if p.split("-")[0] in heads and "-" in p}
            if isinstance(node, ast.Call) and called(node) in SPEAKING and node.args:
                found.calls += calls(node, f"{path.name}:{node.lineno}", heads)
    return found


def patterns(node: ast.AST) -> list[str]:
    """Return the patterns of the ids that an expression may be."""
    if isinstance(node, ast.IfExp):
        return patterns(node.body) + patterns(node.orelse)
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value] if re.fullmatch(r"[\w-]+", node.value) else []
    if isinstance(node, ast.JoinedStr):
        parts = (
            part.value if isinstance(part, ast.Constant) else r"[\w-]+" for part in node.values
        )
        joined = "".join(map(str, parts))
        return [joined] if re.fullmatch(r"[\w\[\]\\+-]+", joined) else []
    return []


def called(call: ast.Call) -> str:
    """Return the plain name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def calls(call: ast.Call, place: str, heads: set[str]) -> list[Call]:
    """Return what a call may say, if the id belongs to the package."""
    values = frozenset(word.arg for word in call.keywords if word.arg is not None)
    open_ended = len(call.args) > 1 or any(word.arg is None for word in call.keywords)
    return [
        Call(pattern, values, place, open_ended)
        for pattern in patterns(call.args[0])
        if pattern.split("-")[0] in heads and "-" in pattern
    ]
