"""What stands against ship movements, displacing, scouting and building."""
# interpreted: asked by people, one action at a time

from skali.core.message import Message, Refusal, say
from skali.games.karvi.effects.vocabulary import MODES
from skali.games.karvi.rules import asks
from skali.games.karvi.rules.components import (
    EQUIPMENT_TABLES,
    LETTERS,
    PER_SORT,
    PLACE_TABLES,
    PLACES,
    SPECIALS,
    TILE_BAG,
    TILE_KINDS,
    routes,
)
from skali.games.karvi.rules.state import Table

FOUR = 4
MAP_SLOT = 4
HAVEN = "kaupanger"
JUMPS = ("routes", "map", "ship")


def place_name(place: int) -> Message:
    """Name a place."""
    return say(f"karvi-place-{PLACES[place].replace('_', '-')}")


def owns_map(t: Table, seat: int) -> bool:
    """KARVI-141, KARVI-187: the fourth tile of a track, or a sail that shows the map."""
    shown = [int(t.tiles[seat * len(TILE_KINDS) + kind]) for kind in range(len(TILE_KINDS))]
    sails = [EQUIPMENT_TABLES[tile].value("boxes", list)[0] for tile in shown if tile >= 0]
    by_sail = any(step["do"] == "map" for steps in sails for step in steps)
    return by_sail or t.trades[seat] >= MAP_SLOT or t.raids[seat] >= MAP_SLOT


def locked(place: int) -> bool:
    """Tell whether a place lies in the yellow area."""
    return bool(PLACE_TABLES[place].data.get("locked"))


def steps_between(t: Table, start: int, end: int, *, chart: bool) -> int | None:
    """Count the steps of the shortest way; without the map nobody sails into the yellow area."""
    ways = routes(four=t.seats == FOUR)
    ways += [(there, here) for here, there in ways]
    reached, steps = {start}, 0
    while end not in reached:
        further = {
            there
            for here, there in ways
            if here in reached and (chart or locked(here) or not locked(there))
        }
        if further <= reached:
            return None
        reached |= further
        steps += 1
    return steps


def others(t: Table, seat: int, place: int) -> list[int]:
    """List the other seats whose ship is at a place."""
    return [other for other in range(t.seats) if other != seat and t.ship[other] == place]


def displacing_price(t: Table, seat: int, place: int, mode: str) -> int:
    """KARVI-063, KARVI-064: one provision for every ship there whose owner is not weaker."""
    if mode != "normal" or PLACES[place] == HAVEN:
        return 0
    return sum(t.strength[other] >= t.strength[seat] for other in others(t, seat, place))


def against_free_sailing(t: Table, seat: int, place: int) -> Refusal | None:
    """KARVI-056..064: once a turn, along open routes, a provision a step."""
    if t.sailed:
        return Refusal("KARVI-056")
    here, provisions = int(t.ship[seat]), int(t.provisions[seat])
    if here == place:
        return None
    steps = steps_between(t, here, place, chart=owns_map(t, seat))
    if steps is None:
        return Refusal("KARVI-141", place=place_name(place))
    if steps > provisions:
        return Refusal("KARVI-059", steps=steps, provisions=provisions)
    price = displacing_price(t, seat, place, "normal")
    if steps + price > provisions:
        return Refusal("KARVI-064", place=place_name(place), provisions=provisions)
    return None


def against_bonus_sailing(t: Table, seat: int, place: int) -> Refusal | None:
    """KARVI-224..237: what a card or tile allows."""
    most, mode, how = int(t.get(asks.STEPS)), MODES[t.get(asks.MODE)], JUMPS[t.get(asks.ROUTE)]
    here = int(t.ship[seat])
    if here == place:
        return Refusal("KARVI-AMB-59" if how != "routes" else "KARVI-AMB-19")
    if how == "map" and PLACE_TABLES[place].text("kind") != "map":
        return Refusal("KARVI-235")
    if how == "ship" and not others(t, seat, place):
        return Refusal("KARVI-236", place=place_name(place))
    if how == "routes":
        steps = steps_between(t, here, place, chart=owns_map(t, seat))
        if steps is None:
            return Refusal("KARVI-141", place=place_name(place))
        if steps > most:
            return Refusal("KARVI-224", steps=steps, most=most)
    if displacing_price(t, seat, place, mode) > t.provisions[seat]:
        return Refusal("KARVI-064", place=place_name(place), provisions=int(t.provisions[seat]))
    return None


def nowhere_to_sail(t: Table, seat: int, most: int, provisions: int) -> bool:
    """Tell whether a movement of so many steps could end nowhere."""
    for place in range(len(PLACES)):
        steps = steps_between(t, int(t.ship[seat]), place, chart=owns_map(t, seat))
        price = displacing_price(t, seat, place, "normal")
        if steps and steps <= most and price <= provisions:
            return False
    return True


def against_displacing(t: Table, ship: int, place: int) -> Refusal | None:
    """KARVI-060, KARVI-062, KARVI-065, KARVI-066: the nearest spot that is free and open."""
    if not t.get(asks.SHIPS) >> ship & 1:
        return Refusal("KARVI-228")
    if not can_flee(t, ship, place):
        if locked(place) and not owns_map(t, ship):
            return Refusal("KARVI-066", place=place_name(place))
        return Refusal("KARVI-060", place=place_name(place))
    steps = steps_between(t, int(t.ship[ship]), place, chart=True) or 0
    nearer = [
        other
        for other in range(len(PLACES))
        if can_flee(t, ship, other)
        and (steps_between(t, int(t.ship[ship]), other, chart=True) or 99) < steps
    ]
    return Refusal("KARVI-065", place=place_name(nearer[0])) if nearer else None


def can_flee(t: Table, ship: int, place: int) -> bool:
    """Tell whether a displaced ship may be put on a place."""
    free = PLACES[place] == HAVEN or place not in [int(spot) for spot in t.ship]
    return free and (not locked(place) or owns_map(t, ship))


def against_taking(t: Table, seat: int, letter: int) -> Refusal | None:
    """KARVI-003, KARVI-071: only what lies in the stack."""
    tile = int(t.stack_at[t.ship[seat]]) * int(PER_SORT) + letter
    if not t.bag[int(TILE_BAG) + tile]:
        return Refusal("KARVI-003", letter=LETTERS[letter])
    return None


def against_stone(t: Table, stone: int) -> Refusal | None:
    """KARVI-013, KARVI-144: only a stone of this place."""
    there = int(t.site_stones[t.get(asks.SITE)])
    if stone >= SPECIALS or not there >> stone & 1:
        return Refusal("KARVI-013")
    return None
