"""Reading a position: every fault names its field; what is left out is as at the start."""

from skali.core.chance import Chance
from skali.core.game import Empty, Options
from skali.core.position import Fields
from skali.games.odin.rules import asks, boards, components, dice
from skali.games.odin.rules.actions import ISLAND_LETTERS, SQUARES
from skali.games.odin.rules.flow import DEEP, Odin
from skali.games.odin.rules.goods import SPECIAL_NAMES, SPECIALS
from skali.games.odin.rules.phases import turn_up_strip
from skali.games.odin.rules.state import ARMOURY, COLOUR_MASK, MEN, NOBODY, PHASES, Table
from skali.games.odin.written.census import CENSUS
from skali.games.odin.written.position import EFFECTS, dump
from skali.games.odin.written.reading_cards import load_hands
from skali.games.odin.written.reading_players import load_land, load_player

MANY = 10**6
MOST_EDGE = 4
PLAYERS = (1, 2, 3, 4)
LOW_COLUMNS = (1, 2)


def load(empty: Empty, fields: Fields, options: Options, chance: Chance) -> Odin:
    """Build a table from a position."""
    players = fields.players(PLAYERS, 2)
    t: Odin = empty(len(players), options)
    load_course(t, fields)
    load_islands(t, fields.table("islands"))
    load_houses(
        t, fields.table("stone_houses"), int(boards.FIRST_STONE_HOUSE), int(boards.STONE_HOUSES)
    )
    load_houses(
        t, fields.table("long_houses"), int(boards.FIRST_LONG_HOUSE), int(boards.LONG_HOUSES)
    )
    t.guest = int(fields.flag("guest", default=False))
    t.edge = fields.integer("edge", 0, 0, MOST_EDGE)
    load_roll(t, fields)
    t.sober = sum({1 << seat for seat in fields.integers("sober", 0, int(t.seats) - 1, 4)})
    for seat, entry in enumerate(players):
        load_player(t, seat, entry)
    load_specials(t, fields)
    load_weapons(t, fields.table("weapons"))
    load_strips(t, fields, chance)
    load_squares(t, fields)
    load_action(t, fields)
    effects = fields.table("effects")
    EFFECTS.load(t, effects)
    effects.close()
    load_hands(t, players, chance)
    if not fields.has("pending"):
        t.ask(asks.PLACE, t.active)
    EFFECTS.load_pending(t, fields.tables("pending", DEEP), int(t.active))
    t.settle(chance)
    return t


def load_course(t: Table, fields: Fields) -> None:
    """Read how far the game has come, and whose turn it is."""
    t.round = fields.integer("round", 1, 1, int(t.rounds()))
    numbers = {name: number for number, name in PHASES.items()}
    t.phase = numbers[fields.word("phase", tuple(numbers), "actions")]
    t.start = fields.integer("start_player", 0, 0, int(t.seats) - 1)
    t.active = fields.integer("active", int(t.start), 0, int(t.seats) - 1)
    t.last = fields.integer("last", NOBODY, 0, int(t.seats) - 1)
    for seat in fields.integers("passed", 0, int(t.seats) - 1, int(t.seats)):
        t.passed |= 1 << seat
    columns = fields.integers("imitated", 1, int(components.COLUMNS), 2)
    if not fields.has("imitated") and t.seats == components.IMITATING:
        columns = [1, 3]
    for column in columns:
        t.mirrors |= 1 << column
    sides = sorted(column in LOW_COLUMNS for column in columns)
    if sides != ([False, True] if t.seats == components.IMITATING else []):
        raise fields.fail(
            "imitated", "with four players one of 1 and 2, and one of 3 and 4; else none"
        )


# --- boards ---


def load_islands(t: Table, islands: Fields) -> None:
    """Read the exploration boards."""
    for plot, key in enumerate(ISLAND_LETTERS):
        entry = islands.table(key)
        sides = (boards.FACES[boards.FIRST_FRONT + plot], boards.FACES[boards.FIRST_BACK + plot])
        if entry.word("side", sides, sides[0]) == sides[1]:
            t.turned |= 1 << plot
        t.owner[plot] = entry.integer("owner", NOBODY, 0, int(t.seats) - 1)
        t.hoard[plot] = entry.integer("silver", 0, 0, MANY)
        if t.owner[plot] == NOBODY and entry.has("land"):
            raise entry.fail("land", "nobody has laid anything on a board without an owner")
        if t.owner[plot] != NOBODY and t.hoard[plot]:
            raise entry.fail("silver", "the owner took the silver of this board")
        load_land(t, int(t.owner[plot]), plot, entry.table("land"))
        entry.close()
    islands.close()


def load_houses(t: Table, houses: Fields, first: int, number: int) -> None:
    """Read the stone houses or the long houses that somebody has."""
    for house in range(number):
        entry = houses.table(str(house + 1))
        t.owner[first + house] = entry.integer("owner", NOBODY, 0, int(t.seats) - 1)
        if t.owner[first + house] == NOBODY and entry.has("land"):
            raise entry.fail("land", "nobody has laid anything in a house without an owner")
        load_land(t, int(t.owner[first + house]), first + house, entry.table("land"))
        entry.close()
    houses.close()


def load_specials(t: Table, fields: Fields) -> None:
    """Read the special tiles that nobody has; left out, all that lie nowhere."""
    given = fields.words("specials", SPECIAL_NAMES, int(SPECIALS))
    if fields.has("specials"):
        t.specials = sum({1 << tile for tile in given})
    else:
        rest = CENSUS.rest(dump(t) | {"specials": []}, "special tiles")
        t.specials = sum(1 << n for n, name in enumerate(SPECIAL_NAMES) if rest[name] > 0)


# --- stocks ---


def load_weapons(t: Table, weapons: Fields) -> None:
    """Read the weapon cards; left out, all that nobody has lie face down."""
    discard = weapons.counts("discard", components.WEAPONS) or [0] * int(components.ARMS)
    deck = weapons.counts("deck", components.WEAPONS)
    for kind in range(components.ARMS):
        held = sum(int(t.of(seat, ARMOURY + kind)) for seat in range(t.seats))
        rest = max(0, int(components.WEAPON_CARDS[kind]) - held - discard[kind])
        t.deck[kind] = rest if deck is None else deck[kind]
        t.deck[components.ARMS + kind] = discard[kind]
    weapons.close()


def load_strips(t: Table, fields: Fields, chance: Chance) -> None:
    """Read the mountain strips; left out, those of the first round are drawn."""
    strips = fields.table("strips")
    names = tuple(str(strip + 1) for strip in range(components.STRIPS))
    left = strips.counts("left", names, int(components.POSITIONS))
    pile = strips.words("pile", names, int(components.STRIPS))
    strips.close()
    if left is None:
        t.pile = components.EVERY_STRIP
        for _ in range(components.FIRST_STRIPS[t.seats]):
            turn_up_strip(t, chance)
        return
    for strip, items in enumerate(left):
        t.taken[strip] = components.POSITIONS - items
        if items:
            t.strips |= 1 << strip
    for strip in pile:
        if left[strip]:
            raise strips.fail("pile", f"strip {strip + 1} is face up")
        t.taken[strip] = 0
        t.pile |= 1 << strip


# --- the action board ---


def load_squares(t: Table, fields: Fields) -> None:
    """Read who stands on the action board."""
    spaces = fields.table("spaces")
    for square, key in enumerate(SQUARES):
        if not spaces.has(key):
            continue
        entry = spaces.table(key)
        colours = max(int(t.seats), 2)
        colour = entry.integer("colour", 0, 0, colours - 1)
        column = (
            int(components.COLUMN[square])
            if square < components.ALL_SPACES
            else int(components.COLUMNS)
        )
        vikings = entry.integer("vikings", column, 1, column)
        entry.close()
        t.men[square] = (colour + 1) & COLOUR_MASK | vikings << int(MEN)
        if square < components.ALL_SPACES:
            t.occupied |= 1 << square
    spaces.close()


def load_roll(t: Table, fields: Fields) -> None:
    """Read the last roll of this turn."""
    if not fields.has("last_roll"):
        fields.raw("last_roll")
        return
    roll = fields.table("last_roll")
    action = components.DICE.index(roll.word("action", components.DICE, components.DICE[0]))
    number = roll.integer("rolled", 1, 1, int(components.DIE[action]))
    ore = roll.integer("ore", 0, 0, int(dice.NIBBLE))
    result = roll.integer("result", number, 0, int(dice.MOST_RESULT))
    count = roll.integer("rolls", 1, 1, MANY)
    roll.close()
    t.fallen = dice.fallen(action, number, ore, result, count)


def load_action(t: Table, fields: Fields) -> None:
    """Read who is in the middle of an action."""
    if not fields.has("action"):
        fields.raw("action")
        return
    action = fields.table("action")
    t.acting = action.integer("seat", int(t.active), 0, int(t.seats) - 1)
    t.square = SQUARES.index(action.word("space", SQUARES, SQUARES[0]))
    t.used = int(action.flag("used", default=False))
    t.bonus = int(action.flag("card_played", default=False))
    action.close()
    if not t.men[t.square] and not t.decks:
        raise action.fail("space", "no Vikings stand there")
