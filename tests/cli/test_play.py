"""A person at the terminal, whose lines come from a pipe."""

import json
import re
from pathlib import Path

import pytest

from skali.cli.tabletop import Seen, show_news
from skali.core.chance import Fast
from skali.core.message import Message
from skali.core.record import read
from skali.core.replay import verify
from skali.core.twin import from_json
from skali.games import game, games
from skali.text import LANGUAGES
from tests.cli.conftest import Answer, Call

every_game = pytest.mark.parametrize("key", games())
TWO = ("play", "wikinger", "--seats", "2", "--bots", "random", "--seed", "3", "--option", "first=1")


def played(skali: Call, *lines: str, lang: str = "en", words: tuple[str, ...] = TWO) -> Answer:
    return skali(*words, "--lang", lang, stdin="".join(f"{line}\n" for line in lines))


def after(answer: Answer, line: str) -> str:
    """Return what was said to a line."""
    return answer.out.rpartition(f"> {line}\n")[2]


def test_the_end_of_the_input_is_a_polite_goodbye(skali: Call) -> None:
    answer = played(skali)
    assert answer.code == 0
    assert answer.out.endswith("Goodbye!\n")
    assert "Buy a figure with its tile. [WIK-025]" in answer.out
    assert "Seat 1: 30 gold, 10 points" in answer.out
    assert answer.err == ""


def test_everything_is_said_in_german_too(skali: Call) -> None:
    answer = played(skali, "hilfe", "tipp", "warum buy 0", "zurück", "ende", lang="de")
    assert answer.code == 0
    assert "Platz 1: 30 Gold, 10 Punkte" in answer.out
    assert "Ich würde das tun" in answer.out
    assert "Jetzt nicht (WIK-027)" in answer.out
    assert "noch nichts entschieden" in answer.out
    assert answer.out.endswith("Bis bald!\n")


def test_the_language_follows_the_locale(skali: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert skali(*TWO).out.endswith("Bis bald!\n")


def test_an_option_is_chosen_by_number_or_by_notation(skali: Call) -> None:
    by_number = played(skali, "1", "start 2")
    by_notation = played(skali, "buy 1", "2")
    told = [line for line in by_number.out.splitlines() if "·" in line]
    assert told == [line for line in by_notation.out.splitlines() if "·" in line]
    assert "Seat 1 buys" in told[0]
    assert "Seat 1 lays the start tile in the nobles' row." in told[1]


def test_a_refused_action_names_its_rule_and_changes_nothing(skali: Call) -> None:
    answer = played(skali, "buy 0", "place 1 1", "why buy 0", "why buy 1")
    assert answer.out.count("Not now (WIK-027)") == 2
    assert "Not now (WIK-025)" in answer.out
    assert "That is allowed: Buy" in after(answer, "why buy 1")
    assert "Seat 1 buys" not in answer.out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("0", "no option 0; they go from 1 to"),
        ("99", "no option 99"),
        ("9" * 5000, "no option"),
        ("xyzzy", "“xyzzy” means nothing here"),
        ("buy", "It is written: buy <slot: 0 to 11>"),
        ("bui 3", "It is written: buy"),
        ("why", "Which action?"),
        ("why xyzzy", "means nothing here"),
        ("rules", "Which word"),
        ("rules xyzzy", "No rule says “xyzzy”"),
        ("rules WIK-027", "WIK-027  "),
        ("rules the", "more rules say “the”; a longer word finds fewer"),
        ("legend", "Signs: ( ) coasts"),
        ("zeichen", "* reveals something"),
        ("save", "Into which file?"),
        ("svg", "Into which file?"),
        ("save /", "cannot be written"),
        ("undo", "decided nothing yet"),
        ("HELP", "why ACTION"),
        ("?", "why ACTION"),
        ("table", "Signs:"),
        ("options", "[WIK-025]"),
        ("hint", "I would do this: Buy"),
        ("", "Goodbye!"),
        ("²", "means nothing here"),
    ],
)
def test_every_line_is_answered(skali: Call, line: str, said: str) -> None:
    answer = played(skali, line)
    assert answer.code == 0
    assert said in after(answer, line)


def test_undo_takes_back_the_own_decision_and_the_bots_answers(skali: Call) -> None:
    answer = played(skali, "buy 1", "start 1", "undo", "start 2", "place 3 0", "undo")
    assert "Your last decision is taken back." in answer.out
    assert "and what followed it" in after(answer, "undo")
    assert "lays the start tile in the nobles' row" in answer.out


def test_what_was_revealed_cannot_be_taken_back(skali: Call) -> None:
    words = tuple("first=2" if word == "first=1" else word for word in TWO)
    answer = played(skali, *["1"] * 19, *["undo"] * 12, words=words)
    assert "Round 2 begins" in answer.out
    assert "* reveals something" in answer.out
    assert "Something has been revealed since" in after(answer, "undo")


def test_no_option_is_cut_off_the_list(skali: Call) -> None:
    words = (*TWO, "--option", "advanced=true")
    answer = played(skali, "options", words=words)
    first, again = answer.out.split("> options\n")
    assert "(bid 40)" in first
    assert "(bid 40)" in again


@every_game
def test_all_options_are_numbered_in_every_game(skali: Call, key: str) -> None:
    answer = played(skali, "1", "1", "1", words=("play", key, "--seed", "3"))
    asked = re.findall(r"^1.(\d+) > 1$", answer.out, re.MULTILINE)
    listed = re.split(r"^1.\d+ > 1$", answer.out, flags=re.MULTILINE)
    numbers = [re.findall(r"^ {2,4}(\d+)  \S", part, re.MULTILINE) for part in listed[:3]]
    assert [each[-int(most) :] for each, most in zip(numbers, asked, strict=True)] == [
        [str(number + 1) for number in range(int(most))] for most in asked
    ]


@every_game
def test_words_are_never_broken_in_the_middle(
    skali: Call, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    words = ("play", key, "--bots", "random", "--seed", "3")
    wide = played(skali, "1", "1", "rules the", "table", words=words).out
    monkeypatch.setenv("COLUMNS", "50")
    narrow = played(skali, "1", "1", "rules the", "table", words=words).out
    assert max(map(len, wide.splitlines())) > 100
    assert wide.split() == narrow.split()
    told = [line for line in narrow.splitlines() if line.startswith(("  ·", "    "))]
    assert max(map(len, told)) <= 50


@every_game
def test_what_has_not_changed_is_shown_once(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    title, seen = game(key), Seen()
    state = title.new(chance=Fast(3))
    shown = []
    for _ in range(2):
        show_news(title, state, state.turn[0], "en", seen)
        shown.append(capsys.readouterr().out)
    assert shown[0]
    assert shown[1] == ""


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign(key: str, language: str) -> None:
    """Signs are what is neither word nor number; what sentences and sums are made of needs none."""
    title, luck = game(key), Fast(3)
    legend = title.speak(Message(f"{key}-legend"), language)
    state, signs = title.new(chance=luck), set()
    for number in range(120):
        seat = state.turn[0]
        for block in title.plain(state, seat):
            for cell in [cell for line in block.lines for cell in line]:
                signs |= set(cell if isinstance(cell, str) else title.speak(cell, language))
        state.apply(state.legal(seat)[number % len(state.legal(seat))], luck, seat)
        if state.over:
            break
    usual = "\N{MULTIPLICATION SIGN}\N{MINUS SIGN}\N{EN DASH}\N{RIGHT SINGLE QUOTATION MARK}"
    signs -= set(f"{usual}„“”…+-/%.,:;!?'\"()[] ")
    assert {sign for sign in signs if not sign.isalnum() and sign not in legend} == set()


def test_the_own_hand_is_part_of_the_table(skali: Call) -> None:
    answer = played(skali, "table", words=("play", "walhalla", "--seed", "3"))
    hand = next(line for line in answer.out.splitlines() if line.startswith("  in hand"))
    assert hand in after(answer, "table").splitlines()


def test_a_long_table_is_shown_again_only_where_it_has_changed(skali: Call) -> None:
    words = ("play", "karvi", "--seats", "2", "--bots", "random", "--seed", "3")
    answer = played(skali, "1", "1", "1", "table", words=words)
    first, *turns = re.split(r"> 1\n", answer.out.partition("> table\n")[0])
    assert first.count("\n  field ") == 26
    assert len(turns) == 3
    for turn in turns:
        assert turn.count("\n  field ") < 5
        assert "\n  Jarlshof" not in turn
    assert any("lines as before: “table” shows everything." in turn for turn in turns)
    assert after(answer, "table").count("\n  field ") == 26


def test_a_table_that_has_not_changed_is_not_shown_again(skali: Call) -> None:
    answer = played(skali, "1", "1")
    assert answer.out.count("Round 1 of 6, start player") == 2  # bought from once
    assert after(answer, "1").count("Seat 2: ") == 0


def test_a_game_is_saved_as_text_and_as_json(skali: Call, tmp_path: Path) -> None:
    text, twin = tmp_path / "game.skali", tmp_path / "game.json"
    answer = played(skali, "1", "1", "undo", "2", f"save {text}", f"save {twin}")
    assert answer.out.count("Written: ") == 2
    record = read(text.read_text(encoding="utf-8").splitlines(), games())
    assert record == from_json(json.loads(twin.read_text(encoding="utf-8")), games())
    assert record.players == ["human", "random"]
    verify(record, game("wikinger"))


def test_the_table_is_drawn(skali: Call, tmp_path: Path) -> None:
    file = tmp_path / "my table.svg"
    played(skali, f"svg {file}")
    assert file.read_text(encoding="utf-8").startswith("<svg")


def test_a_whole_game_ends_with_the_score_sheet(skali: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.skali"
    answer = played(skali, *["1"] * 400, "hint", "options", f"save {file}", "quit")
    assert answer.code == 0
    assert "There is no option 1." in answer.out
    assert "At the start" in answer.out
    assert "The game is over. “save FILE” keeps the record" in answer.out
    assert ("You have won!" in answer.out) != ("Seat 2 has won." in answer.out)
    assert after(answer, "hint").startswith("The game is over.")
    record = read(file.read_text(encoding="utf-8").splitlines(), games())
    assert verify(record, game("wikinger")).over


def test_another_seat_can_be_taken(skali: Call) -> None:
    answer = played(skali, words=(*TWO, "--seat", "2"))
    assert "you have seat 2" in answer.out
    assert "· Seat 1 buys" in answer.out


def test_the_same_seed_is_the_same_game(skali: Call) -> None:
    assert played(skali, "1", "1", "1").out == played(skali, "1", "1", "1").out


def test_without_a_seed_it_is_said_which_one_was_drawn(skali: Call) -> None:
    words = tuple(word for word in TWO if word not in ("--seed", "3"))
    assert "Seed " in played(skali, words=words).out
