"""What people read: questions, choices, stories and refusals in both languages."""

import re
from pathlib import Path

import pytest

from skali.core.chance import Fast
from skali.core.message import Refusal
from skali.games.odin import GAME
from skali.games.odin.rules import why
from skali.games.odin.rules.actions import SPACE
from skali.games.odin.rules.asks import QUESTIONS
from skali.games.odin.rules.components import LENGTHS, SPACES
from skali.games.odin.shown import choices
from skali.games.odin.shown.sentences import space_text
from skali.text import LANGUAGES, message_ids
from tests.odin.build import luck, new, play, player, position, space
from tests.odin.cards import with_card

RULES = Path(why.__file__).parent
FEW = 9


def test_every_refusal_is_a_rule_with_a_sentence_in_both_languages() -> None:
    named = set()
    for file in ("why", "why_land", "why_spaces"):
        text = (RULES / f"{file}.py").read_text("utf-8")
        code = re.sub(r'"""ODIN.*?"""', "", text)
        named |= set(re.findall(r'"(ODIN-[A-Z0-9-]+)"', code))
    named |= {question.rule for question in QUESTIONS.all if question.rule}
    assert len(named) > 60
    assert named <= set(GAME.catalogue)
    for language in LANGUAGES:
        assert named <= message_ids("skali.games.odin", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_space_is_said(language: str) -> None:
    said = [GAME.speak(space_text(number), language) for number in range(len(SPACES))]
    assert all(said)
    words = ("Silber", "Stockfisch") if language == "de" else ("silver", "stockfish")
    assert re.fullmatch(f"1 . {words[0]} . 2 . {words[1]}", said[13])


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_are_told(seats: int) -> None:
    chance, policy = Fast(4), Fast(5)
    table = new(seats, chance, LENGTHS[seats % 2])
    step = 0
    while not table.over:
        seat = table.turn[step % len(table.turn)]
        messages = [choices.ask(table, seat).prompt]
        for action in table.legal(seat)[::FEW]:
            messages.append(choices.describe(table, action, seat))
            assert choices.node(table, action, seat)
        before, action = table.copy(), int(table.random_action(policy, seat))
        table.apply(action, chance, seat)
        told = GAME.story(before, seat, action, table)
        assert told or SPACE.family_of(action).name == "hold"
        for message in messages + told:
            for language in LANGUAGES:
                assert GAME.speak(message, language).strip()
        step += 1


def test_the_question_after_a_roll_counts_the_rolls_that_a_card_allows() -> None:
    """ODIN-216, ODIN-EX-68"""
    table = with_card("proficient_hunter")
    play(table, space(8), "roll", "roll", chance=luck(("d8", "8 7 8")))
    prompt = GAME.speak(choices.ask(table, 0).prompt, "en")
    assert prompt == "Rolled 8: 8 to pay, one roll left."


def test_a_refusal_says_what_is_missing() -> None:
    table = position(player(thing=1), player())
    refusal = table.why_not(space(4))
    assert refusal == Refusal("ODIN-090", needed=4, there=1)
    assert "4" in GAME.speak(refusal.message, "de")


def test_what_a_space_does_is_told_where_it_has_a_price() -> None:
    """ODIN-086: what comes for nothing is told once, when it comes"""
    before = position(player(), player())
    after = play(before.copy(), space(25))
    told = GAME.story(before, 0, before.number(space(25)), after)
    deed, brought = [GAME.speak(message, "en") for message in told]
    assert deed == "Seat 1: Mead and silver, 2 Vikings"
    assert re.fullmatch("Seat 1 receives 2 . mead and 2 . silver", brought)


def test_a_deed_is_told_with_what_it_brought() -> None:
    before = position(player("silver"), player())
    after = play(before.copy(), space(14))
    told = GAME.story(before, 0, before.number(space(14)), after)
    deed, brought = [GAME.speak(message, "en") for message in told]
    assert re.fullmatch("Seat 1: Buy stockfish, 1 Viking: 1 . silver . 2 . stockfish", deed)
    assert re.fullmatch("Seat 1 receives 2 . stockfish", brought)
