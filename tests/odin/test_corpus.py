"""Random games meet everything there is, at every number of players, or it is excused by name."""

from collections import Counter
from functools import cache

import pytest

from skali.core.chance import Fast
from skali.games.odin import GAME
from skali.games.odin.rules.actions import CLAIMED, EMIGRANTS, FREE, HELD, SPACE
from skali.games.odin.rules.boards import FACES
from skali.games.odin.rules.components import LENGTHS, SPACES
from skali.games.odin.rules.goods import COLOUR, GREEN, NAMES
from tests.conformance.folders import declared
from tests.odin.build import new

CARDS_ONLY = {"play_occupations_2", "play_occupations_4"}
"""Nobody has a card in a game without occupations."""
WITH_CARDS = {"play", "keep", "recall", "follow", "discard", "use"}
"""What only occupations ask for: test_cards_corpus.py meets it."""
GAMES = 12


Met = tuple[Counter[str], Counter[str], Counter[str], Counter[str]]


@cache
def corpus() -> Met:
    """Play games at random with much silver and wood, so that ships and houses are met."""
    actions: Counter[str] = Counter()
    faces: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    families: Counter[str] = Counter()
    for seats in GAME.seats:
        for seed in range(GAMES):
            chance, policy = Fast(seed), Fast(100 * seats + seed)
            table = new(seats, chance, LENGTHS[seed % 2])
            for seat in range(seats):
                for name, number in (("silver", 25), ("ore", 6), ("wood", 10), ("stone", 8)):
                    table.supply[seat * len(NAMES) + NAMES.index(name)] += number
            step = 0
            while not table.over:
                seat = table.turn[step % len(table.turn)]
                asked[f"{seats} {table.asking()}"] += 1
                action = int(table.random_action(policy, seat))
                actions[SPACE.text(action)] += 1
                families[f"{seats} {SPACE.family_of(action).name}"] += 1
                table.apply(action, chance, seat)
                step += 1
            for island in table.dump()["islands"].values():
                if island.get("land"):
                    faces[island["side"]] += 1
    return actions, faces, asked, families


def test_everything_is_met_in_random_games() -> None:
    """ODIN-046, ODIN-239: all spaces, every kind of question, tiles, ships, boards on both sides"""
    actions, faces, asked, _ = corpus()
    words = {text.split()[0] for text in actions}
    assert words == set(SPACE.families) - WITH_CARDS
    placed = {text.split()[1] for text in actions if text.startswith("place ")}
    assert set(SPACES) - placed == CARDS_ONLY
    for seats in GAME.seats:
        names = {text.split()[1] for text in asked if text.startswith(f"{seats} ")}
        every = {"place", "choose", "mine", "upgrade", "trade", "sale", "forge", "boats", "roll"}
        assert names >= every | {"feast", "ready", "explore"}, seats
    held = {text.split()[1] for text in actions if text.startswith("hold ")}
    on_boards = {name for name in HELD if COLOUR[NAMES.index(name)] >= GREEN}
    assert len(on_boards - held) <= 4, sorted(on_boards - held)
    assert set(faces) <= set(FACES)
    assert len(faces) >= 6
    claimed = {text.split()[1] for text in actions if text.startswith("claim ")}
    assert len(claimed) >= 20
    assert claimed <= set(CLAIMED)
    assert {text.split()[1] for text in actions if text.startswith("emigrate ")} <= set(EMIGRANTS)
    assert set(FREE) - WITH_CARDS <= words


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_random_games_may_miss_is_met_here(seats: int) -> None:
    """ODIN-207: nothing is excused that is not met by every number of players."""
    excused = [key.removeprefix("family ") for key in declared(GAME).excused]
    *_, families = corpus()
    assert [name for name in excused if not families[f"{seats} {name}"]] == []
