"""The examples of the documentation work."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from skali.core.record import read
from skali.core.replay import verify
from skali.core.state import State
from skali.core.twin import from_json
from skali.games import game, games
from skali.games.wikinger.rules.asks import QUESTIONS
from skali.games.wikinger.rules.components import (
    FIGURES,
    ISLANDS,
    ROW_NAMES,
    SAILS,
    SPECIALS,
    TILES,
)
from skali.games.wikinger.rules.state import CATEGORIES, PHASES

DOCS = Path(__file__).parents[2] / "docs"
POSITIONS = (DOCS / "positions" / "wikinger.md").read_text(encoding="utf-8")
RECORDS = (DOCS / "records.md").read_text(encoding="utf-8")
WIKINGER = game("wikinger")


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


EXAMPLES: list[dict[str, Any]] = [json.loads(block) for block in blocks(POSITIONS, "json")]


def loaded(*keys: str) -> State:
    """Load the first example that has certain fields."""
    return WIKINGER.load(next(found for found in EXAMPLES if set(keys) <= found.keys()))


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_of_a_position_loads(example: dict[str, Any]) -> None:
    table = WIKINGER.load(example)
    assert WIKINGER.load(table.dump()).dump() == table.dump()
    assert table.over or table.legal()


def test_the_examples_are_what_the_text_says() -> None:
    assert WIKINGER.load({}).seats == 4
    refusal = loaded("wheel").why_not("buy 0")
    assert refusal is not None
    assert refusal.rule == "WIK-027"
    assert loaded("scored").over
    placing = loaded("pending", "buyer")
    assert placing.turn == (0,)
    assert [WIKINGER.space.text(action) for action in placing.legal()] == ["place 2 1"]
    bidding = loaded("bidding")
    assert bidding.turn == (0,)
    assert {"pass", "bid 5"} <= {WIKINGER.space.text(action) for action in bidding.legal()}


def test_every_field_and_word_is_documented() -> None:
    table = WIKINGER.new(2)
    dump = table.dump()
    fields = {*dump, *dump["options"], *dump["players"][0], *dump["bidding"], *dump["bag"]}
    words = {
        *FIGURES,
        *ISLANDS,
        *SAILS,
        *SPECIALS,
        *TILES,
        *ROW_NAMES[1:],
        *QUESTIONS.by_name,
        *CATEGORIES,
    }
    for word in fields | words | set(PHASES):
        assert re.search(rf'[`"]{re.escape(word)}[`"]', POSITIONS), word


def test_the_example_of_a_record_and_its_twin_are_sound() -> None:
    text, twin = blocks(RECORDS, "text")[0], blocks(RECORDS, "json")[0]
    record = read(text.splitlines(), games())
    assert record == from_json(json.loads(twin), games())
    verify(record, WIKINGER)
