"""What is said of every card, in both languages: a golden file, made from the effect data.

It is written by `python -m tests.greenland.texts`, after a change that is meant.
"""

import pytest

from skali.games.greenland.rules.components import CARDS, EFFECTS, WORLD_TABLES
from tests.greenland.texts import FILE, lines


def test_every_card_says_the_same_as_before() -> None:
    """GREEN-002: no number of a text stands anywhere but in the data."""
    assert lines() == FILE.read_text("utf-8").splitlines()


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_file_names_every_card(language: str) -> None:
    """GREEN-002, GREEN-032"""
    found = [line for line in lines() if line.startswith(f"{language} ")]
    assert len(found) == len(CARDS) - len(WORLD_TABLES)
    assert all(line.partition(": ")[2] for line in found)


def test_no_two_effects_are_said_alike() -> None:
    """GREEN-002"""
    assert len(EFFECTS) == len(set(EFFECTS))
    said = [line.partition(": ")[2] for line in lines() if line.startswith("en ")]
    tools = [text for text in said if "harpoon" in text.lower() or "net" in text.lower()]
    assert len(set(tools)) == len(tools) > 1
