"""Reading a culture of a position: discs, cubes in all their places, cards."""

from skali.core.errors import PositionError
from skali.core.position import Fields
from skali.games.greenland.rules import components
from skali.games.greenland.rules.round import BEGINNER, NOBODY
from skali.games.greenland.rules.state import AS_ENVOY, AS_HUSBAND, DEAD, IDLE, ON_RANK, Table
from skali.games.greenland.written.position import LEADER_PLACES

MOST_DISCS = 999
HELD_NAMES = components.CARDS[: int(components.HELD)]
DAUGHTER_NAMES = components.CARDS[int(components.FIRST_DAUGHTER) : int(components.HELD)]


def load(t: Table, culture: int, entry: Fields) -> None:
    """Read one culture."""
    entry.word("culture", (components.CULTURES[culture],), "")
    if entry.flag("monotheist", default=False):
        t.faith |= 1 << culture
    for disc, name in enumerate(components.DISCS):
        most = int(components.MOST_ENERGY) if disc == 0 else MOST_DISCS
        t.discs[culture * 3 + disc] = entry.integer(
            name, int(components.START_DISCS[disc]), 0, most
        )
    load_cards(t, culture, entry)
    load_elders(t, culture, entry)
    for name in ("hunters", "ferried"):
        numbers = t.cubes if name == "hunters" else t.ferried
        for spot, number in enumerate(
            entry.counts(name, components.CARDS, int(components.CUBES)) or []
        ):
            numbers[culture * components.SPOTS + spot] = number
            if number and name == "ferried":
                t.crossed[culture] |= 1 << spot
    load_cubes(t, culture, entry)


def load_cards(t: Table, culture: int, entry: Fields) -> None:
    """Read the tableau, the hand and the wives."""
    own = 0 if t.mode == BEGINNER else int(components.DAUGHTERS_OF[culture])
    cards = sum(1 << card for card in set(entry.words("cards", HELD_NAMES)))
    if cards & components.DAUGHTER_CARDS:
        raise entry.fail("cards", "daughters are always with their own culture")
    t.tableau[culture] = own | cards
    hand = sum(1 << card for card in set(entry.words("hand", HELD_NAMES)))
    if hand & ~(components.HANDS & components.REGION_CARDS):
        raise entry.fail("hand", "only regions with a D or an I can be in hand")
    t.hand[culture] = hand
    for daughter in entry.words("wives", DAUGHTER_NAMES):
        owner = int(components.DAUGHTER_OF[daughter])
        if owner == culture or t.master[owner] == NOBODY or t.husband[daughter] != NOBODY:
            name = DAUGHTER_NAMES[daughter]
            raise entry.fail("wives", f"{name} must be another player's, and married once")
        t.husband[daughter] = culture


def load_elders(t: Table, culture: int, entry: Fields) -> None:
    """Read elders by rank, and emissaries on other cards."""
    given = entry.integers("elders", 0, int(components.CUBES), int(components.RANKS))
    elders = given if entry.has("elders") else [1] * int(components.RANKS)
    for rank, number in enumerate(elders):
        t.elders[culture * components.RANKS + rank] = number
    for name in ("envoys", "fresh"):
        numbers = t.envoys if name == "envoys" else t.fresh
        for card, number in enumerate(
            entry.counts(name, components.CULTURES, int(components.CUBES)) or []
        ):
            if number and (card == culture or t.master[card] == NOBODY):
                raise entry.fail(name, f"{components.CULTURES[card]} is no other culture in play")
            numbers[card * components.PEOPLES + culture] = number


def load_cubes(t: Table, culture: int, entry: Fields) -> None:
    """GREEN-027: read idle hunters and the dead; all cubes together are always the same number."""
    away = sum(int(t.elder(culture, rank)) for rank in range(components.RANKS))
    away += sum(
        int(t.envoys[card * components.PEOPLES + culture]) for card in range(components.PEOPLES)
    )
    away += sum(int(t.cubes[culture * components.SPOTS + spot]) for spot in range(components.SPOTS))
    away += sum(int(husband == culture) for husband in t.husband)
    total = int(components.CUBES)
    rest = total - away
    if rest < 0:
        raise entry.fail("hunters", f"{away} cubes stand somewhere, but there are only {total}")
    default = (
        rest - entry.integer("dead", 0, 0, total) if entry.has("dead") else components.START_IDLE
    )
    idle = entry.integer("idle", max(0, min(int(default), rest)), 0, total)
    dead = entry.integer("dead", rest - idle, 0, total)
    if dead < 0 or idle + dead != rest:
        raise entry.fail(
            "idle",
            f"{idle} idle, {max(dead, 0)} dead and {away} elsewhere do not make {total} cubes",
        )
    t.idle[culture], t.dead[culture] = idle, dead
    default_place = "idle" if idle else "dead" if dead else ""
    word = entry.word("leader", LEADER_PLACES, default_place)
    if not word:
        raise entry.fail("leader", "must say where the leader is")
    t.leader[culture] = LEADER_PLACES.index(word)
    if not leader_fits(t, culture, int(t.leader[culture])):
        raise entry.fail("leader", f"no cube of {components.CULTURES[culture]} is at {word}")


def leader_fits(t: Table, culture: int, place: int) -> bool:
    """Tell whether a culture has a cube where its leader is said to be."""
    if place < ON_RANK:
        return bool(t.cubes[culture * components.SPOTS + place])
    if place < AS_ENVOY:
        return bool(t.elder(culture, place - ON_RANK))
    if place < AS_HUSBAND:
        return bool(t.envoys[(place - AS_ENVOY) * components.PEOPLES + culture])
    if place < IDLE:
        return bool(t.husband[place - AS_HUSBAND] == culture)
    return bool(t.dead[culture] if place == DEAD else t.idle[culture])


def check_cubes(t: Table, culture: int, there: int) -> None:
    """Cubes stand on cards of the rows, on daughters and on D cards."""
    for spot in range(components.SPOTS):
        number = t.cubes[culture * components.SPOTS + spot]
        if not number:
            continue
        holds = t.laid >> spot & 1 or (components.ANIMALS | components.DAUGHTER_CARDS) >> spot & 1
        if not there >> spot & 1 or not holds:
            raise PositionError("players", f"no cube can stand on {components.CARDS[spot]} now")
