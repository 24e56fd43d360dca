"""Solo and common games on the terminal and in the arena: graded, not placed."""

import pytest

from skali.arena import simulate
from skali.cli import replay, score, tabletop
from skali.cli import simulate as simulating
from tests.toys.gardens import GAME

ALONE = {"seats": 1, "round": 3, "players": [{"plants": 1, "silver": 1}]}
MADE = {"seats": 2, "options": {"together": True}, "round": 3, "players": [{"silver": 8}, {}]}
FAILED = MADE | {"players": [{"silver": 7}, {}]}


@pytest.mark.parametrize(
    ("position", "language", "sentence"),
    [
        (ALONE, "en", "You reached 75.0% of what you played for."),
        (ALONE, "de", "Du hast 75,0 % dessen erreicht, worum es ging."),
        (MADE, "en", "Together you have made it!"),
        (MADE, "de", "Ihr habt es gemeinsam geschafft!"),
        (FAILED, "en", "You have not made it (reached: 0.0%)."),
        (FAILED, "de", "Ihr habt es nicht geschafft (erreicht: 0,0 %)."),
    ],
)
def test_the_end_is_told(
    position: dict[str, object], language: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """GAR-3, GAR-4: by the terminal's table, by `score` and by `replay`; nobody has a place."""
    state = GAME.load(position)
    tabletop.show_sheet(GAME, state, 0, language)
    score.print_sheet(GAME, state, [], language)
    said = capsys.readouterr().out + replay.ending(state, language)
    assert said.count(sentence) == 3
    assert "Place" not in said
    assert "Rang" not in said


def test_score_as_data_says_what_was_played_for() -> None:
    found = score.sheet(GAME, GAME.load(MADE), [], "en")["result"]
    assert (found["aim"], found["outcomes"], found["winners"]) == ("together", [1.0, 1.0], [0, 1])
    assert found["ties"] == []


@pytest.mark.parametrize(("seats", "together", "aim"), [(1, False, "alone"), (3, True, "together")])
def test_the_arena_sums_outcomes_up(
    seats: int, aim: str, capsys: pytest.CaptureFixture[str], *, together: bool
) -> None:
    options = {"together": together, "rounds": 20}
    found = simulate(GAME, 6, seats=seats, bots=["greedy"], options=options).to_json()
    assert found["aim"] == aim
    assert len(set(found["win_share"])) == 1
    assert found["bots"][0]["share"] == found["win_share"][0] > 0.5
    simulating.print_summary(found, "en")
    said = capsys.readouterr().out
    assert "reached" in said
    assert "won" not in said
