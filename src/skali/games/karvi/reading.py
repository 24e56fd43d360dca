"""Reading a position that a person may have written, or that a seat was shown.

What is left out takes the values of an ordinary game; what a seat could not know is sampled.
"""
# interpreted: reads JSON-like data

from collections.abc import Callable, Sequence
from typing import Any

from skali.core.bits import count, places
from skali.core.chance import Chance, draw, total
from skali.core.errors import PositionError
from skali.core.game import Value
from skali.core.position import Fields, one_of, shown
from skali.games.karvi import setup
from skali.games.karvi.actions import SPOT_NAMES, WARRIORS
from skali.games.karvi.components import (
    ALL_DESIGNS,
    ALL_TILES,
    BACK_SIZE,
    BACK_START,
    BACKS,
    BUILDINGS,
    CARD_BAG,
    CARD_KIND,
    CARDS,
    DESIGN_COPIES,
    DESIGNS,
    DICE,
    EQUIPMENT,
    EQUIPMENT_BAG,
    EQUIPMENT_KIND,
    KINDS,
    LETTERS,
    MOST_BEER,
    MOST_COPIES,
    MOST_PROVISIONS,
    NORMAL,
    ON_TRACK,
    PER_KIND,
    PER_SORT,
    PER_STRENGTH,
    PLACES,
    ROUNDS,
    SITE_BUILDING,
    SITE_KEYS,
    SLOTS,
    SLOTS_OPEN,
    SORTS,
    SPECIAL_BAG,
    SPECIALS,
    START_CARDS,
    START_SPOTS,
    STONE_BAG,
    STONE_SITES,
    STONE_SPOTS,
    STONES,
    STRONGEST,
    SYMBOLS,
    TILE_BAG,
    TILE_KINDS,
    TILES,
    TRACK_BUILDINGS,
    TRADE_BAG,
    TRADE_MASK,
    WARRIOR_PLACES,
)
from skali.games.karvi.deck import STREAM_CARDS
from skali.games.karvi.effects import CAT_FIELDS, CATEGORIES, FOUR_ONLY, LINES, PRINTED, STOPS
from skali.games.karvi.frames import load_frame
from skali.games.karvi.position import PILES
from skali.games.karvi.rules import Karvi, go_on
from skali.games.karvi.sea import STREAM_SPECIALS, STREAM_TILES
from skali.games.karvi.state import (
    ASK_COVER,
    ASK_KEEP,
    ASK_TURN,
    DEEP,
    NOWHERE,
    OVER,
    PHASES,
    PLAYING,
    SETUP,
    STOP,
    TRACK,
    WAIT_STONE,
    Table,
)
from skali.games.karvi.village import hindmost, lap

MANY = 10**6
FOUR = 4
KEEP_FRAME = int(ASK_KEEP)
STONE_FRAMES = (int(ASK_COVER), int(WAIT_STONE))


def load(
    empty: Callable[[int, dict[str, Value]], Karvi],
    fields: Fields,
    options: dict[str, Value],
    chance: Chance,
) -> Karvi:
    """Build a table from a position."""
    players = fields.tables("players", FOUR)
    seats = fields.integer("seats", len(players) or FOUR, 2, FOUR)
    if len(players) > seats:
        raise fields.fail("players", f"has {len(players)} entries for {seats} seats")
    t = empty(seats, options)
    setup.lay_track(t)
    t.phase = PHASES.index(fields.word("phase", PHASES, PHASES[PLAYING]))
    t.round = fields.integer("round", 1, 1, int(ROUNDS[seats]))
    t.moved = int(fields.flag("moved", default=False))
    t.sailed = int(fields.flag("sailed", default=False))
    t.rigged = int(fields.flag("rigged", default=False))
    load_stops(t, fields)
    load_sites(t, fields)
    while len(players) < seats:
        players.append(Fields({}, f"players[{len(players)}]"))
    hands = [load_player(t, seat, player) for seat, player in enumerate(players)]
    load_levels(t, players)
    fill_supply(t)
    t.active = fields.integer("active", max(int(hindmost(t)) // 2, 0), 0, seats - 1)
    frames = [load_frame(t, entry) for entry in fields.tables("pending", int(DEEP) - 2)]
    load_piles(t, fields)
    load_display(t, fields)
    stacks = fields.table("stacks")
    load_stacks(t, stacks, chance)
    load_special(t, fields, stacks, frames, chance)
    stacks.close()
    load_cards(t, fields, hands, frames, chance)
    for frame in frames:
        t.push(*frame)
    if t.depth == 0 and t.phase == PLAYING:
        t.push(ASK_TURN, 1 << t.active)
    if t.depth == 0 and t.phase == SETUP:
        raise fields.fail("pending", "a setup must say what is asked")
    if t.depth > 0 and t.phase == OVER:
        raise fields.fail("pending", "nothing is asked after the end")
    go_on(t, chance)
    return t


def mask(fields: Fields, key: str, names: Sequence[str]) -> int:
    """Read a list of different names as a mask."""
    found = 0
    for number in fields.words(key, names):
        if found >> number & 1:
            raise fields.fail(key, f"{names[number]} stands twice")
        found |= 1 << number
    return found


# --- boards ---


def load_stops(t: Table, fields: Fields) -> None:
    """Read the visible stop tile and those below; by default as many as the round leaves."""
    usable = [n for n in range(PRINTED) if t.seats == FOUR or not FOUR_ONLY[n]]
    gone = max(int(t.round) - 1, 0)
    order = [*usable, int(PRINTED)]
    default = order[min(gone, len(order) - 1)]
    names = [STOPS[n] for n in order]
    t.stop = STOPS.index(fields.word("stop", names, STOPS[default]))
    below = [n for n in usable if n > t.stop] if t.stop != PRINTED else []
    t.stops = sum(1 << n for n in below)
    if fields.has("stops_below"):
        t.stops = mask(fields, "stops_below", STOPS[: int(PRINTED)])
    else:
        fields.raw("stops_below")


def load_sites(t: Table, fields: Fields) -> None:
    """Read who has built where, the best slot first."""
    sites = fields.table("sites")
    for site, key in enumerate(SITE_KEYS):
        owners = sites.items(key, int(SLOTS_OPEN[t.seats]))
        for slot, owner in enumerate(owners):
            if owner not in range(t.seats) or isinstance(owner, bool) or owners.count(owner) > 1:
                raise sites.fail(key, f"must be a list of different seats, not {shown(owners)}")
            t.slots[site * SLOTS + slot] = owner
            t.built[2 * owner + SITE_BUILDING[site]] += 1
    sites.close()


def load_piles(t: Table, fields: Fields) -> None:
    """Read who holds the piles of a draft, and what is still in them."""
    piles = fields.table("piles")
    for pile, name in enumerate(PILES):
        t.piles[pile] = piles.integer(name, int(NOWHERE), 0, int(t.seats) - 1)
    piles.close()
    seen_tiles = seen_stones = 0
    for seat in range(t.seats):
        seen_tiles |= t.above[seat]
        seen_stones |= t.stones_above[seat]
    if t.phase == SETUP and all(holder != NOWHERE for holder in t.piles):
        for tile in range(len(EQUIPMENT)):
            t.bag[EQUIPMENT_BAG + tile] = 1 - (seen_tiles >> tile & 1)
        for stone in range(NORMAL):
            t.bag[STONE_BAG + stone] = 1 - (seen_stones >> stone & 1)


def load_display(t: Table, fields: Fields) -> None:
    """Read the open trade cards; the pile is what is left of all."""
    open_ = fields.items("display", len(t.display)) if fields.has("display") else []
    fields.raw("display")
    for slot, card in enumerate(open_):
        if card is not None and card not in DESIGNS:
            raise PositionError(f"display[{slot}]", one_of(card, DESIGNS))
        t.display[slot] = NOWHERE if card is None else DESIGNS.index(card)
    for design in range(ALL_DESIGNS):
        used = sum(1 for card in t.display if card == design)
        for seat in range(t.seats):
            used += count(t.received[seat] >> MOST_COPIES * design & 3)
        if used > DESIGN_COPIES[design]:
            raise fields.fail("display", f"there are not so many trade cards {DESIGNS[design]}")
        t.bag[TRADE_BAG + design] = DESIGN_COPIES[design] - used
    if not fields.has("display"):
        for slot in range(len(t.display)):
            design = next(d for d in range(ALL_DESIGNS) if t.bag[TRADE_BAG + d] > 0)
            t.display[slot] = design
            t.bag[TRADE_BAG + design] -= 1


def load_stacks(t: Table, stacks: Fields, chance: Chance) -> None:
    """Read where the stacks lie and what their viewers know; what the reader does not, is drawn."""
    given = [(sort, stacks.table(key)) for sort, key in enumerate(SORTS)]
    for sort, stack in sorted(given, key=lambda entry: not entry[1].has("at")):
        homes = [PLACES[n] for n in range(len(PLACES)) if sort in SYMBOLS[n]]
        free = [key for key in homes if t.stack_at[PLACES.index(key)] == NOWHERE]
        home = stack.word("at", homes, (free or homes)[0])
        if t.stack_at[PLACES.index(home)] != NOWHERE:
            raise stack.fail("at", f"another stack lies at {home}")
        t.stack_at[PLACES.index(home)] = sort
        load_stack(t, stack, sort, chance)


def load_stack(t: Table, stack: Fields, sort: int, chance: Chance) -> None:
    """Read one stack: who has looked; its tiles, or the sample of them."""
    first = sort * int(PER_SORT)
    owned = 0
    for seat in range(t.seats):
        four = (t.beside[seat] | t.laid[seat]) >> first & 15
        owned |= four
        t.seen[sort] |= (1 if four else 0) << seat
    for seat in stack.items("seen", int(t.seats)):
        if seat not in range(t.seats):
            raise stack.fail("seen", f"{shown(seat)} is no seat")
        t.seen[sort] |= 1 << seat
    known = stack.has("tiles")
    tiles = mask(stack, "tiles", LETTERS) if known else 15 & ~owned
    stack.raw("tiles")
    if tiles & owned:
        raise stack.fail("tiles", "a player has one of them")
    stack.close()
    for letter in range(PER_SORT):
        t.bag[TILE_BAG + first + letter] = tiles >> letter & 1
    left = int(t.seats) - count(owned)
    if known and t.seen[sort] and count(tiles) != left:
        raise stack.fail("tiles", f"must be {left}: one a player, less those taken")
    if t.seen[sort]:
        for _ in range(int(count(tiles)) - left):
            draw(chance, STREAM_TILES, t.bag, TILE_BAG + first, PER_SORT)


def load_special(
    t: Table, fields: Fields, sites: Fields, frames: list[tuple[int, int, int]], chance: Chance
) -> None:
    """Read the special runestones of the yellow places; what the reader has not seen, is drawn."""
    t.discarded = mask(fields, "discarded_stones", STONES[NORMAL:])
    known = int(t.discarded)
    for seat in range(t.seats):
        known |= t.covered_stones[seat] >> NORMAL
        for spot in range(STONE_SPOTS):
            known |= stone_bit(int(t.stones[seat * STONE_SPOTS + spot]))
    for kind, _, cargo in frames:
        if kind in STONE_FRAMES:
            known |= 1 << cargo
    unknown: list[tuple[int, int]] = []
    for stack, site in enumerate(STONE_SITES):
        entry = sites.table(SITE_KEYS[site])
        for seat in entry.items("seen", int(t.seats)):
            if seat not in range(t.seats):
                raise entry.fail("seen", f"{shown(seat)} is no seat")
            t.stones_seen[stack] |= 1 << seat
        left = entry.integer("left", int(t.seats), 0, int(t.seats))
        if entry.has("stones"):
            t.site_stones[stack] = mask(entry, "stones", STONES[NORMAL:])
            known |= t.site_stones[stack]
        elif t.stones_seen[stack]:
            unknown.append((stack, left))
        entry.raw("stones")
        entry.close()
    for stone in range(SPECIALS):
        t.bag[SPECIAL_BAG + stone] = 1 - (known >> stone & 1)
    for stack, left in unknown:
        for _ in range(left):
            if total(t.bag, SPECIAL_BAG, SPECIALS) == 0:
                raise sites.fail(SITE_KEYS[STONE_SITES[stack]], "more lie there than the box has")
            stone = draw(chance, STREAM_SPECIALS, t.bag, SPECIAL_BAG, SPECIALS)
            t.site_stones[stack] |= 1 << stone


def stone_bit(stone: int) -> int:
    """Return the mask of a special runestone, nothing for a normal one."""
    return 1 << stone - int(NORMAL) if stone >= NORMAL else 0


# --- cards ---


def load_cards(
    t: Table,
    fields: Fields,
    hands: list[list[str]],
    frames: list[tuple[int, int, int]],
    chance: Chance,
) -> None:
    """Read hands and stacks of cards; cards of which only the back is known, are drawn."""
    for card in range(len(CARDS)):
        t.bag[CARD_BAG + card] = 1
    for seat in range(t.seats):
        know_cards(t, seat, hands[seat])
    stacks = fields.table("card_stacks")
    drawn = [str(card) for card in stacks.items("drawn", 2)]
    for name in drawn:
        if name in CARDS:
            know(t, CARDS.index(name), "card_stacks.drawn")
        elif name not in BACKS:
            raise stacks.fail("drawn", one_of(name, (*CARDS, *BACKS)))
    entries = [(kind, stacks.table(name)) for kind, name in enumerate(KINDS)]
    stacks.close()
    unknown = [place for kind, entry in entries for place in load_card_stack(t, kind, entry)]
    for seat in range(t.seats):
        for name in hands[seat]:
            if name in BACKS:
                t.hand[seat] |= 1 << sample(t, BACKS.index(name), chance, f"players[{seat}].hand")
    for zone, place, back in unknown:
        zone[place] += sample(t, back, chance, "card_stacks")
    numbers = [
        CARDS.index(name) if name in CARDS else sample(t, BACKS.index(name), chance, "card_stacks")
        for name in drawn
    ]
    keep_frame(frames, numbers)


def know_cards(t: Table, seat: int, hand: list[str]) -> None:
    """Take out of the decks what a player has played and holds."""
    for card in places(t.played[seat]):
        know(t, card, f"players[{seat}].played")
    for name in hand:
        if name in CARDS:
            know(t, CARDS.index(name), f"players[{seat}].hand")
            t.hand[seat] |= 1 << CARDS.index(name)


def keep_frame(frames: list[tuple[int, int, int]], cards: list[int]) -> None:
    """Put two drawn cards into the decision about them."""
    keeping = bool(frames) and frames[-1][0] == KEEP_FRAME
    if len(cards) != (2 if keeping else 0):
        raise PositionError("card_stacks.drawn", "must be two cards while one is to be kept")
    if keeping:
        frames[-1] = frames[-1][0], frames[-1][1], cards[0] | cards[1] << 6


def know(t: Table, card: int, field: str) -> None:
    """Take a card out of the decks; it can be in one place only."""
    if t.bag[CARD_BAG + card] == 0:
        raise PositionError(field, f"card {CARDS[card]} is elsewhere already")
    t.bag[CARD_BAG + card] = 0


def sample(t: Table, back: int, chance: Chance, field: str) -> int:
    """Draw a card of which only the back is known."""
    start, size = CARD_BAG + BACK_START[back], BACK_SIZE[back]
    if total(t.bag, start, size) == 0:
        raise PositionError(field, f"there are not so many cards {BACKS[back]}")
    return int(BACK_START[back]) + int(draw(chance, STREAM_CARDS + back, t.bag, start, size))


def load_card_stack(t: Table, kind: int, entry: Fields) -> list[tuple[Any, int, int]]:
    """Read a stack of cards; return where unknown cards lie, with their backs."""
    unknown: list[tuple[Any, int, int]] = []
    if entry.has("top"):
        load_owned(t, kind, entry.table("top"), t.top, kind, unknown)
    entry.raw("top")
    for place, under in enumerate(entry.tables("under", int(PER_KIND))):
        load_owned(t, kind, under, t.under, kind * int(PER_KIND) + place, unknown)
        t.under_size[kind] += 1
    entry.close()
    return unknown


def load_owned(
    t: Table,
    kind: int,
    entry: Fields,
    zone: Any,  # noqa: ANN401 - an array
    place: int,
    unknown: list[tuple[Any, int, int]],
) -> None:
    """Read a card that one seat knows."""
    owner = entry.integer("seat", 0, 0, int(t.seats) - 1)
    cards = [name for card, name in enumerate(CARDS) if CARD_KIND[card] == kind]
    name = entry.word("card", (*cards, *BACKS[2 * kind : 2 * kind + 2]), cards[0])
    entry.close()
    zone[place] = owner << 6
    if name in CARDS:
        know(t, CARDS.index(name), entry.at("card"))
        zone[place] += CARDS.index(name)
    else:
        unknown.append((zone, place, BACKS.index(name)))


# --- players ---


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
    own = [EQUIPMENT[n] for n in range(len(EQUIPMENT)) if t.covered_tiles[seat] >> n & 1]
    for kind, name in enumerate(TILE_KINDS):
        keys = [key for n, key in enumerate(EQUIPMENT) if EQUIPMENT_KIND[n] == kind]
        key = tiles.word(name, keys, "")
        if key:
            t.tiles[seat * len(TILE_KINDS) + kind] = EQUIPMENT.index(key)
            own.append(key)
    tiles.close()
    for place, stone in enumerate(player.items("stones", int(STONE_SPOTS))):
        if stone is not None and stone not in STONES:
            raise PositionError(f"{player.at('stones')}[{place}]", one_of(stone, STONES))
        if stone is not None:
            t.stones[seat * STONE_SPOTS + place] = STONES.index(stone)


def load_points(t: Table, seat: int, player: Fields) -> None:
    """Read the points and the score sheet behind them."""
    t.points[seat] = player.integer("points", 0, 0, MANY)
    sheet = player.table("sheet")
    booked = [sheet.integer(name, 0, 0, MANY) for name in CATEGORIES]
    sheet.close()
    if not player.has("sheet"):
        booked[CAT_FIELDS] = int(t.points[seat])
    elif sum(booked) != t.points[seat]:
        raise player.fail("sheet", f"adds up to {sum(booked)}, but points are {t.points[seat]}")
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
