"""Bots that other distributions bring by an entry point, usable by name everywhere."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from skali import arena, bots
from skali.bots import BotError
from skali.games import game
from skali.server.settings import Settings
from tests.cli.conftest import (
    Call,
    skali,  # noqa: F401 - a fixture
)
from tests.plugins import distribution

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text("utf-8")
SOURCE = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[0]


@pytest.fixture
def visiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install the bot of the documentation, and some that are none."""
    (tmp_path / "my_bots.py").write_text(SOURCE, encoding="utf-8")
    distribution(
        tmp_path,
        "my-bots",
        "skali.bots",
        hoarder="my_bots:Hoarder",
        ghost="my_bots:Nobody",
        base="my_bots:Bot",
        text="json:dumps",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    bots.brought.cache_clear()
    bots.visitor.cache_clear()
    yield
    bots.brought.cache_clear()
    bots.visitor.cache_clear()
    sys.modules.pop("my_bots", None)


def test_the_bot_of_the_page_has_thirty_lines() -> None:
    assert len(SOURCE.splitlines()) <= 30


@pytest.mark.usefixtures("visiting")
def test_a_bot_is_made_by_its_name() -> None:
    assert bots.names()[-4:] == ["base", "ghost", "hoarder", "text"]
    assert bots.make("hoarder", 3).name == "hoarder"
    with pytest.raises(BotError, match="the bot 'ghost' cannot be imported"):
        bots.make("ghost")
    with pytest.raises(BotError, match=r"'base' cannot be made \(TypeError: .*argument"):
        bots.make("base", 3)
    with pytest.raises(BotError, match="'text' is no bot but a str"):
        bots.make("text", 3)
    with pytest.raises(BotError, match=r"there are: random, .*hoarder"):
        bots.make("oracle")


@pytest.mark.usefixtures("visiting")
def test_a_bot_plays_in_the_arena_and_at_the_terminal(skali: Call) -> None:  # noqa: F811
    result = arena.play_match(game("wikinger"), ["hoarder", "random"], 2, seed=4)
    again = arena.play_match(game("wikinger"), ["hoarder", "random"], 2, seed=4)
    assert result.result.scores == again.result.scores
    words = ("--seats", "2", "--bots", "hoarder")
    answer = skali("simulate", "wikinger", "--games", "1", *words, "--json")
    assert answer.data["bots"][0]["bot"] == "hoarder"
    assert skali("play", "wikinger", *words, "--seat", "2", stdin="quit\n").code == 0


def test_without_the_distribution_there_is_no_such_bot() -> None:
    assert bots.names() == list(bots.NAMES)


def test_an_operator_lists_further_bots_by_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings().bots == ()
    monkeypatch.setenv("SKALI_BOTS", "hoarder, mcts:50")
    assert Settings().bots == ("hoarder", "mcts:50")
