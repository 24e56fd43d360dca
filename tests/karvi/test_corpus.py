"""With 2, 3 and 4 players: every card, tile, stone, question, line and action is met in play.

Uniformly random games do not get that far. Here players begin rich, from other tables every time,
hold what was not used yet, and prefer to use it; whatever was dealt does not count as met.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, cast

import pytest

from skali.core.chance import Fast, Recorded
from skali.games.karvi import GAME
from skali.games.karvi.effects.programs import (
    ON_BEER,
    ON_INCOME,
    TILE_AUTOMATIC,
    TILE_TRIGGER,
)
from skali.games.karvi.effects.vocabulary import CATEGORIES
from skali.games.karvi.rules.asks import QUESTIONS
from skali.games.karvi.rules.components import (
    CARD_TABLES,
    CARDS,
    DESIGNS,
    EQUIPMENT,
    KINDS,
    LETTERS,
    NORMAL,
    PLAYERS,
    SITE_KEYS,
    SORTS,
    STONES,
    TILES,
    TRADE_SORTS,
)
from skali.games.karvi.rules.flow import Karvi
from skali.games.karvi.rules.trading import tile_of
from tests.conformance.folders import declared
from tests.karvi.build import new

MOST_GAMES = 300
"""So many are never needed; what is missing then, is named by the tests."""
ONE_DIE = {"pour": "with four players everybody has one die, and it takes all the beer"}
TIMED = [
    key
    for number, key in enumerate(EQUIPMENT)
    if TILE_TRIGGER[number] in (ON_BEER, ON_INCOME) and not TILE_AUTOMATIC[number]
]
"""Tiles whose bonus is asked for: now, or later."""


class Corpus:
    """What the games of one number of players have met so far, and what is still missing."""

    def __init__(self, seats: int) -> None:
        """Begin with nothing."""
        self.seats = seats
        self.met: dict[str, Counter[str]] = {}
        alone = self.excused()
        self.missing = {
            "asks": {each.name for each in QUESTIONS.all if not each.waits} - alone,
            "families": set(GAME.space.families) - alone,
            "cards": set(CARDS),
            "trade": set(DESIGNS),
            "tiles": {*TILES, *EQUIPMENT},
            "stones": set(STONES),
            "lines": set(CATEGORIES),
            "drawn": {key for key in declared(GAME).excused if not key.startswith("family ")},
        }

    def excused(self) -> set[str]:
        """Name what cannot be with so many players."""
        return set(ONE_DIE) if self.seats == PLAYERS[-1] else set()

    def meet(self, kind: str, things: Iterable[str]) -> None:
        """Count something as met."""
        self.met.setdefault(kind, Counter()).update(things)
        self.missing[kind] -= self.met[kind].keys()

    def play(self, table: Karvi, seed: int) -> None:
        """Play a game to its end and count what happened in it."""
        chance, policy = Recorded(Fast(seed)), Fast(seed + 99)
        had = owned(table)
        while not table.over:
            seat = table.turn[0]
            self.meet("asks", [table.asking()])
            action = self.choose(table, seat, policy)
            self.meet("families", [GAME.space.family_of(action).name])
            table.apply(action, chance, seat)
        for kind, things in owned(table).items():
            self.meet(kind, things - had[kind])
        for number, value in chance.outcomes:
            stream = GAME.streams[number]
            if stream.outcomes:
                self.meet("drawn", [f"{stream.name} {stream.outcomes[value]}"])

    def choose(self, table: Karvi, seat: int, policy: Fast) -> int:
        """Prefer what was not met; else short die moves, and not to give anything up."""
        named = [(action, GAME.space.text(action).split()) for action in table.legal(seat)]
        fresh = [action for action, words in named if is_fresh(table, seat, words, self.missing)]
        moves = [action for action, words in named if words[0] == "move"][:4]
        stop = [action for action, words in named if words[0] in ("end", "done")]
        giving = ["move", "end", "done", "exchange", "discard"]
        if not self.missing["cards"]:
            giving.append("play")
        rest = [action for action, words in named if words[0] not in giving]
        every = [action for action, _ in named]
        if fresh and policy.below(15, 4):
            choices = fresh
        elif rest and policy.below(15, 3):
            choices = rest
        else:
            choices = moves or (stop if policy.below(15, 40) else every) or every
        return choices[policy.below(15, len(choices))]


def is_fresh(table: Karvi, seat: int, words: list[str], missing: dict[str, set[str]]) -> bool:
    """Tell whether an action would meet something new."""
    family, here = words[0], words[-1]
    if family in missing["families"]:
        return True
    if family == "play":
        return here in missing["cards"]
    if family == "receive":
        return DESIGNS[table.display[int(words[1]) - 1]] in missing["trade"]
    if family == "draw":
        return any(key.startswith(here) for key in missing["drawn"])
    if family in ("trade", "raid") and here != "francia":
        sort = int(here) - 1 + (0 if family == "trade" else int(TRADE_SORTS))
        return TILES[tile_of(table, seat, sort)] in missing["tiles"]
    things = {"place": "tiles", "engrave": "stones", "stone": "stones"}
    return family in things and words[1] in missing[things[family]]


def owned(table: Karvi) -> dict[str, Counter[str]]:
    """Count what the players have used."""
    found: dict[str, Counter[str]] = {
        kind: Counter() for kind in ("cards", "trade", "tiles", "stones", "lines")
    }
    for shown in table.dump()["players"]:
        found["cards"].update(shown["played"])
        found["trade"].update(shown["trade_cards"])
        found["tiles"].update([*shown["laid"], *shown["tiles"].values(), *shown["covered_tiles"]])
        found["stones"].update(key for key in shown["stones"] if key)
        found["stones"].update(shown["covered_stones"])
        found["lines"].update(shown["sheet"])
    return found


class Box:
    """Things to deal, in a random order."""

    def __init__(self, seed: int, missing: dict[str, set[str]]) -> None:
        """Shuffle by a seed."""
        self.luck = Fast(seed)
        self.new = {thing for things in missing.values() for thing in things}

    def order(self, things: Sequence[str]) -> list[str]:
        """Shuffle things; what was not met comes last, since it is dealt from there."""
        rank = {thing: (thing in self.new, self.luck.below(0, 1 << 20)) for thing in things}
        return sorted(things, key=rank.__getitem__)


def deck_of(kind: str, number: int) -> list[str]:
    """List the equipment cards of a kind with one back."""
    tables = [card for card in CARD_TABLES if card.text("kind") == kind]
    return [card.text("key") for card in tables if card.integer("deck") == number]


def rich(seats: int, seed: int, missing: dict[str, set[str]]) -> dict[str, Any]:
    """Deal everybody a good start: a game in which even late things happen.

    What is still missing lies above the tableau, beside it, or in the hand; what was met lies where
    it is used already. The first player may equip at once. Every other game deals the cards of
    value 1, so that those of value 2 are drawn.
    """
    box = Box(seed, missing)
    first, second = [deck_of(kind, 1) for kind in KINDS], [deck_of(kind, 2) for kind in KINDS]
    held, used = 1, 2
    cards = [box.order([*one, *two]) for one, two in zip(first, second, strict=True)]
    if seed % 2:
        held, used = 2, -(-len(first[0]) // seats) - 2
        cards = [box.order(two) + box.order(one) for one, two in zip(first, second, strict=True)]
    tiles = [box.order(EQUIPMENT[at : at + 8]) for at in (0, 8, 16)]
    stones = box.order(STONES[: int(NORMAL)])
    letters = [box.order([f"{sort}{letter}" for letter in LETTERS]) for sort in SORTS]
    starts = box.order(["map_south", "map_north", *SITE_KEYS[:6]])
    sites = box.order([key for key in SITE_KEYS if key not in ("waterford", "vik_i_myrdal")])
    spots = 3 if seed % 4 == 0 else 1
    timed = missing["families"] & {"now", "later"}
    players = []
    for seat in range(seats):
        own = [pile.pop() for pile in letters]
        trades, raids = box.order(own[: int(TRADE_SORTS)]), box.order(own[int(TRADE_SORTS) :])
        tableau = {"stern": tiles[0].pop(0), "head": tiles[2].pop(0)}
        if timed and seat == 0:
            tiles[1].remove(TIMED[0])
            tableau["sail"] = TIMED[0]
        players.append({
            "fur": 15, "silver": 15, "gold": 5, "provisions": 6, "ship": starts.pop(),
            "hand": [deck.pop() for deck in cards for _ in range(held)],
            "played": [deck.pop() for deck in cards for _ in range(used)],
            "warriors": ["healthy-6", "healthy-6", "injured-3", "healthy-5", "injured-1"],
            "tiles": tableau, "tiles_above": [pile.pop() for pile in tiles],
            "stones_above": [stones.pop() for _ in range(3 - spots)],
            "stones": [stones.pop(0) for _ in range(spots)],
            "laid": trades[:4] + raids[:2], "beside": trades[4:] + raids[2:],
        })  # fmt: skip
    return {
        "seats": seats,
        "players": players,
        "options": {"draw_two": seed % 3 == 0, "variety": seed % 5 == 0},
        "sites": {key: list(range(seats)) for key in sites[:4]},
        "display": box.order(DESIGNS)[-3:],
        "active": 0,
        "moved": True,
        "pending": [{"ask": "turn", "seats": [0]}, {"ask": "equip", "seats": [0]}],
    }


@pytest.fixture(scope="module", params=PLAYERS, ids="{} players".format)
def corpus(request: pytest.FixtureRequest) -> Corpus:
    """Play whole games from the setup on, then rich ones until nothing is missing."""
    found = Corpus(request.param)
    for seed, start in enumerate(("random", "first")):
        luck = Fast(seed)
        found.play(new(found.seats, luck, start_cards=start, draft=True, variety=seed == 1), seed)
    for seed in range(MOST_GAMES):
        if any(found.missing.values()):
            table = GAME.load(rich(found.seats, seed, found.missing), Fast(seed))
            found.play(cast("Karvi", table), seed)
    return found


def test_every_question_is_asked(corpus: Corpus) -> None:
    """KARVI-037"""
    assert corpus.missing["asks"] == set()


def test_every_family_of_actions_is_played(corpus: Corpus) -> None:
    """KARVI-056"""
    assert corpus.missing["families"] == set()


def test_every_equipment_card_is_played(corpus: Corpus) -> None:
    """KARVI-085"""
    assert corpus.missing["cards"] == set()


def test_every_trade_card_is_received(corpus: Corpus) -> None:
    """KARVI-124"""
    assert corpus.missing["trade"] == set()


def test_every_tile_is_laid_or_placed(corpus: Corpus) -> None:
    """KARVI-071, KARVI-112"""
    assert corpus.missing["tiles"] == set()


def test_every_runestone_is_placed(corpus: Corpus) -> None:
    """KARVI-030, KARVI-146"""
    assert corpus.missing["stones"] == set()


def test_every_line_of_the_sheet_scores(corpus: Corpus) -> None:
    """KARVI-180"""
    assert corpus.missing["lines"] == set()


def test_what_random_games_may_miss_is_met_here(corpus: Corpus) -> None:
    """KARVI-085, KARVI-146: nothing is excused that is not met by every number of players."""
    families = {f"family {name}" for name in {*corpus.met["families"], *corpus.excused()}}
    assert set(declared(GAME).excused) - families - set(corpus.met["drawn"]) == set()


def test_nobody_pours_with_one_die(corpus: Corpus) -> None:
    """KARVI-028, KARVI-097: with four players, and only then, pouring cannot be asked."""
    assert (corpus.met["families"]["pour"] == 0) == (corpus.seats == PLAYERS[-1])
