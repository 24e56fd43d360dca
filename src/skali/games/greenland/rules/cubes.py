"""Cubes on their way: who dies, who is born, who goes home.

Where a player's cubes differ only by which of them is the leader, he is spared and comes back
first: he is an ordinary cube that can do more, so nobody is asked (GREEN-084, GREEN-147).
"""

from mypy_extensions import i64

from skali.games.greenland.rules.components import FIRST_DAUGHTER, PEOPLES, RANKS, SPOTS
from skali.games.greenland.rules.hands import trim
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import AS_ENVOY, AS_HUSBAND, DEAD, IDLE, ON_RANK, SAGE, Table


def lose_idle(t: Table, culture: i64, number: i64) -> None:
    """GREEN-082, GREEN-084: idle hunters go to Valhalla, the leader last."""
    t.idle[culture] -= number
    t.dead[culture] += number
    if t.leader[culture] == IDLE and t.idle[culture] == 0:
        t.leader[culture] = DEAD


def lose_on(t: Table, culture: i64, spot: i64, number: i64) -> None:
    """GREEN-161: cubes on a card go to Valhalla, the husband there last, the leader before him."""
    here = t.at(culture, spot)
    if number > here and t.husband_on(spot) == culture:
        lose_husband(t, spot - FIRST_DAUGHTER)
    number = min(number, here)
    t.cubes[culture * SPOTS + spot] -= number
    t.dead[culture] += number
    if t.leader[culture] == spot and number == here:
        t.leader[culture] = DEAD


def lose_husband(t: Table, daughter: i64) -> None:
    """A husband goes to Valhalla; what his wife brought is lost (GREEN-044)."""
    culture = t.husband[daughter]
    t.husband = t.husband[:]
    t.husband[daughter] = NOBODY
    t.dead[culture] += 1
    if t.leader[culture] == AS_HUSBAND + daughter:
        t.leader[culture] = DEAD
    trim(t, culture)


def lose_elder(t: Table, culture: i64, place: i64) -> None:
    """An elder goes to Valhalla: from a rank of the own card, or an emissary from another's."""
    t.dead[culture] += 1
    if take_elder(t, culture, place):
        t.leader[culture] = DEAD
    if place == SAGE:
        trim(t, culture)


def take_elder(t: Table, culture: i64, place: i64) -> bool:
    """Take an elder off his place, the leader last; tell whether it was the leader."""
    if place < RANKS:
        t.elders = t.elders[:]
        t.elders[culture * RANKS + place] -= 1
        return t.leader[culture] == ON_RANK + place and t.elder(culture, place) == 0
    at = (place - RANKS) * PEOPLES + culture
    t.envoys = t.envoys[:]
    t.envoys[at] -= 1
    t.fresh = t.fresh[:]
    t.fresh[at] = min(t.fresh[at], t.envoys[at])
    return t.leader[culture] == AS_ENVOY + place - RANKS and t.envoys[at] == 0


def elder_places(t: Table, culture: i64) -> i64:
    """Return where a culture has elders: ranks, then the cards of other cultures."""
    found: i64 = 0
    for rank in range(RANKS):
        if t.elders[culture * RANKS + rank] > 0:
            found |= 1 << rank
    for card in range(PEOPLES):
        if t.envoys[card * PEOPLES + culture] > 0:
            found |= 1 << (RANKS + card)
    return found


def born(t: Table, culture: i64, number: i64, spot: i64) -> None:
    """GREEN-053, GREEN-147, GREEN-188, GREEN-190: from Valhalla, as far as cubes are there.

    They become idle hunters, or colonists where a New World card is given as the spot.
    """
    number = min(number, t.dead[culture])
    if number == 0:
        return
    t.dead[culture] -= number
    if spot < 0:
        t.idle[culture] += number
    else:
        t.cubes[culture * SPOTS + spot] += number
    if t.leader[culture] == DEAD:
        t.leader[culture] = IDLE if spot < 0 else spot


def put(t: Table, culture: i64, spot: i64, number: i64, led: i64) -> None:
    """Idle hunters go to a card, with the leader or without."""
    t.idle[culture] -= number
    t.cubes[culture * SPOTS + spot] += number
    if led != 0:
        t.leader[culture] = spot


def withdraw(t: Table, culture: i64, spot: i64, number: i64, led: i64) -> None:
    """Cubes go from a card to the idle hunters, with the leader or without."""
    t.cubes[culture * SPOTS + spot] -= number
    t.idle[culture] += number
    if led != 0:
        t.leader[culture] = IDLE


def go_home(t: Table, culture: i64, spot: i64) -> None:
    """GREEN-176: all cubes of a culture leave a card."""
    number = t.at(culture, spot)
    if number > 0:
        withdraw(t, culture, spot, number, 1 if t.leader[culture] == spot else 0)


def everybody_home(t: Table, spot: i64) -> None:
    """GREEN-177, GREEN-194: all cubes of all players leave a card."""
    for culture in range(PEOPLES):
        go_home(t, culture, spot)


def everybody_dies(t: Table, spot: i64) -> None:
    """GREEN-128: all cubes on a card go to Valhalla."""
    for culture in range(PEOPLES):
        lose_on(t, culture, spot, t.at(culture, spot))


def marry(t: Table, culture: i64, spot: i64, daughter: i64, led: i64) -> None:
    """GREEN-153..156: a cube moves from a card to the husband's place of a daughter."""
    t.cubes[culture * SPOTS + spot] -= 1
    t.husband = t.husband[:]
    t.husband[daughter] = culture
    if led != 0:
        t.leader[culture] = AS_HUSBAND + daughter
