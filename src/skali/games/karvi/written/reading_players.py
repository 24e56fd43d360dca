"""Reading what belongs to one player."""

from collections.abc import Sequence

from skali.core.bits import count
from skali.core.errors import PositionError
from skali.core.position import Fields, one_of, shown
from skali.games.karvi.effects.vocabulary import CAT_FIELDS, CATEGORIES, LINES
from skali.games.karvi.rules import components
from skali.games.karvi.rules.actions import SPOT_NAMES, WARRIORS
from skali.games.karvi.rules.state import NOWHERE, SETUP, STOP, TRACK, Table
from skali.games.karvi.rules.village import lap

MANY = 10**6
FOUR = 4
TILE_KEYS = [
    [key for n, key in enumerate(components.EQUIPMENT) if components.EQUIPMENT_KIND[n] == kind]
    for kind in range(len(components.TILE_KINDS))
]
"""The equipment tiles of each kind."""


def mask(fields: Fields, key: str, names: Sequence[str]) -> int:
    """Read a list of names as a mask."""
    return sum(1 << number for number in set(fields.words(key, names)))


def load_player(t: Table, seat: int, player: Fields) -> list[str]:
    """Read one player's things; return the hand, of which only backs may be known."""
    t.fur[seat] = player.integer("fur", 0, 0, MANY)
    t.silver[seat] = player.integer("silver", 0, 0, MANY)
    t.gold[seat] = player.integer("gold", 0, 0, MANY)
    t.provisions[seat] = player.integer("provisions", 0, 0, int(components.MOST_PROVISIONS))
    t.ship[seat] = components.PLACES.index(
        player.word("ship", components.PLACES, components.PLACES[t.ship[seat]])
    )
    load_dice(t, seat, player)
    crew = player.words("warriors", WARRIORS, int(components.WARRIOR_PLACES))
    for kind in crew:
        t.crew[seat] += 1 << 3 * kind
        t.strength[seat] += kind % 6 + 1
    t.played[seat] = mask(player, "played", components.CARDS)
    for design in player.words("trade_cards", components.DESIGNS):
        bit = 1 << components.MOST_COPIES * design
        t.received[seat] |= bit if not t.received[seat] & bit else bit << 1
    t.beside[seat] = mask(player, "beside", components.TILES)
    t.laid[seat] = mask(player, "laid", components.TILES)
    check_sorts(t, seat, player)
    t.trades[seat] = count(t.laid[seat] & components.TRADE_MASK)
    t.raids[seat] = count(t.laid[seat] & ~components.TRADE_MASK)
    load_buildings(t, seat, player)
    load_tableau(t, seat, player)
    card = player.word("start_card", components.START_CARDS, "")
    t.start_card[seat] = components.START_CARDS.index(card) if card else NOWHERE
    load_points(t, seat, player)
    hand = player.items("hand", len(components.CARDS))
    for place, name in enumerate(hand):
        if name not in components.CARDS and name not in components.BACKS:
            raise PositionError(
                f"{player.at('hand')}[{place}]",
                one_of(name, (*components.CARDS, *components.BACKS)),
            )
    player.close()
    return [str(name) for name in hand]


def check_sorts(t: Table, seat: int, player: Fields) -> None:
    """KARVI-073: a player has one tile of a sort."""
    own = int(t.beside[seat] | t.laid[seat])
    for sort, name in enumerate(components.SORTS):
        if count(own >> sort * int(components.PER_SORT) & 15) > 1:
            raise player.fail("beside", f"a player has only one tile of sort {name}")


def load_dice(t: Table, seat: int, player: Fields) -> None:
    """Read a player's dice; by default they stand where the game starts, with three beer each."""
    number = int(components.DICE[t.seats])
    given = player.tables("dice", number)
    for die in range(number):
        entry = given[die] if die < len(given) else Fields({}, f"{player.at('dice')}[{die}]")
        default = int(components.START_SPOTS[((t.seats - 2) * FOUR + seat) * 2 + die])
        spot = SPOT_NAMES.index(entry.word("at", SPOT_NAMES, SPOT_NAMES[default]))
        if t.blocked >> spot & 1:
            raise entry.fail("at", f"cannot be {SPOT_NAMES[spot]}: a blockade lies there")
        stopped = entry.flag("stopped", default=False)
        if stopped and spot >= STOP:
            raise entry.fail("stopped", "only a die on a stop spot has stopped")
        start = int(lap(t)) if entry.has("at") or t.phase != SETUP else -1
        lap_ = int(TRACK) if stopped else 0
        t.place[2 * seat + die] = start + spot + lap_ if start >= 0 else -1
        t.beer[2 * seat + die] = entry.integer(
            "beer", 3 if start >= 0 else 0, 0, int(components.MOST_BEER)
        )
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
    for kind, name in enumerate(components.BUILDINGS):
        slots = [
            int(components.TRACK_BUILDINGS[kind * components.ON_TRACK + n])
            for n in range(components.ON_TRACK)
        ]
        covered = int(t.trades[seat] if kind == 0 else t.raids[seat])
        given = tracks.items(name, int(components.ON_TRACK)) if tracks.has(name) else None
        tracks.raw(name)
        built = int(t.built[2 * seat + kind])
        lying = given if given is not None else lying_by_default(slots, covered, built)
        for slot in lying:
            if slot not in slots or slot <= covered:
                raise tracks.fail(name, f"no {name} can lie on slot {shown(slot)} now")
            t.on_track[seat] |= 1 << kind * int(components.ON_TRACK) + slots.index(slot)
        all_ = int(components.FIRST_BUILDINGS + components.ON_TRACK)
        rest = max(all_ - len(lying) - built, 0)
        t.stock[2 * seat + kind] = supply.integer(name, rest, 0, all_)
    tracks.close()
    supply.close()


def lying_by_default(slots: list[int], covered: int, built: int) -> list[int]:
    """List the slots with a building: uncovered ones, less those that must have been freed."""
    lying = [slot for slot in slots if slot > covered]
    return lying[max(len(lying) + built - len(slots) - 1, 0) :]


def load_tableau(t: Table, seat: int, player: Fields) -> None:
    """Read equipment tiles and runestones on and above the tableau."""
    t.above[seat] = mask(player, "tiles_above", components.EQUIPMENT)
    t.stones_above[seat] = mask(player, "stones_above", components.STONES[: components.NORMAL])
    t.covered_tiles[seat] = mask(player, "covered_tiles", components.EQUIPMENT)
    t.covered_stones[seat] = mask(player, "covered_stones", components.STONES)
    tiles = player.table("tiles")
    for kind, name in enumerate(components.TILE_KINDS):
        key = tiles.word(name, TILE_KEYS[kind], "")
        if key:
            t.tiles[seat * len(components.TILE_KINDS) + kind] = components.EQUIPMENT.index(key)
    tiles.close()
    for place, stone in enumerate(player.items("stones", int(components.STONE_SPOTS))):
        if stone is not None and stone not in components.STONES:
            raise PositionError(f"{player.at('stones')}[{place}]", one_of(stone, components.STONES))
        if stone is not None:
            t.stones[seat * components.STONE_SPOTS + place] = components.STONES.index(stone)


def load_points(t: Table, seat: int, player: Fields) -> None:
    """Read the points and the score sheet behind them."""
    t.points[seat] = player.integer("points", 0, 0, MANY)
    booked = player.sheet(int(t.points[seat]), CATEGORIES, int(CAT_FIELDS), 0, MANY)
    for line, points in enumerate(booked):
        t.ledger[seat * LINES + line] = points


def fill_supply(t: Table) -> None:
    """Put the warriors that nobody has into the supply."""
    for strength in range(1, int(components.STRONGEST) + 1):
        used = 0
        for seat in range(t.seats):
            for side in (0, 6):
                used += int(t.crew[seat] >> 3 * (side + strength - 1) & 7)
        t.supply[strength] = components.PER_STRENGTH - used
