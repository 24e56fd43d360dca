"""The sea: moving and displacing ships, scouting stacks, building, special runestones."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import lowest
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects.programs import HAS_MAP
from skali.games.karvi.effects.vocabulary import ALONG, BESIDE, NORMAL_MODE, TO_MAP
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.actions import DISPLACE, DONE, SAIL
from skali.games.karvi.rules.components import (
    DISPLACING,
    DISTANCE,
    MAP_SPOTS,
    MOST_PROVISIONS,
    OUT_AND_BACK,
    RAID_MAP,
    SPOTS,
    START,
    TILE_KINDS,
    TRADE_MAP,
    YELLOW,
)
from skali.games.karvi.rules.state import Table

STREAM_TILES: Final[i64] = 8
STREAM_SPECIALS: Final[i64] = 13
FOUR: Final[i64] = 4


def has_map(t: Table, seat: i64) -> bool:
    """KARVI-141, KARVI-187: slot 4 of either track, or the sail."""
    if t.trades[seat] >= TRADE_MAP or t.raids[seat] >= RAID_MAP:
        return True
    for kind in range(len(TILE_KINDS)):
        tile = t.tiles[seat * len(TILE_KINDS) + kind]
        if tile >= 0 and HAS_MAP[tile] != 0:
            return True
    return False


def charts(t: Table, seat: i64) -> i64:
    """Return where the distances for a seat begin: side of the board and map."""
    side: i64 = 2 if t.seats == FOUR else 0
    return (side + (1 if has_map(t, seat) else 0)) * SPOTS * SPOTS


def others_at(t: Table, seat: i64, spot: i64) -> i64:
    """KARVI-060: the other ships that must go if this one ends here; none in Kaupanger."""
    found: i64 = 0
    if spot != START:
        for other in range(t.seats):
            if other != seat and t.ship[other] == spot:
                found |= 1 << other
    return found


def toll(t: Table, seat: i64, spot: i64, mode: i64) -> i64:
    """KARVI-063, KARVI-064, KARVI-226..228: provisions for displacing those who are not weaker."""
    if mode != NORMAL_MODE or spot == START:
        return 0
    found: i64 = 0
    for other in range(t.seats):
        if other != seat and t.ship[other] == spot and t.strength[other] >= t.strength[seat]:
            found += DISPLACING
    return found


def free_sails(t: Table, seat: i64) -> i64:
    """KARVI-058..064, KARVI-069: where the free action may end, also where the ship is."""
    row = charts(t, seat) + t.ship[seat] * SPOTS
    provisions = t.provisions[seat]
    found: i64 = 1 << t.ship[seat]
    for spot in range(SPOTS):
        steps = DISTANCE[row + spot]
        if 0 < steps <= provisions and steps + toll(t, seat, spot, NORMAL_MODE) <= provisions:
            found |= 1 << spot
    return found


def bonus_sails(t: Table, seat: i64, steps: i64, mode: i64, how: i64, provisions: i64) -> i64:
    """KARVI-224..228, KARVI-235..237: where a movement of a card or tile may end."""
    here = t.ship[seat]
    row = charts(t, seat) + here * SPOTS
    found: i64 = 0
    for spot in range(SPOTS):
        if how == ALONG:
            away = DISTANCE[row + spot]
            reached = 0 < away <= steps if away != 0 else out_and_back(t, seat, steps)
        elif how == TO_MAP:
            reached = spot != here and MAP_SPOTS >> spot & 1 != 0
        else:
            reached = spot != here and has_ship(t, seat, spot)
        if reached and toll(t, seat, spot, mode) <= provisions:
            found |= 1 << spot
    return found


def out_and_back(t: Table, seat: i64, steps: i64) -> bool:
    """KARVI-AMB-19: two real steps may end where they began."""
    return steps > 1 and OUT_AND_BACK[charts(t, seat) // SPOTS + t.ship[seat]] != 0


def provisions_at_hand(t: Table, seat: i64) -> i64:
    """KARVI-089, KARVI-AMB-34: provisions after exchanging gold, as far as the ship holds them."""
    return min(t.provisions[seat] + t.gold[seat], MOST_PROVISIONS)


def has_ship(t: Table, seat: i64, spot: i64) -> bool:
    """Tell whether another ship stands on a spot."""
    for other in range(t.seats):
        if other != seat and t.ship[other] == spot:
            return True
    return False


def ask_to_sail(t: Table, seat: i64, steps: i64, mode: i64, how: i64) -> None:
    """KARVI-AMB-34, KARVI-AMB-45: asked if possible, perhaps after exchanging; may be left out."""
    if bonus_sails(t, seat, steps, mode, how, provisions_at_hand(t, seat)) != 0:
        t.ask(asks.SAIL, seat, asks.STEPS.at(steps) | asks.MODE.at(mode) | asks.ROUTE.at(how))


def sail_freely(t: Table, spot: i64) -> None:
    """KARVI-058, KARVI-059, KARVI-069: the ship action of the turn."""
    seat = t.active
    steps = DISTANCE[charts(t, seat) + t.ship[seat] * SPOTS + spot]
    t.sailed = 1
    if steps == 0:
        t.ask(asks.ARRIVE, seat)
        return
    t.provisions[seat] -= steps
    end_movement(t, seat, spot, NORMAL_MODE)


def end_movement(t: Table, seat: i64, spot: i64, mode: i64) -> None:
    """KARVI-062, KARVI-228: pay for displacing, displace one by one, then the place is reached."""
    t.provisions[seat] -= toll(t, seat, spot, mode)
    t.ship[seat] = spot
    t.ask(asks.ARRIVE, seat)
    if mode != BESIDE:
        ask_to_displace(t, seat, others_at(t, seat, spot))


def refuges(t: Table, ship: i64) -> i64:
    """KARVI-062, KARVI-065, KARVI-066: the nearest spots that are free and open to a ship."""
    row = ((3 if t.seats == FOUR else 1) * SPOTS + t.ship[ship]) * SPOTS
    open_: i64 = 0
    for spot in range(SPOTS):
        if spot == START or not has_ship(t, -1, spot):
            open_ |= 1 << spot
    if not has_map(t, ship):
        open_ &= ~YELLOW
    for steps in range(1, SPOTS):
        found: i64 = 0
        for spot in range(SPOTS):
            if open_ >> spot & 1 != 0 and DISTANCE[row + spot] == steps:
                found |= 1 << spot
        if found != 0:
            return found
    return 1 << START


def ask_to_displace(t: Table, seat: i64, ships: i64) -> None:
    """KARVI-062: the mover chooses where the others go; a single way needs no question."""
    while ships != 0:
        ship = lowest(ships)
        spots = refuges(t, ship)
        if ships & (ships - 1) != 0 or spots & (spots - 1) != 0:
            t.ask(asks.DISPLACE, seat, asks.SHIPS.at(ships))
            return
        t.ship[ship] = lowest(spots)
        ships = 0


# --- answers ---


class Sailing(Answer[Table]):
    """KARVI-225, KARVI-AMB-45: an additional movement, which may be left out."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer where it may end."""
        steps, mode, how = t.get(asks.STEPS), t.get(asks.MODE), t.get(asks.ROUTE)
        menu.add(SAIL, bonus_sails(t, seat, steps, mode, how, t.provisions[seat]))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Sail there."""
        mode = t.get(asks.MODE)
        t.pop()
        if family == SAIL:
            end_movement(t, seat, index, mode)


class Displacing(Answer[Table]):
    """KARVI-062, KARVI-068: a ship is moved away and triggers nothing."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the nearest spots of every ship that must go."""
        for ship in range(t.seats):
            if t.get_of(asks.SHIPS, ship) != 0:
                menu.add(DISPLACE + ship * SPOTS, refuges(t, ship))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Move it; then the next one goes."""
        ship = index // SPOTS
        ships = t.get(asks.SHIPS) - asks.SHIPS.some(ship, 1)
        t.pop()
        t.ship[ship] = index % SPOTS
        ask_to_displace(t, seat, ships)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Sailing(asks.SAIL),
    Displacing(asks.DISPLACE),
)
