"""The examples of the position form load, and every field and question is documented."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from skali.games.karvi import GAME
from skali.games.karvi.effects.programs import STOPS
from skali.games.karvi.effects.vocabulary import CATEGORIES
from skali.games.karvi.rules.asks import QUESTIONS
from skali.games.karvi.rules.setup import CHOICES
from skali.games.karvi.rules.state import PHASES

TEXT = (Path(__file__).parents[2] / "docs" / "positions" / "karvi.md").read_text("utf-8")
BLOCKS = re.findall(r"^```json\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
EXAMPLES: list[dict[str, Any]] = [json.loads(block) for block in BLOCKS]


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_loads(example: dict[str, Any]) -> None:
    table = GAME.load(example)
    assert GAME.load(table.dump()).dump() == table.dump()
    assert table.legal()


def test_the_examples_are_what_the_text_says() -> None:
    table = GAME.load(EXAMPLES[1])
    assert table.turn == (0,)
    assert table.why_not("move f10") is None
    doubling = [GAME.space.text(a) for a in GAME.load(EXAMPLES[4]).legal()]
    assert doubling == ["raise healthy-2 2", "raise healthy-4 2", "done"]


def test_every_field_and_question_is_documented() -> None:
    position = GAME.new(2).dump()
    fields = {*position, *position["options"], *position["players"][0]}
    words = {
        *(q.name for q in QUESTIONS.all if not q.waits),
        *PHASES,
        *CATEGORIES,
        *STOPS,
        *CHOICES,
        "seen",
        "tiles",
        "left",
        "top",
        "under",
    }
    for word in fields | words:
        assert re.search(rf'[`"]{re.escape(word)}[`"]', TEXT), word
