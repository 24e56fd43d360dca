"""A card of the rows as it is drawn: what it needs, what bites, what it brings, who is there."""
# interpreted: made for people

from skali.core.message import Message, say
from skali.core.scene import Box, Node, drawn_once
from skali.games.greenland.rules.components import (
    CARD_TABLES,
    CARDS,
    CLIMAX,
    CULTURES,
    HAND_SET,
    HITS_COLD,
    HITS_WARM,
    KIND_OF,
    KINDS,
    MOST_AT_PEACE,
    POINTS,
    QUARRY_BITES,
    QUARRY_ENERGY,
    QUARRY_HITS,
    QUARRY_IRON,
    QUARRY_IVORY,
    QUARRY_NEWBORNS,
    QUARRY_TABLES,
    QUARRY_USE,
    REGIONS,
    SNOWFLAKES,
    TROPHY_SET,
    USES,
)
from skali.games.greenland.rules.state import Table
from skali.games.greenland.shown import glyphs, words
from skali.games.greenland.shown.faces import faces_in

READ_OFF = (
    "climax", "hits", "bites", "newborns", "energy", "ivory", "iron", "points", "value", "hay",
    "births", "wool", "raid", "raid_bites", "use", "kind", "trophy", "to_hand", "value_in",
    "effects",
)  # fmt: skip
"""What owners can tell of a card."""
SIDES_OF_CARDS = ("turned", "peaceful", "hostile")
TONES = {"sea": "sea", "land": "land", "fish": "ice", "metal": "ground", "raid": "ember"}
HEAD = 27.0
STAND = 44.0
LINE = 23.0
FEW = 2
"""So many dice that must hit are drawn side by side."""
MANY = 4
"""So many that must be equal are, where there is room."""
LOW = 100.0
"""A card below this height is a line of a list."""


def region(
    t: Table, card: int, box: Box, *, cold: bool, lowest: bool, chosen: bool, closed: bool
) -> list[Node]:
    """Draw a card with the cubes on it."""
    quarry = int(t.quarry(card))
    here = tuple(int(t.at(culture, card)) for culture in range(len(CULTURES)))
    leads = tuple(int(t.leader[culture] == card) for culture in range(len(CULTURES)))
    nodes = [
        *front(card, quarry, box, cold=cold, lowest=lowest, closed=closed),
        *stand(card, here, leads, box),
    ]
    if card >= REGIONS:
        nodes += crowd(card, sum(here), box, hostile=bool(t.hostile >> card & 1))
    if chosen:
        x, y, w, _ = box
        nodes.append(Node(f"chosen-{CARDS[card]}", x, y, w, 4, tone="gold"))
    return nodes


@drawn_once
def front(
    card: int, quarry: int, box: Box, *, cold: bool, lowest: bool, closed: bool
) -> tuple[Node, ...]:
    """Draw what is printed on a card, and whether it is cold."""
    x, y, w, h = box
    id_, use = f"card-{CARDS[card]}", USES[QUARRY_USE[quarry]]
    mark = "reconstructed" if made_up(card) else ""
    base = Node(id_, *box, tone="ice" if cold else "surface",
                label=spoken(card, quarry, cold=cold), mark=mark if h < LOW else "")  # fmt: skip
    if h < LOW:
        return (base, *listed(id_, card, quarry, box, cold=cold, lowest=lowest, closed=closed))
    art = min(62.0, w * 0.36)
    nodes = [
        base,
        Node(f"{id_}-head", x, y, w, HEAD, tone=TONES[use]),
        Node(f"{id_}-use", x + 3, y + 3, 21, 21, sprite=f"use-{use}"),
        Node(f"{id_}-name", x + 26, y, w - 49, HEAD, text=words.card(card), size=14, align="start"),
        *climax(id_, card, (x + w - 23, y + 3, 22, 21), lowest=lowest),
        Node(f"{id_}-art", x + w - art - 4, y + HEAD + 5, art, art * 0.69,
             sprite=f"card-{CARDS[card]}", mark=mark, label=spoken(card, quarry, cold=cold)),
    ]  # fmt: skip
    top, left = y + HEAD + 4, x + 5
    wide = w - art - 12
    nodes += glyphs.row(f"{id_}-need", (left, top, wide, LINE), need(quarry, cold=cold))
    if QUARRY_BITES[quarry]:
        nodes += threat(id_, quarry, (left, top + LINE, 52, LINE - 1))
    nodes += glyphs.row(f"{id_}-gain", (left, top + 2 * LINE + 1, w - 10, LINE), gains(quarry))
    claims = claim(card)
    if claims:
        nodes += glyphs.row(f"{id_}-claim", (left, top + 3 * LINE + 1, w - 10, LINE), claims)
    nodes.append(Node(f"{id_}-stand", x + 1, y + h - STAND, w - 2, STAND - 1,
                      tone="surface" if cold else "ground"))  # fmt: skip
    if closed:
        nodes.append(Node(f"{id_}-closed", x + w - 32, y + h - STAND - 31, 28, 28, sprite="closed",
                          label=say("greenland-closed")))  # fmt: skip
    return tuple(nodes)


def listed(
    id_: str, card: int, quarry: int, box: Box, *, cold: bool, lowest: bool, closed: bool
) -> list[Node]:
    """Draw a card as a line of a list: use and animal, name, need and threat, yield and claim."""
    x, y, w, h = box
    use, half = USES[QUARRY_USE[quarry]], h / 2
    nodes = [
        Node(f"{id_}-head", x, y, 26, h, tone=TONES[use]),
        Node(f"{id_}-use", x + 3, y + half - 10, 20, 20, sprite=f"use-{use}"),
        Node(f"{id_}-art", x + 29, y + half - 15, 44, 30, sprite=f"card-{CARDS[card]}"),
        Node(f"{id_}-name", x + 76, y, 102, half, text=words.card(card), size=14, align="start"),
        *climax(id_, card, (x + 178, y + 4, 38, half - 8), lowest=lowest),
        *glyphs.row(f"{id_}-need", (x + 74, y + half, 70, half - 2), need(quarry, cold=cold)),
        *glyphs.row(f"{id_}-gain", (x + 220, y + 1, w - 224, half - 1), gains(quarry)),
    ]
    if QUARRY_BITES[quarry]:
        nodes += threat(id_, quarry, (x + 145, y + half + 2, 50, half - 5))
    claims = claim(card, few=1)
    if claims:
        nodes += glyphs.row(f"{id_}-claim", (x + 200, y + half, 88, half - 2), claims)
    if closed:
        nodes.append(Node(f"{id_}-closed", x + 2, y + 2, 22, 18, sprite="closed",
                          label=say("greenland-closed")))  # fmt: skip
    return nodes


def climax(id_: str, card: int, box: Box, *, lowest: bool) -> list[Node]:
    """Draw the number by which cards leave; the lowest of a row goes next."""
    x, y, w, h = box
    label = say("greenland-climax-lowest" if lowest else "greenland-climax",
                number=int(CLIMAX[card]))  # fmt: skip
    number = Node(f"{id_}-climax", x + w - 22, y, 22, h, text=str(CLIMAX[card]), size=14,
                  tone="ember" if lowest else "", shape="pill", label=label)  # fmt: skip
    if w < 30:
        return [number]
    return [Node(f"{id_}-paw", x, y + (h - 16) / 2, 16, 16, sprite="climax"), number]


def threat(id_: str, quarry: int, box: Box) -> list[Node]:
    """Draw the faces that bite."""
    x, y, _, h = box
    faces = faces_in(int(QUARRY_BITES[quarry]))
    wide = 22 + glyphs.letters(faces) + 4
    return [
        Node(f"{id_}-bites", x, y + 1, wide, h - 2, tone="ember", shape="pill",
             label=say("greenland-bites", faces=faces)),
        Node(f"{id_}-jaws", x + 3, y + 2, h - 4, h - 4, sprite="bite"),
        Node(f"{id_}-faces", x + 21, y + 1, wide - 23, h - 2, text=faces, size=14),
    ]  # fmt: skip


def dice(sprite: str, number: int, few: int) -> list[glyphs.Glyph]:
    """Write so many dice: a few side by side, more as a number."""
    if number <= few:
        return [(sprite, "")] * number
    return [(sprite, f"\N{MULTIPLICATION SIGN}{number}")]


def need(quarry: int, *, cold: bool) -> list[glyphs.Glyph]:
    """Write how many hits a card asks for, and which faces hit."""
    faces = faces_in(int(HITS_COLD if cold else HITS_WARM))
    hits = dice("die-need", int(QUARRY_HITS[quarry]), FEW)
    return [*hits, ("", faces), *([("snow", "")] if cold else [])]


def gains(quarry: int) -> list[glyphs.Glyph]:
    """Write what a card brings."""
    numbers = (
        ("newborn", int(QUARRY_NEWBORNS[quarry])), ("energy", int(QUARRY_ENERGY[quarry])),
        ("ivory", int(QUARRY_IVORY[quarry])), ("iron", int(QUARRY_IRON[quarry])),
    )  # fmt: skip
    found = [(sign, str(number)) for sign, number in numbers if number]
    if SNOWFLAKES[quarry]:
        found.append(("snow", f"\N{MINUS SIGN}{SNOWFLAKES[quarry]}"))
    return found


def claim(card: int, few: int = MANY) -> list[glyphs.Glyph]:
    """Write how a card is claimed, and what it is then."""
    if card >= REGIONS:
        return []
    if TROPHY_SET[card] > 0:
        equal = dice("die-equal", int(TROPHY_SET[card]), few)
        return [("antler", ""), *equal, ("points", str(POINTS[card]))]
    if HAND_SET[card] >= 0:
        equal = dice("die-equal", int(HAND_SET[card]), few)
        return [("hand", ""), *(equal or [("yes", "")]), (f"kind-{KINDS[KIND_OF[card]]}", "")]
    return []


@drawn_once
def crowd(card: int, number: int, box: Box, *, hostile: bool) -> tuple[Node, ...]:
    """Draw whether a New World card is hostile, and how many stand there."""
    x, y, _, h = box
    sign, id_ = "hostile" if hostile else "peace", f"card-{CARDS[card]}"
    label = say(f"greenland-world-{sign}", number=number, most=int(MOST_AT_PEACE))
    left, top = (x + 202, y + h / 2 + 3) if h < LOW else (x + 5, y + HEAD + 3 * LINE + 6)
    text = f"{number}/{MOST_AT_PEACE}"
    return (
        Node(f"{id_}-side", left, top, 20, 20, sprite=sign, label=label),
        Node(f"{id_}-crowd", left + 23, top, 44, 20, text=text, size=14, align="start"),
    )


def made_up(card: int) -> bool:
    """Tell whether something that can be read off a card, or off another side, is reconstructed."""
    table = CARD_TABLES[card]
    sides = [table.table(name) for name in SIDES_OF_CARDS if name in table.data]
    return any(side.made_up(*READ_OFF) for side in (table, *sides))


def facts(card: int, quarry: int, *, cold: bool) -> tuple[Message, Message, Message | str]:
    """Say what a card needs and what bites, what it brings, and how it can be claimed."""
    hits = faces_in(int(HITS_COLD if cold else HITS_WARM))
    bites = faces_in(int(QUARRY_BITES[quarry])) or "-"
    asked = say("greenland-need", hits=int(QUARRY_HITS[quarry]), faces=hits, bites=bites)
    gain = say(
        "greenland-gain",
        newborns=int(QUARRY_NEWBORNS[quarry]),
        energy=int(QUARRY_ENERGY[quarry]),
        ivory=int(QUARRY_IVORY[quarry]),
        iron=int(QUARRY_IRON[quarry]),
    )
    said: Message | str = ""
    if card < REGIONS and TROPHY_SET[card] > 0:
        said = say("greenland-trophy", dice=int(TROPHY_SET[card]), points=int(POINTS[card]))
    elif card < REGIONS and HAND_SET[card] >= 0:
        said = say("greenland-to-hand", dice=int(HAND_SET[card]), kind=KINDS[KIND_OF[card]])
    return asked, gain, said


def spoken(card: int, quarry: int, *, cold: bool) -> Message:
    """Say all of a card in a sentence."""
    asked, gain, said = facts(card, quarry, cold=cold)
    use = say(f"greenland-use-{QUARRY_TABLES[quarry].text('use')}")
    side = say("greenland-cold" if cold else "greenland-warm")
    return say(
        "greenland-about-region",
        name=words.card(card),
        use=use,
        side=side,
        need=asked,
        gain=gain,
        claim=said,
    )


@drawn_once
def stand(card: int, here: tuple[int, ...], leads: tuple[int, ...], box: Box) -> tuple[Node, ...]:
    """Draw who stands on a card, fewest first, as they roll: a figure and a number each."""
    x, y, w, h = box
    low = h < LOW
    step = 26.0 if low else (w - 6) / 3
    side = 22.0 if low else 32.0
    top = y + h / 2 + 3 if low else y + h - STAND + 6
    nodes: list[Node] = []
    order = sorted((number, culture) for culture, number in enumerate(here) if number)
    left = x + w - len(order) * step - 2 if low else x + 4
    for place, (number, culture) in enumerate(order):
        at = left + place * step, top
        nodes += figures(card, culture, number, at, side, leads=bool(leads[culture]), low=low)
    return tuple(nodes)


def figures(
    card: int, culture: int, number: int, at: tuple[float, float], side: float, *, leads: bool,
    low: bool,
) -> list[Node]:  # fmt: skip
    """Draw the people of a culture on a card."""
    name = CULTURES[culture]
    label = say("greenland-cubes", culture=words.culture(culture), number=number,
                card=words.card(card), leader=int(leads))  # fmt: skip
    id_ = f"cubes-{name}-{CARDS[card]}"
    sprite = f"{'leader' if leads else 'hunter'}-{name}"
    x, y = at
    if low:
        return [
            Node(id_, x - 6, y, 20, 22, sprite=sprite, label=label),
            Node(f"{id_}-n", x + 12, y, 14, 22, text=str(number), size=13),
        ]
    return [
        Node(id_, x, y, side - 4, side, sprite=sprite, label=label),
        Node(f"{id_}-n", x + side - 4, y, 17, side, text=str(number), size=15),
    ]
