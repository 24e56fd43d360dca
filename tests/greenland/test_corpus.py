"""In every mode: every card, event, question and action that the mode has is met in play.

Uniformly random games do not get that far. Here peoples begin rich, from other tables every time,
and do next what was done least; what they were dealt does not count as met.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from skali.core.chance import Fast
from skali.games.greenland import GAME
from skali.games.greenland.rules.asks import QUESTIONS
from skali.games.greenland.rules.components import (
    ADVANCED,
    CARDS,
    CULTURES,
    DAUGHTERS,
    EVENTS,
    FIRST_DAUGHTER,
    FIRST_IMPORT,
    FIRST_SIDE,
    HANDS,
    HELD,
    IRON_VALUED,
    REGIONS,
)
from skali.games.greenland.rules.flow import Greenland
from skali.games.greenland.rules.round import PHASES
from tests.greenland.build import Plain

pytestmark = pytest.mark.slow
MOST_GAMES = 120
"""So many are never needed; what is missing then, is named by the tests."""
TALKS = {
    "deal", "between", "give", "want", "give-card", "want-card", "ask-leave", "promise",
    "ask-promise", "propose", "drop", "accept", "counter", "talk", "draft", "answer", "consent",
}  # fmt: skip
SWAPS = {
    "swap", "swap-disc", "swap-wife", "swap-card", "wed", "swap_given", "swap_taken",
}  # fmt: skip
IRON = {"save"}
DISCS = {"ask pay"}
"""In which disc energy is paid is asked in the common game alone."""
ADVANCED_ONLY = {
    "choose", "livestock", "waive", "slaughter", "hay", "evacuate", "evacuees",
    "give-card", "want-card", "marry", "pacify", "newborn", "wool", "discard", "domesticate",
    "make",
}  # fmt: skip
MODES: dict[str, tuple[list[tuple[int, dict[str, Plain]]], set[str]]] = {
    "two": (
        [(2, {}), (2, {"open_hands": False})],
        SWAPS | DISCS | {"between", "consent", "strike"},
    ),
    "three": ([(3, {}), (3, {"open_hands": False})], SWAPS | DISCS),
    "survivor": ([(3, {"survivor": True})], SWAPS | DISCS | IRON),
    "beginner": ([(3, {"mode": "beginner"})], SWAPS | DISCS | ADVANCED_ONLY),
    "alone": ([(1, {}), (1, {"survivor": True})], TALKS),
    "together": ([(3, {"mode": "together"})], TALKS),
}
"""Who plays and with which options; and which families and questions such games do not have."""
ENDING = {
    "leave", "exchange", "fetch", "evacuate", "drop", "done", "hold", "refuse", "keep", "promote",
    "banish", "burn-elder", "slaughter", "wed", "marry",
}  # fmt: skip
"""What ends things or gives them up: done only now and then, if nothing else can be."""


class Corpus:
    """What the games of one mode have met so far, and what is still missing."""

    def __init__(self, mode: str) -> None:
        """Begin with nothing."""
        self.tables, self.without = MODES[mode]
        self.done: Counter[str] = Counter()
        beginner = mode == "beginner"
        cards = [name for number, name in enumerate(CARDS) if not beginner or is_basic(number)]
        self.missing: dict[str, set[str]] = {
            "families": set(GAME.space.families) - self.without,
            "asks": {each.name for each in QUESTIONS.all if not each.waits}
            - {name.removeprefix("ask ") for name in self.without},
            "cards": set(cards),
            "events": set(EVENTS),
            "phases": set(PHASES) - {"begin", "council", "navigation", "peace", "end"},
        }
        if beginner:
            self.missing["phases"] -= {"livestock"}

    def meet(self, kind: str, things: Iterable[str]) -> None:
        """Count something as met."""
        self.missing[kind] -= set(things)

    def play(self, seed: int) -> None:
        """Play a game to its end and count what happened in it."""
        seats, options = self.tables[seed % len(self.tables)]
        chance, policy = Fast(seed), Fast(seed + 500)
        table = rich(seats, options, policy)
        had = owned(table)
        while not table.over:
            seat = table.turn[0]
            self.meet("asks", [table.asking()])
            self.meet("events", [EVENTS[table.event]])
            self.meet("phases", [PHASES[table.phase]])
            action = self.choose(table, seat, policy)
            words = GAME.space.text(action).split()
            self.done[words[0]] += 1
            self.meet("families", words[:1])
            self.meet("cards", words[1:])
            table.apply(action, chance, seat)
            self.meet("cards", owned(table) - had)
        self.meet("phases", [PHASES[table.phase]])
        GAME.census.account(table)

    def choose(self, table: Greenland, seat: int, policy: Fast) -> int:
        """Prefer what was not met, then what was done least."""
        named = [(action, GAME.space.text(action).split()) for action in table.legal(seat)]
        fresh = [
            action
            for action, words in named
            if words[0] in self.missing["families"] or self.missing["cards"] & set(words[1:])
        ]
        if fresh and policy.below(15, 4):
            return fresh[policy.below(15, len(fresh))]
        active = [name for name in {words[0]: 0 for _, words in named} if name not in ENDING]
        if not active or policy.below(15, 12) == 0:
            return named[policy.below(15, len(named))][0]
        family = min(active, key=lambda name: self.done[name])
        if "send" in active and policy.below(15, 4):
            family = "send"
        own = [action for action, words in named if words[0] == family]
        if family in ("take", "lead"):
            return own[(len(own) - 1) // 2]
        return own[policy.below(15, len(own))]


def is_basic(card: int) -> bool:
    """GREEN-070, GREEN-AMB-01: what the beginner game uses: regions without D or I, and goods."""
    if card < REGIONS:
        return not ADVANCED >> card & 1
    return FIRST_IMPORT <= card < FIRST_SIDE and CARDS[card] != "norse-pony"


def owned(table: Greenland) -> set[str]:
    """Name the cards of all tableaus."""
    mask = int(table.tableau[0] | table.tableau[1] | table.tableau[2])
    return {CARDS[card] for card in range(int(HELD)) if mask >> card & 1}


def drawn(things: list[str], number: int, policy: Fast) -> list[str]:
    """Take some things off a list."""
    return [things.pop(policy.below(15, len(things))) for _ in range(min(number, len(things)))]


def rich(seats: int, options: dict[str, Plain], policy: Fast) -> Greenland:
    """Build a table with much on it: elders, discs, wives, emissaries, hands and imports."""
    circle = drawn(list(CULTURES), 2 if seats == 2 else 3, policy)
    basic = options.get("mode") == "beginner"
    goods = [
        CARDS[n] for n in range(int(FIRST_IMPORT), int(FIRST_SIDE)) if not basic or is_basic(n)
    ]
    hands = [] if basic else [CARDS[n] for n in range(int(REGIONS)) if HANDS >> n & 1]
    daughters = [] if basic else list(CARDS[int(FIRST_DAUGHTER) : int(FIRST_DAUGHTER + DAUGHTERS)])
    iron = [name for name in goods if IRON_VALUED >> CARDS.index(name) & 1]
    tools = drawn(iron, 2, policy) if policy.below(15, 2) else []
    goods = [name for name in goods if name not in tools]
    players: list[dict[str, Any]] = []
    for number, culture in enumerate(circle):
        pious = bool(policy.below(15, 2))
        others = [other for other in circle if other != culture]
        wives = [name for name in drawn(daughters, 1, policy) if owner_of(name) in others]
        players.append({
            "energy": 8, "ivory": 6, "iron": 3, "idle": 6, "monotheist": pious,
            "elders": [int(not number), 2, 2, 1, 1, 2], "hunters": {} if basic else {"markland": 2},
            "wives": wives, "envoys": {others[0]: 1} if pious else {},
            "hand": drawn(hands, 2, policy), "cards": drawn(goods, 1, policy) if number else tools,
        })  # fmt: skip
    aside: list[str] = []
    if not basic and "norse" in circle:
        pairs = [["sheep", "pony"], ["cattle", "settlement-goat"]]
        side, _ = pairs.pop(policy.below(15, 2))
        players[circle.index("norse")]["cards"].append(side)
        [aside] = pairs
    pagans = [c for c, own in zip(circle, players, strict=True) if not own["monotheist"]]
    start: dict[str, Any] = {"phase": "placing"}
    if tools:  # the icon comes up at which one of two breaks
        start = {"phase": "event", "event": "silence-of-the-western-settlement", "step": 1}
    data = {**start, "circle": circle, "seats": seats, "options": options,
            "aside": aside, "players": players, "pagans": pagans}  # fmt: skip
    table = GAME.load(data, policy)
    assert isinstance(table, Greenland)
    return table


def owner_of(daughter: str) -> str:
    """Return the culture of a daughter."""
    number = CARDS.index(daughter) - int(FIRST_DAUGHTER)
    return CULTURES[0 if number < 3 else 1 if number < 6 else 2]


@pytest.fixture(scope="module", params=MODES)
def corpus(request: pytest.FixtureRequest) -> Corpus:
    """Play games of a mode until all is met."""
    found = Corpus(request.param)
    for seed in range(MOST_GAMES):
        found.play(seed)
        if not any(found.missing.values()):
            break
    return found


def test_everything_that_a_mode_has_is_met(corpus: Corpus) -> None:
    """GREEN-003, GREEN-032, GREEN-071: sixty cards; the elder cards are used by every action."""
    assert corpus.missing == {kind: set() for kind in corpus.missing}


def test_what_a_mode_does_not_have_is_not_met(corpus: Corpus) -> None:
    """GREEN-071, GREEN-074, GREEN-243, GREEN-245"""
    assert {name for name in corpus.without if corpus.done[name]} == set()


def test_a_rich_table_holds_what_the_box_has() -> None:
    """GREEN-027, GREEN-032"""
    for seed in range(5):
        GAME.census.account(rich(3, {}, Fast(seed)))
