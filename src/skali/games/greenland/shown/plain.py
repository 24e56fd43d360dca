"""The table in words: for a terminal and for reading aloud."""
# interpreted: words for people

from skali.core.bits import places
from skali.core.message import Message, say, seat_name
from skali.core.plain import Block, Cell
from skali.games.greenland.rules import hands
from skali.games.greenland.rules.components import CULTURES, DISCS, NOWHERE, PEOPLES, RANKS, ROWS
from skali.games.greenland.rules.round import PHASES
from skali.games.greenland.rules.rows import in_pile
from skali.games.greenland.rules.state import ROW, Table
from skali.games.greenland.shown import cards, dice, offer, words
from skali.games.greenland.shown.heads import leader_word
from skali.games.greenland.shown.mat import owner, visible_hand
from skali.games.greenland.shown.region import facts


def plain(t: Table, seat: int | None = None) -> list[Block]:
    """Show the table: the round, both rows, every culture, dice and the offer."""
    viewer = seat if seat is not None and 0 <= seat < t.seats else None
    blocks = [event(t), *(row(t, number) for number in range(len(ROWS)))]
    circle = [int(t.circle[place]) for place in range(t.players)]
    first = next((n for n, culture in enumerate(circle) if t.master[culture] == viewer), 0)
    blocks += [people(t, culture, viewer) for culture in circle[first:] + circle[:first]]
    shown = dice.faces(t)
    if shown:
        blocks.append(
            Block(say("greenland-plain-dice"), [[", ".join(str(f) for f, _, _ in shown)]])
        )
    if viewer is not None and offer.is_open_to(t, viewer):
        told: list[list[Cell]] = [[label] for _, _, label in offer.lines(t, viewer)]
        blocks.append(Block(say("greenland-plain-offer"), told))
    return blocks


def event(t: Table) -> Block:
    """Say which round, phase and event it is."""
    title = say("greenland-round", round=int(t.round), rounds=int(t.round + t.left))
    lines: list[list[Cell]] = [[say(f"greenland-phase-{PHASES[t.phase]}")]]
    if t.event != NOWHERE and t.first >= 0:
        lines.append([say("greenland-plain-event", event=words.event(int(t.event)),
                          culture=words.culture(int(t.first)))])  # fmt: skip
    return Block(title, lines)


def row(t: Table, number: int) -> Block:
    """List the cards of a row: name, side, need, yield, claim, and who stands there."""
    title = say("greenland-plain-row", row=say(f"greenland-row-{ROWS[number]}"),
                cards=int(in_pile(t, number)))  # fmt: skip
    lines: list[list[Cell]] = []
    for place in range(t.size[number]):
        card = int(t.row[number * ROW + place])
        cold = place >= t.warm[number]
        need, gain, claim = facts(card, int(t.quarry(card)), cold=cold)
        side = say("greenland-cold" if cold else "greenland-warm")
        lines.append([words.card(card), side, need, gain, claim, several(standing(t, card))])
    return Block(title, lines)


def standing(t: Table, card: int) -> list[Message]:
    """Say who stands on a card."""
    return [
        say("greenland-plain-leader" if t.leader[culture] == card else "greenland-plain-here",
            culture=words.culture(culture), number=int(t.at(culture, card)))
        for culture in range(PEOPLES)
        if t.at(culture, card)
    ]  # fmt: skip


def several(parts: list[Message]) -> Cell:
    """Join what there is; nothing is an empty cell."""
    return words.listed(parts)


def people(t: Table, culture: int, viewer: int | None) -> Block:
    """Show a culture: discs, people, elders, cards and hand."""
    title = say("greenland-plain-culture", culture=words.culture(culture),
                seat=seat_name(owner(t, culture)))  # fmt: skip
    faith = say("greenland-faith-one" if t.is_monotheist(culture) else "greenland-faith-old")
    discs = [say("greenland-owned", number=int(t.discs[culture * 3 + number]),
                 disc=say(f"greenland-disc-{name}"))
             for number, name in enumerate(DISCS)]  # fmt: skip
    idle = say("greenland-idle", number=int(t.idle[culture]), leader=leader_word(t, culture))
    dead = say("greenland-dead", number=int(t.dead[culture]))
    lines: list[list[Cell]] = [[faith], [say("greenland-plain-discs"), several(discs)],
                               [say("greenland-plain-people"), several([idle, dead])],
                               [say("greenland-plain-elders"),
                                several(elders(t, culture))]]  # fmt: skip
    for card in places(t.tableau[culture]):
        cells: list[Cell] = [say("greenland-plain-cards"), cards.text(card)]
        husband = int(t.husband_on(card))
        guests = standing(t, card)
        if husband >= 0:
            guests.insert(0, say("greenland-husband", culture=words.culture(husband)))
        lines.append([*cells, several(guests)])
    held = visible_hand(t, culture, viewer)
    lines += [[say("greenland-plain-hand"), cards.text(card)] for card in places(held)]
    if not held:
        number, most = int(t.hand[culture]).bit_count(), int(hands.hand_size(t, culture))
        lines.append([say("greenland-held", number=number, most=most)])
    return Block(title, lines, owner(t, culture))


def elders(t: Table, culture: int) -> list[Message]:
    """Say who stands on which rank, strangers too."""
    found = [
        say("greenland-plain-rank", title=words.title(t, culture, rank),
            number=int(t.elder(culture, rank)))
        for rank in range(int(RANKS))
        if t.elder(culture, rank)
    ]  # fmt: skip
    found += [
        say("greenland-plain-here", culture=words.culture(other),
            number=int(t.envoys[culture * PEOPLES + other]))
        for other in range(len(CULTURES))
        if t.envoys[culture * PEOPLES + other]
    ]  # fmt: skip
    return found or [say("greenland-plain-none")]
