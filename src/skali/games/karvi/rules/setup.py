"""Setting up: boards, stacks, tiles and start cards; dealt, or chosen in the variants."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count
from skali.core.chance import Chance, draw
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.karvi.effects import programs
from skali.games.karvi.effects.vocabulary import ANY_KIND
from skali.games.karvi.rules import asks, crew, deck, places, village
from skali.games.karvi.rules.actions import ENGRAVE, PICK, TAKE_START
from skali.games.karvi.rules.components import (
    ALL_DESIGNS,
    ALL_EQUIPMENT,
    DESIGN_COPIES,
    EQUIPMENT_BAG,
    EQUIPMENT_KIND,
    EQUIPMENT_START,
    FIRST_BUILDINGS,
    MOST_SEATS,
    NORMAL,
    ON_TRACK,
    PER_STRENGTH,
    SPOTS,
    START_CARDS,
    START_DICE,
    START_DRAWS,
    START_PROVISIONS,
    START_RESOURCES,
    START_SPOTS,
    START_WARRIOR,
    STONE_BAG,
    STONE_SPOTS,
    STONES_DEALT,
    STRONGEST,
    SYMBOLS,
    TILE_KINDS,
    TILES_DEALT,
    TOKENS,
    TRADE_BAG,
)
from skali.games.karvi.rules.state import FIELDS, NOWHERE, PLAYING, STOP, Table

STREAM_SETUP: Final[i64] = 0
STREAM_EQUIPMENT: Final[i64] = 9
"""The first of three streams, one for each kind of tile."""
STREAM_STONES: Final[i64] = 12
TWO: Final[i64] = 2
FOUR: Final[i64] = 4
EVERY_BUILDING: Final[i64] = (1 << 2 * ON_TRACK) - 1
STONE_PILE: Final[i64] = len(TILE_KINDS)

# How start cards are given.
CHOICES: Final = ("dealt", "random", "first")
CHOSEN_FROM_FIRST: Final[i64] = 2

# The steps of the individual setup.
GIVE_TILES: Final[i64] = 0
GIVE_CARDS: Final[i64] = 1
HAND_OUT: Final[i64] = 2
FIRST_STONES: Final[i64] = 3
FIRST_TURN: Final[i64] = 4


def set_up(t: Table, chance: Chance) -> None:
    """KARVI-001..031: the boards, then each player's things step by step."""
    fill_box(t)
    lay_stacks(t, chance)
    lay_track(t)
    lay_stops(t, chance)
    deck.refill(t, chance)
    t.ask(asks.SET_UP, 0, asks.STEP.at(GIVE_TILES))


def fill_box(t: Table) -> None:
    """KARVI-012, KARVI-019: everything is in its bag, buildings on their places."""
    for token in range(TOKENS):
        t.bag[token] = 1
    for design in range(ALL_DESIGNS):
        t.bag[TRADE_BAG + design] = DESIGN_COPIES[design]
    for strength in range(1, STRONGEST + 1):
        t.supply[strength] = PER_STRENGTH
    for seat in range(t.seats):
        t.stock[2 * seat] = FIRST_BUILDINGS
        t.stock[2 * seat + 1] = FIRST_BUILDINGS
        t.on_track[seat] = EVERY_BUILDING


def lay_stacks(t: Table, chance: Chance) -> None:
    """KARVI-004..006: each sort to its place; two places that share two symbols draw lots."""
    lots = [0] * SPOTS
    for place in range(SPOTS):
        for earlier in range(place):
            if len(SYMBOLS[place]) > 1 and SYMBOLS[earlier] == SYMBOLS[place]:
                lots[place] = 1 - lots[earlier]
                break
        else:
            if len(SYMBOLS[place]) > 1:
                lots[place] = chance.below(STREAM_SETUP, 2)
        if len(SYMBOLS[place]) > 0:
            t.stack_at[place] = SYMBOLS[place][lots[place]]


def board_order(*, chaos: bool) -> list[int]:
    """KARVI-242: with chaos the long boards change places, and so do the short ones."""
    order = list(range(len(programs.BOARDS)))
    if not chaos:
        return order
    long_ = [board for board in order if programs.LONG[board]]
    short = [board for board in order if not programs.LONG[board]]
    return [(long_ if programs.LONG[board] else short).pop() for board in order]


def board_side(t: Table, board: i64) -> i64:
    """KARVI-240, KARVI-242: which side of a board is up."""
    return t.turned >> board & 1 if t.chaos != 0 else t.variety


def lay_track(t: Table) -> None:
    """KARVI-007..011, KARVI-241: fields clockwise; with two players blockades on all 3+ fields."""
    place: i64 = 0
    for board in board_order(chaos=t.chaos != 0):
        first = programs.BOARD_START[board * 2 + board_side(t, board)]
        for field in range(programs.BOARD_SIZE[board]):
            t.track[place] = first + field
            place += 1
    for spot in range(FIELDS):
        field = t.track[spot]
        for beer in range(programs.FIELD_BEER[field], STOP):
            t.cheap[beer] |= 1 << (spot + STOP)
        if t.seats == TWO and programs.THREE_PLUS[field] != 0:
            t.blocked |= 1 << (spot + STOP)


def lay_stops(t: Table, chance: Chance) -> None:
    """KARVI-008, KARVI-010, KARVI-011: the stop tiles in random order."""
    for tile in range(programs.PRINTED):
        if programs.FOUR_ONLY[tile] == 0 or t.seats == FOUR:
            t.stops |= 1 << tile
    village.next_stop(t, chance)


def go_on(t: Table, stage: i64, chance: Chance) -> None:
    """KARVI-017..031: the next step of the individual setup; the one after it waits below."""
    if stage < FIRST_TURN:
        t.ask(asks.SET_UP, 0, asks.STEP.at(stage + 1))
    if stage == GIVE_TILES:
        give_tiles(t, chance)
    elif stage == GIVE_CARDS:
        give_cards(t, chance)
    elif stage == HAND_OUT:
        hand_out(t)
    elif stage == FIRST_STONES:
        t.push(asks.FIRST, (1 << t.seats) - 1)
    else:
        t.phase = PLAYING
        begin_turn(t)


def begin_turn(t: Table) -> None:
    """KARVI-032, KARVI-035, KARVI-051: the owner of the hindmost die is next."""
    t.active = village.hindmost(t) // 2
    t.moved = 0
    t.sailed = 0
    t.rigged = 0
    t.ask(asks.TURN, t.active)


# --- tiles ---


def give_tiles(t: Table, chance: Chance) -> None:
    """KARVI-017, KARVI-018, KARVI-243: dealt at random, or drafted."""
    if t.draft != 0:
        begin_draft(t, chance)
        return
    t.above = t.above[:]
    t.stones_above = t.stones_above[:]
    for seat in range(t.seats):
        for kind in range(len(TILE_KINDS)):
            start = EQUIPMENT_START[kind]
            size = EQUIPMENT_START[kind + 1] - start
            for _ in range(TILES_DEALT):
                stream = STREAM_EQUIPMENT + kind
                tile = start + draw(chance, stream, t.bag, EQUIPMENT_BAG + start, size)
                t.above[seat] |= 1 << tile
        for _ in range(STONES_DEALT):
            t.stones_above[seat] |= 1 << draw(chance, STREAM_STONES, t.bag, STONE_BAG, NORMAL)
    put_rest_away(t)


def put_rest_away(t: Table) -> None:
    """Tiles and stones that nobody has leave the game."""
    for token in range(EQUIPMENT_BAG, STONE_BAG + NORMAL):
        t.bag[token] = 0


def begin_draft(t: Table, chance: Chance) -> None:
    """KARVI-243, KARVI-244, KARVI-AMB-58: runestones start anywhere, the rest to their left."""
    first = chance.below(STREAM_SETUP, t.seats)
    t.piles = t.piles[:]
    t.piles[STONE_PILE] = first
    if t.seats == TWO:
        t.piles[0] = first
        t.piles[1] = t.left_of(first)
        t.piles[2] = t.left_of(first)
    else:
        shift: i64 = 1 if t.seats == FOUR else 0
        for kind in range(len(TILE_KINDS)):
            t.piles[kind] = (first + shift + kind) % t.seats
    t.push(asks.DRAFT, (1 << t.seats) - 1, asks.PASS.at(1))


def picks(t: Table, seat: i64) -> i64:
    """KARVI-243: what a seat may take from the piles that it holds."""
    found: i64 = 0
    for tile in range(ALL_EQUIPMENT):
        kind = EQUIPMENT_KIND[tile]
        if t.bag[EQUIPMENT_BAG + tile] > 0 and t.piles[kind] == seat and wants_tile(t, seat, kind):
            found |= 1 << tile
    if t.piles[STONE_PILE] == seat and count(t.stones_above[seat]) < STONES_DEALT:
        for stone in range(NORMAL):
            if t.bag[STONE_BAG + stone] > 0:
                found |= 1 << (ALL_EQUIPMENT + stone)
    return found


def wants_tile(t: Table, seat: i64, kind: i64) -> bool:
    """KARVI-018, KARVI-243: whether a seat still lacks tiles of a kind."""
    start = EQUIPMENT_START[kind]
    own = t.above[seat] >> start & ((1 << (EQUIPMENT_START[kind + 1] - start)) - 1)
    return count(own) < TILES_DEALT


def pick(t: Table, seat: i64, item: i64) -> None:
    """KARVI-243: take a tile; who has enough passes the piles on when all have."""
    if item < ALL_EQUIPMENT:
        t.bag[EQUIPMENT_BAG + item] = 0
        t.above = t.above[:]
        t.above[seat] |= 1 << item
    else:
        t.bag[STONE_BAG + item - ALL_EQUIPMENT] = 0
        t.stones_above = t.stones_above[:]
        t.stones_above[seat] |= 1 << (item - ALL_EQUIPMENT)
    if picks(t, seat) != 0:
        return
    passed = t.get(asks.PASS)
    if not t.answered(seat):
        return
    t.piles = t.piles[:]
    if passed < t.seats:
        for pile in range(STONE_PILE + 1):
            t.piles[pile] = t.left_of(t.piles[pile])
        t.push(asks.DRAFT, (1 << t.seats) - 1, asks.PASS.at(passed + 1))
    else:
        for pile in range(STONE_PILE + 1):
            t.piles[pile] = NOWHERE
        put_rest_away(t)


# --- start cards ---


def give_cards(t: Table, chance: Chance) -> None:
    """KARVI-020, KARVI-239: one start card each, dealt or chosen one after the other."""
    if t.choose == 0:
        t.start_card = t.start_card[:]
        for seat in range(t.seats):
            left = start_cards_left(t)
            index = chance.below(STREAM_SETUP, count(left))
            card: i64 = 0
            while left >> card & 1 == 0 or index > 0:
                index -= left >> card & 1
                card += 1
            t.start_card[seat] = card
        return
    first: i64 = 0
    if t.choose != CHOSEN_FROM_FIRST:
        first = chance.below(STREAM_SETUP, t.seats)
    t.ask(asks.START, first)


def start_cards_left(t: Table) -> i64:
    """Return the start cards that nobody has."""
    left: i64 = (1 << len(START_CARDS)) - 1
    for seat in range(t.seats):
        if t.start_card[seat] >= 0:
            left &= ~(1 << t.start_card[seat])
    return left


def choose_start(t: Table, seat: i64, card: i64) -> None:
    """KARVI-239: keep one card and pass the others to the left."""
    t.pop()
    t.start_card = t.start_card[:]
    t.start_card[seat] = card
    following = t.left_of(seat)
    if t.start_card[following] < 0:
        t.ask(asks.START, following)


def hand_out(t: Table) -> None:
    """KARVI-020..029: everything on the start cards, which then leave the game."""
    side: i64 = len(START_CARDS) if t.seats == FOUR else 0
    for seat in range(t.seats - 1, -1, -1):
        card = side + t.start_card[seat]
        t.fur[seat] = START_RESOURCES[2 * card]
        t.silver[seat] = START_RESOURCES[2 * card + 1]
        t.provisions[seat] = START_PROVISIONS[card]
        crew.enlist(t, seat, START_WARRIOR[card])
        order: i64 = 0
        for other in range(t.seats):
            if t.start_card[other] < t.start_card[seat]:
                order += 1
        for die in range(2):
            spot = START_SPOTS[((t.seats - TWO) * MOST_SEATS + order) * 2 + die]
            if spot >= 0:
                t.place[2 * seat + die] = spot
                t.beer[2 * seat + die] = START_DICE[2 * card + die]
        deck.ask_to_draw(t, seat, START_DRAWS[card], ANY_KIND)
    t.start_card = t.start_card[:]
    for seat in range(t.seats):
        t.start_card[seat] = NOWHERE


def first_stone(t: Table, seat: i64, stone: i64) -> None:
    """KARVI-030, KARVI-AMB-17: the first runestone is free and scores nothing now."""
    t.answered(seat)
    t.stones_above = t.stones_above[:]
    t.stones_above[seat] &= ~(1 << stone)
    places.cover_stone(t, seat, 0, stone)


def first_stones(t: Table, seat: i64) -> i64:
    """KARVI-030: any of the dealt runestones, onto the first spot."""
    found: i64 = 0
    above = t.stones_above[seat]
    action: i64 = 0
    while above != 0:
        found |= (above & 1) << action
        above >>= 1
        action += STONE_SPOTS
    return found


# --- answers ---


class SettingUp(Answer[Table]):
    """KARVI-017..031: the steps of the individual setup."""

    def resume(self, t: Table, seat: i64, chance: Chance) -> None:
        """Take the next one."""
        stage = t.get(asks.STEP)
        t.pop()
        go_on(t, stage, chance)


class LayingTheFirstStone(Answer[Table]):
    """KARVI-030: every player lays a runestone."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the dealt ones."""
        menu.add(ENGRAVE, first_stones(t, seat))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Lay it."""
        first_stone(t, seat, index // STONE_SPOTS)


class ChoosingAStartCard(Answer[Table]):
    """KARVI-239: a start card."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer those that are left."""
        menu.add(TAKE_START, start_cards_left(t))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Keep it."""
        choose_start(t, seat, index)


class Drafting(Answer[Table]):
    """KARVI-243: a tile or a runestone of the piles at hand."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer them."""
        menu.add(PICK, picks(t, seat))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Pick it."""
        pick(t, seat, index)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    SettingUp(asks.SET_UP),
    LayingTheFirstStone(asks.FIRST),
    ChoosingAStartCard(asks.START),
    Drafting(asks.DRAFT),
)
