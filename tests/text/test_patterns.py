"""What is filled in without Fluent says what Fluent says."""

from itertools import product

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from skali.core.errors import SkaliError
from skali.games import games
from skali.text import LANGUAGES, bundle, fill_in, filled_by_fluent, plain_sentence
from tests.text.sources import HALL, entries, messages

PACKAGES = (HALL, *(game.package for game in games().values()))
NUMBERS = (0, 1, 2, 11, 999, 1000, 123_456, -1)
MOST = 300
"""Combinations of values that are tried for a message."""


class Keys(Visitor):
    """Collects the words by which a message chooses."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_Variant(self, node: fluent.Variant) -> None:  # noqa: N802
        if isinstance(node.key, fluent.Identifier):
            self.words.add(node.key.name)
        self.generic_visit(node)


def said(package: str, language: str, id_: str, values: dict[str, int | str]) -> list[str]:
    """Render a message in both ways; what goes wrong is told, too."""
    answers = []
    for fill in (fill_in, filled_by_fluent):
        try:
            answers.append(fill(package, language, id_, tuple(values.items())))
        except SkaliError as error:
            answers.append(str(error))
    return answers


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_the_same_in_both_ways(package: str, language: str) -> None:
    """With every word by which it chooses, with other words, and with numbers of every size."""
    asked = messages(package, language)
    for entry in entries(package, language):
        if not isinstance(entry, fluent.Message):
            continue
        keys = Keys()
        keys.visit(entry)
        tried: list[int | str] = [*NUMBERS, *sorted(keys.words), "Grönland", ""]
        names = sorted(asked[entry.id.name])
        together = product(tried, repeat=len(names)) if len(names) < 3 else (
            [tried[(place + shift) % len(tried)] for place in range(len(names))]
            for shift in range(len(tried))
        )  # fmt: skip
        for values, _ in zip(together, range(MOST), strict=False):
            plain, by_fluent = said(
                package, language, entry.id.name, dict(zip(names, values, strict=True))
            )
            assert plain == by_fluent, (entry.id.name, values)
        plain, by_fluent = said(package, language, entry.id.name, {})
        assert plain == by_fluent


def test_most_messages_are_plain() -> None:
    """Otherwise nothing would be won; a message that is not there is not plain."""
    package = games()["wikinger"].package
    ids = messages(package, "en")
    plain = [id_ for id_ in ids if plain_sentence(package, "en", id_) is not None]
    assert len(plain) > 0.9 * len(ids)
    assert plain_sentence(package, "en", "nobody-says-this") is None
    assert bundle(package, "en").has_message(plain[0])
