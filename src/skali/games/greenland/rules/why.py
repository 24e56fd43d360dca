"""The catalogue's prohibitions, one predicate a rule, apart from the fast menu of the engine."""
# interpreted: asked by people, one action at a time

from skali.core.message import Refusal
from skali.games.greenland.rules import asks, why_elders, why_placing, why_talks
from skali.games.greenland.rules.actions import ELDER_NAMES, SPACE
from skali.games.greenland.rules.components import (
    CARD_TABLES,
    CARDS,
    DISCS,
    EFFECT_TABLES,
    FIRST_SIDE,
    HALVES,
    IRON_RULE_PRICE,
    MARKLAND,
    PACIFY_PRICE,
    PEOPLES,
    RANK_TABLES,
    RANKS,
    SPOTS,
)
from skali.games.greenland.rules.round import TOGETHER
from skali.games.greenland.rules.state import Table
from skali.games.greenland.rules.why_placing import card_name, culture_name, led_by

IN_THE_MIDDLE = ("reroll", "number", "steer", "draft", "swap_given", "swap_taken")


def why_not(t: Table, action: int, seat: int) -> Refusal | None:
    """Name the first rule against an action of a seat that must decide, or None."""
    family, here = SPACE.family_of(action).name, SPACE.indices(action)
    if family == "exchange":
        return against_exchanging(t, seat, here[0])
    culture = int(t.get(asks.CULTURE))
    if family in ("take", "lead") and t.asking() == "draft":
        return why_talks.against_number(t, here[0] + 1, led=family == "lead")
    if family in ("send", "take", "lead", "promote", "fetch", "evacuate", "lift"):
        return why_placing.why_not(t, culture, family, here)
    if t.asking() in ("talk", "draft", "answer", "consent", "swap", "swap_given", "swap_taken"):
        return why_talks.why_not(t, culture, family, here)
    if t.asking() in ("elders", "martyr"):
        return why_elders.why_not(t, culture, family, here)
    if family in ("pay", "bury", "waive", "slaughter"):
        return against_paying(t, culture, family, here)
    if family in ("next", "strike", "save", "pacify"):
        return against_fighting(t, culture, family, here)
    if family == "reroll":
        return against_rerolling(t, culture, *here)
    if family == "discard":
        return against_discarding(t, culture, here[0])
    return against_the_ship(t, culture, family, here)


# --- cards and discs ---


def against_exchanging(t: Table, seat: int, card: int) -> Refusal | None:
    """GREEN-048, GREEN-049, GREEN-AMB-48, GREEN-AMB-56: an own card of value, not raided."""
    if t.asking() in IN_THE_MIDDLE:
        return Refusal("GREEN-AMB-48")
    owners = [c for c in led_by(t, seat) if t.tableau[c] >> card & 1]
    if not owners or not HALVES[card].data.get("value"):
        return Refusal("GREEN-048", card=card_name(card))
    if t.raided >> card & 1:
        return Refusal("GREEN-049", card=card_name(card))
    if any(t.cubes[c * SPOTS + card] for c in range(PEOPLES) if c != owners[0]):
        return Refusal("GREEN-AMB-56", card=card_name(card))
    if t.asking() == "hay" and t.get(asks.CARD) == card:
        return Refusal("GREEN-205", card=card_name(card))
    return None


def elders_at(t: Table, culture: int, place: int) -> int:
    """Count a culture's elders at one of the nine places."""
    if place < RANKS:
        return int(t.elders[culture * RANKS + place])
    return int(t.envoys[(place - RANKS) * PEOPLES + culture])


def spendable(t: Table, culture: int, disc: int) -> int:
    """GREEN-056, GREEN-246: how many discs of a colour can be spent as energy."""
    return int(t.discs[culture * 3 + disc]) if disc == 0 or t.mode == TOGETHER else 0


def against_paying(t: Table, culture: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """GREEN-082, GREEN-091, GREEN-191, GREEN-204: units of snow and hay."""
    if family == "waive":
        return None if t.get(asks.FREE) else Refusal("GREEN-096")
    if t.asking() == "hay":
        full = 1
        card = int(t.get(asks.CARD))
        if t.get(asks.FOR_HAY) == 0:
            full = HALVES[card].integer("hay")
        if family == "slaughter":
            return None if t.get(asks.OWED) == full else Refusal("GREEN-AMB-35")
        own = sum(elders_at(t, culture, place) for place in range(len(ELDER_NAMES)))
        own += sum(spendable(t, culture, disc) for disc in range(3))
        if own < t.get(asks.OWED):
            return Refusal("GREEN-205", card=card_name(card))
    if family == "bury":
        if t.asking() == "bury" and not t.get_of(asks.PLACES, here[0]):
            return Refusal("GREEN-082")
        return None if elders_at(t, culture, here[0]) else Refusal("GREEN-091")
    if spendable(t, culture, here[0]):
        return None
    return Refusal("GREEN-056" if here[0] else "GREEN-091")


def against_discarding(t: Table, culture: int, card: int) -> Refusal | None:
    """GREEN-042, GREEN-043: a card in hand; only others than D if those are too many."""
    if not t.hand[culture] >> card & 1:
        return Refusal("GREEN-043")
    hand = [n for n in range(len(CARDS)) if t.hand[culture] >> n & 1]
    general, animals = why_placing.sizes(t, culture)
    if len(hand) > general + animals or CARD_TABLES[card].data["kind"] != "D":
        return None
    return Refusal("GREEN-042")


# --- the ship, livestock, the council ---


def against_the_ship(t: Table, culture: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """GREEN-014, GREEN-062, GREEN-104, GREEN-108, GREEN-109: what is chosen in phase 1."""
    if family == "choose":
        if t.aside >> here[0] & 1:
            return None
        return Refusal("GREEN-062", card=card_name(int(FIRST_SIDE) + here[0]))
    if family == "break":
        half = HALVES[here[0]].data
        iron = half.get("value") and half.get("value_in") == "iron"
        fits = iron and t.tableau[culture] >> here[0] & 1
        return None if fits else Refusal("GREEN-104", card=card_name(here[0]))
    if family == "bid":
        return against_bidding(t, culture, here[0] + 1)
    if family == "appoint":
        other = here[0]
        fits = other != culture and t.alive >> other & 1
        return None if fits else Refusal("GREEN-014", culture=culture_name(other))
    return None


def against_bidding(t: Table, culture: int, ivory: int) -> Refusal | None:
    """GREEN-108, GREEN-109, GREEN-AMB-12: own ivory, not below the bid, each level once."""
    if ivory > t.discs[culture * 3 + DISCS.index("ivory")]:
        return Refusal("GREEN-108", ivory=int(t.discs[culture * 3 + 1]))
    if ivory < t.bid:
        return Refusal("GREEN-109", bid=int(t.bid))
    if ivory == t.bid == t.bids[culture]:
        return Refusal("GREEN-AMB-12", bid=int(t.bid))
    return None


# --- fights and hunts ---


def others_there(t: Table, culture: int, card: int) -> list[int]:
    """GREEN-160, GREEN-164, GREEN-252: whom a culture could kill on a card."""
    owner = next((c for c in range(PEOPLES) if t.tableau[c] >> card & 1), None)
    husband = why_placing.husband_of(t, card)
    found = []
    for other in range(PEOPLES):
        raiders = int(t.cubes[other * SPOTS + card])
        present = raiders + int(husband == other)
        if other == culture or not present:
            continue
        if culture in (owner, husband) and (other == owner or not raiders):
            continue
        found.append(other)
    return found


def may_attack(t: Table, culture: int, card: int) -> bool:
    """GREEN-160, GREEN-164: cubes there, somebody to attack, and a war chief or a defence."""
    owner = next((c for c in range(PEOPLES) if t.tableau[c] >> card & 1), None)
    husband = why_placing.husband_of(t, card)
    present = t.cubes[culture * SPOTS + card] or husband == culture
    chief = t.elders[culture * RANKS + 3] or culture in (owner, husband)
    return bool(present and chief and others_there(t, culture, card))


def against_fighting(t: Table, culture: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """GREEN-022, GREEN-161, GREEN-168, GREEN-170: where, against whom, and what iron does."""
    if family == "next" and t.asking() == "battle":
        fights = any(may_attack(t, other, here[0]) for other in range(PEOPLES))
        fits = fights and not t.fought >> here[0] & 1
        return None if fits else Refusal("GREEN-160", card=card_name(here[0]))
    if family == "next":
        cubes = any(t.cubes[other * SPOTS + here[0]] for other in range(PEOPLES))
        fits = cubes and not t.hunted >> here[0] & 1
        return None if fits else Refusal("GREEN-022", card=card_name(here[0]))
    if family == "strike":
        card, lost = int(t.get(asks.CARD)), int(t.get_of(asks.LOSSES, here[0]))
        there = int(t.cubes[here[0] * SPOTS + card])
        there += int(why_placing.husband_of(t, card) == here[0])
        fits = here[0] in others_there(t, culture, card) and there > lost
        return None if fits else Refusal("GREEN-161", culture=culture_name(here[0]))
    if family == "save":
        iron = t.discs[culture * 3 + DISCS.index("iron")]
        return None if iron >= IRON_RULE_PRICE else Refusal("GREEN-170")
    world = int(MARKLAND) + here[0]
    if not t.hostile >> world & 1 or not t.cubes[culture * SPOTS + world]:
        return Refusal("GREEN-168", card=card_name(world))
    ivory = t.discs[culture * 3 + DISCS.index("ivory")]
    return None if ivory >= PACIFY_PRICE else Refusal("GREEN-168")


def against_rerolling(t: Table, culture: int, face: int, who: int) -> Refusal | None:
    """GREEN-182, GREEN-183: a die with a face that a card or a rank lets roll again, once."""
    shown = int(t.crown) == face + 1 and not t.crown_final if who else t.dice[face + 1]
    if not shown:
        return Refusal("GREEN-183", face=face + 1)
    use = "raid"
    if asks.ROLLS[t.get(asks.WHY)] == "hunt":
        use = why_placing.quarry_of(t, int(t.get(asks.CARD))).text("use")
    faith = int(t.faith) >> culture & 1
    effects = [
        effect
        for number, rank in enumerate(RANK_TABLES[culture * 2 + faith])
        if t.elders[culture * RANKS + number]
        for effect in rank.data.get("effects", [])
    ]
    for card, found in enumerate(EFFECT_TABLES):
        if why_placing.works_for(t, culture, card):
            effects += [effect.data for effect in found]
    for effect in effects:
        if effect["does"] == "reroll" and effect["use"] == use and face + 1 in effect["faces"]:
            return None
    return Refusal("GREEN-182", face=face + 1)
