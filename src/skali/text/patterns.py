"""Sentences of plain make, filled in without asking Fluent: texts, values, and choices among them.

Fluent reads every pattern anew for every sentence. Most consist of words, values that are put in as
they are, and variants by a word or a number; these are taken apart once. What has anything else
in it, or is given anything else than words and small numbers, is left to Fluent.
"""

from collections.abc import Callable, Mapping, Sequence

from fluent.syntax import ast

Value = int | str
Part = Callable[[Mapping[str, Value]], str]
Look = Callable[[str], ast.Pattern | None]
"""Finds what a message or a term says."""

PLAIN_BELOW = 1000
"""Numbers from here on are written with signs between their digits, otherwise in each language."""


class NotPlainError(Exception):
    """A pattern, or a value, that is left to Fluent."""


def is_plain(values: Sequence[tuple[str, Value]]) -> bool:
    """Tell whether all values are words and small numbers."""
    return all(
        type(value) is str or (type(value) is int and 0 <= value < PLAIN_BELOW)
        for _, value in values
    )


def sentence_of(pattern: ast.Pattern, look: Look) -> Part | None:
    """Take a pattern apart; None if Fluent must read it."""
    try:
        return joined(pattern, look, depth=0)
    except NotPlainError:
        return None


def joined(pattern: ast.BaseNode, look: Look, depth: int) -> Part:
    """Take the elements of a pattern apart; Fluent makes a pattern of one element just that."""
    elements = pattern.elements if isinstance(pattern, ast.Pattern) else [pattern]
    parts = [part(element, look, depth) for element in elements]
    if len(parts) == 1:
        return parts[0]
    return lambda values: "".join([each(values) for each in parts])


def part(element: object, look: Look, depth: int) -> Part:
    """Take one element apart."""
    if isinstance(element, ast.TextElement):
        return always(element.value)
    if isinstance(element, ast.Placeable):
        return part(element.expression, look, depth)
    if isinstance(element, ast.StringLiteral):
        return always(element.parse()["value"])
    if isinstance(element, ast.VariableReference):
        name = element.id.name
        return lambda values: str(values[name])
    if isinstance(element, ast.SelectExpression):
        return choice(element, look, depth)
    if isinstance(element, ast.MessageReference) and element.attribute is None:
        return referred(element.id.name, look, depth)
    raise NotPlainError


def always(text: str) -> Part:
    """Say the same whatever the values are."""
    return lambda _: text


def referred(name: str, look: Look, depth: int) -> Part:
    """Say what another message says, with the same values."""
    pattern = look(name)
    if pattern is None or depth > 4:
        raise NotPlainError
    return joined(pattern, look, depth + 1)


def choice(element: ast.SelectExpression, look: Look, depth: int) -> Part:
    """Choose among variants by a word, by a number, or by whether it is one."""
    if not isinstance(element.selector, ast.VariableReference):
        raise NotPlainError
    name, default = element.selector.id.name, None
    keys: list[tuple[Value, Part]] = []
    for variant in element.variants:
        said = joined(variant.value, look, depth)
        key = variant.key
        keys.append((key.name if isinstance(key, ast.Identifier) else whole(key), said))
        default = said if variant.default else default
    if default is None:
        raise NotPlainError
    by_word, by_number = choices_of(keys)
    otherwise = default

    def chosen(values: Mapping[str, Value]) -> str:
        value = values[name]
        found = by_word.get(value) if isinstance(value, str) else by_number(value)
        return (found or otherwise)(values)

    return chosen


def choices_of(
    keys: Sequence[tuple[Value, Part]],
) -> tuple[dict[str, Part], Callable[[int], Part | None]]:
    """Return what is said for words and for numbers: the first variant that fits.

    To Fluent the word "one" or "other" fits a variant for a number of that form, too.
    """
    by_word: dict[str, Part] = {}
    for key, said in keys:
        by_word.setdefault(key if isinstance(key, str) else form(key), said)

    def by_number(number: int) -> Part | None:
        return next((said for key, said in keys if key in (number, form(number))), None)

    return by_word, by_number


def form(number: int) -> str:
    """Return the plural form of a number, which is the same in both languages."""
    return "one" if abs(number) == 1 else "other"


def whole(key: object) -> int:
    """Return the number that is the key of a variant."""
    if isinstance(key, ast.NumberLiteral):
        number = float(key.value)
        if number.is_integer():
            return int(number)
    raise NotPlainError
