"""What stands against ship movements, displacing, scouting and building."""
# interpreted: asked by people, one action at a time

from skali.core.message import Message, Refusal, say
from skali.games.karvi.effects.vocabulary import MODES
from skali.games.karvi.rules import asks, components
from skali.games.karvi.rules.state import Table

FOUR = 4
JUMPS = ("routes", "map", "ship")


def place_name(place: int) -> Message:
    """Name a place."""
    return say(f"karvi-place-{components.PLACES[place].replace('_', '-')}")


def owns_map(t: Table, seat: int) -> bool:
    """KARVI-141, KARVI-187: the fourth tile of a track, or a sail that shows the map."""
    shown = [
        int(t.tiles[seat * len(components.TILE_KINDS) + kind])
        for kind in range(len(components.TILE_KINDS))
    ]
    sails = [
        components.EQUIPMENT_TABLES[tile].value("boxes", list)[0] for tile in shown if tile >= 0
    ]
    by_sail = any(step["do"] == "map" for steps in sails for step in steps)
    return by_sail or t.trades[seat] >= components.TRADE_MAP or t.raids[seat] >= components.RAID_MAP


def locked(place: int) -> bool:
    """Tell whether a place lies in the yellow area."""
    return bool(components.PLACE_TABLES[place].data.get("locked"))


def steps_between(t: Table, start: int, end: int, *, chart: bool) -> int | None:
    """Count the steps of the shortest way; without the map nobody sails into the yellow area."""
    ways = components.routes(four=t.seats == FOUR)
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


def steps_of_movement(t: Table, seat: int, place: int) -> int | None:
    """KARVI-AMB-19: count the steps of a movement; out and back again are two."""
    here, chart = int(t.ship[seat]), owns_map(t, seat)
    if here != place:
        return steps_between(t, here, place, chart=chart)
    ways = components.routes(four=t.seats == FOUR)
    ways += [(there, start) for start, there in ways]
    beside = [
        there
        for start, there in ways
        if start == here and (chart or locked(here) or not locked(there))
    ]
    back = [there for there in beside if chart or locked(there) or not locked(here)]
    return 2 if back else None


def others(t: Table, seat: int, place: int) -> list[int]:
    """List the other seats whose ship is at a place."""
    return [other for other in range(t.seats) if other != seat and t.ship[other] == place]


def displacing_price(t: Table, seat: int, place: int, mode: str) -> int:
    """KARVI-063, KARVI-064: one provision for every ship there whose owner is not weaker."""
    if mode != "normal" or place == components.START:
        return 0
    strong = sum(t.strength[other] >= t.strength[seat] for other in others(t, seat, place))
    return strong * int(components.DISPLACING)


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
    if here == place and how != "routes":
        return Refusal("KARVI-AMB-59")
    if how == "map" and components.PLACE_TABLES[place].text("kind") != "map":
        return Refusal("KARVI-235")
    if how == "ship" and not others(t, seat, place):
        return Refusal("KARVI-236", place=place_name(place))
    if how == "routes":
        steps = steps_of_movement(t, seat, place)
        if steps is None:
            return Refusal("KARVI-141", place=place_name(place))
        if steps > most and here == place:
            return Refusal("KARVI-AMB-19")
        if steps > most:
            return Refusal("KARVI-224", steps=steps, most=most)
    if displacing_price(t, seat, place, mode) > t.provisions[seat]:
        return Refusal("KARVI-064", place=place_name(place), provisions=int(t.provisions[seat]))
    return None


def nowhere_to_sail(t: Table, seat: int, most: int, provisions: int) -> bool:
    """Tell whether a movement of so many steps could end nowhere."""
    for place in range(len(components.PLACES)):
        steps = steps_of_movement(t, seat, place)
        price = displacing_price(t, seat, place, "normal")
        if steps and steps <= most and price <= provisions:
            return False
    return True


def against_displacing(t: Table, ship: int, place: int) -> Refusal | None:
    """KARVI-060, KARVI-062, KARVI-065, KARVI-066: the nearest spot that is free and open."""
    if not t.get_of(asks.SHIPS, ship):
        return Refusal("KARVI-228")
    if not can_flee(t, ship, place):
        if locked(place) and not owns_map(t, ship):
            return Refusal("KARVI-066", place=place_name(place))
        return Refusal("KARVI-060", place=place_name(place))
    steps = steps_between(t, int(t.ship[ship]), place, chart=True) or 0
    nearer = [
        other
        for other in range(len(components.PLACES))
        if can_flee(t, ship, other)
        and (steps_between(t, int(t.ship[ship]), other, chart=True) or 99) < steps
    ]
    return Refusal("KARVI-065", place=place_name(nearer[0])) if nearer else None


def can_flee(t: Table, ship: int, place: int) -> bool:
    """Tell whether a displaced ship may be put on a place."""
    free = place == components.START or place not in [int(spot) for spot in t.ship]
    return free and (not locked(place) or owns_map(t, ship))


def against_taking(t: Table, seat: int, letter: int) -> Refusal | None:
    """KARVI-003, KARVI-071: only what lies in the stack."""
    tile = int(t.stack_at[t.ship[seat]]) * int(components.PER_SORT) + letter
    if not t.bag[int(components.TILE_BAG) + tile]:
        return Refusal("KARVI-003", letter=components.LETTERS[letter])
    return None


def against_stone(t: Table, stone: int) -> Refusal | None:
    """KARVI-013, KARVI-144: only a stone of this place."""
    there = int(t.site_stones[t.get(asks.SITE)])
    if stone >= components.SPECIALS or not there >> stone & 1:
        return Refusal("KARVI-013")
    return None
