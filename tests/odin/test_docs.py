"""The examples of the position form load, and every field, question and action is documented."""

import json
import re
from pathlib import Path
from typing import Any, cast

import pytest

from skali.core.chance import Fast
from skali.games.odin import GAME
from skali.games.odin.rules.actions import SPACE
from skali.games.odin.rules.asks import QUESTIONS
from skali.games.odin.rules.flow import Odin
from skali.games.odin.rules.phases import income_of
from skali.games.odin.rules.state import PHASES
from tests.odin.build import new

TEXT = (Path(__file__).parents[2] / "docs" / "positions" / "odin.md").read_text("utf-8")
BLOCKS = re.findall(r"^```json\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
EXAMPLES: list[dict[str, Any]] = [json.loads(block) for block in BLOCKS]


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_loads(example: dict[str, Any]) -> None:
    table = GAME.sample(example, Fast(0))
    assert GAME.sample(table.dump(), Fast(0)).dump() == table.dump()
    assert table.legal()


def test_the_examples_are_what_the_text_says() -> None:
    table = cast("Odin", GAME.sample(EXAMPLES[1], Fast(0)))
    assert income_of(table, 0) == 2
    assert table.dump()["players"][0]["longships"] == [0, 0, 1, 0]


def test_every_field_question_and_action_is_documented() -> None:
    position = new(2).dump()
    fields = {*position, *position["options"], *position["players"][0], "tiles", "land", "owner"}
    words = {question.name for question in QUESTIONS.all} | set(PHASES.values())
    for word in fields | words | {"side", "left", "pile", "deck", "discard"}:
        assert re.search(rf'[`"]{re.escape(word)}[`"]', TEXT), word
    for family in SPACE.families:
        assert re.search(rf"`{family}[` ]", TEXT), family
