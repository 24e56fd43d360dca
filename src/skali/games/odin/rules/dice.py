"""Dice actions: hunting, laying a snare and whaling aim low, raiding and pillaging aim high."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import lowest
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.odin.effects import vocabulary
from skali.games.odin.effects.events import FAILURE, SUCCESS
from skali.games.odin.effects.machine import MACHINE, note
from skali.games.odin.effects.programs import REWARD
from skali.games.odin.effects.vocabulary import ROLL as ROLL_NUMBER
from skali.games.odin.rules import asks
from skali.games.odin.rules.actions import BOATS, CLAIM, DONE, FAIL, PAY, ROLL, SPEND
from skali.games.odin.rules.bay import boats, most_ore, ore_of_boats
from skali.games.odin.rules.components import (
    AIMS_HIGH,
    ALL_SPACES,
    DIE,
    FIRST_WEAPON,
    LARGEST_DIE,
    MATERIAL,
    MOST_ROLLS,
    PILLAGING,
    SMALL_BERTHS,
    SPEAR,
    VIKINGS_BACK,
    WEAPON,
    WHALING,
)
from skali.games.odin.rules.components import SWORD as LONG_SWORD
from skali.games.odin.rules.goods import COLOUR, GOODS, GREEN, REVERSE, STONE, SWORD, TILES
from skali.games.odin.rules.news import herald
from skali.games.odin.rules.state import ARMED_BOATS, ARMOURY, Table
from skali.games.odin.rules.state import BOATS as PLAIN_BOATS
from skali.games.odin.rules.stores import give_up, is_free, receive, take_back

STREAM_D8: Final[i64] = 1
STREAM_D12: Final[i64] = 2
ORE_AT: Final[i64] = 4
RESULT_AT: Final[i64] = 8
ACTION_AT: Final[i64] = 14
COUNT_AT: Final[i64] = 18
"""Where ore, result, action and count stand in the word of the last roll, above its number."""
NIBBLE: Final[i64] = 15
MOST_RESULT: Final[i64] = 63
CREWS: Final[i64] = SMALL_BERTHS + 1
WON: Final[i64] = vocabulary.TALLIES.index("won")
WOOD_SPENT: Final[i64] = vocabulary.TALLIES.index("wood_spent")
SPEARS_NEXT: Final[i64] = 1
SECOND_TILE: Final[i64] = 2
"""What is spent for a tile: swords, then spears; for the first tile of a result, or the second."""
BOAT_TALLY: Final[i64] = vocabulary.TALLIES.index("boats")


# --- beginning ---


def begin(t: Table, seat: i64, action: i64, most_boats: i64, chance: Chance) -> None:
    """ODIN-216, ODIN-223, ODIN-237: which ships take part is fixed before the first roll."""
    t.use_part()
    if action == WHALING:
        note(t, seat, BOAT_TALLY, min(max(1, most_boats), boats(t, seat)))
        crews = possible_crews(t, seat, most_boats)
        if crews & (crews - 1) != 0:
            t.ask(asks.BOATS, seat, asks.MOST_BOATS.at(min(most_boats, SMALL_BERTHS)))
            return
        plain: i64 = 1 if t.of(seat, PLAIN_BOATS) > 0 else 0
        first_roll(t, seat, action, ore_of_boats(plain, 1 - plain), chance)
    else:
        first_roll(t, seat, action, most_ore(t, seat) if action == PILLAGING else 0, chance)


def possible_crews(t: Table, seat: i64, most: i64) -> i64:
    """ODIN-237, ODIN-AMB-12: boats without and with loaded ore that can sail, as a mask."""
    found: i64 = 0
    for plain in range(t.of(seat, PLAIN_BOATS) + 1):
        for armed in range(t.of(seat, ARMED_BOATS) + 1):
            if 1 <= plain + armed <= most:
                found |= 1 << (plain * CREWS + armed)
    return found


def first_roll(t: Table, seat: i64, action: i64, ore: i64, chance: Chance) -> None:
    """ODIN-216: ask what follows the first roll."""
    ore += t.edge
    t.edge = 0
    t.ask(asks.ROLL, seat, asks.ACTION.at(action) | asks.ORE.at(ore) | asks.ROLLED.at(1))
    roll(t, seat, chance)


def roll(t: Table, seat: i64, chance: Chance) -> None:
    """ODIN-214, ODIN-216, ODIN-236: a new roll cancels the one before; a result of 0 succeeds."""
    action = t.get(asks.ACTION)
    die = DIE[action]
    t.put(asks.ROLLED, 1 + chance.below(STREAM_D12 if die == LARGEST_DIE else STREAM_D8, die))
    t.put(asks.ROLLS, t.get(asks.ROLLS) + 1)
    note_roll(t, action)
    if AIMS_HIGH[action] == 0 and result(t) == 0:
        succeed(t, seat, 0)


def note_roll(t: Table, action: i64) -> None:
    """ODIN-214: everybody sees what was rolled, also when nothing more is asked about it."""
    rolled, ore = t.get(asks.ROLLED), t.get(asks.ORE)
    t.fallen = fallen(action, rolled, ore, result(t), fallen_count(t.fallen) + 1)


def fallen(action: i64, number: i64, ore: i64, result: i64, count: i64) -> i64:
    """Return the last roll of a turn as one word."""
    changed = ore << ORE_AT | result << RESULT_AT
    return number | changed | action << ACTION_AT | count << COUNT_AT


def fallen_number(fallen: i64) -> i64:
    """Return the number of the last roll, or 0."""
    return fallen & NIBBLE


def fallen_ore(fallen: i64) -> i64:
    """Return the ore that changed it."""
    return fallen >> ORE_AT & NIBBLE


def fallen_result(fallen: i64) -> i64:
    """Return its result."""
    return fallen >> RESULT_AT & MOST_RESULT


def fallen_action(fallen: i64) -> i64:
    """Return the dice action for which it was rolled."""
    return fallen >> ACTION_AT & NIBBLE


def fallen_count(fallen: i64) -> i64:
    """Return how many rolls there were in this turn."""
    return fallen >> COUNT_AT


def most_rolls(t: Table, seat: i64, action: i64) -> i64:
    """ODIN-216: how often the die may be rolled."""
    if t.altered[seat] >> vocabulary.ROLLS & 1 == 0:
        return MOST_ROLLS
    return MACHINE.number(t, seat, vocabulary.ROLLS, MOST_ROLLS, action)


def result(t: Table) -> i64:
    """ODIN-224, ODIN-231, ODIN-AMB-13: the roll, changed by cards and ore; never below 0."""
    action = t.get(asks.ACTION)
    rolled = t.get(asks.ROLLED)
    if t.decks != 0:
        rolled = MACHINE.number(t, lowest(t.top_seats()), ROLL_NUMBER, rolled, action)
    if AIMS_HIGH[action] != 0:
        return rolled + t.get(asks.ORE)
    return max(0, rolled - t.get(asks.ORE))


def worth(t: Table, seat: i64, what: i64) -> i64:
    """Return for how much a stone in battle, or a spear on the whale, counts."""
    if t.altered[seat] >> vocabulary.WORTH & 1 == 0:
        return 1
    return MACHINE.number(t, seat, vocabulary.WORTH, 1, what)


# --- low results ---


def weapon_worth(t: Table, seat: i64) -> i64:
    """ODIN-230: for how much a weapon of the action counts."""
    return worth(t, seat, vocabulary.SPEAR_WORTH) if t.get(asks.ACTION) == WHALING else 1


def payments(t: Table, seat: i64) -> i64:
    """ODIN-230: how many weapons can pay for the result, wood for the rest, as a mask."""
    action = t.get(asks.ACTION)
    needed = result(t)
    each = weapon_worth(t, seat)
    wood = t.has(seat, MATERIAL[action])
    most = min((needed + each - 1) // each, t.of(seat, ARMOURY + WEAPON[action]))
    found: i64 = 0
    for weapons in range(most + 1):
        if needed - weapons * each <= wood:
            found |= 1 << weapons
    return found


def succeed(t: Table, seat: i64, weapons: i64) -> None:
    """ODIN-230, ODIN-232: pay for the result and take what the action promises."""
    action = t.get(asks.ACTION)
    wood = max(0, result(t) - weapons * weapon_worth(t, seat))
    t.pop()
    give_up(t, seat, FIRST_WEAPON + WEAPON[action], weapons)
    give_up(t, seat, MATERIAL[action], wood)
    note(t, seat, WOOD_SPENT, wood)
    note(t, seat, WON, 1)
    MACHINE.announce(t, SUCCESS, seat, action, weapons)
    MACHINE.start(t, seat, REWARD[action])


def win(t: Table, seat: i64, action: i64, weapons: i64) -> None:
    """Let cards know of a success, and how many weapons it took."""
    note(t, seat, WON, 1)
    herald(t, SUCCESS, seat, action, weapons)


# --- high results ---


def allowed(t: Table, seat: i64, permission: i64) -> bool:
    """Tell whether a card lets a seat do something in battle."""
    return t.altered[seat] != 0 and MACHINE.allowed(t, seat, permission, 0)


def value(t: Table, seat: i64, tile: i64) -> i64:
    """ODIN-220, ODIN-AMB-45: what must be reached for a tile; 0: it is no spoil."""
    if t.altered[seat] == 0:
        return SWORD[tile]
    if tile < GOODS and COLOUR[tile] == GREEN and allowed(t, seat, vocabulary.GREEN_LOOT):
        return SWORD[REVERSE[tile]] - 1
    if tile >= GOODS and SWORD[tile] == best_special(t):
        return MACHINE.number(t, seat, vocabulary.SWORD_VALUE, SWORD[tile], 0)
    return SWORD[tile]


def best_special(t: Table) -> i64:
    """ODIN-AMB-45: the highest sword value among the special tiles that nobody has."""
    found: i64 = 0
    for tile in range(GOODS, TILES):
        if is_free(t, tile):
            found = max(found, SWORD[tile])
    return found


def spears(t: Table, seat: i64) -> i64:
    """Count the spears that can be spent like swords."""
    return t.of(seat, ARMOURY + SPEAR) if allowed(t, seat, vocabulary.SPEARS_AS_SWORDS) else 0


def strength(t: Table, seat: i64) -> i64:
    """ODIN-219: by how much a seat can raise a result."""
    stones = t.has(seat, STONE) * worth(t, seat, vocabulary.STONE_WORTH)
    return stones + t.of(seat, ARMOURY + LONG_SWORD) + spears(t, seat)


def within(t: Table, seat: i64, reach: i64) -> i64:
    """Return the tiles that can be taken with so much, as a mask."""
    found: i64 = 0
    for tile in range(TILES):
        if 0 < value(t, seat, tile) <= reach and is_free(t, tile):
            found |= 1 << tile
    return found


def spoils(t: Table, seat: i64) -> i64:
    """ODIN-219, ODIN-220, ODIN-225, ODIN-226: tiles within reach, with all that can be spent."""
    return within(t, seat, result(t) + strength(t, seat))


def splits(t: Table, seat: i64, short: i64, spear: i64) -> i64:
    """ODIN-219: how many swords, then spears, can raise the result by so much, as a mask."""
    rest = t.has(seat, STONE) * worth(t, seat, vocabulary.STONE_WORTH)
    mine = spears(t, seat)
    if spear == 0:
        rest += mine
        mine = t.of(seat, ARMOURY + LONG_SWORD)
    found: i64 = 0
    for number in range(min(short, mine) + 1):
        if short - number <= rest:
            found |= 1 << number
    return found


def claim(t: Table, seat: i64, tile: i64) -> None:
    """ODIN-219, ODIN-220: a tile; what the result lacks is paid in stones and swords."""
    action = t.get(asks.ACTION)
    left = result(t) - value(t, seat, tile)
    t.pop()
    if left > 0:
        take_tile(t, seat, tile, left, action, 0, 0)
    else:
        raise_result(t, seat, tile, -left, action, 0, 0)


def take_tile(
    t: Table, seat: i64, tile: i64, rest: i64, action: i64, swords: i64, stage: i64
) -> None:
    """ODIN-220, ODIN-AMB-44: the tile; with a card a second one for what is left of the result."""
    receive(t, seat, tile, 1)
    if (
        stage & SECOND_TILE == 0
        and allowed(t, seat, vocabulary.SPLIT_LOOT)
        and within(t, seat, rest + strength(t, seat)) != 0
    ):
        t.ask(asks.SPLIT, seat, asks.REST.at(rest) | asks.LOOTED.at(action))
        t.put(asks.SWORDS, swords)
    else:
        win(t, seat, action, swords)


def raise_result(
    t: Table, seat: i64, tile: i64, short: i64, action: i64, swords: i64, stage: i64
) -> None:
    """ODIN-219: spend swords, then spears, and stones for the rest; then take the tile."""
    if short > 0:
        ways = splits(t, seat, short, stage & SPEARS_NEXT)
        if ways & (ways - 1) != 0:
            t.ask(asks.SPEND, seat, asks.CLAIM.at(tile) | asks.SHORT.at(short))
            t.put(asks.SWORDS, swords)
            t.put(asks.SPEARS, stage & SPEARS_NEXT)
            t.put(asks.LOOTED, action)
            t.put(asks.SECOND, stage // SECOND_TILE)
        else:
            spend(t, seat, tile, short, lowest(ways), action, swords, stage)
        return
    take_tile(t, seat, tile, 0, action, swords, stage)


def spend(
    t: Table, seat: i64, tile: i64, short: i64, number: i64, action: i64, swords: i64, stage: i64
) -> None:
    """ODIN-219: give up so many swords or spears; after the spears, stones for the rest."""
    weapon = SPEAR if stage & SPEARS_NEXT != 0 else LONG_SWORD
    give_up(t, seat, FIRST_WEAPON + weapon, number)
    short -= number
    if stage & SPEARS_NEXT == 0:
        swords += number
        if spears(t, seat) > 0:
            raise_result(t, seat, tile, short, action, swords, stage | SPEARS_NEXT)
            return
    each = worth(t, seat, vocabulary.STONE_WORTH)
    give_up(t, seat, STONE, (short + each - 1) // each)
    take_tile(t, seat, tile, 0, action, swords, stage)


# --- failing ---


def fail(t: Table, seat: i64) -> None:
    """ODIN-222, ODIN-228, ODIN-233, ODIN-234: a consolation, and some Vikings back."""
    action = t.get(asks.ACTION)
    rolls = t.get(asks.ROLLS)
    t.pop()
    receive(t, seat, MATERIAL[action], 1)
    receive(t, seat, FIRST_WEAPON + WEAPON[action], 1)
    if VIKINGS_BACK[action] != 0 and placed_here(t):
        take_back(t, seat, t.square, VIKINGS_BACK[action])
    herald(t, FAILURE, seat, action, rolls)


def placed_here(t: Table) -> bool:
    """ODIN-A21: whether the action comes from Vikings that were placed for it, not from a card."""
    return t.guest == 0 and 0 < t.origin <= ALL_SPACES


# --- answers ---


class ChoosingBoats(Answer[Table]):
    """ODIN-237: which boats sail."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every fleet."""
        menu.add(BOATS, possible_crews(t, seat, t.get(asks.MOST_BOATS)))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Sail."""
        t.pop()
        first_roll(t, seat, WHALING, ore_of_boats(index // CREWS, index % CREWS), chance)


class Rolling(Answer[Table]):
    """ODIN-217: after a roll: once more, success, or failure."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer another roll, what the result brings, and to give up."""
        if t.get(asks.ROLLS) < most_rolls(t, seat, t.get(asks.ACTION)):
            menu.one(ROLL)
        if AIMS_HIGH[t.get(asks.ACTION)] != 0:
            menu.add(CLAIM, spoils(t, seat))
        else:
            menu.add(PAY, payments(t, seat))
        menu.one(FAIL)

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """ODIN-221, ODIN-227, ODIN-AMB-14: without another roll and without a way, it fails."""
        if t.get(asks.ROLLS) < most_rolls(t, seat, t.get(asks.ACTION)):
            return False
        high = AIMS_HIGH[t.get(asks.ACTION)] != 0
        if (spoils(t, seat) if high else payments(t, seat)) != 0:
            return False
        fail(t, seat)
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Do it."""
        if family == ROLL:
            roll(t, seat, chance)
        elif family == PAY:
            succeed(t, seat, index)
        elif family == CLAIM:
            claim(t, seat, index)
        else:
            fail(t, seat)


class Spending(Answer[Table]):
    """ODIN-219: swords or stones; with a card, spears."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every split."""
        menu.add(SPEND, splits(t, seat, t.get(asks.SHORT), t.get(asks.SPEARS)))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Spend them."""
        tile = t.get(asks.CLAIM)
        short = t.get(asks.SHORT)
        swords = t.get(asks.SWORDS)
        stage = t.get(asks.SPEARS) + SECOND_TILE * t.get(asks.SECOND)
        action = t.get(asks.LOOTED)
        t.pop()
        spend(t, seat, tile, short, index, action, swords, stage)


class Splitting(Answer[Table]):
    """ODIN-AMB-44: a second tile for what is left of the result."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer what is within reach."""
        menu.add(CLAIM, within(t, seat, t.get(asks.REST) + strength(t, seat)))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Take it."""
        left = t.get(asks.REST)
        action = t.get(asks.LOOTED)
        swords = t.get(asks.SWORDS)
        t.pop()
        if family == DONE:
            win(t, seat, action, swords)
        else:
            raise_result(t, seat, index, value(t, seat, index) - left, action, swords, SECOND_TILE)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    ChoosingBoats(asks.BOATS),
    Rolling(asks.ROLL),
    Spending(asks.SPEND),
    Splitting(asks.SPLIT),
)
