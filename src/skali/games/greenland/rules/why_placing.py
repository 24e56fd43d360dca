"""Why hunters cannot go somewhere, or cannot come home."""
# interpreted: asked by people, one action at a time

from skali.core.data import Section
from skali.core.message import Message, Refusal, say
from skali.games.greenland.rules import asks
from skali.games.greenland.rules.actions import FETCHED
from skali.games.greenland.rules.components import (
    CARD_TABLES,
    CARDS,
    CARRIED,
    CULTURES,
    DAUGHTER_TABLES,
    DAUGHTERS,
    EFFECT_TABLES,
    FIRST_DAUGHTER,
    FIRST_SIDE,
    HALVES,
    HELD,
    MARKLAND,
    NORSE,
    NORTH_TABLES,
    PEOPLES,
    PROMOTE_PRICE,
    RANK_TABLES,
    RANKS,
    REGIONS,
    SPOTS,
    WORLD_TABLES,
)
from skali.games.greenland.rules.round import NOBODY, TOGETHER
from skali.games.greenland.rules.state import AS_ENVOY, AS_HUSBAND, IDLE, ON_RANK, Table

WAR_CHIEF, MARINER = 3, 5


def card_name(card: int) -> Message:
    """Name a card."""
    return say(f"greenland-card-{CARDS[card]}")


def culture_name(culture: int) -> Message:
    """Name a culture."""
    return say(f"greenland-culture-{CULTURES[culture]}")


def led_by(t: Table, seat: int) -> list[int]:
    """List the cultures that a seat leads."""
    return [culture for culture in range(PEOPLES) if t.master[culture] == seat]


def husband_of(t: Table, card: int) -> int | None:
    """Return whose husband stands on a card."""
    if not FIRST_DAUGHTER <= card < HELD:
        return None
    husband = int(t.husband[card - int(FIRST_DAUGHTER)])
    return None if husband == NOBODY else husband


def works_for(t: Table, culture: int, card: int) -> bool:
    """GREEN-155: own cards in the tableau, and wives."""
    return bool(t.tableau[culture] >> card & 1) or husband_of(t, card) == culture


def sizes(t: Table, culture: int) -> tuple[int, int]:
    """GREEN-041, GREEN-042: the slots for any card, and those for D cards alone."""
    faith = int(t.faith) >> culture & 1
    ranks = RANK_TABLES[culture * 2 + faith]
    general = sum(
        effect["n"] * int(t.elders[culture * RANKS + number])
        for number, rank in enumerate(ranks)
        for effect in rank.data.get("effects", [])
        if effect["does"] == "hand_size"
    )
    animals = 0
    for card, effects in enumerate(EFFECT_TABLES):
        if works_for(t, culture, card):
            for effect in effects:
                if effect.text("does") == "hand_size":
                    if "only" in effect.data:
                        animals += effect.integer("n")
                    else:
                        general += effect.integer("n")
    return general, animals


def quarry_of(t: Table, card: int) -> Section:
    """Return what a card of the rows shows."""
    if card < REGIONS:
        return CARD_TABLES[card]
    side = "hostile" if t.hostile >> card & 1 else "peaceful"
    return WORLD_TABLES[card - int(MARKLAND)].table(side)


def owner_of(t: Table, card: int) -> int | None:
    """Return in whose tableau a card lies."""
    return next((c for c in range(PEOPLES) if t.tableau[c] >> card & 1), None)


def same_home(culture: int, other: int) -> bool:
    """GREEN-117: Tunit and Thule share the north."""
    return (culture == NORSE) == (other == NORSE)


def at_home(t: Table, culture: int, card: int) -> bool:
    """GREEN-117, GREEN-123: whether a card lies in the own home."""
    owner = owner_of(t, card)
    if owner is not None:
        return same_home(culture, owner)
    return card < REGIONS and (card >= len(NORTH_TABLES)) == (culture == NORSE)


def is_animal(card: int) -> bool:
    """Tell whether a card is a D card."""
    return FIRST_SIDE <= card < FIRST_DAUGHTER or CARD_TABLES[card].data.get("kind") == "D"


def can_cross(t: Table, culture: int, card: int, number: int) -> bool:
    """GREEN-118..122, GREEN-152: share out mariners and sledges over all crossings of the phase."""
    loads = {spot: int(t.ferried[culture * SPOTS + spot]) for spot in range(SPOTS)}
    if card >= 0:
        loads[card] += number
    boats = {spot: -(-load // int(CARRIED)) for spot, load in loads.items() if load}
    by_sledge = [need for spot, need in boats.items() if spot < HELD]
    needed = sum(boats.values()) + int(t.sailed)
    if t.fetched == 2:
        needed += 1
    if t.fetched == 3:
        needed += 1
        by_sledge.append(1)
    sledges = sum(
        any(effect.text("does") == "sledge" for effect in effects)
        for spot, effects in enumerate(EFFECT_TABLES)
        if t.tableau[culture] >> spot & 1
    )
    needed -= sum(sorted(by_sledge, reverse=True)[:sledges])
    return needed <= t.elders[culture * RANKS + MARINER]


def why_not(t: Table, culture: int, family: str, here: tuple[int, ...]) -> Refusal | None:
    """Name the rule against placing, promoting, fetching, evacuating and navigating."""
    if family == "send" and t.asking() == "steer":
        return against_steering(t, culture, int(t.get(asks.CARD)), here[0])
    if family == "send":
        if t.asking() == "place" and not t.idle[culture]:
            return Refusal("GREEN-114")
        return against_going(t, culture, here[0], evacuees=t.asking() == "evacuees")
    if family in ("take", "lead"):
        return against_number(t, culture, here[0] + 1, led=family == "lead")
    if family == "promote":
        return against_promoting(t, culture, here[1])
    if family == "fetch":
        return against_fetching(t, culture, *here)
    if family == "evacuate":
        return against_evacuating(t, culture)
    return against_lifting(t, culture, *here)


# --- where to ---


def against_going(t: Table, culture: int, card: int, *, evacuees: bool) -> Refusal | None:
    """GREEN-105, GREEN-107, GREEN-116, GREEN-118, GREEN-123, GREEN-136..139: where hunters go."""
    if t.laid >> card & 1:
        if card >= HELD:
            if evacuees:
                return Refusal("GREEN-AMB-16")
            if card == MARKLAND and t.no_markland:
                return Refusal("GREEN-107")
            return None if can_cross(t, culture, card, 1) else Refusal("GREEN-123")
        if t.no_sea and CARD_TABLES[card].text("use") == "sea":
            return Refusal("GREEN-105", card=card_name(card))
        if at_home(t, culture, card) or can_cross(t, culture, card, 1):
            return None
        return Refusal("GREEN-118", card=card_name(card))
    owner = owner_of(t, card)
    if owner is None:
        return Refusal("GREEN-116", card=card_name(card))
    if owner == culture:
        if evacuees:
            return Refusal("GREEN-AMB-16")
        fits = is_animal(card) or card >= FIRST_DAUGHTER
        return None if fits else Refusal("GREEN-251", card=card_name(card))
    return against_raiding(t, culture, owner, card)


def against_raiding(t: Table, culture: int, owner: int, card: int) -> Refusal | None:
    """GREEN-136..138, GREEN-156: a war chief, a card that can be raided, and a way to it."""
    if not HALVES[card].data.get("raid"):
        return Refusal("GREEN-138", card=card_name(card))
    if not t.elders[culture * RANKS + WAR_CHIEF]:
        return Refusal("GREEN-136")
    if husband_of(t, card) == culture:
        return Refusal("GREEN-156", card=card_name(card))
    if same_home(culture, owner) or can_cross(t, culture, card, 1):
        return None
    return Refusal("GREEN-137", card=card_name(card))


def against_number(t: Table, culture: int, number: int, *, led: bool) -> Refusal | None:
    """GREEN-114, GREEN-119, GREEN-152: so many are there, and find a way."""
    card = int(t.get(asks.CARD))
    purpose = asks.PURPOSES[t.get(asks.PURPOSE)]
    if purpose == "send":
        there, leader = int(t.idle[culture]), t.leader[culture] == IDLE
    elif purpose == "evacuees":
        there, leader = int(t.evacuees), bool(t.evacuated_leader)
    else:
        there, leader = int(t.cubes[culture * SPOTS + card]), t.leader[culture] == card
    return against_group(t, culture, card, number, there, leader=leader, led=led)


def against_group(
    t: Table, culture: int, card: int, number: int, there: int, *, leader: bool, led: bool
) -> Refusal | None:
    """GREEN-114, GREEN-119, GREEN-143, GREEN-152: a group with the leader or without him."""
    if led and not leader:
        return Refusal("GREEN-143")
    if number > (there if led else there - int(leader)):
        return Refusal("GREEN-114", number=number)
    if at_home(t, culture, card) or can_cross(t, culture, card, number):
        return None
    return Refusal("GREEN-119", number=number)


def against_promoting(t: Table, culture: int, who: int) -> Refusal | None:
    """GREEN-129: an energy, and an idle hunter or the idle leader."""
    fuel = sum(int(t.discs[culture * 3 + disc]) for disc in range(3 if t.mode == TOGETHER else 1))
    if fuel < PROMOTE_PRICE:
        return Refusal("GREEN-129")
    leader = t.leader[culture] == IDLE
    there = leader if who else t.idle[culture] > int(leader)
    return None if there else Refusal("GREEN-143" if who else "GREEN-114", number=1)


# --- coming home ---


def cubes_at(t: Table, culture: int, place: int) -> tuple[int, int, int | None]:
    """Return how many cubes are at a place, where a leader would be, and whose tableau it is."""
    if place < RANKS:
        return int(t.elders[culture * RANKS + place]), int(ON_RANK) + place, culture
    if place < RANKS + PEOPLES:
        other = place - int(RANKS)
        return int(t.envoys[other * PEOPLES + culture]), int(AS_ENVOY) + other, other
    if place < RANKS + PEOPLES + DAUGHTERS:
        daughter = place - int(RANKS + PEOPLES)
        owner = CULTURES.index(DAUGHTER_TABLES[daughter].text("culture"))
        return int(t.husband[daughter] == culture), int(AS_HUSBAND) + daughter, owner
    world = int(MARKLAND) + place - int(RANKS + PEOPLES + DAUGHTERS)
    return int(t.cubes[culture * SPOTS + world]), world, None


def against_fetching(t: Table, culture: int, place: int, who: int) -> Refusal | None:
    """GREEN-133, GREEN-AMB-15: who is nearly alone, once, with what carries the one who comes."""
    if not t.lonely or t.fetched:
        return Refusal("GREEN-133")
    number, leader_place, owner = cubes_at(t, culture, place)
    leader = int(t.leader[culture] == leader_place)
    if not (leader and number if who else number > leader):
        return Refusal("GREEN-133", place=FETCHED[place])
    if owner is None:
        if leader_place == MARKLAND and t.no_markland:
            return Refusal("GREEN-107")
        return None if with_fetched(t, culture, 2) else Refusal("GREEN-AMB-15")
    if same_home(culture, owner) or with_fetched(t, culture, 3):
        return None
    return Refusal("GREEN-AMB-15")


def with_fetched(t: Table, culture: int, how: int) -> bool:
    """Tell whether somebody could be fetched: the table is left as it was."""
    t.fetched = how
    found = can_cross(t, culture, -1, 0)
    t.fetched = 0
    return found


def against_evacuating(t: Table, culture: int) -> Refusal | None:
    """GREEN-107, GREEN-134, GREEN-AMB-16: all colonists, by free mariners, to hunt at home."""
    groups = [int(t.cubes[culture * SPOTS + world]) for world in range(HELD, SPOTS)]
    if not any(groups):
        return Refusal("GREEN-134")
    if groups[0] and t.no_markland:
        return Refusal("GREEN-107")
    before = t.sailed
    t.sailed += sum(-(-group // int(CARRIED)) for group in groups)
    enough = can_cross(t, culture, -1, 0)
    t.sailed = before
    if not enough:
        return Refusal("GREEN-134")
    for card in range(HELD):
        home = at_home(t, culture, card) and owner_of(t, card) != culture
        if home and against_going(t, culture, card, evacuees=True) is None:
            return None
    return Refusal("GREEN-AMB-16")


# --- navigation ---


def against_steering(t: Table, culture: int, source: int, card: int) -> Refusal | None:
    """GREEN-105, GREEN-141: cards with own hunters, own daughters and D cards."""
    if card == source or card >= HELD:
        return Refusal("GREEN-141", card=card_name(card))
    if t.tableau[culture] >> card & 1 and (is_animal(card) or card >= FIRST_DAUGHTER):
        return None
    if not t.cubes[culture * SPOTS + card]:
        return Refusal("GREEN-141", card=card_name(card))
    if t.no_sea and t.laid >> card & 1 and CARD_TABLES[card].data.get("use") == "sea":
        return Refusal("GREEN-105", card=card_name(card))
    return None


def against_lifting(t: Table, culture: int, card: int, who: int) -> Refusal | None:
    """GREEN-140, GREEN-248: an own hunter on a card, who could go elsewhere."""
    number = int(t.cubes[culture * SPOTS + card])
    leader = int(t.leader[culture] == card)
    if card >= HELD or not (leader and number if who else number > leader):
        return Refusal("GREEN-248", card=card_name(card))
    if any(against_steering(t, culture, card, other) is None for other in range(HELD)):
        return None
    return Refusal("GREEN-141", card=card_name(card))
