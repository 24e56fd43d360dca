"""Reading a position that a person may have written, or that a seat was shown.

What is left out takes the values of an ordinary game; what a seat could not know is sampled.
"""

from skali.core.bits import count, places
from skali.core.chance import Chance, draw, total
from skali.core.errors import PositionError
from skali.core.game import Empty, Options
from skali.core.pending import Waiting, load_pending, waiting
from skali.core.position import Fields, one_of, shown
from skali.games.karvi.effects import programs
from skali.games.karvi.rules import asks, components, setup, village
from skali.games.karvi.rules.actions import SPOT_NAMES
from skali.games.karvi.rules.flow import Karvi
from skali.games.karvi.rules.places import STREAM_SPECIALS, STREAM_TILES, can_build, has_sort
from skali.games.karvi.rules.state import NOWHERE, OVER, PHASES, PLAYING, SETUP, TRACK, Table
from skali.games.karvi.rules.village import hindmost, lap, own_die
from skali.games.karvi.written.position import PILES
from skali.games.karvi.written.reading_cards import load_cards
from skali.games.karvi.written.reading_players import (
    FOUR,
    fill_supply,
    load_levels,
    load_player,
    mask,
)

STONE_FRAMES = ("cover", "set_stone")
AT_THE_SHIP = ("look", "take", "build")
HOMES = [
    [components.PLACES[n] for n in range(len(components.PLACES)) if sort in components.SYMBOLS[n]]
    for sort in range(len(components.SORTS))
]
"""Where a stack of each sort may lie."""


def load(empty: Empty, fields: Fields, options: Options, chance: Chance) -> Karvi:
    """Build a table from a position."""
    players = fields.players(components.PLAYERS)
    seats = len(players)
    t: Karvi = empty(seats, options)
    setup.lay_track(t)
    t.phase = PHASES.index(fields.word("phase", PHASES, PHASES[PLAYING]))
    t.round = fields.integer("round", 1, 1, int(components.ROUNDS[seats]))
    t.moved = int(fields.flag("moved", default=False))
    t.sailed = int(fields.flag("sailed", default=False))
    t.rigged = int(fields.flag("rigged", default=False))
    load_stops(t, fields)
    load_sites(t, fields)
    hands = [load_player(t, seat, player) for seat, player in enumerate(players)]
    load_levels(t, players)
    fill_supply(t)
    t.active = fields.integer("active", max(int(hindmost(t)) // 2, 0), 0, seats - 1)
    pending = fields.tables("pending", int(t.dispatch.depth) - 2)
    load_pending(t, pending, int(t.active))
    load_piles(t, fields)
    load_display(t, fields)
    stacks = fields.table("stacks")
    load_stacks(t, stacks, chance)
    load_special(t, fields, stacks, chance)
    stacks.close()
    load_cards(t, fields, hands, chance)
    check_pending(t, pending)
    if t.phase == PLAYING and not t.moved and t.place[own_die(t, t.active)] >= lap(t) + TRACK:
        raise fields.fail("moved", f"must be true: no die of seat {t.active} can move any more")
    if t.depth == 0 and t.phase == PLAYING:
        t.ask(asks.TURN, t.active)
    if t.depth == 0 and t.phase == SETUP:
        raise fields.fail("pending", "a setup must say what is asked")
    if t.depth > 0 and t.phase == OVER:
        raise fields.fail("pending", "nothing is asked after the end")
    t.settle(chance)
    if t.depth == 0 and t.phase != OVER:
        raise fields.fail("pending", "does not lead to anybody's turn")
    return t


# --- boards ---


def load_stops(t: Table, fields: Fields) -> None:
    """Read the visible stop tile and those below; by default as many as the round leaves."""
    usable = [n for n in range(programs.PRINTED) if t.seats == FOUR or not programs.FOUR_ONLY[n]]
    gone = max(int(t.round) - 1, 0)
    order = [*usable, int(programs.PRINTED)]
    default = order[min(gone, len(order) - 1)]
    names = [programs.STOPS[n] for n in order]
    t.stop = programs.STOPS.index(fields.word("stop", names, programs.STOPS[default]))
    below = [n for n in usable if n > t.stop] if t.stop != programs.PRINTED else []
    t.stops = sum(1 << n for n in below)
    if fields.has("stops_below"):
        t.stops = mask(fields, "stops_below", programs.STOPS[: int(programs.PRINTED)])
    else:
        fields.raw("stops_below")


def load_sites(t: Table, fields: Fields) -> None:
    """Read who has built where, the best slot first."""
    sites = fields.table("sites")
    for site, key in enumerate(components.SITE_KEYS):
        owners = sites.items(key, int(components.SLOTS_OPEN[t.seats]))
        for slot, owner in enumerate(owners):
            if type(owner) is not int or owner not in range(t.seats) or owners.count(owner) > 1:
                raise sites.fail(key, f"must be a list of different seats, not {shown(owners)}")
            t.slots[site * components.SLOTS + slot] = owner
            t.built[2 * owner + components.SITE_BUILDING[site]] += 1
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
        for tile in range(len(components.EQUIPMENT)):
            t.bag[components.EQUIPMENT_BAG + tile] = 1 - (seen_tiles >> tile & 1)
        for stone in range(components.NORMAL):
            t.bag[components.STONE_BAG + stone] = 1 - (seen_stones >> stone & 1)


def load_display(t: Table, fields: Fields) -> None:
    """Read the open trade cards; the pile is what is left of all."""
    open_ = fields.items("display", len(t.display)) if fields.has("display") else []
    fields.raw("display")
    for slot, card in enumerate(open_):
        if card is not None and card not in components.DESIGNS:
            raise PositionError(f"display[{slot}]", one_of(card, components.DESIGNS))
        t.display[slot] = NOWHERE if card is None else components.DESIGNS.index(card)
    shown_ = list(t.display)
    for design in range(components.ALL_DESIGNS):
        used = shown_.count(design)
        for seat in range(t.seats):
            used += count(t.received[seat] >> components.MOST_COPIES * design & 3)
        t.bag[components.TRADE_BAG + design] = components.DESIGN_COPIES[design] - used
    if not fields.has("display"):
        for slot in range(len(t.display)):
            design = next(
                d for d in range(components.ALL_DESIGNS) if t.bag[components.TRADE_BAG + d] > 0
            )
            t.display[slot] = design
            t.bag[components.TRADE_BAG + design] -= 1


def load_stacks(t: Table, stacks: Fields, chance: Chance) -> None:
    """Read where the stacks lie and what their viewers know; what the reader does not, is drawn."""
    given = [(sort, stacks.table(key)) for sort, key in enumerate(components.SORTS)]
    for sort, stack in sorted(given, key=lambda entry: not entry[1].has("at")):
        homes = HOMES[sort]
        free = [key for key in homes if t.stack_at[components.PLACES.index(key)] == NOWHERE]
        home = stack.word("at", homes, (free or homes)[0])
        place = components.PLACES.index(home)
        if t.stack_at[place] != NOWHERE:
            raise stack.fail("at", f"another stack lies at {home}")
        t.stack_at[place] = sort
        load_stack(t, stack, sort, chance)


def viewers(entry: Fields, seats: int) -> int:
    """Read who has looked at something, as a mask of seats."""
    found = 0
    for viewer in entry.items("seen", seats):
        if not isinstance(viewer, int) or viewer not in range(seats):
            raise entry.fail("seen", f"{shown(viewer)} is no seat")
        found |= 1 << viewer
    return found


def load_stack(t: Table, stack: Fields, sort: int, chance: Chance) -> None:
    """Read one stack: who has looked; its tiles, or the sample of them."""
    first = sort * int(components.PER_SORT)
    owned = 0
    for seat in range(t.seats):
        four = (t.beside[seat] | t.laid[seat]) >> first & 15
        if four:
            owned |= four
            t.seen[sort] |= 1 << seat
    t.seen[sort] |= viewers(stack, int(t.seats))
    known = stack.has("tiles")
    tiles = mask(stack, "tiles", components.LETTERS) if known else 15 & ~owned
    stack.raw("tiles")
    stack.close()
    for letter in range(components.PER_SORT):
        t.bag[components.TILE_BAG + first + letter] = tiles >> letter & 1
    left = int(t.seats) - count(owned)
    if known and t.seen[sort] == 0:
        raise stack.fail("tiles", "are known only once somebody looked: name who did in `seen`")
    if known and count(tiles) != left:
        raise stack.fail("tiles", f"must be {left}: one a player, less those taken")
    if t.seen[sort]:
        for _ in range(int(count(tiles)) - left):
            draw(chance, STREAM_TILES, t.bag, components.TILE_BAG + first, components.PER_SORT)


def check_pending(t: Table, entries: list[Fields]) -> None:
    """Refuse pending decisions that do not fit one another, or whose parts do not."""
    for each, entry in zip(waiting(t), entries, strict=True):
        if each.name == "turn" and (entry is not entries[0] or each.seats != (t.active,)):
            raise entry.fail("seats", f"the turn is asked first, and of seat {t.active} alone")
        if each.name == "displace" and not 0 < each[asks.SHIPS] < 1 << int(t.seats):
            raise entry.fail("ships", f"must name ships of {t.seats} players")
        if each.name == "gather" and not (
            each[asks.FEWEST] <= each[asks.MOST] <= each[asks.AMOUNT]
        ):
            raise entry.fail("fewest", "must be at most `most`, and that at most `number`")
        if each.name == "part":
            check_parts(t, each, entry)
        if each.name == "die":
            check_die(each, entry)
        if each.name in AT_THE_SHIP and not all(has_place(t, each.name, n) for n in each.seats):
            raise entry.fail("ask", f"there is nothing to {each.name} at the ship of who is asked")


def has_place(t: Table, ask: str, seat: int) -> bool:
    """KARVI-067, KARVI-073: tell whether the ship lies where this can be asked."""
    if ask == "build":
        return can_build(t, seat, t.ship[seat])
    sort = t.stack_at[t.ship[seat]]
    return sort != NOWHERE and not has_sort(t, seat, sort)


def check_parts(t: Table, each: Waiting, entry: Fields) -> None:
    """KARVI-090: refuse parts that the field in use does not have."""
    first = int(village.field_at(t, each[asks.FIELD])) * programs.MOST_PARTS
    missing = [
        part + 1 for part in places(each[asks.PARTS]) if not programs.FIELD_PART[first + part]
    ]
    if missing or not each[asks.PARTS]:
        last = sum(1 for part in range(programs.MOST_PARTS) if programs.FIELD_PART[first + part])
        raise entry.fail("parts", f"{SPOT_NAMES[each[asks.FIELD]]} has the parts 1 to {last}")


def check_die(each: Waiting, entry: Fields) -> None:
    """Refuse what does not belong to the reason for which a die is chosen."""
    reason = asks.DIE_REASONS[each[asks.REASON]]
    for other, parts in asks.DIE_PARTS.items():
        for part in parts:
            if other != reason and each[part]:
                raise entry.fail(part.name, f"belongs to the reason {other!r}, not to {reason!r}")
    if reason == "pay_tile" and not programs.PAID_BEER[each[asks.PAID_TILE]]:
        raise entry.fail("tile", "must be a tile that is paid for with beer")


def load_special(t: Table, fields: Fields, sites: Fields, chance: Chance) -> None:
    """Read the special runestones of the yellow places; what the reader has not seen, is drawn."""
    t.discarded = mask(fields, "discarded_stones", components.STONES[components.NORMAL :])
    known = int(t.discarded)
    for seat in range(t.seats):
        known |= t.covered_stones[seat] >> components.NORMAL
        for spot in range(components.STONE_SPOTS):
            known |= stone_bit(int(t.stones[seat * components.STONE_SPOTS + spot]))
    for each in waiting(t):
        if each.name in STONE_FRAMES:
            known |= 1 << each[asks.SPECIAL]
    unknown: list[tuple[int, int]] = []
    for stack, site in enumerate(components.STONE_SITES):
        entry = sites.table(components.SITE_KEYS[site])
        t.stones_seen[stack] |= viewers(entry, int(t.seats)) | builders(t, site)
        left = stones_left(t, stack, entry)
        if entry.has("stones"):
            t.site_stones[stack] = stones_known(t, stack, left, entry)
            known |= t.site_stones[stack]
        elif t.stones_seen[stack]:
            unknown.append((stack, left))
        entry.raw("stones")
        entry.close()
    for stone in range(components.SPECIALS):
        t.bag[components.SPECIAL_BAG + stone] = 1 - (known >> stone & 1)
    for stack, left in unknown:
        for _ in range(left):
            if total(t.bag, components.SPECIAL_BAG, components.SPECIALS) == 0:
                raise sites.fail(
                    components.SITE_KEYS[components.STONE_SITES[stack]],
                    "more lie there than the box has",
                )
            stone = draw(
                chance, STREAM_SPECIALS, t.bag, components.SPECIAL_BAG, components.SPECIALS
            )
            t.site_stones[stack] |= 1 << stone


def builders(t: Table, site: int) -> int:
    """Return who has built at a site, as a mask of seats."""
    owners = [int(t.slots[site * components.SLOTS + slot]) for slot in range(components.SLOTS)]
    return sum(1 << owner for owner in owners if owner != NOWHERE)


def stones_left(t: Table, stack: int, entry: Fields) -> int:
    """KARVI-144: one special runestone a player, less those of who has built there."""
    choosing = [each for each in waiting(t) if each.name == "stone" and each[asks.SITE] == stack]
    rest = int(t.seats) - count(builders(t, components.STONE_SITES[stack])) + len(choosing)
    left = entry.integer("left", rest, 0, int(t.seats))
    if left != rest:
        raise entry.fail("left", f"must be {rest}: one a player, less one for each who built there")
    return left


def stones_known(t: Table, stack: int, left: int, entry: Fields) -> int:
    """Read the special runestones of a place that somebody has seen."""
    stones = mask(entry, "stones", components.STONES[components.NORMAL :])
    if t.stones_seen[stack] == 0:
        raise entry.fail("stones", "are known only once somebody looked: name who did in `seen`")
    if count(stones) != left:
        raise entry.fail("stones", f"must be {left}: one a player, less those taken")
    return stones


def stone_bit(stone: int) -> int:
    """Return the mask of a special runestone, nothing for a normal one."""
    return 1 << stone - int(components.NORMAL) if stone >= components.NORMAL else 0
