"""All occupations at once: random games in which every card is in somebody's play."""

from collections import Counter
from typing import cast

import pytest

from skali.core.chance import Fast
from skali.games.odin import GAME
from skali.games.odin.effects.cards import CARDS
from skali.games.odin.rules.actions import SPACE
from skali.games.odin.rules.flow import Odin
from tests.odin.build import player, position

MET = {"use", "option", "place"}
"""What every such game meets; what single cards ask for, their own tests meet."""


def crowded(seats: int) -> Odin:
    """Build a table on which all cards are in play, spread over the seats."""
    rich = "6 silver 4 wood 3 stone 3 ore 3 flax 2 beans 2 salt_meat sheep cattle"
    in_play = [[key for n, key in enumerate(CARDS) if n % seats == seat] for seat in range(seats)]
    players = [player(rich, "2 bow 2 snare 2 spear 2 sword") for _ in range(seats)]
    return position(*players, decks="ABC", length="short", round=5, effects={"in_play": in_play})


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_cards_work_together(seats: int) -> None:
    """ODIN-AMB-67: nothing is lost, positions are read again, `legal` and `why_not` agree"""
    table, chance, policy = crowded(seats), Fast(seats), Fast(7 * seats)
    met: Counter[str] = Counter()
    number = 0
    while not table.over:
        seat = table.turn[number % len(table.turn)]
        if number % 25 == 0:
            GAME.census.account(table)
            assert cast("Odin", GAME.sample(table.dump(), Fast(0))).dump() == table.dump()
            legal = table.legal(seat)
            assert legal == [n for n in range(len(SPACE)) if not table.why_not(n, seat)]
        action = int(table.random_action(policy, seat))
        met[SPACE.family_of(action).name] += 1
        table.apply(action, chance, seat)
        assert all(left >= 0 for left in table.supply)
        number += 1
    assert set(met) >= MET
    assert not table.news
