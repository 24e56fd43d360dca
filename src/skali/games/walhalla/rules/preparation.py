"""Between two raids: vikings come home, dragons are shuffled, reinforcements, heroes depart."""

from mypy_extensions import i64

from skali.core.arrays import vec
from skali.core.bits import count
from skali.games.walhalla.rules.components import (
    FJORDS,
    FLEET,
    REINFORCEMENTS_OF_FOUR,
    REINFORCEMENTS_OF_THREE,
    WHEAT,
)
from skali.games.walhalla.rules.scoring import heroes
from skali.games.walhalla.rules.state import RAIDING, Table


def prepare(t: Table) -> None:
    """WAL-088..100: everything between two raids, in the order of the rules; hands are kept."""
    clear_the_land(t)
    collect_dragons(t)
    t.start = t.left_of(t.start)
    reinforce(t)
    heroes_depart(t)
    t.raid += 1
    t.phase = RAIDING
    t.active = t.start


def clear_the_land(t: Table) -> None:
    """WAL-088, WAL-089: only vikings on wheat stay; the others go to Asgard."""
    wheat = t.of_terrain(WHEAT)
    for seat in range(t.seats):
        t.asgard[seat] += count(t.held[seat] & ~wheat)
        t.held[seat] &= wheat


def collect_dragons(t: Table) -> None:
    """WAL-014, WAL-090: all dragons are shuffled again."""
    for kind in range(FLEET):
        t.dragons[kind] = 1
    for fjord in range(FJORDS):
        t.fleet[fjord] = 0


def place_among(counts: vec[i64], seats: i64, seat: i64) -> i64:
    """WAL-093, WAL-095: places from 0; equal counts share one, the next lower takes the next."""
    place: i64 = 0
    for other in range(seats):
        if counts[other] > counts[seat]:
            repeated = False
            for earlier in range(other):
                if counts[earlier] == counts[other]:
                    repeated = True
            if not repeated:
                place += 1
    return place


def reinforce(t: Table) -> None:
    """WAL-094..098: by the place in Walhalla from Asgard to Midgard, as far as there are any."""
    counts = heroes(t)
    track = REINFORCEMENTS_OF_THREE if t.seats == 3 else REINFORCEMENTS_OF_FOUR
    for seat in range(t.seats):
        come = min(track[place_among(counts, t.seats, seat)], t.asgard[seat])
        t.asgard[seat] -= come
        t.midgard[seat] += come


def heroes_depart(t: Table) -> None:
    """WAL-075, WAL-099: as many leave Walhalla from every colour as the smallest count there."""
    fewest = t.walhalla[0]
    for seat in range(t.seats):
        fewest = min(fewest, t.walhalla[seat])
    for seat in range(t.seats):
        t.walhalla[seat] -= fewest
        t.asgard[seat] += fewest
