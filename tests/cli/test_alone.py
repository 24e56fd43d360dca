"""A game for one at the terminal: no opponents, and an end that says how far one came."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.toys.installed import toys_installed


@pytest.fixture(autouse=True)
def toys(tmp_path: Path) -> Iterator[None]:
    """The toys are games like any other here."""
    with toys_installed(tmp_path):
        yield


@pytest.mark.parametrize(
    ("lang", "end"),
    [
        ("en", "You reached 75.0% of what you played for."),
        ("de", "Du hast 75,0 % dessen erreicht, worum es ging."),
    ],
)
def test_one_plays_alone_to_the_end(skali: Call, lang: str, end: str) -> None:
    lines = "work\nplant\nenvy\nquit\n"
    answer = skali("play", "gardens", "--seats", "1", "--seed", "1", "--lang", lang, stdin=lines)
    assert answer.code == 0
    assert end in answer.out
    assert "won" not in answer.out
    assert "Place" not in answer.out


def test_bots_play_alone_too(skali: Call) -> None:
    answer = skali("simulate", "gardens", "--games", "5", "--seats", "1", "--bots", "greedy")
    assert answer.code == 0
    assert "greedy: reached" in answer.out
    found = skali("simulate", "gardens", "--games", "5", "--seats", "1", "--json").data
    assert 0 <= found["win_share"][0] <= 1


def test_a_record_of_one_is_told_and_checked(skali: Call, tmp_path: Path) -> None:
    file = tmp_path / "alone.record"
    lines = f"work\nplant\ndig\nsave {file}\nquit\n"
    skali("play", "gardens", "--seats", "1", "--seed", "1", stdin=lines)
    assert skali("replay", str(file), "--verify").code == 0
    assert "seat 1" in skali("replay", str(file)).out
