"""Reading what belongs to one player."""

from collections.abc import Sequence

from skali.core.bits import count
from skali.core.errors import PositionError
from skali.core.position import Fields, one_of, shown
from skali.games.karvi.effects.vocabulary import CAT_FIELDS, CATEGORIES, LINES
from skali.games.karvi.rules.actions import SPOT_NAMES, WARRIORS
from skali.games.karvi.rules.components import (
    ALL_TILES,
    BACKS,
    BUILDINGS,
    CARDS,
    DESIGNS,
    DICE,
    EQUIPMENT,
    EQUIPMENT_KIND,
    MOST_BEER,
    MOST_COPIES,
    MOST_PROVISIONS,
    NORMAL,
    ON_TRACK,
    PER_SORT,
    PER_STRENGTH,
    PLACES,
    SORTS,
    START_CARDS,
    START_SPOTS,
    STONE_SPOTS,
    STONES,
    STRONGEST,
    TILE_KINDS,
    TILES,
    TRACK_BUILDINGS,
    TRADE_MASK,
    WARRIOR_PLACES,
)
from skali.games.karvi.rules.state import NOWHERE, SETUP, STOP, TRACK, Table
from skali.games.karvi.rules.village import lap

MANY = 10**6
FOUR = 4
TILE_KEYS = [
    [key for n, key in enumerate(EQUIPMENT) if EQUIPMENT_KIND[n] == kind]
    for kind in range(len(TILE_KINDS))
]
"""The equipment tiles of each kind."""


def mask(fields: Fields, key: str, names: Sequence[str]) -> int:
    """Read a list of different names as a mask."""
    found = 0
    for number in fields.words(key, names):
        if found >> number & 1:
            raise fields.fail(key, f"{names[number]} stands twice")
        found |= 1 << number
    return found


def load_player(t: Table, seat: int, player: Fields) -> list[str]:
    """Read one player's things; return the hand, of which only backs may be known."""
    t.fur[seat] = player.integer("fur", 0, 0, MANY)
    t.silver[seat] = player.integer("silver", 0, 0, MANY)
    t.gold[seat] = player.integer("gold", 0, 0, MANY)
    t.provisions[seat] = player.integer("provisions", 0, 0, int(MOST_PROVISIONS))
    t.ship[seat] = PLACES.index(player.word("ship", PLACES, PLACES[t.ship[seat]]))
    load_dice(t, seat, player)
    crew = player.words("warriors", WARRIORS, int(WARRIOR_PLACES))
    for kind in crew:
        t.crew[seat] += 1 << 3 * kind
        t.strength[seat] += kind % 6 + 1
    t.played[seat] = mask(player, "played", CARDS)
    for design in player.words("trade_cards", DESIGNS):
        bit = 1 << MOST_COPIES * design
        t.received[seat] |= bit if not t.received[seat] & bit else bit << 1
    t.beside[seat] = mask(player, "beside", TILES)
    t.laid[seat] = mask(player, "laid", TILES)
    check_sorts(t, seat, player)
    t.trades[seat] = count(t.laid[seat] & TRADE_MASK)
    t.raids[seat] = count(t.laid[seat] & ~TRADE_MASK)
    load_buildings(t, seat, player)
    load_tableau(t, seat, player)
    card = player.word("start_card", START_CARDS, "")
    t.start_card[seat] = START_CARDS.index(card) if card else NOWHERE
    load_points(t, seat, player)
    hand = player.items("hand", len(CARDS))
    for place, name in enumerate(hand):
        if name not in CARDS and name not in BACKS:
            raise PositionError(f"{player.at('hand')}[{place}]", one_of(name, (*CARDS, *BACKS)))
    player.close()
    return [str(name) for name in hand]


def check_sorts(t: Table, seat: int, player: Fields) -> None:
    """KARVI-073: a player has one tile of a sort; and nobody else has the same tile."""
    own = int(t.beside[seat] | t.laid[seat])
    for sort, name in enumerate(SORTS):
        if count(own >> sort * int(PER_SORT) & 15) + count(t.beside[seat] & t.laid[seat]) > 1:
            raise player.fail("beside", f"a player has only one tile of sort {name}")
    for other in range(seat):
        if own & int(t.beside[other] | t.laid[other]):
            raise player.fail("beside", "another player has one of these tiles")
    if own >> int(ALL_TILES):
        raise player.fail("beside", "there is no such tile")


def load_dice(t: Table, seat: int, player: Fields) -> None:
    """Read a player's dice; by default they stand where the game starts, with three beer each."""
    number = int(DICE[t.seats])
    given = player.tables("dice", number)
    for die in range(number):
        entry = given[die] if die < len(given) else Fields({}, f"{player.at('dice')}[{die}]")
        default = int(START_SPOTS[((t.seats - 2) * FOUR + seat) * 2 + die])
        spot = SPOT_NAMES.index(entry.word("at", SPOT_NAMES, SPOT_NAMES[default]))
        stopped = entry.flag("stopped", default=False)
        if stopped and spot >= STOP:
            raise entry.fail("stopped", "only a die on a stop spot has stopped")
        start = int(lap(t)) if entry.has("at") or t.phase != SETUP else -1
        lap_ = int(TRACK) if stopped else 0
        t.place[2 * seat + die] = start + spot + lap_ if start >= 0 else -1
        t.beer[2 * seat + die] = entry.integer("beer", 3 if start >= 0 else 0, 0, int(MOST_BEER))
        t.level[2 * seat + die] = entry.integer("level", 0, 0, 7)
        entry.close()


def load_levels(t: Table, players: list[Fields]) -> None:
    """Check that dice on one spot stand on one another."""
    dice = [die for die in range(2 * t.seats) if t.place[die] >= 0]
    for die in dice:
        here = sorted(int(t.level[other]) for other in dice if t.place[other] == t.place[die])
        if here != list(range(len(here))):
            spot = SPOT_NAMES[t.place[die] % TRACK]
            problem = f"dice on {spot} must have the levels 0, 1, … from below"
            raise players[die // 2].fail("dice", problem)


def load_buildings(t: Table, seat: int, player: Fields) -> None:
    """Read buildings on the tracks and in the supply; each colour has three of a kind."""
    tracks = player.table("buildings_on_tracks")
    supply = player.table("supply")
    for kind, name in enumerate(BUILDINGS):
        slots = [int(TRACK_BUILDINGS[kind * ON_TRACK + n]) for n in range(ON_TRACK)]
        covered = int(t.trades[seat] if kind == 0 else t.raids[seat])
        given = tracks.items(name, int(ON_TRACK)) if tracks.has(name) else None
        tracks.raw(name)
        built = int(t.built[2 * seat + kind])
        lying = given if given is not None else lying_by_default(slots, covered, built)
        for slot in lying:
            if slot not in slots or slot <= covered:
                raise tracks.fail(name, f"no {name} can lie on slot {shown(slot)} now")
            t.on_track[seat] |= 1 << kind * int(ON_TRACK) + slots.index(slot)
        rest = int(ON_TRACK) + 1 - len(lying) - built
        t.stock[2 * seat + kind] = supply.integer(name, max(rest, 0), 0, 3)
        if t.stock[2 * seat + kind] != rest:
            raise supply.fail(name, f"must be {rest}: a colour has three")
    tracks.close()
    supply.close()


def lying_by_default(slots: list[int], covered: int, built: int) -> list[int]:
    """List the slots with a building: uncovered ones, less those that must have been freed."""
    lying = [slot for slot in slots if slot > covered]
    return lying[max(len(lying) + built - len(slots) - 1, 0) :]


def load_tableau(t: Table, seat: int, player: Fields) -> None:
    """Read equipment tiles and runestones on and above the tableau."""
    t.above[seat] = mask(player, "tiles_above", EQUIPMENT)
    t.stones_above[seat] = mask(player, "stones_above", STONES[:NORMAL])
    t.covered_tiles[seat] = mask(player, "covered_tiles", EQUIPMENT)
    t.covered_stones[seat] = mask(player, "covered_stones", STONES)
    tiles = player.table("tiles")
    for kind, name in enumerate(TILE_KINDS):
        key = tiles.word(name, TILE_KEYS[kind], "")
        if key:
            t.tiles[seat * len(TILE_KINDS) + kind] = EQUIPMENT.index(key)
    tiles.close()
    for place, stone in enumerate(player.items("stones", int(STONE_SPOTS))):
        if stone is not None and stone not in STONES:
            raise PositionError(f"{player.at('stones')}[{place}]", one_of(stone, STONES))
        if stone is not None:
            t.stones[seat * STONE_SPOTS + place] = STONES.index(stone)


def load_points(t: Table, seat: int, player: Fields) -> None:
    """Read the points and the score sheet behind them."""
    t.points[seat] = player.integer("points", 0, 0, MANY)
    booked = player.sheet(int(t.points[seat]), CATEGORIES, int(CAT_FIELDS), 0, MANY)
    for line, points in enumerate(booked):
        t.ledger[seat * LINES + line] = points


def fill_supply(t: Table) -> None:
    """Put the warriors that nobody has into the supply."""
    for strength in range(1, int(STRONGEST) + 1):
        used = 0
        for seat in range(t.seats):
            for side in (0, 6):
                used += int(t.crew[seat] >> 3 * (side + strength - 1) & 7)
        if used > PER_STRENGTH:
            raise PositionError("players", f"there are {PER_STRENGTH} warriors of {strength}")
        t.supply[strength] = PER_STRENGTH - used
