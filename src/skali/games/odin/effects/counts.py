"""What effects count."""

from typing import Final, final

from mypy_extensions import i64

from skali.core.effects.codes import E_EVENT, E_ORIGIN, E_PROGRAM, E_SEAT, EVENT_WORDS
from skali.core.effects.primitive import Counter
from skali.games.odin.effects.events import USE
from skali.games.odin.effects.machine import MACHINE
from skali.games.odin.effects.vocabulary import FIRST_COUNT, TABLE_COUNTS, TALLIES
from skali.games.odin.rules import asks, components, goods
from skali.games.odin.rules.banquet import FEAST_WORDS, FOODS, served
from skali.games.odin.rules.bay import boats, large_ships, longships
from skali.games.odin.rules.boards import FIRST_STONE_HOUSE, HOME_PLOT
from skali.games.odin.rules.phases import income_of
from skali.games.odin.rules.returns import fish_served
from skali.games.odin.rules.scoring import lies_with
from skali.games.odin.rules.state import ARMED_BOATS, ARMOURY, KNARRS, LONGSHIPS, Table
from skali.games.odin.rules.stores import stands_on


def place_of(name: str) -> int:
    """Return the number of a count of the table."""
    return TABLE_COUNTS.index(name)


PLAYERS: Final[i64] = place_of("players")
ROUND: Final[i64] = place_of("round")
BOATS: Final[i64] = place_of("whaling_boats")
KNARR: Final[i64] = place_of("knarrs")
LONG: Final[i64] = place_of("longships")
LARGE: Final[i64] = place_of("large_ships")
HOUSES: Final[i64] = place_of("houses")
SHIP_SETS: Final[i64] = place_of("ship_sets")
LOADED: Final[i64] = place_of("loaded_ore")
ARMED: Final[i64] = place_of("armed_longships")
SPECIAL_TILES: Final[i64] = place_of("special_tiles")
RED_KINDS: Final[i64] = place_of("red_kinds")
MEAT_PAIRS: Final[i64] = place_of("meat_pairs")
ANIMAL_KINDS: Final[i64] = place_of("animal_kinds")
INCOME: Final[i64] = place_of("income")
ISLANDS: Final[i64] = place_of("islands")
CRAFTERS: Final[i64] = place_of("crafters")
IN_THIRD: Final[i64] = place_of("in_third_column")
SECOND_SPACES: Final[i64] = place_of("second_column_spaces")
HALVES: Final[i64] = place_of("weapon_halves")
MINED_KINDS: Final[i64] = place_of("mined_kinds")
PAID_KINDS: Final[i64] = place_of("paid_kinds")
USABLE: Final[i64] = place_of("usable")
ACTING: Final[i64] = place_of("acting")
USING: Final[i64] = place_of("using")
VIKING_ACTION: Final[i64] = place_of("viking_action")
INNER_ACTION: Final[i64] = place_of("inner_action")
MEAD_SERVED: Final[i64] = place_of("mead_served")
GAME_SERVED: Final[i64] = place_of("game_served")
FISH_SERVED: Final[i64] = place_of("stockfish_served")
SOBER: Final[i64] = place_of("sober")
FEASTING: Final[i64] = place_of("feasting")

MEAD_FOOD: Final[i64] = FOODS.index("mead")
GAME_FOOD: Final[i64] = FOODS.index("game_meat")
FIRST_MINED: Final[i64] = TALLIES.index("mined_wood")
FIRST_PAID: Final[i64] = TALLIES.index("paid_wood")
CRAFTING: Final[i64] = sum(
    1 << n for n, space in enumerate(components.SPACE_TABLES) if space.text("band") == "crafting"
)
TWO_ORE: Final[i64] = 2


@final
class Counts(Counter[Table]):
    """Counts the things of a seat, by their place in the vocabulary."""

    def count(self, t: Table, seat: i64, what: i64) -> i64:
        """ODIN-169, ODIN-170, ODIN-171, ODIN-AMB-65: things of the supply; pregnant ones too."""
        if what < components.FIRST_WEAPON:
            return t.has(seat, what)
        if what < FIRST_COUNT:
            return t.of(seat, ARMOURY + what - components.FIRST_WEAPON)
        return counted(t, seat, what - FIRST_COUNT)


def counted(t: Table, seat: i64, what: i64) -> i64:
    """Count what follows from the table."""
    if what == PLAYERS:
        return t.seats
    if what == ROUND:
        return t.round
    if what <= ANIMAL_KINDS:
        return owned(t, seat, what)
    if what == INCOME:
        return income_of(t, seat)
    if what == ISLANDS:
        return plots(t, seat, 0, FIRST_STONE_HOUSE)
    if what <= SECOND_SPACES:
        return standing(t, seat, what)
    if what == HALVES:
        return (
            2 * t.of(seat, ARMOURY + components.SWORD)
            + t.of(seat, ARMOURY + components.BOW)
            + t.of(seat, ARMOURY + components.SPEAR)
        )
    if what == MINED_KINDS:
        return kinds(t, FIRST_MINED, 4)
    if what == PAID_KINDS:
        return kinds(t, FIRST_PAID, 3)
    return happening(t, seat, what)


def owned(t: Table, seat: i64, what: i64) -> i64:
    """Count ships, houses and kinds of goods."""
    if what == BOATS:
        return boats(t, seat)
    if what == KNARR:
        return t.of(seat, KNARRS)
    if what == LONG:
        return longships(t, seat)
    if what == LARGE:
        return large_ships(t, seat)
    if what == HOUSES:
        return plots(t, seat, FIRST_STONE_HOUSE, HOME_PLOT)
    if what == SHIP_SETS:
        return min(boats(t, seat), t.of(seat, KNARRS), longships(t, seat))
    if what in (LOADED, ARMED):
        return ore_on_board(t, seat, what)
    if what == SPECIAL_TILES:
        return specials(t, seat)
    if what == RED_KINDS:
        return red_kinds(t, seat)
    if what == MEAT_PAIRS:
        return min(t.has(seat, goods.GAME_MEAT), t.has(seat, goods.WHALE_MEAT))
    return min(1, t.has(seat, goods.SHEEP)) + min(1, t.has(seat, goods.CATTLE))


def ore_on_board(t: Table, seat: i64, what: i64) -> i64:
    """ODIN-A18: count loaded ore, or the longships with at least two; never the printed ore."""
    found: i64 = t.of(seat, ARMED_BOATS) if what == LOADED else 0
    for ore in range(1, components.ORE_SLOTS[components.LONGSHIP] + 1):
        ships = t.of(seat, LONGSHIPS + ore)
        if what == LOADED:
            found += ore * ships
        elif ore >= TWO_ORE:
            found += ships
    return found


def plots(t: Table, seat: i64, first: i64, last: i64) -> i64:
    """Count the plots of a range that a seat has."""
    found: i64 = 0
    for plot in range(first, last):
        if t.owner[plot] == seat:
            found += 1
    return found


def specials(t: Table, seat: i64) -> i64:
    """Count the special tiles of a seat, in the supply and on boards."""
    found: i64 = 0
    for tile in range(goods.GOODS, goods.TILES):
        if t.has(seat, tile) > 0 or lies_with(t, seat, tile):
            found += 1
    return found


def red_kinds(t: Table, seat: i64) -> i64:
    """Count the different red goods in supply and stables."""
    found: i64 = 0
    for good in range(goods.GOODS):
        if goods.COLOUR[good] == goods.RED and t.has(seat, good) > 0:
            found += 1
    return found


def standing(t: Table, seat: i64, what: i64) -> i64:
    """ODIN-AMB-60, ODIN-AMB-62: count own Vikings by where they stand, or the spaces."""
    found: i64 = 0
    column: i64 = 3 if what == IN_THIRD else 2
    for square in range(components.ALL_SPACES):
        if stands_on(t, seat, square):
            if what == CRAFTERS:
                if CRAFTING >> square & 1 != 0:
                    found += t.men_on(square)
            elif components.COLUMN[square] == column:
                found += 1 if what == SECOND_SPACES else t.men_on(square)
    mirror = components.ALL_SPACES + (column - 1) // 2
    if what != CRAFTERS and t.mirrors >> column & 1 != 0 and stands_on(t, seat, mirror):
        found += 1 if what == SECOND_SPACES else t.men_on(mirror)
    return found


def kinds(t: Table, first: i64, number: i64) -> i64:
    """ODIN-AMB-47: count the different things that were tallied in the event under way."""
    if t.under_way == 0:
        return 0
    found: i64 = 0
    for tally in range(first, first + number):
        if t.tallies[((t.under_way - 1) * MACHINE.tally_kinds + tally) * 2] > 0:
            found += 1
    return found


def happening(t: Table, seat: i64, what: i64) -> i64:
    """Tell by 1 or 0 what is the case now, or count dishes."""
    if what == USABLE:
        return 1 if is_usable_now(t, seat) else 0
    if what == ACTING:
        return 1 if t.acting == seat else 0
    if what == USING:
        return 1 if uses_space(t, seat) else 0
    if what in (VIKING_ACTION, INNER_ACTION):
        return 1 if t.acting == seat and t.guest == (1 if what == INNER_ACTION else 0) else 0
    if what == MEAD_SERVED:
        return served(t.feast, seat * FEAST_WORDS, MEAD_FOOD)
    if what == GAME_SERVED:
        return served(t.feast, seat * FEAST_WORDS, GAME_FOOD)
    if what == FISH_SERVED:
        return fish_served(t, seat)
    if what == SOBER:
        return t.sober >> seat & 1
    if what == FEASTING:
        return 1 if t.asks(asks.FEAST) and t.top_seats() >> seat & 1 != 0 else 0
    return components.SMALL_BERTHS - boats(t, seat)


def uses_space(t: Table, seat: i64) -> bool:
    """Tell whether a seat uses a space, with its Vikings or by a card, and is to be heard of."""
    for level in range(t.under_way):
        at = level * EVENT_WORDS
        if t.events[at + E_EVENT] == USE and t.events[at + E_SEAT] == seat:
            return True
    return False


def is_usable_now(t: Table, seat: i64) -> bool:
    """ODIN-AMB-70: whether the event under way can do its own part as things are."""
    if t.under_way == 0:
        return False
    origin = t.origin
    at = (t.under_way - 1) * EVENT_WORDS
    t.origin = t.events[at + E_ORIGIN]
    found = MACHINE.useful(t, seat, t.events[at + E_PROGRAM])
    t.origin = origin
    return found
