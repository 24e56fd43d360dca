"""Every card, tile, stone, field, question and action is met in random games."""

from collections import Counter
from typing import cast

import pytest

from skali.core.chance import Fast, Recorded
from skali.core.state import State
from skali.games.karvi import GAME
from skali.games.karvi.effects.vocabulary import CATEGORIES
from skali.games.karvi.rules.asks import QUESTIONS
from skali.games.karvi.rules.components import CARDS, DESIGNS, EQUIPMENT, NORMAL, STONES, TILES
from skali.games.karvi.rules.flow import Karvi
from tests.conformance.folders import declared
from tests.karvi.build import busy, position

GAMES = 60
RICH = 120


def rich(seed: int) -> dict[str, object]:
    """Deal everybody a good start: a game in which even late things happen."""
    order = Fast(seed)

    def take(things: list[str], number: int) -> list[str]:
        return [things.pop(order.below(0, len(things))) for _ in range(number)]

    kinds = [list(CARDS[first : first + 15]) for first in (0, 15, 30)]
    tiles = [list(EQUIPMENT[first : first + 8]) for first in (0, 8, 16)]
    stones = list(STONES[: int(NORMAL)])
    full = 3 if seed % 4 == 0 else 1
    players = [
        {"fur": 15, "silver": 15, "gold": 5, "provisions": 6,
         "hand": [card for kind in kinds for card in take(kind, 2)],
         "played": [card for kind in kinds for card in take(kind, 2)],
         "warriors": ["healthy-5", "healthy-4", "injured-3", "healthy-2", "injured-1"],
         "ship": ("map_south", "map_north", "torshavn")[n],
         "tiles_above": [*take(tiles[0], 1), *take(tiles[1], 2), *take(tiles[2], 2)],
         "tiles": {"stern": take(tiles[0], 1)[0]},
         "stones_above": take(stones, 4 - full), "stones": take(stones, full),
         "laid": [f"t{k}{'abc'[n]}" for k in (1, 3, 4, 5)] + [f"r{k}{'abc'[n]}" for k in (1, 2)]}
        for n in range(3)
    ]  # fmt: skip
    return {
        "seats": 3,
        "players": players,
        "options": {"draw_two": seed % 2 == 0, "variety": seed % 3 == 0},
        "sites": {key: [0, 1, 2] for key in ("ulstein", "torshavn", "skye", "avaldsnes")},
        "display": take(list(DESIGNS), 3),
    }


def choice(table: State, policy: Fast, *, saving: bool) -> int:
    """Choose at random, but prefer short die moves and whatever is not giving something up."""
    legal = table.legal(table.turn[0])
    named = [(action, GAME.space.text(action).split()[0]) for action in legal]
    moves = [action for action, family in named if family == "move"][:4]
    giving = ["move", "end", "done", "exchange", "discard", *(["play"] if saving else [])]
    rest = [action for action, family in named if family not in giving]
    stop = [action for action, family in named if family in ("end", "done")]
    some = policy.below(15, 40) == 0
    choices = rest if rest and policy.below(15, 3) else moves or (legal if some else stop) or legal
    return choices[policy.below(15, len(choices))]


@pytest.fixture(scope="module")
def corpus() -> dict[str, Counter[str]]:
    """Play some busy games of all kinds and count what is met."""
    met: dict[str, Counter[str]] = {
        key: Counter()
        for key in ("asks", "played", "cards", "trade", "tiles", "stones", "lines", "drawn")
    }
    for seed in range(GAMES):
        for table in busy(2 + seed % 3, seed, start_cards=("dealt", "random")[seed % 2],
                          variety=seed % 4 == 0, draft=seed % 5 == 0):  # fmt: skip
            if table.depth:
                met["asks"][table.asking()] += 1
            if table.over:
                count(table, met)
    for seed in range(RICH):
        chance, policy = Recorded(Fast(seed)), Fast(seed + 99)
        table = cast("Karvi", GAME.load(rich(seed), chance))
        while not table.over:
            who = table.turn[0]
            met["asks"][table.asking()] += 1
            action = choice(table, policy, saving=seed % 8 == 7)
            met["played"][GAME.space.text(action).split()[0]] += 1
            table.apply(action, chance, who)
        count(table, met)
        for number, value in chance.outcomes:
            stream = GAME.streams[number]
            if stream.outcomes:
                met["drawn"][f"{stream.name} {stream.outcomes[value]}"] += 1
    return met


def count(table: State, met: dict[str, Counter[str]]) -> None:
    """Count what the players of a finished game have used."""
    for shown in table.dump()["players"]:
        met["cards"].update(shown["played"])
        met["trade"].update(shown["trade_cards"])
        met["tiles"].update([*shown["laid"], *shown["beside"], *shown["tiles"].values()])
        met["tiles"].update(shown["covered_tiles"])
        met["stones"].update(key for key in shown["stones"] if key)
        met["stones"].update(shown["covered_stones"])
        met["lines"].update(shown["sheet"])


def test_every_question_is_met(corpus: dict[str, Counter[str]]) -> None:
    """KARVI-037"""
    asked = {each.name for each in QUESTIONS.all if not each.waits}
    assert asked - set(corpus["asks"]) == set()


def test_every_equipment_card_is_played(corpus: dict[str, Counter[str]]) -> None:
    """KARVI-085"""
    assert set(CARDS) - set(corpus["cards"]) == set()


def test_every_trade_card_is_received(corpus: dict[str, Counter[str]]) -> None:
    """KARVI-124"""
    assert set(DESIGNS) - set(corpus["trade"]) == set()


def test_every_tile_is_taken_or_placed(corpus: dict[str, Counter[str]]) -> None:
    """KARVI-071, KARVI-112"""
    assert {*TILES, *EQUIPMENT} - set(corpus["tiles"]) == set()


def test_every_runestone_is_placed(corpus: dict[str, Counter[str]]) -> None:
    """KARVI-030, KARVI-146"""
    assert set(STONES) - set(corpus["stones"]) == set()


def test_every_line_of_the_sheet_scores(corpus: dict[str, Counter[str]]) -> None:
    """KARVI-180"""
    assert set(CATEGORIES) - set(corpus["lines"]) == set()


def test_every_family_of_actions_is_played(corpus: dict[str, Counter[str]]) -> None:
    """KARVI-056: those of the setup are met in the other games."""
    setup = {"start", "pick"}
    assert set(GAME.space.families) - set(corpus["played"]) <= {*setup, "end"}
    assert position().turn == (0,)


def test_what_the_random_corpus_may_miss_is_met_here(corpus: dict[str, Counter[str]]) -> None:
    """KARVI-085, KARVI-146: nothing is excused that is met nowhere."""
    met = {f"family {name}" for name in corpus["played"]} | set(corpus["drawn"])
    assert set(declared(GAME).excused) - met == set()
