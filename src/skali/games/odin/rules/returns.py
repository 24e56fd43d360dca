"""What cards take back, give up or exchange: Vikings, weapons, ore on board, tiles on boards."""

from typing import Final

from mypy_extensions import i64

from skali.core.bits import count, lowest
from skali.core.chance import Chance
from skali.core.menu import Menu
from skali.core.questions import Answer
from skali.games.odin.rules import asks, components
from skali.games.odin.rules.actions import CLAIM, DISCARD, DONE, RECALL
from skali.games.odin.rules.banquet import FEAST_WORDS, FOODS, remove, served
from skali.games.odin.rules.goods import (
    CATTLE,
    FORM,
    GOODS,
    NAMES,
    ORE,
    RUNE_STONE,
    SHEEP,
    SILVER,
    STOCKFISH,
    TALL,
    TALLEST,
    TURNS,
)
from skali.games.odin.rules.land import FORM_ROW, forget
from skali.games.odin.rules.places import (
    piece,
    piece_column,
    piece_ground,
    piece_row,
    piece_thing,
    piece_turn,
)
from skali.games.odin.rules.state import (
    ALL_SQUARES,
    ARMED_BOATS,
    ARMOURY,
    LONGSHIPS,
    OWN,
    Lying,
    Table,
)
from skali.games.odin.rules.stores import come_back, give_up, lift, receive, stands_on, take_back

# --- Vikings ---


def recallable(t: Table, seat: i64) -> i64:
    """ODIN-AMB-40: squares with own Vikings, as a mask."""
    found: i64 = 0
    for square in range(ALL_SQUARES):
        if stands_on(t, seat, square):
            found |= 1 << square
    return found


def fourth_column(t: Table, seat: i64) -> i64:
    """ODIN-AMB-27: squares of column 4 with own Vikings, imitated ones too, as a mask."""
    found = recallable(t, seat)
    for square in range(components.ALL_SPACES):
        if components.COLUMN[square] != components.PLAYING_COLUMN:
            found &= ~(1 << square)
    found &= ~(1 << components.ALL_SPACES)
    if t.mirrors >> components.PLAYING_COLUMN & 1 == 0:
        found &= ~(1 << (components.ALL_SPACES + 1))
    return found


def call_fourth_column(t: Table, seat: i64) -> None:
    """Take one Viking back from each space of column 4, all at once."""
    squares = fourth_column(t, seat)
    number = count(squares)
    while squares != 0:
        lift(t, lowest(squares), 1)
        squares &= squares - 1
    come_back(t, seat, number)


class Recalling(Answer[Table]):
    """ODIN-AMB-68: a Viking returns; then, for silver, a second one from the same space."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer all squares where own Vikings stand."""
        menu.add(RECALL, recallable(t, seat))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Take it back, and ask for the second."""
        cost = t.get(asks.COST)
        t.pop()
        take_back(t, seat, index, 1)
        if stands_on(t, seat, index) and t.has(seat, SILVER) >= cost:
            t.ask(asks.RECALL_AGAIN, seat, asks.SQUARE.at(index) | asks.COST.at(cost))


class RecallingAgain(Answer[Table]):
    """ODIN-AMB-68: the second Viking of the same space."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer the same square, or to leave it."""
        if t.has(seat, SILVER) >= t.get(asks.COST):
            menu.one(RECALL + t.get(asks.SQUARE))
        menu.one(DONE)

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Pay, and take it back."""
        cost = t.get(asks.COST)
        t.pop()
        if family != DONE:
            give_up(t, seat, SILVER, cost)
            take_back(t, seat, index, 1)


# --- weapons and goods ---


def arms(t: Table, seat: i64) -> i64:
    """Return the kinds of weapons that a seat has, as a mask."""
    found: i64 = 0
    for kind in range(components.ARMS):
        if t.of(seat, ARMOURY + kind) > 0:
            found |= 1 << kind
    return found


def all_arms(t: Table, seat: i64) -> i64:
    """Count the weapons of a seat."""
    found: i64 = 0
    for kind in range(components.ARMS):
        found += t.of(seat, ARMOURY + kind)
    return found


def discard(t: Table, seat: i64, number: i64) -> None:
    """Give up so many weapons; where there is one kind, nobody is asked."""
    kinds = arms(t, seat)
    if kinds & (kinds - 1) == 0:
        give_up(t, seat, components.FIRST_WEAPON + lowest(kinds), number)
    else:
        t.ask(asks.DISCARD, seat, asks.WEAPONS_LEFT.at(number))


class Discarding(Answer[Table]):
    """Which weapon is given up."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer every kind."""
        menu.add(DISCARD, arms(t, seat))

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Give it up."""
        left = t.get(asks.WEAPONS_LEFT)
        t.pop()
        give_up(t, seat, components.FIRST_WEAPON + index, 1)
        if left > 1:
            discard(t, seat, left - 1)


THREE: Final[i64] = 3


def threefold(t: Table, seat: i64) -> i64:
    """Return the goods of which a seat has exactly three, as a mask; never animals."""
    found: i64 = 0
    for good in range(GOODS):
        if t.has(seat, good) == THREE and good not in (SHEEP, CATTLE):
            found |= 1 << good
    return found


def take_fourth(t: Table, seat: i64) -> None:
    """A fourth of a good of which one has three."""
    goods = threefold(t, seat)
    if goods & (goods - 1) == 0:
        receive(t, seat, lowest(goods), 1)
    else:
        t.ask(asks.FOURTH, seat)


class TakingFourth(Answer[Table]):
    """Which good it is."""

    def offer(self, t: Table, seat: i64, menu: Menu) -> None:
        """Offer them."""
        menu.add(CLAIM, threefold(t, seat))

    def force(self, t: Table, seat: i64, chance: Chance) -> bool:
        """Leave it if what was laid meanwhile has left fewer of all."""
        if threefold(t, seat) != 0:
            return False
        t.pop()
        return True

    def take(self, t: Table, seat: i64, family: i64, index: i64, chance: Chance) -> None:
        """Take it."""
        t.pop()
        receive(t, seat, index, 1)


# --- ore on board ---


def loaded(t: Table, seat: i64, ship: i64) -> bool:
    """Tell whether a boat with loaded ore is there, or a longship that carries so much."""
    return t.of(seat, ARMED_BOATS if ship == 0 else LONGSHIPS + ship) > 0


def unload(t: Table, seat: i64, ship: i64) -> None:
    """ODIN-A18: an ore goes back to the supply; the printed one never does."""
    place = seat * OWN + (ARMED_BOATS if ship == 0 else LONGSHIPS + ship)
    t.own[place] -= 1
    t.own[place - 1] += 1
    receive(t, seat, ORE, 1)


def ore_to_throw(t: Table, seat: i64, *, most: bool) -> i64:
    """ODIN-AMB-11: how much ore the longship carries that throws one away; 0: none does."""
    found: i64 = 0
    for ore in range(1, components.ORE_SLOTS[components.LONGSHIP] + 1):
        if t.of(seat, LONGSHIPS + ore) > 0:
            found = ore
            if not most:
                break
    return found


def throw_ore(t: Table, seat: i64, edge: i64, *, most: bool) -> None:
    """ODIN-AMB-15: an ore of the longship goes before the first roll, for every roll."""
    place = seat * OWN + LONGSHIPS + ore_to_throw(t, seat, most=most)
    t.own[place] -= 1
    t.own[place - 1] += 1
    t.edge = edge


# --- fish that leave the feast ---

FISH: Final[i64] = FOODS.index("stockfish")


def fish_served(t: Table, seat: i64) -> i64:
    """Count the stockfish on the banquet table."""
    return served(t.feast, seat * FEAST_WORDS, FISH)


def rescue_fish(t: Table, seat: i64) -> None:
    """A stockfish comes back from the banquet table."""
    t.feast = t.feast[:]
    remove(t.feast, seat * FEAST_WORDS, FISH)
    t.supply[seat * len(NAMES) + STOCKFISH] += 1


# --- special tiles that leave a board ---


def lies_anywhere(t: Table, tile: i64) -> bool:
    """Tell whether a tile lies on anybody's board or in a house."""
    lying: Lying | None = t.lying
    while lying is not None:
        if piece_thing(lying.piece) == tile:
            return True
        lying = lying.before
    return False


def cells_of(thing: i64, turn: i64, row: i64, column: i64) -> list[tuple[int, int]]:
    """List the cells that a tile covers."""
    form = FORM[thing * TURNS + turn]
    found: list[tuple[int, int]] = []
    for below in range(TALL[thing * TURNS + turn]):
        bits = form >> TALLEST * below & FORM_ROW
        for across in range(TALLEST):
            if bits >> across & 1 != 0:
                found.append((int(row + below), int(column + across)))
    return found


def filling(cells: list[tuple[int, int]], thing: i64) -> list[list[int]]:
    """List how a tile and a rune stone fill some cells: thing, turn, row, column of both."""
    rows = [row for row, _ in cells]
    columns = [column for _, column in cells]
    for spot in places(thing, rows, columns):
        mine = cells_of(*spot)
        if not set(mine) <= set(cells):
            continue
        rest = set(cells) - set(mine)
        for other in places(RUNE_STONE, rows, columns):
            if set(cells_of(*other)) == rest:
                return [[*spot], [*other]]
    raise ValueError("these tiles do not fill the cells of the other")


def places(thing: i64, rows: list[int], columns: list[int]) -> list[tuple[i64, i64, i64, i64]]:
    """List every way to lay a tile within a square."""
    return [
        (thing, turn, row, column)
        for turn in range(TURNS)
        if FORM[thing * TURNS + turn] != 0
        for row in range(min(rows), max(rows) + 1)
        for column in range(min(columns), max(columns) + 1)
    ]


def swap(t: Table, seat: i64, tile: i64, other: i64) -> None:
    """A special tile leaves its board; another tile and a rune stone fill its cells."""
    kept: list[i64] = []
    lying: Lying | None = t.lying
    while lying is not None:
        word = lying.piece
        if piece_thing(word) == tile:
            where = piece_ground(word)
            cells = cells_of(tile, piece_turn(word), piece_row(word), piece_column(word))
            for thing, turn, row, column in filling(cells, other):
                kept.append(piece(where, thing, turn, row, column))
        else:
            kept.append(word)
        lying = lying.before
    t.lying = None
    for word in reversed(kept):
        t.lying = Lying(word, t.lying)
    for owner in range(t.seats):
        forget(t.fitting, owner)
    receive(t, seat, tile, 1)


ANSWERS: Final[tuple[Answer[Table], ...]] = (
    Recalling(asks.RECALL),
    RecallingAgain(asks.RECALL_AGAIN),
    Discarding(asks.DISCARD),
    TakingFourth(asks.FOURTH),
)
