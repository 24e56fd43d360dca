"""Both languages say everything, the same things, and nothing that nobody says."""

import re
from collections import Counter
from itertools import pairwise

import pytest
from fluent.syntax import ast as fluent

from skali.conformance.cases import few
from skali.core.chance import Fast
from skali.core.game import Game
from skali.core.message import say
from skali.games import games, needed_messages
from skali.text import LANGUAGES, message_ids, render
from tests.text.sources import HALL, Spoken, entries, messages, spoken

PACKAGES = (HALL, *(game.package for game in games().values()))

NEVER_ONE = {
    "karvi-stone",
    "walhalla-ashore-forest",
    "walhalla-forest-hunt",
    "walhalla-tip-inner",
    "walhalla-tip-outer",
    "wikinger-earns-boatman",
}
"""Messages whose points are printed, and more than one."""

every_package = pytest.mark.parametrize("package", PACKAGES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)


def expected(game: Game) -> set[str]:
    """Name the messages that the hall asks of every game: name, options, score sheet, terms."""
    return set(needed_messages(game))


def allowed(game: Game) -> set[str]:
    """Name the messages that a game may have: its signs, tie-breaks, the values of its options."""
    return {
        f"{game.key}-legend",
        *(
            f"{game.key}-tie-{tie.key}"
            for case in few(game)
            for tie in game.tie_breaks(case.new(Fast(0)))
        ),
        *(
            f"{game.key}-option-{option.key}-{str(value).lower()}"
            for option in game.options
            for value in option.values
        ),
    }


def asked_by_the_hall(package: str) -> set[str]:
    """Name the messages that belong to a game without being named in its Python files."""
    found = [game for game in games().values() if game.package == package]
    return {id_ for game in found for id_ in expected(game) | allowed(game)}


def known(package: str) -> dict[str, set[str]]:
    """Return the messages that a package can use, with the values each asks for."""
    return messages(HALL, "en") | messages(package, "en")


@every_package
@every_language
def test_the_file_is_well_formed_and_says_nothing_twice(package: str, language: str) -> None:
    found = entries(package, language)
    assert not [entry.content for entry in found if isinstance(entry, fluent.Junk)]
    ids = Counter(entry.id.name for entry in found if isinstance(entry, fluent.Message))
    assert not [id_ for id_, times in ids.items() if times > 1]
    assert set(ids) == message_ids(package, language)


@every_package
def test_both_languages_have_the_same_messages_with_the_same_values(package: str) -> None:
    german, english = messages(package, "de"), messages(package, "en")
    assert german.keys() == english.keys()
    assert {i: german[i] ^ english[i] for i in german if german[i] != english[i]} == {}


@every_package
@every_language
def test_one_point_is_a_point(package: str, language: str) -> None:
    """Whatever number a message has, it can be 1: by the rules, or by an owner's data set."""
    said = {
        id_: render(package, say(id_, **dict.fromkeys(names, 1)), language)
        for id_, names in messages(package, language).items()
    }
    assert [text for text in said.values() if re.search(r"\b1 (Punkten?|points)\b", text)] == []


@every_package
def test_every_message_that_is_said_exists(package: str) -> None:
    ids = known(package)
    missing = [
        (call.place, call.pattern)
        for call in spoken(package).calls
        if not any(call.matches(id_) for id_ in ids)
    ]
    assert missing == []


@every_package
def test_every_message_is_given_the_values_it_asks_for(package: str) -> None:
    ids = known(package)
    lacking = [
        (call.place, id_, sorted(ids[id_] - call.values))
        for call in spoken(package).calls
        if not call.open_ended
        for id_ in ids
        if call.matches(id_) and not ids[id_] <= call.values
    ]
    assert lacking == []


def counts_points(message: fluent.Message) -> bool:
    """Tell whether a message says "points" after any number, one too."""
    parts = message.value.elements if message.value is not None else []
    return any(
        isinstance(one, fluent.Placeable)
        and isinstance(one.expression, fluent.VariableReference)
        and isinstance(two, fluent.TextElement)
        and two.value.startswith((" points", " Punkte"))
        for one, two in pairwise(parts)
    )


@every_package
@every_language
def test_one_point_is_not_called_points(package: str, language: str) -> None:
    found = [entry for entry in entries(package, language) if isinstance(entry, fluent.Message)]
    assert {entry.id.name for entry in found if counts_points(entry)} <= NEVER_ONE


@every_package
def test_no_message_is_unused(package: str) -> None:
    said: Spoken = spoken(package)
    unused = messages(package, "en").keys() - asked_by_the_hall(package)
    assert sorted(id_ for id_ in unused if not said.speaks_of(id_)) == []


@every_game
def test_a_game_names_itself_its_options_its_score_sheet_and_its_terms(game: Game) -> None:
    assert sorted(expected(game) - messages(game.package, "en").keys()) == []


@every_game
def test_a_refusals_sentence_belongs_to_a_rule(game: Game) -> None:
    rules = {id_ for id_ in messages(game.package, "en") if not id_.startswith(f"{game.key}-")}
    assert sorted(rules - game.catalogue.keys()) == []
