"""Every occupation is drawn, played and used at every number of players, in seeded games."""

import pytest

from skali.games.odin import GAME
from skali.games.odin.effects.cards import CARDS
from tests.odin.company import Company

MOST_GAMES = {1: 300, 2: 200, 3: 150, 4: 120}
SELDOM = {
    "builder": "needs tiles round a bonus of a house, which random players lay very seldom",
    "collector": "needs tiles round a bonus of the home board, when the card is played",
    "host": "needs three special tiles when the card is played",
    "loot_hunter": "needs a plunder whose roll is exactly one short of the best tile",
    "maid": "needs tiles round exactly one bonus of a house",
}
EXCUSED: dict[int, dict[str, str]] = {1: {}, 2: SELDOM, 3: SELDOM, 4: SELDOM}
"""By number of players: what such games use so seldom that they do not wait for it, and why.

Each of these has tests of its own, and is used in the games for one.
"""


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_is_drawn_played_and_used(seats: int) -> None:
    """ODIN-245, ODIN-251, ODIN-AMB-67: nothing is lost meanwhile, and no stack runs over"""
    company = Company(seats)
    excused = {CARDS.index(key) for key in EXCUSED[seats]}
    while company.left - excused and company.games < MOST_GAMES[seats]:
        table = company.game(company.games)
        GAME.census.account(table)
    assert sorted(CARDS[card] for card in company.left - excused) == []
    assert company.drawn == company.played == set(range(len(CARDS)))
