"""The table in words: for a terminal and for reading aloud."""
# interpreted: words for people

from skali.core.bits import places
from skali.core.effects.sentences import joined
from skali.core.message import Message, say, seat_name
from skali.core.plain import Block, Cell
from skali.games.karvi.rules import components, deck
from skali.games.karvi.rules.actions import WARRIORS
from skali.games.karvi.rules.places import in_stack
from skali.games.karvi.rules.state import STOP, TRACK, Table
from skali.games.karvi.rules.village import beer_cost
from skali.games.karvi.rules.why_crew import amounts
from skali.games.karvi.shown import names


def plain(t: Table, seat: int | None = None) -> list[Block]:
    """Show the table: the track, the cards, the sea, every player, and the own hand."""
    blocks = [track(t), cards(t), sea(t)]
    blocks += [player(t, who) for who in t.around(seat)]
    if seat is not None:
        blocks.append(hand(t, seat))
    return blocks


def several(parts: list[Message]) -> Cell:
    """Join what there is; nothing is an empty cell."""
    return joined("skali-effect-list", parts) if parts else ""


def track(t: Table) -> Block:
    """List the spots with beer, effect and dice; empty cells are left out at the end."""
    title = say("karvi-panel-village", round=int(t.round), rounds=int(components.ROUNDS[t.seats]))
    lines: list[list[Cell]] = []
    for spot in range(TRACK):
        here = [die for die in range(2 * t.seats) if t.place[die] >= 0]
        dice = [
            say("karvi-plain-die", seat=seat_name(die // 2), beer=int(t.beer[die]))
            for die in sorted(here, key=lambda die: int(t.level[die]))
            if t.place[die] % TRACK == spot
        ]
        if t.blocked >> spot & 1:
            dice.append(say("karvi-plain-blockade"))
        beer: Cell = ""
        if spot >= STOP:
            beer = say("karvi-beer-cost", beer=int(beer_cost(t, t.active, spot)))
        lines.append([names.spot_name(spot), beer, names.field_text(t, spot), several(dice)])
    return Block(title, lines)


def cards(t: Table) -> Block:
    """List the open trade cards and the stacks of equipment cards."""
    lines: list[list[Cell]] = []
    for slot, card in enumerate(t.display):
        if card >= 0:
            text = names.trade_card_text(int(card))
            lines.append([str(slot + 1), say("karvi-trade-card", effect=text)])
    for kind in range(len(components.KINDS)):
        left = int(deck.left_in(t, kind))
        lines.append(["", say("karvi-card-stack", kind=names.kind_name(kind), n=left)])
    return Block(say("karvi-panel-cards"), lines)


def sea(t: Table) -> Block:
    """List the places with what lies there and the ships."""
    lines: list[list[Cell]] = []
    for place in range(len(components.PLACES)):
        ships = [seat_name(seat) for seat in range(t.seats) if t.ship[seat] == place]
        cell: Cell = ""
        sort, site = int(t.stack_at[place]), int(components.SITE_OF[place])
        if sort >= 0:
            number = int(t.seats) if t.seen[sort] == 0 else int(in_stack(t, sort)).bit_count()
            cell = say("karvi-plain-stack", good=names.good_name(sort), n=number)
        elif site >= 0:
            cell = several(slots(t, site))
        lines.append([names.place_name(place), cell, several(ships)])
    return Block(say("karvi-panel-sea"), lines)


def slots(t: Table, site: int) -> list[Message]:
    """Say of every slot who stands there, or what it brings."""
    side = int(components.SITES) if t.seats == components.SLOTS else 0
    found = []
    for slot in range(components.SLOTS_OPEN[t.seats]):
        owner = int(t.slots[site * components.SLOTS + slot])
        points = int(components.SLOT_POINTS[(side + site) * components.SLOTS + slot])
        found.append(seat_name(owner) if owner >= 0 else say("karvi-step-points", n=points))
    return found


def player(t: Table, seat: int) -> Block:
    """Show one player's things."""
    title = say("karvi-panel-mat", seat=seat_name(seat), points=int(t.points[seat]))
    provisions = say(
        "karvi-provisions", n=int(t.provisions[seat]), most=int(components.MOST_PROVISIONS)
    )
    stock = [
        say(
            "karvi-stock",
            n=int(t.stock[2 * seat + kind]),
            building=say(f"karvi-building-{name.replace('_', '-')}"),
        )
        for kind, name in enumerate(components.BUILDINGS)
    ]
    purse = amounts(int(t.fur[seat]), int(t.silver[seat]), int(t.gold[seat]))
    warriors = [
        names.warrior_name(kind)
        for kind in range(len(WARRIORS))
        for _ in range(int(t.crew[seat]) >> 3 * kind & 7)
    ]
    strength = say("karvi-strength", n=int(t.strength[seat]))
    tracks = [
        say("karvi-track", track=say(f"karvi-action-{name}"), n=number)
        for name, number in (("trade", int(t.trades[seat])), ("raid", int(t.raids[seat])))
    ]
    lines: list[list[Cell]] = [
        [joined("skali-effect-list", [purse, provisions, *stock])],
        [joined("skali-effect-list", [strength, *warriors])],
        [joined("skali-effect-list", tracks)],
    ]
    return Block(title, [*lines, *tableau(t, seat)], seat)


def tableau(t: Table, seat: int) -> list[list[Cell]]:
    """List tiles and stones on, above and beside a tableau, and the cards."""
    lines: list[list[Cell]] = []
    for kind in range(len(components.TILE_KINDS)):
        tile = int(t.tiles[seat * len(components.TILE_KINDS) + kind])
        if tile >= 0:
            lines.append([names.equipment_text(tile)])
    for spot in range(components.STONE_SPOTS):
        stone = int(t.stones[seat * components.STONE_SPOTS + spot])
        if stone >= 0:
            lines.append([names.stone_text(stone)])
    for tile in places(t.beside[seat]):
        good = names.good_name(tile // int(components.PER_SORT))
        lines.append([say("karvi-beside", good=good, tile=names.tile_text(tile))])
    above = [names.equipment_label(tile) for tile in places(t.above[seat])]
    above += [names.stone_text(stone) for stone in places(t.stones_above[seat])]
    lines += [[say("karvi-plain-above", thing=thing)] for thing in above]
    counts = [say("karvi-plain-held", n=int(t.hand[seat]).bit_count())]
    counts.append(say("karvi-plain-played", n=int(t.played[seat]).bit_count()))
    counts.append(say("karvi-received", n=int(t.received[seat]).bit_count()))
    return [*lines, [joined("skali-effect-list", counts)]]


def hand(t: Table, seat: int) -> Block:
    """List a player's own cards."""
    held = places(t.hand[seat])
    lines: list[list[Cell]] = [[names.card_name(card), names.card_text(card)] for card in held]
    return Block(say("karvi-panel-hand", n=len(held)), lines, seat)
