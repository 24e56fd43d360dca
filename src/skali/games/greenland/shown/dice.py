"""The dice on the table: whose they are, and what each of them means."""
# interpreted: made for people

from typing import NamedTuple

from skali.core.message import say
from skali.core.scene import Box, Node
from skali.games.greenland.rules import asks
from skali.games.greenland.rules.abilities import TO_ONE_CARDS
from skali.games.greenland.rules.asks import ROLLS
from skali.games.greenland.rules.components import (
    CARDS,
    CULTURES,
    FACES,
    HAND_SET,
    HITS_COLD,
    HITS_WARM,
    QUARRY_BITES,
    QUARRY_HITS,
    RAID_BITES,
    RAID_FACES,
    REGIONS,
    TROPHY_SET,
)
from skali.games.greenland.rules.dice import FOR_ATTACK, FOR_HUNT, FOR_RAID, use_of
from skali.games.greenland.rules.round import NOBODY
from skali.games.greenland.rules.state import FINAL, FRESH, Table
from skali.games.greenland.rules.thrown import ONES
from skali.games.greenland.shown import glyphs, words
from skali.games.greenland.shown.mat import art_of


class Roll(NamedTuple):
    """Dice with what they are rolled for."""

    culture: int
    card: int
    why: int
    need: int
    hits: int
    """Faces that hit, as a mask."""
    bites: int
    turned: int
    """Faces that count as ones."""

    def counts_as(self, face: int) -> int:
        """Return what a face counts as."""
        return 1 if self.turned >> face & 1 else face

    def hit(self, face: int) -> bool:
        """Tell whether a face hits."""
        return bool(self.hits >> self.counts_as(face) & 1)

    def bite(self, face: int) -> bool:
        """Tell whether a face kills."""
        return bool(self.bites >> self.counts_as(face) & 1)


def roll_for(t: Table, culture: int, card: int, why: int) -> Roll:
    """Say what a culture's dice on a card mean."""
    if why == FOR_ATTACK:
        return Roll(culture, card, why, 0, int(ONES), 0, 0)
    use = int(use_of(t, card, why))
    mine = int(t.abilities(culture))
    turned = sum(1 << face for face in range(2, FACES) if mine & TO_ONE_CARDS[use * FACES + face])
    if why == FOR_RAID:
        return Roll(culture, card, why, 1, int(RAID_FACES[card]), int(RAID_BITES[card]), turned)
    quarry = int(t.quarry(card))
    hits = int(HITS_COLD if t.cold >> card & 1 else HITS_WARM)
    return Roll(culture, card, why, int(QUARRY_HITS[quarry]), hits, int(QUARRY_BITES[quarry]),
                turned)  # fmt: skip


def on_table(t: Table) -> Roll | None:
    """Return what the dice on the table are for, as far as the question tells."""
    if not t.turn or not faces(t):
        return None
    parts = t.question().parts
    if asks.CULTURE not in parts or asks.CARD not in parts:
        return None
    card = int(t.get(asks.CARD))
    why = int(FOR_RAID if t.holder(card) != NOBODY else FOR_HUNT)
    if asks.WHY in parts and ROLLS[t.get(asks.WHY)] == "attack":
        why = int(FOR_ATTACK)
    return roll_for(t, int(t.get(asks.CULTURE)), card, why)


def faces(t: Table) -> list[tuple[int, bool, bool]]:
    """List the dice: face, whether it is final, whether it is the leader's."""
    found = [
        (face, final, False)
        for face in range(1, FACES)
        for final, start in ((False, FRESH), (True, FINAL))
        for _ in range(t.dice[start + face])
    ]
    if t.crown:
        found.append((int(t.crown), bool(t.crown_final), True))
    return found


def largest(t: Table) -> int:
    """Count the most equal dice."""
    shown = [face for face, _, _ in faces(t)]
    return max((shown.count(face) for face in range(1, FACES)), default=0)


def nodes(t: Table, box: Box) -> list[Node]:
    """Draw who rolls, the dice with what each means, and what they bring together."""
    x, y, w, h = box
    shown, roll = faces(t), on_table(t)
    left, right = x, x + w
    found: list[Node] = []
    if roll is not None:
        found += hunter(t, roll, (x, y, 84, h))
        left += 88
        if w > 300:
            found += result(t, roll, (x + w - 108, y, 106, h))
            right -= 112
    high = h > 80
    side = 40.0 if high else 30.0 if h > 60 else 28.0
    step = min(side + 6, (right - left) / max(1, len(shown)))
    side = min(side, step - 2)
    top = y + (14 if high else 2)
    seen: dict[int, int] = {}
    for number, (face, final, leads) in enumerate(shown):
        copy = seen.setdefault(face, 0)
        seen[face] += not leads
        id_ = "die-leader" if leads else f"die-{face}-{copy}"
        at = left + number * step, top
        found += die(id_, face, at, side, roll, final=final, leads=leads)
    return found


def die(
    id_: str, face: int, at: tuple[float, float], side: float, roll: Roll | None, *,
    final: bool, leads: bool,
) -> list[Node]:  # fmt: skip
    """Draw a die, and below it what it means."""
    x, y = at
    look, signs = f"die-{face}", []
    if roll is not None:
        hit, bite = roll.hit(face), roll.bite(face)
        if roll.turned >> face & 1 and face > 1:
            look = f"die-turned-{face}"
        elif bite:
            look = f"die-bite-{face}"
        elif hit:
            look = f"die-hit-{face}"
        signs = [sign for sign, on in (("hit", hit), ("bite", bite)) if on]
    label = say("greenland-leader-die" if leads else "greenland-die", face=face,
                means=meaning(roll, face), final=int(final))  # fmt: skip
    found = [Node(id_, x, y, side, side, sprite=look, label=label)]
    small = min(18.0, side / 2)
    if leads and roll is not None:
        signs = [f"leader-{CULTURES[roll.culture]}", *signs]
    for place, sign in enumerate(signs):
        found.append(Node(f"{id_}-{sign}", x + place * small, y + side + 3, small, small,
                          sprite=sign))  # fmt: skip
    return found


def meaning(roll: Roll | None, face: int) -> str:
    """Name what a face means: one of the words that the sentence knows."""
    if roll is None:
        return "none"
    if roll.hit(face) and roll.bite(face):
        return "both"
    return "hit" if roll.hit(face) else "bite" if roll.bite(face) else "miss"


def hunter(t: Table, roll: Roll, box: Box) -> list[Node]:
    """Draw whose dice they are, and what is hunted."""
    x, y, w, h = box
    name = CULTURES[roll.culture]
    card = CARDS[roll.card]
    drawn = f"card-{card}" if t.laid >> roll.card & 1 else art_of(roll.card)
    side = min(28.0, h / 2 - 2)
    said = say("greenland-rolls", culture=words.culture(roll.culture),
               card=words.name_of(t, roll.card), why=ROLLS[roll.why])  # fmt: skip
    found = [Node("roller", x, y + 2, side, side, sprite=f"shield-{name}", label=said)]
    if h > 60:
        found.append(Node("roller-name", x + side + 3, y, w - side - 3, side + 4, size=15,
                          text=words.culture(roll.culture), align="start"))  # fmt: skip
        found.append(Node("quarry", x + 4, y + side + 6, 60, 41, sprite=drawn, label=said))
    else:
        found.append(Node("quarry", x + side + 3, y + 4, 50, 34, sprite=drawn, label=said))
    return found


def result(t: Table, roll: Roll, box: Box) -> list[Node]:
    """Draw hits, bites and the largest set against what is needed."""
    x, y, w, h = box
    shown = [face for face, _, _ in faces(t)]
    hits, bites = sum(map(roll.hit, shown)), sum(map(roll.bite, shown))
    rows: list[list[glyphs.Glyph]] = []
    if roll.why == FOR_ATTACK:
        rows.append([("hit", str(hits))])
    else:
        rows.append([("hit", f"{hits}/{roll.need}"), ("yes" if hits >= roll.need else "no", "")])
    rows.append([("bite", str(bites))])
    want = 0
    if roll.card < REGIONS and roll.why == FOR_HUNT:
        want = int(TROPHY_SET[roll.card] or max(0, HAND_SET[roll.card]))
    if want:
        sign = "antler" if TROPHY_SET[roll.card] else "hand"
        rows.append([(sign, f"{largest(t)}/{want}"), ("yes" if largest(t) >= want else "no", "")])
    if h < 80:
        flat = [glyph for row in rows for glyph in row]
        return glyphs.row("result", (x, y, w, h), flat)
    high = h / 3
    return [
        node
        for number, row in enumerate(rows)
        for node in glyphs.row(f"result-{number}", (x, y + number * high, w, high), row)
    ]
