"""The examples of the position form load, and every field, question and action is documented."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from skali.games.greenland import GAME
from skali.games.greenland.rules.asks import QUESTIONS
from skali.games.greenland.rules.round import PHASES

TEXT = (Path(__file__).parents[2] / "docs" / "positions" / "greenland.md").read_text("utf-8")
BLOCKS = re.findall(r"^```json\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
EXAMPLES: list[dict[str, Any]] = [json.loads(block) for block in BLOCKS]


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_loads(example: dict[str, Any]) -> None:
    table = GAME.load(example)
    assert GAME.load(table.dump()).dump() == table.dump()
    assert table.legal()


def test_every_field_question_and_action_is_documented() -> None:
    position = GAME.new(3).dump()
    words = {
        *position,
        *position["options"],
        *position["players"][0],
        *position["placing"],
        *position["talks"],
        *(question.name for question in QUESTIONS.all),
        *PHASES,
        *GAME.space.families,
    }
    for word in words:
        assert re.search(rf'[`"]{re.escape(word)}[`" ]', TEXT), word
