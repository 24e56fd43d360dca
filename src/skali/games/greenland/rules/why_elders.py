"""Why an elder cannot do something."""
# interpreted: asked by people, one action at a time

from skali.core.message import Refusal
from skali.games.greenland.rules.components import (
    CARD_TABLES,
    CULTURES,
    DAUGHTER_TABLES,
    NORSE,
    PEOPLES,
    PRICES,
    RANK_TABLES,
    RANKS,
)
from skali.games.greenland.rules.round import NOBODY, TOGETHER
from skali.games.greenland.rules.state import Table
from skali.games.greenland.rules.why_placing import card_name, culture_name, is_animal, sizes

ACTION_OF = {
    "domesticate": "domesticate", "banish": "banish", "martyr": "banish", "burn-elder": "burn",
    "burn": "burn", "emissary": "emissary", "preach": "preach",
}  # fmt: skip
USE_OF = {"domesticate": 0, "burn": 0, "banish": 1, "preach": 1}
RULE_OF = {
    "domesticate": "GREEN-211", "banish": "GREEN-213", "burn": "GREEN-217",
    "emissary": "GREEN-221", "preach": "GREEN-222",
}  # fmt: skip


def why_not(t: Table, culture: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """Name the rule against an elder action."""
    if family == "done":
        return None
    if family == "kill":
        return against_stranger(t, culture, here[0])
    if family == "baptise":
        return against_baptism(t, culture)
    if family == "make":
        return against_making(t, culture, *here)
    action = ACTION_OF[family]
    doers = elders_for(t, culture, action)
    if action == "domesticate" and int(t.faith) >> culture & 1:
        return Refusal("GREEN-212")
    if not doers:
        return Refusal(RULE_OF[action])
    if action in USE_OF and t.used[USE_OF[action]] >= doers:
        return Refusal("GREEN-208")
    if fuel(t, culture) < PRICES.integer(action):
        return Refusal("GREEN-208")
    return against_target(t, culture, family, here[0] if here else 0)


def elders_for(t: Table, culture: int, action: str) -> int:
    """GREEN-208, GREEN-209: count the elders on the rank that shows an action on this side."""
    ranks = RANK_TABLES[culture * 2 + (int(t.faith) >> culture & 1)]
    return sum(
        int(t.elders[culture * RANKS + number])
        for number, rank in enumerate(ranks)
        if action in rank.texts("actions")
    )


def fuel(t: Table, culture: int) -> int:
    """GREEN-056, GREEN-246: energy; in the common game all discs."""
    discs = range(3 if t.mode == TOGETHER else 1)
    return sum(int(t.discs[culture * 3 + disc]) for disc in discs)


def dice(t: Table, culture: int) -> int:
    """GREEN-AMB-37: as many as the hand may hold of any kind."""
    return sizes(t, culture)[0]


def against_target(t: Table, culture: int, family: str, target: int) -> Refusal | None:
    """GREEN-211, GREEN-213, GREEN-217, GREEN-221, GREEN-222: whom or what it is about."""
    if family == "domesticate":
        fits = bool(t.hand[culture] >> target & 1) and is_animal(target)
        return None if fits else Refusal("GREEN-211")
    if family in ("banish", "burn-elder"):
        there = t.elders[culture * RANKS + target]
        return None if there else Refusal("GREEN-213" if family == "banish" else "GREEN-217")
    if family == "martyr":
        if not dice(t, culture):
            return Refusal("GREEN-215")
        targets = range(len(DAUGHTER_TABLES) + int(PEOPLES))
        fits = any(against_stranger(t, culture, other) is None for other in targets)
        return None if fits else Refusal("GREEN-214")
    if family == "burn":
        return against_stranger(t, culture, target)
    if family == "emissary":
        fits = target != culture and bool(t.alive >> target & 1)
        return None if fits else Refusal("GREEN-221")
    return against_preaching(t, culture, target)


def against_stranger(t: Table, culture: int, target: int) -> Refusal | None:
    """GREEN-214, GREEN-216..218: a foreign husband or emissary in the own tableau."""
    if target >= len(DAUGHTER_TABLES):
        other = target - len(DAUGHTER_TABLES)
        fits = t.envoys[culture * PEOPLES + other]
        return None if fits else Refusal("GREEN-214", culture=culture_name(other))
    owner = CULTURES.index(DAUGHTER_TABLES[target].text("culture"))
    husband = int(t.husband[target])
    if owner != culture or husband == NOBODY:
        return Refusal("GREEN-214", culture=culture_name(culture))
    return Refusal("GREEN-218") if husband == NORSE and t.players == 3 else None


def against_preaching(t: Table, culture: int, other: int) -> Refusal | None:
    """GREEN-222, GREEN-AMB-40: a polytheist with an own missionary since the round began."""
    pair = other * int(PEOPLES) + culture
    stood = t.envoys[pair] - t.fresh[pair] > 0
    if t.faith >> other & 1 or not t.alive >> other & 1 or not stood:
        return Refusal("GREEN-222", culture=culture_name(other))
    return None if dice(t, culture) else Refusal("GREEN-222", culture=culture_name(other))


def against_baptism(t: Table, culture: int) -> Refusal | None:
    """GREEN-226: a polytheist without any elder of his colour."""
    elders = sum(int(t.elders[culture * RANKS + rank]) for rank in range(RANKS))
    elders += sum(int(t.envoys[card * PEOPLES + culture]) for card in range(PEOPLES))
    return Refusal("GREEN-226") if elders or t.faith >> culture & 1 else None


def against_making(t: Table, culture: int, card: int, disc: int) -> Refusal | None:
    """GREEN-219, GREEN-220: an I card in hand, a toolmaker who has not worked, and iron."""
    if not t.hand[culture] >> card & 1 or CARD_TABLES[card].data.get("kind") != "I":
        return Refusal("GREEN-219", card=card_name(card))
    action = ("", "carve", "make")[disc]
    if not action or t.used[2] >= elders_for(t, culture, action):
        return Refusal("GREEN-219" if disc != 1 else "GREEN-220", card=card_name(card))
    if t.discs[culture * 3 + disc] < PRICES.integer(action):
        return Refusal("GREEN-219", card=card_name(card))
    return None
