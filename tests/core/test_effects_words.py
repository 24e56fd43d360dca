"""Sentences made from effects, in both languages; no number stands anywhere else."""

from typing import Any

import pytest

from skali.text import LANGUAGES
from tests.toys.sagas import GAME, SENTENCES, card_text, place_text
from tests.toys.sagas.bench import fame, pay, spend
from tests.toys.sagas.vocabulary import CARDS, PLACES

OR = "\u2013"
TIMES = "\u00d7"
MINUS = "\u2212"
SO_FAR = "the number of rounds so far"
BISHER = "die Zahl der Runden bisher"
SHIPS = {"count": "ships", "at_least": 2}


@pytest.mark.parametrize(
    ("effect", "english", "german"),
    [
        ([fame(1), spend(2)], "1 fame, then 2 silver", "1 Ruhm, dann 2 Silber"),
        ([], "nothing", "nichts"),
        (
            {"do": "one_of", "options": [fame(1), fame(2)]},
            f"1 fame {OR} or 2 fame",
            f"1 Ruhm {OR} oder 2 Ruhm",
        ),
        (
            {"do": "up_to", "n": 2, "options": [fame(1), fame(2)]},
            f"choose up to 2: 1 fame {OR} or 2 fame",
            f"bis zu 2 davon wählen: 1 Ruhm {OR} oder 2 Ruhm",
        ),
        (
            {"do": "any_order", "parts": [fame(1), {"do": "raid"}]},
            "in any order: 1 fame plus a raid",
            "in beliebiger Reihenfolge: 1 Ruhm sowie ein Überfall",
        ),
        ({"do": "may", "effect": fame(1)}, "you may: 1 fame", "du darfst: 1 Ruhm"),
        (
            {"do": "for_each", "count": "ships", "effect": fame(1)},
            "1 fame for each ship",
            "1 Ruhm je Schiff",
        ),
        (
            {"do": "for_each", "count": "ships", "every": 2, "most": 3, "effect": fame(1)},
            "1 fame for every 2 ships (at most 3 times)",
            "1 Ruhm je 2 Schiffe (höchstens 3-mal)",
        ),
        ({"do": "everybody", "effect": fame(1)}, "everybody: 1 fame", "alle: 1 Ruhm"),
        (
            pay([spend(1), spend(2, "ore")], fame(3)),
            "pay 1 silver and 2 ore to get 3 fame",
            "für 1 Silber und 2 Erz erhältst du 3 Ruhm",
        ),
        (
            pay(spend(1), fame(3), times="any"),
            "as often as you like, pay 1 silver to get 3 fame",
            "beliebig oft: für 1 Silber erhältst du 3 Ruhm",
        ),
        (
            pay(spend(1), fame(3), times=2),
            "up to 2 times, pay 1 silver to get 3 fame",
            "bis zu 2-mal: für 1 Silber erhältst du 3 Ruhm",
        ),
        (
            {"do": "if", "test": SHIPS, "then": fame(1), "else": fame(2)},
            "if the number of ships is at least 2: 1 fame, otherwise 2 fame",
            "wenn die Zahl der Schiffe mindestens 2 ist: 1 Ruhm, sonst 2 Ruhm",
        ),
        (
            {
                "do": "tiers",
                "count": "ships",
                "tiers": [{"exactly": 1, "effect": fame(1)}, {"at_least": 2, "effect": fame(4)}],
            },
            "by the number of ships: 1: 1 fame; 2 or more: 4 fame",
            "je nachdem, wie hoch die Zahl der Schiffe ist: 1: 1 Ruhm; 2 oder mehr: 4 Ruhm",
        ),
        (
            fame({"count": "ships", "times": 2, "plus": 1, "minus": "round", "least": 0}),
            f"[2 {TIMES} the number of ships + 1 {MINUS} {SO_FAR} (at least 0)] fame",
            f"[2 {TIMES} die Zahl der Schiffe + 1 {MINUS} {BISHER} (mindestens 0)] Ruhm",
        ),
        (
            fame({"count": "silver", "over": 2, "most": 9}),
            "[the number of silver coins / 2 (at most 9)] fame",
            "[die Zahl der Silbermünzen / 2 (höchstens 9)] Ruhm",
        ),
    ],
)
def test_an_effect_is_said(effect: object, english: str, german: str) -> None:
    message = SENTENCES.effect(effect)
    assert (GAME.speak(message, "en"), GAME.speak(message, "de")) == (english, german)


@pytest.mark.parametrize(
    ("clause", "english", "german"),
    [
        (
            {"before": "visit", "subject": "forge", "may": True, "effect": fame(1)},
            "Each time before you visit the forge: you may: 1 fame",
            "Jedes Mal, bevor du die Schmiede besuchst: du darfst: 1 Ruhm",
        ),
        (
            {"after": "visit", "whose": "others", "once": "round", "effect": fame(1)},
            "Each time after another player visits a place: once a round, 1 fame",
            "Jedes Mal, nachdem jemand anderes einen Ort besucht hat: einmal je Runde, 1 Ruhm",
        ),
        (
            {"instead": "visit", "subject": ["market", "forge"], "effect": fame(1)},
            "Each time you visit the market or the forge, instead: 1 fame",
            "Jedes Mal, wenn du den Markt oder die Schmiede besuchst, stattdessen: 1 Ruhm",
        ),
        (
            {"when": "anytime", "per": "turn", "times": 2, "effect": fame(1)},
            "At any time: up to 2 times a turn, 1 fame",
            "Jederzeit: bis zu 2-mal je Zug, 1 Ruhm",
        ),
        (
            {"as_soon_as": SHIPS, "effect": fame(1)},
            "As soon as the number of ships is at least 2: 1 fame",
            "Sobald die Zahl der Schiffe mindestens 2 ist: 1 Ruhm",
        ),
        (
            {"changes": "price", "subject": "market", "add": -1},
            f"your price at the market: {MINUS}1",
            f"dein Preis für den Markt: {MINUS}1",
        ),
        (
            {"allows": "deep_hold", "subject": "ore"},
            "you may store ore without a limit",
            "du darfst Erz unbegrenzt lagern",
        ),
        (
            {"changes": "roll", "if": {"origin": "place"}, "times": 2},
            f"if it comes from a place: your die: {TIMES} 2",
            f"wenn es von einem Ort kommt: dein Würfel: {TIMES} 2",
        ),
    ],
)
def test_a_clause_is_said(clause: dict[str, Any], english: str, german: str) -> None:
    message = SENTENCES.clause(clause)
    assert (GAME.speak(message, "en"), GAME.speak(message, "de")) == (english, german)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_toy_has_a_sentence_of_its_own(language: str) -> None:
    cards = [GAME.speak(card_text(card), language) for card in range(len(CARDS))]
    places = [GAME.speak(place_text(place), language) for place in range(len(PLACES))]
    assert len({*cards, *places}) == len(CARDS) + len(PLACES)
