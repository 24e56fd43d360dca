"""Every card, tile, dragon, berth and action is met in random play."""

from collections import Counter

import pytest

from skali.core.chance import Fast
from skali.games.walhalla import GAME
from skali.games.walhalla.rules.asks import QUESTIONS
from skali.games.walhalla.rules.components import CARDS, DRAGONS, FIELDS, TILES
from skali.games.walhalla.rules.state import CATEGORIES, PHASES
from tests.walhalla.build import new, walk


@pytest.fixture(scope="module")
def corpus() -> dict[str, Counter[str]]:
    """Play some games of all kinds and count what is met."""
    met: dict[str, Counter[str]] = {
        key: Counter() for key in ("asks", "played", "dragons", "fields", "phases", "lines", "rows")
    }
    for seed in range(24):
        chance, policy = Fast(seed), Fast(seed + 500)
        table = new(3 + seed % 2, chance, layout="random")
        while not table.over:
            seat = table.turn[policy.below(15, len(table.turn))]
            action = int(table.random_action(policy, seat))
            met["asks"][table.asking()] += 1
            met["played"][GAME.space.text(action)] += 1
            met["phases"][PHASES[table.phase]] += 1
            if table.dragon >= 0:
                met["dragons"][DRAGONS[table.dragon]] += 1
            for tongue in table.dump()["tongues"]:
                for row, field in enumerate(tongue["fields"], 1):
                    if " " in field:
                        met["fields"][field.split()[0]] += 1
                        met["rows"][str(row)] += 1
            table.apply(action, chance, seat)
        met["phases"][PHASES[table.phase]] += 1
        for name, line in table.sheet().items():
            met["lines"][name] += sum(line)
    return met


def test_every_question_and_every_phase_is_met(corpus: dict[str, Counter[str]]) -> None:
    """WAL-018"""
    assert set(corpus["asks"]) == set(QUESTIONS.by_name)
    assert set(corpus["phases"]) == set(PHASES)


def test_every_action_is_played(corpus: dict[str, Counter[str]]) -> None:
    """WAL-076: but those that the rules forbid for ever."""
    everything = {str(action) for action in GAME.space}
    assert everything - set(corpus["played"]) == {"lay hunt", "lay attack", "lay shield"}


def test_every_card_is_used(corpus: dict[str, Counter[str]]) -> None:
    """WAL-013"""
    used = {name for name in CARDS if corpus["played"][f"lay {name}"]}
    used |= {action.split()[0] for action in corpus["played"]} & set(CARDS)
    assert used == set(CARDS)


def test_every_dragon_sails_and_every_field_is_besieged(corpus: dict[str, Counter[str]]) -> None:
    """WAL-014, WAL-002"""
    assert set(corpus["dragons"]) == set(DRAGONS)
    assert set(corpus["fields"]) == set(FIELDS)
    assert set(corpus["rows"]) == {str(row) for row in range(1, 17)}


def test_every_line_of_the_sheet_is_used(corpus: dict[str, Counter[str]]) -> None:
    """WAL-079, WAL-103, WAL-104: only what a position brought along is missing."""
    assert {name for name, points in corpus["lines"].items() if points} == set(CATEGORIES) - {
        "start"
    }


def test_every_tile_is_laid() -> None:
    """WAL-002"""
    met = set()
    for table in (next(walk(4, seed)) for seed in range(3)):
        for tongue in table.dump()["tongues"]:
            fields = tongue["fields"]
            met |= {frozenset(fields[row : row + 2]) for row in range(0, len(fields), 2)}
    assert met == {frozenset(tile.split("+")) for tile in TILES}
