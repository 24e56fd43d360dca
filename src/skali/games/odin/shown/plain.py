"""The table in words, for a terminal: spaces by band, the middle, and everybody's things.

A board reads as it lies: `#` is covered, `-` a free cell that costs a point, `·` another free cell,
`$` a free income, a digit a bonus, `x` a cell that can never be covered.
"""
# interpreted: words for people

from skali.core.effects.sentences import listed
from skali.core.message import Message, say, seat_name, signed
from skali.core.plain import Block, Cell
from skali.games.odin.effects.cards import CARD_WORDS, CARDS, SET_WORD
from skali.games.odin.rules import components
from skali.games.odin.rules.actions import ISLAND_LETTERS
from skali.games.odin.rules.banquet import FEAST_WORDS, FOOD_THING, dishes, food_of
from skali.games.odin.rules.bay import boats, longships
from skali.games.odin.rules.boards import BONUSES, FACE_POINTS, FACE_ROWS, GRIDS, HOME_PLOT, row_of
from skali.games.odin.rules.feast import empty_cells
from skali.games.odin.rules.goods import GOODS, SPECIALS
from skali.games.odin.rules.phases import income_of
from skali.games.odin.rules.scoring import score
from skali.games.odin.rules.state import KNARRS, PENALTIES, THING, Table
from skali.games.odin.shown.acts import gift_name
from skali.games.odin.shown.cards import card_name, card_text
from skali.games.odin.shown.holdings import owned
from skali.games.odin.shown.mat import minus_of
from skali.games.odin.shown.motion import amount
from skali.games.odin.shown.names import face_name, name, space_name, thing_name
from skali.games.odin.shown.sentences import space_text
from skali.games.odin.written.position import hand_of

PRINTED = {".": "·", "i": "$", "#": "x", "$": "x"}
"""How a printed cell is written; all others as in the data."""


def plain(t: Table, seat: int | None = None) -> list[Block]:
    """Show the action board, the middle, then every player, the reader first."""
    blocks = [spaces(t), middle(t)]
    for who in t.around(seat):
        blocks.append(player(t, who, reads=who == seat))
        blocks += [board(t, who, plot) for plot in (HOME_PLOT, *owned(t, who))]
    return blocks


def several(parts: list[Message]) -> Cell:
    """Join what there is; nothing is a dash."""
    return listed(parts) if parts else "-"


# --- the middle ---


def spaces(t: Table) -> Block:
    """ODIN-090: every space by band: its number, Vikings, name, effect, and who stands there."""
    lines: list[list[Cell]] = []
    for band in components.BANDS:
        lines.append([say(f"odin-band-{band.replace('_', '-')}")])
        for space in range(int(components.ALL_SPACES)):
            if components.SPACE_TABLES[space].text("band") == band:
                key = components.SPACES[space]
                line: list[Cell] = [
                    f"{int(components.COLUMN[space])}",
                    space_name(key),
                    space_text(space),
                ]
                owner = int(t.colour_on(space))
                if owner >= 0:
                    who, n = seat_name(owner), int(t.men_on(space))
                    line.append(say("odin-men", who=who, n=n))
                lines.append(line)
    title = say("odin-plain-spaces", round=int(t.round), rounds=int(t.rounds()))
    return Block(title, lines)


def middle(t: Table) -> Block:
    """List the mountain strips, the islands that are left, and the special tiles."""
    lines: list[list[Cell]] = []
    for strip in range(int(components.STRIPS)):
        if t.strips >> strip & 1:
            items = range(
                strip * components.POSITIONS + int(t.taken[strip]),
                (strip + 1) * components.POSITIONS,
            )
            things = several([thing_name(int(components.ITEM[place])) for place in items])
            lines.append([say("odin-strip", n=strip + 1), things])
    for letter in range(len(ISLAND_LETTERS)):
        face, silver = int(t.face(letter)), int(t.hoard[letter])
        if t.owner[letter] < 0:
            points = int(FACE_POINTS[face])
            lines.append([say("odin-island", face=face_name(face), points=points, silver=silver)])
    free = [thing_name(int(GOODS) + n) for n in range(int(SPECIALS)) if t.specials >> n & 1]
    lines.append([say("odin-panel-tray"), several(free)])
    return Block(say("odin-panel-supply"), lines)


# --- a player ---


def player(t: Table, seat: int, *, reads: bool) -> Block:
    """List what a player has, and what the mat is worth now; the hand only to who reads it."""
    numbers = say("odin-now", income=int(income_of(t, seat)), minus=minus_of(t, seat),
                  points=int(score(t, seat)), worth=signed(int(score(t, seat))))  # fmt: skip
    things = [
        say("odin-many", n=n, thing=name(components.THINGS[thing]))
        for thing in range(int(components.FIRST_WEAPON) + int(components.ARMS))
        if (n := amount(t, seat, thing))
    ]
    fleet = (int(boats(t, seat)), int(t.of(seat, KNARRS)), int(longships(t, seat)))
    ships = [
        say("odin-many", n=n, thing=name(key))
        for key, n in zip(components.SHIPS, fleet, strict=True)
        if n
    ]
    served = [
        thing_name(int(FOOD_THING[int(food_of(dish))]))
        for dish in dishes(t.feast, seat * int(FEAST_WORDS))
    ]
    lines: list[list[Cell]] = [
        [numbers],
        [say("odin-thing"), str(int(t.of(seat, THING)))],
        [say("odin-plain-things"), several(things)],
        [say("odin-bay"), several(ships)],
        [say("odin-plain-feast", n=int(empty_cells(t, seat))), several(served)],
    ]
    if fined := int(t.of(seat, PENALTIES)):
        lines.append([say("odin-sheet-penalties"), str(fined)])
    lines += [[say("odin-plain-played"), card_line(card)] for card in played(t, seat)]
    hand = hand_of(t, seat)
    if reads:
        lines += [[say("odin-plain-hand"), card_line(card)] for card in hand]
    elif hand:
        lines.append([say("odin-plain-hand"), str(len(hand))])
    return Block(say("odin-panel-mat", who=seat_name(seat)), lines, seat)


def played(t: Table, seat: int) -> list[int]:
    """List the occupations that a player has played."""
    at, size = seat * int(CARD_WORDS), int(SET_WORD)
    return [
        card for card in range(len(CARDS)) if int(t.in_play[at + card // size]) >> card % size & 1
    ]


def card_line(card: int) -> Message:
    """Say an occupation with what it does."""
    return say("odin-use", card=card_name(card), text=card_text(card))


def board(t: Table, seat: int, plot: int) -> Block:
    """Draw a board cell by cell."""
    face, at = int(t.face(plot)), int(row_of(seat, plot))
    heads = " ".join(f"{column + 1:>2}" for column in range(len(GRIDS[face][0])))
    lines: list[list[Cell]] = [[f"   {heads}"]]
    for row in range(int(FACE_ROWS[face])):
        cells = [cell(int(t.land[at + row]) >> column & 1, sign)
                 for column, sign in enumerate(GRIDS[face][row])]  # fmt: skip
        lines.append([f"{row + 1:>2} " + " ".join(f" {sign}" for sign in cells)])
    gifts = [
        say("odin-plain-bonus", n=number, things=listed([gift_name(gift) for gift in bonus.gives]))
        for number, bonus in enumerate(BONUSES[face], 1)
    ]
    if gifts:
        lines.append([say("odin-plain-bonuses", bonuses=listed(gifts))])
    return Block(say("odin-board", face=face_name(face), who=seat_name(seat)), lines, seat)


def cell(covered: int, sign: str) -> str:
    """Write a cell with one letter."""
    if covered and sign not in " #$":
        return "#"
    return PRINTED.get(sign, sign)
