"""The table in words: the coast drawn with letters, row by row, and what everybody has.

A field is named with its number and with who besieges it, a tip stands in brackets. In a fjord
`~` is open water, `·` a neutral seat of a dragon; the coloured seat and vikings on board are named.
"""
# interpreted: words for people

from skali.core.message import Message, say
from skali.core.plain import Block, Cell
from skali.games.walhalla.rules import components
from skali.games.walhalla.rules.flow import Walhalla
from skali.games.walhalla.rules.state import NOBODY, NOWHERE, Table, cards_in
from skali.games.walhalla.shown.pieces import kinds_in
from skali.games.walhalla.shown.words import card, colour, dragon, kind_of_field, listed, who

NEUTRAL = "·"


def plain(t: Walhalla, seat: int | None = None) -> list[Block]:
    """Show the coast, the players, and to a seat its own cards."""
    blocks = [coast(t), *drawn(t), players(t)]
    if seat is not None and 0 <= seat < t.seats:
        blocks.append(hand(t, seat))
    return blocks


# --- the coast ---


def coast(t: Table) -> Block:
    """Draw fjords and tongues side by side, the row at the board first."""
    title = say(
        "walhalla-plain-raid", raid=int(t.raid), last=int(components.RAIDS), who=who(int(t.active))
    )
    names: list[Cell] = [
        say("walhalla-fjord", fjord=n // 2 + 1)
        if n % 2 == 0
        else say("walhalla-tongue", tongue=components.LETTERS[n // 2])
        for n in range(int(components.FJORDS + components.TONGUES))
    ]
    lines: list[list[Cell]] = [["", *names]]
    last = max(int(t.rows[tongue]) for tongue in range(int(components.TONGUES)))
    for row in range(1, last + 3):
        lines.append([str(row), *(cell(t, column, row) for column in range(len(names)))])
    return Block(title, lines)


def drawn(t: Table) -> list[Block]:
    """Write the dragon that waits for its crew or its fjord."""
    if t.dragon == NOWHERE or t.fjord != NOWHERE:
        return []
    aboard = say("walhalla-plain-aboard", crew=crew(t))
    return [Block(say("walhalla-plain-drawn"), [[dragon(int(t.dragon)), aboard]])]


def cell(t: Table, column: int, row: int) -> Cell:
    """Write what lies in a row of a fjord or of a tongue."""
    number = column // 2
    return water(t, number, row) if column % 2 == 0 else land(t, number, row)


def land(t: Table, tongue: int, row: int) -> Cell:
    """Write a field and its besieger, or a tip."""
    beyond = row - int(t.rows[tongue])
    if beyond > 2:
        return ""
    if beyond > 0:
        return f"[{t.inner[tongue] if beyond == 1 else t.outer[tongue]}]"
    field = tongue * int(components.REACH) + row - 1
    holder = t.holder(field)
    kind = kind_of_field(int(t.field[field]))
    if holder == NOBODY:
        return kind
    return say("walhalla-plain-held", field=kind, colour=colour(int(holder)))


def water(t: Table, fjord: int, row: int) -> Cell:
    """Write the seat of a dragon that lies in a row, with its viking."""
    berth, distance = divmod(row - 1, int(components.DRAGON_ROWS))
    if berth >= t.fleet[fjord]:
        return "~"
    kind, end = divmod(int(t.moored[fjord * components.BERTHS + berth]), 2)
    place = distance if end == 0 else int(components.DRAGON_ROWS) - 1 - distance
    here = t.dragon != NOWHERE and fjord == t.fjord and berth == t.berth
    rider = int(t.aboard(place)) if here else int(NOBODY)
    return say("walhalla-plain-rider", colour=colour(rider)) if rider >= 0 else bench(kind, place)


def bench(kind: int, place: int) -> Cell:
    """Write an empty seat."""
    if components.COLOURED_SEAT[kind] != place:
        return NEUTRAL
    return say("walhalla-plain-seat", colour=colour(int(components.DRAGON_COLOUR[kind])))


def crew(t: Table) -> Cell:
    """Write who sits in the drawn dragon, from bow to stern."""
    riders = [int(t.aboard(place)) for place in range(int(components.DRAGON_ROWS))]
    named = [colour(rider) for rider in riders if rider >= 0]
    return listed(named) if named else say("walhalla-crew-none")


# --- players ---


def players(t: Table) -> Block:
    """Write everybody's vikings, points and number of cards."""
    heads: list[Cell] = [
        "",
        say("walhalla-sheet-total"),
        say("walhalla-zone-midgard"),
        say("walhalla-zone-asgard"),
        say("walhalla-zone-walhalla"),
        say("walhalla-sheet-cards"),
    ]
    lines = [heads]
    for seat in range(int(t.seats)):
        counts = (t.points, t.midgard, t.asgard, t.walhalla)
        cards = int(cards_in(t.hands[seat]) + cards_in(t.laid[seat]))
        lines.append([who(seat), *(str(counted[seat]) for counted in counts), str(cards)])
    return Block(say("walhalla-plain-players"), lines)


def hand(t: Table, seat: int) -> Block:
    """Write the reader's own cards, those laid face down apart."""
    lines: list[list[Cell]] = []
    for title, held in (
        (say("walhalla-plain-hand"), int(t.hands[seat])),
        (say("walhalla-plain-laid"), int(t.laid[seat])),
    ):
        cards: list[Message] = [card(kind) for kind, _ in kinds_in(held)]
        if cards:
            lines.append([title, *cards])
    return Block(say("walhalla-panel-hand"), lines or [[say("walhalla-no-cards")]])
