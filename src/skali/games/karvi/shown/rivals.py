"""What a strong player looks at in another's mat, as signs with numbers."""
# interpreted: made for people

from skali.core.bits import places
from skali.core.message import Message, say, seat_name
from skali.core.scene import SUMMARY, Box, Cut, Node, Panel, Shape
from skali.games.karvi.rules.components import SLOTS_ON_TRACK, WARRIOR_PLACES
from skali.games.karvi.rules.state import Table
from skali.games.karvi.shown.board import in_order
from skali.games.karvi.shown.mat import owned_label
from skali.games.karvi.shown.names import warrior_name
from skali.games.karvi.shown.sizes import SIZES


def summary(t: Table, seat: int, cut: Cut) -> Panel:
    """Show a rival in three lines, as a chip, or as a miniature."""
    size = SIZES[cut]
    w, h = size.summary
    panel = Panel(f"mat-{seat}{SUMMARY}", seat_name(seat), w, h, owner=seat, slot="rival",
                  form="summary", active=seat in t.turn, floor=size.floor)  # fmt: skip
    if cut == "narrow":
        panel.add(shield(seat, w / 2 - 13, 2, 26), *points(t, seat, (6, 29, 56, 18)))
        panel.add(*dice(t, seat, 8, 47, 18))
    elif cut == "middle":
        panel.add(shield(seat, 4, 3, 21), name(seat, (28, 2, 84, 22)))
        panel.add(*order(t, seat, (112, 2, 40, 22)), *dice(t, seat, 152, 3, 20))
        panel.add(*points(t, seat, (196, 2, 48, 22)), *things(t, seat, 4, 25, 20, 40, 6))
    else:
        panel.add(shield(seat, 6, 4, 26), name(seat, (38, 4, 92, 26)))
        panel.add(*order(t, seat, (130, 4, 52, 26)), *dice(t, seat, 184, 4, 25))
        panel.add(*points(t, seat, (242, 4, 60, 26)), *things(t, seat, 5, 36, 26, 42, 7))
        panel.add(*crew(t, seat, 6, 72), *tracks(t, seat, 156, 72))
    return panel


def shield(seat: int, x: float, y: float, side: float) -> Node:
    """Draw whose summary it is."""
    id_, label = f"head-{seat}{SUMMARY}", seat_name(seat)
    return Node(id_, x, y, side, side, sprite=f"shield-{seat}", owner=seat, label=label)


def name(seat: int, at: Box) -> Node:
    """Write whose summary it is."""
    id_ = f"head-{seat}-name{SUMMARY}"
    return Node(id_, *at, text=seat_name(seat), size=16, align="start")


def sign(id_: str, sprite: str, text: str, at: Box, label: Message) -> list[Node]:
    """Draw a sign with its number."""
    x, y, w, h = at
    side = min(h, 24.0)
    return [
        Node(f"{id_}-sign{SUMMARY}", x, y + (h - side) / 2, side, side, sprite=sprite),
        Node(f"{id_}{SUMMARY}", x + side + 1, y, w - side - 2, h, text=text, size=16,
             align="start", label=label),
    ]  # fmt: skip


def points(t: Table, seat: int, at: Box) -> list[Node]:
    """Show the points."""
    number = int(t.points[seat])
    label = say("karvi-score", seat=seat_name(seat), points=number)
    return sign(f"points-{seat}", "points", str(number), at, label)


def order(t: Table, seat: int, at: Box) -> list[Node]:
    """Say when a seat moves: now, next, or as the how-manyth."""
    seats = list(dict.fromkeys(die // 2 for die in in_order(t)))
    if t.over or seat not in seats:
        return []
    place = 0 if seat in t.turn else max(1, seats.index(seat))
    return [Node(f"order-{seat}{SUMMARY}", *at, text=say("karvi-order", place=place), size=14)]


def dice(t: Table, seat: int, x: float, y: float, side: float) -> list[Node]:
    """Show the dice with their beer."""
    return [
        Node(f"own-die-{seat}-{own + 1}{SUMMARY}", x + own * (side + 3), y, side, side,
             tone=f"seat-{seat}", owner=seat, text=str(t.beer[2 * seat + own]), size=15,
             label=say("karvi-own-die", die=own + 1, beer=int(t.beer[2 * seat + own])))
        for own in range(2)
    ]  # fmt: skip


def things(
    t: Table, seat: int, x: float, y: float, high: float, step: float, most: int
) -> list[Node]:
    """Show resources, provisions, strength, buildings in the supply."""
    numbers = {
        "fur": int(t.fur[seat]),
        "silver": int(t.silver[seat]),
        "gold": int(t.gold[seat]),
        "provisions": int(t.provisions[seat]),
        "strength": int(t.strength[seat]),
        "trading-post": int(t.stock[2 * seat]),
        "tower": int(t.stock[2 * seat + 1]),
    }
    nodes: list[Node] = []
    for place, (what, number) in enumerate(list(numbers.items())[:most]):
        sprite = "action-provisions" if what == "provisions" else what
        label = say("karvi-strength", n=number) if what == "strength" else owned_label(what, number)
        at = x + place * step, y, step, high
        nodes += sign(f"purse-{seat}-{what}", sprite, str(number), at, label)
    return nodes


def crew(t: Table, seat: int, x: float, y: float) -> list[Node]:
    """Show the warriors as numbered discs, injured ones square, and the free places."""
    kinds = [kind for kind in range(12) for _ in range(int(t.crew[seat]) >> 3 * kind & 7)]
    nodes = []
    for place in range(int(WARRIOR_PLACES)):
        at = x + place * 29, y + 3, 27, 27
        if place >= len(kinds):
            label = say("karvi-free-place")
            id_ = f"place-{seat}-{place}{SUMMARY}"
            nodes.append(Node(id_, *at, tone="wood", shape="ring", label=label))
            continue
        kind = kinds[place]
        copy = kinds[:place].count(kind)
        shape: Shape = "box" if kind >= 6 else "disc"
        tone = "ember" if kind >= 6 else "sea"
        nodes.append(Node(f"warrior-{seat}-{kind}-{copy}{SUMMARY}", *at, tone=tone, shape=shape,
                          text=str(kind % 6 + 1), size=17, label=warrior_name(kind)))  # fmt: skip
    return nodes


def tracks(t: Table, seat: int, x: float, y: float) -> list[Node]:
    """Show how far both tracks are, and how many cards are in hand."""
    nodes: list[Node] = []
    for place, (track, laid) in enumerate((("trade", t.trades), ("raid", t.raids))):
        covered = int(laid[seat])
        label = say("karvi-track", track=say(f"karvi-action-{track}"), n=covered)
        at = x + place * 52, y + 3, 52, 28
        text = f"{covered}/{SLOTS_ON_TRACK}"
        nodes += sign(f"track-{seat}-{track}", f"action-{track}", text, at, label)
    held = len(places(t.hand[seat]))
    label = say("karvi-cards-held", n=held)
    return [*nodes, *sign(f"held-{seat}", "card-back", str(held), (x + 104, y + 3, 42, 28), label)]
